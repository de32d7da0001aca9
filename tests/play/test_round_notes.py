"""What is noted beside the round in progress is kept apart, and noted again when the match is gone on with."""

import json

import pytest

from scala40.engine.match import Match, SeatInfo
from scala40.engine.moves import Discard, Draw
from scala40.engine.rules import PRESETS
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.play.round_notes import kept_notes, note_again, note_worlds
from scala40.play.sat_in import note_sat_in, sat_in


def begun() -> Match:
    shuffler = SecretShuffler(lambda number: seeded_secret("notes", 1, number))
    a_match = Match(PRESETS["standard"], [SeatInfo("Anna", "human"), SeatInfo("Marta", "master")], shuffler)
    a_match.deal()
    return a_match


def as_kept(a_match: Match) -> object:
    return json.loads(json.dumps(kept_notes(a_match)))


def test_worlds_are_noted_by_the_line_that_comes_next() -> None:
    a_match = begun()
    note_worlds(a_match, 16)
    assert a_match.mover is not None
    seat = a_match.mover
    a_match.play(seat, Draw())
    a_match.play(seat, Discard(min(a_match.view(seat).hand)))
    note_worlds(a_match, 48)
    assert a_match.rounds[-1].extra == {"worlds": {"1": 16, "3": 48}}


def test_all_notes_of_an_open_round_are_made_again() -> None:
    first = begun()
    note_worlds(first, 32)
    assert note_sat_in(first, 0)
    assert not note_sat_in(first, 0)
    again = begun()
    note_again(again, as_kept(first))
    assert again.rounds[-1].extra == first.rounds[-1].extra == {"worlds": {"1": 32}, "stand_ins": [0]}


@pytest.mark.parametrize(
    ("kept", "seats"),
    [
        ([1, {"stand_ins": [0, 7, -1, "0", True, 1.0], "worlds": {"1": 0, "x": 3, "2": "4", "3": True}}], (0,)),
        ([2, {"stand_ins": [0]}], ()),
        ([1, [0]], ()),
        ([1, {"stand_ins": 0, "worlds": [3], "other": 1}], ()),
        (None, ()),
        ([1], ()),
        ({"1": [0]}, ()),
        ([1, 0], ()),
    ],
)
def test_what_is_no_note_of_this_round_notes_nothing(kept: object, seats: tuple[int, ...]) -> None:
    again = begun()
    note_again(again, kept)
    assert sat_in(again) == seats
    assert set(again.rounds[-1].extra) <= {"stand_ins"}
