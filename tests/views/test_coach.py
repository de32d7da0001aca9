"""The coach in the side panel: silent until asked, folded and unfolded, and the same hint in it as over the felt."""

import itertools
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scala40.views.main_window import MainWindow
from scala40.views.table.coach_panel import CoachPanel
from scala40.views.table.table_page import TablePage
from tests.pictures import QuietDesk, settle, the_application
from tests.tables import sit_at
from tests.views.test_at_the_table import Seated, Sit, sit

__all__ = ["sit"]

KEY = Qt.Key
RUN = "5D 6D 7D"
WHERE = "Look at your whole hand together with the table."
GO_OUT = "You can go out now: add 8♦ to 5♦ 6♦ 7♦, then discard K♣."


def wide(at: Seated, *, unfolded: bool = True) -> CoachPanel:
    """The coach in a window with room for the side panel."""
    at.window.resize(1280, 800)
    coach = at.page.panel.coach
    coach.fold(not unfolded)
    settle(the_application())
    return coach


def press(at: Seated, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or at.page, key)
    settle(the_application())


def over_the_felt(at: Seated) -> str:
    notice = at.page.hinting.notice
    return notice.text if notice.isVisible() else ""


def test_it_is_silent_until_asked_and_then_tells_the_hint_in_two_steps(sit: Sit) -> None:
    at = sit("8D KC", (RUN,))
    coach = wide(at)
    assert (coach.text, coach.quiet.text(), coach.quiet.isVisible()) == ("", "Ask with H.", True)
    for said in (WHERE, GO_OUT, ""):
        press(at, KEY.Key_H)
        assert (coach.text, over_the_felt(at)) == (said, "")
        assert coach.label.isVisible() == bool(said)
    assert coach.quiet.isVisible()


@pytest.mark.parametrize("unfolded", [True, False])
def test_it_says_the_same_aloud_whether_it_is_folded_or_not(sit: Sit, unfolded: bool) -> None:
    at = sit("8D KC", (RUN,))
    coach = wide(at, unfolded=unfolded)
    press(at, KEY.Key_H)
    press(at, KEY.Key_H)
    spoken = ("You can go out now: add 8 of diamonds to run of diamonds from 5 to 7, then discard king of clubs.",)
    assert at.page.announcer.said[-2:] == [WHERE, *spoken]
    assert (over_the_felt(at) == "") == unfolded
    assert len(at.page.hinting._marks) == 2
    shown = coach.label if unfolded else at.page.hinting.notice.label
    assert shown.accessibleName() == spoken[0]


@pytest.mark.parametrize("unfolded", [True, False])
def test_the_third_press_says_that_the_hint_is_put_away_and_how_to_ask_anew(sit: Sit, unfolded: bool) -> None:
    at = sit("8D KC", (RUN,))
    coach = wide(at, unfolded=unfolded)
    for _ in range(3):
        press(at, KEY.Key_H)
    said = "The hint is put away. Ask with H."
    assert at.page.announcer.said[-1] == said
    if unfolded:
        assert coach.quiet.isVisible()
        assert not at.page.notice.isVisible()
    else:
        assert (at.page.notice.isVisible(), at.page.notice.text) == (True, said)
    press(at, KEY.Key_H)
    assert (coach.text, at.page.notice.isVisible()) == (WHERE, False)


@pytest.mark.parametrize("by", ["escape", "button", "click", "move"])
def test_whatever_puts_a_hint_away_is_heard_but_for_the_next_move(sit: Sit, by: str) -> None:
    at = sit("8D KC 2H", (RUN,))
    coach = wide(at, unfolded=by == "button")
    press(at, KEY.Key_H)
    match by:
        case "escape":
            press(at, KEY.Key_Escape)
        case "button":
            coach.away.click()
        case "click":
            QTest.mouseClick(at.page.hinting.notice, Qt.MouseButton.LeftButton)
        case _:
            at.desk.select("KC")
            at.pick(at.window.move_menu.discard)
    assert coach.text == ""
    assert ("The hint is put away. Ask with H." in at.page.announcer.said) == (by != "move")
    assert not at.page.notice.isVisible()


