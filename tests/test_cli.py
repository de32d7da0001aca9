"""The command line of records.md: what it prints, and its exit codes."""

import argparse
import json
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from scala40.app.saves import fresh_shuffler
from scala40.cli import arguments, main
from scala40.cli.complaints import complaint
from scala40.engine.match import Match, SeatInfo
from scala40.engine.rules import STANDARD
from scala40.play.imported import write_into
from scala40.storage.store import Store
from scala40.texts.arguments import ArgumentTexts
from scala40.texts.command_help import HelpTexts
from scala40.views.languages import Languages

# The command line makes a bare QCoreApplication where there is none, and no window could be made after it.
pytestmark = pytest.mark.usefixtures("qapp")


def run(capsys, *words: str) -> tuple[int, str, str]:
    code = main(words)
    printed = capsys.readouterr()
    return code, printed.out, printed.err


@pytest.fixture(scope="module")
def records(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    words = ["simulate", "--seats", "beginner,beginner", "--rules", "classic", "--matches", "2", "--seed", "3"]
    assert main([*words, "--records", str(folder)]) == 0
    return folder


def test_simulate_prints_a_table(capsys) -> None:
    words = ["--lang", "en", "--seats", "beginner,Beginner , BEGINNER", "--matches", "1", "--seed", "1"]
    code, out, err = run(capsys, "simulate", *words)
    assert (code, err) == (0, "")
    assert out.count("beginner") == 9
    assert "rounds a second" in out


@pytest.mark.parametrize("name", ["Classic", "CLASSIC", "classic"])
def test_a_rule_set_is_named_with_capitals_or_without(capsys, tmp_path: Path, name: str) -> None:
    words = ["--seats", "beginner,beginner", "--rules", name, "--matches", "1", "--records", str(tmp_path / "records")]
    code, _, err = run(capsys, "simulate", *words)
    assert (code, err) == (0, "")
    (record,) = (tmp_path / "records").iterdir()
    assert json.loads(record.read_text("utf-8"))["rules"]["name"] == "classic"
    assert arguments.rules_named(argparse.Namespace(rules=name)).name == "classic"


def test_simulate_prints_json(capsys) -> None:
    code, out, _ = run(capsys, "simulate", "--seats", "beginner,beginner", "--matches", "1", "--json")
    value = json.loads(out)
    assert code == 0
    assert [line["level"] for line in value["lines"]] == ["beginner", "beginner"]


def test_check_accepts_what_simulate_wrote(capsys, records: Path) -> None:
    code, out, err = run(capsys, "check", "--lang", "en", *sorted(map(str, records.iterdir())))
    assert (code, err) == (0, "")
    assert out.count("right") == 2


def spoilt(records: Path, tmp_path: Path, change) -> Path:
    value = json.loads((records / "match-00001.scala40").read_bytes())
    change(value)
    path = tmp_path / "spoilt.scala40"
    path.write_text(json.dumps(value))
    return path


def drop_another_card(value: dict) -> None:
    moves = value["rounds"][0]["moves"]
    at = next(at for at, move in enumerate(moves) if " drop " in move)
    moves[at] = moves[at].rsplit(" ", 1)[0] + " *4"
    deck = value["rounds"][0]["deck"].split()
    # The fourth joker lies too deep in this deck to be in anybody's hand yet.
    assert deck.index("*4") > 27


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (drop_another_card, "round 1, move 2: NOT_HELD"),
        (lambda value: value["rounds"][0]["moves"].__setitem__(0, "0 drop 2C"), "round 1, move 1: "),
        (lambda value: value["rounds"][0]["penalties"].__setitem__(0, 999), "round 1, move "),
        (lambda value: value["rounds"][1]["totals"].__setitem__(0, 999), "round 2, move "),
        (lambda value: value["result"].__setitem__("winner", [0, 1]), "the result must be"),
        (lambda value: value["rules"].__setitem__("opening_points", 100), "round 1, move "),
    ],
)
def test_check_names_the_place_of_what_is_wrong(capsys, records: Path, tmp_path: Path, change, place: str) -> None:
    code, out, err = run(capsys, "check", "--lang", "en", str(spoilt(records, tmp_path, change)))
    assert (code, err) == (1, "")
    assert place in out
    assert out.count("\n") == 1


