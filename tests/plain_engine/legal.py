"""All that is legal now, in the form of `scala40 legal` (records.md), for positions and records."""

import json
from typing import Any

from tests.plain_engine.cards import is_joker
from tests.plain_engine.judge import replay
from tests.plain_engine.matches import PlainMatch
from tests.plain_engine.melds import in_suit_order, joker_of, lay_offs_of, meld_points, melds_of, swapped
from tests.plain_engine.openings import best_opening
from tests.plain_engine.positions import read_position
from tests.plain_engine.rounds import PlainRound
from tests.plain_engine.takes import refusal_in_round


def legal(source: dict[str, Any] | str | bytes, move_n: int | None = None) -> dict[str, Any]:
    """Give all that is legal in a position, or in a record after `move_n` of its lines (default: the end).

    Raises ValueError for a position that cannot be read, judge.Wrong for a record that is wrong.
    """
    data = json.loads(source) if not isinstance(source, dict) else source
    match = replay(source, move_n) if data.get("format") == "scala40" else read_position(data)
    return legal_in(match)


def legal_in(match: PlainMatch) -> dict[str, Any]:
    """Give all that is legal for the seat to move; where nobody moves cards, phase and seat only, and empty lists."""
    rnd = match.round
    if match.phase != "round" or rnd is None:
        return {
            "seat": match.acting(),
            "phase": match.phase,
            "draw": False,
            "take": False,
            "melds": [],
            "opening": None,
            "off": [],
            "swap": [],
            "drop": [],
            "refused": {},
        }
    seat = rnd.acting()
    assert seat is not None
    hand = rnd.hands[seat]

    def legal_ones(texts: list[str]) -> list[str]:
        return sorted(text for text in set(texts) if refusal_in_round(rnd, seat, text) is None)

    drops = {f"drop {card}": refusal_in_round(rnd, seat, f"drop {card}") for card in hand}
    answer: dict[str, Any] = {
        "seat": seat,
        "phase": rnd.phase,
        "draw": refusal_in_round(rnd, seat, "draw") is None,
        "take": refusal_in_round(rnd, seat, "take") is None,
        "melds": sorted([" ".join(meld), meld_points(meld)] for meld in melds_of(hand, rnd.rules)),
        "opening": None if seat in rnd.opened else best_opening(hand, rnd.rules),
        "off": legal_ones(off_texts(rnd, hand)),
        "swap": legal_ones(swap_texts(rnd, hand)),
        "drop": sorted(text for text, reason in drops.items() if reason is None),
        "refused": dict(sorted((text, reason) for text, reason in drops.items() if reason is not None)),
    }
    if rnd.phase == "buy":
        answer["buy"] = legal_ones(buy_texts(rnd, seat))
    return answer


def off_texts(rnd: PlainRound, cards: list[str]) -> list[str]:
    return [
        f"off {way} m{number}"
        for number, meld in enumerate(rnd.melds, 1)
        for card in cards
        for way in lay_offs_of(meld, card, rnd.rules)
    ]


def swap_texts(rnd: PlainRound, hand: list[str]) -> list[str]:
    naturals = [card for card in hand if not is_joker(card)]
    texts = []
    for number, meld in enumerate(rnd.melds, 1):
        if joker_of(meld) is None:
            continue
        ways = [[card] for card in naturals]
        if rnd.rules["group_joker_swap"] == "both_missing":
            ways += [[first, second] for first in naturals for second in naturals]
        texts += [
            f"swap {' '.join(way)} m{number}"
            for way in ways
            if swapped(meld, way, rnd.rules) is not None and way == in_suit_order(way)
        ]
    return texts


def buy_texts(rnd: PlainRound, seat: int) -> list[str]:
    bought = rnd.discards[-1]
    melds = [
        meld
        for meld in melds_of([*rnd.hands[seat], bought], rnd.rules)
        if any(card.split("=")[0] == bought for card in meld)
    ]
    return [
        "pass",
        *("buy lay " + " ".join(meld) for meld in melds),
        *(f"buy {text}" for text in off_texts(rnd, [bought])),
    ]
