"""What a view implies: which cards may still come, which discards help others, who may soon go out."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from scala40.engine.cards import CARDS
from scala40.engine.legality.lay_offs import extensions, swapped
from scala40.engine.meld_masks import JOKER_FACE, SUIT_BITS
from scala40.engine.melds import Meld, Run
from scala40.engine.moves import SwapJoker
from scala40.engine.rules import Rules
from scala40.engine.view import PlayerView, PublicRound

ALL_FACES: Final = (1 << JOKER_FACE) - 1


class Outlook(msgspec.Struct, frozen=True):
    """Masks of faces as a seat may know them, and how near the others are to going out."""

    live: int
    """Faces of which a copy is still unseen: in the stock or in other hands."""
    both_live: int
    """Faces of which both copies are unseen."""
    gifts: int
    """Faces that the next player could lay off or swap, were they discarded; none if that player has not opened."""
    fewest: int
    """The fewest cards in the hand of an opponent who has opened; a full hand if nobody has."""

    def outs(self, faces: int) -> int:
        """How many unseen cards have one of these faces."""
        return (faces & self.live).bit_count() + (faces & self.both_live).bit_count()


_FULL_HAND: Final = 14


def outlook(view: PlayerView, *, memory: bool) -> Outlook:
    """What this seat can conclude. Without `memory` every card but its own may still come."""
    public = view.public
    seen = set(view.hand)
    if memory:
        seen.update(public.discards)
        for meld in public.melds:
            seen.update(meld.cards)
    once = twice = 0
    for card in seen:
        if not card.is_joker:
            bit = 1 << card.face
            twice |= once & bit
            once |= bit
    others = [seat for seat in public.seats if seat != view.seat and public.opened[seat]]
    return Outlook(
        ALL_FACES & ~twice,
        ALL_FACES & ~once,
        taken_by_the_melds(public) if public.opened[public.after_seat(view.seat)] else 0,
        min((public.counts[seat] for seat in others), default=_FULL_HAND),
    )


def taken_by_the_melds(public: PublicRound) -> int:
    """The faces that fit a meld on the table by themselves, as a mask."""
    found = 0
    for meld in public.melds:
        found |= _taken_by(meld, public.rules)
    return found


@lru_cache(maxsize=20_000)
def _taken_by(meld: Meld, rules: Rules) -> int:
    found = 0
    first, step = (meld.suit * SUIT_BITS, 1) if isinstance(meld, Run) else (meld.rank - 1, SUIT_BITS)
    last = first + SUIT_BITS if isinstance(meld, Run) else JOKER_FACE
    for card in CARDS[first:last:step]:
        if extensions(meld, card, rules) or swapped(meld, SwapJoker(card, 1), rules) is not None:
            found |= 1 << card
    return found


def _completing(one: int, other: int) -> int:
    """The faces that make a meld of two faces, as a mask; 0 where they are not the start of one (rules.md 1.4, 1.5)."""
    if one == other:
        return 0
    suit, rank = divmod(one, SUIT_BITS)
    other_suit, other_rank = divmod(other, SUIT_BITS)
    if rank == other_rank:
        return sum(1 << s * SUIT_BITS + rank for s in range(4) if s not in (suit, other_suit))
    if suit != other_suit:
        return 0
    found = 0
    for start in range(12):
        window = {place % SUIT_BITS for place in range(start, start + 3)}
        if {rank, other_rank} <= window:
            (third,) = window - {rank, other_rank}
            found |= 1 << suit * SUIT_BITS + third
    return found


COMPLETING: Final = [[_completing(one, other) for other in range(JOKER_FACE)] for one in range(JOKER_FACE)]
"""By two faces: the faces that make a meld of them, as a mask; 0 where they are no partners."""
