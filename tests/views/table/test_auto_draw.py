"""Drawing by itself: only where nothing else can be done, only where the player wants it and sees the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scala40.engine.rules import CLASSIC, TOURNAMENT
from scala40.views.cards.flight import NORMAL, STILL
from tests.views.table.conftest import Sit, Table


def other_plays(table: Table) -> None:
    """The seat before draws and discards, so that it is the player's turn."""
    for move in ("draw", "drop 3S'"):
        table.desk.other(1, move)


def settled(qtbot: QtBot, table: Table, moves: list[str]) -> bool:
    qtbot.wait(700 if table.page.glider.motion.glide else 20)
    return table.said == moves


def test_it_is_off_until_the_player_wants_it(sit: Sit, qtbot: QtBot) -> None:
    table = sit("7H 8H KD 4C", opened=False, turn=1, phase="draw")
    other_plays(table)
    assert settled(qtbot, table, [])
    table.page.auto_draw.turn_on(True)
    assert settled(qtbot, table, ["draw"])
    assert len(table.desk.model.view.hand) == 5


@pytest.mark.parametrize("motion", [STILL, NORMAL])
def test_it_draws_where_the_discard_cannot_be_taken(sit: Sit, qtbot: QtBot, motion: object) -> None:
    table = sit("7H 8H KD 4C", opened=False, turn=1, phase="draw", motion=motion)
    table.page.auto_draw.turn_on(True)
    other_plays(table)
    assert table.said == []
    assert settled(qtbot, table, ["draw"])
    assert table.page.isVisible()


def test_where_the_discard_can_be_taken_the_player_chooses(sit: Sit, qtbot: QtBot) -> None:
    table = sit("4S 5S KD 4C", opened=True, turn=1, phase="draw", rules=TOURNAMENT)
    table.page.auto_draw.turn_on(True)
    other_plays(table)
    assert settled(qtbot, table, [])


def test_no_rule_that_lets_take_without_opening_is_overlooked(sit: Sit, qtbot: QtBot) -> None:
    table = sit("4S 5S KH KS KC QH QS QC 4C", opened=False, turn=1, phase="draw", rules=CLASSIC)
    table.page.auto_draw.turn_on(True)
    other_plays(table)
    assert settled(qtbot, table, [] if not table.desk.model.only_draw() else ["draw"])
    assert not table.desk.model.only_draw()


def test_it_waits_while_the_table_is_covered_or_left(sit: Sit, qtbot: QtBot) -> None:
    table = sit("7H 8H KD 4C", opened=False, turn=1, phase="draw")
    page = table.page
    page.covers.may_pause = True
    page.auto_draw.turn_on(True)
    page.covers.toggle_pause()
    other_plays(table)
    assert settled(qtbot, table, [])
    page.hide()
    page.show()
    assert settled(qtbot, table, [])
    page.covers.toggle_pause()
    assert settled(qtbot, table, ["draw"])


def test_it_waits_until_the_page_is_shown(sit: Sit, qtbot: QtBot) -> None:
    table = sit("7H 8H KD 4C", opened=False, turn=1, phase="draw")
    table.page.auto_draw.turn_on(True)
    table.page.hide()
    other_plays(table)
    assert settled(qtbot, table, [])
    table.page.show()
    assert settled(qtbot, table, ["draw"])


def test_it_draws_once_and_never_in_the_turn_of_another(sit: Sit, qtbot: QtBot) -> None:
    table = sit("7H 8H KD 4C", opened=False, phase="draw")
    table.page.auto_draw.turn_on(True)
    table.page.auto_draw.follow()
    assert settled(qtbot, table, ["draw"])
    table.desk.model.drop_on_pile([card for card in table.desk.model.hand.cards if card.code == "KD"])
    assert settled(qtbot, table, ["draw", "drop KD"])


def test_a_press_of_the_player_s_own_is_not_doubled(sit: Sit, qtbot: QtBot) -> None:
    table = sit("7H 8H KD 4C", opened=False, turn=1, phase="draw", motion=NORMAL)
    table.page.auto_draw.turn_on(True)
    other_plays(table)
    QTest.mouseClick(table.page.stock, Qt.MouseButton.LeftButton)
    assert settled(qtbot, table, ["draw"])
