"""Tells the player what went wrong: saving that fails, a round that had to stop, and errors of the program itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from scala40.storage.faults import Fault, StorageError
from scala40.texts.problems import ProblemTexts
from scala40.views.dialogs import Kind, Notices, Offer

if TYPE_CHECKING:
    from scala40 import crash
    from scala40.play.referee import RoundStopped

_STOPPED: Final = "stopped"


class Troubles(QObject):
    """Speaks through the notices above the page; before there are any, nothing is said."""

    reported = Signal(object)
    """Where an unexpected error was written down (`Path | None`); it may come from any thread."""

    def __init__(self, notices: Callable[[], Notices | None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notices = notices
        self._saving = True
        self.reporter: crash.Reporter | None = None
        """Who writes down what went wrong inside the program."""
        self.reported.connect(self._tell_reported)

    def tell(self, name: str, sentence: Callable[[], str], kind: Kind = "warning") -> None:
        """Say what is amiss with the subject `name`; it takes the place of the sentence before."""
        notices = self._notices()
        if notices is not None:
            notices.tell(name, sentence, kind)

    def tell_storage(self, error: Exception) -> None:
        """Say why nothing could be kept."""
        texts = ProblemTexts()
        if isinstance(error, StorageError) and error.fault is Fault.DISK_FULL:
            self.tell("saving", texts.disk_full)
        elif isinstance(error, StorageError):
            detail = error.detail or error.fault.value
            self.tell("saving", lambda: texts.saving_failed(detail))
        else:
            self.tell("saving", lambda: texts.saving_failed(str(error)))

    def follow_saving(self, saved: bool) -> None:
        """Say so once everything is saved again."""
        if saved and not self._saving:
            self.tell("saving", ProblemTexts().saving_again, "saved")
        self._saving = saved

    def round_stopped(self, stopped: RoundStopped, resume: Callable[[], None]) -> None:
        """A move broke what must hold: write a report with the match so far, and offer to go on from before it."""
        report = None if self.reporter is None else self.reporter.note(stopped, stopped.record.decode())
        texts, notices = ProblemTexts(), self._notices()
        if notices is not None:
            offer = Offer(texts.go_on_before_it, resume)
            notices.tell(_STOPPED, lambda: texts.round_stopped(report is not None), "warning", offer)

    def round_left(self) -> None:
        """The match of a stopped round has been left: nothing is offered any longer."""
        notices = self._notices()
        if notices is not None:
            notices.withdraw(_STOPPED)

    def _tell_reported(self, report: Path | None) -> None:
        self.tell("report", lambda: ProblemTexts().unexpected(report))
