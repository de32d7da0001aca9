"""The doors to what lies before the table: the first start, the start page, a new match and the saved matches."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from scala40.views.cards.art import CardArt
from scala40.views.languages import Languages
from scala40.views.pages.desk import Desk
from scala40.views.theme import Theme

if TYPE_CHECKING:
    from scala40.views.pages.choices import Choices
    from scala40.views.pages.first_start import FirstStartPage
    from scala40.views.pages.new_match import NewMatchPage
    from scala40.views.pages.saved_matches import SavedMatchesPage
    from scala40.views.pages.start import StartPage


class FrontRooms(QObject):
    """Loads and makes each page when it is first shown. A match at the table has been left before."""

    rules_wanted = Signal(object)
    """The book of these `Rules`; None means those of the last choices."""
    rule_card_wanted = Signal(object)
    """The card of these `Rules`."""
    edit_wanted = Signal(object)
    """The editor for these `Rules`."""

    def __init__(
        self,
        desk: Desk,
        languages: Languages,
        art: CardArt,
        theme: Theme,
        stack: QStackedWidget,
        show: Callable[[QWidget], None],
    ) -> None:
        """`show` brings a page of `stack` to the front."""
        super().__init__(stack)
        self._desk = desk
        self._languages = languages
        self._art = art
        self._theme = theme
        self._stack = stack
        self._show = show
        self._left: int | None = None
        """The number of the match that was left for the page of a new match; None where there is none to go back to."""

    @cached_property
    def first_start_page(self) -> FirstStartPage:
        """The questions of the first start."""
        from scala40.views.pages.first_start import FirstStartPage

        page = FirstStartPage(self._desk, self._languages, self._art, self._theme)
        page.language_chosen.connect(self._choose_language)
        page.answered.connect(self._first_answer)
        self._stack.addWidget(page)
        return page

    @cached_property
    def start_page(self) -> StartPage:
        """The page that everything begins from."""
        from scala40.views.pages.start import StartPage

        page = StartPage(self._desk, self._languages, self._art, self._theme)
        page.go_on.connect(self._desk.continue_match)
        page.others.connect(self.show_saved_matches)
        page.begin_match.connect(self._begin_again)
        page.choose.connect(self.show_new_match)
        page.rules.connect(lambda: self.rules_wanted.emit(None))
        page.language_chosen.connect(self._choose_language)
        self._stack.addWidget(page)
        return page

    @cached_property
    def new_match_page(self) -> NewMatchPage:
        """The page where a match is chosen."""
        from scala40.views.pages.new_match import NewMatchPage

        page = NewMatchPage(self._desk, self._theme)
        page.begin_match.connect(self._begin)
        page.rules.connect(self.rules_wanted)
        page.rule_card.connect(self.rule_card_wanted)
        page.edit.connect(self.edit_wanted)
        page.back.connect(self._leave_new_match)
        self._stack.addWidget(page)
        return page

    @cached_property
    def saved_matches_page(self) -> SavedMatchesPage:
        """All unfinished matches."""
        from scala40.views.pages.saved_matches import SavedMatchesPage

        page = SavedMatchesPage(self._desk, self._theme)
        page.back.connect(self.show_start)
        page.new_match.connect(self.show_new_match)
        self._stack.addWidget(page)
        return page

    def enter(self) -> None:
        """Show the first page: the questions of the first start, or the start page, where a match may wait."""
        if self._desk.settings.value.knows_the_game is None and self._desk.waiting_match() is None:
            self._show(self.first_start_page)
        else:
            self.show_start()

    def show_start(self) -> None:
        """Show the start page."""
        self._show(self.start_page)

    def show_new_match(self, left: int | None = None) -> None:
        """Show the page where a match is chosen; one goes back from it to the start, or to the match just `left`."""
        self._left = left
        self._show(self.new_match_page)

    def _leave_new_match(self) -> None:
        if self._left is None or not self._desk.continue_saved(self._left):
            self.show_start()

    def show_saved_matches(self) -> None:
        """Show the list of unfinished matches."""
        self._show(self.saved_matches_page)

    def _first_answer(self, knows: bool) -> None:
        self.show_start()
        if not knows:
            self.rules_wanted.emit(None)

    def _begin_again(self) -> None:
        from scala40.views.pages.choices import last_choices

        self._begin(last_choices(self._desk))

    def _begin(self, chosen: Choices) -> None:
        self._desk.new_match(chosen.opponents, chosen.rules.name, chosen.name)

    def _choose_language(self, language: str) -> None:
        self._desk.settings.change(language=language)
