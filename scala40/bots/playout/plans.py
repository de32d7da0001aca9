"""What can be laid in one turn of a playout: new melds, lay-offs and swaps together, under the demands of the turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from scala40.bots.fits import Step
from scala40.bots.playout.hands import hand_melds
from scala40.bots.playout.masks import FACES, Column, columns_at
from scala40.bots.playout.shapes import Shape
from scala40.engine.meld_masks import JOKER_FACE

Where = tuple[int, tuple[Step, ...]]
"""The meld on the table (from 0) that a chain of lay-offs lengthens, and its steps."""
Part = tuple[int, int, int, int, bool, int, Where | None]
"""A column of a turn: worth, mask (above the faces the places at melds), points for the opening, jokers, whether it
uses the taken card, whether it is a home for a freed joker, and where it is laid off (None for a new meld)."""
Chosen = tuple[Part, ...]
Parts = tuple[int, Chosen]
NO_PARTS: Final[Parts] = (0, ())
IMPOSSIBLE: Final[Parts] = (-1, ())
_PLACES: Final = 4
_FEW: Final = 7
"""Up to so many parts it is quicker to try them all than to remember."""


class Line:
    """The hand and the melds on the table after some swaps, with what can be laid then."""

    __slots__ = ("faces", "free", "in_order", "jokers", "known", "parts", "shapes", "swaps", "total", "twins")

    def __init__(
        self, faces: int, twins: int, jokers: int, shapes: Sequence[Shape], swaps: tuple[tuple[int, int], ...]
    ) -> None:
        self.faces = faces
        self.twins = twins
        self.jokers = jokers
        self.shapes = shapes
        self.swaps = swaps
        """Each the meld (from 0) and the face that frees its joker."""
        self.parts: list[Part] = []
        self.in_order = False
        self.free = 0
        self.total = 0
        self.known: dict[tuple[int, int, int, int, int, int, bool], Parts] = {}

    def prepare(self, ace: int, melds: int, use: int, *, jokers: int, opened: bool, new_meld: bool) -> None:
        """Find the parts; `melds` says by bits which melds on the table take cards, `use` is the face taken or -1."""
        parts: list[Part] = []
        columns = columns_at(ace)
        hand = columns.every(self.faces, 0)
        if jokers:
            hand += columns.every(self.faces, 1)
        if use < 0:
            parts = [(worth, mask, points, joker, False, joker, None) for worth, mask, points, joker in hand]
        else:
            for worth, mask, points, joker in hand:
                uses = bool(joker if use == JOKER_FACE else mask >> use & 1)
                parts.append((worth, mask, points, joker, uses, joker, None))
        shift = JOKER_FACE
        joker = 1 if self.jokers else 0
        for number, shape in enumerate(self.shapes):
            if not melds >> number & 1 or not (shape.takes & self.faces or (joker and shape.takes_joker)):
                continue
            for worth, mask, used, places, steps in shape.chains(self.faces, joker):
                uses = opened and use >= 0 and bool(used if use == JOKER_FACE else mask >> use & 1)
                home = 0 if new_meld else used
                parts.append((worth, mask | places << shift, 0, used, uses, home, (number, steps)))
            self.free |= 15 << shift
            shift += _PLACES
        self.parts = parts
        self.in_order = False
        self.total = hand_melds(ace).total(self.faces, self.twins, self.jokers)

    def all_but_one(
        self, demands: tuple[int, int, bool], kept: tuple[int, int], *, required: bool, opened: bool
    ) -> tuple[Part, ...] | None:
        """Parts that lay the whole hand, or all but one card, and meet the demands: points, homes, the taken card.

        Where a discard is `required` one card stays, none of the faces `kept`. None if there are no such parts.
        """
        by_lowest: dict[int, list[Part]] = {}
        for part in self.parts:
            mask = part[1]
            lowest = mask & -mask & FACES
            if lowest in by_lowest:
                by_lowest[lowest].append(part)
            else:
                by_lowest[lowest] = [part]
        points, homes, use = demands

        def covered(faces: int, twins: int, jokers: int, left: int, chosen: Chosen) -> Chosen | None:
            lowest = faces & -faces & FACES
            for part in by_lowest.get(lowest, ()):
                needed = part[1]
                if needed & faces == needed and part[3] <= jokers:
                    found = covered(
                        faces & ~needed | twins & needed, twins & ~needed, jokers - part[3], left, (*chosen, part)
                    )
                    if found is not None:
                        return found
            if lowest:
                face = lowest.bit_length() - 1
                if left or face in kept:
                    return None
                faces, twins = (faces, twins & ~lowest) if twins & lowest else (faces & ~lowest, twins)
                return covered(faces, twins, jokers, 1, chosen)
            if jokers:
                if left or jokers > 1 or JOKER_FACE in kept:
                    return None
                left = 1
            if not left and (required or not chosen):
                return None
            if not chosen and not opened:
                return None
            if points or homes or use:
                brought = housed = 0
                used = False
                for part in chosen:
                    brought += part[2]
                    housed += part[5]
                    used = used or part[4]
                if brought < points or housed < homes or (use and not used):
                    return None
            return chosen

        return covered(self.faces | self.free, self.twins, self.jokers, 0, ())

    def best(self, faces: int, twins: int, jokers: int, points: int, homes: int, use: bool) -> Parts:
        """The parts of these cards worth most that meet the demands; `IMPOSSIBLE` if there are none."""
        if not self.in_order:
            self.parts.sort(key=_by_lowest)
            self.in_order = True
        if not (points or homes or use) and len(self.parts) <= _FEW:
            return _most(self.parts, 0, faces | self.free, twins, jokers)
        return self._best(0, faces | self.free, twins, jokers, points, homes, use)

    def _best(self, start: int, faces: int, twins: int, jokers: int, points: int, homes: int, use: bool) -> Parts:
        parts = self.parts
        for index in range(start, len(parts)):
            part = parts[index]
            needed = part[1]
            if needed & faces != needed or part[3] > jokers:
                continue
            key = (index, faces, twins, jokers, points, homes, use)
            best = self.known.get(key)
            if best is not None:
                return best
            best = self._best(index + 1, faces, twins, jokers, points, homes, use)
            rest = self._best(
                index,
                faces & ~needed | twins & needed,
                twins & ~needed,
                jokers - part[3],
                points - part[2] if points > part[2] else 0,
                homes - part[5] if homes > part[5] else 0,
                use and not part[4],
            )
            if rest[0] >= 0 and rest[0] + part[0] > best[0]:
                best = (rest[0] + part[0], (part, *rest[1]))
            self.known[key] = best
            return best
        return IMPOSSIBLE if points or homes or use else NO_PARTS


def _most(parts: list[Part], start: int, faces: int, twins: int, jokers: int) -> Parts:
    """Of few parts those worth most, nothing being owed."""
    for index in range(start, len(parts)):
        part = parts[index]
        needed = part[1]
        if needed & faces != needed or part[3] > jokers:
            continue
        best = _most(parts, index + 1, faces, twins, jokers)
        rest = _most(parts, index, faces & ~needed | twins & needed, twins & ~needed, jokers - part[3])
        if rest[0] + part[0] > best[0]:
            return rest[0] + part[0], (part, *rest[1])
        return best
    return NO_PARTS


def _by_lowest(part: Part) -> int:
    mask = part[1]
    return mask & -mask


def lines(faces: int, twins: int, jokers: int, shapes: Sequence[Shape], most_swaps: int) -> Iterator[Line]:
    """The hand as it is, then each choice of up to so many swaps."""
    yield from _lines(faces, twins, jokers, shapes, (), 0, most_swaps)


def _lines(
    faces: int,
    twins: int,
    jokers: int,
    shapes: Sequence[Shape],
    swaps: tuple[tuple[int, int], ...],
    start: int,
    most_swaps: int,
) -> Iterator[Line]:
    yield Line(faces, twins, jokers, shapes, swaps)
    if not most_swaps:
        return
    for number in range(start, len(shapes)):
        frees = shapes[number].freed & faces
        while frees:
            bit = frees & -frees
            frees ^= bit
            face = bit.bit_length() - 1
            swapped = [*shapes[:number], shapes[number].with_swap(face), *shapes[number + 1 :]]
            left, twice = faces & ~bit | twins & bit, twins & ~bit
            yield from _lines(left, twice, jokers + 1, swapped, (*swaps, (number, face)), number + 1, most_swaps - 1)


def cards_of(parts: Sequence[Part]) -> int:
    """The number of cards in these parts."""
    return sum((part[1] & FACES).bit_count() + part[3] for part in parts)


def needed_of(parts: Sequence[Part], points: int, homes: int, use: bool) -> tuple[Part, ...]:
    """Of these parts those that the demands cannot do without; the dearest stay in hand first."""
    kept = list(parts)
    for part in sorted(parts, key=lambda one: (-one[2], one[1])):
        fewer = list(kept)
        fewer.remove(part)
        if (
            sum(one[2] for one in fewer) >= points
            and sum(one[5] for one in fewer) >= homes
            and (not use or any(one[4] for one in fewer))
        ):
            kept = fewer
    return tuple(kept)


def least_opening(columns: Sequence[Column], points: int, use: int) -> tuple[Column, ...]:
    """Of these melds those that an opening needs, `use` being the face of the card taken (52 a joker) or -1."""
    kept = list(columns)
    brought = sum(column[2] for column in columns)
    for column in sorted(columns, key=lambda one: (-one[2], one[1])):
        if brought - column[2] < points:
            continue
        fewer = list(kept)
        fewer.remove(column)
        if use < 0 or any(one[3] if use == JOKER_FACE else one[1] >> use & 1 for one in fewer):
            kept = fewer
            brought -= column[2]
    return tuple(kept)
