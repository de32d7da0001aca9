"""Composes the SVG of a card's face or back from the parts in ``resources/cards``; knows layout, not pixels.

A card measures 250 by 355 units. Suits, indices and figures are paths, so a face looks the same on every system.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from typing import Literal

import msgspec

from scala40 import paths
from scala40.engine.cards import Card

WIDTH = 250.0
HEIGHT = 355.0
RADIUS = 25.0

CARD = "#fbfaf6"
JOKER = "#7a3fb0"
GOLD = "#e7b93e"
INKS = ("#1d2530", "#c8323a", "#c8323a", "#1d2530")
"""Ink of clubs, diamonds, hearts and spades."""
FOUR_INKS = ("#2e7d4f", "#1f6fb2", "#c8323a", "#1d2530")

Letters = Literal["AJQK", "ABDK", "AFDR"]
"""Index letters of ace, jack, queen and king: English, German, Italian."""

COURTS = ("modern", "traditional")
"""The two sets of court figures."""
BACKS = ("lozenges", "scales", "stairs", "rays", "weave")

_SHEETS = {
    **dict.fromkeys(("suit", "star", "ace"), "suits"),
    **dict.fromkeys(("court", "sash"), "courts"),
    **dict.fromkeys(("joker", "stand"), "joker"),
    "index": "indices",
    "letter": "letters",
    "back": "backs",
    "old": "old_courts",
}
"""On which sheet a part lies, by the first word of its name."""
_SUITS = ("clubs", "diamonds", "hearts", "spades")
_COURTS = {11: "jack", 12: "queen", 13: "king"}

_TAG = re.compile("<[^>]*>")
"""A tag of our sheets, which have no comments."""

# Where the pips lie: column (-1 left, 0 middle, 1 right) and height (0 top row, 1 bottom row).
_TWO = ((0, 0.0), (0, 1.0))
_FOUR = ((-1, 0.0), (1, 0.0), (-1, 1.0), (1, 1.0))
_SIX = (*_FOUR, (-1, 0.5), (1, 0.5))
_EIGHT = (*_FOUR, (-1, 1 / 3), (1, 1 / 3), (-1, 2 / 3), (1, 2 / 3))
_PIPS: dict[int, tuple[tuple[int, float], ...]] = {
    2: _TWO,
    3: (*_TWO, (0, 0.5)),
    4: _FOUR,
    5: (*_FOUR, (0, 0.5)),
    6: _SIX,
    7: (*_SIX, (0, 0.25)),
    8: (*_SIX, (0, 0.25), (0, 0.75)),
    9: (*_EIGHT, (0, 0.5)),
    10: (*_EIGHT, (0, 1 / 6), (0, 5 / 6)),
}
_COLUMN = 34.0
_TOP_ROW = 55.0
_PIP = 0.43


class ArtOptions(msgspec.Struct, frozen=True):
    """How the player wants cards to look."""

    letters: Letters = "AJQK"
    four_colours: bool = False
    big_index: bool = False
    back: str = "lozenges"
    courts: str = "modern"
    joker_word: str = "Joker"
    """The word on the joker in the player's language; letters without a drawing are left out."""


def index_share(options: ArtOptions) -> float:
    """The share of a card's width that its index needs: what an overlapped card must show."""
    return 0.38 if options.big_index else 0.27


def ink(suit: int, options: ArtOptions) -> str:
    """The colour of a suit on cards (look.md, tokens)."""
    return (FOUR_INKS if options.four_colours else INKS)[suit]


def face_svg(card: Card, options: ArtOptions, stands_for: Card | None = None) -> str:
    """The face as SVG without the paper; a joker in a meld shows the index of the card it stands for."""
    if card.is_joker:
        return _document(_stand_in(stands_for, options) if stands_for is not None else _joker(options))
    parts = [_index(card, options)]
    if options.big_index:
        parts.append(_big_middle(card, options))
    else:
        parts.append(_turned(parts[0]))
        parts.append(_court(card, options) if card.rank in _COURTS else _pips(card))
    return _document(f'<g color="{ink(card.suit, options)}">{"".join(parts)}</g>')


def back_svg(options: ArtOptions) -> str:
    """The back as SVG without the paper; an unknown name gives the first back."""
    return _document(_part(f"back-{options.back if options.back in BACKS else BACKS[0]}"))


def _joker(options: ArtOptions) -> str:
    star = _placed("star", 30, 41, 0.5, GOLD)
    turned = _turned(_placed("star", 34, 38, 0.4, JOKER))
    word = _word(options.joker_word, 30, 92, 334, CARD)
    return _part("joker-strip") + star + word + _part("joker-figure") + turned


