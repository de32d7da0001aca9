"""What can be seen: `PublicRound` is what everybody sees, `PlayerView` what one seat sees, `Round` the full truth."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from scala40.engine.cards import Card
from scala40.engine.events import Event
from scala40.engine.melds import Meld
from scala40.engine.rules import Rules

Phase: TypeAlias = Literal["draw", "buy", "play", "over"]
"""`draw`: time to draw or take; `buy`: a seat is asked; `play`: after drawing; `over`: the round has ended."""
Hand: TypeAlias = frozenset[Card]


class PublicRound(msgspec.Struct, frozen=True):
    """All of a round that every seat sees. Tuples are indexed by seat; a seat that is out keeps its place in them."""

    rules: Rules
    number: int
    """Rounds are counted from 1 in each match."""
    dealer: int
    seats: tuple[int, ...]
    """Seats in this round, in the order of play, the first to move first."""
    turn: int
    phase: Phase
    counts: tuple[int, ...]
    """Cards in each hand."""
    stock: int
    """Cards in the stock."""
    discards: tuple[Card, ...]
    """The discard pile, its top card last."""
    melds: tuple[Meld, ...] = ()
    """Melds on the table in the order in which they were first laid; `melds[0]` is `m1`."""
    owners: tuple[int, ...] = ()
    """The seat that laid each meld."""
    opened: tuple[bool, ...] = ()
    opened_now: bool = False
    """True if the seat on turn made its opening in this turn."""
    laid_now: tuple[int, ...] = ()
    """Melds laid in this turn, counted from 1."""
    taken: Card | None = None
    """The card taken from the discard pile in this turn."""
    taken_used: bool = False
    freed: tuple[Card, ...] = ()
    """Jokers freed in this turn and not laid again yet."""
    undoable: int = 0
    """How many moves of this turn can be taken back."""
    reshuffles: int = 0
    turns: int = 0
    """Completed turns in this round."""
    asked: int | None = None
    """The seat that is asked to buy, in the phase `buy`."""
    asked_before: tuple[int, ...] = ()
    """Seats that have let the top discard go before this draw."""
    bought: bool = False
    """True if somebody has bought before this draw."""
    discarded_by: int | None = None
    """Who laid the top discard there; None for the turned-up card."""
    closer: int | None = None
    concealed: bool = False
    """True if the closer had not opened before the last turn."""

    @property
    def mover(self) -> int | None:
        """The seat that must act now: the one on turn, or the one asked to buy; None when the round is over."""
        if self.phase == "over":
            return None
        return self.asked if self.phase == "buy" else self.turn

    @property
    def in_first_lap(self) -> bool:
        """True while fewer turns have been completed than the round has players (rules.md 2, close_in_first_lap)."""
        return self.turns < len(self.seats)

    def after_seat(self, seat: int) -> int:
        """The next seat in the direction of play."""
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def partner_of(self, seat: int) -> int | None:
        """The seat opposite where the rules have partners, else None."""
        if self.rules.partners == "no":
            return None
        half = len(self.counts) // 2
        return (seat + half) % len(self.counts)


class PlayerView(msgspec.Struct, frozen=True):
    """All that one seat may know: the public round, its own hand, and the round's events as it saw them."""

    seat: int
    public: PublicRound
    hand: Hand
    log: tuple[Event, ...] = ()
    """Events of this round that stand (those taken back are gone), each as this seat saw it."""
    totals: tuple[int, ...] = ()
    """Totals before this round, by seat, in points."""

    @property
    def to_move(self) -> bool:
        """True if this seat must act now."""
        return self.public.mover == self.seat


class Round(msgspec.Struct, frozen=True):
    """The full truth of a round, which only the engine and a referee hold: the public part, all hands, the stock."""

    public: PublicRound
    hands: tuple[Hand, ...]
    """By seat; empty for a seat that is out."""
    stock: tuple[Card, ...]
    """The stock, its top card first."""


class Lots(msgspec.Struct, frozen=True):
    """A card each for these seats, drawn to see who deals first (rules.md 2, first_dealer)."""

    seats: tuple[int, ...]
    cards: tuple[Card, ...]

    @property
    def lowest(self) -> tuple[int, ...]:
        """The seats with the lowest card: the ace is lowest, a joker highest."""
        values = [14 if card.is_joker else card.rank for card in self.cards]
        return tuple(seat for seat, value in zip(self.seats, values, strict=True) if value == min(values))
