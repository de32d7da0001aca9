"""The languages: which one is chosen, and that a switch leaves nothing behind in another."""

import re
from collections.abc import Callable, Iterator
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QLocale, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QTextBrowser,
    QWidget,
)

from scala40 import paths
from scala40.texts.menus import MenuTexts
from scala40.texts.pages import LANGUAGE_NAMES, NewMatchTexts
from scala40.texts.problems import ProblemTexts
from scala40.views.cards.art import ArtOptions
from scala40.views.languages import Languages, card_looks, language_among
from scala40.views.main_window import MainWindow
from tests.pictures import WAITING, QuietDesk, settle

OTHERS = [language for language in LANGUAGE_NAMES if language != "en"]


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["de-AT", "en"], "de"),
        (["fr-FR", "es_MX", "en"], "es"),
        (["it"], "it"),
        (["nl-NL"], "en"),
        ([], "en"),
        (["C"], "en"),
        (["italiano"], "en"),
        (["DE-de"], "de"),
    ],
)
def test_the_first_language_that_is_spoken_is_chosen(wanted: list[str], spoken: str) -> None:
    assert language_among(wanted) == spoken


def test_an_unknown_language_means_the_systems(languages: Languages) -> None:
    assert languages.use("xx") == languages.use(None)


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_words_of_ours_and_of_qt_and_the_numbers_follow(languages: Languages, language: str) -> None:
    languages.use(language)
    assert QLocale().name().startswith(language)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    cancel = {"en": "Cancel", "de": "Abbrechen", "es": "Cancelar", "it": "Annulla"}[language]
    assert box.buttons()[0].text().replace("&", "") == cancel
    assert MenuTexts().new_match() == {"en": "New match", "de": "Neue Partie", "es": "Nueva partida"}.get(
        language, "Nuova partita"
    )
    one, two = NewMatchTexts().opponent_count(1), NewMatchTexts().opponent_count(2)
    assert one.replace("1", "2") != two or language == "de"


def test_the_cards_take_the_letters_of_the_language(languages: Languages) -> None:
    found = {}
    for language in LANGUAGE_NAMES:
        languages.use(language)
        looks = card_looks(ArtOptions(four_colours=True))
        assert looks.four_colours
        found[language] = (looks.letters, looks.joker_word)
    assert found["de"][0] == "ABDK"
    assert found["en"] == ("AJQK", "Joker")
    assert found["it"][1] == "Jolly"


def english_sources(language: str) -> Iterator[re.Pattern[str]]:
    """Every English sentence of the catalogue whose translation is another, as a pattern."""
    tree = ElementTree.parse(paths.translations() / f"scala40_{language}.ts")
    for message in tree.iter("message"):
        source = message.findtext("source") or ""
        translation = message.find("translation")
        assert translation is not None
        said = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        if source in said:
            continue
        parts = re.split(r"(\{\w+\}|%n)", source)
        fixed = [part for part in parts if not re.fullmatch(r"\{\w+\}|%n", part)]
        if len(re.findall(r"[A-Za-z]{3,}", " ".join(fixed))) > 0:
            yield re.compile("".join(".*" if re.fullmatch(r"\{\w+\}|%n", part) else re.escape(part) for part in parts))


def words_of(thing: QObject) -> list[str]:
    found = []
    if isinstance(thing, QLabel | QAbstractButton):
        found.append(thing.text())
    if isinstance(thing, QLineEdit):
        found += [thing.placeholderText()]
    if isinstance(thing, QAction):
        found += [thing.text(), thing.toolTip(), thing.statusTip(), thing.whatsThis()]
    if isinstance(thing, QMenu):
        found.append(thing.title())
    if isinstance(thing, QListWidget):
        found += [thing.item(row).text() for row in range(thing.count())]
    if isinstance(thing, QTextBrowser):
        found += thing.toPlainText().splitlines()
    if isinstance(thing, QWidget):
        found += [thing.accessibleName(), thing.accessibleDescription(), thing.toolTip(), thing.windowTitle()]
    return [text.removeprefix("✓ ").replace("&", "").strip() for text in found if text.strip()]


def all_words(window: MainWindow) -> list[str]:
    return [text for thing in (window, *window.findChildren(QObject)) for text in words_of(thing)]


@pytest.mark.parametrize("language", OTHERS)
def test_switching_leaves_no_english(
    dressed: QApplication, open_window: Callable[[QuietDesk], MainWindow], desk: QuietDesk, language: str
) -> None:
    desk.waiting = WAITING
    window = open_window(desk)
    window.notices.tell("disk", ProblemTexts().disk_full, "warning")
    window.show_rules()
    window.show_new_match()
    window.show_start()
    before = set(all_words(window))
    sources = list(english_sources(language))
    assert any(source.fullmatch(text) for source in sources for text in before)
    desk.settings.change(language=language)
    settle(dressed)
    after = all_words(window)
    assert len(after) > 100
    left = {text for text in after if any(source.fullmatch(text) for source in sources)}
    assert left == set()


def test_one_switch_reaches_each_page_once(
    dressed: QApplication,
    open_window: Callable[[QuietDesk], MainWindow],
    desk: QuietDesk,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = open_window(desk)
    told: list[str] = []
    monkeypatch.setattr(window.new_match_page, "retranslate", lambda: told.append("told"))
    desk.settings.change(language="it")
    settle(dressed)
    assert told == ["told"]


def test_there_and_back_again_says_the_same(
    dressed: QApplication, open_window: Callable[[QuietDesk], MainWindow], desk: QuietDesk
) -> None:
    window = open_window(desk)
    desk.settings.change(language="en")
    settle(dressed)
    before = all_words(window)
    for language in (*OTHERS, "en"):
        desk.settings.change(language=language)
        settle(dressed)
    assert all_words(window) == before
