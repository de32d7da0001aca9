"""The last line of the log stands there whole, however it wraps, and the list is at its end."""

from PySide6.QtCore import QStringListModel
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scala40.views.table.side_panel import LogView
from scala40.views.table.suit_text import suited
from scala40.views.theme import FELT, font
from tests.pictures import settle

LINES = [f"Marta discards {rank}♥" for rank in range(2, 10)]
LAST = "Marta went out. Nobody else had opened, so everybody pays the flat penalty of 100 points."


def test_the_bold_last_line_has_the_room_that_it_takes(qtbot: QtBot, dressed: QApplication) -> None:
    model = QStringListModel(LINES)
    view = LogView(model, FELT)
    qtbot.addWidget(view)
    view.show()
    wrapped_more = 0
    for wide in range(170, 330, 6):
        view.resize(wide, 150)
        settle(dressed)
        model.insertRows(model.rowCount(), 1)
        model.setData(model.index(model.rowCount() - 1), LAST)
        settle(dressed)
        rect = view.visualRect(model.index(model.rowCount() - 1))
        room = rect.width() - 18
        bold, plain = (
            suited(LAST, FELT, font(FELT, 14, weight), room).boundingRect().height()
            for weight in (QFont.Weight.DemiBold, QFont.Weight.Normal)
        )
        wrapped_more += bold > plain
        assert rect.height() >= bold + 3, wide
        assert rect.bottom() <= view.viewport().rect().bottom(), wide
        before = view.visualRect(model.index(model.rowCount() - 2))
        assert before.bottom() < rect.top()
    assert wrapped_more
