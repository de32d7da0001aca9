"""Simulated matches follow from their seed alone, and the report counts them rightly."""

import json
import math
from array import array
from pathlib import Path

import pytest
from msgspec.structs import replace

from scala40.arena import report
from scala40.arena.simulate import MatchReport, Plan, simulate, units
from scala40.engine.match import Made
from scala40.engine.record import read_record
from scala40.engine.rules import CLASSIC, STANDARD


def plan(**fields: object) -> Plan:
    return Plan(**{"levels": ("beginner", "beginner"), "rules": STANDARD, "matches": 2, "seed": "7"} | fields)


def test_the_same_seed_gives_the_same_records_and_another_seed_others(tmp_path: Path) -> None:
    for name, seed in (("one", "7"), ("again", "7"), ("other", "8")):
        assert len(list(simulate(plan(seed=seed, records=tmp_path / name)))) == 2
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names == ["match-00001.scala40", "match-00002.scala40"]
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "again" / name).read_bytes()
        assert (tmp_path / "one" / name).read_bytes() != (tmp_path / "other" / name).read_bytes()


def test_several_processes_write_what_one_writes(tmp_path: Path) -> None:
    alone = sorted(simulate(plan(records=tmp_path / "one")), key=lambda done: done.unit)
    both = sorted(simulate(plan(records=tmp_path / "two"), jobs=2), key=lambda done: done.unit)
    assert [done.penalties for done in alone] == [done.penalties for done in both]
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()


def test_a_record_tells_what_the_report_says(tmp_path: Path) -> None:
    (done,) = simulate(plan(rules=CLASSIC, levels=("beginner",) * 3, records=tmp_path, matches=1))
    a_match = read_record((tmp_path / "match-00001.scala40").read_bytes())
    assert a_match.stage == "over"
    assert a_match.winners == done.winners
    assert a_match.totals == done.penalties
    assert a_match.tally.rounds_won == done.rounds_won
    assert [len(times) for times in done.thought] == [
        sum(isinstance(entry, Made) and entry.seat == seat for played in a_match.rounds for entry in played.entries)
        for seat in range(3)
    ]


def test_mirrored_matches_share_their_deals_and_rotate_the_players(tmp_path: Path) -> None:
    mirrored = plan(levels=("beginner",) * 3, matches=1, duplicate=True, records=tmp_path)
    assert units(mirrored) == [(1, 0), (1, 1), (1, 2)]
    played = list(simulate(mirrored))
    assert [done.places for done in played] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    decks = [read_record(path.read_bytes()).rounds[0].deck for path in sorted(tmp_path.iterdir())]
    assert len(decks) == 3
    assert decks[0] == decks[1] == decks[2]


def test_too_many_seats_for_the_rules_are_refused() -> None:
    with pytest.raises(ValueError, match="max_players"):
        next(simulate(plan(levels=("beginner",) * 5)))


def done(unit: int, winner: int, penalties: tuple[int, int], rotation: int = 0) -> MatchReport:
    places = (0, 1) if rotation == 0 else (1, 0)
    won = (2, 1) if winner == 0 else (1, 2)
    thought = (array("f", [0.01] * 10), array("f", [0.01] * 9 + [0.11]))
    levels = ("beginner", "beginner")
    return MatchReport(unit, rotation, levels, places, (winner,), penalties, (3, 3), won, 0, thought)


def test_shares_intervals_and_elo() -> None:
    played = [done(unit, int(unit % 4 == 0), (30, 60)) for unit in range(1, 17)]
    counted = report.report(plan(matches=16), played, 2.0)
    first, second = counted.lines
    assert (first.won, first.share, second.share) == (12, 0.75, 0.25)
    # Three to one are 400 * log10(3) = 190.8 points.
    assert first.elo == pytest.approx(190.85, abs=0.01)
    assert second.elo == pytest.approx(-190.85, abs=0.01)
    # Twelve times 1 and four times 0: the standard deviation is the square root of 3 / 15.
    assert first.share_low == pytest.approx(0.75 - 1.96 * math.sqrt(0.2 / 16))
    assert first.share_high == pytest.approx(0.75 + 1.96 * math.sqrt(0.2 / 16))
    assert first.elo_low is not None
    assert first.elo_low < first.elo
    assert (first.penalty, first.penalty_margin) == (10, 0)
    assert (first.ms, second.ms) == (pytest.approx(10), pytest.approx(20))
    # Of 160 decisions alike 99 % take no longer than each; of the others every tenth stands out.
    assert (first.ms_p99, first.ms_longest, second.ms_longest) == (
        pytest.approx(10),
        pytest.approx(10),
        pytest.approx(110),
    )
    assert (counted.rounds, counted.dead_rounds, counted.rounds_per_second) == (48, 0, 24)


def test_the_unit_of_equal_deals_is_the_sample() -> None:
    mirrored = plan(matches=10, duplicate=True)
    # The seat with the good cards wins each time: mirrored, the players are as good as each other.
    played = [done(unit, 0, (0, 60), rotation) for unit in range(1, 11) for rotation in (0, 1)]
    first = report.report(mirrored, played, 1.0).lines[0]
    assert (first.share, first.share_low, first.share_high) == (0.5, 0.5, 0.5)
    assert first.elo == 0


INTERVALS = ("share_low", "share_high", "elo_low", "elo_high", "penalty_margin", "points_margin")


@pytest.mark.parametrize(("matches", "duplicate"), [(1, False), (9, False), (9, True)])
def test_fewer_than_ten_units_have_no_interval(matches: int, duplicate: bool) -> None:
    asked = plan(matches=matches, duplicate=duplicate)
    played = [done(unit, unit % 2, (30, 60), rotation) for unit, rotation in units(asked)]
    value = report.as_json(asked, report.report(asked, played, 1.0))
    for line in value["lines"]:
        assert [line[key] for key in INTERVALS] == [None] * len(INTERVALS)
    assert "Infinity" not in json.dumps(value)
    assert math.isclose(value["lines"][0]["penalty"], 10 if not duplicate else 15)


