"""The strengths of the computer players: settings of one body, so that all explain themselves in the same words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec.structs import replace


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """What a computer player of this strength sees and how steadily it chooses; shares are from 0 to 1."""

    name: str
    memory: bool
    """True if it counts the cards that lie on the table and in the discard pile."""
    takes_to_open: bool
    """True if it takes a discard in order to open with it, where the rules allow."""
    take_gain: float
    """Points that taking a discard must save at least."""
    chains: bool
    """True if it sees lay-offs that only another one makes possible."""
    overlooks_swap: float
    """Share of turns in which it does not see that a joker can be swapped."""
    strays: float
    """Share of discards that are not its first choice but one of the next four."""
    out: float
    """What an unseen card that helps a pair of loose cards is worth, in points."""
    out_opened: float | None = None
    """The same once it has opened; None where that changes nothing."""
    gift: float
    """What a discard costs that the next player can lay off, in points."""
    opens_small: bool = True
    """True if it keeps in hand what its opening does not need, as long as it holds anyway."""
    a_card: int = 10
    """What a card in a meld is worth beside its penalty, in points."""
    holds_above: int = 0
    """It keeps melds and lay-offs in hand while every opponent who has opened holds more cards; 0: lays at once."""
    holds_more: int = 0
    """How many more cards that are for each opponent after the first: of several somebody goes out sooner."""
    sheds_at: int = 0
    """From so few cards in an opened opponent's hand on it gets rid of penalty first."""
    worlds: int = 0
    """In how many imagined deals at most it compares lines of play; 0: it goes by habit."""
    gate: float = 1.25
    """By how many paired standard errors another line must be better than the one by habit."""
    weighs_laying: bool = True
    """True if it also compares laying with holding, and taking with drawing, not only discards."""


BEGINNER: Final = Level(
    name="beginner",
    memory=False,
    takes_to_open=False,
    take_gain=0,
    chains=False,
    overlooks_swap=0.5,
    strays=0.5,
    out=3,
    gift=0,
)
CASUAL: Final = Level(
    name="casual",
    memory=False,
    takes_to_open=True,
    take_gain=0,
    chains=False,
    overlooks_swap=0.2,
    strays=0.25,
    out=3,
    gift=0,
)
GREEDY: Final = Level(
    name="greedy",
    memory=False,
    takes_to_open=True,
    take_gain=0,
    chains=True,
    overlooks_swap=0,
    strays=0,
    out=10,
    gift=0,
)
CLUB: Final = Level(
    name="club",
    memory=True,
    takes_to_open=True,
    chains=True,
    overlooks_swap=0,
    strays=0,
    out=5,
    out_opened=3,
    gift=20,
    take_gain=5,
    a_card=20,
    holds_above=4,
    holds_more=1,
    sheds_at=3,
)
EXPERT: Final = replace(CLUB, name="expert", worlds=32, weighs_laying=False)
MASTER: Final = replace(CLUB, name="master", worlds=64)

STRENGTHS: Final[dict[str, Level]] = {level.name: level for level in (BEGINNER, CASUAL, GREEDY, CLUB, EXPERT, MASTER)}
OFFERED: Final = ("beginner", "casual", "club", "expert", "master")
"""The strengths that a person may choose, from weak to strong; the others are for measuring."""

CHARACTERS: Final = ("bold", "patient", "careful")
"""Styles of play, all of about the same strength: a level with one is called `club-bold`."""


def characterful(level: Level, character: str) -> Level:
    """This level with the tastes of a character; what it sees and how it thinks stays the same.

    The bold one cares little what its discards bring to others or what it holds when somebody goes out; the patient
    one takes only what helps it much and waits for cards that fit; the careful one gives nothing away and sheds points
    early. Raises `KeyError` for no character.
    """
    return replace(level, name=f"{level.name}-{character}", **_TASTES[character](level))


_TASTES: Final[dict[str, Callable[[Level], dict[str, float]]]] = {
    "bold": lambda level: {
        "out": level.out + 1,
        "gift": level.gift * 0.6,
        "take_gain": level.take_gain / 2,
        "sheds_at": max(level.sheds_at - 1, 0),
    },
    "patient": lambda level: {"take_gain": level.take_gain + 10, "out": level.out + 2},
    "careful": lambda level: {
        "out": level.out - 1,
        "gift": level.gift * 1.5,
        "sheds_at": level.sheds_at + 2 if level.sheds_at else 0,
        "holds_above": level.holds_above + 1 if level.holds_above else 0,
    },
}

LEVELS: Final[dict[str, Level]] = STRENGTHS | {
    level.name: level
    for level in (characterful(STRENGTHS[name], character) for name in OFFERED for character in CHARACTERS)
}
"""Every level by its name: the strengths, and those that are offered in each character."""


def parts_of(level: str) -> tuple[str, str]:
    """The strength and the character of a level by its name; what is no level is a strength without a character."""
    strength, _, character = level.partition("-")
    return (strength, character) if level in LEVELS else (level, "")
