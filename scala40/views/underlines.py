"""Underlines the letters that open a menu only while Alt is held, or while the menu bar is gone through by keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QMenuBar, QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget

from scala40.views.theme import STYLE


class _OnDemand(QProxyStyle):
    """The style of the menu bar alone: a style in Python would be asked far too often elsewhere."""

    def __init__(self) -> None:
        super().__init__(STYLE)
        self.shown = False

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        if hint == QStyle.StyleHint.SH_UnderlineShortcut:
            return int(self.shown)
        return super().styleHint(hint, option, widget, returned)


class AltUnderlines(QObject):
    """Follows the Alt key in the window that the menu bar belongs to."""

    def __init__(self, bar: QMenuBar, window: QWidget) -> None:
        super().__init__(bar)
        self._bar = bar
        self._window = window
        self._handle: QWindow | None = None
        self._style = _OnDemand()
        self._style.setParent(bar)
        bar.setStyle(self._style)
        bar.installEventFilter(self)
        window.installEventFilter(self)

    @property
    def shown(self) -> bool:
        """True while the letters are underlined."""
        return self._style.shown

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._window:
            if kind in (QEvent.Type.Show, QEvent.Type.WinIdChange):
                self._follow_window()
            elif kind == QEvent.Type.WindowDeactivate:
                self._show(False)
        elif watched is self._bar:
            if kind == QEvent.Type.FocusIn:
                self._show(True)
            elif kind == QEvent.Type.FocusOut:
                self._show(False)
        elif isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Alt:
            if kind == QEvent.Type.KeyPress:
                self._show(True)
            elif kind == QEvent.Type.KeyRelease:
                self._show(self._bar.hasFocus())
        return False

    def _follow_window(self) -> None:
        """The window of the system may be another one after a change of screens."""
        handle = self._window.windowHandle()
        if handle is not self._handle and isinstance(handle, QWindow):
            self._handle = handle
            handle.installEventFilter(self)

    def _show(self, shown: bool) -> None:
        if shown != self._style.shown:
            self._style.shown = shown
            self._bar.update()
