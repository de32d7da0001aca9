"""The exact search over the columns of a whole turn: melds and lay-offs that meet all the demands of the turn."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

import msgspec

from scala40.engine.meld_masks import IMPOSSIBLE, Found, MaskMeld, Search


class Demand(msgspec.Struct, frozen=True):
    """What the chosen columns must reach together."""

    points: int = 0
    """Points of the opening."""
    homes: int = 0
    """Freed jokers that must be laid."""
    use: bool = False
    """True if the card taken must be in one of the columns that count for it."""


NO_DEMAND: Final = Demand()


class TurnSearch(Search):
    """Like the engine's search of a hand, with the demands of a turn; what was found once is remembered."""

    def __init__(
        self, columns: list[MaskMeld], worth: list[int], points: list[int], homes: list[int], uses: list[bool]
    ) -> None:
        """Each list goes with `columns`: worth, points for the opening, jokers brought home, and the card taken."""
        super().__init__(columns, worth, points)
        self._homes = homes
        self._uses = uses
        self._gives = {
            (column[1], column[4]): (points[index], homes[index], uses[index]) for index, column in enumerate(columns)
        }
        # The most points that can still be reached: a search of its own over the columns that bring any.
        brings = [index for index, given in enumerate(points) if given]
        worth_points = [points[index] for index in brings]
        self._reach = Search([columns[index] for index in brings], worth_points, worth_points)
        self._reach_from = [*accumulate((bool(given) for given in points), initial=0)]
        self._known_meeting: dict[tuple[int, int, int, int, int, int, bool], Found] = {}

    def meeting(self, faces: int, twins: int, jokers: int, demand: Demand) -> Found:
        """The columns of these cards worth most that meet the demand; `IMPOSSIBLE` if there are none."""
        return self._meeting(faces, twins, jokers, demand.points, demand.homes, demand.use, 0)

    def meets(self, columns: list[MaskMeld], demand: Demand) -> bool:
        """True if these columns together meet the demand."""
        given = [self._gives[column[1], column[4]] for column in columns]
        return (
            sum(points for points, _, _ in given) >= demand.points
            and sum(homes for _, homes, _ in given) >= demand.homes
            and (not demand.use or any(use for _, _, use in given))
        )

    def _meeting(self, faces: int, twins: int, jokers: int, points: int, homes: int, use: bool, start: int) -> Found:
        if points <= 0 and homes <= 0 and not use:
            return self.most(faces, twins, jokers, start)
        if points > 0 and points > self._reach.most(faces, twins, jokers, self._reach_from[start])[0]:
            return IMPOSSIBLE
        columns = self._melds
        for index in range(start, self._size):
            column = columns[index]
            needed = column[1]
            if needed & faces != needed or column[4] > jokers:
                continue
            key = (index, faces >> column[0], twins >> column[0], jokers, points, homes, use)
            known = self._known_meeting.get(key)
            if known is not None:
                return known
            best = self._meeting(faces, twins, jokers, points, homes, use, index + 1)
            rest = self._meeting(
                faces & ~needed | twins & needed,
                twins & ~needed,
                jokers - column[4],
                max(points - self._counted[index], 0),
                max(homes - self._homes[index], 0),
                use and not self._uses[index],
                index,
            )
            if rest[0] >= 0 and rest[0] + self._worth[index] > best[0]:
                best = (rest[0] + self._worth[index], (column, *rest[1]))
            self._known_meeting[key] = best
            return best
        return IMPOSSIBLE
