"""The table page: puts the parts of the table together, lays them out, and lets them follow the match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from scala40.engine.events import Event
from scala40.models.game import GameModel
from scala40.models.why import place_in_log
from scala40.texts.asked import ClockTexts
from scala40.texts.table_page import TableTexts
from scala40.texts.why import WhyTexts
from scala40.views.cards.art import CardArt
from scala40.views.cards.drag import Gesture
from scala40.views.cards.flight import NORMAL, Flights, Glider, Motion
from scala40.views.table.announcer import Announcer
from scala40.views.table.arranging import Arranging
from scala40.views.table.auto_draw import AutoDraw
from scala40.views.table.button_bar import ButtonBar
from scala40.views.table.buying_question import BuyingQuestion
from scala40.views.table.captions import Captions, show_piles
from scala40.views.table.chooser import Chooser
from scala40.views.table.covers import Covers
from scala40.views.table.dead_keys import DeadKeys
from scala40.views.table.drawing_ahead import DrawingAhead
from scala40.views.table.endings import Endings
from scala40.views.table.felt import Felt
from scala40.views.table.focusing import Focusing
from scala40.views.table.folding import Folding
from scala40.views.table.gliding import Gliding
from scala40.views.table.guard import ClickGuard
from scala40.views.table.hand_notes import HandNotes
from scala40.views.table.hand_zone import HandZone
from scala40.views.table.handling import Handling
from scala40.views.table.hinting import Hinting
from scala40.views.table.holding import Holding
from scala40.views.table.keyboard import Keyboard
from scala40.views.table.leaving import Leaving
from scala40.views.table.melds_area import MeldsArea
from scala40.views.table.meter_notes import MeterNotes
from scala40.views.table.next_step import NextStep
from scala40.views.table.notice import Notice
from scala40.views.table.opening_area import OpeningArea
from scala40.views.table.parts import Parts
from scala40.views.table.peek import Peek
from scala40.views.table.pile_browser import PileBrowser
from scala40.views.table.piles import DiscardPile, StockPile
from scala40.views.table.sayings import Sayings
from scala40.views.table.seat_looks import LAST_SECONDS, TimeLook
from scala40.views.table.seats import SeatPlate
from scala40.views.table.shown_again import ShownAgain
from scala40.views.table.side_panel import SidePanel
from scala40.views.table.wording import (
    limit_line,
    names,
    opening_lines,
    seat_look,
)
from scala40.views.theme import Theme

SAID_SECONDS = (LAST_SECONDS, 5)
"""How many seconds are left when a screen reader says it."""


class TablePage(QWidget):
    """One seat's table. Everything the player does ends in the `GameModel`."""

    next_match_wanted = Signal()
    """Play again with the same table."""
    leave_wanted = Signal()
    """Back to the start page."""
    rule_wanted = Signal(object)
    """The rule behind this `Refusal`; see `show_rule_links`."""
    panel_folded = Signal(bool)
    why_wanted = Signal(object)
    """Why a computer player did what stands at this place of the round's log; None for no place in particular."""

    def __init__(
        self,
        game: GameModel,
        art: CardArt,
        theme: Theme,
        *,
        motion: Motion = NORMAL,
        guard: ClickGuard | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.art = art
        self.theme = theme
        self.glider = Glider(motion)
        self.flights = Flights(self, self.glider)
        self.gesture = Gesture(self, self.flights)
        self.announcer = Announcer(self)
        self.felt = Felt(theme, self)
        self.plates = [SeatPlate(theme, self.felt) for _ in game.seats]
        self.stock = StockPile(self.gesture, art, theme, self)
        self.pile = DiscardPile(self.gesture, art, theme, self)
        self.captions = Captions(theme, self.felt)
        self.melds = MeldsArea(game.melds, art, theme, self.glider, self.felt)
        self.opening = OpeningArea(self.gesture, art, theme, self.glider, self, self.felt)
        self.hand = HandZone(game.hand, self.gesture, art, theme, self.glider, self)
        self.bar = ButtonBar(theme, self.felt)
        self.panel = SidePanel(game.score, game.log, theme, self)
        self.folding = Folding(self.panel, theme, self, lambda words: self.handling.say_for_long(words), self._covered)
        self.notice = Notice(theme, self)
        self.chooser = Chooser(art, theme, self)
        self.browser = PileBrowser(art, theme, self)
        self.parts = Parts(
            *(self.felt, self.hand, self.stock, self.pile, self.melds, self.opening, self.bar, self.notice),
            self.chooser,
            self.plates,
            self.captions,
        )
        self.arranging = Arranging(self, game, self.parts, self.plates, self.captions, art, theme)
        self.sayings = Sayings(self, game, self.parts, self.announcer)
        self.gliding = Gliding(
            self.flights,
            self.glider,
            art,
            self.arranging.places,
            lambda: self.stock.body(),
            lambda: self.pile.body(),
            self.arranging.hand_of,
            self.devicePixelRatioF,
        )
        guard = guard or ClickGuard()
        self.handling = Handling(self, game, self.parts, self.gesture, self.gliding, self.announcer, guard)
        self.again = ShownAgain(game, self.parts, self.arranging, self.flights, self.glider, art, self.handling)
        self.next_step = NextStep(self, game, self.parts, self.handling)
        self.keyboard = Keyboard(game, self.parts, self.panel, self.handling, self.next_step)
        self.dead_keys = DeadKeys(self, self.handling.say_why, self._covered)
        self.hand_notes = HandNotes(game, self.hand, self)
        self.peek = Peek(art, theme, self)
        self.meter_notes = MeterNotes(game, self.opening, self.peek, self.gesture, self)
        self.holding = Holding(self)
        self.endings = Endings(self, game, art, theme, self.glider, self.flights)
        self.focusing = Focusing(self)
        self.covers = Covers(self, game, theme, self.flights)
        self.leaving = Leaving(self, game, self.parts, self.endings, art, theme, self.announcer, guard)
        self.auto_draw = AutoDraw(self, game, self.gliding, self.glider, self._covered)
        self.buying_question = BuyingQuestion(self, game, self.handling)
        coach = self.panel.coach
        self.hinting = Hinting(self, game, self.parts, self.handling, self.announcer, coach, theme, self._covered)
        self._remember = QTimer(self)
        self._remember.setSingleShot(True)
        self._remember.timeout.connect(self.gliding.remember)
        self.drawing_ahead = DrawingAhead(art, self, lambda: (self.pile.card_width, self.melds.card_width))
        self._connect()
        self.retranslate()
        self.endings.follow(at_once=True)
        self.arranging.drawn.follow(game, ())

    def _connect(self) -> None:
        game = self.game
        game.double_click = QApplication.doubleClickInterval() / 1000
        game.shown.connect(self._shown)
        game.drafts_changed.connect(self._drafts_changed)
        self.hand.arranged.connect(self._remember.start)
        self.hand.follow()
        self.captions.browse_wanted.connect(self.browse_pile)
        self.pile.browse_wanted.connect(self.browse_pile)
        self.browser.closed.connect(lambda: self.take_focus())
        self.panel.folded_changed.connect(self._folded)
        self.panel.log.leads_on = lambda index: place_in_log(game, index) is not None
        self.panel.log.line_wanted.connect(lambda index: self.why_wanted.emit(place_in_log(game, index)))
        for end in (self.endings.round_end, self.endings.match_end):
            end.why_wanted.connect(lambda: self.why_wanted.emit(None))
            end.verify.connect(self.covers.show_deal)
        self.endings.match_end.play_again.connect(self.next_match_wanted)
        self.endings.match_end.back_to_start.connect(self.leave_wanted)
        for over in (self.endings, self.covers):
            over.uncovered.connect(lambda: self.take_focus())
            over.uncovered.connect(lambda: self.auto_draw.follow())
        self.leaving.held.connect(self.covers.paused)
        self.leaving.leave_wanted.connect(self.leave_wanted)
        self.leaving.answered.connect(lambda: self.take_focus())
        self.handling.rule_wanted.connect(self.rule_wanted)
        self.hinting.rule_wanted.connect(self.rule_wanted)
        self.holding.watch(self.opening, self.meter_notes.show_at, self.meter_notes.put_away)
        self.holding.watch(self.hand, self.handling.hold_card)

        self.keyboard.escapes = [self._put_drawn_away, self.handling.clear, self.hinting.put_away]

    def _put_drawn_away(self) -> bool:
        drawn = self.arranging.drawn
        if drawn.isHidden() or self.handling.carrying:
            return False
        drawn.put_away()
        return True

    def _covered(self) -> bool:
        return self.covers.covering or self.endings.covering

    # What others may ask of the page

    def show_rule_links(self, shown: bool) -> None:
        """Offer the rule behind each refusal; whoever asks for it has connected `rule_wanted`."""
        self.handling.rule_links = shown

    def set_motion(self, motion: Motion) -> None:
        """Let cards move so fast from now on; `STILL` ends all flights at once."""
        self.glider.motion = motion
        if not motion.glide:
            self.flights.land_all()

    def fold_panel(self, folded: bool) -> None:
        """Fold the side panel away or show it, as the player wishes."""
        self.folding.choose(folded)

    def browse_pile(self) -> None:
        """Lay the discard pile open where the rules allow it, or put it together again."""
        discards = self.game.view.public.discards
        if self.browser.isVisible():
            self.browser.put_away()
        elif self.game.rules.pile_visible == "all" and discards:
            self.browser.show_pile(discards, self.pile.geometry(), self.felt.geometry())

    def take_focus(self) -> None:
        """Give the focus to the hand, or to what covers the table."""
        self.focusing.take()

    def show_time(self, seat: int | None, seconds: int = 0) -> None:
        """Show how many seconds this seat's turn still has; None where no clock runs. The last ones are said."""
        of = self.game.rules.turn_seconds or 0
        for place, plate in enumerate(self.plates):
            plate.show_time(TimeLook(seconds, of) if place == seat else None)
        self.endings.round_end.show_time("" if seat is None else ClockTexts().seconds(seconds))
        if seat == self.game.viewer and seconds in SAID_SECONDS:
            self.announcer.say(ClockTexts().seconds_left(seconds), urgent=True)

    def retranslate(self) -> None:
        """Say everything in the language now in force."""
        texts = TableTexts()
        self.panel.log.more = WhyTexts().title()
        self.panel.limit_text = limit_line(self.game.rules)
        self.panel.retranslate()
        self.covers.retranslate()
        self.leaving.ask_again()
        clockwise = self.game.rules.direction == "clockwise"
        self.felt.setAccessibleDescription(texts.clockwise() if clockwise else texts.counterclockwise())
        self.bar.retranslate()
        self.endings.retranslate()
        self.hand_notes.follow()
        self.refresh()

    # Following the match

    def refresh(self) -> None:
        """Show everything as the model has it now, without any movement."""
        public = self.game.view.public
        step = public.rules.step
        count = len(self.game.seats)
        self.melds.show_names(names(self.game), [(self.game.viewer + step * at) % count for at in range(count)])
        for seat, plate in enumerate(self.plates):
            plate.show_seat(seat_look(self.game, seat))
        show_piles(public, self.stock, self.pile, self.captions)
        self._show_opening()
        self.next_step.follow()
        self.arrange()

    def _show_opening(self) -> None:
        meter = self.game.meter()
        playing = meter is not None and self.game.view.public.phase != "over"
        self.opening.setVisible(playing)
        needed = self.game.rules.opening_points if meter is None else meter.needed
        lines, said = opening_lines(self.game), opening_lines(self.game, spoken=True)
        self.opening.show_opening(self.game.drafts.melds, needed, lines, said)

    def _shown(self, events: Sequence[Event]) -> None:
        self.handling.drop_question()
        self.again.stop()
        self.notice.pass_by()
        self.browser.put_away()
        carried = self.gesture.carrying
        if carried is not None and not set(carried.cards) <= self.game.view.hand and carried.origin == "hand":
            # Either this very drop has been played, or the cards are gone: nothing is left to carry.
            self.gesture.accept()
        self.melds.mark_new = bool(events)
        self.refresh()
        self.gliding.follow(events, self.game.viewer)
        self.flights.raise_all()
        self.sayings.tell(events)
        self.arranging.drawn.follow(self.game, events)
        self.endings.follow(at_once=not events)
        self.buying_question.follow()
        self.auto_draw.follow()
        self.focusing.rescue()

    def _drafts_changed(self) -> None:
        self._show_opening()
        self.next_step.follow()
        self.arrange()
        self.gliding.follow((), self.game.viewer)
        self.flights.raise_all()

    # The places of things

    def arrange(self) -> None:
        """Lay everything out for the size of the page."""
        self.folding.follow(self.width())
        wide, taken = self.panel.wanted_width(self.width()), self.panel.taken_width(self.size())
        felt = QRect(0, 0, self.width() - taken, self.height())
        self.felt.setGeometry(felt)
        self.panel.setGeometry(self.width() - wide, 0, wide, self.height())
        self.arranging.lay_out(felt, wide - taken)
        self.endings.place(felt)
        if taken != wide:
            # It lies over the felt. Elsewhere it stays where it is: raising paints it anew.
            self.panel.raise_()
        for part in (
            self.arranging.drawn,
            self.notice,
            self.chooser,
            self.browser,
            self.endings.round_end,
            self.endings.match_end,
            self.leaving.chooser,
        ):
            part.raise_()
        self.covers.place()
        self.drawing_ahead.follow()

    def _folded(self, folded: bool) -> None:
        self.arrange()
        self.panel_folded.emit(folded)

    # What Qt asks

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self.flights.land_all()
        self.arrange()
        self.handling.ask_again()
        self.leaving.ask_again()
        self._remember.start()

    def focusNextPrevChild(self, forward: bool) -> bool:
        if self.covers.covering:
            return True
        asking = self.leaving.chooser if self.leaving.asking else self.chooser
        if asking.isVisible():
            asking.step(1 if forward else -1)
            return True
        if self.endings.covering:
            return super().focusNextPrevChild(forward)
        return self.keyboard.tab(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        pause = event.key() == Qt.Key.Key_P and not event.modifiers() and not self.keyboard.menus_have_keys
        if self.covers.covering:
            ends = enter or event.key() == Qt.Key.Key_Escape or (pause and self.covers.pause.isVisible())
            if ends and not event.isAutoRepeat():
                self.covers.press()
            return
        if pause and not event.isAutoRepeat():
            self.covers.toggle_pause()
            return
        if self.endings.covering or self.endings.due:
            if enter and not event.isAutoRepeat():
                self.endings.press()
            return
        if not self.keyboard.press(event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            # A sentence goes; a question is asked again.
            self.notice.retranslate()
            self.retranslate()
            self.handling.ask_again()
        super().changeEvent(event)

    def showEvent(self, _event: object) -> None:
        self.drawing_ahead.follow()
        self.buying_question.follow()
        self.auto_draw.follow()
        self.take_focus()

    def hideEvent(self, _event: object) -> None:
        self.gesture.break_off()
        self.flights.land_all()
