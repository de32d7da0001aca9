"""Leaving a seat at the table: the question beside the cards, the plate, the button, and the reason why cards rest."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scala40.engine.match import SeatInfo
from scala40.engine.notation import read_cards
from scala40.engine.rules import STANDARD
from scala40.models.leaving import LeavableModel
from scala40.play.sat_in import note_sat_in
from tests.engine.set_up import match_at
from tests.models.desk import Desk
from tests.views.table.conftest import Table

HAND = "KC KH KD 4H 5H 6H 2C 9D JS 3S"
OTHER = "QC QD 7S 7D 2H 2S 9H 9C JD JH 3D 5S 8S"
Sit = Callable[..., "Left"]


class Left(Table):
    """A page of a seat that can be left."""

    def __init__(self, qtbot: QtBot, hands: tuple[str, ...] = (HAND, OTHER), **more: object) -> None:
        set_up = {"opened": [False, False], "phase": "draw", "discards": "TH 8H", "stock": "6C 4S TC"} | more
        a_match = match_at(STANDARD, list(hands), **set_up)
        a_match.seats = (SeatInfo("Anna", "human"), SeatInfo("Marta", "beginner"))
        super().__init__(Desk(a_match, leavable=True))
        self.held: list[bool] = []
        self.page.covers.paused.connect(self.held.append)
        self.gone: list[bool] = []
        self.page.leave_wanted.connect(lambda: self.gone.append(True))
        qtbot.addWidget(self.page)
        with qtbot.waitActive(self.page):
            self.page.show()
            self.page.activateWindow()

    @property
    def model(self) -> LeavableModel:
        assert isinstance(self.desk.model, LeavableModel)
        return self.desk.model

    def ask(self) -> list[str]:
        """Open the question; the answers."""
        self.wait()
        self.page.leaving.press()
        assert self.page.leaving.asking
        return [button.accessibleName() or button.text() for button in self.page.leaving.chooser.answers]

    def leave(self) -> None:
        self.ask()
        self.key(Qt.Key.Key_1)
        self.wait()


@pytest.fixture
def sit(qtbot: QtBot, dressed: object) -> Sit:
    del dressed
    return lambda *hands, **more: Left(qtbot, *((hands,) if hands else ()), **more)


class TestQuestion:
    def test_it_stands_beside_the_cards_and_everybody_waits(self, sit: Sit) -> None:
        table = sit()
        page = table.page
        answers = table.ask()
        assert answers == ["A computer player plays on (level club)", "Leave, it stays saved", "Play on myself"]
        assert page.announcer.said[-1] == "Who plays on for you?"
        assert table.held == [True]
        chooser = page.leaving.chooser
        assert chooser.answers[0].hasFocus()
        assert not chooser.geometry().intersects(page.hand.geometry())
        assert page.felt.geometry().contains(chooser.geometry())

    def test_it_says_what_of_the_turn_would_go_back(self, sit: Sit) -> None:
        laid = "If a computer player plays on, what you have laid this turn goes back to your hand first."
        taken = "If a computer player plays on, the card you have taken goes back to the discard pile first."
        table = sit("KC KH KD 4H 5H 6H 2C 9D JS 7H", OTHER, opened=[True, True])
        page, asked = table.page, "Who plays on for you?"

        def question() -> str:
            table.ask()
            said = page.leaving.chooser.accessibleName()
            assert page.announcer.said[-1] == said
            assert page.felt.geometry().contains(page.leaving.chooser.geometry())
            table.key(Qt.Key.Key_Escape)
            return said

        assert question() == asked
        table.model.take()
        assert question() == f"{asked} {taken}"
        table.model.drop_on_felt(read_cards("KC KH KD"))
        assert question() == f"{asked} {laid} {taken}"
        table.model.undo()
        table.model.undo()
        table.wait()
        table.model.draw()
        assert question() == asked
        table.model.drop_on_felt(read_cards("KC KH KD"))
        assert question() == f"{asked} {laid}"

    def test_prepared_melds_are_told_of_in_ones_own_turn(self, sit: Sit) -> None:
        table = sit()
        table.model.draw()
        table.model.drop_on_felt(read_cards("KC KH KD"))
        table.ask()
        assert "what you have laid this turn" in table.page.leaving.chooser.accessibleName()

    def test_tab_stays_within_and_escape_plays_on(self, sit: Sit) -> None:
        table = sit()
        table.ask()
        answers = table.page.leaving.chooser.answers
        for place in (1, 2, 0):
            table.key(Qt.Key.Key_Tab)
            assert answers[place].hasFocus()
        table.key(Qt.Key.Key_Escape)
        assert not table.page.leaving.asking
        assert table.held == [True, False]
        assert (table.model.sat_in, table.gone) == (False, [])
        assert table.page.hand.has_focus()

    def test_the_second_answer_leaves_the_table(self, sit: Sit) -> None:
        table = sit()
        table.ask()
        table.key(Qt.Key.Key_2)
        assert table.gone == [True]
        assert not table.model.sat_in

    def test_a_move_of_ones_own_is_an_answer_too(self, sit: Sit) -> None:
        table = sit()
        table.ask()
        table.model.draw()
        assert not table.page.leaving.asking
        assert table.held == [True, False]

    def test_it_finds_its_place_anew_in_another_size(self, sit: Sit) -> None:
        table = sit()
        table.ask()
        table.page.resize(1024, 520)
        chooser = table.page.leaving.chooser
        assert chooser.isVisible()
        assert table.page.felt.geometry().contains(chooser.geometry())
        assert chooser.answers[0].hasFocus()

    def test_over_the_end_of_a_round_it_stands_above(self, sit: Sit) -> None:
        table = sit("3S", OTHER, opened=[True, True], phase="play")
        table.model.drop_on_pile(table.model.hand.cards)
        assert table.page.endings.covering
        table.ask()
        table.page.take_focus()
        assert table.page.leaving.chooser.answers[0].hasFocus()
        table.key(Qt.Key.Key_1)
        assert table.model.sat_in
        assert table.page.endings.round_end.button.text() == "Next round"

    def test_a_pause_covers_it(self, sit: Sit) -> None:
        table = sit()
        table.page.covers.may_pause = True
        table.ask()
        table.page.covers.toggle_pause()
        assert table.page.covers.pause.button.hasFocus()
        table.page.covers.toggle_pause()
        assert any(button.hasFocus() for button in table.page.leaving.chooser.answers)


class TestWhileSomebodySitsIn:
    def test_the_plate_and_the_voice_say_so(self, sit: Sit) -> None:
        table = sit()
        table.leave()
        look, plate = table.page.plates[0].seen, table.page.plates[0]
        assert look is not None
        assert (look.stand_in, look.name, look.turn_text) == ("Anna (computer)", "Anna", "to play")
        assert plate.accessibleName().endswith("a computer player sits in for Anna")
        assert plate.toolTip() == "A computer player sits in for Anna."
        assert table.page.announcer.said[-1] == "A computer player sits in for Anna."
        other = table.page.plates[1]
        assert other.seen is not None
        assert (other.seen.stand_in, other.toolTip()) == ("", "Marta: level beginner.")

    def test_cards_rest_with_a_reason(self, sit: Sit) -> None:
        table = sit()
        table.leave()
        page, reason = table.page, "A computer player sits in for you. “Take the seat back” lets you play."
        for end in (page.pile, page.melds):
            page.notice.hide()
            table.drag(table.at_card("2C"), table.at(end))
            assert page.notice.isVisible()
            assert page.notice.text == reason
        for press in (page.stock, page.pile):
            page.notice.hide()
            table.wait()
            table.click(table.at(press))
            assert page.notice.text == reason
            assert page.announcer.said[-1] == reason
            page.notice.hide()
            press.setFocus()
            table.key(Qt.Key.Key_Return)
            assert page.notice.text == reason
        assert table.model.sat_in
        assert table.desk.proposed == []

    def test_space_only_selects(self, sit: Sit) -> None:
        table = sit()
        table.leave()
        assert table.page.hand.has_focus()
        table.key(Qt.Key.Key_Space)
        assert len(table.model.hand.selected()) == 1
        assert table.model.sat_in

    def test_the_card_it_draws_is_shown_and_said_by_name(self, sit: Sit) -> None:
        table = sit()
        table.leave()
        table.desk.other(0, "draw")
        assert "6C" in table.row()
        assert table.page.announcer.said[-1] == "Anna drew 6 of clubs"

    @pytest.mark.parametrize("by", ["mouse", "enter"])
    def test_the_button_gives_the_seat_back(self, sit: Sit, by: str) -> None:
        table = sit()
        table.leave()
        bar = table.page.bar
        assert (bar.primary.text(), bar.primary.isEnabled()) == ("Take the seat back", True)
        if by == "mouse":
            table.click(table.at(bar.primary))
        else:
            table.key(Qt.Key.Key_Return)
        assert not table.model.sat_in
        assert bar.primary.text() == "Draw"
        assert table.page.announcer.said[-1] == "You have your seat back."
        look = table.page.plates[0].seen
        assert look is not None
        assert (look.stand_in, look.turn_text) == ("", "Your turn")
        assert table.page.opening.isVisible()

    def test_the_second_half_of_a_double_click_does_nothing(self, sit: Sit) -> None:
        table = sit()
        table.leave()
        place = table.at(table.page.bar.primary)
        table.click(place)
        table.click(place)
        assert not table.model.sat_in
        assert table.desk.proposed == []

    def test_a_card_in_the_hand_of_the_mouse_goes_home(self, sit: Sit) -> None:
        table = sit()
        table.model.draw()
        table.drag(table.at_card("2C"), table.at(table.page.pile), release=False)
        table.model.sit_in()
        target = table.card("2C")
        QTest.mouseRelease(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(table.page, table.at(table.page.pile)))
        assert "2C" in table.row()
        assert len(table.desk.proposed) == 1

    def test_an_open_question_of_the_cards_is_gone(self, sit: Sit) -> None:
        table = sit("*1 5S' 6S' 2C 9D KD", OTHER, opened=[True, True], phase="play")
        table.page.handling.answer(table.model.drop_on_felt(read_cards("*1 5S' 6S'")), QPoint(300, 300))
        assert table.page.chooser.isVisible()
        table.model.sit_in()
        assert not table.page.chooser.isVisible()

    def test_the_end_of_a_round_offers_the_seat(self, sit: Sit) -> None:
        table = sit("3S", OTHER, opened=[True, True], phase="play")
        table.model.sit_in()
        table.desk.other(0, "drop 3S")
        panel = table.page.endings.round_end
        assert (panel.button.text(), panel.other.text(), panel.other.isVisible()) == (
            "Next round",
            "Take the seat back",
            True,
        )
        panel.other.click()
        assert not table.model.sat_in
        assert panel.isVisible()
        assert not panel.other.isVisible()

    def test_the_end_of_the_match_tells_it(self, sit: Sit) -> None:
        table = sit("3S", OTHER, opened=[True, True], phase="play", totals=(0, 90))
        note_sat_in(table.desk.match, 0)
        table.model.drop_on_pile(table.model.hand.cards)
        table.page.endings.press()
        assert (
            "For some of the match a computer player sat in for Anna." in table.page.endings.match_end.accessibleName()
        )

    def test_escape_on_the_result_leads_to_the_start_page(self, sit: Sit) -> None:
        table = sit("3S", OTHER, opened=[True, True], phase="play", totals=(0, 90))
        table.model.drop_on_pile(table.model.hand.cards)
        table.key(Qt.Key.Key_Escape)
        table.page.endings.press()
        assert (table.page.endings.match_end.isVisible(), table.gone) == (True, [])
        table.key(Qt.Key.Key_Escape)
        assert table.gone == [True]
