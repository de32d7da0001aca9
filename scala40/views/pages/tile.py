"""Tiles: large buttons with a title and a line, and the same as one answer of several."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scala40.views.dressing import dressed
from scala40.views.icons import line_icon
from scala40.views.pages.felt_page import PageButton, plain_label
from scala40.views.theme import APART, CLOSE, NEAR, TARGET, TILE_RADIUS, WIDE, Theme, colour, faded

_ICON = 22
_AIR = 4
"""Between the words of a link and the frame of its focus."""


class Tile(QAbstractButton):
    """A large button on a plate; the primary one of a page is filled with the accent."""

    def __init__(self, theme: Theme, *, primary: bool = False, icon: str = "", parent: QWidget | None = None) -> None:
        """`icon` is the name of a line icon; it is drawn before the title."""
        super().__init__(parent)
        self.theme = theme
        self.primary = primary
        self._icon_name = icon
        self._title = plain_label()
        self._line = plain_label()
        self.link = PageButton("link")
        """A second, smaller door inside the tile; hidden unless it has words."""
        self.link.hide()
        for label in (self._title, self._line):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(CLOSE)
        self._column.setContentsMargins(WIDE, APART, WIDE, APART)
        head = QHBoxLayout()
        head.setSpacing(NEAR)
        head.addSpacing(_ICON + 2 if icon else 0)
        head.addWidget(self._title, 1)
        self._column.addLayout(head)
        self._column.addWidget(self._line)
        self._column.addStretch(1)
        self._column.addWidget(self.link, 0, Qt.AlignmentFlag.AlignLeft)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        dressed(self, self._dress)

    def say(self, title: str, line: str = "", link: str = "") -> None:
        """Show these words; the ear hears title and line."""
        self._title.setText(title)
        self._line.setText(line)
        self._line.setVisible(bool(line))
        self.link.setText(link)
        self.link.setVisible(bool(link))
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.updateGeometry()

    def title(self) -> str:
        """The words of the title."""
        return self._title.text()

    def line(self) -> str:
        """The words below the title."""
        return self._line.text()

    def make_primary(self, primary: bool) -> None:
        """Fill the tile with the accent, or put it on a plate like the others."""
        self.primary = primary
        self._dress()
        self.update()

    def _dress(self) -> None:
        theme = self.theme
        ink = theme.on_accent if self.primary else theme.felt_text
        self._title.setStyleSheet(f"color: {ink}; font-size: {theme.px(theme.title_px)}px; font-weight: 600;")
        self._line.setStyleSheet(f"color: {ink}; font-size: {theme.px(theme.text_px)}px;")
        door = theme.on_accent if self.primary else theme.accent
        self.link.setStyleSheet(
            f"QPushButton {{ color: {door}; text-decoration: underline; }}"
            # The words begin below the others; there is room behind them for the frame of the focus.
            f"QPushButton {{ padding: 0 {2 * (_AIR + theme.line_width)}px 0 0; border: none; min-height: {TARGET}px; }}"
            f"QPushButton:focus {{ color: {door}; border: {theme.line_width}px solid {door}; border-radius: 6px; }}"
            f"QPushButton:focus {{ padding: 0 {_AIR}px; min-height: {TARGET - 2 * theme.line_width}px; }}"
        )

    def sizeHint(self) -> QSize:
        return self._column.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._column.totalMinimumSize()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._column.totalHeightForWidth(width)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setBrush(self._ground())
            painter.setPen(self._edge())
            painter.drawRoundedRect(frame, TILE_RADIUS, TILE_RADIUS)
            if self._icon_name:
                ink = theme.on_accent if self.primary else theme.accent
                place = self._title.geometry()
                picture = line_icon(self._icon_name, ink, _ICON, self.devicePixelRatioF())
                line = self._title.fontMetrics().lineSpacing()
                painter.drawPixmap(place.left() - _ICON - 10, place.top() + (line - _ICON) // 2, picture)

    def _ground(self) -> object:
        theme = self.theme
        over = self.underMouse() and self.isEnabled()
        if self.primary:
            return colour(theme.accent_high if over else theme.accent)
        return faded(theme.plate, 1.35) if over or self.isDown() else colour(theme.plate)

    def _edge(self) -> QPen:
        theme = self.theme
        if self.hasFocus():
            return QPen(colour(theme.text if self.primary else theme.accent), theme.line_width + 0.5)
        return QPen(Qt.PenStyle.NoPen) if self.primary else QPen(colour(theme.plate_line), 1)


class Answer(Tile):
    """One of several answers, of which one holds; a mark says which, not the colour alone."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, slim: bool = False) -> None:
        """`slim` leaves less air, for a long list of answers."""
        super().__init__(theme, parent=parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        air = CLOSE if slim else NEAR
        self._column.setContentsMargins(WIDE, air, 40, air)
        self._column.setSpacing(0 if slim else CLOSE)
        self._mark_top = air + 3

    def paintEvent(self, _event: QPaintEvent) -> None:
        super().paintEvent(_event)
        theme = self.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            size = 18
            mark = QRectF(self.width() - size - 16, self._mark_top, size, size)
            painter.setPen(QPen(colour(theme.accent if self.isChecked() else theme.felt_text), 2))
            painter.drawEllipse(mark)
            if self.isChecked():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour(theme.accent))
                painter.drawEllipse(mark.adjusted(5, 5, -5, -5))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter belongs to the page, whose primary button it presses.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            QAbstractButton.keyPressEvent(self, event)
