"""What a gesture can come to: a move, a question with its answers, or a refusal; `check` alone says which are moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from scala40.engine.cards import Card
from scala40.engine.check import check
from scala40.engine.melds import Meld
from scala40.engine.moves import Buy, LayOff, Move, SwapJoker
from scala40.engine.refusal import Refusal
from scala40.engine.view import PlayerView

ChoiceKind: TypeAlias = Literal["reading", "meld", "swap_or_add", "end", "over_drafts", "buy"]
"""`reading`: what the joker stands for, or where a full run has its ace, or how cards are split into melds; `meld`:
which meld takes the card; `swap_or_add`: swap the joker or lay the card off; `end`: at which end the joker goes;
`over_drafts`: discard although melds are prepared; `buy`: what to buy the discard for, or to pass."""


class Option(msgspec.Struct, frozen=True):
    """One answer of a choice: moves to propose one after the other, or melds to prepare."""

    moves: tuple[Move, ...] = ()
    melds: tuple[Meld, ...] = ()
    """The melds as they would then lie."""
    draft: int | None = None
    """The prepared meld (from 0) whose place the meld takes."""

    @property
    def move(self) -> Move | None:
        """The first move to propose; None while an opening is being prepared."""
        return self.moves[0] if self.moves else None

    @property
    def meld(self) -> Meld | None:
        """The meld to show for this answer: the one with a joker, else the first."""
        with_joker = (meld for meld in self.melds if meld.joker is not None)
        return next(with_joker, self.melds[0] if self.melds else None)


class Choice(msgspec.Struct, frozen=True):
    """A question that only the player can answer; the first option is the one worth most (rules.md 3)."""

    options: tuple[Option, ...]
    cards: tuple[Card, ...]
    kind: ChoiceKind


Outcome: TypeAlias = Refusal | Choice | None
"""What came of a gesture: why not, a question, or None where it was proposed or prepared."""


def accepted(view: PlayerView, options: Sequence[Option]) -> list[Option] | Refusal:
    """Those options whose first move `check` accepts; without any, why it refuses the first."""
    refusals = [check(view, option.moves[0]) for option in options]
    found = [option for option, refusal in zip(options, refusals, strict=True) if refusal is None]
    return found or next(refusal for refusal in refusals if refusal is not None)


def kind_of(options: Sequence[Option]) -> ChoiceKind:
    """What a choice between these options is about."""
    moves = [move.use if isinstance(move, Buy) else move for option in options for move in option.moves]
    targets = {move.meld for move in moves if isinstance(move, LayOff | SwapJoker)}
    if not targets:
        return "reading"
    if len(targets) > 1:
        return "meld"
    swaps = {any(isinstance(move, SwapJoker) for move in option.moves) for option in options}
    return "swap_or_add" if len(swaps) > 1 else "end"
