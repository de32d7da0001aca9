"""The last finished turn of a round is found in its log."""

import pytest

from scala40.engine.cards import Card
from scala40.engine.events import Closed, Discarded, Drew, Event, Reshuffled, RoundDealt, RoundScored, TookDiscard
from scala40.engine.notation import read_card
from scala40.models.last_turn import last_turn


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
    assert last_turn(log) == turn
