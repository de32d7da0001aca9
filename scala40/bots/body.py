"""How a computer player chooses: one body for all levels, pure in view and seed, that always ends its turn legally."""

from __future__ import annotations

import random

from scala40.bots.discards import discard_costs
from scala40.bots.levels import Level
from scala40.bots.outlook import COMPLETING, outlook, taken_by_the_melds
from scala40.bots.whole_turn import WholeTurn
from scala40.engine.cards import Card
from scala40.engine.legality import refusal
from scala40.engine.legality.discards import duty
from scala40.engine.moves import Discard, Draw, Move, Pass, TakeDiscard
from scala40.engine.transition import after
from scala40.engine.turn import legal_end
from scala40.engine.view import Hand, PlayerView, PublicRound


def choose(view: PlayerView, seed: int, level: Level) -> Move:
    """The move of a computer player whose turn it is: the same view and seed always give the same move.

    Every move but the last leaves a legal end of the turn. Raises `ValueError` if the seat has nothing to do.
    """
    if not view.to_move:
        raise ValueError("it is not this seat's turn")
    match view.public.phase:
        case "buy":
            return Pass()
        case "draw":
            return TakeDiscard() if _wants_discard(view, level) else Draw()
        case _:
            return _play(view, level, random.Random(seed))


def _wants_discard(view: PlayerView, level: Level) -> bool:
    """True if taking the top discard goes out, opens, or saves enough points over leaving it."""
    public = view.public
    if not public.discards or not (public.opened[view.seat] or level.takes_to_open):
        return False
    card = public.discards[-1]
    if not _may_help(card, view.hand, public) or refusal(public, view.hand, TakeDiscard()) is not None:
        return False
    taken, hand, _ = after(public, view.hand, TakeDiscard())
    # An end of this turn is the proof that the card may be taken at all (rules.md 1.11).
    turn = _turn(taken, hand, level)
    if turn.going_out() is not None:
        return True
    left = turn.least_left()
    if left is None:
        return False
    without = WholeTurn(public, view.hand, a_card=level.a_card, chains=level.chains, swaps=False)
    return without.left_in_hand() - left > level.take_gain


def _may_help(card: Card, hand: Hand, public: PublicRound) -> bool:
    """False if this card makes no meld with the hand and fits none on the table."""
    if card.is_joker:
        return True
    if public.opened[public.turn] and taken_by_the_melds(public) >> card.face & 1:
        return True
    partners = COMPLETING[card.face]
    faces = [held.face for held in hand if not held.is_joker and partners[held.face]]
    if len(faces) < len(hand) and faces and any(held.is_joker for held in hand):
        return True
    return any(partners[one] >> other & 1 for one in faces for other in faces)


def _turn(public: PublicRound, hand: Hand, level: Level, *, swaps: bool = True) -> WholeTurn:
    return WholeTurn(public, hand, a_card=level.a_card, chains=level.chains, swaps=swaps)


def _play(view: PlayerView, level: Level, chance: random.Random) -> Move:
    public = view.public
    swaps = chance.random() >= level.overlooks_swap
    turn = _turn(public, view.hand, level, swaps=swaps)
    closing = turn.going_out()
    if closing is not None:
        return closing.moves[0]
    ahead = outlook(view, memory=level.memory)
    holds = ahead.fewest > level.holds_above + level.holds_more * (len(public.seats) - 2) and level.holds_above > 0
    owes = duty(public) is not None
    if owes or not public.opened[view.seat] or not holds:
        least = holds and (level.opens_small or public.opened[view.seat])
        laying = turn.laying(least=least)
        if laying:
            return laying[0]
    if owes:
        plan = legal_end(public, view.hand)
        # A duty is only ever taken on with its end in sight, so the plan is there.
        assert plan is not None
        return plan[0]
    return _discard(view, level, chance, discard_costs(turn, ahead, level))


def _discard(view: PlayerView, level: Level, chance: random.Random, costs: dict[Card, float]) -> Move:
    allowed: list[Card] = []
    wanted = 5 if level.strays else 1
    for card in sorted(costs, key=lambda card: (costs[card], card)):
        if refusal(view.public, view.hand, Discard(card)) is None:
            allowed.append(card)
            if len(allowed) == wanted:
                break
    others = [card for card in allowed[1:] if not card.is_joker]
    if others and chance.random() < level.strays:
        return Discard(chance.choice(others))
    return Discard(allowed[0])
