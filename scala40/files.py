"""Small files that survive a crash: written aside, synced and renamed. Also the lock by which one copy of the program
keeps another off its files.
"""

import contextlib
import errno
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Self

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ASIDE = ".new"  # how the name of a file ends that is still being written
LOCK = ".lock"  # how the name of the file ends that is held while another is written
BROKEN = ".broken-"  # between the name of a file that was kept aside and its number
KEPT_BROKEN = 9  # files kept aside under one name
_NO_LOCKS = frozenset({errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP})  # what file systems without locks answer
_STALE = 3600  # seconds after which a file still being written belongs to a process that died


def write_aside(path: Path, content: bytes) -> None:
    """Put `content` into the file wholly or not at all; it is on disk on return.

    Raises OSError: then the old file is as it was and nothing is left over. A symbolic link stays one and its target
    is written. Missing folders are made.
    """
    target = Path(os.path.realpath(path))
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(target))
    with _aside(target) as (descriptor, aside):
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        put_in_place(aside, target)


def put_in_place(aside: Path, target: Path) -> None:
    """Give a finished, synced file its name, and sync the folder so that the name survives too. Raises OSError."""
    os.replace(aside, target)
    sync_folder(target.parent)


def sync_file(path: Path) -> None:
    """See that what was written into the file is on disk. Raises OSError."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def sync_folder(folder: Path) -> None:
    """See that the names in the folder are on disk; Windows does that by itself. Raises OSError."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def keep_aside(path: Path) -> Path:
    """Rename a file or folder that cannot be used to NAME.broken-1, -2, ... and give the new name. Raises OSError."""
    broken = free_broken_name(path)
    os.replace(path, broken)
    return broken


def free_broken_name(path: Path) -> Path:
    """The name under which a broken file is to be kept: NAME.broken-1, -2, ...

    Past the ninth it is the last one again, so that a fault that keeps coming cannot fill the disk. Raises OSError.
    """
    for number in range(1, KEPT_BROKEN + 1):
        broken = path.with_name(f"{path.name}{BROKEN}{number}")
        if not os.path.lexists(broken):
            return broken
    last = path.with_name(f"{path.name}{BROKEN}{KEPT_BROKEN}")
    if last.is_dir() and not last.is_symlink():
        raise FileExistsError(errno.EEXIST, "a folder is in the way", str(last))
    last.unlink()
    return last


def sweep(path: Path) -> None:
    """Remove what a killed process left beside the file while writing it, once an hour has passed."""
    with contextlib.suppress(OSError):
        for aside in path.parent.glob(f".{path.name}.*{ASIDE}"):
            if time.time() - aside.stat().st_mtime > _STALE:
                aside.unlink()


def alone(path: Path, *, wait: bool) -> "Lock":
    """Hold what lies beside the file, so that no other copy of the program writes it until the lock is let go of.

    Raises BlockingIOError where another one holds it and `wait` is False, and other OSErrors where nothing can be made
    beside it. On file systems without locks nobody is kept off.
    """
    try:
        return Lock(path.with_name(path.name + LOCK), wait=wait)
    except OSError as error:
        if error.errno not in _NO_LOCKS:
            raise
        return Lock(None)


class Lock:
    """One process's hold on a file; it ends with `with`, and with the process, however that ends."""

    def __init__(self, path: Path | None, *, wait: bool = False) -> None:
        """Take hold of `path`, an empty file made for the purpose, which stays; None holds nothing.

        Raises BlockingIOError where another process holds it (with `wait`: only where the system lets nobody wait),
        and other OSErrors where the file cannot be made.
        """
        self._descriptor = -1
        if path is None:
            return
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _hold(self._descriptor, wait)
        except OSError:
            os.close(self._descriptor)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_raised: object) -> None:
        self.let_go()

    def let_go(self) -> None:
        """Let another process take hold. Done twice it does no harm."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


@contextlib.contextmanager
def _aside(target: Path) -> Iterator[tuple[int, Path]]:
    descriptor, name = tempfile.mkstemp(prefix=f".{target.name[:100]}.", suffix=ASIDE, dir=target.parent)
    aside = Path(name)
    try:
        if sys.platform != "win32":
            os.fchmod(descriptor, target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask())
        yield descriptor, aside
    except BaseException:
        with contextlib.suppress(OSError):
            os.close(descriptor)
        with contextlib.suppress(OSError):
            aside.unlink()
        raise


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


if sys.platform == "win32":

    def _hold(descriptor: int, wait: bool) -> None:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from error

else:

    def _hold(descriptor: int, wait: bool) -> None:
        # Not lockf: that one is lost as soon as any part of this process closes the file.
        fcntl.flock(descriptor, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
