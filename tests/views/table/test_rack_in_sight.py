"""The rack by hand, by key and for the ear: gaps, pinned groups, brackets, the place of the next card, resting."""

import itertools
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from scala40.views.cards.art import card_height
from scala40.views.table.hand_marks import Mark, caption_width, with_room
from scala40.views.table.hand_zone import HandZone
from scala40.views.table.holding import HOLD_MS
from scala40.views.theme import FELT
from tests.models.desk import cards
from tests.views.table.conftest import LEFT, Sit, Table

KEY, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier


def line(table: Table) -> str:
    """The hand as it is saved: codes, gaps and groups."""
    return " ".join(table.desk.model.hand.order())


def set_hand(table: Table, written: str) -> HandZone:
    table.desk.model.hand.set_order(written.split())
    assert line(table) == written
    return table.page.hand


class TestByHand:
    def test_a_card_drawn_away_from_its_neighbour_leaves_a_gap(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD")
        set_hand(table, "4C 7H 8H 9H KD")
        table.drag(table.at_card("8H"), table.at_card("8H") + QPoint(24, 0))
        assert line(table) == "4C 7H | 8H 9H KD"
        table.drag(table.at_card("8H"), table.at_card("8H") - QPoint(24, 0))
        assert line(table) == "4C 7H 8H | 9H KD"

    def test_a_small_slip_of_the_hand_moves_nothing(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD")
        set_hand(table, "4C 7H 8H 9H KD")
        table.drag(table.at_card("8H"), table.at_card("8H") + QPoint(11, 4))
        assert line(table) == "4C 7H 8H 9H KD"

    def test_felt_shows_in_a_gap(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD")
        zone = set_hand(table, "4C 7H | 8H 9H KD")
        bodies = [widget.body() for widget in zone.widgets]
        assert bodies[1].right() < bodies[2].left()
        assert bodies[2].right() > bodies[3].left()

    @pytest.mark.parametrize(("right_of_gap", "after"), [(False, "8H KD | 4C 9H 7H"), (True, "8H | KD 4C 9H 7H")])
    def test_a_card_joins_the_side_of_a_gap_where_it_is_dropped(self, sit: Sit, right_of_gap: bool, after: str) -> None:
        table = sit("7H 8H 9H 4C KD")
        zone = set_hand(table, "8H | 4C 9H 7H KD")
        bodies = [widget.body() for widget in zone.widgets]
        middle = (bodies[0].right() + bodies[1].left()) // 2
        x = middle + (6 if right_of_gap else -6)
        table.drag(table.at_card("KD"), zone.mapTo(table.page, QPoint(x, bodies[0].center().y())))
        assert line(table) == after

    def test_a_pinned_group_is_carried_whole(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD")
        zone = set_hand(table, "[ 7H 8H ] 9H 4C KD")
        target = table.drag(table.at_card("8H"), table.at_card("KD") + QPoint(70, 0), release=False)
        assert table.page.gesture.carrying is not None
        assert table.page.gesture.carrying.cards == tuple(cards("7H 8H"))
        QTest.mouseRelease(target, LEFT, pos=target.mapFrom(table.page, table.at_card("KD") + QPoint(70, 0)))
        assert line(table) == "9H 4C KD [ 7H 8H ]"
        assert [len(band.bodies) for band in zone._marks.bands] == [2]

    def test_a_single_card_of_a_group_is_discarded_by_selecting_it(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD")
        set_hand(table, "[ 7H 8H ] 9H 4C KD")
        table.click(table.at_card("8H"))
        table.drag(table.at_card("8H") - QPoint(0, 6), table.at(table.page.pile))
        assert table.said == ["drop 8H"]
        assert line(table) == "[ 7H ] 9H 4C KD"

    def test_lifted_cards_are_put_down_by_a_click_where_the_hand_is_bare(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD")
        zone = set_hand(table, "4C 7H | 8H 9H KD")
        table.click(table.at_card("KD"))
        last = zone.widgets[3].body()
        bodies = [widget.body() for widget in zone.widgets]
        table.wait()
        gap = QPoint((bodies[1].right() + bodies[2].left()) // 2 + 2, last.center().y())
        table.click(zone.mapTo(table.page, gap))
        assert line(table) == "4C 7H | KD 8H 9H"
        table.wait()
        table.click(zone.mapTo(table.page, QPoint(20, last.center().y())))
        assert line(table) == "KD 4C 7H | 8H 9H"
        assert table.desk.model.hand.selected() == cards("KD")

    def test_the_menu_of_a_card_brings_the_selected_ones_to_it(self, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(QMenu, "popup", lambda *_: None)
        table = sit("7H 8H 9H 4C KD")
        set_hand(table, "4C 7H 8H 9H KD")
        for code in ("KD", "4C"):
            table.click(table.at_card(code))
        menus: list[QMenu] = []
        table.page.handling.card_menu.opened.connect(menus.append)
        table.page.hand.menu_wanted.emit(cards("9H")[0], QPoint())
        next(action for action in menus[0].actions() if action.text() == "Put the selected cards here").trigger()
        menus[0].close()
        assert line(table) == "7H 8H 4C KD 9H"


class TestByKey:
    def test_control_and_arrows_go_across_gaps_and_past_groups(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD")
        zone = set_hand(table, "4C | [ 7H 8H ] 9H KD")
        zone.go_to(0)
        for after in ("4C [ 7H 8H ] 9H KD", "[ 7H 8H ] 4C 9H KD", "[ 7H 8H ] 9H 4C KD"):
            table.key(KEY.Key_Right, CTRL)
            assert line(table) == after
        zone.go_to(0)
        table.key(KEY.Key_Right, CTRL)
        assert line(table) == "9H [ 7H 8H ] 4C KD"
        table.key(KEY.Key_Left, CTRL)
        table.key(KEY.Key_Left, CTRL)
        assert line(table) == "[ 7H 8H ] 9H 4C KD"

    def test_the_card_with_the_focus_is_what_menus_act_on(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD")
        zone = set_hand(table, "4C 7H 8H 9H KD")
        zone.go_to(2)
        assert table.desk.model.hand.chosen() == cards("8H")
        table.click(table.at_card("KD"))
        assert table.desk.model.hand.chosen() == cards("KD")


class TestForTheEar:
    def test_names_tell_gaps_and_groups(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD")
        zone = set_hand(table, "4C | [ 7H 8H KD ] 9H")
        names = [widget.accessibleName() for widget in zone.widgets]
        assert names[0] == "4 of clubs, card 1 of 5"
        assert names[1] == "7 of hearts, card 2 of 5, pinned, 3 cards, after a gap"
        assert names[3] == "king of diamonds, card 4 of 5, pinned, 3 cards"
        assert names[4] == "9 of hearts, card 5 of 5"

    def test_descriptions_tell_brackets(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD KS", discards="KC")
        zone = set_hand(table, "4C 7H 8H 9H KD KS")
        told = [widget.accessibleDescription() for widget in zone.widgets]
        assert told[0].startswith("Space selects")
        assert told[1].startswith("A run. ")
        assert told[4].startswith("Set with king of clubs or king of hearts · 3 unseen. ")


class TestBrackets:
    def test_they_lie_under_their_cards_and_can_be_turned_off(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD KS", discards="KC")
        zone = set_hand(table, "4C 7H 8H 9H KD KS")
        marks = zone._marks.marks
        assert [mark.whole for mark in marks] == [True, False]
        assert marks[0].left == zone.widgets[1].body().left()
        assert marks[0].right <= zone.widgets[4].body().left()
        assert marks[1].words == "Set with K♣ / K♥ · 3 unseen"
        table.page.hand_notes.show_brackets(False)
        assert list(zone._marks.marks) == []

    @pytest.mark.usefixtures("languages")
    def test_words_that_move_aside_stay_in_touch_with_their_bracket(self) -> None:
        words = "Run with 8♠ / J♠ · 4 unseen"
        wide = caption_width(words, FELT)
        (alone,) = with_room([Mark(100, 160, False, words)], FELT, 3 * wide)
        assert alone.at == 130 - wide // 2
        for apart in range(0, wide + 40, 20):
            marks = [Mark(200, 260, False, words), Mark(260 + apart, 320 + apart, False, words)]
            placed = with_room([*marks, Mark(320 + apart, 380 + apart, False, words)], FELT, 5 * wide)
            kept = [mark for mark in placed if mark.words]
            assert kept, apart
            assert all(mark.left <= mark.at + wide // 2 <= mark.right for mark in kept), apart
            assert all(left.at + wide <= right.at for left, right in itertools.pairwise(kept)), apart
        # Neighbours move a little each, before one of them goes without its words.
        beside = [Mark(100, 220, False, words), Mark(220, 340, False, words)]
        first, second = with_room(beside, FELT, 3 * wide)
        assert first.words == second.words == words
        assert abs((160 - first.at - wide // 2) - (second.at + wide // 2 - 280)) <= 10
        # Words stay in the hand.
        assert with_room([Mark(0, wide // 2 + 1, False, words)], FELT, 3 * wide)[0].at == 0
        assert with_room([Mark(0, 60, False, words)], FELT, 3 * wide)[0].words == ""
        assert with_room([Mark(0, wide, False, words)], FELT, wide - 1)[0].words == ""

    def test_they_come_when_their_cards_are_there(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD KS", discards="KC")
        zone = set_hand(table, "4C 7H 8H 9H KD KS")
        below = QPoint(zone.widgets[4].body().left() + 9, zone.widgets[4].body().bottom() + 4)
        for code in ("8H", "9H", "KS"):
            table.card(code).look(veiled=True)
        assert list(zone._marks.marks) == []
        assert zone.words_at(below) == ""
        table.card("8H").look(veiled=False)
        assert list(zone._marks.marks) == []
        table.card("KS").look(veiled=False)
        assert [mark.words for mark in zone._marks.marks] == ["Set with K♣ / K♥ · 3 unseen"]
        assert zone.words_at(below) == "Set with K♣ / K♥ · 3 unseen"
        table.card("9H").look(veiled=False)
        assert [mark.whole for mark in zone._marks.marks] == [True, False]

    def test_words_without_room_are_seen_by_hovering(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD KS", discards="KC", size=(1024, 520))
        zone = set_hand(table, "4C 7H 8H 9H KD KS")
        assert zone.words_of(4) == "Set with K♣ / K♥ · 3 unseen"
        assert zone.words_of(0) == ""

    def test_hovering_a_bracket_tells_its_words_too(self, sit: Sit) -> None:
        zone = set_hand(sit("7H 8H 9H 4C KD KS", discards="KC", size=(1024, 520)), "4C 7H 8H 9H KD KS")
        last = zone.widgets[5].body()
        below = QPoint(last.center().x(), last.bottom() + 4)
        assert zone.card_under(below) is None
        assert zone.words_at(below) == zone.words_of(4)
        assert zone.words_at(QPoint(zone.widgets[0].body().center().x(), below.y())) == ""


class TestTheNextCard:
    def test_its_place_is_free_until_it_comes_and_nothing_else_moves(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD", phase="draw")
        zone = table.page.hand
        before = {widget.card: widget.body() for widget in zone.widgets}
        free = zone.widgets[-1].body().left() + (zone.widgets[-1].body().left() - zone.widgets[-2].body().left())
        table.click(table.at(table.page.stock))
        assert len(zone.widgets) == 6
        new = zone.widgets[-1]
        assert new.fresh
        assert new.body().left() == free
        assert {widget.card: widget.body() for widget in zone.widgets[:-1]} == before
        assert new.body().height() == card_height(new.card_width)


class TestResting:
    def hold(self, table: Table, point: QPoint) -> Callable[[], None]:
        """Press at a point and rest there; what is returned lifts the finger."""
        target = table.press(point)
        QTest.qWait(HOLD_MS + 150)
        return lambda: QTest.mouseRelease(target, LEFT, pos=target.mapFrom(table.page, point))

    def test_a_finger_on_a_card_gets_its_menu_and_selects_nothing(
        self, sit: Sit, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        # Without a screen no menu can take the keyboard.
        monkeypatch.setattr(QMenu, "popup", lambda *_: None)
        table = sit("7H 8H 9H 4C KD")
        set_hand(table, "4C 7H 8H 9H KD")
        menus: list[QMenu] = []
        table.page.handling.card_menu.opened.connect(menus.append)
        lift = self.hold(table, table.at_card("8H"))
        assert len(menus) == 1
        words = [action.text() for action in menus[0].actions() if action.text()]
        assert words[0] == "8♥ · A run"
        assert "Pin this card" in words
        next(action for action in menus[0].actions() if action.text() == "Pin this card").trigger()
        menus[0].close()
        lift()
        assert line(table) == "4C 7H [ 8H ] 9H KD"
        assert table.desk.model.hand.selected() == []

    def test_a_quick_press_is_still_a_click(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD")
        table.click(table.at_card("8H"))
        assert table.desk.model.hand.selected() == cards("8H")

    def test_a_finger_on_the_opening_shows_the_cards_and_prepares_nothing(self, sit: Sit) -> None:
        table = sit("KC KH KS 7H 8H 4C 2D 9S", opened=False)
        for code in ("KC", "KH", "KS"):
            table.click(table.at_card(code))
        lift = self.hold(table, table.at(table.page.opening))
        assert table.page.peek.isVisible()
        best, helping = table.page.peek.rows
        assert [card for card, _ in best.cards] == cards("KC KH KS")
        assert {card.code: words for card, words in helping.cards}["*1"] == "×4"
        lift()
        assert not table.page.peek.isVisible()
        assert not table.desk.model.drafts

    def test_the_focus_shows_them_too_and_says_them(self, sit: Sit) -> None:
        table = sit("KC KH KS 7H 8H 4C 2D 9S", opened=False)
        table.page.opening.take_focus(Qt.FocusReason.TabFocusReason)
        assert table.page.peek.isVisible()
        assert "Best opening in hand: 30 of 40" in table.page.opening.accessibleDescription()
        table.page.hand.take_focus(Qt.FocusReason.TabFocusReason)
        assert not table.page.peek.isVisible()

    def test_a_pointer_that_hovers_sees_the_words_of_a_card(self, sit: Sit) -> None:
        table = sit("7H 8H 9H 4C KD")
        zone = set_hand(table, "4C 7H 8H 9H KD")
        inside = zone.mapFrom(table.page, table.at_card("8H"))
        assert zone.words_at(inside) == "A run"
        assert not table.page.notice.isVisible()
        assert zone.event(QEvent(QEvent.Type.None_)) is False
