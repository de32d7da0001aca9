"""One hand at the end of a round: its cards as melds, what each cost, and the new total."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scala40.engine.cards import Card
from scala40.engine.rules import Rules
from scala40.models.round_end import OpenHand
from scala40.texts.asked import SidesTexts
from scala40.texts.cards import CardTexts
from scala40.texts.round_end import RoundEndTexts
from scala40.texts.table_page import TableTexts
from scala40.views.cards.art import CardArt, card_height, index_column, shadow_margin
from scala40.views.icons import line_icon
from scala40.views.table.seat_looks import initial, one_line
from scala40.views.table.wording import limit_of
from scala40.views.theme import LEAST_TEXT, PANEL_RADIUS, Theme, colour, faded, font

CARD = 58
SMALL_CARD = 56
"""The width of a card where the rows must be low: then the sum stands beside the cards."""
DISC = 34
NAME = 150
"""What name and disc take of a row, in logical pixels before the text size, where no name is longer."""
MOST_FOR_NAMES = 4
"""Of the width of high rows longer names take this part at the most."""


class HandRow(QWidget):
    """One seat at the end of the round: its cards, what they cost, what it now has."""

    def __init__(self, hand: OpenHand, name: str, rules: Rules, art: CardArt, theme: Theme) -> None:
        super().__init__()
        self._low = False
        self._left = theme.px(NAME)
        self.hand = hand
        self._name = one_line(name)
        self._rules = rules
        self._art = art
        self._theme = theme
        self.setAccessibleName(self.spoken())
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_low(self, low: bool) -> None:
        """Take little height: smaller cards, and the sum beside them."""
        if low != self._low:
            self._low = low
            self.updateGeometry()
            self.update()

    def set_name_width(self, wide: int) -> None:
        """Keep so many logical pixels for the name."""
        if wide != self._left:
            self._left = wide
            self.update()

    def name_width(self) -> int:
        """What the whole name takes of the row, with its disc and the edges, in logical pixels."""
        letters = QFontMetrics(font(self._theme, self._theme.text_px, QFont.Weight.DemiBold))
        return letters.horizontalAdvance(self._name) + self._theme.grown(DISC) + 12 + 8 + 16 + 1

    @property
    def _card(self) -> int:
        """The width of a card, zoomed."""
        return self._theme.grown(SMALL_CARD if self._low else CARD)

    def spoken(self) -> str:
        """The row for the ear."""
        texts, cards = RoundEndTexts(), CardTexts()
        parts = [self._name, *self._remarks()]
        if self.hand.melds:
            parts.append(f"{texts.in_melds()}: {cards.melds(self.hand.melds, spoken=True)}")
        if self.hand.rest:
            parts.append(f"{texts.left_over()}: {cards.listed([cost.card for cost in self.hand.rest], spoken=True)}")
        parts += [self.sum_line(), self.bonus_line(), texts.penalty_points(self.hand.penalty), self.total_line()]
        return "; ".join(part for part in parts if part)

    def sum_line(self) -> str:
        """How the penalty comes about: card by card, or what stands in its place."""
        texts, hand = RoundEndTexts(), self.hand
        if hand.closed or not hand.costs:
            return ""
        if hand.penalty and not hand.opened and self._rules.unopened_penalty == "flat_100":
            line = texts.flat(hand.penalty)
            return f"{line}, {texts.doubled()}" if hand.doubled else line
        parts = " + ".join(str(cost.points) for cost in hand.costs)
        line = texts.hand_sum(parts, hand.hand_points) if len(hand.costs) > 1 else str(hand.hand_points)
        return f"{line}, {texts.doubled()}" if hand.doubled else line

    def bonus_line(self) -> str:
        """What going out brought, beside the end of the round."""
        texts, hand = RoundEndTexts(), self.hand
        parts = [texts.bonus_for_going_out(hand.bonus)] if hand.bonus else []
        parts += [texts.bonus_for_one_turn(hand.one_turn_bonus)] if hand.one_turn_bonus else []
        return ", ".join(parts)

    def total_line(self) -> str:
        """The new total against the limit; that of the pair where there are partners."""
        sides, total, limit = SidesTexts(), self.hand.total, limit_of(self._rules)
        if self._rules.partners == "pairs":
            return sides.pair_sum(total) if limit is None else sides.pair_total(total, limit)
        return sides.sum(total) if limit is None else RoundEndTexts().new_total(total, limit)

    def _remarks(self) -> list[str]:
        remarks = []
        if self.hand.one_short:
            remarks.append(RoundEndTexts().one_card_from_out(self._name))
        if self.hand.eliminated:
            remarks.append(RoundEndTexts().eliminated(self._name, self.hand.total))
        return remarks

    def sizeHint(self) -> QSize:
        if not self.hand.costs:
            return QSize(560, self._theme.px(58))
        return QSize(560, card_height(self._card) + (self._theme.grown(16) if self._low else self._theme.px(30) + 14))

    def minimumSizeHint(self) -> QSize:
        return QSize(420, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setBrush(colour(theme.surface_raised))
            pen = QPen(colour(theme.accent), 2) if self.hand.closed else QPen(colour(theme.surface_raised), 1)
            painter.setPen(pen)
            painter.drawRoundedRect(frame, PANEL_RADIUS, PANEL_RADIUS)
            right = theme.px(144)
            left = self._left
            if not self.hand.costs:
                # Nothing stands beside it but a few words.
                left = max(left, min(self.name_width(), self.width() // 2))
            self._paint_name(painter, QRect(12, 6, left - 16, self.height() - 12))
            self._paint_cards(painter, QRect(left, 8, self.width() - left - right, self.height() - 16))
            self._paint_points(painter, QRect(self.width() - right, 6, right - 14, self.height() - 12))

    def _paint_name(self, painter: QPainter, place: QRect) -> None:
        theme = self._theme
        disc_size = theme.grown(DISC)
        disc = QRectF(place.left(), place.top() + 4, disc_size, disc_size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.seat_colours[self.hand.seat % len(theme.seat_colours)]))
        painter.drawEllipse(disc)
        painter.setPen(colour("#ffffff"))
        painter.setFont(font(theme, theme.text_px, QFont.Weight.Bold))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, initial(self._name))
        painter.setFont(font(theme, theme.text_px, QFont.Weight.DemiBold))
        painter.setPen(colour(theme.text))
        metrics = QFontMetrics(painter.font())
        beside = QRect(place.left() + disc_size + 8, place.top() + 4, place.width() - disc_size - 8, disc_size)
        shown = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, beside.width())
        painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.setFont(font(theme, theme.text_px))
        state = TableTexts().opened() if self.hand.opened else TableTexts().not_opened()
        if self.hand.closed:
            state = ""
        below = QRect(place.left(), place.top() + disc_size + 8, place.width(), place.height() - disc_size - 8)
        lines = [line for line in (f"✓ {state}" if self.hand.opened and state else state,) if line]
        if self.hand.eliminated:
            lines.append(TableTexts().eliminated())
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
        painter.setPen(colour(theme.text_muted))
        text = (" · " if self._low else "\n").join(lines)
        painter.setFont(self._fitting(below, flags, text))
        painter.drawText(below, flags, text)

    def _paint_cards(self, painter: QPainter, place: QRect) -> None:
        theme = self._theme
        groups: list[Sequence[tuple[Card, Card | None]]] = [
            [(card, face if card.is_joker else None) for card, face in zip(meld.cards, meld.faces, strict=True)]
            for meld in self.hand.melds
        ]
        rest = [(cost.card, None) for cost in self.hand.rest]
        if rest:
            groups.append(rest)
        if not groups:
            painter.setFont(font(theme, theme.text_px, QFont.Weight.DemiBold))
            painter.setPen(colour(theme.text))
            mark = line_icon("tick", theme.accent, 22, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(place.left() + 8, place.center().y() - 11), mark)
            self._paint_closing(painter, place.adjusted(40, 0, 0, 0))
            return
        cards = sum(len(group) for group in groups)
        gaps = (len(groups) - 1) * 16
        room = (place.width() * 2 // 3 if self._low else place.width()) - gaps - len(groups) * self._card
        least = index_column(self._card, self._art.options) + 1
        step = max(least, min(round(self._card * 0.5), room // max(1, cards - len(groups))))
        margin = shadow_margin(self._card)
        x = place.left() + 4
        top = place.top()
        for number, group in enumerate(groups):
            first = x
            for card, stands_for in group:
                picture = self._art.pixmap(card, self._card, self.devicePixelRatioF(), stands_for=stands_for)
                painter.drawPixmap(QPointF(x - margin, top - margin), picture)
                x += step
            if number < len(self.hand.melds):
                painter.setPen(QPen(faded(theme.text_muted, 0.8), 2))
                y = top + card_height(self._card) + (3 if self._low else 5)
                painter.drawLine(first, y, x - step + self._card, y)
            x += self._card - step + 16
        under = QRect(place.left() + 4, top + card_height(self._card) + 7, place.width() - 4, theme.px(22))
        beside = QRect(x + 4, top, place.right() - x - 4, card_height(self._card))
        self._paint_sum(painter, beside if self._low else under)

    def _paint_closing(self, painter: QPainter, place: QRect) -> None:
        """An empty hand, and what that brought; who it was stands over the rows."""
        words, bonus = RoundEndTexts().no_cards_left(), self.bonus_line()
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        metrics = QFontMetrics(painter.font())
        if not bonus:
            painter.drawText(place, flags, metrics.elidedText(words, Qt.TextElideMode.ElideRight, place.width()))
            return
        upper, lower = place.adjusted(0, 0, 0, -place.height() // 2), place.adjusted(0, place.height() // 2, 0, 0)
        painter.drawText(upper, flags, metrics.elidedText(words, Qt.TextElideMode.ElideRight, place.width()))
        painter.setFont(font(self._theme, self._theme.text_px))
        painter.drawText(lower, flags, bonus)

    def _paint_sum(self, painter: QPainter, place: QRect) -> None:
        painter.setFont(font(self._theme, self._theme.text_px))
        painter.setPen(colour(self._theme.text))
        lines = [self.sum_line()]
        if self.hand.one_short:
            lines.append(RoundEndTexts().one_card_from_out(self._name))
        lines = [line for line in lines if line]
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        if self._low:
            text = "\n".join(lines)
            painter.setFont(self._fitting(place, flags, text))
            painter.drawText(place, flags, text)
            return
        words = QFontMetrics(painter.font())
        painter.drawText(
            place, flags, words.elidedText("  ·  ".join(lines), Qt.TextElideMode.ElideRight, place.width())
        )

    def _fitting(self, place: QRect, flags: int, text: str) -> QFont:
        """The font for what stands beside the cards; much text in large letters may be written a little smaller."""
        letters = font(self._theme, self._theme.text_px)
        while letters.pixelSize() > LEAST_TEXT and (
            QFontMetrics(letters).boundingRect(place, flags, text).height() > place.height()
        ):
            letters.setPixelSize(letters.pixelSize() - 1)
        return letters

    def _paint_points(self, painter: QPainter, place: QRect) -> None:
        theme = self._theme
        painter.setFont(
            font(theme, theme.title_px if self.height() < theme.px(70) else theme.heading_px, QFont.Weight.Bold)
        )
        painter.setPen(colour(theme.text))
        upper = QRect(place.left(), place.top(), place.width(), place.height() * 3 // 5)
        align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(upper, align, RoundEndTexts().penalty(self.hand.penalty))
        painter.setFont(font(theme, theme.text_px))
        lower = QRect(place.left(), upper.bottom(), place.width(), place.height() - upper.height())
        metrics = QFontMetrics(painter.font())
        shown = metrics.elidedText(self.total_line(), Qt.TextElideMode.ElideRight, lower.width())
        painter.drawText(lower, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, shown)
