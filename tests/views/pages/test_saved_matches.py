"""The page of saved matches by keyboard, for the ear and in every language; and the button that leads there."""

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scala40.texts.saved_matches import SavedMatchTexts
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from scala40.views.pages.saved_matches import SavedMatchesPage
from tests.pictures import SAVED, WAITING, QuietDesk, entry, settle

Open = Callable[[QuietDesk], MainWindow]


def opened(window: MainWindow) -> SavedMatchesPage:
    window.show_saved_matches()
    page = window.current_page()
    assert isinstance(page, SavedMatchesPage)
    return page


def press(key: Qt.Key) -> None:
    QApplication.processEvents()
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def test_the_list_by_keyboard_alone(open_window: Open, desk: QuietDesk) -> None:
    desk.saved = list(SAVED)
    page = opened(open_window(desk))
    first, second, third, damaged, watched = page.rows
    assert first.go_on_button.hasFocus()
    press(Qt.Key.Key_Down)
    assert second.go_on_button.hasFocus()
    press(Qt.Key.Key_End)
    assert watched.go_on_button.hasFocus()
    press(Qt.Key.Key_Up)
    assert damaged.delete_button.hasFocus()
    assert damaged.go_on_button.isHidden()
    press(Qt.Key.Key_Home)
    press(Qt.Key.Key_Delete)
    assert first.keep_button.hasFocus()
    press(Qt.Key.Key_Delete)
    press(Qt.Key.Key_Escape)
    assert first.delete_button.hasFocus()
    assert desk.asked == []
    press(Qt.Key.Key_Delete)
    press(Qt.Key.Key_Tab)
    assert first.yes_button.hasFocus()
    press(Qt.Key.Key_Return)
    assert desk.asked == [("delete_saved", 9)]
    assert first.put_back_button.hasFocus()
    assert page.rows[0] is first, "nothing moves under the hand"
    press(Qt.Key.Key_Return)
    assert first.go_on_button.hasFocus()
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    assert third.go_on_button.hasFocus()
    press(Qt.Key.Key_Return)
    assert desk.asked[1:] == [("put_back_saved", 9), ("continue_saved", 6)]
    press(Qt.Key.Key_Escape)
    assert page.isHidden()


def test_what_was_deleted_is_gone_when_the_page_is_entered_again(open_window: Open, desk: QuietDesk) -> None:
    desk.saved = list(SAVED)
    window = open_window(desk)
    page = opened(window)
    page.rows[1].delete_button.click()
    page.rows[1].yes_button.click()
    page.back_button.click()
    assert len(opened(window).rows) == 4


def test_the_entries_take_no_memory_while_another_page_is_shown(open_window: Open, desk: QuietDesk) -> None:
    desk.saved = list(SAVED)
    window = open_window(desk)
    page = opened(window)
    window.show_start()
    assert page.rows == []
    assert len(opened(window).rows) == len(SAVED)


def test_an_entry_that_was_put_back_is_as_high_as_the_others_after_a_zoom(
    open_window: Open, desk: QuietDesk, dressed: QApplication
) -> None:
    desk.saved = [entry(number, ("Anna", f"Marta{number}"), (0, 0)) for number in range(3)]
    window = open_window(desk)
    window.resize(1280, 800)
    page = opened(window)
    settle(dressed)
    row, other = page.rows[1], page.rows[2]
    before = row.height(), other.y()
    row.delete_button.click()
    row.yes_button.click()
    settle(dressed)
    assert (row.height(), other.y()) == before, "what lies below stays where it is"
    for zoom in (125, 100):
        desk.settings.change(zoom=zoom)
        settle(dressed)
    row.put_back_button.click()
    settle(dressed)
    assert (row.height(), other.y()) == before
    desk.settings.change(zoom=125)
    settle(dressed)
    row.delete_button.click()
    row.yes_button.click()
    row.put_back_button.click()
    desk.settings.change(zoom=100)
    settle(dressed)
    assert (row.height(), other.y()) == before


def test_the_focus_looks_alike_wherever_it_comes_from(open_window: Open, desk: QuietDesk) -> None:
    desk.saved = list(SAVED)
    window = open_window(desk)
    row = opened(window).rows[0]
    row.ask()
    press(Qt.Key.Key_Tab)
    assert row.yes_button.hasFocus()
    assert window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    by_key = row.yes_button.grab().toImage()
    window.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange, False)
    assert row.yes_button.grab().toImage() == by_key


