"""Buying: claiming the top discard out of turn and using it at once (rules.md 2, buying)."""

from __future__ import annotations

from scala40.engine.legality import lay_offs, melds
from scala40.engine.legality.closing import emptied_without_discard
from scala40.engine.moves import LayMelds, LayOff
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.view import Hand, PublicRound


def candidates(public: PublicRound) -> tuple[int, ...]:
    """Seats to be asked before the seat on turn draws, in turn order; empty where nobody is asked."""
    if not public.rules.buying or public.bought or public.stock < 2 or not public.discards:
        return ()
    found = []
    seat = public.after_seat(public.turn)
    while seat != public.turn:
        if public.opened[seat] and seat != public.discarded_by and seat not in public.asked_before:
            found.append(seat)
        seat = public.after_seat(seat)
    return tuple(found)


def buy(public: PublicRound, hand: Hand, use: LayMelds | LayOff) -> Refusal | None:
    """Why the seat asked may not buy the top discard for this use: one new meld with it, or its lay-off."""
    if public.phase != "buy":
        return Refusal(Reason.WRONG_PHASE)
    card = public.discards[-1]
    whole = hand | {card}
    if isinstance(use, LayMelds):
        refusal = melds.cards_and_shapes(public, whole, use.melds)
        if refusal is not None:
            return refusal
        if len(use.melds) != 1 or card not in use.melds[0].cards:
            return Refusal(Reason.NO_USE_FOR_TAKEN, card=card)
        return emptied_without_discard(public, len(whole) - len(use.melds[0].cards))
    misfit = lay_offs.fits(public, whole, use)
    if misfit is None and use.card != card:
        return Refusal(Reason.NO_USE_FOR_TAKEN, card=card)
    # The hand is not touched, so a lay-off empties none.
    return misfit
