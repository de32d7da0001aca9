"""Why a move is refused: a `Reason` and its numbers. The sentences are in `texts.reasons`."""

from __future__ import annotations

import enum
from collections.abc import Sequence

import msgspec

from scala40.engine.cards import Card


class Reason(enum.Enum):
    """What can stand against a move, in order of precedence: the first that applies is given (records.md)."""

    OUT_OF_TURN = "OUT_OF_TURN"
    WRONG_PHASE = "WRONG_PHASE"
    NOT_HELD = "NOT_HELD"
    CARD_TWICE = "CARD_TWICE"
    TOO_FEW_CARDS = "TOO_FEW_CARDS"
    TWO_JOKERS = "TWO_JOKERS"
    NOT_A_MELD = "NOT_A_MELD"
    SUIT_TWICE = "SUIT_TWICE"
    TOO_MANY_CARDS = "TOO_MANY_CARDS"
    RANK_TWICE = "RANK_TWICE"
    AROUND_THE_CORNER = "AROUND_THE_CORNER"
    GAP_IN_RUN = "GAP_IN_RUN"
    TWO_ACES = "TWO_ACES"
    DOES_NOT_FIT = "DOES_NOT_FIT"
    NOT_THE_JOKERS_CARD = "NOT_THE_JOKERS_CARD"
    NOT_OPENED = "NOT_OPENED"
    JOKER_IN_OPENING = "JOKER_IN_OPENING"
    OPENING_NOT_CLEAN = "OPENING_NOT_CLEAN"
    OPENING_TOO_LOW = "OPENING_TOO_LOW"
    TAKEN_NOT_IN_OPENING = "TAKEN_NOT_IN_OPENING"
    OPENING_TURN = "OPENING_TURN"
    TAKE_BEFORE_OPENING = "TAKE_BEFORE_OPENING"
    NO_USE_FOR_TAKEN = "NO_USE_FOR_TAKEN"
    FREED_JOKER_NEEDS_NEW_MELD = "FREED_JOKER_NEEDS_NEW_MELD"
    MUST_KEEP_A_DISCARD = "MUST_KEEP_A_DISCARD"
    FIRST_LAP = "FIRST_LAP"
    JUST_TAKEN = "JUST_TAKEN"
    TAKEN_NOT_USED = "TAKEN_NOT_USED"
    FREED_JOKER_NOT_USED = "FREED_JOKER_NOT_USED"
    JOKER_BARRED = "JOKER_BARRED"
    FITTING_BARRED = "FITTING_BARRED"
    NOTHING_TO_TAKE_BACK = "NOTHING_TO_TAKE_BACK"


class Refusal(msgspec.Struct, frozen=True):
    """One refused move: the reason and the cards, melds and numbers that its sentence names.

    `have` and `need` are points, cards or turns, as the reason says (`OPENING_TOO_LOW`: 36 and 40 points).
    """

    reason: Reason
    card: Card | None = None
    have: int | None = None
    need: int | None = None
    meld: str | None = None
    """A meld's id (`m2`) where the sentence names one."""


_ORDER = {reason: place for place, reason in enumerate(Reason)}


def first_of(refusals: Sequence[Refusal]) -> Refusal:
    """Of several refusals of one move the one to give: the first in the order of `Reason` (records.md, "Reasons")."""
    return min(refusals, key=lambda refusal: _ORDER[refusal.reason])
