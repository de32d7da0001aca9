"""What a hint is made of: a move, its grounds, the way to the end of the turn, where to look. `texts.hints` says it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from scala40.engine.cards import Card
from scala40.engine.grounds import Ground
from scala40.engine.melds import Meld
from scala40.engine.moves import Discard, Move
from scala40.engine.refusal import Refusal

Place: TypeAlias = Literal["suit", "ranks", "points", "costs", "pile", "melds", "whole_hand"]
"""Where to look: a suit of the hand, cards of one rank there, what its melds are worth, what its cards cost, the
discard pile, the melds on the table, the hand as a whole."""


class Look(msgspec.Struct, frozen=True):
    """The first rung of a hint: where to look, and no more."""

    place: Place
    suit: int = 0
    """Which suit, where the place is one."""


class Step(msgspec.Struct, frozen=True):
    """One move of a way to the end of the turn."""

    move: Move
    meld: Meld | None = None
    """The meld that it goes to, as it lies then."""


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """A move for the seat that must act, and why; everything in it follows from what that seat sees."""

    move: Move
    grounds: tuple[Ground, ...]
    """The one that tells most first; of a discard that is the contrast to the runner-up."""
    look: Look
    way: tuple[Step, ...]
    """The move, and where it goes out all moves to the end."""
    forced: bool = False
    """True where nothing else could be done."""
    opens_with: Card | None = None
    """A face (`*1` for all jokers) that would be enough to open after this turn: the one with most unseen copies, a
    joker only where nothing else would do."""
    unseen: int = 0
    """How many copies of it the seat has not seen."""
    rule: Refusal | None = None
    """The rule that the reason rests on, as the refusal that another move would meet."""

    @property
    def instead(self) -> Card | None:
        """The discard that was the runner-up, if the move is a discard and there was one."""
        return self.grounds[0].other if isinstance(self.move, Discard) and self.grounds else None
