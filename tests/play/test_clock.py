"""The clock of a turn: whose it is, what it shows, when it is up, and what the session and the referee make of it."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from scala40.engine.events import TimeRanOut
from scala40.engine.match import Marked, Match, SeatInfo
from scala40.engine.moves import Discard, Draw, Pass
from scala40.engine.notation import read_move, write_entry
from scala40.engine.refusal import Refusal
from scala40.engine.rules import PRESETS
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.play.clock import TimeLeft, TurnClock
from scala40.play.playback import Playback
from scala40.play.referee import Referee
from scala40.play.session import Session
from tests.engine.players import random_match, steps
from tests.engine.set_up import match_at
from tests.play.test_referee import Looker, Notebook

RULES = replace(PRESETS["online"], turn_seconds=60)


class Time:
    """A clock on the wall that is put forward by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def new_match(players: str = "human human", **rules) -> Match:
    seats = [SeatInfo(f"P{number}", player) for number, player in enumerate(players.split())]
    return Match(replace(RULES, **rules), seats, SecretShuffler(lambda number: seeded_secret("clock", 1, number)))


@pytest.fixture
def wall() -> Time:
    return Time()


def simple_turn(a_match: Match) -> None:
    seat = a_match.mover
    assert seat is not None
    a_match.play(seat, Draw())
    card = next(card for card in sorted(a_match.view(seat).hand) if a_match.check(seat, Discard(card)) is None)
    a_match.play(seat, Discard(card))


def test_a_turn_has_its_seconds_once_and_the_next_one_anew(wall: Time) -> None:
    a_match, clock = new_match(), TurnClock(60, [0, 1], wall)
    clock.follow(a_match)
    assert (clock.left, clock.shows, clock.time_is_up) == (None, None, False)
    a_match.deal()
    clock.follow(a_match)
    first = a_match.mover
    assert first is not None
    wall.now += 20.5
    assert clock.shows == TimeLeft(first, 40)
    a_match.play(first, Draw())
    clock.follow(a_match)
    wall.now += 39.4
    assert clock.shows == TimeLeft(first, 1)
    assert not clock.time_is_up
    wall.now += 0.2
    assert clock.shows == TimeLeft(first, 0)
    assert clock.time_is_up
    a_match.time_out()
    clock.follow(a_match)
    assert clock.shows == TimeLeft(1 - first, 60)
    assert not clock.time_is_up


def test_without_the_rule_no_clock_runs(wall: Time) -> None:
    a_match, clock = new_match(turn_seconds=None), TurnClock(None, [0, 1], wall)
    a_match.deal()
    clock.follow(a_match)
    wall.now += 10_000
    assert (clock.left, clock.shows, clock.time_is_up) == (None, None, False)


def test_a_computer_player_has_no_clock(wall: Time) -> None:
    a_match, clock = new_match("human club"), TurnClock(60, [0], wall)
    a_match.deal()
    for _ in range(4):
        clock.follow(a_match)
        wall.now += 100
        assert clock.time_is_up == (a_match.mover == 0)
        simple_turn(a_match)


def test_a_paused_clock_stands_still(wall: Time) -> None:
    a_match, clock = new_match(), TurnClock(60, [0, 1], wall)
    a_match.deal()
    clock.follow(a_match)
    wall.now += 10
    clock.pause()
    assert clock.paused
    wall.now += 1000
    assert clock.left == 50
    assert not clock.time_is_up
    clock.go_on()
    wall.now += 50
    assert clock.time_is_up
    clock.pause()
    clock.follow(a_match)
    assert not clock.time_is_up


def test_while_others_are_asked_to_buy_the_turn_does_not_cost_time(wall: Time) -> None:
    rules = replace(RULES, buying=True, discard_fitting="allowed")
    a_match = match_at(rules, ["8H KC AH", "6H 6S QD", "9S JS"], phase="draw", discards="3S 6D", stock="7C 2D 2H")
    clock = TurnClock(60, [0, 1, 2], wall)
    clock.follow(a_match)
    wall.now += 25
    a_match.play(0, Draw())
    clock.follow(a_match)
    assert clock.shows == TimeLeft(1, 60)
    wall.now += 30
    assert clock.shows == TimeLeft(1, 30)
    a_match.play(1, Pass())
    clock.follow(a_match)
    assert clock.shows == TimeLeft(0, 35)


# ------------------------------------------------------------------------------------------------------ the referee


def at_the_referee(a_match: Match) -> tuple[Referee, Notebook, list[Looker]]:
    happened: list[object] = []
    journal = Notebook(happened)
    seats = [Looker(number, happened) for number in range(len(a_match.seats))]

    def trouble(error: Exception) -> None:
        raise AssertionError(error)

    referee = Referee(a_match, seats, journal, app="0", trouble=trouble)
    return referee, journal, seats


def test_the_referee_writes_a_time_out_down_and_shows_it() -> None:
    a_match = new_match()
    referee, journal, seats = at_the_referee(a_match)
    referee.begin()
    seat = a_match.mover
    referee.time_out()
    assert journal.lines[:2] == ["timeout", f"{seat} draw"]
    assert journal.lines == [write_entry(entry) for entry in a_match.entries]
    assert all(looker.shows[-1][1][0] == TimeRanOut(seat) for looker in seats)
    assert a_match.mover != seat


