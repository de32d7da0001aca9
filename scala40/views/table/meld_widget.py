"""One meld on the felt: its cards overlapping so that every index shows, and how it looks as a place to drop on."""

from __future__ import annotations

from typing import Literal, TypeAlias

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from scala40.engine.cards import Card
from scala40.engine.melds import Meld
from scala40.texts.cards import CardTexts
from scala40.texts.spoken import SpokenTexts
from scala40.views.cards.art import CardArt, card_height
from scala40.views.cards.flight import Glider
from scala40.views.cards.zones import Zone, row_width
from scala40.views.panes import draw_pane
from scala40.views.theme import Theme, colour, faded

Light: TypeAlias = Literal["", "accepts", "refuses", "over"]
"""How a place looks while cards are dragged: as always, accepting, out of reach, accepting and under the pointer."""
RIM = 9
"""The room around the cards for frames and shadows."""
BELOW_NAME = 4
"""So much lower the frame of the focus begins: the owner's name stands there."""


class MeldWidget(Zone):
    """A meld with the number `meld_id` (from 1), or a prepared one with its index."""

    chosen = Signal(int, object)
    """Its number: clicked, with the point of the screen, or pressed by the accessible action of a card, with None."""

    def __init__(self, meld_id: int, art: CardArt, theme: Theme, glider: Glider, parent: QWidget) -> None:
        super().__init__(art, theme, glider, parent)
        self.meld_id = meld_id
        self.meld: Meld | None = None
        self.light: Light = ""
        self.new = False
        self.card = 60
        self.step = 24
        self._sign = Sign(theme, self)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.pressed_card.connect(lambda _: self.chosen.emit(self.meld_id, None))

    def show_meld(self, meld: Meld, new: bool = False) -> None:
        """Show the meld as it lies now; `new` marks it as just laid or changed."""
        if new != self.new:
            self.new = new
            self.update()
        if meld == self.meld:
            return
        faces = dict(zip(meld.cards, meld.faces, strict=True))
        self.meld = meld
        self.show_cards(meld.cards)
        for widget in self.widgets:
            if widget.card is not None and widget.card.is_joker:
                widget.stands_for = faces[widget.card]
                widget.update()
        self.update()

    def set_size(self, card: int, step: int) -> None:
        """Make the cards this wide and this far apart."""
        self.card, self.step = card, step
        self.resize(row_width(len(self.widgets), card, step) + 2 * RIM, card_height(card) + 2 * RIM)

    def shine(self, light: Light) -> None:
        """Look like a place that takes the dragged cards, or like one that does not."""
        if light != self.light:
            self.light = light
            for widget in self.widgets:
                widget.look(dimmed=light == "refuses")
            self._sign.setVisible(light in ("accepts", "over"))
            self._sign.move(self.width() - self._sign.width(), 0)
            self._sign.raise_()
            self.update()

    def arrange(self, *, jump: bool = False) -> None:
        self.set_size(self.card, self.step)
        self.spread(QPoint(RIM, RIM), self.card, self.step, jump=jump)

    def body(self) -> QRect:
        """The cards of the meld without the rim, in the parent's coordinates."""
        return self.geometry().adjusted(RIM, RIM, -RIM, -RIM)

    def number_cards(self) -> None:
        if self.meld is None:
            return
        texts, spoken = CardTexts(), SpokenTexts()
        faces = dict(zip(self.meld.cards, self.meld.faces, strict=True))
        for place, widget in enumerate(self.widgets, 1):
            card = widget.card
            if isinstance(card, Card):
                said = texts.spoken_joker_for(texts.spoken(faces[card])) if card.is_joker else texts.spoken(card)
                widget.setAccessibleName(spoken.card(said, place, len(self.widgets)))

    def has_focus(self) -> bool:
        return self.hasFocus()

    def mark_current(self) -> None:
        """The meld is one place for the keyboard; its cards are none."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.chosen.emit(self.meld_id, event.globalPosition().toPoint())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.number_cards()

    def focusInEvent(self, _event: QFocusEvent) -> None:
        self.update()

    def focusOutEvent(self, _event: QFocusEvent) -> None:
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            if self.light in ("accepts", "over"):
                painter.setBrush(faded(self.theme.accent, 0.5 if self.light == "over" else 0.22))
                painter.setPen(QPen(colour(self.theme.accent), 3 if self.light == "over" else 2, Qt.PenStyle.SolidLine))
                painter.drawRoundedRect(frame, 10, 10)
            elif self.hasFocus():
                painter.setBrush(faded(self.theme.felt_text, 0.18))
                painter.setPen(QPen(colour(self.theme.felt_text), self.theme.line_width))
                painter.drawRoundedRect(frame.adjusted(0, BELOW_NAME, 0, 0), 10, 10)
            elif self.new:
                painter.setBrush(faded(self.theme.felt_text, 0.1))
                painter.setPen(QPen(faded(self.theme.felt_text, 0.6), 1.2, Qt.PenStyle.DotLine))
                draw_pane(painter, frame.adjusted(3, 3, -3, -3), 8)


class Sign(QWidget):
    """A plus over a meld that accepts: seen in shape, not only in colour."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(22, 22)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colour(self.theme.on_accent), 1))
            painter.setBrush(colour(self.theme.accent))
            painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
            pen = QPen(colour(self.theme.on_accent), 2.4)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            centre = QPointF(11, 11)
            painter.drawPolyline(QPolygonF([centre - QPointF(5, 0), centre + QPointF(5, 0)]))
            painter.drawPolyline(QPolygonF([centre - QPointF(0, 5), centre + QPointF(0, 5)]))
