"""Says aloud, for screen readers, what everybody can see: every public event and every refusal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from scala40.engine.events import Event
from scala40.texts.events import EventTexts


class Announcer:
    """Speaks for one page; what was said last can be asked for."""

    def __init__(self, page: QWidget) -> None:
        self._page = page
        self.said: list[str] = []
        self.on = True
        """False where the player wants nothing to be announced."""

    def say(self, sentence: str, *, urgent: bool = False) -> None:
        """Let a screen reader say a sentence; an urgent one interrupts what it is saying."""
        if not self.on:
            return
        self.said = [*self.said[-19:], sentence]
        announcement = QAccessibleAnnouncementEvent(self._page, sentence)
        if urgent:
            announcement.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(announcement)

    def tell(self, events: Sequence[Event], names: Sequence[str], seen_from: int | None) -> None:
        """Say what happened, one sentence an event."""
        for event in events:
            self.say(EventTexts().announcement(event, names, seen_from))
