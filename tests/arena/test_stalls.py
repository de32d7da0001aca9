"""The search for stalled matches: that it plays everywhere, and finds one that does not end."""

import pytest

from scala40.engine.rules import PRESETS
from tests import stalls

LEVELS = ("beginner", "casual", "greedy", "club")


def test_every_rule_set_is_played_with_all_its_seats() -> None:
    everywhere = stalls.tables()
    assert {name for name, _ in everywhere} == set(PRESETS)
    assert {seats for _, seats in everywhere} == {2, 3, 4, 5, 6}


@pytest.mark.parametrize("name", list(PRESETS))
def test_a_match_comes_to_its_end(name: str) -> None:
    seats = max(seats for rules, seats in stalls.tables() if rules == name)
    ended = stalls.play_one(name, seats, LEVELS, "ci")
    assert ended.problem == ""
    assert ended.rounds > 0
    assert ended.longest > seats


def test_a_match_that_goes_on_for_ever_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stalls, "MOST_TURNS", 2)
    assert stalls.play_one("standard", 2, LEVELS, "ci").problem == "does not come to its end"


def test_a_broken_match_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stalls, "read_record", lambda data: data.decode("ascii").index("no record"))
    assert stalls.play_one("standard", 2, LEVELS, "ci").problem.startswith("ValueError")
