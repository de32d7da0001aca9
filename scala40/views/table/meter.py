"""The opening meter: a ring that fills towards the points needed, with both numbers in it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scala40.views.panes import draw_pane
from scala40.views.stills import Still
from scala40.views.theme import Theme, colour, faded, font


class MeterRing(QWidget):
    """Shows `have` of `need` points; the ring is closed, and ticked, when there is enough."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._have = 0
        self._need = 40
        self._best = 0
        self._caption = ""
        self._still = Still(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_points(self, have: int, need: int, caption: str, spoken: str, best: int = 0) -> None:
        """Show points prepared and needed; `caption` is the small line inside, as in `of 40`.

        A thin arc shows how far the best opening in the hand would reach.
        """
        self._have, self._need, self._caption, self._best = have, need, caption, best
        self.setAccessibleName(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(68, 68)

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._still.show((self._have, self._need, self._caption, self._best), self._paint)

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
        if self._best > self._have and self._need > 0:
            reach = QPen(faded(theme.accent, 0.8), max(1.5, thick * 0.28))
            reach.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(reach)
            painter.drawArc(ring, 90 * 16, -round(min(1.0, self._best / self._need) * 360 * 16))
            painter.setPen(pen)
        if part > 0:
            painter.drawArc(ring, 90 * 16, -round(part * 360 * 16))
        painter.setPen(colour(theme.text))
        painter.setFont(font(theme, size * 0.27 / theme.zoom, QFont.Weight.Bold))
        upper = QRectF(ring.left(), ring.top() + ring.height() * 0.14, ring.width(), ring.height() * 0.42)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, str(self._have))
        painter.setFont(font(theme, max(11.0, size * 0.165) / theme.zoom))
        lower = QRectF(ring.left(), ring.top() + ring.height() * 0.54, ring.width(), ring.height() * 0.26)
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, self._caption)
