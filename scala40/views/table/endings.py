"""What covers the table when a round or the match is over, and how one goes on from there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtWidgets import QWidget

from scala40.models.game import GameModel
from scala40.texts.round_end import RoundEndTexts
from scala40.views.cards.art import CardArt
from scala40.views.cards.flight import Flights, Glider
from scala40.views.table.match_end import MatchEndPanel
from scala40.views.table.round_end import RoundEndPanel
from scala40.views.table.wording import names
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
        if self._game.round_end() is None:
            self._timer.stop()
            if self.covering:
                self.round_end.hide()
                self.match_end.hide()
                self.uncovered.emit()
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
        texts = RoundEndTexts()
        button = texts.to_the_result() if self._game.stage == "over" else texts.next_round()
        self.round_end.show_end(end, names(self._game), self._game.rules, button)

    def go_on(self) -> None:
        """From the end of the round to the next one, or to the end of the match."""
        if self._game.stage == "over":
            self.show_result()
        else:
            self._game.next_round()

    def show_result(self) -> None:
        """Show the final order."""
        info = self._game.info
        order = sorted(range(len(info.totals)), key=lambda seat: (seat not in info.winners, info.totals[seat], seat))
        ranking = [(seat, info.totals[seat]) for seat in order]
        self.round_end.hide()
        self.match_end.show_ranking(ranking, info.winners, names(self._game), self._game.view.public.number)

    def press(self) -> bool:
        """Enter: cover at once, go on, or play again; False if no round has ended."""
        button: Callable[[], None] | None = None
        if self.due:
            button = self.cover
        elif self.match_end.isVisible():
            focused = self.match_end.leave if self.match_end.leave.hasFocus() else self.match_end.again
            button = focused.click
        elif self.round_end.isVisible():
            button = self.round_end.button.click
        if button is None:
            return False
        button()
        return True

    def place(self, area: QRect) -> None:
        """Cover this part of the page."""
        inset = area.adjusted(6, 6, -6, -6)
        self.round_end.setGeometry(inset)
        self.match_end.setGeometry(inset)

    def retranslate(self) -> None:
        """Say it in the language now in force."""
        if self.match_end.isVisible():
            self.show_result()
        elif self.round_end.isVisible():
            self.cover()
