"""Penalties of hands and of finished rounds as tables (rules.md 1.13 and part 2)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from scala40.engine.cards import CARDS
from scala40.engine.notation import read_cards
from scala40.engine.rules import STANDARD
from scala40.engine.scoring import card_penalty, hand_points, penalties
from scala40.engine.view import PublicRound


@pytest.mark.parametrize("ace", [11, 1, "lone_1"])
def test_what_each_card_costs(ace: Any) -> None:
    rules = replace(STANDARD, ace_in_hand=ace)
    for card in CARDS:
        letter = card.code[0]
        expected = 25 if letter == "*" else 10 if letter in "TJQK" else 0 if letter == "A" else int(letter)
        expected = expected or (1 if ace == 1 else 11)
        assert card_penalty(card, rules) == expected
        assert card_penalty(card, rules, alone=True) == (1 if letter == "A" and ace == "lone_1" else expected)


@pytest.mark.parametrize(
    ("hand", "ace", "points"),
    [
        ("", 11, 0),
        ("AS", 11, 11),
        ("AS", 1, 1),
        ("AS", "lone_1", 1),
        ("AS AS'", "lone_1", 22),
        ("AS 2C", "lone_1", 13),
        ("AS *1", "lone_1", 36),
        ("*1", "lone_1", 25),
        ("*1 *2 *3 *4", 11, 100),
        ("TC JC QC KC 9C", 1, 49),
    ],
)
def test_what_a_hand_costs(hand: str, ace: Any, points: int) -> None:
    assert hand_points(read_cards(hand), replace(STANDARD, ace_in_hand=ace)) == points


HANDS = ["", "KC QC", "AS", "5D *1"]  # 0, 20, 11 and 30 points


@pytest.mark.parametrize(
    ("fields", "opened", "concealed", "expected"),
    [
        ({}, (1, 1, 1, 1), False, (0, 20, 11, 30)),
        ({}, (1, 0, 1, 0), False, (0, 100, 11, 100)),
        ({"unopened_penalty": "hand"}, (1, 0, 1, 0), False, (0, 20, 11, 30)),
        ({"ace_in_hand": "lone_1"}, (1, 1, 1, 1), False, (0, 20, 1, 30)),
        ({"ace_in_hand": 1}, (1, 1, 1, 1), False, (0, 20, 1, 30)),
        ({"winner_bonus": -100}, (1, 1, 1, 1), False, (-100, 20, 11, 30)),
        ({"concealed_bonus": "minus_100"}, (1, 1, 1, 1), False, (0, 20, 11, 30)),
        ({"concealed_bonus": "minus_100"}, (1, 1, 1, 1), True, (-100, 20, 11, 30)),
        ({"concealed_bonus": "minus_100", "winner_bonus": -100}, (1, 1, 1, 1), True, (-200, 20, 11, 30)),
        ({"concealed_bonus": "double"}, (1, 0, 1, 1), True, (0, 200, 22, 60)),
        ({"concealed_bonus": "double"}, (1, 0, 1, 1), False, (0, 100, 11, 30)),
        ({"concealed_bonus": "double", "winner_bonus": -100}, (1, 1, 1, 1), True, (-100, 40, 22, 60)),
        ({"concealed_bonus": "double", "partners": "pairs"}, (1, 0, 0, 1), True, (0, 200, 100, 60)),
        ({"concealed_bonus": "double", "partners": "pairs"}, (1, 1, 1, 1), True, (0, 40, 11, 60)),
    ],
)
def test_a_round_that_seat_0_closes(
    fields: dict[str, Any], opened: tuple[int, ...], concealed: bool, expected: tuple[int, ...]
) -> None:
    public = over(fields, opened, closer=0, concealed=concealed)
    assert penalties(public, [read_cards(hand) for hand in HANDS]) == expected


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({}, (0, 0, 0, 0)),
        ({"dead_round": "counted"}, (0, 100, 11, 30)),
        ({"dead_round": "counted", "unopened_penalty": "hand"}, (0, 20, 11, 30)),
        ({"dead_round": "counted", "winner_bonus": -100, "concealed_bonus": "double"}, (0, 100, 11, 30)),
    ],
)
def test_a_dead_round(fields: dict[str, Any], expected: tuple[int, ...]) -> None:
    # Seat 0 holds nothing only for the sake of the table.
    assert penalties(over(fields, (1, 0, 1, 1), closer=None), [read_cards(hand) for hand in HANDS]) == expected


def test_a_seat_that_is_out_pays_nothing() -> None:
    public = replace(over({}, (1, 1, 0, 0), closer=0), seats=(0, 1), counts=(0, 2, 0, 0))
    assert penalties(public, [read_cards(hand) for hand in ["", "KC QC", "", ""]]) == (0, 20, 0, 0)


def over(fields: dict[str, Any], opened: tuple[int, ...], closer: int | None, concealed: bool = False) -> PublicRound:
    """A round that has ended."""
    return PublicRound(
        rules=replace(STANDARD, **fields),
        number=1,
        dealer=0,
        seats=(0, 1, 2, 3),
        turn=0,
        phase="over",
        counts=(0, 2, 1, 2),
        stock=5,
        discards=(),
        opened=tuple(map(bool, opened)),
        closer=closer,
        concealed=concealed,
    )
