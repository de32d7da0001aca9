"""A seat that is only looked at: a finished match played back, or the demo. No gesture moves anything but the hand."""

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
    """One seat's match for somebody who does not play in it; sorting and looking at cards is all there is to do."""

    def __init__(
        self,
        port: WatchPort,
        seats: Sequence[SeatInfo],
        viewer: int,
        rules: Rules,
        watching: Literal["playback", "demo"],
    ) -> None:
        """Nobody is called "you" here. In a `playback` the next step is the next move; the `demo` goes on by itself."""
        super().__init__(port, seats, viewer, rules, alone=False)
        self.watching = watching
        self._shows = port

    def primary(self) -> Primary:
        """The next move of a playback; between two rounds the next round."""
        if self.stage in ("deal", "over"):
            return super().primary()
        return Primary("next_move", enabled=self.watching == "playback")

    def press_primary(self) -> Outcome:
        """Show the next move, or deal the next round."""
        step = self.primary()
        if step.kind != "next_move":
            return super().press_primary()
        if step.enabled and not self._double_press():
            self._shows.hurry()
        return None

    def _send(self, moves: Sequence[Move]) -> None:
        """Nothing is moved from here."""

    def choose(self, option: Option) -> Outcome:
        """Nothing is laid or prepared."""
        del option
        return None

    def click_pile(self) -> Outcome:
        """The discard pile takes and gives nothing."""
        return None

    def drop_on_pile(self, cards: Sequence[Card]) -> Outcome:
        """Nothing is discarded."""
        del cards
        return None

    def buying(self) -> Choice | None:
        """Only who plays is asked to buy."""
        return None

    def come_back(self, yes: bool) -> None:
        """Only who plays is asked to come back."""

    def targets(self, cards: Sequence[Card]) -> Targets:
        """Nothing accepts a card."""
        del cards
        return Targets()

    def meter(self) -> Meter | None:
        """There is nothing to open."""
        return None

    def duties(self) -> tuple[Refusal, ...]:
        """There is nothing that must be done."""
        return ()

    def undo(self) -> None:
        """Undo the last sort."""
        self.hand.undo_sort()

    def redo(self) -> None:
        """Nothing is done from here."""

    def may_redo(self) -> bool:
        """Never: nothing has been taken back."""
        return False

    def may_undo(self) -> bool:
        """True after a sort."""
        return self.hand.may_undo_sort
