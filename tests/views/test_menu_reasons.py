"""Entries that rest say why: in the status line, under the pointer, and aloud; keys reach them and do nothing."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu

from tests.views.test_at_the_table import Sit, sit

__all__ = ["sit"]


def press(menu: QMenu, key: Qt.Key) -> None:
    """A key for a menu that is not shown: the platform of the tests has no popups."""
    QApplication.sendEvent(menu, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))


def test_arrows_reach_an_entry_that_rests_and_its_reason_is_shown_and_said(sit: Sit) -> None:
    at = sit("9H 7H 8H KD 4C", phase="draw")
    window, menu = at.window, at.window.menus.move
    entry = window.move_menu.discard
    assert not entry.isEnabled()
    menu.aboutToShow.emit()
    menu.setActiveAction(window.move_menu.next_step)
    for _ in menu.actions():
        if menu.activeAction() is entry:
            break
        press(menu, Qt.Key.Key_Down)
    assert menu.activeAction() is entry
    assert window.statusBar().currentMessage() == "First draw a card."
    assert window.menus.reasons.said == "First draw a card."
    press(menu, Qt.Key.Key_Return)
    assert at.moves == []
    assert menu.toolTipsVisible()
    assert entry.toolTip() == "First draw a card."


def test_an_entry_that_serves_says_nothing_of_the_kind(sit: Sit) -> None:
    at = sit("9H 7H 8H KD 4C", phase="draw")
    menu, serving = at.window.menus.move, at.window.move_menu
    assert serving.draw.isEnabled()
    menu.setActiveAction(serving.discard)
    menu.hovered.emit(serving.discard)
    menu.setActiveAction(serving.draw)
    menu.hovered.emit(serving.draw)
    assert at.window.menus.reasons.said == "First draw a card."
    assert at.window.statusBar().currentMessage() == ""


def test_an_entry_that_leaves_the_match_says_so_ahead(sit: Sit) -> None:
    at = sit("9H 7H 8H KD 4C", phase="draw")
    menu, entry = at.window.menus.game, at.window.entries.quick_round
    menu.aboutToShow.emit()
    menu.setActiveAction(entry)
    menu.hovered.emit(entry)
    said = "The match at the table is left and stays saved."
    assert (at.window.menus.reasons.said, at.window.statusBar().currentMessage()) == (said, said)


def test_every_entry_that_rests_has_a_reason(sit: Sit) -> None:
    at = sit("9H 7H 8H KD 4C", phase="draw")
    for away in (False, True):
        if away:
            at.window.leave_for_start()
        for menu in (at.window.menus.game, at.window.menus.move, at.window.menus.view):
            menu.aboutToShow.emit()
        resting = [entry for entry in at.window.menus.entries() if not entry.isEnabled()]
        assert resting
        for entry in resting:
            assert entry.statusTip(), entry.text()
            assert entry.toolTip() == entry.statusTip()
