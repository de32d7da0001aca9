"""In the window the key of an entry that rests says why: on the felt, near the hand, and aloud."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scala40.texts.menus import WhyNotTexts
from scala40.texts.rack import RackTexts
from scala40.views.main_window import MainWindow
from scala40.views.table.table_page import TablePage
from tests.pictures import QuietDesk, settle
from tests.tables import sit_at

KEY, NONE = Qt.Key, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def at_table(open_window: Callable[[QuietDesk], MainWindow], desk: QuietDesk, dressed: QApplication) -> TablePage:
    window = open_window(desk)
    sit_at(window, ["4C 7H 9H KD", "2S 3S 5C"], opened=[True, True], totals=(0, 0))
    settle(dressed)
    page = window.current_page()
    assert isinstance(page, TablePage)
    return page


def press(page: TablePage, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> str:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, modifier)
    assert page.announcer.said[-1] == page.notice.text
    return page.notice.text if page.notice.isVisible() else ""


@pytest.mark.parametrize(
    ("key", "modifier", "why"),
    [
        (KEY.Key_L, NONE, WhyNotTexts().nothing_selected()),
        (KEY.Key_G, NONE, RackTexts().no_gap_there()),
        (KEY.Key_T, NONE, WhyNotTexts().no_turn_finished()),
        (KEY.Key_E, NONE, WhyNotTexts().nothing_refused()),
        (KEY.Key_Z, Qt.KeyboardModifier.ControlModifier, WhyNotTexts().nothing_to_undo()),
    ],
)
def test_a_key_that_rests_says_why(at_table: TablePage, key: Qt.Key, modifier: Qt.KeyboardModifier, why: str) -> None:
    assert press(at_table, key, modifier) == why


def test_the_key_serves_again_when_the_entry_does(at_table: TablePage) -> None:
    QTest.keyClick(QApplication.focusWidget(), KEY.Key_Right)
    QTest.keyClick(QApplication.focusWidget(), KEY.Key_G)
    assert not at_table.notice.isVisible()
    assert "|" in at_table.game.hand.order()


def test_under_the_pause_nothing_is_said(at_table: TablePage) -> None:
    at_table.covers.may_pause = True
    at_table.covers.toggle_pause()
    assert at_table.covers.covering
    before = list(at_table.announcer.said)
    QTest.keyClick(QApplication.focusWidget() or at_table, KEY.Key_L)
    assert at_table.announcer.said == before
