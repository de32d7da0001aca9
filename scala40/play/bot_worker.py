"""The worker process of the computer players: it answers one question after the other. It imports no Qt."""

from __future__ import annotations

from multiprocessing.connection import Connection

import msgspec

from scala40.engine.grounds import Reason
from scala40.bots.levels import LEVELS
from scala40.bots.own import steady_move
from scala40.bots.reasons import explain
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


class Answer(msgspec.Struct, frozen=True):
    """The move chosen for the question with this number."""

    number: int
    move: Move
    reason: Reason | None = None
    """Only where it was asked for."""


def answer(question: Question) -> Answer:
    """Think about one question."""
    if question.why:
        reason = explain(question.view, question.seed, LEVELS[question.level])
        return Answer(question.number, reason.move, reason)
    return Answer(question.number, steady_move(question.level, question.view, question.seed))


def work(pipe: Connection[bytes, bytes]) -> None:
    """Answer questions from the pipe until it is closed."""
    while True:
        try:
            data = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        pipe.send_bytes(pack(answer(unpack(data, Question))))
