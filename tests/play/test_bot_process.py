"""The computer players think in a process of their own, which may die without anything being lost."""

import os
import signal

import pytest
from PySide6.QtCore import QTimer

from scala40.bots.body import choose
from scala40.bots.levels import BEGINNER, CLUB, LEVELS
from scala40.bots.reasons import explain
from scala40.engine.match import Match, SeatInfo
from scala40.engine.moves import Draw
from scala40.engine.record import read_record, write_record
from scala40.engine.rules import STANDARD
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.engine.view import PlayerView
from scala40.play.bot_process import BotProcess
from scala40.play.bot_worker import Answer
from scala40.play.session import Session


def a_match(seed: str = "process", players: tuple[str, ...] = ("beginner", "beginner")) -> Match:
    seats = [SeatInfo(f"P{seat}", player) for seat, player in enumerate(players)]
    return Match(STANDARD, seats, SecretShuffler(lambda number: seeded_secret(seed, 1, number)), bot_seed=seed)


def a_view() -> PlayerView:
    played = a_match()
    played.deal()
    seat = played.mover
    assert seat is not None
    played.play(seat, Draw())
    return played.view(seat)


@pytest.fixture
def process(qapp):  # noqa: ARG001 - its timers need an application
    made = BotProcess()
    yield made
    made.stop()


def test_the_answer_is_the_one_that_choose_gives(qtbot, process) -> None:
    view, moves = a_view(), []
    process.ask(view, "beginner", 5, moves.append)
    assert moves == []
    qtbot.waitUntil(lambda: moves != [], timeout=20_000)
    assert moves == [choose(view, 5, BEGINNER)]


def test_several_questions_are_answered_in_order(qtbot, process) -> None:
    view, moves = a_view(), []
    for seed in range(5):
        process.ask(view, "beginner", seed, moves.append)
    qtbot.waitUntil(lambda: len(moves) == 5, timeout=20_000)
    assert moves == [choose(view, seed, BEGINNER) for seed in range(5)]


def test_a_reason_is_worked_out_in_the_process_too(qtbot, process) -> None:
    view, reasons = a_view(), []
    process.explain(view, "club", 5, reasons.append)
    assert reasons == []
    qtbot.waitUntil(lambda: reasons != [], timeout=20_000)
    assert reasons == [explain(view, 5, CLUB)]


def test_a_move_does_not_wait_for_reasons(qtbot, process) -> None:
    view, came = a_view(), []
    for seed in range(3):
        process.explain(view, "club", seed, lambda reason, seed=seed: came.append((seed, reason)))
    process.ask(view, "beginner", 7, lambda move: came.append(("move", move)))
    qtbot.waitUntil(lambda: len(came) == 4, timeout=20_000)
    assert [one for one, _ in came] == ["move", 0, 1, 2]
    assert came[0][1] == choose(view, 7, BEGINNER)


def test_forgotten_questions_are_not_answered(qtbot, process) -> None:
    view, moves = a_view(), []
    process.ask(view, "beginner", 1, lambda move: moves.append(("old", move)))
    process.forget()
    process.ask(view, "beginner", 2, lambda move: moves.append(("new", move)))
    qtbot.waitUntil(lambda: moves != [], timeout=20_000)
    qtbot.wait(50)
    assert [which for which, _ in moves] == ["new"]


def test_a_question_that_no_longer_matters_does_not_keep_the_next_one_waiting(qtbot, process) -> None:
    view, moves = a_view(), []
    deep = process.ask(view, "master", 1, lambda move: moves.append(("old", move)))
    worker = process.worker
    process.ask(view, "beginner", 2, lambda move: moves.append(("new", move)))
    process.cancel(deep)
    assert process.worker != worker
    qtbot.waitUntil(lambda: moves != [], timeout=20_000)
    assert moves == [("new", choose(view, 2, BEGINNER))]
    # One that has been answered, or is still to come, costs the worker nothing.
    worker = process.worker
    process.cancel(deep)
    process.ask(view, "beginner", 3, moves.append)
    later = process.ask(view, "beginner", 4, lambda move: moves.append(("later", move)))
    process.cancel(later)
    qtbot.waitUntil(lambda: len(moves) == 2, timeout=20_000)
    qtbot.wait(50)
    assert moves[1:] == [choose(view, 3, BEGINNER)]
    assert process.worker == worker