def test_check_judges_every_file_even_after_a_wrong_one(capsys, records: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.scala40"
    wrong.write_text("{}")
    code, out, _ = run(capsys, "check", "--lang", "en", str(wrong), str(records / "match-00001.scala40"))
    assert code == 1
    assert len(out.splitlines()) == 3


@pytest.mark.parametrize(
    "words",
    [
        ["check"],
        ["check", "/no/such/file"],
        ["legal"],
        ["legal", "/no/such/file"],
        ["simulate"],
        ["simulate", "--seats", "beginner"],
        ["simulate", "--seats", "beginner,wizard"],
        ["simulate", "--seats", "beginner,beginner", "--rules", "mine"],
        ["simulate", "--seats", "beginner,beginner", "--matches", "0"],
        ["simulate", "--seats", "beginner,beginner", "--matches", "x"],
        ["saves", "--export", "1", "x"],
        ["saves", "--nonsense"],
        ["--lang", "xx"],
        ["--data-dir", ""],
    ],
)
def test_unusable_words_get_one_line_and_exit_code_2(capsys, tmp_path: Path, words: list[str]) -> None:
    extra = [] if "--data-dir" in words else ["--data-dir", str(tmp_path / "none")]
    code, out, err = run(capsys, *words, *extra)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1


def position(tmp_path: Path, **told) -> str:
    value = {
        "rules": "standard",
        "turn": 0,
        "phase": "play",
        "dealer": 1,
        "seats": [{"hand": "4H 5H 6H QS", "opened": True}, {"hand": 5, "opened": True}],
        "melds": ["7H 8H 9H"],
        "stock": 9,
    }
    path = tmp_path / "position.json"
    path.write_text(json.dumps(value | told))
    return str(path)


def test_legal_prints_what_is_legal_in_a_position(capsys, tmp_path: Path) -> None:
    code, out, err = run(capsys, "legal", position(tmp_path))
    assert (code, err) == (0, "")
    assert json.loads(out) == {
        "seat": 0,
        "phase": "play",
        "draw": False,
        "take": False,
        "melds": [["4H 5H 6H", 15]],
        "opening": None,
        "off": ["off 6H m1"],
        "swap": [],
        "drop": ["drop 4H", "drop 5H", "drop 6H", "drop QS"],
        "refused": {},
    }


def test_legal_prints_what_is_legal_after_a_move_of_a_record(capsys, records: Path) -> None:
    record = str(records / "match-00001.scala40")
    first = json.loads((records / "match-00001.scala40").read_bytes())["rounds"][0]["moves"][0]
    code, out, _ = run(capsys, "legal", record, "--move", "0")
    assert (code, json.loads(out)["draw"]) == (0, True)
    assert first.split()[0] == str(json.loads(out)["seat"])
    code, out, _ = run(capsys, "legal", "--move", "1", record)
    assert (code, json.loads(out)["phase"]) == (0, "play")
    code, out, _ = run(capsys, "legal", record)
    assert (code, json.loads(out)["phase"]) == (0, "over")


def test_legal_calls_a_record_wrong_where_it_is_judged_so(capsys, records: Path, tmp_path: Path) -> None:
    wrong = str(spoilt(records, tmp_path, drop_another_card))
    code, out, err = run(capsys, "legal", "--lang", "en", wrong, "--move", "2")
    assert (code, out) == (1, "")
    assert "round 1, move 2: NOT_HELD" in err
    assert run(capsys, "legal", wrong, "--move", "1")[0] == 0


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ({}, ["--move", "1"]),
        ({}, ["--move", "x"]),
        ({"turn": 7}, []),
        ({"seats": [{"hand": 4}, {"hand": 5}]}, []),
        ({"melds": ["7H 8H 7H"]}, []),
        ({"format": "scala40", "version": 9}, []),
        ({"format": "scala40"}, []),
    ],
)
def test_legal_refuses_what_it_cannot_list_in_one_line(capsys, tmp_path: Path, told: dict, words: list[str]) -> None:
    code, out, err = run(capsys, "legal", position(tmp_path, **told), *words)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1


def test_a_newer_file_is_refused_by_its_version(capsys, records: Path, tmp_path: Path) -> None:
    path = spoilt(records, tmp_path, lambda value: value.__setitem__("version", 2))
    code, _, err = run(capsys, "check", "--lang", "en", str(path))
    assert code == 2
    assert "version 2" in err


