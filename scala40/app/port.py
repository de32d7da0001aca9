"""The way from the window's model to whoever runs its match, which is made after the model."""

from __future__ import annotations

from scala40.engine.moves import Move
from scala40.play.playback import Playback
from scala40.play.session import Session


class Port:
    """The way from the window's model to whoever runs its match, which is made after it."""

    runs: Session | Playback | None = None

    def propose(self, move: Move) -> None:
        if self.runs is not None:
            self.runs.propose(move)

    def deal(self) -> None:
        if self.runs is not None:
            self.runs.deal()

    def hurry(self) -> None:
        if self.runs is not None:
            self.runs.hurry()

    def sit_in(self) -> None:
        if isinstance(self.runs, Session):
            self.runs.sit_in()

    def take_seat(self) -> None:
        if isinstance(self.runs, Session):
            self.runs.take_seat()
