"""The shuffle `hmac-sha256-v1` of records.md: streams, decks, reshuffles, the dealer by lot, commitments and shares."""

import hashlib
import hmac
from collections.abc import Iterator
from typing import Any

from tests.plain_engine.cards import is_joker, new_deck


def keyed(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256."""
    return hmac.new(key, message, hashlib.sha256).digest()


def secret_from_seed(seed: str, match: int, round_number: int) -> bytes:
    """Derive the secret of a round (both counted from 1) from a seed."""
    return keyed(seed.encode(), f"match {match} round {round_number}".encode())


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def numbers(secret: bytes) -> Iterator[int]:
    """Give the endless stream of 32-bit numbers of a secret."""
    counter = 0
    while True:
        block = keyed(secret, counter.to_bytes(8, "big"))
        for start in range(0, 32, 4):
            yield int.from_bytes(block[start : start + 4], "big")
        counter += 1


def below(stream: Iterator[int], n: int) -> int:
    """Draw a number below n by rejection."""
    first_skipped = 2**32 - 2**32 % n
    for number in stream:
        if number < first_skipped:
            return number % n
    raise AssertionError("the stream never ends")


def shuffled(cards: list[str], stream: Iterator[int]) -> list[str]:
    """Shuffle by Fisher-Yates from the last place down."""
    cards = list(cards)
    for place in range(len(cards) - 1, 0, -1):
        other = below(stream, place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def deck_for(secret: bytes, rules: dict[str, Any], players: int) -> list[str]:
    """Give the deck of a round in the order dealt; the card after 13 for each player is turned up."""
    stream = numbers(secret)
    while True:
        deck = shuffled(new_deck(rules["jokers"]), stream)
        if rules["turned_up_joker"] == "keep" or not is_joker(deck[13 * players]):
            return deck


def reshuffled(secret: bytes, count: int, discards_without_top: list[str]) -> list[str]:
    """Give the new stock, top first, of the reshuffle `count` (from 1 in each round)."""
    return shuffled(discards_without_top, numbers(keyed(secret, f"reshuffle {count}".encode())))


def dealer_by_lot(secret: bytes, seats: int) -> int:
    """Give the random first dealer."""
    return below(numbers(keyed(secret, b"dealer")), seats)


def key_with_shares(secret: bytes, values: list[bytes]) -> bytes:
    """Give the key of a shuffle on a LAN, from the host's secret and the guests' values."""
    return keyed(secret, b"".join(values))


class BrokenSeal(ValueError):
    """A commitment that does not belong to what was shown."""


def key_of(sealed: Any) -> bytes | None:
    """Give the key of a round from the `shuffle` of a record, None while the secret is hidden.

    With shares, the key made of all of them stands in for the secret throughout: deck, reshuffles and dealer
    (the sheet says so of the shuffle only). Raises BrokenSeal where a commitment is wrong.
    """
    if not isinstance(sealed, dict) or sealed.get("scheme") not in ("hmac-sha256-v1", "hmac-sha256-v1+shares"):
        raise BrokenSeal("unknown scheme")
    if not isinstance(sealed.get("commitment"), str) or "secret" not in sealed:
        raise BrokenSeal("no commitment or secret")
    if sealed["secret"] is None:
        return None
    secret = _opened(sealed["secret"], sealed["commitment"])
    if sealed["scheme"] == "hmac-sha256-v1":
        return secret
    shares = sealed.get("shares")
    if not isinstance(shares, list) or not all(isinstance(share, dict) for share in shares):
        raise BrokenSeal("no shares")
    return key_with_shares(secret, [_opened(share.get("value"), share.get("commitment")) for share in shares])


def _opened(value: Any, sealed: Any) -> bytes:
    try:
        opened = bytes.fromhex(value)
    except (TypeError, ValueError) as error:
        raise BrokenSeal("not hex") from error
    if len(opened) != 32 or opened.hex() != value.lower() or commitment(opened) != str(sealed).lower():
        raise BrokenSeal("commitment and value differ")
    return opened
