"""Opening, laying and going out in a playout, as the club does it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scala40.bots.playout.board import JOKER_NUMBER, NO_CARD, Board
from scala40.bots.playout.masks import A_JOKER, FACE, FACES, JOKERS_FROM, NATURALS, Column, natural_cover, partnered
from scala40.bots.playout.plans import Line, Part, least_opening, lines, needed_of
from scala40.engine.cards import JOKER_POINTS
from scala40.engine.meld_masks import JOKER_FACE

CLOSE_TO_OUT: Final = JOKER_POINTS + 20
"""The most that a single card left can be worth."""
MOST_SWAPS: Final = 2


class Laying(Board):
    """What a seat lays after its draw."""

    def left(self, hand: int, parts: Sequence[Part] | Sequence[Column]) -> int:
        """Some hand with as many cards as these parts leave, its only card the right one."""
        faces, twins, jokers = (hand | hand >> 52) & FACES, hand & hand >> 52 & FACES, hand >> JOKERS_FROM
        for part in parts:
            needed = part[1] & FACES
            faces, twins = faces & ~needed | twins & needed, twins & ~needed
            jokers -= part[3]
        return faces | twins << 52 | jokers << JOKERS_FROM

    def open(self, seat: int, holds: bool, fresh: int) -> bool:
        """Open if the cards and the rules allow; True if that went out.

        Where the hand could not open before, it can only with the face that is `fresh`; -1 where anything may be new.
        """
        terms = self.terms
        hand = self.hands[seat]
        faces, twins, jokers = (hand | hand >> 52) & FACES, hand & hand >> 52 & FACES, hand >> JOKERS_FROM
        use = FACE[self.taken] if self.pending else NO_CARD
        found = terms.opening(faces, twins, jokers, fresh if fresh >= 0 else use)
        if self.may_close() and (found[1] or terms.any_concealed):
            fits = terms.off_at_opening == "any"
            reach = self.reach(faces, jokers, -1 if fits else 0)
            uncovered = (faces & ~(natural_cover(faces) | reach)).bit_count()
            spare = jokers if fits and self.takes_joker else 0
            if uncovered < 2 + 4 * jokers and self.near_out(faces, twins, jokers, reach, spare):
                if found[1] and self.close_by_opening(seat, faces, twins, jokers, use):
                    return True
                if terms.any_concealed and self.close_at_once(seat, faces, twins, jokers, use):
                    return True
        if not found[1]:
            return False
        melds = found[1]
        if holds or not self.ends_after(hand, melds):
            melds = least_opening(melds, terms.need, use)
            if not self.ends_after(hand, melds):
                self.unchecked[seat] = True
                return False
        self.lay_melds(seat, melds)
        return False

    def reach(self, faces: int, jokers: int, melds: int) -> int:
        """Those of the faces that these melds on the table (as bits) take, one after the other, a joker between."""
        found = 0
        joker = 1 if jokers else 0
        for number, shape in enumerate(self.shapes):
            if melds >> number & 1 and (shape.takes & faces or (joker and shape.takes_joker)):
                found |= shape.reach(faces, joker)
        return found

    def near_out(self, faces: int, twins: int, jokers: int, reach: int, spare: int) -> bool:
        """False if so many cards stay in hand that nobody could go out; `spare` jokers may be laid off."""
        terms = self.terms
        best = terms.melds.best(faces, twins, jokers)
        most = best[0]
        if spare:
            for column in best[1]:
                spare -= column[3]
            most += max(spare, 0) * terms.melds.worth[JOKER_FACE]
        if reach:
            most += terms.melds.total(reach, twins & reach, 0)
        return terms.melds.total(faces, twins, jokers) - most <= CLOSE_TO_OUT

    def close_by_opening(self, seat: int, faces: int, twins: int, jokers: int, use: int) -> bool:
        """Go out in the turn of the opening, what is left being laid off where that is allowed."""
        terms = self.terms
        line = Line(faces, twins, jokers, self.shapes, ())
        melds = (1 << len(self.shapes)) - 1 if terms.off_at_opening == "any" else 0
        counted = jokers if terms.jokers_open else 0
        line.prepare(terms.ace, melds, use, jokers=counted, opened=False, new_meld=False)
        return self.go_out(seat, line, terms.need, use, at_once=False)

    def ends_after(self, hand: int, parts: Sequence[Part] | Sequence[Column]) -> bool:
        """Whether the turn can end once these parts are laid."""
        left = self.left(hand, parts)
        count = (left & NATURALS).bit_count() + (left >> JOKERS_FROM)
        if count != 1:
            return count > 1
        return self.may_close() and not (left >> JOKERS_FROM and self.terms.joker_never)

    def close_at_once(self, seat: int, faces: int, twins: int, jokers: int, use: int) -> bool:
        """Go out with one move worth less than an opening (rules.md 2, concealed_minimum `none`)."""
        terms = self.terms
        counted = jokers if terms.rules.opening_joker != "forbidden" else 0
        line = Line(faces, twins, jokers, self.shapes, ())
        line.prepare(terms.ace, 0, use, jokers=counted, opened=False, new_meld=False)
        return self.go_out(seat, line, 0, use, at_once=True)

    def go_out(self, seat: int, line: Line, points: int, use: int, *, at_once: bool) -> bool:
        """Go out by this line if it can be done; `use` is the face of the card taken that must be laid, or -1."""
        terms = self.terms
        taken = FACE[self.taken] if self.pending else NO_CARD
        never = JOKER_FACE if terms.joker_never else NO_CARD
        homes = 0 if terms.may_keep else len(line.swaps)
        parts = line.all_but_one(
            (points, homes, use >= 0), (taken, never), required=terms.discard_required, opened=self.opened[seat]
        )
        if parts is None:
            return False
        self.lay_line(seat, line, parts, at_once=at_once)
        hand = self.hands[seat]
        if hand:
            self.drop(seat, (hand & -hand).bit_length() - 1 if hand < A_JOKER else JOKER_NUMBER)
        return True

    def lay(self, seat: int, holds: bool) -> bool:
        """Go out, or lay what pays now, for a seat that has opened; True if it went out."""
        terms = self.terms
        hand = self.hands[seat]
        faces, twins, jokers = (hand | hand >> 52) & FACES, hand & hand >> 52 & FACES, hand >> JOKERS_FROM
        if not jokers and not self.pending and not (self.takes | self.freed) & faces:
            # Only new melds could be laid.
            cover = natural_cover(faces)
            if (holds or not cover) and (faces & ~cover).bit_count() > 1:
                return False
        swaps = self.freed & faces if terms.swaps_at_opening or not self.opened_now else 0
        owes = self.pending and terms.must_use
        melds = self.open_to_lay_offs(seat)
        most_jokers = jokers + swaps.bit_count()
        reach = 0
        if self.takes & faces or (most_jokers and self.takes_joker):
            reach = self.reach(faces, most_jokers, melds)
        can_lay = natural_cover(faces) | reach | swaps
        uncovered = (faces & ~can_lay).bit_count() + (twins & ~can_lay).bit_count()
        wants_out = uncovered < 2 + 4 * most_jokers and self.may_close()
        if wants_out and most_jokers:
            spare = most_jokers if swaps or self.takes_joker else 0
            wants_out = self.near_out(faces, twins, most_jokers, reach | swaps, spare)
        wants_more = (owes or not holds) and bool(can_lay or (jokers and (self.takes_joker or partnered(faces))))
        if not wants_out and not wants_more:
            return False
        use = FACE[self.taken] if self.pending else NO_CARD
        if owes and holds and not wants_out and not swaps and self.lay_taken(seat, use, melds):
            return False
        ways = list(lines(faces, twins, jokers, self.shapes, MOST_SWAPS if swaps else 0))
        for line in ways:
            used = any(face == use for _, face in line.swaps)
            line.prepare(
                terms.ace, melds, NO_CARD if used else use, jokers=line.jokers, opened=True, new_meld=terms.new_meld
            )
        if wants_out:
            for line in ways:
                if self.go_out(seat, line, 0, self.owed(line, use), at_once=False):
                    return True
        if wants_more:
            self.lay_most(seat, ways, use, least=holds)
        return False

    def lay_taken(self, seat: int, face: int, melds: int) -> bool:
        """Lay the card taken off by itself or in one new meld, the rest staying in hand; False if that will not do."""
        hand = self.hands[seat]
        count = (hand & NATURALS).bit_count() + (hand >> JOKERS_FROM)
        if face != JOKER_FACE and self.takes >> face & 1 and count > 2:
            for number, shape in enumerate(self.shapes):
                if melds >> number & 1 and shape.takes >> face & 1:
                    self.lay_off(seat, number, face, face)
                    self.look_at_melds()
                    return True
        faces, twins, jokers = (hand | hand >> 52) & FACES, hand & hand >> 52 & FACES, hand >> JOKERS_FROM
        found = self.terms.melds.using(faces, twins, jokers, 0, face)[1][:1]
        if not found or count - found[0][1].bit_count() - found[0][3] < 2:
            return False
        self.lay_melds(seat, found)
        return True

    def owed(self, line: Line, use: int) -> int:
        """The face of the card taken if this line must still lay it, else -1."""
        if use < 0 or not self.terms.must_use or any(face == use for _, face in line.swaps):
            return NO_CARD
        return use

    def lay_most(self, seat: int, ways: Sequence[Line], use: int, *, least: bool) -> None:
        """Lay what leaves the least in hand, or with `least` only what is owed; nothing where no turn ends then."""
        terms = self.terms
        best: tuple[int, Line, tuple[Part, ...]] | None = None
        for line in ways:
            owed = self.owed(line, use)
            homes = 0 if terms.may_keep else len(line.swaps)
            found = line.best(line.faces, line.twins, line.jokers, 0, homes, owed >= 0)
            if found[0] < 0:
                continue
            wanted = needed_of(found[1], 0, homes, owed >= 0) if least else found[1]
            parts = self.with_an_end(line, wanted, homes, owed)
            if parts is None:
                continue
            left = line.total - sum(part[0] for part in parts)
            if best is None or left < best[0]:
                best = left, line, parts
        if best is not None and (best[2] or best[1].swaps):
            self.lay_line(seat, best[1], best[2], at_once=False)

    def with_an_end(self, line: Line, parts: tuple[Part, ...], homes: int, owed: int) -> tuple[Part, ...] | None:
        """These parts, or some of them, after which the turn can end; None if there is no such choice."""
        hand = line.faces | line.twins << 52 | line.jokers << JOKERS_FROM
        kept = list(parts)
        for part in sorted(parts):
            if self.ends_after(hand, kept) and not self.strands_the_taken(hand, kept, owed):
                return tuple(kept)
            kept.remove(part)
            if sum(one[5] for one in kept) < homes or (owed >= 0 and not any(one[4] for one in kept)):
                kept.append(part)
        if self.ends_after(hand, kept) and not self.strands_the_taken(hand, kept, owed):
            return tuple(kept)
        return None

    def strands_the_taken(self, hand: int, parts: Sequence[Part], owed: int) -> bool:
        """True if only the card taken, which may not be discarded, would be left."""
        if not self.pending or owed >= 0:
            return False
        left = self.left(hand, parts)
        count = (left & NATURALS).bit_count() + (left >> JOKERS_FROM)
        return count == 1 and (left & FACES == 1 << FACE[self.taken] or bool(left >> JOKERS_FROM))
