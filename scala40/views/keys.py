"""The keys of the menus: one declared source of defaults, what the player has made of them, and what may be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

import msgspec
from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence

from scala40.settings import Settings, SettingsStore

DEFAULTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "new_match": "Ctrl+N",
        "quick_round": "",
        "watch": "D",
        "open_match": "Ctrl+O",
        "save_match": "Ctrl+S",
        "go_on": "",
        "saved_matches": "",
        "start_page": "",
        "pause": "P",
        "stand_in": "",
        "verify": "",
        "why": "W",
        "save_score": "",
        "quit": "Ctrl+Q",
        "next_step": "",
        "hurry": "N",
        "draw": "",
        "take": "",
        "buy": "",
        "let_go": "",
        "lay": "L",
        "add": "",
        "confirm": "",
        "take_one_back": "U",
        "take_back": "",
        "discard": "",
        "undo": "Ctrl+Z",
        "redo": "Ctrl+Shift+Z",
        "sort_for_runs": "R",
        "sort_for_sets": "S",
        "sort_for_both": "B",
        "undo_sort": "",
        "pin": "K",
        "gap": "G",
        "clear": "",
        "look_through": "V",
        "last_turn": "T",
        "explain": "E",
        "hint": "H",
        "hint_rule": "",
        "full_screen": "F11",
        "side_panel": "",
        "coach": "C",
        "zoom_in": "Ctrl++",
        "zoom_out": "Ctrl+-",
        "usual_size": "Ctrl+0",
        "settings": "Ctrl+,",
        "sound": "",
        "comfort": "",
        "rules": "F1",
        "rule_card": "Shift+F1",
        "shortcuts": "Ctrl+F1",
        "reports": "",
        "about": "",
    }
)
"""By the name of an entry its key as Qt writes it everywhere; empty where it has none until the player gives it one."""
SECOND: Final[Mapping[str, str]] = MappingProxyType({"zoom_in": "Ctrl+="})
"""Keys that go with a default: plus shares its key with the equals sign on many keyboards."""
_MOVING = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Insert),
)
_TABLE = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Space),
    *(Qt.Key.Key_Menu, Qt.Key.Key_F10),
)
_EDITING = (
    QKeySequence.StandardKey.Copy,
    QKeySequence.StandardKey.Cut,
    QKeySequence.StandardKey.Paste,
    QKeySequence.StandardKey.SelectAll,
)
Why: TypeAlias = Literal["taken", "needed"]


class KeyRefusal(msgspec.Struct, frozen=True):
    """Why an entry does not get a key."""

    why: Why
    """`taken`: another entry has it; `needed`: text fields, the table or the menu bar need it."""
    other: str = ""
    """The name of the entry that has it."""


class Keys(QObject):
    """The keys in force, kept in the settings; entries of menus follow `changed`."""

    changed = Signal()

    def __init__(self, store: SettingsStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        store.changed.append(self._follow)
        self.destroyed.connect(lambda: store.changed.remove(self._follow))

    def _follow(self, old: Settings, new: Settings) -> None:
        if old.shortcuts != new.shortcuts:
            self.changed.emit()

    def of(self, name: str) -> list[QKeySequence]:
        """The keys of an entry, the one to show first; none where it has none."""
        written = self._store.value.shortcuts.get(name)
        if written is None:
            return default_keys(name)
        sequence = QKeySequence(written, QKeySequence.SequenceFormat.PortableText)
        # A settings file may hold anything, also what has been refused.
        return [sequence] if written and not needed_elsewhere(sequence) else []

    def is_default(self, name: str) -> bool:
        """True where the player has not changed the key of this entry."""
        return name not in self._store.value.shortcuts

    @property
    def all_default(self) -> bool:
        """True where no key has been changed."""
        return not self._store.value.shortcuts

    def refusal(self, name: str, sequence: QKeySequence) -> KeyRefusal | None:
        """Why this entry cannot have this key; None where it can."""
        if needed_elsewhere(sequence):
            return KeyRefusal("needed")
        other = next((one for one in DEFAULTS if one != name and sequence in self.of(one)), None)
        return None if other is None else KeyRefusal("taken", other)

    def choose(self, name: str, sequence: QKeySequence) -> KeyRefusal | None:
        """Give this entry this key, unless it is refused."""
        refusal = self.refusal(name, sequence)
        if refusal is None:
            if [sequence] == default_keys(name)[:1]:
                self._keep({one: key for one, key in self._store.value.shortcuts.items() if one != name})
            else:
                written = sequence.toString(QKeySequence.SequenceFormat.PortableText)
                self._keep({**self._store.value.shortcuts, name: written})
        return refusal

    def clear(self, name: str) -> None:
        """Leave this entry without a key."""
        self._keep({**self._store.value.shortcuts, name: ""})

    def reset(self, name: str) -> KeyRefusal | None:
        """Give this entry its default again, unless another one has that key by now."""
        defaults = default_keys(name)
        refusals = [refusal for key in defaults if (refusal := self.refusal(name, key)) is not None]
        if refusals:
            return refusals[0]
        self._keep({one: key for one, key in self._store.value.shortcuts.items() if one != name})
        return None

    def reset_all(self) -> None:
        """Give every entry its default again."""
        self._keep({})

    def _keep(self, shortcuts: dict[str, str]) -> None:
        if shortcuts != self._store.value.shortcuts:
            self._store.change(shortcuts=shortcuts)


def default_keys(name: str) -> list[QKeySequence]:
    """The default keys of an entry, the one to show first."""
    return [QKeySequence(key) for key in (DEFAULTS.get(name, ""), SECOND.get(name, "")) if key]


def needed_elsewhere(sequence: QKeySequence) -> bool:
    """True for a key that text fields, the table or the menu bar need, and for what is no single key."""
    if sequence.count() != 1:
        return True
    pressed: QKeyCombination = sequence[0]  # type: ignore[index]
    key, modifiers = pressed.key(), pressed.keyboardModifiers()
    if key in _MOVING or key in _TABLE or key == Qt.Key.Key_unknown:
        return True
    if any(sequence in QKeySequence.keyBindings(standard) for standard in _EDITING):
        return True
    # Alt with a letter opens a menu.
    letter = Qt.Key.Key_A <= key <= Qt.Key.Key_Z
    return letter and modifiers & ~Qt.KeyboardModifier.ShiftModifier == Qt.KeyboardModifier.AltModifier
