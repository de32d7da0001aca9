"""The menus: every entry with its words, its key, its role on macOS, and, while it rests, the reason why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from scala40.texts.menus import MenuTexts
from scala40.views.menu_reasons import MenuReasons

Words = Callable[[], str]
_NO_ROLE: Final = QAction.MenuRole.NoRole
Key = QKeySequence.StandardKey | str


class Entry(QAction):
    """One entry of a menu. Without a role of its own macOS would guess one from its words."""

    def __init__(
        self,
        owner: QObject,
        words: Words,
        do: Callable[[], object],
        key: Key | None = None,
        role: QAction.MenuRole = _NO_ROLE,
    ) -> None:
        super().__init__(owner)
        self._words = words
        self._rest: Words | None = None
        self.setMenuRole(role)
        if key is not None:
            self.setShortcut(QKeySequence(key))
        self.triggered.connect(lambda: do())
        self.retranslate()

    def rest(self, why: Words | None) -> None:
        """Let the entry rest for a reason, or serve again with None."""
        self._rest = why
        self.setEnabled(why is None)
        self._say_why()

    def retranslate(self) -> None:
        """Say it anew in the language now in force."""
        self.setText(self._words())
        self._say_why()

    def _say_why(self) -> None:
        why = self._rest() if self._rest else ""
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

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._texts = MenuTexts()
        self.reasons = MenuReasons(window)
        self._titles: list[tuple[QMenu, Words]] = []
        self._entries: list[Entry] = []
        bar = window.menuBar()
        texts = self._texts
        self.game, self.move, self.view, self.settings, self.help = (
            self._menu(bar.addMenu(""), words)
            for words in (texts.game, texts.move, texts.view, texts.settings, texts.help)
        )
        self._bar = (self.game, self.move, self.view, self.settings, self.help)
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

    def keys(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """The title of each menu, and what it does by which key, as the system writes keys."""
        written = QKeySequence.SequenceFormat.NativeText
        return [
            (words(), [(one.text(), one.shortcut().toString(written)) for one in menu.actions() if one.shortcuts()])
            for menu, words in self._titles[: len(self._bar)]
        ]

    def add(
        self,
        menu: QMenu,
        words: Words,
        do: Callable[[], object],
        key: Key | None = None,
        role: QAction.MenuRole = _NO_ROLE,
    ) -> Entry:
        """Add an entry at the end of a menu."""
        entry = Entry(menu, words, do, key, role)
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
