"""All cards of the discard pile laid open, where the rules of the table let them be looked at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scala40.engine.cards import Card
from scala40.texts.cards import CardTexts
from scala40.texts.table_page import TableTexts
from scala40.views.cards.art import CardArt, card_height, index_column, shadow_margin
from scala40.views.theme import TILE_RADIUS, Theme, colour, faded, font

CARD = 62


class PileBrowser(QWidget):
    """A panel over the felt; the top card comes first. Any key or click puts it away."""

    closed = Signal()

    def __init__(self, art: CardArt, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._theme = theme
        self.cards: tuple[Card, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def show_pile(self, cards: Sequence[Card], near: QRect, within: QRect) -> None:
        """Show the cards, the top one first, beside `near` and inside `within`."""
        self.cards = tuple(reversed(cards))
        self.setAccessibleName(TableTexts().browse_pile())
        self.setAccessibleDescription(CardTexts().listed(self.cards, spoken=True))
        room = max(240, within.right() - near.right() - 40)
        step, rows, columns = self._grid(room - 36)
        title = QFontMetrics(font(self._theme, self._theme.text_px, QFont.Weight.DemiBold)).horizontalAdvance(
            TableTexts().browse_pile()
        )
        width = max(self._card + (columns - 1) * step, title + 8) + 36
        height = self._theme.px(34) + rows * (card_height(self._card) + 10) + 16
        x = min(near.right() + 18, within.right() - width - 8)
        y = max(within.top() + 8, min(near.top() - 20, within.bottom() - height - 8))
        self.setGeometry(max(8, x), y, width, min(height, within.height() - 16))
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    @property
    def _card(self) -> int:
        """The width of a card, zoomed."""
        return self._theme.grown(CARD)

    def _grid(self, room: int) -> tuple[int, int, int]:
        """Step, rows and columns of the cards in a width of `room` pixels."""
        count = max(1, len(self.cards))
        step = max(index_column(self._card, self._art.options) + 2, round(self._card * 0.44))
        columns = max(1, min(count, (room - self._card) // step + 1))
        return step, -(-count // columns), columns

    def put_away(self) -> None:
        """Close the panel."""
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def keyPressEvent(self, _event: QKeyEvent) -> None:
        self.put_away()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.put_away()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(colour(theme.surface))
            painter.setPen(QPen(faded(theme.text_muted, 0.6), 1))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), TILE_RADIUS, TILE_RADIUS)
            painter.setFont(font(theme, theme.text_px, QFont.Weight.DemiBold))
            painter.setPen(colour(theme.text))
            title = QRect(18, 8, self.width() - 36, theme.px(26))
            painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, TableTexts().browse_pile())
            step, _, columns = self._grid(self.width() - 36)
            margin = shadow_margin(self._card)
            for place, card in enumerate(self.cards):
                row, column = divmod(place, columns)
                x = 18 + column * step - margin
                y = theme.px(34) + 6 + row * (card_height(self._card) + 10) - margin
                painter.drawPixmap(QPointF(x, y), self._art.pixmap(card, self._card, self.devicePixelRatioF()))
