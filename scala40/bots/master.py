"""The player that imagines: it compares lines of play in the same worlds and leaves its habits only for a clear gain.

Flat Monte Carlo over matched playouts with a gate (engine-notes.md 5 and 6, "Master in detail").
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final, TypeAlias

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
_SLOW_BATCH: Final = 4
"""The same where worlds are played on the engine's own transition, of which there is a quarter, too."""
_SLOW_LINES: Final = 4
"""Lines compared there."""
LONGEST: Final = 1.0
"""Seconds that a decision takes at most, where there is a clock."""
Clock: TypeAlias = Callable[[], float]
"""Gives seconds that only ever grow."""
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
    cut: bool = False
    """True if the time was up before the worlds were."""


class Thought(msgspec.Struct, frozen=True):
    """A move, and what number of worlds its level would have to have for it if the time was up before all of them."""

    move: Move
    cut: int | None = None


def by_worlds(view: PlayerView, seed: int, level: Level, clock: Clock | None = None) -> Thought:
    """The move of a player that imagines, which goes on with the line that it chose when it drew.

    Without a `clock` the same view and seed always give the same move; where it has cut the worlds, a level with so
    many worlds gives the same move again.
    """
    if view.public.phase == "buy":
        return Thought(by_habit(view, seed, level))
    start, made = (view, ()) if view.public.phase == "draw" else since_the_draw(view)
    decision = decided(start, seed, level, clock)
    if len(made) >= len(decision.moves) or decision.moves[: len(made)] != made:
        # Somebody else has begun this turn: what is on the table is where the thinking begins.
        decision, made = decided(view, seed, level, clock), ()
    cut = decision.worlds * _effort(view.public) if decision.cut else None
    return Thought(decision.moves[len(made)], cut)


@lru_cache(maxsize=_REMEMBERED)
def decided(view: PlayerView, seed: int, level: Level, clock: Clock | None = None) -> Decision:
    """What a player of this level does with the rest of its turn, or how it draws, and what it compared for that.

    Remembered for as long as the turn takes, since every move of it is asked for by itself.
    """
    if view.public.phase == "draw":
        return _drawing(view, seed, level, clock)
    lines = lines_of_play(view, level)
    if len(lines) == 1:
        return Decision(lines[0], (), 0)
    if not playout.plays(view.public.rules):
        lines = lines[:_SLOW_LINES]
    return _chosen(view, seed, level, clock, lines, [_played_on(view, line) for line in lines])


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


def _drawing(view: PlayerView, seed: int, level: Level, clock: Clock | None) -> Decision:
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
    return _chosen(view, seed, level, clock, by_choice, [ways[line] for line in by_choice])


def _chosen(
    view: PlayerView, seed: int, level: Level, clock: Clock | None, lines: Sequence[Plan], ways: Sequence[_Ahead]
) -> Decision:
    """Imagine worlds, a batch at a time, until one line is left, the worlds are used up, or the time would be."""
    prospects = Prospects(view)
    values: list[list[float]] = [[] for _ in lines]
    left = list(range(len(lines)))
    seen = worlds(view, random.Random(f"{seed} worlds"))
    most = max(level.worlds // _effort(view.public), 1)
    batch = BATCH if playout.plays(view.public.rules) else _SLOW_BATCH
    began = clock() if clock else 0.0
    number, cut = 0, False
    while number < most and len(left) > 1 and not cut:
        before = clock() if clock else 0.0
        for world in islice(seen, min(batch, most - number)):
            number += 1
            for index in left:
                values[index].append(prospects.of(ways[index].outcome(world, view.seat, seed + number)))
        best = max(left, key=lambda index: math.fsum(values[index]))
        left = [index for index in left if index == best or not _trails(values[index], values[best])]
        # Another batch like this one must find its place before the time is up.
        cut = clock is not None and number < most and len(left) > 1 and 2 * clock() - before - began > LONGEST
    compared = tuple(Compared(line, *_gain(values[index], values[0])) for index, line in enumerate(lines))
    best = max(left, key=lambda index: math.fsum(values[index]))
    clear = compared[best].gain > level.gate * compared[best].error
    return Decision(lines[best] if clear else lines[0], compared, number, cut)


def _effort(public: PublicRound) -> int:
    """How many worlds with two seats one takes the time of: more with more seats, and on the engine's transition."""
    if not playout.plays(public.rules):
        return 4
    return 1 if len(public.seats) <= 4 else 2


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
