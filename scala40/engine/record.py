"""The record file of records.md: a match as JSON, written from a `Match` and read back by replaying every move."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final, cast

import msgspec
from msgspec import UNSET, Meta, UnsetType

from scala40.engine.cards import codes
from scala40.engine.match import Match, PlayedRound, SeatInfo, Witness
from scala40.engine.notation import NotationError, read_cards, write_entry
from scala40.engine.replay import LoggedShuffler, ReplayError, deal_logged, play_logged
from scala40.engine.rules import Rules
from scala40.engine.shuffle import Seal, Shuffler

FORMAT: Final = "scala40"
VERSION: Final = 1
MOST_BYTES: Final = 16 * 1024 * 1024
DEEPEST: Final = 32
"""How deep a file from a stranger may be nested."""
_Name = Annotated[str, Meta(max_length=200)]
_Seats = Annotated[list[int], Meta(max_length=6)]


class RecordError(ValueError):
    """A record that is refused: the round (from 1, 0 for the file itself), the move's number in it, and why."""

    def __init__(self, text: str, round_number: int = 0, move: int = 0, reason: str | None = None) -> None:
        super().__init__(text)
        self.round_number = round_number
        self.move = move
        self.reason = reason
        """The name of the rule's reason where a move was refused."""


class NewerRecord(RecordError):
    """A record of a format version that this program does not know yet."""


class _Seat(msgspec.Struct):
    name: _Name
    player: _Name


class _Round(msgspec.Struct):
    dealer: int
    shuffle: Seal
    deck: str
    moves: list[str]
    penalties: _Seats | UnsetType = UNSET
    totals: _Seats | UnsetType = UNSET


class _Result(msgspec.Struct):
    winner: _Seats
    totals: _Seats


class _File(msgspec.Struct):
    app: _Name
    rules: dict[str, Any]
    seats: Annotated[list[_Seat], Meta(min_length=2, max_length=6)]
    rounds: list[_Round]
    bot_seed: _Name | None = None
    result: _Result | UnsetType = UNSET


def record_value(a_match: Match, app: str) -> dict[str, Any]:
    """The record of this match as plain JSON values; a round in progress has no penalties, a match no result."""
    value: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "app": app,
        "rules": msgspec.to_builtins(a_match.rules),
        "seats": [msgspec.to_builtins(seat) for seat in a_match.seats],
    }
    if a_match.bot_seed is not None:
        value["bot_seed"] = a_match.bot_seed
    value["rounds"] = [round_value(a_match, played) for played in a_match.rounds]
    if a_match.stage == "over":
        value["result"] = {"winner": list(a_match.winners), "totals": list(a_match.totals)}
    return _merged(value, a_match.extra)


def round_value(a_match: Match, played: PlayedRound) -> dict[str, Any]:
    """One round of the record; for the one in progress, the moves so far."""
    entries = a_match.entries if played is a_match.rounds[-1] else played.entries
    value: dict[str, Any] = {
        "dealer": played.dealer,
        "shuffle": msgspec.to_builtins(played.seal) | {"secret": played.seal.secret},
        "deck": codes(played.deck),
        "moves": [write_entry(entry) for entry in entries],
    }
    if played.totals is not None and played.penalties is not None:
        value |= {"penalties": list(played.penalties), "totals": list(played.totals)}
    return _merged(value, played.extra)


def write_record(a_match: Match, app: str) -> bytes:
    """The record file of this match; `app` is the version of the program that writes it."""
    return msgspec.json.format(msgspec.json.encode(record_value(a_match, app)), indent=1) + b"\n"


def read_json(data: bytes, most: int = MOST_BYTES) -> dict[str, Any]:
    """A JSON object from a stranger: bounded in size and nesting, no doubled keys, no NaN. Raises `RecordError`."""
    if len(data) > most:
        raise RecordError(f"the file is larger than {most // 1024 // 1024} MiB")
    try:
        value = json.loads(data.decode("utf-8"), object_pairs_hook=_no_doubled, parse_constant=_no_constant)
        _check_depth(value)
    except RecursionError:
        raise RecordError("the file is nested too deeply") from None
    except ValueError as error:
        raise RecordError(f"the file is not what a match file is made of: {str(error)[:120]}") from None
    if not isinstance(value, dict):
        raise RecordError("the file holds no match")
    return cast("dict[str, Any]", value)


def _check_depth(value: Any) -> None:
    """Raise `RecursionError` where the value is nested too deeply, `ValueError` where a text holds half a letter."""
    level = [value]
    for _ in range(DEEPEST):
        inner: list[Any] = []
        for one in level:
            if isinstance(one, dict):
                inner += [*one, *one.values()]
            elif isinstance(one, list):
                inner += one
            elif isinstance(one, str):
                one.encode()
        level = inner
    if level:
        raise RecursionError


