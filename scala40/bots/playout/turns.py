"""A round played on by its hidden cards, every seat as the club plays, on a compact state (engine-notes.md 6).

Sound, not complete: every move is one that the rules allow; some that the club would find are not looked for.
"""

from __future__ import annotations

from typing import Final

from scala40.bots.outcome import Outcome
from scala40.bots.playout.board import NO_CARD
from scala40.bots.playout.discards import Discarding
from scala40.bots.playout.masks import BIT, FACE, FACES, JOKERS_FROM, NATURALS, NEAR, completes
from scala40.bots.playout.taking import Taking
from scala40.engine.meld_masks import JOKER_FACE

MOST_TURNS: Final = 150
"""Turns after which a playout is broken off; club players end nearly all their rounds long before."""
_FULL_HAND: Final = 14


class Playing(Taking, Discarding):
    """A round that plays itself."""

    def to_the_end(self) -> Outcome:
        """Play the round to its end."""
        drawn = self.drawn
        order = self.order
        at = order.index(self.seat)
        last = self.turns + MOST_TURNS
        while self.turns < last:
            seat = self.seat = order[at]
            if not drawn and not self.draw(seat):
                self.dead = True
                break
            drawn = False
            if self.turn(seat):
                self.closer = seat
                self.concealed = self.opened_now
                break
            self.counts[seat] = (self.hands[seat] & NATURALS).bit_count() + (self.hands[seat] >> JOKERS_FROM)
            self.turns += 1
            self.opened_now = False
            self.laid_now = 0
            self.taken = NO_CARD
            self.pending = False
            at = at + 1 if at + 1 < len(order) else 0
        return Outcome(self.penalties(), self.closer, self.concealed, self.dead)

    def draw(self, seat: int) -> bool:
        """Take the top discard if that pays, else draw; False where the round is dead instead."""
        pile = self.pile
        if pile and (self.opened[seat] or self.terms.takes_to_open) and self.wants(seat, FACE[pile[-1]]):
            card = pile.pop()
            self.taken = card
            self.pending = True
            face = FACE[card]
            if face != JOKER_FACE:
                bit = 1 << face
                if self.twice & bit:
                    self.twice ^= bit
                else:
                    self.once ^= bit
            self.hands[seat] += BIT[card]
            if self.watcher is not None:
                self.watcher.took()
            return True
        if not self.stock and not self.restock():
            return False
        card = self.stock.pop()
        hand = self.hands[seat]
        if not self.opened[seat] and not self.unchecked[seat]:
            face = FACE[card]
            if face == JOKER_FACE:
                self.unchecked[seat] = True
            elif hand >> JOKERS_FROM:
                self.fresh = face if NEAR[face] & (hand | hand >> 52) else NO_CARD
            else:
                self.fresh = face if completes((hand | hand >> 52) & FACES, face) else NO_CARD
        self.hands[seat] = hand + BIT[card]
        if self.watcher is not None:
            self.watcher.drew()
        return True

    def turn(self, seat: int) -> bool:
        """Play the turn after the draw; True if it went out."""
        opened = self.opened
        counts = self.counts
        fewest = _FULL_HAND
        for other in self.order:
            if opened[other] and other != seat and counts[other] < fewest:
                fewest = counts[other]
        holds = fewest > self.terms.holds_above
        if not opened[seat] and (self.unchecked[seat] or self.pending or self.fresh >= 0):
            fresh = NO_CARD if self.unchecked[seat] else self.fresh
            self.unchecked[seat] = False
            self.fresh = NO_CARD
            if self.open(seat, holds, fresh):
                return True
        if opened[seat] and self.lay(seat, holds):
            return True
        card = self.discard(seat, fewest)
        self.drop(seat, card)
        return not self.hands[seat]
