"""The theme in force: one value that every widget holds, changed in place, so that all change their look together.

What is painted anew each time needs nothing more; what is made once of the theme (a style sheet, a width, a picture)
is made by `dressed`, which makes it again whenever the theme changes.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from scala40.views.theme import Theme, dress


class _Wardrobe(QObject):
    changed = Signal()


_WARDROBE = _Wardrobe()


class _Fitting(QObject):
    """Lives with its widget, so that nobody dresses a widget that is gone."""

    def __init__(self, widget: QObject, put: Callable[[], object]) -> None:
        super().__init__(widget)
        self._put = put
        _WARDROBE.changed.connect(self.again)

    def again(self) -> None:
        """The theme has changed."""
        self._put()


def dressed(widget: QObject, put: Callable[[], object]) -> None:
    """Do something that the theme decides for a widget now, and again whenever the theme changes."""
    put()
    _Fitting(widget, put)


def worn(theme: Theme) -> Theme:
    """A theme of its own for a window and all in it, beginning with this one; only `wear` ever changes it."""
    return msgspec.structs.replace(theme)


def wear(application: QApplication, now: Theme, theme: Theme, *, anyway: bool = False) -> bool:
    """Change the look of the whole program at once; gives whether it has changed. `anyway` even to the same look."""
    if now == theme and not anyway:
        return False
    for name in Theme.__struct_fields__:
        # Everybody else holds a theme that stays as it is.
        msgspec.structs.force_setattr(now, name, getattr(theme, name))
    dress(application, now)
    dress_again()
    return True


def dress_again() -> None:
    """Make all that `dressed` has made once more, as after a change of the card pictures."""
    _WARDROBE.changed.emit()
