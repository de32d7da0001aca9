"""`legal_end` against trying every legal sequence of moves, in random situations after a take."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from scala40.engine.cards import CARDS, Card
from scala40.engine.hand_melds import all_melds
from scala40.engine.legality import refusal
from scala40.engine.legality.lay_offs import extensions
from scala40.engine.melds import Meld, readings
from scala40.engine.moves import Discard, LayMelds, LayOff, Move, SwapJoker, TakeDiscard
from scala40.engine.rules import PRESETS, Rules
from scala40.engine.transition import after
from scala40.engine.turn import legal_end
from scala40.engine.view import Hand, PublicRound
from tests.engine.set_up import situation

BLOCKS = 10
IN_A_BLOCK = 200
MOST_STATES = 400
"""More states than this and a situation is too large to try everything."""


# ------------------------------------------------------------------------------------------------- everything there is


def every_move(public: PublicRound, hand: Hand) -> Iterator[Move]:
    """Every move of a turn that could be legal: nothing is left out because it seems of no use."""
    for card in hand:
        yield Discard(card)
    for number, meld in enumerate(public.melds, start=1):
        for card in hand:
            for made in extensions(meld, card, public.rules):
                yield LayOff(card, number, made.stands_for if card.is_joker else None)
            if meld.joker is not None:
                yield SwapJoker(card, number)
                for second in hand:
                    if second != card:
                        yield SwapJoker(card, number, second)
    melds = all_melds(hand, public.rules)
    if public.opened[public.turn]:
        for meld in melds:
            yield LayMelds((meld,))
    else:
        for chosen in disjoint(melds, 0, frozenset()):
            yield LayMelds(chosen)


def disjoint(melds: list[Meld], start: int, used: frozenset[Card]) -> Iterator[tuple[Meld, ...]]:
    """Every set of one or more melds that share no card."""
    for number in range(start, len(melds)):
        if used.isdisjoint(melds[number].cards):
            yield (melds[number],)
            for more in disjoint(melds, number + 1, used | set(melds[number].cards)):
                yield (melds[number], *more)


class TooLarge(Exception):
    """There are too many states to try everything."""


def can_end(public: PublicRound, hand: Hand) -> bool:
    """True if some sequence of legal moves ends the turn, found by trying every one."""
    seen = set()
    waiting = [(public, hand)]
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
            if refusal(now, held, move) is None:
                then, left, _ = after(now, held, move)
                if then.phase == "over" or then.turn != now.turn:
                    return True
                waiting.append((then, left))
    return False


# ---------------------------------------------------------------------------------------------------- random situations


def random_rules(chance: random.Random) -> Rules:
    """A preset, or one with fields changed that bear on the end of a turn."""
    rules = PRESETS[chance.choice(sorted(PRESETS))]
    if chance.random() < 0.3:
        return rules
    return replace(
        rules,
        max_players=6,
        opening_joker=chance.choice(["counted", "clean", "forbidden"]),
        opening_points=chance.choice([0, 10, 20, 30, 40]),
        take_before_opening=chance.choice(["never", "to_open", "to_open"]),
        taken_must_be_used=chance.random() < 0.8,
        lay_off_in_opening_turn=chance.choice(["any", "own", "no"]),
        swap_in_opening_turn=chance.random() < 0.5,
        freed_joker=chance.choice(["any_meld", "new_meld", "may_keep"]),
        group_joker_swap=chance.choice(["any_missing", "declared", "both_missing"]),
        longest_run=chance.choice([13, 14]),
        final_discard=chance.choice(["required", "optional"]),
        concealed_minimum=chance.choice(["opening_points", "none"]),
        close_in_first_lap=chance.random() < 0.5,
        discard_fitting=chance.choice(["allowed", "after_opening", "only_to_close", "by_players"]),
        discard_joker=chance.choice(["allowed", "only_to_close", "never", "never"]),
    )


def random_meld(chance: random.Random, free: list[Card], rules: Rules) -> Meld | None:
    """A meld of cards that are free, with or without a joker, none if luck will not have it."""
    suit, rank = chance.randrange(4), chance.randrange(1, 14)
    if chance.random() < 0.5:
        wanted = [(number, rank) for number in chance.sample(range(4), chance.choice([3, 3, 4]))]
    else:
        length = chance.choice([3, 3, 4, 5, 6, 13])
        start = chance.randrange(1, 16 - length)
        wanted = [(suit, (place - 1) % 13 + 1) for place in range(start, start + length)]
    cards = []
    for one in wanted:
        copies = [card for card in free if (card.suit, card.rank) == one]
        if copies:
            cards.append(chance.choice(copies))
    jokers = [card for card in free if card.is_joker]
    if jokers and chance.random() < 0.5:
        gap = chance.randrange(len(cards) + 1)
        cards = [*cards[:gap], *cards[gap + 1 :], chance.choice(jokers)]
    found = readings(cards, rules.longest_run)
    return chance.choice(found) if isinstance(found, list) else None


def random_situation(chance: random.Random) -> tuple[PublicRound, Hand]:
    """A turn about to begin, with a discard that may be taken."""
    rules = random_rules(chance)
    players = chance.choice([2, 2, 3, 4])
    narrow = chance.random() < 0.7
    low, high = (chance.choice([(1, 6), (4, 9), (9, 14)])) if narrow else (1, 14)
    ranks = {(rank - 1) % 13 + 1 for rank in range(low, high + 1)}
    suits = set(chance.sample(range(4), 2 if narrow and chance.random() < 0.6 else 4))
    deck = [card for card in CARDS[:104] if card.rank in ranks and card.suit in suits]
    jokers = list(CARDS[104 : 104 + chance.choice([0, 1, 1, 2, 2, 4])])
    free = [*deck, *jokers]
    melds = []
    for _ in range(chance.choice([0, 1, 1, 2, 2, 3, 4])):
        meld = random_meld(chance, free, rules)
        if meld is not None:
            melds.append(meld)
            free = [card for card in free if card not in meld.cards]
    opened = chance.random() < 0.6
    size = chance.choice([1, 1, 2, 2, 3, 4, 5, 6, 7, 10]) if opened else chance.choice([4, 6, 8, 10, 13])
    held_jokers = [card for card in free if card.is_joker]
    natural = [card for card in free if not card.is_joker]
    chance.shuffle(natural)
    chance.shuffle(held_jokers)
    many = chance.randrange(min(len(held_jokers), size) + 1)
    chosen = (held_jokers[:many] + natural)[: size + 1]
    chance.shuffle(chosen)
    *hand, top = chosen
    seats = tuple(range(players))
    return (
        PublicRound(
            rules=rules,
            number=1,
            dealer=players - 1,
            seats=seats,
            turn=0,
            phase="draw",
            counts=(len(hand), *(5,) * (players - 1)),
            stock=20,
            discards=(top,),
            melds=tuple(melds),
            owners=(1,) * len(melds),
            opened=(opened, *(True,) * (players - 1)),
            turns=chance.choice([0, players - 1, players, 50]),
        ),
        frozenset(hand),
    )


@pytest.mark.parametrize("block", range(BLOCKS))
def test_a_legal_end_is_found_where_there_is_one_and_nowhere_else(block: int) -> None:
    chance = random.Random(f"turn {block}")
    compared = large = possible = 0
    while compared < IN_A_BLOCK:
        public, hand = random_situation(chance)
        if not hand or refusal(public, hand, TakeDiscard()) is not None:
            continue
        taken, held, _ = after(public, hand, TakeDiscard())
        try:
            expected = can_end(taken, held)
        except TooLarge:
            large += 1
            continue
        plan = legal_end(taken, held)
        assert (plan is not None) == expected, (taken, sorted(held))
        compared += 1
        if plan is not None:
            possible += 1
            assert_ends(taken, held, plan)
    assert possible > IN_A_BLOCK / 5
    assert compared - possible > IN_A_BLOCK / 5
    assert large < IN_A_BLOCK


def test_one_card_alone_without_an_opening_ends_no_turn() -> None:
    """Only a position can ask this: nobody opens with one card, and nobody goes out who has not opened."""
    position = situation(PRESETS["standard"], "7H", opened=False)
    assert legal_end(position.public, position.view(0).hand) is None


def assert_ends(public: PublicRound, hand: Hand, plan: tuple[Move, ...]) -> None:
    """Every move of the plan is legal, and the last one ends the turn."""
    for number, move in enumerate(plan, start=1):
        assert refusal(public, hand, move) is None
        public, hand, _ = after(public, hand, move)
        assert (public.phase == "over" or public.turn != 0) == (number == len(plan))
