"""One page of paper as a PDF file: black on white, our own fonts in it, made to fit."""

from __future__ import annotations

from math import ceil
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QUrl
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument

from scala40.files import write_aside
from scala40.views.fonts import FAMILIES

_MARGIN: Final = 14.0
"""Of each side of the page, in millimetres."""
_DOTS: Final = 1200
"""Of the page to the inch; fine enough for thin lines."""
_SIZES: Final = (13, 12, 11, 10, 9, 8)
"""Text sizes that are tried, in pixels of 1/96 inch; what is still too high is made smaller as a whole."""


class Sheet(QTextDocument):
    """A text that loads nothing from anywhere."""

    def loadResource(self, _kind: int, _name: QUrl | str) -> object:
        return None


def write_pdf(file: Path, title: str, html: str) -> None:
    """Write a text of ours as a PDF of one A4 page. Raises OSError."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS)
    writer.setTitle(title)
    writer.setCreator("Scala 40")
    sides = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    size = QPageSize(QPageSize.PageSizeId.A4)
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, sides, QPageLayout.Unit.Millimeter))
    dot = _DOTS / 96
    width, height = writer.width() / dot, writer.height() / dot
    sheet = fitted(html, width, height)
    with QPainter(writer) as painter:
        scale = min(1.0, height / sheet.size().height(), width / sheet.size().width())
        painter.scale(dot * scale, dot * scale)
        sheet.drawContents(painter)
    del writer
    write_aside(file, bytes(buffer.data().data()))


def fitted(html: str, width: float, height: float) -> Sheet:
    """The text laid out for a width, in the largest of our sizes that fits the height, else in the smallest."""
    sheet = Sheet()
    sheet.setDocumentMargin(0)
    for size in _SIZES:
        letters = QFont()
        letters.setFamilies(FAMILIES)
        letters.setPixelSize(size)
        letters.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        sheet.setDefaultFont(letters)
        sheet.setHtml(html)
        sheet.setTextWidth(width)
        # Qt rounds the width of the text up to whole pixels.
        if sheet.size().height() <= height and sheet.size().width() <= ceil(width):
            break
    return sheet
