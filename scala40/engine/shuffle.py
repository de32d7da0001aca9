"""The shuffle `hmac-sha256-v1` of records.md: from a secret to the order of the cards."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol, TypeVar

import msgspec

from scala40.engine.cards import Card, pack
from scala40.engine.rules import Rules
from scala40.engine.view import Lots

SCHEME: Final = "hmac-sha256-v1"
T = TypeVar("T")


class Shares(msgspec.Struct, frozen=True):
    """A guest's share in the shuffle on a network: the SHA-256 of 32 random bytes, and the bytes, both as hex."""

    commitment: str
    value: str


class Seal(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a deal can be proved: the fingerprint shown before it and the secret shown after it, both as hex."""

    scheme: str
    commitment: str
    secret: str | None
    shares: tuple[Shares, ...] = ()


class Shuffler(Protocol):
    """Whoever brings chance into a match: a secret for each round, or the log of a match that is replayed."""

    def first_dealer(self, rules: Rules, seats: int) -> int:
        """The seat that deals the first round."""

    def deal(self, rules: Rules, number: int, players: int) -> tuple[tuple[Card, ...], Seal]:
        """The deck of round `number` (from 1) for so many players, in the order dealt, and its seal."""

    def reshuffle(self, number: int, times: int, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The new stock, top first, of reshuffle `times` (from 1) in round `number`; `cards` from bottom to top."""


def stream(key: bytes) -> Iterator[int]:
    """The endless stream of 32-bit numbers that a key gives: HMAC-SHA-256(key, counter), big endian."""
    counter = 0
    keyed = hmac.new(key, digestmod="sha256")
    while True:
        hashed = keyed.copy()
        hashed.update(counter.to_bytes(8, "big"))
        block = hashed.digest()
        counter += 1
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")


def below(numbers: Iterator[int], n: int) -> int:
    """A number from 0 to n - 1, drawn from the stream by rejection so that all are equally likely."""
    top = (1 << 32) - (1 << 32) % n
    for number in numbers:
        if number < top:
            return number % n
    raise AssertionError("the stream has no end")


def shuffled(cards: Sequence[T], numbers: Iterator[int]) -> list[T]:
    """Fisher-Yates from the last place down."""
    order = list(cards)
    for i in range(len(order) - 1, 0, -1):
        j = below(numbers, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def key_of(secret: bytes, shares: Sequence[Shares] = ()) -> bytes:
    """The key of the shuffle: the secret, or HMAC-SHA-256 of it over the guests' values in seat order."""
    if not shares:
        return secret
    return hmac.digest(secret, b"".join(bytes.fromhex(share.value) for share in shares), "sha256")


def deck(key: bytes, rules: Rules, players: int) -> tuple[Card, ...]:
    """The whole deck in the order dealt. Where a turned-up joker is replaced, the shuffle is repeated until none is."""
    numbers = stream(key)
    while True:
        order = shuffled(pack(rules.jokers), numbers)
        if rules.turned_up_joker == "keep" or not order[13 * players].is_joker:
            return tuple(order)


def reshuffled(key: bytes, times: int, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The new stock, top first, of reshuffle `times` (from 1), over the discards from bottom to top."""
    return tuple(shuffled(cards, stream(hmac.digest(key, f"reshuffle {times}".encode(), "sha256"))))


def dealer_by_lot(key: bytes, seats: int) -> int:
    """The first dealer by lot: the number below `seats` that the stream of HMAC-SHA-256(key, `dealer`) gives."""
    return below(stream(hmac.digest(key, b"dealer", "sha256")), seats)


def drawn_for_the_deal(key: bytes, rules: Rules, seats: int) -> tuple[Lots, ...]:
    """The cards drawn to see who deals first, until one seat alone has the lowest; equal lowest draw again.

    The cards come from a shuffle of their own: HMAC-SHA-256(key, `dealer`).
    """
    numbers = stream(hmac.digest(key, b"dealer", "sha256"))
    drawing = tuple(range(seats))
    drawn = []
    while len(drawing) > 1:
        lots = Lots(drawing, tuple(shuffled(pack(rules.jokers), numbers)[: len(drawing)]))
        drawn.append(lots)
        drawing = lots.lowest
    return tuple(drawn)


def dealer_by_lowest_card(key: bytes, rules: Rules, seats: int) -> int:
    """The first dealer by the lowest card drawn."""
    return drawn_for_the_deal(key, rules, seats)[-1].lowest[0]


def seeded_secret(seed: str, match_number: int, round_number: int) -> bytes:
    """The secret of a round derived from `--seed` (records.md, "The shuffle"); both numbers count from 1."""
    return hmac.digest(seed.encode(), f"match {match_number} round {round_number}".encode(), "sha256")


def commitment_of(secret: bytes) -> str:
    """The fingerprint of a secret: its SHA-256 as hex."""
    return hashlib.sha256(secret).hexdigest()


class SecretShuffler:
    """Shuffles every round by a secret of its own, from `secret_of(round number)`: fresh bytes, or a seed's."""

    def __init__(self, secret_of: Callable[[int], bytes]) -> None:
        self._secret_of = secret_of
        self._secrets: dict[int, bytes] = {}

    def _secret(self, number: int) -> bytes:
        if number not in self._secrets:
            self._secrets[number] = self._secret_of(number)
        return self._secrets[number]

    def first_dealer(self, rules: Rules, seats: int) -> int:
        """The first dealer, by lot or by the lowest card drawn, as the rules say."""
        if rules.first_dealer == "random":
            return dealer_by_lot(self._secret(1), seats)
        return dealer_by_lowest_card(self._secret(1), rules, seats)

    def deal(self, rules: Rules, number: int, players: int) -> tuple[tuple[Card, ...], Seal]:
        """The deck of this round and its seal."""
        secret = self._secret(number)
        return deck(secret, rules, players), Seal(SCHEME, commitment_of(secret), secret.hex())

    def reshuffle(self, number: int, times: int, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The new stock of a reshuffle in this round."""
        return reshuffled(self._secret(number), times, cards)
