"""Reads one line of a move (records.md, Moves) into a kind and its parts; raises ValueError where it is no move."""

from typing import Any

from tests.plain_engine.cards import is_joker, physical, read_card, read_meld_card

ALONE = ("draw", "take", "pass", "undo", "reenter", "retire")


def read_move(text: str, jokers: int = 4) -> tuple[str, Any]:
    """Read a move without its seat.

    Gives ("lay", melds), ("off", (card, meld index)), ("swap", (cards, meld index)), ("drop", card),
    ("buy", ("lay", melds) or ("off", ...)), or (word, None). Single blanks only, as records.md writes them.
    """
    if text in ALONE:
        return text, None
    word, _, rest = text.partition(" ")
    words = rest.split(" ")
    if word == "lay":
        return word, [[read_meld_card(card, jokers) for card in part.split(" ")] for part in rest.split(" / ")]
    if word == "off" and len(words) == 2:
        return word, (read_meld_card(words[0], jokers), read_meld_index(words[1]))
    if word == "swap" and 2 <= len(words) <= 3:
        return word, ([read_card(card, jokers) for card in words[:-1]], read_meld_index(words[-1]))
    if word == "drop" and len(words) == 1:
        return word, read_card(rest, jokers)
    if word == "buy":
        use = read_move(rest, jokers)
        if use[0] == "off" or (use[0] == "lay" and len(use[1]) == 1):
            return word, use
    raise ValueError(f"no move: {text!r}")


def read_meld_index(word: str) -> int:
    number = word[1:]
    if word[:1] != "m" or not number.isascii() or not number.isdigit() or number.startswith("0") or len(number) > 4:
        raise ValueError(f"no meld: {word!r}")
    return int(number) - 1


def cards_named(kind: str, parts: Any) -> list[str]:
    """Give the physical cards a move takes from the hand (or, in a buy, from hand and discard pile)."""
    if kind == "lay":
        return [physical(card) for meld in parts for card in meld]
    if kind == "off":
        return [physical(parts[0])]
    if kind == "swap":
        return list(parts[0])
    if kind == "buy":
        return cards_named(*parts)
    return [parts] if kind == "drop" else []


def holds_joker(melds: list[list[str]]) -> bool:
    return any(is_joker(card) for meld in melds for card in meld)
