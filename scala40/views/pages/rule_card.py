"""The rule card: the rules in force on one page, marked where they are not as in Standard or Tournament."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from scala40.engine.rules import Rules
from scala40.texts.own_rules import RuleCardTexts
from scala40.views.dressing import dressed
from scala40.views.pages.felt_page import FeltPage, PageButton, felt_label, middle_column
from scala40.views.rule_sheet import counts, legend, rule_sheet, screen_ink, shown_name
from scala40.views.theme import APART, CLOSE, NEAR, Theme

_WIDEST = 1080
"""The width of the page's content, in logical pixels before the player's text size."""
_TWO_COLUMNS = 620
"""The width from which on the card has two columns, likewise."""


class CardText(QTextBrowser):
    """The card as a text to read; it loads nothing from anywhere."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rules = Rules()
        self._columns = 0
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        dressed(self, self._dress)

    def _dress(self) -> None:
        theme = self._theme
        self.document().setDocumentMargin(theme.px(8))
        self.setStyleSheet(
            f"CardText {{ border: 1px solid transparent; border-radius: 8px; font-size: {theme.px(theme.text_px)}px; }}"
            f"CardText:focus {{ border-color: {theme.line}; }}"
        )
        if self._columns:
            self.show_rules(self._rules)

    def show_rules(self, rules: Rules) -> None:
        """Show these rules from the top, in the language in force."""
        self._rules = rules
        self._columns = 2 if self.viewport().width() >= self._theme.px(_TWO_COLUMNS) else 1
        self.setHtml(rule_sheet(rules, screen_ink(self._theme), self._columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if (self.viewport().width() >= self._theme.px(_TWO_COLUMNS)) != (self._columns == 2):
            self.show_rules(self._rules)

    def loadResource(self, _kind: int, _name: QUrl | str) -> object:
        return None


class RuleCardPage(FeltPage):
    """Goes back where it was opened from."""

    back = Signal()
    save_pdf = Signal()
    change = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._texts = RuleCardTexts()
        self.rules = Rules()
        self._title = felt_label(theme, theme.heading_px, weight=700)
        self._legend = felt_label(theme, theme.text_px)
        self._counts = felt_label(theme, theme.text_px)
        self.text = CardText(theme)
        self.back_button = PageButton("plate")
        self.change_button = PageButton("plate")
        self.pdf_button = PageButton("plate")
        sheet = QFrame()
        sheet.setProperty("kind", "panel")
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(APART, CLOSE, APART, NEAR)
        inside.addWidget(self.text)
        foot = QHBoxLayout()
        foot.setSpacing(APART)
        foot.addWidget(self.back_button)
        foot.addWidget(self._counts, 1)
        foot.addWidget(self.change_button)
        foot.addWidget(self.pdf_button)
        column = middle_column(self, theme, _WIDEST)
        column.addWidget(self._title)
        column.addWidget(self._legend)
        column.addWidget(sheet, 1)
        column.addLayout(foot)
        self.back_button.clicked.connect(self.back)
        self.change_button.clicked.connect(self.change)
        self.pdf_button.clicked.connect(self.save_pdf)
        self.retranslate()

    def show_rules(self, rules: Rules, *, changeable: bool) -> None:
        """Show these rules; `changeable` leads on to the editor, not where a match is being played."""
        self.rules = rules
        self.change_button.setVisible(changeable)
        self.retranslate()

    def begin(self) -> None:
        self.retranslate()
        self.text.setFocus()

    def heading(self) -> str:
        return RuleCardTexts().title()

    def retranslate(self) -> None:
        texts = self._texts
        self._title.setText(texts.of(shown_name(self.rules)))
        self._legend.setText(legend(self.rules))
        self._legend.setVisible(bool(self._legend.text()))
        self._counts.setText(counts(self.rules))
        self.text.setAccessibleName(self._title.text())
        self.text.show_rules(self.rules)
        self.back_button.setText(texts.back())
        self.change_button.setText(texts.change())
        self.pdf_button.setText(texts.save_pdf())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
