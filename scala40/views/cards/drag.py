"""The one gesture with the mouse: a press that becomes a click or a drag, with the cards carried above everything.

There is no `QDrag`: the pressed widget keeps the mouse, its cards stay behind as ghosts, and sprites follow the
pointer. What a drop means is for whoever listens.
"""

from __future__ import annotations

import functools
from typing import Literal, TypeAlias

import msgspec
import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QApplication, QWidget

from scala40.engine.cards import Card
from scala40.views.cards.card_widget import CardWidget
from scala40.views.cards.flight import Flights
from scala40.views.cards.sky import Sprite

Origin: TypeAlias = Literal["hand", "stock", "pile", "draft"]


class Grip(msgspec.Struct, frozen=True):
    """What a press has hold of."""

    origin: Origin
    widgets: tuple[CardWidget, ...]
    """The cards that would be carried, the pressed one included; empty where nothing can be carried."""
    pressed: Card | None = None
    """The card under the pointer; None for the stock."""
    index: int = 0
    """Which prepared meld, for `draft`."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards carried; none for the top of the stock, which nobody knows."""
        return tuple(widget.card for widget in self.widgets if widget.card is not None)


class Gesture(QObject):
    """Follows one press of the left button from its beginning to its end."""

    clicked = Signal(object, QPoint)
    """The Grip and the point on the page, when the button came up where it went down."""
    begun = Signal(object)
    moved = Signal(object, QPoint)
    dropped = Signal(object, QPoint)
    """The Grip and where the pointer was, on the page. The listener ends it by `accept` or `refuse`."""
    ended = Signal()
    """Nothing is carried any more, whatever the end was."""

    def __init__(self, page: QWidget, flights: Flights) -> None:
        super().__init__(page)
        self._page = page
        self._flights = flights
        self._grip: Grip | None = None
        self._start = QPoint()
        self._carried: list[tuple[Sprite, CardWidget, QPoint]] = []

    @property
    def carrying(self) -> Grip | None:
        """What is being carried now, or None."""
        return self._grip if self._carried else None

    def press(self, grip: Grip, point: QPoint) -> None:
        """The button went down on something, at `point` of the page."""
        self.break_off()
        self._grip = grip
        self._start = point

    def move(self, point: QPoint) -> None:
        """The pointer moved with the button down."""
        grip = self._grip
        if grip is None:
            return
        if not self._carried:
            far = (point - self._start).manhattanLength() >= QApplication.startDragDistance()
            if not far or not grip.widgets or not all(shiboken6.isValid(widget) for widget in grip.widgets):
                return
            self._lift(grip)
            self.begun.emit(grip)
        for sprite, _, offset in self._carried:
            body = sprite.body()
            sprite.show_body(QRect(point + offset, body.size()))
        self.moved.emit(grip, point)

    def release(self, point: QPoint) -> None:
        """The button came up: a drop if something is carried, else a click."""
        grip = self._grip
        if grip is None:
            return
        if self._carried:
            self.dropped.emit(grip, point)
            # A listener that did not answer leaves the cards where they were.
            if self._carried:
                self.refuse()
        else:
            self._grip = None
            self.clicked.emit(grip, point)

    def carried_bodies(self) -> list[QRect]:
        """Where the carried cards are on the page, in the order of the grip."""
        return [sprite.body() for sprite, _, _ in self._carried]

    def accept(self) -> None:
        """Let the carried cards go: they are where they belong."""
        self._let_go()

    def refuse(self) -> None:
        """Let the carried cards glide home."""
        home = [(sprite.picture, sprite.body(), widget) for sprite, widget, _ in self._carried]
        self._let_go()
        for picture, body, widget in home:
            if not shiboken6.isValid(widget) or not widget.isVisible():
                continue
            widget.look(veiled=True)
            self._flights.fly(
                picture, body, self._place_of(widget), landed=functools.partial(unveil, widget), widget=widget
            )

    def break_off(self) -> None:
        """End the gesture without a drop, as when Escape is pressed or the card is gone."""
        if self._carried:
            self.refuse()
        self._grip = None

    def _lift(self, grip: Grip) -> None:
        pressed = next((widget for widget in grip.widgets if widget.card == grip.pressed), grip.widgets[0])
        anchor = self._place_of(pressed).topLeft() - self._start
        step = round(pressed.card_width * 0.3)
        for place, widget in enumerate(grip.widgets):
            body = self._place_of(widget)
            offset = anchor + QPoint((place - grip.widgets.index(pressed)) * step, 0)
            sprite = Sprite(widget.picture(), self._page)
            sprite.show_body(QRect(self._start + offset, body.size()))
            sprite.rise()
            self._carried.append((sprite, widget, offset))
            widget.look(ghost=True)

    def _let_go(self) -> None:
        for sprite, widget, _ in self._carried:
            sprite.go()
            if shiboken6.isValid(widget):
                widget.look(ghost=False)
        self._carried = []
        self._grip = None
        self.ended.emit()

    def _place_of(self, widget: CardWidget) -> QRect:
        body = widget.resting()
        owner = widget.parentWidget() or widget
        return QRect(owner.mapTo(self._page, body.topLeft()), body.size())


def unveil(widget: CardWidget) -> None:
    """Paint a card again that has landed, if it is still there."""
    if shiboken6.isValid(widget):
        widget.look(veiled=False)
