"""What the tests of storage write: small but well-formed headers, rounds and records, and a real match played out."""

import itertools
import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

from scala40.engine.arrange import best_opening
from scala40.engine.match import Match, SeatInfo
from scala40.engine.moves import Discard, Draw, LayMelds, TakeBack
from scala40.engine.notation import write_entry
from scala40.engine.record import RecordError, read_record, record_value, round_value, write_record
from scala40.engine.rules import STANDARD, Rules
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.engine.turn import legal_end
from scala40.storage import MatchJournal

APP = "0.1.0"


def compact(value: object) -> bytes:
    return json.dumps(value).encode()


HEADER = compact(
    {
        "app": APP,
        "rules": {"name": "standard"},
        "seats": [{"name": "Ada", "player": "human"}, {"name": "Bot ñ", "player": "beginner"}],
        "bot_seed": "9",
    }
)
ROUND = compact(
    {"dealer": 1, "shuffle": {"scheme": "hmac-sha256-v1", "commitment": "00", "secret": "ff"}, "deck": "KH"}
)


def record(rounds: int = 1, *, finished: bool = False) -> bytes:
    """A record as far as storage looks into it."""
    value = {"format": "scala40", "version": 1, **json.loads(HEADER)}
    value["rounds"] = [{"moves": ["0 draw"], "totals": [0, 30 * number]} for number in range(1, rounds + 1)]
    if finished:
        value["result"] = {"winner": [0], "totals": [0, 30 * rounds]}
    return compact(value)


def ticking() -> Callable[[], str]:
    """A clock that gives another second each time."""
    seconds = itertools.count()
    return lambda: f"2030-01-01T00:00:{next(seconds):02d}.000000+00:00"


class Planted(sqlite3.Connection):
    """A connection whose n-th statement fails, once or for ever; before doing its work, or after it."""

    fail_at: int | None = None
    for_ever = False
    afterwards = False
    code = sqlite3.SQLITE_FULL
    count = 0

    @classmethod
    def plan(cls, fail_at: int | None, code: int, *, for_ever: bool = False, afterwards: bool = False) -> None:
        cls.fail_at, cls.code, cls.for_ever, cls.afterwards, cls.count = fail_at, code, for_ever, afterwards, 0

    def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
        kind = type(self)
        kind.count += 1
        due = kind.fail_at is not None and (kind.count >= kind.fail_at if kind.for_ever else kind.count == kind.fail_at)
        if due and not kind.afterwards:
            raise failure(kind.code)
        cursor = super().execute(sql, values)
        if due:
            raise failure(kind.code)
        return cursor


def failure(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError(f"planted {code}")
    error.sqlite_errorcode = code
    return error


def new_match(seed: str, rules: Rules = STANDARD, seats: int = 2) -> Match:
    infos = [SeatInfo(f"Seat {number}", "beginner") for number in range(seats)]
    return Match(rules, infos, SecretShuffler(lambda number: seeded_secret(seed, 1, number)), bot_seed=seed)


def header_of(a_match: Match) -> bytes:
    value = record_value(a_match, APP)
    return compact({key: value[key] for key in ("app", "rules", "seats", "bot_seed")})


def round_header(a_match: Match) -> bytes:
    value = round_value(a_match, a_match.rounds[-1])
    del value["moves"]
    return compact(value)


def turns(a_match: Match, chance: random.Random) -> Iterator[str]:
    """Play the round in progress to its end, taking openings back now and then; the lines as a referee writes them."""
    while a_match.stage == "round":
        seat = a_match.mover
        assert seat is not None
        yield from _made(a_match, seat, Draw())
        if a_match.stage != "round":
            return
        hand = a_match.view(seat).hand
        current = a_match.current_round
        assert current is not None
        opening = best_opening(hand, a_match.rules)
        if opening.points >= 40 and not current.public.opened[seat]:
            move = LayMelds(opening.melds)
            if a_match.check(seat, move) is None:
                yield from _made(a_match, seat, move)
                if chance.random() < 0.5:
                    a_match.play(seat, TakeBack())
                    yield f"{seat} undo"
        current = a_match.current_round
        plan = legal_end(current.public, a_match.view(seat).hand)
        assert plan is not None
        discards = [card for card in a_match.view(seat).hand if a_match.check(seat, Discard(card)) is None]
        for step in (Discard(chance.choice(sorted(discards))),) if discards else plan:
            yield from _made(a_match, seat, step)


def _made(a_match: Match, seat: int, move: Any) -> Iterator[str]:
    before = len(a_match.entries)
    a_match.play(seat, move)
    for entry in a_match.entries[before:]:
        yield write_entry(entry)


def keep_round(a_match: Match, journal: MatchJournal, chance: random.Random, most: int = 400) -> bool:
    """Play and journal one round; whether it came to its end within so many lines."""
    a_match.deal()
    journal.round_began(round_header(a_match))
    for number, line in enumerate(turns(a_match, chance)):
        journal.append(line)
        if number == most:
            return False
    journal.round_ended(write_record(a_match, APP))
    return True


def judge(data: bytes) -> str | None:
    """What the rules say against a record."""
    try:
        read_record(data)
    except RecordError as error:
        return str(error)
    return None
