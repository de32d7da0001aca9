"""The searches of the plain engine against still plainer ones on random hands."""

import random
from itertools import combinations, permutations

import pytest

from tests.plain_engine import takes
from tests.plain_engine.cards import FACES, RANKS, is_joker, new_deck
from tests.plain_engine.legality import refusal_before_proof
from tests.plain_engine.melds import judge_meld, lay_offs_of, meld_points, melds_of, readings
from tests.plain_engine.openings import best_opening
from tests.plain_engine.positions import read_position
from tests.plain_engine.rounds import PlainRound
from tests.plain_engine.rules import PRESETS, preset
from tests.plain_engine.transitions import apply_in_round

PLACES = {letter: [place] for place, letter in enumerate(RANKS, 1)} | {"A": [1, 14]}


def is_meld_of(faces: list[str]) -> bool:
    """Tell by the wording of rules.md 1.4 and 1.5 whether faces in some order are a group or a run (to 13 cards)."""
    ranks, suits = [name[0] for name in faces], [name[1] for name in faces]
    if len(faces) in (3, 4) and len(set(ranks)) == 1 and len(set(suits)) == len(faces):
        return True
    orders = [
        sorted(places)
        for places in ([min(PLACES[letter]) for letter in ranks], [max(PLACES[letter]) for letter in ranks])
    ]
    return (
        len(faces) >= 3
        and len(set(suits)) == 1
        and any(order == list(range(order[0], order[0] + len(order))) for order in orders)
    )


def test_readings_agree_with_the_wording() -> None:
    chance = random.Random(3)
    near = [card for card in new_deck(4) if card[0] in "A23QK*"]
    for number in range(3000):
        cards = chance.sample(near if number % 2 else new_deck(4), chance.choice([3, 3, 4, 5]))
        jokers = [card for card in cards if is_joker(card)]
        naturals = [card[:2] for card in cards if not is_joker(card)]
        expected = {name for name in FACES if is_meld_of([*naturals, name])} if len(jokers) == 1 else set()
        found = readings(cards, PRESETS["standard"])
        named = {card.split("=")[1] for meld in found for card in meld if is_joker(card)}
        if len(jokers) == 1:
            assert named == expected
        else:
            assert bool(found) == (not jokers and is_meld_of(naturals))
        assert isinstance(judge_meld(cards, PRESETS["standard"]), str) == (not found)


def most_points(melds: list[tuple[frozenset[str], int, bool]], used: frozenset[str]) -> list[tuple[int, int]]:
    """Give (all points, points without a joker) of every set of disjoint melds."""
    sums = [(0, 0)]
    for place, (cards, points, clean) in enumerate(melds):
        if not cards & used:
            rest = most_points(melds[place + 1 :], used | cards)
            sums += [(total + points, natural + points * clean) for total, natural in rest]
    return sums


@pytest.mark.parametrize("opening_joker", ["counted", "clean", "forbidden"])
def test_the_best_opening_is_the_best_of_all_sets_of_melds(opening_joker: str) -> None:
    chance = random.Random(opening_joker)
    rules = preset("standard", opening_joker=opening_joker, opening_points=30)
    seen = set()
    for _ in range(150):
        pool = [card for card in new_deck(2) if card[0] in "*89TJQK"]
        hand = chance.sample(pool, 8)
        melds = [
            (frozenset(card.split("=")[0] for card in meld), meld_points(meld), not any(map(is_joker, meld)))
            for meld in melds_of(hand, rules)
        ]
        sums = most_points(melds, frozenset())
        if opening_joker == "counted":
            best = max(total for total, _ in sums)
        elif opening_joker == "forbidden":
            best = max(natural for total, natural in sums if natural == total)
        else:
            best = max(total for total, natural in sums if natural in (total,) or natural >= 30)
        assert best_opening(hand, rules) == best
        seen.add(best)
    assert len(seen) > 5


def test_the_melds_of_a_hand_are_the_readings_of_all_its_selections() -> None:
    chance = random.Random(5)
    for _ in range(60):
        hand = chance.sample([card for card in new_deck(2) if card[0] in "*A23QK"], 9)
        expected = {
            tuple(meld)
            for size in range(3, 10)
            for cards in combinations(hand, size)
            for meld in readings(list(cards), PRESETS["online"])
        }
        assert {tuple(meld) for meld in melds_of(hand, PRESETS["online"])} == expected


def plain_end(rnd: PlainRound) -> bool:
    """Tell whether some moves end the turn, trying every text of every card without any thought."""
    seat = rnd.turn
    hand = rnd.hands[seat]
    if rnd.finished or any(refusal_before_proof(rnd, seat, f"drop {card}") is None for card in hand):
        return True
    texts = [f"swap {card} m{n}" for n in range(1, len(rnd.melds) + 1) for card in hand]
    texts += [f"swap {a} {b} m{n}" for n in range(1, len(rnd.melds) + 1) for a, b in permutations(hand, 2)]
    texts += [
        f"off {way} m{n}"
        for n, meld in enumerate(rnd.melds, 1)
        for card in hand
        for way in lay_offs_of(meld, card, rnd.rules)
    ]
    melds = [" ".join(meld) for meld in melds_of(hand, rnd.rules)]
    texts += ["lay " + meld for meld in melds] + [f"lay {a} / {b}" for a, b in combinations(melds, 2)]
    for text in texts:
        if refusal_before_proof(rnd, seat, text) is None:
            after = rnd.copy()
            apply_in_round(after, seat, text)
            if plain_end(after):
                return True
    return False


@pytest.mark.parametrize("opened", [True, False])
def test_the_proof_behind_take_agrees_with_trying_everything(opened: bool) -> None:
    chance = random.Random(7)
    answers = []
    for _ in range(250):
        rules = preset(
            chance.choice(["standard", "tournament", "online", "family"]),
            take_before_opening="to_open",
            freed_joker=chance.choice(["any_meld", "new_meld"]),
            opening_points=chance.choice([18, 30]),
            group_joker_swap=chance.choice(["any_missing", "declared", "both_missing"]),
        )
        melds = chance.sample(
            [["5D", "*1=6D", "7D"], ["6C", "6S", "*2=6H"], ["8C", "9C", "TC"], ["5H'", "6H'", "7H'"]], 2
        )
        lying = {card.split("=")[0] for meld in melds for card in meld}
        pool = [card for card in new_deck(3) if card not in lying and card[0] in "*5678" and card not in ("*1", "*2")]
        *hand, top = chance.sample(pool, chance.choice([2, 3, 5, 6]))
        rnd = read_position(
            {
                "rules": rules,
                "turn": 0,
                "phase": "draw",
                "dealer": 1,
                "discards": top,
                "stock": 9,
                "seats": [{"hand": " ".join(hand), "opened": opened}, {"hand": 4, "opened": True}],
                "melds": [" ".join(meld) for meld in melds],
                "turns": chance.choice([0, 9]),
            }
        ).round
        assert rnd is not None
        after = rnd.copy()
        apply_in_round(after, 0, "take")
        answers.append(takes.has_an_end(rnd))
        assert answers[-1] == plain_end(after)
    assert 10 < sum(answers) < 240
