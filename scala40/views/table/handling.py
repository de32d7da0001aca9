"""What hands do: clicks, drags and drops on the table become questions to the model of the match, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from scala40.engine.cards import Card
from scala40.engine.moves import Move
from scala40.engine.refusal import Refusal
from scala40.models.game import GameModel
from scala40.models.options import Choice, Outcome
from scala40.texts.reasons import Reasons
from scala40.texts.table_keys import KeyTexts
from scala40.texts.table_page import TableTexts
from scala40.texts.watching import WatchTexts
from scala40.views.cards.drag import Gesture, Grip
from scala40.views.table.announcer import Announcer
from scala40.views.table.card_menu import CardMenu
from scala40.views.table.dragging import Dragging
from scala40.views.table.gliding import Gliding
from scala40.views.table.guard import ClickGuard
from scala40.views.table.in_sight import InSight
from scala40.views.table.parts import Parts
from scala40.views.table.why_not import why_no_step
from scala40.views.table.wording import answers, cancel_words, first_answer, question


class Handling(QObject):
    """Connects the parts of the table with the model; holds no state of the match."""

    refused = Signal(object)
    """A `Refusal` has been said; whoever explains rules may want it."""
    rule_wanted = Signal(object)
    """The player wants to read the rule behind a `Refusal`."""
    lifted = Signal(bool)
    """Cards are being dragged, or no longer."""

    def __init__(
        self,
        page: QWidget,
        game: GameModel,
        parts: Parts,
        gesture: Gesture,
        gliding: Gliding,
        announcer: Announcer,
        guard: ClickGuard,
    ) -> None:
        super().__init__(page)
        self._page = page
        self._game = game
        self._parts = parts
        self._gesture = gesture
        self._announcer = announcer
        self._guard = guard
        self._sight = InSight(page, parts)
        self.press_button: Callable[[], object] = self.press_primary
        """What the primary button does; whoever lets it say something else sets this too."""
        self.rule_links = False
        """True where somebody shows the rule behind a refusal."""
        self._choice: Choice | None = None
        self._near = QPoint()
        self._last_refusal: Refusal | None = None
        gesture.clicked.connect(self._clicked)
        self._dragging = Dragging(page, game, parts, gesture, gliding, self.answer, self.say)
        gesture.begun.connect(self._begun)
        gesture.ended.connect(lambda: self.lifted.emit(False))
        parts.melds.meld_chosen.connect(self._meld_clicked)
        parts.melds.felt_chosen.connect(self._felt_clicked)
        parts.opening.felt_chosen.connect(self._felt_clicked)
        parts.opening.take_back_wanted.connect(game.take_back_draft)
        self.card_menu = CardMenu(game.hand, page)
        parts.hand.move_wanted.connect(game.hand.move_rows)
        parts.hand.focus_at.connect(game.hand.point_to)
        parts.hand.pull_wanted.connect(game.hand.pull)
        parts.hand.menu_wanted.connect(self._card_menu)
        parts.hand.pressed_card.connect(self._toggle)
        parts.stock.clicked.connect(lambda: self.press_stock())
        parts.pile.clicked.connect(lambda: self.press_pile())
        parts.chooser.chosen.connect(self._answered)
        parts.chooser.cancelled.connect(self._cancelled)
        parts.chooser.clicked_at.connect(guard.allows)
        parts.bar.sort_wanted.connect(self._sort)
        parts.bar.undo_wanted.connect(self._undo)
        parts.bar.primary_pressed.connect(self._primary)
        parts.notice.rule_wanted.connect(self.explain)
        game.refused.connect(self._refused)
        for signal in (game.selection_changed, game.drafts_changed, game.hand.order_changed):
            signal.connect(self._end_sentence)

    def _end_sentence(self) -> None:
        """A sentence goes with the next gesture; what a computer player does for the player is none."""
        if self._game.watching:
            self._parts.notice.pass_by()
        else:
            self._parts.notice.hide()

    # What any way of acting ends in

    def press_stock(self) -> None:
        """Draw from the stock."""
        if not self._only_watched():
            self._game.draw()

    def confirm_discards(self, confirms: bool) -> None:
        """Whether a card that is dragged to the pile waits there for a second step."""
        self._dragging.confirms = confirms

    def press_pile(self) -> None:
        """Take the top discard, or name and then discard the selected card."""
        if not self._only_watched():
            self.answer(self._game.click_pile(), self._middle(self._parts.pile.rect(), self._parts.pile))

    def press_meld(self, meld_id: int) -> None:
        """Bring the selected cards to a meld on the table (from 1)."""
        selected = self._game.hand.selected()
        if selected and not self._only_watched():
            meld = self._parts.melds.melds[meld_id - 1]
            self.answer(self._game.drop_on_meld(selected, meld_id), self._middle(meld.rect(), meld))

    def press_draft(self, index: int) -> None:
        """Bring the selected cards to a prepared meld (from 0), or ask how it is to be read."""
        draft = self._parts.opening.drafts[index]
        selected = self._game.hand.selected()
        near = self._middle(draft.rect(), draft)
        if selected:
            self.answer(self._game.drop_on_draft(selected, index), near)
        elif self._game.drafts.melds[index].joker is not None:
            self.answer(self._game.reread_draft(index), near)

    def press_felt(self) -> None:
        """Lay or prepare the selected cards."""
        selected = self._game.hand.selected()
        if selected and not self._only_watched():
            self.answer(self._game.drop_on_felt(selected), self._above_hand())

    def press_primary(self) -> None:
        """Do the next sensible step, or say why there is none."""
        self._parts.notice.hide()
        why = why_no_step(self._game)
        if isinstance(why, str):
            self.say_why(why)
        else:
            self.answer(why or self._game.press_primary(), self._above_hand())

    def say_why(self, sentence: str) -> None:
        """Say, and aloud, why a key did nothing, or what it has ended."""
        if sentence:
            self.say(sentence, self._above_hand())

    def say_for_long(self, sentence: str) -> None:
        """Say, and aloud, what has nothing to do with the moves: none of the other seats takes it away."""
        self.say_why(sentence)
        self._parts.notice.stays = True

    def answer(self, outcome: Outcome, near: QPoint) -> bool:
        """Say a refusal, ask a question, or be content; True if the gesture has done something."""
        if isinstance(outcome, Refusal):
            self.say_refusal(outcome, near)
            return False
        if isinstance(outcome, Choice):
            self._ask(outcome, near)
            return False
        return True

    def say_refusal(self, refusal: Refusal, near: QPoint) -> None:
        """Say in place, and aloud, why not."""
        public = self._game.view.public
        sentence = Reasons().sentence(refusal, public)
        self._last_refusal = refusal
        link = TableTexts().link_to_rule() if self.rule_links else ""
        self.say(sentence, near, link, Reasons().sentence(refusal, public, spoken=True), refusal.meld)
        self.refused.emit(refusal)

    @property
    def carrying(self) -> bool:
        """True while cards are dragged."""
        return self._gesture.carrying is not None

    @property
    def last_refusal(self) -> Refusal | None:
        """The last one that was said at this table."""
        return self._last_refusal

    def explain(self) -> None:
        """Ask for the rule behind the last refusal."""
        if self._last_refusal is not None:
            self.rule_wanted.emit(self._last_refusal)

    def say(self, sentence: str, near: QPoint, link: str = "", spoken: str = "", meld: str | None = None) -> None:
        """Say a sentence near a point, and aloud; what it speaks of, `meld` (as `m2`) too, stays in sight."""
        parts, sight = self._parts, self._sight
        melds = sight.melds()
        clear = [parts.pile.geometry(), *(place for number, place in melds.items() if number == meld)]
        clear += [place for place in melds.values() if place.contains(near)]
        clear += [*sight.opening(), *sight.table(), *sight.captions()]
        better = [parts.hand.geometry(), parts.stock.geometry(), parts.bar.geometry()]
        parts.notice.say(sentence, near, parts.felt.geometry(), link, clear, better)
        self._announcer.say(spoken or sentence, urgent=True)

    def _only_watched(self) -> bool:
        """True, and said, where nobody plays from here."""
        if self._game.watching:
            self.say(WatchTexts().only_shown(self._game.watching), self._above_hand())
        return bool(self._game.watching)

    def clear(self) -> bool:
        """Escape ends the innermost: what is carried, a question, the selection, a sentence; False if there is none."""
        if self._gesture.carrying is not None:
            self._gesture.break_off()
        elif self._choice is not None:
            self.drop_question()
        elif self._game.hand.selected():
            self._game.hand.clear_selection()
        elif self._parts.notice.isVisible():
            self._parts.notice.hide()
        else:
            return False
        return True

    # Questions

    def ask_to_buy(self) -> None:
        """Ask what the discard is to be bought for, if this seat is asked."""
        choice = self._game.buying()
        if choice is not None:
            self._ask(choice, self._above_hand())

    def pass_if_nothing_fits(self) -> None:
        """Let the discard go where no question is left."""
        choice = self._game.buying()
        if choice is not None and len(choice.options) == 1:
            self._game.choose(choice.options[0])

    def _ask(self, choice: Choice, near: QPoint, *, aloud: bool = True) -> None:
        self._choice, self._near = choice, near
        self._parts.notice.hide()
        parts, sight = self._parts, self._sight
        words = question(choice), answers(choice), cancel_words(choice)
        clear = [*sight.table(), *sight.drafts(), *sight.captions()]
        better = [parts.stock.geometry(), parts.bar.geometry()]
        # Whoever is asked to buy may answer with the cards of the hand, and looks at the discard.
        (clear if choice.kind == "buy" else better).extend((parts.hand.geometry(), parts.pile.geometry()))
        within = parts.felt.geometry()
        parts.chooser.ask(*words, near, within, first_answer(choice), clear, [*better, *sight.opening()])
        if aloud:
            self._announcer.say(question(choice, spoken=True), urgent=True)

    def ask_again(self) -> None:
        """The table has another size: the open question finds its place anew."""
        if self._choice is not None:
            buying = self._choice.kind == "buy"
            self._ask(self._choice, self._above_hand() if buying else self._near, aloud=False)

    def _answered(self, place: int) -> None:
        choice, self._choice = self._choice, None
        if choice is not None:
            self.answer(self._game.choose(choice.options[place]), self._above_hand())
        self._parts.hand.take_focus(Qt.FocusReason.OtherFocusReason)

    def _cancelled(self) -> None:
        self._choice = None
        self._parts.hand.take_focus(Qt.FocusReason.OtherFocusReason)

    def drop_question(self) -> None:
        """Ask no more: the table has changed under the question."""
        if self._choice is not None:
            self._choice = None
            self._parts.chooser.put_away()

    # Clicks

    def _allowed(self, point: QPoint | None) -> bool:
        """True if a click may act: it is no half of a double click, and it does not leave a question open."""
        if point is not None and not self._guard.allows(point):
            return False
        self._parts.notice.hide()
        if self._choice is not None:
            # Whoever is asked to buy may answer with the cards themselves, so the first touch counts.
            buying = self._choice.kind == "buy"
            self.drop_question()
            return buying
        return True

    def _clicked(self, grip: Grip, point: QPoint) -> None:
        if not self._allowed(self._page.mapToGlobal(point)):
            return
        match grip.origin:
            case "hand" if grip.pressed is not None:
                self._toggle(grip.pressed)
            case "stock":
                self.press_stock()
            case "pile":
                self.press_pile()
            case "draft":
                self.press_draft(grip.index)

    def _card_menu(self, card: Card, point: QPoint) -> None:
        self._parts.notice.hide()
        widget = self._parts.hand.widget_of(card)
        words = "" if widget is None else self._parts.hand.words_of(self._parts.hand.widgets.index(widget))
        self.card_menu.show_for(card, words, point)

    def hold_card(self, point: QPoint) -> bool:
        """A finger rests on the hand, at `point` of the screen: the menu of the card there, if there is one."""
        hand = self._parts.hand
        widget = hand.card_under(hand.mapFromGlobal(point))
        if widget is None or widget.card is None or self._gesture.carrying is not None:
            return False
        self._gesture.break_off()
        self._card_menu(widget.card, point)
        return True

    def _toggle(self, card: Card) -> None:
        self._parts.notice.hide()
        self._game.hand.toggle(card)

    def _meld_clicked(self, meld_id: int, point: QPoint | None) -> None:
        if self._allowed(point):
            self.press_meld(meld_id)

    def _felt_clicked(self, point: QPoint | None) -> None:
        if self._allowed(point):
            self.press_felt()

    def _sort(self, kind: str, point: QPoint | None) -> None:
        if self._allowed(point):
            self.sort(kind)

    def sort(self, kind: str) -> None:
        """Sort the hand for `runs`, `sets` or `both`."""
        self._parts.notice.hide()
        order = self._game.hand.order()
        for known in ("runs", "sets", "both"):
            if kind == known:
                self._game.hand.sort_for(known)
        if self._game.hand.order() == order:
            self.say_why(KeyTexts().sorted_already())

    def _undo(self, point: QPoint | None) -> None:
        if self._allowed(point):
            self._game.undo()

    def _primary(self, point: QPoint | None) -> None:
        if self._allowed(point):
            self.press_button()

    def _refused(self, refusal: Refusal, move: Move) -> None:
        del move
        self.say_refusal(refusal, self._above_hand())

    def _begun(self) -> None:
        self.lifted.emit(True)
        self._parts.notice.hide()
        self.drop_question()

    # Places

    def _middle(self, rect: QRect, part: QWidget) -> QPoint:
        return part.mapTo(self._page, QPoint(rect.center().x(), rect.top()))

    def _above_hand(self) -> QPoint:
        return self._middle(self._parts.hand.rect(), self._parts.hand)
