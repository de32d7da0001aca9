"""The lines that a computer player compares: what it may lay in this turn, and what it may discard after that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scala40.bots.discards import discard_costs
from scala40.bots.habits import discards_in_order, laying_by_habit, turn_of
from scala40.bots.levels import Level
from scala40.bots.outlook import outlook
from scala40.bots.plans import Plan, played
from scala40.bots.whole_turn import WholeTurn
from scala40.engine.legality.discards import duty
from scala40.engine.moves import Discard
from scala40.engine.view import PlayerView

_DISCARDS: Final = 4
_OTHER_DISCARDS: Final = 2
MOST_LINES: Final = 8
_HOPELESS: Final = 60.0
"""A discard that costs so much more than the first choice, in points, is not worth a playout."""


def lines_of_play(view: PlayerView, level: Level) -> list[Plan]:
    """At most eight ways to end this turn, each with all its moves; the first is the one by habit.

    Where it can go out there is only that. The view is one in the phase `play`, before anything has been laid.
    """
    public = view.public
    turn = turn_of(public, view.hand, level)
    first = laying_by_habit(turn, outlook(view, memory=level.memory), level)
    found: list[Plan] = []
    for laying in _layings(turn, first, level):
        most = _DISCARDS if not found else _OTHER_DISCARDS
        for line in _ended(view, laying, level, most):
            if line not in found:
                found.append(line)
    return found[:MOST_LINES]


def _layings(turn: WholeTurn, first: Plan, level: Level) -> Iterator[Plan]:
    yield first
    if turn.going_out() is not None or not level.weighs_laying:
        return
    tried = {first}
    if duty(turn.public) is None and () not in tried:
        tried.add(())
        yield ()
    for least in (False, True):
        laying = turn.laying(least=least)
        if laying and laying not in tried:
            tried.add(laying)
            yield laying


def _ended(view: PlayerView, laying: Plan, level: Level, most: int) -> Iterator[Plan]:
    """This laying with each of the discards that cost least."""
    after_laying = played(view.public, view.hand, laying)
    if after_laying is None:
        return
    public, hand = after_laying
    if public.phase != "play" or public.turn != view.seat:
        yield laying
        return
    then = PlayerView(view.seat, public, hand)
    costs = discard_costs(turn_of(public, hand, level), outlook(then, memory=level.memory), level)
    cards = discards_in_order(turn_of(public, hand, level), costs, most)
    for card in cards:
        if costs[card] <= costs[cards[0]] + _HOPELESS and not any(
            card.twin == other for other in cards[: cards.index(card)]
        ):
            yield (*laying, Discard(card))
