"""For whom computer players have sat in, as it is noted beside the rounds of a match and kept in its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from scala40.engine.match import Match

NOTED: Final = "stand_ins"
"""The optional key of a round in a record: the seats for which a computer player has made moves in it."""


SPANS: Final = "stand_in_events"
"""The optional key of a round in a record: by seat, between which places of the round's log, from 0, somebody sat in
there: the first place, and the one after the last; null as long as nobody has come back."""

Span: TypeAlias = tuple[int, int | None]


def note_sat_in(a_match: Match, seat: int) -> bool:
    """Note beside the last round that a computer player makes moves for this seat; False where that stands already."""
    extra = a_match.rounds[-1].extra
    noted = seats_in(extra.get(NOTED), len(a_match.seats))
    if seat in noted:
        return False
    a_match.note_round({**extra, NOTED: sorted({*noted, seat})})
    return True


def sat_in(a_match: Match) -> tuple[int, ...]:
    """The seats for which a computer player has made moves in any round, as the match's own notes say."""
    found = {seat for played in a_match.rounds for seat in seats_in(played.extra.get(NOTED), len(a_match.seats))}
    return tuple(sorted(found))


def seats_in(noted: object, seats: int) -> list[int]:
    """The seats that a note names; a file that was imported may hold anything under its name."""
    if not isinstance(noted, list):
        return []
    return [seat for seat in noted if type(seat) is int and 0 <= seat < seats]


def spans_of(a_match: Match, seat: int) -> tuple[Span, ...]:
    """Between which places of the last round's log somebody sat in at this seat."""
    if not a_match.rounds:
        return ()
    return spans_in(a_match.rounds[-1].extra.get(SPANS), len(a_match.seats)).get(seat, ())


def note_sitting(a_match: Match, seat: int, place: int) -> bool:
    """Note that somebody sits at this seat from a place of the last round's log on; False where that stands already."""
    spans = spans_of(a_match, seat)
    if spans and spans[-1][1] is None:
        return False
    _note_spans(a_match, seat, (*spans, (place, None)))
    return True


def note_come_back(a_match: Match, seat: int, place: int) -> bool:
    """Note that the person plays again from a place of the last round's log on; False where nobody sat in there."""
    spans = spans_of(a_match, seat)
    if not spans or spans[-1][1] is not None:
        return False
    _note_spans(a_match, seat, (*spans[:-1], (spans[-1][0], place)))
    return True


def note_taken_back(a_match: Match, seat: int, places: int) -> bool:
    """The last round's log has so many places now: what was noted of later ones goes. False where there was nothing."""
    spans = spans_of(a_match, seat)
    kept = tuple((min(start, places), end if end is None else min(end, places)) for start, end in spans)
    if kept == spans:
        return False
    _note_spans(a_match, seat, kept)
    return True


def _note_spans(a_match: Match, seat: int, spans: Sequence[Span]) -> None:
    extra = a_match.rounds[-1].extra
    noted = as_noted({**spans_in(extra.get(SPANS), len(a_match.seats)), seat: spans})
    a_match.note_round({**extra, SPANS: noted})


def as_noted(spans: Mapping[int, Sequence[Span]]) -> dict[str, list[list[int | None]]]:
    """Spans by seat as a note has them."""
    return {str(seat): [list(span) for span in found] for seat, found in spans.items()}


def spans_in(noted: object, seats: int) -> dict[int, tuple[Span, ...]]:
    """The spans that a note names, by seat; a file that was imported may hold anything under its name."""
    if not isinstance(noted, dict):
        return {}
    found = {seat: noted.get(str(seat)) for seat in range(seats)}
    return {seat: tuple(filter(None, map(_span, spans))) for seat, spans in found.items() if isinstance(spans, list)}


def _span(noted: object) -> Span | None:
    if not (isinstance(noted, list) and len(noted) == 2 and type(noted[0]) is int and noted[0] >= 0):
        return None
    start, end = noted
    return (start, end) if end is None or (type(end) is int and end >= start) else None
