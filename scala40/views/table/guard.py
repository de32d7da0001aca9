"""Keeps one press from counting twice: the second half of a double click never acts."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

NEAR = 14
"""Two clicks closer than this, in logical pixels, are aimed at the same thing."""


class ClickGuard:
    """Lets a click through unless it follows another at the same spot within the system's double click time.

    Whatever lies under the pointer by then counts for nothing: a button may have changed its words, a panel may have
    closed and left a card there.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """`now` gives seconds."""
        self._now = now
        self._last: tuple[float, QPoint] | None = None

    def allows(self, point: QPoint) -> bool:
        """True if a click at this point of the screen may act; it is then the one that others are measured by."""
        moment = self._now()
        limit = QApplication.doubleClickInterval() / 1000
        if self._last is not None:
            before, where = self._last
            if moment - before < limit and (point - where).manhattanLength() <= NEAR:
                return False
        self._last = (moment, point)
        return True
