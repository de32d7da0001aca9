"""Draws the pictures of the rule book from our own card art: examples as panels that flow into rows."""

from __future__ import annotations

import math
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen, QPolygonF

from scala40.texts.rule_figures import Cards, Figure, Panel, Part, Shown, Verdict
from scala40.views.cards.art import CardArt, card_height, corner_radius, index_column, shadow_margin
from scala40.views.pages.figure_scenes import draw_scene, scene_height
from scala40.views.theme import PANEL_RADIUS, Theme, colour, font

_CARD: Final = 52
"""The width of a card in a picture, in logical pixels before the player's text size."""
_PAD: Final = 12
_GAP: Final = 10
_LIFT: Final = 7
_SIGN: Final = 26
_APART: Final = (6.0, 20.0)


class _Placed(msgspec.Struct, frozen=True):
    """A part of a panel with its corner and size, inside the panel."""

    part: Part
    x: float
    y: float
    width: float


class _Laid(msgspec.Struct, frozen=True):
    """A panel that has been laid out."""

    panel: Panel
    placed: tuple[_Placed, ...]
    parts_height: float
    size: tuple[float, float]


class FigureArt:
    """Pictures of the rule book in one look and text size."""

    def __init__(self, art: CardArt, theme: Theme) -> None:
        self._art = art
        self._theme = theme
        self._card = theme.px(_CARD)
        self._font = font(theme, theme.text_px)
        self._bold = font(theme, theme.text_px, QFont.Weight.DemiBold)
        self._metrics = QFontMetricsF(self._font)
        self._bold_metrics = QFontMetricsF(self._bold)
        self._line = self._metrics.height()

    def size(self, figure: Figure, width: int) -> QSizeF:
        """The size of a picture that may be `width` logical pixels wide."""
        if figure.scene is not None:
            return QSizeF(width, round(scene_height(figure, width, self._theme, self._card)))
        rows = self._rows(figure, width)
        whole = max(sum(one.size[0] for one in row) + _GAP * (len(row) - 1) for row in rows)
        high = sum(max(one.size[1] for one in row) for row in rows) + _GAP * (len(rows) - 1)
        return QSizeF(math.ceil(whole), math.ceil(high))

    def image(self, figure: Figure, width: int, dpr: float) -> QImage:
        """The picture, at most `width` logical pixels wide, rendered for the device pixel ratio `dpr`."""
        size = self.size(figure, width)
        image = _paper(size, dpr)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if figure.scene is not None:
                draw_scene(painter, figure, size.width(), self._art, self._theme, self._card, dpr)
                return image
            y = 0.0
            for row in self._rows(figure, width):
                x, height = 0.0, max(one.size[1] for one in row)
                for one in row:
                    self._draw_panel(painter, one, QRectF(x, y, one.size[0], height), dpr)
                    x += one.size[0] + _GAP
                y += height + _GAP
        return image

    def _rows(self, figure: Figure, width: float) -> list[list[_Laid]]:
        """The panels in rows, each laid out."""
        panels = [self._lay_out(panel, width) for panel in figure.panels]
        rows: list[list[_Laid]] = []
        room = 0.0
        for one in panels:
            if not rows or room + _GAP + one.size[0] > width:
                rows.append([])
                room = -_GAP
            rows[-1].append(one)
            room += _GAP + one.size[0]
        return rows

    # Layout

    def _lay_out(self, panel: Panel, width: float) -> _Laid:
        within = width - 2 * _PAD - 2
        placed: list[_Placed] = []
        rows: list[list[tuple[Part, float]]] = [[]]
        used = 0.0
        for part in panel.parts:
            wide = self._part_width(part, within)
            gap = _between(rows[-1][-1][0], part) if rows[-1] else 0.0
            # A sign does not stand alone at the end of a row: it goes down with what follows.
            if rows[-1] and used + gap + wide > within and not isinstance(part, str):
                rows.append([rows[-1].pop()] if isinstance(rows[-1][-1][0], str) else [])
                used = sum(length for _, length in rows[-1])
                gap = _APART[0] if rows[-1] else 0.0
            rows[-1].append((part, wide))
            used += gap + wide
        y = 0.0
        for row in rows:
            x = 0.0
            for number, (part, wide) in enumerate(row):
                x += _between(row[number - 1][0], part) if number else 0.0
                placed.append(_Placed(part, x, y, wide))
                x += wide
            y += self._row_height([part for part, _ in row]) + 8
        y -= 8
        inner = max(place.x + place.width for place in placed)
        for text, metrics in (
            (panel.title, self._metrics),
            (panel.line, self._bold_metrics),
            (panel.words and f"{panel.words}    ", self._bold_metrics),
        ):
            inner = max(inner, metrics.horizontalAdvance(text) + (self._line if text and text.endswith("  ") else 0))
        lines = sum(bool(text) for text in (panel.title, panel.line, panel.words))
        height = y + 2 * _PAD + lines * (self._line + 6)
        return _Laid(panel, tuple(placed), y, (min(inner, within) + 2 * _PAD, height))

    def _part_width(self, part: Part, within: float) -> float:
        if isinstance(part, str):
            return float(self._theme.px(_SIGN))
        wide = self._card + self._step(part, within) * (len(part.cards) - 1)
        return max(wide, self._metrics.horizontalAdvance(part.label))

    def _step(self, part: Cards, within: float) -> float:
        count = len(part.cards)
        wished = self._card * (0.62 if count < 5 else 0.48 if count < 8 else 0.4)
        least = index_column(self._card, self._art.options)
        room = (within - self._card) / max(1, count - 1)
        return max(float(least), min(wished, room)) if count < 2 or room >= least else room

    def _row_height(self, parts: list[Part]) -> float:
        cards = [part for part in parts if isinstance(part, Cards)]
        label = self._line + 4 if any(part.label for part in cards) else 0.0
        points = self._line + 2 if any(one.points for part in cards for one in part.cards) else 0.0
        lift = _LIFT if any(one.marked for part in cards for one in part.cards) else 0.0
        return label + lift + card_height(self._card) + points

    # Drawing

    def _draw_panel(self, painter: QPainter, laid: _Laid, place: QRectF, dpr: float) -> None:
        theme, panel = self._theme, laid.panel
        painter.setPen(QPen(colour(theme.line), 1))
        painter.setBrush(colour(theme.surface_raised))
        painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), PANEL_RADIUS, PANEL_RADIUS)
        left, y = place.left() + _PAD, place.top() + _PAD
        if panel.title:
            self._write(painter, QPointF(left, y), panel.title, theme.text_muted, self._font)
            y += self._line + 6
        rows: dict[float, list[_Placed]] = {}
        for one in laid.placed:
            rows.setdefault(one.y, []).append(one)
        for row in rows.values():
            self._draw_row(painter, row, QPointF(left, y), laid.size[0] - 2 * _PAD, dpr)
        # The words stand at the foot, so that they are in line with those of the neighbours.
        foot = place.bottom() - _PAD - self._line
        if panel.words:
            self._draw_verdict(painter, QPointF(left, foot), panel.verdict, panel.words)
            foot -= self._line + 6
        if panel.line:
            self._write(painter, QPointF(left, foot), panel.line, theme.text, self._bold)

    def _draw_row(self, painter: QPainter, row: list[_Placed], corner: QPointF, within: float, dpr: float) -> None:
        cards = [one.part for one in row if isinstance(one.part, Cards)]
        label = self._line + 4 if any(part.label for part in cards) else 0.0
        lift = _LIFT if any(one.marked for part in cards for one in part.cards) else 0
        for one in row:
            x, y = corner.x() + one.x, corner.y() + one.y
            if isinstance(one.part, str):
                middle = QPointF(x + one.width / 2, y + label + lift + card_height(self._card) / 2)
                self._draw_sign(painter, one.part, middle)
                continue
            if one.part.label:
                self._write(painter, QPointF(x, y), one.part.label, self._theme.text_muted, self._font)
            step = self._step(one.part, within)
            for number, shown in enumerate(one.part.cards):
                self._draw_card(painter, shown, QPointF(round(x + number * step), y + label + lift), dpr)
                if shown.points:
                    last = number == len(one.part.cards) - 1
                    seen = QRectF(x + number * step, y + label + lift + card_height(self._card) + 2, step, self._line)
                    if last and len(one.part.cards) < 2:
                        seen.setWidth(self._card)
                    painter.setFont(self._font)
                    painter.setPen(colour(self._theme.text_muted))
                    painter.drawText(seen, Qt.AlignmentFlag.AlignCenter, shown.points)

    def _draw_card(self, painter: QPainter, shown: Shown, corner: QPointF, dpr: float) -> None:
        up = _LIFT if shown.marked else 0
        margin = shadow_margin(self._card)
        picture = self._art.pixmap(shown.card, self._card, dpr, stands_for=shown.stands_for)
        painter.drawPixmap(QPointF(corner.x() - margin, corner.y() - up - margin), picture)
        if shown.marked:
            body = QRectF(corner.x(), corner.y() - up, self._card, card_height(self._card))
            painter.setPen(QPen(colour(self._theme.accent), self._theme.line_width + 0.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = corner_radius(self._card)
            painter.drawRoundedRect(body.adjusted(-1, -1, 1, 1), radius, radius)

    def _draw_sign(self, painter: QPainter, sign: str, middle: QPointF) -> None:
        reach = self._theme.px(8)
        painter.setPen(_pen(colour(self._theme.text_muted), self._theme.px(2)))
        painter.drawLine(middle - QPointF(reach, 0), middle + QPointF(reach, 0))
        if sign == "+":
            painter.drawLine(middle - QPointF(0, reach), middle + QPointF(0, reach))
        else:
            tip = middle + QPointF(reach, 0)
            half = reach * 0.6
            painter.drawPolyline(QPolygonF([tip + QPointF(-half, -half), tip, tip + QPointF(-half, half)]))

    def _draw_verdict(self, painter: QPainter, corner: QPointF, verdict: Verdict, words: str) -> None:
        """A tick, or a ring with a bar, and the word: three ways to tell them apart beside the colour."""
        theme, size = self._theme, self._line
        ink = colour(theme.suit_clubs_four if verdict == "yes" else theme.suit_red)
        place = QRectF(corner, QSizeF(size, size)).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(_pen(ink, theme.px(2)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if verdict == "yes":
            left, top, wide, high = place.left(), place.top(), place.width(), place.height()
            painter.drawPolyline(
                QPolygonF(
                    [
                        QPointF(left + wide * 0.08, top + high * 0.55),
                        QPointF(left + wide * 0.38, top + high * 0.85),
                        QPointF(left + wide * 0.95, top + high * 0.15),
                    ]
                )
            )
        else:
            painter.drawEllipse(place)
            bar = place.width() * 0.354
            painter.drawLine(place.center() - QPointF(bar, bar), place.center() + QPointF(bar, bar))
        self._write(painter, corner + QPointF(size + 8, 0), words, ink.name(), self._bold)

    def _write(self, painter: QPainter, corner: QPointF, text: str, ink: str, letters: QFont) -> None:
        painter.setFont(letters)
        painter.setPen(colour(ink))
        painter.drawText(corner + QPointF(0, QFontMetricsF(letters).ascent()), text)


def _between(one: Part, other: Part) -> float:
    """The distance between two parts of a panel: more where no sign stands between cards."""
    return _APART[isinstance(one, Cards) and isinstance(other, Cards)]


def _pen(ink: QColor, width: float) -> QPen:
    pen = QPen(ink, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _paper(size: QSizeF, dpr: float) -> QImage:
    image = QImage(
        max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    return image
