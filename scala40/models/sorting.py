"""Sorting a hand: for runs, for sets or for both, and what belongs together on one side of pinned cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final, Literal, TypeAlias

from scala40.engine.arrange import best_arrangement
from scala40.engine.cards import Card
from scala40.engine.melds import Run
from scala40.engine.rules import Rules

SortKind: TypeAlias = Literal["runs", "sets", "both"]
Together: TypeAlias = tuple[Card, ...]
"""Cards that stand side by side in the sorted hand: a run, a set, or a card alone."""
_Belongs: TypeAlias = Callable[[Card, Card], bool]
LEAST: Final = 3
"""So many cards at least belong together."""
# Black and red take turns, so that neighbouring suits are told apart.
_SUIT_ORDER: Final = (0, 1, 3, 2)


def sorted_hand(cards: Collection[Card], kind: SortKind, rules: Rules) -> list[Card]:
    """The cards sorted for runs (suit, then rank), for sets (rank, then suit) or for both; jokers at the right end."""
    return [card for group in sorted_groups(cards, kind, rules) for card in group]


def sorted_groups(cards: Collection[Card], kind: SortKind, rules: Rules) -> list[Together]:
    """The same in groups: for both the best melds, else sequences of one suit or cards of one rank; others alone."""
    if kind == "sets":
        by_rank = sorted(cards, key=lambda card: (card.is_joker, card.rank, _suit(card), card))
        return _grouped(by_rank, lambda left, right: left.rank == right.rank)
    place = {card: _place(card, cards) for card in cards}
    for_runs = sorted(cards, key=lambda card: (_suit(card), place[card], card))
    if kind == "runs":
        return _grouped(for_runs, lambda left, right: _suit(left) == _suit(right) and place[right] - place[left] <= 1)
    melds = sorted(best_arrangement(cards, rules).melds, key=lambda meld: (not isinstance(meld, Run), meld.cards))
    in_melds = {card for meld in melds for card in meld.cards}
    return [*(meld.cards for meld in melds), *((card,) for card in for_runs if card not in in_melds)]


def filling(groups: Sequence[Together], rooms: Sequence[int]) -> list[Card]:
    """All cards from left to right for rooms that hold so many cards, a pinned card between one room and the next.

    As many cards as can be stand in a room with their whole group, the first groups as far left as they can; the other
    cards fill the rooms up in their order. The rooms hold as many cards as there are in the groups.
    """
    wholes = [group for group in groups if len(group) >= LEAST]
    best: list[int | None] = [None] * len(wholes)
    most = -1
    for chosen in _ways(wholes, list(rooms)):
        kept = sum(len(group) for group, room in zip(wholes, chosen, strict=True) if room is not None)
        if kept > most:
            best, most = chosen, kept
    room_of = dict(zip(wholes, best, strict=True))
    order = {card: at for at, card in enumerate(card for group in groups for card in group)}
    alone = iter([card for group in groups if room_of.get(group) is None for card in group])
    filled: list[Card] = []
    for number, room in enumerate(rooms):
        here = [group for group in wholes if room_of[group] == number]
        here += [(next(alone),) for _ in range(room - sum(map(len, here)))]
        filled += [card for group in sorted(here, key=lambda group: order[group[0]]) for card in group]
    return filled


def _ways(wholes: Sequence[Together], rooms: list[int]) -> Iterator[list[int | None]]:
    """Every way to give whole groups a room, None for one that is torn; the leftmost rooms first."""
    if not wholes:
        yield []
        return
    first, *others = wholes
    for number, room in enumerate(rooms):
        if room >= len(first):
            left = [*rooms[:number], room - len(first), *rooms[number + 1 :]]
            yield from ([number, *rest] for rest in _ways(others, left))
    yield from ([None, *rest] for rest in _ways(others, rooms))


def _grouped(cards: Sequence[Card], belongs: _Belongs) -> list[Together]:
    """Sorted cards in groups of neighbours that belong together; fewer than `LEAST` of them, and jokers, are alone."""
    found: list[Together] = []
    for card in cards:
        if found and not card.is_joker and not found[-1][-1].is_joker and belongs(found[-1][-1], card):
            found[-1] += (card,)
        else:
            found.append((card,))
    return [part for group in found for part in ([group] if len(group) >= LEAST else [(card,) for card in group])]


def _suit(card: Card) -> int:
    return 4 if card.is_joker else _SUIT_ORDER.index(card.suit)


def _place(card: Card, cards: Collection[Card]) -> int:
    """The rank, but 14 for an ace whose neighbours in hand are king or queen and not two or three."""
    if card.rank != 1:
        return card.rank
    ranks = {other.rank for other in cards if other.suit == card.suit}
    return 14 if ranks & {12, 13} and not ranks & {2, 3} else 1
