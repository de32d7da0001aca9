"""Find the numbers of `scala40/bots/prospects.py` from rounds of club players.

Run by hand: `python resources/make/make_prospects.py`. It plays rounds of two on the compact playouts, solves the match
from every pair of totals exactly for the results that came out, and fits the weight of a seat to these chances.
"""

from __future__ import annotations

import argparse
import math
import random
from collections import Counter
from collections.abc import Sequence

from scala40.bots.playout import imagine
from scala40.engine.cards import pack
from scala40.engine.round import deal
from scala40.engine.rules import PRESETS, Rules

Result = tuple[int, int, float]
"""Penalties of the two seats, in points, and how likely they are."""


def results(rules: Rules, rounds: int, seed: str) -> list[Result]:
    """What rounds of two club players come to, each also with the seats changed; but for dead rounds."""
    chance = random.Random(seed)
    counted: Counter[tuple[int, int]] = Counter()
    for number in range(rounds):
        deck = list(pack(rules.jokers))
        chance.shuffle(deck)
        whole, _ = deal(rules, 1, 0, (0, 1), 2, deck)
        mine, other = imagine(whole.public, whole.hands, whole.stock, number).penalties
        counted[mine, other] += 1
        counted[other, mine] += 1
    del counted[0, 0]
    every = counted.total()
    return [(mine, other, count / every) for (mine, other), count in sorted(counted.items())]


def chances(found: Sequence[Result], limit: int) -> list[list[float]]:
    """The chance of the first seat to win the match from every pair of totals below the limit."""
    solved = [[0.5] * limit for _ in range(limit)]

    def after(mine: int, other: int) -> float:
        if mine >= limit or other >= limit:
            return 0.5 if mine == other else float(mine < other)
        return solved[max(mine, 0)][max(other, 0)]

    # A bonus leads back to lower totals, so that one pass over them is not enough.
    for _ in range(3 if any(min(mine, other) < 0 for mine, other, _ in found) else 1):
        for both in range(2 * limit - 2, -1, -1):
            for mine in range(max(0, both - limit + 1), both // 2 + 1):
                other = both - mine
                value = math.fsum(share * after(mine + one, other + two) for one, two, share in found)
                solved[mine][other], solved[other][mine] = value, 1 - value
    return solved


def fitted(solved: list[list[float]], limit: int) -> tuple[float, float, float]:
    """The factor of the root, the points added to those left, and the mean error of the chances."""
    points = [(mine, other) for mine in range(0, limit, 5) for other in range(mine + 5, limit, 5)]

    def error(factor: float, added: float) -> float:
        total = 0.0
        for mine, other in points:
            gap = math.sqrt(limit - mine + added) - math.sqrt(limit - other + added)
            total += (1 / (1 + math.exp(-factor * gap)) - solved[mine][other]) ** 2
        return math.sqrt(total / len(points))

    best = min((error(step / 100, added), step / 100, added) for added in range(0, 101, 4) for step in range(5, 80))
    return best[1], float(best[2]), best[0]


def main() -> None:
    """Print the numbers for the rules asked for, or for all presets."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3000, help="how many rounds of each rule set")
    parser.add_argument("--rules", choices=list(PRESETS), action="append", help="all presets without it")
    parser.add_argument("--seed", default="prospects")
    options = parser.parse_args()
    for name in options.rules or PRESETS:
        rules = PRESETS[name]
        factor, added, error = fitted(chances(results(rules, options.rounds, options.seed), rules.limit), rules.limit)
        print(f"{name:10} factor {factor:.2f}, added {added:.0f}, mean error of a chance {error:.3f}")


if __name__ == "__main__":
    main()
