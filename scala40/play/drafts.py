"""Melds being prepared on the felt: an opening grows here, seen by its player alone, and is confirmed as one move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, product

import msgspec

from scala40.engine.cards import Card
from scala40.engine.melds import FULL_SUIT, Meld, readings
from scala40.engine.refusal import Reason, Refusal

MOST_WAYS = 12
"""More ways than this to lay one selection are no question that a person can be asked."""


class Drafts(msgspec.Struct, frozen=True):
    """Melds that a player has prepared and not laid yet, the first prepared first (rules.md 1.8: nothing is public)."""

    melds: tuple[Meld, ...] = ()

    @property
    def points(self) -> int:
        """Card points of all prepared melds together."""
        return sum(meld.points for meld in self.melds)

    @property
    def cards(self) -> frozenset[Card]:
        """Every card that lies in a prepared meld."""
        return frozenset(card for meld in self.melds for card in meld.cards)

    def __bool__(self) -> bool:
        return bool(self.melds)

    def __len__(self) -> int:
        return len(self.melds)

    def prepared(self, melds: Iterable[Meld]) -> Drafts:
        """With these melds prepared too; a card that lay in another prepared meld takes that one back."""
        added = tuple(melds)
        moved = {card for meld in added for card in meld.cards}
        return Drafts((*(meld for meld in self.melds if moved.isdisjoint(meld.cards)), *added))

    def changed(self, index: int, meld: Meld) -> Drafts:
        """With another meld in the place of the one at `index` (from 0): it has grown, or is read another way."""
        return Drafts((*self.melds[:index], meld, *self.melds[index + 1 :]))

    def taken_back(self, index: int) -> Drafts:
        """Without the meld at `index` (from 0), whose cards are free again."""
        return Drafts((*self.melds[:index], *self.melds[index + 1 :]))

    def kept(self, hand: Iterable[Card]) -> Drafts:
        """Those melds whose cards are all still in `hand`: an undone taking or a discard may have broken one."""
        held = frozenset(hand)
        return Drafts(tuple(meld for meld in self.melds if held.issuperset(meld.cards)))


def ways(cards: Sequence[Card], longest_run: int = 13) -> list[tuple[Meld, ...]] | Refusal:
    """Every way to lay these cards as melds, none left over, the one worth most first (rules.md 3).

    Cards that are one meld give its readings. Otherwise they are split into as few melds as possible; ways that differ
    only in which twin or which joker lies where count once. With no way at all, or more than `MOST_WAYS`, the `Refusal`
    says why the cards are not one meld.
    """
    as_one = readings(cards, longest_run)
    if not isinstance(as_one, Refusal):
        return [(meld,) for meld in as_one]
    if len(cards) < 6 or len(set(cards)) < len(cards):
        return as_one
    splits: list[list[list[Meld]]] = []
    for count in range(2, len(cards) // 3 + 1):
        splits = _splits(sorted(cards), count, longest_run)
        if splits:
            break
    found: dict[tuple[object, ...], tuple[Meld, ...]] = {}
    for split in splits:
        for way in product(*split):
            found.setdefault(_looks(way), way)
    if not 1 <= len(found) <= MOST_WAYS:
        return as_one
    return sorted(found.values(), key=lambda way: -sum(meld.points for meld in way))


def _splits(cards: list[Card], count: int, longest_run: int) -> list[list[list[Meld]]]:
    """Each split of sorted `cards` into `count` melds, a list of readings for each meld."""
    if len(cards) < 3 * count or cards[0].is_joker:
        return []
    if count == 1:
        meld = readings(cards, longest_run)
        return [] if isinstance(meld, Refusal) else [[meld]]
    found: list[list[list[Meld]]] = []
    seen: set[tuple[int, ...]] = set()
    for part in _parts_with(cards[0], cards[1:], longest_run):
        looks = tuple(sorted(card.face for card in part))
        meld = Refusal(Reason.NOT_A_MELD) if looks in seen else readings(part, longest_run)
        if isinstance(meld, Refusal):
            continue
        seen.add(looks)
        rest = [card for card in cards if card not in part]
        found += [[meld, *others] for others in _splits(rest, count - 1, longest_run)]
    return found


def _parts_with(first: Card, others: list[Card], longest_run: int) -> Iterable[list[Card]]:
    """Selections of cards around `first` that may be a meld; of twins, which look alike, only one is tried."""
    others = sorted(others, key=lambda card: card.second == first.second)
    jokers = [card for card in others if card.is_joker][:1]
    suits = {card.suit: card for card in others if not card.is_joker and card.rank == first.rank}
    suits.pop(first.suit, None)
    for size in range(1, 4):
        for chosen in combinations(suits.values(), size):
            yield [first, *chosen]
            yield [first, *chosen, *jokers]
    ranks = {card.rank: card for card in others if card.suit == first.suit} | {first.rank: first}
    for length in range(3, longest_run + 1):
        for start in range(1, 16 - length):
            wanted = [place % FULL_SUIT or FULL_SUIT for place in range(start, start + length)]
            held = [ranks[rank] for rank in dict.fromkeys(wanted) if rank in ranks]
            if first in held:
                yield held if len(held) == length else [*held, *jokers]


def _looks(way: tuple[Meld, ...]) -> tuple[object, ...]:
    """What a player sees of a way: the faces of each meld and the card that its joker stands for, in any order."""
    return tuple(
        sorted(
            (tuple(face.face for face in meld.faces), -1 if meld.stands_for is None else meld.stands_for.face)
            for meld in way
        )
    )
