"""The exact search over the columns of a whole turn: melds and lay-offs that meet all the demands of the turn."""

from __future__ import annotations

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
        self._gives = {
            (column[1], column[4]): given
            for column, given in zip(columns, zip(points, homes, uses, strict=True), strict=True)
        }
        # The most points that can still be reached: a search of its own over the columns that bring any.
        brings = [index for index, given in enumerate(points) if given]
        worth_points = [points[index] for index in brings]
        self._reach = Search([columns[index] for index in brings], worth_points, worth_points)
        self._known_meeting: dict[tuple[int, int, int, int, int, bool], Found] = {}

    def meeting(self, faces: int, twins: int, jokers: int, demand: Demand) -> Found:
        """The columns of these cards worth most that meet the demand; `IMPOSSIBLE` if there are none."""
        return self._meeting(faces, twins, jokers, demand.points, demand.homes, demand.use)

    def meets(self, columns: list[MaskMeld], demand: Demand) -> bool:
        """True if these columns together meet the demand."""
        given = [self._gives[column[1], column[4]] for column in columns]
        return (
            sum(points for points, _, _ in given) >= demand.points
            and sum(homes for _, homes, _ in given) >= demand.homes
            and (not demand.use or any(use for _, _, use in given))
        )

    def _meeting(self, faces: int, twins: int, jokers: int, points: int, homes: int, use: bool) -> Found:
        if points <= 0 and homes <= 0 and not use:
            return self.most(faces, twins, jokers)
        firsts = faces & (self._first if jokers else self._first_natural)
        if not firsts:
            return IMPOSSIBLE
        bit = firsts & -firsts
        faces &= -bit
        twins &= faces
        key = (faces, twins, jokers, points, homes, use)
        known = self._known_meeting.get(key)
        if known is not None:
            return known
        if points > 0 and points > self._reach.most(faces, twins, jokers)[0]:
            best = IMPOSSIBLE
        else:
            best = self._meeting(faces ^ bit, twins & ~bit, jokers, points, homes, use)
            best = self._laying(best, faces, twins, jokers, points, homes, use, bit, None)
        self._known_meeting[key] = best
        return best

    def _laying(
        self,
        best: Found,
        faces: int,
        twins: int,
        jokers: int,
        points: int,
        homes: int,
        use: bool,
        bit: int,
        first: MaskMeld | None,
    ) -> Found:
        """The better of `best` and what begins with a column of this row: with any, or from `first` on."""
        twice = first is None and twins & bit
        gives = self._gives
        # The one laid first may have been the last with a joker, so its row is looked at whole.
        rows = self._rows if jokers or first is not None else self._natural_rows
        for mask, needs, worth, counted, column in rows[bit]:
            if mask & faces == mask and needs <= jokers:
                _, home, uses = gives[mask, needs]
                left, twins_left = faces & ~mask | twins & mask, twins & ~mask
                demand = (max(points - counted, 0), max(homes - home, 0), use and not uses)
                if twice:
                    rest = self._meeting_again(left, twins_left, jokers - needs, demand, bit, column)
                else:
                    rest = self._meeting(left, twins_left, jokers - needs, *demand)
                if rest[0] >= 0 and rest[0] + worth > best[0]:
                    best = (rest[0] + worth, (column, *rest[1]))
            if column is first:
                break
        return best

    def _meeting_again(
        self, faces: int, twins: int, jokers: int, demand: tuple[int, int, bool], bit: int, first: MaskMeld
    ) -> Found:
        """Like `_meeting` where one column of a row is laid and the second copy of its lowest face is left."""
        if demand == (0, 0, False):
            return self._most_again(faces, twins, jokers, bit, first)
        best = self._meeting(faces ^ bit, twins, jokers, *demand)
        return self._laying(best, faces, twins, jokers, *demand, bit, first)
