"""Whether the top discard is worth taking in a playout, as the club judges it."""

from __future__ import annotations

from typing import Final

from scala40.bots.levels import CLUB
from scala40.bots.playout.board import NO_CARD
from scala40.bots.playout.hands import loose
from scala40.bots.playout.laying import CLOSE_TO_OUT, MOST_SWAPS, Laying
from scala40.bots.playout.masks import FACES, JOKERS_FROM, NEAR, completes
from scala40.bots.playout.plans import Line, Part, least_opening, lines
from scala40.engine.meld_masks import JOKER_FACE

_PLENTY: Final = 6
"""With so many cards nobody is taken to go out by a card that makes a new meld."""


class Taking(Laying):
    """What a seat does about the top discard before its draw."""

    def wants(self, seat: int, face: int) -> bool:
        """Whether the top discard is worth taking: it goes out, opens, or saves enough points."""
        hand = self.hands[seat]
        faces, twins, jokers = (hand | hand >> 52) & FACES, hand & hand >> 52 & FACES, hand >> JOKERS_FROM
        opened = self.opened[seat]
        if face != JOKER_FACE:
            fits = opened and (self.takes | self.freed) >> face & 1
            if not fits and not (NEAR[face] & faces if jokers else completes(faces, face)):
                return False
            bit = 1 << face
            with_faces, with_twins, with_jokers = faces | bit, twins | faces & bit, jokers
        else:
            with_faces, with_twins, with_jokers = faces, twins, jokers + 1
        if not opened:
            return self.opens_by(hand, with_faces, with_twins, with_jokers, face)
        if self.takes >> face & 1 and self.counts[seat] > 1:
            # What is laid off at once costs nothing, and another card goes instead.
            return True
        if self.counts[seat] > _PLENTY and not self.freed & with_faces:
            return self.gains_by_meld(faces, twins, jokers, face, with_faces, with_twins, with_jokers)
        return self.gains(hand, with_faces, with_twins, with_jokers, face)

    def gains_by_meld(
        self, faces: int, twins: int, jokers: int, face: int, with_faces: int, with_twins: int, with_jokers: int
    ) -> bool:
        """Whether the card makes a new meld that saves enough, for a seat that cannot go out by it."""
        terms = self.terms
        melds = terms.melds
        if not terms.must_use:
            found = melds.best(with_faces, with_twins, with_jokers)
        else:
            found = melds.using(with_faces, with_twins, with_jokers, 0, face)
            if not found[1]:
                return False
        before = melds.best(faces, twins, jokers)
        left, left_twice = loose(with_faces, with_twins, found[1])
        left_before = loose(faces, twins, before[1])[0]
        gained = found[0] - before[0] - melds.worth[face]
        if self.takes & left or self.takes & left_before:
            reach = self.reach(left, 0, -1)
            gained += melds.total(reach, 0, 0) - melds.total(self.reach(left_before, 0, -1), 0, 0)
            left &= ~reach
        return gained + self.dearest(left | left_twice << 52, face if not terms.must_use else NO_CARD) > CLUB.take_gain

    def opens_by(self, hand: int, faces: int, twins: int, jokers: int, face: int) -> bool:
        """Whether the card opens and leaves enough less in hand than the melds in it do without it."""
        terms = self.terms
        found = terms.opening(faces, twins, jokers, face)
        if not found[1]:
            return False
        whole = faces | twins << 52 | jokers << JOKERS_FROM
        if not self.ends_after(whole, least_opening(found[1], terms.need, face)):
            return False
        before = (hand | hand >> 52) & FACES, hand & hand >> 52 & FACES, hand >> JOKERS_FROM
        gained = found[0] + self.dearest(self.left(whole, found[1]), NO_CARD)
        return gained - terms.melds.best(*before)[0] - terms.melds.worth[face] > CLUB.take_gain

    def gains(self, hand: int, faces: int, twins: int, jokers: int, face: int) -> bool:
        """Whether the card goes out or saves enough for a seat that has opened."""
        terms = self.terms
        melds = (1 << len(self.shapes)) - 1
        use = face if terms.must_use else NO_CARD
        before = Line((hand | hand >> 52) & FACES, hand & hand >> 52 & FACES, hand >> JOKERS_FROM, self.shapes, ())
        before.prepare(terms.ace, melds, NO_CARD, jokers=before.jokers, opened=True, new_meld=terms.new_meld)
        left_without = before.total - before.best(before.faces, before.twins, before.jokers, 0, 0, False)[0]
        for line in lines(faces, twins, jokers, self.shapes, MOST_SWAPS if self.freed & faces else 0):
            used = any(by == face for _, by in line.swaps)
            owed = NO_CARD if used else use
            line.prepare(terms.ace, melds, owed, jokers=line.jokers, opened=True, new_meld=terms.new_meld)
            homes = 0 if terms.may_keep else len(line.swaps)
            found = line.best(line.faces, line.twins, line.jokers, 0, homes, owed >= 0)
            if found[0] < 0:
                continue
            kept = self.with_an_end_of(line, found[1], homes, owed, face, used)
            if kept is None:
                continue
            left = line.total - sum(part[0] for part in kept)
            if left <= CLOSE_TO_OUT and self.may_close():
                return True
            left_over = self.left(line.faces | line.twins << 52 | line.jokers << JOKERS_FROM, kept)
            dearest = self.dearest(left_over, face if not used and owed < 0 else NO_CARD)
            if left_without - (left - dearest) > CLUB.take_gain:
                return True
        return False

    def with_an_end_of(
        self, line: Line, parts: tuple[Part, ...], homes: int, owed: int, face: int, used: bool
    ) -> tuple[Part, ...] | None:
        """As `with_an_end` for a card that has not been taken yet."""
        self.taken, self.pending = face, not used
        kept = self.with_an_end(line, parts, homes, owed)
        self.taken, self.pending = NO_CARD, False
        return kept

    def dearest(self, hand: int, barred: int) -> int:
        """What the dearest card of a hand is worth, but for a single card of the face `barred`."""
        worth = self.terms.melds.worth
        dearest = worth[JOKER_FACE] if hand >> JOKERS_FROM else 0
        faces = (hand | hand >> 52) & FACES
        while faces:
            lowest = faces & -faces
            face = lowest.bit_length() - 1
            if worth[face] > dearest and (face != barred or hand >> face + 52 & 1):
                dearest = worth[face]
            faces ^= lowest
        return dearest
