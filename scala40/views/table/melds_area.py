"""The melds of all seats on the felt, each under its owner's name; the place where new melds are laid."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QAbstractItemModel, QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from scala40.engine.melds import Meld
from scala40.models.melds import MeldRole
from scala40.texts.cards import CardTexts
from scala40.texts.spoken import SpokenTexts
from scala40.views.cards.art import CardArt, index_column
from scala40.views.cards.flight import Glider
from scala40.views.panes import draw_pane
from scala40.views.table.meld_widget import RIM, MeldWidget
from scala40.views.table.melds_layout import MeldsLayout, lay_out
from scala40.views.table.seat_looks import one_line
from scala40.views.theme import PANEL_RADIUS, Theme, colour, faded, font

_LINE = 20
"""The height of an owner's line, in logical pixels before the text size."""


class OwnerName(QWidget):
    """Whose melds these are; on a plate of its own where it lies on cards."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._name = ""
        self._on_cards = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, name: str, on_cards: bool) -> None:
        """Show a name."""
        if (name, on_cards) != (self._name, self._on_cards):
            self._name, self._on_cards = name, on_cards
            self.update()

    def sizeHint(self) -> QSize:
        letters = QFontMetrics(font(self._theme, self._theme.text_px, QFont.Weight.Medium))
        return QSize(letters.horizontalAdvance(self._name) + 14, self._theme.px(_LINE) + 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._on_cards:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour(self._theme.felt_edge))
                painter.drawRoundedRect(self.rect().adjusted(0, 1, 0, -1), 6, 6)
            painter.setFont(font(self._theme, self._theme.text_px, QFont.Weight.Medium))
            painter.setPen(colour(self._theme.felt_text))
            place = self.rect().adjusted(4, 0, -4, 0)
            name = QFontMetrics(painter.font()).elidedText(self._name, Qt.TextElideMode.ElideRight, place.width())
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)


class MeldsArea(QWidget):
    """Watches the model of the melds; says which meld, or the felt itself, was chosen."""

    meld_chosen = Signal(int, object)
    felt_chosen = Signal(object)

    def __init__(self, model: QAbstractItemModel, art: CardArt, theme: Theme, glider: Glider, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._art = art
        self._theme = theme
        self._glider = glider
        self.melds: list[MeldWidget] = []
        """The melds in the order of their numbers."""
        self.preferred = 62
        self.names: Sequence[str] = ()
        self.order: Sequence[int] = ()
        self.labels: list[OwnerName] = []
        """The names over the melds; those that are not needed now are hidden."""
        self.current = 0
        self.mark_new = False
        """False while a match is gone on with: then everything is new to the model and nothing to the player."""
        self._layout: MeldsLayout | None = None
        self._laid_for: object = None
        """What the melds were laid out for last."""
        self._named: list[object] = []
        """Of each meld what its name for the ear was made of."""
        self._followed: object = None
        self._felt_light = False
        self._felt_over = False
        self._felt_words = ""
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset, model.dataChanged, model.rowsMoved):
            signal.connect(self.follow)

    def show_names(self, names: Sequence[str], order: Sequence[int]) -> None:
        """Whose melds are whose: names by seat, and the seats in the order in which their melds stand."""
        self.names, self.order = names, order
        if self._followed != (tuple(names), tuple(order), self.mark_new):
            self.follow()

    def follow(self, *_: object) -> None:
        """Show what the model holds now."""
        self._followed = (tuple(self.names), tuple(self.order), self.mark_new)
        del self._named[self._model.rowCount() :]
        for row in range(self._model.rowCount()):
            index = self._model.index(row, 0)
            if row == len(self.melds):
                made = MeldWidget(row + 1, self._art, self._theme, self._glider, self)
                made.chosen.connect(self.meld_chosen)
                self.melds.append(made)
                made.show()
            meld = index.data(MeldRole.MELD)
            self.melds[row].show_meld(meld, self.mark_new and bool(index.data(MeldRole.NEW)))
            made_of = (meld, index.data(MeldRole.OWNER), tuple(self.names))
            if self._named[row : row + 1] != [made_of]:
                self._named[row:] = [made_of]
                self.melds[row].setAccessibleName(self._said(meld, index.data(MeldRole.OWNER)))
                self.melds[row].setAccessibleDescription(SpokenTexts().how_to_add())
        for extra in self.melds[self._model.rowCount() :]:
            extra.hide()
            extra.deleteLater()
        del self.melds[self._model.rowCount() :]
        self.current = max(0, min(self.current, len(self.melds) - 1))
        self.arrange()

    @property
    def card_width(self) -> int:
        """How wide the cards of the melds are, or would be, in logical pixels."""
        return min(self.preferred, 96) if self._layout is None or not self.melds else self._layout.card

    def owner_of(self, row: int) -> int:
        """The seat that laid the meld in this row."""
        return int(self._model.index(row, 0).data(MeldRole.OWNER))

    def light(self, accepting: Collection[int], felt: bool, words: str) -> None:
        """Light the melds with these numbers and dim the others; `words` stand on the felt where it accepts."""
        for meld in self.melds:
            meld.shine("accepts" if meld.meld_id in accepting else "refuses")
        self._felt_light, self._felt_words = felt, words
        self.update()

    def hover(self, meld: MeldWidget | None, felt: bool) -> None:
        """Show what is under the dragged cards."""
        for other in self.melds:
            if other.light in ("accepts", "over"):
                other.shine("over" if other is meld else "accepts")
        if felt != self._felt_over:
            self._felt_over = felt
            self.update()

    def lights_out(self) -> None:
        """Nothing is dragged any more."""
        for meld in self.melds:
            meld.shine("")
        self._felt_light = self._felt_over = False
        self.update()

    def meld_at(self, point: QPoint) -> MeldWidget | None:
        """The topmost meld under a point of this area."""
        for meld in reversed(self._stacked()):
            if meld.geometry().contains(point):
                return meld
        return None

    def arrange(self, *, jump: bool = False) -> None:
        """Lay the melds out anew."""
        rows: dict[int, list[int]] = {}
        for row in range(len(self.melds)):
            rows.setdefault(self.owner_of(row), []).append(row)
        owners = sorted(rows, key=lambda seat: self.order.index(seat) if seat in self.order else seat)
        groups = [(owner, [len(self.melds[row].widgets) for row in rows[owner]]) for owner in owners]
        least = (index_column(100, self._art.options) + 1) / 100
        label = self._theme.px(_LINE)
        # The melds themselves are part of it: one that has just been made lies nowhere yet.
        room = (groups, self.size(), self.preferred, label, least, self._theme.zoom, list(self.melds), self.names)
        if room == self._laid_for and not jump:
            return
        self._laid_for = room
        layout = lay_out(groups, self.width() - 2 * RIM, self.height() - RIM, min(self.preferred, 96), label, least)
        self._layout = layout
        self._name_rows(layout)
        places = [row for owner in owners for row in rows[owner]]
        for row, (x, y) in zip(places, layout.corners, strict=True):
            meld = self.melds[row]
            meld.card, meld.step = layout.card, layout.step
            meld.arrange(jump=jump)
            meld.move(x, y - RIM + 2)
            meld.raise_()
            for name in self.labels:
                # The frame of a meld with the focus reaches up to the name over it.
                if not layout.tiled or name.y() <= y:
                    name.raise_()
        if self._felt_light:
            self.update()

    def _name_rows(self, layout: MeldsLayout) -> None:
        """Put the owners' names over their melds."""
        while len(self.labels) < len(layout.labels):
            self.labels.append(OwnerName(self._theme, self))
        for label in self.labels[len(layout.labels) :]:
            label.hide()
        for label, (owner, x, y, wide) in zip(self.labels, layout.labels, strict=False):
            label.say(one_line(self.names[owner]) if owner < len(self.names) else "", layout.tiled)
            label.setGeometry(x + RIM - 4, y, min(max(wide, 60), label.sizeHint().width()), self._theme.px(_LINE) + 1)
            label.show()

    def _stacked(self) -> list[MeldWidget]:
        return [child for child in self.children() if isinstance(child, MeldWidget) and child in self.melds]

    def _said(self, meld: Meld, owner: int) -> str:
        said = SpokenTexts().meld(CardTexts().meld(meld, spoken=True), meld.points)
        return f"{self.names[owner]}: {said}" if owner < len(self.names) else said

    # The keyboard

    def can_take_focus(self) -> bool:
        """True if there is a meld to go to."""
        return self.isVisible() and bool(self.melds)

    def take_focus(self, reason: Qt.FocusReason) -> None:
        """Give the focus to the current meld."""
        if self.melds:
            self.melds[self.current].setFocus(reason)

    def focused(self) -> MeldWidget | None:
        """The meld that has the focus, or None."""
        return next((meld for meld in self.melds if meld.hasFocus()), None)

    def has_focus(self) -> bool:
        """True if a meld has the focus."""
        return self.focused() is not None

    def move_by_key(self, event: QKeyEvent) -> bool:
        """Follow an arrow to the next meld in that direction; False if the key means nothing here."""
        focused = self.focused()
        ways = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        way = ways.get(Qt.Key(event.key()))
        if focused is None or way is None:
            return False
        here = focused.geometry().center()
        best: tuple[int, MeldWidget] | None = None
        for meld in self.melds:
            step = meld.geometry().center() - here
            ahead = step.x() * way[0] + step.y() * way[1]
            aside = abs(step.x() * way[1]) + abs(step.y() * way[0])
            if meld is focused or ahead <= 4 or (way[0] and aside > focused.height() // 2):
                continue
            cost = ahead + 2 * aside
            if best is None or cost < best[0]:
                best = (cost, meld)
        if best is not None:
            self.current = self.melds.index(best[1])
            best[1].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    # What Qt asks

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.felt_chosen.emit(event.globalPosition().toPoint())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._named.clear()
            self.follow()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self.arrange(jump=True)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._felt_light:
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                self._paint_felt(painter)

    def _paint_felt(self, painter: QPainter) -> None:
        theme = self._theme
        frame = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setBrush(faded(theme.accent, 0.2 if self._felt_over else 0.07))
        painter.setPen(QPen(colour(theme.accent), 2, Qt.PenStyle.DashLine))
        draw_pane(painter, frame, PANEL_RADIUS)
        free = self._layout.height if self._layout else 0
        if self._felt_words and self.height() - free > 34:
            painter.setFont(font(theme, theme.text_px, QFont.Weight.DemiBold))
            words = QFontMetrics(painter.font()).horizontalAdvance(self._felt_words) + 28
            chip = QRectF((self.width() - words) / 2, free + (self.height() - free - 30) / 2, words, 30)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.plate))
            painter.drawRoundedRect(chip, 15, 15)
            painter.setPen(colour(theme.text))
            painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, self._felt_words)
