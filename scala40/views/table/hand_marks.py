"""What is drawn over the cards of the hand: the band round a pinned group, and brackets under melds and near-melds."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scala40.views.stills import Still
from scala40.views.table.suit_text import natural_width, paint_suited, suited
from scala40.views.theme import Theme, colour, faded, font

BAND_AT = 0.66
"""How far down a card the band lies, as a share of its height."""
BRACKET = 7
"""The height of a bracket, in logical pixels."""
_STEP = 8
"""In such steps words under brackets move aside, in logical pixels."""


class Band(msgspec.Struct, frozen=True):
    """The pinned cards of one group where they lie, from left to right."""

    bodies: tuple[tuple[int, int, int, int], ...]
    """Left, top, the width that shows, and the height of each."""


class Mark(msgspec.Struct, frozen=True):
    """One bracket: from where to where, how it is drawn, and what is written under it where there is room."""

    left: int
    right: int
    whole: bool
    """True for a meld, False where a card is missing."""
    words: str = ""
    at: int = 0
    """Where the words begin."""


class HandMarks(QWidget):
    """Lies over the cards and lets the mouse through."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._bands: Sequence[Band] = ()
        self._marks: Sequence[Mark] = ()
        self._under = 0
        self._still = Still(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_marks(self, bands: Sequence[Band], marks: Sequence[Mark], under: int) -> None:
        """Draw these; `under` is the lower edge of the cards."""
        if (list(bands), list(marks), under) != (list(self._bands), list(self._marks), self._under):
            self._bands, self._marks, self._under = tuple(bands), tuple(marks), under
            self.update()

    @property
    def bands(self) -> Sequence[Band]:
        """The bands drawn now."""
        return self._bands

    @property
    def marks(self) -> Sequence[Mark]:
        """The brackets drawn now."""
        return self._marks

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._bands or self._marks:
            self._still.show((self._bands, self._marks, self._under), self._paint)

    def _paint(self, painter: QPainter) -> None:
        for band in self._bands:
            self._paint_band(painter, band)
        for mark in self._marks:
            self._paint_bracket(painter, mark)

    def _paint_band(self, painter: QPainter, band: Band) -> None:
        theme = self._theme
        thick = max(5.0, band.bodies[0][3] * 0.045)
        for left, top, width, height in band.bodies:
            strip = QRectF(left - 1, top + height * BAND_AT, width + 2, thick)
            painter.fillRect(strip, QColor(theme.on_accent))
            painter.fillRect(strip.adjusted(0, 1.2, 0, -1.2), colour(theme.accent))
        left, top, _, height = band.bodies[0]
        size = max(15.0, height * 0.125)
        self._paint_pin(painter, QPointF(left + size * 0.72, top + height * BAND_AT + thick / 2), size)

    def _paint_pin(self, painter: QPainter, centre: QPointF, size: float) -> None:
        """A drawing pin seen from the side, on a disc, so that the group is told by shape as well as by colour."""
        theme = self._theme
        painter.setPen(QPen(QColor(theme.on_accent), 1.2))
        painter.setBrush(colour(theme.accent))
        painter.drawEllipse(centre, size / 2, size / 2)
        painter.save()
        painter.translate(centre)
        painter.rotate(35)
        unit = size / 20
        pin = QPainterPath()
        pin.addRoundedRect(QRectF(-3.6 * unit, -7 * unit, 7.2 * unit, 2.2 * unit), unit, unit)
        pin.addRect(QRectF(-2.2 * unit, -5 * unit, 4.4 * unit, 5 * unit))
        pin.addRoundedRect(QRectF(-4.6 * unit, -0.4 * unit, 9.2 * unit, 2.2 * unit), unit, unit)
        pin.addRect(QRectF(-0.7 * unit, 1.6 * unit, 1.4 * unit, 5.6 * unit))
        pin.setFillRule(Qt.FillRule.WindingFill)
        painter.fillPath(pin, QColor(theme.on_accent))
        painter.restore()

    def _paint_bracket(self, painter: QPainter, mark: Mark) -> None:
        theme = self._theme
        top = self._under + 2.0
        pen = QPen(colour(theme.accent), 2)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if not mark.whole:
            pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        left, right, low = mark.left + 3.0, mark.right - 3.0, top + BRACKET - 2
        path = QPainterPath(QPointF(left, top))
        path.lineTo(left, low)
        path.lineTo(right, low)
        path.lineTo(right, top)
        painter.drawPath(path)
        if mark.words:
            self._paint_caption(painter, mark, round(low) + 1)

    def _paint_caption(self, painter: QPainter, mark: Mark, top: int) -> None:
        theme, used = self._theme, caption_font(self._theme)
        high = QFontMetrics(used).height()
        if top + high > self.height() + 2:
            return
        layout = suited(mark.words, theme, used, 10_000)
        spot = QRectF(mark.at, top + 1, natural_width(layout) + 12, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.plate, 1.4) if colour(theme.plate).alphaF() < 0.7 else colour(theme.plate))
        painter.drawRoundedRect(spot, high / 2, high / 2)
        paint_suited(painter, layout, QPointF(spot.left() + 6, spot.top()), theme.text)


