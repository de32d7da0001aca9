"""Keys of menu entries that rest: pressed at the table, they say why they do nothing, instead of nothing at all."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget


class DeadKeys(QObject):
    """Watches the keys that come to one page; Qt would swallow the key of an entry that rests."""

    def __init__(self, page: QWidget, say: Callable[[str], object], covered: Callable[[], bool]) -> None:
        """`say` says a sentence at the table; nothing is said while the table is `covered`."""
        super().__init__(page)
        self._say = say
        self._covered = covered
        self.why: Callable[[QKeySequence], str] = lambda _: ""
        """Why the entry with this key rests; empty where it serves, or where there is none."""
        page.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() not in (
            QEvent.Type.ShortcutOverride,
            QEvent.Type.KeyPress,
        ):
            return False
        why = "" if self._covered() else self.why(QKeySequence(event.keyCombination()))
        if not why:
            return False
        # Accepted as an override it comes back as a plain press.
        event.accept()
        if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            self._say(why)
        return True
