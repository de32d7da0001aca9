"""A computer player sits in for the person at the window: what it begins with, when it stops, what is noted of it."""

import json
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from scala40.engine.events import Event
from scala40.engine.match import Match, SeatInfo
from scala40.engine.moves import Discard, Draw, Move, Reenter, TakeBack
from scala40.engine.notation import read_move
from scala40.engine.record import read_record, write_record
from scala40.engine.refusal import Refusal
from scala40.engine.rules import PRESETS
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.engine.view import PlayerView
from scala40.play.clock import TimeLeft
from scala40.play.playback import Playback
from scala40.play.referee import MatchInfo
from scala40.play.sat_in import NOTED, note_sat_in, sat_in, spans_of
from scala40.play.session import Session
from scala40.play.stand_ins import LEVEL
from tests.engine.set_up import match_at
from tests.play.test_referee import Notebook


class Asked:
    """A process that keeps its questions; the test answers them."""

    def __init__(self) -> None:
        self.open: dict[int, tuple[PlayerView, str, object]] = {}
        self.cancelled: list[int] = []
        self._number = 0

    def ask(self, view, level, seed, then, cut=None) -> int:
        del seed, cut
        self._number += 1
        self.open[self._number] = (view, level, then)
        return self._number

    def cancel(self, number) -> None:
        self.cancelled.append(number)
        self.open.pop(number, None)

    def forget(self) -> None:
        self.open.clear()

    @property
    def views(self) -> list[PlayerView]:
        return [view for view, _, _ in self.open.values()]

    @property
    def levels(self) -> list[str]:
        return [level for _, level, _ in self.open.values()]

    def give(self, move: Move) -> None:
        """Answer the only open question."""
        ((number, (_, _, then)),) = self.open.items()
        del self.open[number]
        then(move)


class Window:
    """What the window is told."""

    def __init__(self) -> None:
        self.views: list[PlayerView] = []
        self.events: list[Event] = []
        self.refusals: list[Refusal] = []
        self.info: MatchInfo | None = None

    def on_shown(self, view: PlayerView, events: Sequence[Event], a_match: MatchInfo) -> None:
        self.views.append(view)
        self.events += events
        self.info = a_match

    def on_refused(self, refusal: Refusal, _move: Move) -> None:
        self.refusals.append(refusal)


class Table:
    """One person against one computer player, or as many as `players` says."""

    def __init__(self, a_match: Match, *, players: str = "human beginner", begin: bool = False, pace: int = 0) -> None:
        names = ("Anna", "Marta", "Luca")
        a_match.seats = tuple(SeatInfo(*each) for each in zip(names, players.split(), strict=False))
        self.match = a_match
        self.process, self.window, self.journal = Asked(), Window(), Notebook([])
        self.session = Session(
            a_match,
            self.window,
            0,
            self.journal,
            self.process,  # type: ignore[arg-type]
            pace=lambda: pace,
            app="0",
            trouble=lambda error: pytest.fail(str(error)),
        )
        if begin:
            self.session.begin()
        else:
            self.session.go_on()

    def move(self, text: str) -> None:
        """A move of the person."""
        self.session.propose(read_move(text, self.match.rules.longest_run))

    def lines(self) -> list[str]:
        return self.journal.lines


pytestmark = pytest.mark.usefixtures("qapp")

HAND = "KC KH KD 4H 5H 6H 2C 9D JS 3S 8C AD TD"
OTHER = "QC QD 7S 7D 2H 2S 9H 9C JD JH 3D 5S 8S"


@pytest.fixture
def table() -> Table:
    a_match = match_at(
        PRESETS["standard"], [HAND, OTHER], opened=[False, False], phase="draw", discards="TH 8H", stock="6C 4S TC"
    )
    return Table(a_match)


def test_it_plays_at_club_strength_from_what_this_seat_sees(qtbot, table: Table) -> None:
    table.session.sit_in()
    assert table.process.levels == [LEVEL] == ["club"]
    assert table.process.views == [table.match.view(0)]
    table.process.give(Draw())
    qtbot.waitUntil(lambda: table.lines() == ["0 draw"])
    assert table.window.views[-1] == table.match.view(0)
    assert table.process.views == [table.match.view(0)]
    # A second request for the same changes nothing.
    table.session.sit_in()
    assert len(table.process.open) == 1


def test_a_turn_that_was_begun_goes_back_to_its_draw(table: Table) -> None:
    table.move("draw")
    table.move("lay KC KD KH / 4H 5H 6H")
    table.session.sit_in()
    assert table.lines() == ["0 draw", "0 lay KC KD KH / 4H 5H 6H", "0 undo"]
    (view,) = table.process.views
    assert (view.public.phase, view.public.melds) == ("play", ())
    assert len(view.hand) == 14


