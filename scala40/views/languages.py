"""The languages of the program: the catalogues of Qt and of ours, chosen by the system or the player, at any moment."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final, get_args

import msgspec
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from scala40 import paths
from scala40.texts.cards import CardTexts
from scala40.texts.pages import LANGUAGE_NAMES
from scala40.views.cards.art import ArtOptions, Letters

LANGUAGES: Final = tuple(LANGUAGE_NAMES)
_TERRITORIES: Final = {"en": "en_GB", "de": "de_DE", "es": "es_ES", "it": "it_IT"}


def language_among(wanted: Iterable[str]) -> str:
    """The first of some language tags (`it-IT`, `de`) that the program speaks; English if it speaks none of them."""
    for tag in wanted:
        language = tag.replace("_", "-").split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"


def system_language() -> str:
    """The language that the player's system asks for, as far as the program speaks it."""
    return language_among(QLocale.system().uiLanguages())


class Languages:
    """Holds the catalogues in force. One switch reaches every widget as one `LanguageChange`."""

    def __init__(self) -> None:
        """English as it stands in the source, until `use` is called."""
        self.current = "en"
        self._translators: list[QTranslator] = []

    def use(self, language: str | None) -> str:
        """Speak a language from now on, the system's with None or one unknown; gives the one in force.

        Dates and numbers follow too. A catalogue that is missing is passed over: the source is English.
        """
        self.current = language if language in LANGUAGES else system_language()
        QLocale.setDefault(_locale(self.current))
        for old in self._translators:
            QCoreApplication.removeTranslator(old)
        self._translators = []
        for folder, name in _catalogues(self.current):
            translator = QTranslator()
            if translator.load(f"{name}.qm", str(folder)) and QCoreApplication.installTranslator(translator):
                self._translators.append(translator)
        return self.current


def _locale(language: str) -> QLocale:
    """The system's own country where it speaks this language, so that its dates and numbers stay the player's."""
    system = QLocale.system()
    return system if system.name().split("_")[0] == language else QLocale(_TERRITORIES[language])


def _catalogues(language: str) -> list[tuple[Path, str]]:
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    found = [(qt, f"qtbase_{language}")]
    with contextlib.suppress(FileNotFoundError):
        found.append((paths.translations(), f"scala40_{language}"))
    return found


def card_looks(looks: ArtOptions) -> ArtOptions:
    """The same looks of the cards with the letters and the joker's word of the language in force."""
    texts = CardTexts()
    wanted = "".join(texts.index(rank) for rank in (1, 11, 12, 13))
    letters = next((known for known in get_args(Letters) if known == wanted), looks.letters)
    return msgspec.structs.replace(looks, letters=letters, joker_word=texts.joker_on_card())
