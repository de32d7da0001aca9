"""The melds of a hand in its own cards: every one that it can form, and those of an arrangement found by faces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product

import msgspec

from scala40.engine.cards import CARDS, JOKERS, Card
from scala40.engine.meld_masks import MaskMeld
from scala40.engine.melds import Meld, Run, readings
from scala40.engine.rules import Rules


def all_melds(hand: Iterable[Card], rules: Rules) -> list[Meld]:
    """Every meld that a hand can form: each reading of a joker, each copy of a card and each joker apart.

    Runs go up to `longest_run`. Each meld comes once; the order is the same for the same hand.
    """
    cards = sorted(hand)
    jokers = [card for card in cards if card.is_joker]
    copies: dict[Card, list[Card]] = {}
    for card in cards:
        if not card.is_joker:
            copies.setdefault(CARDS[card.face], []).append(card)
    found: list[Meld] = []
    for faces in [*_run_faces(copies, len(jokers), rules.longest_run), *_group_faces(copies)]:
        for joker in (None, *jokers):
            shapes = readings(faces if joker is None else [*faces, joker], rules.longest_run)
            if isinstance(shapes, list):
                for chosen in product(*(copies[face] for face in faces)):
                    taken = dict(zip(faces, chosen, strict=True))
                    found += [_in_cards(shape, taken) for shape in shapes]
    return found


def _run_faces(held: Mapping[Card, object], jokers: int, longest_run: int) -> Iterator[list[Card]]:
    """The sets of two or more faces of one suit in sequence, with a gap of one card where there is a joker to fill it.

    The ace is at either end. The gap may be at a card that is held: the joker may stand for it all the same.
    """
    for suit in range(4):
        ranks = {face.rank for face in held if face.suit == suit}
        seen: set[frozenset[int]] = set()
        for start in range(1, 15):
            for gap in (0, *range(start + 1, 14 if jokers else 0)):
                chosen: list[int] = []
                for place in range(start, min(start + longest_run, 15)):
                    rank = (place - 1) % 13 + 1
                    if place == gap:
                        continue
                    if rank not in ranks or rank in chosen:
                        break
                    chosen.append(rank)
                    if len(chosen) > 1 and (key := frozenset(chosen)) not in seen:
                        seen.add(key)
                        yield [CARDS[suit * 13 + one - 1] for one in chosen]


def _group_faces(held: Mapping[Card, object]) -> Iterator[list[Card]]:
    """The sets of two to four faces of one rank."""
    for rank in range(1, 14):
        faces = [face for face in held if face.rank == rank]
        for choice in range(1 << len(faces)):
            if choice.bit_count() > 1:
                yield [face for number, face in enumerate(faces) if choice >> number & 1]


def in_hand(
    chosen: Sequence[MaskMeld], cards: Iterable[Card], first: Card | None = None
) -> tuple[tuple[Meld, ...], frozenset[Card]]:
    """The chosen melds in the cards of a hand, and the cards left: `first` before its twin, else second copies first.

    Natural melds come first in the result, and so have `first`. A joker stands where it is worth most.
    """
    copies: dict[int, list[Card]] = {}
    for card in sorted(cards, key=lambda card: (card == first, -card if card.is_joker else card)):
        copies.setdefault(card.face, []).append(card)
    melds: list[Meld] = []
    for meld in sorted(chosen, key=lambda meld: meld[4]):
        shape = _best_shape(meld[1], meld[4])
        melds.append(_in_cards(shape, {card: copies[card.face].pop() for card in shape.cards}))
    return tuple(melds), frozenset(card for held in copies.values() for card in held)


@lru_cache(maxsize=1024)
def _best_shape(faces: int, jokers: int) -> Meld:
    """The meld of these faces worth most, in first copies and the first joker."""
    found = readings([card for card in CARDS[:52] if faces >> card & 1] + list(JOKERS[:jokers]))
    assert isinstance(found, list)
    return found[0]


def _in_cards(shape: Meld, taken: Mapping[Card, Card]) -> Meld:
    """The same meld with each card replaced by the one taken for it, which is of the same face."""
    cards = tuple(taken.get(card, card) for card in shape.cards)
    if isinstance(shape, Run):
        return Run(shape.suit, shape.start, cards)
    return msgspec.structs.replace(shape, cards=cards)
