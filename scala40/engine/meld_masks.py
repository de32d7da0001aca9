"""The 727 melds that are enough to arrange any hand, as bit masks of faces, and those that some faces can form.

A longer run splits into runs of three to five cards without changing its points or its penalty, with a joker in it too,
so no arrangement is lost by leaving longer runs out. Of two places for a joker only the one worth more points is kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

import msgspec

from scala40.engine.cards import CARDS, JOKER_POINTS, Card, group_points, points_at

MaskMeld: TypeAlias = tuple[int, int, int, int, int]
"""Number of the lowest face, mask of the natural faces (bit suit * 13 + rank - 1), penalty that its cards cost in hand
(the joker's included), points on the table, jokers in it (0 or 1)."""

SUIT_BITS: Final = 13
ONE_SUIT: Final = (1 << SUIT_BITS) - 1
HIGH_ACE: Final = 14
_ACE_PENALTIES: Final = (1, 11)


def _rank_penalty(rank: int, ace: int) -> int:
    return ace if rank == 1 else min(rank, 10)


JOKER_FACE: Final = 52
FACE_PENALTIES: Final = {
    ace: [*(_rank_penalty(face % SUIT_BITS + 1, ace) for face in range(JOKER_FACE)), JOKER_POINTS]
    for ace in _ACE_PENALTIES
}
"""Penalty points in hand by what an ace costs (1 or 11), then by face; the last is the joker's (rules.md 1.13)."""
_CARD_PENALTIES: Final = {ace: [by_face[card.face] for card in CARDS] for ace, by_face in FACE_PENALTIES.items()}
_FACES: Final = (1 << JOKER_FACE) - 1


class Held(msgspec.Struct, frozen=True):
    """Cards as the search sees them: a mask of the faces held, one of the faces held twice, and the number of jokers.

    `penalty` is that of all of them, each ace at `ace` points.
    """

    faces: int
    twins: int
    jokers: int
    penalty: int
    ace: int

    def without(self, face: int) -> Held:
        """The same with one copy less of a face (0-51, 52 a joker)."""
        penalty = self.penalty - FACE_PENALTIES[self.ace][face]
        if face == JOKER_FACE:
            return Held(self.faces, self.twins, self.jokers - 1, penalty, self.ace)
        bit = 1 << face
        if self.twins & bit:
            return Held(self.faces, self.twins & ~bit, self.jokers, penalty, self.ace)
        return Held(self.faces & ~bit, self.twins, self.jokers, penalty, self.ace)

    def kinds(self) -> list[int]:
        """The faces held, 52 for a joker."""
        return [face for face in range(JOKER_FACE) if self.faces >> face & 1] + [JOKER_FACE] * (self.jokers > 0)

    @property
    def count(self) -> int:
        """The number of cards."""
        return self.faces.bit_count() + self.twins.bit_count() + self.jokers


def held_cards(cards: Iterable[Card], ace: int) -> Held:
    """These cards as the search sees them; `ace` is what an ace costs in hand (1 or 11)."""
    penalties = _CARD_PENALTIES[ace]
    penalty = held = 0
    for card in cards:
        held |= 1 << card
        penalty += penalties[card]
    first, second = held & _FACES, held >> JOKER_FACE & _FACES
    return Held(first | second, first & second, (held >> 2 * JOKER_FACE).bit_count(), penalty, ace)


@cache
def _every_run(suit: int, ace: int) -> list[MaskMeld]:
    best: dict[tuple[int, int], MaskMeld] = {}
    for length in (3, 4, 5):
        for start in range(1, HIGH_ACE + 2 - length):
            places = range(start, start + length)
            points = sum(points_at(place) for place in places)
            for joker_place in (0, *places):
                ranks = [(place - 1) % SUIT_BITS + 1 for place in places if place != joker_place]
                jokers = 1 if joker_place else 0
                faces = sum(1 << (suit * SUIT_BITS + rank - 1) for rank in ranks)
                penalty = sum(_rank_penalty(rank, ace) for rank in ranks) + jokers * JOKER_POINTS
                known = best.get((faces, jokers))
                if known is None or known[3] < points:
                    best[faces, jokers] = (suit * SUIT_BITS + min(ranks) - 1, faces, penalty, points, jokers)
    return list(best.values())


@cache
def _every_group(rank: int, ace: int) -> list[MaskMeld]:
    found: list[MaskMeld] = []
    for natural in (2, 3, 4):
        for suits in combinations(range(4), natural):
            faces = sum(1 << (suit * SUIT_BITS + rank - 1) for suit in suits)
            low = suits[0] * SUIT_BITS + rank - 1
            penalty = natural * _rank_penalty(rank, ace)
            if natural > 2:
                found.append((low, faces, penalty, natural * group_points(rank), 0))
            if natural < 4:
                found.append((low, faces, penalty + JOKER_POINTS, (natural + 1) * group_points(rank), 1))
    return found


@cache
def _runs_within(suit: int, ranks: int, ace: int, jokers: int) -> tuple[MaskMeld, ...]:
    """The runs of 3 to 5 within 13 bits of one suit, with at most `jokers` (0 or 1) jokers in each."""
    faces = ranks << (suit * SUIT_BITS)
    return tuple(meld for meld in _every_run(suit, ace) if meld[1] & faces == meld[1] and meld[4] <= jokers)


@cache
def _groups_within(rank: int, suits: int, ace: int, jokers: int) -> tuple[MaskMeld, ...]:
    """The groups within 4 bits of one rank, with at most `jokers` (0 or 1) jokers in each."""
    faces = sum(1 << (suit * SUIT_BITS + rank - 1) for suit in range(4) if suits >> suit & 1)
    return tuple(meld for meld in _every_group(rank, ace) if meld[1] & faces == meld[1] and meld[4] <= jokers)


def melds_within(faces: int, jokers: int, ace: int) -> list[MaskMeld]:
    """Those of the 727 melds that these faces and jokers can form, ordered by their lowest face.

    `faces` is a mask of 52 bits, `ace` what an ace costs in hand (1 or 11).
    """
    joker = 1 if jokers else 0
    clubs = faces & ONE_SUIT
    diamonds = faces >> 13 & ONE_SUIT
    hearts = faces >> 26 & ONE_SUIT
    spades = faces >> 39
    found = [
        *_runs_within(0, clubs, ace, joker),
        *_runs_within(1, diamonds, ace, joker),
        *_runs_within(2, hearts, ace, joker),
        *_runs_within(3, spades, ace, joker),
    ]
    across = (clubs | diamonds) & (hearts | spades)
    beside = clubs & diamonds | hearts & spades
    # Two suits are enough with a joker, three are needed without.
    ranks = beside | across if joker else beside & across
    while ranks:
        lowest = ranks & -ranks
        ranks ^= lowest
        suits = (clubs & lowest and 1) | (diamonds & lowest and 2) | (hearts & lowest and 4) | (spades & lowest and 8)
        found += _groups_within(lowest.bit_length(), suits, ace, joker)
    found.sort()
    return found


Found: TypeAlias = tuple[int, tuple[MaskMeld, ...]]
"""What the chosen melds are worth together, and these melds; `IMPOSSIBLE` where a demand cannot be met."""
NOTHING: Final[Found] = (0, ())
IMPOSSIBLE: Final[Found] = (-1, ())


_Row: TypeAlias = tuple[int, int, int, int, MaskMeld]
"""A meld with the lowest face of its row: mask, jokers, worth, points that count, the meld itself."""


class Search:
    """Finds the disjoint melds worth most among those of one hand, and of every hand that is a part of it.

    `worth` gives each meld's worth, `counted` the points it brings towards a demand, both in the order of `melds`.
    Faces held are a mask, faces held twice another; which of two copies is meant plays no part. What was found once is
    remembered, so asking for all fourteen discards costs little more than asking once. Of choices worth the same it
    gives the one that does without the melds named first.

    Melds with the same lowest face are a row: once no copy of that face is left, or none is to be laid, the row is
    done with, and faces below it no longer matter.
    """

    def __init__(self, melds: list[MaskMeld], worth: list[int], counted: list[int]) -> None:
        # By the lowest face, as a mask; in each row the last meld comes first, for the first one is the last resort.
        rows: dict[int, list[_Row]] = {}
        jokers = 0
        for meld, value, points in zip(melds, worth, counted, strict=True):
            mask = meld[1]
            bit = mask & -mask
            jokers |= meld[4]
            if bit in rows:
                rows[bit].insert(0, (mask, meld[4], value, points, meld))
            else:
                rows[bit] = [(mask, meld[4], value, points, meld)]
        self._rows = self._natural_rows = rows
        self._first = self._first_natural = sum(rows)
        if jokers:
            natural = ((bit, [one for one in row if not one[1]]) for bit, row in rows.items())
            self._natural_rows = {bit: row for bit, row in natural if row}
            self._first_natural = sum(self._natural_rows)
        self._known: dict[tuple[int, int, int], Found] = {}
        self._known_reaching: dict[tuple[int, int, int, int], Found] = {}

    def most(self, faces: int, twins: int, jokers: int) -> Found:
        """The most that disjoint melds of these cards are worth."""
        firsts = faces & (self._first if jokers else self._first_natural)
        if not firsts:
            return NOTHING
        bit = firsts & -firsts
        faces &= -bit
        twins &= faces
        key = (faces, twins, jokers)
        known = self._known.get(key)
        if known is not None:
            return known
        twice = twins & bit
        best = self.most(faces ^ bit, twins ^ twice, jokers)
        for mask, needs, worth, _, meld in (self._rows if jokers else self._natural_rows)[bit]:
            if mask & faces == mask and needs <= jokers:
                left = faces & ~mask | twins & mask
                if twice:
                    rest = self._most_again(left, twins & ~mask, jokers - needs, bit, meld)
                else:
                    rest = self.most(left, twins & ~mask, jokers - needs)
                if rest[0] + worth > best[0]:
                    best = (rest[0] + worth, (meld, *rest[1]))
        self._known[key] = best
        return best

    def _most_again(self, faces: int, twins: int, jokers: int, bit: int, first: MaskMeld) -> Found:
        """Like `most` where one meld of a row is laid and the second copy of its lowest face is left for another."""
        best = self.most(faces ^ bit, twins, jokers)
        row, meld = iter(self._rows[bit]), None
        while meld is not first:
            mask, needs, worth, _, meld = next(row)
            if mask & faces == mask and needs <= jokers:
                rest = self.most(faces & ~mask | twins & mask, twins & ~mask, jokers - needs)
                if rest[0] + worth > best[0]:
                    best = (rest[0] + worth, (meld, *rest[1]))
        return best

    def most_reaching(self, faces: int, twins: int, jokers: int, points: int) -> Found:
        """Like `most` among the choices whose counted points reach `points`; `IMPOSSIBLE` if none does."""
        if points <= 0:
            return self.most(faces, twins, jokers)
        firsts = faces & (self._first if jokers else self._first_natural)
        if not firsts:
            return IMPOSSIBLE
        bit = firsts & -firsts
        faces &= -bit
        twins &= faces
        key = (faces, twins, jokers, points)
        known = self._known_reaching.get(key)
        if known is not None:
            return known
        twice = twins & bit
        best = self.most_reaching(faces ^ bit, twins ^ twice, jokers, points)
        for mask, needs, worth, counted, meld in (self._rows if jokers else self._natural_rows)[bit]:
            if mask & faces == mask and needs <= jokers:
                left = faces & ~mask | twins & mask
                if twice:
                    rest = self._reaching_again(left, twins & ~mask, jokers - needs, points - counted, bit, meld)
                else:
                    rest = self.most_reaching(left, twins & ~mask, jokers - needs, points - counted)
                if rest[0] >= 0 and rest[0] + worth > best[0]:
                    best = (rest[0] + worth, (meld, *rest[1]))
        self._known_reaching[key] = best
        return best

    def _reaching_again(self, faces: int, twins: int, jokers: int, points: int, bit: int, first: MaskMeld) -> Found:
        """Like `_most_again` among the choices that reach `points`."""
        if points <= 0:
            return self._most_again(faces, twins, jokers, bit, first)
        best = self.most_reaching(faces ^ bit, twins, jokers, points)
        row, meld = iter(self._rows[bit]), None
        while meld is not first:
            mask, needs, worth, counted, meld = next(row)
            if mask & faces == mask and needs <= jokers:
                left = faces & ~mask | twins & mask
                rest = self.most_reaching(left, twins & ~mask, jokers - needs, points - counted)
                if rest[0] >= 0 and rest[0] + worth > best[0]:
                    best = (rest[0] + worth, (meld, *rest[1]))
        return best

    def most_using(self, faces: int, twins: int, jokers: int, points: int, used: int, natural_only: bool) -> Found:
        """Like `most_reaching` among the choices that use a copy of the face `used` (52: a joker).

        With `natural_only` it must be in a meld without a joker. `IMPOSSIBLE` if there is no such choice.
        """
        best = IMPOSSIBLE
        for row in self._rows.values():
            for mask, needs, worth, counted, meld in reversed(row):
                if mask & faces != mask or needs > jokers or (natural_only and needs):
                    continue
                if not (needs if used == JOKER_FACE else mask >> used & 1):
                    continue
                left = faces & ~mask | twins & mask
                rest = self.most_reaching(left, twins & ~mask, jokers - needs, points - counted)
                if rest[0] >= 0 and rest[0] + worth > best[0]:
                    best = (rest[0] + worth, (meld, *rest[1]))
        return best
