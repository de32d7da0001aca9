"""What is saved is what is loaded; each move is one committed transaction (C-15, C-16)."""

import contextlib
import json
import random
import sqlite3
from pathlib import Path

import msgspec
import pytest

from scala40.engine.moves import Draw
from scala40.engine.record import write_record
from scala40.engine.rules import STANDARD
from scala40.storage import FILE, Fault, StorageError, Store, Unsaved
from tests.storage.material import (
    APP,
    HEADER,
    ROUND,
    Planted,
    compact,
    header_of,
    judge,
    keep_round,
    new_match,
    record,
    ticking,
)

SHORT = msgspec.structs.replace(STANDARD, max_reshuffles=0, dead_round="counted", limit=250)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / FILE


def test_a_match_from_beginning_to_end(path: Path) -> None:
    with Store(path, clock=ticking()) as store:
        journal = store.new_match()
        assert store.matches() == []
        journal.match_began(HEADER)
        journal.match_began(HEADER)
        journal.round_began(ROUND)
        for line in ("0 draw", "0 lay KC KD KH / TS JS QS", "0 undo", "0 drop 4C"):
            journal.append(line)
        assert journal.saved
        (listed,) = store.matches()
        assert (listed.rules, [seat.name for seat in listed.seats]) == ("standard", ["Ada", "Bot ñ"])
        assert (listed.finished, listed.rounds, listed.totals, listed.fault) == (False, 0, (), None)
        assert listed.created < listed.changed
        log = store.load(listed.match_id)
        assert (log.header, log.record, log.round_header) == (HEADER, None, ROUND)
        assert log.lines == ("0 draw", "0 lay KC KD KH / TS JS QS", "0 undo", "0 drop 4C")
        exported = json.loads(store.record(listed.match_id))
        assert exported["rounds"] == [json.loads(ROUND) | {"moves": ["0 draw", "0 drop 4C"]}]
        assert exported["bot_seed"] == "9"
        journal.round_ended(record())
        log = store.load(listed.match_id)
        assert (log.record, log.round_header, log.lines) == (record(), None, ())
        assert store.matches()[0].totals == (0, 30)
        journal.round_began(ROUND)
        journal.append("1 draw")
        assert [len(a_round["moves"]) for a_round in json.loads(store.record(1))["rounds"]] == [1, 1]
        journal.round_ended(record(2, finished=True))
        (listed,) = store.matches()
        assert (listed.finished, listed.winners, listed.rounds) == (True, (0,), 2)
        assert store.record(1) == record(2, finished=True)
        assert store.latest_unfinished() is None
        assert store.verify() == []


def test_going_on_where_it_was_left(path: Path) -> None:
    lines = [f"0 drop {number}" for number in range(6)]
    for number, line in enumerate(lines):
        with Store(path) as store:
            latest = store.latest_unfinished()
            journal = store.go_on(latest.match_id) if latest else store.begin(HEADER)
            if number == 0:
                journal.round_began(ROUND)
            journal.append(line)
    with Store(path) as store:
        assert store.load(1).lines == tuple(lines)
        store.go_on(1).round_ended(record())
        store.go_on(1).round_began(ROUND)
        assert (store.load(1).record, store.load(1).lines) == (record(), ())
        assert store.verify() == []


def test_the_match_played_last_comes_first(path: Path) -> None:
    with Store(path, clock=ticking()) as store:
        first, second, third = (store.begin(HEADER) for _ in range(3))
        first.round_began(ROUND)
        first.append("0 draw")
        assert [a_match.match_id for a_match in store.matches()] == [1, 3, 2]
        first.round_ended(record(finished=True))
        latest = store.latest_unfinished()
        assert latest is not None
        assert latest.match_id == third.match_id == 3
        assert second.match_id == 2


def test_a_removed_match_is_gone_and_its_number_is_not_given_again(path: Path) -> None:
    with Store(path) as store:
        store.begin(HEADER)
        store.begin(HEADER)
        store.keep_note(2, "hand", b"[1]")
        store.remove(2)
        assert store.begin(HEADER).match_id == 3
        for call in (store.remove, store.load, store.record, store.go_on, store.mend):
            with pytest.raises(StorageError) as caught:
                call(2)
            assert caught.value.fault is Fault.NO_SUCH_MATCH
        assert store.note(2, "hand") is None
        assert store.verify() == []


def test_notes_beside_a_match(path: Path) -> None:
    with Store(path) as store:
        store.begin(HEADER)
        assert store.note(1, "hand") is None
        store.keep_note(1, "hand", b'["7H"]')
        store.keep_note(1, "hand", b'["8H"]')
        store.keep_note(1, "pinned", b"[]")
    with Store(path) as store:
        assert (store.note(1, "hand"), store.note(1, "pinned")) == (b'["8H"]', b"[]")


