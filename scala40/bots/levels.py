"""The strengths of the computer players: settings of one body, so that all explain themselves in the same words."""

from __future__ import annotations

from typing import Final

import msgspec


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """What a computer player of this strength sees and how steadily it chooses; shares are from 0 to 1."""

    name: str
    takes_to_open: bool
    """True if it takes a discard in order to open with it, where the rules allow."""
    overlooks_swap: float
    """Share of joker swaps that it does not see."""
    strays: float
    """Share of discards that are not its first choice but one of the next four."""


BEGINNER: Final = Level(name="beginner", takes_to_open=False, overlooks_swap=0.5, strays=0.4)

LEVELS: Final[dict[str, Level]] = {level.name: level for level in (BEGINNER,)}
