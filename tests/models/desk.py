"""A seat's model at a real table: match, referee and journal are those of the game, the clock is turned by hand."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel
from PySide6.QtTest import QAbstractItemModelTester

from scala40.engine.cards import Card
from scala40.engine.events import Event
from scala40.engine.match import Match
from scala40.engine.moves import Move
from scala40.engine.notation import read_cards, read_meld, read_move, write_meld
from scala40.engine.refusal import Refusal
from scala40.engine.view import PlayerView
from scala40.models.game import GameModel
from scala40.models.leaving import LeavableModel
from scala40.models.options import Choice
from scala40.play.drafts import Drafts
from scala40.play.referee import Referee
from scala40.play.seats import PersonSeat


class Notes:
    """A journal on paper."""

    saved = True

    def __init__(self) -> None:
        self.lines: list[str] = []

    def match_began(self, _: bytes) -> None:
        self.lines = []

    def round_began(self, _: bytes) -> None:
        self.lines = []

    def append(self, *lines: str) -> None:
        self.lines += lines

    def round_ended(self, _: bytes) -> None:
        self.lines = []


class Elsewhere:
    """A seat whose moves the test makes."""

    def shown(self, view: PlayerView, *_: object) -> None:
        self.view = view

    def refused(self, refusal: Refusal, _: Move) -> None:
        raise AssertionError(refusal)


class Desk:
    """The model of one seat of `a_match`, every Qt model watched by Qt's own tester."""

    def __init__(
        self, a_match: Match, viewer: int = 0, *, go_on: bool = True, watch_log: bool = True, leavable: bool = False
    ) -> None:
        """Qt's tester looks at every row after each change, which is slow for the log of a whole match.

        A `leavable` seat can be left to somebody whose moves the test makes.
        """
        self.match = a_match
        self.viewer = viewer
        self.now = 0.0
        self.proposed: list[Move] = []
        self.later: list[Move] | None = None
        """Proposals that wait for an answer, as on a network; None where they are answered at once."""
        self.journal = Notes()
        self.model = (
            LeavableModel(self, a_match.seats, viewer, a_match.rules)
            if leavable
            else GameModel(self, a_match.seats, viewer, a_match.rules, clock=lambda: self.now)
        )
        self.left: list[bool] = []
        """Each time the seat was left, True; each time it was taken back, False."""
        watched = [self.model.hand, self.model.melds, self.model.score, *([self.model.log] if watch_log else [])]
        self.testers = [watch(model) for model in watched]
        seats = [PersonSeat(self.model) if seat == viewer else Elsewhere() for seat in range(len(a_match.seats))]
        self.referee = Referee(a_match, seats, self.journal, app="test", trouble=_raise)
        self.refusals: list[Refusal] = []
        self.events: list[Event] = []
        self.model.refused.connect(lambda refusal, _: self.refusals.append(refusal))
        self.model.shown.connect(lambda events: self.events.extend(events))
        if go_on:
            self.referee.go_on()

    def propose(self, move: Move) -> None:
        self.proposed.append(move)
        if self.later is None:
            self.referee.propose(self.viewer, move)
        else:
            self.later.append(move)

    def answer(self) -> None:
        """Let the referee hear what waits."""
        assert self.later is not None
        waiting, self.later = self.later, []
        for move in waiting:
            self.referee.propose(self.viewer, move)

    def deal(self) -> None:
        self.referee.deal()

    def hurry(self) -> None:
        """Nobody takes time here."""

    def sit_in(self) -> None:
        self.left.append(True)

    def take_seat(self) -> None:
        self.left.append(False)

    def other(self, seat: int, text: str) -> None:
        """A move of another seat, in notation."""
        self.referee.propose(seat, read_move(text, self.match.rules.longest_run))

    @property
    def row(self) -> str:
        """The hand from left to right."""
        return " ".join(card.code for card in self.model.hand.cards)

    def new(self) -> list[str]:
        """The cards marked new."""
        hand = self.model.hand
        return [card.code for row, card in enumerate(hand.cards) if hand.index(row).data(hand.NEW)]

    def select(self, text: str) -> None:
        """Select these cards and no others."""
        self.model.hand.clear_selection()
        for card in read_cards(text):
            self.model.hand.toggle(card)

    def wait(self) -> None:
        """Let more time go by than a double click takes."""
        self.now += 1.0


def watch(model: QAbstractItemModel) -> QAbstractItemModelTester:
    return QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)


def cards(text: str) -> list[Card]:
    return list(read_cards(text))


def drafted(*texts: str) -> Drafts:
    return Drafts(tuple(read_meld(text) for text in texts))


def offered(outcome: object) -> list[list[str]]:
    """The melds of each option of a choice, in notation."""
    assert isinstance(outcome, Choice), outcome
    return [[write_meld(meld) for meld in option.melds] for option in outcome.options]


def _raise(error: Exception) -> None:
    raise error
