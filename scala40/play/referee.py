"""The referee holds the match: it judges each proposal, writes it down, and then shows everybody what they may see."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from scala40.engine import invariants, standing
from scala40.engine.events import Event, TookBack, seen_by
from scala40.engine.match import Made, Match, PlayedRound
from scala40.engine.moves import Move, Reenter, Retire
from scala40.engine.notation import write_entry, write_move
from scala40.engine.proof import drawn_for
from scala40.engine.record import record_value, round_value, write_record
from scala40.engine.refusal import Refusal
from scala40.engine.round import Died
from scala40.engine.standing import Rank
from scala40.engine.view import Lots, PlayerView
from scala40.play.sat_in import sat_in


class Journal(Protocol):
    """Where a match is written down. A call that returns has the words on disk; one that fails raises an exception."""

    @property
    def saved(self) -> bool:
        """Whether all that happened is on disk; never where nothing is kept at all."""

    def match_began(self, header: bytes) -> None:
        """Rules, seats and the bots' seed, as the head of a record (records.md)."""

    def round_began(self, header: bytes) -> None:
        """Dealer, shuffle and deck of a round, as in a record."""

    def append(self, *lines: str) -> None:
        """One move in notation with the referee's lines that belong to it; `undo` too."""

    def round_ended(self, record: bytes) -> None:
        """The whole record so far, its last round scored."""


class Seat(Protocol):
    """Whoever sits at a seat: a person at the window, a computer player, a guest on the network."""

    def shown(self, view: PlayerView, events: Sequence[Event], a_match: MatchInfo) -> None:
        """Something happened: the whole new view, the events as this seat saw them, and what all know of the match."""

    def refused(self, refusal: Refusal, move: Move) -> None:
        """A move that this seat proposed is refused; nothing has changed."""


class RoundStopped(Exception):
    """A step that must not be shown: the match is again what it was before it, and stands still (`Referee.resume`).

    `line` is the move in notation, `record` the match before it, as a record file. The cause is what went wrong.
    """

    def __init__(self, cause: Exception, line: str, record: bytes) -> None:
        super().__init__(f"{line}: {cause}")
        self.__cause__ = cause
        self.line = line
        self.record = record


def _raised(error: RoundStopped) -> None:
    raise error


class FinishedRound(msgspec.Struct, frozen=True):
    """A line of the score sheet: what a round brought, by seat, in points."""

    number: int
    penalties: tuple[int, ...]
    totals: tuple[int, ...]
    """After the round; those after its re-entries once they are answered."""
    seats: tuple[int, ...]
    """The seats that played it."""
    closer: int | None
    """Who went out; None in a dead round."""


class MatchInfo(msgspec.Struct, frozen=True):
    """What everybody knows of the match beside the round: stage, totals, who is still in, who has won."""

    stage: str
    """`deal`, `round`, `reentry` or `over`, as `Match.stage`."""
    totals: tuple[int, ...]
    still_in: tuple[int, ...]
    winners: tuple[int, ...]
    mover: int | None
    penalties: tuple[tuple[int, ...], ...]
    """Of each finished round, by seat, in points."""
    seal: str
    """The fingerprint of the round's deal, as hex (records.md, "The shuffle")."""
    saved: bool
    """True if all that has happened is on disk."""
    rounds: tuple[FinishedRound, ...] = ()
    """The score sheet, the first round first."""
    deciding: bool = False
    """True where the round in progress, or the one to be dealt next, decides between those tied for the win."""
    playing: tuple[int, ...] = ()
    """The seats of the next round."""
    comes_back_with: int | None = None
    """The total of whoever is asked to come back, if the answer is yes."""
    ranking: tuple[Rank, ...] = ()
    """The final order, once the match is over."""
    drawn: tuple[Lots, ...] = ()
    """In the first round: the cards drawn to see who deals, where the rules have them drawn."""
    open_deal: PlayedRound | None = None
    """The last round with its deck and its secret; None while a round is played."""
    bot_seed: str | None = None
    """What the computer players' seeds in that round come from; None while a round is played, or without them."""
    sat_in_for: tuple[int, ...] = ()
    """The seats of persons for whom a computer player has made moves in this match."""


def match_info(a_match: Match, *, saved: bool) -> MatchInfo:
    """What everybody knows of a match as it stands."""
    return MatchInfo(
        a_match.stage,
        a_match.totals,
        a_match.still_in,
        a_match.winners,
        a_match.mover,
        tuple(played.penalties for played in a_match.rounds if played.penalties is not None),
        a_match.rounds[-1].seal.commitment if a_match.rounds else "",
        saved,
        tuple(_finished(played, a_match.totals) for played in a_match.rounds if played.penalties is not None),
        a_match.deciding,
        a_match.playing,
        standing.reentry_total(a_match.still_in, a_match.tally) if a_match.stage == "reentry" else None,
        _ranking(a_match) if a_match.stage == "over" else (),
        drawn_for(a_match.rounds[0], a_match.rules, len(a_match.seats)) if len(a_match.rounds) == 1 else (),
        a_match.rounds[-1] if a_match.rounds and a_match.rounds[-1].penalties is not None else None,
        a_match.bot_seed if a_match.rounds and a_match.rounds[-1].penalties is not None else None,
        sat_in(a_match),
    )


