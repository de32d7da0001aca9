"""Draws for the player where nothing else can be done, if the player wants that; cards come to rest first."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from scala40.models.game import GameModel
from scala40.views.cards.flight import Glider
from scala40.views.table.gliding import Gliding

GLIDES = 3
"""How many glides long the player sees what the others did before the card comes."""


class AutoDraw(QObject):
    """Follows one page; it draws only while the table lies open before the player."""

    def __init__(
        self, page: QWidget, game: GameModel, gliding: Gliding, glider: Glider, covered: Callable[[], bool]
    ) -> None:
        """`covered` says whether something lies over the table."""
        super().__init__(page)
        self._page = page
        self._game = game
        self._gliding = gliding
        self._glider = glider
        self._covered = covered
        self._on = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._draw)

    def turn_on(self, on: bool) -> None:
        """Whether the player wants it."""
        self._on = on
        self.follow()

    def follow(self) -> None:
        """The table has changed, or lies open again."""
        self._timer.stop()
        if self._may():
            # Never from within the showing of the last move.
            self._timer.start(self._gliding.deal_lasts() + GLIDES * self._glider.motion.glide)

    def _may(self) -> bool:
        return self._on and self._page.isVisible() and not self._covered() and self._game.only_draw()

    def _draw(self) -> None:
        if self._may():
            self._game.draw_by_itself()
