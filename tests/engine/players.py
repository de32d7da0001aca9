"""Random legal play for the laws: players who take, open, lay, swap, buy and undo whenever luck will have it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from scala40.engine.arrange import best_opening
from scala40.engine.cards import Card, pack
from scala40.engine.hand_melds import all_melds
from scala40.engine.legality.lay_offs import extensions
from scala40.engine.match import Match, SeatInfo
from scala40.engine.moves import (
    Buy,
    Discard,
    Draw,
    LayMelds,
    LayOff,
    Move,
    Pass,
    Reenter,
    Retire,
    SwapJoker,
    TakeBack,
    TakeDiscard,
)
from scala40.engine.rules import PRESETS, Rules
from scala40.engine.shuffle import SCHEME, Seal, SecretShuffler, Shuffler, seeded_secret
from scala40.engine.view import Hand, PublicRound


class RiggedShuffler:
    """Deals in which everybody gets melds ready to be laid, so that rounds are full of moves; it has no secret."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def first_dealer(self, rules: Rules, seats: int) -> int:
        """Any seat."""
        del rules
        return self.seed % seats

    def deal(self, rules: Rules, number: int, players: int) -> tuple[tuple[Card, ...], Seal]:
        """A deck with a group and the beginnings of runs for each player."""
        chance = random.Random(f"{self.seed} {number}")
        free = list(pack(rules.jokers))
        chance.shuffle(free)
        hands: list[list[Card]] = []
        for _ in range(players):
            hand: list[Card] = []
            for _ in range(chance.choice([1, 2, 3])):
                rank, suit = chance.randrange(1, 14), chance.randrange(4)
                length = chance.choice([3, 4])
                alike = {card.suit: card for card in free if card.rank == rank}
                neighbours = {card.rank: card for card in free if card.suit == suit and 0 <= card.rank - rank < length}
                hand += [card for card in (alike if chance.random() < 0.4 else neighbours).values() if card not in hand]
                free = [card for card in free if card not in hand]
            hands.append(hand[:13])
            free += hand[13:]
        for hand in hands:
            while len(hand) < 13:
                hand.append(free.pop(0))
        while free[0].is_joker:
            free.append(free.pop(0))
        dealt = [hands[place % players][place // players] for place in range(13 * players)]
        return (*dealt, *free), Seal(SCHEME, "hidden", None)

    def reshuffle(self, number: int, times: int, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Any order."""
        order = list(cards)
        random.Random(f"{self.seed} {number} {times}").shuffle(order)
        return tuple(order)


def house_rules(chance: random.Random) -> Rules:
    """A preset, often with fields changed to values that no preset has."""
    rules = PRESETS[chance.choice(sorted(PRESETS))]
    if chance.random() < 0.4:
        return rules
    return replace(
        rules,
        name="house",
        max_players=6,
        jokers=chance.choice([2, 4]),
        turned_up_joker=chance.choice(["replace", "keep"]),
        opening_points=chance.choice([0, 20, 40]),
        opening_joker=chance.choice(["counted", "clean", "forbidden"]),
        take_before_opening=chance.choice(["never", "to_open"]),
        lay_off_in_opening_turn=chance.choice(["any", "own", "no"]),
        freed_joker=chance.choice(["any_meld", "new_meld", "may_keep"]),
        group_joker_swap=chance.choice(["any_missing", "declared", "both_missing"]),
        final_discard=chance.choice(["required", "optional"]),
        concealed_bonus=chance.choice(["none", "minus_100", "double"]),
        discard_joker=chance.choice(["allowed", "only_to_close", "never"]),
        ace_in_hand=chance.choice([11, 1, "lone_1"]),
        winner_bonus=chance.choice([0, -100]),
        max_reshuffles=chance.choice([None, 0, 1, 3]),
        dead_round=chance.choice(["void", "counted"]),
        eliminated_at=chance.choice(["reached", "exceeded"]),
        match_type=chance.choice(["last_standing", "first_out"]),
        reentries=chance.choice([0, 1]),
        buying=chance.random() < 0.5,
    )


def random_match(seed: int, *, rigged: bool | None = None) -> tuple[Match, random.Random]:
    """A match under some rules with 2 to 6 seats, and the chance that plays it; everything follows from the seed."""
    chance = random.Random(seed)
    rules = house_rules(chance)
    players = chance.randint(rules.min_players, rules.max_players)
    if players in (4, 6) and chance.random() < 0.3:
        rules = replace(rules, partners="pairs")
    if rigged is None:
        rigged = chance.random() < 0.7
    shuffler: Shuffler = (
        RiggedShuffler(seed) if rigged else SecretShuffler(lambda number: seeded_secret(str(seed), 1, number))
    )
    return Match(rules, [SeatInfo(f"Seat {seat}", "human") for seat in range(players)], shuffler), chance


def steps(a_match: Match, chance: random.Random, most: int) -> Iterator[tuple[int, Move]]:
    """Moves to be played by whoever asks for them: seat and move, each legal, at most so many."""
    for _ in range(most):
        if a_match.stage == "deal":
            a_match.deal()
        if a_match.stage == "over":
            return
        seat = a_match.mover
        assert seat is not None
        yield seat, choose(a_match, seat, chance)


def choose(a_match: Match, seat: int, chance: random.Random) -> Move:
    """A legal move for this seat."""
    if a_match.stage == "reentry":
        return chance.choice([Reenter(), Retire()])
    assert a_match.current_round is not None
    public, hand = a_match.current_round.public, a_match.current_round.hands[seat]
    waiting = list(_candidates(public, hand, chance))
    found = next((move for move in waiting if a_match.check(seat, move) is None), None)
    assert found is not None, (public, hand)
    return found


def _candidates(public: PublicRound, hand: Hand, chance: random.Random) -> Iterator[Move]:
    if public.phase == "buy":
        if chance.random() < 0.8:
            yield from _buys(public, hand)
        yield Pass()
        return
    if public.phase == "draw":
        if chance.random() < 0.7:
            yield TakeDiscard()
        yield Draw()
        return
    if public.undoable and chance.random() < 0.1:
        yield TakeBack()
    if chance.random() < 0.85:
        yield from _laying(public, hand, chance)
    drops: list[Move] = [Discard(card) for card in hand]
    chance.shuffle(drops)
    yield from drops
    yield TakeBack()


def _laying(public: PublicRound, hand: Hand, chance: random.Random) -> Iterator[Move]:
    rules = public.rules
    if not public.opened[public.turn]:
        must_use = public.taken
        best = best_opening(hand, rules, must_use=must_use, keep_one=rules.final_discard == "required")
        if best.melds and best.points >= rules.opening_points:
            yield LayMelds(best.melds)
        return
    moves: list[Move] = [LayMelds((meld,)) for meld in all_melds(hand, rules)]
    for number, meld in enumerate(public.melds, start=1):
        for card in hand:
            for made in extensions(meld, card, rules):
                moves.append(LayOff(card, number, made.stands_for if card.is_joker else None))
            if meld.joker is not None and not card.is_joker:
                moves.append(SwapJoker(card, number))
                moves += [SwapJoker(card, number, other) for other in hand if other.suit > card.suit]
    chance.shuffle(moves)
    yield from moves


def _buys(public: PublicRound, hand: Hand) -> Iterator[Move]:
    top = public.discards[-1]
    for number, meld in enumerate(public.melds, start=1):
        for made in extensions(meld, top, public.rules):
            yield Buy(LayOff(top, number, made.stands_for if top.is_joker else None))
    for meld in all_melds(hand | {top}, public.rules):
        if top in meld.cards:
            yield Buy(LayMelds((meld,)))
