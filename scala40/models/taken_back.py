"""What the player has taken back in this turn and can do again: moves as the referee cancelled them, prepared melds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from scala40.engine.check import check
from scala40.engine.events import Event, TookBack
from scala40.engine.melds import Meld
from scala40.engine.moves import Move
from scala40.engine.view import PlayerView

Step: TypeAlias = Move | Meld
"""A move of the match, or a meld that was only prepared."""


class TakenBack:
    """The steps of one turn, the one taken back last on top. Anything new that the player does empties it."""

    def __init__(self) -> None:
        self._steps: list[Step] = []
        self._again = False

    def __len__(self) -> int:
        return len(self._steps)

    def follow(self, events: Sequence[Event], view: PlayerView) -> None:
        """Learn what happened: `view` is what the player sees after these events."""
        for event in events:
            if isinstance(event, TookBack) and event.seat == view.seat:
                self._steps.append(event.cancelled)
            elif getattr(event, "seat", None) == view.seat:
                if self._again:
                    # One move may have several events: all of them are of the move that was done again.
                    continue
                self._steps.clear()
        if self._again and events:
            del self._steps[-1:]
            self._again = False
        if not view.to_move:
            self._steps.clear()

    def put_back(self, meld: Meld) -> None:
        """A prepared meld has been taken back into the hand."""
        self._steps.append(meld)

    def forget(self) -> None:
        """The player has done something else."""
        self._steps.clear()
        self._again = False

    def refused(self) -> None:
        """The move that was to be done again has been refused."""
        self._again = False

    def top(self, view: PlayerView) -> Step | None:
        """What would be done again; None where there is nothing, or where it no longer can be done."""
        if not self._steps or self._again:
            return None
        step = self._steps[-1]
        if isinstance(step, Meld):
            held = view.hand.issuperset(step.cards) and not view.public.opened[view.seat]
            return step if held else None
        return step if check(view, step) is None else None

    def do_again(self) -> None:
        """The step on top is asked for; it leaves when it is seen."""
        self._again = True

    def prepared_again(self) -> None:
        """The prepared meld on top has been prepared again."""
        self._steps.pop()
