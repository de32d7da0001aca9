"""The player's own hand: large cards in the player's own order, picked up, selected and rearranged here."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QAbstractItemModel, QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from scala40.engine.cards import Card
from scala40.models.brackets import Bracket
from scala40.models.hand import HandRole
from scala40.models.rack import Side
from scala40.texts.rack import RackTexts
from scala40.texts.spoken import SpokenTexts
from scala40.views.cards.art import CardArt, card_height, corner_radius, index_column
from scala40.views.cards.card_widget import CardWidget
from scala40.views.cards.drag import Gesture, Grip
from scala40.views.cards.flight import Glider
from scala40.views.cards.zones import Zone
from scala40.views.panes import draw_pane
from scala40.views.table.hand_marks import Band, HandMarks, Mark, with_room
from scala40.views.table.hand_spread import spread_row
from scala40.views.table.hand_words import HandWords
from scala40.views.table.layout import LIFT_SHARE
from scala40.views.theme import Theme, colour, faded

PULL_SHARE = 0.3
"""How far a card is dragged before it leaves its neighbour, as a share of what shows of it."""


class HandZone(Zone):
    """Watches the model of the hand; hands presses on to the gesture."""

    move_wanted = Signal(object, int, str)
    """Cards, the row before which the player wants them, and the side of a gap there that they join."""
    pull_wanted = Signal(object, str)
    """Cards that leave a neighbour and stay in their places: drawn to the `left` or `right`."""
    menu_wanted = Signal(object, QPoint)
    """The card that a menu is wanted for, and where on the screen."""

    def __init__(
        self, model: QAbstractItemModel, gesture: Gesture, art: CardArt, theme: Theme, glider: Glider, page: QWidget
    ) -> None:
        super().__init__(art, theme, glider, page)
        self._model = model
        self._gesture = gesture
        self._page = page
        self._card = 90
        self._step = 60
        self._lefts: list[int] = []
        self._gap: int | None = None
        self._brackets: Sequence[tuple[Bracket, str, str]] = ()
        self._marked: list[str] = []
        """The words of the brackets that are drawn now."""
        self._gaps: list[bool] = []
        """For each row whether there is a gap on its left."""
        self._groups: list[tuple[str, ...]] = []
        """For each row the codes of its pinned group."""
        self._words = HandWords()
        self._hinted: Collection[Card] = frozenset()
        self._entry = False
        self._bare = False
        self._marks = HandMarks(theme, self)
        self.setMouseTracking(True)
        for signal in (model.rowsInserted, model.rowsRemoved, model.rowsMoved, model.modelReset):
            signal.connect(self.follow)
        model.dataChanged.connect(self._remark)

    def make(self, card: Card) -> CardWidget:
        widget = super().make(card)
        widget.veil_changed.connect(self._place_marks)
        return widget

    def set_card(self, width: int) -> None:
        """Let the cards be this wide, in logical pixels."""
        if width != self._card:
            self._card = width
            self.arrange(jump=True)

    def follow(self, *_: object) -> None:
        """Show the cards that the model holds now."""
        self._read()
        rows = range(self._model.rowCount())
        self.show_cards([self._model.index(row, 0).data(HandRole.CARD) for row in rows])
        if self._look_again():
            self.arrange()
            self.number_cards()

    def _read(self) -> None:
        """Read from the model where gaps and pinned groups are."""
        rows = range(self._model.rowCount())
        # What the leftmost card was parted from has left the hand.
        self._gaps = [bool(row and self._data(row, HandRole.GAP)) for row in rows]
        self._groups = [self._data(row, HandRole.PINNED) or () for row in rows]  # type: ignore[misc]

    def selected(self) -> list[CardWidget]:
        """The widgets of the selected cards from left to right."""
        return [widget for widget in self.widgets if widget.selected]

    def _remark(self, _first: object, _last: object, roles: Sequence[int] = ()) -> None:
        """Something about the cards has changed, but not which they are."""
        self._read()
        self._look_again()
        if Qt.ItemDataRole.AccessibleTextRole in roles:
            self._words.forget()
        self.arrange()
        self.number_cards()

    def _look_again(self) -> bool:
        """Let the cards look as the model has them; True where one looks otherwise than before."""
        changed = False
        for row, widget in enumerate(self.widgets):
            index = self._model.index(row, 0)
            before = widget.selected, widget.fresh
            widget.look(selected=bool(index.data(HandRole.SELECTED)), fresh=bool(index.data(HandRole.NEW)))
            changed |= before != (widget.selected, widget.fresh)
        return changed

    def show_brackets(self, brackets: Sequence[tuple[Bracket, str, str]]) -> None:
        """Draw these brackets under the cards, each with its words, short and for the ear."""
        if tuple(brackets) != self._brackets:
            self._brackets = tuple(brackets)
            self.number_cards()
            self._place_marks()

    def show_hint(self, cards: Collection[Card]) -> None:
        """Say of these cards that a hint means them; how they are marked is for whoever gives it."""
        if cards != self._hinted:
            self._hinted = cards
            self.number_cards()

    def show_entry(self, shown: bool) -> None:
        """Mark the place at the right end where the next card will come in, and keep it free."""
        if shown != self._entry:
            self._entry = shown
            self.arrange()
            self.update()

    def words_at(self, point: QPoint) -> str:
        """What there is to say about the card under a point of this zone beyond its face, or about a bracket there."""
        widget = self.card_under(point)
        if widget is not None:
            return self.words_of(self.widgets.index(widget))
        below = point.y() >= self._top() + card_height(self._card)
        return " · ".join(
            words
            for mark, words in zip(self._marks.marks, self._marked, strict=True)
            if below and mark.left <= point.x() <= mark.right
        )

    def words_of(self, row: int) -> str:
        """The same for a row: its bracket, and whether it is pinned."""
        found = [words for bracket, words, _ in self._brackets if bracket.first <= row <= bracket.last]
        group = self._data(row, HandRole.PINNED)
        if isinstance(group, tuple) and group:
            found.append(RackTexts().pinned(len(group)))
        return " · ".join(found)

    def arrange(self, *, jump: bool = False) -> None:
        least = index_column(self._card, self.art.options) + 1
        made = spread_row(self._gaps, self._card, least, self.width(), keep_free=self._entry and bool(self.widgets))
        self._step, self._lefts = made.step, list(made.lefts)
        self.spread_at(self._lefts, self._top(), self._card, self._lift(), jump=jump)
        self._place_marks()

    def _lift(self) -> int:
        return round(self._card * LIFT_SHARE)

    def _top(self) -> int:
        """Where the upper edge of the cards is."""
        return self._lift() + 4

    def _data(self, row: int, role: HandRole) -> object:
        return self._model.index(row, 0).data(role)

    def _place_marks(self) -> None:
        bands: list[Band] = []
        last: object = ()
        for row, widget in enumerate(self.widgets):
            group = self._groups[row]
            if group:
                body = widget.resting()
                end = self._lefts[row + 1] if row + 1 < len(self.widgets) else body.right() + 1
                part = (body.left(), body.top(), min(end - body.left(), body.width()), body.height())
                bands = [*bands[:-1], Band((*bands[-1].bodies, part))] if group == last else [*bands, Band((part,))]
            last = group
        marks = self._bracketed()
        under = self._top() + card_height(self._card)
        self._marks.setGeometry(self.rect())
        self._marks.show_marks(bands, marks, under)
        self._marks.raise_()

    def _bracketed(self) -> list[Mark]:
        """The brackets where the cards lie, with the words for which there is room; none before its cards are there."""
        ends = [*self._lefts[1:], self.width()]
        held = [each for each in self._brackets if each[0].last < len(self.widgets)]
        marks = []
        for bracket, words, _ in held:
            left, right = self._lefts[bracket.first], min(self._lefts[bracket.last] + self._card, ends[bracket.last])
            marks.append(Mark(left, right, bracket.kind == "meld", words if bracket.kind == "near" else ""))
        flying = [any(each.veiled for each in self.widgets[one.first : one.last + 1]) for one, _, _ in held]
        self._marked = [words for (_, words, _), hidden in zip(held, flying, strict=True) if not hidden]
        placed = with_room(marks, self.theme, self.width())
        return [mark for mark, hidden in zip(placed, flying, strict=True) if not hidden]

    def number_cards(self) -> None:
        count = len(self.widgets)
        self.setAccessibleName(SpokenTexts().hand(count))
        self._words.keep(self.widgets)
        for row, widget in enumerate(self.widgets):
            heard = [words for bracket, _, words in self._brackets if bracket.first <= row <= bracket.last]
            hinted = widget.card in self._hinted
            pinned = len(self._groups[row])
            self._words.say(widget, row, count, heard, pinned=pinned, gap=self._gaps[row], hinted=hinted)

    # Rearranging

    def row_at(self, x: int) -> int:
        """The row before which a card dropped at `x` of this zone goes."""
        return sum(x >= left + self._step // 2 for left in self._lefts)

    def side_at(self, x: int) -> Side:
        """Which side of a gap a card dropped at `x` of this zone joins."""
        row = self.row_at(x)
        if row >= len(self._lefts) or not self._data(row, HandRole.GAP):
            return "left"
        before = self._lefts[row - 1] + self._card
        return "left" if x < (before + self._lefts[row]) // 2 else "right"

    def drop(self, cards: Sequence[Card], x: int, moved: int) -> None:
        """Cards have been dropped at `x` of this zone, after being carried `moved` pixels to the right.

        Where that is their own place they leave the neighbour that they were drawn away from.
        """
        row = self.row_at(x)
        rows = [at for at, widget in enumerate(self.widgets) if widget.card in cards]
        if rows and rows[0] <= row <= rows[-1] + 1 and len(rows) == rows[-1] - rows[0] + 1:
            if abs(moved) >= max(8, self._step * PULL_SHARE):
                self.pull_wanted.emit(list(cards), "right" if moved > 0 else "left")
        else:
            self.move_wanted.emit(list(cards), row, self.side_at(x))

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
        below = self.card_at(point - QPoint(0, self._lift()))
        return below if below is not None and below.selected else None

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.use_keys(False)
        widget = self.card_under(event.position().toPoint())
        self._bare = widget is None
        if widget is None:
            return
        chosen = self.selected()
        carried = tuple(chosen) if widget in chosen else self._with_group(widget)
        self._gesture.press(Grip("hand", carried, widget.card), self._on_page(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._gesture.move(self._on_page(event))
        else:
            over = self.card_under(event.position().toPoint()) is not None
            self.setCursor(Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        point = event.position().toPoint()
        cards = [widget.card for widget in self.selected() if widget.card is not None]
        if self._bare and cards and self.card_under(point) is None and self.rect().contains(point):
            # Lifted cards are put down where the hand is bare: in a gap, or at one of its ends.
            self.move_wanted.emit(cards, self.row_at(point.x()), self.side_at(point.x()))
        else:
            self._gesture.release(self._on_page(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        widget = self.card_under(event.pos())
        if widget is not None and widget.card is not None:
            self._gesture.break_off()
            self.menu_wanted.emit(widget.card, event.globalPos())

    def _with_group(self, widget: CardWidget) -> tuple[CardWidget, ...]:
        """The widgets of the pinned group of a card, or the card alone."""
        group = self._data(self.widgets.index(widget), HandRole.PINNED)
        found = tuple(
            each for each in self.widgets if isinstance(group, tuple) and each.card and each.card.code in group
        )
        return found or (widget,)

    def _on_page(self, event: QMouseEvent) -> QPoint:
        return self.mapTo(self._page, event.position().toPoint())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            words = self.words_at(event.pos())
            if words:
                QToolTip.showText(event.globalPos(), words, self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    # The keyboard

    def move_by_key(self, event: QKeyEvent) -> bool:
        if event.modifiers() == Qt.KeyboardModifier.ControlModifier and self.widgets:
            widget = self.widgets[self.current]
            if widget.card is not None and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
                group = self._with_group(widget)
                first, last = (self.widgets.index(group[place]) for place in (0, -1))
                self._step_aside([widget.card], first, last, right=event.key() == Qt.Key.Key_Right)
                return True
        return super().move_by_key(event)

    def _step_aside(self, cards: list[Card], first: int, last: int, *, right: bool) -> None:
        """One step to the side: across a gap if there is one, else past the neighbour."""
        beside = last + 1 if right else first
        if 0 < beside < len(self.widgets) and self._data(beside, HandRole.GAP):
            self.pull_wanted.emit(cards, "right" if right else "left")
        elif right and beside < len(self.widgets):
            past = self._with_group(self.widgets[beside])
            self.move_wanted.emit(cards, self.widgets.index(past[-1]) + 1, "left")
        elif not right and first > 0:
            past = self._with_group(self.widgets[first - 1])
            self.move_wanted.emit(cards, self.widgets.index(past[0]), "right")

    # What Qt asks

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._words.forget()
            self.number_cards()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self.arrange(jump=True)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._entry and self.widgets:
                self._paint_entry(painter)
            if self._gap is not None:
                self._paint_gap(painter, self._gap)

    def _paint_entry(self, painter: QPainter) -> None:
        """A dashed place behind the last card, where the next one will come in."""
        place = QRectF(self._lefts[-1] + self._step, self._top(), self._card, card_height(self._card))
        radius = corner_radius(self._card)
        painter.setBrush(faded(self.theme.felt_text, 0.05))
        painter.setPen(QPen(faded(self.theme.felt_text, 0.4), 1.4, Qt.PenStyle.DashLine))
        draw_pane(painter, place.adjusted(1, 1, -1, -1), radius)

    def _paint_gap(self, painter: QPainter, row: int) -> None:
        """Where dragged cards would go in."""
        if not self.widgets:
            return
        x = self._lefts[row] - 3 if row < len(self._lefts) else self.widgets[-1].body().right() + 4
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(self.theme.accent))
        painter.drawRoundedRect(QRectF(x - 2, self._lift() - 6, 5, card_height(self._card) + 20), 2.5, 2.5)
