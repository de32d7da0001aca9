"""The opening meter: a ring that fills towards the points needed, with both numbers in it."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scala40.views.panes import draw_pane
from scala40.views.stills import Still
from scala40.views.theme import LEAST_TEXT, Theme, colour, faded, font, font_high

_NUMBER: Final = 0.33
"""The height of the points prepared, as a share of the hole of the ring."""
_LINE: Final = 1.12
"""The height of a line, as a share of that of its letters."""
_FOOT: Final = 0.92
"""How far below the top of its line a letter ends, as a share of its height."""


class MeterRing(QWidget):
    """Shows `have` of `need` points; the ring is closed, and ticked, when there is enough."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._have = 0
        self._need = 40
        self._caption = ""
        self._still = Still(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_points(self, have: int, need: int, caption: str, spoken: str) -> None:
        """Show points prepared and needed; `caption` is the small line inside, as in `of 40`."""
        self._have, self._need, self._caption = have, need, caption
        self.setAccessibleName(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(68, 68)

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._still.show((self._have, self._need, self._caption), self._paint)

    def _paint(self, painter: QPainter) -> None:
        theme = self._theme
        size = min(self.width(), self.height())
        thick = size * 0.105
        ring = QRectF((self.width() - size) / 2, (self.height() - size) / 2, size, size)
        ring = ring.adjusted(thick / 2 + 1, thick / 2 + 1, -thick / 2 - 1, -thick / 2 - 1)
        full = self._have >= self._need
        part = 1.0 if self._need <= 0 else min(1.0, self._have / self._need)
        painter.setBrush(colour(theme.plate))
        painter.setPen(QPen(faded(theme.felt_text, 0.22), thick))
        # A pane whose corners meet is a disc.
        draw_pane(painter, ring, ring.width() / 2)
        pen = QPen(colour(theme.accent), thick)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap if full else Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if part > 0:
            painter.drawArc(ring, 90 * 16, -round(part * 360 * 16))
        painter.setPen(colour(theme.text))
        self._write(painter, ring.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2))

    def _write(self, painter: QPainter, hole: QRectF) -> None:
        """Both numbers inside the ring: below each other, or in a small ring beside each other."""
        theme, number = self._theme, round(hole.width() * _NUMBER)
        for size in range(theme.px(theme.text_px), LEAST_TEXT - 1, -1):
            letters = font_high(size)
            upper, lower = number * _LINE, size * _LINE
            top = hole.top() + (hole.height() - upper - lower) / 2
            # The lower corners of the letters lie so far below the middle.
            reach = top + upper + size * _FOOT - hole.center().y()
            if upper + lower < hole.height() and _fits(letters, self._caption, hole, reach):
                painter.setFont(font_high(number, QFont.Weight.Bold))
                place = QRectF(hole.left(), top, hole.width(), upper)
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(self._have))
                painter.setFont(letters)
                place = QRectF(hole.left(), top + upper, hole.width(), lower)
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._caption)
                return
        words = f"{self._have}/{self._need}"
        letters = font(theme, theme.text_px, QFont.Weight.Bold)
        while letters.pixelSize() > LEAST_TEXT and not _fits(letters, words, hole, letters.pixelSize() * 0.37):
            letters.setPixelSize(letters.pixelSize() - 1)
        painter.setFont(letters)
        painter.drawText(hole, Qt.AlignmentFlag.AlignCenter, words)


def _fits(letters: QFont, words: str, hole: QRectF, reach: float) -> bool:
    """Whether words in these letters stay inside the ring, of which they come so near to the edge."""
    half = hole.width() / 2
    return reach < half and QFontMetrics(letters).horizontalAdvance(words) <= 2 * math.sqrt(half**2 - reach**2)
