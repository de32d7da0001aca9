"""A round: dealing, drawing with its reshuffles, and every other move played on the full truth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from scala40.engine.cards import Card
from scala40.engine.events import (
    Drew,
    DrewPenalty,
    Event,
    Reshuffled,
    RoundDealt,
    RoundDied,
)
from scala40.engine.legality import buys
from scala40.engine.moves import Buy, Draw, Move
from scala40.engine.rules import Rules
from scala40.engine.transition import after, after_draw
from scala40.engine.view import Hand, PublicRound, Round

CARDS_EACH: Final = 13
MOST_RESHUFFLES: Final = 20
"""A round with no limit is dead when it needs one more (rules.md 1.14)."""

Reshuffle = Callable[[int, Sequence[Card]], tuple[Card, ...]]
"""The new stock, top first, of the reshuffle with this number (from 1) over these discards from bottom to top."""


class Shuffled(msgspec.Struct, frozen=True, tag="shuffle"):
    """The referee shuffled the discards into this new stock, top first."""

    stock: tuple[Card, ...]


class Died(msgspec.Struct, frozen=True, tag="dead"):
    """The referee declared the round dead in place of a draw that finds no card."""


class Played(msgspec.Struct, frozen=True):
    """What one move made of a round."""

    round: Round
    events: tuple[Event, ...]
    before: tuple[Shuffled | Died, ...] = ()
    """What the referee did first; `Died` in place of the move."""
    made: bool = True
    """False where the move is not written down: a draw that made the round dead, or that has to wait for buyers."""


def order_of_play(seats: Sequence[int], dealer: int, rules: Rules, players: int) -> tuple[int, ...]:
    """The seats still in, beginning with the one after the dealer in the direction of play."""
    order = [(dealer + rules.step * n) % players for n in range(1, players + 1)]
    return tuple(seat for seat in order if seat in seats)


def deal(
    rules: Rules, number: int, dealer: int, seats: Sequence[int], players: int, deck: Sequence[Card]
) -> tuple[Round, tuple[Event, ...]]:
    """Deal round `number`: 13 cards each, one at a time, one card turned up, the rest the stock (rules.md 1.2).

    `seats` are those still in the match, `players` counts all its seats. `deck` is in the order dealt.
    """
    order = order_of_play(seats, dealer, rules, players)
    hands: list[Hand] = [frozenset()] * players
    for place, seat in enumerate(order):
        hands[seat] = frozenset(deck[place : len(order) * CARDS_EACH : len(order)])
    turned_up = deck[len(order) * CARDS_EACH]
    stock = tuple(deck[len(order) * CARDS_EACH + 1 :])
    public = PublicRound(
        rules=rules,
        number=number,
        dealer=dealer,
        seats=order,
        turn=order[0],
        phase="draw",
        counts=tuple(len(hand) for hand in hands),
        stock=len(stock),
        discards=(turned_up,),
        opened=(False,) * players,
    )
    return Round(public, tuple(hands), stock), (RoundDealt(number, dealer, order, turned_up),)


def play(current: Round, move: Move, reshuffle: Reshuffle) -> Played:
    """The round after a move that `check` has accepted, but for taking back, which the match does."""
    public = current.public
    if isinstance(move, Draw):
        return _draw(current, reshuffle)
    seat = public.mover
    assert seat is not None
    new_public, hand, events = after(public, current.hands[seat], move)
    played = Round(new_public, _with(current.hands, seat, hand), current.stock)
    if isinstance(move, Buy) and hand:
        played, penalty = _penalty_card(played, seat)
        events = (*events, penalty)
    return Played(played, events)


def _with(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _draw(current: Round, reshuffle: Reshuffle) -> Played:
    before: tuple[Shuffled | Died, ...] = ()
    events: tuple[Event, ...] = ()
    if not current.stock:
        if not needs_reshuffle(current.public):
            dead = replace(current.public, phase="over", undoable=0)
            return Played(Round(dead, current.hands, ()), (RoundDied(),), (Died(),), made=False)
        stock = reshuffle(current.public.reshuffles + 1, current.public.discards[:-1])
        current = restocked(current, stock)
        before = (Shuffled(current.stock),)
        events = (Reshuffled(len(current.stock), current.public.reshuffles),)
    waiting = buys.candidates(current.public)
    if waiting:
        asking = replace(current.public, phase="buy", asked=waiting[0], undoable=0)
        return Played(Round(asking, current.hands, current.stock), events, before, made=False)
    seat = current.public.turn
    card = current.stock[0]
    public, hand = after_draw(current.public, current.hands[seat], card)
    drawn = Round(public, _with(current.hands, seat, hand), current.stock[1:])
    return Played(drawn, (*events, Drew(seat, card)), before)


def needs_reshuffle(public: PublicRound) -> bool:
    """True if the discards are to be shuffled before the next draw.

    Where the stock is empty and this is False, the next draw makes the round dead (rules.md 1.14).
    """
    most = MOST_RESHUFFLES if public.rules.max_reshuffles is None else public.rules.max_reshuffles
    waits = public.phase == "draw" and not public.stock
    return waits and len(public.discards) > 1 and public.reshuffles < most


def restocked(current: Round, stock: tuple[Card, ...]) -> Round:
    """The round after all discards but the top one became this stock, its top card first (rules.md 1.14)."""
    public = current.public
    number = public.reshuffles + 1
    filled = replace(public, discards=public.discards[-1:], stock=len(stock), reshuffles=number)
    return Round(filled, current.hands, stock)


def _penalty_card(current: Round, seat: int) -> tuple[Round, Event]:
    """The card from the stock that a buy costs (rules.md 2, buying)."""
    card = current.stock[0]
    hand = current.hands[seat] | {card}
    counts = tuple(len(hand) if other == seat else count for other, count in enumerate(current.public.counts))
    public = replace(current.public, stock=current.public.stock - 1, counts=counts)
    return Round(public, _with(current.hands, seat, hand), current.stock[1:]), DrewPenalty(seat, card)
