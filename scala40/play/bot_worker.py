"""The worker process of the computer players: it answers one question after the other. It imports no Qt."""

from __future__ import annotations

from multiprocessing.connection import Connection

import msgspec

from scala40.bots.body import choose
from scala40.bots.levels import LEVELS
from scala40.engine.moves import Move
from scala40.engine.packing import pack, unpack
from scala40.engine.view import PlayerView


class Question(msgspec.Struct, frozen=True):
    """What a computer player is asked: its view, its level's name and the seed of this decision."""

    number: int
    view: PlayerView
    level: str
    seed: int


class Answer(msgspec.Struct, frozen=True):
    """The move chosen for the question with this number."""

    number: int
    move: Move


def answer(question: Question) -> Answer:
    """Think about one question."""
    return Answer(question.number, choose(question.view, question.seed, LEVELS[question.level]))


def work(pipe: Connection[bytes, bytes]) -> None:
    """Answer questions from the pipe until it is closed."""
    while True:
        try:
            data = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        pipe.send_bytes(pack(answer(unpack(data, Question))))
