"""The shuffle `hmac-sha256-v1` against 100 vectors that are never changed, and against a plain second one."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from scala40.engine.cards import codes, pack
from scala40.engine.notation import read_cards
from scala40.engine.rules import CLASSIC, STANDARD
from scala40.engine.shuffle import (
    SecretShuffler,
    Shares,
    below,
    commitment_of,
    dealer_by_lot,
    dealer_by_lowest_card,
    deck,
    drawn_for_the_deal,
    key_of,
    reshuffled,
    seeded_secret,
    shuffled,
    stream,
)
from tests.plain_engine import shuffle as plain
from tests.plain_engine.cards import new_deck

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent.parent / "data" / "shuffles.json").read_text(encoding="utf-8")
)


def test_there_are_a_hundred_vectors() -> None:
    assert len(VECTORS) == 100
    assert len({vector["deck"] for vector in VECTORS}) == 100


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["seed"] for vector in VECTORS])
def test_a_secret_gives_this_deck_for_ever(vector: dict[str, Any]) -> None:
    secret = seeded_secret(vector["seed"], 1, vector["round"])
    assert secret.hex() == vector["secret"]
    assert commitment_of(secret) == vector["commitment"]
    rules = replace(STANDARD, jokers=vector["jokers"], turned_up_joker=vector["turned_up_joker"])
    order = deck(secret, rules, vector["players"])
    assert codes(order) == vector["deck"]
    assert dealer_by_lot(secret, vector["players"]) == vector["dealer"]
    times = int(vector["seed"].split()[1]) % 3 + 1
    assert codes(reshuffled(secret, times, order[:30])) == vector["reshuffle"]


@pytest.mark.parametrize("vector", VECTORS[:10], ids=[vector["seed"] for vector in VECTORS[:10]])
def test_the_plain_shuffle_gives_the_same(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    rules = {"jokers": vector["jokers"], "turned_up_joker": vector["turned_up_joker"]}
    assert " ".join(plain.deck_for(secret, rules, vector["players"])) == vector["deck"]


def test_the_pack_before_shuffling() -> None:
    assert codes(pack(4)).split() == new_deck(4)
    assert codes(pack(2)).split() == new_deck(2)
    assert codes(pack(2)[:3]) == "AC 2C 3C"
    assert pack(4)[-4:] == read_cards("*1 *2 *3 *4")


def test_a_number_is_drawn_by_rejection() -> None:
    top = 2**32 - 1
    assert below(iter([top, 5]), 3) == 2
    assert below(iter([top]), 2) == 1
    assert below(iter([2**32 - 2**32 % 108, top, 107]), 108) == 107
    with pytest.raises(AssertionError):
        below(iter([top]), 3)


def test_the_stream_counts_on() -> None:
    numbers, again = stream(bytes(32)), plain.numbers(bytes(32))
    assert [next(numbers) for _ in range(50)] == [next(again) for _ in range(50)]


def test_shuffling_goes_from_the_last_place_down() -> None:
    assert shuffled("abcd", iter([0, 0, 0])) == ["b", "c", "d", "a"]
    assert shuffled("", iter([])) == []
    assert shuffled("a", iter([])) == ["a"]


def test_shares_make_the_key() -> None:
    secret, values = bytes(range(32)), [b"\x01" * 32, b"\x02" * 32]
    shares = [Shares(commitment_of(value), value.hex()) for value in values]
    assert key_of(secret) == secret
    assert key_of(secret, shares) == plain.key_with_shares(secret, values)
    assert key_of(secret, shares) != key_of(secret, shares[::-1])


def test_the_lowest_card_deals_and_equal_lowest_draw_again() -> None:
    found = Counter(dealer_by_lowest_card(seeded_secret("lowest", 1, n), CLASSIC, 4) for n in range(400))
    assert set(found) == {0, 1, 2, 3}
    assert min(found.values()) > 60
    again = 0
    for number in range(60):
        secret = seeded_secret("lowest", 2, number)
        numbers = plain.numbers(plain.keyed(secret, b"dealer"))
        drawing, rounds = [0, 1, 2], 0
        while len(drawing) > 1:
            drawn = plain.shuffled(new_deck(4), numbers)[: len(drawing)]
            values = ["A23456789TJQK*".index(card[0]) for card in drawn]
            drawing = [seat for seat, value in zip(drawing, values, strict=True) if value == min(values)]
            again += len(drawing) > 1
            told = drawn_for_the_deal(secret, CLASSIC, 3)[rounds]
            assert [card.code for card in told.cards] == drawn
            assert list(told.lowest) == drawing
            rounds += 1
        assert len(drawn_for_the_deal(secret, CLASSIC, 3)) == rounds
        assert dealer_by_lowest_card(secret, CLASSIC, 3) == drawing[0]
    assert again


def test_a_shuffler_asks_for_each_secret_once() -> None:
    asked: list[int] = []

    def secret_of(number: int) -> bytes:
        asked.append(number)
        return seeded_secret("once", 1, number)

    shuffler = SecretShuffler(secret_of)
    dealer = shuffler.first_dealer(STANDARD, 3)
    order, seal = shuffler.deal(STANDARD, 1, 3)
    assert dealer == dealer_by_lot(seeded_secret("once", 1, 1), 3)
    assert order == deck(seeded_secret("once", 1, 1), STANDARD, 3)
    assert shuffler.reshuffle(1, 2, order[:9]) == reshuffled(seeded_secret("once", 1, 1), 2, order[:9])
    assert seal.secret is not None
    assert seal.commitment == commitment_of(bytes.fromhex(seal.secret))
    assert shuffler.deal(STANDARD, 2, 3)[0] != order
    assert asked == [1, 2]
    assert shuffler.first_dealer(CLASSIC, 3) == dealer_by_lowest_card(seeded_secret("once", 1, 1), CLASSIC, 3)


def test_c_26_a_thousand_secrets_give_a_thousand_deals() -> None:
    decks = {deck(seeded_secret("c-26", match, number), STANDARD, 4) for match in range(40) for number in range(25)}
    assert len(decks) == 1000
