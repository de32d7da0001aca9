"""Many rounds in both engines, and whether rare situations were met often enough (reliability.md 3.2).

    python -m tests.soak --rounds 5000 --seed 3 [--jobs 2] [--ledger]

Ends with 0 where the engines agreed on everything; prints what was met beside its quota. `--ledger` adds a line to
`tests/data/soak.csv`, in which the runs add up.
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
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

from tests.differential import Difference, any_rules, play_rounds

LEDGER = Path(__file__).parent / "data" / "soak.csv"
COLUMNS = ("date", "commit", "seed", "rounds", "moves", "differences", "seconds")
ROUNDS_EACH = 3
"""Rounds of a match at the most: many rule sets say more than long matches."""
QUOTAS = {
    "Closed": 20_000,
    "SwappedJoker": 5_000,
    "ambiguous joker": 1_000,
    "Reshuffled": 1_000,
    "concealed": 500,
    "MatchEnded": 500,
}
"""How often each must be met in 100,000 rounds, else the players are too tame."""


def play_one(unit: str) -> tuple[Counter[str], str | None]:
    """Play some rounds under some rules; what was met, and the difference that was found."""
    chance = random.Random(f"rules {unit}")
    rules, players = any_rules(chance)
    try:
        both = play_rounds(rules, players, unit, ROUNDS_EACH, questions=chance.choice([0, 0, 0, 1, 2]))
    except Difference as difference:
        return Counter(), f"{unit}, {rules.name} with {players}: {difference}"
    return both.events, None


def soak(rounds: int, seed: int, jobs: int) -> tuple[Counter[str], list[str]]:
    """Play until so many rounds are done; all that was met, and every difference."""
    met: Counter[str] = Counter()
    differences: list[str] = []
    number = 0
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as executor:
        while met["rounds"] < rounds:
            batch = [f"soak {seed} {number + place}" for place in range(20 * jobs)]
            number += len(batch)
            for counted, difference in executor.map(play_one, batch, chunksize=4):
                met += counted
                if difference is not None:
                    differences.append(difference)
            if sys.stderr.isatty():
                print(f"\r{met['rounds']} rounds, {len(differences)} differences", end="", file=sys.stderr)
    return met, differences


def write_ledger(seed: int, met: Counter[str], differences: int, seconds: float) -> None:
    """Add this run to the ledger."""
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    new = not LEDGER.exists()
    fields = sorted(QUOTAS)
    with LEDGER.open("a", newline="") as file:
        writer = csv.writer(file)
        if new:
            writer.writerow([*COLUMNS, *fields])
        today = datetime.now(UTC).date().isoformat()
        row = [today, commit.stdout.strip(), seed, met["rounds"], met["moves"], differences, round(seconds)]
        writer.writerow([*row, *(met[field] for field in fields)])


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--ledger", action="store_true", help="add the run to tests/data/soak.csv")
    options = parser.parse_args()
    began = time.perf_counter()
    met, differences = soak(options.rounds, options.seed, options.jobs)
    seconds = time.perf_counter() - began
    print(f"{met['rounds']} rounds, {met['moves']} moves, {met['questions']} questions, {seconds:.0f} s")
    for what, quota in QUOTAS.items():
        due = quota * met["rounds"] / 100_000
        print(f"  {what}: {met[what]} (quota {due:.0f}){'' if met[what] >= due else '  TOO FEW'}")
    for difference in differences:
        print(difference)
    print(f"{len(differences)} differences")
    if options.ledger:
        write_ledger(options.seed, met, len(differences), seconds)
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
