"""The score sheet for paper: names, rounds, totals, who went out, by which rules and when."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QDate, QLocale, Qt

from scala40.engine.rules import Rules
from scala40.models.score import ScoreRole
from scala40.texts.own_rules import ScorePaperTexts
from scala40.views.pages.felt_page import NAME_LETTERS, one_line
from scala40.views.rule_sheet import PAPER, shown_name

_ROWS: Final = 40
"""Rounds below each other; more stand in a second column."""
_MOST_ROUNDS: Final = 2 * _ROWS
"""Rounds with a line of their own; those before them are added up in one."""


def score_paper(
    model: QAbstractItemModel, rules: Rules, locale: QLocale, winners: Sequence[str] = (), day: QDate | None = None
) -> str:
    """The whole score sheet as HTML; `winners` are the names of those who have won, `day` is today by default."""
    texts = ScorePaperTexts()
    date = locale.toString(day or QDate.currentDate(), QLocale.FormatType.LongFormat)
    rounds = model.rowCount() - 1
    first = max(0, rounds - _MOST_ROUNDS)
    middle = first + (rounds - first + 1) // 2 if rounds > _ROWS else rounds
    blocks = [block for block in (range(first, middle), range(middle, rounds)) if block] or [range(0)]
    cells = "".join(
        f'<td valign="top" width="{100 // len(blocks)}%" style="padding-right: 14px">'
        f"{_block(model, block, before=first if block is blocks[0] else 0, last=block is blocks[-1])}</td>"
        for block in blocks
    )
    won = f"<p><b>{escape(texts.winners([one_line(name) for name in winners]))}</b></p>" if winners else ""
    return (
        f'<body style="color: {PAPER.text}">'
        f'<p style="font-size: xx-large; font-weight: 700; margin: 0">Scala 40 · {escape(texts.title())}</p>'
        f'<p style="color: {PAPER.muted}; margin: 0 0 12px 0">'
        f"{escape(texts.rules_and_date(shown_name(rules), date))}</p>"
        f'<table width="100%" cellspacing="0" cellpadding="0" style="margin-top: 14px"><tr>{cells}</tr></table>{won}'
        f'<p style="color: {PAPER.muted}">{escape(texts.went_out())} · {escape(texts.not_in())}</p></body>'
    )


def _block(model: QAbstractItemModel, rows: range, *, before: int, last: bool) -> str:
    """Some rounds, below a line with the sums of those `before` them where there are any."""
    texts = ScorePaperTexts()
    seats = range(model.columnCount())
    names = [one_line(str(model.headerData(seat, Qt.Orientation.Horizontal)), 2 * NAME_LETTERS) for seat in seats]
    head = "".join(f'<td align="right" style="padding: 3px 6px"><b>{escape(name)}</b></td>' for name in names)
    lines = [f'<tr><td style="padding: 3px 6px"><b>{escape(texts.round())}</b></td>{head}</tr>']
    if before:
        sums = (str(model.index(before - 1, seat).data(ScoreRole.TOTAL_AFTER)) for seat in seats)
        lines.append(_fields(f"… {before}", sums))
    lines += [_line(model, row, str(model.headerData(row, Qt.Orientation.Vertical))) for row in rows]
    if last:
        lines.append(_line(model, model.rowCount() - 1, texts.total()))
    return f'<table width="100%" cellspacing="0" style="border-collapse: collapse">{"".join(lines)}</table>'


def _line(model: QAbstractItemModel, row: int, head: str) -> str:
    indices = [model.index(row, seat) for seat in range(model.columnCount())]
    total = bool(indices[0].data(ScoreRole.IS_TOTAL))
    shown = (
        ("✓ " if index.data(ScoreRole.WENT_OUT) else "") + _strong(str(index.data() or ("0" if total else "–")), total)
        for index in indices
    )
    return _fields(_strong(escape(head), total), shown)


def _fields(head: str, shown: Iterable[str]) -> str:
    cells = "".join(f'<td align="right" style="padding: 3px 6px; {_EDGE}">{one}</td>' for one in shown)
    return f'<tr><td style="padding: 3px 6px; {_EDGE}">{head}</td>{cells}</tr>'


_EDGE: Final = f"border-top: 1px solid {PAPER.line}"


def _strong(text: str, strong: bool) -> str:
    return f"<b>{text}</b>" if strong else text
