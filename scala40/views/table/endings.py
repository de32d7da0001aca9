"""What covers the table when a round or the match is over, and how one goes on from there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtWidgets import QWidget

from scala40.models.game import GameModel
from scala40.models.leaving import LeavableModel
from scala40.models.why import why_not
from scala40.texts.asked import AskedTexts
from scala40.texts.leaving import LeavingTexts
from scala40.texts.round_end import RoundEndTexts
from scala40.texts.watching import WatchTexts
from scala40.views.cards.art import CardArt
from scala40.views.cards.flight import Flights, Glider
from scala40.views.table.match_end import MatchEndPanel
from scala40.views.table.round_end import RoundEndPanel, Steps
from scala40.views.table.wording import deciding_words, names
from scala40.views.theme import Theme

LOOK_AT_THE_LAST_MOVE = 900
"""Milliseconds between the last move of a round and the panel that covers the table, where things move at all."""


class Endings(QObject):
    """Shows the end of the round, then the end of the match, and takes both away when the next round is dealt."""

    uncovered = Signal()

    def __init__(
        self, page: QWidget, game: GameModel, art: CardArt, theme: Theme, glider: Glider, flights: Flights
    ) -> None:
        super().__init__(page)
        self._game = game
        self._glider = glider
        self._flights = flights
        self.round_end = RoundEndPanel(art, theme, page)
        self.match_end = MatchEndPanel(theme, page)
        self.round_end.go_on.connect(self.go_on)
        self.round_end.decline.connect(self._decline)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.cover)

    @property
    def covering(self) -> bool:
        """True while one of the panels covers the table."""
        return self.round_end.isVisible() or self.match_end.isVisible()

    @property
    def due(self) -> bool:
        """True between the last move of a round and the panel."""
        return self._timer.isActive()

    def follow(self, *, at_once: bool) -> None:
        """Look whether the round is over; the last move stays in sight for a moment unless `at_once`."""
        # What the hands were worth is worked out when it is shown: the last card is still flying.
        if not self._game.round_over:
            self._timer.stop()
            if self.covering:
                self.round_end.hide()
                self.match_end.hide()
                self.uncovered.emit()
        elif self.round_end.isVisible():
            # Somebody has answered whether to come back: totals, and who is asked next, are others now.
            self.cover()
        elif not self.covering and not self.due:
            if at_once or not self._glider.motion.glide:
                self.cover()
            else:
                self._timer.start(LOOK_AT_THE_LAST_MOVE)

    def cover(self) -> None:
        """Show the end of the round now."""
        self._timer.stop()
        end = self._game.round_end()
        if end is None:
            return
        self._flights.land_all()
        self.round_end.why.setVisible(why_not(self._game) is None)
        self.round_end.show_end(end, names(self._game), self._game.rules, self._steps())

    def _steps(self) -> Steps:
        """How one goes on: to the next round, to the result, or with a question that somebody must answer first."""
        game, texts, asked = self._game, RoundEndTexts(), AskedTexts()
        info = game.info
        if game.stage == "over":
            return Steps(texts.to_the_result())
        if game.stage == "reentry" and info.mover is not None:
            total = info.comes_back_with or 0
            if info.mover == game.viewer and not game.watching:
                return Steps(asked.come_back(total), asked.stay_out(), asked.come_back_question(total))
            button = WatchTexts().next_move() if game.primary().kind == "next_move" and game.primary().enabled else ""
            return Steps(button, self._take_seat(), asked.may_come_back(names(game)[info.mover], total))
        note = deciding_words(game) if info.deciding else ""
        watching = game.viewer not in info.playing and not game.watching
        return Steps(texts.keep_watching() if watching else texts.next_round(), self._take_seat(), note=note)

    def _take_seat(self) -> str:
        """The second button while a computer player sits in; empty otherwise."""
        game = self._game
        return LeavingTexts().take_seat() if isinstance(game, LeavableModel) and game.sat_in else ""

    def _decline(self) -> None:
        game = self._game
        if isinstance(game, LeavableModel) and game.sat_in:
            game.take_seat()
        else:
            game.come_back(False)

    def go_on(self) -> None:
        """From the end of the round to the next one, to the end of the match, or back into it."""
        if self._game.stage == "over":
            self.show_result()
        else:
            self._game.press_primary()

    def show_result(self) -> None:
        """Show the final order."""
        info, game = self._game.info, self._game
        self.round_end.hide()
        again = game.watching != "playback"
        left = [names(game)[seat] for seat in info.sat_in_for]
        note = LeavingTexts().was_sat_in(left) if left else ""
        rounds = game.view.public.number
        self.match_end.why.setVisible(why_not(game) is None)
        self.match_end.seal.setVisible(info.open_deal is not None)
        self.match_end.show_ranking(info.ranking, info.winners, names(game), rounds, again=again, note=note)

    def press(self) -> bool:
        """Enter: cover at once, go on, or play again; False if no round has ended."""
        button: Callable[[], None] | None = None
        if self.due:
            button = self.cover
        elif self.match_end.isVisible():
            end = self.match_end
            first = end.again if end.again.isVisibleTo(end) else end.leave
            button = next((one.click for one in (end.leave, end.seal, end.why) if one.hasFocus()), first.click)
        elif self.round_end.isVisible():
            panel = self.round_end
            button = next(
                (one.click for one in (panel.other, panel.seal, panel.why) if one.hasFocus()), panel.button.click
            )
        if button is None:
            return False
        button()
        return True

    def place(self, area: QRect) -> None:
        """Cover this part of the page."""
        self.round_end.setGeometry(area)
        self.match_end.setGeometry(area)

    def retranslate(self) -> None:
        """Say it in the language now in force."""
        if self.match_end.isVisible():
            self.show_result()
        elif self.round_end.isVisible():
            self.cover()
