"""The panel beside the felt: coach, score sheet and last moves, folded away by a strip of its own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QListView,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from scala40.texts.spoken import SpokenTexts
from scala40.texts.table_page import TableTexts
from scala40.views.dressing import dressed
from scala40.views.icons import line_icon
from scala40.views.soon import Soon
from scala40.views.table.coach_panel import CoachPanel
from scala40.views.table.score_sheet import ScoreSheet
from scala40.views.table.suit_text import paint_suited, suited
from scala40.views.theme import APART, NEAR, TARGET, WIDE, Theme, colour, font

PANEL = 300
LEAST_PANEL, LEAST_FELT = 260, 460
"""The narrowest that panel and felt become where text is large, in logical pixels; of the felt before zooming."""
LEAST_BESIDE, LOW_PAGE = 640, 600
"""A felt that is both narrower and lower has no room for the melds beside an open panel; in logical pixels, the width
before any zooming, the height before that of everything."""
FEW_ROUNDS, FEW_MOVES = 2, 3
"""So many lines of the score sheet and of the log stay in sight beside the coach."""
_SIGN = 12
"""The mark of a line about which more can be told, in logical pixels."""
STRIP = 32
"""The strip that folds the panel; it stays when the panel is folded."""
EDGE = 13
"""The part of the panel's own width that lies under the strip."""