def test_folding_brings_the_hint_over_the_felt_and_unfolding_back(sit: Sit) -> None:
    at = sit("8D KC", (RUN,))
    coach = wide(at, unfolded=False)
    press(at, KEY.Key_H)
    assert over_the_felt(at) == WHERE
    for fold, shown in ((coach.press, ""), (coach.press, WHERE), (coach.press, "")):
        fold()
        settle(the_application())
        assert over_the_felt(at) == shown
    for folded, shown in ((True, WHERE), (False, "")):
        at.page.fold_panel(folded)
        settle(the_application())
        assert (over_the_felt(at), coach.text) == (shown, WHERE)


@pytest.mark.parametrize("unfolded", [True, False])
@pytest.mark.parametrize("end", ["escape", "move", "undo"])
def test_what_ends_a_hint_ends_it_in_both_places(sit: Sit, unfolded: bool, end: str) -> None:
    at = sit("8D 8D' KC 2H", (RUN,), dealer=0)
    coach = wide(at, unfolded=unfolded)
    if end == "undo":
        at.desk.select("8D")
        at.pick(at.window.move_menu.add)
    press(at, KEY.Key_H)
    assert coach.text
    if end == "escape":
        press(at, KEY.Key_Escape)
    elif end == "undo":
        at.pick(at.window.move_menu.undo)
    else:
        at.desk.select("KC")
        at.pick(at.window.move_menu.discard)
    settle(the_application())
    assert (coach.text, over_the_felt(at), at.page.hinting._marks) == ("", "", [])


def test_its_buttons_ask_go_on_and_put_away(sit: Sit) -> None:
    at = sit("8D KC", (RUN,))
    coach = wide(at)
    assert not coach.away.isVisible()
    for words, said in (("Hint", WHERE), ("Show the move", GO_OUT)):
        assert coach.link.text() == words
        coach.link.click()
        assert coach.text == said
    # No rule stands behind this one.
    assert not coach.link.isVisible()
    assert (coach.away.accessibleName(), coach.away.isVisible()) == ("Put the hint away", True)
    coach.away.click()
    assert (coach.text, coach.link.text()) == ("", "Hint")


def test_the_link_leads_to_the_rule(
    open_window: Callable[[QuietDesk], MainWindow], desk: QuietDesk, dressed: QApplication
) -> None:
    window = open_window(desk)
    window.resize(1280, 800)
    sit_at(window, ["8H' 9S TS JD QD AD 2C *2 KC KH KD 4H 5H 6H", "2S 3S 5C 9D 9S' QC KS'"], opened=[False, False])
    page = window.current_page()
    assert isinstance(page, TablePage)
    page.panel.coach.fold(False)
    settle(dressed)
    for words in ("Hint", "Show the move", "See the rule"):
        assert page.panel.coach.link.text() == words
        page.panel.coach.link.click()
    assert window.current_page() is window.rules_page
    window.leave_for_start()


def test_nothing_is_offered_while_another_is_on_turn(sit: Sit) -> None:
    at = sit("8D KC 2H", (RUN,), dealer=0)
    coach = wide(at)
    at.desk.select("KC")
    at.pick(at.window.move_menu.discard)
    settle(the_application())
    assert not coach.link.isVisible()
    assert coach.quiet.text() == "Ask with H."


def test_it_tells_the_key_in_force(sit: Sit, desk: QuietDesk) -> None:
    at = sit("8D KC", (RUN,))
    coach = wide(at)
    desk.settings.change(shortcuts={"hint": "Ctrl+J"})
    assert coach.quiet.text() == "Ask with Ctrl+J."
    desk.settings.change(shortcuts={"hint": ""})
    assert coach.quiet.text() == "Ask in the menu Learn: Hint."
    desk.settings.change(language="it")
    settle(the_application())
    assert coach.quiet.text() == "Chiedi nel menu Impara: Suggerimento."
    assert coach.heading.text() == "Consigli"
    desk.settings.change(language="en", shortcuts={})


def test_a_screen_reader_meets_a_button_that_is_expanded_or_collapsed(sit: Sit) -> None:
    at = sit("8D KC", (RUN,))
    coach = wide(at)
    heading = QAccessible.queryAccessibleInterface(coach.heading)
    assert heading is not None
    assert (heading.role(), heading.text(QAccessible.Text.Name)) == (QAccessible.Role.Button, "Coach")
    for unfolded in (True, False, True):
        state = heading.state()
        assert (bool(state.expandable), bool(state.expanded), bool(state.collapsed)) == (True, unfolded, not unfolded)
        assert coach.unfolded is unfolded
        heading.actionInterface().doAction("Press")


