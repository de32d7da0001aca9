"""Two engines written apart must agree: on every three cards, on longer melds, and on random rounds under any rules.

More of the same: `python -m tests.soak --rounds N --seed S`.
"""

import random
from itertools import combinations_with_replacement

import pytest
from msgspec.structs import replace

from scala40.engine.cards import CARDS, JOKERS
from scala40.engine.rules import PRESETS, STANDARD
from tests.differential import any_rules, compare_meld, play_rounds

FACES = [*CARDS[:52], JOKERS[0]]


def physical(faces):
    """Cards with these faces, second copies where one stands twice; None where there are not so many."""
    cards = []
    for face in faces:
        card = face
        while card in cards:
            card = JOKERS[JOKERS.index(card) + 1] if card.is_joker else card.twin
            if card in cards and not card.is_joker:
                return None
        cards.append(card)
    return cards


def test_all_three_cards() -> None:
    asked = 0
    for faces in combinations_with_replacement(FACES, 3):
        cards = physical(faces)
        if cards is not None:
            compare_meld(cards, STANDARD)
            asked += 1
    # 53 kinds, three of them in any way but three of one natural face: 26235 - 52.
    assert asked == 26_183


@pytest.mark.parametrize("longest", [13, 14])
def test_random_longer_melds(longest: int) -> None:
    chance = random.Random(longest)
    rules = replace(STANDARD, longest_run=longest)
    for number in range(10_000):
        count = chance.randint(4, 14)
        if number % 3 == 0:
            cards = chance.sample(CARDS, count)
        else:
            # Most of these are melds, or one card away from one.
            suit, rank = chance.randrange(4), chance.randint(1, 13)
            run = [card for card in CARDS if card.suit == suit and (card.rank >= rank or card.rank == 1)]
            pool = [card for card in CARDS if card.rank == rank] if number % 3 == 1 and count < 6 else run
            pool = [*pool, *chance.sample(JOKERS, chance.choice([0, 1, 1, 2])), *chance.sample(CARDS, 1)]
            faces = {card.face: card for card in pool} if chance.random() < 0.8 else {card: card for card in pool}
            cards = chance.sample(list(faces.values()), min(count, len(faces)))
        compare_meld(cards, rules)


@pytest.mark.parametrize("part", range(20))
def test_random_rounds_under_any_rules(part: int) -> None:
    rounds = 0
    number = 0
    while rounds < 50:
        unit = f"ci {part} {number}"
        rules, players = any_rules(random.Random(unit))
        both = play_rounds(rules, players, unit, 3, questions=1)
        rounds += both.events["rounds"]
        number += 1


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_whole_matches_of_every_preset(name: str) -> None:
    for seed in range(2):
        both = play_rounds(PRESETS[name], 3, f"{name} {seed}", 1000, questions=1)
        assert both.ours.stage == "over"
