"""Finds where on the table a sentence may lie: near what it speaks of, and over as little of it as possible."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize

_STEP = 12
_FAR = 4
"""How many logical pixels of way one square pixel of something covered is worth, in hundredths."""


def free_place(
    size: QSize, near: QPoint, within: QRect, clear: Sequence[QRect] = (), better_clear: Sequence[QRect] = ()
) -> QPoint:
    """The top left corner of a card of text of this size: above `near`, or as close to it as can be.

    Nothing of `clear` is covered where there is any such place in `within`, and as little as can be of `better_clear`.
    """
    room = within.adjusted(12, 6, -12, -6)
    most = QPoint(max(room.left(), room.right() - size.width()), max(room.top(), room.bottom() - size.height()))
    x = max(room.left(), min(most.x(), near.x() - size.width() // 2))
    above, below = near.y() - size.height() - 18, near.y() + 26
    first = QPoint(x, above if above >= room.top() else min(below, most.y()))

    tops, lefts = range(room.top(), most.y() + 1, _STEP), range(room.left(), most.x() + 1, _STEP)
    # Plain numbers: there are thousands of places, and this runs whenever a hint is shown.
    home_x, home_y = first.x(), first.y()
    places = sorted((abs(left - home_x) + abs(top - home_y), top, left) for top in tops for left in lefts)
    best, best_cost = first, _cost(first, 0, size, clear, better_clear)
    for far, top, left in places:
        if best_cost <= (0, far):
            # Whatever follows lies farther away.
            break
        cost = _cost(QPoint(left, top), far, size, clear, better_clear)
        if cost < best_cost:
            best, best_cost = QPoint(left, top), cost
    return best


def _cost(
    corner: QPoint, way: int, size: QSize, clear: Sequence[QRect], better_clear: Sequence[QRect]
) -> tuple[int, int]:
    card = QRect(corner, size)
    return _covered(card, clear), _covered(card, better_clear) * _FAR // 100 + way


def _covered(card: QRect, parts: Sequence[QRect]) -> int:
    """How many square pixels of these parts the card lies on."""
    shared = [card.intersected(part) for part in parts]
    return sum(each.width() * each.height() for each in shared if not each.isEmpty())
