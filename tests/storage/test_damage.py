"""Broken files: what is damaged is found, marked and explained, and everything else stays usable (C-11, C-12, C-17)."""

import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date
from pathlib import Path

import msgspec
import pytest

from scala40.storage import FILE, Fault, Problem, StorageError, Store, backups, rescue
from tests.storage.material import HEADER, ROUND, record

TODAY = date.today()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A finished match, one with a round in progress, and one that has just begun."""
    path = tmp_path / "data" / FILE
    with Store(path) as store:
        journal = store.begin(HEADER)
        journal.round_began(ROUND)
        journal.round_ended(record(2, finished=True))
        journal = store.begin(HEADER)
        journal.round_began(ROUND)
        journal.round_ended(record())
        journal.round_began(ROUND)
        for number in range(5):
            journal.append(f"0 drop {number}C")
        store.keep_note(2, "hand", b"[1, 2, 3]")
        store.begin(HEADER)
    return path


def change(path: Path, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        assert connection.execute(sql, values).rowcount > 0


COLUMNS = [
    ("matches", "created", "id"),
    ("matches", "changed", "id"),
    ("matches", "header", "id"),
    ("matches", "record", "id"),
    ("matches", "digest", "id"),
    ("journal", "at", "match"),
    ("journal", "line", "match"),
    ("journal", "chain", "match"),
    ("notes", "name", "match"),
    ("notes", "value", "match"),
    ("notes", "digest", "match"),
]


@pytest.mark.parametrize(("table", "column", "owner"), COLUMNS)
def test_a_flipped_bit_inside_a_value_is_found(path: Path, table: str, column: str, owner: str) -> None:
    """SQLite's own check sees none of these; whichever byte it is, the match is named and the others go on."""
    extra = {"matches": "", "journal": " AND n = 5", "notes": ""}[table]
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute(f"SELECT CAST({column} AS BLOB) FROM {table} WHERE {owner} = 2{extra}").fetchone()
    value = found[0]
    chance = random.Random(1)
    good = path.read_bytes()
    for place in sorted({0, len(value) - 1, *(chance.randrange(len(value)) for _ in range(6))}):
        wrong = bytearray(value)
        wrong[place] ^= 1 << chance.randrange(8)
        kind = "BLOB" if column in ("header", "record", "digest", "chain", "value") else "TEXT"
        change(path, f"UPDATE {table} SET {column} = CAST(? AS {kind}) WHERE {owner} = 2{extra}", bytes(wrong))
        with Store(path) as store:
            assert store._database.integrity() == []
            problems = store.verify()
            assert [problem.match_id for problem in problems] == [2]
            if table == "notes":
                assert problems[0].fault is Fault.DAMAGED_NOTE
                assert store.note(2, "hand") is None
                assert store.load(2).lines
            else:
                assert problems[0].fault is Fault.DAMAGED_MATCH
                assert {a_match.match_id: a_match.fault for a_match in store.matches()} == {
                    1: None,
                    2: Fault.DAMAGED_MATCH,
                    3: None,
                }
                for call in (store.load, store.record, store.go_on, store.match):
                    with pytest.raises(StorageError) as caught:
                        call(2)
                    assert caught.value.fault is Fault.DAMAGED_MATCH
                latest = store.latest_unfinished()
                assert latest is not None
                assert latest.match_id == 3
                store.go_on(3).round_began(ROUND)
                assert store.record(1) == record(2, finished=True)
        path.write_bytes(good)


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM journal WHERE match = 2 AND n = 3",
        "DELETE FROM journal WHERE match = 2 AND n = 0",
        "UPDATE journal SET n = 9 WHERE match = 2 AND n = 3",
        "UPDATE journal SET match = 1 WHERE match = 2 AND n = 5",
        "UPDATE matches SET finished = 1 WHERE id = 2",
        "UPDATE matches SET finished = 0 WHERE id = 1",
        "DELETE FROM matches WHERE id = 2",
    ],
)
def test_rows_that_went_astray_are_found(path: Path, sql: str) -> None:
    change(path, sql)
    with Store(path) as store:
        assert store.verify() != []
        assert [a_match.match_id for a_match in store.matches() if a_match.fault is None]


