"""The words of a plate: name, total, number of cards, opened or not and the turn, in two to four lines, none cut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

import msgspec
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen

from scala40.views.table.plate_words import Badge, Letters, Numbers, said_in_badges, said_in_numbers
from scala40.views.table.seat_looks import SeatLook, one_line
from scala40.views.theme import CLOSE, NEAR, Theme, colour

LEAST_NAME: Final = 36
"""The least room that a name gets which is longer than its plate, in logical pixels."""
_APART = NEAR
"""Between a name or numbers and the badge after them."""
_AIR = 4
"""Above the first line and below the last together."""
_PITCH = 20
"""From line to line where the plate is high enough, in logical pixels before the text size."""
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
# The lines of the badges that tell of the opening and of the turn, counted from 0, the best first. On broad plates the
# first stands beside the name; on others the place under the numbers is free.
_BROAD: Final = ((0, 0), (0, 1), (0, 2), (2, 2), (1, 0), (1, 1), (2, 0), (2, 1), (2, 3))
_NARROW: Final = ((2, 2), (2, 3), (2, 0), (2, 1), (0, 2), (1, 2), (0, 0), (0, 1), (1, 0), (1, 1))


class Row(msgspec.Struct, frozen=True):
    """What stands in one line: the name or the numbers, or neither, and badges after them."""

    name: bool = False
    numbers: Numbers | None = None
    badges: tuple[Badge, ...] = ()


class Lines(msgspec.Struct, frozen=True):
    """The lines of a plate with the heights of their letters, in logical pixels."""

    rows: tuple[Row, ...]
    sizes: tuple[int, ...]
    low: bool = False
    """Whether the third line begins under the disc, where it has the whole width of the plate."""


Loss: TypeAlias = tuple[int, ...]


class PlateLines:
    """Chooses the lines of one plate and paints them once."""

    def __init__(self, theme: Theme, look: SeatLook, beside: QRect, whole: QRect, *, slim: bool, broad: bool) -> None:
        """`beside` is the room beside the disc, `whole` the width under it; a `slim` plate has only the name beside."""
        self._theme = theme
        self._look = look
        self._beside = beside
        self._whole = whole
        self._slim = slim
        self._letters = Letters(theme, look)
        self._name = one_line(look.stand_in or look.name)
        self._most = max(2, (beside.height() - _AIR) // self._letters.line)
        self._broad = broad
        self.lines = self._chosen()

    # What stands where

    def _chosen(self) -> Lines:
        """The lines that say most in the largest letters."""
        best: tuple[Loss, Lines] | None = None
        for shorter, numbers in enumerate(said_in_numbers(self._look)):
            for less, (opened, turn) in enumerate(said_in_badges(self._look)):
                for place, (rows, low) in enumerate(self._arranged(numbers, opened, turn)):
                    found = self._fitted(rows, low)
                    if found is None:
                        continue
                    lines, cut = found
                    shrunk = sum(self._letters.largest - size for size in lines.sizes)
                    # Large letters are rather a little smaller than that a line stands out to the left of the others.
                    shrunk += max(0, self._letters.largest - self._theme.grown(self._theme.text_px)) if low else 0
                    loss = (numbers.loss, less, cut, shrunk, shorter, place)
                    if not any(loss):
                        return lines
                    if best is None or loss < best[0]:
                        best = loss, lines
        return best[1] if best is not None else self._squeezed()

    def _arranged(
        self, numbers: Numbers, opened: Badge | None, turn: Badge | None
    ) -> Iterator[tuple[tuple[Row, ...], bool]]:
        """The ways to lay these words out in lines, the best first, and whether the third line lies under the disc."""
        seen: list[tuple[Row, ...]] = []
        for at_opened, at_turn in _BROAD if self._broad or self._most < 3 else _NARROW:
            badges: list[list[Badge]] = [[], [], [], []]
            if turn is not None:
                badges[at_turn].append(turn)
            if opened is not None:
                badges[at_opened].insert(0, opened)
            rows: tuple[Row, ...] = (
                Row(name=True, badges=tuple(badges[0])),
                Row(numbers=numbers, badges=tuple(badges[1])),
                *(Row(badges=tuple(some)) for some in badges[2:] if some),
            )
            if len(rows) <= self._most and rows not in seen:
                seen.append(rows)
                yield rows, False
        if not self._slim and self._most > 2:
            for rows in seen:
                if len(rows) == 3:
                    yield rows, True

    def _fitted(self, rows: Sequence[Row], low: bool) -> tuple[Lines, int] | None:
        """These lines in letters so large that they fit, and how much of the name is cut; None where they never fit."""
        sizes, cut = [], 0
        for number, row in enumerate(rows):
            room = self._room(number, low).width()
            size = next((size for size in self._letters.sizes if self._wide(row, size) <= room), None)
            if size is None and row.name:
                # A name longer than any plate gives way: resting on the plate and the melds tell it.
                spare = room - LEAST_NAME - _APART
                size = next((s for s in self._letters.sizes if self._badges_wide(row.badges, s) <= spare), None)
                cut = 0 if size is None else self._wide(row, size) - room
            if size is None:
                return None
            sizes.append(size)
        return Lines(tuple(rows), tuple(sizes), low), cut

    def _squeezed(self) -> Lines:
        """The shortest of everything in the smallest letters, where nothing fits."""
        numbers = list(said_in_numbers(self._look))[-1]
        badges = tuple(badge for badge in list(said_in_badges(self._look))[-1] if badge is not None)
        return Lines((Row(name=True), Row(numbers=numbers, badges=badges)), (self._letters.sizes[-1],) * 2)

    def _room(self, number: int, low: bool) -> QRect:
        """Where a line has room from left to right."""
        return self._whole if (self._slim and number > 0) or (low and number > 1) else self._beside

    # How wide it is

    def _wide(self, row: Row, size: int) -> int:
        letters = self._letters
        wide = letters.advance(self._name, size, bold=True) if row.name else 0
        if row.numbers is not None:
            wide += letters.numbers_wide(row.numbers, size)
        if row.badges:
            wide += self._badges_wide(row.badges, size) + (_APART if wide else 0)
        return wide

    def _badges_wide(self, badges: Sequence[Badge], size: int) -> int:
        wide = sum(self._letters.badge_wide(badge, size) for badge in badges)
        return wide + sum(map(_between, badges, badges[1:]))

    # Painting

    @property
    def _pitch(self) -> int:
        return min(self._theme.px(_PITCH), (self._beside.height() - _AIR) // len(self.lines.rows))

    @property
    def _top(self) -> int:
        return self._beside.top() + (self._beside.height() - self._pitch * len(self.lines.rows)) // 2

    def beside_the_disc(self) -> QRect:
        """The lines that the disc stands beside: all of them, or the first two."""
        if self._slim or self.lines.low:
            high = self._pitch * (1 if self._slim else 2)
            return QRect(self._beside.left(), self._top, self._beside.width(), high)
        return self._beside

    def paint(self, painter: QPainter) -> None:
        """Write the lines."""
        for number, (row, size) in enumerate(zip(self.lines.rows, self.lines.sizes, strict=True)):
            room = self._room(number, self.lines.low)
            place = QRect(room.left(), self._top + number * self._pitch, room.width(), self._pitch)
            after = place.left()
            if row.name:
                spare = self._badges_wide(row.badges, size) + _APART if row.badges else 0
                after += self._paint_name(painter, place.adjusted(0, 0, -spare, 0), size) + _APART
            if row.numbers is not None:
                after += self._paint_numbers(painter, row.numbers, place, size) + _APART
            for place_in_row, badge in enumerate(row.badges):
                after += _between(row.badges[place_in_row - 1], badge) if place_in_row else 0
                wide = min(self._letters.badge_wide(badge, size), place.right() + 1 - after)
                self._paint_badge(painter, badge, QRect(after, place.top(), wide, place.height()), size)
                after += wide

    def _paint_name(self, painter: QPainter, place: QRect, size: int) -> int:
        painter.setFont(self._letters.font(size, bold=True))
        painter.setPen(colour(self._theme.text))
        metrics = QFontMetrics(painter.font())
        shown = self._shown_name(metrics, place.width())
        painter.drawText(place, _LEFT, shown)
        wide = metrics.horizontalAdvance(shown) + 1
        # Whose partner this is has a mark on the disc too, so the words stand here only where they have room.
        partner = self._look.partner
        after = place.adjusted(wide + _APART, 0, 0, 0)
        if partner and self._letters.advance(partner, size) <= after.width():
            painter.setFont(self._letters.font(size))
            painter.drawText(after, _LEFT, partner)
            wide += _APART + self._letters.advance(partner, size)
        return wide

    def _shown_name(self, metrics: QFontMetrics, room: int) -> str:
        """The name as it has room; what tells of a computer player after it stays where some of the name does too."""
        name = one_line(self._look.name)
        after = self._name.removeprefix(name)
        spare = room - metrics.horizontalAdvance(after)
        if metrics.horizontalAdvance(self._name) > room and after != self._name and spare >= LEAST_NAME:
            return metrics.elidedText(name, Qt.TextElideMode.ElideRight, spare) + after
        return metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, room)

    def _paint_numbers(self, painter: QPainter, numbers: Numbers, place: QRect, size: int) -> int:
        letters, theme = self._letters, self._theme
        painter.setFont(letters.font(size))
        painter.setPen(colour(theme.text))
        total = letters.total_words(numbers)
        painter.drawText(place, _LEFT, total)
        wide = letters.numbers_wide(numbers, size)
        if numbers.count == "":
            return wide
        before = letters.advance(total, size)
        counted = QRect(place.left() + before, place.top(), wide - before, place.height())
        ink = colour(theme.text)
        if letters.few:
            high = min(place.height(), letters.chip(size))
            ink = colour(theme.on_accent)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.felt_text))
            painter.drawRoundedRect(_middle(counted, high), high / 2, high / 2)
            counted.adjust(letters.AIR, 0, 0, 0)
        painter.setFont(letters.font(size, bold=letters.few))
        if numbers.count is None:
            painter.setPen(QPen(ink, 1.3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(counted.left() + 0.5, counted.center().y() - 5, 8, 11.5), 1.5, 1.5)
            counted.adjust(letters.SIGN, 0, 0, 0)
        painter.setPen(ink)
        painter.drawText(counted, _LEFT, str(self._look.count) if numbers.count is None else numbers.count)
        return wide

    def _paint_badge(self, painter: QPainter, badge: Badge, place: QRect, size: int) -> None:
        theme, letters = self._theme, self._letters
        painter.setFont(letters.font(size, bold=badge.turn))
        if badge.turn:
            high = min(place.height(), letters.chip(size))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.accent))
            painter.drawRoundedRect(_middle(place, high), high / 2, high / 2)
        painter.setPen(colour(theme.on_accent if badge.turn else theme.text))
        align = Qt.AlignmentFlag.AlignCenter if badge.turn else _LEFT
        painter.drawText(place, align, badge.words)


def _between(_badge: Badge, after: Badge) -> int:
    """How far two badges lie apart: a frame has air of its own."""
    return CLOSE if after.turn else _APART


def _middle(place: QRect, high: int) -> QRectF:
    """The middle of a line, so high."""
    return QRectF(place.left(), place.top() + (place.height() - high) / 2, place.width(), high)
