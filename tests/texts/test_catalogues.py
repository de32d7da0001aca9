"""Every sentence is found by Qt's tools, stands in the catalogues, and is translated in full into every language."""

import ast
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QTranslator

from hatch_build import compile_translations, qt_tool
from translations import LANGUAGES, PLURALS_ONLY, update

ROOT = Path(__file__).resolve().parent.parent.parent
SENTENCES = ROOT / "scala40" / "texts"
CATALOGUES = ROOT / "translations"
ALL = (*LANGUAGES, *PLURALS_ONLY)
MODULES = sorted((ROOT / "scala40").rglob("*.py"))
BASE = SENTENCES / "base.py"


class Message(NamedTuple):
    """One entry of a catalogue; `forms` are its plural forms, or the one translation."""

    context: str
    source: str
    note: str
    plural: bool
    finished: bool
    forms: tuple[str, ...]


def messages(language: str) -> list[Message]:
    found = []
    for context in ET.parse(CATALOGUES / f"scala40_{language}.ts").getroot().iter("context"):
        for entry in context.iter("message"):
            translation = entry.find("translation")
            assert translation is not None
            plural = entry.get("numerus") == "yes"
            forms = (
                [form.text or "" for form in translation.iter("numerusform")] if plural else [translation.text or ""]
            )
            found.append(
                Message(
                    context.findtext("name", ""),
                    entry.findtext("source", ""),
                    entry.findtext("comment", ""),
                    plural,
                    translation.get("type") is None,
                    tuple(forms),
                )
            )
    return found


def places(text: str) -> list[str]:
    return sorted(set(re.findall(r"\{[^{}]*\}", text)))


def test_the_catalogues_are_fresh(tmp_path: Path) -> None:
    copy = shutil.copytree(CATALOGUES, tmp_path / "translations", ignore=shutil.ignore_patterns("*.qm"))
    update(SENTENCES, copy)
    stale = [path.name for path in sorted(copy.iterdir()) if path.read_bytes() != (CATALOGUES / path.name).read_bytes()]
    assert stale == [], "run: python packaging/translations.py update"
    assert sorted(path.name for path in copy.iterdir()) == sorted(f"scala40_{language}.ts" for language in ALL)


@pytest.mark.parametrize("language", ALL)
def test_a_catalogue_is_complete(language: str, tmp_path: Path) -> None:
    found = messages(language)
    assert found
    assert [message.source for message in found if not message.finished or not all(map(str.strip, message.forms))] == []
    assert [message.source for message in found if message.plural and len(message.forms) != 2] == []
    source = CATALOGUES / f"scala40_{language}.ts"
    command = [qt_tool("lrelease"), "-fail-on-unfinished", source, "-qm", tmp_path / "out.qm"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("language", ALL)
def test_a_translation_has_the_places_of_its_sentence(language: str) -> None:
    wrong = [
        (message.source, form)
        for message in messages(language)
        for form in message.forms
        if places(form) != places(message.source) or ("%n" in form and not message.plural)
    ]
    assert wrong == []


def test_the_languages_have_the_same_sentences() -> None:
    first, *others = ({message[:4] for message in messages(language)} for language in LANGUAGES)
    assert all(other == first for other in others)
    english = {message[:4] for message in messages("en")}
    assert english == {message for message in first if message[3]}


@pytest.mark.parametrize("language", ALL)
def test_the_compiled_catalogue_gives_each_sentence(language: str, tmp_path: Path) -> None:
    shutil.copy(CATALOGUES / f"scala40_{language}.ts", tmp_path)
    (compiled,) = compile_translations(tmp_path)
    translator = QTranslator()
    assert translator.load(str(compiled))
    for message in messages(language):
        numbers = (1, 2) if message.plural else (-1,)
        given = [translator.translate(message.context, message.source, message.note, n) for n in numbers]
        assert tuple(given) == message.forms


def classes_of_sentences() -> dict[str, ast.ClassDef]:
    found: dict[str, ast.ClassDef] = {}
    for module in MODULES:
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "Texts" for base in node.bases):
                assert module.is_relative_to(SENTENCES), f"{node.name} belongs into texts"
                assert node.name not in found, f"{node.name} is there twice"
                found[node.name] = node
    return found


