"""The end of a round: every hand open, sorted into what would have been melds, penalties card by card, new totals."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from scala40.engine.rules import Rules
from scala40.models.round_end import RoundEnd
from scala40.texts.asked import SealTexts
from scala40.texts.round_end import RoundEndTexts
from scala40.texts.why import WhyTexts
from scala40.views.cards.art import CardArt
from scala40.views.table.hand_row import MOST_FOR_NAMES, NAME, HandRow
from scala40.views.table.seat_looks import one_line
from scala40.views.theme import APART, FAR, NEAR, TILE_RADIUS, WIDE, Theme, colour

HIGH_ENOUGH = 160
"""Logical pixels of the panel for each hand, from which on the rows need not be low."""
LEAST_HINT = 280
"""The least width for the words beside the buttons, in logical pixels before the zoom."""


class Steps(msgspec.Struct, frozen=True):
    """How one goes on from the end of a round."""

    button: str
    """The words of the primary button; empty where somebody else must act first."""
    other: str = ""
    """The words of the second button: the answer no."""
    asked: str = ""
    """The question to the player, or who else is asked."""
    note: str = ""
    """What the next round is about, where it is a special one."""


class RoundEndPanel(QWidget):
    """Covers the table until the player goes on."""

    go_on = Signal()
    decline = Signal()
    verify = Signal()
    why_wanted = Signal()
    """Why the computer players did what they did."""

    def __init__(self, art: CardArt, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._theme = theme
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(FAR, WIDE, FAR, WIDE)
        self._column.setSpacing(NEAR)
        self._title, self._subtitle = QLabel(), QLabel()
        self._title.setProperty("kind", "heading")
        self._subtitle.setProperty("kind", "title")
        for label in (self._title, self._subtitle):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.rows: list[HandRow] = []
        self._asked = ""
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button = QPushButton()
        self.button.setProperty("kind", "primary")
        self.button.clicked.connect(self.go_on)
        self.other = QPushButton()
        self.other.clicked.connect(self.decline)
        self.seal = QPushButton()
        self.seal.setProperty("kind", "link")
        self.seal.clicked.connect(self.verify)
        self.why = QPushButton()
        self.why.setProperty("kind", "link")
        self.why.clicked.connect(self.why_wanted)
        self.hint = QLabel()
        self.hint.setProperty("kind", "muted")
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.setWordWrap(True)
        self._note = QLabel()
        self._note.setWordWrap(True)
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addSpacing(WIDE)
        head.addWidget(self._subtitle)
        head.addStretch(1)
        self._links, self._foot = QHBoxLayout(), QHBoxLayout()
        for row in (self._links, self._foot):
            row.setSpacing(APART)
        self._foot.addWidget(self.hint, 1)
        for button in (self.why, self.seal, self.other, self.button):
            self._foot.addWidget(button)
        self._column.addLayout(head)
        self._column.addWidget(self._note)
        self._column.addWidget(self._scroll, 1)
        self._column.addLayout(self._links)
        self._column.addLayout(self._foot)
        self.hide()

    def show_end(self, end: RoundEnd, names: Sequence[str], rules: Rules, steps: Steps) -> None:
        """Show a finished round; `steps` say where one goes from here."""
        texts = RoundEndTexts()
        self._title.setText(texts.title(end.number))
        if end.closer is None:
            self._subtitle.setText("")
        else:
            self._subtitle.setText(texts.went_out(one_line(names[end.closer]), end.concealed))
        dead = texts.dead_round(rules.dead_round == "counted") if end.closer is None else ""
        self._note.setText(" ".join(part for part in (dead, steps.note) if part))
        self._note.setVisible(bool(self._note.text()))
        self._asked = steps.asked
        self.hint.setText(steps.asked or texts.press_a_key())
        self.hint.setProperty("kind", "title" if steps.asked else "muted")
        self.hint.style().polish(self.hint)
        self.why.setText(WhyTexts().title())
        self.seal.setText(SealTexts().verify())
        self.button.setText(steps.button)
        self.button.setVisible(bool(steps.button))
        self.other.setText(steps.other)
        self.other.setVisible(bool(steps.other))
        content = QWidget()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, NEAR, 0)
        rows.setSpacing(NEAR)
        self.rows = [HandRow(hand, names[hand.seat], rules, self._art, self._theme) for hand in end.hands]
        self._fit()
        for row in self.rows:
            rows.addWidget(row)
        rows.addStretch(1)
        self._scroll.setWidget(content)
        self.setAccessibleName(f"{self._title.text()}. {self._subtitle.text()} {self._note.text()} {steps.asked}")
        self.show()
        self.raise_()
        self.take_focus()

    def show_time(self, words: str) -> None:
        """Write beside the question how long it stands; nothing with empty words."""
        if self._asked:
            self.hint.setText(f"{self._asked}  ·  {words}" if words else self._asked)

    def take_focus(self) -> None:
        """Give the focus to the button that goes on, or to the link where nobody can yet."""
        ready = self.button if self.button.isVisibleTo(self) else self.seal
        ready.setFocus(Qt.FocusReason.OtherFocusReason)

    def _place_links(self) -> None:
        """Let the links stand beside the buttons, or in a line of their own where the words leave no room for them."""
        shown = [button for button in (self.why, self.seal, self.other, self.button) if button.isVisibleTo(self)]
        room = self.width() - 2 * FAR - sum(button.sizeHint().width() + self._foot.spacing() for button in shown)
        words = QFontMetrics(self.hint.font()).horizontalAdvance(self.hint.text())
        alone = room < min(words + 8, self._theme.px(LEAST_HINT))
        if alone == bool(self._links.count()):
            return
        while self._links.count():
            self._links.takeAt(0)
        for place, link in enumerate((self.why, self.seal)):
            if alone:
                self._links.addWidget(link)
            else:
                self._foot.insertWidget(1 + place, link)
        if alone:
            self._links.addStretch(1)

    def _fit(self) -> None:
        self._place_links()
        low = self.height() < self._theme.grown(HIGH_ENOUGH) * len(self.rows)
        least = self._theme.px(NAME)
        # The cards of all rows begin below each other; where there are none a long name has room anyhow.
        most = least if low else max(least, self.width() // MOST_FOR_NAMES)
        names = min(most, max((row.name_width() for row in self.rows if row.hand.costs), default=least))
        for row in self.rows:
            row.set_low(low)
            row.set_name_width(max(least, names))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), colour(self._theme.felt_edge))
            painter.setBrush(colour(self._theme.surface))
            painter.setPen(QPen(colour(self._theme.line), 1))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(7, 7, -7, -7), TILE_RADIUS, TILE_RADIUS)
