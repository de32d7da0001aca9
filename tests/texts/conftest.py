"""The four languages in force, one after the other, from catalogues compiled for the tests."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from hatch_build import compile_translations

ROOT = Path(__file__).resolve().parent.parent.parent
LANGUAGES = ("en", "de", "es", "it")


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the compiled catalogues."""
    folder = tmp_path_factory.mktemp("catalogues")
    for source in (ROOT / "translations").glob("*.ts"):
        shutil.copy(source, folder)
    compile_translations(folder)
    return folder


@pytest.fixture
def speak(qapp: QCoreApplication, compiled: Path) -> Iterator[Callable[[str], None]]:
    """A function that puts a language in force."""
    translators: list[QTranslator] = []

    def leave() -> None:
        while translators:
            qapp.removeTranslator(translators.pop())

    def enter(language: str) -> None:
        leave()
        translator = QTranslator()
        assert translator.load(str(compiled / f"scala40_{language}.qm"))
        assert qapp.installTranslator(translator)
        translators.append(translator)

    yield enter
    leave()


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, speak: Callable[[str], None]) -> str:
    """Each language in turn, in force for the test."""
    speak(request.param)
    return str(request.param)