def test_the_turn_of_another_stays_as_it_is(table: Table) -> None:
    table.move("draw")
    table.move("drop TD")
    assert table.process.levels == ["beginner"]
    table.session.sit_in()
    assert table.process.levels == ["beginner"]
    assert table.process.cancelled == []
    assert table.lines() == ["0 draw", "0 drop TD"]


def test_the_seat_is_taken_back_in_the_middle_of_a_turn(qtbot, table: Table) -> None:
    table.session.sit_in()
    table.process.give(Draw())
    qtbot.waitUntil(lambda: table.lines() == ["0 draw"])
    table.process.give(read_move("lay KC KD KH / 4H 5H 6H", 14))
    qtbot.waitUntil(lambda: len(table.lines()) == 2)
    (asked,) = table.process.open
    table.session.take_seat()
    assert table.process.open == {}
    assert table.process.cancelled[-1] == asked
    # What it has laid is gone on with, or taken back.
    assert table.match.check(0, TakeBack()) is None
    table.move("drop TD")
    assert table.lines()[-1] == "0 drop TD"
    assert table.window.refusals == []


def test_where_it_sat_is_noted_and_what_the_person_takes_back_is_the_person_s(qtbot, table: Table) -> None:
    began = len(table.match.view(0).log)
    table.session.sit_in()
    assert spans_of(table.match, 0) == (), "it has not moved"
    table.process.give(Draw())
    qtbot.waitUntil(lambda: table.lines() == ["0 draw"])
    assert spans_of(table.match, 0) == ((began, None),)
    table.process.give(read_move("lay KC KD KH / 4H 5H 6H", 14))
    qtbot.waitUntil(lambda: len(table.lines()) == 2)
    table.session.take_seat()
    after = len(table.match.view(0).log)
    assert spans_of(table.match, 0) == ((began, after),)
    table.session.propose(TakeBack())
    assert spans_of(table.match, 0) == ((began, began + 1),)
    table.move("drop TD")
    assert spans_of(table.match, 0) == ((began, began + 1),)


def test_a_move_that_waited_for_its_time_is_not_made_after_all(qtbot, table: Table) -> None:
    table.session.sit_in()
    table.process.give(Draw())
    table.session.take_seat()
    qtbot.wait(20)
    assert table.lines() == []
    table.move("draw")
    assert table.lines() == ["0 draw"]


def test_the_person_does_not_move_while_somebody_sits_in(table: Table) -> None:
    table.session.sit_in()
    table.move("draw")
    assert table.lines() == []


def test_a_pause_holds_it_and_a_seat_taken_back_in_the_pause_forgets_what_it_held(qtbot, table: Table) -> None:
    table.session.sit_in()
    table.session.pause(True)
    table.process.give(Draw())
    qtbot.wait(20)
    assert table.lines() == []
    table.session.take_seat()
    table.session.pause(False)
    assert table.lines() == []
    table.session.sit_in()
    table.session.pause(True)
    table.process.give(Draw())
    qtbot.wait(20)
    table.session.pause(False)
    assert table.lines() == ["0 draw"]


def test_no_clock_runs_for_it_and_the_person_has_what_was_left() -> None:
    rules = replace(PRESETS["online"], turn_seconds=60)
    table = Table(
        match_at(rules, [HAND, OTHER], opened=[False, False], phase="draw", discards="TH 8H", stock="6C 4S TC")
    )
    now = [100.0]
    table.session._clock._now = lambda: now[0]
    table.session.pause_clock()
    table.session._clock._spent = {}
    table.session.go_on_clock()
    assert table.session.time_left == TimeLeft(0, 60)
    now[0] += 20
    table.session.sit_in()
    assert table.session.time_left is None
    now[0] += 500
    table.session._tick()
    assert table.lines() == []
    table.session.take_seat()
    assert table.session.time_left == TimeLeft(0, 40)


def test_rounds_are_dealt_by_themselves_until_the_person_is_back(qtbot) -> None:
    a_match = match_at(PRESETS["standard"], ["TD", OTHER], opened=[True, True], discards="TH 8H", stock="6C 4S TC")
    table = Table(a_match)
    table.move("drop TD")
    assert table.match.stage == "deal"
    qtbot.wait(30)
    assert table.match.stage == "deal", "a person asks for the next round"
    table.session.sit_in()
    table.session.take_seat()
    qtbot.wait(30)
    assert table.match.stage == "deal", "and is back before it was dealt"
    table.session.sit_in()
    qtbot.waitUntil(lambda: table.match.stage == "round")


