"""Rules as files on the command line: a preset by name, or whatever a file says; and the program that offers them."""

import json
from pathlib import Path

import msgspec
import pytest

from scala40 import app
from scala40.cli import main
from scala40.engine.rules import FAMILY, PRESETS, STANDARD, Rules
from scala40.storage.rule_sets import write_rules

# The sentences of the command line need an application, and later tests the one with windows.
pytestmark = pytest.mark.usefixtures("qapp")

SUNDAYS = msgspec.structs.replace(
    STANDARD, name="Sundays", opening_points=30, limit=51, max_players=6, longest_run=14, jokers=2
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "Sundays.scala40-rules"
    path.write_bytes(write_rules(SUNDAYS))
    return path


def test_simulate_plays_by_the_rules_of_a_file(capsys, file: Path, tmp_path: Path) -> None:
    records = tmp_path / "records"
    words = ["simulate", "--seats", "beginner,beginner", "--rules", str(file), "--records", str(records)]
    assert main(words) == 0
    (record,) = records.iterdir()
    assert msgspec.convert(json.loads(record.read_bytes())["rules"], Rules) == SUNDAYS
    assert main(["check", str(record)]) == 0
    capsys.readouterr()


@pytest.mark.parametrize("command", [["simulate", "--seats", "beginner,beginner"], ["--demo"]])
@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"{}", "holds no rules"),
        (b"x" * 100_000, "too large"),
        (write_rules(SUNDAYS).replace(b'"limit": 51', b'"limit": 0'), "limit must be from 1"),
        (write_rules(SUNDAYS).replace(b'"version": 1', b'"version": 2'), "newer"),
    ],
)
def test_a_file_that_is_none_is_refused_in_one_line(
    capsys, file: Path, command: list[str], content: bytes, told: str
) -> None:
    file.write_bytes(content)
    assert main([*command, "--lang", "en", "--rules", str(file)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert told in printed.err
    assert file.name in printed.err
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize("name", ["tournement", "no/such/file.scala40-rules", ""])
def test_a_name_that_is_none_is_refused_with_those_that_are(capsys, name: str) -> None:
    assert main(["simulate", "--lang", "en", "--seats", "beginner,beginner", "--rules", name]) == 2
    err = capsys.readouterr().err
    assert all(preset in err for preset in PRESETS)
    assert err.count("\n") == 1


def test_the_window_gets_the_rules_of_the_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Rules] = []
    monkeypatch.setattr(app, "run", lambda **words: given.append(words["rules"]) or 0)
    assert main(["--demo", "--rules", str(file)]) == 0
    assert main(["--demo", "--rules", "family"]) == 0
    assert given == [SUNDAYS, FAMILY]
