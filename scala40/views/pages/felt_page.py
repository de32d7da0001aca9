"""A page on green felt, and the small parts that several pages are built of."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from scala40.views.dressing import dressed
from scala40.views.icons import line_icon
from scala40.views.table.felt import Felt
from scala40.views.theme import APART, FAR, FELT, NEAR, TARGET, Theme

WELCOME = "welcome"
"""Where the page of the first start is: no entry leads there."""
_SIGN_ROOM = QSize(24, 18)
NAME_LETTERS = 24
"""The longest name that can be typed, in letters; longer ones from elsewhere are cut when they are shown."""


class FeltPage(Felt):
    """A whole page, lit in the middle like the table."""

    entry_name = ""
    """The name of the menu entry that leads here (`views.keys`), which rests while the page is shown; or empty."""

    def __init__(self, theme: Theme = FELT, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)

    def retranslate(self) -> None:
        """Say everything anew in the language now in force."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def heading(self) -> str:
        """What the title bar calls the page; empty where the name of the program is enough."""
        return ""

    def begin(self) -> None:
        """Be shown: read what has changed meanwhile and give the focus to the most likely next thing."""


class PageButton(QPushButton):
    """A push button that Enter presses too, as Space does."""

    def __init__(self, kind: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if kind:
            self.setProperty("kind", kind)
        if kind == "link":
            self.setStyleSheet(f"QPushButton {{ text-decoration: underline; min-height: {TARGET}px; }}")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_sign(self, name: str, theme: Theme) -> None:
        """Draw a line icon before the words, with some air between them."""
        dressed(self, lambda: self._draw_sign(name, theme))

    def _draw_sign(self, name: str, theme: Theme) -> None:
        sign = QPixmap(_SIGN_ROOM * 2)
        sign.fill(Qt.GlobalColor.transparent)
        with QPainter(sign) as painter:
            painter.drawPixmap(0, 0, line_icon(name, theme.felt_text, 2 * _SIGN_ROOM.height(), 1.0))
        self.setIcon(QIcon(sign))
        self.setIconSize(_SIGN_ROOM)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


def middle_column(page: QWidget, theme: Theme, widest: int) -> QVBoxLayout:
    """The column in the middle of a page, at most `widest` logical pixels wide before the player's text size."""
    content = QWidget()
    dressed(content, lambda: content.setMaximumWidth(theme.px(widest)))
    column = QVBoxLayout(content)
    column.setContentsMargins(FAR, APART, FAR, APART)
    column.setSpacing(NEAR)
    row = QHBoxLayout(page)
    row.setContentsMargins(0, 0, 0, 0)
    row.addStretch(1)
    row.addWidget(content, 40)
    row.addStretch(1)
    return column


def foot_of(back: QWidget, *others: QWidget) -> QHBoxLayout:
    """The foot of a page: the way back at its left, all other buttons at its right."""
    foot = QHBoxLayout()
    foot.setSpacing(NEAR)
    foot.addWidget(back)
    foot.addStretch(1)
    for button in others:
        foot.addWidget(button)
    return foot


def plain_label(kind: str = "", parent: QWidget | None = None) -> QLabel:
    """A label that shows its text letter by letter, whatever stands in it, and wraps."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    if kind:
        label.setProperty("kind", kind)
    return label


def felt_label(theme: Theme, size: float, *, weight: int = 400) -> QLabel:
    """A label for bare felt, at a size in logical pixels before the player's text size."""
    label = plain_label()

    def dress() -> None:
        label.setStyleSheet(f"color: {theme.felt_text}; font-size: {theme.px(size)}px; font-weight: {weight};")

    dressed(label, dress)
    return label


def one_line(name: str, letters: int = NAME_LETTERS) -> str:
    """A name as it can stand in a sentence: in one line, without signs that turn the text round, cut to `letters`."""
    shown = "".join(letter if letter.isprintable() else " " for letter in name[: 8 * letters])
    shown = " ".join(shown.split())
    return shown if len(shown) <= letters else shown[: letters - 1].rstrip() + "…"
