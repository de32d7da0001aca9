"""What a round's end is worth: near even totals the points themselves, near the limit the match."""

import pytest
from msgspec.structs import replace

from scala40.bots.outcome import Outcome
from scala40.bots.prospects import Prospects, chance_of
from scala40.engine.rules import STANDARD, Rules
from scala40.engine.view import PlayerView
from tests.bots.boards import in_play


def view_at(totals: tuple[int, ...], rules: Rules = STANDARD, number: int = 1) -> PlayerView:
    view = in_play("JD QD KD")
    players = len(totals)
    public = replace(
        view.public,
        rules=rules,
        number=number,
        seats=tuple(range(players)),
        counts=(3,) + (13,) * (players - 1),
        opened=(False,) * players,
    )
    return replace(view, public=public, totals=totals)


def worth(view: PlayerView, *penalties: int) -> float:
    closer = penalties.index(min(penalties))
    return Prospects(view).of(Outcome(penalties, closer, False, False))


@pytest.mark.parametrize("lost", [5, 10, 25, 50, 100])
def test_from_even_totals_a_point_is_all_but_a_point(lost: int) -> None:
    even = view_at((0, 0))
    level = worth(even, 0, 0)
    assert worth(even, 0, lost) - level == pytest.approx(lost, rel=0.2)
    assert worth(even, lost, 0) - level == pytest.approx(-lost, rel=0.2)


def test_points_beyond_the_limit_are_worth_nothing() -> None:
    view = view_at((95, 40))
    assert worth(view, 6, 0) == worth(view, 90, 0) == 0
    assert worth(view, 0, 60) < worth(view, 0, 61) == worth(view, 0, 100)


def test_with_much_to_lose_a_few_points_count_more_than_many_behind_somebody_far_back() -> None:
    close = view_at((50, 90))
    assert worth(close, 0, 11) - worth(close, 0, 10) > 20 * (worth(close, 0, 10) - worth(close, 0, 9))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("match_type", ["last_standing", "first_out", "fixed_rounds"])
def test_the_chances_of_all_seats_are_one(players: int, match_type: str) -> None:
    rules = replace(STANDARD, match_type=match_type, fixed_rounds=4 if match_type == "fixed_rounds" else None)
    for totals in ((0, 10, 20, 30, 40, 50), (100, 3, 101, 7, 120, 7), (101, 102, 103, 104, 101, 101)):
        for left in (0, 2):
            every = dict(enumerate(totals[:players]))
            assert sum(chance_of(seat, every, rules, left) for seat in every) == pytest.approx(1)


def test_less_is_better_for_oneself_and_worse_for_others() -> None:
    for rules in (STANDARD, replace(STANDARD, match_type="first_out"), replace(STANDARD, concealed_bonus="minus_100")):
        chances = [chance_of(0, {0: mine, 1: 50, 2: 60}, rules, 0) for mine in range(-100, 130, 10)]
        assert chances == sorted(chances, reverse=True)
        assert chances[0] > chances[-1] + 0.3


def test_the_last_of_fixed_rounds_is_won_by_the_lowest_total_alone() -> None:
    rules = replace(STANDARD, match_type="fixed_rounds", fixed_rounds=3)
    last = view_at((30, 20), rules, 3)
    assert worth(last, 0, 11) == worth(last, 0, 80) > worth(last, 0, 10) > worth(last, 0, 9) == worth(last, 50, 0)
    first = view_at((30, 20), rules, 1)
    assert worth(first, 0, 11) < worth(first, 0, 80)


def test_whoever_may_come_back_comes_back_with_the_worst_total() -> None:
    rules = replace(STANDARD, reentries=1)
    assert chance_of(0, {0: 130, 1: 20, 2: 60}, rules, 0) == chance_of(2, {0: 130, 1: 20, 2: 60}, rules, 0) > 0
    assert chance_of(0, {0: 130, 1: 20}, rules, 0) == 0


def test_partners_win_together() -> None:
    rules = replace(STANDARD, partners="pairs")
    view = view_at((0, 0, 0, 0), rules)
    assert worth(view, 0, 20, 10, 20) > worth(view, 0, 20, 20, 20)
    assert worth(view, 10, 20, 0, 20) == worth(view, 0, 20, 10, 20)


def test_a_round_for_the_win_is_won_by_going_out() -> None:
    view = view_at((105, 105))
    prospects = Prospects(view)
    assert prospects.of(Outcome((0, 12), 0, False, False)) == 1
    assert prospects.of(Outcome((3, 0), 1, False, False)) == 0
    assert prospects.of(Outcome((0, 0), None, False, True)) == 0.5


def test_the_numbers_are_those_that_the_rounds_of_club_players_give() -> None:
    # `resources/make/make_prospects.py` solved the match exactly for 3000 rounds; a few of its chances, in per cent.
    solved = {
        (0, 10): 54,
        (0, 25): 58,
        (0, 50): 68,
        (0, 75): 79,
        (50, 75): 63,
        (50, 100): 79,
        (80, 100): 65,
        (30, 60): 63,
    }
    for totals, chance in solved.items():
        assert 100 * chance_of(0, dict(enumerate(totals)), STANDARD, 0) == pytest.approx(chance, abs=2)
