"""Leaving one's seat for a while: asks in place who plays on, and says that a computer player sits in, or no longer."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from scala40.models.game import GameModel
from scala40.models.leaving import STAND_IN_LEVEL, LeavableModel, why_not_leave
from scala40.texts.leaving import LeavingTexts
from scala40.texts.pages import NewMatchTexts
from scala40.views.cards.art import CardArt
from scala40.views.table.announcer import Announcer
from scala40.views.table.chooser import Answer, Chooser
from scala40.views.table.endings import Endings
from scala40.views.table.guard import ClickGuard
from scala40.views.table.parts import Parts
from scala40.views.table.wording import names
from scala40.views.theme import Theme


class Leaving(QObject):
    """Belongs to one page. Everything stands still while the question is open; whoever moves a card plays on."""

    leave_wanted = Signal()
    """The table is to be left; the match stays saved."""
    held = Signal(bool)
    """The question is open and nobody else is to move, or it is answered."""
    answered = Signal()
    """The table has the focus again."""

    def __init__(
        self,
        page: QWidget,
        game: GameModel,
        parts: Parts,
        endings: Endings,
        art: CardArt,
        theme: Theme,
        announcer: Announcer,
        guard: ClickGuard,
    ) -> None:
        super().__init__(page)
        self._page = page
        self._game = game
        self._parts = parts
        self._endings = endings
        self._announcer = announcer
        self.chooser = Chooser(art, theme, page)
        self.chooser.clicked_at.connect(guard.allows)
        self.chooser.chosen.connect(self._chosen)
        self.chooser.cancelled.connect(self._ended)
        game.shown.connect(self._drop)
        if isinstance(game, LeavableModel):
            game.stand_in_changed.connect(self._changed)

    @property
    def asking(self) -> bool:
        """True while the question is open."""
        return self.chooser.isVisible()

    def press(self) -> None:
        """The entry of the menu: ask who plays on, or take the seat back."""
        game = self._game
        if why_not_leave(game) is not None or not isinstance(game, LeavableModel):
            return
        if game.sat_in:
            game.take_seat()
        elif not self.asking:
            if self._endings.due:
                self._endings.cover()
            self.held.emit(True)
            self._ask()
            self._announcer.say(self._question(), urgent=True)

    def _question(self) -> str:
        """Who plays on, and what of this turn a computer player would not take over."""
        game, texts = self._game, LeavingTexts()
        said = [texts.question()]
        if isinstance(game, LeavableModel):
            said += [texts.laid_goes_back()] if game.lays_back else []
            said += [texts.taken_goes_back()] if game.takes_back else []
        return " ".join(said)

    def _ask(self) -> None:
        """The player's own cards stay in sight below the question."""
        texts, hand = LeavingTexts(), self._parts.hand
        self._parts.notice.hide()
        level = NewMatchTexts().player_level(STAND_IN_LEVEL)
        answers = [Answer(words, words) for words in (texts.plays_on(level), texts.stays_saved())]
        near = hand.mapTo(self._page, QPoint(hand.rect().center().x(), 0))
        self.chooser.ask(self._question(), answers, texts.myself(), near, self._parts.felt.geometry())

    def ask_again(self) -> None:
        """The table has another size or language: an open question finds its place and its words anew."""
        if self.asking:
            self._ask()

    def _chosen(self, place: int) -> None:
        if place == 1:
            self.leave_wanted.emit()
        elif isinstance(self._game, LeavableModel):
            self._game.sit_in()
            self._ended()

    def _ended(self) -> None:
        self.held.emit(False)
        self.answered.emit()

    def _drop(self, *_events: object) -> None:
        """Somebody at this window has moved: that is an answer too."""
        if self.asking:
            self.chooser.put_away()
            self._ended()

    def _changed(self) -> None:
        game, texts = self._game, LeavingTexts()
        if isinstance(game, LeavableModel):
            said = texts.begins(names(game)[game.viewer]) if game.sat_in else texts.ends()
            self._announcer.say(said, urgent=True)
