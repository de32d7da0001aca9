"""A finger that rests sees what a hovering pointer sees, and lifting it presses nothing."""

from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from scala40.views.main_window import MainWindow
from scala40.views.resting import RestingFinger
from scala40.views.table.holding import HOLD_MS
from tests.pictures import QuietDesk

Open = Callable[[QuietDesk], MainWindow]
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def button(open_window: Open, desk: QuietDesk) -> QPushButton:
    window = open_window(desk)
    window.show_start()
    return window.start_page.name_button


def touch(widget: QWidget, *, rest: bool, slip: int = 0) -> str:
    """Press in the middle of a widget through the window of the system; the tool tip seen before lifting."""
    QToolTip.hideText()
    handle = widget.window().windowHandle()
    point = widget.mapTo(widget.window(), widget.rect().center())
    QTest.mousePress(handle, LEFT, NONE, point)
    if slip:
        QTest.mouseMove(handle, point + QPoint(slip, 0))
    if rest:
        QTest.qWait(HOLD_MS + 200)
    seen = QToolTip.text() if QToolTip.isVisible() else ""
    QTest.mouseRelease(handle, LEFT, NONE, point)
    return seen


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_resting_finger_sees_the_tool_tip_and_clicks_nothing(qtbot: QtBot, button: QPushButton) -> None:
    clicks: list[bool] = []
    button.clicked.disconnect()
    button.clicked.connect(lambda: clicks.append(True))
    assert touch(button, rest=True) == button.toolTip() != ""
    qtbot.wait(10)
    assert clicks == []
    assert not button.isDown()
    assert touch(button, rest=False) == ""
    qtbot.wait(10)
    assert len(clicks) == 1


def test_a_finger_that_slips_sees_nothing(button: QPushButton) -> None:
    button.clicked.disconnect()
    assert touch(button, rest=True, slip=30) == ""


def test_what_has_no_tool_tip_is_pressed_as_always(qtbot: QtBot, button: QPushButton) -> None:
    clicks: list[bool] = []
    button.clicked.disconnect()
    button.clicked.connect(lambda: clicks.append(True))
    button.setToolTip("")
    assert touch(button, rest=True) == ""
    qtbot.wait(10)
    assert len(clicks) == 1


def test_nothing_is_held_on_to_once_the_finger_is_lifted(button: QPushButton) -> None:
    window = button.window()
    button.clicked.disconnect()
    parent = _bound_to(button)
    touch(button, rest=False)
    assert window.findChild(RestingFinger)._pressed is None
    assert _bound_to(button) == parent


def _bound_to(widget: QWidget) -> str:
    """What Python holds the widget by: its parent alone, and no widget further out."""
    return next(line for line in shiboken6.dump(widget).splitlines() if line.startswith("parent"))
