"""Text with suits in their colours: how cards are written in the log, on buttons and in answers."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from scala40.views.theme import Theme, colour, font

_MOST: Final = 128
"""Texts kept laid out; the ones least used go first."""
_kept: OrderedDict[tuple[str, str, float, tuple[tuple[int, str], ...]], QTextLayout] = OrderedDict()


def suited(text: str, theme: Theme, used: QFont, width: float, *, ink: str | None = None) -> QTextLayout:
    """The text laid out in lines of at most `width` pixels, with red suits and jokers in their own colours.

    The same words are laid out once; nobody changes what is given.
    """
    tokens = ((place, theme.suit_ink(letter)) for place, letter in enumerate(text))
    signs = tuple((place, token if ink is None else ink) for place, token in tokens if token is not None)
    key = (text, used.key(), width, signs)
    layout = _kept.get(key)
    if layout is None:
        layout = _kept[key] = _laid_out(text, used, width, signs)
        if len(_kept) > _MOST:
            _kept.popitem(last=False)
    else:
        _kept.move_to_end(key)
    return layout


def _laid_out(text: str, used: QFont, width: float, signs: Sequence[tuple[int, str]]) -> QTextLayout:
    layout = QTextLayout(text, used)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    ranges = []
    for place, token in signs:
        form = QTextCharFormat()
        form.setForeground(colour(token))
        span = QTextLayout.FormatRange()
        span.start, span.length, span.format = place, 1, form
        ranges.append(span)
    layout.setFormats(ranges)
    layout.beginLayout()
    y = 0.0
    while True:
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(max(20.0, width))
        line.setPosition(QPointF(0, y))
        y += line.height()
    layout.endLayout()
    return layout


def paint_suited(painter: QPainter, layout: QTextLayout, corner: QPointF, ink: str) -> None:
    """Paint a laid out text with its top left corner at `corner`."""
    painter.setPen(colour(ink))
    layout.draw(painter, corner)


def natural_width(layout: QTextLayout) -> float:
    """The width of the longest line. The layout must be kept by the caller: its lines die with it."""
    return max((layout.lineAt(line).naturalTextWidth() for line in range(layout.lineCount())), default=0.0)


class SuitLabel(QWidget):
    """A label whose suits have their colours. Names in it are never read as markup."""

    def __init__(self, theme: Theme, size: float = 15, weight: QFont.Weight = QFont.Weight.Normal) -> None:
        super().__init__()
        self._theme = theme
        self._size = size
        self._weight = weight
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def say(self, text: str) -> None:
        """Say something else."""
        self._text = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._laid_out(width).boundingRect().height()) + 1

    def sizeHint(self) -> QSize:
        layout = self._laid_out(10_000)
        return QSize(math.ceil(natural_width(layout)) + 2, math.ceil(layout.boundingRect().height()) + 1)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.sizeHint().height())

    def _laid_out(self, width: float) -> QTextLayout:
        return suited(self._text, self._theme, font(self._theme, self._size, self._weight), width)

    def paintEvent(self, _event: QPaintEvent) -> None:
        layout = self._laid_out(self.width())
        bound = QRectF(layout.boundingRect())
        with QPainter(self) as painter:
            y = max(0.0, (self.height() - bound.height()) / 2)
            paint_suited(painter, layout, QPointF(0, y), self._theme.text)
