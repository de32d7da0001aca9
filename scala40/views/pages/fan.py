"""A fan of cards, as one holds them: the picture beside the name of the game."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scala40.engine.cards import Card
from scala40.views.cards.art import CardArt, card_height, shadow_margin

_CARDS = tuple(Card(number) for number in (48, 49, 50, 51, 39))
"""10, jack, queen, king and ace of spades."""
_TURN = 9.5
"""Degrees from one card to the next."""
_PIVOT = 2.3
"""How far below the middle of a card the hand holds the fan, in heights of a card."""


class CardFan(QWidget):
    """Five cards of a run in a fan; no control, only to look at."""

    def __init__(self, art: CardArt, width: int = 150, parent: QWidget | None = None) -> None:
        """`width` is that of one card in logical pixels."""
        super().__init__(parent)
        self.art = art
        self._width = width
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_card_width(self, width: int) -> None:
        """Draw the cards this wide, in logical pixels."""
        if width != self._width:
            self._width = width
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        tall = card_height(self._width)
        widest = math.radians(_TURN * (len(_CARDS) - 1) / 2)
        reach = (_PIVOT * tall + tall / 2) * math.sin(widest) + self._width / 2 * math.cos(widest)
        drop = _PIVOT * tall * (1 - math.cos(widest)) + self._width / 2 * math.sin(widest)
        margin = shadow_margin(self._width)
        return QSize(round(2 * reach) + 2 * margin, round(tall + drop) + 2 * margin)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tall = card_height(self._width)
        margin = shadow_margin(self._width)
        # Turned pictures stay sharp when they are drawn from larger ones.
        ratio = self.devicePixelRatioF() * 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            pivot = QPointF(self.width() / 2, margin + tall / 2 + _PIVOT * tall)
            for place, card in enumerate(_CARDS):
                painter.save()
                painter.translate(pivot)
                painter.rotate(_TURN * (place - (len(_CARDS) - 1) / 2))
                corner = QPointF(-self._width / 2 - margin, -_PIVOT * tall - tall / 2 - margin)
                painter.drawPixmap(corner, self.art.pixmap(card, self._width, ratio))
                painter.restore()
