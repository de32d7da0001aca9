"""A question that only the player can answer, asked beside the cards: which reading, which meld, which end."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from scala40.engine.melds import Meld
from scala40.texts.spoken import SpokenTexts
from scala40.views.cards.art import CardArt, card_height, index_column, shadow_margin
from scala40.views.dressing import dressed
from scala40.views.table.free_place import free_place
from scala40.views.table.suit_text import SuitLabel, natural_width, paint_suited, suited
from scala40.views.theme import APART, NEAR, TILE_RADIUS, WIDE, Theme, colour, faded, font

CARD = 58
_DIGITS = 9
"""Answers that are given by the digit of their place too."""


class Answer(msgspec.Struct, frozen=True):
    """One answer: in words, for the ear, and the meld it would make."""

    words: str
    spoken: str
    meld: Meld | None = None


class AnswerButton(QAbstractButton):
    """An answer with the cards of its meld drawn small."""

    released_at = Signal(QPoint)

    def __init__(self, answer: Answer, art: CardArt, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.answer = answer
        self._art = art
        self._theme = theme
        self.setAccessibleName(answer.spoken)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.released_at.emit(event.globalPosition().toPoint())
        super().mouseReleaseEvent(event)

    @property
    def _card(self) -> int:
        """The width of a card, zoomed."""
        return self._theme.grown(CARD)

    def _step(self) -> int:
        return max(index_column(self._card, self._art.options) + 1, round(self._card * 0.36))

    def sizeHint(self) -> QSize:
        words = suited(
            self.answer.words, self._theme, font(self._theme, self._theme.text_px, QFont.Weight.Medium), 10_000
        )
        width = natural_width(words)
        cards = 0
        height = 20 + words.boundingRect().height()
        if self.answer.meld is not None:
            cards = self._card + (len(self.answer.meld.cards) - 1) * self._step()
            height += card_height(self._card) + 8
        return QSize(round(max(width, cards)) + 32, max(44, round(height)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            painter.setBrush(colour(theme.surface_high if self.underMouse() else theme.surface_raised))
            focus = self.hasFocus()
            painter.setPen(QPen(colour(theme.accent if focus else theme.line), 2.5 if focus else 1))
            painter.drawRoundedRect(frame, 10, 10)
            y = 10
            if self.answer.meld is not None:
                meld = self.answer.meld
                wide = self._card + (len(meld.cards) - 1) * self._step()
                x = (self.width() - wide) // 2
                margin = shadow_margin(self._card)
                for card, face in zip(meld.cards, meld.faces, strict=True):
                    stands_for = face if card.is_joker else None
                    picture = self._art.pixmap(card, self._card, self.devicePixelRatioF(), stands_for=stands_for)
                    painter.drawPixmap(QPoint(x - margin, y - margin), picture)
                    x += self._step()
                y += card_height(self._card) + 8
            words = suited(self.answer.words, theme, font(theme, theme.text_px, QFont.Weight.Medium), self.width() - 20)
            natural = natural_width(words)
            left = max(10.0, (self.width() - natural) / 2)
            top = y if self.answer.meld is not None else (self.height() - words.boundingRect().height()) / 2
            paint_suited(painter, words, QRectF(left, top, 1, 1).topLeft(), theme.text)


class Chooser(QWidget):
    """Shows a question and its answers; ends with one of them or with none."""

    chosen = Signal(int)
    cancelled = Signal()
    clicked_at = Signal(QPoint)
    """Where on the screen the mouse gave the answer: a second click there is the rest of a double click."""

    def __init__(self, art: CardArt, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._theme = theme
        self.answers: list[QAbstractButton] = []
        self._content: QWidget | None = None
        self._first = 0
        self._near, self._within = QPoint(), QRect()
        self._clear: Sequence[QRect] = ()
        self._better_clear: Sequence[QRect] = ()
        self._title: SuitLabel | None = None
        self.hide()
        dressed(self, self._fit)

    def ask(
        self,
        question: str,
        answers: Sequence[Answer],
        cancel: str,
        near: QPoint,
        within: QRect,
        first: int = 0,
        clear: Sequence[QRect] = (),
        better_clear: Sequence[QRect] = (),
    ) -> None:
        """Ask; the panel stands above `near` and inside `within`, all in the parent's coordinates.

        `first` is the place of the answer that has the focus. What the answer depends on stays in sight: of `clear` as
        much as can be, and then of `better_clear`.
        """
        self.put_away()
        content = QWidget(self)
        column = QVBoxLayout(content)
        column.setContentsMargins(WIDE, APART, WIDE, APART)
        column.setSpacing(NEAR)
        self._title = title = SuitLabel(self._theme, 15, QFont.Weight.DemiBold)
        title.say(question)
        column.addWidget(title)
        buttons = [AnswerButton(answer, self._art, self._theme, content) for answer in answers]
        for place, button in enumerate(buttons):
            button.clicked.connect(lambda _=False, at=place: self._end(at))
            button.released_at.connect(self.clicked_at)
            if place < _DIGITS:
                button.setAccessibleDescription(SpokenTexts().by_key(str(place + 1)))
        for in_row in _rows(buttons, within.width() - 60):
            row = QHBoxLayout()
            row.setSpacing(NEAR)
            for button in in_row:
                row.addWidget(button)
            column.addLayout(row)
        last = QHBoxLayout()
        last.addStretch(1)
        back = QPushButton(cancel, content)
        back.setProperty("kind", "link")
        back.clicked.connect(lambda: self._end(None))
        last.addWidget(back)
        column.addLayout(last)
        back.setAccessibleDescription(
            SpokenTexts().by_key(QKeySequence(Qt.Key.Key_Escape).toString(QKeySequence.SequenceFormat.NativeText))
        )
        self.answers = [*buttons, back]
        self._content = content
        self.setAccessibleName(question)
        self._near, self._within = near, within
        self._clear, self._better_clear = clear, better_clear
        self._fit()
        content.show()
        self.show()
        self.raise_()
        self._first = first
        buttons[first].setFocus(Qt.FocusReason.PopupFocusReason)

    def _fit(self) -> None:
        """As large as the question and its answers need."""
        content, near, within, title = self._content, self._near, self._within, self._title
        if content is None or title is None:
            return
        for button in self.answers:
            if isinstance(button, AnswerButton):
                button.setMinimumSize(button.sizeHint())
        size = content.sizeHint()
        title_high = title.heightForWidth(max(100, min(size.width(), within.width() - 24) - 36))
        size.setHeight(size.height() + max(0, title_high - title.sizeHint().height()))
        size.setWidth(min(size.width(), within.width() - 16))
        content.resize(size)
        self.resize(size)
        self.move(free_place(size, near, within, self._clear, self._better_clear))

    def put_away(self) -> None:
        """Ask no more, without an answer."""
        if self._content is not None:
            self._content.hide()
            self._content.deleteLater()
            self._content = self._title = None
        self.answers = []
        self.hide()

    def take_focus(self) -> None:
        """Give the focus to an answer, if none has it."""
        if self.answers and not any(button.hasFocus() for button in self.answers):
            self.answers[self._first].setFocus(Qt.FocusReason.OtherFocusReason)

    def step(self, by: int) -> None:
        """Give the focus to the next or previous answer."""
        focused = next((place for place, button in enumerate(self.answers) if button.hasFocus()), 0)
        if self.answers:
            self.answers[(focused + by) % len(self.answers)].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self._end(None)
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.step(1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.step(-1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            focused = next((button for button in self.answers if button.hasFocus()), None)
            if focused is not None:
                focused.click()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and key - Qt.Key.Key_1 < len(self.answers) - 1:
            self._end(key - Qt.Key.Key_1)
        # Everything else stays here: nothing is played while a question is open.

    def _end(self, answer: int | None) -> None:
        self.put_away()
        if answer is None:
            self.cancelled.emit()
        else:
            self.chosen.emit(answer)

    def mousePressEvent(self, _event: object) -> None:
        """A press beside the answers is no press on the felt."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(colour(self._theme.surface))
            painter.setPen(QPen(faded(self._theme.accent, 0.9), 1.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), TILE_RADIUS, TILE_RADIUS)


def _rows(buttons: Sequence[AnswerButton], room: int) -> list[list[AnswerButton]]:
    """The answers in as many rows as they need, `room` pixels wide; those without cards below each other."""
    wide = sum(button.sizeHint().width() + 8 for button in buttons)
    if wide >= room and not any(button.answer.meld for button in buttons):
        return [[button] for button in buttons]
    rows: list[list[AnswerButton]] = []
    left = 0
    for button in buttons:
        needed = button.sizeHint().width() + 8
        if not rows or needed > left:
            rows.append([])
            left = room
        rows[-1].append(button)
        left -= needed
    return rows
