"""Judges a record file: reads it strictly, replays every line, checks every deal, score and result (records.md)."""

import json
from typing import Any

from tests.plain_engine.matches import PlainMatch
from tests.plain_engine.rules import fault_of, seats_fault
from tests.plain_engine.shuffle import BrokenSeal, dealer_by_lot, deck_for, key_of, reshuffled
from tests.plain_engine.transitions import clock_undoes

MOST_BYTES = 16 * 1024 * 1024
DEEPEST = 32
Verdict = tuple[int, int, str]  # round and move, both from 1; 0 for what concerns no round or no move; the reason


class Wrong(Exception):
    """A record that breaks a rule."""

    def __init__(self, round_number: int, move: int, reason: str) -> None:
        super().__init__(round_number, move, reason)
        self.verdict: Verdict = (round_number, move, reason)


def judge_record(record: dict[str, Any] | str | bytes) -> Verdict | None:
    """Give None for a right record, else round, move number and reason of the first fault.

    Beside the reasons of records.md: FORMAT, VERSION, RULES, SEATS (round 0); DEALER, DECK, TURNED_UP_JOKER, SEAL,
    MATCH_OVER (move 0); UNREADABLE, TIMED_OUT, WRONG_SHUFFLE (a move); UNFINISHED, PENALTIES, TOTALS, RESULT (the
    last line of a round).
    """
    try:
        replay(record)
    except Wrong as wrong:
        return wrong.verdict
    return None


def replay(record: dict[str, Any] | str | bytes, stop_after: int | None = None) -> PlainMatch:
    """Replay a record, or its first `stop_after` lines, and give the match as it then stands; raises Wrong.

    `reenter` and `retire` are not counted as lines. After the last line of a round the next deal is made, if the
    record has it.
    """
    record = read_record(record)
    match = PlainMatch(record["rules"], len(record["seats"]))
    lines_left = stop_after
    for number, entry in enumerate(record["rounds"], 1):
        last = number == len(record["rounds"])
        if match.phase != "deal":
            raise Wrong(number, 0, "MATCH_OVER")
        key = _deal(match, number, entry)
        for place, line in enumerate(entry["moves"], 1):
            counted = not line.endswith((" reenter", " retire"))
            if lines_left == 0 and counted:
                return match
            _play_line(match, number, place, line, key)
            if lines_left is not None and counted:
                lines_left -= 1
        _check_end(match, number, entry, last)
    if lines_left:
        raise Wrong(len(record["rounds"]), 0, "NO_SUCH_LINE")
    if stop_after is None:
        _check_result(match, record)
    return match


def _deal(match: PlainMatch, number: int, entry: dict[str, Any]) -> bytes | None:
    deck = entry["deck"].split(" ")
    try:
        key = key_of(entry["shuffle"])
    except BrokenSeal as seal:
        raise Wrong(number, 0, "SEAL") from seal
    fault = match.deal_fault(deck, entry["dealer"])
    by_lot = number == 1 and match.rules["first_dealer"] == "random"
    if fault is None and key is not None:
        if by_lot and dealer_by_lot(key, match.seats) != entry["dealer"]:
            fault = "DEALER"
        elif deck_for(key, match.rules, len(match.playing())) != deck:
            fault = "DECK"
    if fault:
        raise Wrong(number, 0, fault)
    match.deal(deck, entry["dealer"])
    return key


def _play_line(match: PlainMatch, number: int, place: int, line: str, key: bytes | None) -> None:
    first, _, rest = line.partition(" ")
    try:
        if first[:1].isdigit():
            reason = _seat_line_refusal(match, first, rest)
            if reason is None:
                match.make(int(first), rest)
        else:
            reason = _referee_line_refusal(match, line, key)
            if reason is None:
                match.apply_referee(line)
    except RecursionError as error:
        raise Wrong(number, place, "UNREADABLE") from error
    if reason:
        raise Wrong(number, place, reason)


def _seat_line_refusal(match: PlainMatch, first: str, text: str) -> str | None:
    if first not in map(str, range(match.seats)) or text == "undo":
        return "UNREADABLE"  # a record leaves out what was undone, and the undo
    rnd = match.round
    if match.phase == "round" and rnd is not None and rnd.phase == "draw":
        if text == "draw" and int(first) == rnd.turn and (rnd.due() or rnd.to_be_asked()):
            return "WRONG_PHASE"  # in a record the referee's line and the answers stand before the draw
        if _is_answer(text) and rnd.due() is None and rnd.to_be_asked():
            rnd.begin_asking()
    return match.refusal(int(first), text)


def _is_answer(text: str) -> bool:
    return text == "pass" or text.startswith("buy ")


