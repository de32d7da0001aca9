"""The page of rules: a chapter of the handbook, filled from the rules in force. Numbers and switches stand only there.

In the handbook `{opening_points}` is a field of the rules, `{7H}` or `{*1=9H}` a card in notation. After a line such as
`<!-- opening_joker = clean -->` the lines stand only where that is the rule, down to the next such line or empty line;
`!=` means any other value, `;` and.
"""

from __future__ import annotations

import re
from typing import Final

from scala40 import paths
from scala40.engine.cards import card_of
from scala40.engine.refusal import Reason
from scala40.engine.rules import Rules
from scala40.texts.cards import CardTexts

LANGUAGES: Final = ("en", "de", "es", "it")
_CONDITION: Final = re.compile(r"<!--\s*(.*?)\s*-->")
_PLACE: Final = re.compile(r"\{([^{}]+)\}")
_TERM: Final = re.compile(r"(\w+)\s*(!=|=)\s*([\w-]+)")

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


def rule_page(language: str, rules: Rules, cards: CardTexts) -> str:
    """The page of rules as Markdown, in one of `LANGUAGES` (English for any other), for these rules."""
    return filled(handbook("rules", language), rules, cards)


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


def filled(text: str, rules: Rules, cards: CardTexts) -> str:
    """The text with the lines that hold under these rules, its places filled."""
    lines: list[str] = []
    holds = True
    for line in text.splitlines():
        condition = _CONDITION.fullmatch(line.strip())
        if condition is not None:
            holds = _holds(condition[1], rules)
            continue
        if not line.strip():
            holds = True
        if holds and (line.strip() or (lines and lines[-1])):
            lines.append(_PLACE.sub(lambda place: _fill(place[1], rules, cards), line.rstrip()))
    return "\n".join(lines).strip() + "\n"


def _holds(condition: str, rules: Rules) -> bool:
    for term in filter(None, condition.split(";")):
        parts = _TERM.fullmatch(term.strip())
        if parts is None:
            raise ValueError(f"a condition of the handbook cannot be read: {term.strip()}")
        field, sign, value = parts.groups()
        if (_word(getattr(rules, field)) == value) != (sign == "="):
            return False
    return True


def _fill(place: str, rules: Rules, cards: CardTexts) -> str:
    if place == "cards":
        return str(104 + rules.jokers)
    if place.startswith("*"):
        _, _, face = place.partition("=")
        return cards.joker_for(card_of(face)) if face else cards.short(card_of(place))
    if place[0].isupper() or place[0].isdigit():
        return cards.short(card_of(place))
    return _word(getattr(rules, place))


def _word(value: object) -> str:
    """The value of a field as the rule sheet writes it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
