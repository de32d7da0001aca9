"""The pictures of cards: one cached rendering of every face and back at each size, shadow included."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from scala40.engine.cards import Card
from scala40.views.cards.faces import (
    BACKS,
    CARD,
    COURTS,
    HEIGHT,
    WIDTH,
    ArtOptions,
    Letters,
    back_svg,
    face_svg,
    index_share,
)

__all__ = [
    "BACKS",
    "COURTS",
    "ArtOptions",
    "CardArt",
    "Letters",
    "card_height",
    "corner_radius",
    "index_column",
    "shadow_margin",
]

_HAIRLINE = QColor(29, 37, 48, 64)
_VEIL = QColor(10, 34, 25, 105)
_SHADOW_LAYERS = 9
_BYTES_A_PIXEL = 4


def card_height(width: int) -> int:
    """The height of a card in pixels (look.md: 1 : 1.42)."""
    return round(width * HEIGHT / WIDTH)


def corner_radius(width: int) -> float:
    """The radius of a card's corners in pixels (look.md: a tenth of the width)."""
    return width / 10


def shadow_margin(width: int) -> int:
    """The room in pixels that a picture leaves for the shadow on each side of the card."""
    return max(4, round(width * 0.09))


def index_column(width: int, options: ArtOptions) -> int:
    """How many pixels of an overlapped card must stay in sight so that its index can be read."""
    return round(width * index_share(options) + 0.49)


class _Key(NamedTuple):
    face: int
    stands_for: int
    options: ArtOptions
    width: int
    dpr: float
    faded: bool


class _Paper(NamedTuple):
    """What all cards of a size have in common: the empty card with its shadow, and the hairline along its edge."""

    card: QImage
    edge: QImage


_BACK = -1
_NOTHING = -1


class CardArt:
    """Draws cards as the player wants them to look and keeps the pictures.

    Every picture is `shadow_margin(width)` larger than the card on each side: a card at x, y is drawn at
    x - margin, y - margin. Widths are logical pixels; `dpr` is the device pixel ratio of the widget that shows it.
    """

    def __init__(self, options: ArtOptions | None = None, *, budget: int = 96 * 1024 * 1024) -> None:
        """`budget` is the memory in bytes that the pictures kept may take; the ones least used go first."""
        self.options = options or ArtOptions()
        self._budget = budget
        self._held = 0
        self._pictures: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._papers: OrderedDict[tuple[int, float], _Paper] = OrderedDict()

    def pixmap(
        self, card: Card, width: int, dpr: float, *, stands_for: Card | None = None, faded: bool = False
    ) -> QPixmap:
        """The face of a card; a joker in a meld with the index of the card it stands for.

        `faded` is the look of a card that is out of reach, as a meld that does not accept the dragged card.
        """
        meant = stands_for.face if stands_for is not None and card.is_joker else _NOTHING
        key = _Key(card.face, meant, self.options, width, dpr, faded)
        return self._kept(key) or self._keep(key, self._drawn(face_svg(card, self.options, stands_for), key))

    def is_drawn(self, card: Card, width: int, dpr: float) -> bool:
        """True while the picture of this face is kept."""
        return _Key(card.face, _NOTHING, self.options, width, dpr, False) in self._pictures

    def back_pixmap(self, width: int, dpr: float, *, faded: bool = False) -> QPixmap:
        """The back of every card."""
        key = _Key(_BACK, _NOTHING, self.options, width, dpr, faded)
        return self._kept(key) or self._keep(key, self._drawn(back_svg(self.options), key))

    @property
    def held(self) -> int:
        """The memory in bytes that the pictures kept take."""
        return self._held

    @property
    def has_room(self) -> bool:
        """True while at least half of the memory for pictures is free."""
        return self._held * 2 < self._budget

    def _kept(self, key: _Key) -> QPixmap | None:
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
        return found

    def _keep(self, key: _Key, picture: QPixmap) -> QPixmap:
        self._pictures[key] = picture
        self._held += _size(picture)
        while self._held > self._budget and len(self._pictures) > 1:
            _, oldest = self._pictures.popitem(last=False)
            self._held -= _size(oldest)
        return picture

    def _drawn(self, svg: str, key: _Key) -> QPixmap:
        paper = self._paper(key.width, key.dpr)
        image, place = paper.card.copy(), _place(key.width, key.dpr)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            renderer = QSvgRenderer(QByteArray(svg.encode()))
            renderer.render(painter, place)
            painter.drawImage(0, 0, paper.edge)
            if key.faded:
                radius = corner_radius(key.width) * key.dpr
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(_VEIL)
                painter.drawRoundedRect(place, radius, radius)
        image.setDevicePixelRatio(key.dpr)
        return QPixmap.fromImage(image)

    def _paper(self, width: int, dpr: float) -> _Paper:
        """An empty card with its shadow, on copies of which all faces of a size are drawn, and its edge."""
        kept = self._papers.get((width, dpr))
        if kept is not None:
            self._papers.move_to_end((width, dpr))
            return kept
        margin = shadow_margin(width)
        wide, high = (round((length + 2 * margin) * dpr) for length in (width, card_height(width)))
        image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        place = _place(width, dpr)
        radius = corner_radius(width) * dpr
        reach = margin * dpr * 0.78
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            shadow = place.translated(0, margin * dpr * 0.2)
            for layer in range(_SHADOW_LAYERS, -1, -1):
                grown = reach * layer / _SHADOW_LAYERS
                painter.setBrush(QColor(6, 18, 12, 7 + 2 * (_SHADOW_LAYERS - layer)))
                painter.drawRoundedRect(shadow.adjusted(-grown, -grown, grown, grown), radius + grown, radius + grown)
            painter.setBrush(QColor(CARD))
            painter.drawRoundedRect(place, radius, radius)
        edge = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
        edge.fill(Qt.GlobalColor.transparent)
        with QPainter(edge) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(_HAIRLINE, max(1.0, dpr * 0.8)))
            painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        made = self._papers[width, dpr] = _Paper(image, edge)
        if len(self._papers) > 12:
            self._papers.popitem(last=False)
        return made


def _place(width: int, dpr: float) -> QRectF:
    """Where the card lies on its picture, in device pixels, on whole ones so that its edge is sharp."""
    margin = shadow_margin(width)
    return QRectF(round(margin * dpr), round(margin * dpr), round(width * dpr), round(card_height(width) * dpr))


def _size(picture: QPixmap) -> int:
    return picture.width() * picture.height() * _BYTES_A_PIXEL
