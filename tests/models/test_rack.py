"""Gaps and pinned groups of the hand: whatever the player does, each card is there once and groups stay whole."""

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtTest import QSignalSpy

from scala40.engine.cards import CARDS, Card, card_of
from scala40.engine.rules import STANDARD
from scala40.models.hand import HandModel, HandRole
from scala40.models.rack import Rack, rack_of
from tests.models.desk import cards, watch

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def hand() -> Iterator[HandModel]:
    model = HandModel(STANDARD)
    tester = watch(model)
    model.show_cards(cards("9C 4H KD 4S *1 7H"))
    yield model
    tester.deleteLater()


def line(model: HandModel) -> str:
    """The hand as the player sees it: `|` for a gap, brackets round a pinned group."""
    found = []
    for row, card in enumerate(model.cards):
        group = model.group(card)
        words = card.code
        words = f"[{words}" if group and card == group[0] else words
        words = f"{words}]" if group and card == group[-1] else words
        found.append(f"| {words}" if model.index(row).data(HandRole.GAP) else words)
    return " ".join(found)


def test_a_gap_is_made_and_closed(hand: HandModel) -> None:
    hand.toggle_gap(card_of("KD"))
    assert line(hand) == "9C 4H | KD 4S *1 7H"
    assert hand.gap_before(card_of("KD"))
    hand.toggle_gap(card_of("KD"))
    assert line(hand) == "9C 4H KD 4S *1 7H"


def test_there_is_no_gap_before_the_first_card(hand: HandModel) -> None:
    hand.toggle_gap(card_of("9C"))
    assert line(hand) == "9C 4H KD 4S *1 7H"


def test_a_card_drawn_to_the_right_leaves_its_left_neighbour(hand: HandModel) -> None:
    hand.pull(cards("KD"), "right")
    assert line(hand) == "9C 4H | KD 4S *1 7H"
    hand.pull(cards("KD"), "left")
    assert line(hand) == "9C 4H KD | 4S *1 7H"
    hand.pull(cards("4H KD"), "right")
    assert line(hand) == "9C | 4H KD 4S *1 7H"
    hand.pull(cards("9C KD"), "right")
    assert line(hand) == "9C | 4H KD 4S *1 7H"


def test_the_ends_of_the_hand_are_no_gaps(hand: HandModel) -> None:
    hand.pull(cards("9C"), "right")
    hand.pull(cards("7H"), "left")
    assert line(hand) == "9C 4H KD 4S *1 7H"


@pytest.mark.parametrize(
    ("moved", "to_row", "side", "after"),
    [
        ("9C", 3, "left", "4H KD 9C | 4S *1 7H"),
        ("9C", 3, "right", "4H KD | 9C 4S *1 7H"),
        ("4S", 1, "left", "9C 4S 4H KD | *1 7H"),
        ("7H", 0, "left", "7H 9C 4H KD | 4S *1"),
        ("9C 4H KD", 6, "left", "4S *1 7H 9C 4H KD"),
        ("4S *1 7H", 0, "left", "4S *1 7H 9C 4H KD"),
        ("KD 4S", 0, "left", "KD 4S 9C 4H | *1 7H"),
    ],
)
def test_a_gap_stays_between_those_that_it_parts(
    hand: HandModel, moved: str, to_row: int, side: str, after: str
) -> None:
    hand.toggle_gap(card_of("4S"))
    hand.move_rows(cards(moved), to_row, "right" if side == "right" else "left")
    assert line(hand) == after


def test_a_gap_passes_on_when_its_card_is_gone(hand: HandModel) -> None:
    hand.toggle_gap(card_of("4S"))
    hand.show_cards(cards("9C 4H KD *1 7H"))
    assert line(hand) == "9C 4H KD | *1 7H"
    hand.show_cards(cards("9C 4H KD 4S *1 7H"))
    assert line(hand) == "9C 4H KD | 4S *1 7H"
    hand.show_cards(cards("9C 4H KD *1 7H"))
    hand.forget_places(cards("9C 4H KD *1 7H"))
    assert line(hand) == "9C 4H KD | *1 7H"
    hand.show_cards(cards("9C 4H KD"))
    assert line(hand) == "9C 4H KD"


