"""The cards that would complete an opening, as one seat may know them; on positions made by hand."""

import pytest

from scala40.engine.match import Match
from scala40.engine.moves import TakeDiscard
from scala40.engine.rules import STANDARD
from scala40.models.opening_outs import from_pile, outs_of
from tests.engine.set_up import match_at

HAND = "QS KS AS 7C 7D 2H 4D 9C"


def at(hand: str = HAND, other: str = "9D 9S 5C 6C TC", **more: object) -> Match:
    opened = [False, True]
    return match_at(STANDARD, [hand, other], **({"opened": opened, "discards": "TH 8H", "stock": "2C' 2D 3H"} | more))


def told(a_match: Match) -> str:
    found = outs_of(a_match.view(0))
    return "none" if found is None else " ".join(f"{out.face.code}x{out.unseen}" for out in found)


def test_those_with_the_most_unseen_copies_come_first() -> None:
    assert told(at()) == "*1x4 8Cx2 7Hx2 7Sx2 JSx2"


def test_copies_in_sight_are_not_counted() -> None:
    assert told(at(discards="7H 8C JS JS'")) == "*1x4 7Sx2 8Cx1 7Hx1"
    melds = ["7H 8H' 9H", "9S TS JS"]
    assert told(at(other="9D 5C 6C TC", melds=melds, owners=[1, 1])) == "*1x4 8Cx2 7Sx2 7Hx1 JSx1"


def test_what_others_hold_in_secret_makes_no_difference() -> None:
    assert told(at(other="7H 7H' 7S JS *1")) == told(at())


@pytest.mark.parametrize(
    ("hand", "more"),
    [
        ("TS JS QS KS 2H 4D", {}),
        (HAND, {"opened": [True, True]}),
    ],
)
def test_the_question_does_not_arise(hand: str, more: dict[str, object]) -> None:
    assert told(at(hand, **more)) == "none"


def test_whoever_has_taken_a_card_must_open_with_it_now() -> None:
    a_match = at("KS KD KC' 7C 7D 2H", phase="draw", discards="TH 7S")
    a_match.play(0, TakeDiscard())
    assert told(a_match) == "none"


def test_where_no_single_card_is_enough_there_is_none() -> None:
    assert told(at("2C 4D 6H 8S TC QD", other="9D 9S 5C 6C TC'")) == ""


def pile(a_match: Match) -> str:
    found = from_pile(a_match.view(0))
    return "none" if found is None else f"{found.card.code} {found.points}"


def test_the_discard_that_is_enough_is_told_while_it_may_be_taken() -> None:
    hand = "JC JD JS 9D 9H KC 5D 2S"
    assert pile(at(hand, other="9S 5C 6C TC", phase="draw", discards="TH 9C")) == "9C 57"
    assert pile(at(hand, other="9S 5C 6C TC", discards="TH 9C")) == "none"
    assert pile(at(hand, other="9S 5C 6C TC", phase="draw", discards="9C TH")) == "none"
    assert pile(at(hand, other="9S 5C 6C TC", phase="draw", discards="TH 9C", opened=[True, True])) == "none"
