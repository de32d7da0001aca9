"""The format of the database and its copies: old ones open, newer ones are left alone, copies come and go (C-12)."""

import json
import shutil
import sqlite3
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from scala40.storage import FILE, NewerFormat, StorageError, Store, backups, migrations
from tests.storage.material import HEADER, ROUND, judge, record

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


def files_of(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def add_a_column(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE matches ADD COLUMN stars INTEGER NOT NULL DEFAULT 0")


def fail(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM matches")
    raise sqlite3.OperationalError("planted")


def test_a_newer_format_is_refused_by_name_and_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {migrations.newest() + 1}")
    before = files_of(path.parent)
    for read_only in (False, True):
        with pytest.raises(NewerFormat) as caught:
            Store(path, read_only=read_only)
        assert (caught.value.found, caught.value.known) == (migrations.newest() + 1, migrations.newest())
    assert files_of(path.parent) == before


def test_an_old_format_is_copied_and_then_changed(path: Path) -> None:
    old = files_of(path.parent)[FILE]
    with Store(path, read_only=True, steps=[add_a_column]) as store:
        assert store.matches()[0].fault is None
    assert files_of(path.parent)[FILE] == old
    with Store(path, steps=[add_a_column]) as store:
        assert store.verify() == []
        assert store._database.rows("SELECT stars FROM matches") == [(0,)] * 3
        assert migrations.found(store._database._ready()) == 2
    (copy,) = (copy for copy in backups.found(path) if copy.before_format)
    assert copy.before_format == 1
    with Store(copy.path, read_only=True) as store:
        assert len(store.matches()) == 3
    with pytest.raises(NewerFormat):
        Store(path)


def test_a_change_of_format_that_fails_changes_nothing(path: Path) -> None:
    with pytest.raises(StorageError):
        Store(path, steps=[add_a_column, fail])
    with Store(path) as store:
        assert len(store.matches()) == 3
        assert store.verify() == []


def test_every_released_format_opens(tmp_path: Path) -> None:
    """C-12: one sample of each; a released sample never changes again."""
    samples = sorted((Path(__file__).parent / "data").glob("format-*.sqlite3"))
    assert len(samples) == migrations.newest()
    for sample in samples:
        with Store(Path(shutil.copy(sample, tmp_path))) as store:
            assert store.verify(judge) == []
            assert [(a_match.finished, a_match.rounds) for a_match in store.matches()] == [(False, 1), (True, 2)]
            unfinished, finished = store.matches()
            assert store.load(unfinished.match_id).lines[-1].endswith("undo")
            assert json.loads(store.record(finished.match_id))["result"]["winner"]
            again = store.match(unfinished.match_id)
            assert again.mover is not None
            assert again.current_round is not None
            assert any(meld.joker is not None for meld in again.current_round.public.melds)
            assert store.note(unfinished.match_id, "hand") == b'["7H"]'


def test_a_copy_a_day_and_none_without_matches(tmp_path: Path) -> None:
    path = tmp_path / FILE
    with Store(path) as store:
        assert store.backup_fault is None
        store.begin(HEADER)
    assert backups.found(path) == []
    for _ in range(2):
        with Store(path) as store:
            store.begin(HEADER)
        (copy,) = backups.found(path)
        assert (copy.day, copy.before_format) == (date.today(), 0)
        with Store(copy.path, read_only=True) as store:
            assert len(store.matches()) == 1
    assert [file.name for file in (tmp_path / "backups").iterdir()] == [copy.path.name]
    assert not backups.due(path, TODAY)
    assert backups.due(path, TODAY + timedelta(days=1))


def test_a_copy_that_cannot_be_made_keeps_nobody_from_playing(tmp_path: Path) -> None:
    path = tmp_path / FILE
    with Store(path) as store:
        store.begin(HEADER)
    (tmp_path / "backups").write_text("in the way")
    with Store(path) as store:
        assert store.backup_fault is not None
        assert len(store.matches()) == 1


def test_old_copies_are_thinned_out(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    days = [TODAY - timedelta(days=age) for age in range(800)]
    for day in days:
        (folder / f"matches-{day.isoformat()}.sqlite").touch()
    (folder / f"matches-{days[700].isoformat()}-format-1.sqlite").touch()
    (folder / "matches-mine.sqlite").touch()
    (folder / "matches-2030-99-99.sqlite").touch()
    backups.thin_out(tmp_path / FILE, TODAY)
    kept = backups.found(tmp_path / FILE)
    daily = [copy.day for copy in kept if not copy.before_format]
    assert len(kept) == len(daily) + 1
    assert daily[-7:] == days[6::-1]
    assert backups.DAYS + backups.WEEKS < len(daily) <= backups.DAYS + backups.WEEKS + backups.MONTHS
    assert (TODAY - daily[0]).days > 300
    assert (folder / "matches-mine.sqlite").exists()
    backups.thin_out(tmp_path / FILE, TODAY)
    assert backups.found(tmp_path / FILE) == kept
    # A clock that runs back removes nothing.
    assert backups.worth_keeping([TODAY, TODAY + timedelta(days=4)], TODAY) == {TODAY, TODAY + timedelta(days=4)}
