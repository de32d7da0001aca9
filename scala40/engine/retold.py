"""A finished round told once more: what each seat saw when it had to move, and what it did. Nothing of it is stored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

import msgspec

from scala40.engine.cards import Card
from scala40.engine.events import Event, TimeRanOut, seen_by
from scala40.engine.match import Made, Marked, PlayedRound
from scala40.engine.moves import Buy, Draw, Move, Pass, Reenter, Retire
from scala40.engine.round import Died, Shuffled, deal, play
from scala40.engine.rules import Rules
from scala40.engine.view import PlayerView, Round


class Moment(msgspec.Struct, frozen=True):
    """A decision of a round: what the seat saw before it, what it did, and what everybody saw of that."""

    view: PlayerView
    move: Move
    events: tuple[Event, ...]
    """What came of it, as the seat itself saw it."""
    place: int
    """Where the first of these stands in the round's log, from 0."""
    line: int
    """Which line of the round's log it is, from 1; of a draw that needs a shuffle, the line of the shuffle."""
    forced: bool = False
    """True where nobody chose: the referee moved, because the time was up."""


def retold(played: PlayedRound, rules: Rules, totals: Sequence[int]) -> Iterator[Moment]:
    """Every decision of a round in its order; `totals` are those before it, by seat, in points.

    A draw that had to wait until others were asked to buy is told when it is made, with the view in which it was
    decided. Answers about coming back are no part of the round.
    """
    current, events = deal(rules, played.number, played.dealer, played.seats, len(totals), played.deck)
    teller = _Teller(current, list(events), tuple(totals))
    forced = False
    for line, entry in enumerate(played.entries, start=1):
        teller.line = teller.line or line
        match entry:
            case Shuffled(stock):
                teller.stock = stock
                continue
            case Marked():
                forced = True
                teller.log.append(TimeRanOut(teller.current.public.turn))
            case Died():
                # The draw that finds no card; or one that was decided before others were asked.
                yield from teller.told(Draw(), forced=forced)
            case Made(_, Reenter() | Retire()):
                return
            case Made(_, move):
                if isinstance(move, Buy | Pass) and teller.current.public.phase == "draw":
                    yield from teller.told(Draw(), forced=forced)
                turn = teller.current.public.turn
                yield from teller.told(move, forced=forced and not isinstance(move, Buy | Pass))
                forced = forced and teller.current.public.turn == turn
            case _:
                assert_never(entry)
        teller.line = 0


class _Teller:
    """The full truth as the log tells it, and the events so far."""

    def __init__(self, current: Round, log: list[Event], totals: tuple[int, ...]) -> None:
        self.current = current
        self.log = log
        self.stock: tuple[Card, ...] = ()
        self.line = 0
        """The line being told, or that of the shuffle before it; 0 between two lines."""
        self._totals = totals
        self._waiting: PlayerView | None = None
        """The view in which a draw was decided that waits for others."""

    def told(self, move: Move, *, forced: bool) -> Iterator[Moment]:
        """Make the move and tell of it, unless it is a draw that has to wait."""
        public = self.current.public
        seat = public.mover
        assert seat is not None
        log = tuple(seen_by(event, seat) for event in self.log)
        view = PlayerView(seat, public, self.current.hands[seat], log, self._totals)
        played = play(self.current, move, self._reshuffle)
        self.current = played.round
        place = len(self.log)
        self.log.extend(played.events)
        if isinstance(move, Draw):
            view, self._waiting = self._waiting or view, view
            if played.round.public.phase == "buy":
                return
            self._waiting = None
        yield Moment(view, move, tuple(seen_by(event, seat) for event in played.events), place, self.line, forced)

    def _reshuffle(self, _times: int, _cards: Sequence[Card]) -> tuple[Card, ...]:
        return self.stock
