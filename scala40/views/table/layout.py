"""Where everything lies on the felt, as plain rectangles worked out from the size of the window alone.

All lengths are logical pixels; every size from 716 x 470 upwards has room for two to six seats. Where a notice lies
above the table, or the text is large, the parts draw together below the height `tight_below`.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QRect

from scala40.views.cards.art import card_height

LEAST_MELD = 56
"""The least width of a card in a meld: its index is then 12 px high."""
LEAST_HAND = 66
"""The least width of a card in the hand: its index is then 14 px high."""
MOST_HAND = 150
HAND_SHARE = 0.176
"""The height of a card in the hand, as a share of the felt's."""
LARGER = 1.2
"""How much larger the cards are in comfort mode."""
LIFT_SHARE = 0.13
"""How far a selected card stands out of the hand, as a share of its width."""
BRACKETS = 28
"""The room under the hand for brackets with their words; in a small window for the brackets alone."""
BRACKETS_SMALL = 8
NARROW_PLATE = 218
"""Plates narrower than this, the own one's width in a high window, write on three lines."""
SLIM_PLATE = 158
"""Plates narrower than this have only the name beside the disc."""
CROWDED_PLATE = 200
"""Plates narrower than this have room for the longest words only one below the other."""
TWO_LINES, THREE_LINES, FOUR_LINES = 40, 60, 78
"""How high a plate is, at the least, that has so many lines."""
MOST_OF_PLATES = 0.19
"""How much of the felt's height plates of four lines may take."""
OWN_PLATE = 88
"""How high the own plate is where the piles leave room for it: four lines with some air."""
CAPTIONS = 104
"""How far apart the middles of stock and pile lie, so that the longest captions stand under them side by side."""
CHIP = 26
"""The height of the chip of a caption that is a button, before the text size."""


def tight_below(zoom: float) -> int:
    """The height of the felt under which the parts draw together, for a text size."""
    return round(470 + 80 * (max(1.0, zoom) - 1.0))


class FeltPlan(msgspec.Struct, frozen=True):
    """The places of one size of the felt."""

    plates: tuple[QRect, ...]
    """The other seats from left to right."""
    own_plate: QRect
    stock: QRect
    """The body of the top card."""
    pile: QRect
    captions: QRect
    """The line under stock and pile."""
    melds: QRect
    opening: QRect
    """Empty where no opening is being prepared."""
    hand: QRect
    bar: QRect
    hand_card: int
    """The width of a card in the hand."""
    meld_card: int
    """The width that a card in a meld has if there is room."""

    def beside(self, left: int) -> FeltPlan:
        """The same places, but hand and buttons end `left` pixels before the right edge: something lies over it."""
        hand, bar = (place.adjusted(0, 0, -left, 0) for place in (self.hand, self.bar))
        return msgspec.structs.replace(self, hand=hand, bar=bar)

    def scaled(self, scale: float) -> FeltPlan:
        """The same places on a felt that is `scale` times as wide and high."""
        if scale == 1:
            return self
        return FeltPlan(
            plates=tuple(_scaled(plate, scale) for plate in self.plates),
            own_plate=_scaled(self.own_plate, scale),
            stock=_scaled(self.stock, scale),
            pile=_scaled(self.pile, scale),
            captions=_scaled(self.captions, scale),
            melds=_scaled(self.melds, scale),
            opening=_scaled(self.opening, scale),
            hand=_scaled(self.hand, scale),
            bar=_scaled(self.bar, scale),
            hand_card=round(self.hand_card * scale),
            meld_card=round(self.meld_card * scale),
        )


def _scaled(place: QRect, scale: float) -> QRect:
    left, top = round(place.left() * scale), round(place.top() * scale)
    return QRect(left, top, round(place.width() * scale), round(place.height() * scale))


