"""One sentence in place: why a drop was refused, said where it happened, with a way to the rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from scala40.texts.cards import CardTexts
from scala40.texts.table_page import TableTexts
from scala40.views.dressing import dressed
from scala40.views.table.free_place import best_fit
from scala40.views.table.suit_text import SuitLabel
from scala40.views.theme import APART, NEAR, PANEL_RADIUS, WIDE, Theme, colour, faded

SHOWN_FOR = 9000
"""Milliseconds until a notice goes by itself; the next move takes it away at once."""
LINE_FOR = 1500
"""So much longer for each line more."""
NEW_LINE = "\u2028"
SHAPES = (1.0, 1.5, 0.72, 0.5)
"""The widths that a long sentence may have, as shares of the usual one; the first that covers least is taken."""
NARROWEST = 190
"""In logical pixels, before text is made larger."""


def _words_now() -> tuple[str, object, bool]:
    """What tells the language in force, and how it writes of cards. Qt may tell of it twice, and late."""
    return CardTexts().joker_on_card() + TableTexts().show_panel(), CardTexts.in_force, CardTexts.written_out


class Notice(QWidget):
    """A small card of text near the place it speaks of; a click puts it away."""

    rule_wanted = Signal()
    lasts = SHOWN_FOR
    """0 where it stays until it is put away."""
    widest = 460
    """In logical pixels, before text is made larger."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.label = SuitLabel(theme)
        self.link = QPushButton()
        self.link.setProperty("kind", "link")
        self.link.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.link.setCursor(Qt.CursorShape.PointingHandCursor)
        self.link.clicked.connect(self.rule_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(WIDE, NEAR, APART, NEAR)
        row.setSpacing(APART)
        row.addWidget(self.label, 1)
        row.addWidget(self.link)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self._words_then: object = None
        self.stays = False
        """Whether the moves of others leave the sentence that is shown now."""
        self._near, self._within = QPoint(), QRect()
        self._clear: Sequence[QRect] = ()
        self._better_clear: Sequence[QRect] = ()
        self.hide()
        dressed(self, self._fit)

    @property
    def text(self) -> str:
        """The sentence shown."""
        return self.label.text

    def retranslate(self) -> None:
        """Another language may be in force: what was said in the one before goes."""
        if self._words_then != _words_now():
            self.hide()

    def pass_by(self) -> None:
        """Go with a move, if the sentence does."""
        if not self.stays:
            self.hide()

    def say(
        self,
        sentence: str,
        near: QPoint,
        within: QRect,
        link: str = "",
        clear: Sequence[QRect] = (),
        better_clear: Sequence[QRect] = (),
    ) -> None:
        """Show a sentence near the point `near` of the parent, inside `within`; `link` is the way to the rule.

        What it speaks of is to stay in sight: all of `clear`, and as much as can be of `better_clear`.
        """
        self._words_then = _words_now()
        self.stays = False
        self.label.say(sentence)
        self.link.setText(link)
        self.link.setVisible(bool(link))
        self._near, self._within = near, within
        self._clear, self._better_clear = clear, better_clear
        self._fit()
        self.show()
        self.raise_()
        if self.lasts:
            self._timer.start(self.lasts + LINE_FOR * sentence.count(NEW_LINE))

    def _fit(self) -> None:
        near, within = self._near, self._within
        # A link that has never been shown would want more room than it takes.
        self.link.ensurePolished()
        linked = self.link.sizeHint().width() + 12 if self.link.text() else 0
        most, natural = within.width() - 24 - linked - 30, self.label.sizeHint().width() + 4
        usual, least = min(most, self._theme.px(self.widest) - linked - 30), self._theme.px(NARROWEST)
        sizes = []
        for share in SHAPES:
            text = min(natural, most, max(least, round(usual * share)))
            sizes.append(QSize(text + linked + 30, max(44, self.label.heightForWidth(text + 2) + 22)))
        self.setGeometry(best_fit(sizes, near, within, self._clear, self._better_clear))

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setBrush(colour(self._theme.surface_raised))
            painter.setPen(QPen(faded(self._theme.text_muted, 0.6), 1))
            painter.drawRoundedRect(frame, PANEL_RADIUS, PANEL_RADIUS)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(self._theme.accent))
            painter.drawRoundedRect(QRectF(6, 10, 4, self.height() - 20), 2, 2)
