"""Imagined deals: all that a seat has not seen, dealt out in a way that agrees with everything it has seen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import msgspec

from scala40.bots.knowledge import Knowledge, knowledge
from scala40.engine.arrange import best_opening
from scala40.engine.cards import Card
from scala40.engine.events import Discarded
from scala40.engine.view import Hand, PlayerView

_TRIES: Final = 6
"""So often a world is dealt anew because somebody in it would have opened; the last is taken as it is."""
_WAITERS: Final = 8
"""One world in so many is not looked at for that: people may wait with an opening, and a view names no people."""


class World(msgspec.Struct, frozen=True):
    """One way in which the hidden cards may lie. It is made from a view, never from the round."""

    hands: tuple[Hand, ...]
    """By seat; the seat's own hand as it is, empty for a seat that is out."""
    stock: tuple[Card, ...]
    """The stock, its top card first."""


def worlds(view: PlayerView, chance: random.Random) -> Iterator[World]:
    """Worlds without end that agree with the view, each as likely as any other (engine-notes.md 6, worlds).

    But for one in eight they hold no hand that would have opened in its seat's last turn.
    """
    known = knowledge(view)
    waiting = _waiting(view)
    number = 0
    while True:
        number += 1
        world = dealt(view, known, chance)
        if waiting and number % _WAITERS:
            for _ in range(_TRIES - 1):
                if not any(_would_have_opened(view, world.hands[seat], card) for seat, card in waiting.items()):
                    break
                world = dealt(view, known, chance)
        yield world


def dealt(view: PlayerView, known: Knowledge, chance: random.Random) -> World:
    """One world: the unseen cards of each pool, shuffled and dealt to the hands that hold some; the rest is the stock.

    Each way to deal them is equally likely, and only `chance` and the view decide which it is.
    """
    hands = [set(cards) for cards in known.known]
    rest: list[Card] = []
    for number, pool in enumerate(known.pools):
        cards = list(pool)
        chance.shuffle(cards)
        start = 0
        for seat, places in enumerate(known.places):
            hands[seat].update(cards[start : start + places[number]])
            start += places[number]
        rest = cards[start:]
    hands[view.seat] = set(view.hand)
    return World(tuple(frozenset(hand) for hand in hands), tuple(rest))


def _waiting(view: PlayerView) -> dict[int, Card]:
    """The seats of others that have had a turn and have not opened, each with its last discard."""
    public = view.public
    last: dict[int, Card] = {}
    for event in view.log:
        if isinstance(event, Discarded) and event.seat != view.seat and not public.opened[event.seat]:
            last[event.seat] = event.card
    return last


def _would_have_opened(view: PlayerView, hand: Hand, discarded: Card) -> bool:
    """True if this hand, with the card its seat discarded last, held an opening.

    What it drew since is not in it: the seat has had no turn after that discard.
    """
    rules = view.public.rules
    return best_opening(hand | {discarded}, rules, keep_one=True).points >= max(rules.opening_points, 1)
