"""What the melds on the table take of a hand: lay-offs and their chains, as columns beside the melds of the hand.

A column is a mask meld of the engine's search. Above the 52 faces it has bits for the places at a meld on the table, so
that two columns which want the same place exclude each other as two melds which want the same card do.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from scala40.engine.meld_masks import FACE_PENALTIES, JOKER_FACE, ONE_SUIT, SUIT_BITS, MaskMeld
from scala40.engine.melds import Group, Meld, Run
from scala40.engine.rules import Rules

_LOW_END: Final = 1
_HIGH_END: Final = 2
_JOKER_SLOT: Final = 4
_ACE_SLOT: Final = 8
_BITS_A_MELD: Final = 4
_ONE_RANK: Final = 1 | 1 << SUIT_BITS | 1 << 2 * SUIT_BITS | 1 << 3 * SUIT_BITS

Step = tuple[int, int]
"""One lay-off: the face laid (52 a joker) and the face it stands for."""


class Fit(msgspec.Struct, frozen=True):
    """Cards that one meld on the table takes one after the other."""

    faces: int
    jokers: int
    places: int
    """The places at the meld that are taken up, as four bits."""
    steps: tuple[Step, ...]


class TableFits:
    """All that the melds on the table take of some faces and jokers."""

    def __init__(self, columns: list[MaskMeld], free: int, steps: dict[tuple[int, int], tuple[int, Fit]]) -> None:
        self.columns = columns
        self.free = free
        """The bits of all places, held beside the faces of the hand."""
        self.steps = steps
        """The number of the meld (from 1) and the fit of a column, by its mask and jokers."""


def table_fits(
    melds: Sequence[Meld], numbers: Sequence[int], faces: int, jokers: int, rules: Rules, ace: int
) -> TableFits:
    """The columns that the melds with these numbers (from 1) give a hand; `ace` is what an ace costs in hand."""
    columns: list[MaskMeld] = []
    steps: dict[tuple[int, int], tuple[int, Fit]] = {}
    free = 0
    shift = JOKER_FACE
    joker = 1 if jokers else 0
    penalties = FACE_PENALTIES[ace]
    for number in numbers:
        meld = melds[number - 1]
        known = _WANTED.get(id(meld))
        wanted = known[1] if known is not None and known[0] is meld else _remembered(meld)
        if not joker and not wanted & faces:
            continue
        found = _fits(meld, faces, joker, rules)
        if not found:
            continue
        for fit in found:
            mask = fit.faces | fit.places << shift
            penalty = 0
            for face, _ in fit.steps:
                penalty += penalties[face]
            columns.append(((mask & -mask).bit_length() - 1, mask, penalty, 0, fit.jokers))
            steps[mask, fit.jokers] = (number, fit)
        free |= 15 << shift
        shift += _BITS_A_MELD
    return TableFits(columns, free, steps)


_WANTED: Final[dict[int, tuple[Meld, int]]] = {}
"""What `_wanted` says of a meld, by its place in memory: melds lie there for many turns, and hashing is dearer."""
_MOST_REMEMBERED: Final = 4096


def _remembered(meld: Meld) -> int:
    if len(_WANTED) >= _MOST_REMEMBERED:
        _WANTED.clear()
    wanted = _wanted(meld)
    _WANTED[id(meld)] = (meld, wanted)
    return wanted


def _wanted(meld: Meld) -> int:
    """The faces of natural cards that a meld may take, of which the rules may refuse some, as a mask."""
    if isinstance(meld, Run):
        low, high = meld.start - 1, meld.start + len(meld.cards)
        ends = (1 << (low - 1) if low else 0) | (1 << (high - 1) % SUIT_BITS if high <= 14 else 0)
        return ends << meld.suit * SUIT_BITS
    suits = (1 << meld.rank - 1) * _ONE_RANK
    if len(meld.cards) == 4:
        return 0
    for card in meld.cards:
        if not card.is_joker:
            suits &= ~(1 << card.face)
    return suits


def _fits(meld: Meld, faces: int, joker: int, rules: Rules) -> tuple[Fit, ...]:
    if isinstance(meld, Run):
        ranks = faces >> meld.suit * SUIT_BITS & ONE_SUIT
        if not ranks and not joker:
            return ()
        return _run_fits(meld, ranks, joker, rules.longest_run)
    if len(meld.cards) == 4:
        return ()
    suits = 0
    low = meld.rank - 1
    for suit in range(4):
        suits |= (faces >> suit * SUIT_BITS + low & 1) << suit
    if not suits and not joker:
        return ()
    return _group_fits(meld, suits, joker, rules.group_joker_swap == "declared")


@lru_cache(maxsize=20_000)
def _group_fits(meld: Group, suits: int, joker: int, declared: bool) -> tuple[Fit, ...]:
    """The fourth card of a group (rules.md 2, group_joker_swap, for one that has a joker)."""
    found: list[Fit] = []
    held = meld.joker
    for suit in meld.missing:
        face = suit * SUIT_BITS + meld.rank - 1
        stands_for = meld.stands_for
        if held is not None and declared and stands_for is not None and stands_for.suit == suit:
            continue
        if suits >> suit & 1:
            found.append(Fit(1 << face, 0, _LOW_END, ((face, face),)))
        if held is None and joker:
            found.append(Fit(0, 1, _LOW_END | _JOKER_SLOT, ((JOKER_FACE, face),)))
    return tuple(found)


@lru_cache(maxsize=50_000)
def _run_fits(run: Run, ranks: int, joker: int, longest_run: int) -> tuple[Fit, ...]:
    """Chains at either end of a run."""
    end = run.start + len(run.cards)
    has_joker = run.joker is not None
    natural_ace = any(card.rank == 1 for card in run.cards)
    any_ace = run.start == 1 or end == 15
    slots = _Slots(
        run.suit,
        ranks,
        bool(joker) and not has_joker,
        # Two natural aces never share a run; a second ace at all needs a run of 14 (rules.md 1.5, longest_run).
        not natural_ace if longest_run == 14 else not any_ace,
        longest_run == 14 or not any_ace,
        longest_run == 13,
    )
    found: list[Fit] = []
    _grow(found, slots, tuple(range(run.start - 1, 0, -1)), _LOW_END)
    _grow(found, slots, tuple(range(end, 15)), _HIGH_END)
    return tuple(found)


class _Slots(msgspec.Struct, frozen=True):
    suit: int
    ranks: int
    joker: bool
    ace: bool
    joker_ace: bool
    one_ace: bool
    """True if a joker for an ace takes the place of a natural one too."""


def _grow(found: list[Fit], slots: _Slots, places: tuple[int, ...], end: int) -> None:
    waiting: list[tuple[int, int, int, int, tuple[Step, ...]]] = [(0, 0, 0, end, ())]
    while waiting:
        at, faces, jokers, taken, steps = waiting.pop()
        if at == len(places):
            continue
        place = places[at]
        rank = (place - 1) % SUIT_BITS
        face = slots.suit * SUIT_BITS + rank
        if slots.ranks >> rank & 1 and (rank or slots.ace):
            longer = (*steps, (face, face))
            bits = taken if rank else taken | _ACE_SLOT
            found.append(Fit(faces | 1 << face, jokers, bits, longer))
            waiting.append((at + 1, faces | 1 << face, jokers, bits, longer))
        if slots.joker and not jokers and (rank or slots.joker_ace):
            longer = (*steps, (JOKER_FACE, face))
            bits = taken | _JOKER_SLOT | (0 if rank or not slots.one_ace else _ACE_SLOT)
            found.append(Fit(faces, 1, bits, longer))
            waiting.append((at + 1, faces, 1, bits, longer))