def _stand_in(card: Card, options: ArtOptions) -> str:
    index = f'<g color="{ink(card.suit, options)}">{_index(card, options)}</g>'
    if options.big_index:
        star = _placed("star", 47.5, 270, 0.7, GOLD)
        return _part("stand-in-strip-big") + star + _scaled("joker-figure", 50, 90, 0.78) + index
    star = _placed("star", 33.5, 179, 0.52, GOLD)
    word = _word(options.joker_word, 33.5, 218, 341, CARD)
    return _part("stand-in-strip") + star + word + _scaled("joker-figure", 32, -26, 0.82) + index + _turned(index)


def _index(card: Card, options: ArtOptions) -> str:
    name = f"index-{_index_name(card.rank, options)}"
    suit = f"suit-{_SUITS[card.suit]}"
    if options.big_index:
        return _placed(name, 47, 58, 0.8) + _placed(suit, 47, 142, 0.64)
    return _placed(name, 34, 42, 0.54) + _placed(suit, 34, 97, 0.42)


def _index_name(rank: int, options: ArtOptions) -> str:
    if rank == 1:
        return options.letters[0]
    return options.letters[rank - 10] if rank in _COURTS else str(rank)


def _pips(card: Card) -> str:
    suit = f"suit-{_SUITS[card.suit]}"
    if card.rank == 1:
        return _placed("ace-of-spades", 125, 177.5, 1.24) if card.suit == 3 else _placed(suit, 125, 177.5, 1.05)
    placed = []
    for column, height in _PIPS[card.rank]:
        y = _TOP_ROW + height * (HEIGHT - 2 * _TOP_ROW)
        placed.append(_placed(suit, 125 + column * _COLUMN, y, _PIP, turned=height > 0.5))
    return "".join(placed)


def _court(card: Card, options: ArtOptions) -> str:
    suit, rank = _SUITS[card.suit], _COURTS[card.rank]
    if options.courts == "traditional":
        half = _part(f"old-{rank}-{suit}")
        return half + _turned(half) + _part("old-frame")
    half = _part(f"court-{rank}-{suit}")
    return half + _turned(half) + _part(f"sash-{suit}")


def _big_middle(card: Card, options: ArtOptions) -> str:
    suit = _SUITS[card.suit]
    if card.rank in _COURTS:
        if options.courts == "traditional":
            half = _part(f"old-{_COURTS[card.rank]}-{suit}")
            return f'<g transform="translate(6 146) scale(1.18)">{half}</g>'
        return _scaled(f"court-{_COURTS[card.rank]}-{suit}", 9, 172, 0.94)
    mark = "ace-of-spades" if (card.rank, card.suit) == (1, 3) else f"suit-{suit}"
    return _placed(mark, 164, 258, 1.3)


def _word(word: str, x: float, top: float, bottom: float, colour: str) -> str:
    letters = [letter for letter in word.upper() if f"letter-{letter}" in _sheet("letters")]
    if not letters:
        return ""
    pitch = min(38.0, (bottom - top) / len(letters))
    return "".join(
        _placed(f"letter-{letter}", x, top + (place + 0.5) * pitch, pitch * 0.66 / 100, colour)
        for place, letter in enumerate(letters)
    )


def _placed(part: str, x: float, y: float, scale: float, colour: str = "", turned: bool = False) -> str:
    turn = " rotate(180)" if turned else ""
    tint = f' color="{colour}"' if colour else ""
    return f'<g transform="translate({x:g} {y:g}){turn} scale({scale:g})"{tint}>{_part(part)}</g>'


def _scaled(part: str, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{_part(part)}</g>'


def _turned(content: str) -> str:
    return f'<g transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})">{content}</g>'


def _document(content: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {HEIGHT:g}">{content}</svg>'


def _part(name: str) -> str:
    return _sheet(_SHEETS[name.partition("-")[0]])[name]


@functools.cache
def _sheet(name: str) -> dict[str, str]:
    """The parts of one sheet, read when the first of them is wanted."""
    return parts_of([name])


def parts_of(sheets: Iterable[str]) -> dict[str, str]:
    """What stands inside every element with an `id`. A reader of XML would take longer than the whole first page."""
    found: dict[str, str] = {}
    for sheet in sheets:
        text = (paths.resources() / "cards" / f"{sheet}.svg").read_text(encoding="utf-8")
        begun: list[tuple[str, int]] = []
        for tag in _TAG.finditer(text):
            words = tag.group()
            if words.startswith("</"):
                name, start = begun.pop()
                if name:
                    found[name] = text[start : tag.start()]
            elif not words.endswith("/>"):
                begun.append((words.partition(' id="')[2].partition('"')[0], tag.end()))
    return found
