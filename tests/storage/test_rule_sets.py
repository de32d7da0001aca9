"""Own rule sets: kept by name, carried as small files, and files of strangers that are none."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scala40.engine.rules import CLASSIC, FAMILY, PRESETS, STANDARD, Rules
from scala40.storage.rule_sets import (
    MOST_BYTES,
    MOST_SETS,
    NAME_LETTERS,
    RuleSets,
    RulesRefused,
    Why,
    clean_name,
    file_name,
    load_rules,
    read_rules_file,
    write_rules,
)

SUNDAYS = msgspec.structs.replace(FAMILY, name="Sundays", opening_points=50, buying=True)


def changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    value = json.loads(write_rules(SUNDAYS))
    change(value)
    return json.dumps(value).encode()


def refused(data: bytes) -> Why:
    with pytest.raises(RulesRefused) as error:
        read_rules_file(data)
    assert "\n" not in str(error.value)
    return error.value.why


@pytest.mark.parametrize("rules", [SUNDAYS, *PRESETS.values()], ids=lambda rules: rules.name)
def test_a_file_gives_back_the_rules(rules: Rules) -> None:
    data = write_rules(rules)
    assert read_rules_file(data) == rules
    assert set(json.loads(data)["rules"]) == set(Rules.__struct_fields__)
    assert len(data) < 2048


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", Why.NOT_RULES),
        (b"\xff\xfe\x00", Why.NOT_RULES),
        (b"[]", Why.NOT_RULES),
        (b"null", Why.NOT_RULES),
        (b'{"format": "scala40", "version": 1}', Why.NOT_RULES),
        (b" " * (MOST_BYTES + 1), Why.TOO_LARGE),
        (b"[" * 30_000, Why.NOT_RULES),
        (b'{"format": "scala40-rules", "format": "scala40-rules"}', Why.NOT_RULES),
        (b'{"format": "scala40-rules", "version": 1, "rules": NaN}', Why.NOT_RULES),
    ],
)
def test_a_file_that_is_none_is_refused(data: bytes, why: Why) -> None:
    assert refused(data) == why


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda value: value.update(version=2), Why.NEWER),
        (lambda value: value.update(version=True), Why.NOT_RULES),
        (lambda value: value.update(version=0), Why.NOT_RULES),
        (lambda value: value.update(version="1"), Why.NOT_RULES),
        (lambda value: value.update(format="Scala40-rules"), Why.NOT_RULES),
        (lambda value: value.update(rules=[]), Why.NOT_RULES),
        (lambda value: value["rules"].pop("limit"), Why.NOT_RULES),
        (lambda value: value["rules"].update(bluff=True), Why.NOT_RULES),
        (lambda value: value["rules"].update(limit=101.0), Why.NOT_RULES),
        (lambda value: value["rules"].update(limit="101"), Why.NOT_RULES),
        (lambda value: value["rules"].update(limit=10**30), Why.NOT_RULES),
        (lambda value: value["rules"].update(limit=True), Why.NOT_RULES),
        (lambda value: value["rules"].update(buying=1), Why.NOT_RULES),
        (lambda value: value["rules"].update(jokers=3), Why.NOT_RULES),
        (lambda value: value["rules"].update(min_players=6, max_players=2), Why.NOT_RULES),
        (lambda value: value["rules"].update(match_type="fixed_rounds"), Why.NOT_RULES),
        (lambda value: value["rules"].update(turn_seconds=1), Why.NOT_RULES),
        (lambda value: value["rules"].update(name=None), Why.NOT_RULES),
        (lambda value: value["rules"].update(name="x" * 61), Why.NOT_RULES),
        (lambda value: value["rules"].update(name=" \n\u202e"), Why.NO_NAME),
        (lambda value: value["rules"].update(name="\ud800"), Why.NOT_RULES),
    ],
)
def test_a_file_with_one_wrong_place_is_refused_as_a_whole(
    change: Callable[[dict[str, Any]], object], why: Why
) -> None:
    assert refused(changed(change)) == why


def test_what_stands_beside_the_rules_is_passed_over() -> None:
    assert read_rules_file(changed(lambda value: value.update(notes=["from Anna"]))) == SUNDAYS


def test_a_name_from_elsewhere_is_one_line_of_plain_letters() -> None:
    data = changed(lambda value: value["rules"].update(name="<b>Zoë</b>\n\u202e日本 " + "y" * 30))
    name = read_rules_file(data).name
    assert name.startswith("<b>Zoë</b> 日本 y")
    assert len(name) <= NAME_LETTERS


@given(st.binary(max_size=200))
def test_no_bytes_break_the_reader(data: bytes) -> None:
    with pytest.raises(RulesRefused):
        read_rules_file(data)


def test_a_file_with_any_flipped_byte_is_rules_or_refused() -> None:
    chance = random.Random(7)
    data = write_rules(SUNDAYS)
    outcomes = set()
    for _ in range(2000):
        place, value = chance.randrange(len(data)), chance.randrange(256)
        try:
            rules = read_rules_file(data[:place] + bytes((value,)) + data[place + 1 :])
        except RulesRefused:
            outcomes.add("refused")
        else:
            outcomes.add("read")
            assert rules.name
            assert rules.name == clean_name(rules.name)
    assert outcomes == {"read", "refused"}


@pytest.mark.parametrize("name", ["../../etc/passwd", "a/b\\c:d*?", "CON", " ", "Zoë 日本", "."])
def test_the_file_has_a_name_without_folders(name: str) -> None:
    made = file_name(msgspec.structs.replace(SUNDAYS, name=name))
    assert made.endswith(".scala40-rules")
    assert len(made) > len(".scala40-rules")
    assert Path(made).name == made
    assert not set(made) & set('/\\:*?"<>|')


# Kept by name


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "rules.json"


def test_sets_are_kept_changed_renamed_and_removed(path: Path) -> None:
    sets = RuleSets(path)
    assert sets.all() == ()
    sets.keep(SUNDAYS)
    other = sets.keep(msgspec.structs.replace(CLASSIC, name="At Eva's"))
    assert RuleSets(path).all() == (SUNDAYS, other)
    harder = msgspec.structs.replace(SUNDAYS, limit=201)
    sets.keep(harder, instead_of="Sundays")
    assert RuleSets(path).all() == (harder, other)
    renamed = msgspec.structs.replace(harder, name="Mondays")
    assert sets.keep(renamed, instead_of="Sundays") == renamed
    assert RuleSets(path).all() == (renamed, other)
    assert sets.named("Sundays") is None
    sets.remove("Mondays")
    sets.remove("nobody's")
    assert RuleSets(path).all() == (other,)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", Why.NO_NAME),
        (" \n", Why.NO_NAME),
        ("standard", Why.NAME_TAKEN),
        ("Tournament", Why.NAME_TAKEN),
        ("SUNDAYS", Why.NAME_TAKEN),
    ],
)
def test_a_name_is_there_and_nobody_elses(path: Path, name: str, why: Why) -> None:
    sets = RuleSets(path)
    sets.keep(SUNDAYS)
    before = path.read_bytes()
    with pytest.raises(RulesRefused) as error:
        sets.keep(msgspec.structs.replace(CLASSIC, name=name))
    assert error.value.why == why
    assert (sets.all(), path.read_bytes()) == ((SUNDAYS,), before)


def test_there_is_room_for_a_hundred(path: Path) -> None:
    sets = RuleSets(path)
    for number in range(MOST_SETS):
        sets.keep(msgspec.structs.replace(SUNDAYS, name=f"{number}"))
    with pytest.raises(RulesRefused) as error:
        sets.keep(SUNDAYS)
    assert error.value.why == Why.FULL
    sets.keep(msgspec.structs.replace(SUNDAYS, limit=301, name="7"), instead_of="7")
    assert len(RuleSets(path).all()) == MOST_SETS


def test_rules_from_elsewhere_never_push_others_aside(path: Path) -> None:
    sets = RuleSets(path)
    assert sets.take_in(CLASSIC) is CLASSIC
    assert sets.take_in(SUNDAYS) == SUNDAYS
    assert sets.take_in(SUNDAYS) == SUNDAYS
    other = msgspec.structs.replace(SUNDAYS, limit=301)
    assert sets.take_in(other).name == "Sundays 2"
    assert sets.take_in(msgspec.structs.replace(other, limit=151)).name == "Sundays 3"
    assert sets.take_in(msgspec.structs.replace(CLASSIC, limit=301)).name == "classic 2"
    assert sets.named("Sundays") == SUNDAYS


def test_two_copies_of_the_program_add_to_the_same_file(path: Path) -> None:
    one, other = RuleSets(path), RuleSets(path)
    one.keep(SUNDAYS)
    other.keep(msgspec.structs.replace(SUNDAYS, name="Mondays"))
    assert [rules.name for rules in RuleSets(path).all()] == ["Sundays", "Mondays"]
    assert [rules.name for rules in other.all()] == ["Sundays", "Mondays"]


def test_without_a_folder_the_sets_last_as_long_as_the_program() -> None:
    sets = RuleSets(None)
    sets.keep(SUNDAYS)
    assert sets.all() == (SUNDAYS,)
    sets.remove("Sundays")
    assert sets.all() == ()


@pytest.mark.parametrize("content", [b"", b"{", b'{"format": "scala40-rules", "version": 1, "sets": 5}', b"\0" * 4096])
def test_a_broken_file_is_kept_aside(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    sets = RuleSets(path)
    assert sets.all() == ()
    assert sets.kept_aside is not None
    assert sets.kept_aside.read_bytes() == content
    sets.keep(SUNDAYS)
    assert RuleSets(path).all() == (SUNDAYS,)
    assert RuleSets(path).kept_aside is None


def test_of_a_file_broken_in_part_the_rest_is_used(path: Path) -> None:
    sets = RuleSets(path)
    sets.keep(SUNDAYS)
    sets.keep(msgspec.structs.replace(SUNDAYS, name="Mondays"))
    value = json.loads(path.read_bytes())
    value["sets"][1]["limit"] = -1
    value["sets"] += [msgspec.to_builtins(STANDARD), 5, value["sets"][0]]
    path.write_text(json.dumps(value))
    again = RuleSets(path)
    assert again.all() == (SUNDAYS,)
    assert again.kept_aside is not None
    assert RuleSets(path).all() == (SUNDAYS,)


def test_where_nothing_can_be_written_all_stays_as_it_was(path: Path) -> None:
    sets = RuleSets(path)
    sets.keep(SUNDAYS)
    path.unlink()
    path.mkdir()
    with pytest.raises(IsADirectoryError):
        sets.keep(msgspec.structs.replace(SUNDAYS, name="Mondays"))
    assert sets.all() == (SUNDAYS,)


def test_a_file_on_disk_is_read_no_further_than_it_may_be_long(tmp_path: Path) -> None:
    file = tmp_path / "x.scala40-rules"
    file.write_bytes(write_rules(SUNDAYS))
    assert load_rules(file) == SUNDAYS
    with file.open("r+b") as opened:
        opened.truncate(1 << 30)
    with pytest.raises(RulesRefused) as error:
        load_rules(file)
    assert error.value.why == Why.TOO_LARGE
    with pytest.raises(FileNotFoundError):
        load_rules(tmp_path / "none")
