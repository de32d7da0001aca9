"""Lets the window follow the settings at once: language, theme, text size, and how cards are drawn and written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from scala40.settings import LARGEST_ZOOM, SMALLEST_ZOOM, Settings, SettingsStore
from scala40.texts.cards import CardTexts
from scala40.views.cards.art import CardArt
from scala40.views.dressing import dress_again, wear
from scala40.views.languages import Languages, card_looks
from scala40.views.theme import Theme
from scala40.views.themes import CONTRAST, system_contrast, theme_for
from scala40.views.window_place import SMALLEST

if TYPE_CHECKING:
    from scala40.views.table.table_page import TablePage


_STEP: Final = 5
"""The zoom follows the size of the window in steps of so many per cent."""


class Appearance(QObject):
    """Follows the settings, and the system where they say so, for as long as it lives."""

    room_changed = Signal()
    """The window has room for another zoom than before."""

    def __init__(
        self, settings: SettingsStore, languages: Languages, art: CardArt, theme: Theme, parent: QObject | None = None
    ) -> None:
        """`theme` is the one that the window wears (see `dressing.worn`); it is put on at once."""
        super().__init__(parent)
        self._settings = settings
        self._languages = languages
        self._art = art
        self._theme = theme
        self._room = SMALLEST
        self._need_contrast()
        settings.changed.append(self._follow)
        self.destroyed.connect(lambda: settings.changed.remove(self._follow))
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._system_changed)
        self._put_on(first=True)

    @property
    def most_zoom(self) -> int:
        """The largest zoom that the window has room for, in per cent: each page needs its least size, zoomed."""
        fits = min(self._room.width() / SMALLEST.width(), self._room.height() / SMALLEST.height())
        return max(SMALLEST_ZOOM, min(LARGEST_ZOOM, int(fits * 100) // _STEP * _STEP))

    @property
    def zoom(self) -> int:
        """The zoom in force, in per cent."""
        return min(self._settings.value.zoom, self.most_zoom)

    def fit(self, room: QSize) -> None:
        """The window has this size now."""
        zoom, most = self.zoom, self.most_zoom
        self._room = room
        if zoom != self.zoom:
            self._put_on()
        if most != self.most_zoom:
            self.room_changed.emit()

    def _follow(self, old: Settings, new: Settings) -> None:
        if new.language != old.language:
            self._languages.use(new.language or None)
        written = CardTexts.in_force, CardTexts.written_out
        self._put_on()
        application = QCoreApplication.instance()
        if written != (CardTexts.in_force, CardTexts.written_out) and application is not None:
            # What is written of cards is said anew just as in another language.
            QCoreApplication.sendEvent(application, QEvent(QEvent.Type.LanguageChange))

    def _need_contrast(self) -> None:
        """At the very first start whoever needs high contrast has it; a dark system alone keeps the green felt."""
        if self._settings.first and system_contrast():
            self._settings.change(theme=CONTRAST.name)

    def _system_changed(self, _preference: object) -> None:
        # Some systems tell a moment after the start.
        self._need_contrast()
        self._put_on()

    def _put_on(self, *, first: bool = False) -> None:
        now = self._settings.value.in_force
        CardTexts.in_force, CardTexts.written_out = now.card_letters, now.comfort
        looks = msgspec.structs.replace(
            self._art.options,
            four_colours=now.four_colours,
            big_index=now.big_index,
            back=now.card_back,
            courts=now.courts,
        )
        looks = card_looks(looks)
        before, self._art.options = self._art.options, looks
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        # Other card pictures are a new look of all: Qt itself then paints everything anew.
        other_letters = msgspec.structs.replace(before, letters=looks.letters, joker_word=looks.joker_word) == looks
        anyway = first or not other_letters
        worn = wear(application, self._theme, theme_for(now, self.zoom / 100), anyway=anyway)
        if not worn and looks != before:
            # Other letters alone come with other words, and Qt would take long over the style of every widget.
            dress_again()
            window = self.parent()
            if isinstance(window, QWidget):
                window.update()


def lay_anew(page: TablePage) -> None:
    """Lay a table out again, whatever of text or cards has become larger or smaller."""
    page.retranslate()
    for part in (page.melds, page.opening, page.hand):
        part.arrange(jump=True)
