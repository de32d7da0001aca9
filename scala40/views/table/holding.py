"""A finger that rests on cards shows what a pointer that hovers there shows, and does nothing when it is lifted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolTip, QWidget

HOLD_MS = 550


def show_when_held(widget: QWidget) -> None:
    """Show the tool tip of `widget` to a finger that rests on it, also where the widget is a button at rest."""

    def show(point: QPoint) -> bool:
        QToolTip.showText(point, widget.toolTip(), widget)
        return bool(widget.toolTip())

    Holding(widget).watch(widget, show)


class Holding(QObject):
    """Watches single widgets; the left button held still for `HOLD_MS` shows, and its release then acts on nothing."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._shows: dict[QObject, Callable[[QPoint], bool]] = {}
        self._ends: dict[QObject, Callable[[], object]] = {}
        self._pressed: QWidget | None = None
        self._start = QPoint()
        self._held = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(HOLD_MS)
        self._timer.timeout.connect(self._hold)

    def watch(
        self,
        widget: QWidget,
        show: Callable[[QPoint], bool],
        lifted: Callable[[], object] = lambda: None,
    ) -> None:
        """Show what hovering over `widget` shows: what `show` does with a point of the screen.

        `show` answers False where there is nothing to see; the press then stays what it was. `lifted` ends it.
        """
        self._ends[widget] = lifted
        self._shows[widget] = show
        widget.installEventFilter(self)
        widget.destroyed.connect(lambda: (self._shows.pop(widget, None), self._ends.pop(widget, None)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.MouseButtonPress if isinstance(event, QMouseEvent) and isinstance(watched, QWidget):
                self._held = False
                if event.button() == Qt.MouseButton.LeftButton:
                    self._pressed, self._start = watched, event.globalPosition().toPoint()
                    self._timer.start()
            case QEvent.Type.MouseMove if self._timer.isActive() and isinstance(event, QMouseEvent):
                far = (event.globalPosition().toPoint() - self._start).manhattanLength()
                if far >= QApplication.startDragDistance():
                    self._timer.stop()
            case QEvent.Type.MouseButtonRelease:
                self._timer.stop()
                held, self._held = self._held, False
                if held:
                    self._ends[watched]()
                if held and isinstance(watched, QAbstractButton):
                    watched.setDown(False)
                return held
        return False

    def _hold(self) -> None:
        pressed = self._pressed
        if pressed is not None and pressed in self._shows and pressed.isVisible():
            self._held = self._shows[pressed](self._start)
