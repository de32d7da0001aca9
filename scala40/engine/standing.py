"""Totals, eliminations, re-entries, ranking and the end of a match (rules.md 2, match_type, survivors, partners)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import assert_never

import msgspec
from msgspec.structs import replace

from scala40.engine.rules import Rules


class Tally(msgspec.Struct, frozen=True):
    """What the rounds so far have given each seat; tuples by seat."""

    totals: tuple[int, ...]
    rounds_won: tuple[int, ...]
    rounds_unopened: tuple[int, ...]
    """Rounds that ended without the seat having opened, dead ones included."""
    reentered: tuple[int, ...]
    """How often the seat has come back."""


def new_tally(players: int) -> Tally:
    """The tally before the first round."""
    zeros = (0,) * players
    return Tally(zeros, zeros, zeros, zeros)


def after_round(tally: Tally, penalties: Sequence[int], closer: int | None, unopened: Collection[int]) -> Tally:
    """The tally after a round with these penalties, in points, by seat; `unopened` are the seats that did not open.

    A dead round has no `closer`.
    """
    return Tally(
        tuple(total + penalty for total, penalty in zip(tally.totals, penalties, strict=True)),
        tuple(won + (seat == closer) for seat, won in enumerate(tally.rounds_won)),
        tuple(count + (seat in unopened) for seat, count in enumerate(tally.rounds_unopened)),
        tally.reentered,
    )


def after_reentry(tally: Tally, seat: int, still_in: Iterable[int]) -> Tally:
    """The tally once this seat has come back, with the worst total of those still in (rules.md 2, reentries)."""
    total = reentry_total(still_in, tally)
    return replace(
        tally,
        totals=tuple(total if other == seat else old for other, old in enumerate(tally.totals)),
        reentered=tuple(times + (other == seat) for other, times in enumerate(tally.reentered)),
    )


def sides(players: int, rules: Rules) -> tuple[tuple[int, ...], ...]:
    """The sides of the match: single seats, or pairs that sit opposite (rules.md 2, partners)."""
    if rules.partners == "no":
        return tuple((seat,) for seat in range(players))
    half = players // 2
    return tuple((seat, seat + half) for seat in range(half))


def side_total(side: Iterable[int], tally: Tally) -> int:
    """The total of a side, a pair's being the sum of both, in points."""
    return sum(tally.totals[seat] for seat in side)


def beyond_limit(total: int, rules: Rules) -> bool:
    """True if a side with this total is eliminated (rules.md 2, limit and eliminated_at)."""
    return total >= rules.limit if rules.eliminated_at == "reached" else total > rules.limit


def newly_eliminated(still_in: Sequence[int], tally: Tally, rules: Rules) -> tuple[int, ...]:
    """The seats still in that their side's total eliminates now. `fixed_rounds` eliminates nobody."""
    if rules.match_type == "fixed_rounds":
        return ()
    out: set[int] = set()
    for side in sides(len(tally.totals), rules):
        if beyond_limit(side_total(side, tally), rules):
            out.update(side)
    return tuple(seat for seat in still_in if seat in out)


def count_sides(seats: Iterable[int], players: int, rules: Rules) -> int:
    """How many sides these seats make; a pair counts as one."""
    held = set(seats)
    return sum(1 for side in sides(players, rules) if held & set(side))


def may_reenter(seat: int, still_in: Sequence[int], tally: Tally, rules: Rules) -> bool:
    """True if an eliminated seat is asked to come back, `still_in` being those left (rules.md 2, reentries)."""
    if rules.match_type != "last_standing" or rules.partners != "no":
        return False
    return tally.reentered[seat] < rules.reentries and len(still_in) > rules.survivors


def is_over(still_in: Sequence[int], eliminated_now: Sequence[int], rounds: int, players: int, rules: Rules) -> bool:
    """True if the match ends after this round; `rounds` have been played, dead ones included."""
    match rules.match_type:
        case "fixed_rounds":
            # `Rules` sees that the number is there.
            assert rules.fixed_rounds is not None
            return rounds >= rules.fixed_rounds
        case "first_out":
            return bool(eliminated_now)
        case "last_standing":
            return count_sides(still_in, players, rules) <= rules.survivors
        case _:
            assert_never(rules.match_type)


def leaders(contenders: Sequence[int], tally: Tally, rules: Rules) -> tuple[tuple[int, ...], ...]:
    """The sides that share the first place among the contenders, after the tie-breaks that need no further round.

    The lowest total, then fewer rounds ended unopened, then more rounds won (rules.md 2, match_type).
    """
    held = set(contenders)
    ranked = [side for side in sides(len(tally.totals), rules) if held & set(side)]

    def key(side: tuple[int, ...]) -> tuple[int, int, int]:
        unopened = sum(tally.rounds_unopened[seat] for seat in side)
        won = sum(tally.rounds_won[seat] for seat in side)
        return side_total(side, tally), unopened, -won

    best = min(key(side) for side in ranked)
    return tuple(side for side in ranked if key(side) == best)


class Rank(msgspec.Struct, frozen=True):
    """A side in the final order: its place from 1, its seats and its total in points."""

    place: int
    side: tuple[int, ...]
    total: int


def reentry_total(still_in: Iterable[int], tally: Tally) -> int:
    """The total with which an eliminated seat comes back: the worst of those still in (rules.md 2, reentries)."""
    return max(tally.totals[seat] for seat in still_in)


def ranking(tally: Tally, rules: Rules, winners: Sequence[int], last_played: Sequence[int]) -> tuple[Rank, ...]:
    """The final order of the sides; `last_played` is the number of the last round that each seat played.

    Winners come first, and then whoever stayed longer, in the match or in its deciding round; among those the lower
    total, then the tie-breaks of the win. Sides that nothing tells apart share a place (rules.md 2, match_type).
    """

    def key(side: tuple[int, ...]) -> tuple[bool, int, int, int, int]:
        unopened = sum(tally.rounds_unopened[seat] for seat in side)
        won = sum(tally.rounds_won[seat] for seat in side)
        stayed = max(last_played[seat] for seat in side)
        return not set(side) & set(winners), -stayed, side_total(side, tally), unopened, -won

    order = sorted(sides(len(tally.totals), rules), key=key)
    keys = [key(side) for side in order]
    # Whoever has won together shares the first place, whatever the numbers say.
    places = [keys.index(each) + 1 if each[0] else 1 for each in keys]
    return tuple(Rank(place, side, side_total(side, tally)) for place, side in zip(places, order, strict=True))
