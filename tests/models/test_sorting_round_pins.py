"""A sort keeps pinned cards in their rows and tears no run or set round them where there is room beside."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scala40.engine.cards import CARDS, card_of
from scala40.engine.rules import STANDARD
from scala40.models.hand import HandModel
from scala40.models.sorting import SortKind, filling, sorted_groups
from tests.models.desk import cards

pytestmark = pytest.mark.usefixtures("qapp")


def sorted_row(held: str, pinned: str, kind: SortKind) -> str:
    model = HandModel(STANDARD)
    model.show_cards(cards(held))
    for card in cards(pinned):
        model.pin([card])
    model.sort_for(kind)
    return " ".join(card.code for card in model.cards)


@pytest.mark.parametrize(
    ("held", "pinned", "kind", "after"),
    [
        # The run of five is longer than the room before the king: it goes behind it whole.
        ("2C 4H KD 5H 9S 6H 7H 8H", "KD", "both", "2C 9S KD 4H 5H 6H 7H 8H"),
        # Three places before the king are right for the set, five behind it for the run.
        ("4H 2C 2D KD 5H 6H 7H 2S 9C", "KD", "both", "2C 2D 2S KD 4H 5H 6H 7H 9C"),
        ("4H 2C 9D 5C KD 5H 6H 7H", "KD", "runs", "4H 5H 6H 7H KD 2C 5C 9D"),
        ("9C 4H KD 4C TS 4D 3H", "KD", "sets", "3H 9C KD 4C 4D 4H TS"),
        ("4H 5H KD 6H 7H QS 8H 9H", "KD QS", "both", "4H 5H KD 6H 7H QS 8H 9H"),
    ],
)
def test_what_belongs_together_stands_on_one_side(held: str, pinned: str, kind: SortKind, after: str) -> None:
    assert sorted_row(held, pinned, kind) == after


@settings(max_examples=200, deadline=None)
@given(
    st.lists(st.sampled_from(CARDS), unique=True, min_size=3, max_size=15),
    st.sampled_from(("runs", "sets", "both")),
    st.data(),
)
def test_every_card_finds_a_place_and_a_single_room_tears_nothing(
    held: list, kind: SortKind, data: st.DataObject
) -> None:
    groups = sorted_groups(held, kind, STANDARD)
    flat = [card for group in groups for card in group]
    assert filling(groups, [len(held)]) == flat
    assert filling(groups, [0, len(held), 0]) == flat
    cut = data.draw(st.integers(0, len(held)))
    assert sorted(filling(groups, [cut, len(held) - cut])) == sorted(held)


def test_a_torn_run_is_the_last_resort() -> None:
    groups = [tuple(cards("4H 5H 6H 7H 8H")), (card_of("KD"),), (card_of("2C"),)]
    assert filling(groups, [3, 4]) == cards("4H 5H 6H 7H 8H KD 2C")
