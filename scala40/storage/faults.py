"""What can go wrong with saved matches, as codes; the sentences are in `scala40.texts`."""

import errno
import sqlite3
from enum import Enum
from pathlib import Path
from typing import Final


class Fault(Enum):
    """Why something could not be saved or read."""

    DISK_FULL = "the disk is full"
    READ_ONLY = "nothing can be written there"
    LOCKED = "another program holds the file"
    IO_ERROR = "the disk reports an error"
    CANNOT_OPEN = "the file cannot be opened"
    NO_FOLDER = "the folder cannot be made"
    IN_USE = "another copy of Scala 40 has it open"
    REPLACED = "another file has taken its place"
    NEWER = "it was written by a newer version"
    NOT_OURS = "it is no file of Scala 40"
    DAMAGED = "the file is damaged"
    DAMAGED_MATCH = "a saved match is damaged"
    DAMAGED_NOTE = "a note kept with a match is damaged"
    WRONG_MATCH = "a saved match breaks the rules"
    NO_SUCH_MATCH = "no match has that number"
    CONTRADICTION = "the file holds something else than was saved"


class StorageError(Exception):
    """Something could not be saved or read: the fault, the file, and the system's own words."""

    def __init__(self, fault: Fault, path: Path, detail: str = "") -> None:
        super().__init__(": ".join(part for part in (str(path), fault.value, detail) if part))
        self.fault = fault
        self.path = path
        self.detail = detail


class AlreadyInUse(StorageError):
    """Another copy of the program holds the database: bring that one to the front, or open to read only."""

    def __init__(self, path: Path) -> None:
        super().__init__(Fault.IN_USE, path)


class NewerFormat(StorageError):
    """A newer version of the program wrote the database; it was not touched."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(Fault.NEWER, path, f"format {found}, this version knows formats up to {known}")
        self.found = found
        self.known = known


_FAULTS: Final = {
    sqlite3.SQLITE_FULL: Fault.DISK_FULL,
    sqlite3.SQLITE_READONLY: Fault.READ_ONLY,
    sqlite3.SQLITE_PERM: Fault.READ_ONLY,
    sqlite3.SQLITE_BUSY: Fault.LOCKED,
    sqlite3.SQLITE_LOCKED: Fault.LOCKED,
    sqlite3.SQLITE_IOERR: Fault.IO_ERROR,
    sqlite3.SQLITE_CANTOPEN: Fault.CANNOT_OPEN,
    sqlite3.SQLITE_CORRUPT: Fault.DAMAGED,
    sqlite3.SQLITE_NOTADB: Fault.DAMAGED,
    sqlite3.SQLITE_CONSTRAINT: Fault.CONTRADICTION,
}


def explained(error: sqlite3.Error, path: Path) -> StorageError:
    """The fault that an error of SQLite stands for."""
    # The low byte is the kind; what stands above it is detail.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    return StorageError(_FAULTS.get(code, Fault.IO_ERROR), path, str(error))


_FULL: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_READ_ONLY: Final = {errno.EROFS, errno.EACCES, errno.EPERM}


def explained_system(error: OSError, path: Path) -> StorageError:
    """The fault that an error of the system stands for."""
    if error.errno in _FULL:
        fault = Fault.DISK_FULL
    elif error.errno in _READ_ONLY:
        fault = Fault.READ_ONLY
    else:
        fault = Fault.IO_ERROR
    return StorageError(fault, path, error.strerror or type(error).__name__)
