"""Playing matches of computer players, one unit of work after the other or in several processes."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Final

import msgspec

from scala40 import __version__
from scala40.bots.body import choose
from scala40.bots.levels import LEVELS
from scala40.bots.seeds import decision_seed
from scala40.engine.match import Match, SeatInfo
from scala40.engine.moves import Reenter
from scala40.engine.record import RecordError, read_record, write_record
from scala40.engine.rules import Rules
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.files import write_aside

SUFFIX: Final = ".scala40"


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be simulated. With `duplicate` each match is played in every rotation of its seats, on equal deals."""

    levels: tuple[str, ...]
    rules: Rules
    matches: int
    seed: str
    duplicate: bool = False
    records: Path | None = None
    """The folder that gets a record of each match."""


class MatchReport(msgspec.Struct, frozen=True):
    """What one simulated match came to; tuples by seat."""

    unit: int
    """The match's number, or with `duplicate` the number of its deals, from 1."""
    rotation: int
    levels: tuple[str, ...]
    places: tuple[int, ...]
    """For each seat the place of its player in the list of seats asked for."""
    winners: tuple[int, ...]
    penalties: tuple[int, ...]
    """The sum over the rounds that each seat played."""
    rounds: tuple[int, ...]
    """Rounds that each seat played."""
    rounds_won: tuple[int, ...]
    dead: int
    """Rounds without a winner."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """Time that each seat spent thinking."""
    elapsed: float
    """Seconds for the whole match, records included."""
    found: bool = False
    """True if the match was not played now but found in the folder of records, where thinking takes no time."""


def units(plan: Plan) -> list[tuple[int, int]]:
    """The units of work: the match's number and the rotation of its seats."""
    rotations = len(plan.levels) if plan.duplicate else 1
    return [(unit, rotation) for unit in range(1, plan.matches + 1) for rotation in range(rotations)]


def play_unit(plan: Plan, unit: int, rotation: int) -> MatchReport:
    """Play one match to its end: deals from the seed, decisions from one of their own (records.md, "The shuffle")."""
    began = time.perf_counter()
    count = len(plan.levels)
    places = tuple((seat + rotation) % count for seat in range(count))
    levels = tuple(plan.levels[place] for place in places)
    a_match = _new_match(plan, unit, rotation, places)
    decisions, seconds = [0] * count, [0.0] * count
    while a_match.stage != "over":
        if a_match.stage == "deal":
            a_match.deal()
            continue
        seat = a_match.mover
        assert seat is not None
        if a_match.stage == "reentry":
            a_match.play(seat, Reenter())
            continue
        view = a_match.view(seat)
        before = time.perf_counter()
        move = choose(view, decision_seed(a_match.bot_seed or "", view), LEVELS[levels[seat]])
        seconds[seat] += time.perf_counter() - before
        decisions[seat] += 1
        a_match.play(seat, move)
    path = record_path(plan, unit, rotation)
    if path is not None:
        write_aside(path, write_record(a_match, __version__))
    return _report(a_match, unit, rotation, places, decisions, seconds, time.perf_counter() - began)


def _new_match(plan: Plan, unit: int, rotation: int, places: Sequence[int]) -> Match:
    seats = [SeatInfo(f"{plan.levels[place]} {place + 1}", plan.levels[place]) for place in places]
    shuffler = SecretShuffler(lambda number: seeded_secret(plan.seed, unit, number))
    return Match(plan.rules, seats, shuffler, bot_seed=f"{plan.seed} bots {unit} {rotation}")


def record_path(plan: Plan, unit: int, rotation: int) -> Path | None:
    """Where the record of this match goes; None where none is asked for."""
    if plan.records is None:
        return None
    return plan.records / (f"match-{unit:05}" + (f"-{rotation + 1}" if plan.duplicate else "") + SUFFIX)


def found_unit(plan: Plan, unit: int, rotation: int) -> MatchReport | None:
    """The report of a match that an earlier run has left in the folder of records; None if it must be played.

    The record is replayed and judged; a damaged one is played again. Raises `ValueError` for the record of another
    simulation: other players, rules or seed.
    """
    path = record_path(plan, unit, rotation)
    if path is None or not path.exists():
        return None
    began = time.perf_counter()
    try:
        a_match = read_record(path.read_bytes())
    except RecordError:
        return None
    count = len(plan.levels)
    places = tuple((seat + rotation) % count for seat in range(count))
    expected = _new_match(plan, unit, rotation, places)
    dealt_alike = not a_match.rounds or a_match.rounds[0].seal.secret == seeded_secret(plan.seed, unit, 1).hex()
    described = (a_match.seats, a_match.rules, a_match.bot_seed)
    if described != (expected.seats, expected.rules, expected.bot_seed) or not dealt_alike:
        raise ValueError(f"{path} is the record of another simulation")
    if a_match.stage != "over":
        return None
    nothing = [0] * count
    return _report(a_match, unit, rotation, places, nothing, nothing, time.perf_counter() - began, found=True)


def _report(
    a_match: Match,
    unit: int,
    rotation: int,
    places: tuple[int, ...],
    decisions: Sequence[int],
    seconds: Sequence[float],
    elapsed: float,
    *,
    found: bool = False,
) -> MatchReport:
    seats = range(len(a_match.seats))
    played = a_match.rounds
    won = a_match.tally.rounds_won
    return MatchReport(
        unit,
        rotation,
        tuple(seat.player for seat in a_match.seats),
        places,
        a_match.winners,
        tuple(sum((r.penalties or ())[seat] for r in played) for seat in seats),
        tuple(sum(seat in r.seats for r in played) for seat in seats),
        won,
        len(played) - sum(won),
        tuple(decisions),
        tuple(seconds),
        elapsed,
        found,
    )


def simulate(plan: Plan, jobs: int = 1) -> Iterator[MatchReport]:
    """Play all units of the plan, in `jobs` processes, and give each report as it comes in.

    Matches whose records are in the folder already are not played again, so a run that was broken off goes on where it
    stopped. Raises `OSError` if the folder cannot be made or written, `ValueError` if the rules do not allow so many
    seats or the folder holds records of another simulation.
    """
    plan.rules.check_players(len(plan.levels))
    if plan.records is not None:
        plan.records.mkdir(parents=True, exist_ok=True)
    waiting: list[tuple[int, int]] = []
    for unit, rotation in units(plan):
        found = found_unit(plan, unit, rotation)
        if found is None:
            waiting.append((unit, rotation))
        else:
            yield found
    if jobs == 1:
        for unit, rotation in waiting:
            yield play_unit(plan, unit, rotation)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as executor:
        yield from _spread(plan, waiting, executor)


def _spread(plan: Plan, waiting: Sequence[tuple[int, int]], executor: Executor) -> Iterator[MatchReport]:
    futures = [executor.submit(play_unit, plan, unit, rotation) for unit, rotation in waiting]
    for future in as_completed(futures):
        yield future.result()
