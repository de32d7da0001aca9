"""Draws the scenes of the rule book: the table with its parts named, the steps of a turn, the stock made anew."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF, QRadialGradient

from scala40.engine.cards import Card
from scala40.texts.rule_figures import IN_SCENES, Figure
from scala40.views.cards.art import CardArt, card_height, shadow_margin
from scala40.views.theme import PANEL_RADIUS, Theme, colour, font

LINE: Final = 520
"""The longest line of the rule book, some 72 letters, in logical pixels before the player's text size."""
_RIGHT: Final = 26
"""The room for the arrow between two steps of a turn that stand side by side."""
_DOWN: Final = 26
"""The room for the arrow between two steps that stand below each other."""


def scene_height(figure: Figure, width: float, theme: Theme, card: int) -> float:
    """How high a scene is at a width, all in logical pixels; `card` is the width of a card."""
    whole = _whole_width(width, theme)
    return _height(figure, whole, theme, card) * width / whole


def _whole_width(width: float, theme: Theme) -> float:
    """The width that a scene is drawn for; in a narrower place it is made smaller as a whole."""
    return max(width, theme.px(LINE))


def _height(figure: Figure, width: float, theme: Theme, card: int) -> float:
    line = QFontMetricsF(font(theme, theme.text_px)).height()
    match figure.scene:
        case "table":
            return 34 + card_height(card) * 2.9 + line * 4
        case "turn" if _stacked(figure, width, theme):
            return 3 * (line * 2 + 36) + 2 * _DOWN
        case "turn":
            return card_height(card) * 0.8 + line * 2 + 46
    return card_height(card) + line * 2 + 46


def draw_scene(
    painter: QPainter, figure: Figure, width: float, art: CardArt, theme: Theme, card: int, dpr: float
) -> None:
    """Draw a scene `width` logical pixels wide from the painter's origin."""
    whole = _whole_width(width, theme)
    painter.scale(width / whole, width / whole)
    place = QRectF(0, 0, whole, _height(figure, whole, theme, card))
    drawn = _Scene(painter, art, theme, card, dpr)
    match figure.scene:
        case "table":
            drawn.table(place, figure.words, figure.clockwise)
        case "turn":
            drawn.turn(place, figure.words, _stacked(figure, whole, theme))
        case _:
            drawn.reshuffle(place, figure.words)


def _stacked(figure: Figure, width: float, theme: Theme) -> bool:
    """Whether the steps of a turn stand below each other, since side by side their words have no room."""
    bold = QFontMetricsF(font(theme, theme.text_px, QFont.Weight.DemiBold))
    widest = max(bold.horizontalAdvance(word) for word in figure.words)
    return 3 * (widest + 14) + 2 * _RIGHT > width


