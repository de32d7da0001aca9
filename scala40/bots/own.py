"""Computer players that somebody else has written: classes found by the entry point `scala40.bots`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, Literal, Protocol

from scala40.bots.body import choose
from scala40.bots.levels import CLUB, LEVELS
from scala40.engine.check import check
from scala40.engine.moves import Move, TakeBack
from scala40.engine.notation import write_move
from scala40.engine.view import PlayerView

GROUP: Final = "scala40.bots"
Fault = Literal["unknown", "unusable", "failed", "illegal"]


class OwnBot(Protocol):
    """What a class must be to play: made without arguments, asked for one move at a time."""

    def choose(self, view: PlayerView, seed: int) -> Move:
        """The move of the seat whose view this is; the same view and seed are to give the same move."""


class BotFault(Exception):
    """A player's own bot cannot play on: `detail` says more, in the words of Python or of the rules.

    `unknown`: there is no such level or bot; `unusable`: its class cannot be loaded; `failed`: it raised an exception;
    `illegal`: its move is none, or one that the rules refuse.
    """

    def __init__(self, name: str, fault: Fault, detail: str) -> None:
        # All of it is in the arguments, so that the exception comes back whole from another process.
        super().__init__(name, fault, detail)
        self.name = name
        self.fault = fault
        self.detail = detail


@cache
def _installed() -> dict[str, EntryPoint]:
    return {found.name: found for found in entry_points(group=GROUP) if found.name not in LEVELS}


def own_names() -> tuple[str, ...]:
    """The names of the installed bots, which are not loaded for that; a level of the game keeps its name."""
    return tuple(sorted(_installed()))


def look_again() -> None:
    """Forget which bots were installed: look for them anew when next asked."""
    _installed.cache_clear()
    _loaded.cache_clear()


@cache
def _loaded(name: str) -> type[OwnBot]:
    """The class of this name. Raises `BotFault`."""
    if name not in _installed():
        raise BotFault(name, "unknown", "")
    try:
        kind = _installed()[name].load()
    except (Exception, SystemExit) as error:
        raise BotFault(name, "unusable", _told(error)) from error
    if not isinstance(kind, type) or not callable(getattr(kind, "choose", None)):
        raise BotFault(name, "unusable", f"{kind!r} is no class with a method choose")
    return kind


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def may_play(name: str) -> None:
    """Raises `BotFault` unless this is the name of a level, or of a bot whose class can be loaded."""
    if name not in LEVELS:
        _loaded(name)


def move_of(name: str, view: PlayerView, seed: int) -> Move:
    """The move of the level or own bot of this name. Raises `BotFault` if the bot fails or breaks the rules.

    A bot is made anew for each decision: it knows what its seat's view holds, and nothing else.
    """
    level = LEVELS.get(name)
    if level is not None:
        return choose(view, seed, level)
    kind = _loaded(name)
    try:
        move = kind().choose(view, seed)
    except (Exception, SystemExit) as error:
        raise BotFault(name, "failed", _told(error)) from error
    problem = _problem(view, move)
    if problem is not None:
        raise BotFault(name, "illegal", problem)
    return move


def steady_move(name: str, view: PlayerView, seed: int) -> Move:
    """Like `move_of`, for a table that must go on: where the bot cannot, the level club moves in its place."""
    try:
        return move_of(name, view, seed)
    except BotFault:
        return choose(view, seed, CLUB)


def _problem(view: PlayerView, move: object) -> str | None:
    """What is wrong with this move of an own bot. Taking back is for people: it could go on for ever."""
    if not isinstance(move, Move) or isinstance(move, TakeBack):
        return f"{move!r}"
    try:
        refused = check(view, move)
        return None if refused is None else f"{write_move(move)}: {refused.reason.value}"
    except Exception as error:
        # Its parts are not what the types promise: no rule could be asked.
        return f"{move!r}: {_told(error)}"
