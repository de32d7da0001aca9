"""Imagined rounds on a compact state of bit masks, many times faster than on the engine's own transition.

Sound, not complete: every move is one that the rules allow, but some that the club would find are not looked for.
"""

from __future__ import annotations

from collections.abc import Sequence

from scala40.bots.outcome import Outcome
from scala40.bots.playout.terms import start_of
from scala40.bots.playout.turns import Playing
from scala40.bots.playout.watcher import Watcher
from scala40.engine.cards import Card
from scala40.engine.rules import Rules
from scala40.engine.scoring import penalties
from scala40.engine.view import Hand, PublicRound

__all__ = ["Playing", "Watcher", "imagine", "plays"]


def plays(rules: Rules) -> bool:
    """True for rules that the compact playout knows: all but buying, partners and jokers freed by two cards."""
    return not rules.buying and rules.partners == "no" and rules.group_joker_swap != "both_missing"


def imagine(
    public: PublicRound, hands: Sequence[Hand], stock: Sequence[Card], seed: int, watcher: Watcher | None = None
) -> Outcome:
    """Play the round on to its end, every seat much as the club plays; `seed` decides the reshuffles.

    `hands` are by seat, those that are out empty, and `stock` has its top card first. `public` is in the phase `draw`
    or `play`; what the seat on turn owes there is done by the club itself. A `watcher` sees each move after that.
    """
    start = start_of(public, hands[public.turn])
    if start.public.phase == "over":
        ended = start.public
        left = [start.hand if start.owed and seat == start.seat else hand for seat, hand in enumerate(hands)]
        return Outcome(penalties(ended, left), ended.closer, ended.concealed, ended.closer is None)
    return Playing(start, hands, stock, seed, watcher).to_the_end()