class _LineDelegate(QStyledItemDelegate):
    """A line of the log with suits in their colours, wrapped where it is long."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self._heights: dict[int, int] = {}
        self._words: dict[int, str] = {}
        self._measured_for = 0

    def forget(self, row: int = 0) -> None:
        """Read and measure the lines from this row on anew; the list asks for the heights of all at every change."""
        self._heights = {known: high for known, high in self._heights.items() if known < row}
        self._words = {known: words for known, words in self._words.items() if known < row}

    def _said(self, index: QModelIndex | QPersistentModelIndex) -> str:
        row = index.row()
        if row not in self._words:
            self._words[row] = str(index.data())
        return self._words[row]

    def _width(self) -> int:
        return max(80, self._view.viewport().width() - 6 - _SIGN)

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        width = self._width()
        if width != self._measured_for:
            self._heights, self._measured_for = {}, width
        height = self._heights.get(index.row())
        if height is None:
            layout = self._layout(index, width)
            height = max(TARGET, round(layout.boundingRect().height()) + 7)
            self._heights[index.row()] = height
        return QSize(width, height)

    def _layout(self, index: QModelIndex | QPersistentModelIndex, width: int) -> QTextLayout:
        """A line as it is measured and painted; the last one stands out, and takes more room for it."""
        last = index.row() == index.model().rowCount() - 1
        weight = QFont.Weight.DemiBold if last else QFont.Weight.Normal
        return suited(self._said(index), self._theme, font(self._theme, self._theme.text_px, weight), width)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        rect: QRect = option.rect
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.fillRect(rect, colour(self._theme.surface_high))
        layout = self._layout(index, self._width())
        above = (rect.height() - layout.boundingRect().height()) / 2
        paint_suited(painter, layout, QPointF(rect.left() + 1, rect.top() + above), self._theme.text)
        if isinstance(index, QModelIndex) and isinstance(self._view, LogView) and self._view.leads_on(index):
            sign = line_icon("chevron-right", self._theme.accent, _SIGN, self._view.devicePixelRatioF())
            painter.drawPixmap(QPointF(rect.right() - _SIGN, rect.center().y() - _SIGN / 2 + 1), sign)


class LogView(QListView):
    """The last moves; it stays at the end while the player does not look back."""

    line_wanted = Signal(object)
    """More about the line with this index (`leads_on`): clicked, or Enter on it."""

    def __init__(self, model: QAbstractItemModel, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setModel(model)
        self.leads_on: Callable[[QModelIndex], bool] = lambda _: False
        """Whether more can be told about a line now."""
        self.more = ""
        """What that is, in words."""
        self._lines = _LineDelegate(theme, self)
        self._to_the_end = Soon(self, self.scrollToBottom)
        self.setMouseTracking(True)
        self.clicked.connect(self._want)
        self.setItemDelegate(self._lines)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setWordWrap(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        model.rowsInserted.connect(self._follow)
        model.rowsRemoved.connect(self._follow)
        model.dataChanged.connect(self._reword)

    def _follow(self, _parent: object, first: int, _last: int) -> None:
        # The line before is no longer the last one.
        self._lines.forget(first - 1)
        self.scheduleDelayedItemsLayout()
        self._to_the_end.ask()

    def _reword(self, *_told: object) -> None:
        self._lines.forget()
        self.scheduleDelayedItemsLayout()
        self._to_the_end.ask()

    def _want(self, index: QModelIndex) -> bool:
        wanted = index.isValid() and self.leads_on(index)
        if wanted:
            self.line_wanted.emit(index)
        return wanted

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if not (enter and self._want(self.currentIndex())):
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        leads = index.isValid() and self.leads_on(index)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor)
        self.viewport().setToolTip(self.more if leads else "")
        super().mouseMoveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            with QPainter(self.viewport()) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(colour(self._theme.accent), self._theme.line_width))
                painter.drawRoundedRect(QRectF(self.viewport().rect()).adjusted(1, 1, -1, -1), 6, 6)
        if self.model().rowCount() == 0:
            with QPainter(self.viewport()) as painter:
                painter.setFont(font(self._theme, self._theme.text_px))
                painter.setPen(colour(self._theme.text_muted))
                flags = int(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
                painter.drawText(self.viewport().rect().adjusted(1, 3, 0, 0), flags, TableTexts().no_moves())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        self.scrollToBottom()


class SidePanel(QWidget):
    """The strip and the panel; `folded_changed` tells the page to lay itself out anew."""

    folded_changed = Signal(bool)

    def __init__(self, score: QAbstractItemModel, log: QAbstractItemModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.folded = False
        self._unfolded_width = STRIP + theme.px(PANEL) - EDGE
        # It may lie over the felt, which then paints nothing below it.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.strip = QToolButton(self)
        self.strip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.strip.setCursor(Qt.CursorShape.PointingHandCursor)
        self.strip.clicked.connect(lambda: self.fold(not self.folded))
        self.content = QWidget(self)
        self._column = column = QVBoxLayout(self.content)
        column.setContentsMargins(NEAR, APART, WIDE, APART)
        column.setSpacing(NEAR)
        self._scores_title, self._log_title, self._limit = QLabel(), QLabel(), QLabel()
        for label in (self._scores_title, self._log_title):
            label.setProperty("kind", "section")
        self._limit.setProperty("kind", "muted")
        self._limit.setTextFormat(Qt.TextFormat.PlainText)
        self._limit.setWordWrap(True)
        self.coach = CoachPanel(theme, self)
        self.sheet = ScoreSheet(score, theme)
        scroll = QScrollArea()
        scroll.setWidget(self.sheet)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll = scroll
        self.log = LogView(log, theme)
        column.addWidget(self.coach)
        column.addSpacing(NEAR)
        column.addWidget(self._scores_title)
        column.addWidget(scroll)
        column.addWidget(self._limit)
        column.addSpacing(NEAR)
        column.addWidget(self._log_title)
        column.addWidget(self.log, 1)
        score.rowsInserted.connect(self._fit)
        self.coach.size_changed.connect(self._fit)
        self.limit_text = ""
        dressed(self, self._dress)

    def _dress(self) -> None:
        self.strip.setStyleSheet(
            f"QToolButton {{ border: none; border-radius: 0; background: {self._theme.surface}; padding: 0; }}"
            f"QToolButton:hover, QToolButton:focus {{ background: {self._theme.surface_high}; }}"
        )
        self._sign_strip()
        self.retranslate()

    def _sign_strip(self) -> None:
        sign = "chevron-left" if self.folded else "chevron-right"
        self.strip.setIcon(line_icon(sign, self._theme.text, 18, self.devicePixelRatioF()))
        self.strip.setIconSize(QSize(18, 18))

    def retranslate(self) -> None:
        """Say everything in the language now in force."""
        texts = TableTexts()
        self.setAccessibleName(SpokenTexts().side_panel())
        self.sheet.setAccessibleName(texts.score_sheet())
        self.log.setAccessibleName(texts.last_moves())
        self.coach.retranslate()
        self._scores_title.setText(texts.score_sheet())
        self._log_title.setText(texts.last_moves())
        self._limit.setText(self.limit_text)
        self._limit.setVisible(bool(self.limit_text))
        words = texts.show_panel() if self.folded else texts.hide_panel()
        self.strip.setToolTip(words)
        self.strip.setAccessibleName(words)
        self._fit()

    def fold(self, folded: bool) -> None:
        """Fold the panel away, or show it."""
        if folded != self.folded:
            self.folded = folded
            self.retranslate()
            self.folded_changed.emit(folded)

    def wanted_width(self, page: int) -> int:
        """How many logical pixels wide the panel is on a page of this width; the felt keeps what its buttons need."""
        usual, felt = STRIP + self._theme.px(PANEL) - EDGE, self._theme.px(LEAST_FELT)
        self._unfolded_width = max(STRIP + LEAST_PANEL, min(usual, page - felt))
        return STRIP if self.folded else self._unfolded_width

    def taken_width(self, page: QSize) -> int:
        """How much of it the felt gives up: where that left too little for the melds, the panel lies over the felt."""
        wanted = self.wanted_width(page.width())
        low = page.height() < self._theme.grown(LOW_PAGE)
        return STRIP if low and page.width() - wanted < self._theme.px(LEAST_BESIDE) else wanted

    def _fit(self, *_: object) -> None:
        sheet = self.sheet.sizeHint().height() + 4
        most, least = min(sheet, max(120, self.height() // 2)), min(sheet, max(90, self.height() // 3))
        if not self.coach.isHidden():
            # Whoever wants the coach scrolls the sheet sooner.
            few = min(sheet, self.sheet.height_of(FEW_ROUNDS) + 4)
            self.coach.fit(self._width(), self._room(few))
            if self.coach.unfolded:
                least = few
        self.log.setMinimumHeight(self._log_least() if self.coach.unfolded else 0)
        self._scroll.setMaximumHeight(most)
        self._scroll.setMinimumHeight(least)
        self._scroll.verticalScrollBar().setValue(self._scroll.verticalScrollBar().maximum())

    def _width(self) -> int:
        """The width of what stands in the panel."""
        margins = self._column.contentsMargins()
        return self._unfolded_width - STRIP - margins.left() - margins.right()

    def _log_least(self) -> int:
        """The height of the log that is worth having beside the coach."""
        return FEW_MOVES * max(TARGET, self._theme.px(self._theme.text_px) + 11)

    def _room(self, sheet: int) -> int:
        """How high the coach may be, where the score sheet keeps the height of `sheet`."""
        margins = self._column.contentsMargins()
        titles = self._scores_title.sizeHint().height() + self._log_title.sizeHint().height()
        limit = self._limit.heightForWidth(self._width()) + NEAR if self.limit_text else 0
        rest = titles + limit + sheet + self._log_least() + 7 * NEAR
        return self.height() - margins.top() - margins.bottom() - rest

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self.strip.setGeometry(0, 0, STRIP, self.height())
        self.content.setGeometry(STRIP, 0, max(0, self.width() - STRIP), self.height())
        self.content.setVisible(not self.folded)
        self._sign_strip()
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), colour(self._theme.surface))
            painter.setPen(QPen(colour(self._theme.line), 1))
            painter.drawLine(0, 0, 0, self.height())
