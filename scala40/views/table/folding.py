"""Folds the side panel away where the page is narrow and shows it where it is wide, until the player has chosen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from scala40.texts.table_page import TableTexts
from scala40.views.soon import Soon
from scala40.views.table.side_panel import SidePanel
from scala40.views.theme import Theme

NARROW_PAGE = 1120
"""A page narrower than this, in logical pixels at the usual text size, has no room for the panel."""


class Folding(QObject):
    """Remembers whether the player has had a say in it; a panel that larger text has taken away says so."""

    def __init__(
        self,
        panel: SidePanel,
        theme: Theme,
        page: QWidget,
        say: Callable[[str], object],
        covered: Callable[[], bool],
    ) -> None:
        """`say` says a sentence at the table, at once or as soon as the page is shown and not `covered`."""
        super().__init__(page)
        self._panel = panel
        self._theme = theme
        self._page = page
        self._say = say
        self._covered = covered
        self._chosen = False
        self._measured = (0, theme.zoom)
        self._to_be_said = False
        self._soon = Soon(self, self._say_hidden)
        # Before the strip does what it is for, since the page is laid out anew at once.
        panel.strip.pressed.connect(self._choose)
        page.installEventFilter(self)

    def _choose(self) -> None:
        self._chosen = True

    def choose(self, folded: bool) -> None:
        """Fold the panel or show it, as the player wishes."""
        self._chosen = True
        self._panel.fold(folded)

    def press_coach(self) -> None:
        """Show the coach, in a panel that is not folded, or fold it."""
        hidden = self._panel.folded
        if hidden:
            self.choose(False)
        if not hidden or self._panel.coach.folded:
            self._panel.coach.press()

    def follow(self, width: int) -> None:
        """The page is this wide now."""
        was_wide, was_large = self._measured
        self._measured = (width, self._theme.zoom)
        if not self._chosen:
            shown = not self._panel.folded
            self._panel.fold(width < NARROW_PAGE * self._theme.zoom)
            if shown and self._panel.folded and width == was_wide and self._theme.zoom > was_large:
                self._to_be_said = True
        if self._to_be_said:
            self._soon.ask()

    def eventFilter(self, _page: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and self._to_be_said:
            self._soon.ask()
        return False

    def _say_hidden(self) -> None:
        if not self._panel.folded:
            self._to_be_said = False
        elif self._to_be_said and self._page.isVisible() and not self._covered():
            self._to_be_said = False
            texts = TableTexts()
            self._say(texts.panel_hidden(texts.show_panel()))
