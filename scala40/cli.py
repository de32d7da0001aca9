"""The command line of records.md: the window is started from here, and everything that needs none runs here."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from scala40 import __version__, crash, paths
from scala40.files import write_aside

if TYPE_CHECKING:
    from scala40.engine.match import Match
    from scala40.engine.record import RecordError
    from scala40.engine.rules import Rules
    from scala40.storage.saved import SavedMatch
    from scala40.storage.store import Store
    from scala40.texts.cli import CliTexts

DONE: Final = 0
WRONG: Final = 1
UNUSABLE: Final = 2
_COMMANDS: Final = ("simulate", "check", "legal", "saves")
_LANGUAGES: Final = ("en", "de", "es", "it")
_PACES: Final = ("off", "fast", "normal", "slow")
_USAGE: Final = """
commands without a window:
  scala40 simulate --seats LEVEL,LEVEL[,...] [--rules NAME] [--matches N] [--seed S]
                   [--duplicate] [--records DIR] [--jobs N] [--json]
  scala40 check FILE...
  scala40 legal FILE [--move N]
  scala40 saves [--export ID FILE] [--verify]
"""


class Unusable(Exception):
    """Arguments or input that nothing can be done with, in one sentence."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Unusable(f"{self.prog}: {message}")


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
    match command:
        case "simulate":
            return _simulate(_parsed(_simulate_parser(), words))
        case "check":
            return _check(_parsed(_check_parser(), words))
        case "legal":
            return _legal(_parsed(_legal_parser(), words))
        case "saves":
            return _saves(_parsed(_saves_parser(), words))
        case _:
            return _window(_parsed(_window_parser(), words))


def _parser(name: str, about: str, epilog: str = "") -> _Parser:
    parser = _Parser(
        prog=f"scala40 {name}".strip(),
        description=about,
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--lang", choices=_LANGUAGES, help="language of everything that is said")
    parser.add_argument("--data-dir", metavar="DIR", help="keep matches, settings and the log file there")
    parser.add_argument("--version", action="version", version=f"Scala 40 {__version__}")
    return parser


def _window_parser() -> _Parser:
    parser = _parser("", "Scala 40, the Italian rummy.", _USAGE)
    parser.add_argument("file", nargs="?", metavar="FILE", help="a match file to go on with or to look at")
    parser.add_argument("--demo", action="store_true", help="a computer player sits in your seat")
    parser.add_argument("--rules", metavar="NAME", default="standard", help="rule set of the demo, or a file of rules")
    parser.add_argument("--pace", choices=_PACES, help="how fast computer players move")
    return parser


def _simulate_parser() -> _Parser:
    parser = _parser("simulate", "Computer players play matches without a window.")
    parser.add_argument("--seats", required=True, metavar="LEVEL,LEVEL", help="one level a seat, 2 to 6")
    parser.add_argument("--rules", metavar="NAME", default="standard", help="the rule set, or a file of rules")
    parser.add_argument("--matches", type=_count, metavar="N", default=1, help="how many matches")
    parser.add_argument("--seed", metavar="S", default="1", help="the deals and decisions follow from it")
    parser.add_argument("--duplicate", action="store_true", help="play each match in all rotations of the seats")
    parser.add_argument("--records", metavar="DIR", help="write a record of each match there")
    parser.add_argument("--jobs", type=_count, metavar="N", default=1, help="how many processes")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    return parser


def _check_parser() -> _Parser:
    parser = _parser("check", "Replay and judge match files.")
    parser.add_argument("files", nargs="+", metavar="FILE")
    return parser


def _legal_parser() -> _Parser:
    parser = _parser("legal", "Print all that is legal in a position, or after a move of a match file, as JSON.")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--move", type=int, metavar="N", help="after move N, 0 being the first deal; else at the end")
    return parser


def _saves_parser() -> _Parser:
    parser = _parser("saves", "List the saved matches, write one as a file, or check them all.")
    parser.add_argument("--export", nargs=2, metavar=("ID", "FILE"), help="write a saved match as a match file")
    parser.add_argument("--verify", action="store_true", help="check the database and every match in it")
    return parser


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text} is no whole number from 1 up")
    return int(text)


def _parsed(parser: _Parser, words: list[str]) -> argparse.Namespace:
    options = parser.parse_args(words)
    if options.data_dir is not None:
        try:
            paths.use_data_dir(options.data_dir)
        except ValueError as error:
            raise Unusable(f"{parser.prog}: {error}") from None
    return options


