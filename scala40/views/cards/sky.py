"""Cards in the air: pictures of cards above a page, which are all painted together and are no target for the mouse."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from scala40.views.cards.art import shadow_margin

_FEW: Final = 16
"""Up to so many cards only their own places are painted anew; with more the many small places cost more than one that
holds them all."""


class Sky(QWidget):
    """Lies over a page while cards are in the air there; every page has one, made for its first card."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._sprites: list[Sprite] = []
        self._around = QRect()
        """What holds all that has changed since it was painted last, where there are many cards."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        page.installEventFilter(self)

    @staticmethod
    def over(page: QWidget) -> Sky:
        """The sky of a page."""
        found = page.findChild(Sky, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return found if isinstance(found, Sky) else Sky(page)

    def let_in(self, sprite: Sprite) -> None:
        """Show this card, above all others."""
        if sprite in self._sprites:
            self._sprites.remove(sprite)
        self._sprites.append(sprite)
        self.setGeometry(self._page.rect())
        self.show()
        self.stay_above()
        self.refresh(sprite.place)

    def stay_above(self) -> None:
        """Lie above all else on the page. To be raised has the whole page painted anew, so it is done where needed."""
        above = self._page.children()
        above = above[above.index(self) + 1 :]
        if any(isinstance(other, QWidget) and not other.isHidden() for other in above):
            self.raise_()

    def let_go(self, sprite: Sprite) -> None:
        """Show this card no more."""
        if sprite in self._sprites:
            self._sprites.remove(sprite)
            # It stays though it is empty: to be hidden and shown has the whole page painted anew, twice for each card.
            self.refresh(sprite.place)

    def refresh(self, place: QRect) -> None:
        """Paint this place anew."""
        if len(self._sprites) <= _FEW:
            self.update(place)
        elif not self._around.contains(place):
            self._around = self._around.united(place)
            self.update(self._around)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._page.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        self._around = QRect()
        area = event.rect()
        with QPainter(self) as painter:
            for sprite in self._sprites:
                if sprite.place.intersects(area):
                    sprite.paint(painter)


class Sprite(QObject):
    """A card on its way; its picture has its shadow around it."""

    def __init__(self, picture: QPixmap, page: QWidget) -> None:
        self._sky = Sky.over(page)
        super().__init__(self._sky)
        self.picture = picture
        self.place = QRect()
        """Where the picture is on the page."""
        self._body = QRect()
        self._fits = False
        self._seen = False

    def show_body(self, body: QRect) -> None:
        """Show the card so that it fills `body`, its shadow around it."""
        before = self.place
        if body.size() == self._body.size():
            self.place = before.translated(body.topLeft() - self._body.topLeft())
        else:
            margin = shadow_margin(max(1, body.width()))
            self.place = body.adjusted(-margin, -margin, margin, margin)
            self._fits = self.place.size() * self.picture.devicePixelRatio() == self.picture.size()
        self._body = QRect(body)
        if self._seen and before != self.place:
            self._sky.refresh(before)
            self._sky.refresh(self.place)

    def body(self) -> QRect:
        """Where the card is now, without its shadow."""
        return QRect(self._body)

    @property
    def seen(self) -> bool:
        """True while the card is in the air."""
        return self._seen

    def rise(self) -> None:
        """Be seen from now on, above everything else on the page."""
        self._seen = True
        self._sky.let_in(self)

    def go(self) -> None:
        """Be seen no more, for good."""
        self._seen = False
        self._sky.let_go(self)
        self.deleteLater()

    def paint(self, painter: QPainter) -> None:
        """Paint the card where it is on the page."""
        if self._fits:
            # Without scaling it is copied many times as fast, and many times again without the hint for smoothness,
            # which takes Qt the long way round even where nothing is scaled.
            painter.drawPixmap(self.place.topLeft(), self.picture)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.place, self.picture)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
