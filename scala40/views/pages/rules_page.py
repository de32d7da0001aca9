"""The page of rules: the illustrated handbook for a rule set, its chapters at the side, and a field to find words."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scala40.engine.rules import Rules
from scala40.texts.own_rules import RuleCardTexts
from scala40.texts.pages import RulesPageTexts
from scala40.texts.rule_book import RuleBookTexts
from scala40.texts.rule_page import RulePage
from scala40.views.cards.art import CardArt
from scala40.views.pages.chapters import Chapters, lay_out_chapters
from scala40.views.pages.choice_box import ChoiceBox
from scala40.views.pages.felt_page import FeltPage, PageButton, felt_label
from scala40.views.pages.find_field import FindField
from scala40.views.pages.rules_text import RulesText
from scala40.views.rule_sheet import shown_name
from scala40.views.theme import APART, NEAR, Theme

_WIDEST = 980
"""The width of the page's content, in logical pixels before the player's text size."""
_CHAPTERS = 264
"""The width of the list of chapters; a longer title is told whole by its tool tip."""


class RulesPage(FeltPage):
    """Goes back where it was opened from, and a new player on to a match."""

    back = Signal()
    begin_match = Signal()
    rule_card = Signal(object)
    """The rule card of the `Rules` that are shown."""

    def __init__(
        self,
        offered: Callable[[], tuple[Rules, ...]],
        page: Callable[[Rules], RulePage],
        art: CardArt,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """`offered` gives the sets that a new match can have; `page` fills the book in the language in force."""
        super().__init__(theme, parent)
        self._texts = RulesPageTexts()
        self._page = page
        self._offered = offered
        self._sets = offered()
        self._shown = self._sets[0]
        self._filled: RulePage | None = None
        self._title = felt_label(theme, theme.heading_px, weight=700)
        self.set_choice = ChoiceBox(theme)
        self.chapters = Chapters(theme, _CHAPTERS)
        self.text = RulesText(theme, art)
        self.find_field = FindField(self.text, theme)
        self.find_button = PageButton("plate")
        self.back_button = PageButton("plate")
        self.card_button = PageButton("plate")
        self.match_button = PageButton("primary")
        self._lay_out()
        self.set_choice.activated.connect(lambda place: self.show_rules(self._sets[place]))
        self.card_button.clicked.connect(lambda: self.rule_card.emit(self._shown))
        self.chapters.currentRowChanged.connect(self._go_to_chapter)
        self.text.verticalScrollBar().valueChanged.connect(self._follow_scroll)
        self.text.zoom_wanted.connect(self.enlarge)
        self.find_button.clicked.connect(self.find_field.open)
        self.find_field.hidden.connect(self.text.setFocus)
        self.back_button.clicked.connect(self.back)
        self.match_button.clicked.connect(self.begin_match)
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(APART)
        head.addWidget(self._title, 1)
        head.addWidget(self.set_choice)
        reading = QVBoxLayout()
        reading.setSpacing(NEAR)
        reading.addWidget(self.text, 1)
        reading.addWidget(self.find_field)
        foot = QHBoxLayout()
        foot.setSpacing(APART)
        foot.addWidget(self.back_button)
        foot.addWidget(self.find_button)
        foot.addStretch(1)
        foot.addWidget(self.card_button)
        foot.addWidget(self.match_button)
        lay_out_chapters(self, self.theme, _WIDEST, [head], self.chapters, reading, foot)

    def begin(self) -> None:
        self._say()
        self.text.setFocus()

    def show_rules(self, rules: Rules, chapter: int | None = None) -> None:
        """Show the page for these rules; at a chapter, counted from 0, or where the reader is."""
        here = self.text.chapter_in_sight() if chapter is None and rules != self._shown else chapter
        self._shown = rules
        self._say()
        self._fill()
        if here:
            self.text.go_to_chapter(here)

    def offer_match(self, offered: bool) -> None:
        """Whether the page leads on to a match; not where one is being played."""
        self.match_button.setVisible(offered)

    def heading(self) -> str:
        return RulesPageTexts().title()

    def retranslate(self) -> None:
        self._say()
        if self._filled is not None:
            self._fill()

    def _say(self) -> None:
        """Say what stands round the text; that is filled when its rules are known."""
        texts = self._texts
        self._title.setText(texts.title())
        self.text.setAccessibleName(texts.title())
        self.chapters.setAccessibleName(texts.title())
        sets = self._offered()
        # A match of a file may be played by rules that are nobody's here.
        self._sets = sets if self._shown in sets else (*sets, self._shown)
        self.set_choice.clear()
        self.set_choice.addItems([shown_name(rules) for rules in self._sets])
        self.set_choice.setCurrentIndex(self._sets.index(self._shown))
        self.set_choice.setAccessibleName(texts.shown_for(shown_name(self._shown)))
        self.card_button.setText(RuleCardTexts().title())
        self.find_field.retranslate()
        self.find_button.setText(RuleBookTexts().find())
        self.back_button.setText(texts.back())
        self.match_button.setText(texts.to_new_match())

    def _fill(self) -> None:
        """Lay the text out, once for each rule set and language."""
        page = self._page(self._shown)
        if page == self._filled:
            return
        self._filled = page
        self.text.show_markdown(page.text, page.figures)
        self.chapters.show_titles(self.text.chapters(), 0)

    def _go_to_chapter(self, chapter: int) -> None:
        self.text.go_to_chapter(chapter)

    def _follow_scroll(self) -> None:
        self.chapters.mark(self.text.chapter_in_sight())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _zoomed(event) is not None:
            # Here these keys are for this text alone, not for the menu's text size.
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        zoomed = _zoomed(event)
        if zoomed is not None:
            self.enlarge(zoomed)
        elif event.matches(QKeySequence.StandardKey.Find):
            self.find_field.open()
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def enlarge(self, steps: int) -> None:
        """Make the text larger or smaller by some steps; 0 is as large as all other text."""
        self.text.enlarge(steps)


def _zoomed(event: QKeyEvent) -> int | None:
    """The steps by which a key makes the text larger, 0 for its usual size; None for any other key."""
    if event.key() == Qt.Key.Key_0 and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
        return 0
    steps = {QKeySequence.StandardKey.ZoomIn: 1, QKeySequence.StandardKey.ZoomOut: -1}
    return next((step for key, step in steps.items() if event.matches(key)), None)
