"""The looks that can be chosen: green felt, night, light and high contrast, and which of them the system asks for."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QFontInfo, QGuiApplication

from scala40.settings import LARGEST_TEXT, Settings
from scala40.views.theme import FELT, Theme

NIGHT: Final = Theme(
    name="night",
    felt_centre="#202b36",
    felt="#18212a",
    felt_edge="#10171d",
    felt_text="#dde3e0",
    surface="#14191e",
    surface_raised="#1e252c",
    surface_high="#2b343d",
    chrome="#101418",
    line="#36414b",
    plate="#a6080c10",
    plate_line="#33dde3e0",
    accent="#e0b04a",
    accent_high="#ecc670",
    on_accent="#171b20",
    text="#dde3e0",
    text_muted="#9fabb1",
    text_resting="#9fabb1",
)
LIGHT: Final = Theme(
    name="light",
    dark=False,
    felt_centre="#eaf1eb",
    felt="#dfe9e1",
    felt_edge="#cfdcd2",
    felt_text="#16211b",
    surface="#f4f6f4",
    surface_raised="#ffffff",
    surface_high="#e3e9e5",
    chrome="#e9eeea",
    line="#b4c0b8",
    plate="#c8ffffff",
    plate_line="#5516211b",
    accent="#0b6344",
    accent_high="#137552",
    on_accent="#ffffff",
    text="#16211b",
    text_muted="#4c5a52",
    text_resting="#4c5a52",
    suit_red="#b0202a",
    suit_diamonds_four="#1a5a96",
    suit_clubs_four="#1d6a3d",
    joker_text="#6a2f92",
    seat_colours=("#8f5a0e", "#834288", "#3a6aa6", "#98502a", "#2a746d", "#6f6027"),
)
CONTRAST: Final = Theme(
    name="contrast",
    felt_centre="#06110c",
    felt="#030806",
    felt_edge="#000000",
    felt_text="#ffffff",
    surface="#000000",
    surface_raised="#0d0d0d",
    surface_high="#262626",
    chrome="#000000",
    line="#b8b8b8",
    plate="#ff000000",
    plate_line="#ffffff",
    accent="#ffd900",
    accent_high="#ffea70",
    on_accent="#000000",
    text="#ffffff",
    text_muted="#dcdcdc",
    text_resting="#b4b4b4",
    rests_in_dashes=True,
    suit_red="#ffb3ad",
    suit_diamonds_four="#a3d0ff",
    suit_clubs_four="#9be8bb",
    joker_text="#e2ccff",
    seat_colours=("#6b4100", "#6a2a70", "#234f86", "#7a3512", "#125650", "#554811"),
    line_width=3,
)
THEMES: Final[Mapping[str, Theme]] = MappingProxyType({theme.name: theme for theme in (FELT, NIGHT, LIGHT, CONTRAST)})

_USUAL_TEXT: Final[Mapping[str, int]] = MappingProxyType({"win32": 12, "darwin": 13})
"""The height in logical pixels at which a system writes as long as nobody has made its text larger."""
_USUAL_ELSEWHERE: Final = 15


def system_contrast() -> bool:
    """True where the player's system asks for high contrast. Needs a QGuiApplication."""
    # What `accessibility` gives lives only as long as the hints are held.
    hints = QGuiApplication.styleHints()
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def system_look() -> str:
    """The look that fits the player's system: its high contrast, its dark or light mode; green felt where it has none.

    Needs a QGuiApplication.
    """
    if system_contrast():
        return CONTRAST.name
    match QGuiApplication.styleHints().colorScheme():
        case Qt.ColorScheme.Dark:
            return NIGHT.name
        case Qt.ColorScheme.Light:
            return LIGHT.name
        case _:
            return FELT.name


def system_text() -> float:
    """How much larger than usual the player's system writes: 1.0, or more where its text has been made larger.

    Needs a QGuiApplication.
    """
    written = QFontInfo(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)).pixelSize()
    return max(1.0, written / _USUAL_TEXT.get(sys.platform, _USUAL_ELSEWHERE))


def theme_for(settings: Settings, scale: float = 1.0) -> Theme:
    """The theme that the settings ask for, at the player's text size times the system's, as far as pages have room.

    `scale` is the zoom as it is in force.
    """
    now = settings.in_force
    look = THEMES[system_look() if now.theme == "system" else now.theme]
    text = min(LARGEST_TEXT / 100, now.text_size / 100 * system_text())
    return msgspec.structs.replace(
        look, zoom=text * scale, scale=scale, four_colours=now.four_colours, large_cards=now.comfort
    )
