"""The melds of a hand in its own cards: every one that it can form, and those of an arrangement found by faces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations, product

from scala40.engine.cards import CARDS, JOKERS, Card
from scala40.engine.meld_masks import MaskMeld
from scala40.engine.melds import Group, Meld, Run, readings
from scala40.engine.rules import Rules


def all_melds(hand: Iterable[Card], rules: Rules) -> list[Meld]:
    """Every meld that a hand can form: each reading of a joker, each copy of a card and each joker apart.

    Runs go up to `longest_run`. Each meld comes once; the order is the same for the same hand.
    """
    jokers: list[Card] = []
    copies: dict[Card, list[Card]] = {}
    for card in sorted(hand):
        if card.is_joker:
            jokers.append(card)
        else:
            copies.setdefault(CARDS[card.face], []).append(card)
    shapes: list[Meld] = []
    for suit in range(4):
        ranks = sum(1 << face.rank for face in copies if face.suit == suit)
        shapes += _runs_of(suit, ranks, bool(jokers), rules.longest_run)
    for rank in range(1, 14):
        suits = sum(1 << face.suit for face in copies if face.rank == rank)
        shapes += _groups_of(rank, suits, bool(jokers))
    found: list[Meld] = []
    for shape in shapes:
        choices = (jokers if card.is_joker else copies[card] for card in shape.cards)
        found += [_in_cards(shape, cards) for cards in product(*choices)]
    return found


@lru_cache(maxsize=8192)
def _runs_of(suit: int, ranks: int, joker: bool, longest_run: int) -> tuple[Meld, ...]:
    """The runs of these ranks (bit 1 the ace) in first copies, those with the first joker too where there is a `joker`.

    The joker may stand for a card that is held all the same.
    """
    found: dict[Meld, None] = {}
    for start in range(1, 13):
        for end in range(start + 3, min(start + longest_run, 15) + 1):
            window = [(place - 1) % 13 + 1 for place in range(start, end)]
            missing = [index for index, rank in enumerate(window) if not ranks >> rank & 1]
            if len(missing) > joker:
                # A longer run from here lacks these cards too.
                break
            for gap in missing or (-1, *range(len(window) if joker else 0)):
                cards = [CARDS[suit * 13 + rank - 1] for index, rank in enumerate(window) if index != gap]
                shapes = readings(cards if gap < 0 else [*cards, JOKERS[0]], longest_run)
                found |= dict.fromkeys(shapes if isinstance(shapes, list) else ())
    return tuple(found)


@cache
def _groups_of(rank: int, suits: int, joker: bool) -> tuple[Meld, ...]:
    """The groups of these suits in first copies, those with the first joker too where there is a `joker`."""
    found: list[Meld] = []
    faces = [CARDS[suit * 13 + rank - 1] for suit in range(4) if suits >> suit & 1]
    for size in (2, 3, 4):
        for natural in combinations(faces, size):
            for cards in (natural, (*natural, JOKERS[0])) if joker else (natural,):
                shapes = readings(cards)
                found += shapes if isinstance(shapes, list) else ()
    return tuple(found)


def in_hand(
    chosen: Sequence[MaskMeld], cards: Iterable[Card], first: Card | None = None
) -> tuple[tuple[Meld, ...], frozenset[Card]]:
    """The chosen melds in the cards of a hand, and the cards left: `first` before its twin, else second copies first.

    Natural melds come first in the result, and so have `first`. A joker stands where it is worth most.
    """
    left = set(cards)
    melds: list[Meld] = []
    for meld in sorted(chosen, key=lambda meld: meld[4]):
        shape = best_shape(meld[1], meld[4])
        taken: list[Card] = []
        for card in shape.cards:
            if first is not None and first in left and first.face == card.face:
                card = first
            elif card.is_joker:
                card = next(joker for joker in JOKERS if joker in left)
            elif card.twin in left:
                card = card.twin
            taken.append(card)
            left.remove(card)
        melds.append(_in_cards(shape, tuple(taken)))
    return tuple(melds), frozenset(left)


@lru_cache(maxsize=1024)
def best_shape(faces: int, jokers: int) -> Meld:
    """The meld of these faces worth most, in first copies and the first joker."""
    found = readings([card for card in CARDS[:52] if faces >> card & 1] + list(JOKERS[:jokers]))
    assert isinstance(found, list)
    return found[0]


def _in_cards(shape: Meld, cards: tuple[Card, ...]) -> Meld:
    """The same meld of other cards, each of the same face as the one in its place."""
    if isinstance(shape, Run):
        return Run(shape.suit, shape.start, cards)
    return Group(shape.rank, cards, shape.suits)
