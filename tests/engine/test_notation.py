"""The notation to the letter: what is written, and what is refused (records.md, Cards, Melds, Moves)."""

from __future__ import annotations

import pytest
from hypothesis import given

from scala40.engine.cards import CARDS, Card, codes, face_of
from scala40.engine.match import Made, Marked
from scala40.engine.melds import Group, Run, readings
from scala40.engine.moves import Buy, Discard, Draw, LayMelds, LayOff, Pass, Reenter, Retire, SwapJoker, TakeBack
from scala40.engine.notation import (
    NotationError,
    read_card,
    read_cards,
    read_entry,
    read_meld,
    read_move,
    write_entry,
    write_meld,
    write_move,
)
from scala40.engine.refusal import Reason
from scala40.engine.round import Died, Shuffled
from tests.strategies import groups_of_cards, runs_of_cards


def test_every_card_has_a_code_of_its_own() -> None:
    assert len({card.code for card in CARDS}) == 108
    assert codes(CARDS[:3]) == "AC 2C 3C"
    assert codes([CARDS[0], CARDS[12], CARDS[13], CARDS[51], CARDS[52], CARDS[103], CARDS[104]]) == (
        "AC KC AD KS AC' KS' *1"
    )
    assert all(read_card(card.code) is card for card in CARDS)
    assert read_card("TD").rank == 10


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "7",
        "7h",
        "10H",
        "H7",
        "7H''",
        "7H’",
        "7H ",
        " 7H",
        "1H",
        "0H",
        "*",
        "*0",
        "*5",
        "*1'",
        "*1=9H",
        "7H\n",
        "7H=7H",
        "７H",
        "??",
    ],
)
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(NotationError):
        read_card(text)


def test_cards_stand_apart_by_single_blanks() -> None:
    assert read_cards("") == ()
    assert read_cards("7H 7H' *1") == (read_card("7H"), read_card("7H'"), read_card("*1"))
    for text in ("7H  8H", " 7H", "7H ", "7H\t8H", "7H\n8H", "7H,8H", "7H\u00a08H"):
        with pytest.raises(NotationError):
            read_cards(text)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("8H *1=9H TH", "8H *1=9H TH"),
        ("QS KS *1=AS", "QS KS *1=AS"),
        ("KS QS AS", "QS KS AS"),
        ("7H 7C 7D", "7C 7D 7H"),
        ("7S *1=7D 7C", "7C *1=7D 7S"),
        ("AS 2S 3S", "AS 2S 3S"),
    ],
)
def test_a_reader_takes_any_order_and_a_writer_keeps_to_one(text: str, written: str) -> None:
    assert write_meld(read_meld(text)) == written


def test_a_full_run_is_low_or_high_as_it_is_written() -> None:
    low, high = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
    assert (read_meld(low).points, read_meld(high).points) == (85, 95)
    assert [write_meld(read_meld(text)) for text in (low, high)] == [low, high]
    for text in (f"{low} *1=AH", f"*1=AH {high}"):
        assert write_meld(read_meld(text, 14)) == text
        assert read_meld(text, 14).points == 96


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("7H 8H", Reason.TOO_FEW_CARDS),
        ("7H 7H' 7C", Reason.SUIT_TWICE),
        ("5H 5H' 6H 7H", Reason.RANK_TWICE),
        ("8H *1=TH 9H", None),
        ("8H *1=7C 9H", Reason.NOT_A_MELD),
        ("8H *1 9H", None),
        ("8H *1=9H' TH", None),
        ("8H *1=*2 TH", None),
        ("8H 9H=9H TH", None),
        ("8H *1=9H *2=TH", Reason.TWO_JOKERS),
        ("8H  9H TH", None),
        ("", None),
    ],
)
def test_what_is_no_meld(text: str, reason: Reason | None) -> None:
    if text == "8H *1=TH 9H":
        assert write_meld(read_meld(text)) == "8H 9H *1=TH"
        return
    with pytest.raises(NotationError) as refused:
        read_meld(text)
    assert (refused.value.refusal.reason if refused.value.refusal else None) is reason


