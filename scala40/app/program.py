"""The desk behind the window: it begins matches, goes on with saved ones, keeps them and tells what goes wrong."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from scala40 import __version__, crash
from scala40.app.port import Port
from scala40.app.saves import codes, fresh_shuffler, is_demo
from scala40.app.table_sounds import TableSounds
from scala40.engine.match import Match, SeatInfo
from scala40.engine.record import MOST_BYTES, NewerRecord, RecordError, read_record
from scala40.engine.rules import PRESETS, Rules
from scala40.models.game import GameModel
from scala40.models.watching import WatchedModel
from scala40.play.bot_process import BotProcess
from scala40.play.clock import TimeLeft
from scala40.play.imported import write_into
from scala40.play.playback import Playback
from scala40.play.referee import RoundStopped
from scala40.play.seats import PACES
from scala40.play.session import HUMAN, Session
from scala40.settings import Settings, SettingsStore
from scala40.storage.faults import Fault, StorageError
from scala40.storage.journal import MatchJournal, Unsaved
from scala40.storage.rule_sets import RuleSets
from scala40.storage.store import Store
from scala40.texts.problems import ProblemTexts
from scala40.views.cards.flight import FAST, NORMAL, STILL, Motion
from scala40.views.dialogs import Offer
from scala40.views.main_window import MainWindow
from scala40.views.pages.choices import last_choices, one_round, player_of
from scala40.views.pages.desk import WaitingMatch
from scala40.views.sounds import Sounds
from scala40.views.table.table_page import TablePage

DEMO_PLAYERS: Final = ("Ada", "Bruno", "Carla")
_HAND_ORDER: Final = "hand order"
_KEEP_ORDER_MS: Final = 300
_STOPPED: Final = "stopped"


class Program(QObject):
    """The desk of the window: it hands out matches, and keeps them."""

    reported = Signal(object)
    """Where an unexpected error was written down (`Path | None`); it may come from any thread."""

    def __init__(
        self, settings: SettingsStore, store: Store | None, pace: str | None, own_rules: RuleSets | None = None
    ) -> None:
        """`store` is None where nothing can be saved; `pace` overrides the setting for this run.

        Without `own_rules` those of the player last as long as the program.
        """
        super().__init__()
        self.window: MainWindow | None = None
        self._settings = settings
        self._store = store
        self._own_rules = own_rules or RuleSets(None)
        self._pace_chosen = pace
        self._process = BotProcess(self)
        self._runs: Session | Playback | None = None
        self._model: GameModel | None = None
        self._journal: MatchJournal | Unsaved | None = None
        self._page: TablePage | None = None
        self._closes_at_end = False
        self.sounds: Sounds | None = None
        """Who plays sounds; nobody does where it is None."""
        self.reporter: crash.Reporter | None = None
        """Who writes down what went wrong inside the program."""
        self._warned = False
        self._saving = True
        settings.changed.append(self._settings_changed)
        settings.failed.append(lambda error: self._storage_trouble(error))
        self._keep_order_timer = QTimer(self)
        self._keep_order_timer.setSingleShot(True)
        self._keep_order_timer.setInterval(_KEEP_ORDER_MS)
        self._keep_order_timer.timeout.connect(self._keep_hand_order)
        self.reported.connect(self._tell_reported)

    # The desk (views.pages.desk)

    @property
    def settings(self) -> SettingsStore:
        """The player's settings."""
        return self._settings

    @property
    def own_rules(self) -> RuleSets:
        """The player's own rule sets."""
        return self._own_rules

    def rule_sets(self) -> tuple[Rules, ...]:
        """The rule sets that can be chosen, the one to start with first, the player's own last."""
        return (*PRESETS.values(), *self._own_rules.all())

    def waiting_match(self) -> WaitingMatch | None:
        """The match of the player's that can be gone on with, if there is one."""
        found = self._waiting(demo=False)
        if found is None:
            return None
        a_match, _ = found
        you = _viewer(a_match)
        return WaitingMatch(
            round_number=len(a_match.rounds) + (a_match.stage == "deal"),
            opponents=tuple(seat.name for seat in a_match.seats if seat is not a_match.seats[you]),
            your_turn=a_match.mover == you,
            total=a_match.totals[you],
            limit=a_match.rules.limit,
        )

    def new_match(self, opponents: tuple[str, ...], rules_name: str, name: str) -> None:
        """Begin a match of the player, called `name`, against computer players with these names."""
        rules = next(rules for rules in self.rule_sets() if rules.name == rules_name)
        self._begin(rules, [SeatInfo(name, HUMAN), *self._others(opponents)])

    def quick_round(self) -> None:
        """Deal one round at once, with the last choices."""
        last = last_choices(self)
        self._begin(one_round(last.rules), [SeatInfo(last.name, HUMAN), *self._others(last.opponents)])

    def _others(self, names: tuple[str, ...]) -> list[SeatInfo]:
        levels = last_choices(self).levels
        # More players than levels chosen: the others are as strong as the last.
        return [SeatInfo(name, player_of(name, levels[min(at, len(levels) - 1)])) for at, name in enumerate(names)]

    def continue_match(self) -> None:
        """Go on with the match that waits."""
        found = self._waiting(demo=False)
        if found is not None:
            self._go_on(*found)

    def leave_table(self) -> None:
        """The player has left the table: the match stays saved and waits."""
        if self.window is not None:
            self.window.notices.withdraw(_STOPPED)
        if self._runs is not None:
            self._keep_hand_order()
            self._runs.leave()
        self._runs = self._model = self._journal = self._page = None

    def quit(self) -> bool:
        """End the program; False, once, where the last moves are not on disk and cannot be put there."""
        if not self._all_written() and not self._warned:
            self._warned = True
            self._tell("saving", ProblemTexts().closing_unsaved)
            return False
        self.leave_table()
        self._process.stop()
        if self.sounds is not None:
            self.sounds.stop()
        if self._store is not None:
            self._store.close()
            self._store = None
        QApplication.quit()
        return True

    def _all_written(self) -> bool:
        if not isinstance(self._journal, MatchJournal):
            # Where nothing is saved at all the player has been told at the start.
            return True
        try:
            self._journal.catch_up()
        except StorageError:
            return False
        return True

    @property
    def model(self) -> GameModel | None:
        """The match at the table, as the player's seat sees it; None elsewhere."""
        return self._model

    def hurry(self) -> None:
        """Let whoever only waits for its time move at once."""
        if self._runs is not None:
            self._runs.hurry()

    # Beginning, and going on

    def demo(self, rules: Rules) -> None:
        """Let a match play itself, a computer player in your seat: the one that was broken off, or a new one."""
        self._closes_at_end = self._pace() == "off"
        found = self._waiting(demo=True)
        if found is not None:
            self._go_on(*found)
        else:
            self._begin(rules, [SeatInfo(name, "beginner") for name in DEMO_PLAYERS])

    def open_file(self, file: Path) -> None:
        """Go on with the match of a file, or play it back if it is over; a file that is none is explained."""
        texts = ProblemTexts()
        try:
            with file.open("rb") as opened:
                a_match = read_record(opened.read(MOST_BYTES + 1), fresh_shuffler())
        except OSError:
            self._tell("file", lambda: texts.file_missing(file.name))
        except NewerRecord:
            self._tell("file", lambda: texts.file_newer(file.name))
        except RecordError as error:
            number, move, why = error.round_number, error.move, str(error)
            if number:
                self._tell("file", lambda: texts.file_breaks_rule(file.name, number, move, why))
            else:
                self._tell("file", lambda: texts.file_broken(file.name))
        else:
            if a_match.stage == "over":
                self._play_back(a_match)
                self._tell("file", lambda: texts.file_played_back(file.name))
            else:
                journal = self._new_journal()
                try:
                    write_into(journal, a_match, __version__)
                except StorageError as error:
                    self._storage_trouble(error)
                self._sit_down(a_match, journal).go_on()

    def _begin(self, rules: Rules, seats: list[SeatInfo]) -> None:
        a_match = Match(rules, seats, fresh_shuffler(), bot_seed=secrets.token_hex(16))
        self._sit_down(a_match, self._new_journal()).begin()

    def _go_on(self, a_match: Match, match_id: int) -> None:
        assert self._store is not None
        session = self._sit_down(a_match, self._store.go_on(match_id))
        model = self._model
        session.go_on()
        order = self._store.note(match_id, _HAND_ORDER)
        if order is not None and model is not None:
            model.hand.set_order(codes(order))

    def _new_journal(self) -> MatchJournal | Unsaved:
        return Unsaved() if self._store is None else self._store.new_match()

    def _waiting(self, *, demo: bool) -> tuple[Match, int] | None:
        """The unfinished match played last, of people or of the demo, with its number among the saved ones."""
        if self._store is None:
            return None
        try:
            listed = self._store.matches()
        except StorageError as error:
            self._storage_trouble(error)
            return None
        for saved in listed:
            if saved.finished or saved.fault is not None or is_demo(saved) != demo:
                continue
            try:
                return self._store.match(saved.match_id, fresh_shuffler()), saved.match_id
            except StorageError:
                # A match that cannot be replayed does not stand in the way of the others.
                self._tell("saves", ProblemTexts().match_broken)
        return None

    # At the table

    def _sit_down(self, a_match: Match, journal: MatchJournal | Unsaved) -> Session:
        self.leave_table()
        viewer, port = _viewer(a_match), Port()
        if a_match.seats[viewer].player == HUMAN:
            model = GameModel(port, a_match.seats, viewer, a_match.rules)
        else:
            model = WatchedModel(port, a_match.seats, viewer, a_match.rules, "demo")
        session = Session(
            a_match,
            model,
            viewer,
            journal,
            self._process,
            pace=lambda: PACES[self._pace()],
            app=__version__,
            trouble=self._storage_trouble,
            timed=not self._settings.value.comfort,
        )
        port.runs = session
        session.round_stopped.connect(self._round_stopped)
        self._journal = journal
        self._process.start()
        model.shown.connect(lambda *_: self._follow_saving(model.info.saved))
        model.hand.order_changed.connect(self._keep_order_timer.start)
        self._show_table(model, session)
        return session

    def _play_back(self, a_match: Match) -> None:
        self.leave_table()
        viewer, port = _viewer(a_match), Port()
        model = WatchedModel(port, a_match.seats, viewer, a_match.rules, "playback")
        playback = Playback(a_match, model, viewer, pace=lambda: PACES[self._pace()])
        port.runs = playback
        self._show_table(model, playback)
        playback.begin()

    def _show_table(self, model: GameModel, runs: Session | Playback) -> None:
        self._model, self._runs = model, runs
        model.match_over.connect(self._over)
        assert self.window is not None
        page = TablePage(model, self.window.art, self.window.theme)
        for held in (model, runs):
            # Ends with its page: what is connected to each other would keep both for ever.
            held.setParent(page)
        page.covers.may_pause = isinstance(runs, Playback) or runs.people <= 1
        page.covers.paused.connect(runs.pause)
        if isinstance(runs, Session):
            runs.clock_changed.connect(lambda left: _show_time(page, left))
            _show_time(page, runs.time_left)
        TableSounds(model, self.sounds, self.window, plays=not model.watching, waits=lambda: self._pace() != "off")
        page.next_match_wanted.connect(self._play_again)
        page.leave_wanted.connect(self.window.leave_for_start)
        self._page = page
        self._settle_page(page)
        self.window.why_room.explain = self._process.explain
        self.window.show_table(page, model, lambda outcome: page.handling.answer(outcome, page.rect().center()))

    def _play_again(self) -> None:
        """The same table once more."""
        if self._model is not None:
            self._begin(self._model.rules, list(self._model.seats))

    def _over(self) -> None:
        if self._closes_at_end and self.window is not None:
            # Not from within the referee's showing: the other seats have not seen the end yet.
            QTimer.singleShot(0, self.window, self.window.close)

    def _motion(self) -> Motion:
        still = self._pace() == "off" or self._settings.value.in_force.reduced_motion
        return STILL if still else FAST if self._pace() == "fast" else NORMAL

    def _settings_changed(self, old: Settings, new: Settings) -> None:
        if self._page is not None and old != new:
            self._settle_page(self._page)

    def _settle_page(self, page: TablePage) -> None:
        page.set_motion(self._motion())
        page.hand_notes.show_brackets(self._settings.value.brackets)
        page.announcer.on = self._settings.value.announcements
        page.handling.confirm_discards(self._settings.value.comfort)
        page.auto_draw.turn_on(self._settings.value.auto_draw)

    def _pace(self) -> str:
        return self._pace_chosen or self._settings.value.in_force.pace

    def _keep_hand_order(self) -> None:
        self._keep_order_timer.stop()
        match_id = None if self._journal is None else self._journal.match_id
        if self._store is None or self._model is None or match_id is None:
            return
        try:
            self._store.keep_note(match_id, _HAND_ORDER, json.dumps(self._model.hand.order()).encode())
        except StorageError as error:
            self._storage_trouble(error)

    # Troubles

    def _tell(self, name: str, sentence: Callable[[], str]) -> None:
        if self.window is not None:
            self.window.notices.tell(name, sentence)

    def _storage_trouble(self, error: Exception) -> None:
        texts = ProblemTexts()
        if isinstance(error, StorageError) and error.fault is Fault.DISK_FULL:
            self._tell("saving", texts.disk_full)
        elif isinstance(error, StorageError):
            detail = error.detail or error.fault.value
            self._tell("saving", lambda: texts.saving_failed(detail))
        else:
            self._tell("saving", lambda: texts.saving_failed(str(error)))

    def _follow_saving(self, saved: bool) -> None:
        if saved and not self._saving:
            self._tell("saving", ProblemTexts().saving_again)
        self._saving = saved

    def _round_stopped(self, stopped: RoundStopped) -> None:
        """A move broke what must hold: write a report with the match so far, and offer to go on from before it."""
        report = None if self.reporter is None else self.reporter.note(stopped, stopped.record.decode())
        session, texts = self._runs, ProblemTexts()
        if self.window is not None and isinstance(session, Session):
            offer = Offer(texts.go_on_before_it, session.resume)
            self.window.notices.tell(_STOPPED, lambda: texts.round_stopped(report), "warning", offer)

    def _tell_reported(self, report: Path | None) -> None:
        self._tell("report", lambda: ProblemTexts().unexpected(report))


def _show_time(page: TablePage, left: TimeLeft | None) -> None:
    if left is None:
        page.show_time(None)
    else:
        page.show_time(left.seat, left.seconds)


def _viewer(a_match: Match) -> int:
    """The seat that the window looks at: the first with a person, or the first of all."""
    return next((number for number, seat in enumerate(a_match.seats) if seat.player == HUMAN), 0)
