"""The page "Why did you do that?": the turns of the computer players in the last round, and each one's reasons."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from scala40.models.why import WhyModel
from scala40.texts.why import WhyTexts
from scala40.views.cards.art import CardArt
from scala40.views.dressing import dressed
from scala40.views.pages.choice_box import ChoiceBox
from scala40.views.pages.felt_page import (
    FeltPage,
    PageButton,
    felt_label,
    foot_of,
    middle_column,
    one_line,
    plain_label,
)
from scala40.views.table.suit_text import paint_suited, suited
from scala40.views.table.why_sheet import TurnSheet
from scala40.views.theme import APART, NEAR, TARGET, WIDE, Theme, colour, font

_WIDEST = 1240
_LIST = 250
_LIST_ZOOM = 1.15
"""Large text needs its room for the reasons."""
_PAD = 8


class _TurnDelegate(QStyledItemDelegate):
    """A turn in the list: suits in their colours, as many lines as it takes."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def _width(self) -> int:
        return max(80, self._view.viewport().width() - 2 * _PAD)

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        layout = suited(str(index.data()), self._theme, font(self._theme, self._theme.text_px), self._width())
        return QSize(self._view.viewport().width(), max(TARGET, round(layout.boundingRect().height()) + 2 * _PAD))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        rect: QRect = option.rect
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            frame = QRectF(rect).adjusted(1, 1, -1, -1)
            focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(QPen(colour(self._theme.accent), self._theme.line_width) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(colour(self._theme.surface_high))
            painter.drawRoundedRect(frame, 8, 8)
            # Not by colour alone: a bar at the edge says which turn is shown.
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(self._theme.accent))
            painter.drawRoundedRect(QRectF(rect.left() + 2, rect.top() + 6, 3, rect.height() - 12), 1.5, 1.5)
        layout = suited(str(index.data()), self._theme, font(self._theme, self._theme.text_px), self._width())
        high = layout.boundingRect().height()
        corner = QPointF(rect.left() + _PAD + 2, rect.top() + (rect.height() - high) / 2)
        paint_suited(painter, layout, corner, self._theme.text)


class TurnsView(QListView):
    """The list of turns; arrow keys go from one to the next."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setItemDelegate(_TurnDelegate(theme, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class WhyPage(FeltPage):
    """Made for one finished round; goes back to where it was opened from."""

    back = Signal()

    def __init__(self, model: WhyModel, number: int, art: CardArt, theme: Theme) -> None:
        """`number` is that of the round."""
        super().__init__(theme)
        self.model = model
        self._number = number
        self._art = art
        self.sheet: TurnSheet | None = None
        self._title = felt_label(theme, theme.heading_px, weight=700)
        self._about = felt_label(theme, theme.text_px)
        self.players = ChoiceBox(theme)
        self.turns = TurnsView(theme)
        self.turns.setModel(model)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.back_button = PageButton("plate")
        self.earlier = PageButton("plate")
        self.later = PageButton("plate")
        self._lay_out()
        self.players.activated.connect(self._narrow)
        self.turns.selectionModel().currentChanged.connect(lambda *_: self._show_turn())
        self.model.explained.connect(self._explained)
        self.back_button.clicked.connect(self.back)
        self.earlier.clicked.connect(lambda: self._step(-1))
        self.later.clicked.connect(lambda: self._step(1))
        self.retranslate()
        self.show_row(0)

    def _lay_out(self) -> None:
        theme = self.theme
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._about)
        head = QHBoxLayout()
        head.setSpacing(APART)
        head.addLayout(words, 1)
        head.addWidget(self.players, 0, Qt.AlignmentFlag.AlignBottom)
        panel = QFrame()
        panel.setProperty("kind", "panel")
        inside = QHBoxLayout(panel)
        inside.setContentsMargins(NEAR, NEAR, NEAR, NEAR)
        inside.setSpacing(WIDE)
        inside.addWidget(self.turns)
        inside.addWidget(self._scroll, 1)
        dressed(self.turns, lambda: self.turns.setFixedWidth(round(_LIST * min(theme.zoom, _LIST_ZOOM))))
        column = middle_column(self, theme, _WIDEST)
        column.addLayout(head)
        column.addWidget(panel, 1)
        column.addLayout(foot_of(self.back_button, self.earlier, self.later))
        dressed(self, self._show_turn)

    def heading(self) -> str:
        """What the page is called."""
        return self._title.text()

    def begin(self) -> None:
        self.turns.setFocus()

    def retranslate(self) -> None:
        texts = WhyTexts()
        self._title.setText(texts.title())
        self._about.setText(texts.about(self._number))
        self.back_button.setText(texts.back())
        self.earlier.setText(texts.earlier())
        self.later.setText(texts.later())
        self.turns.setAccessibleName(texts.list_of_turns())
        chosen = self.players.currentIndex()
        self.players.clear()
        self.players.addItem(texts.everybody(), None)
        for seat in self.model.players:
            self.players.addItem(one_line(self.model.seats[seat].name), seat)
        self.players.setCurrentIndex(max(chosen, 0))
        self.players.setAccessibleName(texts.player())
        self.players.setVisible(len(self.model.players) > 1)
        self.model.retranslate()
        self._show_turn()

    # Turns

    def show_row(self, row: int) -> None:
        """Show the turn in this row of the list."""
        if 0 <= row < self.model.rowCount():
            self.turns.setCurrentIndex(self.model.index(row))
        else:
            self._show_turn()

    def show_place(self, place: int) -> None:
        """Show the turn in which the event at this place of the round's log happened, from 0."""
        if self.model.row_at(place) is None:
            self.players.setCurrentIndex(0)
            self.model.show_only(None)
        row = self.model.row_at(place)
        if row is not None:
            self.show_row(row)

    def _narrow(self, index: int) -> None:
        self.model.show_only(self.players.itemData(index))
        self.show_row(0)

    def _step(self, by: int) -> None:
        self.show_row(self.turns.currentIndex().row() + by)

    def _show_turn(self) -> None:
        row = self.turns.currentIndex().row()
        self.earlier.setEnabled(row > 0)
        self.later.setEnabled(0 <= row < self.model.rowCount() - 1)
        if row < 0:
            empty = plain_label("muted")
            empty.setText(WhyTexts().nothing())
            self.sheet = None
            self._scroll.setWidget(empty)
            return
        turn = self.model.turn(row)
        self.model.ask(row)
        self.sheet = TurnSheet(self.model, turn, self._art, self.theme)
        self._scroll.setWidget(self.sheet)
        self._tell()

    def _explained(self, row: int, _which: int) -> None:
        if self.sheet is not None and row == self.turns.currentIndex().row():
            self.sheet.follow()
            self._tell()

    def _tell(self) -> None:
        """What a screen reader says of the sheet when it has the focus."""
        if self.sheet is not None:
            self._scroll.setAccessibleName(WhyTexts().reasons())
            self._scroll.setAccessibleDescription(self.sheet.spoken())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
