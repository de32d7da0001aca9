"""Where an opening is prepared: the melds drafted so far, what they are worth in words, and the meter."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QTextLayout
from PySide6.QtWidgets import QToolButton, QWidget

from scala40.engine.melds import Meld
from scala40.texts.cards import CardTexts
from scala40.texts.spoken import SpokenTexts
from scala40.texts.table_page import TableTexts
from scala40.views.cards.art import CardArt, card_height, index_column
from scala40.views.cards.drag import Gesture, Grip
from scala40.views.cards.flight import Glider
from scala40.views.dressing import dressed
from scala40.views.panes import draw_pane
from scala40.views.soon import Soon
from scala40.views.stills import Still
from scala40.views.table.holding import show_when_held
from scala40.views.table.layout import LEAST_MELD
from scala40.views.table.meld_widget import RIM, MeldWidget
from scala40.views.table.meter import MeterRing
from scala40.views.table.suit_text import paint_suited, suited
from scala40.views.theme import CLOSE, LEAST_TEXT, PANEL_RADIUS, TARGET, Theme, colour, faded, font_high


class DraftWidget(MeldWidget):
    """A prepared meld; it can be dragged back to the hand."""

    def __init__(
        self, index: int, gesture: Gesture, page: QWidget, art: CardArt, theme: Theme, glider: Glider, area: QWidget
    ) -> None:
        super().__init__(index, art, theme, glider, area)
        self._gesture = gesture
        self._page = page

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.widgets:
            found = self.card_at(event.position().toPoint()) or self.widgets[0]
            grip = Grip("draft", tuple(self.widgets), found.card, self.meld_id)
            self._gesture.press(grip, self.mapTo(self._page, event.position().toPoint()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._gesture.move(self.mapTo(self._page, event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._gesture.release(self.mapTo(self._page, event.position().toPoint()))


class OpeningArea(QWidget):
    """Shows the drafts and the meter; `meld_id` of a draft is its index, from 0."""

    felt_chosen = Signal(object)
    draft_chosen = Signal(int, object)
    take_back_wanted = Signal(int)

    def __init__(
        self, gesture: Gesture, art: CardArt, theme: Theme, glider: Glider, page: QWidget, felt: QWidget
    ) -> None:
        super().__init__(felt)
        self._gesture = gesture
        self._page = page
        self._art = art
        self._theme = theme
        self._glider = glider
        self.drafts: list[DraftWidget] = []
        self._closers: list[QToolButton] = []
        self.meter = MeterRing(theme, self)
        self._lines: list[str] = []
        self._soon = Soon(self, self.update)
        self._still = Still(self)
        self._told: object = None
        """What was shown last."""
        self._light = False
        self._over = False
        self.preferred = 62
        self.current = 0
        self._text_place = QRect()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(SpokenTexts().prepared_melds(0))
        self.setAccessibleDescription(SpokenTexts().how_to_lay())

    def show_opening(self, melds: Sequence[Meld], need: int, lines: Sequence[str], spoken: Sequence[str] = ()) -> None:
        """Show the prepared melds. `lines` say how things stand, `spoken` for the ear."""
        told = (list(melds), need, list(lines), list(spoken), TableTexts().meter_need(need))
        if told == self._told:
            return
        self._told = told
        while len(self.drafts) < len(melds):
            self._add()
        while len(self.drafts) > len(melds):
            for gone in (self.drafts.pop(), self._closers.pop()):
                gone.hide()
                gone.deleteLater()
        texts, cards = TableTexts(), CardTexts()
        for index, meld in enumerate(melds):
            self.drafts[index].show_meld(meld)
            said = SpokenTexts().meld(cards.meld(meld, spoken=True), meld.points)
            self.drafts[index].setAccessibleName(f"{said}, {SpokenTexts().prepared()}")
            self._closers[index].setToolTip(texts.take_back())
            self._closers[index].setAccessibleName(f"{texts.take_back()}: {said}")
        have = sum(meld.points for meld in melds)
        self.meter.show_points(have, need, texts.meter_need(need), SpokenTexts().meter(have, need))
        self._lines = list(lines)
        self.setAccessibleName(SpokenTexts().prepared_melds(len(melds)))
        self.setAccessibleDescription(". ".join([*(spoken or lines), SpokenTexts().how_to_lay()]))
        self.current = max(0, min(self.current, len(self.drafts) - 1))
        self.arrange()

    def light(self, accepting: bool) -> None:
        """Look like a place that takes the dragged cards, or as always."""
        if (accepting, False) != (self._light, self._over):
            self._light, self._over = accepting, False
            self.update()

    @property
    def lit(self) -> bool:
        """True while it looks like a place that takes the dragged cards."""
        return self._light

    def hover(self, over: bool) -> None:
        """Show that the dragged cards are above."""
        if over != self._over:
            self._over = over
            self.update()

    def draft_at(self, point: QPoint) -> DraftWidget | None:
        """The prepared meld under a point of this area."""
        return next((draft for draft in self.drafts if draft.geometry().contains(point)), None)

    def arrange(self, *, jump: bool = False) -> None:
        """Lay the drafts, the words and the meter out."""
        high = self.height() - 16
        card = max(LEAST_MELD, min(self.preferred, int(high / 1.42)))
        ring = min(self._theme.px(84), self.height() - 6)
        self.meter.setGeometry(self.width() - ring - 12, (self.height() - ring) // 2, ring, ring)
        words = min(round(self.width() * 0.34), self._theme.px(270))
        room = self.width() - ring - 30 - words
        least = index_column(card, self._art.options) + 1
        counts = [len(draft.widgets) for draft in self.drafts]
        step = round(card * 0.38)
        if counts:
            wide = sum(card + (count - 1) * step + 16 for count in counts)
            if wide > room:
                step = max(least, step - (wide - room) // max(1, sum(counts) - len(counts)) - 1)
            # Closer cards lose nothing but air; smaller words are harder to read.
            usual = self._theme.px(self._theme.text_px)
            while step > least:
                wide = sum(card + (count - 1) * step + 17 for count in counts)
                if _high(self._laid_out(self._lines, usual, self.meter.x() - wide - 32)) <= self.height() - 8:
                    break
                step -= 1
        x = 10
        for draft, closer in zip(self.drafts, self._closers, strict=True):
            draft.card, draft.step = card, step
            draft.arrange(jump=jump)
            draft.move(x - RIM + 4, (self.height() - card_height(card)) // 2 - RIM)
            draft.raise_()
            closer.move(draft.geometry().right() - 28, draft.y() - 5)
            closer.raise_()
            x = draft.geometry().right() - RIM + 14
        self._text_place = QRect(x + 10, 4, self.meter.x() - x - 22, self.height() - 8)
        self._soon.ask()

    def _add(self) -> None:
        index = len(self.drafts)
        draft = DraftWidget(index, self._gesture, self._page, self._art, self._theme, self._glider, self)
        draft.chosen.connect(self.draft_chosen)
        draft.show()
        closer = QToolButton(self)
        closer.setText("×")
        closer.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        closer.setCursor(Qt.CursorShape.PointingHandCursor)
        closer.setFixedSize(TARGET, TARGET)
        dressed(closer, lambda: self._dress(closer))
        show_when_held(closer)
        closer.clicked.connect(lambda _=False, at=index: self.take_back_wanted.emit(at))
        closer.show()
        self.drafts.append(draft)
        self._closers.append(closer)

    def _dress(self, closer: QToolButton) -> None:
        closer.setStyleSheet(
            f"QToolButton {{ background: {self._theme.surface}; color: {self._theme.text}; border-radius: 12px;"
            f" border: 1px solid {self._theme.text_muted}; padding: 0; margin: {CLOSE}px; min-height: 22px;"
            " font-weight: 700; }"
            f"QToolButton:hover {{ background: {self._theme.surface_high}; }}"
        )

    # The keyboard

    def can_take_focus(self) -> bool:
        """True while an opening can be prepared."""
        return self.isVisible() and self.isEnabled()

    def take_focus(self, reason: Qt.FocusReason) -> None:
        """Give the focus to the area itself: Enter prepares the selection here."""
        self.setFocus(reason)

    def has_focus(self) -> bool:
        """True if the area or a prepared meld has the focus."""
        return self.hasFocus() or self.focused() is not None

    def focused(self) -> DraftWidget | None:
        """The prepared meld that has the focus, or None."""
        return next((draft for draft in self.drafts if draft.hasFocus()), None)

    def move_by_key(self, event: QKeyEvent) -> bool:
        """Left and right go from draft to draft, and back to the area before the first."""
        if event.key() not in (Qt.Key.Key_Left, Qt.Key.Key_Right) or not self.drafts:
            return False
        here = self.focused()
        place = -1 if here is None else self.drafts.index(here)
        place += 1 if event.key() == Qt.Key.Key_Right else -1
        if place < 0:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.drafts[min(place, len(self.drafts) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    # What Qt asks

    def focusInEvent(self, _event: object) -> None:
        self.update()

    def focusOutEvent(self, _event: object) -> None:
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.felt_chosen.emit(event.globalPosition().toPoint())

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self.arrange(jump=True)

    def paintEvent(self, _event: QPaintEvent) -> None:
        what = (self._light, self._over, self.hasFocus(), self._lines, self._text_place)
        self._still.show(what, self._paint)

    def _paint(self, painter: QPainter) -> None:
        theme = self._theme
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        lit = self._light or self._over
        painter.setBrush(faded(theme.accent, 0.26 if self._over else 0.12) if lit else colour(theme.plate))
        edge = colour(theme.accent) if lit else faded(theme.accent, 0.75)
        painter.setPen(QPen(edge, 2.5 if lit else 1.6, Qt.PenStyle.DashLine))
        if self.hasFocus():
            painter.setPen(QPen(colour(theme.felt_text), theme.line_width + 1))
        draw_pane(painter, frame, PANEL_RADIUS)
        self._paint_words(painter)

    def _paint_words(self, painter: QPainter) -> None:
        """The words between the melds and the meter, smaller where there is little room."""
        theme, room = self._theme, self._text_place
        # What the prepared melds are worth together stands in the ring too.
        shorter = [self._lines[1:]] if self.drafts and len(self._lines) > 1 else []
        layouts: list[QTextLayout] = []
        for size, lines in itertools.product(
            range(theme.px(theme.text_px), LEAST_TEXT - 1, -1), (self._lines, *shorter)
        ):
            layouts = self._laid_out(lines, size, room.width())
            if _high(layouts) <= room.height():
                break
        y = max(2.0, room.center().y() - _high(layouts) / 2)
        for layout in layouts:
            paint_suited(painter, layout, QPointF(self._text_place.left(), y), theme.text)
            y += layout.boundingRect().height()

    def _laid_out(self, lines: Sequence[str], size: int, room: int) -> list[QTextLayout]:
        """These lines in letters so high, wrapped to so much room, both in logical pixels."""
        bold, plain = QFont.Weight.DemiBold, QFont.Weight.Normal
        fonts = [font_high(size, bold if line is self._lines[0] else plain) for line in lines]
        return [suited(line, self._theme, used, max(40, room)) for line, used in zip(lines, fonts, strict=True)]


def _high(layouts: Sequence[QTextLayout]) -> float:
    """The height of lines below each other."""
    return sum(layout.boundingRect().height() for layout in layouts)
