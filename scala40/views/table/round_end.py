"""The end of a round: every hand open, sorted into what would have been melds, penalties card by card, new totals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from scala40.engine.cards import Card
from scala40.engine.rules import Rules
from scala40.models.round_end import OpenHand, RoundEnd
from scala40.texts.cards import CardTexts
from scala40.texts.round_end import RoundEndTexts
from scala40.texts.table_page import TableTexts
from scala40.views.cards.art import CardArt, card_height, index_column, shadow_margin
from scala40.views.icons import line_icon
from scala40.views.table.seats import initial, one_line
from scala40.views.theme import PANEL_RADIUS, TILE_RADIUS, Theme, colour, faded, font

CARD = 58


class HandRow(QWidget):
    """One seat at the end of the round: its cards, what they cost, what it now has."""

    def __init__(self, hand: OpenHand, name: str, rules: Rules, art: CardArt, theme: Theme) -> None:
        super().__init__()
        self._hand = hand
        self._name = one_line(name)
        self._rules = rules
        self._art = art
        self._theme = theme
        self.setAccessibleName(self.spoken())
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def spoken(self) -> str:
        """The row for the ear."""
        texts, cards = RoundEndTexts(), CardTexts()
        parts = [self._name, *self._remarks()]
        if self._hand.melds:
            parts.append(f"{texts.in_melds()}: {cards.melds(self._hand.melds, spoken=True)}")
        if self._hand.rest:
            parts.append(f"{texts.left_over()}: {cards.listed([cost.card for cost in self._hand.rest], spoken=True)}")
        parts += [self.sum_line(), texts.penalty_points(self._hand.penalty), self.total_line()]
        return "; ".join(part for part in parts if part)

    def sum_line(self) -> str:
        """How the penalty comes about: card by card, or what stands in its place."""
        texts, hand = RoundEndTexts(), self._hand
        if hand.closed or not hand.costs:
            return ""
        if hand.penalty and not hand.opened and self._rules.unopened_penalty == "flat_100":
            return texts.flat(hand.penalty)
        parts = " + ".join(str(cost.points) for cost in hand.costs)
        line = texts.hand_sum(parts, hand.hand_points) if len(hand.costs) > 1 else str(hand.hand_points)
        return f"{line}, {texts.doubled()}" if hand.penalty == 2 * hand.hand_points else line

    def total_line(self) -> str:
        """The new total against the limit."""
        return RoundEndTexts().new_total(self._hand.total, self._rules.limit)

    def _remarks(self) -> list[str]:
        remarks = []
        if self._hand.one_short:
            remarks.append(RoundEndTexts().one_card_from_out(self._name))
        if self._hand.eliminated:
            remarks.append(RoundEndTexts().eliminated(self._name, self._hand.total))
        return remarks

    def sizeHint(self) -> QSize:
        return QSize(560, card_height(CARD) + self._theme.px(30) + 14)

    def minimumSizeHint(self) -> QSize:
        return QSize(420, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setBrush(colour(theme.surface_raised))
            pen = QPen(colour(theme.accent), 2) if self._hand.closed else QPen(colour(theme.surface_raised), 1)
            painter.setPen(pen)
            painter.drawRoundedRect(frame, PANEL_RADIUS, PANEL_RADIUS)
            left = theme.px(150)
            right = theme.px(132)
            self._paint_name(painter, QRect(12, 6, left - 16, self.height() - 12))
            self._paint_cards(painter, QRect(left, 8, self.width() - left - right, self.height() - 16))
            self._paint_points(painter, QRect(self.width() - right, 6, right - 14, self.height() - 12))

    def _paint_name(self, painter: QPainter, place: QRect) -> None:
        theme = self._theme
        disc = QRectF(place.left(), place.top() + 4, 34, 34)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.seat_colours[self._hand.seat % len(theme.seat_colours)]))
        painter.drawEllipse(disc)
        painter.setPen(colour("#ffffff"))
        painter.setFont(font(theme, 15, QFont.Weight.Bold))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, initial(self._name))
        painter.setFont(font(theme, 16, QFont.Weight.DemiBold))
        painter.setPen(colour(theme.text))
        metrics = QFontMetrics(painter.font())
        beside = QRect(place.left() + 42, place.top() + 4, place.width() - 42, 34)
        shown = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, beside.width())
        painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.setFont(font(theme, 13))
        state = TableTexts().opened() if self._hand.opened else TableTexts().not_opened()
        if self._hand.closed:
            state = ""
        below = QRect(place.left(), place.top() + 42, place.width(), place.height() - 42)
        lines = [line for line in (f"✓ {state}" if self._hand.opened and state else state,) if line]
        if self._hand.eliminated:
            lines.append(TableTexts().eliminated())
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
        painter.setPen(colour(theme.text_muted))
        painter.drawText(below, flags, "\n".join(lines))

    def _paint_cards(self, painter: QPainter, place: QRect) -> None:
        theme = self._theme
        groups: list[Sequence[tuple[Card, Card | None]]] = [
            [(card, face if card.is_joker else None) for card, face in zip(meld.cards, meld.faces, strict=True)]
            for meld in self._hand.melds
        ]
        rest = [(cost.card, None) for cost in self._hand.rest]
        if rest:
            groups.append(rest)
        if not groups:
            painter.setFont(font(theme, 16, QFont.Weight.DemiBold))
            painter.setPen(colour(theme.text))
            mark = line_icon("tick", theme.accent, 22, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(place.left() + 8, place.center().y() - 11), mark)
            words = place.adjusted(40, 0, 0, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, RoundEndTexts().went_out(self._name, False))
            return
        cards = sum(len(group) for group in groups)
        gaps = (len(groups) - 1) * 16
        room = place.width() - gaps - len(groups) * CARD
        least = index_column(CARD, self._art.options) + 1
        step = max(least, min(round(CARD * 0.5), room // max(1, cards - len(groups))))
        margin = shadow_margin(CARD)
        x = place.left() + 4
        top = place.top()
        for place_, group in enumerate(groups):
            for card, stands_for in group:
                picture = self._art.pixmap(card, CARD, self.devicePixelRatioF(), stands_for=stands_for)
                painter.drawPixmap(QPointF(x - margin, top - margin), picture)
                x += step
            if place_ < len(self._hand.melds):
                painter.setPen(QPen(faded(theme.text_muted, 0.8), 2))
                first = x - step * len(group)
                y = top + card_height(CARD) + 5
                painter.drawLine(first, y, x - step + CARD, y)
            x += CARD - step + 16
        painter.setFont(font(theme, 13))
        painter.setPen(colour(theme.text))
        under = QRect(place.left() + 4, top + card_height(CARD) + 7, place.width() - 4, theme.px(22))
        line = self.sum_line()
        if self._hand.one_short:
            line = f"{line}  ·  {RoundEndTexts().one_card_from_out(self._name)}" if line else self._remarks()[0]
        shown = QFontMetrics(painter.font()).elidedText(line, Qt.TextElideMode.ElideRight, under.width())
        painter.drawText(under, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)

    def _paint_points(self, painter: QPainter, place: QRect) -> None:
        theme = self._theme
        painter.setFont(font(theme, 26, QFont.Weight.Bold))
        painter.setPen(colour(theme.text))
        upper = QRect(place.left(), place.top() + 4, place.width(), place.height() // 2)
        align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(upper, align, RoundEndTexts().penalty(self._hand.penalty))
        painter.setFont(font(theme, 14))
        lower = QRect(place.left(), upper.bottom(), place.width(), place.height() // 2 - 8)
        metrics = QFontMetrics(painter.font())
        shown = metrics.elidedText(self.total_line(), Qt.TextElideMode.ElideRight, lower.width())
        painter.drawText(lower, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, shown)


class RoundEndPanel(QWidget):
    """Covers the table until the player goes on."""

    go_on = Signal()

    def __init__(self, art: CardArt, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._theme = theme
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(20, 14, 20, 14)
        self._column.setSpacing(8)
        self._title, self._subtitle = QLabel(), QLabel()
        self._title.setProperty("kind", "heading")
        self._subtitle.setProperty("kind", "title")
        for label in (self._title, self._subtitle):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.rows: list[HandRow] = []
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button = QPushButton()
        self.button.setProperty("kind", "primary")
        self.button.clicked.connect(self.go_on)
        self._hint = QLabel()
        self._hint.setProperty("kind", "small")
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addSpacing(16)
        head.addWidget(self._subtitle)
        head.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(self._hint)
        foot.addStretch(1)
        foot.addWidget(self.button)
        self._column.addLayout(head)
        self._column.addWidget(self._scroll, 1)
        self._column.addLayout(foot)
        self.hide()

    def show_end(self, end: RoundEnd, names: Sequence[str], rules: Rules, button: str) -> None:
        """Show a finished round; `button` says where one goes from here."""
        texts = RoundEndTexts()
        self._title.setText(texts.title(end.number))
        if end.closer is None:
            self._subtitle.setText(texts.dead_round(rules.dead_round == "counted"))
        else:
            self._subtitle.setText(texts.went_out(one_line(names[end.closer]), end.concealed))
        self._hint.setText(texts.press_a_key())
        self.button.setText(button)
        content = QWidget()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, 6, 0)
        rows.setSpacing(8)
        self.rows = [HandRow(hand, names[hand.seat], rules, self._art, self._theme) for hand in end.hands]
        for row in self.rows:
            rows.addWidget(row)
        rows.addStretch(1)
        self._scroll.setWidget(content)
        self.setAccessibleName(f"{self._title.text()}. {self._subtitle.text()}")
        self.show()
        self.raise_()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(colour(self._theme.surface))
            painter.setPen(QPen(colour(self._theme.line), 1))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), TILE_RADIUS, TILE_RADIUS)
