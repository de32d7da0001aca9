"""What the program has to tell, in place: a strip between menu and page, never a box that stops the play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import (
    QHideEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMainWindow, QVBoxLayout, QWidget

from scala40.texts.problems import ProblemTexts
from scala40.views.dressing import dressed
from scala40.views.icons import line_icon
from scala40.views.pages.felt_page import PageButton, plain_label
from scala40.views.theme import APART, NEAR, WIDE, Theme, colour

Kind: TypeAlias = Literal["info", "warning", "saved"]
Sentence: TypeAlias = Callable[[], str]
"""Gives the sentence in the language in force whenever it is asked."""


class Offer(NamedTuple):
    """What the button of a notice does instead of only putting it away, and its word."""

    word: Sentence
    done: Callable[[], None]


_MOST = 3
"""Strips at a time; the oldest goes when another comes."""
_LEAST_REST = 330
"""A window that has less than this left below the strips, in logical pixels times the zoom, has no room to spare."""


class Strip(QWidget):
    """One sentence with a button that puts it away."""

    def __init__(self, theme: Theme, sentence: Sentence, kind: Kind, parent: QWidget, offer: Offer | None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sentence = sentence
        self.kind = kind
        self._word = ProblemTexts().understood if offer is None else offer.word
        self._sign = QLabel()
        dressed(self, lambda: self._draw_sign(kind))
        self._label = plain_label()
        self.button = PageButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(WIDE, NEAR, APART, NEAR)
        row.setSpacing(APART)
        row.addWidget(self._sign)
        row.addWidget(self._label, 1)
        row.addWidget(self.button)
        self.retranslate()

    def _draw_sign(self, kind: Kind) -> None:
        ink = self._theme.accent if kind == "warning" else self._theme.text
        self._sign.setPixmap(line_icon(kind, ink, self._theme.grown(20), self.devicePixelRatioF()))

    def text(self) -> str:
        """The sentence shown."""
        return self._label.text()

    def retranslate(self) -> None:
        """Say it anew in the language now in force."""
        self._label.setText(self._sentence())
        self.button.setText(self._word())
        self._sign.setToolTip(ProblemTexts().warning() if self.kind == "warning" else "")
        self.setAccessibleName(self.heard())

    def heard(self) -> str:
        """The sentence for the ear: what is amiss begins with a word, as its sign does for the eye."""
        return ProblemTexts().heard(self.text()) if self.kind == "warning" else self.text()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), colour(self._theme.surface_raised))
            painter.fillRect(0, self.height() - 1, self.width(), 1, colour(self._theme.line))


class Notices(QWidget):
    """The strips, the newest below. The same notice stands there once, however often it is told.

    Where they leave too little of the window for the page, the status line gives way.
    """

    keys_freed = Signal()
    """The strip that had the keys is gone: they belong to the page again."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._strips: dict[str, Strip] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.hide()

    def tell(self, about: str, sentence: Sentence, kind: Kind = "info", offer: Offer | None = None) -> None:
        """Show a sentence until it is put away; `about` names its subject, of which the newest sentence holds.

        With an `offer` the button that puts it away does what is offered.
        """
        self.withdraw(about)
        while len(self._strips) >= self._most():
            self.withdraw(next(iter(self._strips)))
        strip = Strip(self._theme, sentence, kind, self, offer)
        strip.button.clicked.connect(lambda: self.withdraw(about))
        if offer is not None:
            strip.button.clicked.connect(offer.done)
        self._strips[about] = strip
        self._column.addWidget(strip)
        self.show()
        # Qt takes its time over these names: they are fetched for the first notice.
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, strip.heard()))

    def _most(self) -> int:
        """How many strips leave enough of the page in sight."""
        return 1 if self.window().height() < self._theme.px(500) else _MOST

    def withdraw(self, about: str) -> None:
        """Put the sentence on a subject away, if it stands there."""
        strip = self._strips.pop(about, None)
        if strip is None:
            return
        if strip.button.hasFocus():
            # Before it hides: Qt would hand the keys on to whatever comes next.
            self.keys_freed.emit()
        self._column.removeWidget(strip)
        strip.hide()
        strip.deleteLater()
        self.setVisible(bool(self._strips))
        self._make_room()

    def _make_room(self) -> None:
        window = self.window()
        if isinstance(window, QMainWindow):
            short = window.height() - self.height() < self._theme.px(_LEAST_REST)
            window.statusBar().setHidden(bool(self._strips) and short)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._make_room()

    def showEvent(self, _event: QShowEvent) -> None:
        self.window().installEventFilter(self)

    def hideEvent(self, _event: QHideEvent) -> None:
        self.window().removeEventFilter(self)

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._make_room()
        return False

    def texts(self) -> list[str]:
        """The sentences shown, the newest last."""
        return [strip.text() for strip in self._strips.values()]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            for strip in self._strips.values():
                strip.retranslate()
