"""Rule sets beside the presets: every value of every field, and any mixture of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from scala40.engine.rules import PRESETS, STANDARD, Rules

VALUES: dict[str, tuple[Any, ...]] = {
    "min_players": (2, 3, 4, 5, 6),
    "max_players": (2, 3, 4, 5, 6),
    "jokers": (2, 4),
    "direction": ("clockwise", "counterclockwise"),
    "first_dealer": ("random", "lowest_draw"),
    "turned_up_joker": ("replace", "keep"),
    "opening_points": (0, 13, 30, 40, 41, 50, 77, 100),
    "opening_joker": ("counted", "clean", "forbidden"),
    "take_before_opening": ("never", "to_open"),
    "taken_must_be_used": (True, False),
    "lay_off_in_opening_turn": ("any", "own", "no"),
    "swap_in_opening_turn": (True, False),
    "freed_joker": ("any_meld", "new_meld", "may_keep"),
    "group_joker_swap": ("any_missing", "declared", "both_missing"),
    "longest_run": (13, 14),
    "final_discard": ("required", "optional"),
    "concealed_minimum": ("opening_points", "none"),
    "concealed_bonus": ("none", "minus_100", "double"),
    "close_in_first_lap": (True, False),
    "discard_fitting": ("allowed", "after_opening", "only_to_close", "by_players"),
    "discard_joker": ("allowed", "only_to_close", "never"),
    "ace_in_hand": (11, 1, "lone_1"),
    "unopened_penalty": ("flat_100", "hand"),
    "winner_bonus": (0, -100),
    "max_reshuffles": (0, 1, 3, 20, None),
    "dead_round": ("void", "counted"),
    "limit": (101, 151, 201, 777),
    "eliminated_at": ("reached", "exceeded"),
    "match_type": ("last_standing", "first_out", "fixed_rounds"),
    "fixed_rounds": (1, 2, 12),
    "survivors": (1, 2, 3, 4, 5),
    "reentries": (0, 1, 2, 6),
    "partners": ("no", "pairs"),
    "buying": (False, True),
    "turn_seconds": (None, 15, 60, 300),
    "pile_visible": ("top", "all"),
}
# What else must hold so that a value of the field plays a part.
BESIDE: dict[str, dict[str, Any]] = {
    "min_players": {"max_players": 6},
    "max_players": {"min_players": 2},
    "fixed_rounds": {"match_type": "fixed_rounds"},
}


def with_value(base: Rules, field: str, value: Any) -> Rules:
    """The rules with one field changed, and what has to go with it."""
    changed = {**BESIDE.get(field, {}), field: value}
    kind = changed.get("match_type", base.match_type)
    if field != "fixed_rounds":
        changed["fixed_rounds"] = 7 if kind == "fixed_rounds" else None
    return replace(base, **changed)


def neighbours() -> Iterator[Rules]:
    """The presets, and both `standard` and `classic` with every value of every field."""
    yield from PRESETS.values()
    for base in (STANDARD, PRESETS["classic"]):
        for field, values in VALUES.items():
            for value in values:
                if value != getattr(base, field):
                    yield with_value(base, field, value)


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Any mixture of values that a table may choose."""
    chosen = {field: draw(st.sampled_from(values)) for field, values in VALUES.items()}
    chosen["opening_points"] = draw(st.integers(0, 100))
    chosen["max_players"] = max(chosen["min_players"], chosen["max_players"])
    if chosen["match_type"] != "fixed_rounds":
        chosen["fixed_rounds"] = None
    return Rules(name="mixed", **chosen)
