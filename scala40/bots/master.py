"""The player that imagines: it compares lines of play in the same worlds and leaves its habits only for a clear gain.

Flat Monte Carlo over matched playouts with a gate (engine-notes.md 5 and 6, "Master in detail").
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

import msgspec

from scala40.bots import imagined, playout
from scala40.bots.habits import by_habit, taken, turn_of, wants_discard
from scala40.bots.levels import Level
from scala40.bots.lines import lines_of_play
from scala40.bots.outcome import Outcome
from scala40.bots.plans import Plan, played
from scala40.bots.prospects import Prospects
from scala40.bots.this_turn import since_the_draw
from scala40.bots.worlds import World, worlds
from scala40.engine.moves import Draw, Move, TakeDiscard
from scala40.engine.scoring import penalties
from scala40.engine.transition import after_draw
from scala40.engine.view import Hand, PlayerView, PublicRound

BATCH: Final = 16
"""Worlds between two looks at which lines still count."""
_TRAILS: Final = 2.0
"""A line is dropped when it trails the first by so many paired standard errors."""
_REMEMBERED: Final = 32


class Compared(msgspec.Struct, frozen=True):
    """A line of play and how it came out against the line by habit, in the worlds that both were played in."""

    moves: Plan
    worlds: int
    gain: float
    """Mean gain over the line by habit, in points at even totals."""
    error: float
    """Its standard error."""


class Decision(msgspec.Struct, frozen=True):
    """What was decided, and what was compared for it: nothing where there was no choice."""

    moves: Plan
    """The moves from here to the end of the turn; a draw alone."""
    compared: tuple[Compared, ...]
    """The line by habit first, which gains nothing over itself."""
    worlds: int
    """Worlds imagined."""


def by_worlds(view: PlayerView, seed: int, level: Level) -> Move:
    """The move of a player that imagines, which goes on with the line that it chose when it drew."""
    if view.public.phase == "buy":
        return by_habit(view, seed, level)
    if view.public.phase == "draw":
        return decided(view, seed, level).moves[0]
    start, made = since_the_draw(view)
    moves = decided(start, seed, level).moves
    if len(made) < len(moves) and moves[: len(made)] == made:
        return moves[len(made)]
    # Somebody else has begun this turn: what is on the table is where the thinking begins.
    return decided(view, seed, level).moves[0]


@lru_cache(maxsize=_REMEMBERED)
def decided(view: PlayerView, seed: int, level: Level) -> Decision:
    """What a player of this level does with the rest of its turn, or how it draws, and what it compared for that.

    Remembered for as long as the turn takes, since every move of it is asked for by itself.
    """
    if view.public.phase == "draw":
        return _drawing(view, seed, level)
    lines = lines_of_play(view, level)
    if len(lines) == 1:
        return Decision(lines[0], (), 0)
    return _chosen(view, seed, level, lines, [_played_on(view, line) for line in lines])


class _Ahead(msgspec.Struct, frozen=True):
    """Where a line leads, as far as its own player sees it; `draws` where the next card of the stock is drawn first."""

    public: PublicRound
    hand: Hand
    draws: bool = False

    def outcome(self, world: World, seat: int, seed: int) -> Outcome:
        """How this world ends."""
        hands = [*world.hands]
        hands[seat] = self.hand
        public, stock = self.public, world.stock
        if public.phase == "over":
            ended = penalties(public, hands)
            return Outcome(ended, public.closer, public.concealed, False)
        if self.draws:
            public, hands[seat] = after_draw(public, self.hand, stock[0])
            stock = stock[1:]
        imagine = playout.imagine if playout.plays(public.rules) else imagined.imagine
        return imagine(public, hands, stock, seed)


def _played_on(view: PlayerView, moves: Plan) -> _Ahead:
    reached = played(view.public, view.hand, moves)
    assert reached is not None, "a line of play holds legal moves only"
    return _Ahead(*reached)


def _drawing(view: PlayerView, seed: int, level: Level) -> Decision:
    """Draw or take: a taking that can be used is judged against the card that the stock may bring."""
    takes = wants_discard(view, level)
    holding = taken(view.public, view.hand)
    by_choice: list[Plan] = [(TakeDiscard(),), (Draw(),)] if takes else [(Draw(),), (TakeDiscard(),)]
    if holding is None or not view.public.stock or not level.weighs_laying:
        return Decision(by_choice[0], (), 0)
    turn = turn_of(*holding, level)
    if turn.going_out() is not None or turn.least() is None:
        return Decision(by_choice[0], (), 0)
    took = PlayerView(view.seat, *holding, totals=view.totals)
    ways: dict[Plan, _Ahead] = {
        (TakeDiscard(),): _played_on(took, lines_of_play(took, level)[0]),
        (Draw(),): _Ahead(view.public, view.hand, draws=True),
    }
    return _chosen(view, seed, level, by_choice, [ways[line] for line in by_choice])


def _chosen(view: PlayerView, seed: int, level: Level, lines: Sequence[Plan], ways: Sequence[_Ahead]) -> Decision:
    """Imagine worlds, a batch at a time, until one line is left or the worlds are used up."""
    prospects = Prospects(view)
    values: list[list[float]] = [[] for _ in lines]
    left = list(range(len(lines)))
    seen = worlds(view, random.Random(f"{seed} worlds"))
    number = 0
    while number < level.worlds and len(left) > 1:
        for world in islice(seen, min(BATCH, level.worlds - number)):
            number += 1
            for index in left:
                values[index].append(prospects.of(ways[index].outcome(world, view.seat, seed + number)))
        best = max(left, key=lambda index: math.fsum(values[index]))
        left = [index for index in left if index == best or not _trails(values[index], values[best])]
    compared = tuple(Compared(line, *_gain(values[index], values[0])) for index, line in enumerate(lines))
    best = max(left, key=lambda index: math.fsum(values[index]))
    clear = compared[best].gain > level.gate * compared[best].error
    return Decision(lines[best] if clear else lines[0], compared, number)


def _gain(values: Sequence[float], base: Sequence[float]) -> tuple[int, float, float]:
    """Over how many worlds both were played, the mean of the differences, and its standard error."""
    both = list(zip(values, base, strict=False))
    count = len(both)
    mean = math.fsum(one - other for one, other in both) / count
    spread = math.fsum((one - other - mean) ** 2 for one, other in both)
    return count, mean, math.sqrt(spread / max(count - 1, 1) / count)


def _trails(values: Sequence[float], first: Sequence[float]) -> bool:
    _, gain, error = _gain(values, first)
    return gain < -_TRAILS * error
