"""What is done with a database that cannot be opened any more: it is kept aside, and all that is sound is saved."""

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from scala40 import files
from scala40.storage import backups, saved
from scala40.storage.database import Database
from scala40.storage.faults import AlreadyInUse, StorageError, explained_system
from scala40.storage.saved import JournalRow, MatchRow

_BESIDE: Final = ("-wal", "-shm")  # what SQLite keeps beside an open file


class Rescue(msgspec.Struct, frozen=True):
    """What a rescue came to: where the old file is, the copy that was used, and how many matches there are now."""

    aside: Path
    backup: backups.Backup | None
    from_old_file: int  # matches read from the damaged file itself, as they were last
    matches: int  # in the new file


def rescue(path: Path) -> Rescue:
    """Put a sound database in the place of one that `Store` refuses as damaged (or that is a folder, or not ours).

    It holds the newest sound copy and, newer than that, every match that can still be read in the old file, which is
    kept under another name. Raises StorageError, with the old file still in its place.
    """
    path = Path(os.path.realpath(path))
    try:
        with _alone(path), tempfile.TemporaryDirectory(prefix=".mending-", dir=path.parent) as folder:
            if path.is_dir():
                aside = files.keep_aside(path)
                old = Path(folder) / "nothing"
            else:
                aside = old = _copied_aside(path)
            new = Path(folder) / path.name
            backup = _from_backup(path, new)
            taken, count = _fill(new, old)
            for ending in _BESIDE:
                # A log left behind would be played into the new file.
                path.with_name(path.name + ending).unlink(missing_ok=True)
            files.sync_file(new)
            files.put_in_place(new, path)
    except OSError as error:
        raise explained_system(error, path) from error
    return Rescue(aside, backup, taken, count)


def _alone(path: Path) -> files.Lock:
    try:
        return files.alone(path, wait=False)
    except BlockingIOError as error:
        raise AlreadyInUse(path) from error


def _copied_aside(path: Path) -> Path:
    aside = files.free_broken_name(path)
    for ending in ("", "-wal"):
        source, copy = (one.with_name(one.name + ending) for one in (path, aside))
        if source.exists():
            try:
                shutil.copyfile(source, copy)
            except OSError:
                for half in (copy, aside):
                    half.unlink(missing_ok=True)
                raise
    return aside


def _from_backup(path: Path, new: Path) -> backups.Backup | None:
    """Begin the new file with the newest copy that is sound; with an empty one where there is none."""
    for backup in reversed(backups.found(path)):
        try:
            shutil.copyfile(backup.path, new)
            Database(new).close()
        except StorageError:
            new.unlink(missing_ok=True)
        else:
            return backup
    Database(new).close()
    return None


def _fill(new: Path, old: Path) -> tuple[int, int]:
    """Bring over what is sound in the old file; how many matches came, and how many there are in all."""
    database = Database(new)
    try:
        taken = 0
        for row, rows in _sound_matches(old):
            with database.transaction() as connection:
                connection.execute("DELETE FROM journal WHERE match = ?", (row.match_id,))
                connection.execute("DELETE FROM notes WHERE match = ?", (row.match_id,))
                connection.execute("DELETE FROM matches WHERE id = ?", (row.match_id,))
                connection.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?)", msgspec.structs.astuple(row))
                for line in rows:
                    connection.execute(
                        "INSERT INTO journal VALUES (?, ?, ?, ?, ?)", (row.match_id, *msgspec.structs.astuple(line))
                    )
            taken += 1
        return taken, database.rows("SELECT count(*) FROM matches")[0][0]
    finally:
        database.close()


def _sound_matches(old: Path) -> Iterator[tuple[MatchRow, list[JournalRow]]]:
    if not old.is_file():
        return
    try:
        connection = sqlite3.connect(f"{old.as_uri()}?mode=ro", uri=True, isolation_level=None)
    except sqlite3.Error:
        return
    connection.text_factory = lambda raw: raw.decode("utf-8", "surrogateescape")
    with contextlib.closing(connection):
        for match_id in sorted(_numbers(connection)):
            with contextlib.suppress(sqlite3.Error):
                found = connection.execute(f"{saved.MATCH} WHERE id = ?", (match_id,)).fetchone()
                if found is None or not (row := MatchRow(*found)).sound:
                    continue
                rows: list[JournalRow] = []
                with contextlib.suppress(sqlite3.Error):
                    rows.extend(JournalRow(*line) for line in connection.execute(saved.LINES, (match_id,)))
                yield row, [] if row.finished else rows[: saved.sound_lines(row.digest, rows)]


def _numbers(connection: sqlite3.Connection) -> set[int]:
    """The numbers of all matches that can be reached from either end of a file with a hole in it."""
    numbers: set[int] = set()
    for order in ("ASC", "DESC"):
        with contextlib.suppress(sqlite3.Error):
            for (match_id,) in connection.execute(f"SELECT id FROM matches ORDER BY id {order}"):
                numbers.add(int(match_id))
    return numbers
