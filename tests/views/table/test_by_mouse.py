"""Everything by mouse: drags and clicks end in proposals, refusals glide back with a reason, no click acts twice."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from scala40.engine.rules import FAMILY, STANDARD
from scala40.views.cards.flight import NORMAL, STILL, Motion
from tests.models.desk import drafted
from tests.views.table.conftest import LEFT, Sit, Table

SLOW = Motion(700, 400, 60)


class TestDragging:
    def test_a_card_onto_the_pile_is_the_discard(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD")
        table.drag(table.at_card("4C"), table.at(table.page.pile))
        assert table.said == ["drop 4C"]
        assert table.row() == "KD 7H 8H 9H"
        assert table.page.pile.top.card is not None
        assert table.page.pile.top.card.code == "4C"

    def test_a_discard_to_be_confirmed_waits_for_a_second_step(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD")
        table.page.handling.confirm_discards(True)
        table.drag(table.at_card("4C"), table.at(table.page.pile))
        assert table.said == []
        assert "4C" in table.row()
        table.wait()
        table.drag(table.at_card("KD"), table.at(table.page.pile))
        assert table.said == []
        table.wait()
        table.drag(table.at_card("KD"), table.at(table.page.pile))
        assert table.said == ["drop KD"]

    def test_a_discard_named_by_a_drag_is_confirmed_by_the_button(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD")
        table.page.handling.confirm_discards(True)
        table.drag(table.at_card("4C"), table.at(table.page.pile))
        table.wait()
        table.click(table.at(table.page.bar.primary))
        assert table.said == ["drop 4C"]

    def test_the_felt_under_the_piles_is_felt_too(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD")
        below = table.at(table.page.pile) + QPoint(0, table.page.pile.height())
        table.drag(table.at_card("4C"), below)
        assert table.page.notice.isVisible()
        for code in ("7H", "8H", "9H"):
            table.click(table.at_card(code))
        table.drag(table.at_card("8H"), below)
        assert table.said == ["lay 7H 8H 9H"]

    def test_a_selection_onto_the_felt_is_a_meld(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD")
        for code in ("7H", "8H", "9H"):
            table.click(table.at_card(code))
        table.drag(table.at_card("8H"), table.at(table.page.melds))
        assert table.said == ["lay 7H 8H 9H"]
        assert [meld.meld_id for meld in table.page.melds.melds] == [1]

    def test_a_card_onto_a_meld_is_a_lay_off(self, sit: Sit) -> None:
        table = sit("8D 4C KD", ("5D 6D 7D", "KH KC KS"))
        table.drag(table.at_card("8D"), table.at_meld(1))
        assert table.said == ["off 8D m1"]
        assert len(table.page.melds.melds[0].widgets) == 4

    def test_the_jokers_card_onto_its_meld_is_a_swap(self, sit: Sit) -> None:
        table = sit("6D 4C KD", ("5D *1=6D 7D",))
        table.drag(table.at_card("6D"), table.at_meld(1))
        assert table.said == ["swap 6D m1"]
        assert "*1" in table.row()

    def test_from_the_stock_onto_the_hand_draws(self, sit: Sit) -> None:
        table = sit("7H 8H 4C", phase="draw")
        table.drag(table.at(table.page.stock), table.at(table.page.hand))
        assert table.said == ["draw"]
        assert len(table.row().split()) == 4

    def test_from_the_pile_onto_the_hand_takes(self, sit: Sit) -> None:
        table = sit("7H 8H 4C 2D", phase="draw", discards="9H")
        table.drag(table.at(table.page.pile), table.at(table.page.hand))
        assert table.said == ["take"]
        assert "9H" in table.row()

    def test_inside_the_hand_a_card_changes_its_place(self, sit: Sit) -> None:
        table = sit("2C 3C KD 9S 7H")
        before = table.row().split()
        table.drag(table.at_card(before[0]), table.at_card(before[-1]) + QPoint(60, 0))
        assert table.row().split() == [*before[1:], before[0]]
        assert table.said == []

    def test_before_the_opening_the_felt_prepares(self, sit: Sit) -> None:
        table = sit("KC KH KS 7H 8H 9H 4C 2D", opened=False)
        for code in ("KC", "KH", "KS"):
            table.click(table.at_card(code))
        table.drag(table.at_card("KC"), table.at(table.page.opening))
        assert table.said == []
        assert len(table.page.opening.drafts) == 1
        table.wait()
        for code in ("7H", "8H", "9H"):
            table.click(table.at_card(code))
        table.click(table.at(table.page.opening.meter))
        assert len(table.page.opening.drafts) == 2
        assert table.page.bar.primary.text() == "Open with 54"
        table.wait()
        table.click(table.at(table.page.bar.primary))
        assert [move.melds for move in table.desk.proposed] == [drafted("KC KH KS", "7H 8H 9H").melds]
        assert not table.page.opening.isVisible()

    def test_a_prepared_meld_is_dragged_back_to_the_hand(self, sit: Sit) -> None:
        table = sit("KC KH KS 7H 8H 9H 4C 2D", opened=False)
        for code in ("KC", "KH", "KS"):
            table.click(table.at_card(code))
        table.drag(table.at_card("KC"), table.at(table.page.opening))
        table.drag(table.at(table.page.opening.drafts[0]), table.at(table.page.hand))
        assert table.page.opening.drafts == []
        assert len(table.row().split()) == 8


class TestTargets:
    def test_what_takes_the_card_lights_up_and_the_rest_dims(self, sit: Sit) -> None:
        table = sit("8D 4C KD", ("5D 6D 7D", "JH JC JS"))
        table.drag(table.at_card("8D"), table.at(table.page.hand) + QPoint(0, -120), release=False)
        assert [meld.light for meld in table.page.melds.melds] == ["accepts", "refuses"]
        assert table.page.pile.light == "accepts"
        QTest.keyClick(table.page, Qt.Key.Key_Escape)
        assert [meld.light for meld in table.page.melds.melds] == ["", ""]

    def test_a_refused_drop_comes_back_and_says_why(self, sit: Sit) -> None:
        table = sit("9S 4C KD", ("5D 6D 7D",))
        before = table.row()
        table.drag(table.at_card("9S"), table.at_meld(1))
        assert table.said == []
        assert table.row() == before
        assert table.page.notice.isVisible()
        assert "9♠" in table.page.notice.text
        assert table.page.announcer.said[-1] != table.page.notice.text
        assert not table.card("9S").ghost

    def test_escape_breaks_the_drag_off(self, sit: Sit) -> None:
        table = sit("9S 4C KD")
        target = table.drag(table.at_card("9S"), table.at(table.page.pile), release=False)
        QTest.keyClick(table.page, Qt.Key.Key_Escape)
        QTest.mouseRelease(target, LEFT, pos=target.mapFrom(table.page, table.at(table.page.pile)))
        assert table.said == []
        assert table.page.gesture.carrying is None
        assert not table.card("9S").ghost

    def test_a_drag_outside_everything_glides_home(self, sit: Sit) -> None:
        table = sit("9S 4C KD", motion=Motion(20, 10, 0))
        table.drag(table.at_card("9S"), QPoint(2, 2))
        assert table.said == []
        assert table.card("9S").veiled
        assert table.page.flights.under_way == 1
        table.page.flights.land_all()
        assert not table.card("9S").veiled


class TestClicking:
    def test_stock_and_primary_draw(self, sit: Sit) -> None:
        table = sit("7H 8H 4C", phase="draw")
        assert table.page.bar.primary.text() == "Draw"
        table.click(table.at(table.page.stock))
        assert table.said == ["draw"]

    def test_selected_cards_go_to_the_meld_that_is_clicked(self, sit: Sit) -> None:
        table = sit("8D 4C KD", ("5D 6D 7D",))
        table.click(table.at_card("8D"))
        table.click(table.at_meld(1))
        assert table.said == ["off 8D m1"]

    def test_a_discard_by_click_needs_a_second_click(self, sit: Sit) -> None:
        table = sit("8D 4C KD")
        table.click(table.at_card("4C"))
        table.click(table.at(table.page.pile))
        assert table.said == []
        assert table.page.pile.armed
        assert "4♣" in table.page.bar.primary.text()
        table.wait()
        table.click(table.at(table.page.pile))
        assert table.said == ["drop 4C"]

    def test_the_joker_reading_is_asked_in_place(self, sit: Sit) -> None:
        table = sit("QS KS *1 4C 5H")
        for code in ("QS", "KS", "*1"):
            table.click(table.at_card(code))
        table.click(table.at(table.page.melds))
        assert table.page.chooser.isVisible()
        assert table.said == []
        assert len(table.page.chooser.answers) == 3
        table.wait()
        table.click(table.at(table.page.chooser.answers[1]))
        assert table.said == ["lay *1=JS QS KS"]
        assert not table.page.chooser.isVisible()

    def test_a_card_that_swaps_and_lays_off_asks(self, sit: Sit) -> None:
        table = sit("7D 4C KD 2S", ("7C 7S *1=7H",), rules=FAMILY)
        table.click(table.at_card("7D"))
        table.click(table.at_meld(1))
        assert table.page.chooser.isVisible()
        QTest.keyClick(table.page.chooser.answers[0], Qt.Key.Key_Escape)
        assert not table.page.chooser.isVisible()
        assert table.said == []

    def test_a_discard_over_prepared_melds_asks_once(self, sit: Sit) -> None:
        table = sit("KC KH KS 7H 8H 9H 4C 2D", opened=False)
        for code in ("7H", "8H", "9H"):
            table.click(table.at_card(code))
        table.drag(table.at_card("7H"), table.at(table.page.opening))
        table.drag(table.at_card("4C"), table.at(table.page.pile))
        assert table.said == []
        assert table.page.chooser.isVisible()
        table.wait()
        table.click(table.at(table.page.chooser.answers[0]))
        assert table.said == ["drop 4C"]

    def test_the_pile_is_browsed_where_the_rules_allow(self, sit: Sit) -> None:
        table = sit("8D 4C KD", discards="2C 9H JS")
        table.page.captions.browse_wanted.emit()
        assert [card.code for card in table.page.browser.cards] == ["JS", "9H", "2C"]
        assert table.page.browser.isVisible()
        QTest.keyClick(table.page.browser, Qt.Key.Key_Escape)
        assert not table.page.browser.isVisible()


def double(table: Table, point: QPoint, seconds: float) -> None:
    table.click(point)
    table.seconds += seconds
    table.desk.now += seconds
    table.click(point)


@pytest.mark.parametrize("motion", [STILL, NORMAL, SLOW], ids=["off", "on", "slow"])
@pytest.mark.parametrize("seconds", [0.001, 0.05, 0.2])
class TestDoubleClicks:
    """cases.md C-27: one action each; the second does nothing or selects, never acts."""

    def test_on_the_stock(self, sit: Sit, seconds: float, motion: Motion) -> None:
        table = sit("7H 8H 4C", phase="draw", motion=motion)
        double(table, table.at(table.page.stock), seconds)
        assert table.said == ["draw"]

    def test_on_the_pile_with_nothing_selected(self, sit: Sit, seconds: float, motion: Motion) -> None:
        table = sit("7H 8H 4C 2D", phase="draw", discards="9H", motion=motion)
        double(table, table.at(table.page.pile), seconds)
        assert table.said == ["take"]

    def test_on_the_pile_with_a_card_selected(self, sit: Sit, seconds: float, motion: Motion) -> None:
        table = sit("7H 8H 4C", motion=motion)
        table.click(table.at_card("4C"))
        double(table, table.at(table.page.pile), seconds)
        assert table.said == []

    def test_on_a_card(self, sit: Sit, seconds: float, motion: Motion) -> None:
        table = sit("7H 8H 4C", motion=motion)
        double(table, table.at_card("4C"), seconds)
        assert table.card("4C").selected
        assert table.said == []

    def test_on_a_meld(self, sit: Sit, seconds: float, motion: Motion) -> None:
        table = sit("8D 9D 4C KD", ("5D 6D 7D",), motion=motion)
        table.click(table.at_card("8D"))
        double(table, table.at_meld(1), seconds)
        assert table.said == ["off 8D m1"]

    def test_on_the_primary_button(self, sit: Sit, seconds: float, motion: Motion) -> None:
        table = sit("7H 8H 4C", phase="draw", motion=motion)
        double(table, table.at(table.page.bar.primary), seconds)
        assert table.said == ["draw"]

    def test_real_double_click_events(self, sit: Sit, seconds: float, motion: Motion) -> None:
        table = sit("7H 8H 4C", phase="draw", rules=STANDARD, motion=motion)
        point = table.at(table.page.stock)
        table.click(point)
        table.seconds += seconds
        QTest.mouseDClick(table.page.stock, LEFT, pos=table.page.stock.mapFrom(table.page, point))
        assert table.said == ["draw"]
