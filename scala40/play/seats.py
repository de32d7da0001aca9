"""Who sits at a table on this machine: a person at the window and computer players, each moving at the pace chosen."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer

from scala40.bots.seeds import decision_seed
from scala40.engine.events import Event
from scala40.engine.moves import Move, Reenter
from scala40.engine.refusal import Refusal
from scala40.engine.view import PlayerView
from scala40.play.bot_process import BotProcess
from scala40.play.referee import MatchInfo

PACES: Final = {"off": 0, "fast": 350, "normal": 800, "slow": 1600}
"""Milliseconds between two moves of a computer player."""

Propose = Callable[[Move], None]


class Watcher(Protocol):
    """Whoever looks at a seat: the window's model."""

    def on_shown(self, view: PlayerView, events: Sequence[Event], a_match: MatchInfo) -> None:
        """The seat's view has changed."""

    def on_refused(self, refusal: Refusal, move: Move) -> None:
        """A move proposed from here is refused."""


class PersonSeat:
    """A person's seat: what it is shown goes to the window."""

    def __init__(self, watcher: Watcher) -> None:
        self._watcher = watcher

    def shown(self, view: PlayerView, events: Sequence[Event], a_match: MatchInfo) -> None:
        """Pass what the seat sees on to the window."""
        self._watcher.on_shown(view, events, a_match)

    def refused(self, refusal: Refusal, move: Move) -> None:
        """Pass the refusal on to the window."""
        self._watcher.on_refused(refusal, move)


class BotSeat(QObject):
    """A computer player's seat: it is told, thinks in the worker process, and proposes at the pace chosen."""

    def __init__(
        self,
        level: str,
        bot_seed: str,
        process: BotProcess,
        propose: Propose,
        pace: Callable[[], int],
        watcher: Watcher | None = None,
        cut: Callable[[int], None] | None = None,
    ) -> None:
        """`pace` gives the milliseconds between two moves; `watcher` also sees all that this seat sees (the demo).

        `cut` is told, before the move is proposed, of how many worlds it comes if there was no time for all of them.
        """
        super().__init__()
        self._level = level
        self._bot_seed = bot_seed
        self._process = process
        self._propose = propose
        self._pace = pace
        self._watcher = watcher
        self._cut = cut
        self._worlds: int | None = None
        self._asked = 0
        self._question: int | None = None
        self._due: tuple[int, Move] | None = None

    def shown(self, view: PlayerView, events: Sequence[Event], a_match: MatchInfo) -> None:
        """Look, and think if it is this seat's turn."""
        if self._watcher is not None:
            self._watcher.on_shown(view, events, a_match)
        self._asked += 1
        self._due = self._worlds = None
        self._think_no_more()
        if a_match.stage == "reentry" and a_match.mover == view.seat:
            # A computer player always comes back: it has nothing to lose.
            self._thought(self._asked, time.monotonic(), Reenter())
            return
        if a_match.stage != "round" or not view.to_move:
            return
        number, since = self._asked, time.monotonic()
        seed = decision_seed(self._bot_seed, view)
        self._question = self._process.ask(
            view, self._level, seed, lambda move: self._thought(number, since, move), self._thought_less
        )

    def refused(self, refusal: Refusal, move: Move) -> None:
        """A computer player never proposes what the rules refuse."""
        raise AssertionError(f"{self._level} proposed {move}, refused for {refusal.reason.value}")

    def hurry(self) -> None:
        """Make the move that only waits for its time at once (the skip key)."""
        if self._due is not None:
            self._move(*self._due)

    def leave(self) -> None:
        """Propose nothing any more: the match is left."""
        self._asked += 1
        self._due = None
        self._think_no_more()

    def _think_no_more(self) -> None:
        """What is still being thought about no longer matters: it must not keep the next question waiting."""
        if self._question is not None:
            self._process.cancel(self._question)
            self._question = None

    def _thought_less(self, worlds: int) -> None:
        self._worlds = worlds

    def _thought(self, number: int, since: float, move: Move) -> None:
        if number != self._asked:
            return
        self._due = number, move
        spent = int((time.monotonic() - since) * 1000)
        # Also without a pace from the event loop: the referee is still showing the last move to the others.
        QTimer.singleShot(max(0, self._pace() - spent), self, lambda: self._move(number, move))

    def _move(self, number: int, move: Move) -> None:
        if self._due == (number, move) and number == self._asked:
            self._due = None
            if self._worlds is not None and self._cut is not None:
                self._cut(self._worlds)
            self._propose(move)
