"""The finished turns that a player may want to see once more, as this seat saw them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from scala40.engine.events import Closed, Discarded, Event, RoundDealt

Turn: TypeAlias = tuple[Event, ...]


def turns_since(log: Sequence[Event], seat: int) -> tuple[Turn, ...]:
    """The finished turns of a round's log since this seat's own last one, each with its events in their order.

    Its own last turn where nobody has finished one since; none before the first turn is finished.
    """
    turns = _finished(log)
    own = [at for at, turn in enumerate(turns) if _player_of(turn) == seat]
    since = turns[own[-1] + 1 :] if own else turns
    return tuple(since or turns[-1:])


def _finished(log: Sequence[Event]) -> list[Turn]:
    turns: list[Turn] = []
    begun: list[Event] = []
    for event in log:
        if isinstance(event, RoundDealt):
            continue
        if isinstance(event, Closed) and not begun and turns:
            # A discard that goes out has ended the turn already.
            turns[-1] = (*turns[-1], event)
            continue
        begun.append(event)
        if isinstance(event, Discarded | Closed):
            turns.append(tuple(begun))
            begun = []
    return turns


def _player_of(turn: Turn) -> int | None:
    """Whose turn it was: the seat that ended it, and not one that bought in it."""
    return next((event.seat for event in reversed(turn) if isinstance(event, Discarded | Closed)), None)
