"""Pinning and gaps by menu and by key at the table, and what keys do while the table is covered."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from scala40.views.main_window import MainWindow
from scala40.views.table.table_page import TablePage
from tests.engine.set_up import match_at
from tests.models.desk import Desk, cards
from tests.pictures import QuietDesk
from tests.tables import STANDARD, show

Open = Callable[[QuietDesk], MainWindow]


@pytest.fixture
def window(open_window: Open, desk: QuietDesk) -> MainWindow:
    return open_window(desk)


@pytest.fixture
def at_table(window: MainWindow) -> tuple[Desk, TablePage]:
    a_match = match_at(STANDARD, ["4C 7H 8H 9H KD", "2S 3S 5C"], opened=[True, True], stock="QC QH JD")
    sitting = Desk(a_match)
    page = show(window, sitting.model)
    sitting.model.hand.set_order(["4C", "7H", "8H", "9H", "KD"])
    return sitting, page


def order(sitting: Desk) -> str:
    return " ".join(sitting.model.hand.order())


def test_selected_cards_are_pinned_and_unpinned_by_key(
    qtbot: QtBot, window: MainWindow, at_table: tuple[Desk, TablePage]
) -> None:
    sitting, page = at_table
    for card in cards("7H 9H"):
        sitting.model.hand.toggle(card)
    assert window.move_menu.pin.text() == "Pin cards together"
    qtbot.keyClick(page, Qt.Key.Key_K)
    assert order(sitting) == "4C [ 7H 9H ] 8H KD"
    assert window.move_menu.pin.text() == "Unpin cards"
    qtbot.keyClick(page, Qt.Key.Key_K)
    assert order(sitting) == "4C 7H 9H 8H KD"


def test_one_card_is_pinned_in_the_singular(
    window: MainWindow, at_table: tuple[Desk, TablePage], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)
    sitting, page = at_table
    pin = window.move_menu.pin
    page.hand.go_to(1)
    assert pin.text() == "Pin this card"
    assert in_card_menu(page, 1)[1] == "Pin this card"
    pin.trigger()
    assert order(sitting) == "4C [ 7H ] 8H 9H KD"
    assert pin.text() == "Unpin this card"
    assert in_card_menu(page, 1)[1] == "Unpin this card"
    pin.trigger()
    sitting.model.hand.pin(cards("7H 8H"))
    assert pin.text() == "Unpin cards", "the whole group goes"
    assert in_card_menu(page, 1)[1] == "Unpin cards"


def in_card_menu(page: TablePage, row: int) -> list[str]:
    """The entries of the menu at the card in this row."""
    found: list[list[str]] = []
    menu = page.handling.card_menu
    menu.opened.connect(lambda opened: found.append([each.text() for each in opened.actions() if each.text()]))
    menu.show_for(page.game.hand.cards[row], "", QPoint())
    return found[0]


def test_a_gap_is_made_before_the_card_with_the_focus(
    qtbot: QtBot, window: MainWindow, at_table: tuple[Desk, TablePage]
) -> None:
    sitting, page = at_table
    page.hand.go_to(0)
    assert not window.move_menu.gap.isEnabled()
    assert window.move_menu.gap.toolTip() == "Choose a card with another one on its left."
    page.hand.go_to(2)
    qtbot.keyClick(page, Qt.Key.Key_G)
    assert order(sitting) == "4C 7H | 8H 9H KD"
    qtbot.keyClick(page, Qt.Key.Key_G)
    assert order(sitting) == "4C 7H 8H 9H KD"


def test_a_key_that_was_taken_away_does_nothing_at_the_table(
    qtbot: QtBot, window: MainWindow, at_table: tuple[Desk, TablePage]
) -> None:
    sitting, page = at_table
    window.side_rooms.keys.clear("sort_for_sets")
    qtbot.keyClick(page, Qt.Key.Key_S)
    assert order(sitting) == "4C 7H 8H 9H KD"
    qtbot.keyClick(page, Qt.Key.Key_R)
    sorted_for_runs = order(sitting)
    window.side_rooms.keys.reset("sort_for_sets")
    sitting.model.hand.set_order(["KD", "9H", "8H", "7H", "4C"])
    qtbot.keyClick(page, Qt.Key.Key_S)
    assert order(sitting) == "4C 7H 8H 9H KD"
    assert sorted_for_runs == "4C KD 7H 8H 9H"


def test_the_button_shows_the_key_in_force(window: MainWindow, at_table: tuple[Desk, TablePage]) -> None:
    _, page = at_table
    assert page.bar.undo._key == "Ctrl+Z"
    told = [button.accessibleDescription() for button in page.bar.buttons()]
    assert told == ["Key: R", "Key: S", "Key: B", "Key: Ctrl+Z", "Key: Enter"]
    window.side_rooms.keys.clear("undo")
    assert page.bar.undo._key == ""
    assert page.bar.undo.accessibleDescription() == ""


def test_no_key_of_a_menu_moves_a_card_under_the_pause(qtbot: QtBot, at_table: tuple[Desk, TablePage]) -> None:
    sitting, page = at_table
    for card in cards("7H 8H 9H"):
        sitting.model.hand.toggle(card)
    page.covers.may_pause = True
    page.covers.toggle_pause()
    for key in (Qt.Key.Key_L, Qt.Key.Key_S, Qt.Key.Key_K):
        qtbot.keyClick(page, key)
    assert sitting.proposed == []
    assert order(sitting) == "4C 7H 8H 9H KD"
