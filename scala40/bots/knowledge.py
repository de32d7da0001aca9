"""What a seat knows of cards it does not hold: who took which, and from which stock the rest of a hand was drawn."""

from __future__ import annotations

from typing import Final

import msgspec

from scala40.engine.cards import Card, pack
from scala40.engine.events import (
    Bought,
    Discarded,
    Drew,
    DrewPenalty,
    Event,
    LaidMelds,
    LaidOff,
    Reshuffled,
    RoundDealt,
    SwappedJoker,
    TookDiscard,
)
from scala40.engine.round import CARDS_EACH
from scala40.engine.view import Hand, PlayerView

_FIRST_STOCK: Final = 0


class Knowledge(msgspec.Struct, frozen=True):
    """All that a seat can conclude from what it has seen; tuples are indexed by seat.

    The cards it has not seen lie in pools: one for each stock of the round that they last were part of. A reshuffle
    makes a new stock of cards that everybody saw, and by then the old one is used up; so whatever somebody drew from
    either is known by its pool, and nothing more is known of it.
    """

    known: tuple[Hand, ...]
    """Cards that a seat took openly and has not shown since."""
    pools: tuple[tuple[Card, ...], ...]
    """The unseen cards of each pool, sorted: in their true order they would tell the truth."""
    places: tuple[tuple[int, ...], ...]
    """For each seat how many unseen cards of each pool it holds; all others of the last pool are the stock."""


class _Following:
    """Follows the events of a round and keeps, for each seat, known cards and how many unseen ones of each pool."""

    def __init__(self, view: PlayerView) -> None:
        players = len(view.public.counts)
        self._own = view.seat
        self.known: list[set[Card]] = [set() for _ in range(players)]
        self.places: list[list[int]] = [[0] * players]
        """By pool and seat."""
        self.pool_of: dict[Card, int] = {}
        """The pool of every card that was reshuffled; all others belong to the first."""
        self._pile: list[Card] = []

    def see(self, event: Event) -> None:
        match event:
            case RoundDealt(seats=seats, turned_up=card):
                for seat in seats:
                    self.places[_FIRST_STOCK][seat] = CARDS_EACH
                self._pile.append(card)
            case Reshuffled():
                self.places.append([0] * len(self.known))
                for card in self._pile[:-1]:
                    self.pool_of[card] = len(self.places) - 1
                del self._pile[:-1]
            case Drew(seat=seat) | DrewPenalty(seat=seat):
                self.places[-1][seat] += 1
            case TookDiscard(seat=seat, card=card) | Bought(seat=seat, card=card):
                self._pile.pop()
                self.known[seat].add(card)
            case LaidMelds(seat=seat, melds=melds):
                for meld in melds:
                    for card in meld.cards:
                        self._shown(seat, card)
            case LaidOff(seat=seat, card=card):
                self._shown(seat, card)
            case SwappedJoker(seat=seat, cards=cards, joker=joker):
                for card in cards:
                    self._shown(seat, card)
                self.known[seat].add(joker)
            case Discarded(seat=seat, card=card):
                self._shown(seat, card)
                self._pile.append(card)
            case _:
                pass

    def _shown(self, seat: int, card: Card) -> None:
        if card in self.known[seat]:
            self.known[seat].remove(card)
        else:
            self.places[self.pool_of.get(card, _FIRST_STOCK)][seat] -= 1


def knowledge(view: PlayerView) -> Knowledge:
    """What the seat of this view knows of the others' hands and the stock.

    Where the events do not reach back to the deal, as in a position set up by hand, only what they show is known.
    """
    public = view.public
    seen = set(view.hand).union(public.discards, *(meld.cards for meld in public.melds))
    following = _Following(view)
    whole = bool(view.log) and isinstance(view.log[0], RoundDealt)
    for event in view.log if whole else ():
        following.see(event)
    others = [seat for seat in public.seats if seat != view.seat]
    known = [frozenset(cards) if seat in others else frozenset() for seat, cards in enumerate(following.known)]
    known_cards = frozenset().union(*known)
    pools: list[list[Card]] = [[] for _ in following.places]
    for card in pack(public.rules.jokers):
        if card not in seen and card not in known_cards:
            pools[following.pool_of.get(card, _FIRST_STOCK)].append(card)
    places = tuple(
        tuple(counts[seat] if seat in others else 0 for counts in following.places) for seat in range(len(known))
    )
    if not whole:
        hidden = tuple((public.counts[seat] if seat in others else 0,) for seat in range(len(known)))
        return Knowledge(tuple(known), (tuple(sorted(card for pool in pools for card in pool)),), hidden)
    return Knowledge(tuple(known), tuple(tuple(sorted(pool)) for pool in pools), places)
