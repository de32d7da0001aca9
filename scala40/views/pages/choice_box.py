"""A choice out of a list that unfolds; the wheel turns it only where it has the focus."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from scala40.views.dressing import dressed
from scala40.views.icons import line_icon
from scala40.views.theme import Theme

_SIGN = 16


class ChoiceBox(QComboBox):
    """Shows by a chevron that it unfolds, in the colours of the theme."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        dressed(self, lambda: self.setMinimumWidth(theme.px(190)))
        self.setMaxVisibleItems(16)
        # Also with the words of another language.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            sign = line_icon("chevron-down", self._theme.text, _SIGN, self.devicePixelRatioF())
            painter.drawPixmap(self.width() - _SIGN - 8, (self.height() - _SIGN) // 2, sign)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
