"""The turns of the computer players after a round: what they could see, what they did, and why, found again."""

import pytest
from msgspec.structs import replace
from PySide6.QtTest import QAbstractItemModelTester

from scala40.bots.body import choose
from scala40.bots.levels import LEVELS
from scala40.bots.seeds import decision_seed
from scala40.engine.events import Discarded, Drew
from scala40.engine.grounds import Reason
from scala40.engine.match import Match, SeatInfo
from scala40.engine.moves import Discard, Draw
from scala40.engine.rules import STANDARD, Rules
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.engine.view import PlayerView
from scala40.models.why import WhyModel, agrees, turns, why_model
from tests.bots.boards import rules_for
from tests.models.desk import Desk

PLAYERS = ("human", "club", "beginner", "casual")


def a_match(rules: Rules = STANDARD, players: tuple[str, ...] = PLAYERS, seed: str = "why") -> Match:
    seats = [SeatInfo(f"Player {seat}", player) for seat, player in enumerate(players)]
    return Match(rules, seats, SecretShuffler(lambda number: seeded_secret(seed, 1, number)), bot_seed=seed)


def play_round(desk: Desk) -> None:
    """Deal and play a round to its end, the person playing like the club."""
    played = desk.match
    if played.stage == "deal":
        desk.deal()
    while played.stage == "round":
        seat = played.mover
        assert seat is not None
        view = played.view(seat)
        level = LEVELS.get(played.seats[seat].player, LEVELS["club"])
        desk.referee.propose(seat, choose(view, decision_seed(played.bot_seed or "", view), level))


def told_by(desk: Desk) -> WhyModel:
    model = why_model(desk.model)
    assert model is not None
    return model


@pytest.mark.parametrize("name", ["standard", "classic", "tournament", "online", "family", "beginner"])
def test_every_turn_of_the_computer_players_is_there_and_found_again(name: str) -> None:
    desk = Desk(a_match(rules_for(name, 4), seed=f"why {name}"))
    for _ in range(2):
        play_round(desk)
        model = told_by(desk)
        assert model.players == tuple(sorted(set(desk.model.view.public.seats) - {0}))
        made = [event for event in desk.model.view.log if isinstance(event, Discarded) and event.seat != 0]
        told = []
        for row in range(model.rowCount()):
            model.ask(row)
            turn = model.turn(row)
            told += [event for event in turn.events if isinstance(event, Discarded)]
            for which, moment in enumerate(turn.moments):
                reason = model.reason(turn, which)
                assert reason is not None
                assert agrees(reason, moment.move)
        assert told == made
        if desk.match.stage != "deal":
            return


@pytest.fixture(scope="module")
def played() -> Desk:
    desk = Desk(a_match())
    play_round(desk)
    return desk


def test_there_is_nothing_to_tell_while_a_round_is_played() -> None:
    desk = Desk(a_match())
    desk.deal()
    assert why_model(desk.model) is None
    assert desk.model.info.bot_seed is None
    play_round(desk)
    assert told_by(desk).rowCount() > 0
    assert desk.model.info.bot_seed == "why"


def test_qt_finds_nothing_wrong_with_the_list(played: Desk) -> None:
    model = told_by(played)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show_only(2)
    assert {model.turn(row).seat for row in range(model.rowCount())} == {2}
    model.show_only(None)
    assert model.rowCount() == sum(1 for _ in turns_of(played))


def turns_of(desk: Desk) -> list[object]:
    deal = desk.model.info.open_deal
    assert deal is not None
    return list(turns(deal, STANDARD, desk.model.view.totals, desk.match.seats))


def test_a_turn_shows_what_its_seat_saw_and_nothing_more(played: Desk) -> None:
    model = told_by(played)
    for row in range(model.rowCount()):
        turn = model.turn(row)
        assert turn.view.seat == turn.seat
        assert len(turn.view.hand) == turn.view.public.counts[turn.seat]
        assert turn.came in turn.hand
        for event in turn.view.log:
            assert not isinstance(event, Drew) or (event.card is None) == (event.seat != turn.seat)
        for seat, known in enumerate(turn.known):
            assert len(known) <= turn.view.public.counts[seat]
            assert not known & turn.hand


