"""The match as one seat sees it: events come in and the models follow, gestures come in and moves go out.

It knows no rule: what cards can mean is asked of `gestures`, what comes next of `steps`, what is legal of `check`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from scala40.engine.cards import Card
from scala40.engine.check import check
from scala40.engine.events import Event, MatchEnded, RoundDealt
from scala40.engine.match import SeatInfo
from scala40.engine.melds import Group, Run
from scala40.engine.moves import Draw, LayMelds, Move, Pass, Reenter, Retire, TakeBack, TakeDiscard
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.rules import Rules
from scala40.engine.standing import sides
from scala40.engine.view import PlayerView
from scala40.models import buying, gestures, steps
from scala40.models.deal_proof import DealProof, SeenDeal
from scala40.models.ended import Ended
from scala40.models.hand import HandModel, sorted_hand
from scala40.models.log import LogModel
from scala40.models.melds import MeldsModel
from scala40.models.options import Choice, Option, Outcome, kind_of
from scala40.models.preparing import drafts_after
from scala40.models.presses import DOUBLE_CLICK, Presses
from scala40.models.round_end import RoundEnd
from scala40.models.score import ScoreModel
from scala40.models.seat import SeatPort, came, nothing_dealt
from scala40.models.sending import Sending
from scala40.models.steps import Meter, Primary, Targets
from scala40.models.taken_back import TakenBack
from scala40.play.drafts import Drafts
from scala40.play.referee import MatchInfo
from scala40.texts.cards import CardTexts


class GameModel(QObject):
    """One seat's match. Gestures that bring cards somewhere return their `Outcome`: a refusal is returned, not emitted.

    `refused` is for what was proposed without such an answer: drawing, taking, undoing, and what the referee refuses.
    """

    shown = Signal(object)
    """`tuple[Event, ...]`: the view has changed, and every model with it. Empty when a match is gone on with."""
    refused = Signal(object, object)
    """`Refusal` and `Move`."""
    drafts_changed = Signal()
    selection_changed = Signal()
    """Other cards are selected, or a first click on the pile has named the discard: ask `primary` again."""
    match_over = Signal()
    watching = ""
    """`playback` or `demo` where nobody plays from here (`models.watching`)."""

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
        self.taken_back = TakenBack()
        names = [seat.name for seat in self.seats]
        self.hand = HandModel(rules, cards, self)
        self.melds = MeldsModel(cards, self)
        self.score = ScoreModel(names, sides(len(names), rules), self)
        self.log = LogModel(names, viewer if alone else None, cards, self)
        self.hand.selection_changed.connect(self._select)
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

    # The one way of acting

    def propose(self, move: Move) -> None:
        """Ask the referee for a move. While an answer is due nothing else is asked."""
        self._send((move,))

    def _send(self, moves: Sequence[Move]) -> None:
        self._sending.send(moves)

    def draw(self) -> None:
        """Draw from the stock."""
        if not self._double_press():
            self.propose(Draw())

    def only_draw(self) -> bool:
        """True where drawing from the stock is all that can be done."""
        return not self.watching and steps.only_draw(self.view)

    def draw_by_itself(self) -> None:
        """Draw where nothing else can be done; no press of the player's."""
        if self.only_draw():
            self.propose(Draw())

    def take(self) -> None:
        """Take the top discard."""
        if not self._double_press():
            self.propose(TakeDiscard())

    def undo(self) -> None:
        """Take back the last prepared meld, without one the last move of this turn, without that the last sort."""
        if self.drafts:
            self.take_back_draft(len(self.drafts) - 1)
        elif self.hand.may_undo_sort and check(self.view, TakeBack()) is not None:
            self.hand.undo_sort()
        else:
            self.propose(TakeBack())

    def may_undo(self) -> bool:
        """True if `undo` would do something."""
        return bool(self.drafts) or self.hand.may_undo_sort or check(self.view, TakeBack()) is None

    def redo(self) -> None:
        """Do again what was taken back last in this turn: propose the same move, or prepare the same meld."""
        step = self.taken_back.top(self.view)
        if step is None:
            return
        if isinstance(step, Run | Group):
            self.taken_back.prepared_again()
            self._prepare(self.drafts.prepared((step,)))
        else:
            self.taken_back.do_again()
            self.propose(step)

    def may_redo(self) -> bool:
        """True if `redo` would do something."""
        return self.taken_back.top(self.view) is not None

    def next_round(self) -> None:
        """Ask for the next round to be dealt."""
        if self.stage == "deal":
            self._port.deal()

    # Cards dropped somewhere

    def drop_on_felt(self, cards: Sequence[Card]) -> Outcome:
        """Lay the cards as melds, or prepare them for a player who has not opened."""
        return self._decide(cards, lambda: gestures.on_felt(self.view, cards))

    def drop_on_meld(self, cards: Sequence[Card], meld_id: int) -> Outcome:
        """Lay the cards off onto a meld on the table (from 1) in an order that works, or swap its joker."""
        return self._decide(cards, lambda: gestures.on_meld(self.view, cards, meld_id))

    def drop_on_draft(self, cards: Sequence[Card], index: int) -> Outcome:
        """Add the cards to a prepared meld (from 0)."""
        return self._decide(cards, lambda: gestures.on_draft(self.view, self.drafts, index, cards))

    def reread_draft(self, index: int) -> Outcome:
        """Ask how a prepared meld (from 0) is to be read, where there is more than one way."""
        cards = self.drafts.melds[index].cards
        return self._decide(cards, lambda: gestures.on_draft(self.view, self.drafts, index, ()))

    def offer(self, cards: Sequence[Card]) -> Outcome:
        """Bring the cards to whichever meld on the table takes them; where several do, the player is asked."""
        return self._decide(cards, lambda: gestures.on_any_meld(self.view, cards))

    def drop_on_pile(self, cards: Sequence[Card]) -> Outcome:
        """Discard one card, over prepared melds after a question; or buy the card there for a meld with these cards."""
        if buying.on_offer(self.view) is not None:
            return self.drop_on_felt(cards)
        option = gestures.on_pile(self.view, cards)
        if isinstance(option, Refusal):
            return option
        if self.drafts:
            return Choice((option,), tuple(cards), "over_drafts")
        return self.choose(option)

    def click_pile(self) -> Outcome:
        """A click on the pile: take or buy its top card, or name the selected card, which a second click discards."""
        if buying.on_offer(self.view) is not None:
            selected = self.hand.selected()
            return self.drop_on_felt(selected) if selected else self.buying()
        if self.view.to_move and self.view.public.phase == "draw":
            self.take()
            return None
        selected = self.hand.selected()
        if not selected or self._double_press():
            return None
        if self._armed is not None:
            return self.drop_on_pile((self._armed,))
        option = gestures.on_pile(self.view, selected)
        if isinstance(option, Refusal):
            return option
        self._armed = selected[0]
        self.selection_changed.emit()
        return None

    def buying(self) -> Choice | None:
        """What the discard could be bought for, and passing last; None while this seat is not asked."""
        return buying.question(self.view)

    def let_go(self) -> None:
        """Let the discard on offer go."""
        self.propose(Pass())

    def come_back(self, yes: bool) -> None:
        """Answer the question of an eliminated player: come back, or stay out."""
        if self.stage == "reentry" and self.info.mover == self.viewer:
            self.propose(Reenter() if yes else Retire())

    def _decide(self, cards: Sequence[Card], find: Callable[[], list[Option] | Refusal]) -> Outcome:
        if not cards:
            return None
        if self.view.public.phase == "over":
            return Refusal(Reason.WRONG_PHASE)
        options = find()
        if isinstance(options, Refusal):
            return options
        if len(options) == 1:
            return self.choose(options[0])
        return Choice(tuple(options), tuple(cards), kind_of(options))

    def choose(self, option: Option) -> Outcome:
        """Do what one answer of a choice says: propose its moves, or prepare its melds."""
        if option.moves:
            refusal = check(self.view, option.moves[0])
            if refusal is None:
                self.hand.clear_selection()
                self._send(option.moves)
            return refusal
        cards = [card for meld in option.melds for card in meld.cards]
        if self.opened or not self.view.hand.issuperset(cards):
            return Refusal(Reason.NOT_HELD)
        self.taken_back.forget()
        if option.draft is not None and option.draft < len(self.drafts) and len(option.melds) == 1:
            self._prepare(self.drafts.changed(option.draft, option.melds[0]))
        else:
            self._prepare(self.drafts.prepared(option.melds))
        return None

    def _prepare(self, drafts: Drafts) -> None:
        self.drafts = drafts
        self._armed = None
        self._show_hand()
        self.drafts_changed.emit()

    def take_back_draft(self, index: int) -> None:
        """Take a prepared meld (from 0) back into the hand, each card to its place."""
        if 0 <= index < len(self.drafts):
            self.taken_back.put_back(self.drafts.melds[index])
            self._prepare(self.drafts.taken_back(index))

    def confirm_opening(self) -> Outcome:
        """Open with the prepared melds, all in one move."""
        return self.choose(Option((LayMelds(self.drafts.melds),), self.drafts.melds))

    # What the table offers

    def targets(self, cards: Sequence[Card]) -> Targets:
        """What would accept these cards now."""
        return steps.targets(self.view, self.drafts, cards)

    def meter(self) -> Meter | None:
        """The opening meter; None once this seat has opened."""
        return steps.meter(self.view, self.drafts)

    def duties(self) -> tuple[Refusal, ...]:
        """What must be done before a discard, each as the refusal that a discard would meet."""
        return steps.duties(self.view)

    def primary(self) -> Primary:
        """The next sensible step."""
        return steps.primary(self.view, self.info, self.drafts, self.hand.selected(), self._armed)

    def press_primary(self) -> Outcome:
        """Do the next sensible step. A double click does not do two: `new_match` is left to the caller."""
        step = self.primary()
        if self._double_press():
            return None
        match step.kind:
            case "draw":
                self.propose(Draw())
            case "pass":
                self.let_go()
            case "come_back":
                self.come_back(True)
            case "prepare" | "lay" | "buy":
                return self.drop_on_felt(self.hand.selected())
            case "open":
                return self.confirm_opening()
            case "discard" | "confirm_discard" if step.card is not None:
                return self.drop_on_pile((step.card,))
            case "next_round":
                self.next_round()
        return None

    def _double_press(self) -> bool:
        return self._presses.is_second(self.primary().kind, self.double_click)

    def _select(self) -> None:
        self._armed = None
        self.selection_changed.emit()

    def retranslate(self) -> None:
        """Say everything anew after the language or the card letters have changed."""
        self.hand.retranslate()
        self.melds.retranslate()
        self.score.retranslate()
        self.log.retranslate()
