"""The clock of a turn: how long the person who must move still has (rules.md 2, turn_seconds).

It reads the time when it is asked and has no timer of its own; whoever runs the match asks it now and then.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection

import msgspec

from scala40.engine.match import Match


class TimeLeft(msgspec.Struct, frozen=True):
    """What a clock shows: whose time runs, and the whole seconds left, the one that has begun counted in."""

    seat: int
    seconds: int


class TurnClock:
    """Counts down the turn of a person; computer players have no clock. It can be paused.

    A turn has its seconds once, from the draw to the discard: while others are asked to buy they do not run.
    """

    def __init__(self, seconds: int | None, people: Collection[int], now: Callable[[], float] = time.monotonic) -> None:
        """`seconds` are the rules' `turn_seconds`, None where no clock runs; `people` are the seats that have one."""
        self._seconds = seconds
        self.people = frozenset(people)
        """The seats whose turns have a clock; not one for whom a computer player sits in, so this may change."""
        self._now = now
        self._paused = False
        self._turn: object = None
        self._spent: dict[object, float] = {}
        self._due: tuple[int, str, bool] | None = None
        self._since = 0.0

    @property
    def paused(self) -> bool:
        """True while the clock stands still by the player's wish."""
        return self._paused

    def give(self, seconds: int | None) -> None:
        """Let a turn have so many seconds from now on, the one that runs anew from its whole; None for no clock."""
        self._seconds = seconds
        self._turn = self._due = None
        self._spent = {}

    def follow(self, a_match: Match) -> None:
        """See who must move now. A new turn begins with all its seconds; nothing changes within one."""
        seat, current = a_match.mover, a_match.current_round
        asking = current is not None and current.public.phase == "buy"
        due = None if seat is None or seat not in self.people else (seat, a_match.stage, asking)
        turn = (len(a_match.rounds), None if current is None else current.public.turns)
        if self._seconds is None or (due, turn) == (self._due, self._turn):
            return
        self._note_spent()
        if turn != self._turn:
            self._spent = {}
        self._turn, self._due = turn, due

    def pause(self) -> None:
        """Let the clock stand still."""
        self._note_spent()
        self._paused = True

    def go_on(self) -> None:
        """Let it run again, with what was left."""
        self._note_spent()
        self._paused = False

    @property
    def left(self) -> float | None:
        """Seconds left to the seat that must move, not below 0; None where no clock runs for it."""
        if self._due is None or self._seconds is None:
            return None
        running = 0.0 if self._paused else self._now() - self._since
        return max(0.0, self._seconds - self._spent.get(self._due, 0.0) - running)

    @property
    def shows(self) -> TimeLeft | None:
        """What is to be read on the clock; None where none runs."""
        left = self.left
        return None if left is None or self._due is None else TimeLeft(self._due[0], math.ceil(left))

    @property
    def time_is_up(self) -> bool:
        """True if the referee has to move for the seat that must."""
        return not self._paused and self.left == 0.0

    def _note_spent(self) -> None:
        now = self._now()
        if self._due is not None and not self._paused:
            self._spent[self._due] = self._spent.get(self._due, 0.0) + now - self._since
        self._since = now
