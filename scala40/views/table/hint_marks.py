"""The mark over what a hint means: a bracket with a pointer on it, told by its shape as well as by its colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from scala40.views.theme import Theme, colour

POINTER = 11
"""The height of the pointer, in logical pixels before zooming."""
ARM = 6
"""How far the bracket reaches down."""


class HintMark(QWidget):
    """Lies over the upper edge of a card, a pile or a meld, and lets the mouse through."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def lie_over(self, body: QRect) -> None:
        """Mark this part of the page: what shows of a card, or a whole meld."""
        above = self._theme.grown(POINTER) + 3
        self.setGeometry(body.left() - 3, body.top() - above - 2, body.width() + 6, above + self._theme.grown(ARM) + 3)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        point, arm = self._theme.grown(POINTER), self._theme.grown(ARM)
        edge = point + 3.0
        bracket = QPainterPath(QPointF(2, edge + arm))
        for x, y in ((2.0, edge), (self.width() - 2.0, edge), (self.width() - 2.0, edge + arm)):
            bracket.lineTo(x, y)
        middle, half = self.width() / 2, point * 0.62
        pointer = QPolygonF([QPointF(middle - half, 1.5), QPointF(middle + half, 1.5), QPointF(middle, edge - 1)])
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for token, wide in ((theme.on_accent, 5.0), (theme.accent, 2.6)):
                painter.setPen(QPen(colour(token), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                painter.drawPath(bracket)
            painter.setPen(QPen(colour(theme.on_accent), 1.5))
            painter.setBrush(colour(theme.accent))
            painter.drawPolygon(pointer)
