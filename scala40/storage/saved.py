"""What is kept of a match: its row in the list, its log, and the hashes by which a changed byte is noticed."""

import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from scala40.storage.faults import Fault

MATCH: Final = "SELECT id, created, changed, finished, header, record, digest FROM matches"
LINES: Final = "SELECT n, at, line, chain FROM journal WHERE match = ? ORDER BY n"

# Damage may leave text that is no UTF-8, which only goes there and back as bytes.
AS_THEY_LIE: Final = (
    """SELECT id, CAST(created AS BLOB), CAST(changed AS BLOB), finished, header, record, digest
    FROM matches WHERE id""",
    "SELECT match, n, CAST(at AS BLOB), CAST(line AS BLOB), chain FROM journal WHERE match",
    "SELECT match, CAST(name AS BLOB), value, digest FROM notes WHERE match",
)
AS_THEY_LAY: Final = (
    "INSERT INTO matches VALUES (?, CAST(? AS TEXT), CAST(? AS TEXT), ?, ?, ?, ?)",
    "INSERT INTO journal VALUES (?, ?, CAST(? AS TEXT), CAST(? AS TEXT), ?)",
    "INSERT INTO notes VALUES (?, CAST(? AS TEXT), ?, ?)",
)

_UNDO: Final = "undo"


class SavedSeat(msgspec.Struct, frozen=True):
    """Who sits at a seat: the name, and "human" or the level of a bot."""

    name: str
    player: str


class SavedMatch(msgspec.Struct, frozen=True):
    """One match in the list of what is saved. A match with a fault has only its number and times for certain."""

    match_id: int
    created: str  # UTC, ISO 8601
    changed: str
    rules: str  # the name of the rule set
    seats: tuple[SavedSeat, ...]
    finished: bool
    rounds: int  # finished ones
    totals: tuple[int, ...]  # penalty points by seat; empty before the end of the first round
    winners: tuple[int, ...]
    fault: Fault | None
    limit: int = 0  # of the rules, in points
    fixed_rounds: int | None = None  # how many rounds are played, where the match ends with them


class TakenOut(msgspec.Struct, frozen=True):
    """A match as it lay in the database, letter by letter, so that it can be put back, be it damaged."""

    match: tuple[Any, ...]
    journal: tuple[tuple[Any, ...], ...]
    notes: tuple[tuple[Any, ...], ...]


class SavedLog(msgspec.Struct, frozen=True):
    """All that is needed to go on with a match: JSON as it was handed in, and the lines of the round in progress."""

    match_id: int
    header: bytes
    record: bytes | None  # the finished rounds (records.md); None before the end of the first
    round_header: bytes | None  # of the round in progress; None between rounds
    lines: tuple[str, ...]  # "undo" included


class Problem(msgspec.Struct, frozen=True):
    """What is wrong with a saved match, or with the whole file where `match_id` is None."""

    match_id: int | None
    fault: Fault
    detail: str


class MatchRow(msgspec.Struct, frozen=True):
    """A row of the table of matches."""

    match_id: int
    created: str
    changed: str
    finished: int
    header: bytes
    record: bytes | None
    digest: bytes

    @property
    def sound(self) -> bool:
        """Whether the row is as it was written."""
        return self.digest == self.reckoned

    @property
    def reckoned(self) -> bytes:
        """The digest that belongs to the rest of the row."""
        return digest(self.match_id, self.created, self.changed, self.finished, self.header, self.record)


class JournalRow(msgspec.Struct, frozen=True):
    """A row of the journal; number 0 holds the header of the round."""

    n: int
    at: str
    line: str
    chain: bytes


class _Rules(msgspec.Struct):
    name: str
    limit: int = 0
    match_type: str = ""
    fixed_rounds: int | None = None


class _Header(msgspec.Struct):
    rules: _Rules
    seats: tuple[SavedSeat, ...]


class _Round(msgspec.Struct):
    totals: tuple[int, ...] = ()


class _Result(msgspec.Struct):
    winner: tuple[int, ...]


class _Record(msgspec.Struct):
    rounds: tuple[_Round, ...]
    result: _Result | None = None


