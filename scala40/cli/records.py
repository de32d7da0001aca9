"""`scala40 check` and `scala40 legal`: what the rules say of record files and positions."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from scala40 import crash
from scala40.cli.arguments import DONE, WRONG, Parser, Unusable, new_parser, texts_for

if TYPE_CHECKING:
    from scala40.engine.match import Match
    from scala40.engine.record import RecordError
    from scala40.texts.cli import CliTexts


def check_parser() -> Parser:
    """The words of `scala40 check`."""
    parser = new_parser("check")
    parser.add_argument("files", nargs="+", metavar="FILE")
    return parser


def legal_parser() -> Parser:
    """The words of `scala40 legal`."""
    parser = new_parser("legal")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--move", type=int, metavar="N")
    return parser


def check(options: argparse.Namespace) -> int:
    """Judge the files named and say of each whether it is right. Raises `Unusable`."""
    from scala40.engine.record import MOST_BYTES, NewerRecord, RecordError, read_record

    texts = texts_for(options)
    code = DONE
    for file in options.files:
        try:
            with open(file, "rb") as opened:
                # One byte more than is allowed is enough to refuse the file.
                a_match = read_record(opened.read(MOST_BYTES + 1))
        except OSError as error:
            raise Unusable(texts.unreadable(file, texts.why(error))) from None
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


def legal(options: argparse.Namespace) -> int:
    """Print all that is legal as JSON. Raises `Unusable`."""
    from scala40.engine.listing import listing_of_position, listing_of_record
    from scala40.engine.position import read_position
    from scala40.engine.record import FORMAT, MOST_BYTES, RecordError, read_json

    texts, file = texts_for(options), options.file
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
        raise Unusable(texts.unreadable(file, texts.why(error))) from None
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
