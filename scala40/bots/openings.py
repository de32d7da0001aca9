"""How the melds of a hand count in a turn that opens: in the opening itself, later in the turn, or split in two.

Bits above those of the places at melds tell the ways of laying one meld apart, and limit how many jokers take each.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

import msgspec

from scala40.bots.fits import Step
from scala40.engine.cards import points_at
from scala40.engine.hand_melds import best_shape
from scala40.engine.meld_masks import JOKER_FACE, MaskMeld
from scala40.engine.melds import Group, Run
from scala40.engine.rules import Rules

FACES: Final = (1 << JOKER_FACE) - 1
_JOKER_BIT: Final = 1 << JOKER_FACE
_IN_OPENING: Final = 400
_LATER: Final = 410
_JOKERS: Final = 4


class Column(msgspec.Struct, frozen=True):
    """A column of the search with what it brings towards the demands of the turn."""

    mask: MaskMeld
    points: int
    """Points towards the opening."""
    home: int
    """1 if it is a home for a freed joker."""
    uses: int
    """The faces (bit 52 a joker) whose laying here counts as using the card taken."""


class Split(msgspec.Struct, frozen=True):
    """A meld with a joker as a natural meld and what is laid off onto it afterwards."""

    faces: int
    points: int
    steps: tuple[Step, ...]


def all_uses(mask: MaskMeld) -> int:
    """The faces of a column, with bit 52 if it holds a joker."""
    return mask[1] & FACES | (_JOKER_BIT if mask[4] else 0)


def in_opening(mask: int) -> bool:
    """True for a column that is marked to be in the opening itself."""
    return bool(mask >> _IN_OPENING & 15)


def is_later(mask: int) -> bool:
    """True for a column that is marked to follow the opening."""
    return bool(mask >> _LATER & 15)


def may_split(rules: Rules) -> bool:
    """True where a natural meld of the opening may get its joker by a lay-off in the same turn."""
    return rules.opening_joker != "counted" and rules.lay_off_in_opening_turn != "no"


def opening_columns(melds: Iterable[MaskMeld], jokers: int, swaps: int, rules: Rules) -> tuple[list[Column], int]:
    """The melds of a hand with `jokers` of which `swaps` come from swaps of this turn, and the bits that they need.

    A freed joker can only follow the opening; so can any joker where the opening must be natural (rules.md 2,
    opening_joker). Where it must be `clean`, melds with a joker may be in it but count for nothing.
    """
    counted = rules.opening_joker == "counted" or (rules.opening_joker == "clean" and rules.opening_points == 0)
    found: list[Column] = []
    own = 0 if rules.opening_joker == "forbidden" else jokers - swaps
    marked = bool(swaps) or rules.opening_joker == "clean"
    new_meld = rules.freed_joker == "new_meld"
    for mask in melds:
        points = mask[3] if counted or not mask[4] else 0
        if not mask[4] or (rules.opening_joker == "counted" and not swaps):
            found.append(Column(mask, points, mask[4], all_uses(mask)))
            continue
        part = split(mask[1]) if may_split(rules) else None
        if part is not None:
            found.append(Column(mask, part.points, 0 if new_meld else 1, part.faces))
            if swaps and new_meld:
                found += [Column(_marked(mask, _LATER + n), 0, 1, 0) for n in range(jokers)]
        elif swaps or rules.opening_joker == "forbidden":
            found.append(Column(mask, 0, 1, 0))
        if marked:
            found += [Column(_marked(mask, _IN_OPENING + n), points, 0, all_uses(mask)) for n in range(own)]
    return found, ((1 << own) - 1) << _IN_OPENING | ((1 << jokers) - 1) << _LATER


def _marked(mask: MaskMeld, bit: int) -> MaskMeld:
    return mask[0], mask[1] | 1 << bit, mask[2], mask[3], mask[4]


@cache
def split(faces: int) -> Split | None:
    """The meld of these faces and a joker begun by natural cards alone; None where fewer than three lie together."""
    shape = best_shape(faces, 1)
    if isinstance(shape, Group):
        if len(shape.cards) < 4:
            return None
        joker = shape.stands_for
        assert joker is not None
        return Split(faces, shape.points * 3 // 4, ((JOKER_FACE, joker.face),))
    return _split_run(shape)


def _split_run(run: Run) -> Split | None:
    at = next(index for index, card in enumerate(run.cards) if card.is_joker)
    count = len(run.cards)
    if at >= 3:
        kept, added = range(at), range(at, count)
    elif count - at - 1 >= 3:
        kept, added = range(at + 1, count), range(at, -1, -1)
    else:
        return None
    steps = tuple((JOKER_FACE if index == at else run.faces[index].face, run.faces[index].face) for index in added)
    points = sum(points_at(run.start + index) for index in kept)
    return Split(sum(1 << run.faces[index].face for index in kept), points, steps)
