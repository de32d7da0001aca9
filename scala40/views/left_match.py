"""What is said when another match takes the place of the one at the table: it stays saved, and where it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scala40.texts.menus import MenuTexts
from scala40.texts.saved_matches import SavedMatchTexts

if TYPE_CHECKING:
    from scala40.models.game import GameModel
    from scala40.views.dialogs import Notices
    from scala40.views.pages.desk import Desk

LEFT: Final = "left"
"""The subject of the notice."""


def is_played(model: GameModel | None) -> bool:
    """True at a table with an unfinished match of the player's."""
    return model is not None and model.watching not in ("playback", "demo") and model.stage != "over"


def stays_saved(model: GameModel | None, desk: Desk) -> bool:
    """True if the match at the table could be gone on with after it has been left."""
    return is_played(model) and desk.any_saved()


def tell_left(notices: Notices) -> None:
    """Say that the match that was left is not lost."""
    notices.tell(LEFT, lambda: SavedMatchTexts().stays_saved(MenuTexts().game()))
