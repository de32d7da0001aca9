"""Buttons that are answers in a row: one of them holds, and a mark says which."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from scala40.views.dressing import dressed
from scala40.views.pages.felt_page import PageButton
from scala40.views.table.holding import show_when_held
from scala40.views.theme import Theme

_BACKWARD = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_FRAME = 5
"""What the frame of a button takes of its width, also where it stands out, in logical pixels."""
_FORWARD = (Qt.Key.Key_Right, Qt.Key.Key_Down)


class MarkButton(PageButton):
    """One of several answers in a row; the arrow keys go to the next one, and a mark says which holds."""

    def __init__(self, words: str, theme: Theme, *, air: int = 18) -> None:
        """`air` is the room beside the words, in logical pixels before the player's text size."""
        super().__init__("plate")
        self._air = air
        self._words = words
        self.setCheckable(True)
        self._theme = theme
        dressed(self, lambda: self._dress(theme))
        self.toggled.connect(lambda _: self._show())
        show_when_held(self)
        self._show()

    def _dress(self, theme: Theme) -> None:
        self._make_room()
        self.setStyleSheet(
            f"QPushButton {{ padding: 0 {(self._air - _FRAME) // 2}px; }}"
            f"QPushButton:disabled {{ background: transparent; color: {theme.text_resting}; border-style: dashed; }}"
        )

    def say(self, words: str) -> None:
        """Say this answer in the language now in force."""
        self._words = words
        self._make_room()
        self._show()

    def _make_room(self) -> None:
        """Room for the words with their mark, so that nothing moves or is cut when it is set."""
        self.ensurePolished()
        wide = self.fontMetrics().horizontalAdvance(f"✓ {self._words}") + self._theme.px(self._air)
        self.setMinimumWidth(max(self._theme.px(44), wide))

    def _show(self) -> None:
        self.setText(f"✓ {self._words}" if self.isChecked() else self._words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter belongs to the page, whose primary button it presses.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        elif event.key() in (*_BACKWARD, *_FORWARD):
            self._step(event.key() in _FORWARD)
        else:
            super().keyPressEvent(event)

    def _step(self, forward: bool) -> None:
        usable = [one for one in self.group().buttons() if one.isEnabled()]
        place = usable.index(self) + (1 if forward else -1)
        if 0 <= place < len(usable):
            usable[place].setFocus()
            usable[place].click()


class CountButton(MarkButton):
    """A number of opponents."""

    def __init__(self, count: int, theme: Theme) -> None:
        super().__init__(str(count), theme)
        self.count = count
