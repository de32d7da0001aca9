"""Who deals first by the lowest card: shown on the felt, said, and kept in the log, however often one comes back."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scala40.engine.cards import Card
from scala40.engine.moves import Draw
from scala40.engine.notation import read_cards
from scala40.engine.proof import drawn_for
from scala40.engine.rules import CLASSIC, STANDARD, Rules
from scala40.engine.view import Lots
from scala40.models.log import LogRole
from scala40.texts.draws import DealerDrawTexts
from scala40.views.cards.art import CardArt
from scala40.views.cards.flight import STILL
from scala40.views.table.table_page import TablePage
from scala40.views.theme import FELT
from tests.engine.set_up import new_match
from tests.models.desk import Desk


class First:
    """A match that has just been dealt, and its page; the seed is one by which seat 0 does not move first."""

    def __init__(self, rules: Rules, players: int, seed: str) -> None:
        self.desk = Desk(new_match(rules, players, seed), go_on=False)
        self.page = self.sat_down()
        self.desk.referee.go_on()

    def sat_down(self) -> TablePage:
        return TablePage(self.desk.model, CardArt(), FELT, motion=STILL)

    @property
    def drawn(self) -> tuple[Lots, ...]:
        a_match = self.desk.match
        return drawn_for(a_match.rounds[0], a_match.rules, len(a_match.seats))


@pytest.fixture
def first(qtbot: QtBot, dressed: QApplication) -> Iterator[First]:
    del dressed
    made = First(CLASSIC, 4, "first")
    qtbot.addWidget(made.page)
    made.page.resize(1280, 740)
    made.page.show()
    made.desk.model.shown.emit(())
    yield made
    made.page.hide()


def test_every_card_and_the_dealer_are_shown(first: First) -> None:
    panel = first.page.arranging.drawn
    assert panel.isVisible()
    assert panel.dealer == first.desk.match.rounds[0].dealer
    shown: dict[int, list[Card]] = {seat: panel.cards_of(seat) for seat in range(4)}
    assert [cards[0] for cards in shown.values()] == list(first.drawn[0].cards)
    assert panel.accessibleName()
    for seat in range(4):
        assert f"Seat {seat}" in panel.accessibleDescription()
    assert first.page.melds.geometry().intersects(panel.geometry())


def test_it_is_said_before_the_deal_and_stays_in_the_log(first: First) -> None:
    told = DealerDrawTexts().drawn(first.drawn, [f"Seat {seat}" for seat in range(4)], spoken=True)
    assert told in first.page.announcer.said
    log = first.desk.model.log
    line = log.index(0)
    assert line.data().startswith("Drawn for the deal: Seat 0 ")
    assert line.data().endswith("was turned up")
    assert line.data(Qt.ItemDataRole.AccessibleTextRole).startswith(told)
    assert line.data(LogRole.ROUND) == 1


def test_whoever_comes_back_before_the_first_move_sees_it_again(first: First, qtbot: QtBot) -> None:
    again = first.sat_down()
    qtbot.addWidget(again)
    again.resize(1280, 740)
    again.show()
    first.desk.referee.go_on()
    assert again.arranging.drawn.isVisible()
    assert again.arranging.drawn.dealer == first.page.arranging.drawn.dealer


@pytest.mark.parametrize("by", ["click", "escape", "time"])
def test_it_goes_by_a_click_by_a_key_and_by_itself(first: First, by: str) -> None:
    panel = first.page.arranging.drawn
    if by == "click":
        QTest.mouseClick(panel, Qt.MouseButton.LeftButton)
    elif by == "escape":
        QTest.keyClick(first.page, Qt.Key.Key_Escape)
    else:
        panel._timer.timeout.emit()
    assert not panel.isVisible()


def test_nobody_waits_for_it_and_the_player_s_own_move_takes_it_away(first: First) -> None:
    panel, desk = first.page.arranging.drawn, first.desk
    while desk.match.mover != 0:
        seat = desk.match.mover
        assert seat is not None
        desk.referee.propose(seat, Draw())
        view = desk.match.view(seat)
        desk.other(seat, f"drop {min(view.hand).code}")
        assert panel.isVisible()
    desk.model.draw()
    assert not panel.isVisible()


def test_a_first_dealer_by_lot_shows_no_cards(qtbot: QtBot, dressed: QApplication) -> None:
    del dressed
    made = First(STANDARD, 3, "lot")
    qtbot.addWidget(made.page)
    made.page.show()
    assert not made.page.arranging.drawn.isVisible()
    assert made.desk.model.log.index(0).data().startswith("Round 1")


def test_an_equal_lowest_draws_again(first: First) -> None:
    texts, names = DealerDrawTexts(), ["Ada", "Bo", "Cleo"]
    lots = [Lots((0, 1, 2), read_cards("2C 2D 9H")), Lots((0, 1), read_cards("KC *1"))]
    panel = first.page.arranging.drawn
    panel.show_drawn(lots, names)
    assert panel.dealer == 0
    assert [len(panel.cards_of(seat)) for seat in range(3)] == [2, 2, 1]
    assert texts.drawn(lots, names) == (
        "Drawn for the deal: Ada 2♣, Bo 2♦, Cleo 9♥. Equal lowest cards, drawn again: Ada K♣, Bo ★."
    )
