"""A finished match played once more before the window, move by move, as one of its seats saw it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from scala40.engine.events import seen_by
from scala40.engine.match import Entry, Match
from scala40.engine.moves import Move
from scala40.engine.replay import LoggedShuffler, deal_logged, play_entry
from scala40.play.referee import match_info
from scala40.play.seats import Watcher

_SHORTEST_MS: Final = 120


class Playback(QObject):
    """Shows a finished match at the pace chosen; whoever watches only goes on: to the next move, to the next round."""

    def __init__(self, finished: Match, watcher: Watcher, viewer: int, *, pace: Callable[[], int]) -> None:
        """`pace` gives the milliseconds between two moves."""
        super().__init__()
        self._finished = finished
        self._watcher = watcher
        self._viewer = viewer
        self._pace = pace
        self._shuffler = LoggedShuffler()
        self._match = Match(finished.rules, finished.seats, self._shuffler, bot_seed=finished.bot_seed)
        self._ahead: list[Entry] = []
        self._written: list[Entry] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)
        self._paused = False

    def begin(self) -> None:
        """Deal the first round and play on."""
        self.deal()

    def propose(self, move: Move) -> None:
        """Nothing is moved here: what happened has happened."""

    def deal(self) -> None:
        """Deal the next round of the match and play it."""
        number = len(self._match.rounds)
        if self._match.stage != "deal":
            return
        played = self._finished.rounds[number]
        deal_logged(self._match, self._shuffler, played.dealer, played.deck, played.seal)
        self._match.note_round(played.extra)
        self._ahead, self._written = list(played.entries), []
        self._show(0)
        self._go_on()

    def hurry(self) -> None:
        """Play the next move at once."""
        if self._timer.isActive():
            self._timer.start(0)

    def pause(self, paused: bool) -> None:
        """Let the match stand still, or go on."""
        self._paused = paused
        self._timer.stop()
        self._go_on()

    def leave(self) -> None:
        """Stop."""
        self._timer.stop()

    def _go_on(self) -> None:
        if self._ahead and not self._paused:
            self._timer.start(max(self._pace(), _SHORTEST_MS))

    def _step(self) -> None:
        seen = self._seen
        while self._ahead and self._seen == seen:
            # A shuffle waits for its draw, and what the match has written by itself is not played twice.
            play_entry(self._match, self._shuffler, self._ahead.pop(0), self._written)
        if self._seen > seen:
            self._show(seen)
        self._go_on()

    @property
    def _seen(self) -> int:
        """How many events of the round have happened."""
        return len(self._match.view(self._viewer).log)

    def _show(self, seen: int) -> None:
        view = self._match.view(self._viewer)
        events = tuple(seen_by(event, self._viewer) for event in view.log[seen:])
        self._watcher.on_shown(view, events, match_info(self._match, saved=True))
