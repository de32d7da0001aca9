"""The rule sets of rules.md part 2 as plain dicts in the JSON form of records.md, and the check of a strange one."""

import random
from typing import Any

Rules = dict[str, Any]

# One line a field: name, then its value in standard, classic, tournament, online, family.
_TABLE: list[tuple[Any, ...]] = [
    ("min_players", 2, 2, 2, 2, 2),
    ("max_players", 4, 6, 6, 6, 6),
    ("jokers", 4, 4, 4, 4, 4),
    ("direction", "clockwise", "counterclockwise", "clockwise", "clockwise", "counterclockwise"),
    ("first_dealer", "random", "lowest_draw", "random", "random", "random"),
    ("turned_up_joker", "replace", "replace", "replace", "replace", "replace"),
    ("opening_points", 40, 40, 40, 40, 40),
    ("opening_joker", "counted", "forbidden", "counted", "counted", "counted"),
    ("take_before_opening", "to_open", "never", "never", "to_open", "to_open"),
    ("taken_must_be_used", True, False, True, True, True),
    ("lay_off_in_opening_turn", "any", "any", "own", "any", "any"),
    ("swap_in_opening_turn", True, True, False, True, True),
    ("freed_joker", "any_meld", "new_meld", "any_meld", "any_meld", "may_keep"),
    ("group_joker_swap", "declared", "declared", "declared", "declared", "any_missing"),
    ("longest_run", 13, 13, 14, 14, 13),
    ("final_discard", "optional", "required", "required", "required", "required"),
    ("concealed_minimum", "opening_points", "opening_points", "opening_points", "none", "none"),
    ("concealed_bonus", "none", "minus_100", "none", "double", "double"),
    ("close_in_first_lap", True, True, False, False, True),
    ("discard_fitting", "allowed", "allowed", "by_players", "after_opening", "only_to_close"),
    ("discard_joker", "allowed", "allowed", "allowed", "only_to_close", "allowed"),
    ("ace_in_hand", 11, 1, 11, 11, "lone_1"),
    ("unopened_penalty", "flat_100", "hand", "hand", "hand", "flat_100"),
    ("winner_bonus", 0, 0, 0, 0, 0),
    ("max_reshuffles", None, None, None, 3, 3),
    ("dead_round", "void", "void", "void", "void", "void"),
    ("limit", 101, 101, 101, 101, 101),
    ("eliminated_at", "reached", "reached", "reached", "reached", "reached"),
    ("match_type", "last_standing", "last_standing", "last_standing", "last_standing", "last_standing"),
    ("fixed_rounds", None, None, None, None, None),
    ("survivors", 1, 1, 1, 1, 1),
    ("reentries", 0, 0, 0, 0, 3),
    ("partners", "no", "no", "no", "no", "no"),
    ("buying", False, False, False, False, False),
    ("turn_seconds", None, None, None, 60, None),
    ("pile_visible", "all", "all", "top", "top", "all"),
]
PRESET_NAMES = ["standard", "classic", "tournament", "online", "family"]
PRESETS: dict[str, Rules] = {
    name: {"name": name, **{row[0]: row[1 + column] for row in _TABLE}} for column, name in enumerate(PRESET_NAMES)
}
PRESETS["beginner"] = {**PRESETS["standard"], "name": "beginner", "opening_points": 30}
FIELDS: list[str] = [row[0] for row in _TABLE]

