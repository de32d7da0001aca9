"""The worker process of the computer players: it answers one question after the other. It imports no Qt."""

from __future__ import annotations

import time
from multiprocessing.connection import Connection

import msgspec
from msgspec.structs import replace

from scala40.bots.body import think
from scala40.engine.grounds import Reason
from scala40.engine.moves import Move
from scala40.engine.packing import pack, unpack
from scala40.engine.view import PlayerView


class Question(msgspec.Struct, frozen=True):
    """What a computer player is asked: its view, its level's name and the seed of this decision."""

    number: int
    view: PlayerView
    level: str
    seed: int
    why: bool = False
    """True where the move is known, and its reason is asked for."""
    worlds: int | None = None
    """Then: how many worlds were imagined for it, where time cut them short."""


class Answer(msgspec.Struct, frozen=True):
    """The move chosen for the question with this number."""

    number: int
    move: Move
    reason: Reason | None = None
    """Only where it was asked for."""
    cut: int | None = None
    """In how many worlds it thought if its time was up before all of them were imagined (bots.master)."""


def answer(question: Question) -> Answer:
    """Think about one question."""
    # Read only where somebody thinks: the window opens sooner without the computer players.
    from scala40.bots.levels import LEVELS
    from scala40.bots.own import steady_move
    from scala40.bots.reasons import explain

    if question.why:
        settings = LEVELS[question.level]
        if question.worlds is not None:
            settings = replace(settings, worlds=question.worlds)
        reason = explain(question.view, question.seed, settings)
        return Answer(question.number, reason.move, reason)
    level = LEVELS.get(question.level)
    if level is None:
        return Answer(question.number, steady_move(question.level, question.view, question.seed))
    thought = think(question.view, question.seed, level, time.monotonic)
    return Answer(question.number, thought.move, cut=thought.cut)


def work(pipe: Connection[bytes, bytes]) -> None:
    """Answer questions from the pipe until it is closed."""
    import scala40.bots.own
    import scala40.bots.reasons  # noqa: F401 - read before the first question comes

    while True:
        try:
            data = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        pipe.send_bytes(pack(answer(unpack(data, Question))))
