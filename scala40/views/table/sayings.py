"""Says what has happened at the table: to the ear everything, on the felt only what no card shows by moving."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from scala40.engine.events import Event, Reshuffled, RoundDealt
from scala40.models.game import GameModel
from scala40.texts.draws import DealerDrawTexts
from scala40.texts.events import EventTexts
from scala40.views.table.announcer import Announcer
from scala40.views.table.parts import Parts
from scala40.views.table.wording import deciding_words, names


class Sayings:
    """Announces events, and puts a notice near what it speaks of."""

    def __init__(self, page: QWidget, game: GameModel, parts: Parts, announcer: Announcer) -> None:
        self._page = page
        self._game = game
        self._parts = parts
        self._announcer = announcer

    def tell(self, events: Sequence[Event]) -> None:
        """Tell what has happened."""
        game = self._game
        if game.info.drawn and any(isinstance(event, RoundDealt) for event in events):
            self._announcer.say(DealerDrawTexts().drawn(game.info.drawn, names(game), spoken=True))
        self._announcer.tell(events, names(game), None if game.watching else game.viewer)
        for event in events:
            if isinstance(event, Reshuffled):
                self._reshuffled(event)
            elif isinstance(event, RoundDealt) and game.info.deciding:
                self._deciding()

    def _reshuffled(self, event: Reshuffled) -> None:
        parts = self._parts
        near = QPoint(parts.stock.geometry().right(), parts.stock.geometry().bottom())
        words = EventTexts().line(event, names(self._game))
        parts.notice.say(words, near, parts.felt.geometry(), clear=(parts.pile.geometry(),))

    def _deciding(self) -> None:
        words, melds = deciding_words(self._game), self._parts.melds
        self._parts.notice.say(words, melds.mapTo(self._page, melds.rect().center()), self._parts.felt.geometry())
        self._announcer.say(words)
