"""Finds where on the table a sentence may lie: near what it speaks of, and over as little of it as possible."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import TypeAlias

from PySide6.QtCore import QPoint, QRect, QSize

_STEP = 12
_FAR = 4
"""How many logical pixels of way one square pixel of something covered is worth, in hundredths."""
_Box: TypeAlias = tuple[int, int, int, int]
_Cost: TypeAlias = tuple[int, int]


def free_place(
    size: QSize, near: QPoint, within: QRect, clear: Sequence[QRect] = (), better_clear: Sequence[QRect] = ()
) -> QPoint:
    """The top left corner of a card of text of this size: above `near`, or as close to it as can be.

    Nothing of `clear` is covered where there is any such place in `within`, and as little as can be of `better_clear`.
    """
    return _found(size, near, within, _boxes(clear), _boxes(better_clear))[1]


def best_fit(
    sizes: Sequence[QSize],
    near: QPoint,
    within: QRect,
    clear: Sequence[QRect] = (),
    better_clear: Sequence[QRect] = (),
) -> QRect:
    """The same for a card that can have several shapes: the one that covers least; of equals the first."""
    boxes, better = _boxes(clear), _boxes(better_clear)
    found: list[tuple[_Cost, int, QRect]] = []
    for at, size in enumerate(sizes):
        (covered, cost), corner = _found(size, near, within, boxes, better)
        found.append(((covered, cost), at, QRect(corner, size)))
        if covered == 0 and not any(_shared(_box(QRect(corner, size)), box) for box in better):
            break
    return min(found, key=lambda each: each[:2])[2]


def _found(
    size: QSize, near: QPoint, within: QRect, clear: Sequence[_Box], better: Sequence[_Box]
) -> tuple[_Cost, QPoint]:
    room = within.adjusted(12, 6, -12, -6)
    wide, high = size.width(), size.height()
    most_x, most_y = max(room.left(), room.right() - wide), max(room.top(), room.bottom() - high)
    home_x = max(room.left(), min(most_x, near.x() - wide // 2))
    above, below = near.y() - high - 18, near.y() + 26
    home_y = above if above >= room.top() else min(below, most_y)

    tops, lefts = range(room.top(), most_y + 1, _STEP), range(room.left(), most_x + 1, _STEP)
    # Plain numbers: there are thousands of places, and this runs whenever a hint is shown.
    places = sorted((abs(left - home_x) + abs(top - home_y), top, left) for top in tops for left in lefts)
    best, best_cost = (home_x, home_y), _cost((home_x, home_y, home_x + wide, home_y + high), 0, clear, better)
    for far, top, left in places:
        if best_cost <= (0, far):
            # Whatever follows lies farther away.
            break
        cost = _cost((left, top, left + wide, top + high), far, clear, better, best_cost[0])
        if cost < best_cost:
            best, best_cost = (left, top), cost
    return best_cost, QPoint(*best)


def _boxes(parts: Sequence[QRect]) -> list[_Box]:
    return [_box(part) for part in parts if not part.isEmpty()]


def _box(part: QRect) -> _Box:
    return part.left(), part.top(), part.left() + part.width(), part.top() + part.height()


def _cost(card: _Box, way: int, clear: Sequence[_Box], better: Sequence[_Box], most: float = inf) -> _Cost:
    """How many square pixels of `clear` the card lies on, and what the rest is worth in way.

    The rest plays no part where the card lies on more than `most`.
    """
    left, top, right, bottom = card
    covered = 0
    for part in clear:
        # As `_shared`, written out: this is what takes the time.
        if part[0] < right and left < part[2] and part[1] < bottom and top < part[3]:
            covered += _shared(card, part)
            if covered > most:
                return covered, way
    return covered, sum(_shared(card, part) for part in better) * _FAR // 100 + way


def _shared(card: _Box, part: _Box) -> int:
    wide = min(card[2], part[2]) - max(card[0], part[0])
    if wide <= 0:
        return 0
    return wide * max(0, min(card[3], part[3]) - max(card[1], part[1]))