_HEADER: Final = msgspec.json.Decoder(_Header)
_RECORD: Final = msgspec.json.Decoder(_Record)
_OBJECT: Final = msgspec.json.Decoder(dict[str, Any])
_ROUNDS: Final = msgspec.json.Decoder(list[Any])


def digest(*parts: object) -> bytes:
    """SHA-256 over values of the database, each with its type and length, so that no two lists read the same."""
    reckoner = hashlib.sha256()
    for part in parts:
        raw = part if isinstance(part, bytes) else str(part).encode("utf-8", "surrogateescape")
        reckoner.update(f"{type(part).__name__} {len(raw)} ".encode())
        reckoner.update(raw)
    return reckoner.digest()


def link(before: bytes, n: int, at: str, line: str) -> bytes:
    """The hash of a line of the journal, chained to the one before; the first hangs on the digest of its match."""
    return digest(before, n, at, line)


def sound_lines(match_digest: bytes, rows: Sequence[JournalRow]) -> int:
    """How many lines of a journal, from the first, are as they were written."""
    chain = match_digest
    for number, row in enumerate(rows):
        if row.n != number or row.chain != link(chain, row.n, row.at, row.line):
            return number
        chain = row.chain
    return len(rows)


def check_header(header: bytes) -> None:
    """See that the header of a match names rules and seats. Raises ValueError."""
    _HEADER.decode(header)


def is_finished(record: bytes) -> bool:
    """Whether a record is that of a finished match. Raises ValueError where it is no record."""
    return _RECORD.decode(record).result is not None


def listed(row: MatchRow, rows: Sequence[JournalRow]) -> SavedMatch:
    """What the list of saved matches shows of a match."""
    changed = rows[-1].at if rows else row.changed
    sound = row.sound and sound_lines(row.digest, rows) == len(rows) and not (row.finished and rows)
    try:
        header = _HEADER.decode(row.header)
        record = _RECORD.decode(row.record) if row.record is not None else _Record(())
    except (ValueError, TypeError, RecursionError):
        # Damage can also change the type of a value.
        return SavedMatch(
            row.match_id, str(row.created), str(changed), "", (), bool(row.finished), 0, (), (), Fault.DAMAGED_MATCH
        )
    return SavedMatch(
        match_id=row.match_id,
        created=str(row.created),
        changed=str(changed),
        rules=header.rules.name,
        seats=header.seats,
        finished=bool(row.finished),
        rounds=len(record.rounds),
        totals=record.rounds[-1].totals if record.rounds else (),
        winners=record.result.winner if record.result else (),
        fault=None if sound else Fault.DAMAGED_MATCH,
        limit=header.rules.limit,
        fixed_rounds=header.rules.fixed_rounds if header.rules.match_type == "fixed_rounds" else None,
    )


def standing_moves(lines: Iterable[str]) -> list[str]:
    """The lines of a round without those that were taken back and without each `undo` (records.md, "Moves")."""
    moves: list[str] = []
    for line in lines:
        if line.split()[-1:] == [_UNDO]:
            if not moves:
                raise ValueError("an undo with nothing before it")
            moves.pop()
        else:
            moves.append(line)
    return moves


def joined_record(log: SavedLog) -> bytes:
    """The record file of a saved match, the round in progress at its end. Raises ValueError where the parts do not fit.

    records.md, "The record file": keys that are not known here are kept as they are.
    """
    if log.record is not None and log.round_header is None:
        return log.record
    if log.record is not None:
        whole = _OBJECT.decode(log.record)
    else:
        whole = {"format": "scala40", "version": 1} | _OBJECT.decode(log.header)
    rounds = _ROUNDS.decode(msgspec.json.encode(whole.get("rounds", [])))
    if log.round_header is not None:
        rounds.append(_OBJECT.decode(log.round_header) | {"moves": standing_moves(log.lines)})
    # Laid out as `write_record` does it, so that a match has the same bytes whichever way it was written.
    return (json.dumps(whole | {"rounds": rounds}, ensure_ascii=False, indent=1) + "\n").encode()
