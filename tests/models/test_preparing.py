"""The note of prepared melds prepares again what is still possible, whatever stands in it."""

import pytest

from scala40.engine.rules import STANDARD
from scala40.models.preparing import drafts_again, noted_drafts
from scala40.play.drafts import Drafts
from tests.engine.set_up import match_at
from tests.models.desk import Desk, cards, drafted

pytestmark = pytest.mark.usefixtures("qapp")
HAND = "7H 8H 9H KC KD *1 4C 2S"


def at(hand: str = HAND, *, opened: bool = False, **more: object) -> Desk:
    return Desk(match_at(STANDARD, [hand, "2D 3D 4D"], opened=[opened, True], stock="QC QH JD", **more))


def test_a_note_gives_the_melds_back_with_the_joker_as_it_was_read() -> None:
    desk = at()
    drafts = drafted("7H 8H 9H", "KC KD *1=KS")
    note = noted_drafts(drafts, desk.model.view)
    assert note == {"round": 1, "melds": ["7H 8H 9H", "KC KD *1=KS"]}
    assert drafts_again(note, desk.model.view) == drafts
    desk.model.prepare_again(drafts_again(note, desk.model.view))
    assert desk.model.drafts == drafts
    assert set(desk.model.hand.cards) == set(cards("4C 2S"))


@pytest.mark.parametrize(
    ("hand", "left"), [("7H 8H KC KD *1 4C 2S", ["KC KD *1=KS"]), ("4C 2S 3S", []), (HAND, ["7H 8H 9H", "KC KD *1=KS"])]
)
def test_only_melds_whose_cards_are_held_come_back(hand: str, left: list[str]) -> None:
    note = {"round": 1, "melds": ["7H 8H 9H", "KC KD *1=KS"]}
    assert drafts_again(note, at(hand).model.view) == drafted(*left)


def test_nothing_comes_back_after_the_opening_or_in_another_round() -> None:
    note = {"round": 1, "melds": ["7H 8H 9H"]}
    assert not drafts_again(note, at(opened=True).model.view)
    assert not drafts_again({**note, "round": 2}, at().model.view)


@pytest.mark.parametrize(
    "note",
    [
        None,
        [],
        7,
        {},
        {"round": 1},
        {"round": 1, "melds": 3},
        {"round": 1, "melds": [3, None, "", "7H 8H", "7H", "*1 8H 9H", "x"]},
    ],
)
def test_a_note_may_hold_anything(note: object) -> None:
    assert drafts_again(note, at().model.view) == Drafts()


def test_a_card_is_prepared_once() -> None:
    note = {"round": 1, "melds": ["7H 8H 9H", "7H 8H *1=9H"]}
    assert drafts_again(note, at().model.view) == drafted("7H 8H 9H")