class _Scene:
    """A painter with the card art, the theme and the size of cards at hand."""

    def __init__(self, painter: QPainter, art: CardArt, theme: Theme, card: int, dpr: float) -> None:
        self._painter = painter
        self._art = art
        self._theme = theme
        self._card = card
        self._dpr = dpr
        self._font = font(theme, theme.text_px)
        self._bold = font(theme, theme.text_px, QFont.Weight.DemiBold)
        self._line = QFontMetricsF(self._font).height()

    def table(self, place: QRectF, words: Sequence[str], clockwise: bool) -> None:
        """The table from above, each part with its name."""
        dealer, direction, stock, pile, meld, joker, hand = words
        self._felt(place)
        high, card = card_height(self._card), self._card
        seats = [place.left() + place.width() * share for share in (0.16, 0.5, 0.84)]
        top = place.top() + 30
        for number, x in enumerate(seats):
            self._seat(QPointF(x, top), number, dealer=number == 0)
        self._label(QPointF(seats[0], top + 22), dealer)
        for left, right in pairwise(seats):
            self._arrow(QPointF((left + right) / 2, top), 1 if clockwise else -1)
        self._label(QPointF((seats[0] + seats[1]) / 2 + place.width() * 0.02, top + 22), direction)
        y = top + 22 + self._line + 20
        x = place.left() + place.width() * 0.06
        for depth in (3, 2, 1, 0):
            self._back(QPointF(x - depth * 1.5, y - depth * 1.5))
        self._label(QPointF(x + card / 2, y + high + 8), stock)
        x = place.left() + place.width() * 0.245
        for shift, one in zip(((-6, 3), (5, -2), (0, 0)), IN_SCENES.pile, strict=True):
            self._face(one, QPointF(x + shift[0], y + shift[1]))
        self._label(QPointF(x + card / 2, y + high + 8), pile)
        step = card * 0.62
        x = place.left() + place.width() * 0.45
        self._row(IN_SCENES.group, QPointF(x, y), step)
        middle = x + (card + 2 * step) / 2
        self._label(QPointF(middle, y + high + 8), meld)
        taken = middle + self._wide(meld) / 2 + 14
        x = place.left() + place.width() * 0.725
        self._row(IN_SCENES.meld, QPointF(x, y), step)
        middle = min(x + (card + 2 * step) / 2, place.right() - self._wide(joker) / 2 - 14)
        self._label(QPointF(middle, y + high + 8), joker, second=middle - self._wide(joker) / 2 - 8 < taken)
        y = place.bottom() - high - 12
        wide = card + (len(IN_SCENES.hand) - 1) * card * 0.7
        x = place.center().x() - wide / 2
        self._row(IN_SCENES.hand, QPointF(x, y), card * 0.7)
        self._label(QPointF(place.center().x(), y - self._line - 16), hand)

    def turn(self, place: QRectF, words: Sequence[str], stacked: bool) -> None:
        """Three steps with arrows between them."""
        if stacked:
            high = (place.height() - 2 * _DOWN) / 3
            for number in range(3):
                box = QRectF(place.left(), place.top() + number * (high + _DOWN), place.width(), high)
                self._step(box, number, words[number], words[number + 3], below=False)
                if number:
                    self._arrow_down(QPointF(place.left() + self._card, box.top() - _DOWN / 2))
            return
        wide = (place.width() - 2 * _RIGHT) / 3
        for number in range(3):
            box = QRectF(place.left() + number * (wide + _RIGHT), place.top(), wide, place.height())
            self._step(box, number, words[number], words[number + 3], below=True)
            if number:
                self._arrow(QPointF(box.left() - _RIGHT / 2, box.center().y()), 1, ink=self._theme.text_muted)

    def _step(self, box: QRectF, number: int, title: str, note: str, *, below: bool) -> None:
        """A step of a turn: its cards with the words below them, or on their right."""
        theme, painter = self._theme, self._painter
        self._panel(box)
        small = round(self._card * (0.72 if below else 0.62))
        wide = small + 2 * small * 0.62
        x = box.center().x() - wide / 2 if below else box.left() + 14
        y = box.top() + 12 if below else box.center().y() - card_height(small) / 2
        if number == 0:
            self._back(QPointF(x, y), small)
            self._face(IN_SCENES.pile[-1], QPointF(x + wide - small, y), small)
        elif number == 1:
            self._row(IN_SCENES.meld, QPointF(x, y), small * 0.62, small)
        else:
            self._face(IN_SCENES.hand[-1], QPointF(x + (wide - small) / 2, y), small)
        align = Qt.AlignmentFlag.AlignHCenter if below else Qt.AlignmentFlag.AlignLeft
        left = box.left() + 6 if below else box.left() + wide + 34
        top = y + card_height(small) + 10 if below else box.center().y() - self._line - 1
        text = QRectF(left, top, box.right() - 6 - left, self._line)
        painter.setFont(self._bold)
        painter.setPen(colour(theme.text))
        painter.drawText(text, align, title)
        painter.setFont(self._font)
        painter.setPen(colour(theme.text_muted))
        painter.drawText(text.translated(0, self._line + 2), align, note)

    def reshuffle(self, place: QRectF, words: Sequence[str]) -> None:
        """The discards but the top one become the stock."""
        pile, stays, stock = words
        self._panel(place)
        high, card = card_height(self._card), self._card
        y = place.top() + 12 + self._line + 6
        shares = (0.2, 0.8)
        left, right = (place.left() + place.width() * share for share in shares)
        fan = (*IN_SCENES.hand[:4], *IN_SCENES.pile)
        step = card * 0.3
        wide = card + step * (len(fan) - 1)
        x = max(place.left() + 16, left - wide / 2)
        self._row(fan, QPointF(x, y), step)
        body = QRectF(x + step * (len(fan) - 1), y, card, high)
        self._painter.setPen(QPen(colour(self._theme.accent), self._theme.line_width + 0.5))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRoundedRect(body.adjusted(-1, -1, 1, 1), card / 10, card / 10)
        self._text(QPointF(x, y - self._line - 6), pile)
        self._text(QPointF(x, y + high + 8), stays)
        arrow = (x + wide + right - card / 2) / 2
        self._arrow(QPointF(arrow, y + high / 2), 1, ink=self._theme.text_muted)
        for depth in (4, 3, 2, 1, 0):
            self._back(QPointF(right - card / 2 - depth * 1.5, y - depth * 1.5))
        self._text(QPointF(right - card / 2, y - self._line - 8), stock)

    # Parts

    def _felt(self, place: QRectF) -> None:
        theme = self._theme
        light = QRadialGradient(place.center(), place.width() * 0.7)
        light.setColorAt(0.0, colour(theme.felt_centre))
        light.setColorAt(0.5, colour(theme.felt))
        light.setColorAt(1.0, colour(theme.felt_edge))
        self._painter.setPen(QPen(colour(theme.line), 1))
        self._painter.setBrush(light)
        self._painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), PANEL_RADIUS, PANEL_RADIUS)

    def _panel(self, place: QRectF) -> None:
        self._painter.setPen(QPen(colour(self._theme.line), 1))
        self._painter.setBrush(colour(self._theme.surface_raised))
        self._painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), PANEL_RADIUS, PANEL_RADIUS)

    def _seat(self, middle: QPointF, seat: int, *, dealer: bool) -> None:
        """A disc for a player; the dealer's has the mark of the table page."""
        painter, theme = self._painter, self._theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.seat_colours[seat + 1]))
        painter.drawEllipse(middle, 17, 17)
        painter.setBrush(colour("#ffffff"))
        painter.drawEllipse(middle - QPointF(0, 4), 5, 5)
        painter.drawChord(QRectF(middle.x() - 9, middle.y() + 3, 18, 16), 0, 180 * 16)
        if not dealer:
            return
        mark = middle + QPointF(14, 11)
        painter.setPen(QPen(colour(theme.felt_edge), 1.5))
        painter.setBrush(colour(theme.felt_text))
        painter.drawEllipse(mark, 10, 10)
        painter.setPen(QPen(colour(theme.felt_text), 1))
        painter.setBrush(colour(theme.on_accent))
        for tilt, shift in ((-16, -1.8), (14, 1.8)):
            painter.save()
            painter.translate(mark + QPointF(shift, 0))
            painter.rotate(tilt)
            painter.drawRoundedRect(QRectF(-3.4, -5.2, 6.8, 10), 1.5, 1.5)
            painter.restore()

    def _label(self, middle: QPointF, text: str, *, second: bool = False) -> None:
        """Words on a plate, centred below a point; in a second line where the first is taken."""
        wide = self._wide(text) + 16
        top = middle.y() + (self._line + 8 if second else 0)
        plate = QRectF(middle.x() - wide / 2, top, wide, self._line + 4)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(colour(self._theme.plate))
        self._painter.drawRoundedRect(plate, 7, 7)
        self._painter.setFont(self._font)
        self._painter.setPen(colour(self._theme.felt_text))
        self._painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)

    def _text(self, corner: QPointF, text: str) -> None:
        self._painter.setFont(self._font)
        self._painter.setPen(colour(self._theme.text_muted))
        self._painter.drawText(corner + QPointF(0, QFontMetricsF(self._font).ascent()), text)

    def _wide(self, text: str) -> float:
        return QFontMetricsF(self._font).horizontalAdvance(text)

    def _arrow(self, middle: QPointF, turn: int, *, ink: str = "") -> None:
        self._arrow_between(middle - QPointF(11 * turn, 0), middle + QPointF(11 * turn, 0), QPointF(-6 * turn, 6), ink)

    def _arrow_down(self, middle: QPointF) -> None:
        self._arrow_between(middle - QPointF(0, 9), middle + QPointF(0, 9), QPointF(6, -6), self._theme.text_muted)

    def _arrow_between(self, start: QPointF, tip: QPointF, barb: QPointF, ink: str) -> None:
        pen = QPen(colour(ink or self._theme.felt_text), 2.4)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._painter.setPen(pen)
        self._painter.drawLine(start, tip)
        other = QPointF(barb.x(), -barb.y()) if start.y() == tip.y() else QPointF(-barb.x(), barb.y())
        self._painter.drawPolyline(QPolygonF([tip + barb, tip, tip + other]))

    def _row(self, cards: Sequence[Card], corner: QPointF, step: float, width: int | None = None) -> None:
        for number, one in enumerate(cards):
            self._face(one, QPointF(round(corner.x() + number * step), corner.y()), width)

    def _face(self, one: Card, corner: QPointF, width: int | None = None) -> None:
        wide = width or self._card
        margin = shadow_margin(wide)
        stands_for = IN_SCENES.stands_for if one.is_joker else None
        picture = self._art.pixmap(one, wide, self._dpr, stands_for=stands_for)
        self._painter.drawPixmap(corner - QPointF(margin, margin), picture)

    def _back(self, corner: QPointF, width: int | None = None) -> None:
        wide = width or self._card
        margin = shadow_margin(wide)
        self._painter.drawPixmap(corner - QPointF(margin, margin), self._art.back_pixmap(wide, self._dpr))
