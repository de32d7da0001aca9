"""How many rounds a second are imagined; called by name: `pytest -n 0 -s tests/benchmarks/test_playout_speed.py`.

Only ratios are judged, for no machine is like another. `tests.benchmarks.peers` compares with programs of others.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import process_time

import pytest

from scala40.bots import imagined, playout
from scala40.bots.outcome import Outcome
from scala40.engine.cards import pack
from scala40.engine.round import deal
from scala40.engine.rules import PRESETS
from scala40.engine.view import Round
from tests.bots.boards import a_match, rules_for, views

STANDARD = PRESETS["standard"]
WARM = 1_000
"""Rounds before the clock runs: melds that were met once are looked up from then on."""


def dealt(players: int, count: int, seed: str) -> list[Round]:
    rounds = []
    for number in range(count):
        deck = list(pack(STANDARD.jokers))
        random.Random(f"{seed} {number}").shuffle(deck)
        rounds.append(deal(STANDARD, 1, 0, range(players), players, deck)[0])
    return rounds


def rate(imagine: Callable[..., Outcome], rounds: list[Round]) -> float:
    """Rounds a second of processor time."""
    begun = process_time()
    for number, start in enumerate(rounds):
        imagine(start.public, start.hands, start.stock, number)
    return len(rounds) / (process_time() - begun)


@pytest.fixture(scope="module", autouse=True)
def warm() -> None:
    rate(playout.imagine, dealt(2, WARM, "warm"))
    rate(playout.imagine, dealt(4, WARM // 4, "warm"))


def test_compact_playouts_are_several_times_as_many_as_on_the_engine() -> None:
    compact, whole = [], []
    for stretch in range(5):
        rounds = dealt(2, 40, f"both kinds {stretch}")
        compact.append(rate(playout.imagine, rounds))
        whole.append(rate(imagined.imagine, rounds[:8]))
    print(f"\n{median(compact):.0f} rounds/s, on the engine's transition {median(whole):.0f}")
    assert median(compact) >= 4 * median(whole)


@pytest.mark.parametrize("players", [2, 4])
def test_a_playout_from_the_middle_of_a_round_takes_no_longer_than_one_from_the_deal(players: int) -> None:
    played = a_match(rules_for("standard", players), ["club"] * players, "middle")
    middle = [whole for _, whole in views(played, most=600) if whole.public.phase == "play" and whole.public.turns > 3]
    whole = median(rate(playout.imagine, dealt(players, 50, f"deal {stretch}")) for stretch in range(6))
    begun = [rate(playout.imagine, middle[stretch::6] * 3) for stretch in range(6)]
    print(f"\n{players} seats: {whole:.0f} rounds/s from the deal, {median(begun):.0f} from the middle of a round")
    assert median(begun) > whole