def test_cards_are_pinned_where_the_leftmost_stands(hand: HandModel) -> None:
    hand.pin(cards("4S 4H"))
    assert line(hand) == "9C [4H 4S] KD *1 7H"
    assert hand.all_pinned(cards("4H 4S"))
    assert not hand.all_pinned(cards("4H KD"))
    assert hand.index(1).data(HandRole.PINNED) == ("4H", "4S")
    assert hand.index(3).data(HandRole.PINNED) == ()
    hand.unpin(cards("4S"))
    assert line(hand) == "9C 4H 4S KD *1 7H"


def test_pinned_groups_keep_their_rows_when_the_hand_is_sorted(hand: HandModel) -> None:
    hand.pin(cards("KD 4S"))
    hand.toggle_gap(card_of("KD"))
    hand.toggle_gap(card_of("*1"))
    hand.toggle_gap(card_of("7H"))
    assert line(hand) == "9C 4H | [KD 4S] | *1 | 7H"
    hand.sort_for("runs")
    assert line(hand) == "9C 4H | [KD 4S] | 7H *1"
    hand.sort_for("sets")
    assert line(hand) == "4H 7H | [KD 4S] | 9C *1"
    hand.undo_sort()
    assert line(hand) == "9C 4H | [KD 4S] | 7H *1"


def test_undoing_a_sort_brings_its_gaps_back(hand: HandModel) -> None:
    hand.toggle_gap(card_of("7H"))
    hand.sort_for("runs")
    assert line(hand) == "9C KD 4S 4H 7H *1"
    hand.undo_sort()
    assert line(hand) == "9C 4H KD 4S *1 | 7H"


def test_a_drawn_card_moves_no_pinned_card_and_joins_no_group(hand: HandModel) -> None:
    hand.pin(cards("*1 7H"))
    hand.show_cards(cards("9C 4H KD 4S *1 7H 2C"))
    assert line(hand) == "9C 4H KD 4S [*1 7H] | 2C"


def test_a_pinned_group_moves_as_one_and_takes_no_card_in(hand: HandModel) -> None:
    hand.pin(cards("4H KD 4S"))
    hand.move_rows(cards("KD"), 6)
    assert line(hand) == "9C *1 7H [4H KD 4S]"
    hand.move_rows(cards("9C"), 4)
    assert line(hand) == "*1 7H 9C [4H KD 4S]"
    hand.move_rows(cards("*1"), 5)
    assert line(hand) == "7H 9C [4H KD 4S] *1"


def test_a_group_stays_one_while_a_card_of_it_is_prepared(hand: HandModel) -> None:
    hand.pin(cards("4H KD 4S"))
    hand.show_cards(cards("9C 4H 4S *1 7H"))
    hand.move_rows(cards("4H"), 0)
    assert line(hand) == "[4H 4S] 9C *1 7H"
    hand.show_cards(cards("9C 4H KD 4S *1 7H"))
    assert line(hand) == "[4H KD 4S] 9C *1 7H"


def test_gaps_and_groups_are_saved_and_restored(hand: HandModel) -> None:
    hand.pin(cards("4H KD"))
    hand.toggle_gap(card_of("4H"))
    hand.toggle_gap(card_of("7H"))
    again = HandModel(STANDARD)
    again.show_cards(cards("2C KD 4S *1 7H 9C 4H"))
    spy = QSignalSpy(again.order_changed)
    again.set_order([*hand.order(), "no card"])
    assert line(again) == "9C | [4H KD] 4S *1 | 7H 2C"
    assert spy.count() == 1


def test_a_saved_order_without_marks_is_still_read(hand: HandModel) -> None:
    hand.set_order(["KD", "*1", "9C"])
    assert line(hand) == "KD *1 9C 4H 4S 7H"


