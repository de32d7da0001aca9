"""The score sheet as it is painted in the side panel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractItemModel, QEvent, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from scala40.models.score import ScoreRole
from scala40.texts.table_page import TableTexts
from scala40.views.icons import line_icon
from scala40.views.stills import Still
from scala40.views.table.holding import show_when_held
from scala40.views.table.seat_looks import letter_by_letter, one_line
from scala40.views.theme import Theme, colour, font

_BEFORE = 6
"""Between a name and the column before it, in logical pixels."""
_LEAST = 40
"""What a column keeps whose name is shortened, in logical pixels before the text size."""
_TICK = 21
"""What the mark of going out takes before a number."""


def shared_out(needs: Sequence[int], least: int, room: int) -> list[int]:
    """The widths of columns that need so much, in `room` altogether: equal where that is enough for each.

    What is missing is taken from as few as possible, the ones that need most, and leaves each of them `least`.
    """
    count = len(needs)
    each = room // max(1, count)
    over = sum(needs) - room
    if all(need <= each for need in needs):
        return [each] * count
    if over <= 0:
        return [need + -over // count for need in needs]
    longest = sorted(range(count), key=needs.__getitem__, reverse=True)
    for shorter in range(1, count):
        rest = room - sum(needs[place] for place in longest[shorter:])
        if rest // shorter >= least:
            return [rest // shorter if place in longest[:shorter] else need for place, need in enumerate(needs)]
    return [each] * count


class ScoreSheet(QWidget):
    """The score sheet, painted: rounds downwards, seats across, totals below; who went out is underlined by a mark."""

    def __init__(self, model: QAbstractItemModel, theme: Theme) -> None:
        super().__init__()
        self._model = model
        self._theme = theme
        self._still = Still(self)
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset, model.dataChanged):
            signal.connect(self._changed)
        show_when_held(self)
        self._name_shortened()

    def sizeHint(self) -> QSize:
        return QSize(200, self.height_of(self._model.rowCount()))

    def height_of(self, lines: int) -> int:
        """The height of so many rounds with the heads of the columns; the totals count as one."""
        return (lines + 1) * self._row()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _row(self) -> int:
        return self._theme.px(27)

    def _changed(self, *_: object) -> None:
        self._still.forget()
        self.setMinimumHeight(self.sizeHint().height())
        self.updateGeometry()
        self._name_shortened()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._still.forget()
        self._name_shortened()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._name_shortened()

    def _name(self, seat: int) -> str:
        return one_line(str(self._model.headerData(seat, Qt.Orientation.Horizontal)))

    def _columns(self) -> tuple[int, list[int]]:
        """How wide the column before the seats is, and each of theirs."""
        theme, model, texts = self._theme, self._model, TableTexts()
        plain, bold = (
            QFontMetrics(font(theme, theme.text_px, one)) for one in (QFont.Weight.Normal, QFont.Weight.Bold)
        )
        heads = plain.horizontalAdvance(texts.round()), bold.horizontalAdvance(texts.total_row())
        first = max(theme.px(52), *(wide + 8 for wide in heads))
        needs, least = [], theme.px(_LEAST)
        for seat in range(model.columnCount()):
            cells = [model.index(line, seat) for line in range(model.rowCount())]
            wide = [bold.horizontalAdvance(str(at.data())) + _TICK * bool(at.data(ScoreRole.WENT_OUT)) for at in cells]
            least = max([least, *(one + _BEFORE for one in wide)])
            needs.append(max(plain.horizontalAdvance(self._name(seat)) + 1 + _BEFORE, least))
        return first, shared_out(needs, least, self.width() - first - 2)

    def _name_shortened(self) -> None:
        """Tell resting on the sheet, and the ear, the whole of the names that have no room."""
        letters = QFontMetrics(font(self._theme, self._theme.text_px))
        cut = [
            self._name(seat)
            for seat, wide in enumerate(self._columns()[1])
            if letters.horizontalAdvance(self._name(seat)) > wide - _BEFORE
        ]
        self.setToolTip(letter_by_letter("\n".join(cut)))
        self.setAccessibleDescription(", ".join(cut))

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._still.show(None, self._paint)

    def _paint(self, painter: QPainter) -> None:
        theme, model, row, texts = self._theme, self._model, self._row(), TableTexts()
        first, widths = self._columns()
        edges = [first + sum(widths[:seat]) for seat in range(len(widths))]
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(font(theme, theme.text_px))
        painter.setPen(colour(theme.text_muted))
        painter.drawText(QRect(0, 0, first, row), left, texts.round())
        metrics = QFontMetrics(painter.font())
        for seat, (edge, wide) in enumerate(zip(edges, widths, strict=True)):
            name = metrics.elidedText(self._name(seat), Qt.TextElideMode.ElideRight, wide - _BEFORE)
            painter.drawText(QRect(edge, 0, wide, row), right, name)
        for line in range(model.rowCount()):
            top = (line + 1) * row
            painter.setPen(QPen(colour(theme.line), 1))
            painter.drawLine(0, top, self.width(), top)
            total = bool(model.index(line, 0).data(ScoreRole.IS_TOTAL))
            painter.setFont(font(theme, theme.text_px, QFont.Weight.Bold if total else QFont.Weight.Normal))
            painter.setPen(colour(theme.text))
            head = texts.total_row() if total else str(model.headerData(line, Qt.Orientation.Vertical))
            painter.drawText(QRect(0, top, first, row), left, head)
            for seat, (edge, wide) in enumerate(zip(edges, widths, strict=True)):
                index = model.index(line, seat)
                place = QRect(edge, top, wide, row)
                painter.drawText(place, right, str(index.data() or ("0" if total else "–")))
                if index.data(ScoreRole.WENT_OUT):
                    width = QFontMetrics(painter.font()).horizontalAdvance(str(index.data()))
                    mark = line_icon("tick", theme.accent, 12, self.devicePixelRatioF())
                    painter.drawPixmap(QPointF(place.right() - width - 17, place.center().y() - 6), mark)
