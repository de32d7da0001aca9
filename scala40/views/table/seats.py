"""The plate of one seat: whose it is, how the match stands for it, how many cards it holds and whose turn it is."""

from __future__ import annotations

from functools import partial
from html import escape

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scala40.texts.asked import ClockTexts
from scala40.views.panes import draw_pane
from scala40.views.soon import Soon
from scala40.views.stills import Still
from scala40.views.table.layout import NARROW_PLATE
from scala40.views.theme import PANEL_RADIUS, Theme, colour, font

FEW_CARDS = 3
"""From this many cards down the count stands out."""
CARD_SIGN = 15
"""Logical pixels that the sign of a card takes before the number of cards."""
LEAST_BADGE = 12
"""The least height of the letters of a badge, in logical pixels."""
LAST_SECONDS = 10
"""From this many seconds down the clock stands out, and is said."""


class SeatLook(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a plate shows, in words where there are words."""

    seat: int
    name: str
    stand_in: str = ""
    """Stands in place of the name while a computer player sits in for it."""
    hint: str = ""
    """What resting on the plate shows, in sentences a line: the same, or who of the computer players sits here."""
    partner: str = ""
    """Whose partner this is, as in `with Luca`; empty without partners."""
    partner_seat: int | None = None
    partner_initial: str = ""
    total: str
    """Total against the limit, as in `52 / 101`; that of the pair where there are partners."""
    short_totals: tuple[str, ...] = ()
    """The same in less and less room."""
    count: int
    """Cards in hand."""
    count_text: str
    badge: str
    """`opened`, `not opened`, `eliminated`, or nothing while the seat has no part in it."""
    opened: bool = False
    turn_text: str = ""
    """Said instead of the badge while the seat is on turn."""
    on_turn: bool = False
    dealer: bool = False
    out: bool = False
    own: bool = False
    """True for the player at this window, whose opening has a place of its own."""
    spoken: str = ""
    """The whole plate for the ear."""


class TimeLook(msgspec.Struct, frozen=True):
    """What a plate shows of the clock of its turn."""

    seconds: int
    """Seconds left."""
    of: int
    """Seconds that a turn has."""

    @property
    def scarce(self) -> bool:
        """True in the last seconds, which stand out."""
        return self.seconds <= LAST_SECONDS


class SeatPlate(QWidget):
    """One plate; painted, since it holds only a few words."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.seen: SeatLook | None = None
        self.time: TimeLook | None = None
        self._still = Still(self)
        self._soon = Soon(self, self.update)

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
        if look.out:
            painter.setOpacity(0.7)
        disc = self._paint_disc(painter, look)
        left = round(disc.right()) + theme.grown(10)
        text = QRect(left, 0, self.width() - left - 10, self.height())
        if self.width() < NARROW_PLATE * theme.zoom and self.height() >= 56 * theme.zoom:
            self._paint_three_lines(painter, look, text)
        else:
            self._paint_two_lines(painter, look, text)

    def _paint_disc(self, painter: QPainter, look: SeatLook) -> QRectF:
        theme = self.theme
        size = min(theme.grown(42), self.height() - 12.0)
        if self.width() < NARROW_PLATE * theme.zoom:
            size = min(size, theme.grown(34))
        disc = QRectF(theme.grown(9), (self.height() - size) / 2, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.seat_colours[look.seat % len(theme.seat_colours)]))
        painter.drawEllipse(disc)
        letters = font(theme, size * 0.42 / theme.zoom, QFont.Weight.Bold)
        painter.setFont(letters)
        painter.setPen(colour("#ffffff"))
        if self.time is None:
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, initial(look.name))
        else:
            self._paint_clock(painter, disc, self.time)
        if look.partner_seat is not None:
            self._paint_partner_mark(painter, disc, look.partner_seat, look.partner_initial)
        if look.dealer:
            self._paint_dealer(painter, disc)
        return disc

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
        size = max(self.theme.scale * 17.0, disc.width() * 0.46)
        mark = QRectF(disc.right() - size * 0.66, disc.top() - size * 0.24, size, size)
        painter.setPen(QPen(colour(self.theme.felt_text), 1.5))
        painter.setBrush(colour(self.theme.seat_colours[seat % len(self.theme.seat_colours)]))
        painter.drawEllipse(mark)
        painter.setPen(colour("#ffffff"))
        painter.setFont(font(self.theme, size * 0.58 / self.theme.zoom, QFont.Weight.Bold))
        painter.drawText(mark, Qt.AlignmentFlag.AlignCenter, letter)

    def _paint_dealer(self, painter: QPainter, disc: QRectF) -> None:
        """A small light disc with two cards on the edge of the initials."""
        size = max(self.theme.scale * 19.0, disc.width() * 0.48)
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

    def _paint_two_lines(self, painter: QPainter, look: SeatLook, text: QRect) -> None:
        line = text.height() // 2
        pad = 4 if text.height() < 52 else 7
        first = QRect(text.left(), text.top() + pad, text.width(), line - pad)
        second = QRect(text.left(), text.top() + line, text.width(), line - pad)
        letters = QFontMetrics(font(self.theme, 15, QFont.Weight.DemiBold))
        natural = letters.horizontalAdvance(one_line(look.stand_in or look.name))
        if look.own and natural + 8 + self._badge_width(look) > first.width():
            if look.on_turn:
                self._paint_own_turn(painter, look, first, second)
                return
            look = replace(look, badge="✓" if look.opened else "", opened=False)
        badge = self._badge_width(look)
        room = max(24, first.width() - badge - 8)
        name = self._paint_name(painter, look, QRect(first.left(), first.top(), room, first.height()))
        self._paint_badge(painter, look, QRect(first.left() + name + 8, first.top(), badge, first.height()))
        self._paint_numbers(painter, look, second)

    def _paint_own_turn(self, painter: QPainter, look: SeatLook, first: QRect, second: QRect) -> None:
        """A long name for itself; the turn beside the total, in place of the number of cards, which lie below."""
        self._paint_name(painter, look, first)
        badge = self._badge_width(look)
        metrics = QFontMetrics(font(self.theme, 13))
        # The ends of the badge may be narrower, so that the total keeps its limit.
        room = second.width() - (badge - 6) - 6
        totals = (look.total, *look.short_totals)
        total = next((words for words in totals if metrics.horizontalAdvance(words) <= room), "")
        self._paint_numbers(painter, replace(look, total=total, short_totals=(), count_text=""), second)
        left = metrics.horizontalAdvance(total) + 6 if total else 0
        place = QRect(second.left() + left, second.top(), min(badge, second.width() - left), second.height())
        self._paint_badge(painter, look, place)

    def _paint_three_lines(self, painter: QPainter, look: SeatLook, text: QRect) -> None:
        line = (text.height() - 6) // 3
        rows = [QRect(text.left(), 3 + row * line, text.width(), line) for row in range(3)]
        self._paint_name(painter, look, rows[0])
        self._paint_numbers(painter, look, rows[1])
        badge = min(self._badge_width(look), rows[2].width())
        self._paint_badge(painter, look, QRect(rows[2].left(), rows[2].top(), badge, line))

    def _paint_name(self, painter: QPainter, look: SeatLook, place: QRect) -> int:
        letters = font(self.theme, 15, QFont.Weight.DemiBold)
        if look.stand_in:
            letters = fitting(letters, one_line(look.stand_in), place.width())
        painter.setFont(letters)
        painter.setPen(colour(self.theme.text))
        metrics = QFontMetrics(letters)
        shown = metrics.elidedText(one_line(look.stand_in or look.name), Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        wide = metrics.horizontalAdvance(shown)
        return wide + self._paint_partner(painter, look, place.adjusted(wide + 6, 0, 0, 0))

    def _paint_partner(self, painter: QPainter, look: SeatLook, place: QRect) -> int:
        """Whose partner this is, beside the name as far as there is room."""
        painter.setFont(font(self.theme, 13))
        metrics = QFontMetrics(painter.font())
        if not look.partner or place.width() < metrics.averageCharWidth() * 6:
            return 0
        shown = metrics.elidedText(look.partner, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        return metrics.horizontalAdvance(shown) + 6

    def _paint_numbers(self, painter: QPainter, look: SeatLook, place: QRect) -> None:
        painter.setFont(font(self.theme, 13))
        painter.setPen(colour(self.theme.text))
        metrics = QFontMetrics(painter.font())
        start, left = look.total, 0
        least = CARD_SIGN + metrics.horizontalAdvance(str(look.count)) if look.count_text else 0
        for start in (look.total, *look.short_totals):
            start = f"{start}  ·  " if look.count_text else start
            left = metrics.horizontalAdvance(start)
            if left + least <= place.width():
                break
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, start)
        if not look.count_text:
            return
        rest = place.adjusted(left, 0, 0, 0)
        if metrics.horizontalAdvance(look.count_text) + (14 if look.count <= FEW_CARDS else 0) > rest.width():
            self._paint_short_count(painter, look, rest)
            return
        if look.count > FEW_CARDS or look.out:
            shown = metrics.elidedText(look.count_text, Qt.TextElideMode.ElideRight, rest.width())
            painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
            return
        painter.setFont(font(self.theme, 13, QFont.Weight.Bold))
        metrics = QFontMetrics(painter.font())
        shown = metrics.elidedText(look.count_text, Qt.TextElideMode.ElideRight, rest.width() - 12)
        chip = QRectF(
            rest.left() - 2, rest.center().y() - self._chip() / 2, metrics.horizontalAdvance(shown) + 12, self._chip()
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(self.theme.felt_text))
        painter.drawRoundedRect(chip, 9, 9)
        painter.setPen(colour(self.theme.on_accent))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, shown)

    def _paint_short_count(self, painter: QPainter, look: SeatLook, place: QRect) -> None:
        """The number beside a small card, where the words have no room; inverted when there are few."""
        few = look.count <= FEW_CARDS and not look.out
        painter.setFont(font(self.theme, 13, QFont.Weight.Bold if few else QFont.Weight.Normal))
        words = str(look.count)
        wide = QFontMetrics(painter.font()).horizontalAdvance(words)
        if few:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(self.theme.felt_text))
            painter.drawRoundedRect(
                QRectF(place.left() - 3, place.center().y() - self._chip() / 2, wide + 24, self._chip()), 9, 9
            )
        ink = colour(self.theme.on_accent if few else self.theme.text)
        painter.setPen(QPen(ink, 1.3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(place.left() + 3.5, place.center().y() - 5.5, 8, 11.5), 1.5, 1.5)
        painter.setPen(ink)
        painter.drawText(
            place.adjusted(CARD_SIGN, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words
        )

    def _chip(self) -> int:
        """The height of a badge."""
        return self.theme.px(19)

    def _badge_words(self, look: SeatLook) -> str:
        if look.on_turn and look.turn_text:
            return look.turn_text
        return f"✓ {look.badge}" if look.opened and look.badge else look.badge

    def _badge_width(self, look: SeatLook) -> int:
        words = self._badge_words(look)
        if not words:
            return 0
        return QFontMetrics(font(self.theme, 12, QFont.Weight.DemiBold)).horizontalAdvance(words) + 16

    def _paint_badge(self, painter: QPainter, look: SeatLook, place: QRect) -> None:
        words = self._badge_words(look)
        if not words or place.width() < 20:
            return
        theme = self.theme
        turn = look.on_turn and bool(look.turn_text)
        chip = QRectF(place.left(), place.center().y() - self._chip() / 2, place.width(), self._chip())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.accent if turn else theme.felt_edge))
        painter.drawRoundedRect(chip, 9.5, 9.5)
        # Large text may be a little smaller here, where a word would be cut otherwise.
        painter.setFont(fitting(font(theme, 12, QFont.Weight.DemiBold), words, place.width() - 8))
        painter.setPen(colour(theme.on_accent if turn else theme.text))
        shown = QFontMetrics(painter.font()).elidedText(words, Qt.TextElideMode.ElideRight, place.width() - 4)
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, shown)


def fitting(letters: QFont, words: str, wide: int) -> QFont:
    """These letters, made smaller until the words fit into so many pixels, but no smaller than a badge may be."""
    while letters.pixelSize() > LEAST_BADGE and QFontMetrics(letters).horizontalAdvance(words) > wide:
        letters.setPixelSize(letters.pixelSize() - 1)
    return letters


def letter_by_letter(words: str) -> str:
    """These words for a tool tip, which would take a name like `<b>` for markup."""
    return "<p>{}</p>".format(escape(words).replace("\n", "<br>")) if {"<", "&"} & set(words) else words


def initial(name: str) -> str:
    """The first letter of a name, as it stands on the disc."""
    return next((letter.upper() for letter in name if letter.isalnum()), "?")[:1]


def one_line(name: str) -> str:
    """A name without line breaks and control characters, at most 40 letters of it."""
    return "".join(letter if letter.isprintable() else " " for letter in name[:40]).strip()
