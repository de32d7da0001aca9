"""The player's own rule sets: kept by name in one file of the config folder, and carried about as small files."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any, Final

import msgspec

from scala40 import files
from scala40.engine.record import RecordError, read_json, read_rules
from scala40.engine.rules import PRESETS, Rules

FORMAT: Final = "scala40-rules"
VERSION: Final = 1
SUFFIX: Final = ".scala40-rules"
FILE: Final = "rules.json"
MOST_SETS: Final = 100
MOST_BYTES: Final = 64 * 1024
"""Of a small file with one rule set; it has about 2 KiB."""
NAME_LETTERS: Final = 40


class Why(Enum):
    """Why a file with rules, or a name for them, is refused."""

    TOO_LARGE = "the file is too large"
    NOT_RULES = "the file holds no rules of Scala 40"
    NEWER = "the file is of a newer version"
    NO_NAME = "rules need a name"
    NAME_TAKEN = "there are rules of this name"
    FULL = "there are too many rule sets"


class RulesRefused(ValueError):
    """Rules that are not taken: why, and for a file what is the matter with it in the words of the format."""

    def __init__(self, why: Why, detail: str = "", field: str = "") -> None:
        """`field` names the rule that is missing or has a value that it cannot have."""
        super().__init__(f"{why.value}: {detail}" if detail else why.value)
        self.why = why
        self.detail = detail
        self.field = field


def write_rules(rules: Rules) -> bytes:
    """A rule set as the small file that players give each other: every field written out, as in a record."""
    value = {"format": FORMAT, "version": VERSION, "rules": msgspec.to_builtins(rules)}
    return (json.dumps(value, ensure_ascii=False, indent=1) + "\n").encode()


def read_rules_file(data: bytes) -> Rules:
    """The rule set of such a file, under a name that can be shown. Raises `RulesRefused`.

    A field that is missing, unknown, of another type or out of its range refuses the whole file: rules that are only
    half understood are not played.
    """
    if len(data) > MOST_BYTES:
        raise RulesRefused(Why.TOO_LARGE)
    try:
        value = read_json(data, MOST_BYTES)
    except RecordError as error:
        raise RulesRefused(Why.NOT_RULES, str(error)) from None
    if (
        value.get("format") != FORMAT
        or type(value.get("version")) is not int
        or not isinstance(value.get("rules"), dict)
    ):
        raise RulesRefused(Why.NOT_RULES)
    if value["version"] > VERSION:
        raise RulesRefused(Why.NEWER)
    if value["version"] < 1:
        raise RulesRefused(Why.NOT_RULES)
    rules = _rules(value["rules"])
    name = rules.name if rules == PRESETS.get(rules.name) else clean_name(rules.name)
    if not name:
        raise RulesRefused(Why.NO_NAME)
    return msgspec.structs.replace(rules, name=name)


def load_rules(file: Path) -> Rules:
    """The rule set of a file on disk. Raises `RulesRefused`, and OSError where it cannot be read."""
    with file.open("rb") as opened:
        return read_rules_file(opened.read(MOST_BYTES + 1))


def clean_name(name: str) -> str:
    """A name for rules as it is kept: one line of printable letters, no more than `NAME_LETTERS`; perhaps empty."""
    shown = "".join(letter if letter.isprintable() else " " for letter in name[:1000])
    return " ".join(shown.split())[:NAME_LETTERS].rstrip()


def file_name(rules: Rules) -> str:
    """What the small file with these rules is called on every system."""
    letters = "".join(letter if letter.isalnum() or letter in " -_" else "_" for letter in rules.name).strip()
    return f"{letters or 'rules'}{SUFFIX}"


def _rules(value: dict[str, Any]) -> Rules:
    unknown = [field for field in value if field not in Rules.__struct_fields__]
    if unknown:
        raise RulesRefused(Why.NOT_RULES, f"there is no field {unknown[0][:40]}")
    wrong = [field for field, one in value.items() if isinstance(one, float)]
    if wrong:
        raise RulesRefused(Why.NOT_RULES, f"{wrong[0]} is no whole number", wrong[0])
    try:
        return read_rules(value)
    except RecordError as error:
        raise RulesRefused(Why.NOT_RULES, str(error)[:200], _bad_field(value)) from None


def _bad_field(value: dict[str, Any]) -> str:
    """The first rule that is missing, or cannot be read among others that are as usual; empty if there is none."""
    usual = msgspec.to_builtins(Rules())
    for field in Rules.__struct_fields__:
        beside: dict[str, Any] = {"min_players": 2, "max_players": 6}
        if field == "fixed_rounds" and value.get(field) is not None:
            beside["match_type"] = "fixed_rounds"
        if field == "match_type" and value.get(field) == "fixed_rounds":
            beside["fixed_rounds"] = 1
        try:
            msgspec.convert({**usual, **beside, field: value[field]}, Rules)
        except (KeyError, ValueError):
            return field
    return ""


class RuleSets:
    """The own rule sets of a player, by name. Two copies of the program may share the file."""

    def __init__(self, path: Path | None) -> None:
        """Read the file; without one (None: the player has no folder) the sets last as long as the program."""
        self._path = path
        self._sets: dict[str, Rules] = {}
        self.kept_aside: Path | None = None
        """Where a file went that could not be read, in part or at all."""
        if path is not None:
            self._begin(path)

    def all(self) -> tuple[Rules, ...]:
        """The own sets, in the order in which they were made."""
        return tuple(self._sets.values())

    def named(self, name: str) -> Rules | None:
        """The own set of this name."""
        return self._sets.get(name)

    def keep(self, rules: Rules, instead_of: str | None = None) -> Rules:
        """Keep a set under its name, in the place of another where `instead_of` names one (which renames it).

        Raises `RulesRefused` for a name that is empty or taken, and OSError where nothing can be written: then all is
        as it was.
        """
        kept = msgspec.structs.replace(rules, name=clean_name(rules.name))
        with self._changing() as sets:
            others = {name.casefold() for name in sets if name != instead_of} | set(PRESETS)
            if not kept.name:
                raise RulesRefused(Why.NO_NAME)
            if kept.name.casefold() in others:
                raise RulesRefused(Why.NAME_TAKEN)
            if instead_of not in sets and len(sets) >= MOST_SETS:
                raise RulesRefused(Why.FULL)
            placed = {
                (kept.name if name == instead_of else name): (kept if name == instead_of else one)
                for name, one in sets.items()
            }
            placed[kept.name] = kept
            sets.clear()
            sets.update(placed)
        return kept

    def remove(self, name: str) -> None:
        """Forget a set. Matches that are played by it keep their rules. Raises OSError."""
        with self._changing() as sets:
            sets.pop(name, None)

    def take_in(self, rules: Rules) -> Rules:
        """Keep a set from elsewhere; where its name is taken by other rules, under that name with a number.

        What is there already, a preset too, is only given back. Raises `RulesRefused` and OSError like `keep`.
        """
        for known in (*PRESETS.values(), *self._sets.values()):
            if known == rules:
                return known
        taken = {name.casefold() for name in (*PRESETS, *self._sets)}
        name, number = clean_name(rules.name), 1
        while name.casefold() in taken:
            number += 1
            name = f"{clean_name(rules.name)[: NAME_LETTERS - 4].rstrip()} {number}"
        return self.keep(msgspec.structs.replace(rules, name=name))

    @contextlib.contextmanager
    def _changing(self) -> Iterator[dict[str, Rules]]:
        """The sets as they are on disk now, to be changed; they are written at the end, or all is as it was."""
        if self._path is None:
            sets = dict(self._sets)
            yield sets
            self._sets = sets
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with files.alone(self._path, wait=True):
            sets = dict(self._sets)
            with contextlib.suppress(OSError, RulesRefused):
                sets = _read(self._path)[0]
            yield sets
            value = {"format": FORMAT, "version": VERSION, "sets": [msgspec.to_builtins(one) for one in sets.values()]}
            files.write_aside(self._path, (json.dumps(value, ensure_ascii=False, indent=1) + "\n").encode())
            self._sets = sets

    def _begin(self, path: Path) -> None:
        files.sweep(path)
        try:
            self._sets, whole = _read(path)
        except (FileNotFoundError, NotADirectoryError):
            return
        except (OSError, RulesRefused):
            whole = False
        if not whole:
            with contextlib.suppress(OSError):
                self.kept_aside = files.keep_aside(path)
                with self._changing():
                    pass


def _read(path: Path) -> tuple[dict[str, Rules], bool]:
    """The sets of the file, and whether all of them could be read. Raises OSError and `RulesRefused`."""
    most = MOST_BYTES * MOST_SETS
    with path.open("rb") as opened:
        data = opened.read(most + 1)
    if not data:
        raise RulesRefused(Why.NOT_RULES)
    try:
        value = read_json(data, most)
    except RecordError as error:
        raise RulesRefused(Why.NOT_RULES, str(error)) from None
    listed = value.get("sets")
    if value.get("format") != FORMAT or value.get("version") != VERSION or not isinstance(listed, list):
        raise RulesRefused(Why.NOT_RULES)
    sets: dict[str, Rules] = {}
    whole = len(listed) <= MOST_SETS
    for one in listed[:MOST_SETS]:
        try:
            rules = _rules(one if isinstance(one, dict) else {})
        except RulesRefused:
            whole = False
            continue
        if rules.name != clean_name(rules.name) or not rules.name or rules.name in PRESETS or rules.name in sets:
            whole = False
            continue
        sets[rules.name] = rules
    return sets, whole