def test_the_keyboard_reaches_it_and_enter_presses_its_buttons_and_nothing_else(sit: Sit) -> None:
    at = sit("8D KC 2H 9S", (RUN,))
    coach = wide(at)
    for _ in range(9):
        if coach.has_focus():
            break
        press(at, KEY.Key_Tab)
    assert coach.heading.hasFocus()
    press(at, KEY.Key_Down)
    assert coach.link.hasFocus()
    press(at, KEY.Key_Return)
    press(at, KEY.Key_Right)
    assert coach.away.hasFocus()
    press(at, KEY.Key_Return)
    # What had the focus is gone, so the heading has it.
    assert (coach.text, coach.heading.hasFocus()) == ("", True)
    for unfolded in (False, True):
        press(at, KEY.Key_Return)
        assert coach.unfolded is unfolded
    press(at, KEY.Key_Space)
    assert not coach.unfolded
    assert at.moves == []
    press(at, KEY.Key_Tab)
    assert at.page.panel.log.hasFocus()


def test_in_a_low_window_it_stays_folded_and_says_why(sit: Sit, desk: QuietDesk) -> None:
    at = sit("8D KC", (RUN,))
    coach = wide(at)
    at.window.resize(1024, 576)
    at.page.fold_panel(False)
    settle(the_application())
    assert coach.unfolded
    desk.settings.change(text_size=150)
    settle(the_application())
    assert (coach.has_room, coach.unfolded, coach.folded) == (False, False, False)
    assert coach.heading.toolTip().startswith("This window has no room for the coach.")
    entry = at.window.entries.coach
    assert (entry.isEnabled(), entry.statusTip()) == (False, coach.heading.toolTip())
    press(at, KEY.Key_H)
    assert over_the_felt(at) == WHERE
    at.window.resize(1280, 800)
    settle(the_application())
    assert (coach.unfolded, over_the_felt(at), coach.text) == (True, "", WHERE)
    desk.settings.change(text_size=100)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 576)])
def test_score_sheet_and_log_keep_their_room_beside_a_long_hint(sit: Sit, size: tuple[int, int]) -> None:
    at = sit("8D KC", (RUN,))
    coach = wide(at)
    at.window.resize(*size)
    at.page.fold_panel(False)
    coach.say("One line more. " * 60, "", "See the rule")
    settle(the_application())
    panel = at.page.panel
    assert coach.unfolded
    # All of it can be read, by scrolling.
    bar = coach.view.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.maximum() + coach.view.viewport().height() >= coach.label.height()
    coach.heading.setFocus()
    press(at, KEY.Key_Down)
    assert bar.value() > 0
    assert panel.log.height() >= 3 * 32
    assert panel._scroll.height() >= min(panel.sheet.height(), panel.sheet.height_of(2))
    parts = [coach, panel._scroll, panel.log]
    assert all(above.geometry().bottom() < below.geometry().top() for above, below in itertools.pairwise(parts))
    assert panel.content.rect().contains(panel.log.geometry())


def test_it_is_shown_and_folded_by_the_menu_of_views(sit: Sit) -> None:
    at = sit("8D KC", (RUN,))
    coach, entry = wide(at, unfolded=False), at.window.entries.coach
    told: list[bool] = []
    coach.fold_chosen.connect(told.append)
    for shown in (True, False):
        assert entry.isChecked() is not shown
        entry.trigger()
        settle(the_application())
        assert (coach.in_sight, entry.isChecked()) == (shown, shown)
    at.page.fold_panel(True)
    QTest.keyClick(at.page, KEY.Key_C)
    settle(the_application())
    assert (coach.in_sight, at.page.panel.folded, told) == (True, False, [False, True, False])
    at.page.fold_panel(True)
    settle(the_application())
    assert not entry.isChecked()
    entry.trigger()
    settle(the_application())
    # It was unfolded already: only the panel had to be.
    assert (coach.in_sight, told) == (True, [False, True, False])
    at.window.leave_for_start()
    assert (entry.isEnabled(), entry.isChecked()) == (False, False)


def test_a_click_on_the_heading_is_remembered_as_a_choice(sit: Sit) -> None:
    at = sit("8D KC", (RUN,))
    coach = wide(at, unfolded=False)
    told: list[bool] = []
    coach.fold_chosen.connect(told.append)
    QTest.mouseClick(coach.heading, Qt.MouseButton.LeftButton)
    coach.fold(True)
    assert told == [False]
