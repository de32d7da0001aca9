"""Where cards lie: geometry of rows of cards, and a zone that keeps one widget a card and can be read as a list."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QWidget

from scala40.engine.cards import Card
from scala40.views.cards.art import CardArt
from scala40.views.cards.card_widget import CardWidget
from scala40.views.cards.flight import Glider
from scala40.views.theme import Theme


def row_step(count: int, room: int, width: int, widest: int, least: int) -> int:
    """How far apart the left edges of `count` cards of this width lie in `room`, all in logical pixels.

    At most `widest`; at least `least`, even if the row then needs more than the room.
    """
    if count < 2:
        return widest
    return max(least, min(widest, (room - width) // (count - 1)))


def row_width(count: int, width: int, step: int) -> int:
    """The width of a row of overlapping cards in logical pixels; 0 without a card."""
    return width + (count - 1) * step if count else 0


class Zone(QWidget):
    """A place of cards: a list for the screen reader, one tab stop for the keyboard, a mouse area for the pointer.

    The zone owns no truth: whoever watches the model tells it which cards to show. Subclasses place them in `arrange`.
    """

    pressed_card = Signal(object)
    """A card was chosen by its accessible action."""
    focus_at = Signal(object)
    """The card that has the focus now."""
    arranged = Signal()

    def __init__(self, art: CardArt, theme: Theme, glider: Glider, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        install_lists()
        self.art = art
        self.theme = theme
        self.glider = glider
        self.widgets: list[CardWidget] = []
        self.ring = False
        """True once the keyboard is used: then the focus is to be seen."""
        self.current = 0
        """The place of the card that has the focus when the zone has it."""

    def cards(self) -> list[Card | None]:
        """The cards shown, in order; None for one that lies face down."""
        return [widget.card for widget in self.widgets]

    def widget_of(self, card: Card) -> CardWidget | None:
        """The widget that shows this card, or None."""
        for widget in self.widgets:
            if widget.card == card:
                return widget
        return None

    def show_cards(self, cards: Sequence[Card]) -> None:
        """Show these cards in this order; cards that stay keep their widgets and glide to their new places."""
        kept: dict[Card | None, CardWidget] = {widget.card: widget for widget in self.widgets}
        focused = self.widgets[self.current].card if self.has_focus() and self.widgets else None
        had_focus = self.has_focus()
        self.widgets = [kept.pop(card) if card in kept else self.make(card) for card in cards]
        for widget in kept.values():
            self.glider.stop(widget)
            widget.hide()
            widget.deleteLater()
        for widget in self.widgets:
            widget.raise_()
            widget.show()
        if focused is not None and focused in cards:
            self.current = list(cards).index(focused)
        self.current = max(0, min(self.current, len(self.widgets) - 1))
        self.arrange()
        self.number_cards()
        self.mark_current()
        if had_focus:
            self.take_focus(Qt.FocusReason.OtherFocusReason)

    def make(self, card: Card) -> CardWidget:
        """A new widget for a card of this zone."""
        widget = CardWidget(card, self.art, self.theme, self)
        widget.clicked.connect(lambda _=False, shown=widget: self.pressed_card.emit(shown.card))
        widget.focus_changed.connect(lambda shown=widget: self._focus_changed(shown))
        return widget

    def arrange(self, *, jump: bool = False) -> None:
        """Put every card in its place; with `jump` without gliding. A plain zone lays them on one pile."""
        self.spread(QPoint(0, 0), self.widgets[0].card_width if self.widgets else 0, 0, jump=jump)

    def number_cards(self) -> None:
        """Give every card its name and its place in the list; subclasses know the words."""

    def card_at(self, point: QPoint) -> CardWidget | None:
        """The topmost card under a point of this zone; shadows do not count."""
        for widget in reversed(self.widgets):
            if widget.isVisibleTo(self) and widget.body().contains(point):
                return widget
        return None

    # The keyboard: the zone is one tab stop, arrows go from card to card.

    def has_focus(self) -> bool:
        """True if the zone or one of its cards has the focus."""
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self or self.isAncestorOf(focus))

    def can_take_focus(self) -> bool:
        """True if there is something to go to in this zone."""
        return self.isVisible() and self.isEnabled() and bool(self.widgets)

    def take_focus(self, reason: Qt.FocusReason) -> None:
        """Give the focus to the current card, or to the zone itself while it is empty."""
        if reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.ring = True
        if self.widgets:
            self.widgets[self.current].ringed = self.ring
            self.widgets[self.current].setFocus(reason)
        else:
            self.setFocus(reason)

    def mark_current(self) -> None:
        """Let only the current card be a tab stop."""
        for place, widget in enumerate(self.widgets):
            policy = Qt.FocusPolicy.TabFocus if place == self.current else Qt.FocusPolicy.NoFocus
            widget.setFocusPolicy(policy)

    def go_to(self, place: int) -> None:
        """Make another card the current one and focus it."""
        if not self.widgets:
            return
        self.current = max(0, min(place, len(self.widgets) - 1))
        self.mark_current()
        self.take_focus(Qt.FocusReason.TabFocusReason)

    def use_keys(self, used: bool) -> None:
        """Show where the focus is, or no longer: the player has turned to the keyboard or to the mouse."""
        if used != self.ring:
            self.ring = used
            for widget in self.widgets:
                widget.ringed = used
                widget.update()

    def move_by_key(self, event: QKeyEvent) -> bool:
        """Follow an arrow, Home or End; False if the key means nothing here."""
        last = len(self.widgets) - 1
        places = {
            Qt.Key.Key_Left: self.current - 1,
            Qt.Key.Key_Right: self.current + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        place = places.get(Qt.Key(event.key()))
        if place is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        self.go_to(place)
        return True

    def _focus_changed(self, widget: CardWidget) -> None:
        if widget.hasFocus() and widget in self.widgets:
            self.current = self.widgets.index(widget)
            self.mark_current()
            self.focus_at.emit(widget.card)

    def spread(self, corner: QPoint, width: int, step: int, lift: int = 0, *, jump: bool = False) -> None:
        """Lay the cards in an overlapping row from `corner` (top left of the first card) to the right.

        Selected cards lie `lift` pixels higher; with `jump` nothing glides, as when the window changes its size.
        """
        lefts = [corner.x() + place * step for place in range(len(self.widgets))]
        self.spread_at(lefts, corner.y(), width, lift, jump=jump)

    def spread_at(self, lefts: Sequence[int], top: int, width: int, lift: int = 0, *, jump: bool = False) -> None:
        """Lay the cards in a row with their left edges at `lefts`; the rest as in `spread`."""
        for widget, left in zip(self.widgets, lefts, strict=True):
            if widget.card_width != width or widget.width() != widget.sizeHint().width():
                widget.set_card_width(width)
            self.glider.to(widget, QPoint(left, top - (lift if widget.selected else 0)), jump=jump)
        self.arranged.emit()


class _List(QAccessibleWidget):
    """A zone as the screen reader meets it: a named list of its visible cards."""

    def __init__(self, widget: Zone) -> None:
        super().__init__(widget, QAccessible.Role.List)

    def _cards(self) -> list[CardWidget]:
        # The interface may outlive its zone in Python, so it keeps no hold of it.
        zone = self.object()
        return zone.widgets if isinstance(zone, Zone) else []

    def childCount(self) -> int:
        return len(self._cards())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        cards = self._cards()
        return QAccessible.queryAccessibleInterface(cards[index]) if 0 <= index < len(cards) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        cards, card = self._cards(), child.object()
        return cards.index(card) if isinstance(card, CardWidget) and card in cards else -1


@functools.cache
def install_lists() -> None:
    """Let every zone have the role *list* for screen readers; done once for the program."""
    QAccessible.installFactory(_list_interface)


def _list_interface(_key: str, thing: object) -> QAccessibleInterface | None:
    if not isinstance(thing, Zone):
        return None
    # Qt's own cache keeps the interface and ends it with its widget; a reference of ours would outlive it.
    return _List(thing)
