"""One setting on its page: what it is called, what it does, and the control that changes it at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QSlider,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from scala40.models.settings_form import SWITCH_OF, decided, kind, silent, values
from scala40.settings import LARGEST_ZOOM, SettingsStore
from scala40.texts.settings_page import SettingsTexts, SettingValueTexts
from scala40.views.dressing import dressed
from scala40.views.icons import line_icon
from scala40.views.pages.choice_box import ChoiceBox
from scala40.views.pages.felt_page import plain_label
from scala40.views.pages.name_field import NameField
from scala40.views.theme import CLOSE, NEAR, TARGET, WIDE, Theme

_CONTROL = 230
"""The width of the column of controls, in logical pixels before the player's text size."""
_VOLUME_STEP = 10
_TICK = 14


class VolumeSlider(QSlider):
    """A volume from 0 to 100; the wheel turns it only where it has the focus."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(0, 100)
        self.setSingleStep(_VOLUME_STEP)
        self.setPageStep(2 * _VOLUME_STEP)
        self.setMinimumHeight(TARGET)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Switch(QCheckBox):
    """On or off, with a tick that is seen without its colour."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        size = self._theme.px(_TICK)
        hollow = self._theme.rests_in_dashes and not self.isEnabled()
        ink = self._theme.text_resting if hollow else self._theme.on_accent
        tick = line_icon("tick", ink, size, self.devicePixelRatioF())
        with QPainter(self) as painter:
            painter.drawPixmap(box.center().x() - size // 2 + 1, box.center().y() - size // 2 + 1, tick)


class SettingRow(QWidget):
    """A row of the page. `control` is what takes the focus."""

    def __init__(
        self,
        name: str,
        store: SettingsStore,
        theme: Theme,
        most: Callable[[], int] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`name` is the field of `Settings`; `most` gives how much of it, in per cent, the window has room for."""
        super().__init__(parent)
        self.name = name
        self._most = most
        self._store = store
        self._theme = theme
        self._title = plain_label()
        self._about = plain_label("muted")
        self._level = QLabel()
        self.control = self._made()
        for label in (self._title, self._level):
            # Not every kind of control has a place for them.
            label.setParent(self)
        self._level.setVisible(isinstance(self.control, VolumeSlider))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, CLOSE, NEAR, CLOSE)
        column.setSpacing(CLOSE)
        if isinstance(self.control, QCheckBox):
            # The switch bears its own name, so that a click on the words turns it too.
            self._title.hide()
            column.addWidget(self.control)
        else:
            # The switch beside a volume says which sound it is.
            if name in SWITCH_OF:
                self._title.hide()
            head = QHBoxLayout()
            head.setSpacing(WIDE)
            head.addWidget(self._title, 1)
            head.addLayout(self._on_the_right())
            column.addLayout(head)
        column.addWidget(self._about)
        dressed(self, self._fit)
        self.refresh()

    def _on_the_right(self) -> QBoxLayout:
        column = QHBoxLayout()
        column.setSpacing(NEAR)
        column.addWidget(self.control, 1)
        if isinstance(self.control, VolumeSlider):
            self._level.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            column.addWidget(self._level)
        return column

    def _made(self) -> QWidget:
        match kind(self.name):
            case "switch":
                switch = Switch(self._theme)
                switch.toggled.connect(self._choose)
                return switch
            case "volume":
                slider = VolumeSlider()
                slider.valueChanged.connect(self._choose)
                return slider
            case "name":
                field = NameField()
                field.entered.connect(self._choose)
                field.left.connect(lambda: self._choose(field.name()))
                return field
            case _:
                box = ChoiceBox(self._theme)
                # Dressing everything anew takes its time: the list would stay unfolded meanwhile.
                box.activated.connect(
                    lambda place: QTimer.singleShot(0, box, partial(self._choose, box.itemData(place)))
                )
                return box

    def _fit(self) -> None:
        wide = self._theme.px(_CONTROL)
        if isinstance(self.control, VolumeSlider):
            level = self._theme.px(52)
            self._level.setFixedWidth(level)
            self.control.setFixedWidth(wide - level - 10)
        elif not isinstance(self.control, QCheckBox):
            self.control.setFixedWidth(wide)

    def _choose(self, value: object) -> None:
        if getattr(self._store.value, self.name) != value:
            self._store.change(**{self.name: value})

    def refresh(self) -> None:
        """Show what is in force, in the language in force; what comfort mode has decided rests and says so."""
        texts, now = SettingsTexts(), self._store.value.in_force
        value, title = getattr(now, self.name), texts.name(self.name)
        rests = decided(self.name, self._store.value)
        about = texts.comfort_decides() if rests else texts.about(self.name)
        if self._most is not None and self._most() < LARGEST_ZOOM:
            about = f"{about} {texts.zoom_here(self._most())}"
        self._title.setText(title)
        self._about.setText(about)
        self._about.setVisible(bool(about))
        control = self.control
        with QSignalBlocker(control):
            self._show(value, title)
        control.setEnabled(not rests and not silent(self.name, now))
        self._level.setEnabled(control.isEnabled())
        control.setAccessibleName(title)
        control.setAccessibleDescription(about)
        control.setToolTip(texts.comfort_decides() if rests else "")

    def _show(self, value: object, title: str) -> None:
        control = self.control
        if isinstance(control, QCheckBox):
            control.setText(title)
            control.setChecked(bool(value))
        elif isinstance(control, VolumeSlider):
            control.setValue(int(str(value)))
            self._level.setText(SettingValueTexts().per_cent(int(str(value))))
        elif isinstance(control, NameField):
            control.retranslate()
            if not control.hasFocus():
                control.set_name(str(value))
        elif isinstance(control, ChoiceBox):
            offered = values(self.name)
            control.clear()
            # A size of a file of settings may lie between two steps.
            for one in offered if value in offered else sorted((*offered, value)):
                control.addItem(self._worded(one), one)
            control.setCurrentIndex(control.findData(value))

    def _worded(self, value: object) -> str:
        """A value in words, beside what is in force of it where the window has no room for it."""
        texts = SettingValueTexts()
        if self._most is not None and isinstance(value, int) and value > self._most():
            return texts.zoom_beyond(value, self._most())
        return texts.value(self.name, value)
