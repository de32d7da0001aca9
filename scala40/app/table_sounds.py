"""Lets the sounds, and the task bar where the window is in the background, follow the match at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from scala40.engine.events import Event
from scala40.models.game import GameModel
from scala40.views.sounds import Sounds, heard


class TableSounds(QObject):
    """Follows one match as long as it lives."""

    def __init__(
        self, model: GameModel, sounds: Sounds | None, window: QWidget, *, plays: bool, waits: Callable[[], bool]
    ) -> None:
        """`plays` is True where a person looks at the table; `waits` where computer players take their time."""
        super().__init__(model)
        self._model = model
        self._sounds = sounds
        self._window = window
        self._plays = plays
        self._waits = waits
        self._was_on_turn = model.view.to_move
        model.shown.connect(self._shown)

    def _shown(self, events: Sequence[Event]) -> None:
        plays = self._plays and not self._model.watching
        begins = plays and self._model.view.to_move and not self._was_on_turn
        self._was_on_turn = self._model.view.to_move
        if begins and not self._window.isActiveWindow():
            QApplication.alert(self._window)
        if self._sounds is None or not events:
            return
        for sample in heard(events, self._model.viewer, plays=plays, all_seats=self._waits()):
            self._sounds.play(sample)
        if begins:
            self._sounds.play("your_turn")