NINE = face_of(2, 9)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Draw(), "draw"),
        (TakeBack(), "undo"),
        (Pass(), "pass"),
        (Reenter(), "reenter"),
        (Retire(), "retire"),
        (Discard(read_card("QS'")), "drop QS'"),
        (LayOff(read_card("TH"), 2), "off TH m2"),
        (LayOff(read_card("*1"), 12, NINE), "off *1=9H m12"),
        (SwapJoker(read_card("9D"), 1), "swap 9D m1"),
        (SwapJoker(read_card("7D"), 1, read_card("7H")), "swap 7D 7H m1"),
        (LayMelds((read_meld("7H 8H 9H"), read_meld("KC KD KH"))), "lay 7H 8H 9H / KC KD KH"),
        (Buy(LayOff(read_card("4C"), 1)), "buy off 4C m1"),
        (Buy(LayMelds((read_meld("4C 5C 6C"),))), "buy lay 4C 5C 6C"),
    ],
)
def test_moves_as_they_are_written(move: object, text: str) -> None:
    assert read_move(text) == move
    assert write_move(read_move(text)) == text


def test_a_swap_of_two_is_written_in_suit_order() -> None:
    assert write_move(read_move("swap 7H 7D m1")) == "swap 7D 7H m1"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Draw",
        "draw ",
        " draw",
        "draw 7H",
        "take 7H",
        "lay",
        "lay ",
        "lay 7H 8H 9H /",
        "lay 7H 8H 9H/KC KD KH",
        "lay 7H 8H 9H  / KC KD KH",
        "drop",
        "drop ",
        "drop 7H 8H",
        "drop *1=9H",
        "drop  7H",
        "off",
        "off 7H",
        "off m1",
        "off 7H 1",
        "off 7H m",
        "off 7H m0",
        "off 7H m01",
        "off 7H m-1",
        "off 7H m+1",
        "off 7H m1 ",
        "off 7H  m1",
        "off 7H m9999",
        "off 7H m٣",
        "off *1 m1",
        "off 7H=7H m1",
        "off 7H 8H m1",
        "swap m1",
        "swap 7H 7D 7S m1",
        "swap *1=9H m1",
        "swap 7H",
        "buy",
        "buy ",
        "buy draw",
        "buy pass",
        "buy drop 7H",
        "buy swap 7H m1",
        "buy buy off 7H m1",
        "open 7H 8H 9H",
        "close",
        "lay 7H 8H 9H\n",
        "undo undo",
        "ＤＲＡＷ",
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        read_move(text)


def test_endless_text_is_refused_at_once() -> None:
    for text in ("buy " * 200_000, "lay " + "7H " * 200_000, "off " + "7H " * 100_000 + "m1", "drop " + "7" * 500_000):
        with pytest.raises(NotationError) as refused:
            read_move(text)
        assert len(str(refused.value)) < 200


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        (Made(0, Draw()), "0 draw"),
        (Made(5, Discard(read_card("4C"))), "5 drop 4C"),
        (Shuffled(read_cards("4C 5C")), "shuffle 4C 5C"),
        (Died(), "dead"),
        (Marked(), "timeout"),
    ],
)
def test_lines_of_a_log(entry: object, line: str) -> None:
    assert read_entry(line) == entry
    assert write_entry(read_entry(line)) == line


@pytest.mark.parametrize(
    "line",
    [
        "",
        "draw",
        "6 draw",
        "-1 draw",
        "00 draw",
        "10 draw",
        "0  draw",
        "0",
        "0 ",
        "٠ draw",
        "0 dead",
        "0 timeout",
        "shuffle 4C,5C",
        "shuffle  4C",
        "dead ",
        "Timeout",
        "0 shuffle 4C",
    ],
)
def test_what_is_no_line(line: str) -> None:
    with pytest.raises(NotationError):
        read_entry(line)


@given(runs_of_cards())
def test_every_reading_of_a_run_is_read_as_written(held: frozenset[Card]) -> None:
    found = readings(sorted(held))
    for meld in found if isinstance(found, list) else []:
        assert isinstance(meld, Run)
        assert read_meld(write_meld(meld)) == meld


@given(groups_of_cards())
def test_every_reading_of_a_group_is_read_as_written(held: frozenset[Card]) -> None:
    found = readings(sorted(held))
    assert isinstance(found, list)
    for meld in found:
        assert isinstance(meld, Group)
        assert read_meld(write_meld(meld)) == meld
        assert [face.suit for face in meld.faces] == sorted(face.suit for face in meld.faces)
