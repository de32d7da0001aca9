"""The report of `scala40 simulate` for people: three tables within 80 columns, and what they are of."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from scala40.arena.report import FEWEST_UNITS, Line, Report
from scala40.arena.simulate import Plan
from scala40.texts.report import ReportTexts

Column = tuple[str, Sequence[str]]
"""A head, and a cell for each player."""
_NONE: Final = "–"


def print_report(plan: Plan, counted: Report, console: Console) -> None:
    """Print what the matches, or single rounds, came to: wins, points, deals, and how long decisions took."""
    texts = ReportTexts()
    lines = counted.lines
    kind = {"single": plan.single, "duplicate": plan.duplicate}
    players: tuple[Column, ...] = (
        (texts.seat(), [str(line.place) for line in lines]),
        (texts.level(), [line.level for line in lines]),
    )
    _say(console, texts.played(plan.matches, len(plan.levels), **kind))
    _say(console, texts.conditions(plan.rules.name, plan.seed))
    for columns in (_wins(texts, lines, plan.single), _points(texts, lines, plan.single), _deals(texts, lines)):
        console.print()
        console.print(_table((*players, *columns)))
    console.print()
    if any(line.share_low is None for line in lines):
        _say(console, texts.too_few(FEWEST_UNITS, **kind))
    seconds, speed = texts.number(counted.seconds, 1), texts.number(counted.rounds_per_second, 1)
    _say(console, texts.pace(counted.rounds, counted.dead_rounds, seconds, speed))
    if counted.found:
        _say(console, texts.found(counted.found))


def _wins(texts: ReportTexts, lines: Sequence[Line], single: bool) -> list[Column]:
    columns: list[Column] = [
        (texts.won(), [texts.number(line.won, 0 if line.won == int(line.won) else 1) for line in lines]),
        (texts.share(), [_share(texts, line) for line in lines]),
    ]
    return columns if single else [*columns, (texts.elo(), [_elo(texts, line) for line in lines])]


def _points(texts: ReportTexts, lines: Sequence[Line], single: bool) -> list[Column]:
    penalties = [_give_or_take(texts, texts.number(line.penalty, 1), line.penalty_margin, 1) for line in lines]
    points = [_give_or_take(texts, texts.signed(line.points, 2), line.points_margin, 2) for line in lines]
    columns: list[Column] = [(texts.penalty(), penalties), (texts.points(), points)]
    # A single round won is what the first table counts.
    won = [texts.number(100 * line.rounds_won, 1) for line in lines]
    return columns if single else [(texts.rounds_won(), won), *columns]


def _deals(texts: ReportTexts, lines: Sequence[Line]) -> list[Column]:
    def told(ms: float) -> str:
        return texts.number(ms, 2) if ms else _NONE

    return [
        (texts.units(), [f"{line.ahead} – {line.behind}" for line in lines]),
        (texts.sign_test(), [texts.number(line.sign, 3) for line in lines]),
        (texts.ms(), [told(line.ms) for line in lines]),
        (texts.ms_most(), [told(line.ms_p99) for line in lines]),
        (texts.ms_longest(), [told(line.ms_longest) for line in lines]),
    ]


def _share(texts: ReportTexts, line: Line) -> str:
    share = texts.number(100 * line.share, 1)
    if line.share_low is None or line.share_high is None:
        return f"{share} ({_NONE})"
    return texts.interval(share, texts.number(100 * line.share_low, 1), texts.number(100 * line.share_high, 1))


def _elo(texts: ReportTexts, line: Line) -> str:
    if line.elo is None:
        return _NONE
    if line.share_low is None:
        return f"{texts.signed(line.elo)} ({_NONE})"
    low, high = (_NONE if end is None else texts.signed(end) for end in (line.elo_low, line.elo_high))
    return texts.interval(texts.signed(line.elo), low, high)


def _give_or_take(texts: ReportTexts, value: str, margin: float | None, places: int) -> str:
    return f"{value} ± {_NONE if margin is None else texts.number(margin, places)}"


def _table(columns: Sequence[Column]) -> Table:
    """A table without upright lines, for which there is no room; only long names of levels are ever cut."""
    table = Table(box=box.SIMPLE, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    for place, (head, cells) in enumerate(columns):
        name = place == 1
        table.add_column(
            _folded(head, cells),
            justify="left" if name else "right",
            vertical="bottom",
            no_wrap=not name,
            overflow="ellipsis",
        )
    for row in zip(*(cells for _, cells in columns), strict=True):
        table.add_row(*row)
    return table


def _folded(head: str, cells: Sequence[str]) -> str:
    """The head on as many lines as keep it as narrow as its cells, or as its longest word."""
    width = max(map(len, (*cells, *head.split())))
    return textwrap.fill(head, width, break_long_words=False, break_on_hyphens=False)


def _say(console: Console, sentence: str) -> None:
    console.print(sentence, highlight=False, markup=False)