def test_without_saves_there_is_nothing_to_list_and_nothing_is_made(capsys, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    code, out, _ = run(capsys, "saves", "--lang", "en", "--data-dir", str(folder))
    assert (code, out) == (0, "No match is saved.\n")
    assert not folder.exists()


def test_an_empty_file_of_saves_is_said_too(capsys, tmp_path: Path) -> None:
    Store(tmp_path / "matches.sqlite").close()
    code, out, _ = run(capsys, "saves", "--lang", "en", "--data-dir", str(tmp_path))
    assert (code, out) == (0, "No match is saved.\n")


@pytest.mark.parametrize("number", ["7", "nope", "9" * 30])
def test_a_number_that_no_saved_match_has_is_named(capsys, tmp_path: Path, number: str) -> None:
    Store(tmp_path / "matches.sqlite").close()
    code, _, err = run(capsys, "saves", "--export", number, "x", "--lang", "en", "--data-dir", str(tmp_path))
    assert code == 2
    assert f"number {number}" in err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seats", "beginner"], "2 to 4; players named: 1"),
        (["--seats", ",".join(["beginner"] * 5)], "2 to 4; players named: 5"),
        (["--seats", "beginner,beginner", "--matches", "x"], "takes a whole number from 1 up; x is none"),
        (["--seats", "mster,club"], "There is no level “mster”. Perhaps you mean “master”."),
        (["--seats", "club-Bald,club"], "There is no level “club-Bald”. Perhaps you mean “club-bold”."),
        (
            ["--seats", "wizard,club"],
            "There are: beginner, casual, club, expert, master; with a character, such as club-bold, club-patient",
        ),
        (["--seats", "club,"], "There is no level “”. There are: beginner"),
        (["--seats", "beginner,beginner", "--jobs", "0"], "takes a whole number from 1 up; 0 is none"),
    ],
)
def test_what_simulate_refuses_is_said_without_names_of_the_inside(capsys, words: list[str], told: str) -> None:
    code, _, err = run(capsys, "simulate", "--lang", "en", *words)
    assert code == 2
    assert told in err
    assert "_" not in err


def test_records_of_another_simulation_are_said_in_words(capsys, records: Path) -> None:
    words = ["--lang", "en", "--seats", "beginner,beginner", "--rules", "classic", "--records", str(records)]
    code, out, err = run(capsys, "simulate", *words, "--seed", "4")
    assert (code, out) == (2, "")
    assert err == f"The records in {records} are those of another simulation. Name another folder.\n"


