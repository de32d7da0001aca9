"""Pictures of widgets that seldom change, so that what moves above them need not have all their words drawn anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from scala40.views.dressing import dressed

_MOST_PIXELS: Final = 3_000_000
"""A widget larger than this is drawn each time, since its picture would take too much memory."""


class Still(QObject):
    """Keeps how a widget looked last; the picture is drawn anew at another size, in another theme and when told so."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._picture: QPixmap | None = None
        self._shown: tuple[object, QSize, float] | None = None
        dressed(widget, self.forget)

    def forget(self) -> None:
        """Draw it anew the next time."""
        self._picture = None

    def show(self, what: object, draw: Callable[[QPainter], object]) -> None:
        """Show the widget, to be called when it is painted.

        `what` is all that `draw` draws, as a value: the picture serves as long as it is equal.
        """
        widget = self._widget
        ratio = widget.devicePixelRatioF()
        if widget.width() * widget.height() * ratio * ratio > _MOST_PIXELS:
            self.show_live(what, draw)
            return
        shown = (what, widget.size(), ratio)
        if self._picture is None or shown != self._shown:
            self._shown, self._picture = shown, QPixmap(widget.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            with QPainter(self._picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setFont(widget.font())
                draw(painter)
        with QPainter(widget) as painter:
            painter.drawPixmap(0, 0, self._picture)

    def show_live(self, _what: object, draw: Callable[[QPainter], object]) -> None:
        """Draw straight on the widget, without a picture."""
        with QPainter(self._widget) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw(painter)