def test_what_the_clock_takes_back_stands_in_the_journal_as_undo() -> None:
    rules = replace(RULES, discard_fitting="allowed")
    melds = ["5D *1=6D 7D", "4C 5C 6C"]
    told = {"phase": "draw", "discards": "3S 6D", "stock": "7C 2C 2H", "melds": melds}
    a_match = match_at(rules, ["8H KC AH", "9S TS' QS'"], **told)
    referee, journal, _ = at_the_referee(a_match)
    for text in ("take", "swap 6D m1"):
        referee.propose(0, read_move(text))
    referee.time_out()
    assert journal.lines == ["0 take", "0 swap 6D m1", "0 undo", "0 undo", "timeout", "0 draw", "0 drop 7C"]


def test_a_late_end_of_the_time_does_no_harm() -> None:
    a_match = new_match(turn_seconds=None)
    referee, journal, _ = at_the_referee(a_match)
    referee.begin()
    referee.time_out()
    assert journal.lines == []
    a_match = new_match()
    referee, journal, _ = at_the_referee(a_match)
    referee.time_out()
    assert journal.lines == []


def test_a_match_with_many_time_outs_is_played_back(qtbot) -> None:
    del qtbot
    seen: set[str] = set()
    for seed in range(40):
        a_match, chance = random_match(seed)
        a_match.rules = replace(a_match.rules, turn_seconds=15)
        for seat, move in steps(a_match, chance, 200):
            if len(a_match.rounds) > 1:
                break
            if chance.random() < 0.3:
                a_match.time_out()
            else:
                a_match.play(seat, move)
        if len(a_match.rounds) < 2:
            continue
        # The first round is over and the next one not begun.
        first = a_match.rounds[0]
        window = Window()
        playback = Playback(a_match, window, 0, pace=lambda: 0)
        playback.begin()
        while playback._ahead:
            playback._step()
        playback.leave()
        assert playback._match.rounds[0].entries == first.entries
        assert playback._match.rounds[0].penalties == first.penalties
        events = [event for _, told, _ in window.shows for event in told]
        assert sum(isinstance(event, TimeRanOut) for event in events) == first.entries.count(Marked())
        written = [write_entry(entry).split()[0] for entry in first.entries]
        seen |= {after for line, after in pairwise(written) if line == "timeout"}
    assert "shuffle" in seen
    assert len(seen) > 2


# ------------------------------------------------------------------------------------------------------ the session


class Window:
    def __init__(self) -> None:
        self.shows: list[tuple] = []

    def on_shown(self, view, events, a_match) -> None:
        self.shows.append((view, tuple(events), a_match))

    def on_refused(self, refusal: Refusal, move) -> None:
        raise AssertionError((refusal, move))


class NoProcess:
    """Computer players that never answer."""

    def ask(self, *_) -> None:
        """Think for ever."""

    def forget(self) -> None:
        """Nothing to forget."""


def seated(a_match: Match, wall: Time) -> tuple[Session, Notebook, list]:
    journal, seconds = Notebook([]), []
    session = Session(
        a_match,
        Window(),
        0,
        journal,
        NoProcess(),  # type: ignore[arg-type]
        pace=lambda: 0,
        app="0",
        trouble=lambda error: pytest.fail(str(error)),
    )
    session._clock._now = wall
    session.clock_changed.connect(seconds.append)
    return session, journal, seconds


def test_the_session_tells_each_second_and_moves_when_the_time_is_up(qtbot, wall: Time) -> None:
    session, journal, seconds = seated(new_match("human human"), wall)
    session.begin()
    assert session.time_left is not None
    seat = session.time_left.seat
    assert seconds == [TimeLeft(seat, 60)]
    wall.now += 1
    qtbot.waitUntil(lambda: len(seconds) == 2, timeout=3000)
    assert seconds[-1] == TimeLeft(seat, 59)
    session.pause_clock()
    wall.now += 500
    session.go_on_clock()
    assert journal.lines == []
    wall.now += 59
    qtbot.waitUntil(lambda: len(journal.lines) == 3, timeout=3000)
    assert journal.lines[0] == "timeout"
    assert seconds[-1] == TimeLeft(1 - seat, 60)
    session.leave()
    wall.now += 100
    qtbot.wait(500)
    assert len(journal.lines) == 3


def test_no_clock_is_shown_while_a_computer_player_thinks(qtbot, wall: Time) -> None:
    a_match = new_match("human club")
    session, journal, seconds = seated(a_match, wall)
    session.begin()
    if a_match.mover == 1:
        assert (session.time_left, seconds) == (None, [])
    else:
        wall.now += 60
        qtbot.waitUntil(lambda: len(journal.lines) == 3, timeout=3000)
        assert session.time_left is None
        assert seconds[-1] is None
    wall.now += 1000
    before = list(journal.lines)
    qtbot.wait(500)
    assert journal.lines == before
    session.leave()
