"""The page of rules: a chapter of the handbook, filled from the rules in force. Numbers and switches stand only there.

In the handbook `{opening_points}` is a field of the rules (`{cards}` and `{six_stock}` are counted from them), `{7H}`
or `{*1=9H}` a card in notation. After a line such as `<!-- opening_joker = clean -->` the lines stand only where that
is the rule, down to the next such line or empty line; `!=` means any other value, `;` and. A line
`[[opening | caption]]` is a picture with its caption; where the rules leave nothing to show in it, both are left out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import msgspec

from scala40 import paths
from scala40.engine.cards import card_of
from scala40.engine.refusal import Reason
from scala40.engine.rules import Rules
from scala40.texts.cards import CardTexts
from scala40.texts.rule_figures import Figure, figure, names
from scala40.texts.rule_terms import holds, word

LANGUAGES: Final = ("en", "de", "es", "it")
_CONDITION: Final = re.compile(r"<!--\s*(.*?)\s*-->")
_PLACE: Final = re.compile(r"\{([^{}]+)\}")
_FIGURE: Final = re.compile(r"\[\[(\w+)\s*\|\s*(.*?)\s*\]\]")
FIGURE_SCHEME: Final = "figure:"
"""What the address of a picture begins with; its name follows."""

_CHAPTERS: Final[dict[int, tuple[Reason, ...]]] = {
    2: (Reason.OUT_OF_TURN, Reason.WRONG_PHASE, Reason.NOT_HELD, Reason.NOTHING_TO_TAKE_BACK),
    3: (
        Reason.CARD_TWICE,
        Reason.TOO_FEW_CARDS,
        Reason.NOT_A_MELD,
        Reason.SUIT_TWICE,
        Reason.RANK_TWICE,
        Reason.TOO_MANY_CARDS,
        Reason.AROUND_THE_CORNER,
        Reason.GAP_IN_RUN,
        Reason.TWO_ACES,
    ),
    4: (Reason.TWO_JOKERS,),
    6: (
        Reason.NOT_OPENED,
        Reason.JOKER_IN_OPENING,
        Reason.OPENING_NOT_CLEAN,
        Reason.OPENING_TOO_LOW,
        Reason.TAKEN_NOT_IN_OPENING,
    ),
    7: (Reason.TAKE_BEFORE_OPENING, Reason.NO_USE_FOR_TAKEN, Reason.JUST_TAKEN, Reason.TAKEN_NOT_USED),
    8: (Reason.DOES_NOT_FIT, Reason.OPENING_TURN),
    9: (Reason.NOT_THE_JOKERS_CARD, Reason.FREED_JOKER_NEEDS_NEW_MELD, Reason.FREED_JOKER_NOT_USED),
    10: (Reason.JOKER_BARRED, Reason.FITTING_BARRED),
    11: (Reason.MUST_KEEP_A_DISCARD, Reason.FIRST_LAP),
}


class RulePage(msgspec.Struct, frozen=True):
    """The page of rules under certain rules: its Markdown, and its pictures by name."""

    text: str
    figures: dict[str, Figure]


def rule_page(language: str, rules: Rules, cards: CardTexts) -> str:
    """The page of rules as Markdown, in one of `LANGUAGES` (English for any other), for these rules."""
    return illustrated(language, rules, cards).text


def illustrated(language: str, rules: Rules, cards: CardTexts, *, told: bool = False) -> RulePage:
    """The page of rules with its pictures; `told` writes below each of them what it shows, for the ear."""
    shown = {name: made for name in names() if (made := figure(name, rules, cards)) is not None}
    return RulePage(filled(handbook("rules", language), rules, cards, shown, told=told), shown)


def chapter_of(reason: Reason) -> int:
    """Which chapter of the page explains a refusal, counted from 0 by its second headings (`##`)."""
    return next(chapter for chapter, reasons in _CHAPTERS.items() if reason in reasons)


def chapter_titles(page: str) -> list[str]:
    """The second headings of a page in order."""
    return [line.removeprefix("## ").strip() for line in page.splitlines() if line.startswith("## ")]


def handbook(chapter: str, language: str) -> str:
    """A chapter of the handbook as it is written, in English where the language has none."""
    known = language if language in LANGUAGES else "en"
    return (paths.resources() / "handbook" / f"{chapter}.{known}.md").read_text(encoding="utf-8")


def filled(
    text: str, rules: Rules, cards: CardTexts, figures: Mapping[str, Figure] | None = None, *, told: bool = False
) -> str:
    """The text with the lines that hold under these rules, its places filled; only these pictures stay in it."""
    lines: list[str] = []
    stands = True
    for line in text.splitlines():
        condition = _CONDITION.fullmatch(line.strip())
        if condition is not None:
            stands = holds(condition[1], rules)
            continue
        if not line.strip():
            stands = True
        if not stands:
            continue
        picture = _FIGURE.fullmatch(line.strip())
        if picture is not None:
            shown = (figures or {}).get(picture[1])
            lines += [] if shown is None else _pictured(shown, _filled_line(picture[2], rules, cards), told)
        elif line.strip() or (lines and lines[-1]):
            lines.append(_filled_line(line.rstrip(), rules, cards))
    return "\n".join(lines).strip() + "\n"


def _pictured(shown: Figure, caption: str, told: bool) -> list[str]:
    """A picture and its caption in paragraphs of their own, the blank line behind them left to the text."""
    lines = [f"![{shown.name}]({FIGURE_SCHEME}{shown.name})", "", caption]
    return [*lines, "", shown.spoken] if told else lines


def _filled_line(line: str, rules: Rules, cards: CardTexts) -> str:
    return _PLACE.sub(lambda place: _fill(place[1], rules, cards), line)


def _fill(place: str, rules: Rules, cards: CardTexts) -> str:
    if place in ("cards", "six_stock"):
        # Six hands and the card turned up have left the stock (rules.md 1.15).
        return str(104 + rules.jokers - (6 * 13 + 1 if place == "six_stock" else 0))
    if place.startswith("*"):
        _, _, face = place.partition("=")
        return cards.joker_for(card_of(face)) if face else cards.named(card_of(place))
    if place[0].isupper() or place[0].isdigit():
        return cards.named(card_of(place))
    return word(getattr(rules, place))
