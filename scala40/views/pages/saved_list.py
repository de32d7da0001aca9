"""The entries of the page of saved matches, one below the other: reached by arrow keys, and a list for the ear."""

from __future__ import annotations

import functools

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QVBoxLayout, QWidget

from scala40.views.pages.saved_row import SavedRow
from scala40.views.theme import NEAR


class SavedList(QWidget):
    """Arrow keys go from entry to entry, the Delete key asks, and Escape takes the question back."""

    reached = Signal(object)
    """The `SavedRow` that the keys have led to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _install_roles()
        self.rows: list[SavedRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(NEAR)
        self._column.addStretch(1)

    def show_rows(self, rows: list[SavedRow]) -> None:
        """Hold these entries and no others."""
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = rows
        for place, row in enumerate(rows):
            self._column.insertWidget(place, row)
            row.number(place + 1, len(rows))

    def _current(self) -> int | None:
        """The place of the entry that has the focus, from 0."""
        focus = QApplication.focusWidget()
        found = (place for place, row in enumerate(self.rows) if focus is not None and row.isAncestorOf(focus))
        return next(found, None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here, last = self._current(), len(self.rows) - 1
        if here is None:
            super().keyPressEvent(event)
            return
        match event.key():
            case Qt.Key.Key_Escape:
                event.setAccepted(self.rows[here].keep())
            case Qt.Key.Key_Delete:
                self.rows[here].ask()
            case Qt.Key.Key_Up | Qt.Key.Key_PageUp:
                self._go_to(max(0, here - 1))
            case Qt.Key.Key_Down | Qt.Key.Key_PageDown:
                self._go_to(min(last, here + 1))
            case Qt.Key.Key_Home:
                self._go_to(0)
            case Qt.Key.Key_End:
                self._go_to(last)
            case _:
                super().keyPressEvent(event)

    def _go_to(self, place: int) -> None:
        self.rows[place].take_focus()
        self.reached.emit(self.rows[place])


@functools.cache
def _install_roles() -> None:
    QAccessible.installFactory(_interface)


def _interface(_key: str, thing: object) -> QAccessibleInterface | None:
    # Qt's own cache keeps the interface and ends it with its widget; a reference of ours would outlive it.
    if isinstance(thing, SavedList):
        return QAccessibleWidget(thing, QAccessible.Role.List)
    if isinstance(thing, SavedRow):
        return QAccessibleWidget(thing, QAccessible.Role.ListItem)
    return None
