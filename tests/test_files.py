"""The lock beside a file: it keeps another copy of the program off, where the file system knows locks at all."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from scala40 import files


def test_only_one_holds_what_lies_beside_a_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    with files.alone(path, wait=False):
        assert (tmp_path / "settings.json.lock").exists()
        with pytest.raises(BlockingIOError):
            files.alone(path, wait=False)
    lock = files.alone(path, wait=False)
    with pytest.raises(BlockingIOError):
        files.alone(path, wait=False)
    lock.let_go()
    lock.let_go()
    files.alone(path, wait=True).let_go()
    assert not path.exists()


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP])
def test_a_file_system_without_locks_keeps_nobody_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def no_locks(_descriptor: int, _wait: bool) -> None:
        raise OSError(number, "no locks here")

    monkeypatch.setattr(files, "_hold", no_locks)
    for _ in range(2):
        with files.alone(tmp_path / "settings.json", wait=True):
            pass
    first, second = (files.alone(tmp_path / "settings.json", wait=False) for _ in range(2))
    first.let_go()
    second.let_go()


def test_any_other_fault_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_descriptor: int, _wait: bool) -> None:
        raise OSError(errno.EIO, "the disk")

    monkeypatch.setattr(files, "_hold", fails)
    with pytest.raises(OSError, match="the disk"):
        files.alone(tmp_path / "settings.json", wait=False)
    with pytest.raises(OSError, match="settings"):
        files.alone(tmp_path / "missing" / "settings.json", wait=False)
