"""Conditions on rules, as they stand in the handbook: `opening_joker = clean; min_players != {max_players}`."""

from __future__ import annotations

import re
from typing import Final

from scala40.engine.rules import Rules

_TERM: Final = re.compile(r"(\w+)\s*(!=|=)\s*([\w-]+|\{\w+\})")


def holds(condition: str, rules: Rules) -> bool:
    """Whether a condition holds under these rules; an empty one does. Raises `ValueError` if it cannot be read."""
    for term in filter(None, condition.split(";")):
        parts = _TERM.fullmatch(term.strip())
        if parts is None:
            raise ValueError(f"a condition of the handbook cannot be read: {term.strip()}")
        field, sign, value = parts.groups()
        if value.startswith("{"):
            value = word(getattr(rules, value.strip("{}")))
        if (word(getattr(rules, field)) == value) != (sign == "="):
            return False
    return True


def word(value: object) -> str:
    """The value of a field as the rule sheet writes it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
