"""The doors to pages that one visits and leaves again from anywhere: the settings, and the overview of keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from scala40.settings import SettingsStore
from scala40.views.actions import Menus
from scala40.views.appearance import Appearance
from scala40.views.cards.art import CardArt
from scala40.views.keys import Keys
from scala40.views.pages.settings_page import SettingsPage
from scala40.views.pages.shortcuts_page import ShortcutsPage
from scala40.views.theme import Theme


class SideRooms(QObject):
    """Makes each page when it is first shown, and leads back to where it was opened from."""

    def __init__(
        self,
        settings: SettingsStore,
        art: CardArt,
        theme: Theme,
        stack: QStackedWidget,
        show: Callable[[QWidget], None],
        menus: Menus,
        keys: Keys,
        appearance: Appearance,
    ) -> None:
        """`show` brings a page of `stack` to the front; `menus` have the entries whose `keys` can be changed.

        `appearance` knows for which zoom the window has room.
        """
        super().__init__(stack)
        self._settings = settings
        self._art = art
        self._theme = theme
        self._stack = stack
        self._show = show
        self._menus = menus
        self.keys = keys
        """The keys in force."""
        self._appearance = appearance
        self._behind: QWidget | None = None
        self._start: Callable[[], object] = lambda: None

    @cached_property
    def settings_page(self) -> SettingsPage:
        """All settings."""
        page = SettingsPage(self._settings, self._art, self._theme, self._appearance)
        page.back.connect(self._go_back)
        self._stack.addWidget(page)
        return page

    @cached_property
    def shortcuts_page(self) -> ShortcutsPage:
        """All keys."""
        page = ShortcutsPage(self._menus, self.keys, self._theme)
        page.back.connect(self._go_back)
        self._stack.addWidget(page)
        return page

    def else_go_to(self, start: Callable[[], object]) -> None:
        """Where one goes back to where there is nothing to go back to."""
        self._start = start

    def forget(self, page: QWidget) -> None:
        """A page is about to go: nobody comes back to it."""
        if self._behind is page:
            self._behind = None

    def show_settings(self, apartment: str | None = None) -> None:
        """Show the settings, or one apartment of them."""
        self._visit(self.settings_page)
        if apartment is not None:
            self.settings_page.open_apartment(apartment)

    def show_shortcuts(self) -> None:
        """Show the overview of keys."""
        self._visit(self.shortcuts_page)

    def _visit(self, page: QWidget) -> None:
        here = self._stack.currentWidget()
        if not isinstance(here, (SettingsPage, ShortcutsPage)):
            # From one of them to the other nobody walks in a circle.
            self._behind = here
        self._show(page)

    def _go_back(self) -> None:
        if self._behind is None:
            self._start()
        else:
            self._show(self._behind)
