"""All saved matches: begin, list, go on with, export, check and remove them."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from msgspec.structs import replace

from scala40 import paths
from scala40.engine.match import Match
from scala40.engine.record import RecordError, read_record
from scala40.engine.shuffle import Shuffler
from scala40.storage import migrations, saved
from scala40.storage.database import Database
from scala40.storage.faults import Fault, StorageError
from scala40.storage.journal import MatchJournal
from scala40.storage.migrations import Migration
from scala40.storage.saved import JournalRow, MatchRow, Problem, SavedLog, SavedMatch, TakenOut

FILE: Final = paths.DATABASE  # in the player's data folder


def now() -> str:
    """The time, in UTC and to the microsecond, as it is written into the database."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


class Store:
    """The database of matches. Everything it raises is a StorageError; one damaged match leaves the others usable."""

    def __init__(
        self,
        path: Path,
        *,
        read_only: bool = False,
        clock: Callable[[], str] = now,
        connection: type[sqlite3.Connection] = sqlite3.Connection,
        steps: Sequence[Migration] = migrations.MIGRATIONS,
    ) -> None:
        """Open the file; see `Database`. With `read_only` another copy of the program may have it open."""
        self._database = Database(path, read_only=read_only, connection=connection, steps=steps)
        self._clock = clock
        self._read = -1
        self._unfinished: dict[bool, tuple[SavedMatch, ...]] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def path(self) -> Path:
        """The file, links followed."""
        return self._database.path

    @property
    def backup_fault(self) -> StorageError | None:
        """Why the copy of the day could not be made, where it could not."""
        return self._database.backup_fault

    def close(self) -> None:
        """Let the file go; everything is on disk already."""
        self._database.close()

    def new_match(self) -> MatchJournal:
        """The journal of a match to come; nothing is written before its `match_began`."""
        return MatchJournal(self._database, self._clock)

    def begin(self, header: bytes) -> MatchJournal:
        """The journal of a match that begins now, its header (rules, seats, bots' seed as JSON) on disk."""
        journal = self.new_match()
        journal.match_began(header)
        return journal

    def go_on(self, match_id: int) -> MatchJournal:
        """The journal of a saved match, ready for the next line."""
        row, rows = self._sound(match_id)
        return MatchJournal(self._database, self._clock, row, rows)

    def matches(self) -> list[SavedMatch]:
        """All matches, the one played last first; the damaged ones marked."""
        return self._listed(self._rows())

    def unfinished(self, *, at_a_glance: bool = False) -> tuple[SavedMatch, ...]:
        """All matches that are not over, the one played last first; the damaged ones marked.

        At a glance no line of a round in progress is looked at: what is damaged there shows when it is loaded. What
        has been read is kept until something is written from here, so that it may be asked for at any moment.
        """
        if self._read != self._database.written:
            self._read, self._unfinished = self._database.written, {}
        if at_a_glance not in self._unfinished:
            rows = self._rows("WHERE finished = 0")
            listed = self._glanced(rows) if at_a_glance else self._listed(rows)
            self._unfinished[at_a_glance] = tuple(listed)
        return self._unfinished[at_a_glance]

    def latest_unfinished(self) -> SavedMatch | None:
        """The match to continue: the unfinished, undamaged one played last."""
        for a_match in self._listed(self._rows("WHERE finished = 0")):
            if a_match.fault is None:
                return a_match
        return None

    def _listed(self, found: Sequence[MatchRow]) -> list[SavedMatch]:
        lines: dict[int, list[JournalRow]] = {}
        for owner, *line in self._database.rows("SELECT match, n, at, line, chain FROM journal ORDER BY match, n"):
            lines.setdefault(owner, []).append(JournalRow(*line))
        return _latest_first(saved.listed(row, lines.get(row.match_id, ())) for row in found)

    def _glanced(self, found: Sequence[MatchRow]) -> list[SavedMatch]:
        # SQLite gives the other columns of the row that has the maximum.
        last = {
            owner: at for owner, at, _ in self._database.rows("SELECT match, at, max(n) FROM journal GROUP BY match")
        }
        listed = (saved.listed(row, ()) for row in found)
        return _latest_first(replace(each, changed=str(last.get(each.match_id, each.changed))) for each in listed)

    def load(self, match_id: int) -> SavedLog:
        """All that is needed to go on with a match. Raises NO_SUCH_MATCH and DAMAGED_MATCH."""
        row, rows = self._sound(match_id)
        return _log(row, rows)

    def record(self, match_id: int) -> bytes:
        """A match as a record file, a round in progress included (records.md). Raises as `load`."""
        try:
            return saved.joined_record(self.load(match_id))
        except (ValueError, TypeError) as error:
            raise StorageError(Fault.DAMAGED_MATCH, self.path, f"match {match_id}: {error}") from error

    def match(self, match_id: int, onward: Shuffler | None = None) -> Match:
        """A match as it stood, every move replayed; `onward` shuffles what comes. Raises as `load`, and WRONG_MATCH."""
        record = self.record(match_id)
        try:
            return read_record(record, onward)
        except RecordError as error:
            place = f"match {match_id}, round {error.round_number}, move {error.move}"
            raise StorageError(Fault.WRONG_MATCH, self.path, f"{place}: {error}") from error

    def remove(self, match_id: int) -> None:
        """Forget a match, damaged or not. Raises NO_SUCH_MATCH."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM notes WHERE match = ?", (match_id,))
            connection.execute("DELETE FROM journal WHERE match = ?", (match_id,))
            if connection.execute("DELETE FROM matches WHERE id = ?", (match_id,)).rowcount == 0:
                raise StorageError(Fault.NO_SUCH_MATCH, self.path, str(match_id))

    def take_out(self, match_id: int) -> TakenOut:
        """Forget a match, damaged or not, and give what `put_back` needs. Raises NO_SUCH_MATCH."""
        taken = TakenOut(*(tuple(self._database.rows(f"{read} = ?", match_id)) for read in saved.AS_THEY_LIE))
        self.remove(match_id)
        return taken

    def put_back(self, taken: TakenOut) -> None:
        """Let a match that was taken out be there again, as it was."""
        with self._database.transaction() as connection:
            for write, rows in zip(saved.AS_THEY_LAY, (taken.match, taken.journal, taken.notes), strict=True):
                for row in rows:
                    connection.execute(write, row)

    def mend(self, match_id: int) -> int:
        """Cut the journal of a damaged match after its last sound line, and say how many moves are left.

        Raises DAMAGED_MATCH where more than the journal is damaged.
        """
        row = self._row(match_id)
        rows = self._lines(match_id)
        keep = 0 if row.finished else saved.sound_lines(row.digest, rows)
        if not row.sound:
            raise StorageError(Fault.DAMAGED_MATCH, self.path, f"match {match_id}")
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM journal WHERE match = ?", (match_id,))
            for line in rows[:keep]:
                connection.execute(
                    "INSERT INTO journal VALUES (?, ?, ?, ?, ?)", (match_id, line.n, line.at, line.line, line.chain)
                )
        return max(keep - 1, 0)

    def note(self, match_id: int, name: str) -> bytes | None:
        """What was kept beside a match under a name (the own order of the hand, say); None where nothing sound is."""
        for value, digest in self._database.rows(
            "SELECT value, digest FROM notes WHERE match = ? AND name = ?", match_id, name
        ):
            if digest == saved.digest(match_id, name, value):
                return bytes(value)
        return None

    def keep_note(self, match_id: int, name: str, value: bytes) -> None:
        """Keep something beside a match under a name, JSON by custom; the old value goes."""
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO notes VALUES (?, ?, ?, ?)",
                (match_id, name, value, saved.digest(match_id, name, value)),
            )

    def verify(self, judge: Callable[[bytes], str | None] | None = None) -> list[Problem]:
        """Check the file, every hash and, by a judge of records, every match; an empty list where all is well.

        The judge gets a record file and says what is wrong with it, or None.
        """
        problems = [Problem(None, Fault.DAMAGED, found) for found in self._database.integrity()]
        try:
            for row in self._rows():
                problems += self._problems(row, judge)
            known = {row.match_id for row in self._rows()}
            for (owner,) in self._database.rows("SELECT DISTINCT match FROM journal ORDER BY match"):
                if owner not in known:
                    problems.append(Problem(None, Fault.DAMAGED, f"lines of a match {owner} that is not there"))
            for owner, name, value, digest in self._database.rows("SELECT match, name, value, digest FROM notes"):
                if digest != saved.digest(owner, name, value):
                    problems.append(Problem(owner, Fault.DAMAGED_NOTE, str(name)))
        except StorageError as error:
            problems.append(Problem(None, error.fault, error.detail))
        return problems

    def _problems(self, row: MatchRow, judge: Callable[[bytes], str | None] | None) -> list[Problem]:
        rows = self._lines(row.match_id)
        found = []
        if not row.sound:
            found.append(Problem(row.match_id, Fault.DAMAGED_MATCH, "the match"))
        elif row.finished and rows:
            found.append(Problem(row.match_id, Fault.DAMAGED_MATCH, "lines after the end"))
        elif (sound := saved.sound_lines(row.digest, rows)) != len(rows):
            found.append(Problem(row.match_id, Fault.DAMAGED_MATCH, f"line {sound} of the round in progress"))
        elif judge is not None:
            try:
                wrong = judge(self.record(row.match_id))
            except StorageError as error:
                wrong = error.detail
            if wrong is not None:
                found.append(Problem(row.match_id, Fault.WRONG_MATCH, wrong))
        return found

    def _rows(self, which: str = "") -> list[MatchRow]:
        return [MatchRow(*row) for row in self._database.rows(f"{saved.MATCH} {which} ORDER BY id")]

    def _row(self, match_id: int) -> MatchRow:
        for row in self._database.rows(f"{saved.MATCH} WHERE id = ?", match_id):
            return MatchRow(*row)
        raise StorageError(Fault.NO_SUCH_MATCH, self.path, str(match_id))

    def _lines(self, match_id: int) -> list[JournalRow]:
        return [JournalRow(*row) for row in self._database.rows(saved.LINES, match_id)]

    def _sound(self, match_id: int) -> tuple[MatchRow, list[JournalRow]]:
        row, rows = self._row(match_id), self._lines(match_id)
        fault = saved.listed(row, rows).fault
        if fault is not None:
            raise StorageError(fault, self.path, f"match {match_id}")
        return row, rows


def _latest_first(listed: Iterable[SavedMatch]) -> list[SavedMatch]:
    return sorted(listed, key=lambda a_match: (a_match.changed, a_match.match_id), reverse=True)


def _log(row: MatchRow, rows: Sequence[JournalRow]) -> SavedLog:
    return SavedLog(
        match_id=row.match_id,
        header=row.header,
        record=row.record,
        round_header=rows[0].line.encode() if rows else None,
        lines=tuple(line.line for line in rows[1:]),
    )
