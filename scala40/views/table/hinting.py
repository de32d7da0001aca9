"""The hint at the table: said by the coach in the side panel, or by a calm card of text above the hand where that is
folded away, and marks on what it means; no card is moved by it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from scala40.models.game import GameModel
from scala40.models.hints import HintModel, why_no_hint
from scala40.texts.asked import AskedTexts
from scala40.texts.coach import CoachTexts
from scala40.texts.hints import HintTexts
from scala40.texts.spoken import SpokenTexts
from scala40.texts.table_page import TableTexts
from scala40.views.soon import Soon
from scala40.views.table.announcer import Announcer
from scala40.views.table.coach_panel import CoachPanel
from scala40.views.table.handling import Handling
from scala40.views.table.hint_marks import HintMark
from scala40.views.table.in_sight import InSight
from scala40.views.table.notice import NEW_LINE, Notice
from scala40.views.table.parts import Parts
from scala40.views.theme import Theme

_LEAST = 12
"""What shows of a card at least, in logical pixels."""


class HintNotice(Notice):
    """Stays until the hint is put away."""

    lasts = 0
    widest = 520
    put_away = Signal()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.put_away.emit()


class Hinting(QObject):
    """Belongs to one page; the next move, Escape, or one press more takes the hint away."""

    rule_wanted = Signal(object)
    """The player wants to read the rule behind the hint: a `Refusal`."""

    def __init__(
        self,
        page: QWidget,
        game: GameModel,
        parts: Parts,
        handling: Handling,
        announcer: Announcer,
        coach: CoachPanel,
        theme: Theme,
        covered: Callable[[], bool],
    ) -> None:
        """`covered` says that something lies over the table, so that nobody is to be helped there."""
        super().__init__(page)
        self._page = page
        self._game = game
        self._parts = parts
        self._handling = handling
        self._announcer = announcer
        self._coach = coach
        self._theme = theme
        self._covered = covered
        self._marks: list[HintMark] = []
        self._said_away = ""
        """What was said over the table when a hint was put away last."""
        self.model = HintModel(game, self)
        self.notice = HintNotice(theme, page)
        self.notice.rule_wanted.connect(self._go_on)
        self.notice.put_away.connect(self.put_away)
        self.model.changed.connect(self._changed)
        self._soon = Soon(self, self._show_again)
        coach.more_wanted.connect(self._go_on)
        coach.put_away_wanted.connect(self.put_away)
        coach.in_sight_changed.connect(self._ask)
        game.shown.connect(self._follow)
        self._follow()
        handling.refused.connect(self._ask)
        handling.lifted.connect(self._lifted)
        for signal in (parts.hand.arranged, game.drafts_changed):
            signal.connect(self._ask)
        page.installEventFilter(self)

    # What the player does

    def press(self) -> None:
        """Tell a hint, then the rest of it, then put it away, and say so."""
        if self._covered():
            return
        told = self.model.rung
        if self._said_away and self._parts.notice.text == self._said_away:
            # It holds no longer.
            self._parts.notice.hide()
        self.model.press()
        if told and not self.model.rung:
            self._say_away(at_the_table=not self._coach.in_sight)

    def put_away(self) -> bool:
        """Put the hint away, where it is seen to go; False if there was none."""
        shown = self.model.put_away()
        if shown:
            self._say_away(at_the_table=False)
        return shown

    def _say_away(self, *, at_the_table: bool) -> None:
        """Say that the hint is put away, and how to ask anew; always aloud, and `at_the_table` for the eye too."""
        said = f"{CoachTexts().is_away()} {self._coach.how_to_ask()}"
        if at_the_table:
            self._said_away = said
            self._handling.say_why(said)
        else:
            self._announcer.say(said, urgent=True)

    def show_rule(self) -> None:
        """Ask for the rule behind the hint."""
        if self.model.rule is not None:
            self.rule_wanted.emit(self.model.rule)

    def _go_on(self) -> None:
        """The link of the card of text."""
        if self.model.rung == 2:
            self.show_rule()
        else:
            self.press()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.Resize | QEvent.Type.LanguageChange:
                self._ask()
        return False

    # What is shown

    def _follow(self, *_told: object) -> None:
        """The match has gone on: is there somebody who plays, and may a hint be asked for?"""
        self._coach.serve(not self._game.watching)
        self._coach.may_ask(why_no_hint(self._game) is None)

    def _changed(self) -> None:
        """The hint tells something else: show it, and say it aloud."""
        self._show()
        lines = self.model.lines(spoken=True)
        if lines:
            self._announcer.say(_together(lines), urgent=True)

    def _ask(self, *_told: object) -> None:
        """The table looks otherwise, or speaks another language: show the hint, if there is one, anew."""
        if self.model.rung:
            self._soon.ask()

    def _show_again(self) -> None:
        """Show the hint anew, unless it has been put away meanwhile."""
        if self.model.rung:
            self._show()

    def _show(self) -> None:
        """Show what the hint says now, and mark what it means."""
        self._mark()
        lines, spoken = self.model.lines(), _together(self.model.lines(spoken=True))
        self._coach.say(NEW_LINE.join(lines), spoken, self._link() if lines else "")
        if not lines or self._handling.carrying or self._coach.in_sight:
            self.notice.hide()
            return
        parts = self._parts
        sight = InSight(self._page, parts)
        clear = [parts.hand.geometry(), parts.pile.geometry(), *(mark.geometry() for mark in self._marks)]
        clear += [part.geometry() for part in (parts.chooser, parts.notice) if part.isVisible()]
        clear += [*sight.table(), *sight.drafts(), *sight.captions()]
        better = [parts.stock.geometry(), parts.bar.geometry(), *sight.opening()]
        near = QPoint(parts.hand.geometry().center().x(), parts.hand.y())
        self.notice.say(NEW_LINE.join(lines), near, parts.felt.geometry(), self._link(), clear, better)
        self.notice.label.setAccessibleName(spoken)
        for above in (parts.notice, parts.chooser):
            above.raise_()

    def _link(self) -> str:
        if self.model.rung == 1:
            return HintTexts().show_move()
        return TableTexts().link_to_rule() if self.model.rule is not None and self._handling.rule_links else ""

    def _lifted(self, lifted: bool) -> None:
        """Cards are dragged: the card of text is not to lie where they may be dropped."""
        if lifted:
            self.notice.hide()
        else:
            self._ask()

    # What is marked

    def _mark(self) -> None:
        for mark in self._marks:
            mark.hide()
            mark.deleteLater()
        self._marks = []
        meant = self.model.meant
        self._parts.hand.show_hint(meant.cards)
        self._tell()
        for body in self._bodies():
            mark = HintMark(self._theme, self._page)
            mark.lie_over(body)
            mark.show()
            self._marks.append(mark)

    def _bodies(self) -> Iterator[QRect]:
        """What is meant, where it lies on the page."""
        parts, page, meant = self._parts, self._page, self.model.meant
        yield from (body.translated(parts.hand.mapTo(page, QPoint())) for body in self._in_hand())
        for meld in parts.melds.melds:
            if meld.meld_id in meant.melds:
                yield QRect(parts.melds.mapTo(page, meld.body().topLeft()), meld.body().size())
        yield from (pile.body() for pile, told in ((parts.stock, meant.stock), (parts.pile, meant.pile)) if told)

    def _in_hand(self) -> list[QRect]:
        """What shows of the cards meant, in the coordinates of the hand; neighbours of one meld are marked together."""
        widgets = self._parts.hand.widgets
        found: list[QRect] = []
        last: object = None
        for place, widget in enumerate(widgets):
            group = next((cards for cards in self.model.meant.together if widget.card in cards), None)
            if group is not None:
                body = widget.resting()
                if place + 1 < len(widgets):
                    body.setRight(min(body.right(), max(body.left() + _LEAST, widgets[place + 1].resting().left() - 1)))
                if group == last and found[-1].top() == body.top():
                    found[-1] = found[-1].united(body)
                else:
                    found.append(body)
            last = group
        return found

    def _tell(self) -> None:
        """Say it of melds and piles to a screen reader; the hand says it of its cards."""
        parts, meant, spoken = self._parts, self.model.meant, SpokenTexts()
        buying = self._game.view.public.phase == "buy"
        how = AskedTexts().how_to_buy() if buying else spoken.how_to_discard()
        parts.pile.setAccessibleDescription(_said(how, meant.pile))
        parts.stock.setAccessibleDescription(_said(spoken.how_to_draw(), meant.stock))
        for meld in parts.melds.melds:
            meld.setAccessibleDescription(_said(spoken.how_to_add(), meld.meld_id in meant.melds))


def _said(how: str, meant: bool) -> str:
    return f"{HintTexts().marked()}. {how}" if meant else how


def _together(lines: list[str]) -> str:
    """Lines in a row for the ear, each with its end."""
    return " ".join(f"{line.removesuffix('.')}." for line in lines)
