"""The one SQLite file: opened with care, held by one copy of the program, written in whole transactions."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final

from scala40 import files
from scala40.storage import backups, migrations
from scala40.storage.faults import AlreadyInUse, Fault, NewerFormat, StorageError, explained, explained_system
from scala40.storage.migrations import Migration

BUSY: Final = 300  # milliseconds to wait for another program that reads or copies the file
_SMALLEST: Final = 512  # bytes of a page of SQLite


class Database:
    """The file of all matches. Everything it raises is a StorageError."""

    def __init__(
        self,
        path: Path,
        *,
        read_only: bool = False,
        connection: type[sqlite3.Connection] = sqlite3.Connection,
        steps: Sequence[Migration] = migrations.MIGRATIONS,
    ) -> None:
        """Open the file, making it and its folder where they are missing; `read_only` makes and changes nothing.

        Raises AlreadyInUse, NewerFormat (the file is untouched) or another StorageError. A copy is made before a
        change of format, and once a day.
        """
        self.path = Path(os.path.realpath(path))
        self.read_only = read_only
        self.backup_fault: StorageError | None = None
        self.written = 0
        """How many transactions have been begun: what was read before the last of them may be out of date."""
        self._kind = connection
        self._steps = steps
        self._connection: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None
        self._lock: files.Lock | None = None
        self._closed = False
        if read_only:
            self._connection = self._open_to_read()
            return
        try:
            self._hold()
            self._look()
            self._connect()
            self._shape()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Let the file go. Done twice it does no harm."""
        self._closed = True
        self._disconnect()
        if self._lock:
            self._lock.let_go()
            self._lock = None

    @contextlib.contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """All that is done inside is on disk when it is left, or none of it."""
        if self.read_only:
            raise StorageError(Fault.READ_ONLY, self.path, "opened to read only")
        connection = self._ready()
        try:
            connection.execute("BEGIN IMMEDIATE")
            # Also of one that fails: an error can be reported although the data went to disk.
            self.written += 1
            yield connection
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._undo(connection)
            raise explained(error, self.path) from error
        except BaseException:
            self._undo(connection)
            raise

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """What a query gives."""
        connection = self._ready()
        try:
            return connection.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise explained(error, self.path) from error

    def integrity(self) -> list[str]:
        """What SQLite's own thorough check finds wrong with the file."""
        try:
            found = [str(row[0]) for row in self.rows("PRAGMA integrity_check")]
        except StorageError as error:
            return [error.detail]
        return [] if found == ["ok"] else found

    def _ready(self) -> sqlite3.Connection:
        if self._closed:
            raise StorageError(Fault.CANNOT_OPEN, self.path, "closed")
        if not self.read_only:
            self._see_that_it_is_there()
        if self._connection is None:
            self._connect()
            self._shape()
        assert self._connection is not None
        return self._connection

    def _see_that_it_is_there(self) -> None:
        # SQLite would go on writing into a file that has lost its name.
        try:
            status = os.stat(self.path)
        except FileNotFoundError:
            self._put_back()
            return
        except OSError as error:
            raise explained_system(error, self.path) from error
        if self._identity not in (None, (status.st_dev, status.st_ino)):
            raise StorageError(Fault.REPLACED, self.path)

    def _put_back(self) -> None:
        """Write the matches again where somebody has removed their folder."""
        if self._lock:
            self._lock.let_go()
            self._lock = None
        self._hold()
        if self._connection is not None:
            try:
                backups.copy_to(self._connection, self.path)
            except sqlite3.Error as error:
                raise explained(error, self.path) from error
            except OSError as error:
                raise explained_system(error, self.path) from error
        self._disconnect()
        self._identity = None

    def _hold(self) -> None:
        if self._lock:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            fault = explained_system(error, self.path).fault
            fault = Fault.NO_FOLDER if fault is Fault.IO_ERROR else fault
            raise StorageError(fault, self.path.parent, error.strerror or "") from error
        if self.path.is_dir():
            raise StorageError(Fault.NOT_OURS, self.path, "a folder has that name")
        try:
            # Where a file system knows no locks, the numbered lines of the journal still keep two copies apart.
            self._lock = files.alone(self.path, wait=False)
        except BlockingIOError as error:
            raise AlreadyInUse(self.path) from error
        except OSError as error:
            raise explained_system(error, self.path) from error

    def _look(self) -> None:
        """See that the file is ours, sound and not too new, without changing a byte of it."""
        try:
            size = self.path.stat().st_size
        except FileNotFoundError:
            return
        except OSError as error:
            raise explained_system(error, self.path) from error
        if 0 < size < _SMALLEST:
            # SQLite would take it for a file that has just been begun.
            raise StorageError(Fault.DAMAGED, self.path, "most of the file is missing")
        if size == 0:
            # A process killed while making its first file leaves this; after that it means damage.
            if backups.found(self.path):
                raise StorageError(Fault.DAMAGED, self.path, "the file is empty")
            return
        # Without a log there is nothing to be read beside the file, and `immutable` keeps SQLite from making one.
        log = self.path.with_name(f"{self.path.name}-wal")
        try:
            with contextlib.closing(self._opened("mode=ro" if log.exists() else "mode=ro&immutable=1")) as connection:
                self._judge(connection)
        except sqlite3.Error as error:
            raise explained(error, self.path) from error

    def _judge(self, connection: sqlite3.Connection) -> None:
        version = migrations.found(connection)
        application = connection.execute("PRAGMA application_id").fetchone()[0]
        empty = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
        if application != migrations.APPLICATION and not (empty and version == 0):
            raise StorageError(Fault.NOT_OURS, self.path)
        if version > migrations.newest(self._steps):
            raise NewerFormat(self.path, version, migrations.newest(self._steps))
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise StorageError(Fault.DAMAGED, self.path, str(found))

    def _opened(self, query: str) -> sqlite3.Connection:
        connection = sqlite3.connect(
            f"{self.path.as_uri()}?{query}", uri=True, isolation_level=None, timeout=BUSY / 1000, factory=self._kind
        )
        # A flipped byte may leave text that is no UTF-8: the hashes speak of it, not an error in mid-list.
        connection.text_factory = lambda raw: raw.decode("utf-8", "surrogateescape")
        return connection

    def _connect(self) -> None:
        try:
            self._connection = self._opened("mode=rwc")
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = FULL")
            self._connection.execute("PRAGMA foreign_keys = ON")
        except sqlite3.Error as error:
            self._disconnect()
            raise explained(error, self.path) from error

    def _shape(self) -> None:
        """Make the tables of a new file, change an old format, and make the copy of the day."""
        connection = self._connection
        assert connection is not None
        try:
            version = migrations.found(connection)
            if version and version < migrations.newest(self._steps):
                backups.back_up(connection, self.path, date.today(), before_format=version)
            if version < migrations.newest(self._steps):
                connection.execute("BEGIN IMMEDIATE")
                if version:
                    migrations.migrate(connection, self._steps)
                else:
                    migrations.first_shape(connection, self._steps)
                connection.execute("COMMIT")
            status = os.stat(self.path)
        except sqlite3.Error as error:
            self._disconnect()
            raise explained(error, self.path) from error
        except OSError as error:
            self._disconnect()
            raise explained_system(error, self.path) from error
        except BaseException:
            self._disconnect()
            raise
        self._identity = (status.st_dev, status.st_ino)
        self._daily_copy(connection)

    def _daily_copy(self, connection: sqlite3.Connection) -> None:
        try:
            if connection.execute("SELECT EXISTS (SELECT 1 FROM matches)").fetchone()[0] == 0:
                return
            if backups.due(self.path, date.today()):
                backups.back_up(connection, self.path, date.today())
                backups.thin_out(self.path, date.today())
        except sqlite3.Error as error:
            self.backup_fault = explained(error, self.path)
        except OSError as error:
            self.backup_fault = explained_system(error, self.path)

    def _open_to_read(self) -> sqlite3.Connection:
        self._look()
        try:
            if not self.path.exists() or self.path.stat().st_size == 0:
                return self._in_memory(None)
            connection = self._opened("mode=ro")
            try:
                version = migrations.found(connection)
            except sqlite3.OperationalError:
                # In a folder that cannot be written SQLite cannot make its index of the log; where there is no log
                # none is needed.
                connection.close()
                if self.path.with_name(f"{self.path.name}-wal").exists():
                    raise
                connection = self._opened("mode=ro&immutable=1")
                version = migrations.found(connection)
            if version < migrations.newest(self._steps):
                with contextlib.closing(connection):
                    return self._in_memory(connection)
            return connection
        except sqlite3.Error as error:
            raise explained(error, self.path) from error
        except OSError as error:
            raise explained_system(error, self.path) from error

    def _in_memory(self, old: sqlite3.Connection | None) -> sqlite3.Connection:
        connection = sqlite3.connect(":memory:", isolation_level=None)
        if old is not None:
            old.backup(connection)
        if migrations.found(connection):
            migrations.migrate(connection, self._steps)
        else:
            migrations.first_shape(connection, self._steps)
        return connection

    def _undo(self, connection: sqlite3.Connection) -> None:
        if not connection.in_transaction:
            return
        try:
            connection.execute("ROLLBACK")
        except sqlite3.Error:
            # Closing rolls back too; the next transaction opens the file again.
            self._disconnect()

    def _disconnect(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None
