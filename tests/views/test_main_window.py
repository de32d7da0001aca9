"""The window: its menus and their reasons, notices in place, full screen, its place, and what it asks of the desk."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scala40.views.actions import Entry, with_keys
from scala40.views.cards.art import CardArt
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from scala40.views.status_line import StatusLine, TableStatus
from scala40.views.window_place import WindowPlace, keep_place, read_place
from tests.pictures import WAITING, QuietDesk, settle, the_application

Open = Callable[[QuietDesk], MainWindow]


def entries(window: MainWindow) -> list[QAction]:
    return list(window.findChildren(Entry))


def named(window: MainWindow, words: str) -> QAction:
    return next(entry for entry in entries(window) if entry.text() == words)


# Menus


def test_the_menus_are_named_and_hold_only_what_works(open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    titles = [entry.text() for entry in window.menuBar().actions()]
    assert titles == ["&Game", "&Move", "&View", "&Learn", "&Settings", "&Help"]
    for entry in entries(window):
        assert entry.text()
        assert entry.receivers("2triggered(bool)") > 0, entry.text()


@pytest.mark.parametrize(
    ("titles", "marked"),
    [
        (["Partida", "Jugada", "Ver", "Ajustes", "Ayuda"], ["&Partida", "&Jugada", "&Ver", "&Ajustes", "A&yuda"]),
        (["Aa", "Aa", "…"], ["&Aa", "Aa", "…"]),
    ],
)
def test_each_menu_opens_by_a_letter_of_its_own(titles: list[str], marked: list[str]) -> None:
    assert with_keys(titles) == marked


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")
def test_a_menu_opens_by_its_letter(qtbot: QtBot, open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    told: list[str] = []
    window.menus.help.aboutToShow.connect(lambda: told.append("help"))
    qtbot.keyClick(window, Qt.Key.Key_H, Qt.KeyboardModifier.AltModifier)
    assert told == ["help"]
    window.menus.help.close()


def test_no_two_entries_share_a_key(open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    keys = [key.toString() for entry in entries(window) for key in entry.shortcuts()]
    there = "Ctrl+N Ctrl+Q Ctrl+Z P F11 Ctrl++ Ctrl+= Ctrl+- Ctrl+0 Ctrl+, F1 Shift+F1 Ctrl+F1"
    there += " Ctrl+Shift+Z L R S B K G T E W H D N Ctrl+O Ctrl+S C V U"
    assert sorted(keys) == sorted(there.split())


def test_every_entry_has_its_role_on_macos(open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    roles = {entry.text(): entry.menuRole() for entry in entries(window)}
    assert roles.pop("Quit") == QAction.MenuRole.QuitRole
    assert roles.pop("About Scala 40") == QAction.MenuRole.AboutRole
    assert roles.pop("All settings…") == QAction.MenuRole.PreferencesRole
    assert set(roles.values()) == {QAction.MenuRole.NoRole}
    assert {menu.menuAction().menuRole() for menu, _ in window.menus._titles} == {QAction.MenuRole.NoRole}


def test_an_entry_that_rests_says_why(open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    resting = [entry for entry in entries(window) if not entry.isEnabled()]
    assert {"Continue", "Start page", "Undo", "Draw from the stock"} <= {entry.text() for entry in resting}
    for entry in resting:
        assert entry.toolTip() == entry.statusTip() != entry.text()
        assert entry.statusTip().endswith(".")
    serving = named(window, "New match")
    assert (serving.isEnabled(), serving.statusTip()) == (True, "")


def test_continue_serves_when_a_match_waits(open_window: Open, desk: QuietDesk) -> None:
    desk.waiting = WAITING
    window = open_window(desk)
    assert window.entries.go_on.isEnabled()
    window.entries.go_on.trigger()
    assert desk.asked == [("continue_match",)]


def test_language_and_pace_are_chosen_in_the_menu_and_kept(
    open_window: Open, desk: QuietDesk, dressed: QApplication
) -> None:
    window = open_window(desk)
    named(window, "Slow").trigger()
    settle(dressed)
    assert desk.settings.value.pace == "slow"
    named(window, "Italiano").trigger()
    settle(dressed)
    assert desk.settings.value.language == "it"
    assert named(window, "Lento").isChecked()
    assert named(window, "Italiano").isChecked()
    assert window.menuBar().actions()[0].text() == "&Partita"
    window.entries.settings_menu.language.actions()[0].trigger()
    settle(dressed)
    assert desk.settings.value.language == ""


def test_a_menu_has_closed_before_all_is_dressed_anew(
    open_window: Open, desk: QuietDesk, dressed: QApplication
) -> None:
    window = open_window(desk)
    window.resize(1536, 864)
    menu, before = window.entries.settings_menu, desk.settings.value
    for entry in (named(window, "Italiano"), menu.theme.actions()[-1], menu.larger, menu.comfort):
        entry.trigger()
    assert desk.settings.value == before
    settle(dressed)
    for name in ("language", "theme", "zoom", "comfort"):
        assert getattr(desk.settings.value, name) != getattr(before, name)


def test_a_setting_changed_elsewhere_is_marked_too(open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    desk.settings.change(pace="off")
    assert named(window, "Off").isChecked()
    assert not named(window, "Normal").isChecked()


def test_the_folder_of_reports_is_shown_once_there_is_one(
    qtbot: QtBot, languages: Languages, desk: QuietDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(
        "scala40.views.window_entries.QDesktopServices.openUrl", lambda url: opened.append(url.toLocalFile())
    )
    window = MainWindow(desk, languages, CardArt(), reports=tmp_path / "log")
    qtbot.addWidget(window)
    window.open()
    assert not window.entries.reports.isEnabled()
    (tmp_path / "log").mkdir()
    window.menus.help.aboutToShow.emit()
    window.entries.reports.trigger()
    assert opened == [str(tmp_path / "log")]


# Notices


def test_a_notice_stands_in_place_until_it_is_put_away(qtbot: QtBot, open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    assert not window.notices.isVisible()
    named(window, "About Scala 40").trigger()
    named(window, "About Scala 40").trigger()
    assert len(window.notices.texts()) == 1
    assert "GNU General Public License" in window.notices.texts()[0]
    assert window.notices.isVisible()
    assert QApplication.activeModalWidget() is None
    strip = next(iter(window.notices._strips.values()))
    qtbot.mouseClick(strip.button, Qt.MouseButton.LeftButton)
    assert window.notices.texts() == []
    assert not window.notices.isVisible()


def test_notices_never_fill_the_window(open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    for number in range(20):
        window.notices.tell(f"subject {number}", lambda said=number: f"Sentence <b>{said}</b>.", "warning")
    assert window.notices.texts() == [f"Sentence <b>{number}</b>." for number in (17, 18, 19)]
    window.notices.withdraw("subject 18")
    window.notices.withdraw("never told")
    assert len(window.notices.texts()) == 2


def test_the_newest_sentence_on_a_subject_holds(open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    window.notices.tell("saving", lambda: "The disk is full.")
    window.notices.tell("saving", lambda: "Saving works again.", "saved")
    assert window.notices.texts() == ["Saving works again."]


def test_the_status_line_gives_way_to_notices_in_a_low_window(open_window: Open, desk: QuietDesk) -> None:
    desk.settings.change(text_size=150)
    window = open_window(desk)
    for length in (1, 40, 1):
        window.notices.tell("subject", lambda words=length: "The disk is full. " * words)
        settle(the_application())
        assert window.status.isVisible() == (length == 1)
    window.notices.tell("subject", lambda: "The disk is full. " * 40)
    settle(the_application())
    window.resize(window.width(), 1000)
    settle(the_application())
    assert window.status.isVisible()
    window.resize(window.width(), 576)
    settle(the_application())
    assert not window.status.isVisible()
    window.notices.withdraw("subject")
    assert window.status.isVisible()


# The status line


@pytest.mark.usefixtures("languages")
def test_the_line_says_how_the_match_stands(qtbot: QtBot) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    assert line.words() == ("", "All matches are saved on this computer only")
    line.show_status(TableStatus(round_number=4, rules_name="standard", saved=True, seal="3f9ac217" + "0" * 56))
    assert line.words() == ("Round 4 · Standard rules · Saved", "Deal sealed: 3f9a c217")
    line.show_status(TableStatus(round_number=4, rules_name="<b>x</b>" * 90, saved=False, seal=""))
    said, right = line.words()
    assert said.startswith("Round 4 · <b>x</b>")
    assert said.endswith("Not saved")
    assert len(said) < 80
    assert right == ""


# Full screen, place, end


def test_full_screen_and_back_by_key_and_menu(qtbot: QtBot, open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert window.entries.full_screen.isChecked()
    window.entries.full_screen.trigger()
    assert not window.isFullScreen()
    assert not window.entries.full_screen.isChecked()


def test_closing_keeps_the_place_and_tells_the_desk_once(
    qtbot: QtBot, languages: Languages, desk: QuietDesk, tmp_path: Path
) -> None:
    file = tmp_path / "window.json"
    window = MainWindow(desk, languages, CardArt(), place_file=file)
    qtbot.addWidget(window)
    window.open()
    window.show()
    before = window.geometry()
    named(window, "Quit").trigger()
    assert desk.asked == [("quit",)]
    kept = read_place(file)
    assert kept is not None
    assert (kept.x, kept.y, kept.width, kept.height) == before.getRect()


@pytest.mark.parametrize(
    "place", [WindowPlace(5000, -3000, 1, 1), WindowPlace(0, 0, 20_000, 20_000), WindowPlace(-9999, 9999, 900, 600)]
)
def test_a_place_off_the_screen_is_not_taken_over(
    qtbot: QtBot, languages: Languages, desk: QuietDesk, tmp_path: Path, place: WindowPlace
) -> None:
    file = tmp_path / "window.json"
    keep_place(file, place)
    window = MainWindow(desk, languages, CardArt(), place_file=file)
    qtbot.addWidget(window)
    screen = QApplication.primaryScreen().availableGeometry()
    assert screen.contains(window.geometry())
    assert window.width() >= min(screen.width(), 1024)


def test_titles_say_the_page_and_no_card(open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    assert window.windowTitle() == "Scala 40"
    window.show_rules()
    assert window.windowTitle() == "The rules of Scala 40 – Scala 40"
    window.leave_for_start()
    assert window.windowTitle() == "Scala 40"
    assert desk.asked == []


def test_letters_of_menus_are_underlined_only_with_alt(open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    bar, handle = window.menuBar(), window.windowHandle()

    def picture() -> QImage:
        settle(the_application())
        return bar.grab().toImage()

    plain = picture()
    QTest.keyPress(handle, Qt.Key.Key_Alt)
    underlined = picture()
    assert underlined != plain
    QTest.keyRelease(handle, Qt.Key.Key_Alt)
    # Alt alone leads into the menu bar: as long as the keys go there, the letters stay underlined.
    if bar.hasFocus():
        QTest.keyClick(bar, Qt.Key.Key_Escape)
    assert picture() == plain
    QTest.keyPress(handle, Qt.Key.Key_Alt)
    the_application().sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
    assert picture() == plain
    desk.settings.change(zoom=110)
    desk.settings.change(zoom=100)
    assert picture() == plain
