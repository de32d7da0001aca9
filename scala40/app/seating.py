"""The match at the table: its model, its page, whoever runs it and its journal, from sitting down to leaving.

Loaded with the first match, since all that a match needs would make the start of the program slow.
"""

from __future__ import annotations

import json
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from scala40 import __version__
from scala40.app.port import Port
from scala40.app.saves import viewer_of
from scala40.app.table_sounds import TableSounds
from scala40.app.troubles import Troubles
from scala40.engine.match import Match
from scala40.models.game import GameModel
from scala40.models.leaving import LeavableModel
from scala40.models.preparing import noted_drafts
from scala40.models.watching import WatchedModel
from scala40.play.bot_process import BotProcess
from scala40.play.clock import TimeLeft
from scala40.play.people import HUMAN
from scala40.play.playback import Playback
from scala40.play.referee import RoundStopped
from scala40.play.round_notes import kept_notes
from scala40.play.sat_in import spans_of
from scala40.play.seats import PACES
from scala40.play.session import Session
from scala40.settings import Settings, SettingsStore
from scala40.storage.faults import StorageError
from scala40.storage.journal import MatchJournal, Unsaved
from scala40.storage.store import Store
from scala40.views.cards.flight import FAST, NORMAL, STILL, Motion
from scala40.views.main_window import MainWindow
from scala40.views.sounds import Sounds
from scala40.views.table.table_page import TablePage

HAND_ORDER: Final = "hand order"
"""The note of a saved match that keeps how the player has ordered the hand."""
PREPARED: Final = "prepared melds"
"""The note of a saved match that keeps which melds of an opening the player has prepared; no record knows of them."""
ROUND_NOTES: Final = "round notes"
"""The note of a saved match that keeps what is noted beside the round in progress."""
_KEEP_ORDER_MS: Final = 300


