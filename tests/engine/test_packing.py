"""Values as bytes: what is unpacked is what was packed, and strange bytes are refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scala40.engine.cards import Card
from scala40.engine.events import Event
from scala40.engine.moves import Discard, Move
from scala40.engine.packing import pack, unpack
from scala40.engine.view import PlayerView
from tests.engine.players import random_match, steps
from tests.engine.test_laws import quick
from tests.strategies import cards


@given(cards)
def test_a_card_comes_back_as_itself(card: Card) -> None:
    assert pack(card) == str(int(card)).encode()
    assert unpack(pack(card), Card) is card


@quick(5)
@given(st.integers(0, 2**32 - 1))
def test_moves_events_and_views_come_back_equal(seed: int) -> None:
    events: Any = Event
    moves: Any = Move
    a_match, chance = random_match(seed, rigged=True)
    for seat, move in steps(a_match, chance, 60):
        if a_match.stage == "round":
            view = a_match.view(seat)
            assert unpack(pack(view), PlayerView) == view
        assert unpack(pack(move), moves) == move
        for event in a_match.play(seat, move):
            assert unpack(pack(event), events) == event


@pytest.mark.parametrize(
    "data", [b'{"type":"drop","card":108}', b'{"type":"drop","card":"7H"}', b'{"type":"drop"}', b"x"]
)
def test_strange_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        unpack(data, Discard)


def test_what_is_no_value_of_the_engine_is_not_packed() -> None:
    with pytest.raises(TypeError, match="complex cannot be packed"):
        pack(1j)
