"""What cards are and become, whole: refusals of shapes with their numbers, runs that grow, groups that change."""

from __future__ import annotations

from typing import Any

import pytest

from scala40.engine.melds import (
    Group,
    Run,
    extended,
    reading_in_order,
    reading_with,
    readings,
    regrouped,
    replaced,
)
from scala40.engine.notation import read_card, read_cards, read_meld, write_meld
from scala40.engine.refusal import Reason, Refusal

SPADES = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
SPADES_HIGH = SPADES.removeprefix("AS ") + " AS"


def refused(reason: Reason, card: str = "", have: int | None = None, need: int | None = None) -> Refusal:
    """A refusal of a shape."""
    return Refusal(reason, read_card(card) if card else None, have, need)


@pytest.mark.parametrize(
    ("cards", "longest", "refusal"),
    [
        ("", 13, refused(Reason.TOO_FEW_CARDS, have=0, need=3)),
        ("*1 *2", 13, refused(Reason.TOO_FEW_CARDS, have=2, need=3)),
        ("5H *1 *2", 13, refused(Reason.TWO_JOKERS)),
        ("5H 6H *1 *2", 13, refused(Reason.TWO_JOKERS)),
        ("5H 6H 7D", 13, refused(Reason.NOT_A_MELD)),
        ("5H 5D 6D", 13, refused(Reason.NOT_A_MELD)),
        ("5H 5D 5H'", 13, refused(Reason.SUIT_TWICE, "5H'")),
        ("5H' 5D 5H", 13, refused(Reason.SUIT_TWICE, "5H")),
        ("5C 5D 5H 5S *1", 13, refused(Reason.TOO_MANY_CARDS, have=5, need=4)),
        (f"{SPADES} *1", 13, refused(Reason.TOO_MANY_CARDS, have=14, need=13)),
        (f"{SPADES} AS' *1", 14, refused(Reason.TOO_MANY_CARDS, have=15, need=14)),
        ("7H 8H 8H' 9H", 13, refused(Reason.RANK_TWICE, "8H'")),
        ("AH AH' 2H 2H'", 13, refused(Reason.RANK_TWICE, "2H'")),
        ("5D 6D 8D", 13, refused(Reason.GAP_IN_RUN)),
        ("5D *1 9D", 13, refused(Reason.GAP_IN_RUN)),
        ("AS 2S 4S", 13, refused(Reason.GAP_IN_RUN)),
        ("JS KS AS", 13, refused(Reason.GAP_IN_RUN)),
        ("KS AS 2S", 13, refused(Reason.AROUND_THE_CORNER, "AS")),
        ("KS AS' 2S", 13, refused(Reason.AROUND_THE_CORNER, "AS'")),
        ("KD *1 2D", 13, refused(Reason.AROUND_THE_CORNER, "AD")),
        ("QD KD *1 2D", 13, refused(Reason.AROUND_THE_CORNER, "AD")),
        ("QD *1 AD 2D", 13, refused(Reason.AROUND_THE_CORNER, "AD")),
        ("QD *1 2D", 13, refused(Reason.GAP_IN_RUN)),
        ("KD *1 3D", 13, refused(Reason.GAP_IN_RUN)),
        ("AS AS' 2S", 13, refused(Reason.TWO_ACES)),
        ("AS AS' KS", 13, refused(Reason.TWO_ACES)),
        ("AS AS' 3S *1", 13, refused(Reason.TWO_ACES)),
        ("AS AS' 3S", 13, refused(Reason.GAP_IN_RUN)),
        ("AS AS' 5S", 13, refused(Reason.GAP_IN_RUN)),
        (f"{SPADES} AS'", 14, refused(Reason.TWO_ACES)),
    ],
)
def test_why_cards_are_no_meld(cards: str, longest: int, refusal: Refusal) -> None:
    assert readings(read_cards(cards), longest) == refusal
    assert reading_with(read_cards(cards), None, longest) == refusal


@pytest.mark.parametrize(
    ("cards", "longest", "found"),
    [
        ("5H 6H 7H", 13, {"5H 6H 7H": 18}),
        ("7H 5H 6H'", 13, {"5H 6H' 7H": 18}),
        ("TH JH QH KH AH", 13, {"TH JH QH KH AH": 51}),
        ("AH 2H 3H 4H", 13, {"AH 2H 3H 4H": 10}),
        ("9H TH *1", 13, {"9H TH *1=JH": 29, "*1=8H 9H TH": 27}),
        ("9H *1 JH", 13, {"9H *1=TH JH": 29}),
        ("QH KH *1", 13, {"QH KH *1=AH": 31, "*1=JH QH KH": 30}),
        ("AH 2H *1", 13, {"AH 2H *1=3H": 6}),
        ("AH *1 3H", 13, {"AH *1=2H 3H": 6}),
        ("AH *1 QH", 13, {"QH *1=KH AH": 31}),
        ("AC AD AS", 13, {"AC AD AS": 33}),
        ("AD AC *2", 13, {"AC AD *2=AH": 33, "AC AD *2=AS": 33}),
        ("5S 5H 5C *2", 13, {"5C *2=5D 5H 5S": 20}),
        (f"{SPADES.removeprefix('AS ')} *1", 13, {f"{SPADES_HIGH[:-2]}*1=AS": 95, f"*1=AS {SPADES_HIGH[:-3]}": 85}),
        (SPADES, 13, {SPADES_HIGH: 95, SPADES: 85}),
        (f"{SPADES} *1", 14, {f"*1=AS {SPADES_HIGH}": 96, f"{SPADES} *1=AS": 96}),
    ],
)
def test_what_cards_can_be_and_what_it_is_worth(cards: str, longest: int, found: dict[str, int]) -> None:
    melds = readings(read_cards(cards), longest)
    assert isinstance(melds, list)
    assert [(write_meld(meld), meld.points) for meld in melds] == list(found.items())


