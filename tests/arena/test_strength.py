"""The ladder of the levels, held by fixed seeds: the same deals each time, so the verdict can be repeated."""

import pytest

from scala40.arena import report
from scala40.arena.simulate import Plan, simulate
from scala40.bots.levels import LEVELS, OFFERED
from scala40.engine.rules import PRESETS


def played(levels: tuple[str, ...], matches: int, seed: str, rules: str = "standard") -> report.Report:
    plan = Plan(levels=levels, rules=PRESETS[rules], matches=matches, seed=seed, duplicate=True)
    return report.report(plan, list(simulate(plan)), 1.0)


def test_club_beats_the_beginner_and_the_beginner_is_not_hopeless() -> None:
    club, beginner = played(("club", "beginner"), 40, "ci ladder").lines
    assert club.share >= 0.7
    assert beginner.share > 0
    assert club.points > 0


def test_club_beats_the_greedy_player() -> None:
    club, _ = played(("club", "greedy"), 60, "ci greedy").lines
    assert club.points > 0


@pytest.mark.parametrize("rules", list(PRESETS))
def test_four_at_a_time_end_their_match_under_every_rule_set(rules: str) -> None:
    counted = played(("club", "beginner", "casual", "greedy"), 1, "ci four", rules)
    assert counted.matches == 4
    assert sum(line.won for line in counted.lines) == pytest.approx(4)
    assert counted.lines[0].ms < 20


def test_the_window_offers_known_levels_and_keeps_the_greedy_one_hidden() -> None:
    assert set(OFFERED) <= set(LEVELS)
    assert "greedy" not in OFFERED
