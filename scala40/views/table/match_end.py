"""The end of the match: who won, the final order, and the two ways on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from scala40.engine.standing import Rank
from scala40.texts.asked import SealTexts
from scala40.texts.round_end import RoundEndTexts
from scala40.texts.why import WhyTexts
from scala40.views.icons import line_icon
from scala40.views.table.seat_looks import initial, one_line
from scala40.views.theme import APART, FAR, NEAR, PANEL_RADIUS, TILE_RADIUS, Theme, colour, font


class RankRow(QWidget):
    """One seat or pair in the final order."""

    def __init__(self, rank: Rank, names: Sequence[str], won: bool, theme: Theme) -> None:
        super().__init__()
        self._place = place = rank.place
        self._side = rank.side
        self._names = [one_line(names[seat]) for seat in rank.side]
        self._name = " + ".join(self._names)
        self._total = total = rank.total
        self._won = won
        self._theme = theme
        texts = RoundEndTexts()
        self.setAccessibleName(f"{texts.place(place)} {self._name}: {texts.points(total)}")

    def sizeHint(self) -> QSize:
        return QSize(self._theme.grown(440), self._theme.px(58))

    def minimumSizeHint(self) -> QSize:
        return QSize(320, self._theme.px(38))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        texts = RoundEndTexts()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(colour(theme.surface_raised))
            painter.setPen(QPen(colour(theme.accent), 2) if self._won else QPen(colour(theme.surface_raised), 1))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), PANEL_RADIUS, PANEL_RADIUS)
            middle = self.height() / 2
            painter.setFont(font(theme, theme.title_px, QFont.Weight.Bold))
            painter.setPen(colour(theme.text))
            left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            place, disc_size, air = theme.grown(40), min(theme.grown(34), self.height() - 4), 4
            painter.drawText(QRectF(18, 0, place, self.height()), left, texts.place(self._place))
            beside = 18 + place + disc_size + 12
            for number, (seat, name) in enumerate(zip(self._side, self._names, strict=True)):
                step = number * (disc_size + air)
                disc = QRectF(18 + place + step, middle - disc_size / 2, disc_size, disc_size)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour(theme.seat_colours[seat % len(theme.seat_colours)]))
                painter.drawEllipse(disc)
                painter.setPen(colour("#ffffff"))
                painter.setFont(font(theme, theme.text_px, QFont.Weight.Bold))
                painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, initial(name))
                beside = round(disc.right()) + 12
            painter.setPen(colour(theme.text))
            painter.setFont(font(theme, theme.title_px, QFont.Weight.DemiBold if self._won else QFont.Weight.Normal))
            points = texts.points(self._total)
            wide = QFontMetrics(font(theme, theme.text_px)).horizontalAdvance(points) + 20
            room = QRectF(beside, 0, self.width() - beside - wide - 40, self.height())
            name = QFontMetrics(painter.font()).elidedText(self._name, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, left, name)
            if self._won:
                cup = line_icon("trophy", theme.accent, theme.grown(24), self.devicePixelRatioF())
                after = beside + QFontMetrics(painter.font()).horizontalAdvance(name) + 10
                painter.drawPixmap(QPointF(after, middle - theme.grown(24) / 2), cup)
            painter.setFont(font(theme, theme.text_px))
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(QRectF(self.width() - wide - 18, 0, wide, self.height()), right, points)


class MatchEndPanel(QWidget):
    """Covers the table when the match is over."""

    play_again = Signal()
    back_to_start = Signal()
    verify = Signal()
    why_wanted = Signal()
    """Why the computer players did what they did in the last round."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(FAR, FAR, FAR, FAR)
        self._column.setSpacing(NEAR)
        self._title, self._subtitle = QLabel(), QLabel()
        self._title.setProperty("kind", "heading")
        self._title.setWordWrap(True)
        self._subtitle.setProperty("kind", "muted")
        self._subtitle.setWordWrap(True)
        for label in (self._title, self._subtitle):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.again, self.leave = QPushButton(), QPushButton()
        self.again.setProperty("kind", "primary")
        self.again.clicked.connect(self.play_again)
        self.leave.clicked.connect(self.back_to_start)
        self.why, self.seal = QPushButton(), QPushButton()
        self.why.clicked.connect(self.why_wanted)
        self.seal.clicked.connect(self.verify)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(NEAR)
        buttons = QHBoxLayout()
        buttons.setSpacing(APART)
        buttons.addStretch(1)
        buttons.addWidget(self.leave)
        buttons.addWidget(self.again)
        buttons.addStretch(1)
        links = QHBoxLayout()
        links.setSpacing(APART)
        links.addStretch(1)
        for link in (self.why, self.seal):
            link.setProperty("kind", "link")
            links.addWidget(link)
        links.addStretch(1)
        self._column.addStretch(1)
        self._column.addWidget(self._title)
        self._column.addWidget(self._subtitle)
        self._column.addSpacing(NEAR)
        centred = QHBoxLayout()
        centred.addStretch(1)
        centred.addLayout(self._rows, 8)
        centred.addStretch(1)
        self._column.addLayout(centred)
        self._column.addSpacing(NEAR)
        self._column.addLayout(buttons)
        self._column.addLayout(links)
        self._column.addStretch(2)
        self.ranks: list[RankRow] = []
        self.hide()

    def show_ranking(
        self,
        ranking: Sequence[Rank],
        winners: Sequence[int],
        names: Sequence[str],
        rounds: int,
        *,
        again: bool = True,
        note: str = "",
    ) -> None:
        """Show the final order; `winners` are the seats that won together or alone, `again` offers the same table.

        `note` is what must be said of how it came about.
        """
        texts = RoundEndTexts()
        self._title.setText(texts.won([one_line(names[seat]) for seat in winners]))
        told = f"{texts.match_over()} {texts.after_rounds(rounds)}"
        self._subtitle.setText("\n".join(line for line in (told, note) if line))
        self.again.setText(texts.play_again())
        self.again.setVisible(again)
        self.leave.setText(texts.back_to_start())
        self.why.setText(WhyTexts().title())
        self.seal.setText(SealTexts().verify())
        self.leave.setProperty("kind", "" if again else "primary")
        self.leave.style().polish(self.leave)
        for row in self.ranks:
            self._rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.ranks = []
        for rank in ranking:
            row = RankRow(rank, names, set(rank.side) <= set(winners), self._theme)
            row.setMaximumWidth(self._theme.grown(620))
            self.ranks.append(row)
            self._rows.addWidget(row)
        self.setAccessibleName(". ".join(part for part in (self._title.text(), told, note) if part))
        self.show()
        self.raise_()
        self.take_focus()

    def take_focus(self) -> None:
        """Give the focus to the button that goes on."""
        (self.again if self.again.isVisibleTo(self) else self.leave).setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leads to the start page, as from any other page."""
        if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            self.leave.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), colour(self._theme.felt_edge))
            painter.setBrush(colour(self._theme.surface))
            painter.setPen(QPen(colour(self._theme.line), 1))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(7, 7, -7, -7), TILE_RADIUS, TILE_RADIUS)
