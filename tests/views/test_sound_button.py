"""Sounds go off, and on again, by one click beside the menus, from every page and without a key lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from scala40.views.sound_button import SoundButton
from scala40.views.theme import TARGET
from tests.pictures import QuietDesk, settle

Open = Callable[[QuietDesk], MainWindow]


@pytest.fixture
def button(open_window: Open, desk: QuietDesk) -> SoundButton:
    found = open_window(desk).findChildren(SoundButton)
    assert len(found) == 1
    return found[0]


def click(button: SoundButton) -> None:
    """A click where the button is seen in its window."""
    window = button.window().windowHandle()
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=button.mapTo(button.window(), button.rect().center()))


def test_one_click_and_another(button: SoundButton, desk: QuietDesk) -> None:
    focus = QApplication.focusWidget()
    click(button)
    assert not desk.settings.value.sound
    assert button.toolTip() == "Turn the sound on"
    click(button)
    assert desk.settings.value.sound
    assert button.toolTip() == "Turn the sound off"
    assert QApplication.focusWidget() is focus


def test_it_shows_what_is_changed_elsewhere(button: SoundButton, desk: QuietDesk) -> None:
    loud = button.grab().toImage()
    desk.settings.change(sound=False)
    assert not button.isChecked()
    assert button.grab().toImage() != loud
    heard = QAccessible.queryAccessibleInterface(button)
    assert heard.text(QAccessible.Text.Name) == "Sound"
    assert not heard.state().checked


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_it_has_room_in_the_smallest_window(
    button: SoundButton, languages: Languages, language: str, dressed: QApplication
) -> None:
    languages.use(language)
    settle(dressed)
    window = button.window()
    assert isinstance(window, MainWindow)
    assert button.isVisible()
    assert min(button.width(), button.height()) >= TARGET
    place = button.geometry().translated(button.parentWidget().mapTo(window.menuBar(), QPoint(0, 0)))
    titles = [window.menuBar().actionGeometry(title) for title in window.menuBar().actions()]
    assert not any(title.intersects(place) for title in titles)
    assert all(title.height() >= TARGET for title in titles)
