"""The frozen folder is built, plays a match in folders with unusual names, and opens its window on a real screen."""

import os
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import build


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build.build(tmp_path_factory.mktemp("Però Ünï 日本"))


@pytest.fixture
def window(program: Path, tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    command = [program, "--data-dir", tmp_path / "ñandú teşt"]
    with subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE) as running:
        yield running
        running.kill()


def windows_of(process: int) -> list[str]:
    done = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(process)], capture_output=True, text=True)
    return done.stdout.split()


def test_it_plays_and_saves(program: Path) -> None:
    assert build.trial(program)


def test_its_window_opens_on_a_screen(window: subprocess.Popen[bytes], tmp_path: Path) -> None:
    assert os.environ["QT_QPA_PLATFORM"] == "xcb"
    deadline = time.monotonic() + 30
    while not windows_of(window.pid) and window.poll() is None and time.monotonic() < deadline:
        time.sleep(0.1)
    assert window.poll() is None
    assert windows_of(window.pid)
    assert [entry.name for entry in tmp_path.iterdir()] == ["ñandú teşt"]
