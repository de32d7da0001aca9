"""Draws the faces of cards before they are seen, so that none has to be drawn while it flies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from scala40.engine.cards import CARDS
from scala40.views.cards.art import CardArt

_PAUSE: Final = 40
"""Milliseconds between two faces: one takes less than one."""
_FACES: Final = (*CARDS[:52], CARDS[-1])


class DrawingAhead(QTimer):
    """Works for one page while that is visible, until all faces are there in all sizes."""

    def __init__(self, art: CardArt, page: QWidget, widths: Callable[[], tuple[int, ...]]) -> None:
        """`widths` are those in which cards are seen now, in logical pixels."""
        super().__init__(page)
        self._art = art
        self._widths = widths
        self._page = page
        self._wanted: object = None
        self._left: list[tuple[int, int]] = []
        """Place in `_FACES` and width of those that may still be missing."""
        self.setInterval(_PAUSE)
        self.timeout.connect(self._next)

    def follow(self) -> None:
        """The page is visible again, or has been laid out anew."""
        widths = self._widths()
        wanted = (widths, self._art.options, self._page.devicePixelRatioF())
        if wanted != self._wanted:
            self._wanted = wanted
            self._left = [(place, width) for width in reversed(widths) for place in range(len(_FACES))]
        if self._left and not self.isActive():
            self.start()

    def _next(self) -> None:
        if not self._page.isVisible():
            self.stop()
            return
        ratio = self._page.devicePixelRatioF()
        while self._left and self._art.has_room:
            place, width = self._left.pop()
            if not self._art.is_drawn(_FACES[place], width, ratio):
                self._art.pixmap(_FACES[place], width, ratio)
                return
        self.stop()
