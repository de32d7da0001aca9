"""What a view implies for the own hand: which cards belong together and which are worth keeping."""

from __future__ import annotations

from scala40.engine.arrange import best_arrangement
from scala40.engine.cards import Card
from scala40.engine.rules import Rules
from scala40.engine.scoring import card_penalty
from scala40.engine.view import Hand

IN_MELD = 100
"""What belonging to a finished meld counts beside partners; more than any number of these."""
JOKER = 1000


def are_partners(one: Card, other: Card) -> bool:
    """True if the two cards are the start of a meld: one rank in two suits, or one suit at most two places apart."""
    if one.is_joker or other.is_joker:
        return False
    if one.rank == other.rank:
        return one.suit != other.suit
    if one.suit != other.suit:
        return False
    apart = abs(one.rank - other.rank)
    # The ace is next to the king and one apart from the queen (rules.md 1.5).
    return apart <= 2 or (1 in (one.rank, other.rank) and apart >= 11)


def keeping(hand: Hand, rules: Rules) -> dict[Card, float]:
    """How much each card of the hand is worth keeping: a joker, cards of melds, then cards with partners.

    Of cards alike in this the one that costs fewer penalty points is worth more, by less than one partner.
    """
    melded = {card for meld in best_arrangement(hand, rules).melds for card in meld.cards}
    worth: dict[Card, float] = {}
    for card in sorted(hand):
        partners = {other.face for other in hand if are_partners(card, other)}
        value = len(partners) - card_penalty(card, rules) / 100
        # A twin helps nobody: of two alike one may go.
        if card.twin in hand and not card.is_joker:
            value -= 0.5
        worth[card] = value + (JOKER if card.is_joker else IN_MELD if card in melded else 0)
    return worth