def test_whoever_asks_learns_that_time_cut_the_worlds_before_it_learns_the_move(qtbot, process) -> None:
    told = []
    process.ask(a_view(), "beginner", 1, told.append, cut=told.append)
    qtbot.waitUntil(lambda: told != [], timeout=20_000)
    assert len(told) == 1
    process._answered(Answer(process.ask(a_view(), "beginner", 1, told.append, cut=told.append), Draw(), cut=16))
    assert told[1:] == [16, Draw()]


@pytest.mark.parametrize("deaths", [1, 2, 3])
def test_a_worker_that_dies_is_replaced_and_then_done_without(qtbot, process, deaths: int) -> None:
    view, moves = a_view(), []
    for seed in range(deaths):
        process.start()
        if process.worker is not None:
            os.kill(process.worker, signal.SIGKILL)
        process.ask(view, "beginner", seed, moves.append)
        qtbot.waitUntil(lambda: len(moves) == seed + 1, timeout=20_000)  # noqa: B023
    assert moves == [choose(view, seed, BEGINNER) for seed in range(deaths)]
    assert (process.worker is None) == (deaths > 1)


def test_stopping_leaves_no_process(process) -> None:
    process.start()
    worker = process.worker
    process.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


class Watcher:
    def __init__(self) -> None:
        self.shows: list[tuple] = []
        self.refusals: list[object] = []

    def on_shown(self, view, events, info) -> None:
        self.shows.append((view, tuple(events), info))

    def on_refused(self, refusal, _move) -> None:
        self.refusals.append(refusal)


class Nowhere:
    saved = False

    def match_began(self, header: bytes) -> None: ...

    def round_began(self, header: bytes) -> None: ...

    def append(self, *lines: str) -> None: ...

    def round_ended(self, record: bytes) -> None: ...


def session(process: BotProcess, a_match: Match, watcher: Watcher, pace: int = 0) -> Session:
    return Session(a_match, watcher, 0, Nowhere(), process, pace=lambda: pace, app="0.1.0", trouble=print)


def test_the_demo_plays_a_match_to_its_end_by_itself(qtbot, process) -> None:
    watcher = Watcher()
    demo = session(process, a_match("demo"), watcher)
    demo.begin()
    qtbot.waitUntil(lambda: watcher.shows[-1][2].stage == "over", timeout=60_000)
    assert watcher.shows[-1][2].winners
    assert watcher.refusals == []


def test_a_person_is_waited_for_and_a_computer_player_moves_at_its_pace(qtbot, process) -> None:
    watcher = Watcher()
    played = a_match("wait", ("human", "beginner"))
    sitting = session(process, played, watcher, pace=0)
    sitting.begin()
    qtbot.waitUntil(lambda: watcher.shows[-1][0].to_move, timeout=20_000)
    shows = len(watcher.shows)
    qtbot.wait(100)
    assert len(watcher.shows) == shows
    sitting.propose(Draw())
    assert len(watcher.shows) == shows + 1


def test_worlds_cut_short_are_noted_in_the_record_by_the_line_of_the_move(qtbot, process) -> None:
    watcher = Watcher()
    played = a_match("cut", ("beginner", "beginner"))
    demo = session(process, played, watcher)

    def ask(view, level, seed, then, cut=None) -> int:
        QTimer.singleShot(0, process, lambda: (cut(32), then(choose(view, seed, LEVELS[level]))))
        return 0

    process.ask = ask
    demo.begin()
    qtbot.waitUntil(lambda: len(played.entries) > 5 or len(played.rounds) > 1, timeout=20_000)
    demo.leave()
    noted = played.rounds[0].extra["worlds"]
    assert [noted[str(line)] for line in range(1, 6)] == [32] * 5
    assert read_record(write_record(played, "0.1.0")).rounds[0].extra["worlds"] == noted


def test_leaving_stops_everybody_and_hurrying_skips_the_pace(qtbot, process) -> None:
    watcher = Watcher()
    demo = session(process, a_match("leave"), watcher, pace=600_000)
    demo.begin()
    qtbot.wait(100)
    assert len(watcher.shows) == 1

    def hurried() -> bool:
        demo.hurry()
        return len(watcher.shows) == 2

    # The worker may need a while to start; until it has answered there is nothing to hurry.
    qtbot.waitUntil(hurried, timeout=30_000)
    demo.leave()
    qtbot.wait(500)
    demo.hurry()
    assert len(watcher.shows) == 2
