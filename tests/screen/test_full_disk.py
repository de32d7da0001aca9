"""A real disk of one mebibyte that fills up, and a real read-only one; called by name, since mounting needs a right."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent

FULL = """
import sys
from pathlib import Path
from scala40.settings import SettingsStore
from scala40.storage import StorageError, Store
from tests.storage.material import HEADER, ROUND

disk = Path(sys.argv[1])
store, settings = Store(disk / "matches.sqlite"), SettingsStore(disk / "config" / "settings.json")
settings.change(language="it")
journal = store.begin(HEADER)
journal.round_began(ROUND)
journal.append("0 draw")
filler = disk / "filler"
with filler.open("wb", buffering=0) as file:
    try:
        while True:
            file.write(bytes(4096))
    except OSError:
        pass
before = settings_file = (disk / "config" / "settings.json").read_bytes()
said = []
settings.failed.append(lambda error: said.append(error.errno))
settings.change(player_name="Ada")
settings.change(pace="slow")
assert len(said) == 1, said
assert (disk / "config" / "settings.json").read_bytes() == before
faults = []
for number in range(200):
    try:
        journal.append("0 drop 4C " + "x" * 500)
    except StorageError as error:
        faults.append(error.fault.name)
assert faults, "the disk did not fill up"
assert set(faults) <= {"DISK_FULL", "IO_ERROR"}, faults
assert not journal.saved
lines = store.load(1).lines
assert lines[0] == "0 draw" and len(lines) == 201 - len(faults), (len(lines), len(faults))
filler.unlink()
journal.append("0 drop 5C")
settings.change(pace="fast")
assert journal.saved and len(store.load(1).lines) == 202
assert settings.fault is None
assert store.verify() == []
store.close()
assert sorted(file.name for file in (disk / "config").iterdir()) == ["settings.json", "settings.json.lock"]
"""

READ_ONLY = """
import os, sys
from pathlib import Path
from scala40.settings import SettingsStore
from scala40.storage import StorageError, Store

disk = Path(sys.argv[1])
try:
    Store(disk / "matches.sqlite")
except StorageError as error:
    assert error.fault.name == "READ_ONLY", error
else:
    raise AssertionError("opened to write")
with Store(disk / "matches.sqlite", read_only=True) as store:
    assert len(store.matches()) == 1 and store.verify() == []
settings = SettingsStore(disk / "config" / "settings.json")
assert settings.value.pace == "fast"
settings.change(pace="off")
assert settings.value.pace == "off" and settings.fault is not None
"""


@pytest.fixture
def steps(tmp_path: Path) -> str:
    (tmp_path / "disk").mkdir()
    for name, code in (("full", FULL), ("read_only", READ_ONLY)):
        (tmp_path / f"{name}.py").write_text(code)
    disk = tmp_path / "disk"
    run = f"PYTHONPATH='{ROOT}' '{sys.executable}' '{tmp_path}'"
    return (
        f"set -e; mount -t tmpfs -o size=1m tmpfs '{disk}'; {run}/full.py '{disk}'; "
        f"mount -o remount,ro '{disk}'; {run}/read_only.py '{disk}'"
    )


def test_a_disk_that_fills_up_and_one_that_cannot_be_written(steps: str) -> None:
    done = subprocess.run(["unshare", "-rm", "sh", "-c", steps], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