def test_a_damaged_match_can_be_removed(path: Path) -> None:
    change(path, "UPDATE matches SET header = x'00' WHERE id = 2")
    with Store(path) as store:
        assert store.matches()[0].fault is not None or store.matches()[1].fault is not None
        store.remove(2)
        assert store.verify() == []


def test_a_damaged_journal_can_be_cut(path: Path) -> None:
    change(path, "UPDATE journal SET line = '0 drop 9C' WHERE match = 2 AND n = 4")
    with Store(path) as store:
        assert store.mend(2) == 3
        assert store.load(2).lines == ("0 drop 0C", "0 drop 1C", "0 drop 2C")
        store.go_on(2).append("0 drop 3C")
        assert store.verify() == []
    change(path, "UPDATE matches SET record = x'00' WHERE id = 2")
    with Store(path) as store, pytest.raises(StorageError):
        store.mend(2)


def nothing(good: bytes) -> bytes:
    return good[:0]


def half(good: bytes) -> bytes:
    return good[: len(good) // 2]


def noise(good: bytes) -> bytes:
    return random.Random(3).randbytes(len(good))


def other_encoding(good: bytes) -> bytes:
    return good.decode("latin-1").encode("utf-16")


def deep(good: bytes) -> bytes:
    return b"[" * 200_000 + good


def a_hole(good: bytes) -> bytes:
    return good[:4096] + bytes(4096) + good[8192:]


BREAKS = [nothing, half, noise, other_encoding, deep, a_hole]


@pytest.mark.parametrize("breaking", BREAKS)
def test_a_broken_file_is_refused_untouched_and_rescued_from_the_copy(
    path: Path, breaking: Callable[[bytes], bytes]
) -> None:
    """C-11: explained by a code, kept aside, and what the copy of the day had is there again."""
    Store(path).close()
    assert len(backups.found(path)) == 1
    broken = breaking(path.read_bytes())
    path.write_bytes(broken)
    with pytest.raises(StorageError) as caught:
        Store(path)
    assert caught.value.fault is Fault.DAMAGED
    assert path.read_bytes() == broken
    found = rescue(path)
    assert found.matches == 3
    assert found.backup is not None
    assert found.aside.read_bytes() == broken
    with Store(path) as store:
        assert store.verify() == []
        assert store.load(2).lines == tuple(f"0 drop {number}C" for number in range(5))
    assert not [file for file in path.parent.iterdir() if file.name.startswith(".")]


@pytest.mark.parametrize("breaking", BREAKS[1:])
def test_without_a_copy_the_start_is_afresh(tmp_path: Path, breaking: Callable[[bytes], bytes]) -> None:
    path = tmp_path / FILE
    Store(path).close()
    path.write_bytes(breaking(path.read_bytes()))
    with pytest.raises(StorageError):
        Store(path)
    assert rescue(path).matches == 0
    with Store(path) as store:
        assert store.matches() == []


def test_an_empty_file_without_copies_is_a_beginning(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.touch()
    with Store(path) as store:
        assert store.begin(HEADER).match_id == 1


def test_what_is_newer_than_the_copy_is_read_from_the_broken_file(path: Path) -> None:
    with Store(path) as store:
        store.go_on(2).append("0 drop 5C")
        for _ in range(40):
            store.begin(HEADER).round_began(ROUND)
    good = path.read_bytes()
    # A page is lost in the middle of the file.
    pages = len(good) // 4096
    rescued, faults = [], set()
    for page in range(1, pages):
        path.write_bytes(good[: page * 4096] + bytes(4096) + good[(page + 1) * 4096 :])
        try:
            Store(path).close()
        except StorageError as error:
            faults.add(error.fault)
            found = rescue(path)
            rescued.append(found.from_old_file)
            assert found.matches >= 3
            with Store(path) as store:
                assert store.verify() == []
        for leftover in path.parent.glob("*.broken-*"):
            leftover.unlink()
    assert faults == {Fault.DAMAGED}
    assert max(rescued) > 20


def test_the_log_of_a_crash_is_read_for_the_rescue_and_not_played_into_the_new_file(path: Path, tmp_path: Path) -> None:
    crashed = tmp_path / "crashed" / FILE
    crashed.parent.mkdir()
    with Store(path) as store:
        journal = store.go_on(2)
        for _ in range(200):
            journal.append("0 drop " + "9" * 200)
        for file in path.parent.iterdir():
            if file.is_file():
                shutil.copy(file, crashed.parent)
    assert crashed.with_name(FILE + "-wal").stat().st_size > 100_000
    # The page of the notes goes, as far as the file itself has it.
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'notes'").fetchone()
    good = crashed.read_bytes()
    crashed.write_bytes(good[: (page - 1) * 4096] + b"\xff" * 4096 + good[page * 4096 :])
    with pytest.raises(StorageError):
        Store(crashed)
    found = rescue(crashed)
    assert (found.from_old_file, found.backup) == (3, None)
    assert not crashed.with_name(FILE + "-wal").exists()
    with Store(crashed) as store:
        assert store.verify() == []
        assert len(store.load(2).lines) == 205
        assert store.begin(HEADER).match_id == 4


def test_a_folder_of_that_name(path: Path) -> None:
    Store(path).close()
    path.unlink()
    (path / "inside").mkdir(parents=True)
    with pytest.raises(StorageError) as caught:
        Store(path)
    assert caught.value.fault is Fault.NOT_OURS
    found = rescue(path)
    assert (found.aside / "inside").is_dir()
    assert found.matches == 3


def test_a_database_of_another_program_is_not_ours(tmp_path: Path) -> None:
    path = tmp_path / FILE
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE matches (id)")
    before = path.read_bytes()
    for read_only in (False, True):
        with pytest.raises(StorageError) as caught:
            Store(path, read_only=read_only)
        assert caught.value.fault is Fault.NOT_OURS
    assert path.read_bytes() == before


def test_a_file_cut_anywhere_is_refused_or_whole(path: Path, tmp_path: Path) -> None:
    good = path.read_bytes()
    chance = random.Random(2)
    for place in (1, 15, 16, 99, 100, 4095, 4096, 4097, *(chance.randrange(len(good)) for _ in range(30))):
        cut = tmp_path / "cut" / FILE
        cut.parent.mkdir()
        cut.write_bytes(good[:place])
        with pytest.raises(StorageError) as caught:
            Store(cut)
        assert caught.value.fault in (Fault.DAMAGED, Fault.NOT_OURS)
        shutil.rmtree(cut.parent)


def test_any_flipped_bit_in_the_file_is_an_orderly_matter(path: Path) -> None:
    """Whatever single bit flips, the store refuses the file, marks the match, or reads what was there."""
    good = path.read_bytes()
    with Store(path, read_only=True) as store:
        logs = [store.load(match_id) for match_id in (1, 2, 3)]
    chance = random.Random(4)
    seen = 0
    for _ in range(400):
        wrong = bytearray(good)
        wrong[chance.randrange(len(good))] ^= 1 << chance.randrange(8)
        path.write_bytes(wrong)
        try:
            with Store(path, read_only=True) as store:
                listed = {a_match.match_id: a_match for a_match in store.matches()}
                problems = store.verify()
                for log in logs:
                    a_match = listed.get(log.match_id)
                    if a_match is None or a_match.fault is not None:
                        assert problems
                        seen += 1
                    elif msgspec.structs.asdict(store.load(log.match_id)) != msgspec.structs.asdict(log):
                        assert problems
        except StorageError:
            seen += 1
    assert seen > 20
    path.write_bytes(good)


def test_problems_are_codes_not_sentences(path: Path) -> None:
    change(path, "UPDATE journal SET line = '0 draw' WHERE match = 2 AND n = 2")
    with Store(path) as store:
        assert store.verify() == [Problem(2, Fault.DAMAGED_MATCH, "line 2 of the round in progress")]
