"""How long the arrangement of a hand takes; called by name. Only ratios are judged, for no machine is like another."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import perf_counter_ns

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from scala40.engine.arrange import (
    best_arrangement,
    best_opening,
    cheapest_opening,
    closing_plan,
    least_penalty,
)
from scala40.engine.cards import CARDS, JOKERS, Card
from scala40.engine.hand_melds import all_melds
from scala40.engine.rules import STANDARD

Hand = frozenset[Card]
QUESTIONS: dict[str, Callable[[Hand], object]] = {
    "least_penalty": lambda hand: least_penalty(hand, STANDARD),
    "best_arrangement": lambda hand: best_arrangement(hand, STANDARD),
    "best_opening": lambda hand: best_opening(hand, STANDARD),
    "cheapest_opening": lambda hand: cheapest_opening(hand, STANDARD),
    "closing_plan": lambda hand: closing_plan(hand, STANDARD, opened=True),
    "all_melds": lambda hand: all_melds(hand, STANDARD),
}


def dealt(jokers: int | None, count: int = 500) -> list[Hand]:
    """Hands of 14 with so many jokers, or as chance has it."""
    chance = random.Random(40)
    if jokers is None:
        return [frozenset(chance.sample(CARDS, 14)) for _ in range(count)]
    return [frozenset(chance.sample(CARDS[:104], 14 - jokers)) | frozenset(JOKERS[:jokers]) for _ in range(count)]


@pytest.mark.parametrize("jokers", [None, 1, 2, 4], ids=["random", "1 joker", "2 jokers", "4 jokers"])
@pytest.mark.parametrize("question", QUESTIONS)
def test_500_hands(benchmark: BenchmarkFixture, question: str, jokers: int | None) -> None:
    hands = dealt(jokers)
    ask = QUESTIONS[question]
    answers = benchmark(lambda: [ask(hand) for hand in hands])
    assert len(answers) == len(hands)


def microseconds(ask: Callable[[Hand], object], hands: list[Hand]) -> float:
    """The median over hands of the quickest of five askings."""
    times = []
    for hand in hands:
        quickest = min(_once(ask, hand) for _ in range(5))
        times.append(quickest / 1000)
    return median(times)


def _once(ask: Callable[[Hand], object], hand: Hand) -> int:
    begun = perf_counter_ns()
    ask(hand)
    return perf_counter_ns() - begun


def test_a_random_hand_costs_little_more_than_looking_at_its_cards() -> None:
    hands = dealt(None)
    # Some 4 us on a laptop: sorting a hand and looking at each card by rank and suit.
    looking = microseconds(lambda hand: [(card.rank, card.suit, card.is_joker) for card in sorted(hand)], hands)
    assert microseconds(QUESTIONS["least_penalty"], hands) < 10 * looking
