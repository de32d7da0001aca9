"""The 108 cards: each exists once, however it is come by, and says what it is."""

from __future__ import annotations

import copy
import pickle

import pytest

from scala40.engine.cards import CARDS, JOKERS, RANKS, SUITS, Card, card_of, face_of, group_points, pack, points_at


def test_every_card_exists_once() -> None:
    assert len(set(CARDS)) == 108
    for number, card in enumerate(CARDS):
        assert Card(number) is card
        assert copy.copy(card) is card
        assert copy.deepcopy([card])[0] is card
        assert pickle.loads(pickle.dumps(card)) is card
        assert card_of(card.code) is card
        assert repr(card) == str(card) == card.code


@pytest.mark.parametrize("number", [-1, 108, 1000])
def test_there_is_no_other_card(number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        Card(number)


def test_the_order_of_the_pack_is_by_copies_suits_and_ranks() -> None:
    faces = [rank + suit for suit in SUITS for rank in RANKS]
    assert [card.code for card in pack()] == [*faces, *(f"{face}'" for face in faces), "*1", "*2", "*3", "*4"]
    assert [card.code for card in pack(2)[104:]] == ["*1", "*2"]


def test_twins_share_a_face_and_a_joker_has_none() -> None:
    for card in CARDS[:104]:
        assert card.twin is not card
        assert card.twin.twin is card
        assert (card.twin.face, card.twin.second) == (card.face, not card.second)
        assert face_of(card.suit, card.rank) is CARDS[card.face]
    for joker in JOKERS:
        assert joker.twin is joker
        assert (joker.face, joker.suit, joker.rank, joker.is_joker) == (52, -1, 0, True)


def test_points_by_place_and_by_rank() -> None:
    assert [points_at(place) for place in range(1, 15)] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11]
    assert [group_points(rank) for rank in range(1, 14)] == [11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
    assert face_of(3, 14) is card_of("AS")
