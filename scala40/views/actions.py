"""The menus: every entry with its words, its key, its role on macOS, and, while it rests, the reason why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from scala40.texts.menus import MenuTexts
from scala40.views.keys import Keys, default_keys
from scala40.views.menu_reasons import MenuReasons
from scala40.views.underlines import AltUnderlines

Words = Callable[[], str]
_NO_ROLE: Final = QAction.MenuRole.NoRole


class KeyLine(msgspec.Struct, frozen=True):
    """One line of the overview of keys: what is done by which key, as the system writes it."""

    words: str
    key: str
    name: str = ""
    """The name of the entry whose key can be changed (`views.keys`); empty where it cannot."""


class Entry(QAction):
    """One entry of a menu. Without a role of its own macOS would guess one from its words."""

    def __init__(
        self,
        owner: QObject,
        words: Words,
        do: Callable[[], object],
        name: str = "",
        role: QAction.MenuRole = _NO_ROLE,
    ) -> None:
        """`name` is that of its key in `views.keys`; empty where it never has one."""
        super().__init__(owner)
        self.name = name
        self._words = words
        self._rest: Words | None = None
        self._ahead: Words | None = None
        self.setMenuRole(role)
        self.setShortcuts(default_keys(name))
        # A key that is held down acts once.
        self.setAutoRepeat(False)
        self.triggered.connect(lambda: do())
        self.retranslate()

    def rest(self, why: Words | None) -> None:
        """Let the entry rest for a reason, or serve again with None."""
        self._rest = why
        self.setEnabled(why is None)
        self._say_why()

    def tell_ahead(self, what: Words | None) -> None:
        """While the entry serves say what it will do beside what its name says; None where that is all."""
        self._ahead = what
        self._say_why()

    def retranslate(self) -> None:
        """Say it anew in the language now in force."""
        self.setText(self._words())
        self._say_why()

    def _say_why(self) -> None:
        words = self._rest or self._ahead
        why = words() if words else ""
        # Without one of its own Qt would show the words of the entry once more.
        self.setToolTip(why or self.text())
        self.setStatusTip(why)
        self.setWhatsThis(why)


def with_keys(titles: Sequence[str]) -> list[str]:
    """The titles of a menu bar, each with `&` before the letter that opens it with Alt; no letter serves two."""
    taken: set[str] = set()
    marked = []
    for title in titles:
        place = next((at for at, letter in enumerate(title) if letter.isalpha() and letter.lower() not in taken), None)
        if place is None:
            marked.append(title)
            continue
        taken.add(title[place].lower())
        marked.append(f"{title[:place]}&{title[place:]}")
    return marked


class Menus(QObject):
    """The menu bar of the window. Entries that belong to the table are handed in by `at_table`."""

    keys_changed = Signal()

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._texts = MenuTexts()
        self.reasons = MenuReasons(window)
        self._titles: list[tuple[QMenu, Words]] = []
        self._entries: list[Entry] = []
        self._keys: Keys | None = None
        bar = window.menuBar()
        AltUnderlines(bar, window)
        texts = self._texts
        self.game, self.move, self.view, self.learn, self.settings, self.help = (
            self._menu(bar.addMenu(""), words)
            for words in (texts.game, texts.move, texts.view, texts.learn, texts.settings, texts.help)
        )
        self._bar = (self.game, self.move, self.view, self.learn, self.settings, self.help)
        self.retranslate()

    def _menu(self, menu: QMenu, words: Words) -> QMenu:
        self.reasons.follow(menu)
        menu.menuAction().setMenuRole(_NO_ROLE)
        menu.setTitle(words())
        self._titles.append((menu, words))
        return menu

    def submenu(self, menu: QMenu, words: Words) -> QMenu:
        """Add a menu within a menu, at its end."""
        return self._menu(menu.addMenu(""), words)

    def entries(self) -> list[Entry]:
        """Every entry, in the order in which they were added."""
        return list(self._entries)

    def follow_keys(self, keys: Keys) -> None:
        """Let every entry have its key as the player wants it, now and after each change."""
        self._keys = keys
        keys.changed.connect(self._take_keys)
        self._take_keys()

    def _take_keys(self) -> None:
        if self._keys is not None:
            for entry in self._entries:
                if entry.name:
                    entry.setShortcuts(self._keys.of(entry.name))
        self.keys_changed.emit()

    def key_of(self, name: str) -> str:
        """The key of the entry with this name as the system writes it; empty where it has none."""
        keys = next((entry.shortcut() for entry in self._entries if entry.name == name), QKeySequence())
        return keys.toString(QKeySequence.SequenceFormat.NativeText)

    def words_of(self, name: str) -> str:
        """What the entry with this name says; empty where there is none."""
        return next((entry.text() for entry in self._entries if entry.name == name), "")

    def why_rests(self, key: QKeySequence) -> str:
        """Why the entry with this key cannot be used now; empty where it can, or where there is none."""
        found = (entry for entry in self._entries if not entry.isEnabled() and key in entry.shortcuts())
        return next((entry.statusTip() for entry in found), "")

    def key_lines(self) -> list[tuple[str, list[KeyLine]]]:
        """The title of each menu, and what it does by which key: all entries that have one or may be given one."""
        written = QKeySequence.SequenceFormat.NativeText
        return [
            (
                words(),
                [
                    KeyLine(entry.text(), entry.shortcut().toString(written), entry.name)
                    for entry in menu.actions()
                    if isinstance(entry, Entry) and entry.name
                ],
            )
            for menu, words in self._titles[: len(self._bar)]
        ]

    def add(
        self,
        menu: QMenu,
        words: Words,
        do: Callable[[], object],
        name: str = "",
        role: QAction.MenuRole = _NO_ROLE,
    ) -> Entry:
        """Add an entry at the end of a menu; `name` is that of its key (`views.keys`)."""
        entry = Entry(menu, words, do, name, role)
        menu.addAction(entry)
        self._entries.append(entry)
        return entry

    def retranslate(self) -> None:
        """Say everything anew in the language now in force."""
        titles = with_keys([words() for _, words in self._titles[: len(self._bar)]])
        titles += [words() for _, words in self._titles[len(self._bar) :]]
        for (menu, _), title in zip(self._titles, titles, strict=True):
            menu.setTitle(title)
        for entry in self._entries:
            entry.retranslate()
        # Some keys have other names in another language.
        self.keys_changed.emit()
