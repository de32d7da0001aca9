"""The page of rules: the handbook filled in for a rule set, with its chapters at the side."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from scala40.engine.rules import Rules
from scala40.texts.own_rules import RuleCardTexts
from scala40.texts.pages import RulesPageTexts
from scala40.views.pages.choice_box import ChoiceBox
from scala40.views.pages.felt_page import FeltPage, PageButton, felt_label
from scala40.views.pages.rules_text import RulesText
from scala40.views.rule_sheet import shown_name
from scala40.views.theme import Theme

_WIDEST = 1040
"""The width of the page's content, in logical pixels before the player's text size."""


class RulesPage(FeltPage):
    """Goes back where it was opened from, and a new player on to a match."""

    back = Signal()
    begin_match = Signal()
    rule_card = Signal(object)
    """The rule card of the `Rules` that are shown."""

    def __init__(
        self,
        offered: Callable[[], tuple[Rules, ...]],
        markdown: Callable[[Rules], str],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """`offered` gives the sets that a new match can have; `markdown` fills the text in the language in force."""
        super().__init__(theme, parent)
        self._texts = RulesPageTexts()
        self._markdown = markdown
        self._offered = offered
        self._sets = offered()
        self._shown = self._sets[0]
        self._filled = ""
        self._title = felt_label(theme, 28, weight=700)
        self.set_choice = ChoiceBox(theme)
        self.chapters = QListWidget()
        self.text = RulesText(theme)
        self.back_button = PageButton("plate")
        self.card_button = PageButton("plate")
        self.match_button = PageButton("primary")
        self._lay_out()
        self.set_choice.activated.connect(lambda place: self.show_rules(self._sets[place]))
        self.card_button.clicked.connect(lambda: self.rule_card.emit(self._shown))
        self.chapters.currentRowChanged.connect(self._go_to_chapter)
        self.text.verticalScrollBar().valueChanged.connect(self._follow_scroll)
        self.back_button.clicked.connect(self.back)
        self.match_button.clicked.connect(self.begin_match)
        self.retranslate()

    def _lay_out(self) -> None:
        theme = self.theme
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._title, 1)
        head.addWidget(self.set_choice)
        self.chapters.setFixedWidth(theme.px(236))
        self.chapters.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.chapters.setWordWrap(True)
        ring = f"{theme.line_width}px solid {theme.accent}"
        self.chapters.setStyleSheet(
            f"QListWidget::item {{ min-height: {theme.px(26)}px; padding: 3px 10px; border-radius: 8px; }}"
            f"QListWidget::item:selected {{ background: {theme.surface_high}; color: {theme.text}; }}"
            f"QListWidget::item:selected:focus {{ padding: 1px 8px; border: {ring}; }}"
        )
        sheet = QFrame()
        sheet.setProperty("kind", "panel")
        inside = QHBoxLayout(sheet)
        inside.setContentsMargins(12, 12, 12, 12)
        inside.setSpacing(20)
        inside.addWidget(self.chapters)
        inside.addWidget(self.text, 1)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self.back_button)
        foot.addStretch(1)
        foot.addWidget(self.card_button)
        foot.addWidget(self.match_button)
        content = QWidget()
        content.setMaximumWidth(theme.px(_WIDEST))
        column = QVBoxLayout(content)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(sheet, 1)
        column.addLayout(foot)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(content, 40)
        row.addStretch(1)

    def begin(self) -> None:
        self.retranslate()
        self.text.setFocus()

    def show_rules(self, rules: Rules, chapter: int | None = None) -> None:
        """Show the page for these rules; at a chapter, counted from 0, or where the reader is."""
        here = self.text.chapter_in_sight() if chapter is None and rules != self._shown else chapter
        self._shown = rules
        self.retranslate()
        if here:
            self.text.go_to_chapter(here)

    def offer_match(self, offered: bool) -> None:
        """Whether the page leads on to a match; not where one is being played."""
        self.match_button.setVisible(offered)

    def retranslate(self) -> None:
        texts = self._texts
        self._title.setText(texts.title())
        self.text.setAccessibleName(texts.title())
        self.chapters.setAccessibleName(texts.title())
        self._fill()
        sets = self._offered()
        # A match of a file may be played by rules that are nobody's here.
        self._sets = sets if self._shown in sets else (*sets, self._shown)
        self.set_choice.clear()
        self.set_choice.addItems([shown_name(rules) for rules in self._sets])
        self.set_choice.setCurrentIndex(self._sets.index(self._shown))
        self.set_choice.setAccessibleName(texts.shown_for(shown_name(self._shown)))
        self.card_button.setText(RuleCardTexts().title())
        self.back_button.setText(texts.back())
        self.match_button.setText(texts.to_new_match())

    def _fill(self) -> None:
        """Lay the text out, once for each rule set and language."""
        text = self._markdown(self._shown)
        if text == self._filled:
            return
        self._filled = text
        self.text.show_markdown(text)
        self.chapters.blockSignals(True)
        self.chapters.clear()
        self.chapters.addItems(self.text.chapters())
        self.chapters.setCurrentRow(0)
        self.chapters.blockSignals(False)

    def _go_to_chapter(self, chapter: int) -> None:
        self.text.go_to_chapter(chapter)

    def _follow_scroll(self) -> None:
        if not self.chapters.hasFocus():
            self.chapters.blockSignals(True)
            self.chapters.setCurrentRow(self.text.chapter_in_sight())
            self.chapters.blockSignals(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
