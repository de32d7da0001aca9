"""The page of settings: everything by mouse and by keyboard, named, large enough, in force at once, and reset."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QSlider
from pytestqt.qtbot import QtBot

from scala40.models.settings_form import APARTMENTS
from scala40.settings import Settings
from scala40.texts.settings_page import SettingsTexts
from scala40.views.main_window import MainWindow
from scala40.views.pages.settings_page import SettingsPage
from scala40.views.theme import TARGET
from tests.pictures import QuietDesk, settle
from tests.tables import TABLES

Open = Callable[[QuietDesk], MainWindow]


@pytest.fixture
def window(open_window: Open, desk: QuietDesk) -> MainWindow:
    return open_window(desk)


@pytest.fixture
def page(window: MainWindow) -> SettingsPage:
    window.entries.settings_menu.page.trigger()
    return window.side_rooms.settings_page


def test_it_opens_by_its_key_and_goes_back_where_it_came_from(qtbot: QtBot, window: MainWindow) -> None:
    TABLES["table_draw"](window)
    table = window.current_page()
    qtbot.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    page = window.current_page()
    assert isinstance(page, SettingsPage)
    assert "Settings" in window.windowTitle()
    qtbot.keyClick(page.apartments, Qt.Key.Key_Escape)
    assert window.current_page() is table


def test_every_control_is_named_and_large_enough(page: SettingsPage, dressed: QApplication) -> None:
    for apartment, names in APARTMENTS.items():
        page.open_apartment(apartment)
        settle(dressed)
        for name in names:
            control = page.rows[name].control
            assert control.isVisible()
            assert control.accessibleName() == SettingsTexts().name(name)
            assert control.height() >= TARGET, name
    assert page.back_button.height() >= TARGET
    assert page.reset_button.height() >= TARGET


@pytest.mark.parametrize("apartment", APARTMENTS)
def test_all_is_reached_with_the_tab_key(
    qtbot: QtBot, page: SettingsPage, dressed: QApplication, apartment: str
) -> None:
    page.open_apartment(apartment)
    settle(dressed)
    page.apartments.setFocus()
    reached = set()
    for _ in range(20):
        focus = QApplication.focusWidget()
        assert focus is not None
        reached.add(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    wanted = {page.rows[name].control for name in APARTMENTS[apartment]} | {page.apartments, page.back_button}
    assert wanted <= reached


def test_each_kind_of_control_changes_its_setting_by_key(
    qtbot: QtBot, page: SettingsPage, desk: QuietDesk, dressed: QApplication
) -> None:
    keys = {QCheckBox: Qt.Key.Key_Space, QComboBox: Qt.Key.Key_Down, QSlider: Qt.Key.Key_Right}
    for apartment, names in APARTMENTS.items():
        for name in names:
            page.open_apartment(apartment)
            settle(dressed)
            control = page.rows[name].control
            before = getattr(desk.settings.value, name)
            control.setFocus()
            if isinstance(control, QLineEdit):
                control.setText("Berta")
                qtbot.keyClick(control, Qt.Key.Key_Return)
            else:
                key = next(key for kind, key in keys.items() if isinstance(control, kind))
                qtbot.keyClick(control, key)
            settle(dressed)
            assert getattr(desk.settings.value, name) != before, name
            assert page.rows[name].control.hasFocus(), name
            if name == "comfort":
                desk.settings.change(comfort=False)
            elif name.endswith("sound"):
                desk.settings.change(**{name: True})


def test_a_click_turns_a_switch(qtbot: QtBot, page: SettingsPage, desk: QuietDesk, dressed: QApplication) -> None:
    page.open_apartment("cards")
    settle(dressed)
    control = page.rows["four_colours"].control
    qtbot.mouseClick(control, Qt.MouseButton.LeftButton, pos=QPoint(40, control.height() // 2))
    assert desk.settings.value.four_colours


def test_what_is_changed_elsewhere_is_shown(page: SettingsPage, desk: QuietDesk) -> None:
    desk.settings.change(theme="night", text_size=115, card_volume=30, four_colours=True)
    theme, size = page.rows["theme"].control, page.rows["text_size"].control
    assert isinstance(theme, QComboBox)
    assert isinstance(size, QComboBox)
    assert (theme.currentText(), theme.currentData()) == ("Night", "night")
    # A size of a file may lie between two steps.
    assert (size.currentText(), size.count()) == ("115%", 7)
    assert page.rows["card_volume"].control.property("value") == 30
    assert page.rows["four_colours"].control.property("checked")


def test_comfort_mode_lets_rest_what_it_decides_and_says_so(page: SettingsPage, desk: QuietDesk) -> None:
    desk.settings.change(comfort=True)
    for name in ("theme", "pace", "four_colours", "big_index", "reduced_motion"):
        row = page.rows[name]
        assert not row.control.isEnabled()
        assert row.control.accessibleDescription() == SettingsTexts().comfort_decides()
    assert page.rows["card_back"].control.isEnabled()
    desk.settings.change(comfort=False)
    assert page.rows["theme"].control.isEnabled()


def test_without_sound_the_volumes_rest(page: SettingsPage, desk: QuietDesk) -> None:
    desk.settings.change(sound=False)
    assert not page.rows["card_volume"].control.isEnabled()
    assert not page.rows["card_sound"].control.isEnabled()
    desk.settings.change(sound=True)
    assert page.rows["card_volume"].control.isEnabled()
    assert page.rows["card_sound"].control.isEnabled()


def test_each_kind_of_sound_has_a_switch_beside_its_volume(page: SettingsPage, desk: QuietDesk, qtbot: QtBot) -> None:
    page.open_apartment("sound")
    switch, volume = page.rows["turn_sound"].control, page.rows["turn_volume"].control
    middles = [control.mapTo(page, control.rect().center()).y() for control in (switch, volume)]
    assert abs(middles[0] - middles[1]) <= 2
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton, pos=QPoint(40, switch.height() // 2))
    assert not desk.settings.value.turn_sound
    assert desk.settings.value.turn_volume == Settings().turn_volume
    assert not volume.isEnabled()
    assert page.rows["card_volume"].control.isEnabled()


def test_an_apartment_is_reset_and_the_focus_stays_on_the_page(
    qtbot: QtBot, page: SettingsPage, desk: QuietDesk, dressed: QApplication
) -> None:
    page.open_apartment("appearance")
    assert not page.reset_button.isEnabled()
    desk.settings.change(theme="light", text_size=130, four_colours=True)
    page.reset_button.setFocus()
    qtbot.keyClick(page.reset_button, Qt.Key.Key_Return)
    settle(dressed)
    assert desk.settings.value.theme == Settings().theme
    assert desk.settings.value.text_size == 100
    assert desk.settings.value.four_colours
    assert page.apartments.hasFocus()


def test_a_name_typed_is_kept_when_the_page_is_left(
    qtbot: QtBot, window: MainWindow, page: SettingsPage, desk: QuietDesk
) -> None:
    page.open_apartment("play")
    field = page.rows["player_name"].control
    assert isinstance(field, QLineEdit)
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "Carla")
    qtbot.mouseClick(page.back_button, Qt.MouseButton.LeftButton)
    assert desk.settings.value.player_name == "Carla"
    assert window.current_page() is window.start_page


def test_the_overview_has_every_key_of_the_menus_and_the_table(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    page = window.side_rooms.shortcuts_page
    assert window.current_page() is page
    keys = [key for _, key in page.lines()]
    for entry in window.menus.entries():
        if entry.shortcuts():
            assert entry.shortcut().toString() in keys
    assert {"Tab", "Space", "Esc", "Ctrl+Z", "Ctrl+,"} <= set(keys)
    qtbot.mouseClick(page.back_button, Qt.MouseButton.LeftButton)
    assert window.current_page() is window.start_page


def test_all_is_reset_after_a_question_in_place_and_undone(
    qtbot: QtBot, page: SettingsPage, desk: QuietDesk, dressed: QApplication
) -> None:
    every = page.reset_all
    assert not every.all_button.isEnabled()
    desk.settings.change(pace="slow", theme="night", card_volume=10, shortcuts={"hint": "J"}, language="en")
    before = desk.settings.value
    assert every.all_button.isEnabled()
    every.all_button.click()
    assert QApplication.focusWidget() is every.no_button
    assert every.said.text() == SettingsTexts().reset_all_question()
    qtbot.keyClick(every.no_button, Qt.Key.Key_Escape)
    assert desk.settings.value == before
    assert window_page(page) is page
    every.all_button.click()
    every.yes_button.click()
    settle(dressed)
    assert desk.settings.value == Settings(
        player_name="Anna", knows_the_game=before.knows_the_game, shortcuts={"hint": "J"}, language="en"
    )
    assert QApplication.focusWidget() is every.undo_button
    assert every.said.text() == SettingsTexts().all_reset()
    every.undo_button.click()
    assert desk.settings.value == before
    assert every.at_rest
    assert every.all_button.isVisible()


def test_what_was_reset_cannot_be_undone_after_another_change(page: SettingsPage, desk: QuietDesk) -> None:
    desk.settings.change(pace="slow")
    page.reset_all.all_button.click()
    page.reset_all.yes_button.click()
    desk.settings.change(theme="light")
    assert page.reset_all.at_rest
    assert not page.reset_all.undo_button.isVisible()


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_values_that_stand_alone_begin_with_a_capital(page: SettingsPage, desk: QuietDesk, language: str) -> None:
    desk.settings.change(language=language)
    for row in page.rows.values():
        if isinstance(row.control, QComboBox):
            for place in range(row.control.count()):
                first = row.control.itemText(place)[:1]
                assert first == first.upper(), row.control.itemText(place)


def window_page(page: SettingsPage) -> object:
    """The page in front."""
    window = page.window()
    assert isinstance(window, MainWindow)
    return window.current_page()
