"""The key of an entry that rests is not silent: it says why, as the entry itself does in its menu."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from scala40.views.actions import Entry, Menus


class RestingKeys(QObject):
    """Follows the keys that nobody in the window has used."""

    def __init__(self, window: QWidget, menus: Menus) -> None:
        super().__init__(window)
        self._menus = menus
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and not event.isAutoRepeat():
            entry = self._resting(event)
            if entry is not None:
                self._menus.reasons.tell(entry)
        return False

    def _resting(self, event: QKeyEvent) -> Entry | None:
        """The entry that has this key, and a reason to rest."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key = Qt.Key(event.key())
        # On many keyboards a sign like + needs Shift.
        pressed = {
            QKeySequence(QKeyCombination(used, key))
            for used in (modifiers, modifiers & ~Qt.KeyboardModifier.ShiftModifier)
            if used == modifiers or not Qt.Key.Key_A <= key <= Qt.Key.Key_Z
        }
        return next(
            (
                entry
                for entry in self._menus.entries()
                if not entry.isEnabled() and entry.statusTip() and pressed & set(entry.shortcuts())
            ),
            None,
        )
