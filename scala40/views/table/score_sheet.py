"""The score sheet as it is painted in the side panel."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scala40.models.score import ScoreRole
from scala40.texts.table_page import TableTexts
from scala40.views.icons import line_icon
from scala40.views.stills import Still
from scala40.views.table.seat_looks import one_line
from scala40.views.theme import Theme, colour, font


class ScoreSheet(QWidget):
    """The score sheet, painted: rounds downwards, seats across, totals below; who went out is underlined by a mark."""

    def __init__(self, model: QAbstractItemModel, theme: Theme) -> None:
        super().__init__()
        self._model = model
        self._theme = theme
        self._still = Still(self)
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset, model.dataChanged):
            signal.connect(self._changed)

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
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._still.forget()

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._still.show(None, self._paint)

    def _paint(self, painter: QPainter) -> None:
        theme, model, row, texts = self._theme, self._model, self._row(), TableTexts()
        seats = model.columnCount()
        bold = QFontMetrics(font(theme, theme.text_px, QFont.Weight.Bold))
        first = max(theme.px(52), *(bold.horizontalAdvance(head) + 8 for head in (texts.round(), texts.total_row())))
        each = (self.width() - first - 2) / max(1, seats)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(font(theme, theme.text_px))
        painter.setPen(colour(theme.text_muted))
        painter.drawText(QRect(0, 0, first, row), left, texts.round())
        metrics = QFontMetrics(painter.font())
        for seat in range(seats):
            place = QRect(round(first + seat * each), 0, round(each) - 1, row)
            name = one_line(str(model.headerData(seat, Qt.Orientation.Horizontal)))
            painter.drawText(place, right, metrics.elidedText(name, Qt.TextElideMode.ElideRight, place.width() - 7))
        for line in range(model.rowCount()):
            top = (line + 1) * row
            painter.setPen(QPen(colour(theme.line), 1))
            painter.drawLine(0, top, self.width(), top)
            total = bool(model.index(line, 0).data(ScoreRole.IS_TOTAL))
            painter.setFont(font(theme, theme.text_px, QFont.Weight.Bold if total else QFont.Weight.Normal))
            painter.setPen(colour(theme.text))
            head = texts.total_row() if total else str(model.headerData(line, Qt.Orientation.Vertical))
            painter.drawText(QRect(0, top, first, row), left, head)
            for seat in range(seats):
                index = model.index(line, seat)
                place = QRect(round(first + seat * each), top, round(each) - 1, row)
                painter.drawText(place, right, str(index.data() or ("0" if total else "–")))
                if index.data(ScoreRole.WENT_OUT):
                    width = QFontMetrics(painter.font()).horizontalAdvance(str(index.data()))
                    mark = line_icon("tick", theme.accent, 12, self.devicePixelRatioF())
                    painter.drawPixmap(QPointF(place.right() - width - 17, place.center().y() - 6), mark)