def _ranking(a_match: Match) -> tuple[Rank, ...]:
    last_played = [
        max((played.number for played in a_match.rounds if seat in played.seats), default=0)
        for seat in range(len(a_match.seats))
    ]
    return standing.ranking(a_match.tally, a_match.rules, a_match.winners, last_played)


class Referee:
    """Runs one match: `propose` is the one way in, `Seat.shown` the one way out (design.md 7)."""

    def __init__(
        self,
        a_match: Match,
        seats: Sequence[Seat],
        journal: Journal,
        *,
        app: str,
        trouble: Callable[[Exception], None],
        stopped: Callable[[RoundStopped], None] = _raised,
    ) -> None:
        """Take a match, new or gone on with. `trouble` is told once when the journal fails; play goes on.

        `stopped` is told when a step breaks what must hold: it is neither written down nor shown, and nothing moves
        until `resume`.
        """
        self._match = a_match
        a_match.witness = invariants.watch
        self._stopped = stopped
        self._stands_still = False
        self._seats = tuple(seats)
        self._journal = journal
        self._app = app
        self._trouble = trouble
        self._saved = journal.saved
        self._told = False

    @property
    def info(self) -> MatchInfo:
        """What everybody knows of the match."""
        return match_info(self._match, saved=self._saved)

    def begin(self) -> None:
        """Write the head of a new match down and deal its first round."""
        head = record_value(self._match, self._app)
        del head["rounds"]
        self._write(lambda: self._journal.match_began(_json(head)))
        self.deal()

    def go_on(self) -> None:
        """Show everybody a match that was left, as it stands; deal where it was left before its first round."""
        if self._match.current_round is None:
            self.deal()
        else:
            self._show(())

    def deal(self) -> None:
        """Deal the next round; does nothing when it is not the time for it, so that a second press is harmless."""
        if self._match.stage != "deal":
            return
        events = self._stepped(self._match.deal, "deal")
        if events is None:
            return
        value = round_value(self._match, self._match.rounds[-1])
        del value["moves"]
        self._write(lambda: self._journal.round_began(_json(value)))
        self._show(events)

    def propose(self, seat: int, move: Move) -> None:
        """Judge a move that a seat proposes: refuse it to this seat, or play it, write it down and show it to all."""
        if self._stands_still:
            return
        refusal = self._match.check(seat, move)
        if refusal is not None:
            self._seats[seat].refused(refusal, move)
            return
        self._play(lambda: self._match.play(seat, move), f"{seat} {write_move(move)}")

    def time_out(self) -> None:
        """Move for the seat that must move and whose time is up; does nothing where nobody must (turn_seconds)."""
        if not self._stands_still and self._match.mover is not None and self._match.rules.turn_seconds is not None:
            self._play(self._match.time_out, "timeout")

    def resume(self) -> None:
        """Go on where the match stood before the step that was stopped."""
        self._stands_still = False
        self.go_on()

    def _play(self, step: Callable[[], tuple[Event, ...]], line: str) -> None:
        seat, before = self._match.mover, len(self._match.entries)
        events = self._stepped(step, line)
        if events is None:
            return
        undone = sum(isinstance(event, TookBack) for event in events)
        lines = [f"{seat} undo"] * undone
        lines += [write_entry(entry) for entry in self._match.entries[before - undone :]]
        if lines:
            self._write(lambda: self._journal.append(*lines))
        if self._match.rounds[-1].totals is not None:
            record = write_record(self._match, self._app)
            self._write(lambda: self._journal.round_ended(record))
        self._show(events)

    def _stepped(self, step: Callable[[], tuple[Event, ...]], line: str) -> tuple[Event, ...] | None:
        """The events of a step; None where it broke what must hold and the match was taken back to before it."""
        if self._stands_still:
            return None
        moment = self._match.moment()
        try:
            return step()
        except Exception as error:  # also what an engine gone wrong raises by itself
            self._match.back_to(moment)
            self._stands_still = True
            self._stopped(RoundStopped(error, line, write_record(self._match, self._app)))
            return None

    def _write(self, write: Callable[[], None]) -> None:
        """Write to the journal; a failure is said once and play goes on unsaved until writing works again."""
        try:
            write()
        except Exception as error:  # whatever storage raises must not end the match
            self._saved = False
            if not self._told:
                self._told = True
                self._trouble(error)
            return
        self._saved = self._journal.saved
        self._told = False

    def _show(self, events: Sequence[Event]) -> None:
        info = self.info
        for number, seat in enumerate(self._seats):
            seen = tuple(seen_by(event, number) for event in events)
            seat.shown(self._match.view(number), seen, info)


def _finished(played: PlayedRound, totals: tuple[int, ...]) -> FinishedRound:
    return FinishedRound(
        played.number,
        played.penalties or (),
        totals if played.totals is None else played.totals,
        played.seats,
        _closer(played),
    )


def _closer(played: PlayedRound) -> int | None:
    """Who made the last move of the round, answers about coming back left aside; None if the round is dead."""
    for entry in reversed(played.entries):
        if isinstance(entry, Died):
            return None
        if isinstance(entry, Made) and not isinstance(entry.move, Reenter | Retire):
            return entry.seat
    return None


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()
