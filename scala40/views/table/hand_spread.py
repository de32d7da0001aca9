"""Where the cards of the hand lie: how far apart, and how wide the gaps between them are, in logical pixels."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from scala40.views.cards.zones import row_step, row_width

WIDEST_STEP = 0.72
"""How far apart the cards of a short hand lie, as a share of their width."""
GAP_SHARE = 0.12
"""How much felt shows in a gap, as a share of a card, where there is room."""
NARROWEST_GAP = 9
"""How much farther apart than others the cards on both sides of a gap are at least."""
CLOSE_STEP = 0.42
"""How close cards come to make room for gaps, as a share of their width."""
EDGE = 8
"""The room on both sides of the hand."""


class Spread(msgspec.Struct, frozen=True):
    """The left edge of each card, and how far one that is no gap's neighbour lies from the next."""

    step: int
    lefts: tuple[int, ...]


def spread_row(gaps: Sequence[bool], card: int, least: int, width: int, *, keep_free: bool = False) -> Spread:
    """The cards of a hand in the middle of `width`; `gaps` says of each card whether a gap is on its left.

    `card` is the width of one, `least` what must show of it. With `keep_free` there is room for one more at the right.
    """
    # On the left of the leftmost card there is nothing to be parted from.
    gaps = [False, *gaps[1:]] if gaps else []
    count, between, room = len(gaps) + keep_free, sum(gaps), width - 2 * EDGE
    step, gap = row_step(count, room, card, round(card * WIDEST_STEP), least), 0
    if between:
        step, gap = _step_and_gap(room, count, between, card, least)
    left = (width - row_width(count, card, step) - between * gap) // 2
    lefts = tuple(left + row * step + sum(gaps[: row + 1]) * gap for row in range(len(gaps)))
    return Spread(step, lefts)


def _step_and_gap(room: int, count: int, gaps: int, card: int, least: int) -> tuple[int, int]:
    """The step of the cards and what a gap adds to it: felt shows in a gap where that leaves the cards readable."""
    apart = card + round(card * GAP_SHARE)
    widest, steps = round(card * WIDEST_STEP), count - 1 - gaps
    fine = max(least, round(card * CLOSE_STEP))
    spare = room - card - gaps * apart
    step = min(widest, spare // steps) if steps else widest
    if spare >= 0 and step >= fine:
        return step, apart - step
    step = max(least, min(fine, (room - card - gaps * NARROWEST_GAP) // (count - 1)))
    return step, max(NARROWEST_GAP, min(apart - step, (room - row_width(count, card, step)) // gaps))
