"""The door to "Why did you do that?": open once a round is over, for the round that has just been played."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from scala40.models.game import GameModel
from scala40.models.why import Explain, why_model, why_not
from scala40.views.cards.art import CardArt
from scala40.views.table.why_page import WhyPage
from scala40.views.theme import Theme


class WhyRoom(QObject):
    """Makes a page for each finished round when it is asked for, and leads back to the table."""

    def __init__(self, art: CardArt, theme: Theme, stack: QStackedWidget, show: Callable[[QWidget], None]) -> None:
        """`show` brings a page of `stack` to the front."""
        super().__init__(stack)
        self._art = art
        self._theme = theme
        self._stack = stack
        self._show = show
        self.explain: Explain | None = None
        """Who works the reasons out elsewhere; without anybody they are worked out here."""
        self.page: WhyPage | None = None
        self._told: object = None
        """The round that the page is about."""
        self._table: QWidget | None = None

    def open(self, game: GameModel, table: QWidget, place: int | None = None) -> None:
        """Show the reasons of the last round, from its table; at an event of the round's log where one is named."""
        if why_not(game) is not None:
            return
        if self.page is None or self._told is not game.info.open_deal:
            self.forget()
            self._make(game)
        self._table = table
        if self.page is not None:
            self._show(self.page)
            if place is not None:
                self.page.show_place(place)

    def _make(self, game: GameModel) -> None:
        told = why_model(game, self.explain)
        if told is None:
            return
        self.page = page = WhyPage(told, game.view.public.number, self._art, self._theme)
        told.setParent(page)
        self._told = game.info.open_deal
        page.back.connect(self._go_back)
        self._stack.addWidget(page)

    def forget(self) -> None:
        """The table or its round is gone: the page goes too."""
        page, self.page, self._told, self._table = self.page, None, None, None
        if page is not None:
            # Taken out of the stack it would be Python's, to be ended by it whatever Qt is doing.
            page.deleteLater()

    def _go_back(self) -> None:
        if self._table is not None:
            self._show(self._table)
