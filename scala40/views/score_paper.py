"""The score sheet for paper: names, rounds, totals, who went out, by which rules and when."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QDate, QLocale, Qt

from scala40.engine.rules import Rules
from scala40.models.score import ScoreRole
from scala40.texts.own_rules import ScorePaperTexts
from scala40.views.pages.felt_page import one_line
from scala40.views.rule_sheet import PAPER, shown_name

_ROWS: Final = 45
"""Rounds below each other; more stand in further columns."""
_MOST_COLUMNS: Final = 4


def score_paper(
    model: QAbstractItemModel, rules: Rules, locale: QLocale, winners: Sequence[str] = (), day: QDate | None = None
) -> str:
    """The whole score sheet as HTML; `winners` are the names of those who have won, `day` is today by default."""
    texts = ScorePaperTexts()
    date = locale.toString(day or QDate.currentDate(), QLocale.FormatType.LongFormat)
    rounds = model.rowCount() - 1
    columns = max(1, min(_MOST_COLUMNS, -(-rounds // _ROWS)))
    each = -(-rounds // columns) if rounds else 0
    blocks = [range(first, min(first + each, rounds)) for first in range(0, rounds, each)] if each else [range(0)]
    cells = "".join(
        f'<td valign="top" width="{100 // len(blocks)}%" style="padding-right: 14px">'
        f"{_block(model, block, last=block is blocks[-1])}</td>"
        for block in blocks
    )
    won = f"<p><b>{escape(texts.winners([one_line(name) for name in winners]))}</b></p>" if winners else ""
    return (
        f'<body style="color: {PAPER.text}">'
        f'<p style="font-size: xx-large; font-weight: 700; margin: 0">Scala 40 · {escape(texts.title())}</p>'
        f'<p style="color: {PAPER.muted}; margin: 0 0 12px 0">'
        f"{escape(texts.rules_and_date(shown_name(rules), date))}</p>"
        f'<table width="100%" cellspacing="0" cellpadding="0"><tr>{cells}</tr></table>{won}'
        f'<p style="color: {PAPER.muted}">{escape(texts.went_out())} · {escape(texts.not_in())}</p></body>'
    )


def _block(model: QAbstractItemModel, rows: range, *, last: bool) -> str:
    texts = ScorePaperTexts()
    seats = range(model.columnCount())
    names = [one_line(str(model.headerData(seat, Qt.Orientation.Horizontal))) for seat in seats]
    head = "".join(f'<td align="right" style="padding: 3px 6px"><b>{escape(name)}</b></td>' for name in names)
    lines = [f'<tr><td style="padding: 3px 6px"><b>{escape(texts.round())}</b></td>{head}</tr>']
    lines += [_line(model, row, str(model.headerData(row, Qt.Orientation.Vertical))) for row in rows]
    if last:
        lines.append(_line(model, model.rowCount() - 1, texts.total()))
    return f'<table width="100%" cellspacing="0" style="border-collapse: collapse">{"".join(lines)}</table>'


def _line(model: QAbstractItemModel, row: int, head: str) -> str:
    fields = []
    for seat in range(model.columnCount()):
        index = model.index(row, seat)
        total = bool(index.data(ScoreRole.IS_TOTAL))
        shown = str(index.data() or ("0" if total else "–"))
        sign = "✓ " if index.data(ScoreRole.WENT_OUT) else ""
        fields.append(f'<td align="right" style="padding: 3px 6px; {_EDGE}">{sign}{_strong(shown, total)}</td>')
    total = bool(model.index(row, 0).data(ScoreRole.IS_TOTAL))
    return f'<tr><td style="padding: 3px 6px; {_EDGE}">{_strong(escape(head), total)}</td>{"".join(fields)}</tr>'


_EDGE: Final = f"border-top: 1px solid {PAPER.line}"


def _strong(text: str, strong: bool) -> str:
    return f"<b>{text}</b>" if strong else text
