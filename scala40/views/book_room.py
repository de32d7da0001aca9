"""The door to the rule book: whose rules it tells, at which chapter it opens, and where one goes from there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QStackedWidget, QWidget

from scala40.engine.rules import Rules
from scala40.texts.cards import CardTexts
from scala40.texts.rule_page import RulePage, illustrated
from scala40.views.cards.art import CardArt
from scala40.views.pages.desk import Desk
from scala40.views.pages.rule_card import RuleCardPage
from scala40.views.pages.rules_page import RulesPage
from scala40.views.rule_rooms import RuleRooms
from scala40.views.theme import Theme


class BookRoom(QObject):
    """Makes the rule book when it is first shown, and leads back to where it was opened from."""

    new_match_wanted = Signal()
    rule_card_wanted = Signal(object)
    """The card of these `Rules`."""

    def __init__(
        self,
        desk: Desk,
        art: CardArt,
        theme: Theme,
        stack: QStackedWidget,
        show: Callable[[QWidget], None],
        language: Callable[[], str],
        rule_rooms: RuleRooms,
    ) -> None:
        """`show` brings a page of `stack` to the front, `language` is the code of the one in force."""
        super().__init__(stack)
        self._desk = desk
        self._art = art
        self._theme = theme
        self._stack = stack
        self._show = show
        self._language = language
        self._rule_rooms = rule_rooms
        self._behind: QWidget | None = None
        self._start: Callable[[], object] = lambda: None

    @cached_property
    def page(self) -> RulesPage:
        """The rule book."""
        page = RulesPage(self._desk.rule_sets, self._book, self._art, self._theme)
        page.back.connect(self._go_back)
        page.rule_card.connect(self.rule_card_wanted.emit)
        page.begin_match.connect(self.new_match_wanted)
        self._stack.addWidget(page)
        return page

    def show_rules(self, rules: Rules, chapter: int | None, *, at_table: bool) -> None:
        """Show the book of these rules, at a chapter, counted from 0; at a table no new match is offered."""
        current = self._stack.currentWidget()
        if isinstance(current, RuleCardPage):
            # Both pages lead to each other: nobody walks in a circle.
            current = self._rule_rooms.behind(current)
        if not isinstance(current, RulesPage):
            self._behind = current
        self.page.offer_match(not at_table)
        self._show(self.page)
        self.page.show_rules(rules, chapter)

    def forget(self, page: QWidget) -> None:
        """A page is about to go: nobody comes back to it."""
        if self._behind is page:
            self._behind = None

    def else_go_to(self, start: Callable[[], object]) -> None:
        """Where one goes back to where there is nothing to go back to."""
        self._start = start

    def _go_back(self) -> None:
        if self._behind is None:
            self._start()
        else:
            self._show(self._behind)

    def _book(self, rules: Rules) -> RulePage:
        # A screen reader does not read pictures out, so their words are written below them.
        return illustrated(self._language(), rules, CardTexts(), told=QAccessible.isActive())
