"""The exact search of a whole turn: going out, opening, the least that can be left; melds, lay-offs and swaps together.

It proposes what fits by the cards; every plan it gives has been played through the engine's own legality and
transition, move by move, to the discard (design.md, `engine/turn`; rules.md 1.3 to 1.12). Bots and hints ask it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Final, TypeAlias

import msgspec

from scala40.bots.fits import TableFits, table_fits
from scala40.bots.openings import Column, all_uses, opening_columns
from scala40.bots.plans import Line, Plan, moves_of, played
from scala40.bots.swaps import swap_lines
from scala40.bots.turn_search import Demand
from scala40.bots.ways import ALL_KINDS, Way, free_way, owing_way, spare
from scala40.engine.cards import Card
from scala40.engine.legality.discards import duty
from scala40.engine.meld_masks import (
    FACE_PENALTIES,
    SUIT_BITS,
    Found,
    Held,
    MaskMeld,
    Search,
    held_cards,
    melds_within,
)
from scala40.engine.moves import Discard
from scala40.engine.scoring import hand_points
from scala40.engine.view import Hand, PublicRound

_MOST_LEFT: Final = 25
_Candidate: TypeAlias = tuple[int, bool, int, int, int, Way, Found]
"""What is left at least, whether exactly so much, the face discarded, the numbers of the way and of the candidate,
the way, and what is laid in it."""


class Ending(msgspec.Struct, frozen=True):
    """A legal end of the turn: what is laid, the discard (None where the hand is emptied without), what is left."""

    laying: Plan
    discard: Card | None
    left: frozenset[Card]
    penalty: int

    @property
    def closes(self) -> bool:
        """True if this goes out."""
        return not self.left

    @property
    def moves(self) -> Plan:
        """All moves of the turn in their order."""
        return self.laying if self.discard is None else (*self.laying, Discard(self.discard))


class WholeTurn:
    """What can be done in the rest of this turn by the seat on turn, which holds `hand` in the phase `play`.

    `a_card` is what getting rid of one card counts beside its penalty points; 0 where only the penalty counts. Without
    `chains` a meld on the table takes one card only; without `swaps` no joker is freed: a beginner overlooks them.
    """

    def __init__(
        self, public: PublicRound, hand: Hand, *, a_card: int = 0, chains: bool = True, swaps: bool = True
    ) -> None:
        self.public = public
        self.hand = hand
        self._a_card = a_card
        self._chains = chains
        self._swaps = swaps
        self._ace = 1 if public.rules.ace_in_hand == 1 else 11
        self._held = held_cards(hand, self._ace)
        self._melds = melds_within(self._held.faces, self._held.jokers, self._ace)
        self._opened = public.opened[public.turn]
        must = public.rules.taken_must_be_used or not self._opened
        # The card taken is laid before its twin even where it need not be: the twin may be discarded.
        self._first = None if public.taken_used else public.taken
        self._must_use = self._first if must else None

    def going_out(self) -> Ending | None:
        """A way to go out in this turn, None where there is none (rules.md 1.12)."""
        return self._going_out

    @cached_property
    def _going_out(self) -> Ending | None:
        for way in self._ways:
            found = self._closing(way)
            if found is not None:
                return found
        if not self._opened and self.public.rules.concealed_minimum == "none":
            return self._closing(self._all_at_once())
        return None

    def least(self) -> Ending | None:
        """The legal end of this turn that leaves the least in hand; for who has not opened: of those that open.

        None only where a player who has not opened cannot.
        """
        return self._going_out or next(self.endings(), None)

    def endings(self) -> Iterator[Ending]:
        """Legal ends of this turn that do not go out, those that leave least first, one for each discard and swap."""
        for _, way, found, face in self._candidates():
            ending = self._ended(way, found, face)
            if ending is not None:
                yield ending

    def laying(self, *, least: bool) -> Plan | None:
        """What to lay in this turn before the discard: as much as pays, or the `least` that duties and opening ask.

        An empty plan where nothing has to be laid or nothing can; None where no legal end was found.
        """
        for _, way, found, face in self._candidates():
            columns = self._needed(way, found[1]) if least else found[1]
            ending = self._ended(way, (0, columns), face)
            if ending is not None:
                return ending.laying
        return None

    def _candidates(self) -> Iterator[tuple[int, Way, Found, int]]:
        """What is left, the way, what is laid in it, and the face discarded; those that leave least first.

        Where a discard takes a card out of the best columns, the search for others waits until it may be their turn.
        """
        serial = count()
        ready: list[_Candidate] = []
        aces = self._aces if self.public.rules.ace_in_hand == "lone_1" else ()
        cheap = _MOST_LEFT + self._a_card * 2 if aces else 0
        penalties = FACE_PENALTIES[self._ace]
        for number, way in enumerate(self._ways):
            whole = way.best(way.held)
            if whole[0] < 0:
                continue
            held, left_over = way.held, spare(way.held, whole)
            least = self._worth(held) - self._a_card - whole[0]
            for face in held.kinds():
                # No other choice of columns leaves less than this.
                left, known = least - penalties[face], bool(left_over >> face & 1)
                if left <= cheap and not known:
                    rest = held.without(face)
                    left = self._worth(rest) - way.most(rest)[0]
                if left > cheap:
                    ready.append((left, known, face, number, next(serial), way, whole))
                else:
                    cheapest = self._nearly_out(way, face, whole if known else way.best(held.without(face)), aces)
                    ready += [(left, True, face, number, next(serial), way, found) for left, found in cheapest]
        heapify(ready)
        while ready:
            left, known, face, number, _, way, found = heappop(ready)
            if known:
                yield left, way, found, face
                continue
            rest = way.held.without(face)
            at_best = self._worth(rest) - way.most(rest)[0]
            if at_best > left:
                heappush(ready, (at_best, False, face, number, next(serial), way, found))
                continue
            best = way.best(rest)
            if best[0] >= 0:
                heappush(ready, (self._worth(rest) - best[0], True, face, number, next(serial), way, best))

    def _nearly_out(self, way: Way, face: int, best: Found, aces: tuple[int, ...]) -> Iterator[tuple[int, Found]]:
        """What is left and what is laid where a discard leaves next to nothing: `best`, or a card more than that."""
        if best[0] < 0:
            return
        rest = way.held.without(face)
        left = self._worth(rest) - best[0]
        if left:
            yield left, best
        else:
            # Nobody may go out like that now: one more card stays.
            for kept in rest.kinds():
                fewer = rest.without(kept)
                found = way.best(fewer)
                if found[0] >= 0:
                    yield self._worth(rest) - found[0], found
        for ace in aces if left <= _MOST_LEFT + self._a_card * 2 else ():
            if rest.faces >> ace & 1:
                alone = way.best(rest.without(ace))
                if alone[0] == self._worth(rest.without(ace)):
                    yield 1 + self._a_card, alone

    @property
    def _aces(self) -> tuple[int, ...]:
        return tuple(suit * SUIT_BITS for suit in range(4))

    def _worth(self, held: Held) -> int:
        """All that could be laid of these cards."""
        return held.penalty + self._a_card * held.count

    def least_left(self) -> int | None:
        """The least that a legal end of this turn leaves, as `a_card` counts it; None where there is none."""
        for left, way, found, face in self._candidates():
            if self._ended(way, found, face) is not None:
                return left
        return None

    def left_in_hand(self) -> int:
        """What is left of the hand, as `a_card` counts it, when all is laid that fits and nothing is discarded."""
        held, found = self.in_hand
        return self._worth(held) - found[0]

    @cached_property
    def in_hand(self) -> tuple[Held, Found]:
        """The cards of the hand, and the columns that are best in them when nothing is owed and no joker is swapped."""
        way = self._plain
        return way.held, way.most(way.held)

    def left_without(self, face: int) -> int:
        """The least that is left, as `a_card` counts it, once a card of this face is gone, nothing being owed."""
        held, found = self.in_hand
        if self._spare_in_hand >> face & 1:
            return self._worth(held) - self._a_card - FACE_PENALTIES[self._ace][face] - found[0]
        rest = held.without(face)
        return self._worth(rest) - self._plain.most(rest)[0]

    @cached_property
    def _spare_in_hand(self) -> int:
        return spare(*self.in_hand)

    @cached_property
    def _plain(self) -> Way:
        return self._way(Line((), self.public.melds, self.hand), owing=False)

    @cached_property
    def _ways(self) -> list[Way]:
        public = self.public
        line = Line((), public.melds, self.hand)
        if not self._opened:
            # Swaps and lay-offs only follow an opening: most turns end with these small searches.
            if not self._may_open:
                return []
            whole = self._way(line, owing=True)
            if whole.best(whole.held)[0] < 0:
                return []
            ways = [whole]
        else:
            ways = [self._plain if duty(public) is None else self._way(line, owing=True)]
        may_swap = public.rules.swap_in_opening_turn or (self._opened and not public.opened_now)
        if self._swaps and may_swap:
            ways += [self._way(line, owing=True) for line in swap_lines(public, self.hand)]
        return ways

    def _open_to_lay_offs(self) -> tuple[int, ...]:
        """The melds on the table that take cards in this turn, once this seat has opened."""
        public = self.public
        allowed = public.rules.lay_off_in_opening_turn
        if allowed == "any" or (self._opened and not public.opened_now):
            return tuple(range(1, len(public.melds) + 1))
        return public.laid_now if allowed == "own" else ()

    @property
    def _may_open(self) -> bool:
        """False if the natural melds worth most and the dearest melds with jokers together are worth no opening."""
        held, melds = self._held, self._melds
        natural = [meld for meld in melds if not meld[4]]
        most = held.jokers * max((meld[3] for meld in melds if meld[4]), default=0)
        points = [meld[3] for meld in natural]
        need = max(self.public.rules.opening_points, 1)
        # Two copies of all its cards make a meld twice.
        if most + 2 * sum(points) < need:
            return False
        return most + Search(natural, points, points).most(held.faces, held.twins, 0)[0] >= need

    def _way(self, line: Line, *, owing: bool) -> Way:
        rules = self.public.rules
        if line.hand is self.hand:
            held, melds = self._held, self._melds
        else:
            held = held_cards(line.hand, self._ace)
            melds = melds_within(held.faces, held.jokers, self._ace)
        numbers = self._open_to_lay_offs() if line.melds else ()
        fits = table_fits(line.melds, numbers, held.faces, held.jokers, rules, self._ace)
        laid_off = fits.columns
        if not self._chains:
            laid_off = [mask for mask in laid_off if len(fits.steps[mask[1], mask[4]][1].steps) == 1]
        if not owing:
            return free_way(line, held, sorted(melds + laid_off) if laid_off else melds, fits, self._a_card)
        free = fits.free
        if not self._opened:
            columns, marks = opening_columns(melds, held.jokers, len(line.swaps), rules)
            free |= marks
        else:
            columns = [Column(meld, 0, meld[4], all_uses(meld)) for meld in melds]
        new_meld = rules.freed_joker == "new_meld"
        for mask in laid_off:
            columns.append(Column(mask, 0, 0 if new_meld else mask[4], all_uses(mask) if self._opened else 0))
        columns.sort(key=lambda column: column.mask)
        must_use = None if self._must_use is None or self._must_use not in line.hand else self._must_use
        freed = 0 if rules.freed_joker == "may_keep" else len(self.public.freed) + len(line.swaps)
        joker = must_use is not None and must_use.is_joker
        points = 0 if self._opened else max(rules.opening_points, 1)
        use = must_use is not None and not (joker and freed and self._opened)
        demand = Demand(points, freed + (1 if joker and freed and self._opened else 0), use)
        return owing_way(line, held, columns, fits, free, demand, must_use, self._a_card)

    def _all_at_once(self) -> Way:
        """Going out with one move worth less than an opening (rules.md 2, concealed_minimum `none`)."""
        held = held_cards(self.hand, self._ace)
        jokers = 0 if self.public.rules.opening_joker == "forbidden" else held.jokers
        columns = [Column(meld, 0, 0, all_uses(meld)) for meld in melds_within(held.faces, jokers, self._ace)]
        demand = Demand(use=self._must_use is not None)
        line = Line((), self.public.melds, self.hand)
        fits = TableFits([], 0, {})
        return owing_way(line, held, columns, fits, 0, demand, self._must_use, self._a_card, at_once=True)

    def _closing(self, way: Way) -> Ending | None:
        held, may_be_last = way.held, way.may_be_last()
        if not may_be_last or way.best(held)[0] < 0:
            return None
        if self._worth(held) - way.most(held)[0] > _MOST_LEFT + self._a_card:
            return None
        none_kept = self.public.rules.final_discard == "optional" and may_be_last == ALL_KINDS
        # The dearest card last: it is the one least wanted by others as well as by any rule.
        kinds = [face for face in reversed(held.kinds()) if may_be_last >> face & 1]
        for face in (-1, *kinds) if none_kept else kinds:
            rest = held if face < 0 else held.without(face)
            found = way.best(rest)
            if found[0] == self._worth(rest) and (found[1] or self._opened):
                ending = self._ended(way, found, face)
                if ending is not None:
                    return ending
        return None

    def _ended(self, way: Way, found: Found, face: int) -> Ending | None:
        """The plan of these columns with a discard of this face (-1 none), if the rules accept every move of it."""
        laying = moves_of(self.public, way.line, found[1], way.fits.steps, self._first, at_once=way.at_once)
        after_laying = played(self.public, self.hand, laying)
        if after_laying is None:
            return None
        public, hand = after_laying
        if face < 0:
            return Ending(laying, None, hand, 0) if public.phase == "over" else None
        if public.phase == "over":
            return None
        for card in sorted(hand, reverse=True):
            if card.face == face:
                ended = played(public, hand, (Discard(card),))
                if ended is not None:
                    left = ended[1]
                    return Ending(laying, card, left, hand_points(left, public.rules))
        return None

    def _needed(self, way: Way, columns: tuple[MaskMeld, ...]) -> tuple[MaskMeld, ...]:
        """Of these columns those that duties and the opening cannot do without; the dearest stay in hand first."""
        kept = list(columns)
        for column in sorted(columns, key=lambda one: (-one[3], one)):
            fewer = [one for one in kept if one != column] + [column] * (kept.count(column) - 1)
            if way.meets(fewer):
                kept = fewer
        return tuple(kept)
