"""How a computer player chooses by habit, without imagining anything: rules of thumb over an exact plan of the turn."""

from __future__ import annotations

import random
from typing import Final

from scala40.bots.buys import answer_to_offer
from scala40.bots.discards import discard_costs
from scala40.bots.levels import Level
from scala40.bots.outlook import COMPLETING, Outlook, outlook, taken_by_the_melds
from scala40.bots.plans import Plan
from scala40.bots.whole_turn import WholeTurn
from scala40.engine.cards import Card
from scala40.engine.legality import refusal
from scala40.engine.legality.discards import duty
from scala40.engine.moves import Discard, Draw, Move, TakeDiscard
from scala40.engine.transition import after
from scala40.engine.turn import legal_end
from scala40.engine.view import Hand, PlayerView, PublicRound

_STEADY: Final = random.Random(0)
"""For players that leave nothing to chance: whatever it says is too much for a share of none."""


def by_habit(view: PlayerView, seed: int, level: Level) -> Move:
    """The move of the seat that must act: the same view and seed always give the same move.

    Every move but the last leaves a legal end of the turn.
    """
    match view.public.phase:
        case "buy":
            return answer_to_offer(view, level)
        case "draw":
            return TakeDiscard() if wants_discard(view, level) else Draw()
        case _:
            chance = random.Random(seed) if level.strays or level.overlooks_swap else _STEADY
            swaps = chance.random() >= level.overlooks_swap
            turn = turn_of(view.public, view.hand, level, swaps=swaps)
            ahead = outlook(view, memory=level.memory)
            laying = laying_by_habit(turn, ahead, level)
            return laying[0] if laying else discard_by_habit(turn, ahead, level, chance)


def turn_of(public: PublicRound, hand: Hand, level: Level, *, swaps: bool = True) -> WholeTurn:
    """The rest of this turn as a player of this level looks at it."""
    return WholeTurn(public, hand, a_card=level.a_card, chains=level.chains, swaps=swaps)


def taken(public: PublicRound, hand: Hand) -> tuple[PublicRound, Hand] | None:
    """The round and the hand with the top discard taken; None where that is refused or plainly of no use."""
    if not public.discards or not _may_help(public.discards[-1], hand, public):
        return None
    if refusal(public, hand, TakeDiscard()) is not None:
        return None
    then, whole, _ = after(public, hand, TakeDiscard())
    return then, whole


def wants_discard(view: PlayerView, level: Level) -> bool:
    """True if taking the top discard goes out, opens, or saves enough points over leaving it."""
    public = view.public
    if not (public.opened[view.seat] or level.takes_to_open):
        return False
    holding = taken(public, view.hand)
    if holding is None:
        return False
    # An end of this turn is the proof that the card may be taken at all (rules.md 1.11).
    turn = turn_of(*holding, level)
    if turn.going_out() is not None:
        return True
    left = turn.least_left()
    if left is None:
        return False
    return turn_of(public, view.hand, level, swaps=False).left_in_hand() - left > level.take_gain


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


def holds(public: PublicRound, ahead: Outlook, level: Level) -> bool:
    """True if a player of this level keeps melds and lay-offs in hand, since nobody is near going out."""
    return ahead.fewest > level.holds_above + level.holds_more * (len(public.seats) - 2) and level.holds_above > 0


def laying_by_habit(turn: WholeTurn, ahead: Outlook, level: Level) -> Plan:
    """The moves of this turn before the discard, or all of them where this goes out; empty where nothing is laid."""
    closing = turn.going_out()
    if closing is not None:
        return closing.moves
    public = turn.public
    held = holds(public, ahead, level)
    owes = duty(public) is not None
    opened = public.opened[public.turn]
    if owes or not opened or not held:
        laying = turn.laying(least=held and (level.opens_small or opened))
        if laying:
            return laying
    if not owes:
        return ()
    plan = legal_end(public, turn.hand)
    # A duty is only ever taken on with its end in sight, so the plan is there.
    assert plan is not None
    return plan


def discards_in_order(turn: WholeTurn, costs: dict[Card, float], wanted: int) -> list[Card]:
    """The first few cards that may be discarded, the one that costs least first."""
    allowed: list[Card] = []
    for card in sorted(costs, key=lambda card: (costs[card], card)):
        if refusal(turn.public, turn.hand, Discard(card)) is None:
            allowed.append(card)
            if len(allowed) == wanted:
                break
    return allowed


def discard_by_habit(turn: WholeTurn, ahead: Outlook, level: Level, chance: random.Random) -> Discard:
    """The discard that costs least; a player that strays takes one of the next four now and then."""
    costs = discard_costs(turn, ahead, level)
    allowed = discards_in_order(turn, costs, 5 if level.strays else 1)
    others = [card for card in allowed[1:] if not card.is_joker]
    if others and chance.random() < level.strays:
        return Discard(chance.choice(others))
    return Discard(allowed[0])
