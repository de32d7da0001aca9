"""How a computer player chooses: one body for all levels, pure in view and seed, that always ends its turn legally."""

from __future__ import annotations

from scala40.bots.habits import by_habit
from scala40.bots.levels import Level
from scala40.bots.master import Clock, Thought, by_worlds
from scala40.engine.moves import Move
from scala40.engine.view import PlayerView


def choose(view: PlayerView, seed: int, level: Level) -> Move:
    """The move of a computer player whose turn it is: the same view and seed always give the same move.

    Every move but the last leaves a legal end of the turn. Raises `ValueError` if the seat has nothing to do.
    """
    return think(view, seed, level).move


def think(view: PlayerView, seed: int, level: Level, clock: Clock | None = None) -> Thought:
    """Like `choose`, but where there is a `clock` no decision takes more than a second; `cut` says that it ended one.

    The same view, seed and number of worlds always give the same move.
    """
    if not view.to_move:
        raise ValueError("it is not this seat's turn")
    return by_worlds(view, seed, level, clock) if level.worlds else Thought(by_habit(view, seed, level))
