"""One card on the screen: a button that knows how its card looks and what it is called, and nothing of the rules."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QWidget

from scala40.engine.cards import Card
from scala40.views.cards.art import CardArt, card_height, corner_radius, shadow_margin
from scala40.views.theme import Theme, colour


class CardWidget(QAbstractButton):
    """A card with its shadow; `body()` is the card itself, the rest of the widget only its shadow.

    The mouse goes through to the zone, which knows which of two overlapping cards is meant; keys and the accessible
    action *Press* come here and end in `clicked`.
    """

    focus_changed = Signal()
    veil_changed = Signal()
    """The card has set off, or has landed."""

    def __init__(self, card: Card | None, art: CardArt, theme: Theme, parent: QWidget | None = None) -> None:
        """`card` None is a card that lies face down."""
        super().__init__(parent)
        self.card = card
        self.art = art
        self.theme = theme
        self.card_width = 60
        self.stands_for: Card | None = None
        self.selected = False
        self.fresh = False
        self.dimmed = False
        self.ghost = False
        self.veiled = False
        self.ringed = False
        """True where the focus is to be seen: it came by the keyboard."""
        self.placed = False
        """True once the card has been put somewhere: from then on it glides."""
        self.goal = QPoint()
        """Where the card's own top left corner is, or is gliding to."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_card_width(self, width: int) -> None:
        """Make the card this many logical pixels wide."""
        self.card_width = width
        self.resize(self.sizeHint())

    def look(
        self,
        *,
        selected: bool | None = None,
        fresh: bool | None = None,
        dimmed: bool | None = None,
        ghost: bool | None = None,
        veiled: bool | None = None,
    ) -> None:
        """Change how the card is marked.

        A ghost is the place of a card that is being dragged; a veiled card is not painted, since it is still flying.
        """
        before = (self.selected, self.fresh, self.dimmed, self.ghost, self.veiled)
        self.selected = self.selected if selected is None else selected
        self.fresh = self.fresh if fresh is None else fresh
        self.dimmed = self.dimmed if dimmed is None else dimmed
        self.ghost = self.ghost if ghost is None else ghost
        self.veiled = self.veiled if veiled is None else veiled
        if before != (self.selected, self.fresh, self.dimmed, self.ghost, self.veiled):
            self.update()
        if before[-1] != self.veiled:
            self.veil_changed.emit()

    def put(self, corner: QPoint) -> None:
        """Move the widget so that the card's own top left corner lies at `corner` of the parent.

        Whoever moves the card for good also sets `goal`.
        """
        margin = shadow_margin(self.card_width)
        self.move(corner.x() - margin, corner.y() - margin)

    def body(self) -> QRect:
        """The card without its shadow, in the coordinates of the parent."""
        margin = shadow_margin(self.card_width)
        return QRect(self.x() + margin, self.y() + margin, self.card_width, card_height(self.card_width))

    def resting(self) -> QRect:
        """Where the card will lie when it has come to rest, without its shadow, in the coordinates of the parent."""
        return QRect(self.goal, QSize(self.card_width, card_height(self.card_width)))

    def picture(self) -> QPixmap:
        """The card's picture at this size and on this screen."""
        ratio = self.devicePixelRatioF()
        if self.card is None:
            return self.art.back_pixmap(self.card_width, ratio, faded=self.dimmed)
        return self.art.pixmap(self.card, self.card_width, ratio, stands_for=self.stands_for, faded=self.dimmed)

    def sizeHint(self) -> QSize:
        margin = shadow_margin(self.card_width)
        return QSize(self.card_width + 2 * margin, card_height(self.card_width) + 2 * margin)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.veiled:
            return
        margin = shadow_margin(self.card_width)
        face = QRectF(margin, margin, self.card_width, card_height(self.card_width))
        radius = corner_radius(self.card_width)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.ghost:
                painter.setPen(QPen(colour(self.theme.text_muted), 1.5, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), radius, radius)
                return
            painter.drawPixmap(QPointF(0, 0), self.picture())
            if self.selected:
                self._paint_selection(painter, face, radius)
            elif self.fresh:
                self._paint_fresh(painter, face)
            if self.hasFocus() and self.ringed:
                self._paint_focus(painter, face, radius)

    def focusInEvent(self, _event: QFocusEvent) -> None:
        self.update()
        self.focus_changed.emit()

    def focusOutEvent(self, _event: QFocusEvent) -> None:
        self.update()
        self.focus_changed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The zone decides what a key means; a button would swallow arrows and Space.
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def _paint_selection(self, painter: QPainter, face: QRectF, radius: float) -> None:
        """A broad frame and a tick, so that it is told by shape as well as by colour and by being lifted."""
        painter.setPen(QPen(colour(self.theme.accent), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), radius, radius)
        size = max(14.0, self.card_width * 0.2)
        centre = QPointF(face.left() + size * 0.72, face.bottom() - size * 0.72)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(self.theme.accent))
        painter.drawEllipse(centre, size / 2, size / 2)
        painter.setPen(QPen(colour(self.theme.on_accent), size * 0.13, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(
            QPolygonF(
                [
                    centre + QPointF(-0.22, 0.02) * size,
                    centre + QPointF(-0.06, 0.18) * size,
                    centre + QPointF(0.24, -0.16) * size,
                ]
            )
        )

    def _paint_fresh(self, painter: QPainter, face: QRectF) -> None:
        """A dot near the lower edge of a card that came just now; its name says "new"."""
        size = max(9.0, self.card_width * 0.12)
        centre = QPointF(face.left() + size * 1.1, face.bottom() - size * 1.1)
        painter.setPen(QPen(QColor(self.theme.on_accent), 1.5))
        painter.setBrush(colour(self.theme.accent))
        painter.drawEllipse(centre, size / 2, size / 2)

    def _paint_focus(self, painter: QPainter, face: QRectF, radius: float) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(self.theme.on_accent), self.theme.line_width + 3))
        painter.drawRoundedRect(face.adjusted(2, 2, -2, -2), radius, radius)
        painter.setPen(QPen(colour(self.theme.felt_text), self.theme.line_width))
        painter.drawRoundedRect(face.adjusted(2, 2, -2, -2), radius, radius)
