"""The cards drawn to see who deals first: they lie open for a while, and hold nobody up."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scala40.engine.cards import Card
from scala40.engine.events import Event, RoundDealt
from scala40.engine.view import Lots
from scala40.models.game import GameModel
from scala40.texts.draws import DealerDrawTexts
from scala40.views.cards.art import CardArt, card_height, index_column, shadow_margin
from scala40.views.table.wording import names
from scala40.views.theme import TILE_RADIUS, Theme, colour, faded, font

CARD = 56
SHOWN_FOR = 7000
"""Milliseconds until the panel goes by itself; a click or a move of the player takes it away at once."""
_AIR = 14


class DrawnPanel(QWidget):
    """A column a seat: its card, the later ones over the earlier, and its name; the dealer's is marked."""

    def __init__(self, art: CardArt, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._theme = theme
        self._lots: tuple[Lots, ...] = ()
        self._names: tuple[str, ...] = ()
        self._area = QRect()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    @property
    def dealer(self) -> int:
        """The seat that deals first."""
        return self._lots[-1].lowest[0]

    def cards_of(self, seat: int) -> list[Card]:
        """What a seat has drawn, the first card first."""
        return [card for lots in self._lots for who, card in zip(lots.seats, lots.cards, strict=True) if who == seat]

    def show_drawn(self, lots: Sequence[Lots], names: Sequence[str]) -> None:
        """Show what the seats with these names drew."""
        self._lots, self._names = tuple(lots), tuple(names)
        self._say()
        self.show()
        self.raise_()
        self._timer.start(SHOWN_FOR)

    def _say(self) -> None:
        texts = DealerDrawTexts()
        self.setAccessibleName(texts.title())
        self.setAccessibleDescription(texts.drawn(self._lots, self._names, spoken=True))
        self._fit()

    def follow(self, game: GameModel, events: Sequence[Event]) -> None:
        """Show the cards when the first round is dealt or not begun yet, until the player moves."""
        drawn, public = game.info.drawn, game.view.public
        begins = public.turns == 0 and public.phase == "draw"
        if drawn and begins and (not events or any(isinstance(event, RoundDealt) for event in events)):
            self.show_drawn(drawn, names(game))
        elif not drawn or any(getattr(event, "seat", None) == game.viewer for event in events):
            self.put_away()

    def lie_in(self, area: QRect) -> None:
        """Lie in the middle of this part of the parent."""
        self._area = area
        if not self.isHidden():
            self._fit()

    def put_away(self) -> None:
        """Show the cards no longer."""
        self._timer.stop()
        self.hide()

    @property
    def _card(self) -> int:
        """The width of a card, zoomed."""
        return self._theme.grown(CARD)

    def _fit(self) -> None:
        title = QFontMetrics(self._font(QFont.Weight.DemiBold)).horizontalAdvance(DealerDrawTexts().title())
        wide = max(self._column() * len(self._names), title) + 2 * _AIR
        high = self._head() + card_height(self._card) + 2 * self._line() + 16
        size = QSize(min(wide, self._area.width()), high)
        self.resize(size)
        middle = self._area.center()
        self.move(middle.x() - size.width() // 2, max(0, middle.y() - size.height() // 2))

    def _column(self) -> int:
        words = QFontMetrics(self._font(QFont.Weight.DemiBold)).horizontalAdvance(DealerDrawTexts().deals())
        most = max(len(self.cards_of(seat)) for seat in range(len(self._names)))
        cards = self._card + (most - 1) * self._step()
        room = (self._area.width() - 2 * _AIR) // max(1, len(self._names))
        return max(cards + 12, min(max(words + 12, 96), room))

    def _step(self) -> int:
        return index_column(self._card, self._art.options) + 2

    def _head(self) -> int:
        return self._theme.px(38)

    def _line(self) -> int:
        return self._theme.px(22)

    def _font(self, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        return font(self._theme, self._theme.text_px, weight)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.put_away()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and not self.isHidden():
            self._say()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, texts = self._theme, DealerDrawTexts()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(colour(theme.surface_raised))
            painter.setPen(QPen(faded(theme.text_muted, 0.6), 1))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), TILE_RADIUS, TILE_RADIUS)
            painter.setFont(self._font(QFont.Weight.DemiBold))
            painter.setPen(colour(theme.text))
            painter.drawText(
                QRect(_AIR, 6, self.width() - 2 * _AIR, self._head() - 8), Qt.AlignmentFlag.AlignCenter, texts.title()
            )
            wide = (self.width() - 2 * _AIR) // len(self._names)
            for seat in range(len(self._names)):
                self._paint_seat(painter, seat, QRect(_AIR + seat * wide, self._head(), wide, self.height()))

    def _paint_seat(self, painter: QPainter, seat: int, place: QRect) -> None:
        theme, cards = self._theme, self.cards_of(seat)
        left = place.center().x() - (self._card + (len(cards) - 1) * self._step()) // 2
        margin = shadow_margin(self._card)
        for number, card in enumerate(cards):
            at = QPointF(left + number * self._step() - margin, place.top() - margin)
            painter.drawPixmap(at, self._art.pixmap(card, self._card, self.devicePixelRatioF()))
        dealer = seat == self.dealer
        line = QRect(place.left() + 3, place.top() + card_height(self._card) + 4, place.width() - 6, self._line())
        painter.setFont(self._font(QFont.Weight.DemiBold if dealer else QFont.Weight.Normal))
        painter.setPen(colour(theme.text if dealer else theme.text_muted))
        shown = painter.fontMetrics().elidedText(self._names[seat], Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, shown)
        if dealer:
            painter.setPen(QPen(colour(theme.accent), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            frame = QRectF(
                left - 3, place.top() - 3, self._card + (len(cards) - 1) * self._step() + 6, card_height(self._card) + 6
            )
            painter.drawRoundedRect(frame, 6, 6)
            # Nobody else has words on this line, so they may be wider than the column.
            words = DealerDrawTexts().deals()
            below = line.translated(0, self._line())
            wide = max(below.width(), painter.fontMetrics().horizontalAdvance(words) + 4)
            begin = max(4, min(below.center().x() - wide // 2, self.width() - wide - 4))
            painter.drawText(QRect(begin, below.top(), wide, below.height()), Qt.AlignmentFlag.AlignCenter, words)
