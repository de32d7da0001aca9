"""Folds the side panel away where the page is narrow and shows it where it is wide, until the player has chosen."""

from __future__ import annotations

from scala40.views.table.side_panel import SidePanel
from scala40.views.theme import Theme

NARROW_PAGE = 1120
"""A page narrower than this, in logical pixels at the usual text size, has no room for the panel."""


class Folding:
    """Remembers whether the player has had a say in it."""

    def __init__(self, panel: SidePanel, theme: Theme) -> None:
        self._panel = panel
        self._theme = theme
        self._chosen = False
        # Before the strip does what it is for, since the page is laid out anew at once.
        panel.strip.pressed.connect(self._choose)

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
        if not self._chosen:
            self._panel.fold(width < NARROW_PAGE * self._theme.zoom)
