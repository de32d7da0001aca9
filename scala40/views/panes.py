"""Panes with round corners, drawn once for each size and colour: smooth edges are too dear for every repaint."""

from __future__ import annotations

import math
from collections import OrderedDict
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

_MOST: Final = 48
"""Panes kept; the ones least used go first."""
_MOST_PIXELS: Final = 1_000_000
"""A pane larger than this is drawn anew each time, since it would take too much memory."""

_Key: TypeAlias = tuple[object, ...]
_kept: OrderedDict[_Key, QPixmap] = OrderedDict()


def draw_pane(painter: QPainter, frame: QRectF, radius: float) -> None:
    """Fill and line a rectangle with round corners, as `QPainter.drawRoundedRect` does with its plain pen and brush."""
    pen, brush = painter.pen(), painter.brush()
    ratio = painter.device().devicePixelRatioF()
    edge = math.ceil(pen.widthF() / 2) + 1
    left, top = math.floor(frame.left()) - edge, math.floor(frame.top()) - edge
    width, height = math.ceil(frame.right()) + edge - left, math.ceil(frame.bottom()) + edge - top
    if width * height * ratio * ratio > _MOST_PIXELS or pen.style() == Qt.PenStyle.CustomDashLine:
        painter.drawRoundedRect(frame, radius, radius)
        return
    shape = (frame.left() - left, frame.top() - top, frame.width(), frame.height(), radius, ratio)
    key = (*shape, pen.color().rgba(), pen.widthF(), pen.style(), brush.color().rgba(), brush.style())
    made = _kept.get(key)
    if made is None:
        made = QPixmap(math.ceil(width * ratio), math.ceil(height * ratio))
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        with QPainter(made) as drawing:
            drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
            drawing.setPen(QPen(pen))
            drawing.setBrush(brush)
            drawing.drawRoundedRect(frame.translated(-left, -top), radius, radius)
        _kept[key] = made
        if len(_kept) > _MOST:
            _kept.popitem(last=False)
    else:
        _kept.move_to_end(key)
    painter.drawPixmap(QPointF(left, top), made)
