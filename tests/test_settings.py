"""Settings: defaults, changes told and written, broken files kept aside, two copies, full disks (C-10, C-11, C-14)."""

import errno
import json
import os
import random
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scala40.paths import SETTINGS as FILE
from scala40.settings import LONGEST, Settings, SettingsStore

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / FILE


def written(path: Path) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(path.read_bytes())
    return value


def test_the_first_start(path: Path) -> None:
    store = SettingsStore(path)
    assert store.value == Settings()
    assert store.value.knows_the_game is None
    assert (store.fault, store.kept_aside) == (None, None)
    assert not path.parent.exists()


def test_a_change_is_told_and_written(path: Path) -> None:
    store = SettingsStore(path)
    told: list[tuple[Settings, Settings]] = []
    store.changed.append(lambda old, new: told.append((old, new)))
    store.change(language="it", player_name="Però", opponents=("beginner", "club"), knows_the_game=True)
    assert told == [(Settings(), store.value)]
    assert store.value.opponents == ("beginner", "club")
    store.change(language="it")
    assert len(told) == 1
    assert SettingsStore(path).value == store.value
    assert sorted(file.name for file in path.parent.iterdir()) == [FILE, f"{FILE}.lock"]
    # Only what somebody chose is written: a better default of a later version reaches everybody else.
    assert set(written(path)) == {"language", "player_name", "opponents", "knows_the_game"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"language": "fr"},
        {"pace": "warp"},
        {"player_name": "x" * 33},
        {"player_name": 7},
        {"opponents": ()},
        {"opponents": ("",)},
        {"rules": ""},
        {"knows_the_game": 1},
        {"volume": 3},
    ],
)
def test_a_wrong_value_is_refused_and_changes_nothing(path: Path, wrong: dict[str, Any]) -> None:
    store = SettingsStore(path)
    with pytest.raises((TypeError, ValueError)):
        store.change(**wrong)
    assert store.value == Settings()
    assert not path.exists()


def test_without_a_folder_settings_last_as_long_as_the_program() -> None:
    store = SettingsStore(None)
    store.change(pace="fast")
    assert (store.value.pace, store.fault) == ("fast", None)


