"""Where melds lie when there are few or many of them: rows that reflow, shrink, and at last overlap like roof tiles.

Lengths are logical pixels. Every index stays readable in every one of these layouts.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import msgspec

from scala40.views.cards.art import card_height
from scala40.views.table.layout import LEAST_MELD

WIDE_STEP = 0.38
"""How far apart the cards of a meld lie where there is room, as a share of their width."""
ROWS_ARE_WORTH = 1.12
"""A row for each owner is easier to read: it may cost cards that are smaller by this factor."""
STRIP = 0.36
"""The part of a card's height that shows index and suit: what must stay in sight under the row below."""


class MeldsLayout(msgspec.Struct, frozen=True):
    """The melds of one size of the area; corners are the top left ones of the first card of each meld."""

    card: int
    step: int
    corners: tuple[tuple[int, int], ...]
    labels: tuple[tuple[int, int, int, int], ...]
    """Owner, left, top and width of the line above their melds."""
    height: int
    tiled: bool = False
    """True where rows overlap, so that the owners' lines lie on cards."""


def lay_out(
    groups: Sequence[tuple[int, Sequence[int]]],
    width: int,
    height: int,
    preferred: int,
    label: int,
    least_step: float,
) -> MeldsLayout:
    """The best layout of melds in an area.

    `groups` are owners with the numbers of cards of their melds. `preferred` is the width of a card where there is
    room, `label` the height of an owner's line, `least_step` the share of a card's width that an index needs.
    """
    sizes = (*range(preferred, LEAST_MELD, -2), LEAST_MELD)
    rows, flowing = (_largest(groups, width, height, sizes, label, least_step, inline) for inline in (False, True))
    if rows is not None and (flowing is None or rows.card * ROWS_ARE_WORTH >= flowing.card):
        return rows
    if flowing is not None:
        return flowing
    card = LEAST_MELD
    step = math.ceil(card * least_step)
    # Roof tiles: each row covers the lower part of the one above; only the last is seen whole.
    for pitch in range(card_height(card) + label, math.ceil(card_height(card) * STRIP) + label, -2):
        made = _flow(groups, width, card, step, label, True, pitch)
        if made.height <= height:
            return made
    return _flow(groups, width, card, step, label, True, math.ceil(card_height(card) * STRIP) + label)


def _largest(
    groups: Sequence[tuple[int, Sequence[int]]],
    width: int,
    height: int,
    sizes: Sequence[int],
    label: int,
    least_step: float,
    inline: bool,
) -> MeldsLayout | None:
    """The layout with the largest cards that fits, every owner beginning a row unless `inline`; None if none fits."""
    for card in sizes:
        for share in (WIDE_STEP, least_step):
            made = _flow(groups, width, card, math.ceil(card * share), label, inline, None)
            if made.height <= height:
                return made
    return None


def _flow(
    groups: Sequence[tuple[int, Sequence[int]]],
    width: int,
    card: int,
    step: int,
    label: int,
    inline: bool,
    pitch: int | None,
) -> MeldsLayout:
    gap = max(10, card // 5)
    group_gap = max(22, card // 3)
    row = card_height(card) + label + (8 if pitch is None else 0)
    down = row if pitch is None else pitch
    corners: list[tuple[int, int]] = []
    labels: list[tuple[int, int, int, int]] = []
    x = y = 0
    for place, (owner, counts) in enumerate(groups):
        if place and not inline:
            x, y = 0, y + down
        elif place:
            x += group_gap - gap
        for piece in _pieces(counts, x, width, card, step, gap):
            if piece.breaks:
                x, y = 0, y + down
            if piece.first or piece.breaks:
                labels.append((owner, x, y, 0))
            corners.append((x, y + label))
            owner_, left, top, _ = labels[-1]
            labels[-1] = (owner_, left, top, x + piece.width - left)
            x += piece.width + gap
    bottom = y + label + card_height(card) if corners else 0
    return MeldsLayout(card, step, tuple(corners), tuple(labels), bottom, pitch is not None)


class _Piece(msgspec.Struct, frozen=True):
    width: int
    first: bool
    breaks: bool


def _pieces(counts: Sequence[int], x: int, width: int, card: int, step: int, gap: int) -> Iterator[_Piece]:
    for place, count in enumerate(counts):
        wide = card + (count - 1) * step
        breaks = x > 0 and x + wide > width
        yield _Piece(wide, place == 0, breaks)
        x = (0 if breaks else x) + wide + gap
