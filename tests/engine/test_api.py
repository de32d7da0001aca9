"""The engine's front door: the names that it exports, and the round that its docstring plays."""

from __future__ import annotations

import doctest
import subprocess
import sys
import typing

import scala40.engine
from scala40.engine import moves
from scala40.engine.check import check


def test_the_round_in_the_docstring_is_played_as_it_says() -> None:
    result = doctest.testmod(scala40.engine, report=True)
    assert result.attempted > 10
    assert result.failed == 0


def test_every_move_and_nothing_but_names_of_the_engine_is_exported() -> None:
    exported = {name: getattr(scala40.engine, name) for name in scala40.engine.__all__}
    assert {kind.__name__ for kind in typing.get_args(moves.Move)} <= set(exported)
    for name, thing in exported.items():
        home = getattr(thing, "__module__", "scala40.engine.rules")
        assert home.startswith("scala40.engine.")
        assert name == getattr(thing, "__name__", name)
    assert exported["check"] is check


def test_the_engine_alone_brings_no_qt_and_no_other_room() -> None:
    """In a process of its own: here everything is loaded already."""
    script = "import sys, scala40.engine; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = [name for name in done.stdout.split() if name.startswith(("scala40", "PySide"))]
    assert "scala40.engine.match" in loaded
    assert {name.split(".")[1] for name in loaded if "." in name} == {"engine"}
    assert not [name for name in loaded if name.startswith("PySide")]
