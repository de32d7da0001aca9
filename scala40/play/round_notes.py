"""What is noted beside the round in progress is kept apart until it is over: a journal has notes of finished rounds."""

from __future__ import annotations

from typing import Final

from scala40.engine.match import Match
from scala40.play.sat_in import NOTED, SPANS, as_noted, seats_in, spans_in

WORLDS: Final = "worlds"
"""The optional key of a round in a record: by the number of a line, from 1, of how many worlds it comes where time cut
them short."""


def note_worlds(a_match: Match, worlds: int) -> None:
    """Note beside the last round that the line which comes next is of so many worlds."""
    extra = a_match.rounds[-1].extra
    lines = {**_lines(extra.get(WORLDS)), str(len(a_match.entries) + 1): worlds}
    a_match.note_round({**extra, WORLDS: lines})


def kept_notes(a_match: Match) -> tuple[int, dict[str, object]]:
    """The number of the last round, from 1, and what is noted beside it."""
    return len(a_match.rounds), dict(a_match.rounds[-1].extra)


def note_again(a_match: Match, kept: object) -> None:
    """Note once more what `kept_notes` told of the round in progress; what is no such thing notes nothing."""
    if not (isinstance(kept, list) and len(kept) == 2 and a_match.rounds and kept[0] == len(a_match.rounds)):
        return
    found = kept[1] if isinstance(kept[1], dict) else {}
    again: dict[str, object] = {
        NOTED: seats_in(found.get(NOTED), len(a_match.seats)),
        SPANS: as_noted(spans_in(found.get(SPANS), len(a_match.seats))),
        WORLDS: _lines(found.get(WORLDS)),
    }
    extra = a_match.rounds[-1].extra
    a_match.note_round({**extra, **{name: note for name, note in again.items() if note}})


def _lines(noted: object) -> dict[str, int]:
    """The lines that a note names; a file that was imported may hold anything under its name."""
    if not isinstance(noted, dict):
        return {}
    return {
        line: worlds
        for line, worlds in noted.items()
        if isinstance(line, str) and line.isdecimal() and type(worlds) is int and worlds > 0
    }
