"""Hypothesis strategies for the values of the game: cards, hands, and hands in which melds lie ready."""

from __future__ import annotations

from hypothesis import strategies as st

from scala40.engine.cards import CARDS, Card

cards: st.SearchStrategy[Card] = st.sampled_from(CARDS)


def hands(min_size: int = 0, max_size: int = 14) -> st.SearchStrategy[frozenset[Card]]:
    """Any distinct cards of the pack."""
    return st.frozensets(cards, min_size=min_size, max_size=max_size)


@st.composite
def runs_of_cards(draw: st.DrawFn) -> frozenset[Card]:
    """Three to six neighbours of one suit in either copy, the ace at either end, perhaps one replaced by a joker."""
    suit = draw(st.integers(0, 3))
    length = draw(st.integers(3, 6))
    start = draw(st.integers(0, 14 - length))
    chosen = [CARDS[suit * 13 + (start + step) % 13 + draw(st.sampled_from((0, 52)))] for step in range(length)]
    if draw(st.booleans()):
        chosen[draw(st.integers(0, length - 1))] = CARDS[draw(st.integers(104, 107))]
    return frozenset(chosen)


@st.composite
def groups_of_cards(draw: st.DrawFn) -> frozenset[Card]:
    """Three or four cards of one rank and different suits, perhaps one replaced by a joker."""
    rank = draw(st.integers(0, 12))
    suits = draw(st.permutations(range(4)))[: draw(st.integers(3, 4))]
    chosen = [CARDS[suit * 13 + rank + draw(st.sampled_from((0, 52)))] for suit in suits]
    if draw(st.booleans()):
        chosen[0] = CARDS[draw(st.integers(104, 107))]
    return frozenset(chosen)


@st.composite
def rich_hands(draw: st.DrawFn, max_size: int = 14) -> frozenset[Card]:
    """Hands in which one to three melds lie ready, filled up with any cards."""
    ready = draw(st.lists(st.one_of(runs_of_cards(), groups_of_cards()), min_size=1, max_size=3))
    spare = draw(hands(max_size=4))
    mixed = sorted(frozenset().union(*ready))[:max_size]
    return frozenset(mixed) | frozenset(sorted(spare - frozenset(mixed))[: max_size - len(mixed)])
