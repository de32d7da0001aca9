"""The overview of all keys: those of the menus as the menus have them, and those that only the table knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from scala40.texts.settings_page import SettingsTexts, ShortcutTexts
from scala40.views.dressing import dressed
from scala40.views.pages.felt_page import FeltPage, PageButton, felt_label, plain_label
from scala40.views.theme import Theme

_WIDEST = 920
Group: TypeAlias = tuple[str, list[tuple[str, str]]]
"""A heading, and what is done by which key."""


def table_keys() -> Group:
    """The keys of the table that no menu has."""
    texts = ShortcutTexts()
    keys = (
        (texts.next_area(), _named(Qt.Key.Key_Tab)),
        (texts.next_card(), "← → ↑ ↓"),
        (texts.select(), _named(Qt.Key.Key_Space)),
        (texts.act(), _named(Qt.Key.Key_Enter)),
        (texts.clear(), _named(Qt.Key.Key_Escape)),
    )
    return texts.at_the_table(), list(keys)


def _named(key: Qt.Key) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


class ShortcutsPage(FeltPage):
    """Goes back where it was opened from."""

    back = Signal()

    def __init__(self, menus: Callable[[], Sequence[Group]], theme: Theme, parent: QWidget | None = None) -> None:
        """`menus` gives the keys of each menu in the language in force."""
        super().__init__(theme, parent)
        self._menus = menus
        self._title = felt_label(theme, 28, weight=700)
        self.back_button = PageButton()
        self.back_button.clicked.connect(self.back)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        sheet = QFrame()
        sheet.setProperty("kind", "panel")
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(16, 12, 12, 12)
        inside.addWidget(self._scroll)
        content = QWidget()
        dressed(content, lambda: content.setMaximumWidth(theme.px(_WIDEST)))
        column = QVBoxLayout(content)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(12)
        column.addWidget(self._title)
        column.addWidget(sheet, 1)
        column.addWidget(self.back_button, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(content, 40)
        row.addStretch(1)
        self.retranslate()

    def heading(self) -> str:
        """What the page is called."""
        return self._title.text()

    def begin(self) -> None:
        self.retranslate()
        self._scroll.setFocus()

    def retranslate(self) -> None:
        self._title.setText(ShortcutTexts().title())
        self.back_button.setText(SettingsTexts().back())
        self._scroll.setAccessibleName(ShortcutTexts().title())
        self._scroll.setWidget(self._listed())

    def lines(self) -> list[tuple[str, str]]:
        """What is done by which key, all groups together."""
        return [line for _, lines in self._groups() for line in lines]

    def _groups(self) -> list[Group]:
        return [group for group in (*self._menus(), table_keys()) if group[1]]

    def _listed(self) -> QWidget:
        """Two columns of groups: the menus at the left, the table at the right."""
        whole = QWidget()
        across = QHBoxLayout(whole)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(32)
        groups = self._groups()
        half = (len(groups) + 1) // 2
        for part in (groups[:half], groups[half:]):
            grid = QGridLayout()
            grid.setHorizontalSpacing(16)
            grid.setVerticalSpacing(6)
            grid.setColumnStretch(0, 1)
            for heading, lines in part:
                title = plain_label("section")
                title.setText(heading)
                if grid.rowCount() > 1:
                    grid.setRowMinimumHeight(grid.rowCount(), 8)
                grid.addWidget(title, grid.rowCount(), 0, 1, 2)
                for words, key in lines:
                    said, shown = plain_label(), plain_label()
                    said.setText(words)
                    said.setAccessibleName(ShortcutTexts().keys_of(words, key))
                    shown.setText(key)
                    shown.setWordWrap(False)
                    row = grid.rowCount()
                    grid.addWidget(said, row, 0)
                    grid.addWidget(shown, row, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            grid.setRowStretch(grid.rowCount(), 1)
            across.addLayout(grid, 1)
        return whole

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