def _no_doubled(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise ValueError("a key stands twice")
    return value


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number")


def read_rules(value: dict[str, Any]) -> Rules:
    """The rule set that a record carries, every field written out. Raises `RecordError`."""
    missing = [field for field in Rules.__struct_fields__ if field not in value]
    if missing:
        raise RecordError(f"the rules lack the field {missing[0]}")
    try:
        return msgspec.convert(value, Rules)
    except (msgspec.ValidationError, ValueError) as error:
        raise RecordError(f"the rules cannot be read: {error}") from None


def read_record(data: bytes, onward: Shuffler | None = None) -> Match:
    """The match of a record, every move replayed and judged by the rules (records.md, "The record file").

    `onward` shuffles what comes after the record, where the match is to be played on. Raises `RecordError` with round,
    move number and reason, or `NewerRecord`.
    """
    return match_of(read_json(data), onward)[0]


def match_of(
    value: dict[str, Any], onward: Shuffler | None = None, witness: Witness | None = None
) -> tuple[Match, LoggedShuffler]:
    """Like `read_record`, from JSON values; also the shuffler, through which more of the log can be told.

    `witness` looks at every step of the replay.
    """
    if value.get("format") != FORMAT:
        raise RecordError("the file is no match of Scala 40")
    version = value.get("version")
    if type(version) is not int or version < 1:
        raise RecordError("the version of the format cannot be read")
    if version > VERSION:
        raise NewerRecord(f"the file has version {version} of the format; this program reads up to version {VERSION}")
    try:
        file = msgspec.convert(value, _File)
    except msgspec.ValidationError as error:
        raise RecordError(f"the file is not what a match file is made of: {error}") from None
    rules = read_rules(file.rules)
    shuffler = LoggedShuffler(onward)
    seats = [SeatInfo(seat.name, seat.player) for seat in file.seats]
    try:
        a_match = Match(rules, seats, shuffler, bot_seed=file.bot_seed)
    except ValueError as error:
        raise RecordError(str(error)) from None
    a_match.witness = witness
    plain = record_value(a_match, file.app)
    a_match.extra = _beyond({key: kept for key, kept in value.items() if key not in ("rounds", "result")}, plain)
    for number, played in enumerate(file.rounds, start=1):
        _replay_round(a_match, shuffler, number, played, last=number == len(file.rounds))
        a_match.note_round(_beyond(value["rounds"][number - 1], round_value(a_match, a_match.rounds[-1])))
    _check_result(a_match, file.result)
    if "result" in value:
        a_match.extra |= _beyond({"result": value["result"]}, record_value(a_match, file.app))
    return a_match, shuffler


def _beyond(value: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    """What the value holds beyond the keys known, at any level (records.md: a reader keeps what it does not know)."""
    found: dict[str, Any] = {}
    for key, part in value.items():
        if key not in known:
            found[key] = part
        elif isinstance(part, dict) and (inner := _beyond(part, known[key])):
            found[key] = inner
        elif isinstance(part, list) and part and all(isinstance(one, dict) for one in part):
            kept = [_beyond(one, plain) for one, plain in zip(part, known[key], strict=True)]
            if any(kept):
                found[key] = kept
    return found


def _merged(value: dict[str, Any], kept: dict[str, Any]) -> dict[str, Any]:
    """The value with what was kept by `_beyond` put beside it."""
    for key, part in kept.items():
        if isinstance(value.get(key), dict) and isinstance(part, dict):
            _merged(value[key], part)
        elif isinstance(value.get(key), list) and isinstance(part, list):
            for one, inner in zip(value[key], part, strict=True):
                _merged(one, inner)
        else:
            value.setdefault(key, part)
    return value


def _replay_round(a_match: Match, shuffler: LoggedShuffler, number: int, played: _Round, *, last: bool) -> None:
    try:
        deck = read_cards(played.deck)
        deal_logged(a_match, shuffler, played.dealer, deck, played.shuffle)
        play_logged(a_match, shuffler, played.moves, with_undo=False)
    except NotationError as error:
        raise RecordError(str(error), number) from None
    except ReplayError as error:
        reason = None if error.refusal is None else error.refusal.reason.value
        raise RecordError(str(error), number, error.move, reason) from None
    made = a_match.rounds[-1]
    if made.totals is None:
        if not last:
            raise RecordError("the round has no end, but another follows", number, len(played.moves))
        if played.penalties is not UNSET or played.totals is not UNSET:
            raise RecordError("the round has no end, but is scored", number, len(played.moves))
        return
    if tuple(played.penalties or ()) != made.penalties:
        raise RecordError(f"the penalties must be {list(made.penalties or ())}", number, len(played.moves))
    if tuple(played.totals or ()) != made.totals:
        raise RecordError(f"the totals must be {list(made.totals)}", number, len(played.moves))


def _check_result(a_match: Match, result: _Result | UnsetType) -> None:
    number = len(a_match.rounds)
    lines = len(a_match.entries)
    if a_match.stage != "over":
        if result is not UNSET:
            raise RecordError("the match is not over, but has a result", number, lines)
        return
    if result is UNSET:
        raise RecordError("the match is over, but has no result", number, lines)
    if tuple(result.winner) != a_match.winners or tuple(result.totals) != a_match.totals:
        raise RecordError(f"the result must be {list(a_match.winners)} with {list(a_match.totals)}", number, lines)
