"""What Enter does where the keyboard is, and so what the primary button says: the two are never at odds."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from scala40.models.game import GameModel
from scala40.texts.asked import AskedTexts
from scala40.texts.cards import CardTexts
from scala40.texts.table_keys import KeyTexts
from scala40.texts.table_page import TableTexts
from scala40.views.soon import Soon
from scala40.views.table.handling import Handling
from scala40.views.table.parts import Parts
from scala40.views.table.wording import primary_words

Words = Callable[[bool], str]
"""Words of a button; for the ear with True."""


@dataclasses.dataclass(frozen=True)
class Aim:
    """What Enter does at the part of the table that the keyboard is at."""

    do: Callable[[], object]
    words: Words | None = None
    """What the primary button then says; None where Enter only says why not, so that the button is not its."""


class NextStep(QObject):
    """Follows the focus and the model, and looks after the primary button."""

    def __init__(self, page: QWidget, game: GameModel, parts: Parts, handling: Handling) -> None:
        super().__init__(page)
        self._game = game
        self._parts = parts
        self._handling = handling
        handling.press_button = self.press
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        # Later, and without the widgets: one of them may be on its way out.
        self._soon = Soon(self, self.follow)
        application.focusChanged.connect(self._focus_moved)
        for signal in (game.selection_changed, game.hand.order_changed):
            signal.connect(self.follow)

    def aim(self) -> Aim | None:
        """What Enter does instead of the next sensible step; None where it does that."""
        parts, handling, game = self._parts, self._handling, self._game
        if game.watching in ("playback", "demo"):
            # Every key goes on with the match; whoever left a seat hears from each part why it rests.
            return None
        if parts.stock.hasFocus():
            return None if game.primary().kind == "draw" else Aim(handling.press_stock)
        if parts.pile.hasFocus():
            return Aim(handling.press_pile, self._at_pile())
        meld, draft = parts.melds.focused(), parts.opening.focused()
        selected = game.hand.selected()
        if meld is not None and selected:
            fits = meld.meld_id in game.targets(selected).melds
            return Aim(lambda: handling.press_meld(meld.meld_id), self._add if fits else None)
        if draft is not None and selected:
            fits = draft.meld_id in game.targets(selected).drafts
            return Aim(lambda: handling.press_draft(draft.meld_id), self._add if fits else None)
        if draft is not None and draft.meld is not None and draft.meld.joker is not None:
            return Aim(lambda: handling.press_draft(draft.meld_id), lambda _: KeyTexts().other_reading())
        if parts.opening.hasFocus() and selected and game.primary().kind not in ("prepare", "lay", "buy"):
            return Aim(handling.press_felt)
        return None

    def _add(self, spoken: bool) -> str:
        cards = self._game.hand.selected()
        if len(cards) > 1:
            return KeyTexts().add_these_here(len(cards))
        return KeyTexts().add_here(CardTexts().named(cards[0], spoken))

    def _at_pile(self) -> Words | None:
        """What Enter on the discard pile does, in words; None where it can do nothing."""
        game, step = self._game, self._game.primary()
        discards = game.view.public.discards
        if step.kind in ("buy", "confirm_discard"):
            return lambda spoken: primary_words(game, step, spoken=spoken)
        if step.kind == "pass":
            return lambda _: AskedTexts().buy_it()
        if step.kind == "draw" and game.may_take() and discards:
            return lambda spoken: TableTexts().take(CardTexts().named(discards[-1], spoken))
        chosen = game.hand.selected()
        if len(chosen) == 1 and game.targets(chosen).pile:
            return lambda spoken: KeyTexts().choose_to_discard(CardTexts().named(chosen[0], spoken))
        return None

    def enter(self) -> None:
        """Enter: press the button in the focus, or do what the primary button says."""
        button = self._parts.bar.focused()
        if button is not None:
            button.click()
        else:
            self.press()

    def press(self) -> None:
        """Do what the primary button says, or say why that cannot be done."""
        aim = self.aim()
        if aim is None:
            self._handling.press_primary()
        else:
            aim.do()

    def follow(self, *_told: object) -> None:
        """Let the primary button say what Enter does now."""
        game, bar = self._game, self._parts.bar
        step, aim = game.primary(), self.aim()
        own = aim.words if aim is not None else None
        words, said = (own(ear) if own else primary_words(game, step, spoken=ear) for ear in (False, True))
        bar.primary.setEnabled(step.enabled if aim is None else aim.words is not None)
        other = bar.focused() not in (None, bar.primary)
        bar.primary.show_key_as("" if other or (aim is not None and aim.words is None) else "↵")
        bar.primary.say(words, said)
        bar.undo.setEnabled(game.may_undo())
        self._parts.pile.arm(step.kind == "confirm_discard")
        bar.arrange()

    def _focus_moved(self) -> None:
        self._soon.ask()