def test_a_line_of_the_log_leads_to_its_turn(played: Desk) -> None:
    model, log = told_by(played), played.model.view.log
    places = [place for place, event in enumerate(log) if isinstance(event, Discarded)]
    for place in places:
        row = model.row_at(place)
        if log[place].seat == 0:
            assert row is None
        else:
            assert row is not None
            assert log[place] in model.turn(row).events
    assert model.row_at(10_000) is None


def test_rows_say_the_turn_and_what_came_of_it(played: Desk) -> None:
    model = told_by(played)
    words = [str(model.index(row).data()) for row in range(model.rowCount())]
    assert all(line.startswith("Turn ") and "Player" in line for line in words)
    assert "discarded" in words[0]
    spoken = str(model.index(0).data(0x000B))
    assert " of " in spoken


def test_a_reason_that_comes_later_is_told_to_the_row_that_shows_its_turn(played: Desk) -> None:
    waiting = []

    def later(view: PlayerView, level: str, seed: int, then) -> None:
        waiting.append((view, level, seed, then))

    deal = played.model.info.open_deal
    assert deal is not None
    told = turns(deal, STANDARD, played.model.view.totals, played.match.seats)
    model = WhyModel(told, played.match.seats, "why", later)
    heard: list[tuple[int, int]] = []
    model.explained.connect(lambda row, which: heard.append((row, which)))
    model.ask(3)
    turn = model.turn(3)
    assert len(waiting) == len(turn.moments)
    assert model.reason(turn, 0) is None
    model.ask(3)
    assert len(waiting) == len(turn.moments)
    model.show_only(turn.seat)
    waiting[0][3](Reason(Draw(), ()))
    assert heard == [(next(row for row in range(model.rowCount()) if model.turn(row) == turn), 0)]
    assert model.reason(turn, 0) == Reason(Draw(), ())


def test_where_this_version_would_move_otherwise_the_reason_does_not_count() -> None:
    assert agrees(Reason(Draw(), ()), Draw())
    assert not agrees(Reason(Draw(), ()), Discard(next(iter(a_hand()))))


def a_hand() -> frozenset:
    desk = Desk(a_match())
    desk.deal()
    return desk.model.view.hand


def test_another_seed_finds_other_strays(played: Desk) -> None:
    """A record without the right seed is one of which the window says so."""
    deal = played.model.info.open_deal
    assert deal is not None
    told = turns(deal, STANDARD, played.model.view.totals, played.match.seats)
    model = WhyModel(told, played.match.seats, "another seed")
    found = []
    for row in range(model.rowCount()):
        model.ask(row)
        turn = model.turn(row)
        for which, moment in enumerate(turn.moments):
            reason = model.reason(turn, which)
            assert reason is not None
            found.append(agrees(reason, moment.move))
    assert not all(found)


def test_a_bot_from_elsewhere_is_not_explained() -> None:
    desk = Desk(a_match(players=("human", "club")))
    play_round(desk)
    deal = desk.model.info.open_deal
    assert deal is not None
    seats = (desk.match.seats[0], SeatInfo("Zoe", "somebody's own"))
    model = WhyModel(turns(deal, STANDARD, (0, 0), seats), seats, "why")
    model.ask(0)
    assert model.reason(model.turn(0), 0) is None
    assert not model.explains(1)


def test_only_the_turns_of_computer_players_are_told() -> None:
    desk = Desk(a_match(players=("human", "human")))
    play_round(desk)
    assert told_by(desk).rowCount() == 0


def test_where_time_cut_the_imagined_worlds_their_number_is_asked_for_again(played: Desk) -> None:
    """The optional key `worlds` of a round names the line, from 1, and how many worlds there were."""
    deal = played.model.info.open_deal
    assert deal is not None
    lines = [number for number, entry in enumerate(deal.entries, start=1) if getattr(entry, "seat", 0) == 2]
    noted = replace(deal, extra={"worlds": {str(lines[3]): 24, str(lines[4]): "many"}})
    asked: list[int | None] = []

    def later(*_asked: object, worlds: int | None = None) -> None:
        asked.append(worlds)

    model = WhyModel(turns(noted, STANDARD, played.model.view.totals, played.match.seats), PLAYING, "why", later)
    for row in range(model.rowCount()):
        model.ask(row)
    assert [worlds for worlds in asked if worlds is not None] == [24]


PLAYING = tuple(SeatInfo(f"Player {seat}", player) for seat, player in enumerate(PLAYERS))