def test_the_focus_leads_the_eye_through_a_long_list(open_window: Open, desk: QuietDesk, dressed: QApplication) -> None:
    desk.saved = [entry(number, ("Anna", f"Marta{number}"), (0, 0)) for number in range(30)]
    page = opened(open_window(desk))
    settle(dressed)
    for _ in range(29):
        press(Qt.Key.Key_Down)
    assert page.rows[29].go_on_button.hasFocus()
    assert not page.rows[29].visibleRegion().isEmpty()
    assert page.rows[0].visibleRegion().isEmpty()


def test_the_list_for_the_ear(open_window: Open, desk: QuietDesk) -> None:
    desk.saved = list(SAVED)
    page = opened(open_window(desk))
    told = QAccessible.queryAccessibleInterface(page.list)
    assert told.role() == QAccessible.Role.List
    assert told.text(QAccessible.Text.Name) == "Saved matches"
    rows = [told.child(place) for place in range(told.childCount())]
    assert [row.role() for row in rows] == [QAccessible.Role.ListItem] * 5
    names = [row.text(QAccessible.Text.Name) for row in rows]
    assert names[1].startswith(
        "2 of 5: Against Marta Classic rules, 2 players. Round 1 of 1. Points: Anna 0 and Marta 0."
    )
    assert names[3].endswith("It stays here until you delete it.")
    buttons = [page.rows[1].go_on_button.accessibleName(), page.rows[1].delete_button.accessibleName()]
    assert buttons == ["Continue: Against Marta", "Delete: Against Marta"]
    page.rows[1].ask()
    assert "Delete this match?" in rows[1].text(QAccessible.Text.Name)


def test_a_name_from_elsewhere_stays_a_name(open_window: Open, desk: QuietDesk) -> None:
    desk.saved = [entry(1, ("Anna", "<b>Eve</b>\n" + "x" * 200), (0, 0), rules="{names}\n" + "y" * 200)]
    (row,) = opened(open_window(desk)).rows
    assert "<b>Eve</b>" in row.title()
    assert len(row.title()) < 60
    assert "{names}" in row.told()


def test_the_list_follows_the_language(open_window: Open, desk: QuietDesk, dressed: QApplication) -> None:
    desk.saved = list(SAVED)
    window = open_window(desk)
    page = opened(window)
    desk.settings.change(language="it")
    settle(dressed)
    assert page.rows[0].title() == "Contro Marta, Luca e Elena"
    assert page.rows[4].told().splitlines()[-1].startswith("Giocata l'ultima volta: sabato 7 marzo 2026")
    assert page.heading() == "Partite salvate"
    assert window.windowTitle().startswith("Partite salvate")
    page.rows[0].ask()
    desk.settings.change(language="de")
    settle(dressed)
    assert page.rows[0].told().splitlines()[-1] == "Diese Partie löschen?"
    assert page.rows[0].keep_button.text() == "Behalten"


@pytest.mark.parametrize(
    ("language", "days", "said"),
    [
        ("en", 0, "Last played today at "),
        ("en", 1, "Last played yesterday at "),
        ("de", 1, "Zuletzt gespielt gestern um "),
        ("es", 0, "Jugada por última vez hoy, "),
        ("it", 1, "Giocata l'ultima volta ieri, "),
    ],
)
def test_days_are_told_in_words(languages: Languages, language: str, days: int, said: str) -> None:
    languages.use(language)
    # Shortly after midnight yesterday is only a few minutes away.
    now = datetime(2026, 11, 30, 0, 5).astimezone()
    then = now if days == 0 else now - timedelta(minutes=10)
    assert SavedMatchTexts().played(then, now).startswith(said)


def test_the_button_of_the_start_page_counts_what_no_tile_offers(open_window: Open, desk: QuietDesk) -> None:
    desk.saved = list(SAVED)
    desk.waiting = WAITING
    window = open_window(desk)
    assert window.start_page.others_button.text() == "Other unfinished matches (3)…"
    window.start_page.others_button.click()
    assert isinstance(window.current_page(), SavedMatchesPage)
    desk.saved = list(SAVED[:1])
    window.show_start()
    assert window.start_page.others_button.isHidden()
