"""A heading that folds and unfolds what stands under it, and tells a screen reader which of the two it is."""

from __future__ import annotations

import functools

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleStateChangeEvent
from PySide6.QtWidgets import QAccessibleWidget, QPushButton


class Heading(QPushButton):
    """A button; whoever owns it folds something when it is clicked, and says so by `tell_unfolded`."""

    def __init__(self) -> None:
        super().__init__()
        _install_states()
        self.unfolded = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def tell_unfolded(self, unfolded: bool) -> None:
        """Say whether what stands under it is unfolded now."""
        if unfolded != self.unfolded:
            self.unfolded = unfolded
            changed = QAccessible.State()
            changed.expanded = changed.collapsed = 1
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(self, changed))


class _Folding(QAccessibleWidget):
    """The heading as the screen reader meets it: a button that is expanded or collapsed."""

    def __init__(self, heading: Heading) -> None:
        super().__init__(heading, QAccessible.Role.Button)

    def state(self) -> QAccessible.State:
        told = super().state()
        heading = self.object()
        unfolded = isinstance(heading, Heading) and heading.unfolded
        told.expandable, told.expanded, told.collapsed = 1, int(unfolded), int(not unfolded)
        return told

    def actionNames(self) -> list[str]:
        return [self.pressAction(), *super().actionNames()]

    def doAction(self, name: str) -> None:
        heading = self.object()
        if name == self.pressAction() and isinstance(heading, Heading):
            heading.click()
        else:
            super().doAction(name)


@functools.cache
def _install_states() -> None:
    QAccessible.installFactory(_state_interface)


def _state_interface(_key: str, thing: object) -> QAccessibleInterface | None:
    # Qt's own cache keeps the interface and ends it with its widget.
    return _Folding(thing) if isinstance(thing, Heading) else None
