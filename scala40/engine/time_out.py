"""What the clock does for a player whose time is up: what it takes back, and which card it discards.

Source: rules.md 2, turn_seconds. The moves themselves are made by the match.
"""

from __future__ import annotations

from scala40.engine.cards import Card
from scala40.engine.legality.discards import discard, duty
from scala40.engine.scoring import card_penalty
from scala40.engine.view import Hand, PublicRound


def takes_back(public: PublicRound, hand: Hand) -> bool:
    """True if everything since the draw is undone, a taking too: a duty is open, or no card may be discarded."""
    if public.phase != "play":
        return False
    return duty(public) is not None or not _allowed(public, hand)


def forced_discard(public: PublicRound, hand: Hand, drawn: Card | None) -> Card:
    """The card that is discarded for the seat on turn: the one drawn in this turn, if it may be.

    Otherwise the allowed card worth most in hand, a joker last; of equals the first in the unshuffled deck. `drawn` is
    None where the seat took the top discard. The turn has no open duty (`takes_back`).
    """
    allowed = _allowed(public, hand)
    if drawn in allowed:
        return drawn
    alone = len(hand) == 1
    return min(allowed, key=lambda card: (card.is_joker, -card_penalty(card, public.rules, alone=alone), card))


def _allowed(public: PublicRound, hand: Hand) -> list[Card]:
    return [card for card in sorted(hand) if discard(public, hand, card) is None]