class Seating(QObject):
    """Seats one match after the other at the table of the window."""

    match_over = Signal()
    again_wanted = Signal()
    """The same table once more."""

    def __init__(
        self,
        window: MainWindow,
        settings: SettingsStore,
        store: Store | None,
        pace: str | None,
        sounds: Sounds | None,
        troubles: Troubles,
        parent: QObject,
    ) -> None:
        """`store` is None where nothing can be saved; `pace` overrides the setting for this run."""
        super().__init__(parent)
        self._window = window
        self._settings = settings
        self._store = store
        self._pace_chosen = pace
        self._sounds = sounds
        self._troubles = troubles
        self._process = BotProcess(self)
        self.runs: Session | Playback | None = None
        """Who runs the match at the table."""
        self.model: GameModel | None = None
        """The match at the table, as the player's seat sees it."""
        self.a_match: Match | None = None
        """The whole of it; of a playback the finished one."""
        self._journal: MatchJournal | Unsaved | None = None
        self._page: TablePage | None = None
        settings.changed.append(self._settings_changed)
        self._keep_order_timer = QTimer(self)
        self._keep_order_timer.setSingleShot(True)
        self._keep_order_timer.setInterval(_KEEP_ORDER_MS)
        self._keep_order_timer.timeout.connect(self._keep_hand_order)

    def sit_down(self, a_match: Match, journal: MatchJournal | Unsaved) -> Session:
        """Show this match at the table, kept in this journal; whoever runs it waits to be told to begin or go on."""
        self.leave()
        viewer, port = viewer_of(a_match), Port()
        if a_match.seats[viewer].player == HUMAN:
            model: GameModel = LeavableModel(port, a_match.seats, viewer, a_match.rules)
            model.log.remember_stand_ins(len(a_match.rounds), spans_of(a_match, viewer))
        else:
            model = WatchedModel(port, a_match.seats, viewer, a_match.rules, "demo")
        session = Session(
            a_match,
            model,
            viewer,
            journal,
            self._process,
            pace=lambda: PACES[self.pace()],
            app=__version__,
            trouble=self._troubles.tell_storage,
            timed=not self._settings.value.comfort,
        )
        port.runs = session
        session.round_stopped.connect(self._round_stopped)
        session.noted.connect(lambda: self._keep_note(ROUND_NOTES, kept_notes(a_match)))
        self._journal = journal
        if a_match.stage == "round" and a_match.rounds[-1].extra:
            # Noted before the match came here, in a file or in a note of its own.
            self._keep_note(ROUND_NOTES, kept_notes(a_match))
        self._process.start()
        model.shown.connect(lambda *_: self._troubles.follow_saving(model.info.saved))
        for changed in (model.hand.order_changed, model.drafts_changed):
            changed.connect(self._keep_order_timer.start)
        self._show_table(model, session, a_match)
        return session

    def play_back(self, a_match: Match) -> None:
        """Show a finished match from its beginning."""
        self.leave()
        viewer, port = viewer_of(a_match), Port()
        model = WatchedModel(port, a_match.seats, viewer, a_match.rules, "playback")
        playback = Playback(a_match, model, viewer, pace=lambda: PACES[self.pace()])
        port.runs = playback
        self._show_table(model, playback, a_match)
        playback.begin()

    def _show_table(self, model: GameModel, runs: Session | Playback, a_match: Match) -> None:
        self.model, self.runs, self.a_match = model, runs, a_match
        model.match_over.connect(self.match_over)
        window = self._window
        page = TablePage(model, window.art, window.theme)
        for held in (model, runs):
            # Ends with its page: what is connected to each other would keep both for ever.
            held.setParent(page)
        page.covers.may_pause = isinstance(runs, Playback) or runs.people <= 1
        page.covers.paused.connect(runs.pause)
        if isinstance(runs, Session):
            runs.clock_changed.connect(lambda left: _show_time(page, left))
            _show_time(page, runs.time_left)
        TableSounds(model, self._sounds, window, plays=not model.watching, waits=lambda: self.pace() != "off")
        page.next_match_wanted.connect(self.again_wanted)
        page.leave_wanted.connect(window.leave_for_start)
        page.panel.coach.fold_chosen.connect(lambda folded: self._settings.change(coach_open=not folded))
        self._page = page
        self._settle_page(page)
        window.explain = self._process.explain
        window.show_table(page, model, lambda outcome: page.handling.answer(outcome, page.rect().center()))

    @property
    def match_id(self) -> int | None:
        """The number of the match at the table among the saved ones; None where it is not kept."""
        return None if self._journal is None else self._journal.match_id

    def leave(self) -> None:
        """The player has left the table: the match stays saved and waits."""
        self._troubles.round_left()
        if self.runs is not None:
            self._keep_hand_order()
            self.runs.leave()
        self.runs = self.model = self.a_match = self._journal = self._page = None

    def stop(self) -> None:
        """End the process in which computer players think."""
        self._process.stop()

    def all_written(self) -> bool:
        """Is every move on disk, now that it has been tried once more?"""
        if not isinstance(self._journal, MatchJournal):
            # Where nothing is saved at all the player has been told at the start.
            return True
        try:
            self._journal.catch_up()
        except StorageError:
            return False
        return True

    def pace(self) -> str:
        """How fast computer players move."""
        return self._pace_chosen or self._settings.value.in_force.pace

    def _motion(self) -> Motion:
        still = self.pace() == "off" or self._settings.value.in_force.reduced_motion
        return STILL if still else FAST if self.pace() == "fast" else NORMAL

    def _settings_changed(self, old: Settings, new: Settings) -> None:
        if self._page is not None and old != new:
            self._settle_page(self._page)

    def _settle_page(self, page: TablePage) -> None:
        page.set_motion(self._motion())
        page.hand_notes.show_brackets(self._settings.value.brackets)
        page.announcer.on = self._settings.value.announcements
        page.handling.confirm_discards(self._settings.value.comfort)
        page.panel.coach.fold(not self._settings.value.shows_coach)
        page.auto_draw.turn_on(self._settings.value.auto_draw)
        if isinstance(self.runs, Session):
            self.runs.set_timed(not self._settings.value.comfort)

    def _keep_hand_order(self) -> None:
        self._keep_order_timer.stop()
        if self.model is not None:
            self._keep_note(HAND_ORDER, self.model.hand.order())
            self._keep_note(PREPARED, noted_drafts(self.model.drafts, self.model.view))

    def _keep_note(self, name: str, value: object) -> None:
        match_id = self.match_id
        if self._store is None or match_id is None:
            return
        try:
            self._store.keep_note(match_id, name, json.dumps(value).encode())
        except StorageError as error:
            self._troubles.tell_storage(error)

    def _round_stopped(self, stopped: RoundStopped) -> None:
        if isinstance(self.runs, Session):
            self._troubles.round_stopped(stopped, self.runs.resume)


def _show_time(page: TablePage, left: TimeLeft | None) -> None:
    if left is None:
        page.show_time(None)
    else:
        page.show_time(left.seat, left.seconds)
