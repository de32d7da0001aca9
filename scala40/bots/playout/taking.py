"""Whether the top discard is worth taking in a playout, as the club judges it."""

from __future__ import annotations

from collections.abc import Sequence

from scala40.bots.levels import CLUB
from scala40.bots.playout.board import NO_CARD
from scala40.bots.playout.laying import CLOSE_TO_OUT, MOST_SWAPS, Laying
from scala40.bots.playout.masks import FACES, JOKERS_FROM, NEAR, completes
from scala40.bots.playout.plans import Line, Part, lines, needed_of
from scala40.engine.meld_masks import JOKER_FACE


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
        return (
            self.gains(seat, with_faces, with_twins, with_jokers, face)
            if opened
            else self.opens_by(with_faces, with_twins, with_jokers, face)
        )

    def opens_by(self, faces: int, twins: int, jokers: int, face: int) -> bool:
        terms = self.terms
        counted = jokers if terms.jokers_open else 0
        if terms.by_points.best(faces, twins, counted)[0] < terms.need:
            return False
        line = Line(faces, twins, jokers, self.shapes, ())
        melds = (1 << len(self.shapes)) - 1 if terms.off_at_opening == "any" else 0
        line.prepare(terms.ace, melds, face, jokers=counted, opened=False, new_meld=False)
        found = line.best(faces, twins, jokers, terms.need, 0, True)
        if found[0] < 0:
            return False
        hand = faces | twins << 52 | jokers << JOKERS_FROM
        least = needed_of(tuple(part for part in found[1] if part[6] is None), terms.need, 0, True)
        return self.ends_after(hand, least)

    def gains(self, seat: int, faces: int, twins: int, jokers: int, face: int) -> bool:
        terms = self.terms
        hand = self.hands[seat]
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
            dearest = self.dearest_left(line, kept, face if not used and owed < 0 else NO_CARD)
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

    def dearest_left(self, line: Line, parts: Sequence[Part], barred: int) -> int:
        """What the dearest card that stays in hand is worth."""
        worth = self.terms.melds.worth
        left = self.left(line.faces | line.twins << 52 | line.jokers << JOKERS_FROM, parts)
        dearest = worth[JOKER_FACE] if left >> JOKERS_FROM else 0
        faces = left & FACES
        while faces:
            lowest = faces & -faces
            face = lowest.bit_length() - 1
            if worth[face] > dearest and (face != barred or left >> face + 52 & 1):
                dearest = worth[face]
            faces ^= lowest
        return dearest
