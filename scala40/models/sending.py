"""Sends a seat's moves to the referee, one at a time: what follows a move waits until that move has been seen."""

from __future__ import annotations

from collections.abc import Sequence

from scala40.engine.check import check
from scala40.engine.moves import Move
from scala40.engine.refusal import Refusal
from scala40.engine.view import PlayerView
from scala40.models.seat import SeatPort


class Sending:
    """While an answer is due nothing else is asked."""

    def __init__(self, port: SeatPort) -> None:
        self._port = port
        self._sent: Move | None = None
        self._queue: list[Move] = []

    def send(self, moves: Sequence[Move]) -> None:
        """Ask for these moves, each when the one before it is seen."""
        if self._sent is None and moves:
            self._queue = list(moves[1:])
            self._ask(moves[0])

    def answered(self) -> None:
        """What was asked for is seen, or something else has happened."""
        self._sent = None

    def drop(self) -> None:
        """What was asked for is refused: what was to follow it is dropped."""
        self._sent = None
        self._queue.clear()

    def go_on(self, view: PlayerView) -> tuple[Refusal, Move] | None:
        """Ask for the next of several moves; where `view` no longer allows it, say why, and drop what remains."""
        if self._sent is not None or not self._queue:
            return None
        move = self._queue.pop(0)
        refusal = check(view, move)
        if refusal is None:
            self._ask(move)
            return None
        self._queue.clear()
        return refusal, move

    def _ask(self, move: Move) -> None:
        self._sent = move
        try:
            self._port.propose(move)
        except BaseException:
            self.drop()
            raise
