"""Points of a hand and the penalties of a finished round (rules.md 1.13 and part 2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from scala40.engine.cards import JOKER_POINTS, Card
from scala40.engine.rules import Rules
from scala40.engine.view import PublicRound

FLAT_PENALTY: Final = 100
CONCEALED_BONUS: Final = -100


def card_penalty(card: Card, rules: Rules, *, alone: bool = False) -> int:
    """Penalty points of one card left in hand; `alone` if it is the only one (rules.md 2, ace_in_hand)."""
    if card.is_joker:
        return JOKER_POINTS
    if card.rank != 1:
        return min(card.rank, 10)
    if rules.ace_in_hand == "lone_1":
        return 1 if alone else 11
    return rules.ace_in_hand


def hand_points(hand: Iterable[Card], rules: Rules) -> int:
    """Penalty points of the cards left in a hand (rules.md 1.13)."""
    cards = list(hand)
    return sum(card_penalty(card, rules, alone=len(cards) == 1) for card in cards)


def penalties(public: PublicRound, hands: Sequence[Iterable[Card]]) -> tuple[int, ...]:
    """The penalty of each seat for a round that is over, in points; 0 for a seat that is out (rules.md 1.13, 2).

    A dead round has no closer: it scores nothing where `dead_round` is `void`, else everybody's hand.
    """
    rules = public.rules
    if public.closer is None and rules.dead_round == "void":
        return (0,) * len(public.counts)
    scored = [0] * len(public.counts)
    for seat in public.seats:
        if seat == public.closer:
            concealed = public.concealed and rules.concealed_bonus == "minus_100"
            scored[seat] = rules.winner_bonus + (CONCEALED_BONUS if concealed else 0)
            continue
        if rules.unopened_penalty == "flat_100" and not public.opened[seat]:
            scored[seat] = FLAT_PENALTY
        else:
            scored[seat] = hand_points(hands[seat], rules)
        partner_closed = public.closer is not None and public.partner_of(seat) == public.closer
        if public.concealed and rules.concealed_bonus == "double" and not partner_closed:
            scored[seat] *= 2
    return tuple(scored)
