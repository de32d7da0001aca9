"""The discard of a playout: what each card costs by the club's terms, the least first."""

from __future__ import annotations

from scala40.bots.levels import CLUB
from scala40.bots.outlook import COMPLETING
from scala40.bots.playout.board import JOKER_NUMBER, NO_CARD, Board
from scala40.bots.playout.hands import loose
from scala40.bots.playout.masks import ACES, FACE, FACES, JOKERS_FROM, NEAR, RANKS, partnered
from scala40.bots.playout.terms import DEAR
from scala40.engine.meld_masks import JOKER_FACE, ONE_SUIT


class Discarding(Board):
    """Which card a seat discards."""

    def discard(self, seat: int, fewest: int) -> int:
        """The card to discard: what it costs by the club's terms, the least first; of equals the lowest number."""
        terms = self.terms
        hand = self.hands[seat]
        faces, twins, jokers = (hand | hand >> 52) & FACES, hand & hand >> 52 & FACES, hand >> JOKERS_FROM
        melds = terms.melds
        best = melds.best(faces, twins, jokers) if jokers else melds.natural(faces, twins)
        left, left_twice = loose(faces, twins, best[1]) if best[1] else (faces, twins)
        opened = self.opened[seat]
        reach = 0
        if left & self.takes:
            open_melds = self.open_to_lay_offs(seat)
            for number, shape in enumerate(self.shapes):
                if open_melds >> number & 1 and shape.takes & left:
                    reach |= shape.reach(left, 0)
            left, left_twice = left & ~reach | left_twice & reach, left_twice & ~reach
        barred, joker_barred = 0, terms.joker_barred
        if self.pending or terms.bars_unopened:
            barred, joker_barred = self.barred(opened, faces, twins, jokers)
        gifts = self.takes | self.freed if self.opened[self.after[seat]] else 0
        sheds = fewest <= CLUB.sheds_at
        out = 0.0 if sheds else terms.out_opened if opened else CLUB.out
        worth = melds.worth
        lowest_cost = 1_000.0
        chosen = NO_CARD
        taken = self.taken if self.pending else NO_CARD
        once = twice = 0
        looked = False
        first, second = left & terms.dear, left & ~terms.dear
        # Of the cards without a partner the dearest is nearly always the one; only a dearer card can cost less.
        kept = gifts | barred
        alone = left & ~(partnered(left) | kept) if out else left & ~kept
        if alone:
            if alone & terms.dear:
                alone = alone & ACES & terms.dear or alone & terms.dear
            else:
                ranks = (alone | alone >> 13 | alone >> 26 | alone >> 39) & ONE_SUIT
                alone &= RANKS[ranks.bit_length() - 1]
            numbers = alone & hand
            number = (numbers & -numbers).bit_length() - 1 if numbers else (alone & -alone).bit_length() + 51
            if number != taken:
                chosen, lowest_cost = number, float(-worth[FACE[number]])
                dearer = terms.dearer[worth[FACE[number]] + 1]
                first &= dearer
                second &= dearer
        for some in (first, second):
            waiting = some & ~barred
            while waiting:
                bit = waiting & -waiting
                waiting ^= bit
                face = bit.bit_length() - 1
                cost = float(-worth[face])
                if cost > lowest_cost:
                    continue
                partners = NEAR[face] & left
                if partners and out and not left_twice & bit:
                    completing = COMPLETING[face]
                    if not looked:
                        once = self.once | faces
                        twice = self.twice | twins | self.once & faces
                        looked = True
                    while partners:
                        other = partners & -partners
                        partners ^= other
                        helping = completing[other.bit_length() - 1]
                        cost += out * ((helping & ~twice).bit_count() + (helping & ~once).bit_count())
                if gifts & bit:
                    cost += CLUB.gift
                if cost <= lowest_cost:
                    number = face if hand & bit else face + 52
                    if number == taken:
                        number = face + 52
                    if cost < lowest_cost or number < chosen:
                        lowest_cost, chosen = cost, number
            if lowest_cost <= -DEAR:
                # No other card can cost less.
                break
        waiting = faces & ~left & ~barred
        if lowest_cost < 0:
            waiting &= terms.dearer[int(-lowest_cost)]
        while waiting:
            bit = waiting & -waiting
            waiting ^= bit
            face = bit.bit_length() - 1
            cost = float(-worth[face])
            number = face if hand & bit else face + 52
            if number == taken:
                number = face + 52
            if cost > lowest_cost or (cost == lowest_cost and number > chosen):
                continue
            if reach & bit:
                cost = 0.0
            else:
                rest = melds.best(faces if twins & bit else faces & ~bit, twins & ~bit, jokers)
                cost += best[0] - rest[0]
            if gifts & bit:
                cost += CLUB.gift
            if cost < lowest_cost or (cost == lowest_cost and number < chosen):
                lowest_cost, chosen = cost, number
        if chosen < 0 or (jokers and sheds and not joker_barred and lowest_cost > -worth[JOKER_FACE]):
            return self.joker_or(chosen, lowest_cost, jokers, joker_barred, bool(gifts))
        return chosen

    def barred(self, opened: bool, faces: int, twins: int, jokers: int) -> tuple[int, bool]:
        """The faces that may not be discarded now, and whether a joker may not (rules.md 2, discard_fitting)."""
        terms = self.terms
        taken = 0
        joker_taken = self.pending and FACE[self.taken] == JOKER_FACE
        if self.pending and not joker_taken and not twins >> FACE[self.taken] & 1:
            taken = 1 << FACE[self.taken]
        barred = taken
        joker_barred = terms.joker_barred
        if (terms.bars_opened if opened else terms.bars_unopened) and self.shapes:
            barred |= self.takes | self.freed
            joker_barred = joker_barred or self.takes_joker
        if not faces & ~barred and (joker_barred or joker_taken or not jokers):
            # Where everything is barred anything may go.
            barred = taken
        return barred, joker_barred or joker_taken

    def joker_or(self, chosen: int, cost: float, jokers: int, barred: bool, gives: bool) -> int:
        """Late a joker may be the card to discard; it is the only one where all others are barred."""
        if chosen < 0:
            return JOKER_NUMBER
        if barred or not jokers or (self.pending and FACE[self.taken] == JOKER_FACE):
            return chosen
        joker = -self.terms.melds.worth[JOKER_FACE] + (CLUB.gift if gives else 0)
        return JOKER_NUMBER if joker < cost and not self.takes_joker else chosen
