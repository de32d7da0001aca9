"""Which jokers of the table a hand can free, alone and together (rules.md 1.10, group_joker_swap)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from scala40.bots.plans import Line
from scala40.engine.cards import Card
from scala40.engine.legality.lay_offs import swapped
from scala40.engine.melds import Meld, Run
from scala40.engine.moves import SwapJoker
from scala40.engine.rules import Rules
from scala40.engine.view import Hand, PublicRound


def swap_lines(public: PublicRound, hand: Hand) -> Iterator[Line]:
    """Every choice of one or more swaps that this hand can make in one turn, the fewest first by meld."""
    offers = [(number, meld) for number, meld in enumerate(public.melds, start=1) if meld.joker is not None]
    if not offers:
        return
    first = Line((), public.melds, hand)
    for line in _lines(first, offers, public.rules, public.taken):
        if line.swaps:
            yield line


def _lines(line: Line, offers: list[tuple[int, Meld]], rules: Rules, taken: Card | None) -> Iterator[Line]:
    if not offers:
        yield line
        return
    (number, meld), others = offers[0], offers[1:]
    yield from _lines(line, others, rules, taken)
    joker = meld.joker
    assert joker is not None
    for swap in _swaps_of(number, meld, line.hand, rules, taken):
        made = swapped(meld, swap, rules)
        if made is not None:
            laid = {swap.card} if swap.second is None else {swap.card, swap.second}
            melds = (*line.melds[: number - 1], made, *line.melds[number:])
            yield from _lines(Line((*line.swaps, swap), melds, (line.hand - laid) | {joker}), others, rules, taken)


def _swaps_of(number: int, meld: Meld, hand: Hand, rules: Rules, taken: Card | None) -> Iterator[SwapJoker]:
    """Swaps by the faces of the hand; of twins the card just taken is used, else the second copy."""
    stands_for = meld.stands_for
    assert stands_for is not None
    if isinstance(meld, Run):
        wanted = {stands_for.face}
    else:
        wanted = {suit * 13 + meld.rank - 1 for suit in meld.missing} | {stands_for.face}
    by_face: dict[int, Card] = {}
    for card in sorted(card for card in hand if card.face in wanted):
        if taken is None or by_face.get(card.face) != taken:
            by_face[card.face] = card
    for card in by_face.values():
        yield SwapJoker(card, number)
    if rules.group_joker_swap == "both_missing":
        for card, second in combinations(by_face.values(), 2):
            yield SwapJoker(card, number, second)