def test_contexts_are_the_classes_of_sentences() -> None:
    assert {message.context for message in messages("de")} <= set(classes_of_sentences())


def test_nobody_derives_from_a_class_of_sentences() -> None:
    known = set(classes_of_sentences())
    assert known
    derived = [
        node.name
        for module in MODULES
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and known & {ast.unparse(base).split(".")[-1] for base in node.bases}
    ]
    assert derived == []


def called(call: ast.Call) -> str:
    function = call.func
    return (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )


def translates(call: ast.Call) -> bool:
    """Is this a call of Qt's translation? Painters and strings have a `translate` too, without a text of ours."""
    if called(call) == "tr" or called(call).startswith("QT_TR"):
        return True
    if called(call) != "translate":
        return False
    owner = ast.unparse(call.func.value) if isinstance(call.func, ast.Attribute) else "Application"
    return owner.endswith(("Application", "translator")) or any(
        isinstance(argument, ast.JoinedStr) or (isinstance(argument, ast.Constant) and isinstance(argument.value, str))
        for argument in call.args
    )


def fault(call: ast.Call) -> str:
    """What Qt's tools would get wrong about a call of `self.tr`; '' where all is well."""
    if ast.unparse(call.func) != "self.tr":
        return "only self.tr is found"
    if call.keywords or not 1 <= len(call.args) <= 3:
        return "text, note and number go by place"
    if not all(isinstance(text, ast.Constant) and isinstance(text.value, str) for text in call.args[:2]):
        return "text and note are plain literals"
    if ("%n" in ast.literal_eval(call.args[0])) != (len(call.args) == 3):
        return "%n goes with a number"
    return ""


def faults(source: str) -> Iterator[str]:
    """Every call of a translation in a module that Qt's tools would get wrong, with its line."""
    tree = ast.parse(source)
    inside = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "Texts" for base in node.bases):
            inside |= {id(call) for call in ast.walk(node)}
    in_f_strings = {id(call) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for call in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and translates(node):
            if id(node) not in inside:
                yield f"line {node.lineno}: outside of a class of sentences"
            elif id(node) in in_f_strings:
                yield f"line {node.lineno}: in an f-string"
            elif fault(node):
                yield f"line {node.lineno}: {fault(node)}"


def test_every_sentence_is_one_that_qt_finds() -> None:
    wrong = {
        str(module.relative_to(ROOT)): found
        for module in MODULES
        if module != BASE
        for found in [list(faults(module.read_text(encoding="utf-8")))]
        if found
    }
    assert wrong == {}


@pytest.mark.parametrize(
    "call",
    [
        "self.tr(f'{x} cards')",
        "self.tr(text)",
        "self.tr('a' if x else 'b')",
        "self.tr('%n cards')",
        "self.tr('%n cards', '', n=3)",
        "self.tr('cards', note)",
        "texts.tr('cards')",
        "f\"{self.tr('cards')}\"",
        "QCoreApplication.translate('Hand', 'cards')",
        "translate('Hand', 'cards')",
    ],
)
def test_planted_faults_are_found(call: str) -> None:
    assert list(faults(f"class Hand(Texts):\n    def cards(self, x, text, note, texts):\n        return {call}"))


def test_sentences_outside_of_their_classes_are_found() -> None:
    assert list(faults("class Hand(QWidget):\n    def cards(self):\n        return self.tr('cards')"))


@pytest.mark.parametrize(
    "call",
    ["self.tr('cards')", "self.tr('%n card(s)', 'in the hand', x)", "painter.translate(x, 2)", "'abc'.translate(x)"],
)
def test_what_is_right_is_no_fault(call: str) -> None:
    assert list(faults(f"class Hand(Texts):\n    def cards(self, x, painter):\n        return {call}")) == []
