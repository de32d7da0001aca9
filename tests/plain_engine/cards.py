"""The cards of two packs as plain strings in the notation of records.md: `7H`, its twin `7H'`, a joker `*1`.

In a meld a joker names the card it stands for: `*1=9H`. A *face* is a card without the mark of its copy.
"""

from functools import lru_cache

RANKS = "A23456789TJQK"
SUITS = "CDHS"
UNKNOWN = "??"  # a card of a hand or stock given as a number only
FACES = [rank + suit for suit in SUITS for rank in RANKS]


def new_deck(jokers: int) -> list[str]:
    """Give the deck before shuffling (records.md, The shuffle): copy 1, copy 2, the jokers."""
    return FACES + [face + "'" for face in FACES] + [f"*{number}" for number in range(1, jokers + 1)]


DECK_PLACE = {card: place for place, card in enumerate(new_deck(4))}


def is_joker(card: str) -> bool:
    return card.startswith("*")


def physical(card: str) -> str:
    """Give the card that lies there: `*1=9H` is the joker `*1`."""
    return card.split("=")[0]


@lru_cache(maxsize=1024)
def face(card: str) -> str:
    """Give the face a card shows or stands for; a joker that names no card has the face `*`."""
    if is_joker(card):
        return card.split("=")[1] if "=" in card else "*"
    return card[:2]


def rank(card: str) -> str:
    return face(card)[0]


def suit(card: str) -> str:
    return face(card)[1]


def read_card(word: str, jokers: int = 4) -> str:
    """Read one physical card; raises ValueError for anything else."""
    if word not in DECK_PLACE or (is_joker(word) and int(word[1:]) > jokers):
        raise ValueError(f"no card: {word!r}")
    return word


def read_meld_card(word: str, jokers: int = 4) -> str:
    """Read one card of a meld, where a joker must name its card; raises ValueError for anything else."""
    if word.startswith("*"):
        joker, mark, named = word.partition("=")
        read_card(joker, jokers)
        if not mark or named not in FACES:
            raise ValueError(f"a joker must name its card: {word!r}")
        return word
    return read_card(word, jokers)


def pip_points(rank_letter: str) -> int:
    """Give the points of a rank (rules.md 1.7); the low ace and the ace in hand are decided elsewhere."""
    if rank_letter == "A":
        return 11
    return 10 if rank_letter in "TJQK" else int(rank_letter)


def hand_value(hand: list[str], ace_in_hand: int | str) -> int:
    """Give the penalty for the cards left in a hand (rules.md 1.13 and 2, ace_in_hand)."""
    total = 0
    for card in hand:
        if is_joker(card):
            total += 25
        elif card == UNKNOWN:
            continue  # a hand given as a number has no value
        elif rank(card) == "A":
            if ace_in_hand == "lone_1":
                total += 1 if len(hand) == 1 else 11
            else:
                total += int(ace_in_hand)
        else:
            total += pip_points(rank(card))
    return total
