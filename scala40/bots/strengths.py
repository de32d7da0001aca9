"""How strong the levels are: one table of measured numbers, from which all that is said of it follows.

Measured by ``scala40 simulate --seats LEVEL,club --matches 150 --duplicate --seed elo``: whole matches by `standard`,
every deal played from both seats. Of 147 such matches of expert and 76 of master the 95 % intervals go from -20 to +44
and from +13 to +110; in 1,000 single deals master gained 3.1 points a round on club, give or take 1.3.
"""

from __future__ import annotations

from typing import Final

from scala40.bots.levels import OFFERED

ELO: Final[dict[str, int]] = {"beginner": -280, "casual": -128, "club": 0, "expert": 12, "master": 60}
"""By level the rating beside club, which is 0; a level that has not been measured is not in it."""


def weaker(level: str) -> str | None:
    """The next weaker level on offer; None for the weakest, and for what is not on offer."""
    place = OFFERED.index(level) if level in OFFERED else 0
    return OFFERED[place - 1] if place else None


def share_against(level: str, other: str) -> float | None:
    """The share of matches for two that the first may be expected to win, from 0 to 1; None if it is not known."""
    if level not in ELO or other not in ELO:
        return None
    return 1 / (1 + 10 ** ((ELO[other] - ELO[level]) / 400))