@pytest.mark.parametrize(
    "wrong",
    [
        lambda journal: journal.append("0 draw"),
        lambda journal: journal.round_began(ROUND),
        lambda journal: journal.round_ended(record()),
        lambda journal: journal.match_began(b"{}"),
        lambda journal: journal.match_began(b"[" * 300),
    ],
)
def test_a_journal_refuses_what_does_not_follow(path: Path, wrong: object) -> None:
    with Store(path) as store:
        with pytest.raises(ValueError, match=r"match|round|rules|array"):
            wrong(store.new_match())  # type: ignore[operator]
        assert store.matches() == []


def test_a_journal_holds_lines_of_one_match(path: Path) -> None:
    with Store(path) as store:
        journal = store.begin(HEADER)
        journal.round_began(ROUND)
        for wrong in ("", "0 draw\n0 draw"):
            with pytest.raises(ValueError, match="lines of notation"):
                journal.append(wrong)
        with pytest.raises(ValueError, match="one match"):
            journal.match_began(HEADER + b" ")
        with pytest.raises(ValueError, match="round"):
            journal.round_began(ROUND)
        with pytest.raises(ValueError, match="rounds"):
            journal.round_ended(b"{}")
        assert store.load(1).lines == ()


def test_lines_that_belong_together_go_to_disk_together(path: Path) -> None:
    with Store(path) as store:
        journal = store.begin(HEADER)
        journal.round_began(ROUND)
        with pytest.raises(ValueError, match="lines of notation"):
            journal.append("shuffle 4C 5C", "")
        journal.append("shuffle 4C 5C", "0 draw")
        assert store.load(1).lines == ("shuffle 4C 5C", "0 draw")


def test_real_matches_come_back_byte_for_byte(path: Path) -> None:
    """C-16: saved, loaded and saved again, in the middle of a round and at its end, undone moves left out."""
    undone = finished = reshuffled = 0
    with Store(path) as store:
        for seed in range(6):
            chance = random.Random(seed)
            a_match = new_match(str(seed), SHORT if seed % 2 else STANDARD, 2 + seed % 3)
            journal = store.begin(header_of(a_match))
            for _ in range(3):
                if a_match.stage != "deal" or not keep_round(a_match, journal, chance, most=chance.randint(1, 400)):
                    break
                assert store.record(journal.match_id or 0) == write_record(a_match, APP)
            match_id = journal.match_id
            assert match_id is not None
            expected = write_record(a_match, APP)
            assert store.record(match_id) == expected
            again = store.match(match_id)
            assert write_record(again, APP) == expected
            assert (again.mover, again.stage, again.totals) == (a_match.mover, a_match.stage, a_match.totals)
            for seat in range(len(a_match.seats)):
                assert again.view(seat).hand == a_match.view(seat).hand
                assert again.view(seat).public == a_match.view(seat).public
                assert again.check(seat, Draw()) == a_match.check(seat, Draw())
            undone += any(line.endswith(" undo") for line in store.load(match_id).lines)
            reshuffled += any(line.startswith("shuffle") for line in store.load(match_id).lines)
            finished += len([a_round for a_round in a_match.rounds if a_round.totals is not None])
        assert undone
        assert reshuffled
        assert finished
        assert store.verify(judge) == []


def test_a_saved_match_that_breaks_the_rules_is_found_by_the_judge(path: Path) -> None:
    with Store(path) as store:
        a_match = new_match("3")
        journal = store.begin(header_of(a_match))
        keep_round(a_match, journal, random.Random(1), most=5)
        assert store.verify(judge) == []
        journal.append("0 drop *1")
        (problem,) = store.verify(judge)
        assert (problem.match_id, problem.fault) == (1, Fault.WRONG_MATCH)
        with pytest.raises(StorageError, match="round 1, move") as caught:
            store.match(1)
        assert caught.value.fault is Fault.WRONG_MATCH


def test_every_confirmed_line_is_one_synced_transaction(path: Path) -> None:
    """reliability.md 3.3: the power cut is SQLite's own proof; ours is that it is asked for the full promise."""
    said: list[str] = []

    class Listening(sqlite3.Connection):
        def execute(self, sql: str, values: object = (), /) -> sqlite3.Cursor:
            said.append(sql.split()[0])
            if sql == "BEGIN IMMEDIATE":
                assert super().execute("PRAGMA synchronous").fetchone() == (2,)
                assert super().execute("PRAGMA journal_mode").fetchone() == ("wal",)
                assert super().execute("PRAGMA foreign_keys").fetchone() == (1,)
            return super().execute(sql, values)  # type: ignore[arg-type]

    with Store(path, connection=Listening) as store:
        journal = store.begin(HEADER)
        journal.round_began(ROUND)
        said.clear()
        for number in range(5):
            journal.append("0 draw")
            assert said == ["BEGIN", "INSERT", "COMMIT"]
            said.clear()
            with Store(path, read_only=True) as other:
                assert len(other.load(1).lines) == number + 1


