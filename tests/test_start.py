"""How the program starts as a process of its own: what it loads, and what it says where it cannot start."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from scala40 import __version__, crash

# Loaded only by whoever uses them: they would make every start slower.
ONLY_WHEN_USED = ("zeroconf", "cryptography", "miniaudio", "rich", "scala40.coach", "scala40.lan", "scala40.arena")

# Makes a part of Qt fail as it does where a system library is missing.
WITHOUT_LIBRARY = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name in ("PySide6.QtGui", "PySide6.QtWidgets"):
            raise ImportError("libGL.so.1: cannot open shared object file: No such file or directory")

sys.meta_path.insert(0, Missing())
"""


def start(*arguments: str, cwd: Path, options: tuple[str, ...] = (), **extra: str) -> subprocess.CompletedProcess[str]:
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environ = {name: value for name, value in os.environ.items() if name not in names} | extra
    command = [sys.executable, *options, "-m", "scala40", *arguments]
    return subprocess.run(command, cwd=cwd, env=environ, capture_output=True, encoding="utf-8", timeout=300)


def test_without_a_screen_one_sentence_says_so(tmp_path: Path) -> None:
    done = start(cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "needs a screen" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [(), ("--demo", "--pace", "off")])
def test_without_a_library_one_sentence_names_the_remedy(arguments: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(WITHOUT_LIBRARY)
    done = start(*arguments, cwd=tmp_path, PYTHONPATH=str(tmp_path), QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "libGL.so.1" in done.stderr
    assert crash.APT_LINE in done.stderr


def test_without_its_pictures_the_program_says_to_install_it_again(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "from scala40 import paths\ndef missing():\n    raise FileNotFoundError\npaths.resources = missing\n"
    )
    arguments = ("--lang", "en", "--data-dir", str(tmp_path / "data"))
    done = start(*arguments, cwd=tmp_path, PYTHONPATH=str(tmp_path), QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "Install it once more" in done.stderr


@pytest.mark.parametrize("argument", ["--version", "--help"])
def test_what_needs_no_window_needs_no_screen(argument: str, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(WITHOUT_LIBRARY)
    done = start(argument, cwd=tmp_path, PYTHONPATH=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert (__version__ if argument == "--version" else "simulate") in done.stdout


def test_a_start_loads_only_what_the_window_needs_and_leaves_nothing_behind(tmp_path: Path) -> None:
    arguments = ("--demo", "--pace", "off", "--data-dir", str(tmp_path / "data"))
    here = tmp_path / "here"
    here.mkdir()
    done = start(*arguments, cwd=here, options=("-X", "importtime"), QT_QPA_PLATFORM="offscreen")
    loaded = set(re.findall(r"^import time:.*\| +([\w.]+)$", done.stderr, re.MULTILINE))
    assert done.returncode == 0
    assert {"scala40.app", "PySide6.QtWidgets"} <= loaded
    assert [name for name in loaded if name.startswith(ONLY_WHEN_USED)] == []
    assert list(here.iterdir()) == []
    assert list((tmp_path / "data").iterdir())
