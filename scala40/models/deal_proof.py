"""The proof that a deal was not made up: what was seen of it before and during the round, held against its secret."""

from __future__ import annotations

import msgspec

from scala40.engine.events import RoundDealt
from scala40.engine.match import PlayedRound
from scala40.engine.proof import Unproved, verify_deal
from scala40.engine.round import CARDS_EACH
from scala40.engine.view import Hand, PlayerView


class SeenDeal(msgspec.Struct, frozen=True):
    """What this seat saw of a deal at its beginning."""

    number: int
    """The number of the round."""
    fingerprint: str
    hand: Hand
    """The thirteen cards that it got; empty where it came in later."""


class DealProof(msgspec.Struct, frozen=True):
    """A finished round's deal: the fingerprint shown before it and the secret told after it, both as hex."""

    number: int
    fingerprint: str
    secret: str
    """Empty where nobody has told it."""
    problem: Unproved | None
    """Why the deal is not proved; None where it is."""


def deal_proof(played: PlayedRound, seen: SeenDeal | None, view: PlayerView) -> DealProof:
    """Judge the deal of the round that is over (records.md, "The shuffle")."""
    problem = verify_deal(played, view.public.rules, len(view.public.counts))
    if problem is None:
        problem = _unlike(played, seen, view)
    return DealProof(played.number, played.seal.commitment, played.seal.secret or "", problem)


def _unlike(played: PlayedRound, seen: SeenDeal | None, view: PlayerView) -> Unproved | None:
    """What of fingerprint, turned-up card and own hand is not as it was seen."""
    players = len(played.seats)
    if seen is not None and seen.number == played.number and seen.fingerprint != played.seal.commitment:
        return Unproved.WRONG_SECRET
    dealt = next((event for event in view.log if isinstance(event, RoundDealt)), None)
    if dealt is None:
        return None
    if played.deck[CARDS_EACH * players] != dealt.turned_up:
        return Unproved.WRONG_DECK
    if seen is None or seen.number != played.number or not seen.hand:
        return None
    place = dealt.seats.index(view.seat)
    given = frozenset(played.deck[place : CARDS_EACH * players : players])
    return None if given == seen.hand else Unproved.WRONG_DECK
