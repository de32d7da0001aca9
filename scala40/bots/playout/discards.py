"""The discard of a playout: what each card costs by the club's terms, the least first."""

from __future__ import annotations

from scala40.bots.levels import CLUB
from scala40.bots.outlook import COMPLETING
from scala40.bots.playout.board import JOKER_NUMBER, NO_CARD, Board
from scala40.bots.playout.hands import loose
from scala40.bots.playout.masks import FACE, FACES, JOKERS_FROM, NEAR
from scala40.bots.playout.terms import DEAR
from scala40.engine.meld_masks import JOKER_FACE


class Discarding(Board):
    """Which card a seat discards."""

    def discard(self, seat: int, fewest: int) -> int:
        """The card to discard: what it costs by the club's terms, the least first; of equals the lowest number."""
        terms = self.terms
        hand = self.hands[seat]
        faces, twins, jokers = (hand | hand >> 52) & FACES, hand & hand >> 52 & FACES, hand >> JOKERS_FROM
        melds = terms.melds
        best = melds.best(faces, twins, jokers)
        left, left_twice = loose(faces, twins, best[1])
        reach = 0
        if left & self.takes:
            open_melds = self.open_to_lay_offs(seat)
            for number, shape in enumerate(self.shapes):
                if open_melds >> number & 1 and shape.takes & left:
                    reach |= shape.reach(left, 0)
            left, left_twice = left & ~reach | left_twice & reach, left_twice & ~reach
        barred = 0
        if (terms.bars_opened if self.opened[seat] else terms.bars_unopened) and self.shapes:
            barred = self.takes | self.freed
        joker_barred = bool(jokers) and (terms.joker_barred or (self.takes_joker and barred > 0))
        if self.pending and FACE[self.taken] != JOKER_FACE and not twins >> FACE[self.taken] & 1:
            barred |= 1 << FACE[self.taken]
        if not faces & ~barred and (joker_barred or not jokers or (self.pending and FACE[self.taken] == JOKER_FACE)):
            barred = 0
            if self.pending and FACE[self.taken] != JOKER_FACE and not twins >> FACE[self.taken] & 1:
                barred = 1 << FACE[self.taken]
        after = self.order[(self.order.index(seat) + 1) % len(self.order)]
        gifts = self.takes | self.freed if self.opened[after] else 0
        sheds = fewest <= CLUB.sheds_at
        out = 0.0 if sheds else CLUB.out_opened or 0.0 if self.opened[seat] else CLUB.out
        worth = melds.worth
        lowest_cost = 1_000.0
        chosen = NO_CARD
        taken = self.taken if self.pending else NO_CARD
        live = FACES & ~(self.twice | twins | self.once & faces)
        both = FACES & ~(self.once | faces)
        for some in (left & terms.dear, left & ~terms.dear):
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
                    while partners:
                        other = partners & -partners
                        partners ^= other
                        helping = completing[other.bit_length() - 1]
                        cost += out * ((helping & live).bit_count() + (helping & both).bit_count())
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
        waiting = faces & ~left & ~barred if lowest_cost >= -worth[0] or lowest_cost >= -DEAR else 0
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

    def joker_or(self, chosen: int, cost: float, jokers: int, barred: bool, gives: bool) -> int:
        """Late a joker may be the card to discard; it is the only one where all others are barred."""
        if chosen < 0:
            return JOKER_NUMBER
        if barred or not jokers or (self.pending and FACE[self.taken] == JOKER_FACE):
            return chosen
        joker = -self.terms.melds.worth[JOKER_FACE] + (CLUB.gift if gives else 0)
        return JOKER_NUMBER if joker < cost and not self.takes_joker else chosen
