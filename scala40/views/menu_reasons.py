"""Entries of a menu that rest are reached by key and pointer like all others, and say why they rest; some that serve
say what they will do.
"""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

if TYPE_CHECKING:
    from scala40.views.reaching import ReachAll

STAYS_MS: Final = 8000
"""How long the reason stands in the status line after a key."""


class MenuReasons(QObject):
    """Follows menus: what an entry has to say stands in the status line, under the pointer, and is said aloud."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.said = ""
        """The reason that was said last."""

    @cached_property
    def _style(self) -> ReachAll:
        from scala40.views.reaching import ReachAll

        style = ReachAll()
        style.setParent(self)
        return style

    def follow(self, menu: QMenu) -> None:
        """Let this menu tell the reasons of its entries."""
        menu.setToolTipsVisible(True)
        # Qt takes its time over a style: it is made for the first menu that is opened.
        menu.aboutToShow.connect(partial(self._dress, menu), Qt.ConnectionType.SingleShotConnection)
        menu.hovered.connect(self._tell)

    def _dress(self, menu: QMenu) -> None:
        menu.setStyle(self._style)

    def tell(self, action: QAction) -> None:
        """Say why an entry rests whose key was pressed; the words stay in the status line for a while."""
        self._tell(action)
        if isinstance(self._window, QMainWindow):
            self._window.statusBar().showMessage(self.said, STAYS_MS)

    def _tell(self, action: QAction) -> None:
        why = action.statusTip()
        action.showStatusText(self._window)
        if why:
            from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

            self.said = why
            # The entry's name is read by the screen reader itself; what Qt tells it of an entry has no place for more.
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, why))
