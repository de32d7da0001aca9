"""Rule sets: the presets of rules.md part 2 as printed there, what is refused, and how many can play."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict, replace

from scala40.engine.rules import BEGINNER, FAMILY, PRESETS, STANDARD, Rules

# field: standard, classic, tournament, online, family; one value where all are the same.
SHEET: dict[str, Any] = {
    "min_players": 2,
    "max_players": [4, 6, 6, 6, 6],
    "jokers": 4,
    "direction": ["clockwise", "counterclockwise", "clockwise", "clockwise", "counterclockwise"],
    "first_dealer": ["random", "lowest_draw", "random", "random", "random"],
    "turned_up_joker": "replace",
    "opening_points": 40,
    "opening_joker": ["counted", "forbidden", "counted", "counted", "counted"],
    "take_before_opening": ["to_open", "never", "never", "to_open", "to_open"],
    "taken_must_be_used": [True, False, True, True, True],
    "lay_off_in_opening_turn": ["any", "any", "own", "any", "any"],
    "swap_in_opening_turn": [True, True, False, True, True],
    "freed_joker": ["any_meld", "new_meld", "any_meld", "any_meld", "may_keep"],
    "group_joker_swap": ["declared", "declared", "declared", "declared", "any_missing"],
    "longest_run": [13, 13, 14, 14, 13],
    "final_discard": ["optional", "required", "required", "required", "required"],
    "concealed_minimum": ["opening_points", "opening_points", "opening_points", "none", "none"],
    "concealed_bonus": ["none", "minus_100", "none", "double", "double"],
    "close_in_first_lap": [True, True, False, False, True],
    "discard_fitting": ["allowed", "allowed", "by_players", "after_opening", "only_to_close"],
    "discard_joker": ["allowed", "allowed", "allowed", "only_to_close", "allowed"],
    "ace_in_hand": [11, 1, 11, 11, "lone_1"],
    "unopened_penalty": ["flat_100", "hand", "hand", "hand", "flat_100"],
    "winner_bonus": 0,
    "max_reshuffles": [None, None, None, 3, 3],
    "dead_round": "void",
    "limit": 101,
    "eliminated_at": "reached",
    "match_type": "last_standing",
    "fixed_rounds": None,
    "survivors": 1,
    "reentries": [0, 0, 0, 0, 3],
    "partners": "no",
    "buying": False,
    "turn_seconds": [None, None, None, 60, None],
    "pile_visible": ["all", "all", "top", "top", "all"],
}
NAMES = ["standard", "classic", "tournament", "online", "family"]


@pytest.mark.parametrize("field", SHEET)
def test_the_presets_are_as_printed(field: str) -> None:
    told = SHEET[field]
    values = told if isinstance(told, list) else [told] * 5
    assert [getattr(PRESETS[name], field) for name in NAMES] == values


def test_the_sheet_has_every_field() -> None:
    assert {"name", *SHEET} == set(Rules.__struct_fields__)
    assert [*PRESETS] == [*NAMES, "beginner"]
    assert asdict(BEGINNER) == asdict(STANDARD) | {"name": "beginner", "opening_points": 30}


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("opening_points", [-1, 101]),
        ("max_reshuffles", [-1, 21]),
        ("limit", [0, -5]),
        ("survivors", [0, 6]),
        ("reentries", [-1, 7]),
        ("turn_seconds", [14, 301, 0]),
        ("min_players", [1, 7]),
        ("max_players", [1, 7]),
        ("fixed_rounds", [5]),
        ("name", ["x" * 61]),
    ],
)
def test_numbers_out_of_range_are_refused_by_name(field: str, values: list[Any]) -> None:
    for value in values:
        with pytest.raises(ValueError, match=field):
            replace(STANDARD, **{field: value})


def test_fields_that_contradict_each_other() -> None:
    with pytest.raises(ValueError, match="min_players"):
        replace(FAMILY, min_players=5, max_players=4)
    with pytest.raises(ValueError, match="fixed_rounds"):
        replace(STANDARD, match_type="fixed_rounds")
    with pytest.raises(ValueError, match="fixed_rounds"):
        replace(STANDARD, match_type="fixed_rounds", fixed_rounds=0)
    assert replace(STANDARD, match_type="fixed_rounds", fixed_rounds=3).fixed_rounds == 3


@pytest.mark.parametrize(
    ("fields", "good", "bad"),
    [
        ({}, [2, 3, 4], [1, 5]),
        ({"max_players": 6}, [2, 5, 6], [7, 0]),
        ({"max_players": 6, "partners": "pairs"}, [4, 6], [2, 3, 5]),
        ({"survivors": 2}, [3, 4], [2]),
        ({"survivors": 2, "max_players": 6, "partners": "pairs"}, [6], [4]),
        ({"survivors": 3, "match_type": "first_out"}, [2, 3], []),
    ],
)
def test_how_many_can_play(fields: dict[str, Any], good: list[int], bad: list[int]) -> None:
    rules = replace(STANDARD, **fields)
    for count in good:
        rules.check_players(count)
    for count in bad:
        with pytest.raises(ValueError, match=r"players|partners|survivors"):
            rules.check_players(count)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("jokers", 3),
        ("jokers", True),
        ("opening_points", True),
        ("opening_points", "40"),
        ("opening_points", 40.0),
        ("opening_points", None),
        ("buying", 1),
        ("taken_must_be_used", "yes"),
        ("ace_in_hand", True),
        ("ace_in_hand", "11"),
        ("winner_bonus", 100),
        ("longest_run", 12),
        ("partners", False),
        ("lay_off_in_opening_turn", False),
        ("direction", "left"),
        ("turn_seconds", "none"),
        ("max_reshuffles", "unlimited"),
    ],
)
def test_values_of_a_wrong_kind_are_refused(field: str, value: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(msgspec.to_builtins(STANDARD) | {field: value}, Rules)


def test_rules_are_read_as_they_were_written() -> None:
    for rules in PRESETS.values():
        assert msgspec.convert(msgspec.to_builtins(rules), Rules) == rules
        assert rules.step == (1 if rules.direction == "clockwise" else -1)
