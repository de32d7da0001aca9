"""Two copies of the program, and folders that vanish, are links or have unusual names (C-13, C-14)."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from scala40.storage import FILE, AlreadyInUse, Fault, StorageError, Store
from tests.storage.material import (
    HEADER,
    ROUND,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / FILE


def test_a_second_copy_is_turned_away_but_may_read(path: Path) -> None:
    with Store(path) as store:
        store.begin(HEADER)
        with pytest.raises(AlreadyInUse):
            Store(path)
        with Store(path, read_only=True) as reader:
            assert len(reader.matches()) == 1
            assert reader.verify() == []
            with pytest.raises(StorageError) as caught:
                reader.remove(1)
            assert caught.value.fault is Fault.READ_ONLY
    with Store(path) as store:
        assert len(store.matches()) == 1


def test_of_many_copies_started_at_once_one_gets_the_file(path: Path) -> None:
    code = (
        "import sys, time; from pathlib import Path; from scala40.storage import Store, AlreadyInUse\n"
        "sys.stdin.readline()\n"
        "try: store = Store(Path(sys.argv[1]))\n"
        "except AlreadyInUse: print('turned away', flush=True)\n"
        "else: print('in', flush=True)\n"
        "sys.stdin.readline()"
    )
    copies = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for _ in range(6)
    ]
    for copy in copies:
        assert copy.stdin
        copy.stdin.write("go\n")
        copy.stdin.flush()
    said = [copy.stdout.readline().strip() for copy in copies if copy.stdout]
    for copy in copies:
        copy.communicate("\n")
    assert sorted(said) == ["in"] + ["turned away"] * 5
    with Store(path) as store:
        assert store.verify() == []


def test_two_copies_past_a_lock_that_does_not_hold_never_mix(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a file system knows no locks, the second copy's line is refused: the first one's match stays whole."""
    monkeypatch.setattr("scala40.files._hold", Mock())
    with Store(path) as first, Store(path) as second:
        ours = first.begin(HEADER)
        ours.round_began(ROUND)
        theirs = second.go_on(1)
        ours.append("0 draw")
        for _ in range(2):
            with pytest.raises(StorageError) as caught:
                theirs.append("0 take")
            assert caught.value.fault is Fault.CONTRADICTION
        ours.append("0 drop 4C")
        assert first.load(1).lines == ("0 draw", "0 drop 4C")
        assert first.verify() == []
        assert not theirs.saved


def test_reading_makes_no_file(tmp_path: Path) -> None:
    with Store(tmp_path / "data" / FILE, read_only=True) as store:
        assert store.matches() == []
        assert store.verify() == []
    assert list(tmp_path.iterdir()) == []


def test_a_folder_removed_while_playing_is_made_again_with_all_matches(path: Path) -> None:
    """C-13 c."""
    with Store(path) as store:
        store.begin(HEADER).round_began(ROUND)
        journal = store.begin(HEADER)
        journal.round_began(ROUND)
        journal.append("0 draw")
        shutil.rmtree(path.parent)
        journal.append("0 drop 4C")
        assert store.load(2).lines == ("0 draw", "0 drop 4C")
        shutil.rmtree(path.parent)
        assert len(store.matches()) == 2
        with pytest.raises(AlreadyInUse):
            Store(path)
    with Store(path) as store:
        assert store.load(2).lines == ("0 draw", "0 drop 4C")
        assert store.verify() == []


def test_another_file_in_the_place_is_not_written(path: Path, tmp_path: Path) -> None:
    with Store(tmp_path / "other" / FILE) as other:
        other.begin(HEADER)
    with Store(path) as store:
        journal = store.begin(HEADER)
        journal.round_began(ROUND)
        os.replace(tmp_path / "other" / FILE, path)
        before = path.read_bytes()
        with pytest.raises(StorageError) as caught:
            journal.append("0 draw")
        assert caught.value.fault is Fault.REPLACED
        assert path.read_bytes() == before


def test_a_link_to_the_file_or_its_folder_stays_a_link(tmp_path: Path) -> None:
    """C-13 e."""
    (tmp_path / "real").mkdir()
    (tmp_path / "data").symlink_to(tmp_path / "real")
    (tmp_path / "link.sqlite3").symlink_to(tmp_path / "real" / FILE)
    with Store(tmp_path / "data" / FILE) as store:
        store.begin(HEADER)
        with pytest.raises(AlreadyInUse):
            Store(tmp_path / "link.sqlite3")
    with Store(tmp_path / "link.sqlite3") as store:
        store.begin(HEADER)
        assert len(store.matches()) == 2
    assert (tmp_path / "data").is_symlink()
    assert (tmp_path / "link.sqlite3").is_symlink()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["data", "link.sqlite3", "real"]


@pytest.mark.parametrize("name", ["però ñandú 日本", "a?b", "a%20b", "a#b", "a'b"])
def test_any_folder_name_will_do(tmp_path: Path, name: str) -> None:
    with Store(tmp_path / name / FILE) as store:
        store.begin(HEADER)
    with Store(tmp_path / name / FILE, read_only=True) as store:
        assert len(store.matches()) == 1
    assert [file.name for file in tmp_path.iterdir()] == [name]
