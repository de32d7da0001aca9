"""The words under stock and discard pile: how many cards they hold, and the way to look through the pile."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from scala40.engine.view import PublicRound
from scala40.texts.cards import CardTexts
from scala40.texts.spoken import SpokenTexts
from scala40.texts.table_page import TableTexts
from scala40.views.table.piles import DiscardPile, StockPile
from scala40.views.theme import Theme, colour, font


class Captions(QWidget):
    """Two captions side by side, each under its pile; the second is a button where the pile may be browsed."""

    browse_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = ("", "")
        self._places = (QRect(), QRect())
        self._browsable = False

    def show_counts(self, stock: int, pile: int, *, browsable: bool) -> None:
        """Show how many cards stock and pile hold."""
        texts = TableTexts()
        self._words = (texts.stock(stock), texts.discard_pile(pile))
        self._browsable = browsable
        self.setToolTip(texts.browse_pile() if browsable else "")
        self.update()

    def place(self, line: QRect, stock: QRect, pile: QRect) -> None:
        """Lie in `line`, the captions centred under the bodies of stock and pile."""
        self.setGeometry(line)
        middle = (stock.right() + pile.left()) // 2 - line.left()
        right = pile.center().x() - line.left()
        reach = min(right - middle + 24, line.width() - right)
        self._places = (
            QRect(0, 0, middle - 4, line.height()),
            QRect(max(middle, right - reach), 0, 2 * reach, line.height()),
        )
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._browsable and self._places[1].contains(event.position().toPoint()):
            self.browse_wanted.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(font(theme, 13, QFont.Weight.Medium))
            metrics = QFontMetrics(painter.font())
            for number, (words, place) in enumerate(zip(self._words, self._places, strict=True)):
                shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, place.width() - 6)
                wide = metrics.horizontalAdvance(shown)
                if number == 1 and self._browsable:
                    chip = QRectF(place.center().x() - wide / 2 - 9, place.center().y() - 12, wide + 18, 24)
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(colour(theme.plate))
                    painter.drawRoundedRect(chip, 12, 12)
                painter.setPen(colour(theme.felt_text))
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, shown)


def show_piles(public: PublicRound, stock: StockPile, pile: DiscardPile, captions: Captions) -> None:
    """Show stock and discard pile as everybody sees them, with their names for the ear and the words under them."""
    spoken, discards = SpokenTexts(), public.discards
    stock.show_stock(public.stock, spoken.stock(public.stock), spoken.how_to_draw())
    top = CardTexts().spoken(discards[-1]) if discards else ""
    said = spoken.discard_pile(top, len(discards)) if discards else spoken.empty_pile()
    pile.show_pile(discards, said, spoken.how_to_discard())
    browsable = public.rules.pile_visible == "all" and len(discards) > 1
    captions.show_counts(public.stock, len(discards), browsable=browsable)
