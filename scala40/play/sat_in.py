"""For whom computer players have sat in, as it is noted beside the rounds of a match and kept in its record."""

from __future__ import annotations

from typing import Final

from scala40.engine.match import Match

NOTED: Final = "stand_ins"
"""The optional key of a round in a record: the seats for which a computer player has made moves in it."""


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
