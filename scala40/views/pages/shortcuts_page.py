"""The overview of all keys; those of the menus can be changed, cleared and given back here."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QKeyCombination, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from scala40.texts.settings_page import SettingsTexts, ShortcutTexts
from scala40.views.actions import KeyLine, Menus
from scala40.views.keys import KeyRefusal, Keys, default_keys
from scala40.views.pages.felt_page import FeltPage, PageButton, felt_label, foot_of, middle_column, plain_label
from scala40.views.theme import APART, CLOSE, FAR, NEAR, TARGET, WIDE, Theme

_WIDEST = 980
_BY_ENTER = ("next_step", "draw", "discard")
"""Entries of the menus that Enter does at the table, whatever key of their own they have."""
_DAILY = ("next_step", "draw", "take", "lay", "add", "discard", "undo", "hint", "last_turn")
"""Entries of the menus that every turn has a use for: they stand first, in this order."""
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
Group = tuple[str, list[KeyLine]]
"""A heading, and what is done by which key."""


def table_keys() -> Group:
    """The keys of the table that no menu has and nobody changes."""
    texts = ShortcutTexts()
    keys = (
        (texts.next_area(), written(QKeySequence(Qt.Key.Key_Tab))),
        (texts.next_card(), "← → ↑ ↓"),
        (texts.move_card(), f"{written(QKeySequence('Ctrl+Left'))}\n{written(QKeySequence('Ctrl+Right'))}"),
        (texts.select(), written(QKeySequence(Qt.Key.Key_Space))),
        (texts.act(), written(QKeySequence(Qt.Key.Key_Enter))),
        (texts.clear(), written(QKeySequence(Qt.Key.Key_Escape))),
    )
    return texts.at_the_table(), [KeyLine(words, key) for words, key in keys]


def keys_shown(name: str, key: str) -> str:
    """The keys of an entry as the system writes them: its own, and the one of the table that does the same."""
    return ", ".join(filter(None, (key, written(QKeySequence(Qt.Key.Key_Enter)) if name in _BY_ENTER else "")))


def written(sequence: QKeySequence) -> str:
    """A key as the system writes it."""
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)


class KeyField(PageButton):
    """Shows the key of one entry; pressed, it listens for another one. It keeps no key itself."""

    listening = Signal(bool)
    key_wanted = Signal(QKeySequence)
    clear_wanted = Signal()
    # Qt sends events while the button is being made.
    _listens = False

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.name = name
        self._line = KeyLine("", "")
        self.setAutoDefault(False)
        self.setMinimumHeight(TARGET)
        self.clicked.connect(lambda: self.listen(True))

    @property
    def listens(self) -> bool:
        """True while the next key is the new one."""
        return self._listens

    def show_line(self, line: KeyLine) -> None:
        """Show this key, or a dash for none."""
        self._line = KeyLine(line.words, keys_shown(line.name, line.key), line.name)
        self._say()

    def _say(self) -> None:
        texts = ShortcutTexts()
        shown = texts.press_a_key() if self._listens else self._line.key or "–"
        self.setText(shown)
        key = texts.press_a_key() if self._listens else self._line.key or texts.no_key()
        self.setAccessibleName(texts.keys_of(self._line.words, key))
        self.setAccessibleDescription(texts.how_to_change())

    def listen(self, listens: bool) -> None:
        """Take the next key for the new one, or no longer."""
        if listens != self._listens:
            self._listens = listens
            self._say()
            self.listening.emit(listens)

    def event(self, event: QEvent) -> bool:
        if self._listens and event.type() == QEvent.Type.ShortcutOverride:
            # Else the entry that has the key would be triggered.
            event.accept()
            return True
        if self._listens and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self._hear(event)
            return True
        return super().event(event)

    def _hear(self, event: QKeyEvent) -> None:
        key, plain = Qt.Key(event.key()), event.modifiers() == Qt.KeyboardModifier.NoModifier
        if key in _MODIFIERS or event.isAutoRepeat():
            return
        if plain and key in (Qt.Key.Key_Tab, Qt.Key.Key_Escape):
            self.listen(False)
        elif plain and key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.clear_wanted.emit()
            self.listen(False)
        else:
            modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            self.key_wanted.emit(QKeySequence(QKeyCombination(modifiers, key)))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.listen(False)
        super().focusOutEvent(event)


class ShortcutsPage(FeltPage):
    """Goes back where it was opened from."""

    back = Signal()

    def __init__(self, menus: Menus, keys: Keys, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._menus = menus
        self._keys = keys
        self._title = felt_label(theme, theme.heading_px, weight=700)
        self.said = felt_label(theme, theme.text_px)
        """How a key is changed, or why one was refused."""
        self.fields: dict[str, KeyField] = {}
        self._last = ""
        self.back_button = PageButton()
        self.back_button.clicked.connect(self.back)
        self.clear_button = PageButton()
        self.clear_button.clicked.connect(self._clear)
        self.default_button = PageButton()
        self.default_button.clicked.connect(self._reset)
        self.all_button = PageButton()
        self.all_button.clicked.connect(self._reset_all)
        for button in (self.clear_button, self.default_button):
            # The entry that listens keeps the focus until the button has done its work.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._lay_out()
        keys.changed.connect(self._follow)
        self.retranslate()

    def _lay_out(self) -> None:
        sheet = QFrame()
        sheet.setProperty("kind", "panel")
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(WIDE, APART, APART, APART)
        inside.addWidget(self._scroll)
        column = middle_column(self, self.theme, _WIDEST)
        column.addWidget(self._title)
        column.addWidget(self.said)
        column.addWidget(sheet, 1)
        column.addLayout(foot_of(self.back_button, self.clear_button, self.default_button, self.all_button))

    def heading(self) -> str:
        """What the page is called."""
        return ShortcutTexts().title()

    def begin(self) -> None:
        self.retranslate()
        self._scroll.setFocus()

    def retranslate(self) -> None:
        texts = ShortcutTexts()
        self._title.setText(texts.title())
        self.back_button.setText(SettingsTexts().back())
        self.clear_button.setText(texts.no_key())
        self.all_button.setText(texts.reset_all())
        self._scroll.setAccessibleName(texts.title())
        self.fields = {}
        self._scroll.setWidget(self._listed())
        self._last = ""
        self._tell(texts.how_to_change())
        self._follow()

    def lines(self) -> list[tuple[str, str]]:
        """What is done by which key, all groups together; entries without a key too."""
        return [(line.words, keys_shown(line.name, line.key)) for _, lines in self._groups() for line in lines]

    def _groups(self) -> list[Group]:
        """What every turn has a use for, what only the table knows, and the rest menu by menu."""
        menus = self._menus.key_lines()
        daily = {line.name: line for _, lines in menus for line in lines if line.name in _DAILY}
        rest = [(title, [line for line in lines if line.name not in daily]) for title, lines in menus]
        first = (ShortcutTexts().every_turn(), [daily[name] for name in _DAILY if name in daily])
        return [group for group in (first, table_keys(), *rest) if group[1]]

    def _listed(self) -> QWidget:
        """Two columns of groups, about equally long."""
        whole = QWidget()
        across = QHBoxLayout(whole)
        across.setContentsMargins(0, 0, NEAR, 0)
        across.setSpacing(FAR)
        groups = self._groups()
        half = sum(len(lines) for _, lines in groups) / 2
        at = min(
            range(1, len(groups)), key=lambda cut: abs(sum(len(lines) for _, lines in groups[:cut]) - half), default=1
        )
        for part in (groups[:at], groups[at:]):
            grid = QGridLayout()
            grid.setHorizontalSpacing(APART)
            grid.setVerticalSpacing(CLOSE)
            grid.setColumnStretch(0, 1)
            for heading, lines in part:
                self._list_group(grid, heading, lines)
            grid.setRowStretch(grid.rowCount(), 1)
            across.addLayout(grid, 1)
        return whole

    def _list_group(self, grid: QGridLayout, heading: str, lines: list[KeyLine]) -> None:
        title = plain_label("section")
        title.setText(heading)
        if grid.rowCount() > 1:
            grid.setRowMinimumHeight(grid.rowCount(), 8)
        grid.addWidget(title, grid.rowCount(), 0, 1, 2)
        for line in lines:
            row, said = grid.rowCount(), plain_label()
            said.setText(line.words)
            grid.addWidget(said, row, 0)
            if line.name:
                grid.addWidget(self._field(line), row, 1)
            else:
                said.setAccessibleName(ShortcutTexts().keys_of(line.words, ", ".join(line.key.splitlines())))
                shown = plain_label()
                shown.setAlignment(Qt.AlignmentFlag.AlignRight)
                shown.setText(line.key)
                shown.setWordWrap(False)
                grid.addWidget(shown, row, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)

    def _field(self, line: KeyLine) -> KeyField:
        field = KeyField(line.name)
        field.show_line(line)
        field.listening.connect(lambda listens, name=line.name: self._listening(name, listens))
        field.key_wanted.connect(lambda sequence, name=line.name: self._choose(name, sequence))
        field.clear_wanted.connect(lambda name=line.name: self._keys.clear(name))
        self.fields[line.name] = field
        return field

    def _follow(self) -> None:
        """The keys in force have changed, or another entry was chosen."""
        for _, lines in self._menus.key_lines():
            for line in lines:
                if line.name in self.fields:
                    self.fields[line.name].show_line(line)
        texts, name, key = ShortcutTexts(), self._last, default_keys(self._last)
        shown = keys_shown(name, written(key[0]) if key else "")
        default = texts.default_key(shown) if shown else texts.default_none() if name else texts.key_as_at_first()
        self.default_button.setText(default)
        self.clear_button.setEnabled(bool(name) and bool(self._keys.of(name)))
        self.default_button.setEnabled(bool(name) and not self._keys.is_default(name))
        self.all_button.setEnabled(not self._keys.all_default)

    def _listening(self, name: str, listens: bool) -> None:
        if listens:
            self._last = name
            self._tell(ShortcutTexts().press_for(self._menus.words_of(name)))
            self._follow()

    def _choose(self, name: str, sequence: QKeySequence) -> None:
        refusal = self._keys.choose(name, sequence)
        if refusal is not None:
            self._refuse(refusal, sequence)
        else:
            self.fields[name].listen(False)
            self._tell(ShortcutTexts().keys_of(self._menus.words_of(name), written(sequence)))

    def _refuse(self, refusal: KeyRefusal, sequence: QKeySequence) -> None:
        texts, key = ShortcutTexts(), written(sequence)
        if refusal.why == "taken":
            self._tell(texts.taken(key, self._menus.words_of(refusal.other)))
        else:
            self._tell(texts.needed(key))

    def _tell(self, sentence: str) -> None:
        self.said.setText(sentence)
        self.said.setAccessibleName(sentence)

    def _clear(self) -> None:
        if self._last:
            self._keys.clear(self._last)
            self.fields[self._last].setFocus()

    def _reset(self) -> None:
        name = self._last
        if name:
            refusal = self._keys.reset(name)
            if refusal is not None:
                self._refuse(refusal, default_keys(name)[0])
            self.fields[name].setFocus()

    def _reset_all(self) -> None:
        self._keys.reset_all()
        self._tell(ShortcutTexts().how_to_change())
        self.back_button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
