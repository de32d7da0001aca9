"""Playing matches or single rounds of computer players, one unit of work after the other or side by side."""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from pathlib import Path

import msgspec

from scala40 import __version__
from scala40.arena.workers import Workers, workers
from scala40.bots.own import move_of
from scala40.bots.seeds import decision_seed
from scala40.engine.match import Match, SeatInfo
from scala40.engine.moves import Reenter
from scala40.engine.record import RecordError, read_record, write_record
from scala40.engine.rules import Rules
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.files import write_aside
from scala40.paths import MATCH_SUFFIX


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be simulated. With `duplicate` each match is played in every rotation of its seats, on equal deals."""

    levels: tuple[str, ...]
    rules: Rules
    matches: int
    """How many matches, or with `single` how many rounds; with `duplicate` each in all rotations."""
    seed: str
    duplicate: bool = False
    single: bool = False
    """True if a match ends with its first round, so that every round starts from even totals."""
    records: Path | None = None
    """The folder that gets a record of each match."""


class MatchReport(msgspec.Struct, frozen=True):
    """What one simulated match, or single round, came to; tuples by seat."""

    unit: int
    """The match's number, or with `duplicate` the number of its deals, from 1."""
    rotation: int
    levels: tuple[str, ...]
    places: tuple[int, ...]
    """For each seat the place of its player in the list of seats asked for."""
    winners: tuple[int, ...]
    """Of a single round the seat that went out; all of its seats if it is dead."""
    penalties: tuple[int, ...]
    """The sum over the rounds that each seat played."""
    rounds: tuple[int, ...]
    """Rounds that each seat played."""
    rounds_won: tuple[int, ...]
    dead: int
    """Rounds without a winner."""
    thought: tuple[array[float], ...]
    """Seconds that each decision of the seat took; nothing if the match was not played now but `found`."""
    found: bool = False
    """True if the match lay in the folder of records already."""
    record: bytes | None = None
    """The match as a record file, if records are asked for."""


Unit = tuple[int, int]
"""A unit of work: the match's number and the rotation of its seats."""


def units(plan: Plan) -> list[Unit]:
    """All units of work."""
    rotations = len(plan.levels) if plan.duplicate else 1
    return [(unit, rotation) for unit in range(1, plan.matches + 1) for rotation in range(rotations)]


def play_unit(plan: Plan, unit: int, rotation: int) -> MatchReport:
    """Play one unit to its end: deals from the seed, decisions from one of their own (records.md, "The shuffle").

    Raises `BotFault` if a player's own bot fails.
    """
    places = _places(plan, rotation)
    levels = tuple(plan.levels[place] for place in places)
    a_match = _new_match(plan, unit, rotation)
    thought = tuple(array("f") for _ in places)
    while not _ended(plan, a_match):
        if a_match.stage == "deal":
            a_match.deal()
            continue
        seat = a_match.mover
        assert seat is not None
        if a_match.stage == "reentry":
            a_match.play(seat, Reenter())
            continue
        view = a_match.view(seat)
        seed = decision_seed(a_match.bot_seed or "", view)
        before = time.perf_counter()
        move = move_of(levels[seat], view, seed)
        thought[seat].append(time.perf_counter() - before)
        a_match.play(seat, move)
    record = None if plan.records is None else write_record(a_match, __version__)
    return _report(a_match, unit, rotation, places, thought, record=record)


def _ended(plan: Plan, a_match: Match) -> bool:
    return a_match.stage == "over" or (plan.single and a_match.stage == "deal" and bool(a_match.rounds))


def _places(plan: Plan, rotation: int) -> tuple[int, ...]:
    count = len(plan.levels)
    return tuple((seat + rotation) % count for seat in range(count))


def _new_match(plan: Plan, unit: int, rotation: int) -> Match:
    places = _places(plan, rotation)
    seats = [SeatInfo(f"{plan.levels[place]} {place + 1}", plan.levels[place]) for place in places]
    shuffler = SecretShuffler(lambda number: seeded_secret(plan.seed, unit, number))
    return Match(plan.rules, seats, shuffler, bot_seed=f"{plan.seed} bots {unit} {rotation}")


