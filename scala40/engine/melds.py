"""Melds: runs and groups that are valid by construction, and `readings`, which finds every meld some cards can be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

import msgspec

from scala40.engine.cards import Card, face_of, group_points, points_at
from scala40.engine.refusal import Reason, Refusal


class Run(msgspec.Struct, frozen=True, tag="run"):
    """Three or more cards of one suit in sequence, written upwards (rules.md 1.5).

    `start` is the place of the first card: 1 the low ace, 13 the king; a card at place 14 is the high ace. Made only by
    `readings` and the functions beside it, so that a `Run` is always legal under the rules it was made for.
    """

    suit: int
    start: int
    cards: tuple[Card, ...]

    @property
    def points(self) -> int:
        """Card points; the joker counts as the card it stands for (rules.md 1.7)."""
        return sum(points_at(place) for place in range(self.start, self.start + len(self.cards)))

    @property
    def faces(self) -> tuple[Card, ...]:
        """The face at each place (first copies), the joker's included."""
        return tuple(face_of(self.suit, place) for place in range(self.start, self.start + len(self.cards)))

    @property
    def joker(self) -> Card | None:
        """The joker of this run, or None."""
        for card in self.cards:
            if card.is_joker:
                return card
        return None

    @property
    def stands_for(self) -> Card | None:
        """The face (first copy) that the joker stands for, or None without a joker."""
        for index, card in enumerate(self.cards):
            if card.is_joker:
                return face_of(self.suit, self.start + index)
        return None


class Group(msgspec.Struct, frozen=True, tag="group"):
    """Three or four cards of one rank in different suits, kept in suit order (rules.md 1.4)."""

    rank: int
    cards: tuple[Card, ...]
    suits: tuple[int, ...]
    """The suit of each card; the joker's is the one it stands for."""

    @property
    def points(self) -> int:
        """Card points; an ace counts 11, the joker as the card it stands for (rules.md 1.7)."""
        return len(self.cards) * group_points(self.rank)

    @property
    def faces(self) -> tuple[Card, ...]:
        """The face of each card (first copies), the joker's included."""
        return tuple(face_of(suit, self.rank) for suit in self.suits)

    @property
    def joker(self) -> Card | None:
        """The joker of this group, or None."""
        for card in self.cards:
            if card.is_joker:
                return card
        return None

    @property
    def stands_for(self) -> Card | None:
        """The face (first copy) that the joker stands for, or None without a joker."""
        for card, suit in zip(self.cards, self.suits, strict=True):
            if card.is_joker:
                return face_of(suit, self.rank)
        return None

    @property
    def missing(self) -> tuple[int, ...]:
        """Suits that no natural card of this group has, in suit order."""
        natural = {card.suit for card in self.cards if not card.is_joker}
        return tuple(suit for suit in range(4) if suit not in natural)


Meld: TypeAlias = Run | Group
FULL_SUIT: Final = 13


def readings(cards: Sequence[Card], longest_run: int = 13) -> list[Meld] | Refusal:
    """Every meld that these cards can be, the one worth most first, or the `Refusal` that says why there is none.

    The order of `cards` plays no part. `longest_run` is the field of rules.md 2 (13 or 14). Reasons come in the order
    of records.md, "Reasons".
    """
    if len(cards) < 3:
        return Refusal(Reason.TOO_FEW_CARDS, have=len(cards), need=3)
    jokers = [card for card in cards if card.is_joker]
    if len(jokers) > 1:
        return Refusal(Reason.TWO_JOKERS)
    natural = [card for card in cards if not card.is_joker]
    if all(card.rank == natural[0].rank for card in natural):
        return _groups(natural, jokers)
    if all(card.suit == natural[0].suit for card in natural):
        return _runs(natural, jokers, longest_run)
    return Refusal(Reason.NOT_A_MELD)


