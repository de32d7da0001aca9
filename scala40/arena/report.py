"""What simulated matches come to: wins, penalties, Elo with their 95 % intervals, and speed; and all of it as JSON."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from scala40.arena.simulate import MatchReport, Plan

FEWEST_UNITS: Final = 10
"""From so many units of equal deals on there are intervals; of fewer the spread is a guess, and may look like none."""
_NOTHING: Final = 1e-9


class Line(msgspec.Struct, frozen=True):
    """One player of the simulation, by its place in the list of seats asked for."""

    place: int
    level: str
    matches: int
    won: float
    """Matches won; a shared win counts in parts."""
    share: float
    """Share of matches won, from 0 to 1, with the ends of its interval beside it."""
    share_low: float | None
    share_high: float | None
    """None of fewer than `FEWEST_UNITS`, as with the other intervals."""
    elo: float | None
    """Against an even share of the wins (400 points are 10 to 1); None where all or none were won, with its ends."""
    elo_low: float | None
    elo_high: float | None
    penalty: float
    """Mean penalty of a round, in points, with half the width of its interval beside it."""
    penalty_margin: float | None
    points: float
    """Points a round: the mean penalty of the others less its own, with half the width of its interval beside it."""
    points_margin: float | None
    ahead: int
    """Units of equal deals in which it won more than an even share of the matches, and fewer; the rest are even."""
    behind: int
    sign: float
    """How likely so one-sided a split of those units is between equal players (exact sign test, two-sided)."""
    rounds_won: float
    """Share of the rounds played that it won."""
    ms: float
    """Milliseconds a decision; of a hundred decisions the longest but one, and the longest of all."""
    ms_p99: float
    ms_longest: float


class Report(msgspec.Struct, frozen=True):
    """A whole simulation."""

    lines: tuple[Line, ...]
    matches: int
    """0 where single rounds are played."""
    rounds: int
    dead_rounds: int
    seconds: float
    rounds_per_second: float
    found: int = 0
    """Matches that an earlier run had played already."""


def report(plan: Plan, played: Sequence[MatchReport], seconds: float) -> Report:
    """Count the matches; the sample is the unit of equal deals, so mirrored matches go together (engine-notes.md 8)."""
    ordered = sorted(played, key=lambda done: (done.unit, done.rotation))
    lines = tuple(_line(plan, ordered, place) for place in range(len(plan.levels)))
    rounds = sum(sum(done.rounds_won) + done.dead for done in ordered)
    dead = sum(done.dead for done in ordered)
    new = sum(sum(done.rounds_won) + done.dead for done in ordered if not done.found)
    found = sum(done.found for done in ordered)
    return Report(
        lines, 0 if plan.single else len(ordered), rounds, dead, seconds, new / seconds if seconds else 0.0, found
    )


def _line(plan: Plan, played: Sequence[MatchReport], place: int) -> Line:
    won: dict[int, list[float]] = {}
    penalty: dict[int, list[float]] = {}
    gained: dict[int, list[float]] = {}
    rounds = rounds_won = 0
    thought: list[float] = []
    for done in played:
        seat = done.places.index(place)
        won.setdefault(done.unit, []).append((seat in done.winners) / len(done.winners))
        penalty.setdefault(done.unit, []).append(done.penalties[seat] / max(done.rounds[seat], 1))
        gained.setdefault(done.unit, []).append(_gain(done, seat))
        rounds += done.rounds[seat]
        rounds_won += done.rounds_won[seat]
        thought += done.thought[seat]
    share, share_margin = _mean(list(won.values()))
    points, points_margin = _mean(list(penalty.values()))
    low, high = _ends(share, share_margin, len(won))
    gain, gain_margin = _mean(list(gained.values()))
    even = 1 / len(plan.levels)
    # Strength is a matter of matches: a round won is often one of luck.
    rated = not plan.single and 0 < share < 1
    elo, elo_low, elo_high = (_elo(part, even) if rated else None for part in (share, low, high))
    ahead = sum(sum(values) / len(values) > even + _NOTHING for values in won.values())
    behind = sum(sum(values) / len(values) < even - _NOTHING for values in won.values())
    thought.sort()
    return Line(
        place + 1,
        plan.levels[place],
        len(played),
        sum(map(sum, won.values())),
        share,
        low,
        high,
        elo,
        elo_low,
        elo_high,
        points,
        points_margin,
        gain,
        gain_margin,
        ahead,
        behind,
        sign_test(ahead, behind),
        rounds_won / max(rounds, 1),
        1000 * sum(thought) / max(len(thought), 1),
        1000 * thought[math.ceil(0.99 * len(thought)) - 1] if thought else 0.0,
        1000 * thought[-1] if thought else 0.0,
    )


def _gain(done: MatchReport, seat: int) -> float:
    """What the others paid a round more than this seat; each seat's penalties are spread over all rounds."""
    rounds = max(sum(done.rounds_won) + done.dead, 1)
    others = (sum(done.penalties) - done.penalties[seat]) / (len(done.penalties) - 1)
    return (others - done.penalties[seat]) / rounds


def sign_test(ahead: int, behind: int) -> float:
    """The chance that equal players split `ahead + behind` units at least as one-sidedly, two-sided and exact."""
    count = ahead + behind
    tail = sum(math.comb(count, number) for number in range(min(ahead, behind) + 1))
    return float(min(1.0, 2 * tail / 2**count))


def _mean(by_unit: Sequence[Sequence[float]]) -> tuple[float, float | None]:
    """The mean over units and half the width of its 95 % interval; None for that of fewer than `FEWEST_UNITS`."""
    means = [sum(values) / len(values) for values in by_unit]
    if not means:
        return 0.0, None
    mean = sum(means) / len(means)
    if len(means) < FEWEST_UNITS:
        return mean, None
    variance = sum((value - mean) ** 2 for value in means) / (len(means) - 1)
    return mean, 1.96 * math.sqrt(variance / len(means))


def _ends(share: float, margin: float | None, units: int) -> tuple[float | None, float | None]:
    """The ends of a share's 95 % interval. Where all or none were won there is no spread, yet no certainty either:
    the other end is then that of the exact binomial interval (Clopper and Pearson 1934)."""
    if margin is None:
        return None, None
    seldom: float = 1 - 0.025 ** (1 / units)
    if share <= 0:
        return 0.0, seldom
    if share >= 1:
        return 1 - seldom, 1.0
    return max(share - margin, 0.0), min(share + margin, 1.0)


def _elo(share: float | None, even: float) -> float | None:
    if share is None or not 0 < share < 1:
        return None
    return 400 * math.log10(share / (1 - share) * (1 - even) / even)


def as_json(plan: Plan, counted: Report) -> dict[str, Any]:
    """The report as plain values for `--json`; what there is not is None."""
    return {
        "rules": plan.rules.name,
        "seed": plan.seed,
        "duplicate": plan.duplicate,
        **msgspec.to_builtins(counted),
    }
