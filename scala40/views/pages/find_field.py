"""The field that finds words in a long text: how many places there are, and from one to the next."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QWidget

from scala40.texts.rule_book import RuleBookTexts
from scala40.views.dressing import dressed
from scala40.views.pages.felt_page import PageButton, plain_label
from scala40.views.pages.rules_text import RulesText
from scala40.views.theme import NEAR, Theme

_LONGEST = 60
"""The longest words that can be looked for, in letters."""


class FindField(QFrame):
    """A row with a field, the place that is marked, buttons for the next and the one before, and one to hide it."""

    hidden = Signal()

    def __init__(self, text: RulesText, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._places: list[QTextCursor] = []
        self._current = 0
        self.words = QLineEdit()
        self.words.setMaxLength(_LONGEST)
        self.words.setClearButtonEnabled(True)
        self.told = plain_label("muted")
        self.told.setWordWrap(False)
        dressed(self.told, lambda: self.told.setMinimumWidth(theme.px(104)))
        self.previous_button, self.next_button, self.hide_button = PageButton(), PageButton(), PageButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(NEAR)
        row.addWidget(self.words, 1)
        row.addWidget(self.told)
        for button in (self.previous_button, self.next_button, self.hide_button):
            row.addWidget(button)
        self.words.textChanged.connect(self.look_again)
        text.laid_out.connect(self._text_changed)
        self.next_button.clicked.connect(lambda: self.go(1))
        self.previous_button.clicked.connect(lambda: self.go(-1))
        self.hide_button.clicked.connect(self.put_away)
        self.retranslate()
        self.hide()

    def open(self) -> None:
        """Show the field, its words selected, ready to type."""
        self.show()
        self.words.selectAll()
        self.words.setFocus()
        self.look_again()

    def put_away(self) -> None:
        """Hide the field and its marks."""
        self._text.mark([], 0)
        self.hide()
        self.hidden.emit()

    def look_again(self) -> None:
        """Look for the words in the text as it is now, from the place in sight on."""
        self._places = self._text.find_all(self.words.text())
        top = self._text.cursorForPosition(self._text.viewport().rect().topLeft()).position()
        self._current = next((number for number, one in enumerate(self._places) if one.position() >= top), 0)
        self._tell()

    def _text_changed(self) -> None:
        self._places = []
        if self.isVisible():
            self.look_again()

    def go(self, step: int) -> None:
        """Go to the next place (1) or the one before (-1), round and round."""
        if self._places:
            self._current = (self._current + step) % len(self._places)
            self._tell()

    def retranslate(self) -> None:
        """Say everything anew in the language now in force."""
        texts = RuleBookTexts()
        self.words.setPlaceholderText(texts.find())
        self.words.setAccessibleName(texts.find())
        self.previous_button.setText(texts.previous())
        self.next_button.setText(texts.next())
        self.hide_button.setText(texts.close_find())

    def _tell(self) -> None:
        self._text.mark(self._places, self._current)
        told = RuleBookTexts().found(self._current + 1, len(self._places)) if self.words.text() else ""
        self.told.setText(told)
        for button in (self.previous_button, self.next_button):
            button.setEnabled(bool(self._places))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.put_away()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_F3:
                self.go(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            case _:
                super().keyPressEvent(event)
