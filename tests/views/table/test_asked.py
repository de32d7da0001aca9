"""Questions of the table to one player, by mouse and by keyboard: buying the discard, and coming back."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from scala40.engine.match import SeatInfo
from scala40.engine.rules import FAMILY, STANDARD, Rules
from tests.views.table.conftest import Sit, Table
from tests.views.table.test_by_keyboard import select, to

KEY = Qt.Key
BUYING = replace(STANDARD, buying=True)
MELDS = ("6H' 7H' 8H'", "7C 7S 7D")


def asked(sit: Sit, hand: str = "7H 8H TH 9C *2 KC", **more: object) -> Table:
    """Seat 0 is asked before seat 2 draws."""
    told: dict[str, object] = {"turn": 2, "phase": "buy", "asked": 0, "discards": "2D 9H", "rules": BUYING}
    return sit(hand, MELDS, others=["2S 3S 4S'", "JC QD"], **told | more)


def put_away(table: Table) -> None:
    """Look at the table first."""
    table.click(table.at(table.page.chooser.answers[-1]))
    table.wait()
    assert not table.page.chooser.isVisible()


class TestBuying:
    def test_the_question_stands_in_place_and_passing_has_the_focus(self, sit: Sit) -> None:
        table = asked(sit)
        chooser = table.page.chooser
        assert chooser.isVisible()
        assert "9♥" in chooser.accessibleName()
        assert [answer.answer.words for answer in chooser.answers[:-1]] == [
            "Add to 6♥ 7♥ 8♥ 9♥",
            "Lay 7♥ 8♥ 9♥ 10♥",
            "Lay 9♣ ★9♦ 9♥",
            "Pass",
        ]
        assert chooser.answers[-2].hasFocus()
        assert table.page.announcer.said[-1] == "Buy 9 of hearts? It costs a penalty card from the stock."
        assert table.page.bar.primary.text() == "Pass"
        own = table.page.plates[0].seen
        assert own is not None
        assert (own.on_turn, own.turn_text) == (True, "Buy?")

    def test_an_answer_by_mouse(self, sit: Sit) -> None:
        table = asked(sit)
        table.click(table.at(table.page.chooser.answers[1]))
        assert table.said == ["buy lay 7H 8H 9H TH"]
        assert not table.page.chooser.isVisible()
        lines = [table.desk.model.log.index(row).data() for row in range(table.desk.model.log.rowCount())]
        assert "You bought 9♥" in lines
        assert any(line.startswith("You drew a penalty card: ") for line in lines)
        assert "You bought 9 of hearts" in table.page.announcer.said

    def test_an_answer_by_keyboard(self, sit: Sit) -> None:
        table = asked(sit)
        table.key(KEY.Key_Right)
        table.key(KEY.Key_Right)
        table.key(KEY.Key_Return)
        assert table.said == ["buy off 9H m1"]
        table = asked(sit)
        table.key(KEY.Key_3)
        assert table.said == ["buy lay 9C *2=9D 9H"]

    def test_passing_by_keyboard(self, sit: Sit) -> None:
        table = asked(sit)
        table.key(KEY.Key_Return)
        assert table.said == ["pass"]
        assert "You passed" in table.page.announcer.said

    def test_passing_by_the_primary_button(self, sit: Sit) -> None:
        table = asked(sit)
        put_away(table)
        assert table.said == []
        table.click(table.at(table.page.bar.primary))
        assert table.said == ["pass"]

    def test_escape_lets_one_look_and_passes_nothing(self, sit: Sit) -> None:
        table = asked(sit)
        table.key(KEY.Key_Escape)
        assert table.said == []
        assert not table.page.chooser.isVisible()
        table.click(table.at(table.page.pile))
        assert table.page.chooser.isVisible()

    def test_the_discard_is_dragged_onto_a_meld(self, sit: Sit) -> None:
        table = asked(sit)
        put_away(table)
        table.drag(table.at(table.page.pile), table.at_meld(1), release=False)
        assert [meld.light for meld in table.page.melds.melds] == ["over", "refuses"]
        table.key(KEY.Key_Escape)
        table.drag(table.at(table.page.pile), table.at_meld(1))
        assert table.said == ["buy off 9H m1"]

    def test_it_is_dragged_onto_the_felt_with_the_selected_cards(self, sit: Sit) -> None:
        table = asked(sit)
        put_away(table)
        table.click(table.at_card("8H"))
        table.click(table.at_card("TH"))
        assert (table.page.bar.primary.text(), table.page.bar.primary.isEnabled()) == ("Buy 9♥", True)
        free = QPoint(table.page.melds.width() - 30, table.page.melds.height() - 20)
        table.drag(table.at(table.page.pile), table.page.melds.mapTo(table.page, free))
        assert table.said == ["buy lay 8H 9H TH"]

    def test_the_selected_cards_are_dragged_onto_the_discard(self, sit: Sit) -> None:
        table = asked(sit)
        put_away(table)
        table.click(table.at_card("8H"))
        table.click(table.at_card("TH"))
        table.drag(table.at_card("8H"), table.at(table.page.pile))
        assert table.said == ["buy lay 8H 9H TH"]

    def test_a_card_touched_while_the_question_stands_is_selected(self, sit: Sit) -> None:
        table = asked(sit)
        table.click(table.at_card("8H"))
        assert not table.page.chooser.isVisible()
        assert table.card("8H").selected

    def test_a_drop_that_buys_nothing_comes_back_with_the_reason(self, sit: Sit) -> None:
        table = asked(sit)
        put_away(table)
        table.drag(table.at(table.page.pile), table.at_meld(2))
        assert table.said == []
        assert table.page.notice.isVisible()

    def test_dragged_to_the_hand_it_asks_what_for(self, sit: Sit) -> None:
        table = asked(sit)
        put_away(table)
        table.drag(table.at(table.page.pile), table.at(table.page.hand))
        assert table.page.chooser.isVisible()

    def test_selected_cards_and_enter_buy(self, sit: Sit) -> None:
        table = asked(sit)
        table.key(KEY.Key_Escape)
        table.wait()
        select(table, "8H", "TH")
        table.key(KEY.Key_Return)
        assert table.said == ["buy lay 8H 9H TH"]

    def test_the_discard_and_enter_ask_again(self, sit: Sit) -> None:
        table = asked(sit)
        table.key(KEY.Key_Escape)
        table.wait()
        to(table, table.page.keyboard.areas[2])
        table.key(KEY.Key_Right)
        table.key(KEY.Key_Return)
        assert table.page.chooser.isVisible()

    def test_a_smaller_window_keeps_the_question_inside(self, sit: Sit) -> None:
        table = asked(sit)
        table.page.resize(1024, 516)
        chooser = table.page.chooser
        assert chooser.isVisible()
        assert table.page.felt.geometry().contains(chooser.geometry())

    def test_time_that_runs_out_takes_the_question_away(self, sit: Sit) -> None:
        table = asked(sit, rules=replace(BUYING, turn_seconds=30))
        table.desk.referee.time_out()
        assert not table.page.chooser.isVisible()
        assert table.desk.match.mover == 2

    def test_while_another_is_asked_the_plate_says_so(self, sit: Sit) -> None:
        rules = replace(BUYING, max_players=6)
        told = {"turn": 1, "phase": "buy", "asked": 3, "discards": "2D 9H", "rules": rules}
        table = sit("7H 8H TH", MELDS, others=["2S 3S 4S'", "JC QD", "9S JS"], **told)
        assert not table.page.chooser.isVisible()
        third = table.page.plates[3].seen
        assert third is not None
        assert (third.on_turn, third.turn_text) == (True, "buying?")
        assert table.page.bar.primary.text() == "Waiting for Seat 3"
        table.desk.other(3, "pass")
        assert "Seat 3 passed" in table.page.announcer.said
        # The discard was this player's own: the seat on turn has drawn.
        assert table.desk.match.mover == 1


class TestNothingToBuyFor:
    def test_the_only_person_is_not_bothered(self, sit: Sit, qtbot: QtBot) -> None:
        table = asked(sit, "KC QS 3C", discards="2D 9D")
        table.desk.match.seats = tuple(SeatInfo(f"Seat {seat}", "human" if seat == 0 else "club") for seat in range(3))
        table.desk.model.seats = table.desk.match.seats
        put_away(table)
        table.desk.referee.go_on()
        qtbot.waitUntil(lambda: table.said == ["pass"], timeout=2000)
        assert not table.page.chooser.isVisible()

    def test_where_others_could_learn_from_it_the_question_is_asked_all_the_same(self, sit: Sit) -> None:
        table = asked(sit, "KC QS 3C", discards="2D 9D")
        assert table.page.chooser.accessibleName() == "9♦ is on offer, and fits nothing of yours."
        assert [answer.answer.words for answer in table.page.chooser.answers[:-1]] == ["Pass"]
        table.key(KEY.Key_Return)
        assert table.said == ["pass"]


def out(sit: Sit, who: int = 1, size: tuple[int, int] = (1280, 740), **rules: object) -> Table:
    """Somebody is eliminated by a discard of seat 2 and asked to come back; `who` 0 is the player."""
    house: Rules = replace(FAMILY, direction="clockwise", discard_fitting="allowed", **rules)
    totals = [40, 40, 10]
    totals[who] = 95
    told = {"turn": 2, "rules": house, "totals": totals, "discards": "2D"}
    table = sit("KC 4S", (), others=["KD 3C", "8H"], size=size, **told)
    table.desk.other(2, "drop 8H")
    return table


class TestComingBack:
    def test_the_question_stands_on_the_end_of_the_round(self, sit: Sit) -> None:
        table = out(sit, 0)
        panel = table.page.endings.round_end
        assert panel.isVisible()
        assert (panel.button.text(), panel.other.text()) == ("Come back with 53", "Stay out")
        assert panel.hint.text() == "You are eliminated. Come back with 53 points?"
        assert "Come back with 53 points?" in panel.accessibleName()
        assert panel.button.hasFocus()

    @pytest.mark.parametrize("by_key", [True, False])
    def test_coming_back(self, sit: Sit, by_key: bool) -> None:
        table = out(sit, 0)
        panel = table.page.endings.round_end
        table.key(KEY.Key_Return) if by_key else table.click(table.at(panel.button))
        assert table.said == ["reenter"]
        assert panel.isVisible()
        assert (panel.button.text(), panel.other.isVisible()) == ("Next round", False)
        row = next(row for row in panel.rows if row.hand.seat == 0)
        assert row.total_line() == "Total 53 / 101"
        assert "You came back with 53 points" in table.page.announcer.said

    @pytest.mark.parametrize("by_key", [True, False])
    def test_staying_out(self, sit: Sit, by_key: bool) -> None:
        table = out(sit, 0)
        panel = table.page.endings.round_end
        if by_key:
            panel.other.setFocus()
            table.key(KEY.Key_Return)
        else:
            table.click(table.at(panel.other))
        assert table.said == ["retire"]
        assert (panel.button.text(), panel.other.isVisible()) == ("Keep watching", False)
        own = table.page.plates[0].seen
        assert own is not None
        assert own.badge == "eliminated"

    def test_a_double_click_comes_back_and_deals_nothing(self, sit: Sit) -> None:
        table = out(sit, 0)
        point = table.at(table.page.endings.round_end.button)
        table.click(point)
        table.click(point)
        assert table.said == ["reenter"]
        assert len(table.desk.match.rounds) == 1
        table.wait()
        table.click(table.at(table.page.endings.round_end.button))
        assert len(table.desk.match.rounds) == 2

    def test_the_others_read_who_is_asked(self, sit: Sit) -> None:
        table = out(sit, 1)
        panel = table.page.endings.round_end
        assert panel.hint.text() == "Seat 1 may come back with 54 points."
        assert not panel.button.isVisible()
        assert not panel.other.isVisible()
        table.key(KEY.Key_Return)
        assert table.said == []
        table.key(KEY.Key_Escape)
        table.page.covers.deal.put_away()
        table.desk.other(1, "reenter")
        assert panel.button.text() == "Next round"
        assert panel.button.hasFocus()

    def test_the_clock_of_the_question_is_read_beside_it(self, sit: Sit) -> None:
        table = out(sit, 0, turn_seconds=30)
        table.page.show_time(0, 17)
        assert table.page.endings.round_end.hint.text().endswith("Come back with 53 points?  ·  17 s")
        table.page.show_time(None)
        assert table.page.endings.round_end.hint.text().endswith("points?")
