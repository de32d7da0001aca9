"""Pictures that are kept: they show what the widget would draw, and are drawn anew when that has changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scala40.views.dressing import dress_again
from scala40.views.panes import draw_pane
from scala40.views.stills import Still

FRAME = QRectF(4.5, 6, 90, 40.5)


class Board(QWidget):
    """Draws one word and counts how often."""

    def __init__(self) -> None:
        super().__init__()
        self.word = "one"
        self.drawn = 0
        self.still = Still(self)
        self.resize(120, 60)

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.still.show(self.word, self._draw)

    def _draw(self, painter: QPainter) -> None:
        self.drawn += 1
        painter.drawText(QPointF(10, 30), self.word)


@pytest.fixture
def board(qtbot: QtBot, dressed: QApplication) -> Board:
    del dressed
    made = Board()
    qtbot.addWidget(made)
    return made


def seen(board: Board) -> QImage:
    return board.grab().toImage()


def bigger(board: Board) -> None:
    board.resize(140, 60)


def another_word(board: Board) -> None:
    board.word = "two"


def test_what_has_not_changed_is_not_drawn_again(board: Board) -> None:
    assert seen(board) == seen(board)
    assert board.drawn == 1


@pytest.mark.parametrize("change", [another_word, bigger, lambda _: dress_again(), lambda one: one.still.forget()])
def test_what_has_changed_is_drawn_anew(board: Board, change: Callable[[Board], object]) -> None:
    seen(board)
    change(board)
    seen(board)
    assert board.drawn == 2


def test_another_word_is_seen(board: Board) -> None:
    before = seen(board)
    board.word = "two"
    assert seen(board) != before


def test_what_is_too_large_for_a_picture_is_drawn_each_time(board: Board) -> None:
    board.resize(2000, 2000)
    seen(board)
    seen(board)
    assert board.drawn == 2


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("style", [Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.NoPen])
def test_a_pane_looks_as_if_it_were_drawn_there(ratio: float, style: Qt.PenStyle) -> None:
    def pictured(pane: Callable[[QPainter], object]) -> QImage:
        made = QPixmap(round(110 * ratio), round(60 * ratio))
        made.setDevicePixelRatio(ratio)
        made.fill(QColor("#1f6648"))
        with QPainter(made) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor("#e7b93e"), 1.6, style))
            painter.setBrush(QColor(10, 34, 25, 105))
            pane(painter)
        return made.toImage()

    drawn = pictured(lambda painter: painter.drawRoundedRect(FRAME, 11, 11))
    for _ in range(2):
        kept = pictured(lambda painter: draw_pane(painter, FRAME, 11))
        far = [
            (x, y)
            for x in range(drawn.width())
            for y in range(drawn.height())
            for one, other in [(drawn.pixelColor(x, y), kept.pixelColor(x, y))]
            if max(abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue())) > 3
        ]
        assert far == []
