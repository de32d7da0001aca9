"""On every screen at most one button in sight is the primary one (look.md, "Tokens")."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QAbstractButton, QPushButton

from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from scala40.views.pages.tile import Tile
from scala40.views.table.table_page import TablePage
from tests.pictures import pictures

pytestmark = pytest.mark.usefixtures("qapp")
SCREENS = (
    *("first_start", "start_new", "start_waiting", "new_match", "own_rules", "trouble"),
    *("table_draw", "table_opening", "table_question", "buying", "come_back", "free_closing", "pause"),
    *("round_end", "match_end", "verified", "stopped"),
)
"""Those where something lies over the table or a page, or where a button is the primary one only at times."""
WITHOUT = ("table_question", "stopped")
"""Here the player must choose, or nothing can be done: no button is the one to press."""


def primary(window: MainWindow) -> Iterator[QAbstractButton]:
    """The buttons that look like the one to press, as far as nothing lies on their middle."""
    bars = {page.bar.primary for page in window.findChildren(TablePage)}
    for button in window.findChildren(QAbstractButton):
        wanted = button in bars or (isinstance(button, Tile) and button.primary)
        wanted |= isinstance(button, QPushButton) and button.property("kind") == "primary"
        if wanted and button.isVisible() and button.isEnabled():
            there = window.childAt(button.mapTo(window, button.rect().center()))
            if there is button or button.isAncestorOf(there):
                yield button


@pytest.mark.parametrize("screen", SCREENS)
def test_one_primary_button_at_most_is_in_sight(screen: str) -> None:
    for name, window in pictures(["en"], [screen], Languages()):
        found = [button.text() or button.accessibleName() for button in primary(window)]
        assert len(found) == (screen not in WITHOUT), (name, found)
