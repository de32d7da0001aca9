"""Has words painted one turn of the event loop after they have changed, so that cards that move need not wait for them.

What they are is changed at once: only its picture on the screen follows a moment later.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class Soon(QTimer):
    """Does one thing in the next turn of the event loop, once however often it is asked for."""

    def __init__(self, parent: QObject, what: Callable[[], object]) -> None:
        """`what` is done for as long as `parent` lives."""
        super().__init__(parent)
        # A timer, not a posted event: those are all done before anything is painted.
        self.setSingleShot(True)
        self.timeout.connect(what)

    def ask(self) -> None:
        """Do it soon."""
        if not self.isActive():
            self.start(0)
