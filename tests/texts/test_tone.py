"""All sentences keep the tone of voice.md and the traps of glossary.md, read straight from the catalogues."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

ROOT = Path(__file__).resolve().parent.parent.parent

TRANSLATED = ("de", "es", "it")
# Signs, patterns and words that are the same in two languages, each known and meant.
ALIKE = {
    "{name} (computer)",
    "A J Q K", "Joker", "{card} {points}", "{parts} = {total}", "{place}.", "{total} / {limit}",
    "Total {total} / {limit}", "Standard", "Online",
    "Total", "Normal", "Replay", "{total}/{limit}", "{page} – Scala 40", "{file}: {reason}", "≠ Standard: {value}",
    "{words}: {key}", "{number}%", "{meld}: {parts} = {points}",
    "{name}: {level}", "{name} ({character})", "{name} {points}", "{button}: {told}",
    "{seconds} s", "Pause", "{one}, {other}", "{told}: {verdict}.", "{told}: {verdict}. {reason}", "{label} ({told})",
    "Volume: {sound}", "Coach",
}  # fmt: skip
# Qt's own buttons say these; here they are moves, so no label consists of one of them alone.
NO_LABEL = {
    "de": {"Öffnen", "Schließen", "Verwerfen", "Wiederholen"},
    "es": {"Abrir", "Cerrar"},
    "it": {"Apri", "Chiudi"},
}
NOT_SAID = {
    "de": r"Kartensatz|Regelsatz|\bfalsch|ungültig|verboten|\bFehler\b|\bleider\b|\bSie\b|\bIhr\b|Matte",
    "es": r"\b(coger|coge|ordenador|computadora|usted|error|inválid\w+|prohibid\w+|eliminad[oa]s?)\b",
    "it": r"\b(ospite|zoom|errore|vietat\w+|eliminat[oaie]|spiacent\w+)\b",
}


def entries(language: str) -> Iterator[tuple[str, str, list[str]]]:
    """Context, source and forms of every sentence."""
    for context in ET.parse(ROOT / "translations" / f"scala40_{language}.ts").getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield context.findtext("name", ""), message.findtext("source", ""), forms


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_shouts_or_blames(language: str) -> None:
    for _, source, forms in entries(language):
        for said in (source, *forms):
            assert "!" not in said, said
            assert "..." not in said, said
        for said in forms:
            assert not re.search(NOT_SAID[language], said), said


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_label_is_a_button_of_qt(language: str) -> None:
    assert [forms for _, _, forms in entries(language) if NO_LABEL[language] & set(forms)] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_english_is_left(language: str) -> None:
    left = [source for _, source, forms in entries(language) if source in forms and source not in ALIKE]
    assert left == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_are_at_most_a_little_longer(language: str) -> None:
    """40 % more than English (voice.md); a short label may need a dozen letters more."""
    long = [
        (source, said)
        for _, source, forms in entries(language)
        for said in forms
        if len(said) > max(1.6 * len(source), len(source) + 16)
    ]
    assert long == []


def test_undo_in_italian_is_always_annulla_mossa() -> None:
    said = {forms[0] for _, source, forms in entries("it") if source == "Undo"}
    assert said == {"Annulla mossa"}


@pytest.mark.parametrize(
    ("language", "zero", "one", "two", "many"),
    [
        ("en", "0 cards", "1 card", "2 cards", "21 cards"),
        ("de", "0 Karten", "1 Karte", "2 Karten", "21 Karten"),
        ("es", "0 cartas", "1 carta", "2 cartas", "21 cartas"),
        ("it", "0 carte", "1 carta", "2 carte", "21 carte"),
    ],
)
def test_plurals(speak: Callable[[str], None], language: str, zero: str, one: str, two: str, many: str) -> None:
    speak(language)
    said = [QCoreApplication.translate("TableTexts", "%n cards", "in a hand", n) for n in (0, 1, 2, 21)]
    assert said == [zero, one, two, many]


# Sentences with a number that bends no word, in some language at least.
BENDS_NOTHING = {
    "%n more to open",
    "%n more to open, or lay all but one card and go out",
    "%n more to open, or lay all cards and go out",
    "%n opponents",
    "A meld begins with three cards: %n more.",
    "At least %n players sit down.",
    "At most %n players sit down.",
    "At this table the melds without a joker must reach {need}. So far they have {have}: %n more.",
    "Melds of {name}: %n",
    "One card is missing: %n that would do it are still unseen.",
    "One of {cards} would do it: %n still unseen.",
    "Run with {cards} · %n unseen",
    "Set with {cards} · %n unseen",
    "So far {have} points. At this table you open with {need}: %n more.",
    "The discards become the stock %n times; then the round is dead.",
    "Whoever is eliminated may come back %n times with the worst total.",
    "{card} would do it: %n still unseen.",
    "{cards} cards, %n of them jokers.",
}


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_one_and_many_differ_where_a_noun_is_counted(language: str) -> None:
    same = {source for _, source, forms in entries(language) if len(forms) == 2 and forms[0] == forms[1]}
    assert same <= BENDS_NOTHING
