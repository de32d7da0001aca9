"""Matches of computer players under all rule sets with two to six seats: does each of them come to its end?

    python -m tests.stalls --matches 5000 [--jobs 2] [--seed 1] [--levels beginner,casual,greedy,club] [--ledger]

Each match is also written as a record and read again. Ends with 0 where every match ended; a round with too many turns
counts as stalled.
`--ledger` adds a line to `tests/data/stalls.csv`, in which the runs add up.
"""

from __future__ import annotations

import argparse
import csv
import multiprocessing
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from scala40 import __version__
from scala40.bots.own import move_of
from scala40.bots.seeds import decision_seed
from scala40.engine.invariants import watch
from scala40.engine.match import Match, SeatInfo
from scala40.engine.moves import Reenter
from scala40.engine.record import read_record, write_record
from scala40.engine.rules import PRESETS
from scala40.engine.shuffle import SecretShuffler, seeded_secret

LEDGER = Path(__file__).parent / "data" / "stalls.csv"
COLUMNS = (
    "date",
    "commit",
    "seed",
    "levels",
    "matches",
    "rounds",
    "stalled",
    "longest_round",
    "most_rounds",
    "seconds",
)
MOST_TURNS = 3000
"""Turns of a round after which it counts as stalled; reshuffles end every round long before."""
MOST_ROUNDS = 500
"""Rounds of a match after which it counts as stalled."""
MOST_SEATS = 6


class Ended(msgspec.Struct, frozen=True):
    """What became of a match."""

    what: str
    """The rule set and the seats."""
    rounds: int
    longest: int
    """Turns of its longest round."""
    problem: str = ""


def tables() -> list[tuple[str, int]]:
    """Every rule set with every number of seats that it allows."""
    return [
        (name, seats)
        for name, rules in PRESETS.items()
        for seats in range(rules.min_players, min(rules.max_players, MOST_SEATS) + 1)
    ]


def play_one(name: str, seats: int, levels: tuple[str, ...], seed: str) -> Ended:
    """Play one match of players drawn by lot from these levels to its end, every step watched."""
    chance = random.Random(f"stalls {seed}")
    players = [SeatInfo(f"{seat}", chance.choice(levels)) for seat in range(seats)]
    what = f"{name} with {', '.join(player.player for player in players)}, seed {seed}"
    a_match = Match(
        PRESETS[name], players, SecretShuffler(lambda number: seeded_secret(seed, 1, number)), bot_seed=seed
    )
    a_match.witness = watch
    longest = 0
    try:
        for longest in turns(a_match):
            if longest > MOST_TURNS or len(a_match.rounds) > MOST_ROUNDS:
                return Ended(what, len(a_match.rounds), longest, "does not come to its end")
        read_record(write_record(a_match, __version__))
    except Exception as error:
        return Ended(what, len(a_match.rounds), longest, f"{type(error).__name__}: {error}")
    return Ended(what, len(a_match.rounds), longest)


def turns(a_match: Match) -> Iterator[int]:
    """Play the match on; after each step the turns of its longest round so far."""
    longest = 0
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
        longest = max(longest, view.public.turns)
        a_match.play(seat, move_of(a_match.seats[seat].player, view, decision_seed(a_match.bot_seed or "", view)))
        yield longest


def main() -> int:
    """Play the matches asked for and print what became of them; 0 where all ended."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, default=5000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--levels", default="beginner,casual,greedy,club")
    parser.add_argument("--ledger", action="store_true")
    options = parser.parse_args()
    levels = tuple(options.levels.split(","))
    begun = time.perf_counter()
    everywhere = tables()
    counted: Counter[str] = Counter()
    problems: list[Ended] = []
    longest = most = 0
    with ProcessPoolExecutor(options.jobs, mp_context=multiprocessing.get_context("spawn")) as executor:
        numbers = range(options.matches)
        names = [everywhere[number % len(everywhere)] for number in numbers]
        asked = (
            [name for name, _ in names],
            [seats for _, seats in names],
            [levels] * options.matches,
            [f"{options.seed} {number}" for number in numbers],
        )
        for (name, seats), ended in zip(names, executor.map(play_one, *asked, chunksize=4), strict=True):
            counted[f"{name}, {seats} seats"] += 1
            counted["rounds"] += ended.rounds
            longest, most = max(longest, ended.longest), max(most, ended.rounds)
            if ended.problem:
                problems.append(ended)
                print(f"{ended.what}: {ended.problem}", flush=True)
    seconds = time.perf_counter() - begun
    rounds = counted.pop("rounds", 0)
    for what, number in sorted(counted.items()):
        print(f"{what}: {number} matches")
    print(
        f"{options.matches} matches, {rounds} rounds, {len(problems)} stalled or broken, "
        f"the longest round {longest} turns, the longest match {most} rounds, {seconds:.0f} s"
    )
    if options.ledger:
        _note(options, rounds, len(problems), longest, most, seconds)
    return 1 if problems else 0


def _note(options: argparse.Namespace, rounds: int, stalled: int, longest: int, most: int, seconds: float) -> None:
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    levels = options.levels.replace(",", " ")
    date = datetime.now(UTC).date().isoformat()
    row = (date, commit.stdout.strip(), options.seed, levels, options.matches, rounds, stalled, longest, most)
    new = not LEDGER.exists()
    with LEDGER.open("a", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        if new:
            writer.writerow(COLUMNS)
        writer.writerow((*row, round(seconds)))


if __name__ == "__main__":
    sys.exit(main())
