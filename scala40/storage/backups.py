"""Copies of the database: one a day, one before each change of format, thinned out as they grow old."""

import contextlib
import os
import re
import sqlite3
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Final

import msgspec

from scala40 import files

FOLDER: Final = "backups"
DAYS: Final = 7  # newest copies kept, one a day
WEEKS: Final = 8  # older ones, one a week
MONTHS: Final = 12  # older ones, one a month

_NAME: Final = re.compile(r"-(\d{4}-\d\d-\d\d)(?:-format-(\d+))?$")


class Backup(msgspec.Struct, frozen=True, order=True):
    """A copy of the database: its day, the format it had if it was made before a change of format, and the file."""

    day: date
    before_format: int
    path: Path


def found(database: Path) -> list[Backup]:
    """The copies of a database, the oldest first."""
    copies = []
    with contextlib.suppress(OSError):
        for path in (database.parent / FOLDER).glob(f"{database.stem}-*{database.suffix}"):
            match_ = _NAME.fullmatch(path.stem, len(database.stem))
            if match_ and path.is_file():
                with contextlib.suppress(ValueError):
                    copies.append(Backup(date.fromisoformat(match_[1]), int(match_[2] or 0), path))
    return sorted(copies)


def due(database: Path, today: date) -> bool:
    """Whether the database has changed since its last copy and that one is not of today."""
    daily = [copy for copy in found(database) if not copy.before_format]
    if not daily:
        return True
    if daily[-1].day == today:
        return False
    written = max(
        path.stat().st_mtime for path in (database, database.with_name(f"{database.name}-wal")) if path.exists()
    )
    return written > daily[-1].path.stat().st_mtime


def back_up(connection: sqlite3.Connection, database: Path, today: date, *, before_format: int = 0) -> Path:
    """Copy an open database beside itself and give the copy's place. Raises sqlite3.Error and OSError."""
    ending = f"-format-{before_format}" if before_format else ""
    target = database.parent / FOLDER / f"{database.stem}-{today.isoformat()}{ending}{database.suffix}"
    copy_to(connection, target)
    return target


def copy_to(connection: sqlite3.Connection, target: Path) -> None:
    """Copy an open database into a file of that name, wholly or not at all. Raises sqlite3.Error and OSError."""
    target.parent.mkdir(parents=True, exist_ok=True)
    aside = target.with_name(f".{target.name}.{os.getpid()}{files.ASIDE}")
    files.sweep(target)
    try:
        copy = sqlite3.connect(aside, isolation_level=None)
        try:
            connection.backup(copy)
            # One file that stands for itself: no log beside it.
            copy.execute("PRAGMA journal_mode = DELETE")
        finally:
            copy.close()
        files.sync_file(aside)
        files.put_in_place(aside, target)
    except BaseException:
        for leftover in (aside, *(aside.with_name(aside.name + ending) for ending in ("-journal", "-wal", "-shm"))):
            with contextlib.suppress(OSError):
                leftover.unlink()
        raise


def thin_out(database: Path, today: date) -> None:
    """Remove daily copies that are not among those worth keeping. Raises OSError."""
    daily = [copy for copy in found(database) if not copy.before_format]
    keep = worth_keeping([copy.day for copy in daily], today)
    for copy in daily:
        if copy.day not in keep:
            copy.path.unlink()


def worth_keeping(days: Sequence[date], today: date) -> set[date]:
    """The days whose copies are kept: the newest ones, then the last of each week, then the last of each month."""
    newest_first = sorted((day for day in days if day <= today), reverse=True)
    # A copy of tomorrow comes from a clock that was wrong: it is nobody's to remove.
    keep = {day for day in days if day > today} | set(newest_first[:DAYS])
    weeks: dict[tuple[int, int], date] = {}
    months: dict[tuple[int, int], date] = {}
    for day in newest_first[DAYS:]:
        weeks.setdefault(day.isocalendar()[:2], day)
        months.setdefault((day.year, day.month), day)
    return keep | set(list(weeks.values())[:WEEKS]) | set(list(months.values())[:MONTHS])
