"""A finger that rests anywhere in the window sees the tool tip that a hovering pointer sees, and presses nothing."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QHelpEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolTip, QWidget

from scala40.views.table.holding import HOLD_MS


class RestingFinger(QObject):
    """Follows presses on the whole window; what has a meaning of its own for a resting finger sees to it itself."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._handle: QWindow | None = None
        self._pressed: QWidget | None = None
        self._start = QPoint()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(HOLD_MS)
        self._timer.timeout.connect(self._hold)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window:
            if event.type() in (QEvent.Type.Show, QEvent.Type.WinIdChange):
                self._follow_window()
            return False
        if watched is self._handle:
            self._follow_pointer(event)
            return False
        # Only the widget whose tool tip is shown is watched: lifting the finger is no click on it.
        if event.type() == QEvent.Type.MouseButtonRelease:
            watched.removeEventFilter(self)
            QToolTip.hideText()
            if isinstance(watched, QAbstractButton):
                watched.setDown(False)
            return True
        return False

    def _follow_window(self) -> None:
        """The window of the system may be another one after a change of screens."""
        handle = self._window.windowHandle()
        if handle is not self._handle and isinstance(handle, QWindow):
            self._handle = handle
            handle.installEventFilter(self)

    def _follow_pointer(self, event: QEvent) -> None:
        if not isinstance(event, QMouseEvent):
            return
        point = event.globalPosition().toPoint()
        if event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            self._start = point
            # Asked for by `childAt` it would be bound to the window, and outlive its page in Python.
            found = QApplication.widgetAt(point)
            self._pressed = found if found is not None and found.window() is self._window else None
            self._timer.start()
        elif event.type() == QEvent.Type.MouseButtonRelease or (
            (point - self._start).manhattanLength() >= QApplication.startDragDistance()
        ):
            self._timer.stop()
            self._pressed = None

    def _hold(self) -> None:
        widget, self._pressed = self._pressed, None
        if widget is None or not shiboken6.isValid(widget) or not widget.isVisible():
            return
        shown: QWidget | None = widget
        while shown is not None and not shown.toolTip():
            shown = shown.parentWidget() if not shown.isWindow() else None
        if shown is None:
            return
        QApplication.sendEvent(shown, QHelpEvent(QEvent.Type.ToolTip, shown.mapFromGlobal(self._start), self._start))
        if QToolTip.isVisible():
            widget.installEventFilter(self)
