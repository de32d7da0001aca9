"""A finger that rests on something sees what a pointer that hovers there sees, and lifts without doing anything."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scala40.views.table.holding import HOLD_MS, show_when_held
from tests.views.table.conftest import Sit

LEFT = Qt.MouseButton.LeftButton


class Tip:
    """Where tool tips are shown; without a screen there is no window for them."""

    shown: list[str]

    @classmethod
    def showText(cls, _point: QPoint, words: str, _widget: QWidget) -> None:
        cls.shown.append(words)


@pytest.fixture(autouse=True)
def _tips(monkeypatch: pytest.MonkeyPatch) -> None:
    Tip.shown = []
    monkeypatch.setattr("scala40.views.table.holding.QToolTip", Tip)


def rest(widget: QWidget) -> None:
    """Press in the middle of a widget and stay there."""
    QTest.mousePress(widget, LEFT, pos=widget.rect().center())
    QTest.qWait(HOLD_MS + 150)


def lift(widget: QWidget) -> None:
    QTest.mouseRelease(widget, LEFT, pos=widget.rect().center())


def test_a_finger_on_a_plate_sees_who_plays_there(sit: Sit) -> None:
    plate = sit("7H 8H 9H 4C KD").page.plates[1]
    plate.setToolTip("Marta plays at the level club")
    rest(plate)
    assert Tip.shown == ["Marta plays at the level club"]
    lift(plate)


def test_a_finger_on_the_words_under_the_pile_sees_what_they_open_and_opens_nothing(sit: Sit) -> None:
    page = sit("7H 8H 9H 4C KD", discards="2D 3D").page
    captions = page.captions
    assert captions.toolTip()
    place = captions.places[1].center()
    QTest.mousePress(captions, LEFT, pos=place)
    QTest.qWait(HOLD_MS + 150)
    assert Tip.shown == [captions.toolTip()]
    QTest.mouseRelease(captions, LEFT, pos=place)
    assert not page.browser.isVisible()


@pytest.mark.parametrize("enabled", [True, False])
def test_a_button_says_why_and_is_not_pressed(qtbot: QtBot, enabled: bool) -> None:
    button = QPushButton("3")
    button.setEnabled(enabled)
    button.setToolTip("At this table two to four play.")
    show_when_held(button)
    qtbot.addWidget(button)
    pressed: list[bool] = []
    button.clicked.connect(pressed.append)
    with qtbot.waitExposed(button):
        button.show()
    rest(button)
    assert Tip.shown == ["At this table two to four play."]
    lift(button)
    assert (pressed, button.isDown()) == ([], False)
