"""The proof that a deal was not made up: what was seen of it before and during the round, held against its secret."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from scala40.engine.events import RoundDealt
from scala40.engine.replay import check_seal
from scala40.engine.round import CARDS_EACH
from scala40.engine.view import Hand, PlayerView
from scala40.play.referee import OpenDeal

Verdict: TypeAlias = Literal["proved", "broken", "hidden"]
"""`proved`: the secret gives the fingerprint and the deck; `broken`: it does not; `hidden`: no secret is told."""


class SeenDeal(msgspec.Struct, frozen=True):
    """What this seat saw of a deal at its beginning."""

    number: int
    """The number of the round."""
    fingerprint: str
    hand: Hand
    """The thirteen cards that it got; empty where it came in later."""


class DealProof(msgspec.Struct, frozen=True):
    """A finished round's deal: the fingerprint shown before it and the secret told after it as hex, and the verdict."""

    number: int
    fingerprint: str
    secret: str
    """Empty while it is hidden."""
    verdict: Verdict


def deal_proof(opened: OpenDeal, seen: SeenDeal | None, view: PlayerView) -> DealProof:
    """Judge the deal of the round that is over (records.md, "The shuffle")."""
    seal = opened.seal
    if seal.secret is None:
        return DealProof(opened.number, seal.commitment, "", "hidden")
    proved = check_seal(opened.deck, seal, view.public.rules, opened.players) is None and _as_seen(opened, seen, view)
    return DealProof(opened.number, seal.commitment, seal.secret, "proved" if proved else "broken")


def _as_seen(opened: OpenDeal, seen: SeenDeal | None, view: PlayerView) -> bool:
    """True if fingerprint, turned-up card and own hand are those that were seen."""
    dealt = next((event for event in view.log if isinstance(event, RoundDealt)), None)
    if dealt is not None and opened.deck[CARDS_EACH * opened.players] != dealt.turned_up:
        return False
    if seen is None or seen.number != opened.number:
        return True
    if seen.fingerprint != opened.seal.commitment:
        return False
    if dealt is None or not seen.hand:
        return True
    place = dealt.seats.index(view.seat)
    return seen.hand == frozenset(opened.deck[place : CARDS_EACH * opened.players : opened.players])
