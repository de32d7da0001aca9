"""What a screen reader finds: lists with named, numbered cards, buttons that can be pressed, announcements."""

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.views.table.conftest import Sit, Table


def seen(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def press(widget: QWidget) -> None:
    """Press it as a screen reader does: Qt lets a button look pressed for a tenth of a second before it acts."""
    seen(widget).actionInterface().doAction("Press")
    QTest.qWait(150)


def said_names(table: Table) -> list[str]:
    zone = seen(table.page.hand)
    return [zone.child(place).text(QAccessible.Text.Name) for place in range(zone.childCount())]


class TestLists:
    def test_the_hand_is_a_list_of_numbered_cards(self, sit: Sit) -> None:
        table = sit("7H 8H KD")
        zone = seen(table.page.hand)
        assert zone.role() == QAccessible.Role.List
        assert zone.text(QAccessible.Text.Name) == "Your hand, 3 cards"
        assert said_names(table) == [
            "king of diamonds, card 1 of 3",
            "7 of hearts, card 2 of 3",
            "8 of hearts, card 3 of 3",
        ]

    def test_selected_and_new_cards_say_so(self, sit: Sit) -> None:
        table = sit("7H 8H KD", phase="draw", stock="2S QC")
        table.desk.model.draw()
        table.desk.select("7H")
        assert "2 of spades, card 4 of 4, new" in said_names(table)
        assert "7 of hearts, card 2 of 4, selected" in said_names(table)

    def test_a_meld_is_a_list_that_tells_its_joker(self, sit: Sit) -> None:
        table = sit("7H 8H KD", ("5D *1=6D 7D",))
        zone = seen(table.page.melds.melds[0])
        assert zone.role() == QAccessible.Role.List
        assert zone.text(QAccessible.Text.Name).startswith("Seat 0: run of diamonds from 5 to 7")
        assert zone.childCount() == 3
        names = [zone.child(place).text(QAccessible.Text.Name) for place in range(zone.childCount())]
        assert "joker (stands for 6 of diamonds), card 2 of 3" in names

    def test_piles_say_what_they_hold(self, sit: Sit) -> None:
        table = sit("7H 8H KD", discards="2C 9H")
        assert seen(table.page.stock).text(QAccessible.Text.Name) == "Stock, 5 cards"
        assert seen(table.page.pile).text(QAccessible.Text.Name) == "Discard pile, 9 of hearts on top, 2 cards"

    def test_plates_say_everything_in_words(self, sit: Sit) -> None:
        table = sit("7H 8H KD", opened=False)
        assert table.page.plates[0].accessibleName() == "Seat 0, 0 of 101 points, 3 cards, not opened, to play"
        assert "dealer" in table.page.plates[1].accessibleName()

    def test_every_control_has_a_name(self, sit: Sit) -> None:
        page = sit("7H 8H KD", ("5D *1=6D 7D",)).page
        for part in (*page.bar.buttons(), page.panel.strip, page.panel.log, page.panel.sheet, page.stock, page.pile):
            assert part.accessibleName(), part


class TestPressing:
    def test_a_whole_turn_by_the_accessible_actions(self, sit: Sit) -> None:
        table = sit("8D KD 2S", ("5D 6D 7D",), phase="draw", stock="4H QC")
        press(table.page.stock)
        table.wait()
        press(table.card("8D"))
        press(table.page.melds.melds[0].widgets[0])
        press(table.card("KD"))
        table.wait()
        press(table.page.bar.primary)
        assert table.said == ["draw", "off 8D m1", "drop KD"]


class TestAnnouncements:
    def test_public_events_are_said_with_the_cards_in_words(self, sit: Sit) -> None:
        table = sit("7H 8H KD")
        table.desk.model.drop_on_pile(table.desk.model.hand.cards[:1])
        assert table.page.announcer.said[-1] == "You discarded king of diamonds"
        table.desk.other(1, "draw")
        assert table.page.announcer.said[-1] == "Seat 1 drew from the stock"

    def test_a_refusal_is_said_at_once(self, sit: Sit) -> None:
        table = sit("9S 4C KD", ("5D 6D 7D",))
        table.desk.select("9S")
        table.page.handling.press_meld(1)
        assert "9 of spades" in table.page.announcer.said[-1]


def test_buttons_tell_the_keys_that_press_them(sit: Sit) -> None:
    table = sit("*1 9S 4C KD", ("JS QS KS",))
    bar = table.page.bar
    bar.tell_keys("R", "S", "")
    bar.show_undo_key("Ctrl+Z")
    told = [button.accessibleDescription() for button in bar.buttons()]
    assert told == ["Key: R", "Key: S", "", "Key: Ctrl+Z", "Key: Enter"]
    table.drag(table.at_card("*1"), table.at_meld(1))
    answers = [button.accessibleDescription() for button in table.page.chooser.answers]
    assert answers == [*(f"Key: {place}" for place in range(1, len(answers))), "Key: Esc"]
