"""The coach's part of the side panel: silent until asked, then the hint and its reason; a heading folds it away."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QHideEvent, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from scala40.texts.coach import CoachTexts
from scala40.texts.hints import HintTexts
from scala40.texts.menus import MenuTexts
from scala40.views.dressing import dressed
from scala40.views.icons import line_icon
from scala40.views.keys import default_keys
from scala40.views.table.heading import Heading
from scala40.views.table.suit_text import SuitLabel
from scala40.views.theme import APART, CLOSE, NEAR, TARGET, Theme, font

LEAST_LINES = 3
"""So many lines of text have room at least, so that little moves when a hint comes."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


class _Words(QFrame):
    """What is folded away; it tells when it comes into sight and goes."""

    sight_changed = Signal()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.sight_changed.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.sight_changed.emit()


class CoachPanel(QWidget):
    """Shows what it is handed and asks for more by signals. As an area of the table it is one tab stop."""

    fold_chosen = Signal(bool)
    """The player has folded it (True) or unfolded it."""
    more_wanted = Signal()
    """The link was pressed: ask for a hint, for the rest of it, or for the rule behind it."""
    put_away_wanted = Signal()
    in_sight_changed = Signal()
    size_changed = Signal()
    """It wants another height."""

    def __init__(self, theme: Theme, panel: QWidget) -> None:
        """`panel` is the side panel, in which it lies somewhere."""
        super().__init__()
        self._theme = theme
        self._panel = panel
        self._folded = True
        self._has_room = True
        self._lines = ""
        self._said = "", "", ""
        self._askable = False
        self._key = "".join(_written(key) for key in default_keys("hint")[:1])
        self.heading = Heading()
        self.heading.clicked.connect(self.press)
        self.words = _Words()
        self.words.setProperty("kind", "raised")
        self.label = SuitLabel(theme)
        self.quiet = QLabel()
        self.quiet.setProperty("kind", "muted")
        self.quiet.setTextFormat(Qt.TextFormat.PlainText)
        self.quiet.setWordWrap(True)
        self.link = QPushButton()
        self.link.setProperty("kind", "link")
        self.away = QPushButton()
        self.away.setProperty("kind", "link")
        for button in (self.link, self.away):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
        for button in (self.heading, self.link, self.away):
            button.installEventFilter(self)
        self.link.clicked.connect(self.more_wanted)
        self.away.clicked.connect(self.put_away_wanted)
        self.view = QScrollArea()
        self._lay_out()
        self.words.sight_changed.connect(self.in_sight_changed)
        self.label.hide()
        self._show()
        self._show_buttons()
        dressed(self, self._dress)

    def _lay_out(self) -> None:
        inner = QWidget()
        text = QVBoxLayout(inner)
        text.setContentsMargins(0, 0, 0, 0)
        text.addWidget(self.label)
        text.addWidget(self.quiet)
        text.addStretch(1)
        self._text = text
        self.view.setWidget(inner)
        self.view.setWidgetResizable(True)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = QHBoxLayout()
        row.setSpacing(CLOSE)
        row.addWidget(self.link)
        row.addStretch(1)
        row.addWidget(self.away)
        card = QVBoxLayout(self.words)
        card.setContentsMargins(APART, NEAR, APART, CLOSE)
        card.setSpacing(CLOSE)
        card.addWidget(self.view)
        card.addLayout(row)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(CLOSE)
        column.addWidget(self.heading)
        column.addWidget(self.words)

    def _dress(self) -> None:
        theme = self._theme
        self.heading.setStyleSheet(
            f"QPushButton {{ border: none; border-radius: 6px; background: transparent; padding: 0 {CLOSE}px;"
            f" min-height: {self._target}px;"
            f" color: {theme.text_muted}; font-weight: 600; text-align: left; }}"
            f"QPushButton:hover {{ background: {theme.surface_high}; }}"
            f"QPushButton:focus {{ border: {theme.line_width}px solid {theme.accent};"
            f" padding: 0 {CLOSE - theme.line_width}px;"
            f" min-height: {self._target - 2 * theme.line_width}px; }}"
            f"QPushButton:disabled {{ color: {theme.text_resting}; }}"
        )
        for button in (self.link, self.away):
            button.setFixedHeight(self._target)
        self.away.setFixedWidth(self._target)
        self.retranslate()

    @property
    def _target(self) -> int:
        return max(TARGET, self._theme.px(TARGET))

    def retranslate(self) -> None:
        """Say everything in the language now in force, but for the hint itself."""
        texts = CoachTexts()
        self.heading.setText(texts.title())
        self.heading.setAccessibleName(texts.title())
        why = "" if self._has_room else texts.no_room()
        self.heading.setToolTip(why)
        self.heading.setAccessibleDescription(why)
        self.quiet.setText(self.how_to_ask())
        self.away.setToolTip(texts.put_away())
        self.away.setAccessibleName(texts.put_away())
        if not self._lines:
            self.link.setText(HintTexts().hint())
        arrow = "chevron-down" if self.unfolded else "chevron-right"
        for button, sign in ((self.heading, arrow), (self.away, "close")):
            size, ink = self._theme.px(16), self._theme.text_muted
            button.setIcon(line_icon(sign, ink, size, self.devicePixelRatioF()))
            button.setIconSize(QSize(size, size))
        self.size_changed.emit()

    # Folding

    @property
    def folded(self) -> bool:
        """True where the player wants it folded; it may be folded for want of room too."""
        return self._folded

    @property
    def unfolded(self) -> bool:
        """True where its words are to be seen, as far as the side panel itself is."""
        return not self._folded and self._has_room

    @property
    def has_room(self) -> bool:
        """False where the window is too low to unfold it."""
        return self._has_room

    @property
    def in_sight(self) -> bool:
        """True where a hint is to be read here."""
        return self.unfolded and self.words.isVisibleTo(self._panel)

    def press(self) -> None:
        """Fold or unfold it, as the player wishes."""
        self.fold(not self._folded)
        self.fold_chosen.emit(self._folded)

    def fold(self, folded: bool) -> None:
        """Fold it, or unfold it as far as there is room."""
        if folded != self._folded:
            self._folded = folded
            self._show()

    def _show(self) -> None:
        self.heading.setEnabled(self._has_room)
        if not self.unfolded:
            self._keep_focus(self.link, self.away)
        self.words.setVisible(self.unfolded)
        self.heading.tell_unfolded(self.unfolded)
        self.retranslate()

    # Room

    def least_height(self) -> int:
        """The height that it needs to be of any use unfolded, in logical pixels."""
        return self._height_around() + self._lines_high(LEAST_LINES)

    def fit(self, width: int, room: int) -> None:
        """It has this width, and at most so much height; too little, and it stays folded."""
        enough = room >= self.least_height()
        wanted = self._text.heightForWidth(width - 2 * APART)
        high = max(self._lines_high(LEAST_LINES), min(wanted, room - self._height_around()))
        self.view.setFixedHeight(high)
        if enough != self._has_room:
            self._has_room = enough
            self._show()
            self.in_sight_changed.emit()

    def _height_around(self) -> int:
        """Everything but the text."""
        return self._target + 4 + 8 + 2 + self._target + 4

    def _lines_high(self, count: int) -> int:
        return QFontMetrics(font(self._theme, self._theme.text_px)).lineSpacing() * count + 2

    # What it says

    def serve(self, plays: bool) -> None:
        """Be there for somebody who plays; nobody is helped who only watches."""
        if plays == self.isHidden():
            self.setVisible(plays)
            self.size_changed.emit()

    def show_key(self, key: str) -> None:
        """Tell this key as the one that asks for a hint, as the system writes it; empty for none."""
        if key != self._key:
            self._key = key
            self.retranslate()

    def how_to_ask(self) -> str:
        """By which key a hint is asked for, or in which menu."""
        texts = CoachTexts()
        return texts.ask_with(self._key) if self._key else texts.ask_in_menu(MenuTexts().learn(), HintTexts().hint())

    def may_ask(self, askable: bool) -> None:
        """Whether a hint can be had now."""
        if askable != self._askable:
            self._askable = askable
            self._show_buttons()

    def say(self, lines: str, spoken: str = "", link: str = "") -> None:
        """Show these lines, `spoken` for the ear, and a link; without lines what to do for a hint."""
        said = lines, spoken or lines, link
        if said == self._said:
            return
        self._said, self._lines = said, lines
        self.label.say(lines)
        self.label.setAccessibleName(spoken or lines)
        self.label.setVisible(bool(lines))
        self.quiet.setVisible(not lines)
        self.link.setText(link if lines else HintTexts().hint())
        self._show_buttons()
        self.view.verticalScrollBar().setValue(0)
        self.size_changed.emit()

    @property
    def text(self) -> str:
        """What it says; empty where nothing has been asked."""
        return self._lines

    def _show_buttons(self) -> None:
        shown = ((self.link, bool(self.link.text()) and (bool(self._lines) or self._askable)),)
        for button, serves in (*shown, (self.away, bool(self._lines))):
            if not serves:
                self._keep_focus(button)
            button.setVisible(serves)

    def _keep_focus(self, *going: QPushButton) -> None:
        """Before a button that has the focus goes the heading takes it."""
        if any(button.hasFocus() for button in going):
            self.heading.setFocus(Qt.FocusReason.OtherFocusReason)

    # An area of the table

    def can_take_focus(self) -> bool:
        """True while there is something to press."""
        return self.isVisible() and self.heading.isEnabled()

    def take_focus(self, reason: Qt.FocusReason) -> None:
        """Give the focus to the heading."""
        self.heading.setFocus(reason)

    def has_focus(self) -> bool:
        """True if one of its buttons has the focus."""
        return any(button.hasFocus() for button in (self.heading, self.link, self.away))

    def move_by_key(self, event: QKeyEvent) -> bool:
        """Arrows go from one button to the next; up and down read on where there is more than can be seen."""
        if event.key() not in _ARROWS:
            return False
        bar = self.view.verticalScrollBar()
        if bar.maximum() > 0 and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.unfolded:
            bar.setValue(bar.value() + self._lines_high(1) * (1 if event.key() == Qt.Key.Key_Down else -1))
            return True
        there = [button for button in (self.heading, self.link, self.away) if button.isVisible()]
        here = next((place for place, button in enumerate(there) if button.hasFocus()), 0)
        step = 1 if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Right) else -1
        there[max(0, min(len(there) - 1, here + step))].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter presses the button that has the focus; Qt's own buttons would leave it to the table."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() in _ENTER and isinstance(watched, QPushButton):
            if not event.isAutoRepeat():
                watched.click()
            return True
        return self.move_by_key(event)


def _written(key: QKeySequence) -> str:
    return key.toString(QKeySequence.SequenceFormat.NativeText)