def _texts(options: argparse.Namespace) -> CliTexts:
    """The sentences, in the language asked for or the system's."""
    from PySide6.QtCore import QCoreApplication

    from scala40.texts.cli import CliTexts
    from scala40.views.languages import Languages

    if QCoreApplication.instance() is None:
        _KEPT.append(QCoreApplication(["scala40"]))
    languages = Languages()
    languages.use(options.lang)
    _KEPT.append(languages)
    return CliTexts()


_KEPT: list[object] = []
"""Qt's application and catalogues, which live as long as the program."""


def _window(options: argparse.Namespace) -> int:
    problem = crash.display_problem(os.environ)
    if problem is not None:
        raise Unusable(problem)
    try:
        from scala40 import app
    except ImportError as error:
        missing = crash.explain_missing_library(error)
        if missing is None:
            raise
        raise Unusable(missing) from None
    try:
        paths.resources()
    except FileNotFoundError:
        raise Unusable(_texts(options).resources_missing()) from None
    rules = _rules(options)
    file = None if options.file is None else Path(options.file)
    if file is not None and not file.is_file():
        raise Unusable(_texts(options).unreadable(str(file), os.strerror(2)))
    return app.run(file=file, demo=options.demo, rules=rules, pace=options.pace, language=options.lang)


def _rules(options: argparse.Namespace) -> Rules:
    """The preset of this name, or the rules of the file with this name."""
    from scala40.engine.rules import PRESETS
    from scala40.storage.rule_sets import RulesRefused, load_rules

    if options.rules in PRESETS:
        return PRESETS[options.rules]
    file = Path(options.rules)
    if not file.is_file():
        raise Unusable(_texts(options).no_such_rules(options.rules, ", ".join(PRESETS)))
    try:
        return load_rules(file)
    except (RulesRefused, OSError) as error:
        reason = error.strerror or str(error) if isinstance(error, OSError) else str(error)
        raise Unusable(_texts(options).unreadable(str(file), reason)) from None