@pytest.mark.parametrize(
    ("cards", "face", "come"),
    [
        ("9H TH *1", "JH", "9H TH *1=JH"),
        ("9H TH *1", "8H", "*1=8H 9H TH"),
        ("9H TH *1", "", "9H TH *1=JH"),
        ("9H TH *1", "QH", refused(Reason.GAP_IN_RUN)),
        ("9H TH *1", "JD", refused(Reason.NOT_A_MELD)),
        ("9H TH *1", "9H", refused(Reason.RANK_TWICE, "9H")),
        ("9H TH JH", "QH", refused(Reason.NOT_THE_JOKERS_CARD, "QH")),
        ("KD *1 2D", "AD", refused(Reason.AROUND_THE_CORNER, "AD")),
        ("5C 5D *1", "5S", "5C 5D *1=5S"),
        ("5C 5D *1", "5D", refused(Reason.SUIT_TWICE, "5D")),
        ("5C *1 *2", "5D", refused(Reason.TWO_JOKERS)),
        ("5C 7C *1", "8C", refused(Reason.GAP_IN_RUN)),
    ],
)
def test_a_joker_named_in_advance(cards: str, face: str, come: str | Refusal) -> None:
    found = reading_with(read_cards(cards), read_card(face) if face else None)
    assert (found if isinstance(found, Refusal) else write_meld(found)) == come


@pytest.mark.parametrize(
    ("cards", "face", "longest", "start", "points"),
    [
        (SPADES, "", 13, 1, 85),
        (SPADES_HIGH, "", 13, 2, 95),
        (f"*1 {SPADES_HIGH}", "AS", 14, 1, 96),
        (f"{SPADES} *1", "AS", 14, 1, 96),
        (f"*1 {SPADES_HIGH[:-3]}", "AS", 13, 1, 85),
        (f"{SPADES_HIGH[:-3]} *1", "AS", 13, 2, 95),
        (f"{SPADES_HIGH[3:-3]} *1 2S", "AS", 13, 2, 95),
    ],
)
def test_a_full_run_is_read_as_it_is_written(cards: str, face: str, longest: int, start: int, points: int) -> None:
    held = read_cards(cards)
    found = reading_in_order(held, read_card(face) if face else None, longest)
    assert isinstance(found, Run)
    assert (found.start, found.points) == (start, points)
    if not cards.endswith("2S"):
        assert found.cards == held


def test_runs_go_up_to_thirteen_cards_unless_told_otherwise() -> None:
    held, ace = read_cards(f"{SPADES} *1"), read_card("AS")
    too_many = refused(Reason.TOO_MANY_CARDS, have=14, need=13)
    assert readings(held) == reading_with(held, ace) == reading_in_order(held, ace) == too_many
    assert extended(read_meld(SPADES), read_card("*1")) == []
    king = read_card("KS")
    assert reading_with(held, king) == too_many
    assert reading_with(held, king, 14) == reading_in_order(held, king, 14) == refused(Reason.RANK_TWICE, "KS")


def test_what_is_no_meld_in_order_is_refused_as_without() -> None:
    assert reading_in_order(read_cards("5H 6H 8H"), None) == refused(Reason.GAP_IN_RUN)
    assert reading_in_order(read_cards("9H TH *1"), read_card("QH")) == refused(Reason.GAP_IN_RUN)


