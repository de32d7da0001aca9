"""A match as one seat sees it: events come in, and the hand, the melds, the score sheet and the log follow."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from scala40.engine.cards import Card
from scala40.engine.check import check
from scala40.engine.events import Event, MatchEnded, RoundDealt
from scala40.engine.match import SeatInfo
from scala40.engine.moves import Move, TakeBack
from scala40.engine.refusal import Refusal
from scala40.engine.rules import Rules
from scala40.engine.standing import sides
from scala40.engine.view import PlayerView
from scala40.models import steps
from scala40.models.deal_proof import DealProof, SeenDeal
from scala40.models.ended import Ended
from scala40.models.hand import HandModel
from scala40.models.history import History
from scala40.models.log import LogModel
from scala40.models.melds import MeldsModel
from scala40.models.preparing import drafts_after
from scala40.models.presses import DOUBLE_CLICK, Presses
from scala40.models.round_end import RoundEnd, scored
from scala40.models.score import ScoreModel
from scala40.models.seat import SeatPort, came, nothing_dealt
from scala40.models.sending import Sending
from scala40.models.sorting import sorted_hand
from scala40.models.steps import Meter, Primary, Targets
from scala40.models.taken_back import TakenBack
from scala40.play.drafts import Drafts
from scala40.play.referee import MatchInfo
from scala40.texts.cards import CardTexts


class FollowingModel(QObject):
    """What one seat knows of a match, and what the table offers it now; `GameModel` adds what the player does."""

    shown = Signal(object)
    """`tuple[Event, ...]`: the view has changed, and every model with it. Empty when a match is gone on with."""
    refused = Signal(object, object)
    """`Refusal` and `Move`."""
    drafts_changed = Signal()
    selection_changed = Signal()
    """Other cards are selected, or a first click on the pile has named the discard: ask `primary` again."""
    match_over = Signal()
    watching = ""
    """`playback` or `demo` where nobody plays from here (`models.watching`), `stand_in` while somebody else plays here
    (`models.leaving`)."""

    def __init__(
        self,
        port: SeatPort,
        seats: Sequence[SeatInfo],
        viewer: int,
        rules: Rules,
        *,
        alone: bool = True,
        cards: CardTexts | None = None,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        """`alone` is False where several people share the window, so that nobody is called "you"."""
        super().__init__(parent)
        self._port = port
        self._sending = Sending(port)
        self._presses = Presses(clock)
        self.double_click = DOUBLE_CLICK
        self.seats = tuple(seats)
        self.viewer = viewer
        self.view = nothing_dealt(rules, viewer, len(self.seats))
        self.info = MatchInfo("deal", self.view.totals, self.view.public.seats, (), None, (), "", True)
        self.drafts = Drafts()
        self._metered: tuple[PlayerView, Drafts, Meter | None] | None = None
        self.taken_back = TakenBack()
        self._done, self._undone = History(), History()
        names = [seat.name for seat in self.seats]
        self.hand = HandModel(rules, cards, self)
        self.melds = MeldsModel(cards, self)
        self.score = ScoreModel(names, sides(len(names), rules), self)
        self.log = LogModel(names, viewer if alone else None, cards, self)
        self.hand.selection_changed.connect(self._select)
        self.hand.order_changed.connect(self._follow_history)
        self.hand.step_forgotten.connect(self._follow_history)
        self._armed: Card | None = None
        self.ended = Ended()

    # What is known

    @property
    def rules(self) -> Rules:
        """The rules of this match."""
        return self.view.public.rules

    @property
    def stage(self) -> str:
        """`deal`, `round`, `reentry` or `over`, as `Match.stage`."""
        return self.info.stage

    @property
    def opened(self) -> bool:
        """True if this seat has opened in this round."""
        return self.view.public.opened[self.viewer]

    @property
    def round_over(self) -> bool:
        """True once the round has ended, until the next one is dealt."""
        return scored(self.view) is not None

    def round_end(self) -> RoundEnd | None:
        """The finished round with all hands open; None while it is played."""
        return self.ended.round_end(self.view)

    def deal_proof(self) -> DealProof | None:
        """The proof of the last round's deal; None while a round is played."""
        return self.ended.proof(self.info, self.view)

    # What the referee says

    def on_shown(self, view: PlayerView, events: Sequence[Event], a_match: MatchInfo) -> None:
        """Follow what happened: `view` is the whole new view, `events` tell how it came about."""
        another_round = view.public.number != self.view.public.number
        drafts = self.drafts
        self.view, self.info = view, a_match
        if another_round and self.stage == "round":
            dealt = view.hand if any(isinstance(event, RoundDealt) for event in events) else frozenset()
            self.ended.see_deal(SeenDeal(view.public.number, a_match.seal, dealt))
        self._sending.answered()
        self.taken_back.follow(events, view)
        self._armed = None
        self.drafts = Drafts() if another_round else drafts_after(drafts, view, events)
        if another_round:
            self.hand.show_cards(())
            self.hand.forget_places(())
        self._show_hand()
        if view.public.turn != self.viewer or not view.public.undoable:
            self.hand.forget_places(view.hand)
        if any(getattr(event, "seat", None) == self.viewer for event in events) or another_round:
            self.hand.mark_new(came(events, self.viewer))
        self.melds.follow(view.public)
        self.score.follow(a_match.rounds, a_match.totals)
        self.log.follow(view, a_match.drawn)
        self._follow_history()
        if drafts != self.drafts:
            self.drafts_changed.emit()
        self.shown.emit(tuple(events))
        if any(isinstance(event, MatchEnded) for event in events):
            self.match_over.emit()
        stopped = self._sending.go_on(self.view)
        if stopped is not None:
            self.refused.emit(*stopped)

    def on_refused(self, refusal: Refusal, move: Move) -> None:
        """The referee refuses a move of this seat; what was to follow it is dropped."""
        self._sending.drop()
        self.taken_back.refused()
        self.refused.emit(refusal, move)

    def _show_hand(self) -> None:
        self.hand.show_cards(sorted_hand(self.view.hand - self.drafts.cards, "runs", self.rules))

    def _follow_history(self) -> None:
        """Note what has just been done or undone, in order of time."""
        moves = self.view.public.undoable if check(self.view, TakeBack()) is None else 0
        self._done.follow({"hand": self.hand.arranged, "draft": len(self.drafts), "move": moves})
        self._undone.follow({"hand": self.hand.arranged_back, "step": len(self.taken_back)})

    # What the table offers

    def targets(self, cards: Sequence[Card]) -> Targets:
        """What would accept these cards now."""
        return steps.targets(self.view, self.drafts, cards)

    def meter(self) -> Meter | None:
        """The opening meter; None once this seat has opened."""
        known = self._metered
        if known is None or known[0] is not self.view or known[1] is not self.drafts:
            known = self._metered = (self.view, self.drafts, steps.meter(self.view, self.drafts))
        return known[2]

    def duties(self) -> tuple[Refusal, ...]:
        """What must be done before a discard, each as the refusal that a discard would meet."""
        return steps.duties(self.view)

    def primary(self) -> Primary:
        """The next sensible step."""
        return steps.primary(self.view, self.info, self.drafts, self.hand.selected(), self._armed)

    def _select(self) -> None:
        self._armed = None
        self.selection_changed.emit()

    def retranslate(self) -> None:
        """Say everything anew after the language or the card letters have changed."""
        self.hand.retranslate()
        self.melds.retranslate()
        self.score.retranslate()
        self.log.retranslate()
