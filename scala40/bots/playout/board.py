"""The compact round of a playout: hands, piles and melds as numbers, and the moves that change them.

Nothing here judges or chooses: `laying`, `taking` and `discards` do.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Final

from scala40.bots.playout.masks import A_JOKER, BIT, FACE, JOKERS_FROM, NATURALS, Column
from scala40.bots.playout.plans import Line, Part
from scala40.bots.playout.shapes import Shape
from scala40.bots.playout.terms import Start, Terms
from scala40.bots.playout.watcher import Watcher
from scala40.engine.cards import JOKER_POINTS
from scala40.engine.meld_masks import FACE_PENALTIES, JOKER_FACE
from scala40.engine.scoring import CONCEALED_BONUS, FLAT_PENALTY

NO_CARD: Final = -1
JOKER_NUMBER: Final = 104
"""The number of any joker."""


class Board:
    """One round in the course of play. Tuples and lists by seat have an entry for every seat of the match."""

    def __init__(
        self,
        start: Start,
        hands: Sequence[Iterable[int]],
        stock: Sequence[int],
        seed: int,
        watcher: Watcher | None = None,
    ) -> None:
        public = start.public
        self.terms: Terms = start.terms
        self.order = public.seats
        self.after = {seat: public.after_seat(seat) for seat in public.seats}
        """By seat the next one."""
        self.hands = [sum(map(BIT.__getitem__, hand)) for hand in hands]
        if start.owed:
            self.hands[start.seat] = sum(map(BIT.__getitem__, start.hand))
        self.counts = list(public.counts)
        self.opened = list(public.opened)
        self.stock = [int(card) for card in reversed(stock)]
        """Its top card last."""
        self.pile = list(start.pile)
        self.shapes = list(start.shapes)
        self.once = start.once
        """Faces that lie open on the table or in the pile."""
        self.twice = start.twice
        self.turns = public.turns
        self.reshuffles = public.reshuffles
        self.seat = public.turn
        self.closer: int | None = None
        self.concealed = False
        self.dead = False
        self.opened_now = public.opened_now
        self.laid_now = sum(1 << number - 1 for number in public.laid_now)
        self.taken = NO_CARD if public.taken is None else int(public.taken)
        """The card taken in this turn."""
        self.pending = public.taken is not None and not public.taken_used
        """True while the card taken is still in hand."""
        self.unchecked = [True] * len(self.hands)
        self.seed = seed
        self.chance: random.Random | None = None
        self.watcher = watcher
        self.drawn = public.phase == "play"
        self.fresh = NO_CARD
        """The face just drawn if it makes a meld possible that was none before."""
        self.look_at_melds()

    def look_at_melds(self) -> None:
        """Note what the melds on the table take now, after one of them has changed."""
        takes = freed = 0
        joker = False
        for shape in self.shapes:
            takes |= shape.takes
            freed |= shape.freed
            joker = joker or shape.takes_joker
        self.takes = takes
        self.freed = freed
        self.takes_joker = joker

    def restock(self) -> bool:
        """Shuffle the discards into a new stock (rules.md 1.14); False where that makes the round dead."""
        if self.reshuffles >= self.terms.reshuffles or len(self.pile) < 2:
            return False
        self.reshuffles += 1
        cards = sorted(min(card, JOKER_NUMBER) for card in self.pile[:-1])
        if self.chance is None:
            self.chance = random.Random(self.seed)
        self.chance.shuffle(cards)
        self.stock = cards
        self.pile = self.pile[-1:]
        once = twice = 0
        for face in [*(face for shape in self.shapes for face in shape.natural), FACE[self.pile[0]]]:
            if face != JOKER_FACE:
                twice |= once & 1 << face
                once |= 1 << face
        self.once, self.twice = once, twice
        if self.watcher is not None:
            self.watcher.shuffled(cards)
        return True

    def penalties(self) -> tuple[int, ...]:
        """The penalty of each seat as the round stands (rules.md 1.13)."""
        terms = self.terms
        rules = terms.rules
        scored = [0] * len(self.hands)
        if self.closer is None and rules.dead_round == "void":
            return tuple(scored)
        for seat in self.order:
            if seat == self.closer:
                bonus = self.concealed and rules.concealed_bonus == "minus_100"
                scored[seat] = rules.winner_bonus + (CONCEALED_BONUS if bonus else 0)
                continue
            if rules.unopened_penalty == "flat_100" and not self.opened[seat]:
                scored[seat] = FLAT_PENALTY
            else:
                scored[seat] = self.points(self.hands[seat])
            if self.concealed and rules.concealed_bonus == "double":
                scored[seat] *= 2
        return tuple(scored)

    def points(self, hand: int) -> int:
        """Penalty points of a hand (rules.md 1.13)."""
        penalties = FACE_PENALTIES[self.terms.ace]
        points = (hand >> JOKERS_FROM) * JOKER_POINTS
        left = hand & NATURALS
        count = left.bit_count() + (hand >> JOKERS_FROM)
        while left:
            lowest = left & -left
            points += penalties[FACE[lowest.bit_length() - 1]]
            left ^= lowest
        return 1 if self.terms.lone_ace and count == 1 and points == 11 else points

    def drop(self, seat: int, card: int) -> None:
        """Discard this card of the hand."""
        self.hands[seat] -= BIT[card]
        self.pile.append(card)
        face = FACE[card]
        if face != JOKER_FACE:
            self.twice |= self.once & 1 << face
            self.once |= 1 << face
        if self.watcher is not None:
            self.watcher.discarded(card)

    def open_to_lay_offs(self, seat: int) -> int:
        """The melds that take cards from this seat now, once it has opened, as bits."""
        allowed = self.terms.off_at_opening
        if allowed == "any" or (self.opened[seat] and not self.opened_now):
            return (1 << len(self.shapes)) - 1
        return self.laid_now if allowed == "own" else 0

    def may_close(self) -> bool:
        """True if going out is allowed yet (rules.md 2, close_in_first_lap)."""
        return self.turns >= self.terms.laps

    def take_out(self, seat: int, face: int) -> int:
        """Take a card of this face from the hand: the one taken from the pile first, else the second copy."""
        hand = self.hands[seat]
        if face == JOKER_FACE:
            card = JOKER_NUMBER
            if self.pending and FACE[self.taken] == JOKER_FACE:
                self.pending = False
        else:
            card = face + 52 if hand >> face + 52 & 1 else face
            if self.pending and FACE[self.taken] == face:
                card = self.taken
                self.pending = False
            self.twice |= self.once & 1 << face
            self.once |= 1 << face
        self.hands[seat] = hand - BIT[card]
        return card

    def take_all_out(self, seat: int, columns: Sequence[tuple[int, int]]) -> None:
        """Take the cards of these melds (jokers, natural faces) from the hand at once, second copies first."""
        hand, once, twice = self.hands[seat], self.once, self.twice
        for jokers, faces in columns:
            second = hand >> JOKER_FACE & faces
            hand ^= second << JOKER_FACE | faces ^ second
            hand -= jokers << JOKERS_FROM
            twice |= once & faces
            once |= faces
        self.hands[seat], self.once, self.twice = hand, once, twice

    def lay_melds(self, seat: int, parts: Sequence[Part] | Sequence[Column]) -> None:
        """Lay new melds in one move; a seat that has not opened opens with it."""
        if not parts:
            return
        columns = tuple(sorted((part[3], part[1]) for part in parts))
        shapes = self.terms.shapes.laid(tuple((mask, jokers) for jokers, mask in columns))
        laid: list[tuple[Shape, list[int]]] = []
        if self.watcher is None and not self.pending:
            self.take_all_out(seat, columns)
        else:
            for shape in shapes:
                cards = [self.take_out(seat, JOKER_FACE if card.is_joker else card.face) for card in shape.meld.cards]
                laid.append((shape, cards))
        for shape in shapes:
            self.laid_now |= 1 << len(self.shapes)
            self.shapes.append(shape)
        if not self.opened[seat]:
            self.opened[seat] = True
            self.opened_now = True
        self.look_at_melds()
        if self.watcher is not None:
            self.watcher.laid(laid)

    def lay_off(self, seat: int, number: int, face: int, stands_for: int) -> None:
        """Lay a card of this face (52 a joker) off onto a meld (from 0)."""
        card = self.take_out(seat, face)
        self.shapes[number] = self.shapes[number].with_step(face, stands_for)
        if self.watcher is not None:
            self.watcher.laid_off(card, number + 1, stands_for)

    def lay_line(self, seat: int, line: Line, parts: Sequence[Part], *, at_once: bool) -> None:
        """Carry out the swaps and all parts; a seat that has not opened opens first."""
        melds = [part for part in parts if part[6] is None]
        if not self.opened[seat] and not at_once and not self.terms.jokers_open:
            self.lay_melds(seat, [part for part in melds if not part[3]])
            melds = [part for part in melds if part[3]]
        for number, face in line.swaps:
            card = self.take_out(seat, face)
            self.hands[seat] += A_JOKER
            self.shapes[number] = self.shapes[number].with_swap(face)
            if self.watcher is not None:
                self.watcher.swapped(card, number + 1)
        self.lay_melds(seat, melds)
        for part in parts:
            if part[6] is not None:
                number, steps = part[6]
                for face, stands_for in steps:
                    self.lay_off(seat, number, face, stands_for)
        self.look_at_melds()
