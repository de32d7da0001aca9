"""The words under stock and discard pile: how many cards they hold, and the way to look through the pile."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from scala40.engine.view import PublicRound
from scala40.texts.asked import AskedTexts
from scala40.texts.cards import CardTexts
from scala40.texts.spoken import SpokenTexts
from scala40.texts.table_page import TableTexts
from scala40.views.soon import Soon
from scala40.views.stills import Still
from scala40.views.table.holding import show_when_held
from scala40.views.table.layout import CHIP
from scala40.views.table.piles import DiscardPile, StockPile
from scala40.views.theme import Theme, colour, font

_AIR = 8
"""Beside the words of a caption, in logical pixels; the chip of the one that is a button reaches so far."""
_CLEAR = 3
"""Above and below that chip in a low line, in logical pixels."""


def chip_height(theme: Theme, line: int) -> int:
    """How high the chip of a caption is in a line of that height, both in logical pixels."""
    return min(theme.px(CHIP), line - 2 * _CLEAR)


class Captions(QWidget):
    """Two captions side by side, each under its pile; the second is a button where the pile may be browsed."""

    browse_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = ("", "")
        self._middles = (0, 0)
        self.places = (QRect(), QRect())
        self._browsable = False
        self._shown: object = None
        self._soon = Soon(self, self.update)
        self._still = Still(self)
        show_when_held(self)

    def show_counts(self, stock: int, pile: int, *, browsable: bool) -> None:
        """Show how many cards stock and pile hold."""
        texts = TableTexts()
        self._words = (texts.stock(stock), texts.discard_pile(pile))
        self._browsable = browsable
        self.setToolTip(texts.browse_pile() if browsable else "")
        self._arrange()

    def place(self, line: QRect, stock: QRect, pile: QRect) -> None:
        """Lie in `line`, the captions centred under the bodies of stock and pile where both have room so."""
        middles = (stock.center().x() - line.left(), pile.center().x() - line.left())
        if (line, middles) != (self.geometry(), self._middles):
            self.setGeometry(line)
            self._middles = middles
            self._arrange()

    def _arrange(self) -> None:
        """Two long captions give way to each other: the first to the left, the second to the right."""
        metrics = QFontMetrics(self._font())
        widths = [metrics.horizontalAdvance(words) + 2 * _AIR for words in self._words]
        first, second = (middle - width // 2 for middle, width in zip(self._middles, widths, strict=True))
        over = max(0, first + widths[0] - second)
        aside = min((over + 1) // 2, max(0, first))
        first = max(0, first - aside)
        second = max(first, min(second + over - aside, self.width() - widths[1]))
        room = min(widths[0], second - first)
        self.places = (QRect(first, 0, room, self.height()), QRect(second, 0, widths[1], self.height()))
        shown = (self._words, self.places, self._browsable)
        if shown != self._shown:
            self._shown = shown
            self._soon.ask()

    def _font(self) -> QFont:
        return font(self._theme, self._theme.text_px, QFont.Weight.Medium)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._browsable and self.places[1].contains(event.position().toPoint()):
            self.browse_wanted.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._still.show(self._shown, self._paint)

    def _paint(self, painter: QPainter) -> None:
        theme = self._theme
        painter.setFont(self._font())
        metrics = QFontMetrics(painter.font())
        for number, (words, place) in enumerate(zip(self._words, self.places, strict=True)):
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, place.width() - _AIR)
            wide = metrics.horizontalAdvance(shown)
            if number == 1 and self._browsable:
                high = chip_height(theme, place.height())
                left, top = place.center().x() - wide / 2 - _AIR, place.center().y() - high / 2
                chip = QRectF(left, top, wide + 2 * _AIR, high)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour(theme.plate))
                painter.drawRoundedRect(chip, high / 2, high / 2)
            painter.setPen(colour(theme.felt_text))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, shown)


def show_piles(public: PublicRound, stock: StockPile, pile: DiscardPile, captions: Captions) -> None:
    """Show stock and discard pile as everybody sees them, with their names for the ear and the words under them."""
    spoken, discards = SpokenTexts(), public.discards
    stock.show_stock(public.stock, spoken.stock(public.stock), spoken.how_to_draw())
    top = CardTexts().spoken(discards[-1]) if discards else ""
    said = spoken.discard_pile(top, len(discards)) if discards else spoken.empty_pile()
    how = AskedTexts().how_to_buy() if public.phase == "buy" else spoken.how_to_discard()
    pile.show_pile(discards, said, how, only_top=public.rules.pile_visible == "top")
    browsable = public.rules.pile_visible == "all" and len(discards) > 1
    captions.show_counts(public.stock, len(discards), browsable=browsable)
