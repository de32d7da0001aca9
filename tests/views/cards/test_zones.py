"""Rows of cards: how far apart they lie, which card is under the pointer, and what stays when cards change."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scala40.engine.cards import CARDS
from scala40.views.cards.art import CardArt
from scala40.views.cards.flight import STILL, Glider
from scala40.views.cards.zones import Zone, row_step, row_width
from scala40.views.theme import FELT


class Row(Zone):
    """Cards 100 wide, 30 apart, from (20, 40)."""

    def arrange(self, *, jump: bool = False) -> None:
        self.spread(QPoint(20, 40), 100, 30, 12, jump=jump)


@pytest.fixture
def row(qtbot: QtBot, dressed: QApplication) -> Row:
    del dressed
    made = Row(CardArt(), FELT, Glider(STILL))
    made.resize(600, 220)
    qtbot.addWidget(made)
    made.show()
    made.show_cards(CARDS[:5])
    return made


class TestSteps:
    @pytest.mark.parametrize(
        ("count", "room", "step"),
        [(1, 500, 70), (3, 500, 70), (14, 900, 61), (14, 300, 28), (40, 300, 28)],
    )
    def test_as_wide_as_there_is_room_but_never_hiding_an_index(self, count: int, room: int, step: int) -> None:
        assert row_step(count, room, 100, 70, 28) == step

    def test_the_width_of_a_row(self) -> None:
        assert row_width(0, 100, 30) == 0
        assert row_width(1, 100, 30) == 100
        assert row_width(5, 100, 30) == 220


class TestPointer:
    def test_the_upper_of_two_overlapping_cards_is_meant(self, row: Row) -> None:
        assert row.card_at(QPoint(21, 50)) is row.widgets[0]
        assert row.card_at(QPoint(49, 50)) is row.widgets[0]
        assert row.card_at(QPoint(50, 50)) is row.widgets[1]
        assert row.card_at(QPoint(230, 50)) is row.widgets[4]

    def test_a_shadow_is_no_card(self, row: Row) -> None:
        assert row.card_at(QPoint(17, 50)) is None
        assert row.card_at(QPoint(244, 50)) is None
        assert row.card_at(QPoint(100, 38)) is None

    def test_a_lifted_card_is_found_where_it_is(self, row: Row) -> None:
        row.widgets[2].look(selected=True)
        row.arrange()
        assert row.card_at(QPoint(95, 30)) is row.widgets[2]


class TestChanges:
    def test_cards_that_stay_keep_their_widgets(self, row: Row) -> None:
        kept = row.widget_of(CARDS[3])
        row.show_cards((CARDS[9], CARDS[3], CARDS[0]))
        assert row.cards() == [CARDS[9], CARDS[3], CARDS[0]]
        assert row.widget_of(CARDS[3]) is kept
        assert row.widget_of(CARDS[1]) is None

    def test_twins_are_two_cards(self, row: Row) -> None:
        row.show_cards((CARDS[7], CARDS[59]))
        assert CARDS[7].twin is CARDS[59]
        assert len({id(widget) for widget in row.widgets}) == 2

    def test_the_focus_stays_on_its_card_and_else_near_it(self, qtbot: QtBot, row: Row) -> None:
        with qtbot.waitActive(row):
            row.activateWindow()
        row.go_to(3)
        row.show_cards((CARDS[3], CARDS[0]))
        assert row.current == 0
        assert row.widgets[0].hasFocus()
        row.show_cards((CARDS[0],))
        assert row.widgets[0].hasFocus()
        row.show_cards(())
        assert row.hasFocus()

    def test_only_the_current_card_is_a_tab_stop(self, row: Row) -> None:
        row.go_to(2)
        policies = [widget.focusPolicy().name for widget in row.widgets]
        assert policies == ["NoFocus", "NoFocus", "TabFocus", "NoFocus", "NoFocus"]
