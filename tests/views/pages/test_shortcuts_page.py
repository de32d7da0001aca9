"""The keys of the menus are the player's: changed, cleared and given back in the overview, shown in menus at once."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scala40.settings import SettingsStore
from scala40.texts.settings_page import ShortcutTexts
from scala40.views.actions import Entry
from scala40.views.keys import DEFAULTS, KeyRefusal, Keys, needed_elsewhere
from scala40.views.main_window import MainWindow
from scala40.views.pages.shortcuts_page import ShortcutsPage
from tests.pictures import QuietDesk

Open = Callable[[QuietDesk], MainWindow]
KEY, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(open_window: Open, desk: QuietDesk) -> MainWindow:
    made = open_window(desk)
    made.side_rooms.show_shortcuts()
    return made


@pytest.fixture
def page(window: MainWindow) -> ShortcutsPage:
    return window.side_rooms.shortcuts_page


def entry(window: MainWindow, name: str) -> Entry:
    return next(one for one in window.menus.entries() if one.name == name)


def keys_of(window: MainWindow, name: str) -> list[str]:
    return [key.toString() for key in entry(window, name).shortcuts()]


def press(page: ShortcutsPage, name: str, key: Qt.Key, modifiers: Qt.KeyboardModifier = CTRL) -> None:
    field = page.fields[name]
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    QTest.keyClick(field, key, modifiers)


def test_every_entry_with_a_name_has_a_declared_key_and_every_key_an_entry(window: MainWindow) -> None:
    names = [one.name for one in window.menus.entries() if one.name]
    assert sorted(names) == sorted(DEFAULTS)


def test_a_key_is_changed_and_shown_in_the_menu_at_once(window: MainWindow, page: ShortcutsPage) -> None:
    press(page, "sort_for_runs", KEY.Key_1)
    assert keys_of(window, "sort_for_runs") == ["Ctrl+1"]
    assert page.fields["sort_for_runs"].text() == "Ctrl+1"
    assert not page.fields["sort_for_runs"].listens
    assert window.desk.settings.value.shortcuts == {"sort_for_runs": "Ctrl+1"}


def test_an_entry_without_a_key_gets_one(window: MainWindow, page: ShortcutsPage) -> None:
    press(page, "draw", KEY.Key_J, Qt.KeyboardModifier.NoModifier)
    assert keys_of(window, "draw") == ["J"]


def test_what_enter_does_at_the_table_says_so(window: MainWindow, page: ShortcutsPage) -> None:
    enter = QKeySequence(KEY.Key_Enter).toString(QKeySequence.SequenceFormat.NativeText)
    for name in ("next_step", "draw", "discard"):
        field = page.fields[name]
        assert field.text() == enter
        assert field.accessibleName() == f"{entry(window, name).text()}: {enter}"
        assert (entry(window, name).text(), enter) in page.lines()
        QTest.mouseClick(field, Qt.MouseButton.LeftButton)
        assert page.default_button.text() == f"Default: {enter}"
        QTest.keyClick(field, KEY.Key_Escape)
    press(page, "discard", KEY.Key_J, Qt.KeyboardModifier.NoModifier)
    assert page.fields["discard"].text() == f"J, {enter}"
    assert keys_of(window, "discard") == ["J"]
    QTest.mouseClick(page.clear_button, Qt.MouseButton.LeftButton)
    assert page.fields["discard"].text() == enter
    assert page.fields["take"].text() == "–"


def test_the_key_of_another_entry_is_refused_and_does_nothing_else(window: MainWindow, page: ShortcutsPage) -> None:
    press(page, "draw", KEY.Key_N)
    assert "Ctrl+N" in page.said.text()
    assert "New match" in page.said.text()
    assert keys_of(window, "draw") == []
    assert window.current_page() is page
    assert page.fields["draw"].listens
    QTest.keyClick(page.fields["draw"], KEY.Key_D, CTRL)
    assert keys_of(window, "draw") == ["Ctrl+D"]


@pytest.mark.parametrize(
    ("key", "modifiers"),
    [
        (KEY.Key_C, CTRL),
        (KEY.Key_V, CTRL),
        (KEY.Key_A, CTRL),
        (KEY.Key_Left, Qt.KeyboardModifier.NoModifier),
        (KEY.Key_Left, CTRL),
        (KEY.Key_Home, Qt.KeyboardModifier.ShiftModifier),
        (KEY.Key_Space, Qt.KeyboardModifier.NoModifier),
        (KEY.Key_Return, Qt.KeyboardModifier.NoModifier),
        (KEY.Key_G, Qt.KeyboardModifier.AltModifier),
        (KEY.Key_F10, Qt.KeyboardModifier.NoModifier),
    ],
)
def test_keys_that_are_needed_elsewhere_are_refused(
    window: MainWindow, page: ShortcutsPage, key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    press(page, "draw", key, modifiers)
    assert keys_of(window, "draw") == []
    assert "is needed" in page.said.text()


def test_no_default_is_a_key_that_is_needed_elsewhere() -> None:
    assert not [key for key in DEFAULTS.values() if key and needed_elsewhere(QKeySequence(key))]


def test_a_key_is_cleared_and_given_back(qtbot: QtBot, window: MainWindow, page: ShortcutsPage) -> None:
    field = page.fields["pause"]
    qtbot.mouseClick(field, Qt.MouseButton.LeftButton)
    qtbot.keyClick(field, KEY.Key_Delete)
    assert keys_of(window, "pause") == []
    assert field.text() == "–"
    qtbot.mouseClick(page.default_button, Qt.MouseButton.LeftButton)
    assert keys_of(window, "pause") == ["P"]
    assert window.desk.settings.value.shortcuts == {}


def test_the_buttons_clear_and_reset_the_entry_chosen_last(
    qtbot: QtBot, window: MainWindow, page: ShortcutsPage
) -> None:
    assert not page.clear_button.isEnabled()
    assert not page.all_button.isEnabled()
    qtbot.mouseClick(page.fields["zoom_in"], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.clear_button, Qt.MouseButton.LeftButton)
    assert keys_of(window, "zoom_in") == []
    assert page.fields["zoom_in"].hasFocus()
    press(page, "draw", KEY.Key_D)
    qtbot.mouseClick(page.all_button, Qt.MouseButton.LeftButton)
    assert keys_of(window, "zoom_in") == ["Ctrl++", "Ctrl+="]
    assert keys_of(window, "draw") == []


def test_a_default_that_another_entry_has_by_now_is_not_taken_from_it(
    qtbot: QtBot, window: MainWindow, page: ShortcutsPage
) -> None:
    press(page, "pause", KEY.Key_D)
    press(page, "draw", KEY.Key_P, Qt.KeyboardModifier.NoModifier)
    qtbot.mouseClick(page.fields["pause"], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.default_button, Qt.MouseButton.LeftButton)
    assert keys_of(window, "pause") == ["Ctrl+D"]
    assert keys_of(window, "draw") == ["P"]
    assert "Draw from the stock" in page.said.text()


def test_escape_and_leaving_keep_the_old_key(qtbot: QtBot, window: MainWindow, page: ShortcutsPage) -> None:
    qtbot.mouseClick(page.fields["rules"], Qt.MouseButton.LeftButton)
    qtbot.keyClick(page.fields["rules"], KEY.Key_Escape)
    assert not page.fields["rules"].listens
    assert window.current_page() is page
    qtbot.mouseClick(page.fields["rules"], Qt.MouseButton.LeftButton)
    page.back_button.setFocus()
    assert not page.fields["rules"].listens
    assert keys_of(window, "rules") == ["F1"]


def test_keys_are_kept_in_the_settings(window: MainWindow, page: ShortcutsPage) -> None:
    press(page, "draw", KEY.Key_D)
    again = Keys(window.desk.settings)
    assert [key.toString() for key in again.of("draw")] == ["Ctrl+D"]
    written = msgspec.json.decode(msgspec.json.encode(window.desk.settings.value))
    assert written["shortcuts"] == {"draw": "Ctrl+D"}


def test_a_settings_file_gives_no_key_that_is_needed_elsewhere() -> None:
    store = SettingsStore(None)
    store.change(shortcuts={"draw": "Space", "take": "no key", "quit": "Ctrl+A, Ctrl+B", "nothing": "Ctrl+J"})
    keys = Keys(store)
    assert [keys.of(name) for name in ("draw", "take", "quit")] == [[], [], []]
    assert keys.refusal("draw", QKeySequence("Ctrl+Q")) is None
    assert keys.refusal("draw", QKeySequence("Ctrl+N")) == KeyRefusal("taken", "new_match")


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_the_keys_of_every_turn_are_in_sight_without_scrolling(
    window: MainWindow, page: ShortcutsPage, desk: QuietDesk, language: str
) -> None:
    window.resize(1024, 576)
    desk.settings.change(language=language)
    QTest.qWait(1)
    view = page._scroll.viewport()
    for name in ("draw", "take", "lay", "add", "discard", "undo", "hint"):
        field = page.fields[name]
        assert view.rect().contains(QRect(field.mapTo(view, QPoint()), field.size())), name
    assert sorted(page.fields) == sorted(DEFAULTS)


@pytest.mark.usefixtures("window")
def test_the_button_for_the_default_key_says_it_in_words(page: ShortcutsPage) -> None:
    texts = ShortcutTexts()
    assert page.default_button.text() == texts.key_as_at_first()
    for name, said in (("lay", texts.default_key("L")), ("add", texts.default_none())):
        QTest.mouseClick(page.fields[name], Qt.MouseButton.LeftButton)
        assert page.default_button.text() == said
