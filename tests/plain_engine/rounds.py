"""One round as a plain mutable object: where every card lies, whose turn it is, which duties are open."""

from typing import Any

Rules = dict[str, Any]


class PlainRound:
    """A round in progress. Stock: top first; discards: top last; melds are numbered from 0 here, from 1 in the text."""

    def __init__(
        self, rules: Rules, order: list[int], hands: dict[int, list[str]], stock: list[str], discards: list[str]
    ) -> None:
        self.rules = rules
        self.order = order  # the seats in the round, in the order of play, the one after the dealer first
        self.hands = hands
        self.stock = stock
        self.discards = discards
        self.melds: list[list[str]] = []
        self.owners: list[int | None] = []
        self.opened: set[int] = set()
        self.turn = order[0]
        self.phase = "draw"  # draw, buy, play
        self.turns = 0  # completed in the round
        self.reshuffles = 0
        # Of the turn in progress:
        self.drawn: str | None = None
        self.taken: str | None = None
        self.freed: list[str] = []  # jokers freed this turn and still in hand
        self.laid: set[int] = set()  # melds laid this turn
        self.opened_now = False
        self.committed = False  # a shuffle was made or somebody was asked: only the draw may follow
        self.answered = False  # all who were asked to buy have answered
        self.asked: list[int] = []  # the seats still to answer, the next one first
        self.timed_out = False
        self.history: list[PlainRound] = []  # what undo goes back to
        # At the end:
        self.finished: str | None = None  # closed, dead
        self.closer: int | None = None
        self.concealed = False

    def copy(self) -> "PlainRound":
        """Give an independent copy, without the history."""
        twin = object.__new__(PlainRound)
        twin.__dict__.update(self.__dict__)
        twin.hands = {seat: list(hand) for seat, hand in self.hands.items()}
        twin.stock, twin.discards = list(self.stock), list(self.discards)
        twin.melds = [list(meld) for meld in self.melds]
        twin.owners, twin.opened = list(self.owners), set(self.opened)
        twin.freed, twin.laid, twin.asked = list(self.freed), set(self.laid), list(self.asked)
        twin.history = []
        return twin

    def restore(self, earlier: "PlainRound", history: list["PlainRound"]) -> None:
        self.__dict__.update(earlier.copy().__dict__)
        self.history = history

    def seat_after(self, seat: int) -> int:
        return self.order[(self.order.index(seat) + 1) % len(self.order)]

    def acting(self) -> int | None:
        """Give the seat that must move or answer now."""
        if self.finished is not None:
            return None
        return self.asked[0] if self.phase == "buy" else self.turn

    def new_turn(self, seat: int) -> None:
        self.turn, self.phase = seat, "draw"
        self.drawn = self.taken = None
        self.freed, self.laid, self.asked, self.history = [], set(), [], []
        self.opened_now = self.committed = self.answered = self.timed_out = False

    # ------------------------------------------------------------------------------------ questions about the round

    def due(self) -> str | None:
        """Name what the referee must write before a draw: `shuffle`, `dead` or nothing (rules.md 1.14)."""
        if self.stock:
            return None
        limit = self.rules["max_reshuffles"]
        most = 20 if limit is None else limit
        return "shuffle" if len(self.discards) > 1 and self.reshuffles < most else "dead"

    def to_be_asked(self) -> list[int]:
        """Give the seats that are asked to buy the top discard before this draw, in turn order (rules.md 2, buying)."""
        if not self.rules["buying"] or self.answered or len(self.stock) < 2 or not self.discards:
            return []
        # Between two draws exactly one card is discarded, by the seat before; the turned-up card is nobody's.
        thrower = self.order[self.order.index(self.turn) - 1] if self.turns > 0 else None
        place = self.order.index(self.turn)
        others = self.order[place + 1 :] + self.order[:place]
        return [seat for seat in others if seat in self.opened and seat != thrower]

    def begin_asking(self) -> None:
        self.asked = self.to_be_asked()
        self.phase, self.committed = "buy", True

    def may_go_out_now(self) -> bool:
        """Tell whether `close_in_first_lap` lets anybody go out."""
        return bool(self.rules["close_in_first_lap"]) or self.turns >= len(self.order)

    def taken_duty_open(self) -> bool:
        """Tell whether the taken card must still be used: by `taken_must_be_used`, or since the player took it to open.

        A taken joker that was laid and then freed again has been used.
        """
        if self.taken is None or self.taken not in self.hands[self.turn] or self.taken in self.freed:
            return False
        return bool(self.rules["taken_must_be_used"]) or self.turn not in self.opened

    def freed_duty_open(self) -> bool:
        return self.rules["freed_joker"] != "may_keep" and bool(self.freed)
