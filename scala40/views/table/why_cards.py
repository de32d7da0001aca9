"""Cards in a row to look at, painted: what a computer player held, and what lay on the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from scala40.engine.cards import Card
from scala40.views.cards.art import CardArt, card_height, index_column, shadow_margin
from scala40.views.theme import Theme, colour

_MARK = 4
"""The height of the bar under a marked card, in logical pixels."""


class CardStrip(QWidget):
    """Cards that overlap so that every index shows; they close up where the strip is narrow, but no index is hidden."""

    def __init__(
        self,
        cards: Sequence[Card],
        art: CardArt,
        theme: Theme,
        width: int,
        *,
        faces: Sequence[Card] = (),
        marked: Card | None = None,
    ) -> None:
        """`width` is that of a card; `faces` are the cards that stand in a meld, a joker's included."""
        super().__init__()
        self._cards = tuple(cards)
        self._faces = tuple(faces)
        self._art = art
        self._theme = theme
        self._card = width
        self._marked = marked
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _least_step(self) -> int:
        return index_column(self._card, self._art.options) + 1

    def _step(self, width: int) -> int:
        gaps = max(1, len(self._cards) - 1)
        room = (width - self._card - 2 * shadow_margin(self._card)) // gaps
        return max(self._least_step(), min(round(self._card * 0.62), room))

    def _high(self) -> int:
        margin = 2 * shadow_margin(self._card)
        return card_height(self._card) + margin + (_MARK + 4 if self._marked is not None else 0)

    def sizeHint(self) -> QSize:
        margin = 2 * shadow_margin(self._card)
        step = self._least_step() if self._faces else round(self._card * 0.62)
        return QSize(self._card + step * max(0, len(self._cards) - 1) + margin, self._high())

    def minimumSizeHint(self) -> QSize:
        margin = 2 * shadow_margin(self._card)
        return QSize(self._card + self._least_step() * max(0, len(self._cards) - 1) + margin, self._high())

    def paintEvent(self, _event: QPaintEvent) -> None:
        step = self._step(self.width())
        margin = shadow_margin(self._card)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, card in enumerate(self._cards):
                stands_for = self._faces[place] if self._faces and card.is_joker else None
                picture = self._art.pixmap(card, self._card, self.devicePixelRatioF(), stands_for=stands_for)
                painter.drawPixmap(QPointF(place * step, 0), picture)
                if card == self._marked:
                    seen = self._card if place == len(self._cards) - 1 else min(step - 2, self._card)
                    top = card_height(self._card) + 2 * margin
                    painter.setPen(QPen(Qt.PenStyle.NoPen))
                    painter.setBrush(colour(self._theme.accent))
                    painter.drawRoundedRect(QRectF(margin + place * step, top, seen, _MARK), 2, 2)
