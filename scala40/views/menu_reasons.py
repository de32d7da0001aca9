"""Entries of a menu that rest are reached by key and pointer like all others, and say why they rest."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAction
from PySide6.QtWidgets import QMenu, QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget


class _ReachAll(QProxyStyle):
    """Fusion, but arrows and pointer stop at entries that rest too, so that their reason can be read and heard."""

    def __init__(self) -> None:
        super().__init__("Fusion")

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,  # noqa: N803
    ) -> int:
        if hint == QStyle.StyleHint.SH_Menu_AllowActiveAndDisabled:
            return 1
        return super().styleHint(hint, option, widget, returnData)


class MenuReasons(QObject):
    """Follows menus: the reason stands in the status line, under the pointer, and is said aloud."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._style = _ReachAll()
        self._style.setParent(self)
        self.said = ""
        """The reason that was said last."""

    def follow(self, menu: QMenu) -> None:
        """Let this menu tell the reasons of its entries."""
        menu.setToolTipsVisible(True)
        menu.setStyle(self._style)
        menu.hovered.connect(self._tell)

    def _tell(self, action: QAction) -> None:
        why = "" if action.isEnabled() else action.statusTip()
        action.showStatusText(self._window)
        if why:
            self.said = why
            # The entry's name is read by the screen reader itself; what Qt tells it of an entry has no place for more.
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, why))
