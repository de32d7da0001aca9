"""The entries of the menus that change a setting at once: text size, theme, language, card letters, pace and sound."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, get_args

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from scala40.settings import LARGEST_ZOOM, SMALLEST_ZOOM, CardLetters, Look, Pace, Settings, SettingsStore
from scala40.texts.menus import MenuTexts, WhyNotTexts
from scala40.texts.pages import LANGUAGE_NAMES
from scala40.texts.settings_page import SettingValueTexts
from scala40.views.actions import Entry, Menus, Words
from scala40.views.appearance import Appearance

STEP: Final = 10
"""By how many per cent everything grows with one key."""


class SettingsMenu:
    """Fills its parts of the menus once; what is marked follows the settings."""

    def __init__(
        self, menus: Menus, settings: SettingsStore, open_page: Callable[[], object], appearance: Appearance
    ) -> None:
        """`open_page` shows the page of all settings; `appearance` knows for which zoom the window has room."""
        self._menus = menus
        self._settings = settings
        self._appearance = appearance
        self._choices: list[tuple[str, dict[object, Entry]]] = []
        texts, values = MenuTexts(), SettingValueTexts()
        view, own = menus.view, menus.settings
        self.larger = menus.add(view, texts.zoom_in, lambda: self._soon(partial(self._grow, STEP)), "zoom_in")
        self.smaller = menus.add(view, texts.zoom_out, lambda: self._soon(partial(self._grow, -STEP)), "zoom_out")
        self.usual = menus.add(view, texts.usual_size, partial(self._choose, "zoom", SMALLEST_ZOOM), "usual_size")
        view.addSeparator()
        self.theme = self._offer(view, values.theme_title, "theme", get_args(Look), values.theme)
        self.page = menus.add(own, texts.all_settings, open_page, "settings", QAction.MenuRole.PreferencesRole)
        own.addSeparator()
        self.language = menus.submenu(own, texts.language)
        self._fill_languages()
        self.pace = self._offer(own, texts.pace_menu, "pace", get_args(Pace), texts.pace)
        self.letters = self._offer(own, texts.letters_menu, "card_letters", get_args(CardLetters), texts.letters)
        own.addSeparator()
        self.sound = menus.add(
            own, values.sound_title, lambda: settings.change(sound=not settings.value.sound), "sound"
        )
        self.comfort = menus.add(
            own, values.comfort_title, lambda: self._choose("comfort", not settings.value.comfort), "comfort"
        )
        for entry in (self.sound, self.comfort):
            entry.setCheckable(True)
        settings.changed.append(self._follow)
        self.page.destroyed.connect(lambda: settings.changed.remove(self._follow))
        appearance.room_changed.connect(self.mark)
        self.mark()

    def _follow(self, _old: Settings, _new: Settings) -> None:
        self.mark()

    def mark(self) -> None:
        """Mark what the settings say, and let rest what comfort mode has decided."""
        asked, now, why = self._settings.value, self._settings.value.in_force, WhyNotTexts()
        for name, entries in self._choices:
            held = getattr(asked, name) != getattr(now, name)
            entries[getattr(now, name)].setChecked(True)
            for entry in entries.values():
                entry.rest(why.comfort_decides if held and not entry.isChecked() else None)
        self.sound.setChecked(asked.sound)
        self.comfort.setChecked(asked.comfort)
        zoom, most = self._appearance.zoom, self._appearance.most_zoom
        self.larger.rest(None if zoom < most else why.largest if most >= LARGEST_ZOOM else partial(why.no_room, most))
        self.smaller.rest(why.smallest if zoom <= SMALLEST_ZOOM else None)
        self.usual.rest(why.smallest if asked.zoom <= SMALLEST_ZOOM else None)

    def _grow(self, by: int) -> None:
        # From the zoom that is seen, to the next full step.
        seen = self._appearance.zoom
        wanted = (seen // STEP + 1) * STEP if by > 0 else (-(-seen // STEP) - 1) * STEP
        self._settings.change(zoom=max(SMALLEST_ZOOM, min(self._appearance.most_zoom, wanted)))

    def _offer(
        self, menu: QMenu, title: Words, name: str, values: tuple[str, ...], words: Callable[[str], str]
    ) -> QMenu:
        """A menu with the values of a setting, of which one is marked."""
        made = self._menus.submenu(menu, title)
        self._add(made, name, {value: partial(words, value) for value in values})
        return made

    def _fill_languages(self) -> None:
        """Each language by its own name; first the system's (an empty code)."""
        names: dict[str, Words] = {"": MenuTexts().system_language}
        self._add(
            self.language, "language", names | {code: partial(str, name) for code, name in LANGUAGE_NAMES.items()}
        )

    def _add(self, menu: QMenu, name: str, values: dict[str, Words]) -> None:
        group = QActionGroup(menu)
        entries: dict[object, Entry] = {}
        for value, words in values.items():
            entry = self._menus.add(menu, words, partial(self._choose, name, value))
            entry.setCheckable(True)
            group.addAction(entry)
            entries[value] = entry
        self._choices.append((name, entries))

    def _choose(self, name: str, value: object) -> None:
        self._soon(lambda: self._settings.change(**{name: value}))

    def _soon(self, change: Callable[[], object]) -> None:
        # Dressing everything anew takes its time: the menu would stay open meanwhile.
        QTimer.singleShot(0, self.page, change)
