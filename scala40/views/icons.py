"""The program's icon, and the small line icons in any colour and size."""

from __future__ import annotations

import functools

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from scala40 import paths


def program_icon() -> QIcon:
    """The icon of window and task bar in all its sizes."""
    icon = QIcon()
    for file in sorted((paths.resources() / "icons").glob("scala40-*.png")):
        icon.addFile(str(file))
    return icon


@functools.lru_cache(maxsize=256)
def line_icon(name: str, colour: str, size: int, dpr: float) -> QPixmap:
    """The line icon `name` of resources/icons in a colour such as ``#e9eee9``, `size` logical pixels square.

    Raises FileNotFoundError if there is no such icon.
    """
    picture = QPixmap(round(size * dpr), round(size * dpr))
    picture.fill(Qt.GlobalColor.transparent)
    svg = (paths.resources() / "icons" / f"{name}.svg").read_text(encoding="utf-8").replace("currentColor", colour)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(picture.rect()))
    picture.setDevicePixelRatio(dpr)
    return picture