@pytest.mark.parametrize(
    ("meld", "card", "longest", "made"),
    [
        ("5H 6H 7H", "8H", 13, ["5H 6H 7H 8H"]),
        ("5H 6H 7H", "4H'", 13, ["4H' 5H 6H 7H"]),
        ("5H 6H 7H", "7H'", 13, []),
        ("5H 6H 7H", "8D", 13, []),
        ("5H 6H 7H", "9H", 13, []),
        ("5H 6H 7H", "*1", 13, ["5H 6H 7H *1=8H", "*1=4H 5H 6H 7H"]),
        ("5H *2=6H 7H", "*1", 13, []),
        ("QH KH AH", "2H", 13, []),
        ("QH KH AH", "*1", 13, ["*1=JH QH KH AH"]),
        ("JH QH KH", "AH", 13, ["JH QH KH AH"]),
        ("2H 3H 4H", "AH'", 13, ["AH' 2H 3H 4H"]),
        ("AH 2H 3H", "*1", 13, ["AH 2H 3H *1=4H"]),
        ("AH 2H 3H", "KH", 13, []),
        ("7C 7D 7H", "7S", 13, ["7C 7D 7H 7S"]),
        ("7C 7D 7H", "7D'", 13, []),
        ("7C 7D 7H", "8S", 13, []),
        ("7D 7H 7S", "7C", 13, ["7C 7D 7H 7S"]),
        ("7C 7D 7H 7S", "*1", 13, []),
        ("7C 7D *1=7H", "7H", 13, []),
        ("7C 7D *1=7H", "7S", 13, ["7C 7D *1=7H 7S"]),
        (SPADES.removesuffix(" KS"), "KS", 13, [SPADES]),
        (SPADES, "AS'", 13, []),
        (SPADES, "AS'", 14, []),
        (SPADES_HIGH, "AS'", 14, []),
        (SPADES, "*1", 13, []),
        (SPADES, "*1", 14, [f"{SPADES} *1=AS"]),
        (SPADES_HIGH, "*1", 14, [f"*1=AS {SPADES_HIGH}"]),
        (f"*1=AS {SPADES_HIGH[:-3]}", "AS", 14, [f"*1=AS {SPADES_HIGH}"]),
        (f"{SPADES_HIGH[:-2]}*1=AS", "AS", 14, [f"{SPADES} *1=AS"]),
    ],
)
def test_what_a_meld_becomes(meld: str, card: str, longest: int, made: list[str]) -> None:
    found = extended(read_meld(meld, longest), read_card(card), longest)
    assert [write_meld(one) for one in found] == made


@pytest.mark.parametrize(
    ("cards", "made"),
    [
        ("7C 7D 7H", Group(7, read_cards("7C 7D 7H"), (0, 1, 2))),
        ("7S *1 7C", Group(7, read_cards("7C *1 7S"), (0, 1, 3))),
        ("7S 7D *1 7C", Group(7, read_cards("7C 7D *1 7S"), (0, 1, 2, 3))),
        ("7C 7D 7D'", None),
        ("7C 7D 8H", None),
        ("7C 7D 7H 7S *1", None),
        ("7C *1 *2 7S", Group(7, read_cards("7C *1 *2 7S"), (0, 1, 2, 3))),
    ],
)
def test_a_group_of_other_cards(cards: str, made: Group | None) -> None:
    known: Any = read_meld("7C 7D 7S")
    assert regrouped(known, read_cards(cards)) == made


@pytest.mark.parametrize(
    ("meld", "natural", "made"),
    [
        ("4H *1=5H 6H", "5H'", Run(2, 4, read_cards("4H 5H' 6H"))),
        ("*1=QS KS AS", "QS", Run(3, 12, read_cards("QS KS AS"))),
        ("7C *1=7H 7S", "7H", Group(7, read_cards("7C 7H 7S"), (0, 2, 3))),
    ],
)
def test_the_natural_card_takes_the_jokers_place(meld: str, natural: str, made: Run | Group) -> None:
    known = read_meld(meld)
    assert known.joker is not None
    assert replaced(known, known.joker, read_card(natural)) == made


@pytest.mark.parametrize(
    ("meld", "points", "joker", "stands_for", "faces"),
    [
        ("5H' 6H 7H", 18, None, None, "5H 6H 7H"),
        ("4H *2=5H 6H'", 15, "*2", "5H", "4H 5H 6H"),
        ("QS KS *1=AS", 31, "*1", "AS", "QS KS AS"),
        ("*1=AS 2S 3S", 6, "*1", "AS", "AS 2S 3S"),
        ("7C *3=7H 7S'", 21, "*3", "7H", "7C 7H 7S"),
        ("AC AD AH AS", 44, None, None, "AC AD AH AS"),
        ("QC QD QH", 30, None, None, "QC QD QH"),
        ("TC TD TH TS", 40, None, None, "TC TD TH TS"),
    ],
)
def test_what_a_meld_says_of_itself(
    meld: str, points: int, joker: str | None, stands_for: str | None, faces: str
) -> None:
    known = read_meld(meld)
    assert known.points == points
    assert known.joker == (None if joker is None else read_card(joker))
    assert known.stands_for == (None if stands_for is None else read_card(stands_for))
    assert known.faces == read_cards(faces)


def test_the_suits_that_no_natural_card_has() -> None:
    for meld, missing in (("7C 7D 7H", (3,)), ("7C *1=7D 7S", (1, 2)), ("7C *1=7D 7H 7S", (1,)), ("7C 7D 7H 7S", ())):
        known = read_meld(meld)
        assert isinstance(known, Group)
        assert known.missing == missing
