"""What the end of a round is worth to a seat: the change in its prospects of winning the match."""

from __future__ import annotations

from scala40.bots.outcome import Outcome
from scala40.engine.view import PlayerView


class Prospects:
    """Judges outcomes of the round in progress for the seat of this view, in points at even totals."""

    def __init__(self, view: PlayerView) -> None:
        self._seat = view.seat
        self._others = [seat for seat in view.public.seats if seat != view.seat]

    def of(self, outcome: Outcome) -> float:
        """The worth of this outcome; only differences count."""
        lost = outcome.penalties
        return sum(lost[seat] for seat in self._others) / len(self._others) - lost[self._seat]
