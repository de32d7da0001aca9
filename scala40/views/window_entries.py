"""The entries of the menu bar that belong to the whole window, in their order, and when each of them rests."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QUrl
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QWidget

from scala40.settings import SettingsStore
from scala40.texts.coach import CoachTexts
from scala40.texts.match_files import MatchFileTexts
from scala40.texts.menus import MenuTexts, WhyNotTexts
from scala40.texts.own_rules import RuleCardTexts, ScorePaperTexts
from scala40.texts.pages import NewMatchTexts
from scala40.texts.saved_matches import SavedMatchTexts, WatchedTexts
from scala40.texts.settings_page import ShortcutTexts
from scala40.texts.watching import WatchTexts
from scala40.views.actions import Menus
from scala40.views.appearance import Appearance
from scala40.views.learn_menu import LearnMenu
from scala40.views.left_match import is_played
from scala40.views.look_back_menu import LookBackMenu
from scala40.views.match_files import MatchFiles
from scala40.views.move_menu import MoveMenu
from scala40.views.pages.felt_page import WELCOME, FeltPage
from scala40.views.settings_menu import SettingsMenu
from scala40.views.table_menu import TableMenu

if TYPE_CHECKING:
    from scala40.models.game import GameModel
    from scala40.views.table.table_page import TablePage


class Doors(Protocol):
    """Where the entries lead: what the window does for them."""

    def show_new_match(self) -> object: ...
    def quick_round(self) -> object: ...
    def go_on(self) -> object: ...
    def show_saved_matches(self) -> object: ...
    def leave_for_start(self) -> object: ...
    def print_score(self) -> object: ...
    def close(self) -> object: ...
    def turn_full_screen(self) -> object: ...
    def show_settings(self) -> object: ...
    def show_rules(self) -> object: ...
    def show_rule_card(self) -> object: ...
    def show_shortcuts(self) -> object: ...
    def tell_about(self) -> object: ...


class WindowEntries:
    """Fills the menus once. `refresh` lets each entry serve or rest, as the window stands."""

    def __init__(
        self,
        menus: Menus,
        doors: Doors,
        files: MatchFiles,
        settings: SettingsStore,
        appearance: Appearance,
        reports: Path | None,
    ) -> None:
        """`reports` is the folder of error reports, where there may be one."""
        texts = MenuTexts()
        self._reports = reports
        self._files = files
        self._table_page: TablePage | None = None
        self._coached: GameModel | None = None
        self._seats: tuple[str, ...] = ()
        self.new_match = menus.add(menus.game, texts.new_match, doors.show_new_match, "new_match")
        self.quick_round = menus.add(menus.game, NewMatchTexts().quick_round, doors.quick_round, "quick_round")
        self.watch = menus.add(menus.game, MatchFileTexts().watch, files.watch, "watch")
        self.go_on = menus.add(menus.game, texts.go_on, doors.go_on, "go_on")
        self.saved = menus.add(menus.game, SavedMatchTexts().entry, doors.show_saved_matches, "saved_matches")
        self.start = menus.add(menus.game, texts.start_page, doors.leave_for_start, "start_page")
        menus.game.addSeparator()
        self.open = menus.add(menus.game, MatchFileTexts().open, files.open, "open_match")
        self.save = menus.add(menus.game, MatchFileTexts().save, self._save, "save_match")
        menus.game.addSeparator()
        self.table_menu = TableMenu(menus)
        self.score = menus.add(menus.game, ScorePaperTexts().save, doors.print_score, "save_score")
        menus.game.addSeparator()
        menus.add(menus.game, texts.quit, doors.close, "quit", QAction.MenuRole.QuitRole)
        self.move_menu = MoveMenu(menus)
        self.look_back_menu = LookBackMenu(menus)
        self.learn_menu = LearnMenu(menus)
        self.full_screen = menus.add(menus.view, texts.full_screen, doors.turn_full_screen, "full_screen")
        self.full_screen.setCheckable(True)
        self.panel = menus.add(menus.view, texts.side_panel, self._fold_panel, "side_panel")
        self.panel.setCheckable(True)
        self.coach = menus.add(menus.view, CoachTexts().title, self._fold_coach, "coach")
        self.coach.setCheckable(True)
        menus.view.addSeparator()
        self.settings_menu = SettingsMenu(menus, settings, doors.show_settings, appearance)
        menus.add(menus.help, texts.rules, doors.show_rules, "rules")
        menus.add(menus.help, RuleCardTexts().title, doors.show_rule_card, "rule_card")
        menus.add(menus.help, ShortcutTexts().title, doors.show_shortcuts, "shortcuts")
        self.reports = menus.add(menus.help, texts.show_report, self._show_reports, "reports")
        menus.help.addSeparator()
        menus.add(menus.help, texts.about, doors.tell_about, "about", QAction.MenuRole.AboutRole)
        self._looked_at = (menus.game, menus.view, menus.settings, menus.help)

    def sit_down(self, page: TablePage, model: GameModel) -> None:
        """Serve this table from now on."""
        for menu in (self.table_menu, self.look_back_menu, self.learn_menu):
            menu.sit_down(page, model)
        self.move_menu.takes_one_back = lambda _model: page.keyboard.take_back()
        page.panel.coach.in_sight_changed.connect(self._follow_coach)
        model.shown.connect(self._follow_coach)

    def stand_up(self, model: GameModel | None) -> None:
        """The table has been left."""
        for menu in (self.table_menu, self.look_back_menu, self.learn_menu):
            menu.stand_up(model)
        self._coached = None
        if model is not None:
            model.shown.disconnect(self._follow_coach)

    def refresh_before_shown(self, refresh: Callable[[], object]) -> None:
        """Ask for a refresh each time before a menu is shown."""
        for menu in self._looked_at:
            menu.aboutToShow.connect(refresh)

    def refresh(
        self,
        current: QWidget | None,
        table_page: TablePage | None,
        model: GameModel | None,
        *,
        waiting: bool,
        unfinished: bool,
    ) -> None:
        """`current` is the page that is shown, `waiting` says whether a saved match can be gone on with, `unfinished`
        whether any is in the list of those that are not over.
        """
        why, scores = WhyNotTexts(), ScorePaperTexts()
        self._table_page = table_page
        seated = partial(SavedMatchTexts().at_a_table, MenuTexts().game())
        self.go_on.rest(None if waiting else why.no_match_waits if table_page is None else seated)
        here = current.entry_name if isinstance(current, FeltPage) else ""
        for entry in (self.start, self.new_match):
            entry.rest(why.already_here if entry.name == here else None)
        lists = self.saved.name == here
        self.saved.rest(why.already_here if lists else None if unfinished else SavedMatchTexts().none_saved)
        self._seats = () if model is None else tuple(seat.name for seat in model.seats)
        self.save.rest(why.at_the_table if model is None else None)
        # Its key is a single letter: nobody who plays is to be taken away from the table by it.
        playing = is_played(model)
        for entry in (self.new_match, self.quick_round, self.saved, self.start, self.open):
            entry.tell_ahead(SavedMatchTexts().leaves if playing else None)
        watched = model is not None and model.watching == "demo" and model.stage != "over"
        self.watch.tell_ahead(MatchFileTexts().another if watched else None)
        welcome = here == WELCOME
        self.watch.rest(MatchFileTexts().playing if playing else WatchedTexts().welcome_first if welcome else None)
        scored = model is not None and bool(model.score.rounds)
        self.score.rest(None if scored else why.at_the_table if table_page is None else scores.nothing_yet)
        there = self._reports is not None and self._reports.is_dir()
        self.reports.rest(None if there else why.no_report)
        self.panel.rest(None if table_page is not None and current is table_page else why.at_the_table)
        self.panel.setChecked(table_page is not None and not table_page.panel.folded)
        self._coached = model if current is table_page else None
        self._follow_coach()

    def _follow_coach(self, *_told: object) -> None:
        """Let the coach's entry serve while there is a table in sight, and somebody who plays, and room."""
        model, page = self._coached, self._table_page
        if model is None or page is None:
            self.coach.rest(WhyNotTexts().at_the_table)
            self.coach.setChecked(False)
            return
        watched = partial(WatchTexts().only_shown, model.watching) if model.watching else None
        self.coach.rest(watched or (None if page.panel.coach.has_room else CoachTexts().no_room))
        self.coach.setChecked(page.panel.coach.in_sight)

    def _save(self) -> None:
        self._files.save(self._seats)

    def _fold_panel(self) -> None:
        if self._table_page is not None:
            self._table_page.fold_panel(not self._table_page.panel.folded)

    def _fold_coach(self) -> None:
        if self._table_page is not None:
            self._table_page.folding.press_coach()

    def _show_reports(self) -> None:
        if self._reports is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._reports)))
