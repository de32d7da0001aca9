"""Positions: what they tell, what is filled in where they are silent, what is refused (records.md, Positions)."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from scala40.engine.cards import codes
from scala40.engine.check import check
from scala40.engine.moves import Draw
from scala40.engine.notation import read_card, read_cards, read_move
from scala40.engine.position import Position, read_position
from scala40.engine.record import RecordError
from scala40.engine.rules import PRESETS, STANDARD
from tests.engine.positions import position_of_round, position_of_view, position_value, write_position
from tests.engine.set_up import match_at, new_match

SHEET: dict[str, Any] = {
    "rules": "standard",
    "turn": 0,
    "phase": "draw",
    "dealer": 1,
    "seats": [
        {"hand": "4H 5H 9C'", "opened": False, "total": 27},
        {"hand": 7, "opened": True, "total": 52},
    ],
    "melds": ["5D 6D *1=7D 8D"],
    "discards": "4C 9D 8H",
    "stock": 60,
    "taken": None,
    "freed": [],
}


def told(**more: Any) -> Position:
    """The position of the sheet with something else in it."""
    return read_position(SHEET | more)


def refused(**more: Any) -> str:
    """Why this is no position, in one sentence."""
    data = json.dumps(SHEET | more).encode()
    with pytest.raises(RecordError) as error:
        read_position(data)
    assert len(str(error.value)) < 400
    return str(error.value)


def test_the_example_of_the_sheet() -> None:
    position = told()
    public = position.public
    assert position.rules is STANDARD
    assert (public.turn, public.phase, public.dealer, public.seats) == (0, "draw", 1, (0, 1))
    assert (public.counts, public.stock, public.opened) == ((3, 7), 60, (False, True))
    assert codes(public.discards) == "4C 9D 8H"
    assert position.totals == (27, 52)
    # What it is silent about: the first lap is over, the melds belong to who has opened.
    assert (public.turns, public.owners, public.reshuffles) == (2, (1,), 0)
    view = position.view(0)
    assert view.hand == frozenset(read_cards("4H 5H 9C'"))
    assert view.totals == (27, 52)
    assert view.to_move
    assert check(view, Draw()) is None
    with pytest.raises(RecordError, match="seat 1"):
        position.view(1)
    with pytest.raises(RecordError, match="seat 2"):
        position.view(2)
    with pytest.raises(RecordError, match="every card"):
        position.round()


def test_what_is_written_is_read_again() -> None:
    for position in (told(), told(rules=msgspec.to_builtins(replace(STANDARD, name="ours", opening_points=30)))):
        data = write_position(position)
        assert read_position(data) == position
        assert write_position(read_position(data)) == data
    assert position_value(told())["rules"] == "standard"
    assert position_value(told(rules={"opening_points": 50}))["rules"]["opening_points"] == 50


def test_the_optional_keys() -> None:
    position = told(
        phase="play",
        turns=0,
        opened_now=True,
        laid=["m1"],
        reshuffles=2,
        owners=[0],
        seats=[{"hand": "4H 5H", "opened": True}, {"hand": 7}],
    )
    public = position.public
    assert (public.turns, public.opened_now, public.laid_now, public.reshuffles) == (0, True, (1,), 2)
    assert (public.owners, public.opened, position.totals) == ((0,), (True, False), (0, 0))
    assert read_position(write_position(position)) == position


@pytest.mark.parametrize(
    ("hand", "melds", "taken", "freed", "used"),
    [
        ("9D 4H", ["5D 6D *1=7D 8D"], "9D", [], False),
        ("4H", ["5D 6D *1=7D 8D 9D"], "9D", [], True),
        ("*1 4H", ["5D 6D 7D"], "7D", ["*1"], True),
        ("*1 4H", ["5D 6D 7D"], "*1", ["*1"], True),
        ("*1 4H", ["5D 6D 7D"], "*1", [], False),
    ],
)
def test_the_duties_of_a_turn(hand: str, melds: list[str], taken: str, freed: list[str], used: bool) -> None:
    position = told(
        phase="play",
        seats=[{"hand": hand, "opened": True}, {"hand": 7, "opened": True}],
        melds=melds,
        discards="4C",
        taken=taken,
        freed=freed,
    )
    assert (position.public.taken, position.public.taken_used) == (read_card(taken), used)
    assert [joker.code for joker in position.public.freed] == freed
    refusal = check(position.view(0), read_move("drop 4H"))
    assert (refusal is None) == (used and not freed)
    assert read_position(write_position(position)) == position


def test_buying_asks_the_first_or_the_one_told() -> None:
    rules = {"buying": True}
    seats = [
        {"hand": 3, "opened": True},
        {"hand": "4C 5C 9H", "opened": True},
        {"hand": 3, "opened": True},
        {"hand": 4, "opened": True},
    ]
    more = {"rules": rules, "phase": "buy", "seats": seats, "discards": "6C", "dealer": 3}
    first, second = told(**more), told(**more, asked=2)
    assert (first.public.asked, first.public.asked_before) == (1, ())
    assert (second.public.asked, second.public.asked_before) == (2, (1,))
    assert check(first.view(1), read_move("buy lay 4C 5C 6C")) is None
    for position in (first, second):
        assert read_position(write_position(position)) == position
    assert "seat 3" in refused(**more, asked=3)  # it threw the card
    assert "nobody" in refused(**more | {"stock": 1})
    assert "nobody" in refused(**more | {"rules": "standard"})


def test_a_seat_without_cards_is_out() -> None:
    position = told(seats=[{"hand": "4H"}, {"hand": ""}, {"hand": 3}, {"hand": 0}], dealer=3, melds=[])
    assert position.public.seats == (0, 2)
    assert position.hands == (frozenset(read_cards("4H")), frozenset(), None, frozenset())
    assert "seat 1" in refused(seats=[{"hand": "4H"}, {"hand": ""}], turn=1)


def test_a_whole_round_and_back() -> None:
    a_match = new_match(PRESETS["family"], 3, "position")
    a_match.deal()
    current = a_match.current_round
    assert current is not None
    position = position_of_round(current)
    assert read_position(write_position(position)).round() == current
    view = position_of_view(a_match.view(1))
    assert [hand is None for hand in view.hands] == [True, False, True]
    assert view.stock is None
    assert read_position(write_position(view)).view(1).hand == current.hands[1]


def test_a_round_that_is_over_is_no_position() -> None:
    a_match = match_at(STANDARD, ["2S", "KC"], discards="3S")
    a_match.play(0, read_move("drop 2S"))
    assert a_match.current_round is not None
    with pytest.raises(ValueError, match="over"):
        write_position(position_of_round(a_match.current_round))


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"rules": "poker"}, "'poker'"),
        ({"rules": 7}, "rules"),
        ({"rules": {"limit": 0}}, "limit"),
        ({"rules": {"limit": True}}, "limit"),
        ({"turn": 2}, "seat 2"),
        ({"turn": -1}, "seat -1"),
        ({"turn": True}, "turn"),
        ({"turn": 0.0}, "turn"),
        ({"phase": "over"}, "phase"),
        ({"dealer": 2}, "seat 2"),
        ({"dealer": -1}, "seat -1"),
        ({"seats": []}, "seats"),
        ({"seats": [{"hand": "4H"}]}, "seats"),
        ({"seats": [{"hand": "4H"}] * 7}, "seats"),
        ({"seats": [{"hand": "4H"}, {"hand": "4H"}]}, "4H lies in two places"),
        ({"seats": [{"hand": "4H 4H"}, {"hand": 3}]}, "twice in a hand"),
        ({"seats": [{"hand": "4C"}, {"hand": 3}]}, "4C lies in two places"),
        ({"seats": [{"hand": "*1"}, {"hand": 3}]}, "*1 lies in two places"),
        ({"seats": [{"hand": "4X"}, {"hand": 3}]}, "'4X' is no card"),
        ({"seats": [{"hand": "4H  5H"}, {"hand": 3}]}, "no card"),
        ({"seats": [{"hand": -1}, {"hand": 3}]}, "hand"),
        ({"seats": [{"hand": 109}, {"hand": 3}]}, "hand"),
        ({"seats": [{"hand": True}, {"hand": 3}]}, "hand"),
        ({"seats": [{"hand": "4H", "opened": 1}, {"hand": 3}]}, "opened"),
        ({"seats": [{"hand": "4H", "total": "7"}, {"hand": 3}]}, "total"),
        ({"seats": [{"opened": True}, {"hand": 3}]}, "hand"),
        ({"stock": 100}, "more than the 108"),
        ({"stock": "4C"}, "4C lies in two places"),
        ({"stock": None}, "stock"),
        ({"rules": {"jokers": 2}, "discards": "*3"}, "*3 is not in a pack with 2 jokers"),
        ({"melds": ["5D 6D 8D"]}, "no meld"),
        ({"melds": ["5D 6D *1 8D"]}, "joker"),
        ({"melds": [""]}, "no card"),
        ({"melds": "5D 6D 7D"}, "melds"),
        ({"discards": ["4C"]}, "discards"),
        ({"taken": "9D"}, "before its draw"),
        ({"phase": "play", "taken": "2S"}, "2S is neither"),
        ({"phase": "play", "taken": "9D"}, "9D is neither"),
        ({"phase": "play", "freed": ["*2"]}, "not in the hand"),
        ({"phase": "play", "freed": ["4H"]}, "jokers"),
        ({"freed": ["*1"]}, "before its draw"),
        ({"laid": ["m1"]}, "before its draw"),
        ({"opened_now": True}, "before its draw"),
        ({"phase": "play", "opened_now": True}, "not opened"),
        ({"phase": "play", "laid": ["m2"]}, "'m2' is no meld"),
        ({"phase": "play", "laid": ["x"]}, "'x' is no meld"),
        ({"phase": "play", "laid": [1]}, "laid"),
        ({"owners": [0, 1]}, "owners"),
        ({"owners": [2]}, "owners"),
        ({"reshuffles": 21}, "reshuffles"),
        ({"turns": -1}, "turns"),
        ({"phase": "buy"}, "nobody"),
    ],
)
def test_what_is_no_position(more: dict[str, Any], says: str) -> None:
    assert says in refused(**more)


@pytest.mark.parametrize("name", ["rules", "turn", "phase", "dealer", "seats"])
def test_what_must_be_told(name: str) -> None:
    with pytest.raises(RecordError, match=name):
        read_position({key: value for key, value in SHEET.items() if key != name})


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"{", b'{"turn": NaN}', b'{"turn": 0, "turn": 0}', b"[" * 200_000, b"\xff"]
)
def test_a_strange_file(data: bytes) -> None:
    with pytest.raises(RecordError):
        read_position(data)
    with pytest.raises(RecordError, match="MiB"):
        read_position(b" " * (2 * 1024 * 1024))