@pytest.mark.parametrize(
    "name", ["a/b", "..", "CON", "", "x" * 300, "\u00e9", "e\u0301", "<b>", "-x", "\u200f", "\0", "🂡"]
)
def test_a_name_is_never_a_file_name(path: Path, name: str) -> None:
    """C-15."""
    value = json.loads(HEADER)
    value["seats"][0]["name"] = name
    with Store(path) as store:
        journal = store.begin(compact(value))
        journal.round_began(ROUND)
        assert store.matches()[0].seats[0].name == name
        assert json.loads(store.record(1))["seats"][0]["name"] == name
    assert sorted(file.name for file in path.parent.iterdir()) == [FILE, f"{FILE}.lock"]


def test_after_closing_nothing_goes_on(path: Path) -> None:
    store = Store(path)
    journal = store.begin(HEADER)
    store.close()
    store.close()
    with pytest.raises(StorageError):
        journal.round_began(ROUND)
    with pytest.raises(StorageError):
        store.matches()


def test_a_match_that_cannot_be_saved_says_so() -> None:
    journal = Unsaved()
    journal.match_began(HEADER)
    journal.round_began(ROUND)
    journal.append("0 draw")
    journal.round_ended(record())
    journal.catch_up()
    assert (journal.saved, journal.match_id) == (False, None)


def test_the_planted_faults_really_fail(path: Path) -> None:
    Planted.plan(1, sqlite3.SQLITE_FULL)
    with pytest.raises(StorageError):
        Store(path, connection=Planted)


def test_all_unfinished_matches_are_listed_the_damaged_ones_too(path: Path) -> None:
    with Store(path, clock=ticking()) as store:
        first, second, third, over = (store.begin(HEADER) for _ in range(4))
        over.round_began(ROUND)
        over.round_ended(record(finished=True))
        for journal in (third, second):
            journal.round_began(ROUND)
            journal.append("0 draw")
        assert [each.match_id for each in store.unfinished()] == [2, 3, 1]
        assert store.unfinished() is store.unfinished()
        assert store.unfinished(at_a_glance=True) == store.unfinished()
        first.round_began(ROUND)
        assert [each.match_id for each in store.unfinished()] == [1, 2, 3]
    damage(path, "UPDATE journal SET line = '0 drop 2C' WHERE match = 3 AND n = 1")
    with Store(path) as store:
        assert {each.match_id: each.fault for each in store.unfinished()} == {
            1: None,
            2: None,
            3: Fault.DAMAGED_MATCH,
        }
        # The line is not looked at, until the match is loaded.
        assert [(each.match_id, each.fault) for each in store.unfinished(at_a_glance=True)] == [
            (1, None),
            (2, None),
            (3, None),
        ]
        with pytest.raises(StorageError):
            store.load(3)


def test_the_list_tells_how_a_match_ends(path: Path) -> None:
    header = json.loads(HEADER)
    header["rules"] |= {"limit": 101, "match_type": "fixed_rounds", "fixed_rounds": 6}
    with Store(path) as store:
        store.begin(json.dumps(header).encode())
        header["rules"]["match_type"] = "limit"
        store.begin(json.dumps(header).encode())
        assert sorted((each.limit, each.fixed_rounds or 0) for each in store.matches()) == [(101, 0), (101, 6)]


def test_a_match_that_was_taken_out_is_put_back_as_it_was(path: Path) -> None:
    with Store(path) as store:
        for _ in range(2):
            journal = store.begin(HEADER)
            journal.round_began(ROUND)
            journal.append("0 draw")
        store.keep_note(1, "hand order", b"[1]")
    # A flipped byte may leave text that is no UTF-8.
    damage(path, "UPDATE journal SET line = CAST(x'ff30' AS TEXT) WHERE match = 2 AND n = 1")
    before = dump(path)
    with Store(path) as store:
        taken = [store.take_out(number) for number in (1, 2)]
        assert store.matches() == []
        assert store.unfinished() == ()
        assert store.note(1, "hand order") is None
        with pytest.raises(StorageError):
            store.take_out(1)
        for each in taken:
            store.put_back(each)
        assert store.load(1).lines == ("0 draw",)
        assert store.note(1, "hand order") == b"[1]"
        assert {each.match_id: each.fault for each in store.unfinished()} == {1: None, 2: Fault.DAMAGED_MATCH}
    assert dump(path) == before
    with Store(path) as store:
        assert store.begin(HEADER).match_id == 3


def damage(path: Path, sql: str) -> None:
    """Change the file behind the program's back."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        assert connection.execute(sql).rowcount == 1


def dump(path: Path) -> list[tuple[object, ...]]:
    """Every value of the three tables, as bytes where it is text."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.text_factory = bytes
        return [
            row
            for whole in ("matches", "journal", "notes")
            for row in connection.execute(f"SELECT * FROM {whole} ORDER BY 1, 2")
        ]
