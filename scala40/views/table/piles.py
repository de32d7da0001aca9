"""The stock and the discard pile: one face down with its count, the other slightly scattered with its top in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from scala40.engine.cards import Card
from scala40.views.cards.art import CardArt, card_height, corner_radius, shadow_margin
from scala40.views.cards.card_widget import CardWidget
from scala40.views.cards.drag import Gesture, Grip
from scala40.views.panes import draw_pane
from scala40.views.stills import Still
from scala40.views.theme import Theme, colour, faded

PileLight: TypeAlias = Literal["", "accepts", "refuses", "over"]
ROOM = 14
"""The room round the top card for scattered cards and frames."""
TILTS = (-5.5, 3.8, -2.2, 6.4, -4.1, 1.6, 4.9, -6.2)
"""Degrees by which cards below the top one lie askew, by their place in the pile."""


class Pile(QAbstractButton):
    """What stock and discard pile share: a button with a card on top that can be clicked or dragged."""

    def __init__(
        self, origin: Literal["stock", "pile"], gesture: Gesture, art: CardArt, theme: Theme, page: QWidget
    ) -> None:
        super().__init__(page)
        self._origin: Literal["stock", "pile"] = origin
        self._gesture = gesture
        self._page = page
        self.art = art
        self.theme = theme
        self.light: PileLight = ""
        self.card_width = 76
        self.armed = False
        self.top = CardWidget(None, art, theme, self)
        self.top.hide()
        # For a screen reader the card is as good as its pile.
        self.top.clicked.connect(self.click)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def place(self, body: QRect) -> None:
        """Let the top card lie at `body` of the parent."""
        self.card_width = body.width()
        self.setGeometry(body.adjusted(-ROOM, -ROOM, ROOM, ROOM))
        self.top.set_card_width(body.width())
        self.top.goal = QPoint(ROOM, ROOM)
        self.top.put(self.top.goal)

    def body(self) -> QRect:
        """The top card in the parent's coordinates."""
        return self.geometry().adjusted(ROOM, ROOM, -ROOM, -ROOM)

    def shine(self, light: PileLight) -> None:
        """Look like a place that takes the dragged card, or like one that does not."""
        if light != self.light:
            self.light = light
            self.top.look(dimmed=light == "refuses")
            self.update()

    def arm(self, armed: bool) -> None:
        """Show that one more click discards the selected card."""
        if armed != self.armed:
            self.armed = armed
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            carried = (self.top,) if self.top.isVisible() else ()
            self._gesture.press(Grip(self._origin, carried, self.top.card), self._on_page(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._gesture.move(self._on_page(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._gesture.release(self._on_page(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The page decides what a key means here.
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def focusInEvent(self, _event: QFocusEvent) -> None:
        self.update()

    def focusOutEvent(self, _event: QFocusEvent) -> None:
        self.update()

    def can_take_focus(self) -> bool:
        """True while the pile can be reached by the keyboard."""
        return self.isVisible()

    def _on_page(self, event: QMouseEvent) -> QPoint:
        return self.mapTo(self._page, event.position().toPoint())

    def _card_frame(self) -> QRectF:
        return QRectF(ROOM, ROOM, self.card_width, card_height(self.card_width))

    def _paint_empty(self, painter: QPainter) -> None:
        radius = corner_radius(self.card_width)
        painter.setPen(QPen(faded(self.theme.felt_text, 0.5), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(faded(self.theme.plate, 0.6))
        draw_pane(painter, self._card_frame().adjusted(1, 1, -1, -1), radius)

    def _paint_marks(self, painter: QPainter) -> None:
        theme = self.theme
        frame = self._card_frame().adjusted(-5, -5, 5, 5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.light in ("accepts", "over") or self.armed:
            painter.setPen(QPen(colour(theme.accent), 4 if self.light == "over" else 2.5))
            if self.light == "over":
                painter.setBrush(faded(theme.accent, 0.35))
            painter.drawRoundedRect(frame, 11, 11)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(theme.felt_text), theme.line_width + 0.5))
            painter.drawRoundedRect(frame.adjusted(-3, -3, 3, 3), 13, 13)


class StockPile(Pile):
    """The stock: a block of backs that grows thin as it is used up."""

    def __init__(self, gesture: Gesture, art: CardArt, theme: Theme, page: QWidget) -> None:
        super().__init__("stock", gesture, art, theme, page)
        self.count = 0

    def show_stock(self, count: int, spoken: str, how: str) -> None:
        """Show how many cards are left."""
        if count != self.count:
            self.count = count
            self.update()
        self.setAccessibleName(spoken)
        self.top.setAccessibleName(spoken)
        self.setAccessibleDescription(how)
        self.top.setVisible(count > 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not self.count:
                self._paint_empty(painter)
            margin = shadow_margin(self.card_width)
            layers = min(4, (self.count + 17) // 18)
            back = self.art.back_pixmap(self.card_width, self.devicePixelRatioF())
            for layer in range(layers, 0, -1):
                painter.drawPixmap(QPointF(ROOM - margin - layer * 2, ROOM - margin + layer * 2), back)
            self._paint_marks(painter)


class DiscardPile(Pile):
    """The discard pile: the cards below the top one lie a little askew."""

    browse_wanted = Signal()

    def __init__(self, gesture: Gesture, art: CardArt, theme: Theme, page: QWidget) -> None:
        super().__init__("pile", gesture, art, theme, page)
        self.cards: tuple[Card, ...] = ()
        self.only_top = False
        self._askew = Still(self)

    def show_pile(self, cards: Sequence[Card], spoken: str, how: str, *, only_top: bool = False) -> None:
        """Show the pile, its top card last; with `only_top` no corner of the cards below it can be read."""
        before = self.cards, self.only_top
        self.cards, self.only_top = tuple(cards), only_top
        self.setAccessibleName(spoken)
        self.top.setAccessibleName(spoken)
        self.setAccessibleDescription(how)
        if self.cards:
            if self.top.card != self.cards[-1]:
                self.top.card = self.cards[-1]
                self.top.look(veiled=False, ghost=False)
            self.top.show()
        else:
            self.top.card = None
            self.top.hide()
        if before != (self.cards, self.only_top):
            self.top.update()
            self.update()

    def _paint_blank(self, painter: QPainter, body: QRectF) -> None:
        """A card that only shows that it is there."""
        radius = corner_radius(self.card_width)
        painter.setPen(QPen(faded(self.theme.ink_black, 0.35), 1))
        painter.setBrush(colour(self.theme.card))
        painter.drawRoundedRect(body, radius, radius)

    def contextMenuEvent(self, _event: QContextMenuEvent) -> None:
        self.browse_wanted.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        below = self.cards[:-1][-3:]
        if below:
            first = len(self.cards) - 1 - len(below)
            what = (first, self.only_top or below, self.card_width, self.art.options)
            self._askew.show(what, lambda painter: self._paint_askew(painter, below, first))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not below:
                self._paint_empty(painter)
            self._paint_marks(painter)

    def _paint_askew(self, painter: QPainter, below: Sequence[Card], first: int) -> None:
        """The cards below the top one; `first` is the place in the pile of the lowest of them."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        centre = self._card_frame().center()
        margin = shadow_margin(self.card_width)
        high = card_height(self.card_width)
        for place, card in enumerate(below, first):
            painter.save()
            painter.translate(centre)
            painter.rotate(TILTS[place % len(TILTS)])
            shift = QPointF((place * 7 % 5) - 2, (place * 5 % 5) - 2)
            corner = QPointF(-self.card_width / 2, -high / 2) + shift
            if self.only_top:
                self._paint_blank(painter, QRectF(corner.x(), corner.y(), self.card_width, high))
            else:
                picture = self.art.pixmap(card, self.card_width, self.devicePixelRatioF())
                painter.drawPixmap(corner - QPointF(margin, margin), picture)
            painter.restore()
