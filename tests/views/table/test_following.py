"""The page follows the match: plates, piles, meter, buttons, reshuffles, ends of rounds, and names of every kind."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from scala40.engine.events import Closed, RoundScored
from scala40.engine.notation import read_cards
from scala40.engine.rules import CLASSIC, STANDARD
from scala40.views.cards.art import CardArt
from scala40.views.cards.flight import STILL, Motion
from scala40.views.table.table_page import TablePage
from scala40.views.theme import FELT
from tests.views.table.conftest import Sit
from tests.views.table.scenes import game_with, public_round

HOSTILE = ("<b>X</b>", '<img src="x.png">', "W" * 10_000, "two\nlines\0\x07", "\u202etfel ot thgir", "")


class TestPlates:
    def test_total_cards_badge_turn_and_dealer(self, sit: Sit) -> None:
        table = sit("7H 8H KD", others=["2S' 3S' 8C'", "9C TC"], opened=False)
        own, second, third = (plate.seen for plate in table.page.plates)
        assert own is not None
        assert second is not None
        assert third is not None
        assert (own.total, own.count_text, own.badge, own.on_turn) == ("0 / 101", "3 cards", "not opened", True)
        assert (second.badge, second.opened, second.on_turn) == ("opened", True, False)
        assert [plate.seen.dealer for plate in table.page.plates if plate.seen is not None] == [False, False, True]

    def test_an_eliminated_seat_stays_in_its_place(self, qtbot: QtBot, dressed: QApplication) -> None:
        del dressed
        game, _ = game_with(public_round(4, counts=(13, 13, 0, 13), seats=(0, 1, 3)), "7H 8H 9H")
        page = TablePage(game, CardArt(), FELT, motion=STILL)
        qtbot.addWidget(page)
        look = page.plates[2].seen
        assert look is not None
        assert (look.badge, look.count_text, look.out) == ("eliminated", "", True)

    @pytest.mark.parametrize("rules", [STANDARD, CLASSIC])
    def test_seats_sit_clockwise_whatever_the_direction(self, qtbot: QtBot, dressed: QApplication, rules) -> None:
        del dressed
        game, _ = game_with(public_round(4, counts=(13,) * 4, rules=rules), "7H 8H 9H")
        page = TablePage(game, CardArt(), FELT, motion=STILL)
        qtbot.addWidget(page)
        page.resize(1280, 740)
        lefts = [page.plates[seat].x() for seat in (1, 2, 3)]
        assert lefts == sorted(lefts)

    def test_names_are_shown_letter_by_letter_on_one_line(self, qtbot: QtBot, dressed: QApplication) -> None:
        """cases.md C-18."""
        game, _ = game_with(
            public_round(6, counts=(13,) * 6, melds=[(1, "7H 8H 9H"), (2, "KC KD KH")], opened=(1, 2)),
            "2C 3D 4H",
            names=HOSTILE,
        )
        page = TablePage(game, CardArt(), FELT, motion=STILL)
        qtbot.addWidget(page)
        page.resize(1024, 516)
        page.show()
        dressed.processEvents()
        page.grab()
        for plate in page.plates:
            assert plate.seen is not None
            assert len(plate.seen.name) <= 40
            assert "\n" not in plate.seen.name
            assert "\u202e" not in plate.seen.name
        assert page.plates[0].seen.name == "<b>X</b>"

    def test_names_in_the_panels_are_plain_text(self, qtbot: QtBot, dressed: QApplication) -> None:
        del dressed
        hands = ((), tuple(read_cards("KC 2D")))
        log = (Closed(0, False), RoundScored((0, 12), (39, 48), hands))
        public = replace(public_round(2, counts=(0, 2), opened=(0, 1), phase="over"), closer=0)
        game, _ = game_with(public, "", log=log, stage="deal", names=HOSTILE)
        page = TablePage(game, CardArt(), FELT, motion=STILL)
        qtbot.addWidget(page)
        assert page.endings.round_end.isVisibleTo(page)
        game.info = replace(game.info, winners=(0,))
        page.endings.show_result()
        for panel in (page.endings.round_end, page.endings.match_end):
            for label in panel.findChildren(QLabel):
                if "<b>" in label.text():
                    assert label.textFormat().name == "PlainText"


class TestWords:
    def test_the_primary_button_says_what_it_does(self, sit: Sit) -> None:
        table = sit("KC KH KS 7H 8H 9H 4C 2D", opened=False)
        said = table.page.bar.primary.text
        assert said() == "Choose a discard"
        table.desk.select("4C")
        assert said() == "Discard 4♣"
        table.desk.select("KC KH KS")
        assert said() == "Prepare meld"
        table.page.handling.press_primary()
        table.wait()
        assert said() == "Open with 30"
        assert not table.page.bar.primary.isEnabled()
        table.desk.model.drop_on_pile(read_cards("4C"))
        table.desk.select("7H 8H 9H")
        table.page.handling.press_felt()
        assert said() == "Open with 54"
        assert table.page.bar.primary.isEnabled()

    def test_whose_turn_it_is_stands_on_the_button_that_waits(self, sit: Sit) -> None:
        table = sit("7H 8H KD")
        table.desk.model.drop_on_pile(read_cards("KD"))
        assert table.page.bar.primary.text() == "Waiting for Seat 1"
        assert not table.page.bar.primary.isEnabled()

    def test_a_reshuffle_is_shown_and_said(self, sit: Sit) -> None:
        table = sit("7H 8H KD", phase="draw", stock="", discards="2C 9H JS")
        table.desk.model.draw()
        assert table.page.notice.isVisible()
        assert "reshuffled" in table.page.notice.text
        assert any("reshuffled" in said for said in table.page.announcer.said)

    def test_another_language_reaches_everything(self, sit: Sit, languages) -> None:
        table = sit("7H 8H KD", phase="draw")
        languages.use("it")
        QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
        assert table.page.bar.primary.text() == "Pesca"
        assert table.page.hand.accessibleName() != "Your hand, 3 cards"


class TestEnds:
    def test_all_hands_lie_open_with_their_penalties(self, sit: Sit) -> None:
        table = sit("4C", others=["2S' 3S' 4S' 8C' KD", "9C TC"])
        table.desk.model.drop_on_pile(read_cards("4C"))
        rows = table.page.endings.round_end.rows
        assert len(rows) == 3
        assert rows[0].sum_line() == ""
        assert rows[1].sum_line() == "2 + 3 + 4 + 10 + 8 = 27"
        assert "run of spades" in rows[1].spoken()
        assert rows[2].sum_line() == "10 + 9 = 19"

    def test_the_last_move_is_seen_before_the_panel_comes(self, sit: Sit) -> None:
        table = sit("4C", motion=Motion(30, 10, 0))
        table.desk.model.drop_on_pile(read_cards("4C"))
        assert table.page.endings.due
        assert not table.page.endings.covering
        assert table.page.endings.press()
        assert table.page.endings.covering
