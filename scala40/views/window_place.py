"""Where the window stood: kept in a file of its own, and put back so that it can be seen and reached."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from scala40 import files

FILE: Final = "window.json"
"""The file in the config folder."""
SMALLEST: Final = QSize(1024, 576)
"""The size that every page fits into, in logical pixels."""
USUAL: Final = QSize(1280, 800)
_TITLE_BAR: Final = 36
"""Room kept for the frame of the system above the window, in logical pixels."""
_LARGEST_FILE: Final = 1 << 12


class WindowPlace(msgspec.Struct, frozen=True):
    """The window's place without its frame, in logical pixels, and how it fills the screen."""

    x: int
    y: int
    width: int
    height: int
    maximized: bool = False
    full_screen: bool = False


def read_place(path: Path | None) -> WindowPlace | None:
    """The place that was kept; None where there is none, or none that can be read."""
    if path is None:
        return None
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.read(_LARGEST_FILE), type=WindowPlace)
    except (OSError, ValueError):
        return None


def keep_place(path: Path | None, place: WindowPlace) -> None:
    """Keep the place for the next start. Where nothing can be written the window just opens in the usual place."""
    if path is not None:
        with contextlib.suppress(OSError):
            files.write_aside(path, msgspec.json.encode(place))


def put_in_place(window: QWidget, place: WindowPlace | None) -> None:
    """Put the window where it stood, as far as the screens that there are now allow it."""
    main = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen is not main]
    rect = clamped(place, [screen.availableGeometry() for screen in (main, *others)])
    window.setMinimumSize(SMALLEST.boundedTo(rect.size()))
    window.setGeometry(rect)
    if place is not None and place.full_screen:
        window.setWindowState(Qt.WindowState.WindowFullScreen)
    elif place is not None and place.maximized:
        window.setWindowState(Qt.WindowState.WindowMaximized)


def place_of(window: QWidget) -> WindowPlace:
    """Where the window stands, and would stand if it did not fill the screen."""
    full, maximized = window.isFullScreen(), window.isMaximized()
    rect = window.normalGeometry() if maximized or full else window.geometry()
    return WindowPlace(rect.x(), rect.y(), rect.width(), rect.height(), maximized=maximized, full_screen=full)


def clamped(place: WindowPlace | None, screens: Sequence[QRect]) -> QRect:
    """The place as the screens now allow it: wholly on one of them, title bar included, and of a size to play in.

    `screens` are the usable parts of the screens, the main one first. A place on no screen moves to the main one.
    """
    main = screens[0] if screens else QRect(0, 0, USUAL.width(), USUAL.height())
    if place is None:
        return _centred(USUAL, main)
    # Numbers that Qt's 32 bits do not hold would wrap round.
    x, y = (max(-100_000, min(100_000, number)) for number in (place.x, place.y))
    width, height = (max(1, min(100_000, number)) for number in (place.width, place.height))
    wanted = QRect(x, y, width, height)
    home = max(screens, key=lambda screen: _shared(screen, wanted), default=main)
    if not _shared(home, wanted):
        return _centred(QSize(width, height), main)
    size = _fitting(QSize(width, height), home)
    left = max(home.left(), min(wanted.left(), home.right() + 1 - size.width()))
    top = max(home.top() + _TITLE_BAR, min(wanted.top(), home.bottom() + 1 - size.height()))
    return QRect(left, top, size.width(), size.height())


def _fitting(size: QSize, screen: QRect) -> QSize:
    room = QSize(screen.width(), max(1, screen.height() - _TITLE_BAR))
    return size.expandedTo(SMALLEST).boundedTo(room)


def _centred(size: QSize, screen: QRect) -> QRect:
    size = _fitting(size, screen)
    left = screen.left() + (screen.width() - size.width()) // 2
    top = screen.top() + _TITLE_BAR + (screen.height() - _TITLE_BAR - size.height()) // 2
    return QRect(left, top, size.width(), size.height())


def _shared(screen: QRect, wanted: QRect) -> int:
    part = screen.intersected(wanted)
    return part.width() * part.height()
