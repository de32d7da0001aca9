"""The last turn that was finished in a round, as this seat saw it."""

from __future__ import annotations

from collections.abc import Sequence

from scala40.engine.events import Closed, Discarded, Event, RoundDealt


def last_turn(log: Sequence[Event]) -> tuple[Event, ...]:
    """The events of the last finished turn of a round's log, in their order; none before the first one is finished."""
    turns: list[list[Event]] = [[]]
    done = 0
    for event in log:
        if isinstance(event, RoundDealt):
            continue
        if isinstance(event, Closed) and not turns[-1] and done:
            # A discard that goes out has ended the turn already.
            turns[-2].append(event)
            continue
        turns[-1].append(event)
        if isinstance(event, Discarded | Closed):
            turns.append([])
            done += 1
    return tuple(turns[done - 1]) if done else ()
