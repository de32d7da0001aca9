"""The 108 physical cards of Scala 40: two packs of 52 and the jokers, each an object of its own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

RANKS: Final = "A23456789TJQK"
"""Rank letters of the notation; the rank of an ace is 1, of a king 13."""
SUITS: Final = "CDHS"
"""Suit letters of the notation in their fixed order: clubs 0, diamonds 1, hearts 2, spades 3."""
JOKER_POINTS: Final = 25


class Card(int):
    """One physical card: 0-51 the first copies by suit and rank, 52-103 the second copies, 104-107 the jokers.

    There are exactly 108 such objects, made once at import; `CARDS[n]` is the card with number n. A card hashes and
    compares as its number, so a hand is a `frozenset[Card]`.
    """

    rank: int
    """1 (ace) to 13 (king); 0 for a joker."""
    suit: int
    """0 clubs, 1 diamonds, 2 hearts, 3 spades; -1 for a joker."""
    is_joker: bool
    second: bool
    """True for the second copy of a face."""
    face: int
    """0-51, the same for both copies of a card; 52 for a joker."""
    code: str
    """The card in the notation of records.md: `7H`, `7H'`, `*1`."""

    def __new__(cls, number: int) -> Card:
        made = _MADE.get(number)
        if made is not None:
            return made
        if not 0 <= number < 108:
            raise ValueError(f"no card has the number {number}")
        card = super().__new__(cls, number)
        card.is_joker = number >= 104
        card.second = 52 <= number < 104
        card.face = 52 if card.is_joker else number % 52
        card.suit = -1 if card.is_joker else card.face // 13
        card.rank = 0 if card.is_joker else card.face % 13 + 1
        if card.is_joker:
            card.code = f"*{number - 103}"
        else:
            card.code = RANKS[card.rank - 1] + SUITS[card.suit] + ("'" if card.second else "")
        _MADE[number] = card
        return card

    def __repr__(self) -> str:
        return self.code

    __str__ = __repr__

    def __reduce__(self) -> tuple[Any, ...]:
        return (Card, (int(self),))

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Card:
        return self

    @property
    def twin(self) -> Card:
        """The other copy of the same face; a joker has none and gives itself."""
        if self.is_joker:
            return self
        return CARDS[int(self) - 52 if self.second else int(self) + 52]


_MADE: dict[int, Card] = {}
CARDS: Final[tuple[Card, ...]] = tuple(Card(number) for number in range(108))
JOKERS: Final[tuple[Card, ...]] = CARDS[104:]
_BY_CODE: Final[dict[str, Card]] = {card.code: card for card in CARDS}


def card_of(code: str) -> Card:
    """The card that `code` names in the notation (`7H`, `7H'`, `*1`). Raises `KeyError` for anything else."""
    return _BY_CODE[code]


def face_of(suit: int, rank: int) -> Card:
    """The first copy of a face, which stands for the face itself. `rank` 14 is the high ace."""
    return CARDS[suit * 13 + (rank - 1) % 13]


def pack(jokers: int = 4) -> tuple[Card, ...]:
    """All cards of the game before shuffling, in the order of records.md: first copies, second copies, jokers."""
    return CARDS[: 104 + jokers]


def points_at(place: int) -> int:
    """Points of a card at a place of a run: place 1 is the low ace (1), 11-13 courts (10), 14 the high ace (11)."""
    return 11 if place == 14 else 10 if place > 10 else place


def group_points(rank: int) -> int:
    """Points of one card of this rank in a group: the ace counts 11 (rules.md 1.7)."""
    return 11 if rank == 1 else 10 if rank > 10 else rank


def codes(cards: Iterable[Card]) -> str:
    """The cards in notation, separated by blanks, in the order given."""
    return " ".join(card.code for card in cards)
