"""Every rule of the sheet as a field of a form: its group, its choices, and when it has no say beside the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from PySide6.QtCore import QObject, Signal

from scala40.engine.rules import STANDARD, TOURNAMENT, Rules


class Numbers(msgspec.Struct, frozen=True):
    """The numbers that a field takes: from `low` to `high`, and none at all where `or_none`."""

    low: int
    high: int
    step: int = 1
    or_none: bool = False


class Field(msgspec.Struct, frozen=True):
    """One rule of a table: either a few values to choose from, or a number."""

    name: str
    group: str
    values: tuple[object, ...] = ()
    numbers: Numbers | None = None


GROUPS: Final = ("players", "opening", "drawing", "jokers", "discards", "points", "match", "manners")
FIELDS: Final = (
    Field("min_players", "players", numbers=Numbers(2, 6)),
    Field("max_players", "players", numbers=Numbers(2, 6)),
    Field("partners", "players", ("no", "pairs")),
    Field("jokers", "players", (4, 2)),
    Field("direction", "players", ("clockwise", "counterclockwise")),
    Field("first_dealer", "players", ("random", "lowest_draw")),
    Field("turned_up_joker", "players", ("replace", "keep")),
    Field("opening_points", "opening", numbers=Numbers(0, 100, 10)),
    Field("opening_joker", "opening", ("counted", "clean", "forbidden")),
    Field("take_before_opening", "opening", ("to_open", "never")),
    Field("lay_off_in_opening_turn", "opening", ("any", "own", "no")),
    Field("swap_in_opening_turn", "opening", (True, False)),
    Field("taken_must_be_used", "drawing", (True, False)),
    Field("buying", "drawing", (False, True)),
    Field("max_reshuffles", "drawing", numbers=Numbers(0, 20, or_none=True)),
    Field("dead_round", "drawing", ("void", "counted")),
    Field("freed_joker", "jokers", ("any_meld", "new_meld", "may_keep")),
    Field("group_joker_swap", "jokers", ("declared", "any_missing", "both_missing")),
    Field("longest_run", "jokers", (13, 14)),
    Field("final_discard", "discards", ("optional", "required")),
    Field("close_in_first_lap", "discards", (True, False)),
    Field("discard_fitting", "discards", ("allowed", "after_opening", "only_to_close", "by_players")),
    Field("discard_joker", "discards", ("allowed", "only_to_close", "never")),
    Field("concealed_minimum", "discards", ("opening_points", "none")),
    Field("concealed_bonus", "points", ("none", "minus_100", "double")),
    Field("winner_bonus", "points", (0, -100)),
    Field("ace_in_hand", "points", (11, 1, "lone_1")),
    Field("unopened_penalty", "points", ("flat_100", "hand")),
    Field("match_type", "match", ("last_standing", "first_out", "fixed_rounds")),
    Field("fixed_rounds", "match", numbers=Numbers(1, 1000)),
    Field("limit", "match", numbers=Numbers(1, 100_000, 50)),
    Field("eliminated_at", "match", ("reached", "exceeded")),
    Field("survivors", "match", numbers=Numbers(1, 5)),
    Field("reentries", "match", numbers=Numbers(0, 6)),
    Field("turn_seconds", "manners", numbers=Numbers(15, 300, 15, or_none=True)),
    Field("pile_visible", "manners", ("all", "top")),
)
"""All rules in the order in which they are shown."""
FIELD: Final = {field.name: field for field in FIELDS}
_ROUNDS_AT_FIRST: Final = 10
_DEPENDENT: Final = (
    "partners",
    "fixed_rounds",
    "limit",
    "eliminated_at",
    "survivors",
    "reentries",
    "buying",
    "concealed_minimum",
)
"""What may rest, each after those that it depends on."""


def resting(values: Mapping[str, Any], field: str) -> str:
    """The name of the reason why a rule has no say beside these others, or an empty one (rules.md 2)."""
    last_standing = values["match_type"] == "last_standing"
    match field:
        case "partners":
            four_or_six = any(values["min_players"] <= count <= values["max_players"] for count in (4, 6))
            return "" if four_or_six else "four_or_six"
        case "fixed_rounds":
            return "" if values["match_type"] == "fixed_rounds" else "fixed_rounds_only"
        case "limit" | "eliminated_at":
            return "no_limit" if values["match_type"] == "fixed_rounds" else ""
        case "survivors":
            return ("one_left" if _sides(values) <= 2 else "") if last_standing else "last_standing_only"
        case "reentries":
            if not last_standing:
                return "last_standing_only"
            if values["partners"] == "pairs":
                return "pairs_stay_out"
            return "nobody_left" if values["max_players"] < values["survivors"] + 2 else ""
        case "buying":
            return "three_to_buy" if values["max_players"] < 3 else ""
        case "concealed_minimum":
            return "" if values["opening_points"] else "no_points"
        case _:
            return ""


def standard_has(field: str) -> Any:
    """What Standard has there."""
    return getattr(STANDARD, field)


def has_say(rules: Rules, field: str) -> bool:
    """Does this rule make a difference beside the others of the set?"""
    return not resting(msgspec.structs.asdict(rules), field)


def _sides(values: Mapping[str, Any]) -> int:
    """How many can be ranked at the fullest table: players, or pairs."""
    return int(values["max_players"]) // (2 if values["partners"] == "pairs" else 1)


class RulesForm(QObject):
    """A rule set being put together. What rests keeps what was chosen, and has a say again when the others allow it."""

    changed = Signal()

    def __init__(self, rules: Rules = STANDARD, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._values: dict[str, Any] = {}
        self.begin_with(rules)

    def begin_with(self, rules: Rules) -> None:
        """Choose everything as in this rule set."""
        self._values = {field.name: getattr(rules, field.name) for field in FIELDS}
        self._values["fixed_rounds"] = rules.fixed_rounds or _ROUNDS_AT_FIRST
        self._seat_pairs()
        self.changed.emit()

    def value(self, field: str) -> Any:
        """What is chosen; for a rule that rests, what will have a say again."""
        return self._values[field]

    def choose(self, field: str, value: object) -> None:
        """Choose a value; the numbers of players follow each other and the pairs. Raises ValueError for another."""
        known, numbers = FIELD[field], self.numbers(field)
        if numbers is not None and not (value is None and numbers.or_none):
            if type(value) is not int or not numbers.low <= value <= numbers.high:
                raise ValueError(f"{field} is from {numbers.low} to {numbers.high}")
        elif numbers is None and not any(value == one and type(value) is type(one) for one in known.values):
            raise ValueError(f"{field} is one of {known.values}")
        if self._values[field] == value:
            return
        self._values[field] = value
        if field == "min_players":
            self._values["max_players"] = max(self._values["max_players"], value)
        elif field == "max_players":
            self._values["min_players"] = min(self._values["min_players"], value)
        self._seat_pairs()
        self.changed.emit()

    def _seat_pairs(self) -> None:
        values = self._values
        if values["partners"] == "pairs" and not resting(values, "partners"):
            values["min_players"] = 4 if values["min_players"] <= 4 else 6
            values["max_players"] = 6 if values["max_players"] == 6 else 4

    def numbers(self, field: str) -> Numbers | None:
        """The numbers that a field takes beside the others; None for one with values to choose from."""
        plain, values = FIELD[field].numbers, self._in_force()
        if field in ("min_players", "max_players") and values["partners"] == "pairs":
            return Numbers(4, 6, 2)
        if field == "survivors":
            return Numbers(1, max(1, min(5, _sides(values) - 1)))
        return plain

    def resting(self, field: str) -> str:
        """The name of the reason why this rule has no say now, or an empty one."""
        return resting(self._in_force(), field)

    def rules(self, name: str) -> Rules:
        """The rule set as it stands, under this name; what rests is as in Standard."""
        return Rules(name=name, **self._in_force())

    def differing(self, other: Rules = STANDARD) -> tuple[str, ...]:
        """The rules that are not as in the other set, in the order of the form."""
        values = self._in_force()
        return tuple(field.name for field in FIELDS if values[field.name] != getattr(other, field.name))

    def _in_force(self) -> dict[str, Any]:
        values = dict(self._values)
        for field in _DEPENDENT:
            if resting(values, field):
                values[field] = getattr(STANDARD, field)
            elif field == "survivors":
                values[field] = min(values[field], _sides(values) - 1)
        return values


class CardLine(msgspec.Struct, frozen=True):
    """A rule in force as the rule card shows it."""

    field: str
    value: object
    unlike_standard: bool
    unlike_tournament: bool


def card_lines(rules: Rules) -> dict[str, list[CardLine]]:
    """All rules that have a say, by group, each with how it compares to Standard and to Tournament."""
    lines: dict[str, list[CardLine]] = {group: [] for group in GROUPS}
    for field in FIELDS:
        if has_say(rules, field.name):
            value = getattr(rules, field.name)
            unlike = value != getattr(STANDARD, field.name), value != getattr(TOURNAMENT, field.name)
            lines[field.group].append(CardLine(field.name, value, *unlike))
    return lines
