"""Records with one thing changed, judged by both engines: both accept them, or both refuse them at the same place.

python -m tests.changed_records --records 1000 --seed 1
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from typing import Any

from msgspec.structs import replace

from scala40.bots.body import choose
from scala40.bots.levels import LEVELS
from scala40.engine.cards import CARDS
from scala40.engine.match import Match, SeatInfo
from scala40.engine.moves import Reenter
from scala40.engine.record import RecordError, read_record, record_value
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from tests.differential import any_rules
from tests.plain_engine.judge import judge_record


def a_record(seed: str) -> dict[str, Any]:
    """A short match of beginners under any rules, over after two rounds at most."""
    rules, players = any_rules(random.Random(seed))
    rules = replace(rules, match_type="fixed_rounds", fixed_rounds=random.Random(seed).randint(1, 2), survivors=1)
    seats = [SeatInfo(f"P{seat}", "beginner") for seat in range(players)]
    a_match = Match(rules, seats, SecretShuffler(lambda number: seeded_secret(seed, 1, number)))
    chance = random.Random(seed)
    while a_match.stage != "over":
        if a_match.stage == "deal":
            a_match.deal()
            continue
        seat = a_match.mover
        assert seat is not None
        if a_match.stage == "reentry":
            a_match.play(seat, Reenter())
        else:
            a_match.play(seat, choose(a_match.view(seat), chance.randrange(1 << 32), LEVELS["beginner"]))
    return record_value(a_match, "changed")


def changed(record: dict[str, Any], chance: random.Random) -> str:
    """Change one thing of the record in place and say what."""
    played = chance.choice(record["rounds"])
    moves: list[str] = played["moves"]
    at = chance.randrange(len(moves))
    what = chance.choice(
        [
            "card",
            "card",
            "card",
            "meld",
            "seat",
            "gone",
            "twice",
            "swapped",
            "deck",
            "dealer",
            "penalty",
            "total",
            "winner",
            "rule",
            "kind",
            "secret",
        ]
    )
    match what:
        case "card":
            words = moves[at].split(" ")
            place = chance.randrange(1, len(words))
            words[place] = chance.choice(CARDS[: 104 + record["rules"]["jokers"]]).code
            moves[at] = " ".join(words)
        case "meld":
            laying = [place for place, move in enumerate(moves) if " off " in move or " swap " in move] or [at]
            at = chance.choice(laying)
            moves[at] = moves[at].rsplit(" ", 1)[0] + f" m{chance.randint(1, 9)}"
        case "seat":
            moves[at] = f"{chance.randrange(len(record['seats']))} {moves[at].partition(' ')[2]}"
        case "gone":
            del moves[at]
        case "twice":
            moves.insert(at, moves[at])
        case "swapped":
            other = chance.randrange(len(moves))
            moves[at], moves[other] = moves[other], moves[at]
        case "deck":
            deck = played["deck"].split(" ")
            one, other = chance.sample(range(len(deck)), 2)
            deck[one], deck[other] = deck[other], deck[one]
            played["deck"] = " ".join(deck)
            if chance.random() < 0.8:
                # Without its secret the deck can be any; the moves decide.
                played["shuffle"]["secret"] = None
        case "dealer":
            played["dealer"] = chance.randrange(len(record["seats"]))
        case "penalty":
            seat = chance.randrange(len(record["seats"]))
            played["penalties"][seat] += chance.choice([-10, 1, 100])
        case "total":
            seat = chance.randrange(len(record["seats"]))
            played["totals"][seat] += chance.choice([-10, 1, 100])
        case "winner":
            record["result"]["winner"] = [chance.randrange(len(record["seats"]))]
        case "rule":
            rules = record["rules"]
            field = chance.choice(
                [
                    "opening_points",
                    "final_discard",
                    "opening_joker",
                    "taken_must_be_used",
                    "discard_fitting",
                    "unopened_penalty",
                    "ace_in_hand",
                    "close_in_first_lap",
                ]
            )
            rules[field] = {
                "opening_points": chance.choice([0, 30, 50, 100]),
                "final_discard": chance.choice(["required", "optional"]),
                "opening_joker": chance.choice(["counted", "clean", "forbidden"]),
                "taken_must_be_used": not rules["taken_must_be_used"],
                "discard_fitting": chance.choice(["allowed", "after_opening", "only_to_close"]),
                "unopened_penalty": chance.choice(["flat_100", "hand"]),
                "ace_in_hand": chance.choice([1, 11, "lone_1"]),
                "close_in_first_lap": not rules["close_in_first_lap"],
            }[field]
        case "kind":
            moves[at] = moves[at].replace("draw", "take") if "draw" in moves[at] else moves[at].replace("take", "draw")
        case _:
            played["shuffle"]["secret"] = "00" * 32
    return what


def ours(data: bytes) -> tuple[int, int] | None:
    """The place where our engine refuses a record, None where it accepts it."""
    try:
        read_record(data)
    except RecordError as error:
        return error.round_number, error.move
    return None


def plainly(data: bytes) -> tuple[int, int] | None:
    """The place where the plain engine refuses it."""
    verdict = judge_record(data)
    return None if verdict is None else (verdict[0], verdict[1])


def compare(records: int, seed: int) -> Counter[str]:
    """Change so many records and put them to both; raises AssertionError at the first difference."""
    counts: Counter[str] = Counter()
    for number in range(records):
        unit = f"changed {seed} {number}"
        record = a_record(unit)
        what = changed(record, random.Random(unit))
        data = json.dumps(record).encode()
        here, there = ours(data), plainly(data)
        assert here == there, f"{unit}, {what}: we say {here}, the plain engine {there}"
        counts["accepted" if here is None else "refused"] += 1
        counts[what] += 1
    return counts


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--records", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began = time.perf_counter()
    counts = compare(options.records, options.seed)
    accepted, refused = counts.pop("accepted"), counts.pop("refused")
    seconds = time.perf_counter() - began
    print(f"{options.records} changed records, {seconds:.0f} s: {accepted} accepted by both engines")
    print(f"{refused} refused by both at the same place; what was changed: {dict(counts)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
