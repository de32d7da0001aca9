"""What the end of a round is worth: the chance of winning the match from the totals that it leaves.

The chances come from matches of club players (`resources/make/make_prospects.py`): with two seats, three or four,
under all ways of scoring, they go with one weight a seat that grows with the root of the points it has left.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from scala40.bots.outcome import Outcome
from scala40.engine.rules import Rules
from scala40.engine.standing import beyond_limit, sides
from scala40.engine.view import PlayerView

WEIGHTS: Final = {False: (0.27, 8.0), True: (0.22, 76.0)}
"""By whether a total can fall: the factor of the root, and the points added to those left."""
A_ROUND: Final = 26.0
"""Of `fixed_rounds`: by so many points of difference a round to come multiplies the odds by e."""


def chance_of(mine: int, totals: Mapping[int, int], rules: Rules, rounds_left: int) -> float:
    """The chance, from 0 to 1, that the side `mine` wins from these totals, in points by side, after a round.

    `rounds_left` counts those of `fixed_rounds` that are still to come. Equal totals at the end share the win.
    """
    if rules.match_type == "fixed_rounds":
        if rounds_left <= 0:
            return _lowest(mine, totals)
        weights = {side: -total / (A_ROUND * math.sqrt(rounds_left)) for side, total in totals.items()}
        return _share(mine, weights)
    left = {side: total for side, total in totals.items() if not beyond_limit(total, rules)}
    if not left or (rules.match_type == "first_out" and len(left) < len(totals)):
        return _lowest(mine, totals)
    if rules.reentries and rules.match_type == "last_standing" and len(left) > rules.survivors:
        worst = max(left.values())
        left = {side: left.get(side, worst) for side in totals}
    if mine not in left:
        return 0.0
    if rules.match_type == "last_standing" and len(left) <= rules.survivors:
        return _lowest(mine, left)
    factor, added = _weights(rules)
    return _share(mine, {side: factor * math.sqrt(rules.limit - total + added) for side, total in left.items()})


def _weights(rules: Rules) -> tuple[float, float]:
    return WEIGHTS[rules.concealed_bonus == "minus_100" or rules.winner_bonus < 0]


def _lowest(mine: int, totals: Mapping[int, int]) -> float:
    least = min(totals.values())
    winners = [side for side, total in totals.items() if total == least]
    return 1 / len(winners) if mine in winners else 0.0


def _share(mine: int, logs: Mapping[int, float]) -> float:
    most = max(logs.values())
    return math.exp(logs[mine] - most) / math.fsum(math.exp(log - most) for log in logs.values())


class Prospects:
    """Judges outcomes of the round in progress for the seat of a view.

    The unit is a penalty point of one's own where all totals are even: there the worth is all but the points
    themselves, and near the limit it is not.
    """

    def __init__(self, view: PlayerView) -> None:
        public = view.public
        self._rules = public.rules
        players = len(public.counts)
        self._totals = view.totals or (0,) * players
        self._sides = [side for side in sides(players, public.rules) if any(seat in public.seats for seat in side)]
        self._mine = next(number for number, side in enumerate(self._sides) if view.seat in side)
        self._left = (public.rules.fixed_rounds or 0) - public.number
        before = self._by_side(self._totals)
        # Only a round for the win among the tied is played by nobody but those who are out, or after the last one.
        out = public.rules.match_type != "fixed_rounds"
        deciding = all(beyond_limit(total, public.rules) for total in before.values()) if out else self._left < 0
        self._deciding = deciding
        self._point = 1.0 if deciding else self._slope(before)
        self._known: dict[tuple[int, ...], float] = {}

    def of(self, outcome: Outcome) -> float:
        """The worth of this outcome, in points at even totals; only differences mean anything."""
        if self._deciding:
            # Who goes out wins, however the points fall (rules.md 2, match_type).
            won = outcome.closer is not None and outcome.closer in self._sides[self._mine]
            return 1.0 if won else 0.5 if outcome.closer is None else 0.0
        known = self._known.get(outcome.penalties)
        if known is None:
            after = [total + penalty for total, penalty in zip(self._totals, outcome.penalties, strict=True)]
            known = chance_of(self._mine, self._by_side(after), self._rules, self._left) / self._point
            self._known[outcome.penalties] = known
        return known

    def _by_side(self, totals: Sequence[int]) -> dict[int, int]:
        return {number: sum(totals[seat] for seat in side) for number, side in enumerate(self._sides)}

    def _slope(self, before: Mapping[int, int]) -> float:
        """By how much a point changes the chance of a side when all sides have the mean of these totals."""
        count = len(before)
        even = (1 / count) * (1 - 1 / count) if count > 1 else 1.0
        if self._rules.match_type == "fixed_rounds":
            return even / (A_ROUND * math.sqrt(max(self._left, 1)))
        factor, added = _weights(self._rules)
        left = self._rules.limit - math.fsum(before.values()) / count
        return even * factor / (2 * math.sqrt(max(left, 1.0) + added))
