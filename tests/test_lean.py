"""The start of the window reads no source of ours."""

import subprocess
import sys

LOOKS = """
import inspect
import PySide6.QtCore
from scala40.cli.lean import spare_the_search
if {spared}:
    spare_the_search()
read = []
source = inspect.getsource
inspect.getsource = lambda module: read.append(module.__name__) or source(module)
from scala40.views.fonts import FAMILIES
from json.tool import main
print(*read)
"""


def read(*, spared: bool) -> set[str]:
    """The modules whose source is read while one of ours and one of Python's are imported."""
    done = subprocess.run(
        [sys.executable, "-c", LOOKS.format(spared=spared)], capture_output=True, text=True, check=True, timeout=60
    )
    return set(done.stdout.split())


def test_no_source_of_ours_is_read() -> None:
    unspared, spared = read(spared=False), read(spared=True)
    assert "scala40.views.fonts" in unspared
    assert not any(name.startswith("scala40") for name in spared)


def test_other_modules_are_looked_at_as_before() -> None:
    assert "json.tool" in read(spared=True)
