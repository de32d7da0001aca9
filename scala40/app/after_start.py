"""What waits until the window has been seen for the first time, so that it is there quickly."""

from __future__ import annotations

import signal
from collections.abc import Callable
from importlib import import_module
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSocketNotifier, QTimer
from PySide6.QtWidgets import QWidget

_UNSEEN_MS: Final = 1000
"""A window that nobody sees, as a minimised one, is waited for no longer than this."""
_STEP_MS: Final = 25
_AHEAD: Final = (
    "scala40.views.pages.start",
    "scala40.views.pages.new_match",
    "scala40.views.pages.saved_matches",
    "scala40.models.game",
    "scala40.play.bot_process",
    "scala40.play.session",
    "scala40.views.table.parts",
    "scala40.views.table.handling",
    "scala40.models.why",
    "scala40.views.table.table_page",
    "scala40.app.seating",
    "scala40.views.side_rooms",
    "scala40.texts.rule_page",
    "scala40.views.rule_rooms",
    "scala40.views.book_room",
)
"""What is wanted next, in this order."""


class AfterFirstPicture(QObject):
    """Does something once, when the window has been painted for the first time."""

    def __init__(self, window: QWidget, do: Callable[[], object]) -> None:
        super().__init__(window)
        self.window = window
        self._do: Callable[[], object] | None = do
        window.installEventFilter(self)
        QTimer.singleShot(_UNSEEN_MS, self, self.go)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self, self.go)
        return False

    def go(self) -> None:
        """Do it now, unless it has been done."""
        do, self._do = self._do, None
        if do is not None:
            self.window.removeEventFilter(self)
            do()


class LoadsAhead(QObject):
    """Loads the code of the pages that are likely to be opened next in small steps, between whatever else happens."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left = list(_AHEAD)
        self._timer = QTimer(self)
        self._timer.setInterval(_STEP_MS)
        self._timer.timeout.connect(self._step)
        self._timer.start()

    def _step(self) -> None:
        if self._left:
            import_module(self._left.pop(0))
        else:
            self._timer.stop()


def end_on_signals(window: QWidget) -> list[object]:
    """End as by closing the window when the system asks us to; Qt alone would not let Python hear it.

    Gives what must live as long as the program.
    """
    import socket

    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    theirs.setblocking(False)
    signal.set_wakeup_fd(theirs.fileno())
    notifier = QSocketNotifier(ours.fileno(), QSocketNotifier.Type.Read, window)
    notifier.activated.connect(lambda: (ours.recv(64), window.close()))
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    return [ours, theirs, notifier]
