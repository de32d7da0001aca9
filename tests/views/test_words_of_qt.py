"""C-29: Qt's own words, keys and plural forms are those of the language, at the start and after a switch."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QPushButton

from scala40.texts.pages import LANGUAGE_NAMES
from scala40.texts.spoken import SpokenTexts
from scala40.texts.table_page import TableTexts
from scala40.views.languages import Languages
from tests.looking import QT_WORDS

CANCEL = {"en": "Cancel", "de": "Abbrechen", "es": "Cancelar", "it": "Annulla"}
CONTROL = {"en": "Ctrl+Z", "de": "Strg+Z", "es": "Control+Z", "it": "Ctrl+Z"}
CARDS = {
    "en": ("0 cards", "1 card", "2 cards", "21 cards"),
    "de": ("0 Karten", "1 Karte", "2 Karten", "21 Karten"),
    "es": ("0 cartas", "1 carta", "2 cartas", "21 cartas"),
    "it": ("0 carte", "1 carta", "2 carte", "21 carte"),
}

POINTS = {
    "en": ("0 points", "1 point", "2 points", "21 points"),
    "de": ("0 Punkte", "1 Punkt", "2 Punkte", "21 Punkte"),
    "es": ("0 puntos", "1 punto", "2 puntos", "21 puntos"),
    "it": ("0 punti", "1 punto", "2 punti", "21 punti"),
}


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_standard_buttons_keys_and_plurals(languages: Languages, language: str) -> None:
    languages.use(language)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    button = box.button(QDialogButtonBox.StandardButton.Cancel)
    assert button.text().replace("&", "") == CANCEL[language]
    assert QKeySequence("Ctrl+Z").toString(QKeySequence.SequenceFormat.NativeText) == CONTROL[language]
    assert tuple(TableTexts().cards(count) for count in (0, 1, 2, 21)) == CARDS[language]
    assert tuple(SpokenTexts().points(count) for count in (0, 1, 2, 21)) == POINTS[language]


@pytest.mark.parametrize("language", [language for language in LANGUAGE_NAMES if language != "en"])
def test_the_file_dialog_says_nothing_in_english(languages: Languages, language: str) -> None:
    languages.use(language)
    dialog = QFileDialog(None, "")
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.show()
    said = {button.text().replace("&", "") for button in dialog.findChildren(QPushButton)}
    dialog.close()
    dialog.deleteLater()
    assert said
    assert not said & QT_WORDS
