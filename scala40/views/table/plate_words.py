"""What a plate has to say, from long to short, and how wide it is in letters of a size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from PySide6.QtGui import QFont, QFontMetrics

from scala40.views.table.seat_looks import SeatLook
from scala40.views.theme import LEAST_TEXT, Theme, font_high

FEW_CARDS: Final = 3
"""From this many cards down the count stands out."""
TICK: Final = "✓"


class Badge(msgspec.Struct, frozen=True):
    """Whether a seat has opened, or that it is on turn: this in a frame in the accent."""

    words: str
    turn: bool = False


class Numbers(msgspec.Struct, frozen=True):
    """Total and number of cards in one of their lengths."""

    total: str
    count: str | None
    """None writes the number beside a small card; empty where none is written."""
    loss: int = 0
    """What is not told this way: 1 the number of cards, 2 the limit, 3 both."""


def said_in_numbers(look: SeatLook) -> Iterator[Numbers]:
    """Total and number of cards, first the ones that take most room.

    Where nothing else helps the limit goes, or the player's own cards are not counted: they lie in sight. For a
    computer player that sits in, its cards are worth more than the limit.
    """
    totals = list(dict.fromkeys((look.total, *look.short_totals)))
    limited = any("/" in total for total in totals)
    for uncounted in (False, True) if look.own and look.count_text else (False,):
        for count in ("",) if uncounted or not look.count_text else (look.count_text, None):
            for total in totals:
                loss = 2 * (limited and "/" not in total) + uncounted
                if look.stand_in and loss in (1, 2):
                    loss = 3 - loss
                yield Numbers(total, count, loss)


def said_in_badges(look: SeatLook) -> Iterator[tuple[Badge | None, Badge | None]]:
    """Whether the seat has opened, and that it is on turn: in words, then with the tick alone for want of room."""
    turn = Badge(look.turn_text, turn=True) if look.on_turn and look.turn_text else None
    opened = look.opened and not look.out
    yield (Badge(f"{TICK} {look.badge}" if opened else look.badge) if look.badge else None), turn
    if look.badge:
        yield (Badge(TICK) if opened else None if turn else Badge(look.badge)), turn


class Letters:
    """The letters of a plate: how wide words are in them."""

    AIR: Final = 6
    """Beside the words of a chip, in logical pixels."""
    SIGN: Final = 13
    """What the small card takes before the number of cards."""

    def __init__(self, theme: Theme, look: SeatLook) -> None:
        self._look = look
        self.few = look.count <= FEW_CARDS and not look.out
        self.largest = theme.px(theme.text_px)
        self.sizes: Sequence[int] = range(self.largest, min(LEAST_TEXT, self.largest) - 1, -1)
        self._advances: dict[tuple[str, int, bool], int] = {}

    @property
    def line(self) -> int:
        """The least height of a line of the largest letters."""
        return QFontMetrics(self.font(self.largest)).ascent() + 3

    def chip(self, size: int) -> int:
        """The height of a frame round letters of this size."""
        return QFontMetrics(self.font(size)).height() + 1

    def font(self, size: int, *, bold: bool = False) -> QFont:
        """The letters in a height in logical pixels."""
        return font_high(size, QFont.Weight.DemiBold if bold else QFont.Weight.Normal)

    def advance(self, words: str, size: int, *, bold: bool = False) -> int:
        """How wide words are."""
        key = words, size, bold
        if key not in self._advances:
            self._advances[key] = QFontMetrics(self.font(size, bold=bold)).horizontalAdvance(words) + 1
        return self._advances[key]

    def badge_wide(self, badge: Badge, size: int) -> int:
        """How wide a badge is."""
        return self.advance(badge.words, size, bold=badge.turn) + (2 * self.AIR if badge.turn else 0)

    def total_words(self, numbers: Numbers) -> str:
        """The total with what parts it from the number of cards."""
        if numbers.count == "":
            return numbers.total
        # The frame of a few cards parts them too.
        return f"{numbers.total} " if self.few else f"{numbers.total} · "

    def numbers_wide(self, numbers: Numbers, size: int) -> int:
        """How wide total and number of cards are."""
        wide = self.advance(self.total_words(numbers), size)
        if numbers.count == "":
            return wide
        if self.few:
            wide += 2 * self.AIR
        if numbers.count is None:
            return wide + self.SIGN + self.advance(str(self._look.count), size, bold=self.few)
        return wide + self.advance(numbers.count, size, bold=self.few)
