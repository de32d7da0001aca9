"""Shows once more what happened since the player's own turn: its cards glide again, and nothing waits for them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect
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
    SwappedJoker,
    TookDiscard,
)
from scala40.models.game import GameModel
from scala40.models.last_turn import Turn, turns_since
from scala40.texts.events import EventTexts
from scala40.views.cards.art import CardArt
from scala40.views.cards.flight import Flights, Glider
from scala40.views.cards.sky import Sprite
from scala40.views.table.arranging import Arranging
from scala40.views.table.handling import Handling
from scala40.views.table.notice import NEW_LINE
from scala40.views.table.parts import Parts
from scala40.views.table.wording import names

BETWEEN = 3
"""Glides from one event to the next, so that an eye can follow."""
Way = tuple[QPixmap, QRect, QRect]
"""A picture, and the bodies where it starts and lands."""


class ShownAgain:
    """One player's wish to see what has just happened; the next move at the table ends it."""

    def __init__(
        self,
        game: GameModel,
        parts: Parts,
        arranging: Arranging,
        flights: Flights,
        glider: Glider,
        art: CardArt,
        handling: Handling,
    ) -> None:
        self._game = game
        self._parts = parts
        self._arranging = arranging
        self._flights = flights
        self._glider = glider
        self._art = art
        self._handling = handling
        self._sprites: list[Sprite] = []

    @property
    def turns(self) -> tuple[Turn, ...]:
        """What would be shown: the finished turns of this round since the player's own last one."""
        return turns_since(self._game.view.log, self._game.viewer)

    def show(self) -> None:
        """Let the cards of these turns glide again, one after the other, and say what happened."""
        turns = self.turns
        if not turns:
            return
        self.stop()
        self._say(turns)
        delay = 0
        for event in itertools.chain.from_iterable(turns):
            ways = list(self._ways(event))
            for picture, start, end in ways:
                sprite = self._flights.fly(picture, start, end, delay=delay)
                if sprite is not None:
                    self._sprites.append(sprite)
                delay += self._glider.motion.stagger
            delay += BETWEEN * self._glider.motion.glide if ways else 0

    def stop(self) -> None:
        """Show it no longer."""
        sprites, self._sprites = self._sprites, []
        for sprite in sprites:
            self._flights.land(sprite)

    def _say(self, turns: Sequence[Turn]) -> None:
        """A line for each event of a single turn; of several turns a line for each."""
        game, texts = self._game, EventTexts()
        told: list[list[str]] = []
        spoken: list[str] = []
        for turn in turns:
            own = game.log.addressed(turn)
            told.append([texts.line(event, names(game), own) for event in turn])
            spoken += [texts.announcement(event, names(game), own) for event in turn]
        lines = told[0] if len(told) == 1 else [" · ".join(lines) for lines in told]
        seats = [event.seat for turn in turns for event in turn if hasattr(event, "seat")]
        near = self._arranging.hand_of(seats[0] if seats else game.viewer).center()
        self._handling.say(NEW_LINE.join(lines), near, spoken=". ".join(spoken))

    def _ways(self, event: Event) -> Iterator[Way]:
        """How the cards of an event went, seen from this seat, to where they lie now."""
        match event:
            case Drew(seat=seat, card=card) | DrewPenalty(seat=seat, card=card):
                shown = None if card is None or seat != self._game.viewer else card
                yield self._picture(shown), self._parts.stock.body(), self._held(seat, shown)
            case TookDiscard(seat=seat, card=card) | Bought(seat=seat, card=card):
                yield self._picture(card), self._parts.pile.body(), self._held(seat, card)
            case LaidMelds(seat=seat, melds=melds):
                for meld in melds:
                    for card in meld.cards:
                        yield self._picture(card), self._hand(seat), self._lying(card)
            case LaidOff(seat=seat, card=card):
                yield self._picture(card), self._hand(seat), self._lying(card)
            case SwappedJoker(seat=seat, cards=cards, joker=joker):
                for card in cards:
                    yield self._picture(card), self._hand(seat), self._lying(card)
                yield self._picture(joker), self._lying(cards[0]), self._held(seat, joker)
            case Discarded(seat=seat, card=card):
                yield self._picture(card), self._hand(seat), self._parts.pile.body()
            case _:
                pass

    def _picture(self, card: Card | None) -> QPixmap:
        ratio = self._parts.felt.devicePixelRatioF()
        if card is None:
            return self._art.back_pixmap(self._parts.stock.body().width(), ratio)
        return self._art.pixmap(card, self._parts.pile.body().width(), ratio)

    def _hand(self, seat: int) -> QRect:
        return self._arranging.hand_of(seat)

    def _held(self, seat: int, card: Card | None) -> QRect:
        """Where a card went into a hand: its place there if it is still in sight."""
        place = None if card is None or seat != self._game.viewer else self._arranging.places().get(card)
        return self._hand(seat) if place is None else place.body

    def _lying(self, card: Card) -> QRect:
        """Where a card lies now; a joker that has been swapped meanwhile lay among the melds."""
        place = self._arranging.places().get(card)
        if place is not None:
            return place.body
        pile, melds = self._parts.pile.body(), self._parts.melds
        return QRect(melds.mapTo(melds.window(), melds.rect().center()), pile.size())
