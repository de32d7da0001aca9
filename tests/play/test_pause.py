"""The pause of a session: the clock stands still, and what a computer player thought out meanwhile waits."""

import pytest

from scala40.engine.match import Match, SeatInfo
from scala40.engine.moves import Discard, Draw, Move
from scala40.engine.rules import PRESETS
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.play.session import Session
from tests.play.test_clock import Window
from tests.play.test_referee import Notebook


class Ready:
    """A process whose answers the test gives."""

    def __init__(self) -> None:
        self.answers: list = []

    def ask(self, _view, _level, _seed, answer, _cut=None) -> int:
        self.answers.append(answer)
        return len(self.answers)

    def cancel(self, _number) -> None:
        """Nothing is ever called off here."""

    def forget(self) -> None:
        """Nothing to forget."""

    def give(self, move: Move) -> None:
        self.answers.pop()(move)


@pytest.fixture
def table(qapp) -> tuple[Session, Match, Ready, Notebook]:
    assert qapp is not None
    seats = [SeatInfo("Anna", "human"), SeatInfo("Bot", "club")]
    a_match = Match(
        PRESETS["online"], seats, SecretShuffler(lambda number: seeded_secret("pause", 1, number)), bot_seed="00"
    )
    process, journal = Ready(), Notebook([])
    session = Session(
        a_match,
        Window(),
        0,
        journal,
        process,  # type: ignore[arg-type]
        pace=lambda: 0,
        app="0",
        trouble=lambda error: pytest.fail(str(error)),
    )
    session.begin()
    return session, a_match, process, journal


def to_the_bot(session: Session, a_match: Match) -> None:
    """Let time run out until the computer player is on turn."""
    if a_match.mover == 0:
        session._referee.time_out()
        session._follow()
    assert a_match.mover == 1


def test_a_computer_player_waits_for_the_end_of_the_pause(qtbot, table) -> None:
    session, a_match, process, journal = table
    to_the_bot(session, a_match)
    before = list(journal.lines)
    session.pause(True)
    process.give(Draw())
    qtbot.wait(50)
    assert journal.lines == before
    session.pause(False)
    assert journal.lines == [*before, "1 draw"]


def test_the_clock_stands_still(qtbot, table) -> None:
    session, a_match, process, _ = table
    assert session.people == 1
    if a_match.mover == 1:
        process.give(Draw())
        qtbot.waitUntil(lambda: bool(process.answers) and a_match.current_round.public.phase == "play")
        card = next(card for card in sorted(a_match.view(1).hand) if a_match.check(1, Discard(card)) is None)
        process.give(Discard(card))
        qtbot.waitUntil(lambda: a_match.mover == 0)
    assert a_match.mover == 0
    now = [100.0]
    session._clock._now = lambda: now[0]
    session.go_on_clock()
    left = session.time_left
    session.pause(True)
    now[0] += 1000
    session._tick()
    assert session.time_left == left
    session.pause(False)
    assert session.time_left == left


def test_a_table_that_is_left_in_a_pause_moves_no_more(qtbot, table) -> None:
    session, a_match, process, journal = table
    to_the_bot(session, a_match)
    before = list(journal.lines)
    session.pause(True)
    process.give(Draw())
    qtbot.wait(50)
    session.leave()
    session.pause(False)
    assert journal.lines == before


def test_no_round_is_dealt_in_a_pause(table) -> None:
    session, a_match, _, _ = table
    session.pause(True)
    session.deal()
    assert len(a_match.rounds) == 1
    session.pause(False)
    assert len(a_match.rounds) == 1
