"""The hint at one seat: pressed once it says where to look, pressed again the move and why; the next move ends it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

import msgspec
from PySide6.QtCore import QObject, Signal

from scala40.bots.seeds import decision_seed
from scala40.engine.advice import Hint
from scala40.engine.cards import Card
from scala40.engine.moves import Buy, Discard, Draw, LayMelds, LayOff, Pass, SwapJoker, TakeDiscard
from scala40.engine.refusal import Refusal
from scala40.models.game import GameModel
from scala40.texts.hints import HintTexts
from scala40.texts.menus import WhyNotTexts
from scala40.texts.watching import WatchTexts

Rung: TypeAlias = Literal[0, 1, 2]
"""0: no hint is shown; 1: where to look; 2: the move and its reason."""


class Meant(msgspec.Struct, frozen=True):
    """What a hint means: cards of the hand that go together, melds on the table by number from 1, the piles."""

    together: tuple[frozenset[Card], ...] = ()
    melds: frozenset[int] = frozenset()
    stock: bool = False
    pile: bool = False

    @property
    def cards(self) -> frozenset[Card]:
        """All cards of the hand that are meant."""
        return frozenset().union(*self.together)


def why_no_hint(game: GameModel | None) -> Callable[[], str] | None:
    """Why no hint can be had now; None where it can."""
    if game is None:
        return WhyNotTexts().at_the_table
    if game.watching:
        watching = game.watching
        return lambda: WatchTexts().only_shown(watching)
    if game.view.public.phase == "over":
        return HintTexts().round_over
    return None if game.view.to_move else WhyNotTexts().not_your_turn


class HintModel(QObject):
    """Asks the coach, and keeps how much of the hint has been told."""

    changed = Signal()

    def __init__(self, game: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.rung: Rung = 0
        self.hint: Hint | None = None
        game.shown.connect(self._moved_on)

    def press(self) -> None:
        """Tell a little more, or put the hint away when all has been told."""
        if self.rung == 2:
            self.put_away()
        elif self.hint is not None:
            self.rung = 2
            self.changed.emit()
        elif why_no_hint(self._game) is None:
            # Loaded by whoever asks: most starts of the program need no coach.
            from scala40.coach.hints import hint

            view = self._game.view
            self.hint = hint(view, decision_seed(self._game.info.bot_seed or "", view))
            # Where there is nothing to choose, nothing is left to look for.
            self.rung = 2 if self.hint.forced else 1
            self.changed.emit()

    def put_away(self) -> bool:
        """Show no hint; False if there was none."""
        shown, self.rung, self.hint = self.rung > 0, 0, None
        if shown:
            self.changed.emit()
        return shown

    def _moved_on(self, _events: object) -> None:
        self.put_away()

    def lines(self, *, spoken: bool = False) -> list[str]:
        """What the hint says now, a line for each thought; none where there is no hint."""
        texts, hint = HintTexts(), self.hint
        if hint is None:
            return []
        if self.rung == 1:
            return [texts.first_rung(hint)]
        return texts.second_rung(hint, [seat.name for seat in self._game.seats], spoken=spoken)

    @property
    def rule(self) -> Refusal | None:
        """The rule behind the reason, once the reason is told."""
        return self.hint.rule if self.hint is not None and self.rung == 2 else None

    @property
    def meant(self) -> Meant:
        """What the move is about, once it is told."""
        if self.hint is None or self.rung < 2:
            return Meant()
        match self.hint.move:
            case Draw():
                return Meant(stock=True)
            case TakeDiscard() | Pass():
                return Meant(pile=True)
            case Discard(card):
                return Meant((frozenset({card}),))
            case LayMelds(melds):
                return Meant(tuple(frozenset(meld.cards) for meld in melds))
            case LayOff(card, number):
                return Meant((frozenset({card}),), frozenset({number}))
            case SwapJoker(card, number, second):
                return Meant((frozenset({card} if second is None else {card, second}),), frozenset({number}))
            case Buy(LayMelds(melds)):
                held = self._game.view.hand
                return Meant(tuple(held.intersection(meld.cards) for meld in melds), pile=True)
            case Buy(LayOff(_, number)):
                return Meant(melds=frozenset({number}), pile=True)
            case _:
                return Meant()
