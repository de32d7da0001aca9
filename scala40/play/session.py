"""A match played on this machine: the referee, the person at the window and the computer players, put together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from scala40.engine.events import Event
from scala40.engine.match import Match
from scala40.engine.moves import Move, TakeBack
from scala40.engine.view import PlayerView
from scala40.play.bot_process import BotProcess
from scala40.play.clock import TimeLeft, TurnClock
from scala40.play.people import HUMAN
from scala40.play.referee import Journal, MatchInfo, Referee, RoundStopped, Seat
from scala40.play.round_notes import note_worlds
from scala40.play.sat_in import note_come_back, note_sat_in, note_sitting, note_taken_back
from scala40.play.seats import BotSeat, PersonSeat, Watcher
from scala40.play.stand_ins import LEVEL, LeavableSeat

_ROUND_END_PACES: Final = 12
"""How many moves long the end of a round is shown where nobody is there to go on."""


_CLOCK_MS: Final = 200


class Session(QObject):
    """One match in progress, as the window holds it: propose, deal, hurry, let somebody sit in, leave."""

    clock_changed = Signal(object)
    """`TimeLeft | None`: another second of somebody's turn has gone, or no clock runs any more."""
    round_stopped = Signal(object)
    """`RoundStopped`: a move went wrong and was taken back; nothing moves until `resume`."""
    noted = Signal()
    """Something is noted beside the round in progress (`play.round_notes`)."""

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
        timed: bool = True,
    ) -> None:
        """Seat everybody. `viewer` is the seat that `watcher` looks at: a person, or in the demo a computer player.

        `pace` gives the milliseconds between two moves of a computer player. Without `timed` nobody who plays alone
        against them is hurried by a clock.
        """
        super().__init__()
        self._viewer = viewer
        self._rushed = False
        self._usual_pace = pace
        self._process = process
        self._left = False
        self._paused = False
        self._held: list[Callable[[], None]] = []
        self._bots: list[BotSeat] = []
        self._own: LeavableSeat | None = None
        self._sits_since = (0, 0)
        """The round, and the place in its log, from which on a computer player sits in for the person."""
        self._match = a_match
        self._people = [number for number, seat in enumerate(a_match.seats) if seat.player == HUMAN]
        self._timed = timed
        self._clock = TurnClock(self._seconds, self._people)
        self._time_left: TimeLeft | None = None
        self._ticks = QTimer(self)
        self._ticks.setInterval(_CLOCK_MS)
        self._ticks.timeout.connect(self._tick)
        self.demo = a_match.seats[viewer].player != HUMAN
        seats = [self._seat(a_match, number, watcher) for number in range(len(a_match.seats))]
        self._referee = Referee(a_match, seats, journal, app=app, trouble=trouble, stopped=self._on_stopped)

    def _seat(self, a_match: Match, number: int, watcher: Watcher) -> Seat:
        player, seed = a_match.seats[number].player, a_match.bot_seed or ""
        if player == HUMAN and number != self._viewer:
            return PersonSeat(watcher)
        looking = _Onlooker(watcher, self._after_round) if number == self._viewer else None
        if looking is not None and player == HUMAN:
            bot = BotSeat(LEVEL, seed, self._process, self._stand_in_moves, self._pace)
            self._own = LeavableSeat(PersonSeat(looking), bot)
            self._bots.append(bot)
            return self._own
        bot = BotSeat(
            player,
            seed,
            self._process,
            lambda move: self._bot_moves(number, move),
            self._pace,
            looking,
            self._note_worlds,
        )
        self._bots.append(bot)
        return bot

    # Leaving the seat, and taking it back

    def sit_in(self) -> None:
        """Let a computer player sit in for the person at the window.

        A turn that the person has begun is taken back to its draw: not every computer player could end a plan of
        somebody else, a discard taken for a meld that it does not see, say.
        """
        own = self._own
        if own is None or own.sat_in_for or self._left:
            return
        while self._match.stage == "round" and self._match.check(self._viewer, TakeBack()) is None:
            before = len(self._match.entries)
            self._proposed(self._viewer, TakeBack())
            if len(self._match.entries) == before:
                # The match stands still, since a move went wrong.
                break
        self._sits_since = len(self._match.rounds), self._places
        # Who hurried on to the own turn has left it now.
        self._rushed = False
        own.sit_in()
        self._clock.people = frozenset(self._people) - {self._viewer}
        self._follow()
        self._after_round(self._match.stage)

    def take_seat(self) -> None:
        """Give the person at the window the seat back at once, in the middle of a turn too."""
        if self._own is not None and self._own.sat_in_for:
            self._own.give_back()
            self._note_come_back()
            self._clock.people = frozenset(self._people)
            self._follow()

    @property
    def _nobody_plays(self) -> bool:
        """True where nobody is there who would ask for the next round."""
        left = self._own is not None and self._own.sat_in_for
        return not self._people or (left and len(self._people) == 1)

    def _stand_in_moves(self, move: Move) -> None:
        if self._paused:
            self._held.append(lambda: self._stand_in_moves(move))
        elif self._own is not None and self._own.sat_in_for and not self._left:
            number, place = self._sits_since
            sits = note_sitting(self._match, self._viewer, place if number == len(self._match.rounds) else 0)
            if note_sat_in(self._match, self._viewer) or sits:
                self.noted.emit()
            self._proposed(self._viewer, move)

    @property
    def _places(self) -> int:
        """How long the log of the round in progress, or of the last one, is."""
        return 0 if self._match.current_round is None else len(self._match.view(self._viewer).log)

    def _note_come_back(self) -> None:
        if note_come_back(self._match, self._viewer, self._places):
            self.noted.emit()

    def begin(self) -> None:
        """Begin a new match and deal its first round."""
        self._referee.begin()
        self._follow()

    def go_on(self) -> None:
        """Go on with a match that was left, where it was. Whoever sat in has gone."""
        self._note_come_back()
        self._referee.go_on()
        self._follow()

    def resume(self) -> None:
        """Go on from before the move that went wrong (`round_stopped`)."""
        if not self._left:
            self._clock.go_on()
            self._referee.resume()
            self._follow()

    @property
    def _seconds(self) -> int | None:
        return self._match.rules.turn_seconds if self._timed or len(self._people) > 1 else None

    def set_timed(self, timed: bool) -> None:
        """Whether the clock hurries a person who plays alone against computer players, from now on."""
        if timed != self._timed:
            self._timed = timed
            self._clock.give(self._seconds)
            self._follow()

    def pause_clock(self) -> None:
        """Let the turn's clock stand still, as people at one table may agree to."""
        self._clock.pause()
        self._tick()

    def go_on_clock(self) -> None:
        """Let the turn's clock run again."""
        self._clock.go_on()
        self._tick()

    def pause(self, paused: bool) -> None:
        """Let everything stand still, computer players too, or go on where it stood."""
        self._paused = paused
        if paused:
            self.pause_clock()
            return
        self.go_on_clock()
        held, self._held = self._held, []
        for deed in held:
            deed()

    @property
    def people(self) -> int:
        """How many persons sit at the table, those counted for whom a computer player sits in."""
        return len(self._people)

    @property
    def time_left(self) -> TimeLeft | None:
        """What the turn's clock shows; None where none runs."""
        return self._clock.shows

    def propose(self, move: Move) -> None:
        """The move of the person at the window; nothing while a computer player sits in."""
        if self._own is None or not self._own.sat_in_for:
            self._proposed(self._viewer, move)

    def deal(self) -> None:
        """Deal the next round, when it is time for it."""
        if self._paused:
            self._held.append(self.deal)
        elif not self._left:
            self._referee.deal()
            self._follow()

    def _pace(self) -> int:
        return 0 if self._rushed else self._usual_pace()

    def hurry(self) -> None:
        """Let computer players move without waiting until the person at the window must move.

        Where nobody plays, only who waits now moves at once.
        """
        self._rushed = self._match.stage == "round" and not self._nobody_plays
        for bot in self._bots:
            bot.hurry()

    def leave(self) -> None:
        """Leave the match: nobody thinks or moves any more. All of it is written down already."""
        self._left = True
        self._ticks.stop()
        for bot in self._bots:
            bot.leave()
        self._process.forget()

    def _bot_moves(self, seat: int, move: Move) -> None:
        if self._paused:
            self._held.append(lambda: self._proposed(seat, move))
        else:
            self._proposed(seat, move)

    def _note_worlds(self, worlds: int) -> None:
        """Keep beside the round of how many worlds the coming line of its moves comes, where time cut them short."""
        note_worlds(self._match, worlds)
        self.noted.emit()

    def _proposed(self, seat: int, move: Move) -> None:
        if not self._left:
            self._referee.propose(seat, move)
            self._follow()

    def _follow(self) -> None:
        """The clock sees who must move now."""
        if self._left:
            return
        if note_taken_back(self._match, self._viewer, self._places):
            self.noted.emit()
        if self._match.stage != "round" or self._match.mover == self._viewer:
            self._rushed = False
        self._clock.follow(self._match)
        if self._clock.left is None:
            self._ticks.stop()
        elif not self._ticks.isActive():
            self._ticks.start()
        self._tell_time()

    def _tell_time(self) -> None:
        if self._clock.shows != self._time_left:
            self._time_left = self._clock.shows
            self.clock_changed.emit(self._time_left)

    def _tick(self) -> None:
        self._tell_time()
        if self._clock.time_is_up and not self._left:
            self._referee.time_out()
            self._follow()

    def _on_stopped(self, stopped: RoundStopped) -> None:
        self._clock.pause()
        self.round_stopped.emit(stopped)

    def _after_round(self, stage: str) -> None:
        """Where nobody plays, nobody presses the button for the next round."""
        if stage == "deal" and self._nobody_plays:
            QTimer.singleShot(_ROUND_END_PACES * self._usual_pace(), self, self._deal_by_itself)

    def _deal_by_itself(self) -> None:
        """Deal, unless the person has come back meanwhile; while something else is read, later."""
        if self._paused:
            self._held.append(self._deal_by_itself)
        elif self._nobody_plays:
            self.deal()


class _Onlooker:
    """Passes on what a seat sees, and says when a round has ended."""

    def __init__(self, watcher: Watcher, after_round: Callable[[str], None]) -> None:
        self._watcher = watcher
        self._after_round = after_round
        self.on_refused = watcher.on_refused

    def on_shown(self, view: PlayerView, events: Sequence[Event], a_match: MatchInfo) -> None:
        self._watcher.on_shown(view, events, a_match)
        self._after_round(a_match.stage)
