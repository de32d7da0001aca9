"""Is there a legal end of this turn? The search behind `take`, and plans for whoever has to end a turn.

It knows no rule itself: it tries moves that `legality` accepts until one of them ends the turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from scala40.engine.arrange import best_opening
from scala40.engine.cards import Card
from scala40.engine.hand_melds import all_melds
from scala40.engine.legality import refusal
from scala40.engine.legality.lay_offs import extensions
from scala40.engine.melds import Meld, Run
from scala40.engine.moves import Discard, LayMelds, LayOff, Move, SwapJoker
from scala40.engine.transition import after
from scala40.engine.view import Hand, PublicRound

Plan = tuple[Move, ...]


def legal_end(public: PublicRound, hand: Hand) -> Plan | None:
    """Moves that end this turn legally, the last a discard or going out; None where there are none (rules.md 1.11).

    `public` is in the phase `play` with `hand` held by the seat on turn. The answer is exact: what is not tried cannot
    help. Duties are met by melds that hold the taken card or a freed joker, by lay-offs and by swaps; other lay-offs
    matter only where they lengthen a run that the taken card may join. A meld without such a card never helps, since
    every card that could then be added to it could be laid in it at once, and of the cards left in hand more never bar
    a discard.
    """
    return _search(public, hand, set())


def _search(public: PublicRound, hand: Hand, seen: set[object]) -> Plan | None:
    key = (hand, public.melds, public.taken_used, public.freed, public.opened[public.turn])
    if key in seen:
        return None
    seen.add(key)
    for card in sorted(hand, reverse=True):
        if refusal(public, hand, Discard(card)) is None:
            return (Discard(card),)
    for move in _moves(public, hand):
        if refusal(public, hand, move) is not None:
            continue
        then, left, _ = after(public, hand, move)
        if then.phase == "over":
            return (move,)
        rest = _search(then, left, seen)
        if rest is not None:
            return (move, *rest)
    return None


def _moves(public: PublicRound, hand: Hand) -> Iterator[Move]:
    if not public.opened[public.turn]:
        return _openings(public, hand)
    return chain(_lay_offs(public, hand), swaps(public, hand), _melds(public, hand))


def _wanted(public: PublicRound) -> frozenset[Card]:
    """Cards that must leave the hand before the turn may end."""
    taken = () if public.taken is None or public.taken_used else (public.taken,)
    return frozenset((*taken, *public.freed))


def _melds(public: PublicRound, hand: Hand) -> Iterator[Move]:
    wanted = _wanted(public)
    for meld in all_melds(hand, public.rules):
        if not wanted or not wanted.isdisjoint(meld.cards):
            yield LayMelds((meld,))


def _lay_offs(public: PublicRound, hand: Hand) -> Iterator[Move]:
    wanted = _wanted(public)
    suits = {card.suit for card in wanted if not card.is_joker}
    for card in sorted(hand, key=lambda held: (held not in wanted, held)):
        for number, meld in enumerate(public.melds, start=1):
            if wanted and card not in wanted and not (isinstance(meld, Run) and meld.suit in suits):
                continue
            for made in extensions(meld, card, public.rules):
                yield LayOff(card, number, made.stands_for if card.is_joker else None)


def swaps(public: PublicRound, hand: Hand) -> Iterator[Move]:
    """Joker swaps by the cards of this hand, one card each or two, of which some may be refused (rules.md 1.10)."""
    for number, meld in enumerate(public.melds, start=1):
        face = meld.stands_for
        if face is None:
            continue
        # Which of them really free it is for `refusal` to say.
        alike = {card for card in hand if not isinstance(meld, Run) and card.rank == face.rank}
        fitting = sorted(alike | {card for card in hand if card.face == face.face})
        for card in fitting:
            yield SwapJoker(card, number)
        if public.rules.group_joker_swap == "both_missing":
            for card in fitting:
                for second in fitting:
                    if card.suit < second.suit:
                        yield SwapJoker(card, number, second)


def _openings(public: PublicRound, hand: Hand) -> Iterator[Move]:
    """Openings that use the taken card, the likeliest first; every set of melds that holds it after that."""
    if public.taken is None:
        return
    best = best_opening(hand, public.rules, must_use=public.taken)
    if best.points >= public.rules.opening_points:
        yield LayMelds(best.melds)
    elif public.rules.concealed_minimum == "opening_points":
        return
    melds = all_melds(hand, public.rules)
    for first in melds:
        if public.taken in first.cards:
            yield from _sets((first,), frozenset(first.cards), melds, 0)


def _sets(chosen: tuple[Meld, ...], used: frozenset[Card], melds: list[Meld], start: int) -> Iterator[Move]:
    yield LayMelds(chosen)
    for index in range(start, len(melds)):
        if used.isdisjoint(melds[index].cards):
            yield from _sets((*chosen, melds[index]), used | set(melds[index].cards), melds, index + 1)
