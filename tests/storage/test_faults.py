"""Full disks, failing statements, killed writers: what was confirmed stays, and saving mends itself (C-10, C-13)."""

import errno
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from scala40 import files
from scala40.storage import FILE, Fault, StorageError, Store
from tests.storage.material import HEADER, ROUND, Planted, record

CODES = {
    sqlite3.SQLITE_FULL: Fault.DISK_FULL,
    sqlite3.SQLITE_IOERR_WRITE: Fault.IO_ERROR,
    sqlite3.SQLITE_READONLY: Fault.READ_ONLY,
    sqlite3.SQLITE_BUSY: Fault.LOCKED,
}
ROOT = Path(__file__).resolve().parent.parent.parent


def play(path: Path, kind: type[sqlite3.Connection]) -> tuple[list[Fault], list[str], bool]:
    """Save a match as the referee does: every call is made, failures are noted, and play goes on."""
    faults: list[Fault] = []
    confirmed: list[str] = []

    def tried(call: Callable[[], None]) -> bool:
        try:
            call()
        except StorageError as error:
            faults.append(error.fault)
            return False
        return True

    try:
        store = Store(path, connection=kind)
    except StorageError as error:
        return [error.fault], [], False
    with store:
        journal = store.new_match()
        tried(lambda: journal.match_began(HEADER))
        tried(lambda: journal.round_began(ROUND))
        for number in range(3):
            tried(lambda line=f"0 drop {number}C": journal.append(line))  # type: ignore[misc]
        tried(lambda: journal.round_ended(record()))
        tried(lambda: journal.round_began(ROUND))
        for number in range(4):
            line = f"1 drop {number}D"
            confirmed.append(line)
            if not tried(lambda line=line: journal.append(line)):  # type: ignore[misc]
                continue
            # What is confirmed is there for everybody, all that went before included.
            with Store(path, read_only=True) as other:
                assert list(other.load(journal.match_id or 0).lines) == confirmed
        # As the program does when it is closed.
        tried(journal.catch_up)
        return faults, confirmed, journal.saved


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "data" / FILE
    with Store(path) as store:
        journal = store.begin(HEADER)
        journal.round_began(ROUND)
        journal.append("0 draw")
    return path


def statements(path: Path) -> int:
    Planted.plan(None, 0)
    faults, _, kept = play(path, Planted)
    assert (faults, kept) == ([], True)
    return Planted.count


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("afterwards", [False, True])
def test_each_statement_fails_once(path: Path, code: int, afterwards: bool) -> None:
    old = Store(path, read_only=True).load(1)
    count = statements(path)
    assert count > 40
    for number in range(1, count + 1):
        Planted.plan(number, code, afterwards=afterwards)
        faults, lines, kept = play(path, Planted)
        assert len(faults) <= 1
        assert set(faults) <= {CODES[code]}
        with Store(path) as store:
            assert store.verify() == []
            assert store.load(1) == old
            latest = store.matches()[0]
            if lines:
                assert kept
                assert list(store.load(latest.match_id).lines) == lines
                assert store.load(latest.match_id).record == record()
            for a_match in store.matches():
                if a_match.match_id != 1:
                    store.remove(a_match.match_id)


@pytest.mark.parametrize("code", CODES)
def test_from_some_statement_on_all_fail(path: Path, code: int) -> None:
    old = Store(path, read_only=True).load(1)
    for number in range(1, statements(path) + 1, 3):
        Planted.plan(number, code, for_ever=True)
        faults, _, kept = play(path, Planted)
        assert set(faults) <= {CODES[code]}
        assert not kept or not faults
        with Store(path) as store:
            assert store.verify() == []
            assert store.load(1) == old


def test_swallowing_the_error_would_be_noticed(path: Path) -> None:
    """The planted fault of reliability.md 3.3: a journal that says nothing when a commit fails."""

    class Swallowing(sqlite3.Connection):
        lines = False

        def execute(self, sql: str, values: object = (), /) -> sqlite3.Cursor:
            self.lines = sql != "BEGIN IMMEDIATE" and (self.lines or sql.startswith("INSERT INTO journal"))
            lost = sql == "COMMIT" and self.lines
            return super().execute("ROLLBACK" if lost else sql, values)  # type: ignore[arg-type]

    with pytest.raises((AssertionError, StorageError)):
        play(path, Swallowing)


def limited(path: Path, size: int) -> subprocess.CompletedProcess[str]:
    """Play on in a process whose files may not grow beyond `size` bytes, then lift the limit and play a line more."""
    code = (
        "import resource, sys\n"
        "from pathlib import Path\n"
        "from scala40.storage import StorageError, Store\n"
        "store = Store(Path(sys.argv[1]))\n"
        "journal = store.go_on(1)\n"
        "journal.append('0 drop 2C')\n"
        "hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), hard))\n"
        "failed = 0\n"
        "for number in range(60):\n"
        "    try: journal.append('0 drop 3C ' + 'x' * 1500)\n"
        "    except StorageError as error: failed += 1; print(error.fault.name)\n"
        "assert journal.saved == (failed == 0)\n"
        "assert failed == 0 or len(store.load(1).lines) < 62\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))\n"
        "journal.append('0 drop 4C')\n"
        "assert journal.saved and len(store.load(1).lines) == 63\n"
        "assert store.verify() == []\n"
        "store.close()\n"
    )
    return subprocess.run(
        [sys.executable, "-c", code, str(path), str(size)], capture_output=True, text=True, check=False, cwd=ROOT
    )


