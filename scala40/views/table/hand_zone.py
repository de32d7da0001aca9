"""The player's own hand: large cards in the player's own order, picked up, selected and rearranged here."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from scala40.engine.cards import Card
from scala40.models.hand import HandRole
from scala40.texts.cards import CardTexts
from scala40.texts.spoken import SpokenTexts
from scala40.views.cards.art import CardArt, card_height, index_column
from scala40.views.cards.card_widget import CardWidget
from scala40.views.cards.drag import Gesture, Grip
from scala40.views.cards.flight import Glider
from scala40.views.cards.zones import Zone, row_step, row_width
from scala40.views.table.layout import LIFT_SHARE
from scala40.views.theme import Theme, colour

WIDEST_STEP = 0.72
"""How far apart the cards of a short hand lie, as a share of their width."""


class HandZone(Zone):
    """Watches the model of the hand; hands presses on to the gesture."""

    move_wanted = Signal(object, int)
    """Cards and the row before which the player wants them."""

    def __init__(
        self, model: QAbstractItemModel, gesture: Gesture, art: CardArt, theme: Theme, glider: Glider, page: QWidget
    ) -> None:
        super().__init__(art, theme, glider, page)
        self._model = model
        self._gesture = gesture
        self._page = page
        self._card = 90
        self._step = 60
        self._left = 0
        self._gap: int | None = None
        self.setMouseTracking(True)
        for signal in (model.rowsInserted, model.rowsRemoved, model.rowsMoved, model.modelReset):
            signal.connect(self.follow)
        model.dataChanged.connect(self._remark)

    def set_card(self, width: int) -> None:
        """Let the cards be this wide, in logical pixels."""
        if width != self._card:
            self._card = width
            self.arrange(jump=True)

    def follow(self, *_: object) -> None:
        """Show the cards that the model holds now."""
        rows = range(self._model.rowCount())
        self.show_cards([self._model.index(row, 0).data(HandRole.CARD) for row in rows])
        self._remark()

    def selected(self) -> list[CardWidget]:
        """The widgets of the selected cards from left to right."""
        return [widget for widget in self.widgets if widget.selected]

    def _remark(self, *_: object) -> None:
        for row, widget in enumerate(self.widgets):
            index = self._model.index(row, 0)
            widget.look(selected=bool(index.data(HandRole.SELECTED)), fresh=bool(index.data(HandRole.NEW)))
        self.arrange()
        self.number_cards()

    def arrange(self, *, jump: bool = False) -> None:
        count = len(self.widgets)
        least = index_column(self._card, self.art.options) + 1
        self._step = row_step(count, self.width() - 16, self._card, round(self._card * WIDEST_STEP), least)
        self._left = (self.width() - row_width(count, self._card, self._step)) // 2
        lift = round(self._card * LIFT_SHARE)
        self.spread(QPoint(self._left, lift + 4), self._card, self._step, lift, jump=jump)

    def number_cards(self) -> None:
        texts, spoken = CardTexts(), SpokenTexts()
        count = len(self.widgets)
        self.setAccessibleName(spoken.hand(count))
        for place, widget in enumerate(self.widgets, 1):
            if widget.card is not None:
                said = texts.spoken(widget.card)
                widget.setAccessibleName(
                    spoken.card_in_hand(said, place, count, new=widget.fresh, selected=widget.selected)
                )
                widget.setAccessibleDescription(spoken.how_to_select())

    # Rearranging

    def row_at(self, x: int) -> int:
        """The row before which a card dropped at `x` of this zone goes."""
        if not self.widgets:
            return 0
        middle = self._left + self._step // 2
        return max(0, min(len(self.widgets), (x - middle) // self._step + 1))

    def show_gap(self, row: int | None) -> None:
        """Mark where the dragged cards would go in; None takes the mark away."""
        if row != self._gap:
            self._gap = row
            self.update()

    def card_under(self, point: QPoint) -> CardWidget | None:
        """The card under a point of this zone; a lifted card is also found where it stood before."""
        found = self.card_at(point)
        if found is not None:
            return found
        lift = round(self._card * LIFT_SHARE)
        below = self.card_at(point - QPoint(0, lift))
        return below if below is not None and below.selected else None

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.use_keys(False)
        widget = self.card_under(event.position().toPoint())
        if widget is None:
            return
        chosen = self.selected()
        carried = tuple(chosen) if widget in chosen else (widget,)
        self._gesture.press(Grip("hand", carried, widget.card), self._on_page(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._gesture.move(self._on_page(event))
        else:
            over = self.card_under(event.position().toPoint()) is not None
            self.setCursor(Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._gesture.release(self._on_page(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def _on_page(self, event: QMouseEvent) -> QPoint:
        return self.mapTo(self._page, event.position().toPoint())

    # The keyboard

    def move_by_key(self, event: QKeyEvent) -> bool:
        if event.modifiers() == Qt.KeyboardModifier.ControlModifier and self.widgets:
            card = self.widgets[self.current].card
            if isinstance(card, Card) and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
                right = event.key() == Qt.Key.Key_Right
                self.move_wanted.emit([card], max(0, self.current + 2 if right else self.current - 1))
                return True
        return super().move_by_key(event)

    # What Qt asks

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self.arrange(jump=True)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._gap is None:
            return
        lift = round(self._card * LIFT_SHARE)
        x = self._left + self._gap * self._step - 3
        if self._gap == len(self.widgets) and self.widgets:
            x = self.widgets[-1].body().right() + 4
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(self.theme.accent))
            painter.drawRoundedRect(QRectF(x - 2, lift - 6, 5, card_height(self._card) + 20), 2.5, 2.5)
