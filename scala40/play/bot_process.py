"""The long-lived process in which all computer players think, so that the window never waits (qt-notes.md 8)."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer

from scala40.engine.grounds import Reason
from scala40.engine.moves import Move
from scala40.engine.packing import pack, unpack
from scala40.engine.view import PlayerView
from scala40.play.bot_worker import Answer, Question, answer, work

_POLL_MS: Final = 8
Then = Callable[[Move], None]
Told = Callable[[Reason], None]
Cut = Callable[[int], None]


class BotProcess(QObject):
    """Asks the worker one question after the other. A worker that dies is replaced once, then we think here."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_POLL_MS)
        self._timer.timeout.connect(self._poll)
        self._process: BaseProcess | None = None
        self._pipe: Connection[bytes, bytes] | None = None
        self._waiting: dict[int, tuple[Question, Callable[[Answer], None]]] = {}
        self._number = 0
        self._lost = 0

    @property
    def worker(self) -> int | None:
        """The number of the worker's process; None without one."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the worker ahead of its first question, since that takes a tenth of a second."""
        if self._process is None and self._lost < 2:
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            self._process = context.Process(target=work, args=(theirs,), daemon=True, name="scala40 bots")
            self._process.start()
            theirs.close()
            self._pipe = ours

    def ask(self, view: PlayerView, level: str, seed: int, then: Then, cut: Cut | None = None) -> int:
        """Have this question answered; `then` is called with the move from the event loop. Gives the question's number.

        If the time was up before the bot had imagined all its worlds, `cut` is told how many they were, and that first.
        """

        def answered(found: Answer) -> None:
            if cut is not None and found.cut is not None:
                cut(found.cut)
            then(found.move)

        reasons = [number for number, (question, _) in self._waiting.items() if question.why]
        later = [self._waiting.pop(number) for number in reasons]
        if later:
            # A reason can wait, the table cannot.
            self._end()
        number = self._ask(view, level, seed, answered, why=False)
        for question, told in later:
            self._waiting[question.number] = (question, told)
            self._send(question)
        return number

    def cancel(self, number: int) -> None:
        """Drop this question. If the worker is thinking about it, it is ended, and what else is open is asked anew."""
        if number not in self._waiting:
            return
        thinking = next(iter(self._waiting)) == number
        del self._waiting[number]
        if thinking:
            self._end()
            for question, _ in list(self._waiting.values()):
                self._send(question)

    def explain(self, view: PlayerView, level: str, seed: int, told: Told, worlds: int | None = None) -> None:
        """Have the reason of a decision worked out again; moves that are asked for meanwhile come first.

        `worlds` is how many were imagined for it where time cut them short.
        """
        self._ask(
            view,
            level,
            seed,
            lambda found: None if found.reason is None else told(found.reason),
            why=True,
            worlds=worlds,
        )

    def _ask(
        self,
        view: PlayerView,
        level: str,
        seed: int,
        then: Callable[[Answer], None],
        *,
        why: bool,
        worlds: int | None = None,
    ) -> int:
        self._number += 1
        question = Question(self._number, view, level, seed, why, worlds)
        self._waiting[question.number] = (question, then)
        self._send(question)
        self._timer.start()
        return question.number

    def forget(self) -> None:
        """Drop all questions: their answers no longer matter. The worker is ended if it is still thinking."""
        thinking = bool(self._waiting)
        self._waiting.clear()
        self._timer.stop()
        if thinking:
            self._end()

    def stop(self) -> None:
        """End the worker at once, for good."""
        self._waiting.clear()
        self._timer.stop()
        self._end()

    def _end(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.terminate()
            process.join(1)

    def _send(self, question: Question) -> None:
        self.start()
        if self._pipe is None:
            # Two workers were lost: think here, from the event loop as before.
            QTimer.singleShot(0, self, lambda: self._answered(answer(question)))
            return
        try:
            self._pipe.send_bytes(pack(question))
        except OSError:
            self._replace()

    def _poll(self) -> None:
        try:
            while self._pipe is not None and self._pipe.poll():
                self._answered(unpack(self._pipe.recv_bytes(), Answer))
        except (EOFError, OSError):
            self._replace()
            return
        if not self._waiting:
            self._timer.stop()

    def _answered(self, found: Answer) -> None:
        question = self._waiting.pop(found.number, None)
        if question is not None:
            question[1](found)

    def _replace(self) -> None:
        """The worker is gone: start another with a new pipe and ask it all that is open."""
        self._lost += 1
        self._end()
        for question, _ in list(self._waiting.values()):
            self._send(question)
