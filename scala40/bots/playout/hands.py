"""The best melds of a hand in a playout: results are kept by the cards that can be in a meld at all, the rest is loose.

The same few melds come back turn after turn and world after world, so most answers are only looked up.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from scala40.bots.playout.masks import (
    MOST_POINTS,
    ONE_RANK,
    RANKS,
    RUN_COVERS,
    SUITS,
    Column,
    columns_at,
    group_cover,
    natural_cover,
    run_cover,
    sums_over_suit,
    worth_of_faces,
)
from scala40.engine.cards import group_points
from scala40.engine.meld_masks import JOKER_FACE, ONE_SUIT, SUIT_BITS

_MOST_KNOWN: Final = 60_000
_MOST_POINTS: Final = 51
"""The most that one meld of the search brings: ten, jack, queen, king, ace."""

Best = tuple[int, tuple[Column, ...]]
"""The most that disjoint melds are worth, and these melds."""
NOTHING: Final[Best] = (0, ())
IMPOSSIBLE: Final[Best] = (-1, ())


class HandMelds:
    """The best melds of hands, given as faces held, faces held twice and the number of jokers.

    `ace` is what an ace costs in hand (1 or 11).
    """

    def __init__(self, ace: int) -> None:
        self.worth = worth_of_faces(ace)
        self._sums = sums_over_suit(self.worth)
        self.columns = columns_at(ace)
        self._parts: dict[int, Best] = {}
        self._natural: dict[int, Best] = {}
        self._with: dict[int, Best] = {}
        self._reaching: dict[int, Best] = {}
        self._listed: tuple[int, list[Column]] = (0, [])

    def natural(self, faces: int, twins: int) -> Best:
        """The natural melds worth most."""
        # As `natural_cover`, which would take as long to call as to do: this is asked several times a turn.
        clubs = faces & ONE_SUIT
        diamonds = faces >> 13 & ONE_SUIT
        hearts = faces >> 26 & ONE_SUIT
        spades = faces >> 39
        thrice = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
        cover = RUN_COVERS[clubs] | RUN_COVERS[diamonds] << 13 | RUN_COVERS[hearts] << 26 | RUN_COVERS[spades] << 39
        if thrice:
            cover |= faces & thrice * ONE_RANK
        elif not cover:
            return NOTHING
        key = faces & cover | (twins & cover) << JOKER_FACE
        best = self._natural.get(key)
        if best is None:
            if len(self._natural) > _MOST_KNOWN:
                self._natural.clear()
            best = self._natural[key] = self._most_natural(faces & cover, twins & cover)
        return best

    def _most_natural(self, faces: int, twins: int) -> Best:
        """The natural melds worth most of cards that all lie in one; suit by suit where runs and groups are apart."""
        runs, groups = run_cover(faces), group_cover(faces)
        if runs & groups:
            return most(self.columns.natural(faces), 0, faces, twins, {})
        worth = 0
        chosen: tuple[Column, ...] = ()
        for kind, masks in ((runs, SUITS), (groups, RANKS)):
            if not kind:
                continue
            for mask in masks:
                part = kind & mask
                if part:
                    key = part | (twins & part) << JOKER_FACE
                    best = self._parts.get(key)
                    if best is None:
                        if len(self._parts) > _MOST_KNOWN:
                            self._parts.clear()
                        columns = self.columns.natural(part)
                        best = self._parts[key] = most(columns, 0, part, twins & part, {})
                    worth += best[0]
                    chosen += best[1]
        return worth, chosen

    def natural_points(self, faces: int, twins: int) -> int:
        """Points that natural melds bring towards an opening at most: those of all cards that can be in one."""
        cover = natural_cover(faces)
        if not cover:
            return 0
        points = (
            MOST_POINTS[cover & ONE_SUIT]
            + MOST_POINTS[cover >> 13 & ONE_SUIT]
            + MOST_POINTS[cover >> 26 & ONE_SUIT]
            + MOST_POINTS[cover >> 39]
        )
        twice = twins & cover
        while twice:
            lowest = twice & -twice
            twice ^= lowest
            points += group_points((lowest.bit_length() - 1) % SUIT_BITS + 1)
        return points

    def total(self, faces: int, twins: int, jokers: int) -> int:
        """What all these cards are worth to get rid of."""
        sums = self._sums
        found = (
            jokers * self.worth[JOKER_FACE]
            + sums[faces & ONE_SUIT]
            + sums[faces >> 13 & ONE_SUIT]
            + sums[faces >> 26 & ONE_SUIT]
            + sums[faces >> 39]
        )
        return found + self.total(twins, 0, 0) if twins else found

    def best(self, faces: int, twins: int, jokers: int) -> Best:
        """The melds worth most."""
        if not jokers:
            return self.natural(faces, twins)
        key = faces | twins << JOKER_FACE | jokers << 2 * JOKER_FACE
        best = self._with.get(key)
        if best is None:
            if len(self._with) > _MOST_KNOWN:
                self._with.clear()
            best = self._with[key] = self._with_jokers(self.with_joker(faces), 0, faces, twins, jokers)
        return best

    def with_joker(self, faces: int) -> list[Column]:
        """The melds with a joker, those worth most first; perhaps some that need more faces than these."""
        listed, columns = self._listed
        # The next question is often about the same hand with one card less.
        if listed & faces != faces or (listed ^ faces).bit_count() > 1:
            columns = self.columns.with_joker(faces)
            self._listed = (faces, columns)
        return columns

    def _with_jokers(self, columns: list[Column], start: int, faces: int, twins: int, jokers: int) -> Best:
        best = self.natural(faces, twins)
        base = best[0]
        for index in range(start, len(columns)):
            column = columns[index]
            # No joker brings more than the columns before this one, and natural melds no more than without it.
            if column[0] * jokers + base <= best[0]:
                break
            needed = column[1]
            if needed & faces != needed:
                continue
            left, twice = faces & ~needed | twins & needed, twins & ~needed
            rest = (
                self._with_jokers(columns, index, left, twice, jokers - 1) if jokers > 1 else self.natural(left, twice)
            )
            if rest[0] + column[0] > best[0]:
                best = (rest[0] + column[0], (column, *rest[1]))
        return best

    def reaching(self, faces: int, twins: int, jokers: int, points: int) -> Best:
        """The melds worth most of those that bring so many points; `IMPOSSIBLE` if none do."""
        if not jokers:
            return self._natural_reaching(faces, twins, points)
        return self._reaching_from(self.with_joker(faces), 0, faces, twins, jokers, points)

    def _reaching_from(
        self, columns: list[Column], start: int, faces: int, twins: int, jokers: int, points: int
    ) -> Best:
        best = self._natural_reaching(faces, twins, points)
        if not jokers:
            return best
        base = self.natural(faces, twins)[0]
        most_brought = self.natural_points(faces, twins) + (jokers - 1) * _MOST_POINTS
        for index in range(start, len(columns)):
            column = columns[index]
            if column[0] * jokers + base <= best[0]:
                break
            needed = column[1]
            if needed & faces != needed or column[2] + most_brought < points:
                continue
            left, twice = faces & ~needed | twins & needed, twins & ~needed
            rest = self._reaching_from(columns, index, left, twice, jokers - 1, points - column[2])
            if rest[0] >= 0 and rest[0] + column[0] > best[0]:
                best = (rest[0] + column[0], (column, *rest[1]))
        return best

    def _natural_reaching(self, faces: int, twins: int, points: int) -> Best:
        best = self.natural(faces, twins)
        brought = 0
        for column in best[1]:
            brought += column[2]
        if brought >= points:
            return best
        cover = natural_cover(faces)
        if not cover:
            return IMPOSSIBLE
        key = (faces & cover | (twins & cover) << JOKER_FACE) << 7 | points
        best_reaching = self._reaching.get(key)
        if best_reaching is None:
            if len(self._reaching) > _MOST_KNOWN:
                self._reaching.clear()
            columns = self.columns.natural(faces & cover)
            best_reaching = most_reaching(columns, 0, faces & cover, twins & cover, points)
            self._reaching[key] = best_reaching
        return best_reaching

    def using(self, faces: int, twins: int, jokers: int, points: int, face: int) -> Best:
        """As `reaching` among the choices that lay a card of this face (52 a joker)."""
        best = IMPOSSIBLE
        most_brought = self.natural_points(faces, twins) if points else 0
        columns = self.with_joker(faces) if face == JOKER_FACE else self.columns.holding(faces, face, jokers)
        for column in columns:
            needed = column[1]
            if needed & faces != needed:
                continue
            if column[2] + most_brought + (jokers - column[3]) * _MOST_POINTS < points:
                continue
            left, twice = faces & ~needed | twins & needed, twins & ~needed
            rest = self.reaching(left, twice, jokers - column[3], points - column[2])
            if rest[0] >= 0 and rest[0] + column[0] > best[0]:
                best = (rest[0] + column[0], (column, *rest[1]))
        return best


def most(columns: list[Column], start: int, faces: int, twins: int, known: dict[int, Best]) -> Best:
    """The disjoint natural columns worth most, from number `start` on; of equal ones the later, as in the engine."""
    for index in range(start, len(columns)):
        column = columns[index]
        needed = column[1]
        if needed & faces != needed:
            continue
        key = (faces << JOKER_FACE | twins) << 10 | index
        best = known.get(key)
        if best is not None:
            return best
        best = most(columns, index + 1, faces, twins, known)
        rest = most(columns, index, faces & ~needed | twins & needed, twins & ~needed, known)
        if rest[0] + column[0] > best[0]:
            best = (rest[0] + column[0], (column, *rest[1]))
        known[key] = best
        return best
    return NOTHING


def most_reaching(columns: list[Column], start: int, faces: int, twins: int, points: int) -> Best:
    """The disjoint natural columns worth most that bring so many points."""
    for index in range(start, len(columns)):
        column = columns[index]
        needed = column[1]
        if needed & faces != needed:
            continue
        best = most_reaching(columns, index + 1, faces, twins, points)
        rest = most_reaching(columns, index, faces & ~needed | twins & needed, twins & ~needed, points - column[2])
        if rest[0] >= 0 and rest[0] + column[0] > best[0]:
            best = (rest[0] + column[0], (column, *rest[1]))
        return best
    return NOTHING if points <= 0 else IMPOSSIBLE


def loose(faces: int, twins: int, columns: tuple[Column, ...]) -> tuple[int, int]:
    """The faces and the faces held twice that these columns leave."""
    for column in columns:
        needed = column[1]
        faces, twins = faces & ~needed | twins & needed, twins & ~needed
    return faces, twins


@cache
def hand_melds(ace: int) -> HandMelds:
    """The best melds of hands where an ace costs this much in hand."""
    return HandMelds(ace)
