"""Penalties of a round and the ranking of a match (rules.md 1.13, 2)."""

from typing import Any

from tests.plain_engine.cards import hand_value
from tests.plain_engine.rounds import PlainRound


def unit_of(seat: int, seats: int, rules: dict[str, Any]) -> int:
    """Give the number of the unit (a player or a pair) a seat belongs to; a pair bears the number of its lower seat."""
    return seat % (seats // 2) if rules["partners"] == "pairs" else seat


def penalties_of(rnd: PlainRound, seats: int) -> list[int]:
    """Give what each seat scores for a finished round."""
    rules = rnd.rules
    penalties = [0] * seats
    if rnd.finished == "dead" and rules["dead_round"] == "void":
        return penalties
    doubled = rnd.concealed and rules["concealed_bonus"] == "double"
    for seat in rnd.order:
        if seat == rnd.closer:
            penalties[seat] = rules["winner_bonus"]
            if rnd.concealed and rules["concealed_bonus"] == "minus_100":
                penalties[seat] -= 100
            continue
        value = hand_value(rnd.hands[seat], rules["ace_in_hand"])
        if seat not in rnd.opened and rules["unopened_penalty"] == "flat_100":
            value = 100
        partner = rnd.closer is not None and unit_of(seat, seats, rules) == unit_of(rnd.closer, seats, rules)
        penalties[seat] = value * 2 if doubled and not partner else value
    return penalties


def is_eliminated(total: int, rules: dict[str, Any]) -> bool:
    return bool(total >= rules["limit"] if rules["eliminated_at"] == "reached" else total > rules["limit"])


def ranked_first(
    units: list[int], totals: list[int], unopened: list[int], won: list[int], rules: dict[str, Any]
) -> list[int]:
    """Give the units among these that share the first place after both tie-breaks (rules.md 2, match_type).

    A pair's rounds ended unopened and rounds won are the sums of its two seats.
    """
    seats = len(totals)

    def standing(unit: int) -> tuple[int, int, int]:
        mine = [seat for seat in range(seats) if unit_of(seat, seats, rules) == unit]
        return (
            sum(totals[seat] for seat in mine),
            sum(unopened[seat] for seat in mine),
            -sum(won[seat] for seat in mine),
        )

    best = min(standing(unit) for unit in units)
    return [unit for unit in units if standing(unit) == best]
