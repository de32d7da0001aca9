"""Every way to lay melds from a hand, found by trying everything; slow, plain, and sharing no code with the engine.

A card is a letter pair as people write it: `7H`, a second copy `7H'`, a joker `*1`.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache
from itertools import combinations

RANKS = "A23456789TJQK"
FORBIDDEN, CLEAN, COUNTED = "forbidden", "clean", "counted"


def card_points(letter: str, ace: int) -> int:
    """Points of a rank letter, the ace as told."""
    return ace if letter == "A" else 10 if letter in "TJQK" else int(letter)


LINE = RANKS + "A"
WINDOWS = {size: [LINE[start : start + size] for start in range(15 - size)] for size in range(3, 15)}
SORTED_WINDOWS = {size: ["".join(sorted(window)) for window in windows] for size, windows in WINDOWS.items()}


def meld_values(cards: tuple[str, ...], longest_run: int = 13) -> set[tuple[int, str, int]]:
    """Every meld these cards are: its points, the face its joker stands for (or ""), and the place it begins at."""
    return face_values(tuple("*" if card[0] == "*" else card[:2] for card in cards), longest_run)


@cache
def face_values(cards: tuple[str, ...], longest_run: int) -> set[tuple[int, str, int]]:
    """The same where it does not matter which copy or which joker is meant."""
    jokers = [card for card in cards if card[0] == "*"]
    natural = [card for card in cards if card[0] != "*"]
    if len(cards) < 3 or len(jokers) > 1:
        return set()
    values = set()
    first = natural[0]
    options = [letter + first[1] for letter in RANKS] + [first[0] + suit for suit in "CDHS"] if jokers else [""]
    for face in options:
        faces = natural + ([face] if face else [])
        letters = "".join(sorted(card[0] for card in faces))
        suits = {card[1] for card in faces}
        if len(suits) == len(faces) and len(set(letters)) == 1:
            values.add((len(faces) * card_points(letters[0], 11), face, 0))
        if len(suits) == 1 and len(faces) <= longest_run:
            for start, window in enumerate(SORTED_WINDOWS[len(faces)]):
                if window == letters:
                    upwards = WINDOWS[len(faces)][start]
                    low = card_points(upwards[0], 1 if start == 0 else 11)
                    values.add((low + sum(card_points(letter, 11) for letter in upwards[1:]), face, start + 1))
    return values


def candidates(hand: Iterable[str]) -> list[tuple[str, ...]]:
    """The sets of cards that could be a meld: of one suit or of one rank, with a joker or without."""
    cards = sorted(hand)
    jokers = [card for card in cards if card[0] == "*"]
    natural = [card for card in cards if card[0] != "*"]
    alike = [[card for card in natural if card[1] == suit] for suit in "CDHS"]
    alike += [[card for card in natural if card[0] == letter] for letter in RANKS]
    found = set()
    for pile in alike:
        for size in range(2, len(pile) + 1):
            for chosen in combinations(pile, size):
                if len({card[:2] for card in chosen}) < size:
                    continue  # Two copies of one face are never in one meld.
                found.add(chosen)
                found.update((*chosen, joker) for joker in jokers)
    return sorted(found)


@cache
def melds(hand: frozenset[str]) -> list[tuple[frozenset[str], int, bool]]:
    """Every set of cards that is a meld, with the most points it is worth and whether it holds a joker."""
    found = []
    for chosen in candidates(hand):
        values = meld_values(chosen)
        if values:
            found.append((frozenset(chosen), max(value[0] for value in values), any(c[0] == "*" for c in chosen)))
    return found


Laid = tuple[frozenset[str], frozenset[str], int, int]
"""Cards laid in natural melds, cards laid in melds with a joker, the points of either."""


def ways(hand: frozenset[str]) -> list[Laid]:
    """Every way to lay disjoint melds from this hand, the empty one included."""
    everything = melds(hand)

    def continued(number: int, laid: Laid) -> None:
        found.add(laid)
        for later in range(number, len(everything)):
            cards, points, joker = everything[later]
            if not cards & (laid[0] | laid[1]):
                if joker:
                    continued(later + 1, (laid[0], laid[1] | cards, laid[2], laid[3] + points))
                else:
                    continued(later + 1, (laid[0] | cards, laid[1], laid[2] + points, laid[3]))

    found: set[Laid] = set()
    continued(0, (frozenset(), frozenset(), 0, 0))
    return list(found)


@cache
def penalty(left: frozenset[str], ace_in_hand: int | str) -> int:
    """What these cards cost in hand."""
    ace = ace_in_hand if isinstance(ace_in_hand, int) else 1 if len(left) == 1 else 11
    return sum(25 if card[0] == "*" else card_points(card[0], ace) for card in left)


def most_points(
    laid: Iterable[Laid], hand: frozenset[str], mode: str, need: int, must_use: str | None, keep_one: bool
) -> int:
    """The most that an opening is worth in points under one value of `opening_joker`; 0 if there is none."""
    best = 0
    for natural, mixed, natural_points, mixed_points in laid:
        if mixed and (mode == FORBIDDEN or (mode == CLEAN and natural_points < need)):
            continue
        if must_use is not None and must_use not in natural | mixed:
            continue
        if keep_one and natural | mixed == hand:
            continue
        best = max(best, natural_points + mixed_points)
    return best


def cheapest(
    laid: Iterable[Laid],
    hand: frozenset[str],
    mode: str,
    need: int,
    must_use: str | None,
    keep_one: bool,
    ace_in_hand: int | str,
) -> int | None:
    """The least penalty left after an opening that reaches `need` (and the melds with a joker that may follow it)."""
    best: int | None = None
    for natural, mixed, natural_points, mixed_points in laid:
        if not natural | mixed or (mode == FORBIDDEN and not natural):
            continue
        if natural_points + (mixed_points if mode == COUNTED else 0) < need:
            continue
        if must_use is not None and must_use not in (natural if mode == FORBIDDEN else natural | mixed):
            continue
        if keep_one and natural | mixed == hand:
            continue
        left = penalty(hand - natural - mixed, ace_in_hand)
        best = left if best is None else min(best, left)
    return best


def every_reading(hand: Iterable[str], longest_run: int) -> set[tuple[frozenset[str], int, str, int]]:
    """Every meld that a hand can form: its cards, its points, the face of its joker, the place it begins at."""
    return {
        (frozenset(chosen), points, face, start)
        for chosen, (points, face, start) in (
            (chosen, value) for chosen in candidates(hand) for value in meld_values(chosen, longest_run)
        )
    }


def shuffled_hands(count: int, seed: int) -> list[frozenset[str]]:
    """Hands with 0 to 4 jokers in turn: every second one dealt at random, the others with melds built in.

    The more jokers, the smaller the hand: trying everything must stay possible.
    """
    chance = random.Random(seed)
    natural = [letter + suit + copy for copy in ("", "'") for suit in "CDHS" for letter in RANKS]
    hands = []
    while len(hands) < count:
        jokers = len(hands) % 5
        size = (14, 14, 12, 11, 10)[jokers]
        chosen: set[str] = set()
        if len(hands) // 5 % 2:
            for _ in range(chance.randint(1, 3)):
                suit = chance.choice("CDHS")
                if chance.random() < 0.5:
                    start, length = chance.randrange(12), chance.randint(3, 6)
                    chosen |= {RANKS[place % 13] + suit for place in range(start, min(14, start + length))}
                else:
                    letter = chance.choice(RANKS)
                    chosen |= {letter + suit + chance.choice(["", "'"]) for suit in chance.sample("CDHS", 3)}
            chosen = set(chance.sample(sorted(chosen), min(len(chosen), size - jokers)))
        chosen |= {f"*{number}" for number in range(1, jokers + 1)}
        while len(chosen) < size:
            chosen.add(chance.choice(natural))
        hand = frozenset(chosen)
        if len(melds(hand)) <= 100:
            hands.append(hand)
    return hands
