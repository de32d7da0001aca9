"""From the columns of the search to moves with real cards, and those moves played by the engine's rules."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from scala40.bots.fits import Fit, Step
from scala40.bots.openings import FACES, Split, in_opening, is_later, may_split, split
from scala40.engine.cards import CARDS, Card
from scala40.engine.hand_melds import in_hand
from scala40.engine.legality import refusal
from scala40.engine.meld_masks import JOKER_FACE, MaskMeld
from scala40.engine.melds import Meld, Run, reading_in_order
from scala40.engine.moves import LayMelds, LayOff, Move, SwapJoker
from scala40.engine.rules import Rules
from scala40.engine.transition import after
from scala40.engine.view import Hand, PublicRound

Plan: TypeAlias = tuple[Move, ...]
Steps: TypeAlias = Mapping[tuple[int, int], tuple[int, Fit]]
"""The number of the meld (from 1) and the fit of a column, by its mask and its jokers."""


class Line(msgspec.Struct, frozen=True):
    """Swaps to begin with (after the opening, if there is one): the melds on the table and the hand after them."""

    swaps: tuple[SwapJoker, ...]
    melds: tuple[Meld, ...]
    hand: Hand


def played(public: PublicRound, hand: Hand, moves: Iterable[Move]) -> tuple[PublicRound, Hand] | None:
    """The public round and the hand after these moves; None if the rules refuse one of them."""
    for move in moves:
        if refusal(public, hand, move) is not None:
            return None
        public, hand, _ = after(public, hand, move)
    return public, hand


def moves_of(
    public: PublicRound,
    line: Line,
    columns: Sequence[MaskMeld],
    steps: Steps,
    first: Card | None,
    *,
    at_once: bool = False,
) -> Plan:
    """The moves that lay these columns: the opening, swaps, other melds, lay-offs. The rules have not judged them yet.

    `first` is laid before its twin. A freed joker goes into a new meld first, where it is always welcome. With
    `at_once` all melds are one move.
    """
    left = set(line.hand)
    freed = [joker for joker in sorted(left) if joker.is_joker and joker not in _own_jokers(public, line)]
    own = [joker for joker in sorted(left) if joker.is_joker and joker not in freed]
    if first in own:
        own.remove(first)
        own.insert(0, first)
    rules = public.rules
    moves: list[Move] = []
    added: list[tuple[int, tuple[Step, ...]]] = []
    melds = [column for column in columns if (column[1], column[4]) not in steps]
    if not public.opened[public.turn]:
        parts = [] if at_once else [(column, _split_of(column, rules)) for column in melds]
        splits = [part for _, part in parts if part is not None]
        split_columns = [column for column, part in parts if part is not None]
        opening = [
            column
            for column in melds
            if column not in split_columns and (at_once or _in_opening(column, rules, bool(line.swaps)))
        ]
        laid = _laid(opening, left, own, first, rules)
        for part in splits:
            added.append((len(public.melds) + len(laid) + 1, part.steps))
            natural = {card for card in left if not card.is_joker}
            chosen = (0, part.faces, 0, part.points, 0)
            whole, _ = in_hand([chosen], natural, first if first in left else None)
            left.difference_update(whole[0].cards)
            laid += whole
        if laid:
            moves.append(LayMelds(laid))
        melds = [column for column in melds if column not in opening and column not in split_columns]
    moves += line.swaps
    jokers = [*freed, *own]
    if first in own and rules.freed_joker != "new_meld":
        jokers.remove(first)
        jokers.insert(0, first)
    if melds:
        moves.append(LayMelds(_laid(melds, left, jokers, first, rules)))
    for column in columns:
        known = steps.get((column[1], column[4]))
        if known is not None:
            added.append((known[0], known[1].steps))
    for number, chain in added:
        for face, stands_for in chain:
            card = _card(face, left, jokers, first)
            moves.append(LayOff(card, number, CARDS[stands_for] if card.is_joker else None))
    return tuple(moves)


def _own_jokers(public: PublicRound, line: Line) -> Collection[Card]:
    """Jokers that were in hand before any swap of this turn."""
    swapped = {public.melds[swap.meld - 1].joker for swap in line.swaps}
    return {card for card in line.hand if card.is_joker and card not in public.freed and card not in swapped}


def _in_opening(column: MaskMeld, rules: Rules, swaps: bool) -> bool:
    """Whether this meld, which is not laid in two parts, is in the opening itself."""
    if not column[4]:
        return True
    return in_opening(column[1]) or (rules.opening_joker == "counted" and not swaps)


def _split_of(column: MaskMeld, rules: Rules) -> Split | None:
    marked = in_opening(column[1]) or is_later(column[1])
    return split(column[1]) if column[4] and not marked and may_split(rules) else None


def _laid(
    columns: Iterable[MaskMeld], left: set[Card], jokers: list[Card], first: Card | None, rules: Rules
) -> tuple[Meld, ...]:
    """These melds in the cards that are left, which are taken out; neighbouring runs become one."""
    chosen = [(column[0], column[1] & FACES, column[2], column[3], column[4]) for column in columns]
    count = sum(column[4] for column in chosen)
    laid_jokers = jokers[:count]
    del jokers[:count]
    natural = {card for card in left if not card.is_joker}
    melds, _ = in_hand(chosen, natural.union(laid_jokers), first if first in left else None)
    left.difference_update(card for meld in melds for card in meld.cards)
    return joined(melds, rules)


def joined(melds: Sequence[Meld], rules: Rules) -> tuple[Meld, ...]:
    """The same cards with runs that continue each other laid as one: fewer ends for others to lay off at."""
    found = list(melds)
    again = True
    while again:
        again = False
        for one in found:
            for other in found:
                whole = _whole(one, other, rules)
                if whole is not None:
                    found[found.index(one)] = whole
                    found.remove(other)
                    again = True
                    break
            if again:
                break
    return tuple(found)


def _whole(one: Meld, other: Meld, rules: Rules) -> Meld | None:
    if not isinstance(one, Run) or not isinstance(other, Run) or one.suit != other.suit:
        return None
    if one.start + len(one.cards) != other.start or (one.joker is not None and other.joker is not None):
        return None
    whole = reading_in_order((*one.cards, *other.cards), one.stands_for or other.stands_for, rules.longest_run)
    return whole if isinstance(whole, Run) and whole.start == one.start else None


def _card(face: int, left: set[Card], jokers: list[Card], first: Card | None) -> Card:
    """A card of this face (52 a joker) that is left, which is taken out: `first` before its twin."""
    if face == JOKER_FACE:
        card = jokers.pop(0)
    else:
        card = CARDS[face + JOKER_FACE] if CARDS[face + JOKER_FACE] in left else CARDS[face]
        if first is not None and first.face == face and first in left:
            card = first
    left.discard(card)
    return card
