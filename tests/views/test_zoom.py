"""The zoom of everything, 100 to 200 per cent: as far as the window has room, and nothing is lost by it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scala40.settings import Settings
from scala40.texts.menus import WhyNotTexts
from scala40.texts.settings_page import SettingsTexts, SettingValueTexts
from scala40.views.main_window import MainWindow
from scala40.views.pages.choice_box import ChoiceBox
from scala40.views.table.layout import plan
from scala40.views.table.table_page import TablePage
from scala40.views.themes import theme_for
from tests.pictures import QuietDesk, settle
from tests.tables import TABLES

Open = Callable[[QuietDesk], MainWindow]


@pytest.mark.parametrize(
    ("size", "most"),
    [((1024, 576), 100), ((1100, 600), 100), ((1280, 800), 125), ((1920, 1080), 185), ((2560, 1440), 200)],
)
def test_the_window_decides_how_much_there_is_room_for(
    open_window: Open, desk: QuietDesk, size: tuple[int, int], most: int
) -> None:
    window = open_window(desk)
    window.resize(*size)
    assert window.appearance.most_zoom == most
    desk.settings.change(zoom=200)
    assert window.appearance.zoom == most
    assert window.theme.scale == most / 100
    assert window.theme.zoom == pytest.approx(most / 100)


def test_a_smaller_window_shows_less_and_a_larger_one_as_much_as_was_wished(
    open_window: Open, desk: QuietDesk, dressed: QApplication
) -> None:
    window = open_window(desk)
    window.resize(2048, 1152)
    desk.settings.change(zoom=180, text_size=120)
    settle(dressed)
    assert (window.theme.scale, round(window.theme.text_zoom, 3)) == (1.8, 1.2)
    window.resize(1280, 800)
    settle(dressed)
    assert window.theme.scale == 1.25
    assert desk.settings.value.zoom == 180
    window.resize(2048, 1152)
    settle(dressed)
    assert window.theme.scale == 1.8


def test_keys_go_from_what_is_seen(qtbot: QtBot, open_window: Open, desk: QuietDesk, dressed: QApplication) -> None:
    window = open_window(desk)
    window.resize(1280, 800)
    desk.settings.change(zoom=200)
    qtbot.keyClick(window, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    settle(dressed)
    assert desk.settings.value.zoom == 120
    qtbot.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    settle(dressed)
    assert desk.settings.value.zoom == 125
    assert window.entries.settings_menu.larger.statusTip()
    window.resize(1536, 864)
    assert window.entries.settings_menu.larger.isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    settle(dressed)
    assert desk.settings.value.zoom == 100
    assert not window.entries.settings_menu.usual.isEnabled()


def test_a_zoomed_table_is_the_smaller_one_made_larger() -> None:
    for text in (1.0, 1.5):
        small = plan(1024, 516, 3, 2, text)
        large = small.scaled(2.0)
        assert large.hand_card == 2 * small.hand_card
        for one, other in zip(
            (*small.plates, small.hand, small.melds, small.bar),
            (*large.plates, large.hand, large.melds, large.bar),
            strict=True,
        ):
            assert other == QRect(2 * one.x(), 2 * one.y(), 2 * one.width(), 2 * one.height())
        assert small.scaled(1.0) is small


@pytest.mark.parametrize("screen", ["table_opening", "table_full"])
def test_the_parts_of_a_zoomed_table_lie_beside_each_other(
    open_window: Open, desk: QuietDesk, dressed: QApplication, screen: str
) -> None:
    window = open_window(desk)
    window.resize(2048, 1152)
    desk.settings.change(zoom=200)
    TABLES[screen](window)
    settle(dressed)
    page = window.current_page()
    assert isinstance(page, TablePage)
    parts = [page.hand, page.melds, page.bar, page.stock, page.pile, *page.plates]
    if page.opening.isVisible():
        parts.append(page.opening)
    places = [QRect(part.mapTo(page, part.rect().topLeft()), part.size()) for part in parts]
    for at, one in enumerate(places):
        assert page.rect().contains(one)
        assert not any(one.intersects(other) for other in places[at + 1 :])


def test_the_theme_tells_text_and_everything_apart() -> None:
    made = theme_for(Settings(text_size=150), 2.0)
    assert (made.zoom, made.scale, made.text_zoom) == (3.0, 2.0, 1.5)
    assert made.px(10) == 30
    assert made.grown(10) == 20
    assert made.side(10, 1.1) == 22


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_the_settings_say_how_far_the_window_allows_the_zoom(
    open_window: Open, desk: QuietDesk, dressed: QApplication, language: str
) -> None:
    desk.settings.change(language=language, zoom=200)
    window = open_window(desk)
    window.resize(1280, 800)
    settle(dressed)
    window.side_rooms.show_settings("appearance")
    row = window.side_rooms.settings_page.rows["zoom"]
    box = row.control
    assert isinstance(box, ChoiceBox)
    texts, values = SettingsTexts(), SettingValueTexts()
    assert box.currentText() == values.zoom_beyond(200, 125)
    assert "125" in box.currentText()
    assert texts.zoom_here(125) in box.accessibleDescription()
    assert box.itemText(0) == values.per_cent(100)
    window.resize(1920, 1080)
    settle(dressed)
    assert box.currentText() == values.zoom_beyond(200, 185)
    window.resize(2560, 1440)
    settle(dressed)
    assert box.currentText() == values.per_cent(200)
    assert box.accessibleDescription() == texts.about("zoom")


def test_the_key_for_larger_says_when_the_window_allows_no_more(
    qtbot: QtBot, open_window: Open, desk: QuietDesk, dressed: QApplication
) -> None:
    window = open_window(desk)
    window.resize(1280, 800)
    desk.settings.change(zoom=120)
    for _ in range(2):
        qtbot.keyClick(window.current_page(), Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
        settle(dressed)
    assert desk.settings.value.zoom == 125
    assert window.status.currentMessage() == WhyNotTexts().no_room(125)
    assert "125%" in window.menus.reasons.said
    window.status.clearMessage()
    # On many keyboards + is written with Shift.
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window.current_page(), Qt.Key.Key_Plus, both)
    assert window.status.currentMessage() == WhyNotTexts().no_room(125)