def record_path(plan: Plan, unit: int, rotation: int) -> Path | None:
    """Where the record of this match goes; None where none is asked for."""
    if plan.records is None:
        return None
    kind = "round" if plan.single else "match"
    return plan.records / (f"{kind}-{unit:05}" + (f"-{rotation + 1}" if plan.duplicate else "") + MATCH_SUFFIX)


def found_unit(plan: Plan, unit: int, rotation: int) -> MatchReport | None:
    """The report of a match that an earlier run has left in the folder of records; None if it must be played.

    The record is replayed and judged; a damaged one is played again. Raises `ValueError` for the record of another
    simulation: other players, rules or seed.
    """
    path = record_path(plan, unit, rotation)
    if path is None or not path.exists():
        return None
    try:
        a_match = read_record(path.read_bytes())
    except RecordError:
        return None
    expected = _new_match(plan, unit, rotation)
    dealt_alike = not a_match.rounds or a_match.rounds[0].seal.secret == seeded_secret(plan.seed, unit, 1).hex()
    described = (a_match.seats, a_match.rules, a_match.bot_seed)
    if described != (expected.seats, expected.rules, expected.bot_seed) or not dealt_alike:
        raise ValueError(f"{path} is the record of another simulation")
    if not _ended(plan, a_match):
        return None
    places = _places(plan, rotation)
    return _report(a_match, unit, rotation, places, tuple(array("f") for _ in places), found=True)


def _report(
    a_match: Match,
    unit: int,
    rotation: int,
    places: tuple[int, ...],
    thought: tuple[array[float], ...],
    *,
    found: bool = False,
    record: bytes | None = None,
) -> MatchReport:
    seats = range(len(a_match.seats))
    played = a_match.rounds
    won = a_match.tally.rounds_won
    out = tuple(seat for seat in seats if won[seat])
    return MatchReport(
        unit,
        rotation,
        tuple(seat.player for seat in a_match.seats),
        places,
        # A match that goes no further than its first round has no winner of its own.
        a_match.winners or out or tuple(seats),
        tuple(sum((r.penalties or ())[seat] for r in played) for seat in seats),
        tuple(sum(seat in r.seats for r in played) for seat in seats),
        won,
        len(played) - sum(won),
        thought,
        found,
        record,
    )


def simulate(plan: Plan, jobs: int = 1, cluster: str | None = None) -> Iterator[MatchReport]:
    """Play all units of the plan, in `jobs` processes or on a `cluster`, and give each report as it comes in.

    Matches whose records are in the folder already are not played again, so a run that was broken off goes on where it
    stopped. Raises `OSError` if the folder cannot be made or written, `ValueError` if the rules do not allow so many
    seats or the folder holds records of another simulation, `NoCluster` and `BotFault`.
    """
    plan.rules.check_players(len(plan.levels))
    if plan.records is not None:
        plan.records.mkdir(parents=True, exist_ok=True)
    waiting: list[Unit] = []
    for unit, rotation in units(plan):
        found = found_unit(plan, unit, rotation)
        if found is None:
            waiting.append((unit, rotation))
        else:
            yield found
    if not waiting:
        return
    with workers(jobs, cluster) as at_work:
        for done in _spread(plan, waiting, at_work):
            path = record_path(plan, done.unit, done.rotation)
            if path is not None and done.record is not None:
                write_aside(path, done.record)
            yield msgspec.structs.replace(done, record=None)


def _spread(plan: Plan, waiting: Sequence[Unit], at_work: Workers) -> Iterator[MatchReport]:
    """Keep all workers busy, and no more: a run that is broken off has little to throw away."""
    left = iter(waiting)
    asked: set[Future[MatchReport]] = set()
    while True:
        asked |= {at_work.executor.submit(play_unit, plan, *unit) for unit in islice(left, at_work.ahead - len(asked))}
        if not asked:
            return
        done, asked = wait(asked, return_when=FIRST_COMPLETED)
        yield from sorted((future.result() for future in done), key=lambda one: (one.unit, one.rotation))
