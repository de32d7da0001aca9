"""What all commands share: their parsers, the sentences in the language asked for, and the rule set named."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from functools import partial
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


class _Lines(argparse.RawDescriptionHelpFormatter):
    """Lays the help out, with our own word before how a command is typed."""

    def __init__(self, prog: str, word: str) -> None:
        super().__init__(prog)
        self._word = word

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._word} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line, and whose help is said in the language that is asked for."""

    words: Sequence[str] = ()
    """What is being read."""
    command: str = ""
    """The name of the command; that of the window has none."""
    commands: str = ""
    """How all other commands are typed, a line each, for the help of the window's."""

    def format_help(self) -> str:
        """What `--help` prints; only now the sentences are looked up."""
        from scala40.texts.command_help import HelpTexts

        speak(language_of(self.words, LANGUAGES))
        texts = HelpTexts()
        self.formatter_class = partial(_Lines, word=texts.usage())
        self.description = texts.about(self.command)
        self.epilog = f"{texts.commands()}\n{self.commands}" if self.commands else None
        self._positionals.title, self._optionals.title = texts.arguments(), texts.options()
        for action in self._actions:
            action.help = texts.option(self.command, action.dest)
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        """Raises `Unusable`."""
        from scala40.texts.arguments import ArgumentTexts

        speak(language_of(self.words, LANGUAGES))
        raise Unusable(f"{self.prog}: {complaint(message, ArgumentTexts())}")


def new_parser(name: str, commands: str = "") -> Parser:
    """The parser of this command, with the options that all of them know; `texts.command_help` says what they do."""
    parser = Parser(prog=f"scala40 {name}".strip())
    parser.command, parser.commands = name, commands
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--data-dir", metavar="DIR")
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

    try:
        from scala40.views.languages import Languages
    except ImportError:
        # A library of the screen is missing: the help, which needs no screen, is then said in English.
        return
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