def _referee_line_refusal(match: PlainMatch, line: str, key: bytes | None) -> str | None:
    reason = match.referee_refusal(line)
    rnd = match.round
    if reason or rnd is None:
        return reason
    if line == "timeout" and clock_undoes(rnd):
        return "WRONG_PHASE"  # what the clock takes back is not in a record
    if line.startswith("shuffle ") and key is not None:
        wanted = reshuffled(key, rnd.reshuffles + 1, rnd.discards[:-1])
        return None if line.split(" ")[1:] == wanted else "WRONG_SHUFFLE"
    return None


def _check_end(match: PlainMatch, number: int, entry: dict[str, Any], last: bool) -> None:
    place = len(entry["moves"])
    finished = match.phase in ("deal", "over")
    if not finished:
        if not last or "penalties" in entry or "totals" in entry:
            raise Wrong(number, place, "UNFINISHED")
        return
    if entry.get("penalties") != match.penalties:
        raise Wrong(number, place, "PENALTIES")
    if entry.get("totals") != match.totals:
        raise Wrong(number, place, "TOTALS")


def _check_result(match: PlainMatch, record: dict[str, Any]) -> None:
    right = {"winner": match.winner, "totals": match.totals} if match.phase == "over" else None
    given = record.get("result")
    if right is None and "result" not in record:
        return
    if right is None or not isinstance(given, dict) or any(given.get(name) != value for name, value in right.items()):
        rounds = record["rounds"]
        raise Wrong(len(rounds), len(rounds[-1]["moves"]) if rounds else 0, "RESULT")


# --------------------------------------------------------------------------------------------------- strict reading


def read_record(record: dict[str, Any] | str | bytes) -> dict[str, Any]:
    """Read a record with strict types; raises Wrong with FORMAT, VERSION, RULES or SEATS."""
    if not isinstance(record, dict):
        record = _read_json(record)
    if record.get("format") != "scala40":
        raise Wrong(0, 0, "FORMAT")
    if type(record.get("version")) is not int or record["version"] != 1:
        raise Wrong(0, 0, "VERSION")
    if not isinstance(record.get("app"), str):
        raise Wrong(0, 0, "FORMAT")
    if fault_of(record.get("rules")) is not None:
        raise Wrong(0, 0, "RULES")
    seats = record.get("seats")
    if not isinstance(seats, list) or not all(_is_seat(seat) for seat in seats):
        raise Wrong(0, 0, "SEATS")
    if seats_fault(record["rules"], len(seats)) is not None:
        raise Wrong(0, 0, "SEATS")
    if not isinstance(record.get("rounds"), list):
        raise Wrong(0, 0, "FORMAT")
    for number, entry in enumerate(record["rounds"], 1):
        if not _is_round(entry):
            raise Wrong(number, 0, "FORMAT")
    if "result" in record and not _is_result(record["result"]):
        raise Wrong(0, 0, "FORMAT")
    return record


def _is_seat(seat: Any) -> bool:
    return isinstance(seat, dict) and isinstance(seat.get("name"), str) and isinstance(seat.get("player"), str)


def _are_numbers(values: Any) -> bool:
    return isinstance(values, list) and all(type(value) is int for value in values)


def _is_result(result: Any) -> bool:
    return isinstance(result, dict) and _are_numbers(result.get("winner")) and _are_numbers(result.get("totals"))


def _is_round(entry: Any) -> bool:
    return (
        isinstance(entry, dict)
        and type(entry.get("dealer")) is int
        and isinstance(entry.get("deck"), str)
        and isinstance(entry.get("shuffle"), dict)
        and isinstance(entry.get("moves"), list)
        and all(isinstance(line, str) for line in entry["moves"])
        and all(name not in entry or _are_numbers(entry[name]) for name in ("penalties", "totals"))
    )


def _read_json(text: str | bytes) -> dict[str, Any]:
    try:
        if len(text) > MOST_BYTES:
            raise ValueError("too large")
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        if len(text.encode("utf-8")) > MOST_BYTES:
            raise ValueError("too large")
        record = json.loads(text, object_pairs_hook=_no_doubled_keys, parse_constant=_no_constant)
        _bounded(record, 0)
    except (ValueError, RecursionError) as error:
        raise Wrong(0, 0, "FORMAT") from error
    if not isinstance(record, dict):
        raise Wrong(0, 0, "FORMAT")
    return record


def _no_doubled_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len({key for key, _ in pairs}) < len(pairs):
        raise ValueError("doubled key")
    return dict(pairs)


def _no_constant(name: str) -> Any:
    raise ValueError(f"no number: {name}")


def _bounded(value: Any, depth: int) -> None:
    if depth > DEEPEST:
        raise ValueError("nested too deep")
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for part in inner:
        _bounded(part, depth + 1)
