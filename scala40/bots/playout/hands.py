"""The best melds of a hand in a playout: results are kept by the cards that can be in a meld at all, the rest is loose.

The same few melds come back turn after turn and world after world, so most answers are only looked up.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from scala40.bots.playout.masks import FACES, Column, all_columns, natural_cover, worth_of_faces
from scala40.engine.meld_masks import JOKER_FACE

_MOST_KNOWN: Final = 60_000

Best = tuple[int, tuple[Column, ...]]
"""The most that disjoint melds are worth, and these melds."""
NOTHING: Final[Best] = (0, ())


class HandMelds:
    """The best melds of hands, given as faces held, faces held twice and the number of jokers.

    `ace` is what an ace costs in hand (1 or 11). With `by_points` the most points are looked for, not the most worth.
    """

    def __init__(self, ace: int, *, by_points: bool = False) -> None:
        self.ace = ace
        self.worth = worth_of_faces(ace)
        self._by_points = by_points
        self._natural: dict[int, Best] = {}
        self._with: dict[int, Best] = {}

    def _columns(self, faces: int, joker: int) -> list[Column]:
        columns = all_columns(faces, joker, self.ace)
        if self._by_points:
            columns = sorted(((column[2], *column[1:]) for column in columns), reverse=True)
        return columns

    def natural(self, faces: int, twins: int) -> Best:
        """The natural melds worth most."""
        cover = natural_cover(faces)
        if not cover:
            return NOTHING
        faces &= cover
        key = faces | (twins & cover) << JOKER_FACE
        best = self._natural.get(key)
        if best is None:
            if len(self._natural) > _MOST_KNOWN:
                self._natural.clear()
            columns = self._columns(faces, 0)
            best = most(columns, 0, faces, twins & cover, 0, {}) if len(columns) > 1 else (columns[0][0], (columns[0],))
            if len(columns) == 1 and twins & cover == faces:
                best = most(columns, 0, faces, twins & cover, 0, {})
            self._natural[key] = best
        return best

    def best(self, faces: int, twins: int, jokers: int) -> Best:
        """The melds worth most."""
        if not jokers:
            return self.natural(faces, twins)
        key = faces | twins << JOKER_FACE | jokers << 2 * JOKER_FACE
        best = self._with.get(key)
        if best is None:
            if len(self._with) > _MOST_KNOWN:
                self._with.clear()
            columns = [column for column in self._columns(faces, 1) if column[3]]
            best = self._with[key] = self._with_jokers(columns, 0, faces, twins, jokers)
        return best

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


def most(columns: list[Column], start: int, faces: int, twins: int, jokers: int, known: dict[int, Best]) -> Best:
    """The disjoint columns worth most, from number `start` on."""
    for index in range(start, len(columns)):
        column = columns[index]
        needed = column[1]
        if needed & faces != needed or column[3] > jokers:
            continue
        key = ((faces << JOKER_FACE | twins) << 4 | jokers) << 10 | index
        best = known.get(key)
        if best is not None:
            return best
        best = most(columns, index + 1, faces, twins, jokers, known)
        rest = most(columns, index, faces & ~needed | twins & needed, twins & ~needed, jokers - column[3], known)
        if rest[0] + column[0] > best[0]:
            best = (rest[0] + column[0], (column, *rest[1]))
        known[key] = best
        return best
    return NOTHING


def loose(faces: int, twins: int, columns: tuple[Column, ...]) -> tuple[int, int]:
    """The faces and the faces held twice that these columns leave."""
    for column in columns:
        needed = column[1] & FACES
        faces, twins = faces & ~needed | twins & needed, twins & ~needed
    return faces, twins


@cache
def hand_melds(ace: int, by_points: bool = False) -> HandMelds:
    """The best melds of hands where an ace costs this much in hand."""
    return HandMelds(ace, by_points=by_points)
