"""The form of all rules: every field has its place, what rests says why, and all that is chosen can be played."""

import random
from typing import get_args, get_type_hints

import msgspec
import pytest

from scala40.engine.rules import CLASSIC, FAMILY, PRESETS, STANDARD, TOURNAMENT, Rules
from scala40.models.rules_form import FIELD, FIELDS, GROUPS, RulesForm, card_lines, has_say


def test_every_field_of_the_sheet_has_one_place() -> None:
    names = [field.name for field in FIELDS]
    assert sorted(names) == sorted(set(Rules.__struct_fields__) - {"name"})
    assert {field.group for field in FIELDS} == set(GROUPS)
    for field in FIELDS:
        assert bool(field.values) != (field.numbers is not None), field.name


def test_the_values_offered_are_the_values_of_the_rules() -> None:
    hints = get_type_hints(Rules)
    for field in FIELDS:
        if field.values:
            known = get_args(hints[field.name]) or (True, False)
            assert sorted(map(repr, field.values)) == sorted(map(repr, known)), field.name


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_goes_through_the_form_unchanged(name: str) -> None:
    assert RulesForm(PRESETS[name]).rules(name) == PRESETS[name]


def test_what_is_not_as_in_another_set() -> None:
    form = RulesForm(STANDARD)
    assert form.differing() == ()
    form.choose("opening_points", 50)
    form.choose("longest_run", 14)
    assert form.differing() == ("opening_points", "longest_run")
    assert form.differing(form.rules("mine")) == ()


@pytest.mark.parametrize(
    ("chosen", "field", "why"),
    [
        ({}, "fixed_rounds", "fixed_rounds_only"),
        ({"match_type": "fixed_rounds"}, "fixed_rounds", ""),
        ({"match_type": "fixed_rounds"}, "limit", "no_limit"),
        ({"match_type": "fixed_rounds"}, "eliminated_at", "no_limit"),
        ({"match_type": "fixed_rounds"}, "survivors", "last_standing_only"),
        ({"match_type": "first_out"}, "reentries", "last_standing_only"),
        ({"match_type": "first_out"}, "limit", ""),
        ({"partners": "pairs"}, "reentries", "pairs_stay_out"),
        ({"partners": "pairs"}, "survivors", "one_left"),
        ({"max_players": 2}, "survivors", "one_left"),
        ({"max_players": 2}, "reentries", "nobody_left"),
        ({"max_players": 2}, "buying", "three_to_buy"),
        ({"max_players": 3}, "buying", ""),
        ({"max_players": 3}, "partners", "four_or_six"),
        ({"max_players": 5, "min_players": 5}, "partners", "four_or_six"),
        ({"opening_points": 0}, "concealed_minimum", "no_points"),
        ({"survivors": 3}, "reentries", "nobody_left"),
        ({"max_players": 6, "partners": "pairs"}, "survivors", ""),
    ],
)
def test_what_does_not_apply_rests(chosen: dict[str, object], field: str, why: str) -> None:
    form = RulesForm(STANDARD)
    for name, value in chosen.items():
        form.choose(name, value)
    assert form.resting(field) == why
    assert has_say(form.rules("mine"), field) == (not why)


def test_what_rests_is_as_in_standard_and_comes_back() -> None:
    form = RulesForm(FAMILY)
    assert form.rules("mine").reentries == 3
    form.choose("match_type", "fixed_rounds")
    assert (form.rules("mine").reentries, form.rules("mine").fixed_rounds) == (0, 10)
    form.choose("match_type", "last_standing")
    assert (form.rules("mine").reentries, form.rules("mine").fixed_rounds) == (3, None)


def test_the_numbers_of_players_follow_each_other_and_the_pairs() -> None:
    form = RulesForm(STANDARD)
    form.choose("min_players", 5)
    assert (form.value("min_players"), form.value("max_players")) == (5, 5)
    form.choose("max_players", 3)
    assert (form.value("min_players"), form.value("max_players")) == (3, 3)
    form.begin_with(CLASSIC)
    form.choose("partners", "pairs")
    assert (form.value("min_players"), form.value("max_players")) == (4, 6)
    numbers = form.numbers("max_players")
    assert numbers is not None
    assert (numbers.low, numbers.high, numbers.step) == (4, 6, 2)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("jokers", 3),
        ("buying", 1),
        ("ace_in_hand", True),
        ("opening_points", 101),
        ("opening_points", None),
        ("opening_points", True),
        ("turn_seconds", 14),
        ("limit", 0),
        ("direction", "left"),
        ("survivors", 4),
    ],
)
def test_a_value_that_is_none_is_not_chosen(field: str, value: object) -> None:
    form = RulesForm(STANDARD)
    with pytest.raises(ValueError, match=field):
        form.choose(field, value)
    assert form.rules("standard") == STANDARD


def test_whatever_is_chosen_makes_rules_that_can_be_played() -> None:
    chance = random.Random(40)
    form = RulesForm(STANDARD)
    for _ in range(3000):
        field = chance.choice(FIELDS)
        if form.resting(field.name):
            continue
        numbers = form.numbers(field.name)
        if numbers is None:
            form.choose(field.name, chance.choice(field.values))
        else:
            if field.name in ("min_players", "max_players"):
                form.choose(field.name, chance.randrange(numbers.low, numbers.high + 1, numbers.step))
                continue
            choices = [None] if numbers.or_none else []
            form.choose(field.name, chance.choice([*choices, numbers.low, numbers.high]))
        rules = form.rules("mine")
        assert RulesForm(rules).rules("mine") == rules
        rules.check_players(rules.max_players)


def test_the_card_shows_what_has_a_say_and_marks_both_comparisons() -> None:
    lines = {line.field: line for group in card_lines(STANDARD).values() for line in group}
    assert "fixed_rounds" not in lines
    assert set(lines) == {field for field in FIELD if has_say(STANDARD, field)}
    assert not any(line.unlike_standard for line in lines.values())
    unlike = {field for field in FIELD if getattr(STANDARD, field) != getattr(TOURNAMENT, field)}
    assert {line.field for line in lines.values() if line.unlike_tournament} == unlike
    fixed = msgspec.structs.replace(STANDARD, match_type="fixed_rounds", fixed_rounds=8)
    assert [line.field for line in card_lines(fixed)["match"]] == ["match_type", "fixed_rounds"]
