"""What a player does at one seat: gestures come in and moves go out; what is known there is in `FollowingModel`.

It knows no rule: what cards can mean is asked of `gestures`, what comes next of `steps`, what is legal of `check`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scala40.engine.cards import Card
from scala40.engine.check import check
from scala40.engine.melds import Group, Run
from scala40.engine.moves import Draw, LayMelds, Move, Pass, Reenter, Retire, TakeBack, TakeDiscard
from scala40.engine.refusal import Reason, Refusal
from scala40.models import buying, gestures, steps
from scala40.models.following import FollowingModel
from scala40.models.options import Choice, Option, Outcome, kind_of
from scala40.play.drafts import Drafts


class GameModel(FollowingModel):
    """One seat's match. Gestures that bring cards somewhere return their `Outcome`: a refusal is returned, not emitted.

    `refused` is for what was proposed without such an answer: drawing, taking, undoing, and what the referee refuses.
    """

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

    def may_take(self) -> bool:
        """True if the top discard can be taken now."""
        return check(self.view, TakeDiscard()) is None

    def undo(self) -> None:
        """Undo what was done last: a move of this turn, a prepared meld, or a way of arranging the hand."""
        while self._done.last == "hand":
            seen = self.hand.undo_arranging()
            self._follow_history()
            if seen:
                return
        match self._done.last:
            case "draft":
                self.take_back_draft(len(self.drafts) - 1)
            case _:
                self.propose(TakeBack())

    def may_undo(self) -> bool:
        """True if `undo` would do something."""
        return bool(self._done.last)

    def redo(self) -> None:
        """Do again what was undone last: propose the same move, prepare the same meld, or arrange the hand so again."""
        step = self.taken_back.top(self.view)
        while self.hand.arranged_back and (step is None or self._undone.last == "hand"):
            seen = self.hand.redo_arranging()
            self._follow_history()
            if seen:
                return
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
        return self.hand.arranged_back > 0 or self.taken_back.top(self.view) is not None

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
        self._follow_history()
        self.drafts_changed.emit()

    def take_back_draft(self, index: int) -> None:
        """Take a prepared meld (from 0) back into the hand, each card to its place."""
        if 0 <= index < len(self.drafts):
            self.taken_back.put_back(self.drafts.melds[index])
            self._prepare(self.drafts.taken_back(index))

    def prepare_again(self, drafts: Drafts) -> None:
        """Prepare melds that were prepared when the match was left (`preparing.drafts_again`)."""
        if drafts and not self.watching:
            self._prepare(drafts)

    def confirm_opening(self) -> Outcome:
        """Open with the prepared melds, all in one move."""
        return self.choose(Option((LayMelds(self.drafts.melds),), self.drafts.melds))

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
