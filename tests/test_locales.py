"""C-30: what one country's system has written, another's reads; numbers on the screen are those of the language."""

import itertools
import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

from scala40.settings import SettingsStore
from scala40.texts.report import ReportTexts
from scala40.views.languages import Languages

LOCALES = ("de_DE.UTF-8", "it_IT.UTF-8", "en_US.UTF-8", "tr_TR.UTF-8")
LISTED = subprocess.run(["locale", "-a"], capture_output=True, text=True, check=True).stdout if which("locale") else ""
INSTALLED = {name.replace("-", "").lower() for name in LISTED.split()}
CHANGE = """
import locale, sys
from pathlib import Path
from PySide6.QtCore import QLocale
from scala40.settings import SettingsStore
QLocale.setDefault(QLocale(sys.argv[2].split(".")[0]))
try:
    locale.setlocale(locale.LC_ALL, "")
except locale.Error:
    pass
store = SettingsStore(Path(sys.argv[1]))
if sys.argv[3:]:
    store.change(card_volume=int(sys.argv[3]), text_size=150, player_name="İlkay Großmann")
print(ascii(store.value))
"""


def in_locale(name: str, file: Path, *more: str) -> str:
    # Where the system has no such locale Python falls back to ASCII, and could not even read a folder with an ñ.
    there = name if name.replace("-", "").lower() in INSTALLED else "C.UTF-8"
    told = {**os.environ, "LC_ALL": there, "LANG": there, "PYTHONPATH": str(Path(__file__).parents[1])}
    command = [sys.executable, "-c", CHANGE, str(file), name, *more]
    done = subprocess.run(command, env=told, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.parametrize("writes", LOCALES)
def test_settings_written_in_one_country_are_read_in_another(tmp_path: Path, writes: str) -> None:
    file = tmp_path / "settings.json"
    written = in_locale(writes, file, "80")
    assert "card_volume=80" in written
    content = file.read_bytes()
    reads = LOCALES[(LOCALES.index(writes) + 1) % len(LOCALES)]
    assert in_locale(reads, file) == written
    assert file.read_bytes() == content
    assert json.loads(content)["card_volume"] == 80


@pytest.mark.usefixtures("qapp")
def test_files_are_the_same_in_every_language(tmp_path: Path) -> None:
    speaking, contents = Languages(), []
    for language in ("en", "de", "es", "it"):
        speaking.use(language)
        store = SettingsStore(tmp_path / f"{language}.json")
        store.change(turn_volume=70, text_size=120)
        contents.append((tmp_path / f"{language}.json").read_bytes())
    speaking.use("en")
    assert all(one == other for one, other in itertools.pairwise(contents))


EXPORT = """
import sys
from PySide6.QtCore import QLocale
QLocale.setDefault(QLocale(sys.argv[1].split(".")[0]))
from scala40.cli import main
sys.exit(main(["simulate", "--seats", "casual,club", "--rounds", "2", "--seed", "locale", "--records", sys.argv[2]]))
"""


def test_the_record_of_a_match_is_the_same_in_every_country(tmp_path: Path) -> None:
    written = []
    for name in LOCALES:
        there = name if name.replace("-", "").lower() in INSTALLED else "C.UTF-8"
        told = {**os.environ, "LC_ALL": there, "LANG": there, "PYTHONPATH": str(Path(__file__).parents[1])}
        command = [sys.executable, "-c", EXPORT, name, str(tmp_path / name)]
        subprocess.run(command, env=told, capture_output=True, text=True, check=True)
        written.append([file.read_bytes() for file in sorted((tmp_path / name).iterdir())])
    assert written[0]
    assert all(one == written[0] for one in written)


@pytest.mark.usefixtures("qapp")
def test_numbers_are_written_as_the_language_does() -> None:
    speaking, written = Languages(), {}
    for language in ("en", "de", "es", "it"):
        speaking.use(language)
        written[language] = ReportTexts().signed(1.5, 2)
    speaking.use("en")
    assert written == {"en": "+1.50", "de": "+1,50", "es": "+1,50", "it": "+1,50"}
