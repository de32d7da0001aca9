"""How a computer player chooses: one body for all levels, pure in view and seed, that always ends its turn legally."""

from __future__ import annotations

import random
from collections.abc import Iterator

from scala40.bots.levels import Level
from scala40.bots.outlook import keeping
from scala40.engine.arrange import best_arrangement, cheapest_opening
from scala40.engine.cards import Card
from scala40.engine.check import check
from scala40.engine.hand_melds import all_melds
from scala40.engine.legality.discards import duty
from scala40.engine.legality.lay_offs import extensions
from scala40.engine.moves import Discard, Draw, LayMelds, LayOff, Move, Pass, SwapJoker, TakeDiscard
from scala40.engine.transition import after
from scala40.engine.turn import legal_end
from scala40.engine.view import PlayerView


def choose(view: PlayerView, seed: int, level: Level) -> Move:
    """The move of a computer player whose turn it is: the same view and seed always give the same move.

    Every move but the last leaves a legal end of the turn. Raises `ValueError` if the seat has nothing to do.
    """
    if not view.to_move:
        raise ValueError("it is not this seat's turn")
    chance = random.Random(seed)
    match view.public.phase:
        case "buy":
            return Pass()
        case "draw":
            return TakeDiscard() if _wants_discard(view, level) else Draw()
        case _:
            return _play(view, level, chance)


def _wants_discard(view: PlayerView, level: Level) -> bool:
    """True if the top discard makes a meld with the hand at once, and may be taken for it."""
    public = view.public
    if not public.discards or not (public.opened[view.seat] or level.takes_to_open):
        return False
    card = public.discards[-1]
    helps = any(card in meld.cards for meld in all_melds(view.hand | {card}, public.rules))
    return helps and check(view, TakeDiscard()) is None


def _play(view: PlayerView, level: Level, chance: random.Random) -> Move:
    if duty(view.public) is not None:
        plan = legal_end(view.public, view.hand)
        # A duty is only ever taken on with its end in sight, so the plan is there.
        assert plan is not None
        return plan[0]
    for move in _layings(view, level, chance):
        if check(view, move) is None and _ends_well(view, move):
            return move
    return _discard(view, level, chance)


def _ends_well(view: PlayerView, move: Move) -> bool:
    """True if the turn can still be ended legally after this move."""
    public, hand, _ = after(view.public, view.hand, move)
    return public.phase == "over" or legal_end(public, hand) is not None


def _layings(view: PlayerView, level: Level, chance: random.Random) -> Iterator[Move]:
    """Everything that can be laid, the most first: melds, joker swaps, single cards added to melds."""
    public, rules = view.public, view.public.rules
    keep_one = rules.final_discard == "required"
    if not public.opened[view.seat]:
        opening = cheapest_opening(view.hand, rules, must_use=None, keep_one=keep_one)
        if opening is not None:
            yield LayMelds(opening.melds)
        return
    melds = best_arrangement(view.hand, rules, keep_one=keep_one).melds
    if melds:
        yield LayMelds(melds)
        yield from (LayMelds((meld,)) for meld in melds)
    for card in sorted(view.hand):
        for number, meld in enumerate(public.melds, start=1):
            if meld.joker is not None and not card.is_joker and chance.random() >= level.overlooks_swap:
                yield SwapJoker(card, number)
            for made in extensions(meld, card, rules):
                yield LayOff(card, number, made.stands_for if card.is_joker else None)


def _discard(view: PlayerView, level: Level, chance: random.Random) -> Move:
    worth = keeping(view.hand, view.public.rules)
    allowed: list[Card] = [card for card in view.hand if check(view, Discard(card)) is None]
    allowed.sort(key=lambda card: (worth[card], card))
    next_four = [card for card in allowed[1:5] if not card.is_joker]
    if next_four and chance.random() < level.strays:
        return Discard(chance.choice(next_four))
    return Discard(allowed[0])
