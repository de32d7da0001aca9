"""Choosing the language, each by its own name: one button with a menu, or all of them side by side."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QMenu, QWidget

from scala40.texts.menus import MenuTexts
from scala40.texts.pages import LANGUAGE_NAMES
from scala40.views.icons import line_icon
from scala40.views.pages.felt_page import PageButton
from scala40.views.theme import APART, CLOSE, NEAR, Theme

_ARROW = 16
"""The arrow that tells of the menu, in logical pixels."""


class LanguageButton(PageButton):
    """Says the language in force by its own name; pressed, it offers the others."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("plate", parent)
        self._theme = theme
        self.show_sign("globe", theme)
        self.setStyleSheet("QPushButton::menu-indicator { width: 0; }")
        self._entries: dict[str, QAction] = {}
        menu = QMenu(self)
        group = QActionGroup(menu)
        for language, name in LANGUAGE_NAMES.items():
            entry = QAction(name, group)
            entry.setCheckable(True)
            entry.triggered.connect(partial(self._choose, language))
            menu.addAction(entry)
            self._entries[language] = entry
        self.setMenu(menu)

    def _choose(self, language: str, _checked: bool = False) -> None:
        # All words are said anew: the menu would stay open meanwhile.
        QTimer.singleShot(0, self, lambda: self.chosen.emit(language))

    def show_language(self, language: str) -> None:
        """Show that this language is in force."""
        self.setText(LANGUAGE_NAMES[language])
        self.setAccessibleName(f"{MenuTexts().language()}: {LANGUAGE_NAMES[language]}")
        self._entries[language].setChecked(True)

    def sizeHint(self) -> QSize:
        # The words stand in the middle, so that the arrow takes its room from both sides.
        return super().sizeHint() + QSize(2 * _ARROW + CLOSE, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            arrow = line_icon("chevron-down", self._theme.felt_text, _ARROW, self.devicePixelRatioF())
            painter.drawPixmap(self.width() - APART - _ARROW, (self.height() - _ARROW) // 2, arrow)


class LanguageRow(QWidget):
    """All languages side by side, the one in force marked."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(NEAR)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, PageButton] = {}
        for language, name in LANGUAGE_NAMES.items():
            one = PageButton("plate")
            one.setText(name)
            one.setCheckable(True)
            one.clicked.connect(lambda _=False, code=language: self.chosen.emit(code))
            self._group.addButton(one)
            self.buttons[language] = one
            row.addWidget(one, 1)

    def show_language(self, language: str) -> None:
        """Show that this language is in force."""
        for code, one in self.buttons.items():
            one.setText(f"✓ {LANGUAGE_NAMES[code]}" if code == language else LANGUAGE_NAMES[code])
            one.setAccessibleName(LANGUAGE_NAMES[code])
            one.setChecked(code == language)
        self.setAccessibleName(MenuTexts().language())
