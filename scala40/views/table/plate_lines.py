"""The words of a plate: name, total, number of cards and badges in two or three lines, none of them ever cut."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen

from scala40.views.table.seat_looks import SeatLook, one_line
from scala40.views.theme import Theme, colour, font

FEW_CARDS = 3
"""From this many cards down the count stands out."""
CARD_SIGN = 15
"""Logical pixels that the sign of a card takes before the number of cards."""
LEAST_BADGE = 12
"""The least height of the letters of a badge, in logical pixels."""
TICK = "✓"
_BADGE_AIR = 16
_LITTLE_AIR = 6
_BETWEEN = 4
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class Badge(msgspec.Struct, frozen=True):
    """A word in a frame of its own; that of the turn in the accent."""

    words: str
    turn: bool = False


class Numbers(msgspec.Struct, frozen=True):
    """Total and number of cards in one of their lengths; `count` None writes the number beside a small card."""

    total: str
    count: str | None


Badges: TypeAlias = tuple[Badge, ...]


class PlateLines:
    """Paints the words of one plate once."""

    def __init__(self, theme: Theme, painter: QPainter, look: SeatLook) -> None:
        self._theme = theme
        self._painter = painter
        self._look = look
        self._name = one_line(look.stand_in or look.name)
        self._few = look.count <= FEW_CARDS and not look.out
        self._number_size = theme.px(13)
        """The height of the letters of total and number of cards, in logical pixels; large text may give way here."""

    def paint(self, text: QRect, *, narrow: bool, high: bool) -> None:
        """Write into `text`; a `narrow` plate, or one whose name is long, takes three lines where it is `high`."""
        beside = self._beside_the_name(text.width())
        if high and (narrow or (beside is None and self._look.own)):
            self._three_lines(text, text)
            return
        line = text.height() // 2
        pad = 4 if text.height() < 52 else 7
        first = QRect(text.left(), text.top() + pad, text.width(), line - pad)
        second = QRect(text.left(), text.top() + line, text.width(), line - pad)
        if beside is None and self._look.own:
            self._paint_name(first)
            self._paint_numbers_and_badges(second)
            return
        if beside is None:
            # The name of another gives way: resting on the plate and the melds tell it.
            beside = next((badges for badges in self._badges() if len(badges) < 2), ())
        badges = self._width_of(beside)
        room = max(24, first.width() - badges - 8)
        name = self._paint_name(QRect(first.left(), first.top(), room, first.height()))
        left = first.left() + name + 8
        self._paint_badges(beside, QRect(left, first.top(), first.right() + 1 - left, first.height()))
        self._paint_numbers(self._fitting_numbers(second.width()), second)

    def paint_slim(self, beside: QRect, below: QRect) -> None:
        """Write the name beside the disc, and the other two of the three lines over the whole width of `below`."""
        self._three_lines(beside, below)

    # What there is to say, from long to short

    def _badges(self) -> Iterator[Badges]:
        """The badges that may stand together, first those that say most."""
        look = self._look
        opened = look.opened and not look.out
        badge = (Badge(f"{TICK} {look.badge}" if opened else look.badge),) if look.badge else ()
        tick = (Badge(TICK),) if opened and look.badge else ()
        turn = (Badge(look.turn_text, turn=True),) if look.on_turn and look.turn_text else ()
        if turn and badge:
            yield turn + badge
        if turn and tick:
            yield turn + tick
        yield turn or badge

    def _numbers(self) -> Iterator[Numbers]:
        """Total and number of cards, first the ones that take most room."""
        look = self._look
        for count in (look.count_text, None) if look.count_text else ("",):
            for total in (look.total, *look.short_totals):
                yield Numbers(total, count)

    def _fitting_numbers(self, wide: int) -> Numbers:
        """The first numbers that fit; with the limit and a short count rather than without the limit."""
        found = list(self._numbers())
        limited = [one for one in found if "/" in one.total] or found
        while True:
            fits = next((one for one in (*limited, *found) if self._width_of_numbers(one) <= wide), None)
            if fits is not None or self._number_size <= LEAST_BADGE:
                return fits or found[-1]
            self._number_size -= 1

    def _beside_the_name(self, wide: int) -> Badges | None:
        """The badges that have room beside the whole name; None where there are none."""
        name = self._advance(15, QFont.Weight.DemiBold, self._name)
        return next((badges for badges in self._badges() if name + 8 + self._width_of(badges) <= wide), None)

    # How wide it is

    def _advance(self, size: float, weight: QFont.Weight, words: str) -> int:
        return QFontMetrics(font(self._theme, size, weight)).horizontalAdvance(words) + 1

    def _letters(self, *, bold: bool = False) -> QFont:
        """The letters of total and number of cards."""
        made = font(self._theme, 13, QFont.Weight.Bold if bold else QFont.Weight.Normal)
        made.setPixelSize(self._number_size)
        return made

    def _width_of(self, badges: Badges, air: int = _BADGE_AIR) -> int:
        wide = sum(self._advance(12, QFont.Weight.DemiBold, badge.words) + air for badge in badges)
        return wide + _BETWEEN * max(0, len(badges) - 1)

    def _width_of_numbers(self, numbers: Numbers) -> int:
        wide = QFontMetrics(self._letters()).horizontalAdvance(self._total_words(numbers)) + 1
        if numbers.count == "":
            return wide
        counted = QFontMetrics(self._letters(bold=self._few))
        if numbers.count is None:
            return wide + CARD_SIGN + counted.horizontalAdvance(str(self._look.count)) + 1 + (9 if self._few else 0)
        return wide + counted.horizontalAdvance(numbers.count) + 1 + (14 if self._few else 0)

    def _total_words(self, numbers: Numbers) -> str:
        between = " · " if numbers.count is None else "  ·  "
        return numbers.total if numbers.count == "" else numbers.total + between

    # Painting

    def _three_lines(self, name: QRect, rest: QRect) -> None:
        line = (rest.height() - 6) // 3
        rows = [QRect(rest.left(), 3 + row * line, rest.width(), line) for row in range(3)]
        self._paint_name(QRect(name.left(), 3, name.width(), line))
        self._paint_numbers(self._fitting_numbers(rows[1].width()), rows[1])
        every = list(self._badges())
        badges = next((some for some in every if self._width_of(some) <= rows[2].width()), every[-1])
        self._paint_badges(badges, rows[2])

    def _paint_name(self, place: QRect) -> int:
        letters = font(self._theme, 15, QFont.Weight.DemiBold)
        if self._look.stand_in:
            letters = fitting(letters, self._name, place.width())
        self._painter.setFont(letters)
        self._painter.setPen(colour(self._theme.text))
        metrics = QFontMetrics(letters)
        shown = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, place.width())
        self._painter.drawText(place, _LEFT, shown)
        wide = metrics.horizontalAdvance(shown)
        return wide + self._paint_partner(place.adjusted(wide + 6, 0, 0, 0))

    def _paint_partner(self, place: QRect) -> int:
        """Whose partner this is, beside the name as far as there is room."""
        look, painter = self._look, self._painter
        painter.setFont(font(self._theme, 13))
        metrics = QFontMetrics(painter.font())
        if not look.partner or place.width() < metrics.averageCharWidth() * 6:
            return 0
        shown = metrics.elidedText(look.partner, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, _LEFT, shown)
        return metrics.horizontalAdvance(shown) + 6

    def _paint_numbers_and_badges(self, place: QRect) -> None:
        """Below a long name, beside each other; where nothing else helps the player's own cards are not counted."""
        room = place.width() - _BETWEEN
        numbers = list(self._numbers())
        if not self._look.stand_in:
            numbers += [Numbers(one.total, "") for one in numbers]
        ways = sorted(((one, badges) for one in numbers for badges in self._badges()), key=self._loss)
        best = next((way for way in ways if self._needed(*way) <= room), None) or min(
            ways, key=lambda way: self._needed(*way)
        )
        self._paint_numbers(best[0], place)
        left = self._width_of_numbers(best[0]) + _BETWEEN
        self._paint_badges(best[1], place.adjusted(left, 0, 0, 0), _LITTLE_AIR)

    def _needed(self, numbers: Numbers, badges: Badges) -> int:
        return self._width_of_numbers(numbers) + self._width_of(badges, _LITTLE_AIR)

    def _loss(self, way: tuple[Numbers, Badges]) -> tuple[bool, bool, bool]:
        """What is not told this way, the worst first: the number of cards, that a stand-in has opened, the limit."""
        look, (numbers, badges) = self._look, way
        uncounted = numbers.count == "" and bool(look.count_text)
        unopened = bool(look.stand_in) and look.opened and not any(TICK in badge.words for badge in badges)
        if look.stand_in:
            return uncounted, unopened, "/" not in numbers.total
        return "/" not in numbers.total, uncounted, unopened

    def _paint_numbers(self, numbers: Numbers, place: QRect) -> None:
        painter, theme = self._painter, self._theme
        total = self._total_words(numbers)
        painter.setFont(self._letters())
        painter.setPen(colour(theme.text))
        painter.drawText(place, _LEFT, total)
        rest = place.adjusted(QFontMetrics(painter.font()).horizontalAdvance(total), 0, 0, 0)
        if numbers.count is None:
            self._paint_short_count(rest)
        elif numbers.count and not self._few:
            painter.drawText(rest, _LEFT, numbers.count)
        elif numbers.count:
            painter.setFont(self._letters(bold=True))
            wide = QFontMetrics(painter.font()).horizontalAdvance(numbers.count) + 12
            chip = QRectF(rest.left() - 2, rest.center().y() - self._chip() / 2, wide, self._chip())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.felt_text))
            painter.drawRoundedRect(chip, 9, 9)
            painter.setPen(colour(theme.on_accent))
            painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, numbers.count)

    def _paint_short_count(self, place: QRect) -> None:
        """The number beside a small card, where the words have no room; inverted when there are few."""
        painter, theme, words = self._painter, self._theme, str(self._look.count)
        painter.setFont(self._letters(bold=self._few))
        if self._few:
            wide = QFontMetrics(painter.font()).horizontalAdvance(words) + 24
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.felt_text))
            painter.drawRoundedRect(
                QRectF(place.left() - 3, place.center().y() - self._chip() / 2, wide, self._chip()), 9, 9
            )
        ink = colour(theme.on_accent if self._few else theme.text)
        painter.setPen(QPen(ink, 1.3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(place.left() + 3.5, place.center().y() - 5.5, 8, 11.5), 1.5, 1.5)
        painter.setPen(ink)
        painter.drawText(place.adjusted(CARD_SIGN, 0, 0, 0), _LEFT, words)

    def _chip(self) -> int:
        """The height of a badge."""
        return self._theme.px(19)

    def _paint_badges(self, badges: Badges, place: QRect, air: int = _BADGE_AIR) -> None:
        left = place.left()
        for badge in badges:
            wide = min(self._width_of((badge,), air), place.right() + 1 - left)
            self._paint_badge(badge, QRectF(left, place.center().y() - self._chip() / 2, wide, self._chip()))
            left += wide + _BETWEEN

    def _paint_badge(self, badge: Badge, chip: QRectF) -> None:
        painter, theme = self._painter, self._theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.accent if badge.turn else theme.felt_edge))
        painter.drawRoundedRect(chip, 9.5, 9.5)
        # Large text may be a little smaller here, where a word would be cut otherwise.
        painter.setFont(fitting(font(theme, 12, QFont.Weight.DemiBold), badge.words, round(chip.width()) - _LITTLE_AIR))
        painter.setPen(colour(theme.on_accent if badge.turn else theme.text))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, badge.words)


def fitting(letters: QFont, words: str, wide: int) -> QFont:
    """These letters, made smaller until the words fit into so many pixels, but no smaller than a badge may be."""
    while letters.pixelSize() > LEAST_BADGE and QFontMetrics(letters).horizontalAdvance(words) > wide:
        letters.setPixelSize(letters.pixelSize() - 1)
    return letters
