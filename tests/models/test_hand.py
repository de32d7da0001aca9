"""The own hand: its order is the player's, new cards come in at the right, what goes out by undo comes back."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy

from scala40.engine.cards import card_of
from scala40.engine.rules import STANDARD
from scala40.models.hand import HandModel, HandRole
from scala40.models.sorting import SortKind, sorted_hand
from tests.models.desk import cards, watch

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def hand() -> Iterator[HandModel]:
    model = HandModel(STANDARD)
    tester = watch(model)
    model.show_cards(cards("9C 4H KD 4S *1"))
    yield model
    tester.deleteLater()


def row(model: HandModel) -> str:
    return " ".join(card.code for card in model.cards)


def test_rows_tell_cards_in_words_too(hand: HandModel) -> None:
    index = hand.index(1)
    assert index.data(HandRole.CARD) is card_of("4H")
    assert index.data() == "4♥"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "4 of hearts"


def test_new_cards_come_in_at_the_right(hand: HandModel) -> None:
    hand.show_cards(cards("2C 9C 4H KD 4S *1"))
    assert row(hand) == "9C 4H KD 4S *1 2C"


def test_a_card_that_comes_back_takes_its_place(hand: HandModel) -> None:
    hand.show_cards(cards("9C 4S *1"))
    assert row(hand) == "9C 4S *1"
    hand.show_cards(cards("9C 4H KD 4S *1"))
    assert row(hand) == "9C 4H KD 4S *1"


def test_a_card_whose_place_is_forgotten_is_a_new_one(hand: HandModel) -> None:
    hand.show_cards(cards("9C 4S *1"))
    hand.forget_places(cards("9C 4S *1"))
    hand.show_cards(cards("9C 4H 4S *1"))
    assert row(hand) == "9C 4S *1 4H"


@pytest.mark.parametrize(
    ("moved", "to_row", "after"),
    [
        ("9C", 5, "4H KD 4S *1 9C"),
        ("*1", 0, "*1 9C 4H KD 4S"),
        ("4H", 3, "9C KD 4H 4S *1"),
        ("4H", 1, "9C 4H KD 4S *1"),
        ("4H", 2, "9C 4H KD 4S *1"),
        ("4S 4H", 1, "9C 4S 4H KD *1"),
        ("9C *1", 3, "4H KD 9C *1 4S"),
    ],
)
def test_cards_are_put_side_by_side(hand: HandModel, moved: str, to_row: int, after: str) -> None:
    hand.move_rows(cards(moved), to_row)
    assert row(hand) == after


def test_moving_needs_no_reset_and_takes_no_card_away(hand: HandModel) -> None:
    spies = [QSignalSpy(hand.rowsInserted), QSignalSpy(hand.rowsRemoved), QSignalSpy(hand.modelReset)]
    moves = QSignalSpy(hand.rowsMoved)
    hand.move_rows(cards("9C"), 5)
    hand.sort_for("sets")
    assert [spy.count() for spy in spies] == [0, 0, 0]
    assert moves.count() > 0


def test_cards_out_of_sight_keep_to_the_card_on_their_left(hand: HandModel) -> None:
    hand.show_cards(cards("9C KD *1"))
    hand.move_rows(cards("9C"), 3)
    assert row(hand) == "KD *1 9C"
    hand.show_cards(cards("9C 4H KD 4S *1"))
    assert row(hand) == "KD 4S *1 9C 4H"


def test_a_sort_is_undone_and_later_cards_stay_right(hand: HandModel) -> None:
    hand.sort_for("runs")
    assert row(hand) == "9C KD 4S 4H *1"
    assert hand.may_undo_sort
    hand.show_cards(cards("9C 4H KD 4S *1 2C"))
    hand.undo_sort()
    assert row(hand) == "9C 4H KD 4S *1 2C"
    assert not hand.may_undo_sort
    hand.undo_sort()
    assert row(hand) == "9C 4H KD 4S *1 2C"


def test_a_second_sort_of_a_sorted_hand_undoes_to_the_own_order(hand: HandModel) -> None:
    hand.sort_for("runs")
    hand.sort_for("runs")
    hand.undo_sort()
    assert row(hand) == "9C 4H KD 4S *1"


def test_moving_a_card_by_hand_ends_the_sort(hand: HandModel) -> None:
    hand.sort_for("runs")
    hand.move_rows(cards("*1"), 0)
    assert not hand.may_undo_sort


def test_the_order_is_saved_and_restored(hand: HandModel) -> None:
    hand.move_rows(cards("*1"), 0)
    saved = hand.order()
    again = HandModel(STANDARD)
    again.show_cards(cards("4H 4S 9C KD *1 7H"))
    again.set_order([*saved, "2C", "no card"])
    assert row(again) == "*1 9C 4H KD 4S 7H"


def test_who_saves_the_order_is_told(hand: HandModel) -> None:
    spy = QSignalSpy(hand.order_changed)
    hand.move_rows(cards("9C"), 0)
    assert spy.count() == 0
    hand.move_rows(cards("9C"), 2)
    assert spy.count() == 1


def test_marks_are_on_the_new_cards_only(hand: HandModel) -> None:
    hand.mark_new(cards("KD"))
    spy = QSignalSpy(hand.dataChanged)
    hand.mark_new(cards("4S"))
    assert [hand.index(at).data(HandRole.NEW) for at in range(5)] == [False, False, False, True, False]
    assert spy.count() == 2


def test_selection_goes_with_its_card(hand: HandModel) -> None:
    spy = QSignalSpy(hand.selection_changed)
    for card in cards("*1 4H"):
        hand.toggle(card)
    assert hand.selected() == cards("4H *1")
    hand.show_cards(cards("9C KD 4S *1"))
    assert hand.selected() == cards("*1")
    hand.toggle(card_of("*1"))
    assert hand.selected() == []
    assert spy.count() == 4
    hand.clear_selection()
    hand.toggle(card_of("AH"))
    assert spy.count() == 4


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("runs", "AC 3C JC KC AD 2D QS KS AS 5H 5H' *1"),
        ("sets", "AC AD AS 2D 3C 5H 5H' JC QS KC KS *1"),
        ("both", "4D 5D 6D KC KH KS 2C 9C 5S"),
    ],
)
def test_sorted_as_a_player_would(kind: SortKind, text: str) -> None:
    given = sorted(cards(text), key=lambda card: card % 7)
    assert " ".join(card.code for card in sorted_hand(given, kind, STANDARD)) == text
