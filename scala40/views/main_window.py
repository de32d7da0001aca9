"""The window: menus, the page that is shown, notices above it and the status line below. It knows no match from inside;
whoever hands out matches is the `Desk`.
"""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QAccessible, QAction, QCloseEvent, QDesktopServices, QGuiApplication, QShowEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from scala40 import __version__
from scala40.engine.refusal import Refusal
from scala40.engine.rules import Rules
from scala40.models.game import GameModel
from scala40.texts.cards import CardTexts
from scala40.texts.menus import MenuTexts, WhyNotTexts
from scala40.texts.own_rules import RuleCardTexts, RulesEditorTexts, ScorePaperTexts
from scala40.texts.pages import NewMatchTexts, RulesPageTexts
from scala40.texts.problems import TitleTexts
from scala40.texts.rule_page import RulePage, chapter_of, illustrated
from scala40.texts.settings_page import ShortcutTexts
from scala40.views.actions import Menus
from scala40.views.appearance import Appearance, lay_anew
from scala40.views.cards.art import CardArt
from scala40.views.dialogs import Notices
from scala40.views.dressing import dressed, worn
from scala40.views.icons import program_icon
from scala40.views.languages import Languages
from scala40.views.move_menu import Answer, MoveMenu
from scala40.views.pages.choices import Choices, last_choices
from scala40.views.pages.desk import Desk
from scala40.views.pages.felt_page import FeltPage, one_line
from scala40.views.pages.first_start import FirstStartPage
from scala40.views.pages.new_match import NewMatchPage
from scala40.views.pages.rule_card import RuleCardPage
from scala40.views.pages.rules_editor import RulesEditorPage
from scala40.views.pages.rules_page import RulesPage
from scala40.views.pages.settings_page import SettingsPage
from scala40.views.pages.shortcuts_page import ShortcutsPage
from scala40.views.pages.start import StartPage
from scala40.views.rule_rooms import RuleRooms
from scala40.views.settings_menu import SettingsMenu
from scala40.views.side_rooms import SideRooms
from scala40.views.status_line import StatusLine, TableStatus
from scala40.views.table.table_page import TablePage
from scala40.views.table_menu import TableMenu
from scala40.views.theme import FELT
from scala40.views.window_place import SMALLEST, WindowPlace, clamped, keep_place, read_place


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
        self._reports = reports
        self._table_page: TablePage | None = None
        self._model: GameModel | None = None
        self._behind_rules: QWidget | None = None
        self.appearance = Appearance(desk.settings, languages, art, theme, self)
        self.setWindowIcon(program_icon())
        self.setMinimumSize(SMALLEST)
        self.notices = Notices(theme)
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
        self.rule_rooms = RuleRooms(desk, self.notices, self._stack, theme, self._show, lambda: languages.current)
        self.rule_rooms.else_go_to(self.show_start)
        self.side_rooms = SideRooms(desk.settings, art, theme, self._stack, self._show, self.menus.keys)
        self.side_rooms.else_go_to(self.show_start)
        self._fill_menus()
        self._put_in_place()

    def _fill_menus(self) -> None:
        menus, texts = self.menus, MenuTexts()
        self.new_match_entry = menus.add(menus.game, texts.new_match, self.show_new_match, "Ctrl+N")
        self.go_on_entry = menus.add(menus.game, texts.go_on, self.desk.continue_match)
        self.start_entry = menus.add(menus.game, texts.start_page, self.leave_for_start)
        menus.game.addSeparator()
        self.table_menu = TableMenu(menus)
        self.score_entry = menus.add(menus.game, ScorePaperTexts().save, self._print_score)
        menus.game.addSeparator()
        menus.add(menus.game, texts.quit, self.close, "Ctrl+Q", QAction.MenuRole.QuitRole)
        self.move_menu = MoveMenu(menus)
        self.full_screen_entry = menus.add(menus.view, texts.full_screen, self._turn_full_screen, "F11")
        self.full_screen_entry.setCheckable(True)
        self.panel_entry = menus.add(menus.view, texts.side_panel, self._fold_panel)
        self.panel_entry.setCheckable(True)
        menus.view.addSeparator()
        self.settings_menu = SettingsMenu(menus, self.desk.settings, self.side_rooms.show_settings)
        menus.add(menus.help, texts.rules, self.show_rules, "F1")
        menus.add(menus.help, RuleCardTexts().title, self.show_rule_card, "Shift+F1")
        menus.add(menus.help, ShortcutTexts().title, self.side_rooms.show_shortcuts, "Ctrl+F1")
        self.reports_entry = menus.add(menus.help, texts.show_report, self._show_reports)
        menus.help.addSeparator()
        menus.add(menus.help, texts.about, self._tell_about, None, QAction.MenuRole.AboutRole)
        for menu in (menus.game, menus.view, menus.settings, menus.help):
            menu.aboutToShow.connect(self._refresh_menus)

    # Pages, each made when it is first shown

    @cached_property
    def first_start_page(self) -> FirstStartPage:
        """The questions of the first start."""
        page = FirstStartPage(self.desk, self._languages, self.art, self.theme)
        page.language_chosen.connect(self._choose_language)
        page.answered.connect(self._first_answer)
        self._stack.addWidget(page)
        return page

    @cached_property
    def start_page(self) -> StartPage:
        """The page that everything begins from."""
        page = StartPage(self.desk, self._languages, self.art, self.theme)
        page.go_on.connect(self.desk.continue_match)
        page.begin_match.connect(self._begin_again)
        page.choose.connect(self.show_new_match)
        page.rules.connect(self.show_rules)
        page.language_chosen.connect(self._choose_language)
        self._stack.addWidget(page)
        return page

    @cached_property
    def new_match_page(self) -> NewMatchPage:
        """The page where a match is chosen."""
        page = NewMatchPage(self.desk, self.theme)
        page.begin_match.connect(self._begin)
        page.rules.connect(self.show_rules)
        page.rule_card.connect(self.show_rule_card)
        page.edit.connect(self.rule_rooms.edit)
        page.back.connect(self.show_start)
        self._stack.addWidget(page)
        return page

    @cached_property
    def rules_page(self) -> RulesPage:
        """The page of rules."""
        page = RulesPage(self.desk.rule_sets, self._rule_book, self.art, self.theme)
        page.back.connect(self._leave_rules)
        page.rule_card.connect(self.show_rule_card)
        page.begin_match.connect(self.show_new_match)
        self._stack.addWidget(page)
        return page

    def open(self) -> None:
        """Show the first page: the questions of the first start, or the start page."""
        if self.desk.settings.value.knows_the_game is None:
            self._show(self.first_start_page)
        else:
            self.show_start()

    def show_start(self) -> None:
        """The start page; a match at the table has been left before."""
        self._show(self.start_page)

    def show_new_match(self) -> None:
        """The page where a match is chosen. A match at the table is left, and stays saved."""
        self._leave_table()
        self._show(self.new_match_page)

    def show_rules(self, rules: Rules | None = None, chapter: int | None = None) -> None:
        """The page of rules, for those of the match or of the last choices; at a chapter, counted from 0."""
        current = self._stack.currentWidget()
        if isinstance(current, RuleCardPage):
            # Both pages lead to each other: nobody walks in a circle.
            current = self.rule_rooms.behind(current)
        if not isinstance(current, RulesPage):
            self._behind_rules = current
        rules = rules or self._rules_in_force()
        self.rules_page.offer_match(self._table_page is None)
        self._show(self.rules_page)
        self.rules_page.show_rules(rules, chapter)

    def show_rule_card(self, rules: Rules | None = None) -> None:
        """The rule card, for these rules, those of the match, or those of the last choices."""
        self.rule_rooms.show_card(rules or self._rules_in_force(), at_table=self._table_page is not None)

    def _rules_in_force(self) -> Rules:
        return self._model.view.public.rules if self._model else last_choices(self.desk).rules

    def _print_score(self) -> None:
        model = self._model
        if model is not None:
            winners = [model.seats[seat].name for seat in model.info.winners]
            self.rule_rooms.print_score(model.score, model.view.public.rules, winners)

    def show_table(self, page: TablePage, model: GameModel, answer: Answer) -> None:
        """Sit down at the table: its page, made for this match, takes the place of any other.

        `answer` shows on that page what came of a gesture made in the menu.
        """
        self._drop_table()
        self._table_page, self._model = page, model
        self._stack.addWidget(page)
        self.move_menu.sit_down(model, answer)
        self.table_menu.sit_down(page, model)
        model.shown.connect(self._tell_standing)
        page.show_rule_links(True)
        page.rule_wanted.connect(self._show_rule)
        page.panel_folded.connect(self._refresh_menus)
        dressed(page, partial(lay_anew, page))
        self._tell_standing()
        self._show(page)

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

    def leave_for_start(self) -> None:
        """Leave the table, or any page, for the start page. The match stays saved."""
        self._leave_table()
        self.show_start()

    def current_page(self) -> QWidget | None:
        """The page that is shown."""
        return self._stack.currentWidget()

    def _show(self, page: QWidget) -> None:
        self._stack.setCurrentWidget(page)
        if isinstance(page, FeltPage):
            page.begin()
        elif isinstance(page, TablePage):
            page.take_focus()
        self._refresh_menus()
        self._name_window()

    def _leave_table(self) -> None:
        if self._table_page is not None:
            self._drop_table()
            self.desk.leave_table()

    def _drop_table(self) -> None:
        page, model = self._table_page, self._model
        self._table_page, self._model = None, None
        if model is not None:
            model.shown.disconnect(self._tell_standing)
        self.move_menu.stand_up()
        self.table_menu.stand_up(model)
        self.status.show_status(None)
        if page is not None:
            self.rule_rooms.forget(page)
            self.side_rooms.forget(page)
            self._stack.removeWidget(page)
            page.deleteLater()
        if self._behind_rules is page:
            self._behind_rules = None

    def _show_rule(self, refusal: Refusal) -> None:
        self.show_rules(None, chapter_of(refusal.reason))

    def _leave_rules(self) -> None:
        self._show(self._behind_rules or self.start_page)

    def _first_answer(self, knows: bool) -> None:
        self.show_start()
        if not knows:
            self.show_rules()

    def _begin_again(self) -> None:
        self._begin(last_choices(self.desk))

    def _begin(self, chosen: Choices) -> None:
        self.desk.new_match(chosen.opponents, chosen.rules.name, chosen.name)

    def _rule_book(self, rules: Rules) -> RulePage:
        # A screen reader does not read pictures out, so their words are written below them.
        return illustrated(self._languages.current, rules, CardTexts(), told=QAccessible.isActive())

    # Menus and words

    def _refresh_menus(self) -> None:
        why, current = WhyNotTexts(), self._stack.currentWidget()
        at_table = self._table_page is not None
        waiting = not at_table and self.desk.waiting_match() is not None
        self.go_on_entry.rest(None if waiting else why.no_match_waits)
        self.start_entry.rest(why.already_here if isinstance(current, StartPage) else None)
        self.new_match_entry.rest(why.already_here if isinstance(current, NewMatchPage) else None)
        scored = self._model is not None and bool(self._model.score.rounds)
        self.score_entry.rest(None if scored else ScorePaperTexts().nothing_yet if at_table else why.at_the_table)
        there = self._reports is not None and self._reports.is_dir()
        self.reports_entry.rest(None if there else why.no_report)
        page = self._table_page
        self.panel_entry.rest(None if page is not None and current is page else why.at_the_table)
        self.panel_entry.setChecked(page is not None and not page.panel.folded)

    def _name_window(self) -> None:
        titles, current = TitleTexts(), self._stack.currentWidget()
        if current is self._table_page and self._model is not None:
            model = self._model
            others = [one_line(seat.name) for number, seat in enumerate(model.seats) if number != model.viewer]
            self.setWindowTitle(titles.in_match(model.view.public.number, others))
        elif isinstance(current, NewMatchPage):
            self.setWindowTitle(titles.about(NewMatchTexts().title()))
        elif isinstance(current, RulesPage):
            self.setWindowTitle(titles.about(RulesPageTexts().title()))
        elif isinstance(current, RuleCardPage):
            self.setWindowTitle(titles.about(RuleCardTexts().title()))
        elif isinstance(current, SettingsPage | ShortcutsPage):
            self.setWindowTitle(titles.about(current.heading()))
        elif isinstance(current, RulesEditorPage):
            self.setWindowTitle(titles.about(RulesEditorTexts().title()))
        else:
            self.setWindowTitle(titles.plain())

    def _choose_language(self, language: str) -> None:
        self.desk.settings.change(language=language)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.retranslate()
            self.status.retranslate()
            self._name_window()
            if self._model is not None:
                self._model.retranslate()
            for widget in self.findChildren(QWidget):
                widget.update()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.full_screen_entry.setChecked(self.isFullScreen())

    def _tell_about(self) -> None:
        self.notices.tell("about", lambda: MenuTexts().about_text(__version__))

    def _show_reports(self) -> None:
        if self._reports is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._reports)))

    def _fold_panel(self) -> None:
        if self._table_page is not None:
            self._table_page.fold_panel(not self._table_page.panel.folded)

    # The window itself

    def _turn_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _put_in_place(self) -> None:
        place = read_place(self._place_file)
        main = QGuiApplication.primaryScreen()
        others = [screen for screen in QGuiApplication.screens() if screen is not main]
        rect = clamped(place, [screen.availableGeometry() for screen in (main, *others)])
        self.setMinimumSize(SMALLEST.boundedTo(rect.size()))
        self.setGeometry(rect)
        if place is not None and place.full_screen:
            self.setWindowState(Qt.WindowState.WindowFullScreen)
        elif place is not None and place.maximized:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _place(self) -> WindowPlace:
        rect = self.normalGeometry() if self.isMaximized() or self.isFullScreen() else self.geometry()
        full, maximized = self.isFullScreen(), self.isMaximized()
        return WindowPlace(rect.x(), rect.y(), rect.width(), rect.height(), maximized=maximized, full_screen=full)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Without a window manager nobody else gives the window the keyboard.
        self.activateWindow()

    def closeEvent(self, event: QCloseEvent) -> None:
        keep_place(self._place_file, self._place())
        event.setAccepted(self.desk.quit())
