"""The page of all unfinished matches: each can be continued or deleted, and a deleted one brought back."""

from __future__ import annotations

from datetime import datetime
from functools import partial

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QWidget

from scala40.texts.saved_matches import SavedMatchTexts
from scala40.views.pages.desk import Desk
from scala40.views.pages.felt_page import FeltPage, PageButton, felt_label, foot_of, middle_column
from scala40.views.pages.saved_list import SavedList
from scala40.views.pages.saved_row import SavedRow
from scala40.views.theme import WIDE, Theme

_WIDEST = 920
"""The width of the page's content, in logical pixels before the player's text size."""


class SavedMatchesPage(FeltPage):
    """Arrow keys go from match to match, Enter continues, the Delete key asks."""

    entry_name = "saved_matches"
    back = Signal()
    new_match = Signal()

    def __init__(self, desk: Desk, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._desk = desk
        self._title = felt_label(theme, theme.heading_px, weight=700)
        self._about = felt_label(theme, theme.text_px)
        self._none = felt_label(theme, theme.title_px)
        self.new_match_button = PageButton("primary")
        self.back_button = PageButton("plate")
        self.list = SavedList()
        self._scroll = QScrollArea()
        self._lay_out()
        self.back_button.clicked.connect(self.back)
        self.new_match_button.clicked.connect(self.new_match)
        self.list.reached.connect(self._scroll.ensureWidgetVisible)
        self.retranslate()

    def _lay_out(self) -> None:
        self._scroll.setWidget(self.list)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        head = QHBoxLayout()
        head.setSpacing(WIDE)
        head.addWidget(self._title)
        head.addWidget(self._about, 1, Qt.AlignmentFlag.AlignBottom)
        column = middle_column(self, self.theme, _WIDEST)
        column.addLayout(head)
        column.addWidget(self._none)
        column.addWidget(self._scroll, 1)
        column.addLayout(foot_of(self.back_button, self.new_match_button))

    def heading(self) -> str:
        """What the page is called."""
        return SavedMatchTexts().title()

    @property
    def rows(self) -> list[SavedRow]:
        """The entries, the match played last first."""
        return self.list.rows

    def begin(self) -> None:
        entries, now = self._desk.saved_matches(), datetime.now().astimezone()
        likely = next((entry for entry in entries if not entry.damaged), None)
        rows = [SavedRow(entry, now, self.list, primary=entry is likely) for entry in entries]
        for row in rows:
            row.go_on.connect(partial(self._go_on, row))
            row.delete.connect(partial(self._delete, row))
            row.put_back.connect(partial(self._put_back, row))
        self.list.show_rows(rows)
        self.retranslate()
        if rows:
            rows[0].take_focus()
        else:
            self.new_match_button.setFocus()
        self._scroll.verticalScrollBar().setValue(0)

    def retranslate(self) -> None:
        texts = SavedMatchTexts()
        self._title.setText(texts.title())
        self._about.setText(texts.about())
        self._about.setVisible(bool(self.rows))
        self._none.setText(texts.none_saved())
        self._none.setVisible(not self.rows)
        self.new_match_button.setText(texts.new_match())
        self.new_match_button.setVisible(not self.rows)
        self.back_button.setText(texts.back())
        self.list.setAccessibleName(texts.title())
        for row in self.rows:
            row.retranslate()

    def _go_on(self, row: SavedRow) -> None:
        if not self._desk.continue_saved(row.entry.match_id):
            # Its bytes were sound; only now it has shown that it cannot be played again.
            row.entry = msgspec.structs.replace(row.entry, damaged=True)
            row.show_face("stands")

    def _delete(self, row: SavedRow) -> None:
        row.show_face("deleted" if self._desk.delete_saved(row.entry.match_id) else "stands")

    def _put_back(self, row: SavedRow) -> None:
        row.show_face("stands" if self._desk.put_back_saved(row.entry.match_id) else "deleted")

    def hideEvent(self, event: QHideEvent) -> None:
        # Another page is shown: the entries are read anew when this one is entered, and take no memory until then.
        if not event.spontaneous() and self.window().isVisible():
            self.list.show_rows([])
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
