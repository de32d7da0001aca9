"""Who is eliminated, who leads, how ties are broken, deciding rounds, re-entries and pairs (rules.md 2, match_type)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from scala40.engine import standing
from scala40.engine.events import MatchEnded, RoundDealt
from scala40.engine.match import Match
from scala40.engine.moves import Discard, Draw, Reenter, Retire
from scala40.engine.notation import read_card
from scala40.engine.position import read_position
from scala40.engine.rules import STANDARD, Rules
from scala40.engine.standing import Tally
from tests.engine.set_up import match_at, rules_of


def house(**fields: Any) -> Rules:
    """`standard` for up to six, with these fields changed."""
    return replace(STANDARD, max_players=6, **fields)


def tally(*totals: int, won: tuple[int, ...] = (), unopened: tuple[int, ...] = ()) -> Tally:
    """A tally in which nobody has re-entered."""
    zeros = (0,) * len(totals)
    return Tally(totals, won or zeros, unopened or zeros, zeros)


@pytest.mark.parametrize(
    ("kind", "total", "out"),
    [("reached", 100, False), ("reached", 101, True), ("exceeded", 101, False), ("exceeded", 102, True)],
)
def test_the_limit(kind: Any, total: int, out: bool) -> None:
    assert standing.beyond_limit(total, house(eliminated_at=kind)) == out


def test_fixed_rounds_eliminate_nobody() -> None:
    rules = house(match_type="fixed_rounds", fixed_rounds=3)
    assert standing.newly_eliminated((0, 1), tally(500, 0), rules) == ()
    assert [standing.is_over((0, 1), (), rounds, 2, rules) for rounds in (2, 3)] == [False, True]


def test_a_pair_goes_out_by_the_sum_of_both() -> None:
    rules = house(partners="pairs")
    assert standing.sides(6, rules) == ((0, 3), (1, 4), (2, 5))
    assert standing.newly_eliminated(range(4), tally(50, 60, 51, 40), rules) == (0, 2)
    assert standing.newly_eliminated(range(4), tally(50, 60, 50, 41), rules) == (1, 3)
    assert standing.count_sides((0, 1, 3), 4, rules) == 2
    assert standing.leaders(range(4), tally(100, 10, 0, 95), rules) == ((0, 2),)


@pytest.mark.parametrize(
    ("won", "unopened", "first"),
    [
        ((0, 0, 0, 0), (0, 0, 0, 0), ((0,), (1,), (2,))),
        ((0, 0, 0, 0), (1, 0, 1, 0), ((1,),)),
        ((0, 2, 2, 9), (0, 0, 0, 0), ((1,), (2,))),
        ((0, 2, 2, 9), (0, 1, 0, 0), ((2,),)),
        ((3, 0, 0, 9), (1, 1, 1, 0), ((0,),)),
    ],
)
def test_ties_go_by_rounds_unopened_then_by_rounds_won(
    won: tuple[int, ...], unopened: tuple[int, ...], first: tuple[tuple[int, ...], ...]
) -> None:
    assert standing.leaders(range(4), tally(40, 40, 40, 41, won=won, unopened=unopened), house()) == first


def test_a_lower_total_beats_any_tie_break() -> None:
    assert standing.leaders((0, 1), tally(39, 40, won=(0, 5), unopened=(5, 0)), house()) == ((0,),)
    assert standing.leaders((1,), tally(39, 40), house()) == ((1,),)


# ----------------------------------------------------------------------------------------------------- whole matches


def closes(rules: Rules, hands: list[str], totals: list[int], **more: Any) -> Match:
    """A match in which seat 0 has just gone out."""
    a_match = match_at(rules, ["2S", *hands], totals=totals, discards="3S", stock="9C", **more)
    a_match.play(0, Discard(read_card("2S")))
    return a_match


def stands(a_match: Match, hands: list[str], **more: Any) -> None:
    """Put the round that has just been dealt where it is told; the rules are those of the match."""
    rules = {name: getattr(a_match.rules, name) for name in a_match.rules.__struct_fields__}
    opened = more.pop("opened", [True] * len(hands))
    seats = [{"hand": hand, "opened": has} for hand, has in zip(hands, opened, strict=True)]
    told = {"rules": rules, "phase": "play", "seats": seats, "dealer": a_match.rounds[-1].dealer, "stock": "9C"}
    a_match.current_round = read_position(told | more).round()


def test_the_last_one_standing_wins() -> None:
    a_match = closes(house(), ["KC", "KD"], [90, 95, 99])
    assert (a_match.stage, a_match.winners, a_match.totals) == ("over", (0,), (90, 105, 109))


def test_play_goes_on_until_so_many_survivors_are_left() -> None:
    a_match = closes(house(survivors=2), ["KC", "3C", "2C"], [50, 95, 20, 95])
    assert (a_match.stage, a_match.winners, a_match.eliminated) == ("deal", (), {1})
    a_match = closes(house(survivors=2), ["KC", "3C", "KD"], [50, 95, 20, 95])
    assert (a_match.stage, a_match.winners) == ("over", (2,))


def test_if_one_round_eliminates_all_they_are_ranked() -> None:
    rules = house(dead_round="counted")
    a_match = match_at(rules, ["KC", "KD", "QD"], totals=[95, 93, 99], phase="draw", discards="3S", stock="")
    events = a_match.play(0, Draw())
    assert (a_match.stage, a_match.winners, a_match.totals) == ("over", (1,), (105, 103, 109))
    assert events[-1] == MatchEnded((1,), (105, 103, 109))


def test_first_out_ends_with_the_first_elimination() -> None:
    a_match = closes(house(match_type="first_out"), ["KC", "3C"], [50, 95, 20])
    assert (a_match.stage, a_match.winners) == ("over", (2,))
    a_match = closes(house(match_type="first_out"), ["5C", "3C"], [50, 95, 20])
    assert a_match.stage == "deal"


def test_dead_rounds_count_among_the_fixed_ones() -> None:
    rules = house(match_type="fixed_rounds", fixed_rounds=1)
    a_match = match_at(rules, ["KC", "KD"], totals=[5, 3], phase="draw", discards="3S", stock="")
    a_match.play(0, Draw())
    assert (a_match.stage, a_match.winners, a_match.totals) == ("over", (1,), (5, 3))


@pytest.mark.parametrize(("closer", "winner"), [(0, 0), (2, 2), (None, None)])
def test_a_deciding_round_among_the_tied(closer: int | None, winner: int | None) -> None:
    """Three seats, seats 0 and 2 tied in everything; who goes out in the deciding round wins, whatever the totals."""
    rules = house(match_type="fixed_rounds", fixed_rounds=1)
    a_match = match_at(rules, ["KC", "KD", "KH"], totals=[5, 9, 5], phase="draw", discards="3S", stock="")
    a_match.play(0, Draw())
    assert (a_match.stage, a_match.playing, a_match.deciding) == ("deal", (0, 2), True)
    dealt = a_match.deal()[0]
    assert isinstance(dealt, RoundDealt)
    assert set(dealt.seats) == {0, 2}
    if closer is None:
        stands(a_match, ["KC", "", "KH"], turn=0, phase="draw", discards="3S", stock="")
        a_match.play(0, Draw())
        assert (a_match.stage, a_match.winners) == ("over", (0, 2))
        return
    hands = ["AC", "", "AD"]
    hands[closer] = "2S"
    stands(a_match, hands, turn=closer, discards="3S")
    a_match.play(closer, Discard(read_card("2S")))
    assert (a_match.stage, a_match.winners) == ("over", (winner,))
    assert a_match.rounds[-1].penalties == tuple(11 if seat == 2 - closer else 0 for seat in range(3))


def test_a_deciding_round_eliminates_nobody_and_asks_nobody_back() -> None:
    rules = house(dead_round="counted", reentries=2)
    a_match = match_at(rules, ["KC", "KD", "9D"], totals=[99, 99, 99], phase="draw", discards="3S", stock="")
    a_match.play(0, Draw())
    # All three are out at once; 108 leads alone.
    assert (a_match.stage, a_match.winners) == ("over", (2,))
    tied = match_at(rules, ["KC", "KD", "KH"], totals=[99, 99, 99], phase="draw", discards="3S", stock="")
    tied.play(0, Draw())
    assert (tied.stage, tied.playing) == ("deal", (0, 1, 2))
    tied.deal()
    stands(tied, ["2S", "KD", "KH"], turn=0, discards="3S")
    events = tied.play(0, Discard(read_card("2S")))
    assert (tied.stage, tied.winners, tied.totals) == ("over", (0,), (109, 119, 119))
    assert isinstance(events[-1], MatchEnded)


def test_a_tie_between_pairs_is_decided_by_one_of_them() -> None:
    rules = house(partners="pairs", match_type="fixed_rounds", fixed_rounds=1)
    a_match = match_at(rules, ["KC", "KD", "KH", "KS"], totals=[5, 3, 5, 7], phase="draw", discards="3S", stock="")
    a_match.play(0, Draw())
    assert a_match.playing == (0, 1, 2, 3)
    a_match.deal()
    stands(a_match, ["AC", "AD", "AH", "2S"], turn=3, discards="3S")
    a_match.play(3, Discard(read_card("2S")))
    assert (a_match.stage, a_match.winners, a_match.totals) == ("over", (1, 3), (16, 14, 16, 7))


def test_both_of_a_pair_leave_together() -> None:
    rules = house(partners="pairs")
    a_match = closes(rules, ["KC", "3C", "4D", "KD", "9D"], [10, 60, 10, 10, 31, 10])
    assert a_match.eliminated == {1, 4}
    assert a_match.stage == "deal"
    a_match.deal()
    assert a_match.current_round is not None
    assert set(a_match.current_round.public.seats) == {0, 2, 3, 5}


def test_re_entries_are_counted() -> None:
    rules = house(reentries=1)
    a_match = closes(rules, ["KC", "3C"], [10, 95, 20])
    assert (a_match.stage, a_match.mover) == ("reentry", 1)
    a_match.play(1, Reenter())
    assert a_match.totals == (10, 23, 23)
    again = match_at(rules, ["2S", "KC", "3C"], totals=[10, 95, 20], discards="3S", stock="9C")
    again.tally = replace(again.tally, reentered=(0, 1, 0))
    again.play(0, Discard(read_card("2S")))
    assert (again.stage, again.eliminated) == ("deal", {1})


def test_no_re_entry_in_other_matches() -> None:
    assert closes(house(reentries=3, match_type="first_out"), ["KC", "3C"], [10, 95, 20]).stage == "over"
    pairs = house(reentries=3, partners="pairs")
    assert closes(pairs, ["KC", "3C", "4D", "KD", "9D"], [10, 60, 10, 10, 31, 10]).stage == "deal"
    assert closes(house(reentries=3, survivors=2), ["KC", "3C"], [10, 95, 20]).stage == "over"


def test_staying_out_ends_the_match_where_one_is_left() -> None:
    rules = rules_of("F")
    a_match = closes(rules, ["KC", "KD"], [40, 95, 20])
    assert a_match.stage == "reentry"
    a_match.play(1, Retire())
    assert (a_match.stage, a_match.eliminated) == ("deal", {1})
    assert a_match.rounds[-1].totals == (40, 105, 30)


def placed(*wanted: Any, **more: Any) -> list[tuple[int, tuple[int, ...], int]]:
    """Place, side and total of each rank; `wanted` are totals by seat."""
    rules = more.pop("rules", house())
    winners = more.pop("winners")
    last = more.pop("last", (1,) * len(wanted))
    return [
        (rank.place, rank.side, rank.total) for rank in standing.ranking(tally(*wanted, **more), rules, winners, last)
    ]


def test_the_final_order_goes_by_how_long_one_stayed_and_then_by_totals() -> None:
    assert placed(30, 110, 130, 105, winners=(0,), last=(5, 5, 3, 4)) == [
        (1, (0,), 30),
        (2, (1,), 110),
        (3, (3,), 105),
        (4, (2,), 130),
    ]


def test_equal_totals_are_told_apart_by_the_tie_breaks_or_share_a_place() -> None:
    assert [rank[:2] for rank in placed(9, 50, 50, 50, winners=(0,), unopened=(0, 1, 0, 1), won=(1, 0, 0, 2))] == [
        (1, (0,)),
        (2, (2,)),
        (3, (3,)),
        (4, (1,)),
    ]
    assert [rank[:2] for rank in placed(9, 50, 50, 60, winners=(0,))] == [(1, (0,)), (2, (1,)), (2, (2,)), (4, (3,))]


def test_whoever_played_the_deciding_round_comes_before_the_others() -> None:
    """A deciding round is scored as always; its loser may have more points than those who had no part in it."""
    assert [rank[:2] for rank in placed(60, 90, 70, winners=(0,), last=(4, 4, 3))] == [(1, (0,)), (2, (1,)), (3, (2,))]


def test_a_shared_win_is_one_first_place() -> None:
    assert [rank[:2] for rank in placed(70, 20, 80, winners=(0, 2), last=(4, 3, 4))] == [
        (1, (0,)),
        (1, (2,)),
        (3, (1,)),
    ]


def test_pairs_are_ranked_by_their_sums() -> None:
    pairs = house(partners="pairs")
    assert placed(10, 60, 70, 15, winners=(1, 3), rules=pairs) == [(1, (1, 3), 75), (2, (0, 2), 80)]


def test_who_comes_back_does_so_with_the_worst_total_of_those_still_in() -> None:
    assert standing.reentry_total((0, 2), tally(40, 112, 97, 85)) == 97


def test_a_round_adds_to_the_tally_what_each_seat_made_of_it() -> None:
    before = Tally((10, 0, 95, 7), (1, 0, 0, 2), (0, 3, 1, 0), (0, 0, 1, 0))
    after = standing.after_round(before, (0, 25, 100, -3), 0, [2])
    assert after == Tally((10, 25, 195, 4), (2, 0, 0, 2), (0, 3, 2, 0), (0, 0, 1, 0))
    dead = standing.after_round(before, (0, 0, 0, 0), None, [0, 1])
    assert dead == Tally((10, 0, 95, 7), (1, 0, 0, 2), (1, 4, 1, 0), (0, 0, 1, 0))
    assert standing.after_reentry(after, 2, (0, 1, 3)) == replace(after, totals=(10, 25, 25, 4), reentered=(0, 0, 2, 0))
    assert standing.new_tally(2) == Tally((0, 0), (0, 0), (0, 0), (0, 0))


def test_when_a_match_is_over() -> None:
    pairs = house(partners="pairs")
    assert not standing.is_over((0, 1, 2), (3,), 4, 4, pairs)
    assert standing.is_over((0, 2), (1, 3), 4, 4, pairs)
    for still_in, over in (((0, 1, 2), False), ((0, 1), True), ((0,), True), ((), True)):
        assert standing.is_over(still_in, (), 1, 4, house(survivors=2)) == over
    first = house(match_type="first_out")
    assert standing.is_over((0, 1), (2,), 1, 3, first)
    assert not standing.is_over((0,), (), 9, 3, first)
    for rounds, over in ((1, False), (2, True), (3, True)):
        assert standing.is_over((0, 1), (), rounds, 2, house(match_type="fixed_rounds", fixed_rounds=2)) == over
