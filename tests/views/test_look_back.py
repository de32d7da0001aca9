"""Move > Redo, Show the last turns again, Explain the last refusal: when they serve, and why they rest."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.views.test_at_the_table import Sit, sit

__all__ = ["sit"]


def test_redo_by_menu_and_key(sit: Sit) -> None:
    at = sit("7H 8H 9H 8D KD 4C", ("5D 6D 7D",))
    menu = at.window.move_menu
    at.window.menus.move.aboutToShow.emit()
    assert "nothing to redo" in menu.redo.statusTip()
    at.desk.select("7H 8H 9H")
    at.pick(menu.lay)
    at.pick(menu.undo)
    at.pick(menu.redo)
    at.pick(menu.undo)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(at.window, Qt.Key.Key_Z, both)
    assert at.moves == ["lay 7H 8H 9H", "undo", "lay 7H 8H 9H", "undo", "lay 7H 8H 9H"]
    at.window.leave_for_start()
    assert not menu.redo.isEnabled()


def test_the_last_refusal_leads_to_its_rule_by_menu_and_key(sit: Sit) -> None:
    at = sit("9S 4C KD", ("5D 6D 7D",))
    entry = at.window.entries.look_back_menu.explain
    assert not entry.isEnabled()
    assert entry.statusTip() == "Nothing has been refused at this table yet."
    at.desk.select("9S")
    at.pick(at.window.move_menu.add)
    at.page.notice.hide()
    assert entry.isEnabled()
    rules = at.window.rules_page
    for way in ("menu", "key"):
        if way == "menu":
            entry.trigger()
        else:
            QTest.keyClick(at.page, Qt.Key.Key_E)
        assert at.window.current_page() is rules
        assert rules.text.chapters()[rules.text.chapter_in_sight()] == "Adding to melds"
        QTest.keyClick(rules, Qt.Key.Key_Escape)
        assert at.window.current_page() is at.page


def test_the_last_turn_is_shown_again_by_menu_and_key(sit: Sit) -> None:
    at = sit("9S 4C KD", phase="play")
    entry = at.window.entries.look_back_menu.again
    assert entry.statusTip() == "No turn of this round is finished yet."
    at.desk.select("9S")
    at.pick(at.window.move_menu.discard)
    assert entry.isEnabled()
    entry.trigger()
    assert at.page.notice.isVisible()
    assert "9♠" in at.page.notice.text
    at.page.notice.hide()
    QTest.keyClick(at.page, Qt.Key.Key_T)
    assert at.page.notice.isVisible()
    at.page.notice.hide()
    at.page.covers.may_pause = True
    at.page.covers.toggle_pause()
    entry.trigger()
    assert not at.page.notice.isVisible()
    at.page.covers.toggle_pause()
    assert at.moves == ["drop 9S"]


def test_all_of_it_rests_away_from_the_table(sit: Sit) -> None:
    at = sit("9S 4C KD")
    at.window.leave_for_start()
    menu = at.window.entries.look_back_menu
    for entry in (menu.again, menu.explain):
        assert not entry.isEnabled()
        assert "table" in entry.statusTip()
        entry.trigger()
