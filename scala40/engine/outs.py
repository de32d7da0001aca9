"""Cards that help: which faces make a meld or an opening of what is held, and how many copies a seat has not seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from functools import lru_cache

from scala40.engine.arrange import best_opening
from scala40.engine.cards import CARDS, JOKERS, Card, pack
from scala40.engine.events import Bought, Discarded, LaidMelds, LaidOff, SwappedJoker, TookDiscard
from scala40.engine.melds import readings
from scala40.engine.rules import Rules
from scala40.engine.view import PlayerView

FACES = (*CARDS[:52], JOKERS[0])
"""One card for each face, the first joker for all jokers."""


def completing(cards: Collection[Card], longest_run: int = 13) -> tuple[Card, ...]:
    """The faces (first copies, no joker) that make one meld of two or more natural cards (rules.md 1.4, 1.5)."""
    held = list(cards)
    if len(held) < 2 or any(card.is_joker for card in held):
        return ()
    if len({card.rank for card in held}) == 1:
        faces = CARDS[held[0].rank - 1 : 52 : 13]
    elif len({card.suit for card in held}) == 1:
        faces = CARDS[held[0].suit * 13 : held[0].suit * 13 + 13]
    else:
        return ()
    return tuple(
        face
        for face in faces
        if not any(card.face == face.face for card in held) and isinstance(readings([*held, face], longest_run), list)
    )


@lru_cache(maxsize=256)
def opening_outs(hand: frozenset[Card], rules: Rules) -> tuple[Card, ...] | None:
    """The faces of which one more card would give this hand an opening of `opening_points` with that card in it.

    Faces of which both copies are held are left out; the joker is `*1` for all jokers. None where the hand can open
    already.
    """
    if best_opening(hand, rules).points >= rules.opening_points:
        return None
    found = []
    for face in FACES:
        copies = JOKERS[: rules.jokers] if face.is_joker else (face, face.twin)
        card = next((copy for copy in copies if copy not in hand), None)
        if card is not None and best_opening(hand | {card}, rules, must_use=card).points >= rules.opening_points:
            found.append(face)
    return tuple(found)


def unseen(view: PlayerView) -> Mapping[int, int]:
    """By face (52 for jokers) how many copies this seat has not seen: in the stock, or drawn into other hands from it.

    Seen are its own hand, the melds, the discard pile, and what others took from that pile or out of a meld and still
    hold. What a reshuffle has put back into the stock is unseen again.
    """
    public = view.public
    seen = {*view.hand, *public.discards, *(card for meld in public.melds for card in meld.cards), *_taken(view)}
    return Counter(card.face for card in pack(public.rules.jokers) if card not in seen)


def _taken(view: PlayerView) -> set[Card]:
    """The cards that went into other hands before everybody's eyes and have not left them."""
    held: set[Card] = set()
    for event in view.log:
        match event:
            case TookDiscard(seat, card) | Bought(seat, card) if seat != view.seat:
                held.add(card)
            case SwappedJoker(seat, cards, joker):
                held -= {*cards}
                if seat != view.seat:
                    held.add(joker)
            case LaidMelds(_, melds):
                held -= {card for meld in melds for card in meld.cards}
            case LaidOff(_, card) | Discarded(_, card):
                held.discard(card)
    return held