def _groups(natural: list[Card], jokers: list[Card]) -> list[Meld] | Refusal:
    held: dict[int, Card] = {}
    for card in natural:
        if card.suit in held:
            return Refusal(Reason.SUIT_TWICE, card=card)
        held[card.suit] = card
    if len(natural) + len(jokers) > 4:
        return Refusal(Reason.TOO_MANY_CARDS, have=len(natural) + len(jokers), need=4)
    rank = natural[0].rank
    if not jokers:
        return [_group(rank, held)]
    return [_group(rank, {**held, suit: jokers[0]}) for suit in range(4) if suit not in held]


def _group(rank: int, held: dict[int, Card]) -> Group:
    suits = tuple(sorted(held))
    return Group(rank, tuple(held[suit] for suit in suits), suits)


def _runs(natural: list[Card], jokers: list[Card], longest_run: int) -> list[Meld] | Refusal:
    suit = natural[0].suit
    count = len(natural) + len(jokers)
    if count > longest_run:
        return Refusal(Reason.TOO_MANY_CARDS, have=count, need=longest_run)
    by_rank: dict[int, Card] = {}
    two_aces = False
    for card in natural:
        if card.rank in by_rank:
            if card.rank != 1:
                return Refusal(Reason.RANK_TWICE, card=card)
            two_aces = True
        by_rank[card.rank] = card
    found: list[Meld] = []
    others = [rank for rank in by_rank if rank != 1]
    # The high end first: of two placements the higher one is never worth less.
    for start in range(min(15 - count, min(others)), max(max(others) - count, 0), -1):
        placed = _placed(by_rank, jokers, start, count)
        if placed is not None and not two_aces:
            if count == 14:
                # The joker is the second ace at either end (rules.md 2, longest_run); `placed` has it at the high one.
                found.append(Run(suit, start, (placed[-1], *placed[1:-1], placed[0])))
            found.append(Run(suit, start, placed))
    if found:
        return sorted(found, key=lambda run: -run.points)
    if _fits_a_circle(set(by_rank), len(jokers)) and not _fits_a_line(set(by_rank), len(jokers)):
        return Refusal(Reason.AROUND_THE_CORNER, card=by_rank.get(1, face_of(suit, 1)))
    if two_aces and _fits_a_line(set(by_rank), len(jokers)):
        return Refusal(Reason.TWO_ACES)
    return Refusal(Reason.GAP_IN_RUN)


def _placed(by_rank: dict[int, Card], jokers: list[Card], start: int, count: int) -> tuple[Card, ...] | None:
    """The cards in order with the first at place `start`, or None where they do not fill these places."""
    placed: list[Card] = []
    used = set()
    spare = list(jokers)
    for place in range(start, start + count):
        rank = 1 if place == 14 else place
        if rank in by_rank and rank not in used:
            used.add(rank)
            placed.append(by_rank[rank])
        elif spare:
            placed.append(spare.pop())
        else:
            return None
    return tuple(placed) if len(used) == len(by_rank) else None


def _fits_a_line(ranks: set[int], jokers: int) -> bool:
    ways = [ranks, {14 if rank == 1 else rank for rank in ranks}]
    return any(max(way) - min(way) + 1 - len(way) <= jokers for way in ways)


def _fits_a_circle(ranks: set[int], jokers: int) -> bool:
    ordered = sorted(ranks)
    gaps = [b - a - 1 for a, b in zip(ordered, [*ordered[1:], ordered[0] + FULL_SUIT], strict=True)]
    return sum(gaps) - max(gaps) <= jokers


