"""The keyboard on the table: Tab goes round the areas, arrows inside one, Space selects, Enter acts, Escape clears."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from scala40.engine.cards import Card
from scala40.models.game import GameModel
from scala40.texts.menus import WhyNotTexts
from scala40.views.table.handling import Handling
from scala40.views.table.next_step import NextStep
from scala40.views.table.parts import Parts
from scala40.views.table.piles import Pile
from scala40.views.table.side_panel import SidePanel

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LETTERS = {Qt.Key.Key_R: "runs", Qt.Key.Key_S: "sets", Qt.Key.Key_B: "both"}


class Area(Protocol):
    """A tab stop of the table."""

    def can_take_focus(self) -> bool:
        """True if there is something to go to."""

    def take_focus(self, reason: Qt.FocusReason) -> None:
        """Give the focus to this area."""

    def has_focus(self) -> bool:
        """True if the focus is in this area."""

    def move_by_key(self, event: QKeyEvent) -> bool:
        """Follow an arrow; False if the key means nothing here."""


class PilesArea:
    """Stock and discard pile as one tab stop."""

    def __init__(self, piles: Sequence[Pile]) -> None:
        self._piles = list(piles)
        self._current = 0

    def can_take_focus(self) -> bool:
        """Piles are always there while the table is."""
        return self._piles[0].isVisible()

    def take_focus(self, reason: Qt.FocusReason) -> None:
        """Give the focus to the pile that had it last."""
        self._piles[self._current].setFocus(reason)

    def has_focus(self) -> bool:
        """True if one of the piles has the focus."""
        return any(pile.hasFocus() for pile in self._piles)

    def move_by_key(self, event: QKeyEvent) -> bool:
        """Left and right go from one pile to the other."""
        if event.key() not in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            return False
        self._current = 0 if event.key() == Qt.Key.Key_Left else len(self._piles) - 1
        self.take_focus(Qt.FocusReason.OtherFocusReason)
        return True


class PanelArea:
    """The log of the side panel as a tab stop."""

    def __init__(self, panel: SidePanel) -> None:
        self._panel = panel

    def can_take_focus(self) -> bool:
        """True while the panel is not folded away."""
        return self._panel.isVisible() and not self._panel.folded

    def take_focus(self, reason: Qt.FocusReason) -> None:
        """Give the focus to the last moves."""
        self._panel.log.setFocus(reason)

    def has_focus(self) -> bool:
        """True if the log or the strip has the focus."""
        return self._panel.log.hasFocus() or self._panel.strip.hasFocus()

    def move_by_key(self, event: QKeyEvent) -> bool:
        """The list of moves looks after its own arrows."""
        return event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)


class Keyboard:
    """Gives keys their meaning; everything ends in `Handling` or in the model."""

    def __init__(
        self, game: GameModel, parts: Parts, panel: SidePanel, handling: Handling, next_step: NextStep
    ) -> None:
        self._game = game
        self._parts = parts
        self._handling = handling
        self._next_step = next_step
        self.escapes: list[Callable[[], bool]] = [handling.clear]
        """What Escape ends, the innermost first; each says whether there was something to end."""
        self.menus_have_keys = False
        """True where the entries of a menu bar have the keys of sorting, laying, undo and redo."""
        piles = PilesArea((parts.stock, parts.pile))
        own = (parts.hand, parts.melds, piles, parts.opening, parts.bar)
        self.areas: tuple[Area, ...] = (*own, panel.coach, PanelArea(panel))

    def tab(self, forward: bool) -> bool:
        """Go to the next or previous area that has something; False if there is none."""
        here = next((place for place, area in enumerate(self.areas) if area.has_focus()), -1 if forward else 0)
        for step in range(1, len(self.areas) + 1):
            area = self.areas[(here + step if forward else here - step) % len(self.areas)]
            if area.can_take_focus():
                area.take_focus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
                return True
        return False

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; False if it means nothing on the table."""
        key = Qt.Key(event.key())
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if self._parts.hand.has_focus():
            self._parts.hand.use_keys(True)
        if any(area.has_focus() and area.move_by_key(event) for area in self.areas):
            return True
        if self.menus_have_keys:
            return plain and self._press_plain(key, held=event.isAutoRepeat())
        if event.matches(QKeySequence.StandardKey.Undo):
            if not event.isAutoRepeat():
                self._do(self._game.may_undo(), self._game.undo, WhyNotTexts().nothing_to_undo)
            return True
        if event.matches(QKeySequence.StandardKey.Redo):
            if not event.isAutoRepeat():
                self._do(self._game.may_redo(), self._game.redo, WhyNotTexts().nothing_to_redo)
            return True
        if not plain:
            return False
        if key in LETTERS and not event.isAutoRepeat():
            self._handling.sort(LETTERS[key])
            return True
        if key == Qt.Key.Key_L and not event.isAutoRepeat():
            selected = bool(self._game.hand.selected())
            self._do(selected, self._handling.press_felt, WhyNotTexts().nothing_selected)
            return True
        return self._press_plain(key, held=event.isAutoRepeat())

    def _do(self, possible: bool, deed: Callable[[], object], why: Callable[[], str]) -> None:
        """Do what a key is for, or say why not."""
        if possible:
            deed()
        else:
            self._handling.say_why(why())

    def _press_plain(self, key: Qt.Key, *, held: bool) -> bool:
        """The keys that only the table has; one that is held down repeats itself and acts once."""
        if key in (*ENTER, Qt.Key.Key_Space):
            if not held:
                self._space() if key == Qt.Key.Key_Space else self._next_step.enter()
            return True
        if key == Qt.Key.Key_Escape:
            # The first that has something to end.
            any(end() for end in self.escapes)
            return True
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            if not held:
                self.take_back()
            return True
        return False

    def _space(self) -> None:
        """Select a card; on anything else the same as Enter."""
        hand = self._parts.hand
        if not hand.has_focus() or self._game.watching in ("playback", "demo"):
            self._next_step.enter()
        elif hand.widgets:
            card = hand.widgets[hand.current].card
            if isinstance(card, Card):
                self._game.hand.toggle(card)

    def take_back(self) -> None:
        """Take the focused prepared meld back, else the last one."""
        drafts = self._parts.opening.drafts
        if not drafts:
            self._handling.say_why(WhyNotTexts().nothing_prepared())
            return
        focused = self._parts.opening.focused()
        self._game.take_back_draft(len(drafts) - 1 if focused is None else focused.meld_id)
