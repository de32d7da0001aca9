"""Lets cards fly from where they were to where they are: it compares two pictures of the table, and asks the events
only for cards that were in nobody's sight before.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Iterator, Sequence

import msgspec
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPixmap

from scala40.engine.cards import Card
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
from scala40.views.cards.art import CardArt, card_height
from scala40.views.cards.card_widget import CardWidget
from scala40.views.cards.drag import unveil
from scala40.views.cards.flight import Flights, Glider

DEALT = 13
IN_HAND = 30
"""The width of a card in or near a plate."""


class Place(msgspec.Struct, frozen=True):
    """Where a card lies: in which zone, and its body on the page."""

    zone: str
    body: QRect
    widget: CardWidget | None = None


class Gliding:
    """Remembers where every card lies and flies cards to their new places after a change."""

    def __init__(
        self,
        flights: Flights,
        glider: Glider,
        art: CardArt,
        places: Callable[[], dict[Card, Place]],
        stock: Callable[[], QRect],
        pile: Callable[[], QRect],
        plate: Callable[[int], QRect],
        ratio: Callable[[], float],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`places` are the cards in sight now; the others give bodies of stock, pile and a seat's hand on the page."""
        self._flights = flights
        self._glider = glider
        self._art = art
        self._places = places
        self._stock = stock
        self._pile = pile
        self._plate = plate
        self._ratio = ratio
        self._clock = clock
        self._dealt_at = 0.0
        """When the last card of a deal has left the stock, in seconds of the clock."""
        self._before: dict[Card, Place] = {}

    def remember(self) -> None:
        """Keep where every card lies now; called whenever the table has come to rest in a new picture."""
        self._before = self._places()

    def carried_to(self, cards: Sequence[Card], bodies: Sequence[QRect]) -> None:
        """These cards have been carried by the player: if they change their zone they start from there."""
        for card, body in zip(cards, bodies, strict=False):
            known = self._before.get(card)
            if known is not None:
                self._before[card] = Place("air", body)

    def follow(self, events: Sequence[Event], own: int) -> None:
        """Fly every card that has changed its zone; `own` is the seat whose hand is in sight."""
        now = self._places()
        if self._glider.motion.glide:
            dealt = next((event for event in events if isinstance(event, RoundDealt)), None)
            if dealt is not None:
                self._deal(dealt, now, own)
            else:
                self._move(events, now, own)
        self._before = now

    def _move(self, events: Sequence[Event], now: dict[Card, Place], own: int) -> None:
        origins = dict(self._origins(events, own))
        delay = first = self._after_the_deal(events, own)
        for card, place in now.items():
            before = self._before.get(card)
            if before is not None and before.zone == place.zone:
                continue
            start = before.body if before is not None else origins.get(card)
            if start is not None and place.widget is not None:
                self._fly_in(place, start, delay)
                delay += self._glider.motion.stagger
        for event in events:
            self._out_of_sight(event, now, own, first)

    def deal_lasts(self) -> int:
        """Milliseconds until the last card of a deal has left the stock; 0 where none is under way."""
        return max(0, round((self._dealt_at - self._clock()) * 1000)) if self._glider.motion.glide else 0

    def _after_the_deal(self, events: Sequence[Event], own: int) -> int:
        """Milliseconds that the cards of others wait while a deal is still under way; whoever plays here ends it."""
        if not events or any(getattr(event, "seat", None) == own for event in events):
            if self._clock() < self._dealt_at:
                self._flights.land_all()
            self._dealt_at = 0.0
        wait = max(0, round((self._dealt_at - self._clock()) * 1000))
        if wait:
            self._dealt_at += self._glider.motion.glide / 1000
        return wait

    def _origins(self, events: Sequence[Event], own: int) -> Iterator[tuple[Card, QRect]]:
        """Where cards come from that nobody saw before."""
        for event in events:
            match event:
                case Drew(seat=seat, card=card) | DrewPenalty(seat=seat, card=card) if card is not None and seat == own:
                    yield card, self._stock()
                case LaidMelds(seat=seat, melds=melds):
                    for meld in melds:
                        for card in meld.cards:
                            yield card, self._plate(seat)
                case LaidOff(seat=seat, card=card) | Discarded(seat=seat, card=card):
                    yield card, self._plate(seat)
                case SwappedJoker(seat=seat, cards=cards):
                    for card in cards:
                        yield card, self._plate(seat)
                case _:
                    pass

    def _out_of_sight(self, event: Event, now: dict[Card, Place], own: int, first: int) -> None:
        """Cards that go into another seat's hand, and a reshuffle."""
        match event:
            case Drew(seat=seat) | DrewPenalty(seat=seat) if seat != own:
                self._flights.fly(self._back(), self._stock(), self._plate(seat), delay=first)
            case TookDiscard(seat=seat, card=card) | Bought(seat=seat, card=card) if seat != own and card not in now:
                self._flights.fly(self._face(card), self._pile(), self._plate(seat), delay=first)
            case SwappedJoker(seat=seat, joker=joker) if seat != own and joker not in now:
                before = self._before.get(joker)
                if before is not None:
                    delay = first + self._glider.motion.glide
                    self._flights.fly(self._face(joker), before.body, self._plate(seat), delay=delay)
            case Reshuffled():
                for place in range(5):
                    delay = first + place * 2 * self._glider.motion.stagger
                    self._flights.fly(self._back(), self._pile(), self._stock(), delay=delay)
            case _:
                pass

    def _deal(self, dealt: RoundDealt, now: dict[Card, Place], own: int) -> None:
        self._flights.land_all()
        hand = sorted((p for p in now.values() if p.zone == "hand"), key=lambda p: p.body.x())
        stagger = self._glider.motion.stagger
        delay = 0
        for number in range(DEALT):
            for seat in dealt.seats:
                if seat == own and number < len(hand):
                    self._fly_in(hand[number], self._stock(), delay, self._back())
                elif seat != own:
                    self._flights.fly(self._back(), self._stock(), self._plate(seat), delay=delay)
                delay += stagger
        top = now.get(dealt.turned_up)
        if top is not None and top.zone == "pile":
            # Face down on its way, or the stock would look as if it lay open.
            self._fly_in(top, self._stock(), delay, self._back())
            delay += self._glider.motion.glide
        self._dealt_at = self._clock() + delay / 1000

    def _fly_in(self, place: Place, start: QRect, delay: int, picture: QPixmap | None = None) -> None:
        widget = place.widget
        if widget is None:
            return
        flying = picture or widget.picture()
        widget.look(veiled=True)
        self._flights.fly(
            flying, start, place.body, delay=delay, landed=functools.partial(unveil, widget), widget=widget
        )

    def _back(self) -> QPixmap:
        return self._art.back_pixmap(self._stock().width(), self._ratio())

    def _face(self, card: Card) -> QPixmap:
        return self._art.pixmap(card, self._pile().width(), self._ratio())


def near_plate(plate: QRect, corner: QPoint) -> QRect:
    """The body of a card in the hand behind a plate that lies at `corner` of the page."""
    high = card_height(IN_HAND)
    return QRect(corner.x() + 14, corner.y() + (plate.height() - high) // 2, IN_HAND, high)
