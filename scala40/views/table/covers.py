"""What lies over the table for a while: the pause that covers all cards, and the seal of a finished round's deal."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from scala40.models.deal_proof import DealProof
from scala40.models.game import GameModel
from scala40.texts.asked import ClockTexts, SealTexts
from scala40.texts.deals import DealTexts
from scala40.texts.table_page import TableTexts
from scala40.views.cards.flight import Flights
from scala40.views.icons import line_icon
from scala40.views.theme import APART, FAR, NEAR, TILE_RADIUS, WIDE, Theme, colour

DIGITS = 8
"""Digits of a seal between two gaps."""


class PauseCover(QWidget):
    """Covers all of the page: no card can be seen through it."""

    go_on = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        column = QVBoxLayout(self)
        column.setSpacing(APART)
        self._sign, self._title, self._words = QLabel(), QLabel(), QLabel()
        self._sign.setPixmap(line_icon("pause", theme.accent, 48, self.devicePixelRatioF()))
        self._title.setProperty("kind", "heading")
        self._words.setWordWrap(True)
        self.button = QPushButton()
        self.button.setProperty("kind", "primary")
        self.button.clicked.connect(self.go_on)
        column.addStretch(1)
        for label in (self._sign, self._title, self._words):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addSpacing(NEAR)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.hide()

    def cover(self, clock: bool) -> None:
        """Cover the table; `clock` if one stands still meanwhile."""
        texts = ClockTexts()
        self._title.setText(texts.paused())
        self._words.setText(texts.clock_stands() if clock else texts.covered())
        self.button.setText(texts.go_on())
        self.setAccessibleName(f"{self._title.text()}. {self._words.text()}")
        self.show()
        self.raise_()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Nothing below is touched."""

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), colour(self._theme.surface))


class DealPanel(QWidget):
    """Seal and key of a deal, and what comes of holding one against the other."""

    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(FAR, WIDE, FAR, WIDE)
        column.setSpacing(NEAR)
        self._title, self._sign, self.verdict = QLabel(), QLabel(), QLabel()
        self._title.setProperty("kind", "title")
        self.verdict.setWordWrap(True)
        self._heads = (QLabel(), QLabel())
        self._numbers = (QLabel(), QLabel())
        said = QHBoxLayout()
        said.setSpacing(APART)
        said.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        said.addWidget(self.verdict, 1)
        column.addWidget(self._title)
        column.addLayout(said)
        for head, number in zip(self._heads, self._numbers, strict=True):
            head.setProperty("kind", "muted")
            number.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            number.setStyleSheet("font-family: monospace")
            column.addSpacing(NEAR)
            column.addWidget(head)
            column.addWidget(number)
        # A plain button: what lies below stays in sight, and one primary button with it.
        self.button = QPushButton()
        self.button.clicked.connect(self.put_away)
        column.addSpacing(NEAR)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignRight)
        for label in self.findChildren(QLabel):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.hide()

    def show_proof(self, proof: DealProof, area: QRect) -> None:
        """Show the proof of a deal in the middle of `area` of the parent."""
        texts = SealTexts()
        self._title.setText(texts.title(proof.number))
        self.verdict.setText(DealTexts().verdict(proof.problem))
        good = proof.problem is None
        sign = line_icon("tick" if good else "warning", self._theme.accent, 24, self.devicePixelRatioF())
        self._sign.setPixmap(sign)
        for label, words in zip(self._heads, (texts.seal(), texts.key()), strict=True):
            label.setText(words)
        for label, number in zip(self._numbers, (proof.fingerprint, proof.secret), strict=True):
            label.setText(in_groups(number) or "–")
        self.button.setText(TableTexts().close_message())
        self.setAccessibleName(f"{self._title.text()}. {self.verdict.text()}")
        wide = min(area.width() - 24, self._theme.px(620))
        self.resize(QSize(wide, self._column.heightForWidth(wide)))
        self.move(area.center() - QPoint(self.width() // 2, self.height() // 2))
        self.show()
        self.raise_()
        self.button.setFocus(Qt.FocusReason.PopupFocusReason)

    def put_away(self) -> None:
        """Close the panel."""
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """A press beside the button closes nothing."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(colour(self._theme.surface_raised))
            painter.setPen(QPen(colour(self._theme.accent), 1.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), TILE_RADIUS, TILE_RADIUS)


class Covers(QObject):
    """Shows the pause and the proof of a deal; while one of them lies there, keys belong to it."""

    paused = Signal(bool)
    uncovered = Signal()

    def __init__(self, page: QWidget, game: GameModel, theme: Theme, flights: Flights) -> None:
        super().__init__(page)
        self._page = page
        self._game = game
        self._flights = flights
        self.may_pause = False
        """True where nobody else waits: one person against computer players."""
        self._looking_away = False
        self.pause = PauseCover(theme, page)
        self.deal = DealPanel(theme, page)
        self.pause.go_on.connect(self.toggle_pause)
        self.deal.closed.connect(self.uncovered)

    @property
    def covering(self) -> bool:
        """True while one of them lies over the table."""
        return self.pause.isVisible() or self.deal.isVisible()

    def toggle_pause(self) -> None:
        """Cover the cards and let everything stand still, or go on."""
        if self.pause.isVisible():
            self.pause.hide()
            self.paused.emit(False)
            self.uncovered.emit()
        elif self.may_pause:
            self._flights.land_all()
            self.pause.cover(self._game.rules.turn_seconds is not None)
            self.paused.emit(True)

    def look_away(self, away: bool) -> None:
        """Another page is shown, or the table again: with a clock all stands still meanwhile, as in a pause."""
        away = away and self.may_pause and self._game.rules.turn_seconds is not None
        if away != self._looking_away:
            self._looking_away = away
            # Under another page nothing of the table is visible: what counts is whether the cover has been put away.
            if self.pause.isHidden():
                self.paused.emit(away)

    def show_deal(self) -> None:
        """Verify the last round's deal and show how; during a round nothing is told."""
        proof = self._game.deal_proof()
        if proof is not None:
            self.deal.show_proof(proof, self._page.rect())

    def press(self) -> None:
        """Enter or Escape: end what lies over the table."""
        if self.pause.isVisible():
            self.toggle_pause()
        else:
            self.deal.put_away()

    def place(self) -> None:
        """Lie over all of the page."""
        self.pause.setGeometry(self._page.rect())
        if self.deal.isVisible():
            self.show_deal()
        self.pause.raise_()

    def retranslate(self) -> None:
        """Say it in the language now in force."""
        if self.pause.isVisible():
            self.pause.cover(self._game.rules.turn_seconds is not None)
        if self.deal.isVisible():
            self.show_deal()


def in_groups(number: str) -> str:
    """A number in hexadecimal digits with gaps, in two lines where it is long."""
    groups = [number[at : at + DIGITS] for at in range(0, len(number), DIGITS)]
    half = -(-len(groups) // 2) if len(groups) > 4 else len(groups)
    return "\n".join(" ".join(part) for part in (groups[:half], groups[half:]) if part)
