"""The journal of one match: every move is on disk before anybody sees it."""

import sqlite3
from collections.abc import Callable, Sequence

import msgspec

from scala40.storage import saved
from scala40.storage.database import Database
from scala40.storage.faults import Fault, StorageError
from scala40.storage.saved import JournalRow, MatchRow


class MatchJournal:
    """Writes a match down as it is played. Each call is one transaction, on disk on return.

    A call that fails raises StorageError and loses nothing: what could not be written is remembered and goes to disk
    with the next call that succeeds, so play may go on and saving mends itself.
    """

    def __init__(
        self,
        database: Database,
        clock: Callable[[], str],
        row: MatchRow | None = None,
        rows: Sequence[JournalRow] = (),
    ) -> None:
        """A journal for a new match, or for one that goes on: its row and its journal as they were read, both sound."""
        self._database = database
        self._clock = clock
        self._match_id = row.match_id if row else None
        self._header = row.header if row else None
        self._record = row.record if row else None
        self._created = row.created if row else ""
        self._changed = row.changed if row else ""
        self._lines = [(line.at, line.line) for line in rows]  # when and what; the first is the header of the round
        self._row_written = row is not None  # the row of the match on disk is as it should be
        self._written = len(rows)  # lines on disk
        self._chain = rows[-1].chain if rows else row.digest if row else b""
        self._doubtful = False

    @property
    def match_id(self) -> int | None:
        """The number of the match in the list of saved ones; None as long as nothing of it could be written."""
        return self._match_id

    @property
    def saved(self) -> bool:
        """Whether all that happened is on disk."""
        return self._header is None or (self._row_written and self._written == len(self._lines))

    def match_began(self, header: bytes) -> None:
        """Begin with rules, seats and bots' seed as JSON. Said again with the same header it does no harm."""
        if self._header is None:
            saved.check_header(header)
            self._header = header
            self._created = self._changed = self._clock()
        elif self._header != header:
            raise ValueError("a journal holds one match")
        self.catch_up()

    def round_began(self, header: bytes) -> None:
        """Begin a round with dealer, shuffle and deck as JSON."""
        if self._header is None or self._lines:
            raise ValueError("a round begins after its match and after the end of the round before")
        self._lines = [(self._clock(), header.decode())]
        self.catch_up()

    def append(self, *lines: str) -> None:
        """Add a move, with the referee's lines that go with it, to the round: all of them are on disk, or none."""
        if not self._lines or not all(line and "\n" not in line for line in lines):
            raise ValueError("lines of notation within a round")
        self._lines += [(self._clock(), line) for line in lines]
        self.catch_up()

    def round_ended(self, record: bytes) -> None:
        """Fold the round into the record of the match so far; with a result in it the match is finished."""
        if self._header is None:
            raise ValueError("no match began")
        saved.is_finished(record)
        self._record = record
        self._changed = self._clock()
        self._lines = []
        self._row_written = False
        self._written = 0
        self.catch_up()

    def catch_up(self) -> None:
        """Write what is not yet on disk. Raises StorageError."""
        if self.saved:
            return
        try:
            with self._database.transaction() as connection:
                if self._doubtful:
                    self._look(connection)
                match_id, written, chain = self._match_id, self._written, self._chain
                if not self._row_written:
                    match_id, chain = self._write_row(connection)
                    written = 0
                for n, (at, line) in enumerate(self._lines[written:], written):
                    chain = saved.link(chain, n, at, line)
                    connection.execute("INSERT INTO journal VALUES (?, ?, ?, ?, ?)", (match_id, n, at, line, chain))
        except StorageError:
            # An error can be reported although the data went to disk: next time look before writing.
            self._doubtful = True
            raise
        self._match_id, self._row_written, self._chain = match_id, True, chain
        self._written = len(self._lines)
        self._doubtful = False

    def _row(self, match_id: int) -> MatchRow:
        assert self._header is not None
        finished = self._record is not None and saved.is_finished(self._record)
        row = MatchRow(match_id, self._created, self._changed, int(finished), self._header, self._record, b"")
        return msgspec.structs.replace(row, digest=row.reckoned)

    def _write_row(self, connection: sqlite3.Connection) -> tuple[int, bytes]:
        if self._match_id is None:
            number = connection.execute(
                "INSERT INTO matches (created, changed, finished, header, record, digest) VALUES (?, ?, 0, ?, ?, x'')",
                (self._created, self._changed, self._header, self._record),
            ).lastrowid
            assert number is not None
        else:
            number = self._match_id
            connection.execute("DELETE FROM journal WHERE match = ?", (number,))
        row = self._row(number)
        done = connection.execute(
            "UPDATE matches SET changed = ?, finished = ?, record = ?, digest = ? WHERE id = ?",
            (row.changed, row.finished, row.record, row.digest, number),
        )
        if done.rowcount != 1:
            raise StorageError(Fault.CONTRADICTION, self._database.path, f"match {number} is gone")
        return number, row.digest

    def _look(self, connection: sqlite3.Connection) -> None:
        """Learn from the file what of the match is in it."""
        if self._match_id is None:
            found = connection.execute(
                "SELECT id FROM matches WHERE created = ? AND header = ?", (self._created, self._header)
            ).fetchone()
            if found is None:
                return
            self._match_id = int(found[0])
        row = self._row(self._match_id)
        there = connection.execute("SELECT digest FROM matches WHERE id = ?", (self._match_id,)).fetchone()
        self._row_written = there is not None and there[0] == row.digest
        self._written, self._chain = 0, row.digest
        if not self._row_written:
            return
        rows = connection.execute("SELECT at, line, chain FROM journal WHERE match = ? ORDER BY n", (self._match_id,))
        for at, line, chain in rows.fetchall():
            if (at, line) not in self._lines[self._written : self._written + 1]:
                raise StorageError(Fault.CONTRADICTION, self._database.path, f"line {self._written} is another one")
            self._written, self._chain = self._written + 1, chain


class Unsaved:
    """The journal of a match that cannot be saved, since no database could be opened; the player has been told."""

    match_id: int | None = None
    saved: bool = False

    def match_began(self, header: bytes) -> None:
        """Keep nothing."""

    def round_began(self, header: bytes) -> None:
        """Keep nothing."""

    def append(self, *lines: str) -> None:
        """Keep nothing."""

    def round_ended(self, record: bytes) -> None:
        """Keep nothing."""

    def catch_up(self) -> None:
        """Keep nothing."""
