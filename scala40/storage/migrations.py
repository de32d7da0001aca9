"""The format of the database: its first shape, and the steps from each released format to the next, on raw data."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

Migration: TypeAlias = Callable[[sqlite3.Connection], None]

APPLICATION: Final = 0x53_43_34_30  # "SC40", written into the file's header

# MIGRATIONS[0] leads from format 1 to format 2, and so on. A released step never changes again.
MIGRATIONS: Final[list[Migration]] = []

# `digest` covers the rest of its row, and each line of the journal is chained to the one before and to its match's
# digest: SQLite does not see a flipped byte inside a value. The journal's line 0 is the header of the round.
TABLES: Final = (
    """CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        created TEXT NOT NULL,
        changed TEXT NOT NULL,
        finished INTEGER NOT NULL,
        header BLOB NOT NULL,
        record BLOB,
        digest BLOB NOT NULL
    ) STRICT""",
    """CREATE TABLE journal (
        match INTEGER NOT NULL REFERENCES matches,
        n INTEGER NOT NULL,
        at TEXT NOT NULL,
        line TEXT NOT NULL,
        chain BLOB NOT NULL,
        PRIMARY KEY (match, n)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE notes (
        match INTEGER NOT NULL REFERENCES matches,
        name TEXT NOT NULL,
        value BLOB NOT NULL,
        digest BLOB NOT NULL,
        PRIMARY KEY (match, name)
    ) STRICT, WITHOUT ROWID""",
)


def newest(migrations: Sequence[Migration] = MIGRATIONS) -> int:
    """The number of the format that this version writes."""
    return len(migrations) + 1


def found(connection: sqlite3.Connection) -> int:
    """The number of the format of this file; 0 where nothing has been written yet."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def first_shape(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Make the tables in an empty file, inside the transaction of the caller."""
    for sql in TABLES:
        connection.execute(sql)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {newest(migrations)}")


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring the data to the newest format, inside the transaction of the caller."""
    for number in range(found(connection), newest(migrations)):
        migrations[number - 1](connection)
        connection.execute(f"PRAGMA user_version = {number + 1}")
