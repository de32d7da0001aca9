"""Buying as a person does it: what the discard on offer could be used for, and what dropped cards mean then."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from scala40.engine.cards import CARDS, Card
from scala40.engine.check import check
from scala40.engine.hand_melds import all_melds
from scala40.engine.legality.lay_offs import extensions
from scala40.engine.melds import Meld
from scala40.engine.moves import Buy, LayMelds, LayOff, Pass
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.view import PlayerView
from scala40.models.options import Choice, Option, accepted
from scala40.play.drafts import ways

MOST_MELDS: Final = 4
"""New melds that the question offers; any other can be made by hand."""


def on_offer(view: PlayerView) -> Card | None:
    """The discard that this seat is asked to buy; None while it is not asked (rules.md 2, buying)."""
    asked = view.public.phase == "buy" and view.to_move
    return view.public.discards[-1] if asked else None


def into_new_meld(view: PlayerView, card: Card, cards: Sequence[Card]) -> list[Option] | Refusal:
    """Buying the card on offer for one new meld with these cards of the hand."""
    found = ways((*(other for other in cards if other != card), card), view.public.rules.longest_run)
    if isinstance(found, Refusal):
        return found
    single = [way for way in found if len(way) == 1]
    if not single:
        return Refusal(Reason.NOT_A_MELD)
    return accepted(view, [Option((Buy(LayMelds(way)),), way) for way in single])


def onto_meld(view: PlayerView, card: Card, meld_id: int) -> list[Option] | Refusal:
    """Buying the card on offer for a meld on the table (from 1)."""
    made = extensions(view.public.melds[meld_id - 1], card, view.public.rules)
    uses = [(LayOff(card, meld_id, meld.stands_for if card.is_joker else None), (meld,)) for meld in made]
    options = [Option((Buy(use),), melds) for use, melds in uses]
    return accepted(view, options or [Option((Buy(LayOff(card, meld_id)),))])


def question(view: PlayerView) -> Choice | None:
    """What the card on offer could be used for, the fullest new melds first, and passing last; None while not asked."""
    card = on_offer(view)
    if card is None:
        return None
    options: list[Option] = []
    for meld_id in range(1, len(view.public.melds) + 1):
        found = onto_meld(view, card, meld_id)
        options += [] if isinstance(found, Refusal) else found
    for meld in _fullest(meld for meld in all_melds(view.hand | {card}, view.public.rules) if card in meld.cards):
        option = Option((Buy(LayMelds((meld,))),), (meld,))
        if check(view, option.moves[0]) is None:
            options.append(option)
    return Choice((*options, Option((Pass(),))), (card,), "buy")


def _fullest(melds: Iterable[Meld]) -> list[Meld]:
    """Those melds whose natural cards no other one holds, those without a joker first, twins told once."""
    order = sorted(melds, key=lambda meld: (meld.joker is not None, -len(meld.cards), -meld.points))
    kept: list[Meld] = []
    for meld in order:
        if not any(_natural(meld) <= _natural(other) for other in kept):
            kept.append(meld)
    return kept[:MOST_MELDS]


def _natural(meld: Meld) -> set[Card]:
    """The faces of the natural cards of a meld."""
    return {CARDS[card.face] for card in meld.cards if not card.is_joker}
