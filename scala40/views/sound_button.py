"""The button beside the menus that turns all sounds off and on with one click."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QWidget

from scala40.settings import Settings, SettingsStore
from scala40.texts.settings_page import SettingValueTexts
from scala40.views.dressing import dressed
from scala40.views.icons import line_icon
from scala40.views.theme import TARGET, Theme, colour

_ICON = 20


class SoundButton(QAbstractButton):
    """Checked while there is sound. It takes no focus from the table: by key the menu of settings does the same."""

    def __init__(self, settings: SettingsStore, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._theme = theme
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(lambda: settings.change(sound=not settings.value.sound))
        settings.changed.append(self._follow)
        self.destroyed.connect(lambda: settings.changed.remove(self._follow))
        dressed(self, self.updateGeometry)
        self._say()

    def _follow(self, old: Settings, new: Settings) -> None:
        if old.sound != new.sound:
            self._say()

    def _say(self) -> None:
        texts, on = SettingValueTexts(), self._settings.value.sound
        self.setChecked(on)
        self.setAccessibleName(texts.sound_title())
        self.setToolTip(texts.sound_off() if on else texts.sound_on())
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def sizeHint(self) -> QSize:
        side = max(TARGET, self._theme.px(TARGET))
        return QSize(side + 8, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, on = self._theme, self._settings.value.sound
        size = theme.px(_ICON)
        # Silence shows by its own sign, not by a fainter one.
        made = line_icon("sound" if on else "sound-off", theme.text, size, self.devicePixelRatioF())
        with QPainter(self) as painter:
            if self.underMouse():
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour(theme.surface_high))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 6, 6)
            painter.drawPixmap(QPoint((self.width() - size) // 2, (self.height() - size) // 2), made)


def stand_beside_menus(window: QMainWindow, settings: SettingsStore, theme: Theme) -> SoundButton:
    """Put the button at the end of the menu bar; where the system shows that elsewhere, into the status line."""
    bar = window.menuBar()
    # A corner of the menu bar alone would leave it to Python to end the button, whatever Qt is doing then.
    button = SoundButton(settings, theme, bar)
    if bar.isNativeMenuBar():
        window.statusBar().addPermanentWidget(button)
    else:
        bar.setCornerWidget(button)
    return button
