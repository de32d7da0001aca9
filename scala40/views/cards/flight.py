"""Moving cards: how long a glide takes, cards that slide to their places, and cards that fly across the table.

Everything has already happened when a card begins to move: no logic waits for it (look.md, "Tokens", motion).
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPoint, QRect, QTimer, QVariantAnimation
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from scala40.views.cards.card_widget import CardWidget
from scala40.views.cards.sky import Sky, Sprite


class Motion(msgspec.Struct, frozen=True):
    """How long movements take, in milliseconds."""

    glide: int = 160
    lift: int = 90
    stagger: int = 25
    """Between two cards of a deal."""


NORMAL = Motion()
FAST = Motion(120, 70, 5)
"""Where computer players move fast: a deal to six is over before the first of them draws."""
STILL = Motion(0, 0, 0)


class Glider:
    """The one place that knows how long movements take; slides the cards of zones to their places."""

    def __init__(self, motion: Motion = NORMAL) -> None:
        self.motion = motion
        self._running: dict[CardWidget, QVariantAnimation] = {}

    def to(self, widget: CardWidget, corner: QPoint, *, jump: bool = False) -> None:
        """Slide a card until its top left corner is at `corner` of its parent.

        A card that nobody has seen yet is put there at once, and every card with `jump`.
        """
        self.stop(widget)
        widget.goal = QPoint(corner)
        start = widget.body().topLeft()
        if start == corner:
            return
        if jump or not self.motion.glide or not widget.isVisible() or widget.veiled or not widget.placed:
            widget.placed = True
            widget.put(corner)
            return
        animation = QVariantAnimation(widget)
        animation.setStartValue(start)
        animation.setEndValue(corner)
        animation.setDuration(self.motion.lift if start.x() == corner.x() else self.motion.glide)
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        animation.valueChanged.connect(widget.put)
        animation.finished.connect(lambda: self._running.pop(widget, None))
        self._running[widget] = animation
        animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

    def stop(self, widget: CardWidget) -> None:
        """Let a card go no further; whoever calls this says where it lies."""
        running = self._running.pop(widget, None)
        if running is not None and shiboken6.isValid(running):
            running.stop()


class Flights:
    """Cards that fly across the page from one place to another."""

    def __init__(self, page: QWidget, glider: Glider) -> None:
        self._page = page
        self._glider = glider
        self._sprites: dict[Sprite, Callable[[], None] | None] = {}
        self._by_widget: dict[CardWidget, Sprite] = {}

    @property
    def under_way(self) -> int:
        """How many cards are flying."""
        return len(self._sprites)

    def fly(
        self,
        picture: QPixmap,
        start: QRect,
        end: QRect,
        *,
        delay: int = 0,
        landed: Callable[[], None] | None = None,
        widget: CardWidget | None = None,
    ) -> Sprite | None:
        """Let a picture fly from `start` to `end` (bodies of cards on the page), `delay` milliseconds from now.

        `widget` is the card that flies: if it is still on its way somewhere else, it turns from where it is.
        `landed` is called once, when it is there or when all flights are ended at once; without motion that is now,
        and nothing flies: None.
        """
        if not self._glider.motion.glide or start.isEmpty() or end.isEmpty() or not self._page.isVisible():
            if landed is not None:
                landed()
            return None
        earlier = None if widget is None else self._by_widget.pop(widget, None)
        if earlier is not None and earlier in self._sprites:
            # A card whose flight has not begun yet comes from where it is told.
            start = earlier.body() if earlier.seen else start
            del self._sprites[earlier]
            earlier.go()
        sprite = Sprite(picture, self._page)
        self._sprites[sprite] = landed
        if widget is not None:
            self._by_widget[widget] = sprite
        sprite.show_body(start)
        if delay:
            QTimer.singleShot(delay, sprite, lambda: self._start(sprite, start, end))
        else:
            self._start(sprite, start, end)
        return sprite

    def land_all(self) -> None:
        """End every flight at once."""
        for sprite in list(self._sprites):
            self.land(sprite)

    def raise_all(self) -> None:
        """Keep the flying cards above everything else."""
        if self._sprites:
            Sky.over(self._page).stay_above()

    def _start(self, sprite: Sprite, start: QRect, end: QRect) -> None:
        if sprite not in self._sprites:
            return
        sprite.rise()
        animation = QVariantAnimation(sprite)
        animation.setStartValue(start)
        animation.setEndValue(end)
        animation.setDuration(self._glider.motion.glide)
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        animation.valueChanged.connect(sprite.show_body)
        animation.finished.connect(lambda: self.land(sprite))
        animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

    def land(self, sprite: Sprite) -> None:
        """End one flight at once; does nothing where it has landed."""
        if sprite not in self._sprites:
            return
        landed = self._sprites.pop(sprite)
        self._by_widget = {widget: flying for widget, flying in self._by_widget.items() if flying is not sprite}
        sprite.go()
        if landed is not None:
            landed()
