"""The frame of a meld that has the keyboard leaves the name of its owner readable."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from scala40.views.main_window import MainWindow
from tests.pictures import QuietDesk, settle, the_application
from tests.rule_tables import page_of
from tests.tables import leavable

Open = Callable[[QuietDesk], MainWindow]


def test_the_frame_of_the_focus_begins_below_the_words_of_the_name(open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    window.resize(1280, 732)
    leavable(window)
    settle(the_application())
    melds = page_of(window).melds
    name, meld = melds.labels[0], melds.melds[0]
    words = name.geometry().adjusted(4, 3, -4, -4)
    before = melds.grab(words).toImage()
    meld.setFocus(Qt.FocusReason.TabFocusReason)
    settle(the_application())
    focused = melds.grab().toImage()
    assert meld.hasFocus()
    assert focused.copy(words) == before
    line = QColor(focused.pixel(meld.geometry().center().x(), meld.geometry().top() + 6))
    assert line.lightness() > 150, "the frame is there, just below"
