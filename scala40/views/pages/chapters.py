"""Pages with a list of chapters beside what scrolls: the list itself, and where everything stands on such a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QListWidget, QWidget

from scala40.views.dressing import dressed
from scala40.views.pages.felt_page import middle_column
from scala40.views.theme import APART, CLOSE, FAR, NEAR, WIDE, Theme

_WIDEST_ZOOM: Final = 1.1
"""The list grows with the text up to this; a longer title takes two lines."""


class Chapters(QListWidget):
    """The chapters of a page; what is chosen by hand is told by `currentRowChanged`, what is only in sight is not."""

    def __init__(self, theme: Theme, width: int) -> None:
        """`width` is in logical pixels before the player's text size."""
        super().__init__()
        self._theme = theme
        self._wide = width
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        dressed(self, self._dress)

    def show_titles(self, titles: Sequence[str], row: int) -> None:
        """Show these titles, the one at `row` (from 0) chosen; a title that is cut is told whole by its tool tip."""
        with QSignalBlocker(self):
            self.clear()
            self.addItems(list(titles))
            for place, title in enumerate(titles):
                self.item(place).setToolTip(title)
            self.setCurrentRow(row)

    def mark(self, row: int) -> None:
        """The chapter at `row` (from 0) has come into sight by scrolling; whoever is choosing by key is left alone."""
        if not self.hasFocus():
            with QSignalBlocker(self):
                self.setCurrentRow(row)

    def _dress(self) -> None:
        theme = self._theme
        frame = theme.line_width
        ring = f"{frame}px solid {theme.accent}"
        # Large text needs its room for what is to be read, and a title here may take two lines.
        self.setFixedWidth(theme.side(self._wide, _WIDEST_ZOOM))
        self.setStyleSheet(
            f"QListWidget::item {{ min-height: {theme.px(26)}px; padding: {CLOSE}px {NEAR}px; border-radius: 8px; }}"
            f"QListWidget::item:selected {{ background: {theme.surface_high}; color: {theme.text}; }}"
            # The frame of the focus moves no word.
            f"QListWidget::item:selected:focus {{ padding: {CLOSE - frame}px {NEAR - frame}px; border: {ring}; }}"
        )


def lay_out_chapters(
    page: QWidget,
    theme: Theme,
    widest: int,
    head: Sequence[QLayout],
    chapters: Chapters,
    reading: QWidget | QLayout,
    foot: QLayout,
    *,
    dense: bool = False,
) -> None:
    """Lay a page out: its head, the sheet with the chapters beside what is read, and the buttons at its foot.

    `widest` is the width of it all, in logical pixels before the player's text size; `dense` leaves less air.
    """
    sheet = QFrame()
    sheet.setProperty("kind", "panel")
    inside = QHBoxLayout(sheet)
    edge = NEAR if dense else APART
    inside.setContentsMargins(APART, edge, edge, edge)
    inside.setSpacing(APART if dense else WIDE)
    inside.addWidget(chapters)
    if isinstance(reading, QWidget):
        inside.addWidget(reading, 1)
    else:
        inside.addLayout(reading, 1)
    column = middle_column(page, theme, widest)
    air = NEAR if dense else WIDE
    column.setContentsMargins(FAR, air, FAR, air)
    column.setSpacing(NEAR if dense else APART)
    for line in head:
        column.addLayout(line)
    column.addWidget(sheet, 1)
    column.addLayout(foot)
