"""The window: menus, the page that is shown, notices above it and the status line below. It knows no match from inside;
whoever hands out matches is the `Desk`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from scala40 import __version__
from scala40.texts.menus import MenuTexts
from scala40.views.actions import Menus
from scala40.views.appearance import Appearance, lay_anew
from scala40.views.cards.art import CardArt
from scala40.views.dialogs import Notices
from scala40.views.dressing import dressed, worn
from scala40.views.icons import program_icon
from scala40.views.keys import Keys
from scala40.views.languages import Languages
from scala40.views.left_match import LEFT, is_played, stays_saved, tell_left
from scala40.views.match_files import MatchFiles
from scala40.views.pages.choices import chosen_rules
from scala40.views.pages.felt_page import FeltPage
from scala40.views.resting import RestingFinger
from scala40.views.resting_keys import RestingKeys
from scala40.views.sound_button import stand_beside_menus
from scala40.views.status_line import StatusLine, TableStatus
from scala40.views.theme import FELT
from scala40.views.window_entries import WindowEntries
from scala40.views.window_place import keep_place, place_of, put_in_place, read_place
from scala40.views.window_titles import title_of

if TYPE_CHECKING:
    from scala40.engine.refusal import Refusal
    from scala40.engine.rules import Rules
    from scala40.models.game import GameModel
    from scala40.models.why import Explain
    from scala40.views.book_room import BookRoom
    from scala40.views.front_rooms import FrontRooms
    from scala40.views.move_menu import Answer
    from scala40.views.pages.desk import Desk
    from scala40.views.pages.first_start import FirstStartPage
    from scala40.views.pages.new_match import NewMatchPage
    from scala40.views.pages.rules_page import RulesPage
    from scala40.views.pages.start import StartPage
    from scala40.views.rule_rooms import RuleRooms
    from scala40.views.side_rooms import SideRooms
    from scala40.views.table.table_page import TablePage
    from scala40.views.why_room import WhyRoom


class MainWindow(QMainWindow):
    """One window for everything; pages change inside it."""

    def __init__(
        self,
        desk: Desk,
        languages: Languages,
        art: CardArt,
        *,
        place_file: Path | None = None,
        reports: Path | None = None,
    ) -> None:
        """`place_file` keeps the window's place, `reports` is the folder of error reports; both may be missing."""
        super().__init__()
        self.desk = desk
        self.theme = theme = worn(FELT)
        """The look in force: it changes as a whole when the settings do."""
        self.art = art
        self._languages = languages
        self._place_file = place_file
        self._table_page: TablePage | None = None
        self._model: GameModel | None = None
        self.appearance = Appearance(desk.settings, languages, art, theme, self)
        self.setWindowIcon(program_icon())
        self.notices = Notices(theme)
        self.notices.keys_freed.connect(self._give_keys_to_page)
        self.status = StatusLine()
        self.setStatusBar(self.status)
        self._stack = QStackedWidget()
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notices)
        column.addWidget(self._stack, 1)
        self.setCentralWidget(whole)
        self.menus = Menus(self)
        self.keys = Keys(desk.settings, self)
        self.explain: Explain | None = None
        """Who works out elsewhere why a computer player moved as it did; it may be set before the first table."""
        self._forget_page: list[Callable[[QWidget], object]] = []
        """Who must know that a page is about to go: the rooms that have been entered."""
        files = MatchFiles(desk, self.notices, self)
        self.entries = WindowEntries(self.menus, self, files, desk.settings, self.appearance, reports)
        self.entries.refresh_before_shown(self._refresh_menus)
        self.menus.follow_keys(self.keys)
        self.move_menu, self.table_menu = self.entries.move_menu, self.entries.table_menu
        RestingFinger(self)
        stand_beside_menus(self, desk.settings, theme)
        RestingKeys(self, self.menus)
        put_in_place(self, read_place(place_file))

    # Rooms and pages, each loaded and made when it is first entered

    @cached_property
    def front_rooms(self) -> FrontRooms:
        """What lies before the table: the first start, the start page, a new match, the saved ones."""
        from scala40.views.front_rooms import FrontRooms

        rooms = FrontRooms(self.desk, self._languages, self.art, self.theme, self._stack, self._show)
        rooms.rules_wanted.connect(self.show_rules)
        rooms.rule_card_wanted.connect(self.show_rule_card)
        rooms.edit_wanted.connect(lambda rules: self.rule_rooms.edit(rules))
        return rooms

    @cached_property
    def rule_rooms(self) -> RuleRooms:
        """The rule card and the editor of own rules."""
        from scala40.views.rule_rooms import RuleRooms

        room = RuleRooms(self.desk, self.notices, self._stack, self.theme, self._show, lambda: self._languages.current)
        room.else_go_to(self.show_start)
        self._forget_page.append(room.forget)
        return room

    @cached_property
    def side_rooms(self) -> SideRooms:
        """The settings and the overview of keys."""
        from scala40.views.side_rooms import SideRooms

        settings, stack = self.desk.settings, self._stack
        looks = self.art, self.theme
        room = SideRooms(settings, *looks, stack, self._show, self.menus, self.keys, self.appearance)
        room.else_go_to(self.show_start)
        self._forget_page.append(room.forget)
        return room

    @cached_property
    def book_room(self) -> BookRoom:
        """The rule book."""
        from scala40.views.book_room import BookRoom

        language, rooms = lambda: self._languages.current, self.rule_rooms
        room = BookRoom(self.desk, self.art, self.theme, self._stack, self._show, language, rooms)
        room.else_go_to(self.show_start)
        room.new_match_wanted.connect(self.show_new_match)
        room.rule_card_wanted.connect(self.show_rule_card)
        self._forget_page.append(room.forget)
        return room

    @cached_property
    def why_room(self) -> WhyRoom:
        """Why the computer players moved as they did."""
        from scala40.views.why_room import WhyRoom

        room = WhyRoom(self.art, self.theme, self._stack, self._show)
        room.explain = self.explain
        self._forget_page.append(lambda _page: room.forget())
        return room

    @property
    def first_start_page(self) -> FirstStartPage:
        """The questions of the first start."""
        return self.front_rooms.first_start_page

    @property
    def start_page(self) -> StartPage:
        """The page that everything begins from."""
        return self.front_rooms.start_page

    @property
    def new_match_page(self) -> NewMatchPage:
        """The page where a match is chosen."""
        return self.front_rooms.new_match_page

    def open(self) -> None:
        """Show the first page: the questions of the first start, or the start page, where a match may wait."""
        self.front_rooms.enter()

    def show_start(self) -> None:
        """The start page; a match at the table has been left before."""
        self.front_rooms.show_start()

    def show_new_match(self) -> None:
        """The page where a match is chosen. A match at the table is left, and stays saved; Back goes on with it."""
        played = is_played(self._model)
        left = self._leave_table()
        self.front_rooms.show_new_match(left if played else None)

    def show_saved_matches(self) -> None:
        """The page of all unfinished matches. A match at the table is left, and stays saved."""
        self._leave_table()
        self.front_rooms.show_saved_matches()

    def show_rules(self, rules: Rules | None = None, chapter: int | None = None) -> None:
        """The page of rules, for those of the match or of the last choices; at a chapter, counted from 0."""
        rules = rules or self._rules_in_force()
        self.book_room.show_rules(rules, chapter, at_table=self._table_page is not None)

    @property
    def rules_page(self) -> RulesPage:
        """The rule book."""
        return self.book_room.page

    def show_rule_card(self, rules: Rules | None = None) -> None:
        """The rule card, for these rules, those of the match, or those of the last choices."""
        self.rule_rooms.show_card(rules or self._rules_in_force(), at_table=self._table_page is not None)

    def _rules_in_force(self) -> Rules:
        return self._model.view.public.rules if self._model else chosen_rules(self.desk)

    def show_settings(self) -> None:
        """All settings."""
        self.side_rooms.show_settings()

    def show_shortcuts(self) -> None:
        """The overview of keys."""
        self.side_rooms.show_shortcuts()

    def print_score(self) -> None:
        """Write the score sheet of the match at the table as a PDF."""
        model = self._model
        if model is not None:
            winners = [model.seats[seat].name for seat in model.info.winners]
            self.rule_rooms.print_score(model.score, model.view.public.rules, winners)

    def show_table(self, page: TablePage, model: GameModel, answer: Answer) -> None:
        """Sit down at the table: its page, made for this match, takes the place of any other.

        `answer` shows on that page what came of a gesture made in the menu.
        """
        left = stays_saved(self._model, self.desk)
        self._drop_table()
        self._table_page, self._model = page, model
        self._stack.addWidget(page)
        self.move_menu.sit_down(model, answer, lambda: page.covers.covering, lambda: self.current_page() is not page)
        self.entries.sit_down(page, model)
        model.shown.connect(self._tell_standing)
        page.show_rule_links(True)
        page.rule_wanted.connect(self._show_rule)
        page.why_wanted.connect(lambda place: self.why_room.open(model, page, place))
        page.panel_folded.connect(self._refresh_menus)
        dressed(page, partial(lay_anew, page))
        self._tell_standing()
        self._show(page)
        if left:
            tell_left(self.notices)

    def _tell_standing(self, *_events: object) -> None:
        model = self._model
        if model is not None:
            public, info = model.view.public, model.info
            self.status.show_status(
                TableStatus(
                    round_number=public.number,
                    rules_name=public.rules.name,
                    saved=info.saved,
                    replayed=model.watching == "playback",
                    seal=info.seal,
                )
            )
            self._name_window()

    def quick_round(self) -> None:
        """Deal one round at once, with the last choices. A match at the table is left, and stays saved."""
        left = stays_saved(self._model, self.desk)
        self._leave_table()
        self.desk.quick_round()
        if left:
            tell_left(self.notices)

    def go_on(self) -> None:
        """Go on with the match that waits."""
        self.desk.continue_match()

    def leave_for_start(self) -> None:
        """Leave the table, or any page, for the start page. The match stays saved."""
        self._leave_table()
        self.show_start()

    def current_page(self) -> QWidget | None:
        """The page that is shown."""
        return self._stack.currentWidget()

    def _show(self, page: QWidget) -> None:
        self._stack.setCurrentWidget(page)
        if self._table_page is not None:
            self._table_page.covers.look_away(page is not self._table_page)
        if isinstance(page, FeltPage):
            page.begin()
        elif page is self._table_page and self._table_page is not None:
            self._table_page.take_focus()
        self._refresh_menus()
        self._name_window()

    def _give_keys_to_page(self) -> None:
        """Let what had the keys on the page have them again."""
        page = self.current_page()
        last = None if page is None else page.focusWidget()
        if last is not None and last.isVisible() and last.isEnabled():
            last.setFocus(Qt.FocusReason.OtherFocusReason)
        elif isinstance(page, FeltPage):
            page.begin()
        elif self._table_page is not None:
            self._table_page.take_focus()

    def _leave_table(self) -> int | None:
        if self._table_page is None:
            return None
        self._drop_table()
        return self.desk.leave_table()

    def _drop_table(self) -> None:
        page, model = self._table_page, self._model
        self._table_page, self._model = None, None
        if model is not None:
            model.shown.disconnect(self._tell_standing)
        self.move_menu.stand_up()
        self.entries.stand_up(model)
        self.status.show_status(None)
        # What was said of the file that was shown here says nothing of the next match.
        for about in ("file", LEFT):
            self.notices.withdraw(about)
        if page is not None:
            for forget in self._forget_page:
                forget(page)
            # Taken out of the stack it would be Python's, to be ended by it whatever Qt is doing.
            page.deleteLater()

    def _show_rule(self, refusal: Refusal) -> None:
        from scala40.texts.rule_page import chapter_of

        self.show_rules(None, chapter_of(refusal.reason))

    # Menus and words

    def _refresh_menus(self) -> None:
        at_table = self._table_page is not None
        waiting = not at_table and self.desk.waiting_match() is not None
        self.move_menu.refresh()
        page, unfinished = self.current_page(), at_table or self.desk.any_saved()
        self.entries.refresh(page, self._table_page, self._model, waiting=waiting, unfinished=unfinished)

    def _name_window(self) -> None:
        page = self.current_page()
        self.setWindowTitle(title_of(page, None if page is not self._table_page else self._model))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.retranslate()
            self.status.retranslate()
            self._name_window()
            if self._model is not None:
                self._model.retranslate()
            # All that lies in the window is painted anew with it.
            self.update()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.entries.full_screen.setChecked(self.isFullScreen())

    def tell_about(self) -> None:
        """Say what this program is, and which version."""
        self.notices.tell("about", lambda: MenuTexts().about_text(__version__))

    # The window itself

    def turn_full_screen(self) -> None:
        """Fill the whole screen, or no longer."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Without a window manager nobody else gives the window the keyboard.
        self.activateWindow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.appearance.fit(event.size())

    def closeEvent(self, event: QCloseEvent) -> None:
        keep_place(self._place_file, place_of(self))
        event.setAccepted(self.desk.quit())
