"""The entries of the menus that change a setting at once: text size, theme, language, card letters, pace and sound."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, get_args

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from scala40.settings import LARGEST_TEXT, SMALLEST_TEXT, CardLetters, Look, Pace, SettingsStore
from scala40.texts.menus import MenuTexts, WhyNotTexts
from scala40.texts.pages import LANGUAGE_NAMES
from scala40.texts.settings_page import SettingValueTexts
from scala40.views.actions import Entry, Menus, Words

STEP: Final = 10
"""By how many per cent the text grows with one key."""


class SettingsMenu:
    """Fills its parts of the menus once; what is marked follows the settings."""

    def __init__(self, menus: Menus, settings: SettingsStore, open_page: Callable[[], object]) -> None:
        """`open_page` shows the page of all settings."""
        self._menus = menus
        self._settings = settings
        self._choices: list[tuple[str, dict[object, Entry]]] = []
        texts, values = MenuTexts(), SettingValueTexts()
        view, own = menus.view, menus.settings
        self.larger = menus.add(view, texts.larger_text, lambda: self._grow(STEP), "larger_text")
        self.smaller = menus.add(view, texts.smaller_text, lambda: self._grow(-STEP), "smaller_text")
        self.usual = menus.add(view, texts.usual_text, lambda: settings.change(text_size=SMALLEST_TEXT), "usual_text")
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
            own, values.comfort_title, lambda: settings.change(comfort=not settings.value.comfort), "comfort"
        )
        for entry in (self.sound, self.comfort):
            entry.setCheckable(True)
        settings.changed.append(lambda _old, _new: self.mark())
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
        self.larger.rest(why.largest if now.text_size >= LARGEST_TEXT else None)
        least = now.text_size <= SMALLEST_TEXT or now.text_size > asked.text_size
        self.smaller.rest(why.smallest if least else None)
        self.usual.rest(why.smallest if least else None)

    def _grow(self, by: int) -> None:
        size = self._settings.value.in_force.text_size + by
        self._settings.change(text_size=max(SMALLEST_TEXT, min(LARGEST_TEXT, size)))

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

    def _choose(self, name: str, value: str) -> None:
        self._settings.change(**{name: value})
