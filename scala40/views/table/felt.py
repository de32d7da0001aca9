"""The felt: the ground of the table with its light in the middle, painted once for each size."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, Qt, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from scala40.views.dressing import dressed
from scala40.views.theme import Theme, colour


class Felt(QWidget):
    """The ground everything lies on, with the arrows that show the direction of play."""

    resized = Signal()
    pressed = Signal(QMouseEvent)
    """The left button went down on bare felt."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._ground: QPixmap | None = None
        self._arrows: list[QRect] = []
        self._clockwise = True
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        dressed(self, self._forget_ground)

    def show_direction(self, gaps: list[QRect], clockwise: bool) -> None:
        """Draw an arrow in each of these gaps between the plates, to the right where play goes clockwise."""
        if (gaps, clockwise) != (self._arrows, self._clockwise):
            self._arrows, self._clockwise = gaps, clockwise
            self._forget_ground()

    def _forget_ground(self) -> None:
        self._ground = None
        self.update()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._ground = None
        self.resized.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            gap = next((gap for gap in self._arrows if gap.contains(event.pos())), None)
            if gap is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), self.accessibleDescription(), self, gap)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._ground is None or self._ground.devicePixelRatio() != ratio:
            self._ground = self._painted(ratio)
        with QPainter(self) as painter:
            area = event.rect()
            source = QRect(area.topLeft() * ratio, area.size() * ratio)
            painter.drawPixmap(area, self._ground, source)

    def _painted(self, ratio: float) -> QPixmap:
        made = QPixmap(self.size() * ratio)
        made.setDevicePixelRatio(ratio)
        centre = QPointF(self.width() * 0.52, self.height() * 0.42)
        light = QRadialGradient(centre, max(self.width(), self.height()) * 0.68)
        light.setColorAt(0.0, colour(self.theme.felt_centre))
        light.setColorAt(0.45, colour(self.theme.felt))
        light.setColorAt(1.0, colour(self.theme.felt_edge))
        with QPainter(made) as painter:
            painter.fillRect(self.rect(), light)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for gap in self._arrows:
                self._paint_arrow(painter, gap)
        return made

    def _paint_arrow(self, painter: QPainter, gap: QRect) -> None:
        turn = 1 if self._clockwise else -1
        centre = QPointF(gap.center())
        scale = self.theme.scale
        length, barb = min(9.0 * scale, gap.width() / 2 - 3), 5.0 * scale
        tip = centre + QPointF(length * turn, 0)
        pen = QPen(colour(self.theme.felt_text), 2 * scale)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setOpacity(0.75)
        painter.drawLine(centre - QPointF(length * turn, 0), tip)
        painter.drawPolyline(QPolygonF([tip + QPointF(-barb * turn, -barb), tip, tip + QPointF(-barb * turn, barb)]))
        painter.setOpacity(1.0)
