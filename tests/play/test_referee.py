"""A move is judged, written down, and only then shown; everybody sees what they may and no more."""

import json

import pytest
from msgspec.structs import replace

from scala40.engine import match as match_module
from scala40.engine import scoring
from scala40.engine.events import Drew, RoundDealt, RoundScored, TookBack
from scala40.engine.match import Match, SeatInfo
from scala40.engine.moves import Discard, Draw, Move, TakeBack, TakeDiscard
from scala40.engine.record import read_record
from scala40.engine.refusal import Reason
from scala40.engine.round import Played
from scala40.engine.round import play as play_round
from scala40.engine.rules import STANDARD
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.engine.view import Round
from scala40.play.referee import Referee, RoundStopped


class Notebook:
    """A journal in memory that also notes the order of things; it can be told to fail."""

    def __init__(self, happened: list[object]) -> None:
        self.happened = happened
        self.fails = False
        self.saved = True
        self.heads: list[dict] = []
        self.rounds: list[dict] = []
        self.lines: list[str] = []
        self.records: list[bytes] = []

    def _note(self, what: str) -> None:
        if self.fails:
            raise OSError("no space left")
        self.happened.append(what)

    def match_began(self, header: bytes) -> None:
        self._note("head")
        self.heads.append(json.loads(header))

    def round_began(self, header: bytes) -> None:
        self._note("round")
        self.rounds.append(json.loads(header))
        self.lines = []

    def append(self, *lines: str) -> None:
        self._note("line")
        self.lines += lines

    def round_ended(self, record: bytes) -> None:
        self._note("record")
        self.records.append(record)


class Looker:
    """A seat that notes what it is shown."""

    def __init__(self, number: int, happened: list[object]) -> None:
        self.number = number
        self.happened = happened
        self.shows: list[tuple] = []
        self.refusals: list[tuple] = []

    def shown(self, view, events, a_match) -> None:
        self.happened.append(("shown", self.number))
        self.shows.append((view, tuple(events), a_match))

    def refused(self, refusal, move) -> None:
        self.refusals.append((refusal, move))


class Game:
    def __init__(self, players: int = 2) -> None:
        self.happened: list[object] = []
        self.troubles: list[Exception] = []
        seats = [SeatInfo(f"P{seat}", "human") for seat in range(players)]
        self.match = Match(STANDARD, seats, SecretShuffler(lambda number: seeded_secret("referee", 1, number)))
        self.journal = Notebook(self.happened)
        self.seats = [Looker(seat, self.happened) for seat in range(players)]
        self.referee = Referee(self.match, self.seats, self.journal, app="0.1.0", trouble=self.troubles.append)
        self.referee.begin()

    def turn(self) -> int:
        assert self.match.mover is not None
        return self.match.mover

    def simple_turn(self) -> None:
        """Draw and throw a card away."""
        seat = self.turn()
        self.referee.propose(seat, Draw())
        self.referee.propose(seat, Discard(min(self.match.view(seat).hand)))


def test_everything_is_on_disk_before_anybody_sees_it() -> None:
    game = Game()
    assert game.happened == ["head", "round", ("shown", 0), ("shown", 1)]
    del game.happened[:]
    game.referee.propose(game.turn(), Draw())
    assert game.happened == ["line", ("shown", 0), ("shown", 1)]


def test_the_head_and_the_round_are_what_a_record_begins_with() -> None:
    game = Game()
    (head,), (opened,) = game.journal.heads, game.journal.rounds
    whole = head | {"rounds": [opened | {"moves": game.journal.lines}]}
    assert read_record(json.dumps(whole).encode()).view(0) == game.match.view(0)


def test_a_drawn_card_is_shown_to_the_one_who_drew_it_alone() -> None:
    game = Game()
    seat = game.turn()
    game.referee.propose(seat, Draw())
    mine, other = game.seats[seat].shows[-1], game.seats[1 - seat].shows[-1]
    assert mine[1][0].card in game.match.view(seat).hand
    assert other[1] == (Drew(seat, None),)
    assert other[0].hand == game.match.view(1 - seat).hand


def test_a_refused_move_goes_back_to_its_seat_and_nothing_is_written_or_shown() -> None:
    game = Game()
    seat = game.turn()
    del game.happened[:]
    game.referee.propose(1 - seat, Draw())
    (refusal, move), *_ = game.seats[1 - seat].refusals
    assert (refusal.reason, move) == (Reason.OUT_OF_TURN, Draw())
    assert game.happened == []
    assert game.seats[seat].refusals == []


def test_undo_is_written_as_a_line_of_its_own_and_leads_back() -> None:
    for number in range(60):
        game = Game()
        for _ in range(number):
            game.simple_turn()
            if game.match.stage != "round":
                break
        if game.match.stage == "round" and game.match.check(game.turn(), TakeDiscard()) is None:
            break
    else:
        pytest.fail("no discard could be taken in any of the deals")
    seat, before = game.turn(), game.match.current_round
    game.referee.propose(seat, TakeDiscard())
    game.referee.propose(seat, TakeBack())
    assert game.match.current_round == before
    assert game.journal.lines[-2:] == [f"{seat} take", f"{seat} undo"]
    assert game.seats[seat].shows[-1][1] == (TookBack(seat, TakeDiscard()),)


