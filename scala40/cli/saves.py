"""`scala40 saves`: the saved matches listed, written as files and checked."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from scala40 import paths
from scala40.cli.arguments import DONE, WRONG, Parser, Unusable, new_parser, texts_for
from scala40.files import write_aside

if TYPE_CHECKING:
    from scala40.storage.saved import SavedMatch
    from scala40.storage.store import Store
    from scala40.texts.cli import CliTexts


def saves_parser() -> Parser:
    """The words of `scala40 saves`."""
    parser = new_parser("saves")
    parser.add_argument("--export", nargs=2, metavar=("ID", "FILE"))
    parser.add_argument("--verify", action="store_true")
    return parser


def saves(options: argparse.Namespace) -> int:
    """List, write or check the saved matches. Raises `Unusable`."""
    from scala40.storage.faults import Fault, StorageError
    from scala40.storage.store import Store

    texts = texts_for(options)
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
        raise Unusable(texts.unwritable(file, texts.why(error))) from None
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
