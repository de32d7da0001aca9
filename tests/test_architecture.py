"""The shape of the program: who may know whom, which part of Qt a room may use, and the tools that read all of it."""

import ast
import importlib
import subprocess
import sys
import tomllib
import types
import typing
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "scala40"
MODULES = sorted(PACKAGE.rglob("*.py"))
LONGEST = 400

# The parts of Qt that a room may use; a room that is not named may use none, None means all.
QT: dict[str, frozenset[str] | None] = {
    "settings": frozenset({"QtCore"}),
    "texts": frozenset({"QtCore"}),
    "play": frozenset({"QtCore"}),
    "models": frozenset({"QtCore"}),
    "lan": frozenset({"QtCore", "QtNetwork"}),
    "views": None,
    "app": None,
    "cli": None,
}
# What of the engine the views may see: values that a seat is shown anyway, never a judge of moves.
RULES_OF_THE_GAME = ("legality", "round", "match", "turn", "arrange", "shuffle", "record", "position")
MUTABLE_OR_WHOLE = ("Match", "Round")
EMPTY_WORDS = {"manager", "helper", "helpers", "util", "utils", "utility", "common", "misc"}


def imports(source: str) -> Iterator[tuple[str, str]]:
    """Every import as (module, name); a plain ``import module`` has the name ''."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, ""
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            for alias in node.names:
                yield node.module or "", alias.name


def qt_parts(source: str) -> set[str]:
    parts = set()
    for module, name in imports(source):
        head, *rest = module.split(".")
        if head in ("PySide6", "shiboken6"):
            parts.add(rest[0] if rest else name or "everything")
    return parts


def forbidden_qt(room: str, source: str) -> set[str]:
    allowed = QT.get(room, frozenset())
    return set() if allowed is None else qt_parts(source) - allowed


def is_value(thing: object) -> bool:
    """Is this a type of values (a frozen struct, an enum, a card, a union of such) or a plain constant?"""
    if isinstance(thing, type):
        if issubclass(thing, msgspec.Struct):
            return thing.__struct_config__.frozen
        return issubclass(thing, (Enum, int, str))
    if isinstance(thing, types.UnionType) or typing.get_origin(thing) is typing.Union:
        return all(is_value(part) for part in typing.get_args(thing))
    return isinstance(thing, (str, int, tuple, frozenset, types.MappingProxyType))


def wrong_in_views(source: str) -> list[str]:
    """The imports from the engine that are more than values."""
    wrong = []
    for module, name in imports(source):
        if module.split(".")[:2] != ["scala40", "engine"]:
            if (module, name) == ("scala40", "engine"):
                wrong.append(f"{module}.{name}")
            continue
        parts = (*module.split(".")[2:], name)
        judge = not name or any(part in RULES_OF_THE_GAME or part in MUTABLE_OR_WHOLE for part in parts)
        if judge or not is_value(getattr(importlib.import_module(module), name)):
            wrong.append(f"{module}.{name}")
    return wrong


def room(module: Path) -> str:
    return module.relative_to(PACKAGE).parts[0].removesuffix(".py")


def named(module: Path) -> str:
    return str(module.relative_to(PACKAGE))


@pytest.mark.parametrize("module", MODULES, ids=named)
def test_a_module_uses_only_the_qt_of_its_room(module: Path) -> None:
    assert forbidden_qt(room(module), module.read_text(encoding="utf-8")) == set()


@pytest.mark.parametrize("module", MODULES, ids=named)
def test_a_module_is_short_and_says_what_it_is_for(module: Path) -> None:
    source = module.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= LONGEST
    assert ast.get_docstring(ast.parse(source))
    words = {word for part in module.relative_to(PACKAGE).with_suffix("").parts for word in part.split("_")}
    assert not words & EMPTY_WORDS


def test_views_take_only_values_from_the_engine() -> None:
    wrong = {
        named(module): found
        for module in MODULES
        if room(module) == "views"
        for found in [wrong_in_views(module.read_text(encoding="utf-8"))]
        if found
    }
    assert wrong == {}


@pytest.mark.parametrize(
    ("room_name", "source", "found"),
    [
        ("engine", "import PySide6", {"everything"}),
        ("engine", "def f():\n    from PySide6.QtCore import QObject", {"QtCore"}),
        ("models", "from PySide6 import QtCore, QtGui", {"QtGui"}),
        ("texts", "from PySide6.QtWidgets import QLabel", {"QtWidgets"}),
        ("lan", "import PySide6.QtNetwork, PySide6.QtCore", set()),
        ("views", "from PySide6.QtWidgets import QWidget", set()),
    ],
)
def test_planted_qt_is_found(room_name: str, source: str, found: set[str]) -> None:
    assert forbidden_qt(room_name, source) == found


@pytest.mark.parametrize(
    "source",
    [
        "import scala40.engine",
        "from scala40 import engine",
        "from scala40.engine.legality import check",
        "from scala40.engine import Match",
        "from scala40.engine.round import Round",
        "from scala40.engine.melds import readings",
    ],
)
def test_planted_rules_in_a_view_are_found(source: str) -> None:
    assert wrong_in_views(source)


def test_values_in_a_view_are_fine() -> None:
    assert wrong_in_views("from scala40.engine.cards import Card\nfrom scala40.engine.moves import Discard, Move") == []


def contracts() -> list[dict[str, typing.Any]]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[dict[str, typing.Any]] = settings["tool"]["importlinter"]["contracts"]
    return found


def exists(name: str) -> bool:
    return (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").is_file()


def test_only_rooms_that_are_not_there_yet_are_optional_in_the_contract() -> None:
    rooms = [name.strip() for layer in contracts()[0]["layers"] for name in layer.split("|")]
    optional = {name.strip("()") for name in rooms if name.startswith("(")}
    assert optional == {name for name in (name.strip("()") for name in rooms) if not exists(name)}


def test_every_room_without_qt_is_in_the_contract() -> None:
    without = {name for name in ("engine", "bots", "arena", "coach", "storage") if exists(name)}
    assert set(contracts()[1]["source_modules"]) == {f"scala40.{name}" for name in without}


def run(*command: str) -> None:
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_types() -> None:
    run("-m", "mypy")


def test_style() -> None:
    run("-m", "ruff", "check")


def test_import_contracts() -> None:
    run("-c", "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_logo=True))")


def test_nothing_generated_is_under_version_control() -> None:
    done = subprocess.run(["git", "ls-files", "-ci", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")
