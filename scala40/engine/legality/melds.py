"""Laying melds and opening (rules.md 1.4 to 1.8, opening_points, opening_joker, concealed_minimum)."""

from __future__ import annotations

from collections.abc import Sequence

from scala40.engine.cards import Card
from scala40.engine.legality.closing import emptied_without_discard, first_lap
from scala40.engine.melds import Meld, readings
from scala40.engine.refusal import Reason, Refusal, first_of
from scala40.engine.view import Hand, PublicRound


def lay(public: PublicRound, hand: Hand, melds: Sequence[Meld]) -> Refusal | None:
    """Why the seat on turn may not lay these melds in one move; None where it may."""
    if public.phase != "play":
        return Refusal(Reason.WRONG_PHASE)
    return cards_and_shapes(public, hand, melds) or _opening(public, hand, melds) or _last_cards(public, hand, melds)


def cards_and_shapes(public: PublicRound, hand: Hand, melds: Sequence[Meld]) -> Refusal | None:
    """Why these are not melds of cards in this hand: a card not held, one in two melds, or a meld that is none."""
    seen: set[Card] = set()
    for meld in melds:
        for card in meld.cards:
            if card not in hand:
                return Refusal(Reason.NOT_HELD, card=card)
    for meld in melds:
        for card in meld.cards:
            if card in seen:
                return Refusal(Reason.CARD_TWICE, card=card)
            seen.add(card)
    if not melds:
        return Refusal(Reason.TOO_FEW_CARDS, have=0, need=3)
    misshapen = [refusal for refusal in (_shape(public, meld) for meld in melds) if refusal is not None]
    return first_of(misshapen) if misshapen else None


def _shape(public: PublicRound, meld: Meld) -> Refusal | None:
    found = readings(meld.cards, public.rules.longest_run)
    if isinstance(found, Refusal):
        return found
    # A meld from outside may claim a place that its cards do not have.
    return None if meld in found else Refusal(Reason.NOT_A_MELD)


def opening_points(melds: Sequence[Meld]) -> int:
    """Points that these melds bring towards the opening (rules.md 1.7, 1.8)."""
    return sum(meld.points for meld in melds)


def _opening(public: PublicRound, hand: Hand, melds: Sequence[Meld]) -> Refusal | None:
    if public.opened[public.turn]:
        return None
    rules = public.rules
    with_joker = [meld for meld in melds if meld.joker is not None]
    if with_joker and rules.opening_joker == "forbidden":
        return Refusal(Reason.JOKER_IN_OPENING, card=with_joker[0].joker)
    points = opening_points(melds)
    if not _closes_below_the_minimum(public, hand, melds):
        clean = points - sum(meld.points for meld in with_joker)
        if with_joker and rules.opening_joker == "clean" and clean < rules.opening_points:
            return Refusal(Reason.OPENING_NOT_CLEAN, have=clean, need=rules.opening_points)
        if points < rules.opening_points:
            return Refusal(Reason.OPENING_TOO_LOW, have=points, need=rules.opening_points)
    if public.taken is not None and all(public.taken not in meld.cards for meld in melds):
        return Refusal(Reason.TAKEN_NOT_IN_OPENING, card=public.taken)
    return None


def _closes_below_the_minimum(public: PublicRound, hand: Hand, melds: Sequence[Meld]) -> bool:
    """True if the player goes out with this very move or with the discard after it (concealed_minimum `none`)."""
    if public.rules.concealed_minimum == "opening_points" or first_lap(public) is not None:
        return False
    left = hand - {card for meld in melds for card in meld.cards}
    if not left:
        return public.rules.final_discard == "optional"
    if len(left) > 1:
        return False
    (last,) = left
    return last != public.taken and not (last.is_joker and public.rules.discard_joker == "never")


def _last_cards(public: PublicRound, hand: Hand, melds: Sequence[Meld]) -> Refusal | None:
    return emptied_without_discard(public, len(hand) - sum(len(meld.cards) for meld in melds))
