"""Imagined rounds on the engine's own transition, with the club player on every seat, for every rule set.

`playout` is many times faster where it can play; this one plays all the rest (design.md, "playouts").
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from scala40.bots.buys import answer_to_offer
from scala40.bots.habits import discard_by_habit, laying_by_habit, turn_of, wants_discard
from scala40.bots.levels import CLUB
from scala40.bots.outcome import Outcome
from scala40.bots.outlook import outlook
from scala40.engine.cards import Card
from scala40.engine.moves import Draw, Move, TakeDiscard
from scala40.engine.round import play
from scala40.engine.scoring import penalties
from scala40.engine.view import Hand, PlayerView, PublicRound, Round

MOST_TURNS: Final = 120
"""Imagined turns after which a round is taken for dead: real ones of club players end long before."""


def imagine(public: PublicRound, hands: Sequence[Hand], stock: Sequence[Card], seed: int) -> Outcome:
    """Play the round on to its end, every seat by the club's habits; `seed` decides the reshuffles.

    `public` is in any phase; `hands` are by seat and `stock` has its top card first.
    """
    chance = random.Random(seed)

    def reshuffle(_: int, cards: Sequence[Card]) -> tuple[Card, ...]:
        shuffled = sorted(cards)
        chance.shuffle(shuffled)
        return tuple(shuffled)

    current = Round(public, tuple(hands), tuple(stock))
    last_turn = public.turns + MOST_TURNS
    while current.public.phase != "over" and current.public.turns < last_turn:
        for move in _moves(current):
            current = play(current, move, reshuffle).round
    ended = current.public
    return Outcome(
        penalties(ended, current.hands), ended.closer, ended.concealed, ended.phase == "over" and ended.closer is None
    )


def _moves(current: Round) -> Sequence[Move]:
    """What the seat that must act does next: a draw, an answer, all it lays in this turn, or its discard."""
    public = current.public
    seat = public.mover
    assert seat is not None
    view = PlayerView(seat, public, current.hands[seat])
    if public.phase == "buy":
        return (answer_to_offer(view, CLUB),)
    if public.phase == "draw":
        return (TakeDiscard() if wants_discard(view, CLUB) else Draw(),)
    turn = turn_of(public, view.hand, CLUB)
    ahead = outlook(view, memory=CLUB.memory)
    return laying_by_habit(turn, ahead, CLUB) or (discard_by_habit(turn, ahead, CLUB, random.Random(0)),)
