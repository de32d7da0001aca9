"""Moves: what a player asks for, as small frozen values. Events say what happened; nothing else changes a round."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from scala40.engine.cards import Card
from scala40.engine.melds import Meld


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Draw the top card of the stock."""


class TakeDiscard(msgspec.Struct, frozen=True, tag="take"):
    """Take the top card of the discard pile."""


class LayMelds(msgspec.Struct, frozen=True, tag="lay"):
    """Lay melds from the hand, all at once; for a player who has not opened this is the opening (rules.md 1.8)."""

    melds: tuple[Meld, ...]


class LayOff(msgspec.Struct, frozen=True, tag="off"):
    """Add one card to a meld on the table (rules.md 1.9). `meld` counts from 1 as in `m1`."""

    card: Card
    meld: int
    stands_for: Card | None = None
    """For a joker: the face (first copy) it is to stand for."""


class SwapJoker(msgspec.Struct, frozen=True, tag="swap"):
    """Put the natural card in a joker's place and take the joker (rules.md 1.10).

    `second` is the other missing card where both are needed (rules.md 2, group_joker_swap both_missing).
    """

    card: Card
    meld: int
    second: Card | None = None


class Discard(msgspec.Struct, frozen=True, tag="drop"):
    """Discard one card, which ends the turn."""

    card: Card


class TakeBack(msgspec.Struct, frozen=True, tag="undo"):
    """Take the last move of this turn back (rules.md 1.11)."""


class Buy(msgspec.Struct, frozen=True, tag="buy"):
    """Claim the top discard out of turn and use it at once (rules.md 2, buying)."""

    use: LayMelds | LayOff


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Let the top discard go when asked to buy."""


class Reenter(msgspec.Struct, frozen=True, tag="reenter"):
    """Come back into the match after being eliminated (rules.md 2, reentries)."""


class Retire(msgspec.Struct, frozen=True, tag="retire"):
    """Stay out after being eliminated."""


Move: TypeAlias = (
    Draw | TakeDiscard | LayMelds | LayOff | SwapJoker | Discard | TakeBack | Buy | Pass | Reenter | Retire
)
