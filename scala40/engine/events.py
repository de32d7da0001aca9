"""Events: what happened, in the past tense; `seen_by` hides what a seat may not know."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from scala40.engine.cards import Card
from scala40.engine.melds import Meld
from scala40.engine.moves import Move


class RoundDealt(msgspec.Struct, frozen=True, tag="dealt"):
    """A round began: everybody has 13 cards and one card was turned up."""

    number: int
    """Rounds are counted from 1 in each match."""
    dealer: int
    seats: tuple[int, ...]
    """The seats still in, in the order of play, the first to move first."""
    turned_up: Card


class Reshuffled(msgspec.Struct, frozen=True, tag="reshuffled"):
    """The stock was used up: all discards but the top one were shuffled and became the stock (rules.md 1.14)."""

    count: int
    """Cards in the new stock."""
    number: int
    """How many reshuffles this round has seen, this one included."""


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """A seat drew from the stock; `card` is None for everybody else."""

    seat: int
    card: Card | None


class TookDiscard(msgspec.Struct, frozen=True, tag="took"):
    """A seat took the top discard."""

    seat: int
    card: Card


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """A seat made its opening; the melds follow in `LaidMelds`."""

    seat: int
    points: int


class LaidMelds(msgspec.Struct, frozen=True, tag="laid"):
    """A seat laid melds; their ids run from `first` (1 for `m1`)."""

    seat: int
    melds: tuple[Meld, ...]
    first: int


class LaidOff(msgspec.Struct, frozen=True, tag="laid_off"):
    """A seat added a card to a meld; `before` and `after` are the meld then and now."""

    seat: int
    card: Card
    meld: int
    before: Meld
    after: Meld


class SwappedJoker(msgspec.Struct, frozen=True, tag="swapped"):
    """A seat put natural cards into a meld and took its joker."""

    seat: int
    cards: tuple[Card, ...]
    joker: Card
    meld: int
    before: Meld
    after: Meld


class Discarded(msgspec.Struct, frozen=True, tag="discarded"):
    """A seat discarded a card and its turn ended."""

    seat: int
    card: Card


class TimeRanOut(msgspec.Struct, frozen=True, tag="time_ran_out"):
    """The time of a seat's turn was over and the referee moved for it (rules.md 2, turn_seconds)."""

    seat: int


class Bought(msgspec.Struct, frozen=True, tag="bought"):
    """A seat claimed the top discard out of turn; its use follows as an event of its own (rules.md 2, buying)."""

    seat: int
    card: Card


class DrewPenalty(msgspec.Struct, frozen=True, tag="drew_penalty"):
    """A seat drew the penalty card that a buy costs; `card` is None for everybody else."""

    seat: int
    card: Card | None


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A seat that was asked let the top discard go."""

    seat: int


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """A seat went out and the round is over."""

    seat: int
    concealed: bool
    """True if it had not opened before this turn."""


class RoundDied(msgspec.Struct, frozen=True, tag="died"):
    """The stock could not be filled again: the round is dead and has no winner (rules.md 1.14)."""


class RoundScored(msgspec.Struct, frozen=True, tag="scored"):
    """Penalties of a finished round and the totals after it, by seat, in points; `hands` lie open."""

    penalties: tuple[int, ...]
    totals: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]


class Eliminated(msgspec.Struct, frozen=True, tag="eliminated"):
    """A seat reached the limit and leaves the match."""

    seat: int


class Reentered(msgspec.Struct, frozen=True, tag="reentered"):
    """A seat came back with the worst total among those still in (rules.md 2, reentries)."""

    seat: int
    total: int


class Retired(msgspec.Struct, frozen=True, tag="retired"):
    """A seat that was asked stays out."""

    seat: int


class MatchEnded(msgspec.Struct, frozen=True, tag="ended"):
    """The match is over; `winners` holds more than one seat for a pair or a shared win."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


class TookBack(msgspec.Struct, frozen=True, tag="took_back"):
    """A seat took its last move of the turn back; `cancelled` is that move."""

    seat: int
    cancelled: Move


Event: TypeAlias = (
    RoundDealt
    | Reshuffled
    | Drew
    | TookDiscard
    | Opened
    | LaidMelds
    | LaidOff
    | SwappedJoker
    | Discarded
    | TimeRanOut
    | Bought
    | DrewPenalty
    | Passed
    | Closed
    | RoundDied
    | RoundScored
    | Eliminated
    | Reentered
    | Retired
    | MatchEnded
    | TookBack
)


def seen_by(event: Event, seat: int) -> Event:
    """The event as this seat may see it: a card drawn by somebody else is hidden, all else is public."""
    match event:
        case Drew(seat=drawer) if drawer != seat:
            return Drew(drawer, None)
        case DrewPenalty(seat=drawer) if drawer != seat:
            return DrewPenalty(drawer, None)
        case _:
            return event
