"""The words that a reason is made of: codes with the cards, melds and numbers that their sentences name."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from scala40.engine.cards import Card
from scala40.engine.melds import Meld
from scala40.engine.moves import Move

Code: TypeAlias = Literal[
    # Taking the discard, and drawing instead.
    "take_closes",
    "take_opens",
    "take_meld",
    "take_fits",
    "take_gains",
    "nothing_to_take",
    "take_barred",
    "take_short",
    "no_use",
    "small_gain",
    "not_before_opening",
    # Asked to buy.
    "buys",
    "lets_go",
    # Laying.
    "close",
    "can_open",
    "kept_back",
    "must_use",
    "lay_now",
    "lays_at_once",
    "swap",
    "plan_of_turn",
    # Discarding: why this card and not the runner-up.
    "only_card",
    "chance",
    "even",
    "gift",
    "dead_start",
    "lone",
    "outs",
    "in_meld",
    "fits",
    "sheds",
    "points",
    "joker_kept",
    "plan",
    # Beside that: what kept it from laying, and what it did not look at.
    "short_by",
    "hold",
    "no_memory",
    "no_gift",
    "no_swap",
    "no_chain",
    # Judged by imagined rounds.
    "simulated",
    "simulated_even",
    "simulated_doubt",
]


class Ground(msgspec.Struct, frozen=True, kw_only=True):
    """One ground of a decision. Which places are filled depends on the code; `texts.why` says all of them."""

    code: Code
    card: Card | None = None
    """The card that the decision is about."""
    other: Card | None = None
    """The card of the runner-up, or the first choice where chance took another."""
    cards: tuple[Card, ...] = ()
    """Cards that belong together: a pair with its partner, the first five."""
    missing: tuple[Card, ...] = ()
    """Faces that would have helped and are all gone."""
    melds: tuple[Meld, ...] = ()
    seat: int | None = None
    number: int = 0
    """Points, or cards that help, or cards in a hand, as the code says."""
    other_number: int = 0
    """The same of the runner-up, or the points needed."""
    move: Move | None = None
    """The runner-up, where it is more than another discard."""
    worlds: int = 0
    """In how many imagined rounds both were played."""


class Reason(msgspec.Struct, frozen=True):
    """Why a seat made a move, the ground that tells most first; there is always one."""

    move: Move
    grounds: tuple[Ground, ...]

    @property
    def code(self) -> Code:
        """The code of the first ground."""
        return self.grounds[0].code
