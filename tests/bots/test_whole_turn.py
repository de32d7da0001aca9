"""The search of a whole turn against trying everything, and what its plans must be."""

import random

import pytest
from msgspec.structs import replace

from scala40.bots.whole_turn import WholeTurn
from scala40.engine.cards import CARDS, Card
from scala40.engine.legality import refusal
from scala40.engine.legality.lay_offs import extensions
from scala40.engine.moves import TakeDiscard
from scala40.engine.scoring import hand_points
from scala40.engine.transition import after, after_draw
from scala40.engine.view import Hand, PublicRound
from tests.engine.test_turn import TooLarge, every_move, random_situation

BLOCKS = 6
IN_A_BLOCK = 40
MOST_STATES = 800


def every_end(public: PublicRound, hand: Hand) -> tuple[bool, int | None]:
    """Whether this turn can go out, and the least penalty an opened player can end it with, by trying everything."""
    seen = set()
    waiting = [(public, hand)]
    closes, least = False, None
    while waiting:
        now, held = waiting.pop()
        key = (held, now.melds, now.taken_used, now.freed, now.opened, now.opened_now, now.laid_now)
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > MOST_STATES:
            raise TooLarge
        for tried, move in enumerate(every_move(now, held)):
            if tried > 4000:
                raise TooLarge
            if refusal(now, held, move) is not None:
                continue
            then, left, _ = after(now, held, move)
            if then.phase == "over" or then.turn != now.turn:
                closes = closes or not left
                if then.opened[now.turn]:
                    penalty = hand_points(left, then.rules)
                    least = penalty if least is None else min(least, penalty)
            else:
                waiting.append((then, left))
    return closes, least


def that_fits(public: PublicRound, chance: random.Random) -> Hand:
    """A few cards of which most fit the melds on the table, some of them only one after the other."""
    used = {card for meld in public.melds for card in meld.cards} | set(public.discards)
    chosen: set[Card] = set()
    melds = list(public.melds)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(melds))
        fitting = [card for card in CARDS if card not in used and extensions(melds[at], card, public.rules)]
        if melds[at].joker is not None and chance.random() < 0.6:
            stands_for = melds[at].stands_for
            fitting = [card for card in CARDS if card not in used and card.face == stands_for.face]
        if fitting:
            card = chance.choice(fitting)
            chosen.add(card)
            used.add(card)
            made = extensions(melds[at], card, public.rules)
            melds[at] = chance.choice(made) if made else melds[at]
    return frozenset(chosen)


def a_turn(chance: random.Random) -> tuple[PublicRound, Hand] | None:
    """A turn in which a card was drawn or the discard taken."""
    public, hand = random_situation(chance)
    if public.melds and public.opened[0] and chance.random() < 0.6:
        hand = that_fits(public, chance)
        public = replace(public, counts=(len(hand), *public.counts[1:]))
    if not hand:
        return None
    if chance.random() < 0.5:
        if refusal(public, hand, TakeDiscard()) is not None:
            return None
        taken, held, _ = after(public, hand, TakeDiscard())
        return taken, held
    drawn, held = after_draw(public, hand, public.discards[-1])
    return drawn, held


@pytest.mark.parametrize("block", range(BLOCKS))
def test_going_out_and_the_least_left_are_exact(block: int) -> None:
    chance = random.Random(f"whole turn {block}")
    compared = closing = opening = 0
    while compared < IN_A_BLOCK:
        turn = a_turn(chance)
        if turn is None:
            continue
        public, hand = turn
        try:
            closes, least = every_end(public, hand)
        except TooLarge:
            continue
        found = WholeTurn(public, hand)
        compared += 1
        assert (found.going_out() is not None) == closes, (public, sorted(hand))
        ending = found.least()
        assert (None if ending is None else ending.penalty) == least, (public, sorted(hand), ending)
        if ending is not None:
            closing += closes
            opening += not public.opened[0]
            assert_ends(public, hand, ending.moves)
    assert closing >= 1
    assert opening > 0


def assert_ends(public: PublicRound, hand: Hand, plan: tuple) -> None:
    """Every move of the plan is legal, and the last one ends the turn."""
    for number, move in enumerate(plan, start=1):
        assert refusal(public, hand, move) is None
        public, hand, _ = after(public, hand, move)
        assert (public.phase == "over" or public.turn != 0) == (number == len(plan))
