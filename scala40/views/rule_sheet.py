"""The rules in force as a text of one page, for the screen and for paper: every rule in its group, changes marked."""

from __future__ import annotations

import re
from html import escape
from typing import Final

import msgspec

from scala40.engine.rules import Rules
from scala40.models.rules_form import GROUPS, CardLine, card_lines
from scala40.texts.own_rules import RuleCardTexts
from scala40.texts.pages import NewMatchTexts
from scala40.texts.rule_fields import RuleFieldTexts
from scala40.texts.rule_values import RuleValueTexts
from scala40.views.pages.felt_page import one_line
from scala40.views.theme import Theme

UNLIKE_STANDARD: Final = "†"
UNLIKE_TOURNAMENT: Final = "‡"
NO_BREAK: Final = "\u00a0"
_SHORT_WORD: Final = re.compile(r"\b(\w{1,3}) ")
"""A word of up to three letters, with the blank behind it."""


class Ink(msgspec.Struct, frozen=True):
    """The colours of a text."""

    text: str = "#000000"
    muted: str = "#3a3a3a"
    line: str = "#8a8a8a"


PAPER: Final = Ink()


def screen_ink(theme: Theme) -> Ink:
    """The colours of the same text on the screen."""
    return Ink(theme.text, theme.text_muted, theme.line)


def shown_name(rules: Rules) -> str:
    """The name of a rule set as it can stand in a sentence."""
    return one_line(NewMatchTexts().rule_set(rules.name), 40)


def marks(line: CardLine) -> str:
    """The signs that stand behind a rule that differs from Standard or from Tournament."""
    return (UNLIKE_STANDARD if line.unlike_standard else "") + (UNLIKE_TOURNAMENT if line.unlike_tournament else "")


def _unlike(rules: Rules) -> tuple[int, int]:
    """How many rules are not as in Standard, and how many not as in Tournament."""
    lines = [line for group in card_lines(rules).values() for line in group]
    return sum(line.unlike_standard for line in lines), sum(line.unlike_tournament for line in lines)


def legend(rules: Rules) -> str:
    """What the signs mean that stand on the card of these rules; empty where none does."""
    texts, (standard, tournament) = RuleCardTexts(), _unlike(rules)
    said = [f"{UNLIKE_STANDARD} {texts.unlike_standard()}"] if standard else []
    said += [f"{UNLIKE_TOURNAMENT} {texts.unlike_tournament()}"] if tournament else []
    return " · ".join(said)


def counts(rules: Rules) -> str:
    """How many rules are not as in Standard and Tournament, as far as any differs."""
    texts, (standard, tournament) = RuleCardTexts(), _unlike(rules)
    said = [texts.count_unlike_standard(standard)] if standard else []
    said += [texts.count_unlike_tournament(tournament)] if tournament else []
    return " ".join(said)


def rule_sheet(rules: Rules, ink: Ink, columns: int = 2) -> str:
    """All rules that have a say, as HTML in one or two columns."""
    groups = card_lines(rules)
    half = len(GROUPS) // 2
    parts = (GROUPS[:half], GROUPS[half:]) if columns == 2 else (GROUPS,)
    cells = "".join(
        f'<td width="{100 // columns}%" valign="top" style="padding-right: {14 if column < columns - 1 else 0}px">'
        f"{_column(part, groups, ink)}</td>"
        for column, part in enumerate(parts)
    )
    return f'<table width="100%" cellspacing="0" cellpadding="0"><tr>{cells}</tr></table>'


def rule_paper(rules: Rules) -> str:
    """The whole rule card for paper, as HTML."""
    texts = RuleCardTexts()
    return (
        f'<body style="color: {PAPER.text}">'
        f'<p style="font-size: xx-large; font-weight: 700; margin: 0">{escape(texts.of(shown_name(rules)))}</p>'
        f'<p style="color: {PAPER.muted}; margin: 0">{escape(legend(rules))}</p>'
        f"{rule_sheet(rules, PAPER)}"
        f'<p style="color: {PAPER.muted}; margin-top: 10px">{escape(counts(rules))}</p></body>'
    )


def _column(names: tuple[str, ...], groups: dict[str, list[CardLine]], ink: Ink) -> str:
    rows = []
    for name in names:
        if groups[name]:
            heading = escape(RuleFieldTexts().group(name))
            edge = f"border-bottom: 1px solid {ink.line}"
            rows.append(
                f'<tr><td colspan="2" style="padding: 9px 0 2px 0; font-weight: 700; {edge}">{heading}</td></tr>'
            )
            rows += [_row(line, ink) for line in groups[name]]
    return (
        f'<table width="100%" cellspacing="0" cellpadding="0" style="border-collapse: collapse">{"".join(rows)}</table>'
    )


def together(label: str) -> str:
    """A label whose lines break well: a short word stays with the next one, and no word is left alone at the end."""
    words = _SHORT_WORD.sub(rf"\1{NO_BREAK}", label)
    first, blank, last = words.rpartition(" ")
    alone = " " in first and NO_BREAK not in last
    return f"{first}{NO_BREAK if alone else blank}{last}"


def _row(line: CardLine, ink: Ink) -> str:
    name, value = RuleFieldTexts().name(line.field), RuleValueTexts().label(line.field, line.value)
    if ink is PAPER:
        # On the screen large text in a small window may leave too little room for words that stay together.
        name, value = together(name), together(value)
    value = escape(value)
    if line.unlike_standard:
        value = f"<b>{value}</b>"
    signs = marks(line)
    return (
        f'<tr><td width="53%" style="padding: 3px 8px 3px 0; color: {ink.muted}">'
        f"{escape(name)}</td>"
        f'<td width="47%" style="padding: 3px 0">{value}{NO_BREAK + signs if signs else ""}</td></tr>'
    )
