"""Asks the player whether the discard is wanted, wherever the rules let it be bought out of turn."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from scala40.models.game import GameModel
from scala40.views.table.handling import Handling


class BuyingQuestion(QObject):
    """Follows one page; it asks only where there is something to answer."""

    def __init__(self, page: QWidget, game: GameModel, handling: Handling) -> None:
        super().__init__(page)
        self._game = game
        self._handling = handling
        self._passes = QTimer(self)
        self._passes.setSingleShot(True)
        self._passes.timeout.connect(handling.pass_if_nothing_fits)

    def follow(self) -> None:
        """Ask this seat, if it is asked to buy; where nothing fits and nobody else could learn that, it passes."""
        choice = self._game.buying()
        if choice is None:
            return
        people = sum(seat.player == "human" for seat in self._game.seats)
        if len(choice.options) == 1 and people == 1:
            # Not from within the showing of the last move.
            self._passes.start(0)
        else:
            self._handling.ask_to_buy()
