"""What all commands share: their parsers, the sentences in the language asked for, and the rule set named."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from scala40 import __version__, paths
from scala40.cli.complaints import complaint, language_of

if TYPE_CHECKING:
    from scala40.engine.rules import Rules
    from scala40.texts.cli import CliTexts

DONE: Final = 0
WRONG: Final = 1
UNUSABLE: Final = 2
LANGUAGES: Final = ("en", "de", "es", "it")


class Unusable(Exception):
    """Arguments or input that nothing can be done with, in one sentence."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line, in the language that is asked for."""

    words: Sequence[str] = ()
    """What is being read."""

    def error(self, message: str) -> NoReturn:
        """Raises `Unusable`."""
        from scala40.texts.arguments import ArgumentTexts

        speak(language_of(self.words, LANGUAGES))
        raise Unusable(f"{self.prog}: {complaint(message, ArgumentTexts())}")


def new_parser(name: str, about: str, epilog: str = "") -> Parser:
    """The parser of this command, with the options that all of them know."""
    parser = Parser(
        prog=f"scala40 {name}".strip(),
        description=about,
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="language of everything that is said")
    parser.add_argument("--data-dir", metavar="DIR", help="keep matches, settings and the log file there")
    parser.add_argument("--version", action="version", version=f"Scala 40 {__version__}")
    return parser


def count(text: str) -> int:
    """A whole number from 1 up."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text} is no whole number from 1 up")
    return int(text)


def parsed(parser: Parser, words: list[str]) -> argparse.Namespace:
    """What these words ask for; `--data-dir` is heeded from here on. Raises `Unusable`."""
    parser.words = words
    options = parser.parse_args(words)
    if options.data_dir is not None:
        try:
            paths.use_data_dir(options.data_dir)
        except ValueError as error:
            raise Unusable(f"{parser.prog}: {error}") from None
    return options


def texts_for(options: argparse.Namespace) -> CliTexts:
    """The sentences, in the language asked for or the system's."""
    from scala40.texts.cli import CliTexts

    speak(options.lang)
    return CliTexts()


def speak(language: str | None) -> None:
    """Say everything from here on in this language, or in the system's (None)."""
    from PySide6.QtCore import QCoreApplication

    from scala40.views.languages import Languages

    if QCoreApplication.instance() is None:
        _KEPT.append(QCoreApplication(["scala40"]))
    languages = Languages()
    languages.use(language)
    _KEPT.append(languages)


_KEPT: list[object] = []
"""Qt's application and catalogues, which live as long as the program."""


def rules_named(options: argparse.Namespace) -> Rules:
    """The preset of this name, in capitals or not, or the rules of the file with this name. Raises `Unusable`."""
    from scala40.engine.rules import PRESETS
    from scala40.storage.rule_sets import RulesRefused, load_rules

    preset = PRESETS.get(options.rules.casefold())
    if preset is not None:
        return preset
    file = Path(options.rules)
    if not file.is_file():
        raise Unusable(texts_for(options).no_such_rules(options.rules, ", ".join(PRESETS)))
    try:
        return load_rules(file)
    except (RulesRefused, OSError) as error:
        texts = texts_for(options)
        reason = texts.why(error) if isinstance(error, OSError) else str(error)
        raise Unusable(texts.unreadable(str(file), reason)) from None
