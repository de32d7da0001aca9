"""Discards: open duties, barred cards and going out (rules.md 1.11, discard_fitting, discard_joker)."""

from __future__ import annotations

from scala40.engine.cards import Card
from scala40.engine.legality.closing import first_lap
from scala40.engine.legality.lay_offs import extensions, swapped
from scala40.engine.moves import SwapJoker
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.view import Hand, PublicRound


def discard(public: PublicRound, hand: Hand, card: Card) -> Refusal | None:
    """Why the seat on turn may not discard this card; None where it may."""
    if public.phase != "play":
        return Refusal(Reason.WRONG_PHASE)
    if card not in hand:
        return Refusal(Reason.NOT_HELD, card=card)
    if card == public.taken:
        return Refusal(Reason.JUST_TAKEN, card=card)
    return duty(public) or _barred(public, hand, card) or (_going_out(public) if len(hand) == 1 else None)


def duty(public: PublicRound) -> Refusal | None:
    """The duty that keeps this turn open: the taken card or a freed joker still to be used (rules.md 1.11)."""
    # Before opening, to take means to open with the card, in every rule set.
    must_use = public.rules.taken_must_be_used or not public.opened[public.turn]
    if must_use and public.taken is not None and not public.taken_used:
        return Refusal(Reason.TAKEN_NOT_USED, card=public.taken)
    if public.freed and public.rules.freed_joker != "may_keep":
        return Refusal(Reason.FREED_JOKER_NOT_USED, card=public.freed[0])
    return None


def _barred(public: PublicRound, hand: Hand, card: Card) -> Refusal | None:
    closing = len(hand) == 1
    refusal = _bar(public, card, closing)
    if refusal is None or closing:
        return refusal
    others = (held for held in hand if held != public.taken)
    return None if all(_bar(public, held, False) is not None for held in others) else refusal


def _bar(public: PublicRound, card: Card, closing: bool) -> Refusal | None:
    rules = public.rules
    if card.is_joker and (rules.discard_joker == "never" or (rules.discard_joker == "only_to_close" and not closing)):
        return Refusal(Reason.JOKER_BARRED, card=card)
    if not _fitting_allowed(public, closing):
        meld = fitting_meld(public, card)
        if meld is not None:
            return Refusal(Reason.FITTING_BARRED, card=card, meld=f"m{meld}")
    return None


def _fitting_allowed(public: PublicRound, closing: bool) -> bool:
    kind = public.rules.discard_fitting
    if kind == "by_players":
        kind = "only_to_close" if len(public.seats) >= 3 else "after_opening"
    if kind == "after_opening":
        return public.opened[public.turn]
    return kind == "allowed" or closing


def fitting_meld(public: PublicRound, card: Card) -> int | None:
    """The first meld (from 1) that somebody who has opened could lay this card off onto or swap it into, else None.

    The card must fit by itself, so the two cards of `both_missing` do not count (rules.md 2, discard_fitting).
    """
    if not any(public.opened[seat] for seat in public.seats):
        return None
    for number, meld in enumerate(public.melds, start=1):
        if extensions(meld, card, public.rules) or swapped(meld, SwapJoker(card, number), public.rules) is not None:
            return number
    return None


def _going_out(public: PublicRound) -> Refusal | None:
    if not public.opened[public.turn]:
        return Refusal(Reason.NOT_OPENED, need=public.rules.opening_points)
    return first_lap(public)
