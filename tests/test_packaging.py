"""What is built can be installed and finds what it brings along, in folders named as people name theirs."""

import configparser
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import hatch_build
import scala40
from scala40 import crash

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("de", "en", "es", "it")
PLAY = "python3 -m venv .venv && .venv/bin/pip install . && .venv/bin/scala40"
PLAY_ON_WINDOWS = r"py -m venv .venv; .venv\Scripts\pip install .; .venv\Scripts\scala40"
TEST = "python3 -m venv .venv && .venv/bin/pip install -e '.[test]' && .venv/bin/pytest"


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files under version control and those that are new, without anything generated."""
    listed = subprocess.run(
        ["git", "ls-files", "-coz", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    copy = tmp_path_factory.mktemp("ñandú teşt 日本") / "scala 40"
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    return copy


@pytest.fixture(scope="module")
def built(clone: Path) -> Path:
    """The folder with the sdist of a clone and the wheel that was made from the sdist."""
    out = clone.parent / "out"
    hatch(clone, "sdist", out)
    (sdist,) = out.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(clone.parent / "unpacked", filter="data")
    (unpacked,) = (clone.parent / "unpacked").iterdir()
    hatch(unpacked, "wheel", out)
    return out


def hatch(source: Path, target: str, out: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_sdist_holds_what_the_tests_need(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames()}
    assert {"pyproject.toml", "README.md", "LICENSE", "packaging/hatch_build.py", "tests/conftest.py"} <= names
    assert {f"translations/scala40_{language}.ts" for language in LANGUAGES} <= names
    assert not [name for name in names if name.endswith((".qm", ".pyc"))]


def test_the_wheel_holds_the_program_and_what_it_brings_along(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
    assert {f"scala40/translations/scala40_{language}.qm" for language in LANGUAGES} <= names
    assert {"scala40/__main__.py", "scala40/py.typed"} <= names
    assert {f"scala40/{path.relative_to(ROOT)}" for path in (ROOT / "resources").rglob("*.svg")} <= names
    assert not [name for name in names if name.endswith(".ts") or name.startswith(("tests", "packaging"))]


def test_an_installed_wheel_finds_its_own(built: Path) -> None:
    place = built.parent / "site-packages"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(place)]
    subprocess.run([*command, str(next(built.glob("*.whl")))], check=True)
    program = "from scala40 import paths; print(paths.resources(), paths.translations(), sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-P", "-c", program],
        cwd=built,
        env={**os.environ, "PYTHONPATH": str(place)},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.stdout.splitlines() == [str(place / "scala40" / name) for name in ("resources", "translations")]


def test_a_missing_library_stops_the_build_with_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "lrelease"
    broken.write_text("#!/bin/sh\nexit 127\n")
    broken.chmod(0o755)
    shutil.copy(ROOT / "translations" / "scala40_de.ts", tmp_path)
    monkeypatch.setattr(hatch_build, "qt_tool", lambda _name: broken)
    with pytest.raises(SystemExit, match=re.escape(crash.APT_LINE)):
        hatch_build.compile_translations(tmp_path)


def test_a_broken_catalogue_stops_the_build_by_name(tmp_path: Path) -> None:
    (tmp_path / "scala40_de.ts").write_text("<TS>")
    with pytest.raises(SystemExit, match=r"scala40_de\.ts"):
        hatch_build.compile_translations(tmp_path)


def test_the_lines_of_the_readme() -> None:
    lines = [line.strip() for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines()]
    assert lines.count(PLAY) == lines.count(PLAY_ON_WINDOWS) == lines.count(TEST) == 1
    assert lines.count(crash.APT_LINE) == 1
    assert lines.index(crash.APT_LINE) < lines.index(PLAY)
    assert hatch_build.APT_LINE == crash.APT_LINE
    assert TEST in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()


def test_every_library_of_the_readme_is_installed_in_ci() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert set(crash.APT_LINE.removeprefix("sudo apt install ").split()) <= set(script.split())


def test_qt_is_pinned_everywhere() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pin = "PySide6-Essentials==6.11.3"
    assert pin in settings["project"]["dependencies"]
    assert pin in settings["build-system"]["requires"]


def test_the_licence_is_named_once_and_there() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert settings["project"]["license"] == "GPL-3.0-or-later"
    assert "GNU GENERAL PUBLIC LICENSE" in (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_the_folder_of_recipes_hides_no_library() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_the_version_starts_with_a_number() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", scala40.__version__)


def test_the_entry_for_the_desktop_speaks_every_language() -> None:
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(ROOT / "packaging" / "linux" / "scala40.desktop", encoding="utf-8")
    entry = parser["Desktop Entry"]
    assert entry["Exec"] == "scala40 %f"
    for key in ("GenericName", "Comment", "Keywords"):
        assert all(entry[f"{key}[{language}]"] for language in LANGUAGES if language != "en")
