"""The way between a seat's model and the referee, and what a seat's events and first view mean to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from scala40.engine.cards import Card
from scala40.engine.events import Drew, DrewPenalty, Event, SwappedJoker, TookDiscard
from scala40.engine.moves import Move
from scala40.engine.rules import Rules
from scala40.engine.view import PlayerView, PublicRound


class SeatPort(Protocol):
    """The way from this seat to the referee, on this machine or at the other end of a wire.

    Answers come by `GameModel.on_shown` and `GameModel.on_refused`, at once or later.
    """

    def propose(self, move: Move) -> None:
        """Ask for a move."""

    def deal(self) -> None:
        """Ask for the next round."""


def came(events: Sequence[Event], seat: int) -> list[Card]:
    """Cards that these events brought into this seat's hand."""
    cards = []
    for event in events:
        match event:
            case Drew(who, Card() as card) | TookDiscard(who, card) | DrewPenalty(who, Card() as card):
                cards += [card] if who == seat else []
            case SwappedJoker(who, _, joker):
                cards += [joker] if who == seat else []
    return cards


def nothing_dealt(rules: Rules, viewer: int, players: int) -> PlayerView:
    """What a seat sees before the first deal."""
    nobody = (0,) * players
    public = PublicRound(
        rules=rules,
        number=0,
        dealer=0,
        seats=tuple(range(players)),
        turn=0,
        phase="over",
        counts=nobody,
        stock=0,
        discards=(),
        opened=(False,) * players,
    )
    return PlayerView(viewer, public, frozenset(), totals=nobody)