def test_a_journal_that_fails_is_told_once_and_play_goes_on() -> None:
    game = Game()
    game.journal.fails = True
    game.simple_turn()
    game.simple_turn()
    assert [str(error) for error in game.troubles] == ["no space left"]
    assert game.referee.info.saved is False
    game.journal.fails = False
    game.simple_turn()
    assert game.referee.info.saved is True
    game.journal.fails = True
    game.simple_turn()
    assert len(game.troubles) == 2


def test_a_second_press_on_the_next_round_deals_nothing() -> None:
    game = Game()
    game.referee.deal()
    assert len(game.match.rounds) == 1
    assert sum(isinstance(event, RoundDealt) for _, events, _ in game.seats[0].shows for event in events) == 1


def test_at_the_end_of_a_round_the_record_is_written_before_the_scores_are_shown() -> None:
    game = Game()
    # Nobody lays anything: after the twentieth reshuffle the round is dead (rules.md 1.14).
    for _ in range(3000):
        if game.match.stage != "round":
            break
        game.simple_turn()
    assert game.match.stage == "deal"
    assert game.happened[-3:] == ["record", ("shown", 0), ("shown", 1)]
    view, events, info = game.seats[0].shows[-1]
    assert isinstance(events[-1], RoundScored)
    assert info.penalties == ((0, 0),)
    assert read_record(game.journal.records[-1]).totals == (0, 0)
    assert view.public.phase == "over"


# ------------------------------------------------------------------------------------------------- a step gone wrong


def stopping(game: Game) -> list[RoundStopped]:
    """Let the referee of this game tell what it stopped, instead of raising it."""
    told: list[RoundStopped] = []
    game.referee._stopped = told.append
    return told


def test_a_move_gone_wrong_is_neither_written_nor_shown_and_the_match_stands_before_it(monkeypatch) -> None:
    game = Game()
    stopped = stopping(game)
    game.simple_turn()
    seat = game.turn()
    game.referee.propose(seat, Draw())
    del game.happened[:]
    lines, before, view = list(game.journal.lines), game.match.current_round, game.match.view(seat)

    def wrong(current: Round, move: Move, reshuffle) -> Played:
        played = play_round(current, move, reshuffle)
        return replace(played, round=replace(played.round, stock=played.round.stock[1:]))

    monkeypatch.setattr(match_module, "play_round", wrong)
    card = min(game.match.view(seat).hand)
    game.referee.propose(seat, Discard(card))
    assert (game.happened, game.journal.lines) == ([], lines)
    assert (game.match.current_round, game.match.view(seat)) == (before, view)
    (error,) = stopped
    assert error.line == f"{seat} drop {card.code}"
    assert "lie about" in str(error.__cause__)
    monkeypatch.undo()
    assert read_record(error.record).view(seat) == view
    # Nothing moves until it is wished.
    game.referee.propose(seat, Discard(card))
    game.referee.deal()
    game.referee.time_out()
    assert game.happened == []
    game.referee.resume()
    assert game.happened == [("shown", 0), ("shown", 1)]
    game.referee.propose(seat, Discard(card))
    assert game.journal.lines == [*lines, f"{seat} drop {card.code}"]
    assert len(stopped) == 1


def test_an_engine_that_raises_in_the_middle_of_a_move_is_stopped_alike(monkeypatch) -> None:
    game = Game()
    stopped = stopping(game)
    seat, before = game.turn(), game.match.current_round

    def wrong(*_told: object) -> tuple[int, ...]:
        raise ZeroDivisionError("no cards")

    monkeypatch.setattr(match_module, "play_round", wrong)
    game.referee.propose(seat, Draw())
    assert isinstance(stopped[0].__cause__, ZeroDivisionError)
    assert game.match.current_round == before
    assert game.journal.lines == []


def test_a_wrong_score_stops_the_round_before_its_end(monkeypatch) -> None:
    game = Game()
    stopped = stopping(game)
    monkeypatch.setattr(scoring, "penalties", lambda _public, hands: (7,) * len(hands))
    for _ in range(3000):
        if stopped:
            break
        game.simple_turn()
    assert "the penalties must be" in str(stopped[0])
    assert game.match.stage == "round"
    assert game.journal.records == []
    monkeypatch.undo()
    game.referee.resume()
    game.referee.propose(game.turn(), Draw())
    assert game.match.stage == "deal"
    assert len(game.journal.records) == 1


def test_a_wrong_deal_is_dealt_again_once_it_is_wished(monkeypatch) -> None:
    game = Game()
    stopped = stopping(game)
    fresh = Match(STANDARD, game.match.seats, SecretShuffler(lambda number: seeded_secret("again", 1, number)))
    referee = Referee(fresh, game.seats, game.journal, app="0", trouble=game.troubles.append, stopped=stopped.append)
    deal = match_module.deal
    monkeypatch.setattr(match_module, "deal", lambda *told: deal(*told[:-1], told[-1][1:]))
    del game.happened[:]
    referee.begin()
    assert game.happened == ["head"]
    assert [error.line for error in stopped] == ["deal"]
    assert fresh.current_round is None
    monkeypatch.undo()
    referee.resume()
    assert game.happened == ["head", "round", ("shown", 0), ("shown", 1)]


def test_who_tells_nobody_of_it_raises_it(monkeypatch) -> None:
    game = Game()
    monkeypatch.setattr(match_module, "play_round", lambda *_told: None)
    with pytest.raises(RoundStopped):
        game.referee.propose(game.turn(), Draw())
