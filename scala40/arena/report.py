"""What simulated matches come to: wins, penalties, Elo with their 95 % intervals, and speed, as a table or as JSON."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table

from scala40.arena.simulate import MatchReport, Plan

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
    share_low: float
    share_high: float
    elo: float | None
    """Against an even share of the wins (400 points are 10 to 1); None where all or none were won."""
    elo_low: float | None
    elo_high: float | None
    penalty: float
    """Mean penalty of a round, in points, with half the width of its interval beside it."""
    penalty_margin: float
    points: float
    """Points a round: the mean penalty of the others less its own, with half the width of its interval beside it."""
    points_margin: float
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
    low, high = max(share - share_margin, 0.0), min(share + share_margin, 1.0)
    gain, gain_margin = _mean(list(gained.values()))
    even = 1 / len(plan.levels)
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
        # Strength is a matter of matches: a round won is often one of luck.
        *((None, None, None) if plan.single else (_elo(share, even), _elo(low, even), _elo(high, even))),
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


def _mean(by_unit: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The mean over units and half the width of its 95 % interval."""
    means = [sum(values) / len(values) for values in by_unit]
    if not means:
        return 0.0, 0.0
    mean = sum(means) / len(means)
    if len(means) == 1:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in means) / (len(means) - 1)
    return mean, 1.96 * math.sqrt(variance / len(means))


def _elo(share: float, even: float) -> float | None:
    if not 0 < share < 1:
        return None
    return 400 * math.log10(share / (1 - share) * (1 - even) / even)


def as_json(plan: Plan, counted: Report) -> dict[str, Any]:
    """The report as plain values for `--json`."""
    value = {
        "rules": plan.rules.name,
        "seed": plan.seed,
        "duplicate": plan.duplicate,
        **msgspec.to_builtins(counted),
    }
    for line in value["lines"]:
        for key, number in line.items():
            # JSON knows no infinite interval: one unit alone has none.
            line[key] = None if isinstance(number, float) and not math.isfinite(number) else number
    return value


def print_table(plan: Plan, counted: Report, console: Console) -> None:
    """Print the report for people: what the matches came to, and the rounds."""
    what = f"{counted.rounds} single rounds" if plan.single else f"{counted.matches} matches"
    matches = Table(title=f"{what}, rules {plan.rules.name}, seed {plan.seed}")
    rounds = Table()
    _add_heads(matches, ("won", "share %", *(() if plan.single else ("Elo",)), "units", "sign test"))
    won = () if plan.single else ("rounds won %",)
    _add_heads(rounds, (*won, "penalty a round", "points a round", "ms a decision", "99 %", "longest"))
    for line in counted.lines:
        elo = f"{_signed(line.elo)} ({_signed(line.elo_low)} to {_signed(line.elo_high)})"
        matches.add_row(
            str(line.place),
            line.level,
            f"{line.won:g}",
            f"{100 * line.share:.1f} ({100 * line.share_low:.1f} to {100 * line.share_high:.1f})",
            *(() if plan.single else (elo,)),
            f"{line.ahead}–{line.behind}",
            f"{line.sign:.3f}",
        )
        rounds.add_row(
            str(line.place),
            line.level,
            *(() if plan.single else (f"{100 * line.rounds_won:.1f}",)),
            f"{line.penalty:.1f} ± {line.penalty_margin:.1f}",
            f"{line.points:+.2f} ± {line.points_margin:.2f}",
            *(f"{ms:.2f}" if line.ms else "–" for ms in (line.ms, line.ms_p99, line.ms_longest)),
        )
    console.print(matches)
    console.print(rounds)
    found = f", {counted.found} {'rounds' if plan.single else 'matches'} found" if counted.found else ""
    console.print(
        f"{counted.rounds} rounds, {counted.dead_rounds} without a winner, {counted.seconds:.1f} s, "
        f"{counted.rounds_per_second:.1f} rounds a second{found}",
        highlight=False,
    )


def _add_heads(table: Table, heads: Sequence[str]) -> None:
    for name in ("seat", "level", *heads):
        table.add_column(name, justify="left" if name == "level" else "right")


def _signed(elo: float | None) -> str:
    return "–" if elo is None else f"{elo:+.0f}"