def test_a_torn_order_is_read_as_far_as_it_goes() -> None:
    held = cards("9C 4H KD")
    assert rack_of(["|", "[", "9C", "[", "9C", "4H", "|", "]", "|"], held) == Rack(
        (held[0], held[1]), frozenset(), frozenset({frozenset({held[1]})})
    )


# Whatever happens

CARD = st.sampled_from(CARDS[:14] + CARDS[60:64] + CARDS[104:])
SOME = st.lists(CARD, unique=True, max_size=5)
DEED = st.one_of(
    st.tuples(st.just("show"), st.lists(CARD, unique=True, max_size=16), st.just(0)),
    st.tuples(st.just("move"), SOME, st.integers(0, 16)),
    st.tuples(st.just("move_right"), SOME, st.integers(0, 16)),
    st.tuples(st.sampled_from(("pin", "unpin", "left", "right", "gap", "forget")), SOME, st.just(0)),
    st.tuples(st.sampled_from(("runs", "sets", "both", "undo_sort", "reload")), st.just([]), st.just(0)),
)


def do(model: HandModel, deed: str, some: Sequence[Card], row: int) -> None:
    match deed:
        case "show":
            model.show_cards(some)
        case "move":
            model.move_rows(some, min(row, len(model.cards)))
        case "move_right":
            model.move_rows(some, min(row, len(model.cards)), "right")
        case "pin":
            model.pin(some)
        case "unpin":
            model.unpin(some)
        case "left":
            model.pull(some, "left")
        case "right":
            model.pull(some, "right")
        case "gap":
            for card in some[:1]:
                model.toggle_gap(card)
        case "forget":
            model.forget_places((*model.cards, *some))
        case "runs":
            model.sort_for("runs")
        case "sets":
            model.sort_for("sets")
        case "both":
            model.sort_for("both")
        case "undo_sort":
            model.undo_sort()
        case "reload":
            model.set_order(model.order())


@settings(max_examples=150, deadline=None)
@given(st.lists(CARD, unique=True, min_size=4, max_size=15), st.lists(DEED, max_size=14))
def test_each_card_is_there_once_and_groups_stay_whole(
    dealt: list[Card], deeds: list[tuple[str, list[Card], int]]
) -> None:
    model = HandModel(STANDARD)
    tester = watch(model)
    model.show_cards(dealt)
    held = set(dealt)
    for deed, some, row in deeds:
        before, groups = list(model.cards), {model.group(card) for card in model.cards}
        do(model, deed, some, row)
        held = set(some) if deed == "show" else held
        assert sorted(model.cards) == sorted(held)
        codes = [code for code in model.order() if code not in "|[]"]
        assert len(codes) == len(set(codes))
        assert held <= {card_of(code) for code in codes}
        rows = {card: at for at, card in enumerate(model.cards)}
        for card in model.cards:
            group = [rows[each] for each in model.group(card)]
            assert group == list(range(min(group, default=0), min(group, default=0) + len(group)))
            assert not group or not any(model.index(at).data(HandRole.GAP) for at in group[1:])
        if model.cards:
            assert not model.index(0).data(HandRole.GAP)
        if deed in ("runs", "sets", "both"):
            for group_before in groups:
                assert [rows[each] for each in group_before] == [before.index(each) for each in group_before]
        if deed in ("left", "right", "gap", "unpin", "reload"):
            assert list(model.cards) == before
    tester.deleteLater()


@settings(max_examples=100, deadline=None)
@given(
    st.lists(CARD, unique=True, min_size=4, max_size=15), st.lists(DEED, max_size=10), st.sampled_from(["runs", "sets"])
)
def test_a_sort_is_undone_whole(dealt: list[Card], deeds: list[tuple[str, list[Card], int]], kind: str) -> None:
    model = HandModel(STANDARD)
    model.show_cards(dealt)
    for deed in deeds:
        do(model, *deed)
    before = model.order()
    model.sort_for("runs" if kind == "runs" else "sets")
    if model.order() != before:
        model.undo_sort()
    assert model.order() == before
