"""The plate of one seat: whose it is, how the match stands for it, how many cards it holds and whose turn it is."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scala40.texts.asked import ClockTexts
from scala40.views.panes import draw_pane
from scala40.views.soon import Soon
from scala40.views.stills import Still
from scala40.views.table.holding import show_when_held
from scala40.views.table.layout import CROWDED_PLATE, NARROW_PLATE, SLIM_PLATE
from scala40.views.table.plate_lines import PlateLines
from scala40.views.table.seat_looks import SeatLook, TimeLook, initial, letter_by_letter
from scala40.views.theme import CLOSE, NEAR, PANEL_RADIUS, Theme, colour, font, font_high


class SeatPlate(QWidget):
    """One plate; painted, since it holds only a few words."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.seen: SeatLook | None = None
        self.time: TimeLook | None = None
        self._still = Still(self)
        self._soon = Soon(self, self.update)
        show_when_held(self)

    def show_time(self, time: TimeLook | None) -> None:
        """Show the clock of this seat's turn, or none."""
        if time != self.time:
            self.time = time
            self._name()
            self.update()

    def _name(self) -> None:
        said = "" if self.seen is None else self.seen.spoken
        if self.time is not None:
            said = f"{said}, {ClockTexts().seconds_left(self.time.seconds)}"
        self.setAccessibleName(said)

    def show_seat(self, look: SeatLook) -> None:
        """Show a seat as it stands now."""
        if look != self.seen:
            self.seen = look
            self._name()
            self.setToolTip(letter_by_letter(look.hint))
            self.setAccessibleDescription(look.hint.replace("\n", " "))
            self._soon.ask()

    def sizeHint(self) -> QSize:
        return QSize(240, 60)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._still.forget()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.seen is not None:
            self._still.show((self.seen, self.time), partial(self._paint, self.seen))

    def _paint(self, look: SeatLook, painter: QPainter) -> None:
        theme = self.theme
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setBrush(colour(theme.plate))
        ring = colour(theme.accent if look.on_turn else theme.plate_line)
        painter.setPen(QPen(ring, theme.line_width + 0.5 if look.on_turn else 1))
        draw_pane(painter, frame, PANEL_RADIUS)
        size = self._disc_size
        left = self._edge + theme.grown(5 if self._slim else NEAR if self._narrow else 10) + round(size)
        air = 6 if self._slim else CLOSE if self._narrow else 10
        beside = QRect(left, 0, self.width() - left - air, self.height())
        lines = PlateLines(
            theme, look, beside, self.rect().adjusted(air, 0, -air, 0), slim=self._slim, broad=not self._narrow
        )
        first = lines.beside_the_disc()
        middle = first.top() + first.height() / 2
        self._paint_disc(painter, look, QRectF(self._edge, middle - size / 2, size, size))
        if look.out:
            # The disc stays as it is: its white letter would be too pale on a fainter one.
            painter.setOpacity(0.7)
        lines.paint(painter)

    @property
    def _slim(self) -> bool:
        """Whether the disc leaves so little room that only the name stands beside it."""
        return self.width() < SLIM_PLATE * self.theme.zoom and self.height() >= 56 * self.theme.zoom

    @property
    def _narrow(self) -> bool:
        return self.width() < NARROW_PLATE * self.theme.zoom

    @property
    def _edge(self) -> int:
        """The room before the disc, in logical pixels."""
        return self.theme.grown(6 if self._slim else NEAR if self._narrow else 9)

    @property
    def _disc_size(self) -> float:
        theme = self.theme
        if self._slim:
            return theme.grown(19)
        crowded = self.width() < CROWDED_PLATE * theme.zoom
        return min(theme.grown(30 if crowded else 34 if self._narrow else 42), self.height() - 12.0)

    def _paint_disc(self, painter: QPainter, look: SeatLook, disc: QRectF) -> None:
        theme, size = self.theme, disc.width()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.seat_colours[look.seat % len(theme.seat_colours)]))
        painter.drawEllipse(disc)
        # Capitals fill less of their height than a small disc could hold.
        least = 0 if look.partner_seat is not None else min(theme.grown(theme.text_px), round(size * 0.68))
        painter.setFont(font_high(max(round(size * 0.45), least), QFont.Weight.Bold))
        painter.setPen(colour("#ffffff"))
        if self.time is None:
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, initial(look.name))
        else:
            self._paint_clock(painter, disc, self.time)
        if look.partner_seat is not None:
            self._paint_partner_mark(painter, disc, look.partner_seat, look.partner_initial)
        if look.dealer:
            self._paint_dealer(painter, disc)

    def _paint_clock(self, painter: QPainter, disc: QRectF, time: TimeLook) -> None:
        """The seconds left in place of the initial, in a ring that shrinks; light in the last seconds."""
        theme = self.theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.felt_text if time.scarce else theme.felt_edge))
        painter.drawEllipse(disc)
        thick = disc.width() * (0.15 if time.scarce else 0.1)
        ring = disc.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
        pen = QPen(colour(theme.on_accent if time.scarce else theme.accent), thick)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawArc(ring, 90 * 16, -round(min(1.0, time.seconds / max(1, time.of)) * 360 * 16))
        painter.setPen(colour(theme.on_accent if time.scarce else theme.felt_text))
        share = 0.31 if time.seconds >= 100 else 0.41
        painter.setFont(font(theme, disc.width() * share / theme.zoom, QFont.Weight.Bold))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(time.seconds))

    def _paint_partner_mark(self, painter: QPainter, disc: QRectF, seat: int, letter: str) -> None:
        """The partner's disc, small, on the upper edge of the own one."""
        size = disc.width() * 0.6 if self._slim else max(self.theme.scale * 17.0, disc.width() * 0.46)
        mark = QRectF(disc.right() - size * 0.66, disc.top() - size * 0.24, size, size)
        painter.setPen(QPen(colour(self.theme.felt_text), 1.5))
        painter.setBrush(colour(self.theme.seat_colours[seat % len(self.theme.seat_colours)]))
        painter.drawEllipse(mark)
        painter.setPen(colour("#ffffff"))
        painter.setFont(font(self.theme, size * 0.58 / self.theme.zoom, QFont.Weight.Bold))
        painter.drawText(mark, Qt.AlignmentFlag.AlignCenter, letter)

    def _paint_dealer(self, painter: QPainter, disc: QRectF) -> None:
        """A small light disc with two cards on the edge of the initials."""
        size = disc.width() * 0.7 if self._slim else max(self.theme.scale * 19.0, disc.width() * 0.48)
        mark = QRectF(disc.right() - size * 0.72, disc.bottom() - size * 0.78, size, size)
        painter.setPen(QPen(colour(self.theme.felt_edge), 1.5))
        painter.setBrush(colour(self.theme.felt_text))
        painter.drawEllipse(mark)
        painter.setPen(QPen(colour(self.theme.felt_text), 1))
        painter.setBrush(colour(self.theme.on_accent))
        for tilt, shift in ((-16, -0.09), (14, 0.09)):
            painter.save()
            painter.translate(mark.center() + QPointF(size * shift, 0))
            painter.rotate(tilt)
            painter.drawRoundedRect(
                QRectF(-size * 0.17, -size * 0.26, size * 0.34, size * 0.5), size * 0.08, size * 0.08
            )
            painter.restore()