BREAKS: list[Callable[[bytes], bytes]] = [
    lambda good: good[:0],
    lambda good: good[: len(good) // 2],
    lambda good: random.Random(1).randbytes(len(good)),
    lambda good: good.decode().encode("utf-16"),
    lambda good: good.replace("ò".encode(), b"\xff"),
    lambda good: b"[" * 200_000 + good,
    lambda good: b'{"language": ' * 50_000 + good,
    lambda good: b"[" + good + b"]",
    lambda good: b"null" + good[:0],
    lambda good: good + b" " * LONGEST,
    lambda good: b"\0" + good,
]


@pytest.mark.parametrize("breaking", BREAKS)
def test_a_broken_file_is_kept_aside_and_defaults_hold(path: Path, breaking: Callable[[bytes], bytes]) -> None:
    SettingsStore(path).change(language="de", player_name="Però")
    broken = breaking(path.read_bytes())
    path.write_bytes(broken)
    store = SettingsStore(path)
    assert store.value == Settings()
    assert store.kept_aside is not None
    assert store.kept_aside.read_bytes() == broken
    store.change(pace="slow")
    again = SettingsStore(path)
    assert (again.value, again.kept_aside) == (Settings(pace="slow"), None)


@pytest.mark.parametrize(
    ("name", "value"), [("language", "xx"), ("pace", 3), ("opponents", "club"), ("knows_the_game", "yes")]
)
def test_one_wrong_value_costs_only_itself(path: Path, name: str, value: object) -> None:
    path.parent.mkdir()
    fields = {"language": "es", "pace": "off", "player_name": "Ada", "opponents": ["club"], "knows_the_game": True}
    path.write_text(json.dumps(fields | {name: value}))
    store = SettingsStore(path)
    expected = {key: kept for key, kept in fields.items() if key != name}
    assert store.value == msgspec.convert(expected, Settings)
    assert store.kept_aside is not None
    assert written(store.kept_aside)[name] == value
    assert written(path) == expected
    assert SettingsStore(path).kept_aside is None


def test_any_byte_changed_is_an_orderly_matter(path: Path) -> None:
    SettingsStore(path).change(language="de", pace="fast", opponents=("club",), player_name="Ada", knows_the_game=False)
    good = path.read_bytes()
    chance = random.Random(5)
    for place in range(len(good)):
        wrong = bytearray(good)
        wrong[place] ^= 1 << chance.randrange(8)
        path.write_bytes(wrong)
        assert isinstance(SettingsStore(path).value, Settings)
        path.write_bytes(good)
    assert len(list(path.parent.iterdir())) < 15


def test_a_folder_of_that_name(path: Path) -> None:
    (path / "inside").mkdir(parents=True)
    store = SettingsStore(path)
    assert store.kept_aside is not None
    assert (store.kept_aside / "inside").is_dir()
    store.change(pace="fast")
    assert written(path) == {"pace": "fast"}


def test_what_a_newer_version_keeps_there_stays(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"pace": "slow", "volume": 0.8}')
    store = SettingsStore(path)
    assert store.kept_aside is None
    store.change(pace="fast")
    assert written(path) == {"pace": "fast", "volume": 0.8}


def test_two_copies_keep_each_others_changes(path: Path) -> None:
    """C-14: language changed in one, pace in the other; whoever closes last wipes nothing."""
    first, second = SettingsStore(path), SettingsStore(path)
    told: list[str] = []
    second.changed.append(lambda old, new: told.append(f"{old.language}>{new.language}"))
    first.change(language="it")
    second.change(pace="slow")
    first.change(player_name="Ada")
    assert SettingsStore(path).value == Settings(language="it", pace="slow", player_name="Ada")
    assert first.value.pace == "slow"
    assert second.value.language == "it"
    assert told == [">", ">it"]


def test_copies_that_write_at_the_same_instant_lose_nothing(path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from scala40.settings import SettingsStore\n"
        "store = SettingsStore(Path(sys.argv[1])); name = sys.argv[2]\n"
        "for value in sys.argv[3].split(): store.change(**{name: value})\n"
        "assert store.fault is None\n"
    )
    values = [("language", "de it es " * 15 + "it"), ("pace", "slow off " * 20 + "fast"), ("rules", "a b " * 20 + "c")]
    copies = [
        subprocess.Popen([sys.executable, "-c", code, str(path), name, value], cwd=ROOT) for name, value in values
    ]
    assert [copy.wait() for copy in copies] == [0, 0, 0]
    assert SettingsStore(path).value == Settings(language="it", pace="fast", rules="c")


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS, errno.EMFILE])
@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_change_that_cannot_be_written_is_said_once_and_made_up_for(
    path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int
) -> None:
    """C-10 c: play goes on with the new value, the old file stays as it was, and writing works again by itself."""
    store = SettingsStore(path)
    store.change(language="de")
    before = path.read_bytes()
    said: list[int | None] = []
    store.failed.append(lambda error: said.append(error.errno))

    def fails(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(f"scala40.files.os.{call}", fails)
    store.change(pace="slow")
    store.change(player_name="Ada")
    monkeypatch.undo()
    assert said == [number]
    assert store.fault is not None
    assert store.value == Settings(language="de", pace="slow", player_name="Ada")
    assert path.read_bytes() == before
    assert sorted(file.name for file in path.parent.iterdir()) == [FILE, f"{FILE}.lock"]
    store.change(knows_the_game=True)
    assert store.fault is None
    assert SettingsStore(path).value == store.value
    monkeypatch.setattr(f"scala40.files.os.{call}", fails)
    store.change(pace="off")
    assert said == [number, number]


def test_a_file_that_may_not_grow(path: Path) -> None:
    SettingsStore(path).change(player_name="Ada")
    before = path.read_bytes()
    code = (
        "import resource, sys; from pathlib import Path; from scala40.settings import SettingsStore\n"
        "store = SettingsStore(Path(sys.argv[1]))\n"
        "hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (8, hard))\n"
        "store.change(pace='slow')\n"
        "print(type(store.fault).__name__)\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "OSError"
    assert path.read_bytes() == before
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[0] != 8


@pytest.mark.parametrize("place", ["file/config", "file"])
def test_a_config_folder_that_cannot_be(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("mine")
    store = SettingsStore(tmp_path / place / FILE)
    said: list[OSError] = []
    store.failed.append(said.append)
    store.change(pace="slow")
    store.change(pace="fast")
    assert (store.value.pace, len(said)) == ("fast", 1)
    assert (tmp_path / "file").read_text() == "mine"


def test_a_config_folder_removed_meanwhile_is_made_again(path: Path) -> None:
    store = SettingsStore(path)
    store.change(pace="slow", language="es")
    for file in path.parent.iterdir():
        file.unlink()
    path.parent.rmdir()
    store.change(player_name="Ada")
    assert SettingsStore(path).value == store.value == Settings(pace="slow", language="es", player_name="Ada")


def test_a_link_stays_a_link(path: Path, tmp_path: Path) -> None:
    path.parent.mkdir()
    (tmp_path / "real.json").write_text('{"pace": "slow"}')
    path.symlink_to(tmp_path / "real.json")
    SettingsStore(path).change(language="it")
    assert path.is_symlink()
    assert written(tmp_path / "real.json") == {"pace": "slow", "language": "it"}
