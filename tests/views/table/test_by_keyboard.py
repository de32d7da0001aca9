"""Everything by keyboard: Tab round the areas, arrows inside, Space selects, Enter acts, the focus is never lost."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from scala40.engine.rules import STANDARD
from tests.engine.set_up import new_match
from tests.models.desk import Desk
from tests.views.table.conftest import Sit, Table

KEY = Qt.Key


def to(table: Table, part: object) -> None:
    """Tab until the part has the focus."""
    for _ in range(12):
        if part.has_focus() if hasattr(part, "has_focus") else part.hasFocus():
            return
        table.key(KEY.Key_Tab)
    raise AssertionError("Tab does not come there")


def select(table: Table, *codes: str) -> None:
    """Select cards by Home, arrows and Space."""
    to(table, table.page.hand)
    for code in codes:
        table.key(KEY.Key_Home)
        for _ in range(table.row().split().index(code)):
            table.key(KEY.Key_Right)
        table.key(KEY.Key_Space)


class TestAreas:
    def test_the_hand_has_the_focus_at_first(self, sit: Sit) -> None:
        assert sit("7H 8H 4C", phase="draw").page.hand.has_focus()

    def test_tab_goes_round_and_back(self, sit: Sit) -> None:
        table = sit("7H 8H 4C KD", ("5D 6D 7D",))
        seen = []
        for _ in range(6):
            seen.append([place for place, area in enumerate(table.page.keyboard.areas) if area.has_focus()])
            table.key(KEY.Key_Tab)
        assert seen == [[0], [1], [2], [4], [5], [6]]
        assert table.page.hand.has_focus()
        table.key(KEY.Key_Backtab)
        assert table.page.panel.log.hasFocus()

    def test_the_last_moves_show_that_they_have_the_focus(self, sit: Sit) -> None:
        table = sit("7H 8H 4C KD", phase="draw")
        table.key(KEY.Key_Return)
        log = table.page.panel.log
        assert log.model().rowCount() > 1
        before = log.grab().toImage()
        to(table, log)
        assert log.grab().toImage() != before
        # The line in the focus is one in sight, which the first of many is not.
        assert log.currentIndex().row() == log.model().rowCount() - 1

    def test_arrows_go_from_card_to_card(self, sit: Sit) -> None:
        table = sit("7H 8H 4C KD")
        table.key(KEY.Key_Right)
        assert table.page.hand.current == 1
        table.key(KEY.Key_End)
        assert table.page.hand.current == 3
        table.key(KEY.Key_Right)
        assert table.page.hand.current == 3

    def test_control_and_an_arrow_move_the_card(self, sit: Sit) -> None:
        table = sit("7H 8H 4C KD")
        before = table.row().split()
        table.key(KEY.Key_Right, Qt.KeyboardModifier.ControlModifier)
        assert table.row().split() == [before[1], before[0], *before[2:]]
        assert table.page.hand.current == 1

    def test_arrows_go_from_meld_to_meld(self, sit: Sit) -> None:
        table = sit("7H 8H TC", ("5D 6D 7D", "KH KC KS", "2C 3C 4C"), owners=[0, 0, 1])
        to(table, table.page.melds)
        table.key(KEY.Key_Right)
        assert table.page.melds.focused() is table.page.melds.melds[1]
        table.key(KEY.Key_Left)
        table.key(KEY.Key_Down)
        assert table.page.melds.focused() is table.page.melds.melds[2]


class TestActing:
    def test_enter_presses_the_primary_button(self, sit: Sit) -> None:
        table = sit("7H 8H 4C", phase="draw")
        table.key(KEY.Key_Return)
        assert table.said == ["draw"]

    def test_enter_held_down_acts_once(self, sit: Sit) -> None:
        table = sit("7H 8H 4C", phase="draw")
        focus = QApplication.focusWidget()
        assert focus is not None
        for repeat in (False, True, True, True):
            table.desk.wait()
            pressed = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", repeat)
            QApplication.sendEvent(focus, pressed)
        assert table.said == ["draw"]

    def test_select_and_lay_off_on_a_meld(self, sit: Sit) -> None:
        table = sit("8D 4C KD", ("5D 6D 7D",))
        select(table, "8D")
        to(table, table.page.melds)
        table.key(KEY.Key_Return)
        assert table.said == ["off 8D m1"]

    def test_select_and_discard(self, sit: Sit) -> None:
        table = sit("8D 4C KD")
        select(table, "4C")
        table.key(KEY.Key_Return)
        assert table.said == ["drop 4C"]

    def test_discard_on_the_pile_needs_a_second_enter(self, sit: Sit) -> None:
        table = sit("8D 4C KD")
        select(table, "4C")
        to(table, table.page.keyboard.areas[2])
        table.key(KEY.Key_Right)
        table.key(KEY.Key_Return)
        assert table.said == []
        table.wait()
        table.key(KEY.Key_Return)
        assert table.said == ["drop 4C"]

    def test_take_from_the_pile(self, sit: Sit) -> None:
        table = sit("7H 8H 4C 2D", phase="draw", discards="9H")
        to(table, table.page.keyboard.areas[2])
        table.key(KEY.Key_Right)
        table.key(KEY.Key_Return)
        assert table.said == ["take"]

    def test_prepare_take_back_and_open(self, sit: Sit) -> None:
        table = sit("KC KH KS 7H 8H 9H 4C 2D", opened=False)
        select(table, "7H", "8H", "9H")
        table.key(KEY.Key_Return)
        assert len(table.page.opening.drafts) == 1
        table.key(KEY.Key_Delete)
        assert table.page.opening.drafts == []
        table.wait()
        select(table, "7H", "8H", "9H")
        to(table, table.page.opening)
        table.key(KEY.Key_Return)
        table.wait()
        select(table, "KC", "KH", "KS")
        table.key(KEY.Key_Return)
        table.wait()
        assert len(table.page.opening.drafts) == 2
        table.key(KEY.Key_Return)
        assert len(table.said) == 1

    def test_a_question_is_answered_by_keys(self, sit: Sit) -> None:
        table = sit("QS KS *1 4C 5H")
        select(table, "QS", "KS", "*1")
        table.key(KEY.Key_Return)
        assert table.page.chooser.isVisible()
        table.key(KEY.Key_Right)
        table.key(KEY.Key_Return)
        assert table.said == ["lay *1=JS QS KS"]
        assert table.page.hand.has_focus()

    def test_escape_leaves_a_question_and_then_the_selection(self, sit: Sit) -> None:
        table = sit("QS KS *1 4C 5H")
        select(table, "QS", "KS", "*1")
        table.key(KEY.Key_Return)
        table.key(KEY.Key_Escape)
        assert not table.page.chooser.isVisible()
        assert table.page.hand.has_focus()
        table.key(KEY.Key_Escape)
        assert table.page.hand.selected() == []

    def test_undo_by_keys(self, sit: Sit) -> None:
        table = sit("8D 4C KD", ("5D 6D 7D",))
        select(table, "8D")
        to(table, table.page.melds)
        table.key(KEY.Key_Return)
        table.key(KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert table.said == ["off 8D m1", "undo"]
        assert "8D" in table.row()

    def test_letters_sort(self, sit: Sit) -> None:
        table = sit("7H 4D 7C 8H")
        table.key(KEY.Key_S)
        by_sets = table.row()
        table.key(KEY.Key_R)
        assert table.row() != by_sets


class TestFocus:
    def test_it_stays_in_the_hand_when_the_focused_card_goes(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD")
        table.key(KEY.Key_Home)
        select(table, "4C")
        table.key(KEY.Key_Return)
        assert QApplication.focusWidget() is not None
        assert table.page.isAncestorOf(QApplication.focusWidget())
        assert table.page.hand.has_focus()

    def test_it_comes_back_when_the_focused_meld_is_undone(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD")
        select(table, "7H", "8H", "9H")
        table.key(KEY.Key_Return)
        to(table, table.page.melds)
        table.key(KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus.isVisible()

    def test_the_next_round_is_one_enter_away(self, sit: Sit) -> None:
        table = sit("4C", stock="QC QH JD 2C 4D")
        select(table, "4C")
        table.key(KEY.Key_Return)
        assert table.page.endings.round_end.isVisible()
        assert len(table.page.endings.round_end.rows) == 2
        table.wait()
        table.key(KEY.Key_Return)
        assert not table.page.endings.covering
        assert len(table.row().split()) == 13
        assert table.page.hand.has_focus()


def test_a_new_deal_is_seen(sit: Sit) -> None:
    del sit
    at = Desk(new_match(STANDARD, 4, "deal"), go_on=False)
    table = Table(at)
    at.referee.begin()
    assert len(table.row().split()) == 13
    assert table.page.stock.count == 108 - 4 * 13 - 1
    table.page.deleteLater()
