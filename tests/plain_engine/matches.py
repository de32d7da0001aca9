"""A match as a plain mutable object: deals, rounds, totals, eliminations, re-entries, deciding round, result."""

from typing import Any

from tests.plain_engine.cards import is_joker, new_deck
from tests.plain_engine.rounds import PlainRound
from tests.plain_engine.rules import seats_fault
from tests.plain_engine.scoring import is_eliminated, penalties_of, ranked_first, unit_of
from tests.plain_engine.takes import refusal_in_round
from tests.plain_engine.transitions import apply_in_round, apply_referee_in_round, referee_refusal


class PlainMatch:
    """A match in progress. Phase: `deal` (a round is to be dealt), `round`, `reentry`, `over`."""

    def __init__(self, rules: dict[str, Any], seats: int) -> None:
        fault = seats_fault(rules, seats)
        if fault:
            raise ValueError(f"these rules do not go with {seats} seats: {fault}")
        self.rules = rules
        self.seats = seats
        self.phase = "deal"
        self.totals = [0] * seats
        self.out: set[int] = set()
        self.reentries = [0] * seats
        self.unopened = [0] * seats
        self.won = [0] * seats
        self.rounds_done = 0
        self.dealer: int | None = None
        self.round: PlainRound | None = None
        self.penalties: list[int] | None = None  # of the round that ended last
        self.asking: list[int] = []  # who still says whether to re-enter
        self.tied: list[int] | None = None  # the seats of the deciding round
        self.winner: list[int] = []

    # ------------------------------------------------------------------------------------------------------ the deal

    def playing(self) -> list[int]:
        """Give the seats that take part in the next round (or in the one in progress)."""
        return self.tied if self.tied is not None else [seat for seat in range(self.seats) if seat not in self.out]

    def seats_from(self, seat: int) -> list[int]:
        """Give all seats in the direction of play, beginning with the one after this."""
        step = 1 if self.rules["direction"] == "clockwise" else -1
        return [(seat + step * far) % self.seats for far in range(1, self.seats + 1)]

    def next_dealer(self) -> int | None:
        """Give the dealer of the next round, None for the first, which is by lot."""
        if self.dealer is None:
            return None
        return next(seat for seat in self.seats_from(self.dealer) if seat in self.playing())

    def deal_fault(self, deck: list[str], dealer: int) -> str | None:
        """Say what is wrong with a deal: DEALER, DECK, TURNED_UP_JOKER, or None."""
        if dealer not in self.playing() or (self.dealer is not None and dealer != self.next_dealer()):
            return "DEALER"
        if sorted(deck) != sorted(new_deck(self.rules["jokers"])):
            return "DECK"
        turned_up = deck[13 * len(self.playing())]
        return "TURNED_UP_JOKER" if self.rules["turned_up_joker"] == "replace" and is_joker(turned_up) else None

    def deal(self, deck: list[str], dealer: int) -> None:
        """Deal a round: one card at a time from the seat after the dealer on, 13 each, one turned up."""
        fault = "WRONG_PHASE" if self.phase != "deal" else self.deal_fault(deck, dealer)
        if fault:
            raise ValueError(fault)
        order = [seat for seat in self.seats_from(dealer) if seat in self.playing()]
        dealt = 13 * len(order)
        hands = {seat: deck[place : dealt : len(order)] for place, seat in enumerate(order)}
        self.dealer, self.phase, self.penalties = dealer, "round", None
        self.round = PlainRound(self.rules, order, hands, deck[dealt + 1 :], [deck[dealt]])

    # ------------------------------------------------------------------------------------------------------- the moves

    def acting(self) -> int | None:
        """Give the seat that must move or answer now, None where nobody must."""
        if self.phase == "reentry":
            return self.asking[0]
        return self.round.acting() if self.phase == "round" and self.round is not None else None

    def refusal(self, seat: int, text: str) -> str | None:
        """Give the reason why this seat may not make this move now, or None if it may."""
        if self.phase == "round" and self.round is not None:
            return refusal_in_round(self.round, seat, text)
        if self.phase != "reentry":
            return "WRONG_PHASE"
        if seat != self.asking[0]:
            return "OUT_OF_TURN"
        return None if text in ("reenter", "retire") else "WRONG_PHASE"

    def apply(self, seat: int, text: str) -> None:
        """Make a legal move; raises ValueError with the reason of one that is not."""
        reason = self.refusal(seat, text)
        if reason:
            raise ValueError(reason)
        self.make(seat, text)

    def make(self, seat: int, text: str) -> None:
        """Make a move known to be legal."""
        if self.phase == "round" and self.round is not None:
            apply_in_round(self.round, seat, text)
            self._after_round()
            return
        self.asking.pop(0)
        if text == "reenter":
            self.reentries[seat] += 1
            self.totals[seat] = max(self.totals[other] for other in range(self.seats) if other not in self.out)
            self.out.discard(seat)
        if not self.asking:
            self._settle()

    def referee_refusal(self, text: str) -> str | None:
        if self.phase != "round" or self.round is None:
            return "WRONG_PHASE"
        return referee_refusal(self.round, text)

    def apply_referee(self, text: str) -> None:
        """Write a line of the referee (`shuffle ...`, `timeout`, `dead`); raises ValueError with the reason."""
        reason = self.referee_refusal(text)
        if reason or self.round is None:
            raise ValueError(reason)
        apply_referee_in_round(self.round, text)
        self._after_round()

    # ------------------------------------------------------------------------------------------------ after the round

    def _unit(self, seat: int) -> int:
        return unit_of(seat, self.seats, self.rules)

    def _units(self, seats: list[int]) -> list[int]:
        return sorted({self._unit(seat) for seat in seats})

    def _unit_seats(self, units: list[int]) -> list[int]:
        return [seat for seat in range(self.seats) if self._unit(seat) in units]

    def _after_round(self) -> None:
        rnd = self.round
        if rnd is None or rnd.finished is None:
            return
        self.penalties = penalties_of(rnd, self.seats)
        self.totals = [total + penalty for total, penalty in zip(self.totals, self.penalties, strict=True)]
        self.rounds_done += 1
        for seat in rnd.order:
            self.unopened[seat] += seat not in rnd.opened
        if rnd.closer is not None:
            self.won[rnd.closer] += 1
        if self.tied is not None:  # the deciding round eliminates nobody
            self._end(self.tied if rnd.closer is None else self._unit_seats([self._unit(rnd.closer)]))
        elif self.rules["match_type"] == "fixed_rounds":
            self._decide(range(self.seats), self.rounds_done >= self.rules["fixed_rounds"])
        elif self.rules["match_type"] == "first_out":
            self._decide(range(self.seats), bool(self._newly_out()))
        else:
            self._eliminate()

    def _newly_out(self) -> list[int]:
        """Give the seats that this round eliminates: a pair goes by the sum of its totals."""
        gone = []
        for unit in self._units(self.playing()):
            mine = self._unit_seats([unit])
            if is_eliminated(sum(self.totals[seat] for seat in mine), self.rules):
                gone += mine
        return gone

    def _eliminate(self) -> None:
        gone = self._newly_out()
        self.out |= set(gone)
        self.asking = []
        if self.rules["partners"] == "no" and len(self.playing()) > self.rules["survivors"] and self.dealer is not None:
            self.asking = [
                seat
                for seat in self.seats_from(self.dealer)
                if seat in gone and self.reentries[seat] < self.rules["reentries"]
            ]
        if self.asking:
            self.phase = "reentry"
        else:
            self._settle()

    def _settle(self) -> None:
        left = self.playing()
        over = len(self._units(left)) <= self.rules["survivors"]
        # If one round eliminates all who played it, they are ranked by total.
        assert self.round is not None
        self._decide(left or self.round.order, over)

    def _decide(self, seats: Any, over: bool) -> None:
        if not over:
            self.phase = "deal"
            return
        first = ranked_first(self._units(list(seats)), self.totals, self.unopened, self.won, self.rules)
        if len(first) == 1:
            self._end(self._unit_seats(first))
        else:
            self.tied, self.phase = self._unit_seats(first), "deal"

    def _end(self, winner: list[int]) -> None:
        self.winner, self.phase = sorted(winner), "over"


def refusal(match: PlainMatch, seat: int, text: str) -> str | None:
    """Give the reason why this seat may not make this move now, or None if it may."""
    return match.refusal(seat, text)


def apply(match: PlainMatch, seat: int, text: str) -> None:
    """Make a legal move; raises ValueError with the reason of one that is not."""
    match.apply(seat, text)
