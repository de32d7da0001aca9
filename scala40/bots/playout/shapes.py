"""Melds on the table of a playout: each shape exists once, and knows by faces what it takes and what it then is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from scala40.bots.fits import Step, table_fits
from scala40.bots.plans import joined
from scala40.bots.playout.masks import A_CARD, NEAR_ONE_RANK
from scala40.engine.cards import CARDS, JOKERS, Card
from scala40.engine.hand_melds import best_shape
from scala40.engine.legality.lay_offs import extensions, swapped
from scala40.engine.meld_masks import JOKER_FACE, SUIT_BITS
from scala40.engine.melds import Group, Meld, Run
from scala40.engine.moves import SwapJoker
from scala40.engine.rules import STANDARD, Rules

Fitting = tuple[int, int, int, int, tuple[Step, ...]]
"""A chain of lay-offs: its worth, faces, jokers, the places it takes up (four bits), and its steps."""
_A_JOKER: Final = JOKERS[0]


class Shape:
    """One meld on the table by its faces alone: natural cards as first copies, the joker as the first joker."""

    __slots__ = (
        "_chains",
        "_ends",
        "_of",
        "_rank",
        "_reach",
        "_took",
        "freed",
        "has_joker",
        "meld",
        "natural",
        "takes",
        "takes_joker",
    )

    def __init__(self, meld: Meld, of: Shapes) -> None:
        self.meld = meld
        self._of = of
        self.natural = [card.face for card in meld.cards if not card.is_joker]
        self.has_joker = meld.joker is not None
        self.takes = 0
        """Faces that can be laid off."""
        self.freed = 0
        """Faces that free the joker."""
        for card in _faces_near(meld):
            if extensions(meld, card, of.rules):
                self.takes |= 1 << card.face
            if self.has_joker and swapped(meld, SwapJoker(card, 1), of.rules) is not None:
                self.freed |= 1 << card.face
        self.takes_joker = bool(extensions(meld, _A_JOKER, of.rules))
        self._rank = 0
        self._ends: tuple[tuple[int, ...], ...] = ()
        if isinstance(meld, Run):
            first = meld.suit * SUIT_BITS
            places = range(meld.start + len(meld.cards), 15), range(meld.start - 1, 0, -1)
            self._ends = tuple(tuple(1 << first + (place - 1) % SUIT_BITS for place in end) for end in places)
        else:
            self._rank = NEAR_ONE_RANK[meld.rank - 1]
        self._took: dict[int, Shape] = {}
        self._chains: dict[int, tuple[Fitting, ...]] = {}
        self._reach: dict[int, int] = {}

    def with_step(self, face: int, stands_for: int) -> Shape:
        """The shape after this lay-off (face 52 a joker)."""
        key = stands_for if face != JOKER_FACE else stands_for | 64
        after = self._took.get(key)
        if after is None:
            card = _A_JOKER if face == JOKER_FACE else CARDS[face]
            for made in extensions(self.meld, card, self._of.rules):
                if face != JOKER_FACE or made.stands_for == CARDS[stands_for]:
                    after = self._took[key] = self._of.shape(made)
                    break
            assert after is not None, "only what fits is laid off"
        return after

    def with_swap(self, face: int) -> Shape:
        """The shape after this face has freed the joker."""
        after = self._took.get(face | 128)
        if after is None:
            made = swapped(self.meld, SwapJoker(CARDS[face], 1), self._of.rules)
            assert made is not None, "only what frees it is swapped"
            after = self._took[face | 128] = self._of.shape(made)
        return after

    def chains(self, faces: int, joker: int) -> tuple[Fitting, ...]:
        """The chains of lay-offs that these faces (those that play no part here may be among them) can make."""
        key = self._concerns(faces, joker) << 1 | joker
        found = self._chains.get(key)
        if found is None:
            fits = table_fits((self.meld,), (1,), key >> 1, joker, self._of.rules, self._of.ace)
            found = self._chains[key] = tuple(
                (
                    penalty + A_CARD * len(fits.steps[mask, jokers][1].steps),
                    mask & (1 << JOKER_FACE) - 1,
                    jokers,
                    mask >> JOKER_FACE,
                    fits.steps[mask, jokers][1].steps,
                )
                for _, mask, penalty, _, jokers in fits.columns
            )
        return found

    def reach(self, faces: int, joker: int) -> int:
        """Those of these faces that some chain takes."""
        key = self._concerns(faces, joker) << 1 | joker
        found = self._reach.get(key)
        if found is None:
            found = 0
            for chain in self.chains(faces, joker):
                found |= chain[1]
            self._reach[key] = found
        return found

    def _concerns(self, faces: int, joker: int) -> int:
        """Those of the faces that can matter here: on a run's ends up to the first gap, or the second with a joker."""
        ends = self._ends
        if not ends:
            return faces & self._rank
        found = 0
        for end in ends:
            gaps = joker
            for bit in end:
                if faces & bit:
                    found |= bit
                elif gaps:
                    gaps = 0
                else:
                    break
        return found


def _faces_near(meld: Meld) -> tuple[Card, ...]:
    """The faces that could be added to this meld or take its joker's place."""
    if isinstance(meld, Group):
        return CARDS[meld.rank - 1 : JOKER_FACE : SUIT_BITS]
    return CARDS[meld.suit * SUIT_BITS : (meld.suit + 1) * SUIT_BITS]


class Shapes:
    """All shapes met so far, under the rules that concern melds on the table; `ace` is what an ace costs in hand."""

    def __init__(self, longest_run: int, group_joker_swap: str, ace: int) -> None:
        self.rules: Rules = replace(STANDARD, longest_run=longest_run, group_joker_swap=group_joker_swap)
        self.ace = ace
        self._known: dict[Meld, Shape] = {}
        self._new: dict[tuple[int, int], Shape] = {}

    def shape(self, meld: Meld) -> Shape:
        """The shape of a meld of any cards."""
        plain = _plain(meld)
        known = self._known.get(plain)
        if known is None:
            known = self._known[plain] = Shape(plain, self)
        return known

    def laid(self, columns: tuple[tuple[int, int], ...]) -> tuple[Shape, ...]:
        """The shapes of new melds, given by natural faces and jokers; neighbouring runs become one."""
        shapes = tuple([self._one(column) for column in columns])
        if len(shapes) > 1:
            suits = [shape.meld.suit for shape in shapes if isinstance(shape.meld, Run)]
            if len(set(suits)) < len(suits):
                return tuple([self.shape(meld) for meld in joined([shape.meld for shape in shapes], self.rules)])
        return shapes

    def _one(self, column: tuple[int, int]) -> Shape:
        shape = self._new.get(column)
        if shape is None:
            shape = self._new[column] = self.shape(best_shape(*column))
        return shape


def _plain(meld: Meld) -> Meld:
    cards = tuple(_A_JOKER if card.is_joker else CARDS[card.face] for card in meld.cards)
    if isinstance(meld, Run):
        return Run(meld.suit, meld.start, cards)
    return Group(meld.rank, cards, meld.suits)


@lru_cache(maxsize=32)
def shapes_under(longest_run: int, group_joker_swap: str, ace: int) -> Shapes:
    """The shapes under these rules."""
    return Shapes(longest_run, group_joker_swap, ace)