# What a field may hold: a list of words or numbers, or (lowest, highest, may it be null).
VALUES: dict[str, Any] = {
    "min_players": (2, 6, False),
    "max_players": (2, 6, False),
    "jokers": [2, 4],
    "direction": ["clockwise", "counterclockwise"],
    "first_dealer": ["random", "lowest_draw"],
    "turned_up_joker": ["replace", "keep"],
    "opening_points": (0, 100, False),
    "opening_joker": ["counted", "clean", "forbidden"],
    "take_before_opening": ["never", "to_open"],
    "taken_must_be_used": [True, False],
    "lay_off_in_opening_turn": ["any", "own", "no"],
    "swap_in_opening_turn": [True, False],
    "freed_joker": ["any_meld", "new_meld", "may_keep"],
    "group_joker_swap": ["any_missing", "declared", "both_missing"],
    "longest_run": [13, 14],
    "final_discard": ["required", "optional"],
    "concealed_minimum": ["opening_points", "none"],
    "concealed_bonus": ["none", "minus_100", "double"],
    "close_in_first_lap": [True, False],
    "discard_fitting": ["allowed", "after_opening", "only_to_close", "by_players"],
    "discard_joker": ["allowed", "only_to_close", "never"],
    "ace_in_hand": [11, 1, "lone_1"],
    "unopened_penalty": ["flat_100", "hand"],
    "winner_bonus": [0, -100],
    "max_reshuffles": (0, 20, True),
    "dead_round": ["void", "counted"],
    "limit": (1, 1_000_000, False),
    "eliminated_at": ["reached", "exceeded"],
    "match_type": ["last_standing", "first_out", "fixed_rounds"],
    "fixed_rounds": (1, 1_000_000, True),
    "survivors": (1, 5, False),
    "reentries": (0, 6, False),
    "partners": ["no", "pairs"],
    "buying": [True, False],
    "turn_seconds": (15, 300, True),
    "pile_visible": ["top", "all"],
}


def _allowed(value: Any, allowed: Any) -> bool:
    if isinstance(allowed, list):  # type and value: True is not 1
        return any(type(value) is type(choice) and value == choice for choice in allowed)
    lowest, highest, may_be_null = allowed
    if value is None:
        return bool(may_be_null)
    return bool(type(value) is int and lowest <= value <= highest)


def fault_of(rules: Any) -> str | None:
    """Name the first field that is missing or holds no value of rules.md part 2, or give None."""
    if not isinstance(rules, dict):
        return "rules"
    for field in FIELDS:
        if field not in rules or not _allowed(rules[field], VALUES[field]):
            return field
    if rules["min_players"] > rules["max_players"]:
        return "max_players"
    if (rules["match_type"] == "fixed_rounds") != (rules["fixed_rounds"] is not None):
        return "fixed_rounds"
    return None


def random_rules(chance: random.Random, **fixed: Any) -> Rules:
    """Give a rule set with every field drawn anew, small limits among them, that is sensible for 2 to 6 seats."""
    rules: Rules = {"name": "drawn"}
    for field in FIELDS:
        allowed = VALUES[field]
        rules[field] = chance.choice(allowed) if isinstance(allowed, list) else allowed[0]
    rules["min_players"], rules["max_players"] = 2, 6
    rules["opening_points"] = chance.choice([0, 30, 40, 40, 50])
    rules["max_reshuffles"] = chance.choice([None, 0, 1, 3])
    rules["turn_seconds"] = chance.choice([None, 15])
    rules["limit"] = chance.choice([30, 101, 101, 201])
    rules["fixed_rounds"] = chance.choice([1, 2, 3]) if rules["match_type"] == "fixed_rounds" else None
    rules["reentries"] = chance.choice([0, 1, 3])
    return {**rules, **fixed}


def seats_fault(rules: Rules, seats: int) -> str | None:
    """Name the field that does not go with this number of seats, or give None."""
    if not rules["min_players"] <= seats <= rules["max_players"]:
        return "max_players"
    if rules["partners"] == "pairs" and seats not in (4, 6):
        return "partners"
    units = seats // 2 if rules["partners"] == "pairs" else seats
    # rules.md 2, match_type: survivors are fewer than began.
    if rules["match_type"] == "last_standing" and rules["survivors"] >= units:
        return "survivors"
    return None


def preset(name: str, **changes: Any) -> Rules:
    """Give a copy of a preset with some fields changed."""
    return {**PRESETS[name], **changes}
