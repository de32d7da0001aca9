"""Cards to look at for a moment: some rows of small cards with a heading, while the pointer or the focus rests."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scala40.engine.cards import Card
from scala40.views.cards.art import CardArt, card_height, shadow_margin
from scala40.views.dressing import dressed
from scala40.views.theme import TILE_RADIUS, Theme, colour, faded, font

CARD = 56
_AIR = 12
_EDGE = 16


class PeekRow(msgspec.Struct, frozen=True):
    """A heading and cards, each with words under it."""

    heading: str
    cards: tuple[tuple[Card, str], ...]


class Peek(QWidget):
    """Lies over the felt and takes neither mouse nor keys; whoever shows it puts it away."""

    def __init__(self, art: CardArt, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._theme = theme
        self.rows: tuple[PeekRow, ...] = ()
        self._card = CARD
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # Laid out once for what is asked: in another dress it is asked for anew.
        dressed(self, self.hide)

    def show_rows(self, rows: Sequence[PeekRow], near: QRect, within: QRect) -> None:
        """Show these rows above `near` and inside `within`; where there is no room they cover it, but nothing below."""
        self.rows = tuple(row for row in rows if row.cards)
        if not self.rows:
            self.hide()
            return
        self._card = self._theme.grown(CARD)
        headings = QFontMetrics(self._heading_font())
        wide = max(
            max(headings.horizontalAdvance(row.heading) for row in self.rows),
            max(len(row.cards) * self._step() - _AIR for row in self.rows),
        )
        width = min(within.width() - 16, wide + 2 * _EDGE)
        height = 2 * _EDGE - _AIR + sum(self._row_height(row, width) + _AIR for row in self.rows)
        x = max(within.left() + 8, min(near.right() - width, within.right() - width - 8))
        y = max(within.top() + 8, near.top() - height - 8)
        self.setGeometry(x, y, width, height)
        self.show()
        self.raise_()
        self.update()

    def _heading_font(self) -> QFont:
        return font(self._theme, self._theme.text_px, QFont.Weight.DemiBold)

    def _words_font(self) -> QFont:
        return font(self._theme, self._theme.text_px)

    def _step(self) -> int:
        """How far apart the cards lie: no words under one run into those under the next."""
        words = [words for row in self.rows for _, words in row.cards]
        widest = max((QFontMetrics(self._words_font()).horizontalAdvance(each) for each in words), default=0)
        return max(self._card, widest) + _AIR

    def _columns(self, width: int) -> int:
        return max(1, (width - 2 * _EDGE + _AIR) // self._step())

    def _line_height(self, row: PeekRow) -> int:
        worded = any(words for _, words in row.cards)
        return card_height(self._card) + (QFontMetrics(self._words_font()).height() + 4 if worded else 0)

    def _row_height(self, row: PeekRow, width: int) -> int:
        lines = -(-len(row.cards) // self._columns(width))
        heading = QFontMetrics(self._heading_font()).height() + 6
        return heading + lines * self._line_height(row) + (lines - 1) * 8

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(colour(theme.surface))
            painter.setPen(QPen(faded(theme.text_muted, 0.6), 1))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), TILE_RADIUS, TILE_RADIUS)
            y = _EDGE
            for row in self.rows:
                self._paint_row(painter, row, y)
                y += self._row_height(row, self.width()) + _AIR

    def _paint_row(self, painter: QPainter, row: PeekRow, top: int) -> None:
        step, columns, margin = self._step(), self._columns(self.width()), shadow_margin(self._card)
        heading = QFontMetrics(self._heading_font()).height()
        painter.setPen(colour(self._theme.text))
        painter.setFont(self._heading_font())
        room = QRect(_EDGE, top, self.width() - 2 * _EDGE, heading)
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft, row.heading)
        painter.setFont(self._words_font())
        for place, (card, words) in enumerate(row.cards):
            line, column = divmod(place, columns)
            x = _EDGE + column * step
            y = top + heading + 6 + line * (self._line_height(row) + 8)
            middle = x + (step - _AIR - self._card) // 2
            picture = self._art.pixmap(card, self._card, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(middle - margin, y - margin), picture)
            under = QRect(x, y + card_height(self._card) + 2, step - _AIR, 1000)
            painter.drawText(under, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, words)
