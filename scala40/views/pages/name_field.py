"""The field for the player's name: plain text in one line, as long as a plate can show."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from scala40.texts.pages import FirstStartTexts
from scala40.views.pages.felt_page import NAME_LETTERS, one_line


class NameField(QLineEdit):
    """Takes any letters; what it gives is in one line and has no signs that turn text round."""

    entered = Signal(str)
    """Enter was pressed: the name as it may be kept."""
    left = Signal()
    """Escape was pressed, or the focus went elsewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(NAME_LETTERS)
        self.setMinimumWidth(220)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew in the language now in force."""
        self.setPlaceholderText(FirstStartTexts().name_hint())
        self.setAccessibleName(FirstStartTexts().your_name())

    def set_name(self, name: str) -> None:
        """Show a name that was given before."""
        self.setText(one_line(name))

    def name(self) -> str:
        """The name as it may be kept; empty where none is given."""
        return one_line(self.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # The page may have a use for the key too: begin, for instance.
            event.ignore()
            self.entered.emit(self.name())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            self.left.emit()
