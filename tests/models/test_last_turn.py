"""The finished turns since a seat's own last one are found in the log of a round."""

import pytest

from scala40.engine.cards import Card
from scala40.engine.events import (
    Bought,
    Closed,
    Discarded,
    Drew,
    DrewPenalty,
    Event,
    Reshuffled,
    RoundDealt,
    RoundScored,
    TookDiscard,
)
from scala40.engine.notation import read_card
from scala40.models.last_turn import turns_since


def card(code: str) -> Card:
    return read_card(code)


DEALT = RoundDealt(1, 0, (1, 0), card("TS"))
FIRST = (Drew(1, None), Discarded(1, card("4C")))
SECOND = (Reshuffled(30, 1), TookDiscard(0, card("4C")), Discarded(0, card("KD")))
BEGUN = (Drew(1, None),)
OUT = (Drew(1, None), Discarded(1, card("9H")), Closed(1, concealed=False))
LAID_OUT = (Drew(1, None), Closed(1, concealed=True))


@pytest.mark.parametrize(
    ("log", "turn"),
    [
        ((), ()),
        ((DEALT,), ()),
        ((DEALT, *BEGUN), ()),
        ((DEALT, *FIRST), FIRST),
        ((DEALT, *FIRST, *SECOND), SECOND),
        ((DEALT, *FIRST, *SECOND, *BEGUN), SECOND),
        ((DEALT, *FIRST, *SECOND, *OUT, RoundScored((0, 0), (0, 0), ((), ()))), OUT),
        ((DEALT, *FIRST, *SECOND, *LAID_OUT), LAID_OUT),
    ],
)
def test_the_last_finished_turn(log: tuple[Event, ...], turn: tuple[Event, ...]) -> None:
    # Of two players the last turn is all that the other one has missed, and one's own where nothing was missed.
    for seat in (0, 1):
        assert turns_since(log, seat)[-1:] == ((turn,) if turn else ())


THIRD = (Drew(2, None), Discarded(2, card("QS")))
BOUGHT = (Bought(0, card("4C")), DrewPenalty(0, None), Drew(2, None), Discarded(2, card("QS")))


@pytest.mark.parametrize(
    ("log", "seat", "turns"),
    [
        ((DEALT, *FIRST, *THIRD, *SECOND, *FIRST, *THIRD), 0, (FIRST, THIRD)),
        ((DEALT, *FIRST, *THIRD, *SECOND, *FIRST, *THIRD, *BEGUN), 0, (FIRST, THIRD)),
        ((DEALT, *FIRST, *THIRD), 0, (FIRST, THIRD)),
        ((DEALT, *FIRST, *THIRD, *SECOND), 0, (SECOND,)),
        ((DEALT, *FIRST, *THIRD, *SECOND), 1, (THIRD, SECOND)),
        ((DEALT, *SECOND, *FIRST, *BOUGHT), 0, (FIRST, BOUGHT)),
        ((DEALT, *SECOND, *THIRD, *OUT), 0, (THIRD, OUT)),
        ((DEALT,), 0, ()),
    ],
)
def test_all_turns_since_the_own_one(log: tuple[Event, ...], seat: int, turns: tuple[tuple[Event, ...], ...]) -> None:
    assert turns_since(log, seat) == turns