def plan(
    width: int, height: int, others: int, opening: int, zoom: float = 1.0, *, large_cards: bool = False
) -> FeltPlan:
    """The places on a felt of this size with `others` seats beside the player's own.

    `opening` is 0 where the player has opened, 1 while no meld is prepared, 2 once there is one. `zoom` is the
    player's text size; `large_cards` gives the cards more of the height.
    """
    small, tight = height < 600, height < tight_below(zoom)
    larger = LARGER if large_cards and not tight else 1.0
    edge = 10 if small else 16
    above = 6 if tight else edge
    gap = 4 if tight else 6 if small else 12
    hand_card = max(LEAST_HAND, min(round(MOST_HAND * larger), round(height * HAND_SHARE * larger / 1.42)))
    meld_card = max(LEAST_MELD + 8, min(round(110 * larger), round(hand_card * 0.84)))
    pile_card = max(54, min(112, round(hand_card * (0.78 if small else 0.86))))
    lift = round(hand_card * LIFT_SHARE)
    brackets = BRACKETS_SMALL if small else round(BRACKETS * max(1.0, zoom))

    bar_height = max(36, round((26 if tight else 40) * max(1.0, zoom)))
    bar = QRect(edge, height - bar_height - (4 if tight else 8 if small else 12), width - 2 * edge, bar_height)
    hand_height = card_height(hand_card) + lift + 6 + brackets
    hand = QRect(edge, bar.top() - hand_height - (1 if small else 2), width - 2 * edge, hand_height)

    # Large text gives the melds the height that a fourth line would take.
    roomy = not tight and FOUR_LINES * zoom <= MOST_OF_PLATES * height
    plates = tuple(plate.translated(0, above - edge) for plate in _plates(width, others, edge, small, roomy, zoom))
    top = above + max((plate.height() for plate in plates), default=0) + gap

    # Of large text a little less is enough, and a sentence finds room beside it.
    left = max(2 * pile_card + 30, round((184 if tight and zoom > 1 else 198 if small else 218) * zoom))
    # Four lines where the captions of the piles leave room for them, two at least.
    words = (3 if tight else 17) + round(27 * zoom)
    free = hand.top() - (2 if small else 4) - top - card_height(pile_card) - words
    # Three lines where all draws together: sentences need room between the plates too.
    most = THREE_LINES if tight else OWN_PLATE
    own_height = max(round(TWO_LINES * zoom), min(round(most * zoom), free))
    own = QRect(edge, hand.top() - own_height - (2 if small else 4), left, own_height)
    between = max(22, round(CAPTIONS * zoom) - pile_card)
    spare = left - 2 * pile_card - between
    first = edge + spare // 2
    middle = top + max(0 if tight else 4, (own.top() - top - card_height(pile_card) - round(24 * zoom)) // 3)
    stock = QRect(first, middle, pile_card, card_height(pile_card))
    pile = stock.translated(pile_card + between, 0)
    captions = QRect(2, stock.bottom() + 9, edge + left + 12, round(32 * zoom))
    if tight:
        room = own.top() - stock.bottom() - 3
        line = min(room, captions.height())
        captions = QRect(2, stock.bottom() + 2 + min(7, room - line), captions.width(), line)
    # The words have air above them in their line: they rise where the own plate is near.
    near = captions.top() + round((captions.height() + CHIP * zoom) / 2) + 4 - own.top()
    captions.translate(0, -max(0, min(near, captions.top() - stock.bottom() - 1)))

    x = edge + left + (16 if small else 24)
    area = QRect(x, top, width - edge - x, hand.top() - gap - top)
    opening_height = 0
    if opening:
        drafts = card_height(max(LEAST_MELD + 2, 0 if small else round(hand_card * 0.7))) + 16
        opening_height = drafts if opening > 1 else max(60, round((44 if tight else 60) * zoom))
    frame = QRect(area.left(), area.bottom() + 1 - opening_height, area.width(), opening_height)
    melds = area.adjusted(0, 0, 0, -(opening_height + gap) if opening_height else 0)
    return FeltPlan(
        plates, own, stock, pile, captions, melds, frame if opening else QRect(), hand, bar, hand_card, meld_card
    )


def others_clockwise(viewer: int, count: int) -> list[int]:
    """The other seats from left to right: round the table clockwise from the player's left."""
    return [(viewer + step) % count for step in range(1, count)]


def gaps_between(plates: Sequence[QRect]) -> list[QRect]:
    """Where the arrows of the direction of play stand: between two plates, beside a single one."""
    if len(plates) == 1:
        return [QRect(plates[0].right() + 6, plates[0].top(), 30, plates[0].height())]
    return [
        QRect(left.right() + 3, left.top(), right.left() - left.right() - 6, left.height())
        for left, right in itertools.pairwise(plates)
    ]


def _plates(width: int, others: int, edge: int, small: bool, roomy: bool, zoom: float) -> tuple[QRect, ...]:
    if not others:
        return ()
    between = 28 if others < 4 else 22
    room = width - 2 * edge - (others + 1) * between
    each = min(round(264 * zoom), room // others)
    narrow = each < NARROW_PLATE * zoom or not small
    lines = FOUR_LINES if each < CROWDED_PLATE and roomy else THREE_LINES if narrow else TWO_LINES + 6
    high = round(lines * zoom)
    # Spread over the whole width, the gaps between them equal: the arrows of the direction stand there.
    free = (width - 2 * edge - others * each) / (others + 1)
    return tuple(QRect(round(edge + free + place * (each + free)), edge, each, high) for place in range(others))