def caption_font(theme: Theme) -> QFont:
    """The font of the words under a bracket."""
    return font(theme, theme.text_px, QFont.Weight.DemiBold)


def with_room(marks: Sequence[Mark], theme: Theme, width: int) -> list[Mark]:
    """The same brackets from left to right, with their words where these find room in `width` pixels, else without.

    Words stand in the middle of their bracket; where that is not free they move aside, as long as their own middle
    still lies under their bracket. Where not all find room, those go first that reach furthest beyond their bracket.
    """
    wide = [caption_width(mark.words, theme) if mark.words else 0 for mark in marks]
    taken: dict[int, int] = {}
    ranks = sorted(
        (number for number, mark in enumerate(marks) if mark.words), key=lambda number: _beyond(marks, wide, number)
    )
    for number in ranks:
        taken = _places(marks, wide, sorted([*taken, number]), width) or taken
    return [
        replace(mark, at=taken[number]) if number in taken else replace(mark, words="")
        for number, mark in enumerate(marks)
    ]


def _places(marks: Sequence[Mark], wide: Sequence[int], numbers: Sequence[int], width: int) -> dict[int, int] | None:
    """Where the words of these brackets begin, by number; None where they have no room together.

    None of them moves further aside than another needs.
    """
    most = max(marks[number].right - marks[number].left for number in numbers) // 2 + _STEP
    if _within(marks, wide, numbers, width, most) is None:
        return None
    ways = (_within(marks, wide, numbers, width, aside) for aside in range(0, most + _STEP, _STEP))
    return next(way for way in ways if way is not None)


def _within(
    marks: Sequence[Mark], wide: Sequence[int], numbers: Sequence[int], width: int, aside: int
) -> dict[int, int] | None:
    """The same with no words further than so many pixels from the middle of their bracket."""
    least, most, free = {}, {}, 0
    for number in numbers:
        left, right, half = marks[number].left, marks[number].right, wide[number] // 2
        middle = (left + right) // 2
        least[number] = max(free, left - half, middle - half - aside)
        most[number] = min(width - wide[number], right - half, middle - half + aside)
        if least[number] > most[number]:
            return None
        free = least[number] + wide[number]
    found, free = {}, width
    for number in reversed(numbers):
        middle = (marks[number].left + marks[number].right) // 2
        reach = min(most[number], free - wide[number])
        found[number] = free = max(least[number], min(reach, middle - wide[number] // 2))
    return found


def _beyond(marks: Sequence[Mark], wide: Sequence[int], number: int) -> int:
    """By how many pixels words reach beyond their bracket."""
    return max(0, wide[number] - (marks[number].right - marks[number].left))


def caption_width(words: str, theme: Theme) -> int:
    """How wide the words under a bracket are, with the plate that they stand on."""
    return QFontMetrics(caption_font(theme)).horizontalAdvance(words) + 16
