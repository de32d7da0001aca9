"""What is noted beside the round in progress is kept apart, and noted again when the match is gone on with."""

import json

import pytest

from scala40.engine.match import Match, SeatInfo
from scala40.engine.moves import Discard, Draw
from scala40.engine.rules import PRESETS
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.play.round_notes import kept_notes, note_again, note_worlds
from scala40.play.sat_in import (
    note_come_back,
    note_sat_in,
    note_sitting,
    note_taken_back,
    sat_in,
    spans_of,
)


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


def test_where_somebody_sat_in_is_noted_by_places_of_the_log() -> None:
    first = begun()
    assert not note_come_back(first, 0, 3)
    assert note_sitting(first, 0, 3)
    assert not note_sitting(first, 0, 5)
    assert spans_of(first, 0) == ((3, None),)
    assert note_come_back(first, 0, 7)
    assert note_sitting(first, 0, 9)
    assert note_sitting(first, 1, 2)
    assert first.rounds[-1].extra == {"stand_in_events": {"0": [[3, 7], [9, None]], "1": [[2, None]]}}
    again = begun()
    note_again(again, as_kept(first))
    assert spans_of(again, 0) == ((3, 7), (9, None))
    assert again.rounds[-1].extra == first.rounds[-1].extra


def test_what_is_taken_back_is_nobody_s_any_more() -> None:
    a_match = begun()
    assert not note_taken_back(a_match, 0, 0)
    note_sitting(a_match, 0, 3)
    note_come_back(a_match, 0, 7)
    assert not note_taken_back(a_match, 0, 7)
    assert note_taken_back(a_match, 0, 5)
    assert spans_of(a_match, 0) == ((3, 5),)
    note_sitting(a_match, 0, 8)
    assert note_taken_back(a_match, 0, 2)
    assert spans_of(a_match, 0) == ((2, 2), (2, None))


@pytest.mark.parametrize(
    "noted",
    [
        [[3, 7]],
        {"0": [3, 7]},
        {"0": {"3": 7}},
        {"0": [[7, 3], [-1, 2], [1], [1, 2, 3], ["1", 2], [True, 2], [1, "2"], [1, True], None]},
        {"2": [[1, 2]], "x": [[1, 2]]},
        None,
    ],
)
def test_what_is_no_span_tells_nothing(noted: object) -> None:
    again = begun()
    note_again(again, [1, {"stand_in_events": noted}])
    assert (spans_of(again, 0), spans_of(again, 1)) == ((), ())
    again.note_round({"stand_in_events": noted})
    assert (spans_of(again, 0), spans_of(again, 1)) == ((), ())
