"""The numbers of the compact playout: a hand as one integer, and tables asked by the thirteen bits of one suit.

Bits 0-51 of a hand are the first copies of the faces, 52-103 the second copies; from bit 104 on stands the number of
jokers. A suit's bits are those of its ranks, the ace lowest.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from scala40.bots.outlook import COMPLETING
from scala40.engine.cards import group_points
from scala40.engine.meld_masks import FACE_PENALTIES, JOKER_FACE, ONE_SUIT, SUIT_BITS, melds_within

FACES: Final = (1 << JOKER_FACE) - 1
JOKERS_FROM: Final = 104
NATURALS: Final = (1 << JOKERS_FROM) - 1
A_JOKER: Final = 1 << JOKERS_FROM
BIT: Final = [1 << min(number, JOKERS_FROM) for number in range(108)]
"""By a card's number what it adds to a hand."""
FACE: Final = [JOKER_FACE if number >= JOKERS_FROM else number % JOKER_FACE for number in range(108)]
"""By a card's number its face; 52 for a joker."""
ONE_RANK: Final = 1 | 1 << SUIT_BITS | 1 << 2 * SUIT_BITS | 1 << 3 * SUIT_BITS
"""A rank's bit in all four suits; times the bits of ranks in one suit it gives them in all."""
A_CARD: Final = 20
"""What getting rid of a card counts beside its penalty: the club's `a_card`."""

Column = tuple[int, int, int, int]
"""A meld of a hand: its worth, the mask of its natural faces, its points on the table, its jokers (0 or 1)."""


def worth_of_faces(ace: int) -> list[int]:
    """By face (52 a joker) its penalty and what getting rid of a card counts."""
    return [penalty + A_CARD for penalty in FACE_PENALTIES[ace]]


def _near() -> list[int]:
    """By face the faces that share a meld of three with it."""
    return [sum(1 << other for other in range(JOKER_FACE) if COMPLETING[face][other]) for face in range(JOKER_FACE)]


NEAR: Final = _near()


def _stretched(bits: int) -> int:
    """The ranks of one suit with the ace at both ends, as bits 0 to 13."""
    return bits | (bits & 1) << SUIT_BITS


def _folded(places: int) -> int:
    return (places | places >> SUIT_BITS) & ONE_SUIT


def _run_tables() -> tuple[list[int], list[int], list[int]]:
    """By the bits of one suit: those in a run of three, the ranks that make one with two of them, those near others."""
    covers: list[int] = []
    completions: list[int] = []
    partners: list[int] = []
    for bits in range(ONE_SUIT + 1):
        places = _stretched(bits)
        pairs, gaps = places & places >> 1, places & places >> 2
        runs = pairs & places >> 2
        covers.append(_folded(runs | runs << 1 | runs << 2))
        completions.append(_folded((pairs << 2 | pairs >> 1 | gaps << 1) & (1 << SUIT_BITS + 1) - 1))
        partners.append(_folded(pairs | pairs << 1 | gaps | gaps << 2))
    return covers, completions, partners


RUN_COVERS, RUN_COMPLETIONS, RUN_PARTNERED = _run_tables()
"""By the bits of one suit: those in a run, the ranks that make a run of three with two of them, those near others."""


def completes(faces: int, face: int) -> bool:
    """True if this face makes a natural meld of three with two of these faces."""
    suit = face // SUIT_BITS * SUIT_BITS
    if RUN_COMPLETIONS[faces >> suit & ONE_SUIT] >> face - suit & 1:
        return True
    return (faces & NEAR[face] & ONE_RANK << face - suit).bit_count() > 1


def partnered(faces: int) -> int:
    """Those of the faces that make a meld of three with another one of them and a joker."""
    clubs = faces & ONE_SUIT
    diamonds = faces >> 13 & ONE_SUIT
    hearts = faces >> 26 & ONE_SUIT
    spades = faces >> 39
    twice = (clubs | diamonds) & (hearts | spades) | clubs & diamonds | hearts & spades
    return (
        RUN_PARTNERED[clubs] | RUN_PARTNERED[diamonds] << 13 | RUN_PARTNERED[hearts] << 26 | RUN_PARTNERED[spades] << 39
    ) | faces & twice * ONE_RANK


def natural_cover(faces: int) -> int:
    """Those of the faces that lie in a natural meld of them."""
    clubs = faces & ONE_SUIT
    diamonds = faces >> 13 & ONE_SUIT
    hearts = faces >> 26 & ONE_SUIT
    spades = faces >> 39
    thrice = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
    cover = RUN_COVERS[clubs] | RUN_COVERS[diamonds] << 13 | RUN_COVERS[hearts] << 26 | RUN_COVERS[spades] << 39
    return cover | faces & thrice * ONE_RANK if thrice else cover


NEAR_ONE_RANK: Final = [ONE_RANK << face % SUIT_BITS for face in range(JOKER_FACE)]
"""By face the faces of its rank, its own among them."""


SUITS: Final = [ONE_SUIT << suit * SUIT_BITS for suit in range(4)]
RANKS: Final = NEAR_ONE_RANK[:SUIT_BITS]
"""The faces of each suit, and those of each rank."""
ACES: Final = RANKS[0]


def run_cover(faces: int) -> int:
    """Those of the faces that lie in a natural run of them."""
    return (
        RUN_COVERS[faces & ONE_SUIT]
        | RUN_COVERS[faces >> 13 & ONE_SUIT] << 13
        | RUN_COVERS[faces >> 26 & ONE_SUIT] << 26
        | RUN_COVERS[faces >> 39] << 39
    )


