"""A match played on this machine: the referee, the person at the window and the computer players, put together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer

from scala40.engine.events import Event
from scala40.engine.match import Match
from scala40.engine.moves import Move
from scala40.engine.view import PlayerView
from scala40.play.bot_process import BotProcess
from scala40.play.referee import Journal, MatchInfo, Referee, Seat
from scala40.play.seats import BotSeat, PersonSeat, Watcher

HUMAN: Final = "human"
_ROUND_END_PACES: Final = 4
"""How many moves long the demo shows the end of a round."""


class Session(QObject):
    """One match in progress, as the window holds it: propose, deal, hurry, leave."""

    def __init__(
        self,
        a_match: Match,
        watcher: Watcher,
        viewer: int,
        journal: Journal,
        process: BotProcess,
        *,
        pace: Callable[[], int],
        app: str,
        trouble: Callable[[Exception], None],
    ) -> None:
        """Seat everybody. `viewer` is the seat that `watcher` looks at: a person, or in the demo a computer player.

        `pace` gives the milliseconds between two moves of a computer player.
        """
        super().__init__()
        self._viewer = viewer
        self._pace = pace
        self._process = process
        self._left = False
        self._bots: list[BotSeat] = []
        self.demo = a_match.seats[viewer].player != HUMAN
        seats = [self._seat(a_match, number, watcher) for number in range(len(a_match.seats))]
        self._referee = Referee(a_match, seats, journal, app=app, trouble=trouble)

    def _seat(self, a_match: Match, number: int, watcher: Watcher) -> Seat:
        player = a_match.seats[number].player
        if player == HUMAN:
            return PersonSeat(watcher)
        looking = _Onlooker(watcher, self._after_round) if number == self._viewer else None
        seed = a_match.bot_seed or ""
        bot = BotSeat(player, seed, self._process, lambda move: self._proposed(number, move), self._pace, looking)
        self._bots.append(bot)
        return bot

    def begin(self) -> None:
        """Begin a new match and deal its first round."""
        self._referee.begin()

    def go_on(self) -> None:
        """Go on with a match that was left, where it was."""
        self._referee.go_on()

    def propose(self, move: Move) -> None:
        """The move of the person at the window."""
        self._proposed(self._viewer, move)

    def deal(self) -> None:
        """Deal the next round, when it is time for it."""
        if not self._left:
            self._referee.deal()

    def hurry(self) -> None:
        """Let a computer player that only waits for its time move at once."""
        for bot in self._bots:
            bot.hurry()

    def leave(self) -> None:
        """Leave the match: nobody thinks or moves any more. All of it is written down already."""
        self._left = True
        for bot in self._bots:
            bot.leave()
        self._process.forget()

    def _proposed(self, seat: int, move: Move) -> None:
        if not self._left:
            self._referee.propose(seat, move)

    def _after_round(self, stage: str) -> None:
        """In the demo nobody presses the button for the next round."""
        if stage == "deal":
            QTimer.singleShot(_ROUND_END_PACES * self._pace(), self, self.deal)


class _Onlooker:
    """Passes on what a seat sees, and says when a round has ended."""

    def __init__(self, watcher: Watcher, after_round: Callable[[str], None]) -> None:
        self._watcher = watcher
        self._after_round = after_round
        self.on_refused = watcher.on_refused

    def on_shown(self, view: PlayerView, events: Sequence[Event], a_match: MatchInfo) -> None:
        self._watcher.on_shown(view, events, a_match)
        self._after_round(a_match.stage)
