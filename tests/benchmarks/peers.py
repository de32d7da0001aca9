"""Our search, playouts and engine beside programs made by others, in one run, as ratios.

    python3 -m venv .peers && .peers/bin/pip install -e '.[bench]' && .peers/bin/python -m tests.benchmarks.peers

Everything is measured in turns, a slice at a time, so that whatever else the machine does falls on all alike: games by
processor time, hands by the quickest of a few askings. The ratios are those of medians. Ends with 0 where every bar is
reached. About two minutes; `--quick` leaves out the comparison of 2,000 hands.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from statistics import median

import msgspec
import pyspiel
import rlcard
from ortools.sat.python import cp_model
from rlcard.agents import RandomAgent

from scala40.arena.simulate import Plan, play_unit
from scala40.bots.playout import imagine
from scala40.engine.arrange import cheapest_opening, least_penalty
from scala40.engine.cards import CARDS, JOKERS, Card
from scala40.engine.match import Match, SeatInfo
from scala40.engine.rules import STANDARD
from scala40.engine.shuffle import SecretShuffler, seeded_secret

SLICES = 7
HANDS_A_SLICE = 60
ASKINGS = 3
HANDS_COMPARED = 2000
NEED = 40
OPEN_END = msgspec.structs.replace(STANDARD, final_discard="optional")
"""Rules under which the last card need not be kept for a discard: the bare problem of arranging a hand."""
JOKER = 52
Column = tuple[Counter[int], int, int]
"""The faces of a meld (52 a joker), what they cost in hand, and their points on the table."""


def cost(face: int) -> int:
    """Penalty points of a face in hand (rules.md 1.13)."""
    return 25 if face == JOKER else 11 if face % 13 == 0 else min(face % 13 + 1, 10)


def worth(place: int) -> int:
    """Points at a place of a run: 1 is the low ace, 14 the high one (rules.md 1.7)."""
    return 11 if place == 14 else min(place, 10)


def every_column() -> Iterator[Column]:
    """Runs of three to five cards and all groups, naturally and with a joker in each place (rules.md 1.4 to 1.7)."""
    for suit in range(4):
        for length in (3, 4, 5):
            for start in range(1, 16 - length):
                places = range(start, start + length)
                points = sum(map(worth, places))
                for gap in (0, *places):
                    faces = [JOKER if place == gap else suit * 13 + (place - 1) % 13 for place in places]
                    yield Counter(faces), sum(map(cost, faces)), points
    for rank in range(13):
        for size in (3, 4):
            for suits in combinations(range(4), size):
                points = size * (11 if rank == 0 else min(rank + 1, 10))
                for gap in (-1, *suits):
                    faces = [JOKER if suit == gap else suit * 13 + rank for suit in suits]
                    yield Counter(faces), sum(map(cost, faces)), points


def different(columns: Iterable[Column]) -> list[Column]:
    """Of columns of the same faces the one with most points."""
    best: dict[tuple[int, ...], Column] = {}
    for column in columns:
        key = tuple(sorted(column[0].elements()))
        if key not in best or best[key][2] < column[2]:
            best[key] = column
    return list(best.values())


COLUMNS = different(every_column())


def by_cp_sat(hand: Sequence[Card], need: int = 0) -> int | None:
    """The least penalty that melds worth at least `need` points leave in a hand; None where none are."""
    held = Counter(card.face for card in hand)
    model = cp_model.CpModel()
    uses: dict[int, list[cp_model.LinearExprT]] = {}
    saved, points = [], []
    for faces, value, counted in COLUMNS:
        if all(held[face] >= count for face, count in faces.items()):
            times = model.new_int_var(0, 2, "")
            saved.append((value, times))
            points.append((counted, times))
            for face in faces:
                uses.setdefault(face, []).append(times)
    for face, chosen in uses.items():
        model.add(sum(chosen) <= held[face])
    if need:
        model.add(sum(counted * times for counted, times in points) >= need)
    model.maximize(sum(value * times for value, times in saved))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return None
    return sum(map(cost, held.elements())) - sum(value * solver.value(times) for value, times in saved)


def hands(jokers: int | None, seed: int, count: int) -> list[frozenset[Card]]:
    """Hands of 14 cards, with so many jokers or as chance has it."""
    chance = random.Random(f"{seed} {jokers}")
    if jokers is None:
        return [frozenset(chance.sample(CARDS, 14)) for _ in range(count)]
    return [frozenset(chance.sample(CARDS[:104], 14 - jokers)) | frozenset(JOKERS[:jokers]) for _ in range(count)]


def mismatches() -> int:
    """Hands in which the search and CP-SAT differ, by either objective."""
    found = 0
    for jokers in range(5):
        for hand in hands(jokers, 1, HANDS_COMPARED // 5):
            cards = sorted(hand)
            opening = cheapest_opening(hand, OPEN_END, NEED)
            opened = None if opening is None else opening.penalty
            found += least_penalty(hand, OPEN_END) != by_cp_sat(cards) or opened != by_cp_sat(cards, NEED)
    return found


def timed(ask: Callable[[frozenset[Card]], object], asked: list[frozenset[Card]]) -> list[float]:
    """Seconds for each hand, the quickest of a few askings."""
    return [min(_once(ask, hand) for _ in range(ASKINGS)) for hand in asked]


def _once(ask: Callable[[frozenset[Card]], object], hand: frozenset[Card]) -> float:
    begun = time.perf_counter()
    ask(hand)
    return time.perf_counter() - begun


def rate(play: Callable[[], int]) -> float:
    """What one slice of play comes to: games a second of processor time."""
    begun = time.process_time()
    played = play()
    return played / (time.process_time() - begun)


def open_spiel_games(chance: random.Random) -> int:
    """Gin rummy of OpenSpiel, its moves drawn by lot, as from any Python program."""
    game = pyspiel.load_game("gin_rummy")
    for _ in range(120):
        standing = game.new_initial_state()
        while not standing.is_terminal():
            chosen = [move for move, _ in standing.chance_outcomes()] if standing.is_chance_node() else None
            moves = chosen or standing.legal_actions()
            standing.apply_action(moves[int(chance.random() * len(moves))])
    return 120


class Slices:
    """One slice of each thing measured, with other deals each time."""

    def __init__(self) -> None:
        self.chance = random.Random(40)
        self.number = 0
        self.rlcard = rlcard.make("gin-rummy", config={"seed": 1})
        self.rlcard.set_agents([RandomAgent(self.rlcard.num_actions) for _ in range(2)])

    def open_spiel(self) -> int:
        """Games of gin rummy by OpenSpiel."""
        return open_spiel_games(self.chance)

    def rlcard_games(self) -> int:
        """Games of gin rummy by RLCard, its agents moving by lot."""
        for _ in range(25):
            self.rlcard.run(is_training=False)
        return 25

    def playouts(self) -> int:
        """Whole rounds of two on the compact state, played like club from the deal."""
        for number in range(250):
            secret = seeded_secret("peers", self.number, number)
            a_match = Match(STANDARD, [SeatInfo("", "club")] * 2, SecretShuffler(lambda _, secret=secret: secret))
            a_match.deal()
            dealt = a_match.current_round
            assert dealt is not None
            imagine(dealt.public, dealt.hands, dealt.stock, number)
        self.number += 1
        return 250

    def engine(self) -> int:
        """Rounds of whole matches of two club players on the engine: views, legality, and a record of each match."""
        plan = Plan(levels=("club", "club"), rules=STANDARD, matches=5, seed=f"{self.number}", records=Path())
        played = [play_unit(plan, unit, 0) for unit in range(1, 6)]
        assert all(done.record for done in played)
        return sum(sum(done.rounds_won) + done.dead for done in played)


def main() -> int:
    """Measure and print; 0 where every bar is reached."""
    verdicts: list[bool] = []

    def line(what: str, ratio: float, bar: float | None, detail: str) -> None:
        told = "" if bar is None else f"  (at least {bar:g}: {'reached' if ratio >= bar else 'MISSED'})"
        verdicts.append(bar is None or ratio >= bar)
        print(f"{what}: {ratio:.2f} times{told}   {detail}", flush=True)

    if "--quick" not in sys.argv:
        differ = mismatches()
        print(f"hands with 0 to 4 jokers, both objectives: {differ} of {HANDS_COMPARED} differ from CP-SAT", flush=True)
        verdicts.append(differ == 0)
    ours: list[float] = []
    theirs: list[float] = []
    for number in range(SLICES):
        asked = hands(None, 2 + number, HANDS_A_SLICE)
        theirs += timed(lambda hand: by_cp_sat(sorted(hand)), asked)
        ours += timed(lambda hand: least_penalty(hand, OPEN_END), asked)
    us = f"{1e6 * median(ours):.1f} us against {1e6 * median(theirs):.0f} us"
    line("arrangement of 14 random cards, CP-SAT / ours", median(theirs) / median(ours), 85, us)

    slices = Slices()
    kinds = (slices.open_spiel, slices.rlcard_games, slices.playouts, slices.engine)
    for kind in kinds:
        kind()
    rates: list[list[float]] = [[] for _ in kinds]
    for _ in range(SLICES):
        for kept, kind in zip(rates, kinds, strict=True):
            kept.append(rate(kind))
    spiel, rl, playouts, engine = map(median, rates)
    print(f"OpenSpiel {spiel:.0f}, RLCard {rl:.0f} games a second")
    line("playouts / OpenSpiel", playouts / spiel, 3, f"{playouts:.0f} rounds a second")
    line("engine with club players / RLCard", engine / rl, 2, f"{engine:.0f} rounds a second")
    line("engine with club players / OpenSpiel", engine / spiel, None, "1 is what we want")
    return 0 if all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