def test_ten_units_have_intervals() -> None:
    counted = report.report(plan(matches=10), [done(unit, unit % 2, (30, 60)) for unit in range(1, 11)], 1.0)
    for line in counted.lines:
        assert None not in [getattr(line, key) for key in INTERVALS]


@pytest.mark.parametrize("matches", [10, 40])
def test_all_won_is_no_certainty(matches: int) -> None:
    counted = report.report(plan(matches=matches), [done(unit, 0, (0, 60)) for unit in range(1, matches + 1)], 1.0)
    first, second = counted.lines
    assert (first.share, first.share_high, second.share, second.share_low) == (1, 1, 0, 0)
    assert first.share_low is not None
    # With such a share all would be won in one of forty runs.
    assert first.share_low**matches == pytest.approx(0.025)
    assert second.share_high == pytest.approx(1 - first.share_low)
    for line in counted.lines:
        assert (line.elo, line.elo_low, line.elo_high) == (None, None, None)


def test_points_a_round_are_those_of_the_others_less_ones_own() -> None:
    played = [done(unit, unit % 2, (30, 60) if unit % 2 else (45, 15)) for unit in range(1, 11)]
    first, second = report.report(plan(matches=10), played, 1.0).lines
    # (60 - 30) / 3 rounds and (15 - 45) / 3 rounds.
    assert (first.points, second.points) == (0, 0)
    assert first.points_margin == pytest.approx(1.96 * math.sqrt(1000 / 9 / 10))
    assert (first.ahead, first.behind, second.ahead) == (5, 5, 5)


def test_units_that_rotations_split_evenly_are_for_nobody() -> None:
    mirrored = plan(matches=2, duplicate=True)
    winners = {(1, 0): 0, (1, 1): 0, (2, 0): 0, (2, 1): 1}
    played = [done(unit, winner, (0, 60), rotation) for (unit, rotation), winner in winners.items()]
    first = report.report(mirrored, played, 1.0).lines[0]
    assert (first.ahead, first.behind) == (1, 0)


@pytest.mark.parametrize(
    ("ahead", "behind", "chance"), [(0, 0, 1), (1, 0, 1), (5, 0, 1 / 16), (0, 5, 1 / 16), (8, 2, 0.109375), (3, 3, 1)]
)
def test_the_sign_test_is_exact(ahead: int, behind: int, chance: float) -> None:
    assert report.sign_test(ahead, behind) == pytest.approx(chance)


def test_a_run_that_was_broken_off_goes_on_from_its_records(tmp_path: Path) -> None:
    whole = plan(matches=2, duplicate=True, records=tmp_path)
    alone = sorted(simulate(whole), key=lambda done: (done.unit, done.rotation))
    kept = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    (tmp_path / "match-00001-2.scala40").unlink()
    (tmp_path / "match-00002-1.scala40").write_bytes(kept["match-00002-1.scala40"][:-40])
    again = sorted(simulate(whole), key=lambda done: (done.unit, done.rotation))
    assert [done.found for done in again] == [True, False, False, True]
    for one, other in zip(alone, again, strict=True):
        assert (one.winners, one.penalties, one.rounds, one.rounds_won, one.dead, one.places, one.levels) == (
            other.winners,
            other.penalties,
            other.rounds,
            other.rounds_won,
            other.dead,
            other.places,
            other.levels,
        )
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == kept
    counted = report.report(whole, again, 1.0)
    assert counted.found == 2
    assert counted.rounds_per_second == sum(sum(done.rounds_won) + done.dead for done in again if not done.found)


def test_records_of_another_simulation_are_not_mistaken_for_ones_own(tmp_path: Path) -> None:
    list(simulate(plan(matches=1, records=tmp_path)))
    for other in (plan(seed="8"), plan(levels=("greedy", "beginner")), plan(rules=CLASSIC)):
        with pytest.raises(ValueError, match="another simulation"):
            list(simulate(replace(other, matches=1, records=tmp_path)))


def test_single_rounds_end_with_their_first_deal_and_go_on_from_their_records(tmp_path: Path) -> None:
    rounds = plan(levels=("club", "beginner", "casual"), matches=3, single=True, duplicate=True, records=tmp_path)
    played = sorted(simulate(rounds), key=lambda done: (done.unit, done.rotation))
    assert len(played) == 9
    assert all(done.rounds == (1, 1, 1) for done in played)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names[:2] == ["round-00001-1.scala40", "round-00001-2.scala40"]
    for done, name in zip(played, names, strict=True):
        a_match = read_record((tmp_path / name).read_bytes())
        (round_,) = a_match.rounds
        assert round_.penalties == done.penalties
        assert a_match.current_round is not None
        closer = a_match.current_round.public.closer
        assert done.winners == ((0, 1, 2) if closer is None else (closer,))
    again = sorted(simulate(rounds), key=lambda done: (done.unit, done.rotation))
    assert all(done.found for done in again)
    assert [done.penalties for done in again] == [done.penalties for done in played]


def test_single_rounds_are_counted_in_points_and_have_no_elo() -> None:
    rounds = plan(matches=2, single=True, duplicate=True)
    counted = report.report(rounds, list(simulate(rounds)), 1.0)
    assert (counted.matches, counted.rounds) == (0, 4)
    assert [line.elo for line in counted.lines] == [None, None]
    assert counted.lines[0].points == -counted.lines[1].points
    assert sum(line.won for line in counted.lines) == pytest.approx(4)
