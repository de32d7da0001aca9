"""The page of settings: apartments at the left, the settings of one of them at the right; every change acts at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from scala40.engine.cards import Card
from scala40.models.settings_form import APARTMENTS, SWITCH_OF, all_defaults, as_they_come, reset
from scala40.settings import Settings, SettingsStore
from scala40.texts.settings_page import SettingsTexts
from scala40.views.appearance import Appearance
from scala40.views.cards.art import CardArt, card_height, shadow_margin
from scala40.views.dressing import dressed
from scala40.views.pages.chapters import Chapters, lay_out_chapters
from scala40.views.pages.felt_page import FeltPage, PageButton, felt_label
from scala40.views.pages.reset_all import ResetAll
from scala40.views.pages.setting_rows import SettingRow
from scala40.views.theme import CLOSE, NEAR, WIDE, Theme

_WIDEST = 920
_APARTMENTS = 190
_SHOWN = (Card(37), Card(11 + 13), Card(9), Card(104))
_CARD = 60
_AIR = 10


class CardSample(QWidget):
    """Some cards and a back, as they are drawn now; only to look at."""

    def __init__(self, art: CardArt, theme: Theme) -> None:
        super().__init__()
        self._art = art
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        dressed(self, self._fit)

    def _fit(self) -> None:
        self.setFixedHeight(card_height(self._theme.px(_CARD)) + 2 * shadow_margin(self._theme.px(_CARD)))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        wide, ratio = self._theme.px(_CARD), self.devicePixelRatioF()
        with QPainter(self) as painter:
            for place in range(len(_SHOWN) + 1):
                back = place == len(_SHOWN)
                made = self._art.back_pixmap(wide, ratio) if back else self._art.pixmap(_SHOWN[place], wide, ratio)
                painter.drawPixmap(place * (wide + _AIR), 0, made)


class SettingsPage(FeltPage):
    """Goes back where it was opened from."""

    back = Signal()

    def __init__(
        self,
        store: SettingsStore,
        art: CardArt,
        theme: Theme,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self._appearance = appearance
        self._before: dict[str, object] | None = None
        """The settings before all of them were reset, as long as that can be undone."""
        self._store = store
        self._art = art
        self._title = felt_label(theme, theme.heading_px, weight=700)
        self._at_once = felt_label(theme, theme.text_px)
        self.apartments = Chapters(theme, _APARTMENTS)
        self.rows: dict[str, SettingRow] = {}
        self._rooms = QStackedWidget()
        self.back_button = PageButton()
        self.reset_button = PageButton()
        self.reset_all = ResetAll(theme, self)
        self._lay_out()
        self.apartments.currentRowChanged.connect(self._enter)
        self.back_button.clicked.connect(self.back)
        self.reset_button.clicked.connect(self._reset)
        self.reset_all.wanted.connect(self._reset_all)
        self.reset_all.undo_wanted.connect(self._undo)
        self.reset_all.changed.connect(self.refresh)
        self.reset_all.left.connect(self.apartments.setFocus)
        appearance.room_changed.connect(self.refresh)
        store.changed.append(self._follow)
        self.destroyed.connect(lambda: store.changed.remove(self._follow))
        self.retranslate()
        self.apartments.setCurrentRow(0)

    def _lay_out(self) -> None:
        for apartment, names in APARTMENTS.items():
            self._rooms.addWidget(self._room(apartment, names))
        head = QHBoxLayout()
        head.setSpacing(WIDE)
        head.addWidget(self._title)
        head.addWidget(self._at_once, 1, Qt.AlignmentFlag.AlignBottom)
        foot = QHBoxLayout()
        foot.setSpacing(NEAR)
        foot.addWidget(self.back_button)
        foot.addWidget(self.reset_all.said, 1)
        # Takes what room there is only while nothing is said.
        foot.addStretch(0)
        foot.addWidget(self.reset_button)
        for button in self.reset_all.buttons:
            foot.addWidget(button)
        lay_out_chapters(self, self.theme, _WIDEST, [head], self.apartments, self._rooms, foot)

    def _most(self, name: str) -> Callable[[], int] | None:
        """How much of a setting the window has room for."""
        return (lambda: self._appearance.most_zoom) if name == "zoom" else None

    def _room(self, apartment: str, names: tuple[str, ...]) -> QScrollArea:
        """The settings of an apartment, one below the other."""
        room = QWidget()
        column = QVBoxLayout(room)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(CLOSE)
        if apartment == "cards":
            column.addWidget(CardSample(self._art, self.theme))
            column.addSpacing(CLOSE)
        self.rows |= {name: SettingRow(name, self._store, self.theme, self._most(name)) for name in names}
        for name in names:
            if name in SWITCH_OF:
                line = QHBoxLayout()
                line.addWidget(self.rows[SWITCH_OF[name]], 1)
                line.addWidget(self.rows[name])
                column.addLayout(line)
            elif name not in SWITCH_OF.values():
                column.addWidget(self.rows[name])
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(room)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return scroll

    def heading(self) -> str:
        """What the page is called."""
        return SettingsTexts().title()

    def begin(self) -> None:
        self._before = None
        self.reset_all.rest()
        self.refresh()
        self.apartments.setFocus()

    def open_apartment(self, apartment: str) -> None:
        """Go to an apartment by its name."""
        self.apartments.setCurrentRow(list(APARTMENTS).index(apartment))

    def apartment(self) -> str:
        """The apartment that is shown."""
        return list(APARTMENTS)[max(0, self.apartments.currentRow())]

    def retranslate(self) -> None:
        texts = SettingsTexts()
        self._title.setText(texts.title())
        self._at_once.setText(texts.at_once())
        self.back_button.setText(texts.back())
        self.reset_button.setText(texts.reset())
        self.reset_all.retranslate()
        self.apartments.setAccessibleName(texts.title())
        titles = [texts.apartment(apartment) for apartment in APARTMENTS]
        self.apartments.show_titles(titles, max(0, self.apartments.currentRow()))
        self.refresh()

    def refresh(self) -> None:
        """Show what is in force."""
        for row in self.rows.values():
            row.refresh()
        apartment = self.apartment()
        settings, defaults = self._store.value, all_defaults()
        self.reset_all.offer(any(getattr(settings, name) != value for name, value in defaults.items()))
        self.reset_button.setVisible(self.reset_all.at_rest)
        self.reset_button.setEnabled(not as_they_come(apartment, self._store.value))
        self.reset_button.setAccessibleName(SettingsTexts().reset_to(SettingsTexts().apartment(apartment)))

    def _follow(self, _old: Settings, _new: Settings) -> None:
        # Whatever is changed after all were reset is not to be undone with it.
        self._before = None
        self.reset_all.rest()
        self.refresh()

    def _enter(self, place: int) -> None:
        self._rooms.setCurrentIndex(place)
        self.refresh()

    def _reset(self) -> None:
        reset(self.apartment(), self._store)
        # The button rests now, and the focus must not be lost with it.
        self.apartments.setFocus()

    def _reset_all(self) -> None:
        defaults = all_defaults()
        before = {name: getattr(self._store.value, name) for name in defaults}
        self._store.change(**defaults)
        self._before = before
        self.reset_all.show_done()

    def _undo(self) -> None:
        if self._before is not None:
            self._store.change(**self._before)
        self.apartments.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.reset_all.at_rest:
            self.reset_all.leave()
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        # A name that was typed holds, whichever way the page is left.
        field = self.rows["player_name"].control
        field.clearFocus()