def test_records_that_cannot_be_written_are_said_in_words(capsys, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    words = ["--lang", "en", "--seats", "beginner,beginner", "--records", str(tmp_path / "file" / "x")]
    code, _, err = run(capsys, "simulate", *words)
    assert code == 2
    assert f"{tmp_path / 'file'}" in err
    assert "cannot be written: " in err
    assert "Errno" not in err


def saved_match(folder: Path) -> int:
    """The number of a new match in the saves of a folder."""
    a_match = Match(STANDARD, [SeatInfo(name, "beginner") for name in ("Ada", "Bruno")], fresh_shuffler())
    with Store(folder / "matches.sqlite") as store:
        journal = store.new_match()
        write_into(journal, a_match, "x")
        return journal.match_id


def test_a_match_is_written_only_into_a_folder_that_is_there(capsys, tmp_path: Path) -> None:
    number = str(saved_match(tmp_path))
    words = ["saves", "--lang", "en", "--data-dir", str(tmp_path), "--export", number]
    missing = tmp_path / "no" / "such"
    assert run(capsys, *words, str(missing / "x")) == (2, "", f"There is no folder {missing}.\n")
    assert not (tmp_path / "no").exists()
    code, _, err = run(capsys, *words, str(tmp_path))
    assert code == 2
    assert "cannot be written: " in err
    assert "Errno" not in err
    assert run(capsys, *words, str(tmp_path / "x"))[0] == 0
    assert (tmp_path / "x").is_file()


def test_whoever_stops_reading_our_output_gets_no_traceback() -> None:
    words = [sys.executable, "-m", "scala40", "--help"]
    done = subprocess.run(f"{shlex.join(words)} | true", shell=True, capture_output=True, text=True, timeout=60)
    assert done.stderr == ""


def test_a_damaged_file_of_saves_is_a_wrong_one_and_stays_as_it_is(capsys, tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    path.write_bytes(b"no database at all, but long enough to look at" * 40)
    code, out, err = run(capsys, "saves", "--verify", "--lang", "en", "--data-dir", str(tmp_path))
    assert (code, err, out.count("\n")) == (1, "", 1)
    assert path.read_bytes() == b"no database at all, but long enough to look at" * 40


def test_check_says_which_deals_are_proved(capsys, records: Path, tmp_path: Path) -> None:
    record = records / "match-00001.scala40"
    rounds = len(json.loads(record.read_bytes())["rounds"])
    assert rounds > 1
    _, out, _ = run(capsys, "check", "--lang", "en", str(record))
    assert out.splitlines()[1] == f"{record}: every deal is proved by its key"

    def hide(*numbers: int):
        def change(value: dict) -> None:
            for number in numbers:
                value["rounds"][number - 1]["shuffle"]["secret"] = None

        return str(spoilt(records, tmp_path, change))

    everything = range(1, rounds + 1)
    code, out, _ = run(capsys, "check", "--lang", "en", hide(*everything))
    assert (code, out.splitlines()[1].endswith("no deal can be proved, since no key is shown")) == (0, True)
    _, out, _ = run(capsys, "check", "--lang", "en", hide(*everything[1:]))
    assert "these rounds are proved: 1; no key is shown of: 2" in out.splitlines()[1]


def test_check_refuses_a_deal_that_its_key_does_not_give(capsys, records: Path, tmp_path: Path) -> None:
    def change(value: dict) -> None:
        value["rounds"][1]["shuffle"]["secret"] = value["rounds"][0]["shuffle"]["secret"]

    code, out, _ = run(capsys, "check", "--lang", "en", str(spoilt(records, tmp_path, change)))
    assert code == 1
    assert "round 2: the secret does not go with the fingerprint" in out


def test_a_file_that_is_not_there_is_told_in_one_language(tmp_path: Path) -> None:
    # In a process of its own: a language once in force here would stay for the tests to come.
    words = [sys.executable, "-m", "scala40", "check", "--lang", "de", str(tmp_path / "none.scala40")]
    done = subprocess.run(words, cwd=Path(__file__).parents[1], capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 2
    said = "none.scala40 lässt sich nicht lesen: diese Datei oder diesen Ordner gibt es nicht"
    assert done.stderr.strip().endswith(said)


@pytest.fixture
def speaking(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Languages that can be asked for, and English again afterwards."""
    languages = Languages()
    monkeypatch.setattr(arguments, "speak", languages.use)
    yield
    languages.use("en")


@pytest.mark.parametrize(
    ("words", "german"),
    [
        ("--pace=quick", "--pace nimmt eines davon: off, fast, normal, slow; quick gehört nicht dazu."),
        ("simulate", "Es fehlt noch: --seats."),
        ("simulate --seats a --matches 0", "--matches nimmt eine ganze Zahl ab 1; 0 ist keine."),
        ("simulate --seats a --matches 2 --rounds 3", "--rounds geht nicht zusammen mit --matches."),
        ("saves --export 1", "--export braucht 2 Werte."),
        ("legal x --move y", "--move nimmt eine ganze Zahl; y ist keine."),
        ("--demo=1", "--demo nimmt keinen Wert."),
        ("check --bogus x", "Hier nicht bekannt: --bogus."),
        ("simulate --se a", "--se kann --seats, --seed heißen."),
    ],
)
@pytest.mark.usefixtures("speaking")
def test_mistyped_words_are_told_in_the_language_asked_for(capsys, words: str, german: str) -> None:
    command, *rest = words.split()
    for asked in (["--lang", "de"], ["--lang=de"]):
        code, out, err = run(capsys, command, *asked, *rest)
        assert (code, out) == (2, "")
        assert err.rstrip("\n").endswith(german)
        assert err.count("\n") == 1


def test_a_language_that_is_none_is_told_with_those_that_are(capsys) -> None:
    code, _, err = run(capsys, "--lang", "fr")
    assert code == 2
    assert "en, de, es, it" in err


def test_a_complaint_worded_anew_stays_as_it_is() -> None:
    assert complaint("something has changed", ArgumentTexts()) == "something has changed"


@pytest.mark.usefixtures("speaking")
@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
@pytest.mark.parametrize("command", ["", "simulate", "check", "legal", "saves"])
def test_help_is_said_in_the_language_asked_for(capsys, monkeypatch, command: str, language: str) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    with pytest.raises(SystemExit) as ended:
        main([*filter(None, [command]), "--help", "--lang", language])
    assert ended.value.code == 0
    printed = capsys.readouterr().out
    texts = HelpTexts()
    assert printed.startswith(f"{texts.usage()} scala40")
    assert texts.about(command) in printed
    assert texts.option(command, "help") in printed
    if language != "en":
        for word in ("usage:", "positional", "show this help", "show program", "language of", "without a window"):
            assert word not in printed
        assert HelpTexts().about(command) != "Computer players play without a window."


@pytest.mark.usefixtures("speaking")
def test_every_option_has_its_line_in_the_help(capsys) -> None:
    for command in ("", "simulate", "check", "legal", "saves"):
        with pytest.raises(SystemExit):
            main([*filter(None, [command]), "-h", "--lang", "en"])
        for line in capsys.readouterr().out.splitlines():
            if line.startswith("  --") and len(line) < 24:
                assert line.strip().startswith("--pace"), line


def test_the_system_language_is_that_of_the_help() -> None:
    # Told once Python runs: where that country is not installed it would read its own folders as ASCII.
    told = """if True:
        import os, sys
        os.environ |= {"LANGUAGE": "de", "LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"}
        from scala40.cli import main
        sys.argv = ["scala40", "saves", "--help"]
        sys.exit(main())
    """
    words = [sys.executable, "-c", told]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, encoding="utf-8")
    assert done.stdout.startswith("Aufruf: scala40 saves")