def _simulate(options: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.progress import Progress

    from scala40.arena import report
    from scala40.arena.simulate import Plan, simulate, units
    from scala40.bots.levels import LEVELS

    levels = tuple(options.seats.split(","))
    for level in levels:
        if level not in LEVELS:
            raise Unusable(_texts(options).no_such_level(level, ", ".join(LEVELS)))
    rules = _rules(options)
    if not rules.min_players <= len(levels) <= rules.max_players:
        limits = (rules.min_players, rules.max_players)
        raise Unusable(_texts(options).seats_of_rules(rules.name, *limits, len(levels)))
    to = None if options.records is None else Path(options.records)
    plan = Plan(
        levels=levels, rules=rules, matches=options.matches, seed=options.seed, duplicate=options.duplicate, records=to
    )
    played = []
    errors = Console(stderr=True)
    began = time.perf_counter()
    try:
        with Progress(console=errors, disable=not errors.is_terminal, transient=True) as progress:
            bar = progress.add_task("", total=len(units(plan)))
            for done in simulate(plan, options.jobs):
                played.append(done)
                progress.advance(bar)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unusable(_texts(options).unwritable(str(error.filename or options.records), reason)) from None
    except ValueError as error:
        raise Unusable(f"scala40 simulate: {error}") from None
    counted = report.report(plan, played, time.perf_counter() - began)
    if options.json:
        print(json.dumps(report.as_json(plan, counted), indent=1))
    else:
        report.print_table(plan, counted, Console())
    return DONE


def _check(options: argparse.Namespace) -> int:
    from scala40.engine.record import MOST_BYTES, NewerRecord, RecordError, read_record

    texts = _texts(options)
    code = DONE
    for file in options.files:
        try:
            with open(file, "rb") as opened:
                # One byte more than is allowed is enough to refuse the file.
                a_match = read_record(opened.read(MOST_BYTES + 1))
        except OSError as error:
            raise Unusable(texts.unreadable(file, error.strerror or str(error))) from None
        except NewerRecord as error:
            raise Unusable(texts.unreadable(file, str(error))) from None
        except RecordError as error:
            print(_wrong(texts, file, error))
            code = WRONG
        else:
            print(texts.right(file, len(a_match.rounds)))
            if a_match.rounds:
                print(_proof(file, a_match))
    return code


def _proof(file: str, a_match: Match) -> str:
    """Which deals of a right record are proved; a deal whose secret does not fit has made it a wrong one."""
    from scala40.engine.proof import verify_deal
    from scala40.texts.deals import DealTexts

    proved: list[int] = []
    hidden: list[int] = []
    for played in a_match.rounds:
        problem = verify_deal(played, a_match.rules, len(a_match.seats))
        (proved if problem is None else hidden).append(played.number)
    if not hidden:
        return DealTexts().all_proved(file)
    return DealTexts().some_proved(file, proved, hidden) if proved else DealTexts().none_proved(file)


def _legal(options: argparse.Namespace) -> int:
    from scala40.engine.listing import listing_of_position, listing_of_record
    from scala40.engine.position import read_position
    from scala40.engine.record import FORMAT, MOST_BYTES, RecordError, read_json

    texts, file = _texts(options), options.file
    try:
        with open(file, "rb") as opened:
            value = read_json(opened.read(MOST_BYTES + 1))
        if value.get("format") == FORMAT:
            found = listing_of_record(value, options.move)
        elif options.move is not None:
            raise RecordError("a position has no moves")
        else:
            found = listing_of_position(read_position(value))
    except OSError as error:
        raise Unusable(texts.unreadable(file, error.strerror or str(error))) from None
    except RecordError as error:
        if not error.round_number:
            raise Unusable(texts.unreadable(file, str(error))) from None
        crash.say(_wrong(texts, file, error))
        return WRONG
    print(json.dumps(found, ensure_ascii=False))
    return DONE


def _wrong(texts: CliTexts, file: str, error: RecordError) -> str:
    reason = str(error) if error.reason in (None, str(error)) else f"{error.reason}: {error}"
    return texts.wrong(file, error.round_number, error.move, reason)


def _saves(options: argparse.Namespace) -> int:
    from scala40.storage.faults import Fault, StorageError
    from scala40.storage.store import Store

    texts = _texts(options)
    try:
        path = paths.data_folder() / paths.DATABASE
        if not path.exists():
            if options.export:
                raise Unusable(texts.no_saves())
            print(texts.no_saves())
            return DONE
        with Store(path, read_only=True) as store:
            if options.export:
                match_id, file = options.export
                return _export(store, match_id, file, texts)
            if options.verify:
                return _verify(store, texts)
            print("\n".join(_saved_line(saved, texts) for saved in store.matches()) or texts.no_saves())
    except (StorageError, paths.NoFolder, OSError) as error:
        if options.verify and isinstance(error, StorageError) and error.fault in (Fault.DAMAGED, Fault.NOT_OURS):
            print(texts.problem(None, error.fault.value))
            return WRONG
        raise Unusable(f"scala40 saves: {error}") from None
    return DONE


def _export(store: Store, match_id: str, file: str, texts: CliTexts) -> int:
    if match_id not in {str(saved.match_id) for saved in store.matches()}:
        raise Unusable(texts.no_such_save(match_id))
    if not Path(file).absolute().parent.is_dir():
        raise Unusable(texts.no_such_folder(str(Path(file).parent)))
    try:
        write_aside(Path(file), store.record(int(match_id)))
    except OSError as error:
        raise Unusable(texts.unwritable(file, error.strerror or str(error))) from None
    print(texts.exported(int(match_id), file))
    return DONE


def _verify(store: Store, texts: CliTexts) -> int:
    problems = store.verify(_judged)
    for problem in problems:
        print(texts.problem(problem.match_id, f"{problem.fault.value} {problem.detail}".strip()))
    if problems:
        return WRONG
    print(texts.all_sound(len(store.matches())))
    return DONE


def _judged(record: bytes) -> str | None:
    from scala40.engine.record import RecordError, read_record

    try:
        read_record(record)
    except RecordError as error:
        return f"round {error.round_number}, move {error.move}: {error}"
    return None


def _saved_line(saved: SavedMatch, texts: CliTexts) -> str:
    names = ", ".join(seat.name for seat in saved.seats)
    if saved.fault is not None:
        told = texts.damaged()
    elif saved.finished:
        told = texts.won_by(", ".join(saved.seats[seat].name for seat in saved.winners))
    else:
        told = texts.unfinished(saved.rounds + 1)
    return "  ".join((str(saved.match_id), saved.changed, saved.rules, names, told))