def reading_with(cards: Sequence[Card], stands_for: Card | None, longest_run: int = 13) -> Meld | Refusal:
    """The meld of these cards in which the joker stands for the face `stands_for`.

    Gives the reading worth most where several fit (a full run of 13 with the ace high). Refuses with the reason that
    the shape has when the joker is the card it names.
    """
    found = readings(cards, longest_run)
    if isinstance(found, Refusal) and (stands_for is None or found.reason is Reason.TWO_JOKERS):
        return found
    for meld in () if isinstance(found, Refusal) else found:
        if stands_for is None or meld.stands_for == stands_for:
            return meld
    assert stands_for is not None
    named = readings([stands_for if card.is_joker else card for card in cards], longest_run)
    return named if isinstance(named, Refusal) else Refusal(Reason.NOT_THE_JOKERS_CARD, card=stands_for)


def reading_in_order(cards: Sequence[Card], stands_for: Card | None, longest_run: int = 13) -> Meld | Refusal:
    """Like `reading_with`, but where the cards are written as a run upwards, the run begins with the first of them.

    Only a full run needs it: `AS 2S .. KS` has the ace low, `2S .. KS AS` has it high (records.md, "Melds").
    """
    found = readings(cards, longest_run)
    if isinstance(found, list):
        for meld in found:
            if meld.cards == tuple(cards) and (stands_for is None or meld.stands_for == stands_for):
                return meld
    return reading_with(cards, stands_for, longest_run)


def extended(meld: Meld, card: Card, longest_run: int = 13) -> list[Meld]:
    """Every meld that `card`, laid off onto `meld`, makes of it (rules.md 1.9); empty where it does not fit.

    A joker gives one meld for each card it may stand for. Nothing that lies on the table slides: the cards of `meld`,
    its joker included, keep their places. The joker of a group of three stays where it was declared; how it may move
    under `group_joker_swap` is decided in `legality.lay_offs`.
    """
    if card.is_joker and meld.joker is not None:
        return []
    if isinstance(meld, Group):
        if len(meld.cards) == 4:
            return []
        held = dict(zip(meld.suits, meld.cards, strict=True))
        if card.is_joker:
            return [_group(meld.rank, {**held, suit: card}) for suit in range(4) if suit not in held]
        if card.rank != meld.rank or card.suit in held:
            return []
        return [_group(meld.rank, {**held, card.suit: card})]
    if len(meld.cards) >= longest_run:
        return []
    result: list[Meld] = []
    end = meld.start + len(meld.cards)
    if end <= 14 and _continues(meld, card, end):
        result.append(Run(meld.suit, meld.start, (*meld.cards, card)))
    if meld.start > 1 and _continues(meld, card, meld.start - 1):
        result.append(Run(meld.suit, meld.start - 1, (card, *meld.cards)))
    return result


def _continues(run: Run, card: Card, place: int) -> bool:
    if card.is_joker:
        return True
    rank = 1 if place == 14 else place
    if card.suit != run.suit or card.rank != rank:
        return False
    # Two natural aces never share a run (rules.md 1.5).
    return rank != 1 or all(held.is_joker or held.rank != 1 for held in run.cards)


def replaced(meld: Meld, joker: Card, natural: Card) -> Meld:
    """The meld with `natural` in the place of its joker; the caller knows that it is the card the joker stands for."""
    cards = tuple(natural if card == joker else card for card in meld.cards)
    if isinstance(meld, Group):
        return Group(meld.rank, cards, meld.suits)
    return Run(meld.suit, meld.start, cards)


def regrouped(meld: Group, cards: Iterable[Card]) -> Group | None:
    """The group of these cards, None if it is none: the naturals keep their suits, a joker takes the last suit left.

    For groups whose joker is not bound to its declared suit (rules.md 2, group_joker_swap).
    """
    held: dict[int, Card] = {}
    spare: list[Card] = []
    for card in cards:
        if card.is_joker:
            spare.append(card)
        elif card.rank != meld.rank or card.suit in held:
            return None
        else:
            held[card.suit] = card
    free = [suit for suit in range(4) if suit not in held]
    if len(spare) > len(free):
        return None
    for joker, suit in zip(spare, free, strict=False):
        held[suit] = joker
    return _group(meld.rank, held)
