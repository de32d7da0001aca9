"""The command line of records.md: the window is started from here, and everything that needs none runs here."""

from __future__ import annotations

import argparse
import errno
import gc
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from scala40 import crash, paths
from scala40.cli import records, saves, simulate
from scala40.cli.arguments import (
    DONE,
    UNUSABLE,
    Parser,
    Unusable,
    new_parser,
    parsed,
    rules_named,
    texts_for,
)
from scala40.cli.lean import spare_the_search

_COMMANDS: Final[dict[str, tuple[Callable[[], Parser], Callable[[argparse.Namespace], int]]]] = {
    "simulate": (simulate.simulate_parser, simulate.simulated),
    "check": (records.check_parser, records.check),
    "legal": (records.legal_parser, records.legal),
    "saves": (saves.saves_parser, saves.saves),
}
_PACES: Final = ("off", "fast", "normal", "slow")
_USAGE: Final = """\
  scala40 simulate --seats LEVEL,LEVEL[,...] [--rules NAME] [--matches N | --rounds N] [--seed S]
                   [--duplicate] [--records DIR] [--jobs N | --cluster ADDRESS] [--json]
  scala40 check FILE...
  scala40 legal FILE [--move N]
  scala40 saves [--export ID FILE] [--verify]
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program. Exit codes: 0 done, 1 a judged file is wrong, 2 unusable arguments or input."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        command, words = _command(words)
        return _run(command, words)
    except Unusable as problem:
        crash.say(str(problem))
        return UNUSABLE
    except BrokenPipeError:
        # Whoever reads our output has gone: nothing is left to say, and nobody to say it to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def _command(words: list[str]) -> tuple[str, list[str]]:
    """The command and the words without it; options that hold everywhere may stand before it."""
    for at, word in enumerate(words):
        if word in _COMMANDS:
            return word, words[:at] + words[at + 1 :]
        if not word.startswith("-") and (at == 0 or words[at - 1] not in ("--lang", "--data-dir")):
            break
    return "", words


def _run(command: str, words: list[str]) -> int:
    parser, runs = _COMMANDS.get(command, (_window_parser, _window))
    return runs(parsed(parser(), words))


def _window_parser() -> Parser:
    parser = new_parser("", _USAGE)
    parser.add_argument("file", nargs="?", metavar="FILE")
    parser.add_argument("--demo", action="store_true")
    parser.add_argument("--rules", metavar="NAME", default="standard")
    parser.add_argument("--pace", choices=_PACES)
    return parser


def _window(options: argparse.Namespace) -> int:
    problem = crash.display_problem(os.environ)
    if problem is not None:
        raise Unusable(problem)
    # While everything is being made there is no garbage to look for; the window looks again after its first picture.
    gc.disable()
    # PySide reads the source of every module that is loaded after it: what needs no Qt comes first.
    import_module("scala40.storage.store")
    import_module("scala40.storage.rule_sets")
    import_module("scala40.settings")
    try:
        spare_the_search()
        from scala40 import app
    except ImportError as error:
        missing = crash.explain_missing_library(error)
        if missing is None:
            raise
        raise Unusable(missing) from None
    try:
        paths.resources()
    except FileNotFoundError:
        raise Unusable(texts_for(options).resources_missing()) from None
    rules = rules_named(options)
    file = None if options.file is None else Path(options.file)
    if file is not None and not file.is_file():
        texts = texts_for(options)
        raise Unusable(texts.unreadable(str(file), texts.why(FileNotFoundError(errno.ENOENT, "", str(file)))))
    return app.run(file=file, demo=options.demo, rules=rules, pace=options.pace, language=options.lang)