def group_cover(faces: int) -> int:
    """Those of the faces that lie in a natural group of them."""
    clubs, diamonds, hearts, spades = faces, faces >> 13, faces >> 26, faces >> 39
    thrice = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
    return faces & (thrice & ONE_SUIT) * ONE_RANK


def sums_over_suit(values: Sequence[int]) -> list[int]:
    """By the bits of one suit the sum of what its ranks are worth."""
    sums = [0]
    for value in values[:SUIT_BITS]:
        sums += [value + before for before in sums]
    return sums


MOST_POINTS: Final = sums_over_suit([group_points(rank) for rank in range(1, SUIT_BITS + 1)])
"""By the bits of one suit the points that its cards have in melds at most."""


class Columns:
    """The melds of at most five cards that faces can form, kept by suit and rank; `ace` is what an ace costs."""

    def __init__(self, ace: int) -> None:
        self._ace = ace
        self._runs: list[dict[int, tuple[Column, ...]]] = [{}, {}, {}, {}, {}, {}, {}, {}]
        self._groups: dict[int, tuple[Column, ...]] = {}
        self._run_points: dict[int, int] = {}

    def natural(self, faces: int) -> list[Column]:
        """The natural melds, by their lowest face."""
        found = self.every(faces, 0)
        found.sort(key=_by_lowest_face)
        return found

    def with_joker(self, faces: int) -> list[Column]:
        """The melds with a joker, those worth most first."""
        found = self.every(faces, 1)
        found.sort(reverse=True)
        return found

    def holding(self, faces: int, face: int, joker: int) -> list[Column]:
        """The melds that hold this face, which is one of the faces; those with a joker too where there is a `joker`."""
        suit, bit = face // SUIT_BITS, 1 << face
        bits, alike = faces >> suit * SUIT_BITS & ONE_SUIT, faces & NEAR_ONE_RANK[face]
        found = [column for column in self._runs_of(suit, bits, 0) + self._groups_of(alike, 0) if column[1] & bit]
        if joker:
            found += [column for column in self._runs_of(suit, bits, 1) + self._groups_of(alike, 1) if column[1] & bit]
        return found

    def _runs_of(self, suit: int, bits: int, joker: int) -> tuple[Column, ...]:
        bits = RUN_PARTNERED[bits] if joker else RUN_COVERS[bits]
        if not bits:
            return ()
        kept = self._runs[suit + 4 * joker]
        runs = kept.get(bits)
        if runs is None:
            runs = kept[bits] = self._made(bits << suit * SUIT_BITS, joker)
        return runs

    def _groups_of(self, alike: int, joker: int) -> tuple[Column, ...]:
        groups = self._groups.get(alike << 1 | joker)
        if groups is None:
            groups = self._groups[alike << 1 | joker] = self._made(alike, joker)
        return groups

    def most_points_with_joker(self, faces: int) -> int:
        """The most points that one meld of these faces with a joker has."""
        clubs = faces & ONE_SUIT
        diamonds = faces >> 13 & ONE_SUIT
        hearts = faces >> 26 & ONE_SUIT
        spades = faces >> 39
        found = 0
        for bits in (clubs, diamonds, hearts, spades):
            bits = RUN_PARTNERED[bits]
            if bits:
                points = self._run_points.get(bits)
                if points is None:
                    points = max([run[2] for run in self._runs_of(0, bits, 1)], default=0)
                    self._run_points[bits] = points
                if points > found:
                    found = points
        twice = (clubs | diamonds) & (hearts | spades) | clubs & diamonds | hearts & spades
        if twice:
            thrice = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
            best = group_points(1 if twice & 1 else twice.bit_length()) * 3
            if thrice:
                best = max(best, group_points(1 if thrice & 1 else thrice.bit_length()) * 4)
            if best > found:
                found = best
        return found

    def every(self, faces: int, joker: int) -> list[Column]:
        """All natural melds, or with `joker` 1 all with a joker, in no order."""
        found: list[Column] = []
        needing = RUN_PARTNERED if joker else RUN_COVERS
        for suit in range(4):
            bits = needing[faces >> suit * SUIT_BITS & ONE_SUIT]
            if bits:
                kept = self._runs[suit + 4 * joker]
                runs = kept.get(bits)
                if runs is None:
                    runs = kept[bits] = self._made(bits << suit * SUIT_BITS, joker)
                found += runs
        clubs = faces & ONE_SUIT
        diamonds = faces >> 13 & ONE_SUIT
        hearts = faces >> 26 & ONE_SUIT
        spades = faces >> 39
        beside, across = clubs & diamonds | hearts & spades, (clubs | diamonds) & (hearts | spades)
        ranks = beside | across if joker else beside & across
        while ranks:
            lowest = ranks & -ranks
            ranks ^= lowest
            alike = faces & lowest * ONE_RANK
            groups = self._groups.get(alike << 1 | joker)
            if groups is None:
                groups = self._groups[alike << 1 | joker] = self._made(alike, joker)
            found += groups
        return found

    def _made(self, faces: int, joker: int) -> tuple[Column, ...]:
        return tuple(
            (penalty + A_CARD * (mask.bit_count() + jokers), mask, points, jokers)
            for _, mask, penalty, points, jokers in melds_within(faces, joker, self._ace)
            if jokers == joker
        )


def _by_lowest_face(column: Column) -> tuple[int, int]:
    mask = column[1]
    return mask & -mask, mask


@cache
def columns_at(ace: int) -> Columns:
    """The melds of hands where an ace costs this much."""
    return Columns(ace)
