"""The primary button always says what Enter does where the keyboard is, and no key is silently dead."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.views.table.conftest import Sit, Table

KEY = Qt.Key


def words(table: Table) -> tuple[str, bool]:
    """What the primary button says, and whether it shows the key of Enter."""
    QTest.qWait(1)
    primary = table.page.bar.primary
    return primary.text(), primary.isEnabled() and primary._key == "↵"


def select(table: Table, *codes: str) -> None:
    for code in codes:
        table.page.game.hand.toggle(table.card(code).card)


def focus(widget: QWidget) -> None:
    widget.setFocus(Qt.FocusReason.TabFocusReason)


class TestTheButtonSaysWhatEnterDoes:
    def test_at_a_meld_that_takes_the_card(self, sit: Sit) -> None:
        table = sit("8D 4C KD", ("5D 6D 7D",))
        select(table, "8D")
        assert words(table) == ("Discard 8♦", True)
        focus(table.page.melds.melds[0])
        assert words(table) == ("Add 8♦ here", True)
        table.key(KEY.Key_Return)
        assert table.said == ["off 8D m1"]

    def test_the_button_does_it_too(self, sit: Sit) -> None:
        table = sit("8D 4C KD", ("5D 6D 7D",))
        select(table, "8D")
        focus(table.page.melds.melds[0])
        QTest.qWait(1)
        table.click(table.at(table.page.bar.primary))
        assert table.said == ["off 8D m1"]

    def test_several_cards(self, sit: Sit) -> None:
        table = sit("8D 9D 4C KD", ("5D 6D 7D",))
        select(table, "8D", "9D")
        focus(table.page.melds.melds[0])
        assert words(table) == ("Add 2 cards here", True)

    def test_at_a_meld_that_does_not_take_it_enter_says_why(self, sit: Sit) -> None:
        table = sit("8D 4C KD", ("5D 6D 7D",))
        select(table, "4C")
        focus(table.page.melds.melds[0])
        assert words(table)[1] is False
        table.key(KEY.Key_Return)
        assert table.said == []
        assert table.page.notice.isVisible()
        table.page.hand.take_focus(Qt.FocusReason.TabFocusReason)
        assert words(table) == ("Discard 4♣", True)

    def test_at_a_prepared_meld(self, sit: Sit) -> None:
        table = sit("7H 8H 9H TH 4C 2D", opened=False)
        table.page.game.drop_on_felt([table.card(code).card for code in ("7H", "8H", "9H")])
        table.wait()
        select(table, "TH")
        assert words(table)[0] == "Discard 10♥"
        focus(table.page.opening.drafts[0])
        assert words(table) == ("Add 10♥ here", True)
        table.key(KEY.Key_Return)
        assert [len(draft.widgets) for draft in table.page.opening.drafts] == [4]
        assert table.said == []

    def test_at_the_discard_pile(self, sit: Sit) -> None:
        table = sit("7H 8H 4C 2D", phase="draw", discards="9H")
        assert words(table) == ("Draw", True)
        focus(table.page.pile)
        assert words(table) == ("Take 9♥", True)
        table.key(KEY.Key_Return)
        assert table.said == ["take"]

    def test_the_first_of_two_steps_at_the_pile(self, sit: Sit) -> None:
        table = sit("8D 4C KD")
        select(table, "4C")
        focus(table.page.pile)
        assert words(table) == ("Choose 4♣ to discard", True)
        table.key(KEY.Key_Return)
        assert words(table) == ("Confirm: discard 4♣", True)

    def test_at_the_stock_after_the_draw(self, sit: Sit) -> None:
        table = sit("8D 4C KD")
        select(table, "4C")
        focus(table.page.stock)
        assert words(table)[1] is False
        table.key(KEY.Key_Return)
        assert table.said[-1:] != ["drop 4C"]
        assert table.page.notice.isVisible()

    def test_another_button_has_enter_for_itself(self, sit: Sit) -> None:
        table = sit("8D 4C KD")
        select(table, "4C")
        focus(table.page.bar.runs)
        assert words(table) == ("Discard 4♣", False)
        focus(table.page.bar.primary)
        assert words(table) == ("Discard 4♣", True)


class TestNoKeyIsDead:
    def heard(self, table: Table) -> str:
        assert table.page.notice.isVisible()
        assert table.page.announcer.said
        return table.page.notice.text

    def test_enter_with_nothing_selected(self, sit: Sit) -> None:
        table = sit("8D 4C KD")
        table.key(KEY.Key_Return)
        assert self.heard(table) == "Select the card that you want to discard."

    @pytest.mark.parametrize("chosen", [("8D", "4C"), ("8D", "4C", "KD")])
    def test_enter_with_cards_that_are_no_meld(self, sit: Sit, chosen: tuple[str, ...]) -> None:
        table = sit("8D 4C KD 2S")
        select(table, *chosen)
        table.key(KEY.Key_Return)
        assert self.heard(table)
        assert len(table.page.hand.selected()) == len(chosen)
        assert table.said == []

    def test_enter_when_others_are_on_turn(self, sit: Sit) -> None:
        table = sit("8D 4C KD", turn=1)
        table.key(KEY.Key_Return)
        assert self.heard(table) == "Wait for your turn."

    @pytest.mark.parametrize(
        ("key", "modifier"),
        [
            (KEY.Key_L, Qt.KeyboardModifier.NoModifier),
            (KEY.Key_Delete, Qt.KeyboardModifier.NoModifier),
            (KEY.Key_Z, Qt.KeyboardModifier.ControlModifier),
            (KEY.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier),
        ],
    )
    def test_other_keys_with_nothing_to_do(self, sit: Sit, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
        table = sit("8D 4C KD")
        table.key(key, modifier)
        assert self.heard(table)

    def test_a_sort_that_changes_nothing(self, sit: Sit) -> None:
        table = sit("7H 4D 7C 8H")
        table.key(KEY.Key_S)
        assert not table.page.notice.isVisible()
        table.key(KEY.Key_S)
        assert self.heard(table) == "Your hand is sorted like this already."


class TestEscape:
    def test_the_innermost_ends_first(self, sit: Sit) -> None:
        table = sit("8D 4C KD 2S")
        select(table, "8D", "4C", "KD")
        table.page.hinting.press()
        table.page.handling.say("A sentence.", table.at(table.page.hand))
        start = table.at_card("8D")
        table.drag(start, table.at(table.page.melds), release=False)
        assert table.page.handling.carrying
        table.key(KEY.Key_Escape)
        assert not table.page.handling.carrying
        assert len(table.page.hand.selected()) == 3
        table.key(KEY.Key_Escape)
        assert table.page.hand.selected() == []
        assert table.page.hinting.model.rung
        table.key(KEY.Key_Escape)
        assert not table.page.hinting.model.rung

    def test_a_selection_before_a_message(self, sit: Sit) -> None:
        table = sit("8D 4C KD 2S")
        select(table, "4C")
        table.page.handling.say("A sentence.", table.at(table.page.hand))
        table.key(KEY.Key_Escape)
        assert table.page.hand.selected() == []
        table.page.handling.say("A sentence.", table.at(table.page.hand))
        table.key(KEY.Key_Escape)
        assert not table.page.notice.isVisible()

    def test_a_question_before_the_selection_wherever_the_focus_is(self, sit: Sit) -> None:
        table = sit("QS KS *1 4C 5H")
        select(table, "QS", "KS", "*1")
        table.key(KEY.Key_Return)
        assert table.page.chooser.isVisible()
        table.page.hand.take_focus(Qt.FocusReason.OtherFocusReason)
        table.key(KEY.Key_Escape)
        assert not table.page.chooser.isVisible()
        assert len(table.page.hand.selected()) == 3


class TestARestingButton:
    def click(self, table: Table) -> str:
        QTest.qWait(1)
        assert not table.page.bar.primary.isEnabled()
        table.wait()
        # Through the window of the system, as a hand does.
        point = table.at(table.page.bar.primary)
        QTest.mouseClick(table.page.windowHandle(), Qt.MouseButton.LeftButton, pos=point)
        return table.page.notice.text if table.page.notice.isVisible() else ""

    def test_a_click_says_why_as_the_keys_do(self, sit: Sit) -> None:
        table = sit("8D 4C KD")
        assert self.click(table) == "Select the card that you want to discard."
        select(table, "8D", "4C")
        said = self.click(table)
        table.key(KEY.Key_Return)
        assert said == table.page.notice.text != "Select the card that you want to discard."
        assert table.said == []

    def test_the_second_of_two_quick_clicks_says_nothing(self, sit: Sit) -> None:
        table = sit("8D 4C KD", phase="draw")
        point = table.at(table.page.bar.primary)
        for _ in range(2):
            QTest.mouseClick(table.page.windowHandle(), Qt.MouseButton.LeftButton, pos=point)
            QTest.qWait(1)
        assert table.said == ["draw"]
        assert not table.page.bar.primary.isEnabled()
        assert not table.page.notice.isVisible()

    def test_while_another_is_on_turn(self, sit: Sit) -> None:
        table = sit("8D 4C KD", turn=1)
        assert self.click(table) == "Wait for your turn."

    def test_the_taken_card_comes_first(self, sit: Sit) -> None:
        table = sit("8H 9C KS", ("5H 6H 7H",), phase="draw", discards="4H")
        table.desk.model.take()
        table.wait()
        assert words(table) == ("Use 4♥ first", False)
        why = "You took 4♥: use it before you discard, or undo and draw from the stock."
        assert self.click(table) == why
        select(table, "9C")
        assert words(table) == ("Use 4♥ first", False)
        assert self.click(table) == why
        table.page.hand.take_focus(Qt.FocusReason.TabFocusReason)
        select(table, "9C", "4H")
        focus(table.page.melds.melds[0])
        assert words(table) == ("Add 4♥ here", True)
        table.key(KEY.Key_Return)
        assert words(table)[0] == "Choose a discard"

    def test_an_ace_of_clubs_comes_first_like_any_other(self, sit: Sit) -> None:
        table = sit("8H 9C KS", ("2C 3C 4C",), phase="draw", discards="AC")
        table.desk.model.take()
        table.wait()
        assert words(table) == ("Use A♣ first", False)
        assert self.click(table) == "You took A♣: use it before you discard, or undo and draw from the stock."
