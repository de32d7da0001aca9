"""What a view implies: which cards may still come, which discards help others, who may soon go out."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
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
    seen = 0
    for card in view.hand:
        seen |= 1 << card
    if memory:
        for card in public.discards:
            seen |= 1 << card
        for meld in public.melds:
            for card in meld.cards:
                seen |= 1 << card
    first_copies, second_copies = seen & ALL_FACES, seen >> JOKER_FACE & ALL_FACES
    others = [seat for seat in public.seats if seat != view.seat and public.opened[seat]]
    return Outlook(
        ALL_FACES & ~(first_copies & second_copies),
        ALL_FACES & ~(first_copies | second_copies),
        taken_by_the_melds(public) if public.opened[public.after_seat(view.seat)] else 0,
        min((public.counts[seat] for seat in others), default=_FULL_HAND),
    )


def taken_by_the_melds(public: PublicRound) -> int:
    """The faces that fit a meld on the table by themselves, as a mask."""
    found = 0
    rules = public.rules
    for meld in public.melds:
        known = _TAKEN.get(id(meld))
        if known is not None and known[0] is meld and known[1] is rules:
            found |= known[2]
        else:
            found |= _remembered(meld, rules)
    return found


_TAKEN: Final[dict[int, tuple[Meld, Rules, int]]] = {}
"""What `_taken_by` says of a meld, by its place in memory: melds lie there for many turns, and hashing is dearer."""
_MOST_REMEMBERED: Final = 4096


def _remembered(meld: Meld, rules: Rules) -> int:
    if len(_TAKEN) >= _MOST_REMEMBERED:
        _TAKEN.clear()
    taken = _taken_by(meld, rules)
    _TAKEN[id(meld)] = (meld, rules, taken)
    return taken


@lru_cache(maxsize=20_000)
def _taken_by(meld: Meld, rules: Rules) -> int:
    found = 0
    first, step = (meld.suit * SUIT_BITS, 1) if isinstance(meld, Run) else (meld.rank - 1, SUIT_BITS)
    last = first + SUIT_BITS if isinstance(meld, Run) else JOKER_FACE
    for card in CARDS[first:last:step]:
        if extensions(meld, card, rules) or swapped(meld, SwapJoker(card, 1), rules) is not None:
            found |= 1 << card
    return found


def _every_completion() -> list[list[int]]:
    """By two faces the faces that make a meld of three with them, as a mask (rules.md 1.4, 1.5)."""
    found = [[0] * JOKER_FACE for _ in range(JOKER_FACE)]
    runs = [
        [suit * SUIT_BITS + place % SUIT_BITS for place in range(start, start + 3)]
        for suit in range(4)
        for start in range(SUIT_BITS - 1)
    ]
    groups = [
        [suit * SUIT_BITS + rank for suit in range(4) if suit != missing]
        for rank in range(SUIT_BITS)
        for missing in range(4)
    ]
    for meld in runs + groups:
        for one, other, third in permutations(meld):
            found[one][other] |= 1 << third
    return found


COMPLETING: Final = _every_completion()
"""By two faces: the faces that make a meld of them, as a mask; 0 where they are no partners."""
PARTNERS: Final = [sum(1 << face for face, faces in enumerate(row) if faces) for row in COMPLETING]
"""By a face: its partners, as a mask."""