@pytest.mark.parametrize("size", [16384, 40000, 65536])
def test_files_that_may_not_grow(path: Path, size: int) -> None:
    """RLIMIT_FSIZE stands for the full disk; once there is room again, saving goes on without a restart."""
    done = limited(path, size)
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.split()) <= {"DISK_FULL", "IO_ERROR"}
    assert done.stdout
    with Store(path) as store:
        assert len(store.load(1).lines) == 63
        assert store.verify() == []


def test_a_data_folder_that_cannot_be(tmp_path: Path) -> None:
    """C-13 d, f, g; tests may run as root, whom no permission stops, so a file stands in the way instead."""
    (tmp_path / "file").write_text("mine")
    for path in (tmp_path / "file" / FILE, tmp_path / "file" / "deeper" / FILE):
        with pytest.raises(StorageError) as caught:
            Store(path)
        assert caught.value.fault in (Fault.NO_FOLDER, Fault.CANNOT_OPEN)
    assert (tmp_path / "file").read_text() == "mine"
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def test_a_folder_in_which_nothing_can_be_made() -> None:
    """The kernel's own list of processes: a folder where not even root makes a file."""
    with pytest.raises(StorageError):
        Store(Path("/proc") / FILE)
    with Store(Path("/proc") / FILE, read_only=True) as store:
        assert store.matches() == []


def test_nothing_is_written_into_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: Path
) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    with Store(path) as store:
        store.go_on(1).append("0 drop 4C")
    assert list((tmp_path / "here").iterdir()) == []


def test_killed_writers_lose_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.kill_storage", "--times", "100"],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stdout + done.stderr


# Files: settings, exports, copies.


def test_a_file_is_written_wholly_and_synced_before_it_gets_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    sync, rename = os.fsync, os.replace

    def noted_sync(descriptor: int) -> None:
        told.append("sync folder" if os.path.isdir(f"/proc/self/fd/{descriptor}") else "sync file")
        sync(descriptor)

    def noted_rename(source: Path, target: Path) -> None:
        told.append("rename")
        assert Path(source).read_bytes() == b"new"
        rename(source, target)

    monkeypatch.setattr("scala40.files.os.fsync", noted_sync)
    monkeypatch.setattr("scala40.files.os.replace", noted_rename)
    target = tmp_path / "folder" / "file"
    files.write_aside(target, b"new")
    assert told == ["sync file", "rename", "sync folder"]
    assert target.read_bytes() == b"new"
    assert [file.name for file in target.parent.iterdir()] == ["file"]


@pytest.mark.parametrize("call", ["fsync", "replace", "fdopen", "mkstemp"])
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS, errno.EMFILE])
def test_a_failing_call_leaves_the_old_file_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int
) -> None:
    target = tmp_path / "file"
    target.write_bytes(b"old")

    def fails(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(f"scala40.files.{'tempfile' if call == 'mkstemp' else 'os'}.{call}", fails)
    with pytest.raises(OSError, match=re.escape(os.strerror(number))):
        files.write_aside(target, b"new")
    monkeypatch.undo()
    assert target.read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["file"]
    files.write_aside(target, b"new")
    assert target.read_bytes() == b"new"


def test_a_link_keeps_pointing_and_modes_stay(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "real").chmod(0o640)
    (tmp_path / "link").symlink_to(tmp_path / "real")
    files.write_aside(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"
    assert (tmp_path / "real").stat().st_mode & 0o777 == 0o640
    with pytest.raises(IsADirectoryError):
        files.write_aside(tmp_path, b"new")


def test_what_a_killed_process_left_is_swept_after_an_hour(tmp_path: Path) -> None:
    young, old, other = (tmp_path / name for name in (".file.a.new", ".file.b.new", "file.c.new"))
    for file in (young, old, other):
        file.write_bytes(b"half")
    os.utime(old, (0, 0))
    os.utime(other, (0, 0))
    files.sweep(tmp_path / "file")
    assert sorted(file.name for file in tmp_path.iterdir()) == [".file.a.new", "file.c.new"]


def test_broken_files_are_kept_aside_but_not_without_end(tmp_path: Path) -> None:
    for number in range(12):
        (tmp_path / "file").write_text(str(number))
        files.keep_aside(tmp_path / "file")
    assert len(list(tmp_path.iterdir())) == files.KEPT_BROKEN
    assert (tmp_path / "file.broken-1").read_text() == "0"
    assert (tmp_path / "file.broken-9").read_text() == "11"
