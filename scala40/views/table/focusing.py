"""Keeps the keyboard's focus where it can be used: in the hand, or in what covers the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from scala40.views.table.table_page import TablePage


class Focusing:
    """Belongs to one page."""

    def __init__(self, page: TablePage) -> None:
        self._page = page

    def take(self) -> None:
        """Give the focus to the hand, or to what covers the table."""
        page = self._page
        if page.covers.covering:
            return
        if page.leaving.asking:
            page.leaving.chooser.take_focus()
        elif page.endings.round_end.isVisible():
            page.endings.round_end.take_focus()
        elif page.chooser.isVisible():
            page.chooser.take_focus()
        elif page.endings.match_end.isVisible():
            page.endings.match_end.take_focus()
        elif page.hand.can_take_focus():
            page.hand.take_focus(Qt.FocusReason.OtherFocusReason)
        else:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def rescue(self) -> None:
        """Take it where what had it is gone, hidden or at rest, so that the next key would go nowhere."""
        page = self._page
        if page.isVisible() and not page.endings.covering and not self._useful():
            self.take()

    def _useful(self) -> bool:
        page = self._page
        # Of this window, which may stand behind others just now.
        focus = page.window().focusWidget()
        if focus is page:
            # It has the keys as long as there is no hand.
            return not page.hand.can_take_focus()
        return not page.isAncestorOf(focus) or (focus.isVisible() and focus.isEnabled())
