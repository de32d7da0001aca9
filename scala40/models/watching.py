"""A seat while it is only looked at: a finished match played back, the demo, a seat that somebody else plays for a
while. No gesture moves anything but the hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

from scala40.engine.cards import Card
from scala40.engine.match import SeatInfo
from scala40.engine.moves import Move
from scala40.engine.refusal import Refusal
from scala40.engine.rules import Rules
from scala40.models.game import GameModel
from scala40.models.options import Choice, Option, Outcome
from scala40.models.seat import SeatPort
from scala40.models.steps import Meter, Primary, Targets


class WatchPort(SeatPort, Protocol):
    """The way to whoever shows the match."""

    def hurry(self) -> None:
        """Ask for the next move at once."""


class WatchedModel(GameModel):
    """One seat's match for somebody who does not play in it; sorting and looking at cards is all there is to do.

    Without a word in `watching` it is a `GameModel` like any other.
    """

    def __init__(
        self,
        port: WatchPort,
        seats: Sequence[SeatInfo],
        viewer: int,
        rules: Rules,
        watching: Literal["", "playback", "demo"],
    ) -> None:
        """Who watches is not called "you". A `playback` goes on with the next move, the `demo` by itself."""
        super().__init__(port, seats, viewer, rules, alone=not watching)
        self.watching = watching
        self._shows = port

    def hurry(self) -> None:
        """Wait no longer for whoever only waits for its time."""
        self._shows.hurry()

    def primary(self) -> Primary:
        """The next move of a playback; between two rounds the next round."""
        if self.watching not in ("playback", "demo") or self.stage in ("deal", "over"):
            return super().primary()
        return Primary("next_move", enabled=self.watching == "playback")

    def press_primary(self) -> Outcome:
        """Show the next move, or deal the next round."""
        step = self.primary()
        if step.kind != "next_move":
            return super().press_primary()
        if step.enabled and not self._double_press():
            self.hurry()
        return None

    def _send(self, moves: Sequence[Move]) -> None:
        """Nothing is moved by who only watches."""
        if not self.watching:
            super()._send(moves)

    def choose(self, option: Option) -> Outcome:
        """Nothing is laid or prepared by who only watches."""
        return None if self.watching else super().choose(option)

    def click_pile(self) -> Outcome:
        """The discard pile takes and gives nothing while one only watches."""
        return None if self.watching else super().click_pile()

    def drop_on_pile(self, cards: Sequence[Card]) -> Outcome:
        """Nothing is discarded by who only watches."""
        return None if self.watching else super().drop_on_pile(cards)

    def buying(self) -> Choice | None:
        """Only who plays is asked to buy."""
        return None if self.watching else super().buying()

    def come_back(self, yes: bool) -> None:
        """Only who plays is asked to come back."""
        if not self.watching:
            super().come_back(yes)

    def targets(self, cards: Sequence[Card]) -> Targets:
        """Nothing accepts a card from who only watches."""
        return Targets() if self.watching else super().targets(cards)

    def meter(self) -> Meter | None:
        """There is nothing to open for who only watches."""
        return None if self.watching else super().meter()

    def duties(self) -> tuple[Refusal, ...]:
        """There is nothing that must be done by who only watches."""
        return () if self.watching else super().duties()

    def undo(self) -> None:
        """Undo how the hand was arranged last, where one only watches."""
        if self.watching:
            self.hand.undo_arranging()
        else:
            super().undo()

    def redo(self) -> None:
        """Arrange the hand again as it was, where one only watches."""
        if self.watching:
            self.hand.redo_arranging()
        else:
            super().redo()

    def may_redo(self) -> bool:
        """True after an undo of the hand, where one only watches."""
        return self.hand.arranged_back > 0 if self.watching else super().may_redo()

    def may_undo(self) -> bool:
        """True after the hand was arranged, where one only watches."""
        return self.hand.arranged > 0 if self.watching else super().may_undo()
