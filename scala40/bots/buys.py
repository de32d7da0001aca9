"""Whether a computer player buys the discard that it is asked about (rules.md 2, buying)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from scala40.bots.levels import Level
from scala40.bots.whole_turn import WholeTurn
from scala40.engine.cards import Card
from scala40.engine.hand_melds import all_melds
from scala40.engine.legality import refusal
from scala40.engine.moves import Buy, LayMelds, Move, Pass
from scala40.engine.transition import after
from scala40.engine.view import Hand, PlayerView, PublicRound

_A_DRAWN_CARD: Final = 7
"""The penalty of a card drawn unseen, in points, jokers and what it may be good for set off against each other."""


def answer_to_offer(view: PlayerView, level: Level) -> Move:
    """Buy the top discard if that goes out, or leaves less in hand by more than the penalty card costs; else pass.

    The measure is that of taking: all that could be laid in a turn of one's own. A lay-off alone never pays, since
    it only brings the penalty card.
    """
    public, hand = view.public, view.hand
    without = _left(public, view.seat, hand, level)
    best: tuple[int, Move] = (level.a_card + _A_DRAWN_CARD + int(level.take_gain), Pass())
    for buy in _buys(public, hand, public.discards[-1]):
        then, left, _ = after(public, hand, buy)
        if not left:
            return buy
        gain = without - _left(then, view.seat, left, level)
        if gain > best[0]:
            best = (gain, buy)
    return best[1]


def _left(public: PublicRound, seat: int, hand: Hand, level: Level) -> int:
    """What stays of this seat's hand when all is laid that fits, as the level counts it, were it its turn."""
    own = replace(public, turn=seat, phase="play")
    return WholeTurn(own, hand, a_card=level.a_card, chains=level.chains, swaps=False).left_in_hand()


def _buys(public: PublicRound, hand: Hand, card: Card) -> Iterator[Buy]:
    for meld in all_melds(hand | {card}, public.rules):
        if card in meld.cards:
            buy = Buy(LayMelds((meld,)))
            if refusal(public, hand, buy) is None:
                yield buy