@pytest.mark.parametrize("hurried", ["before", "during", "after"])
def test_who_does_not_wait_for_moves_still_sees_how_the_round_ends(qtbot, hurried: str) -> None:
    a_match = match_at(
        PRESETS["standard"], ["2S 9D", "TD"], opened=[True, True], turn=1, discards="TH 8H", stock="6C 4S TC"
    )
    table = Table(a_match, pace=100)
    if hurried == "before":
        table.session.hurry()
    table.session.sit_in()
    table.process.give(read_move("drop TD", 14))
    if hurried == "during":
        table.session.hurry()
    qtbot.waitUntil(lambda: table.match.stage == "deal")
    for _ in range(4):
        if hurried == "after":
            table.session.hurry()
        qtbot.wait(100)
        assert table.match.stage == "deal", "the result stays in sight for twelve paces"
    qtbot.waitUntil(lambda: table.match.stage == "round", timeout=3000)


def test_with_others_at_the_window_it_takes_this_seat_alone(qtbot) -> None:
    a_match = match_at(
        PRESETS["standard"], ["TD", OTHER, "2D 3C"], opened=[True] * 3, discards="TH 8H", stock="6C 4S TC"
    )
    table = Table(a_match, players="human human beginner")
    table.session.sit_in()
    table.process.give(Discard(*a_match.current_round.hands[0]))
    qtbot.waitUntil(lambda: table.match.stage == "deal")
    qtbot.wait(30)
    assert table.match.stage == "deal", "the other person is still there to go on"


def test_it_comes_back_into_the_match_as_computer_players_do(qtbot) -> None:
    rules = replace(PRESETS["standard"], reentries=1)
    a_match = match_at(
        rules,
        ["KD KC", "8H'", "2C 3C"],
        opened=[True] * 3,
        totals=(95, 20, 30),
        turn=1,
        discards="TH",
        stock="6C 4S TC",
    )
    table = Table(a_match, players="human beginner beginner")
    table.process.give(read_move("drop 8H'", 14))
    qtbot.waitUntil(lambda: table.match.stage == "reentry")
    assert table.match.mover == 0
    table.session.sit_in()
    qtbot.waitUntil(lambda: table.match.stage != "reentry")
    assert 0 in table.match.still_in
    assert any(getattr(entry, "move", None) == Reenter() for entry in table.match.rounds[0].entries)


def test_what_it_has_moved_is_noted_beside_the_round_and_kept_in_the_record(qtbot, table: Table) -> None:
    told: list[bool] = []
    table.session.noted.connect(lambda: told.append(True))
    table.session.sit_in()
    table.session.take_seat()
    assert (sat_in(table.match), table.window.info.sat_in_for, told) == ((), (), [])
    table.session.sit_in()
    table.process.give(Draw())
    qtbot.waitUntil(lambda: table.lines() == ["0 draw"])
    assert (sat_in(table.match), table.window.info.sat_in_for, told) == ((0,), (0,), [True])
    assert json.loads(write_record(table.match, "0"))["rounds"][0][NOTED] == [0]
    assert json.loads(write_record(table.match, "0"))["seats"][0]["player"] == "human"


def test_a_playback_tells_it_too() -> None:
    shuffler = SecretShuffler(lambda number: seeded_secret("stand in", 1, number))
    a_match = Match(PRESETS["standard"], [SeatInfo("Anna", "human"), SeatInfo("Marta", "beginner")], shuffler)
    a_match.deal()
    note_sat_in(a_match, 0)
    window = Window()
    playback = Playback(a_match, window, 0, pace=lambda: 0)
    playback.begin()
    playback.leave()
    assert window.info.sat_in_for == (0,)


def test_a_record_may_hold_anything_under_the_name_of_the_note() -> None:
    shuffler = SecretShuffler(lambda number: seeded_secret("stand in", 1, number))
    a_match = Match(PRESETS["standard"], [SeatInfo("Anna", "human"), SeatInfo("Marta", "beginner")], shuffler)
    a_match.deal()
    for stranger in ("all", 0, {"0": 1}, [None, "1", 12], [[0]]):
        value = json.loads(write_record(a_match, "0"))
        value["rounds"][0][NOTED] = stranger
        again = read_record(json.dumps(value).encode())
        assert sat_in(again) == ()
        assert note_sat_in(again, 1)
        assert sat_in(again) == (1,)
