"""A person's seat that can be left to a computer player for a while, and taken back at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import Signal

from scala40.engine.check import check
from scala40.engine.match import SeatInfo
from scala40.engine.moves import TakeBack
from scala40.engine.rules import Rules
from scala40.models.game import GameModel
from scala40.models.options import Outcome
from scala40.models.steps import Primary
from scala40.models.watching import WatchedModel, WatchPort
from scala40.play.drafts import Drafts
from scala40.play.stand_ins import LEVEL
from scala40.texts.leaving import LeavingTexts
from scala40.texts.menus import WhyNotTexts
from scala40.texts.watching import WatchTexts

STAND_IN = "stand_in"
STAND_IN_LEVEL = LEVEL
"""The level of a computer player that sits in."""


class LeavePort(WatchPort, Protocol):
    """The way to whoever can let a computer player sit in."""

    def sit_in(self) -> None:
        """Ask for a computer player that plays on for this seat."""

    def take_seat(self) -> None:
        """Ask for the seat back."""


class LeavableModel(WatchedModel):
    """One seat's match for the person who plays there; while a computer player sits in, `watching` is `stand_in`."""

    stand_in_changed = Signal()
    """A computer player sits in from now on, or no longer (`sat_in`). Said after `shown`, which is without events."""

    def __init__(self, port: LeavePort, seats: Sequence[SeatInfo], viewer: int, rules: Rules) -> None:
        """At first the person plays."""
        super().__init__(port, seats, viewer, rules, "")
        self._seat_port = port

    @property
    def sat_in(self) -> bool:
        """True while a computer player sits in for the person at this seat."""
        return bool(self.watching)

    @property
    def plays_on(self) -> bool:
        """True if there is something left to do for this seat in the match, be it an answer about coming back."""
        asked = self.stage == "reentry" and self.info.mover == self.viewer
        return self.stage != "over" and (asked or self.viewer in self.info.still_in)

    @property
    def lays_back(self) -> bool:
        """True if melds or cards laid, or melds prepared, in this turn would go back to the hand (`sit_in`)."""
        moves = self._undoable - self.takes_back
        return moves > 0 or (self.view.to_move and bool(self.drafts))

    @property
    def takes_back(self) -> bool:
        """True if the discard taken in this turn would go back to its pile (`sit_in`)."""
        return self._undoable > 0 and self.view.public.taken is not None

    @property
    def _undoable(self) -> int:
        return self.view.public.undoable if check(self.view, TakeBack()) is None else 0

    def sit_in(self) -> None:
        """Let a computer player sit in. What is prepared goes back to the hand, a turn begun goes back to its draw."""
        if self.sat_in or not self.plays_on:
            return
        self._change(STAND_IN)
        self._seat_port.sit_in()
        # Also those that came back with an opening that was taken back.
        self._prepare(Drafts())
        self._tell()

    def take_seat(self) -> None:
        """Play on oneself, from where the computer player has come to."""
        if self.sat_in:
            self._change("")
            self._seat_port.take_seat()
            self._tell()

    def _change(self, watching: str) -> None:
        self.watching = watching
        self.log.seen_from = None if watching else self.viewer
        self._sending.drop()
        self.hand.clear_selection()

    def _tell(self) -> None:
        self.taken_back.forget()
        self.shown.emit(())
        self.stand_in_changed.emit()

    def primary(self) -> Primary:
        """Taking the seat back, while somebody sits in and a round is played."""
        if not self.sat_in or self.stage in ("deal", "over"):
            return super().primary()
        return Primary("take_seat") if self.stage == "round" else Primary("wait", enabled=False)

    def press_primary(self) -> Outcome:
        """Take the seat back, or do the next sensible step."""
        if self.primary().kind != "take_seat":
            return super().press_primary()
        if not self._double_press():
            self.take_seat()
        return None


def why_not_leave(game: GameModel | None) -> Callable[[], str] | None:
    """Why no computer player can sit in here, nor give the seat back; None where one can."""
    if game is None:
        return WhyNotTexts().at_the_table
    if not isinstance(game, LeavableModel):
        return partial(WatchTexts().only_shown, game.watching)
    if game.stage == "over":
        return LeavingTexts().match_over
    return None if game.sat_in or game.plays_on else LeavingTexts().not_playing
