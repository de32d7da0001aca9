"""The player that imagines: it goes out when it can, keeps to its plan, and leaves its habits for a clear gain."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from scala40.bots import imagined
from scala40.bots.body import choose, think
from scala40.bots.habits import by_habit
from scala40.bots.levels import CLUB, EXPERT, MASTER
from scala40.bots.lines import MOST_LINES, lines_of_play
from scala40.bots.master import decided
from scala40.bots.plans import played
from scala40.bots.seeds import decision_seed
from scala40.bots.this_turn import since_the_draw
from scala40.engine.moves import Discard, Draw, LayMelds, LayOff, SwapJoker, TakeDiscard
from scala40.engine.rules import PRESETS, STANDARD
from scala40.engine.view import PlayerView
from tests.bots.boards import a_match, card_of, in_play, rules_for, views

FEW = replace(MASTER, worlds=16)


def moments(
    rules_name: str = "standard", players: int = 2, seed: str = "master", most: int = 300
) -> Iterator[PlayerView]:
    for view, _ in views(a_match(rules_for(rules_name, players), ("club",) * players, seed), most):
        yield view


@pytest.mark.parametrize("rules_name", list(PRESETS))
def test_the_lines_are_few_legal_to_their_end_and_begin_with_the_habit(rules_name: str) -> None:
    several = 0
    for view in moments(rules_name, 3):
        start, made = since_the_draw(view)
        if view.public.phase != "play" or made:
            continue
        assert start == view
        lines = lines_of_play(view, MASTER)
        assert 1 <= len(lines) <= MOST_LINES
        assert len(set(lines)) == len(lines)
        assert lines[0][0] == by_habit(view, 1, MASTER)
        for line in lines:
            reached = played(view.public, view.hand, line)
            assert reached is not None
            assert reached[0].phase == "over" or reached[0].turn != view.seat
        several += len(lines) > 1
    assert several > 20


def test_what_was_done_since_the_draw_is_told_from_the_events() -> None:
    kinds = set()
    for number in range(6):
        start: dict[int, PlayerView] = {}
        for view in moments("family", 3, f"since {number}"):
            if view.public.phase != "play":
                continue
            before, made = since_the_draw(view)
            if not made:
                start[view.seat] = view
            assert before == start[view.seat]
            assert played(before.public, before.hand, made) is not None
            kinds.update(type(move) for move in made)
    assert kinds == {LayMelds, LayOff, SwapJoker}


def test_going_out_is_not_imagined_but_done() -> None:
    view = in_play("9C TC JC QC KC 2H", opened=(True, True))
    decision = decided(view, 1, MASTER)
    assert decision.worlds == 0
    assert decision.moves[-1] == Discard(card_of("2H"))
    assert isinstance(choose(view, 1, MASTER), LayMelds)


@pytest.mark.parametrize("players", [2, 4])
def test_a_plan_made_at_the_draw_is_gone_on_with_to_the_discard(players: int) -> None:
    long = 0
    for number in range(2):
        match = a_match(STANDARD, ("master",) * players, f"plan {number}")
        plan = ()
        for view, _ in views(match, most=150):
            if view.public.phase != "play":
                continue
            _, made = since_the_draw(view)
            level = replace(MASTER, worlds=2)
            seed = decision_seed(match.bot_seed or "", view)
            if not made:
                plan = decided(view, seed, level).moves
            assert choose(view, seed, level) == plan[len(made)]
            long += len(made) > 0
    assert long > 4


def test_a_turn_begun_by_somebody_else_is_ended_from_where_it_stands() -> None:
    ended = 0
    for view in moments(seed="taken over", most=300):
        if view.public.phase != "play" or since_the_draw(view)[1]:
            continue
        lines = lines_of_play(view, MASTER)
        for line in lines[1:]:
            if len(line) > 1:
                public, hand = played(view.public, view.hand, line[:1])
                # No event tells of the move: as in a position that was set up.
                move = choose(PlayerView(view.seat, public, hand, (), view.totals), 3, FEW)
                assert played(public, hand, (move,)) is not None
                ended += 1
    assert ended > 1


def test_it_leaves_its_habits_now_and_then_and_only_for_what_came_out_better() -> None:
    left = weighed = 0
    for view in moments(most=140):
        decision = decided(since_the_draw(view)[0], 5, FEW)
        if not decision.worlds:
            continue
        weighed += 1
        habit = decision.compared[0]
        assert habit.gain == habit.error == 0
        if decision.moves != habit.moves:
            left += 1
            chosen = next(one for one in decision.compared if one.moves == decision.moves)
            assert chosen.gain > FEW.gate * chosen.error
        else:
            best = max(decision.compared, key=lambda one: one.gain)
            assert best.gain <= FEW.gate * best.error or best.worlds < decision.worlds
    assert 0 < left < weighed / 2


def test_a_gate_as_high_as_the_sky_is_the_habit() -> None:
    shut = replace(FEW, gate=1e9, name="shut")
    for step, view in enumerate(moments(most=60)):
        assert choose(view, step, shut) == by_habit(view, step, CLUB)


def test_an_expert_compares_discards_alone() -> None:
    seen = 0
    for view in moments(most=200):
        decision = decided(since_the_draw(view)[0], 5, replace(EXPERT, worlds=2))
        seen += bool(decision.compared)
        assert len({one.moves[:-1] for one in decision.compared}) <= 1
        assert len(decision.compared) <= 4
    assert seen > 30


def test_taking_is_weighed_against_drawing() -> None:
    weighed = 0
    for number in range(4):
        for view in moments(seed=f"taking {number}"):
            if view.public.phase == "draw":
                decision = decided(view, 1, replace(FEW, worlds=2))
                if decision.compared:
                    weighed += 1
                    assert {one.moves for one in decision.compared} == {(Draw(),), (TakeDiscard(),)}
    assert weighed > 3


class Clock:
    """Runs by so many seconds each time it is looked at."""

    def __init__(self, step: float) -> None:
        self.step, self.now = step, 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_time_cuts_a_decision_between_two_batches_and_the_same_worlds_give_it_again() -> None:
    cut = 0
    for view in moments(most=36):
        assert think(view, 7, MASTER, Clock(0)).cut is None
        thought = think(view, 7, MASTER, Clock(0.4))
        if thought.cut is not None:
            cut += 1
            assert thought.cut == 16
            assert think(view, 7, replace(MASTER, worlds=thought.cut)).move == thought.move
    assert cut > 4


@pytest.mark.parametrize("field", [{"buying": True}, {"group_joker_swap": "both_missing"}, {"partners": "pairs"}])
def test_rules_that_the_compact_playout_does_not_know_are_imagined_on_the_engine_in_fewer_worlds(field) -> None:
    rules = replace(STANDARD, **field)
    weighed = 0
    for number, (view, _) in enumerate(views(a_match(rules, ("club",) * 4, "slow"), most=60)):
        if number % 6 == 0:
            decision = decided(since_the_draw(view)[0], 1, replace(MASTER, worlds=8))
            assert decision.worlds <= 2
            assert len(decision.compared) <= 4
            weighed += bool(decision.compared)
            assert choose(view, 1, replace(MASTER, worlds=8)) is not None
    assert weighed > 2


def test_imagined_rounds_of_club_players_go_as_they_would_at_the_table() -> None:
    for number in range(3):
        match = a_match(STANDARD, ("club", "club"), f"imagined {number}")
        outcomes = set()
        for view, whole in views(match):
            if view.public.number > 1:
                break
            outcomes.add(imagined.imagine(whole.public, whole.hands, whole.stock, 1).penalties)
        assert outcomes == {match.rounds[0].penalties}
