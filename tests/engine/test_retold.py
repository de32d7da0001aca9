"""A round told once more shows each seat exactly what it saw when it moved."""

import pytest
from msgspec.structs import replace

from scala40.bots.body import choose
from scala40.bots.levels import LEVELS
from scala40.bots.seeds import decision_seed
from scala40.engine.events import Discarded, LaidOff, RoundDied
from scala40.engine.match import Made
from scala40.engine.moves import Draw, Move, Pass, Reenter
from scala40.engine.retold import retold
from scala40.engine.round import Died
from scala40.engine.rules import Rules
from scala40.engine.view import PlayerView
from tests.bots.boards import a_match, rules_for


def seen_and_told(rules: Rules, players: int, seed: str) -> int:
    """How many decisions of a match were told again; each must be seen as it was."""
    played = a_match(rules, ["club", "beginner", "casual", "greedy", "club", "club"][:players], seed)
    seen: list[tuple[PlayerView, Move]] = []
    compared = 0
    while played.stage != "over":
        if played.stage == "deal":
            played.deal()
            seen = []
            continue
        seat = played.mover
        assert seat is not None
        if played.stage == "reentry":
            move: Move = Reenter()
        else:
            view = played.view(seat)
            bot_seed = played.bot_seed or ""
            move = choose(view, decision_seed(bot_seed, view), LEVELS[played.seats[seat].player])
            seen.append((view, move))
        played.play(seat, move)
        if played.rounds[-1].penalties is not None and move != Reenter():
            told = list(retold(played.rounds[-1], rules, played.totals_before))
            assert len(told) == len(seen)
            # A draw that waits for buyers is told after their answers.
            assert all((moment.view, moment.move) in seen for moment in told)
            if not rules.buying:
                assert [(moment.view, moment.move) for moment in told] == seen
            events = [event for moment in told for event in moment.events if event != RoundDied()]
            own = [event for event in played.view(told[0].view.seat).log if type(event) in (Discarded, LaidOff)]
            assert [event for event in events if type(event) in (Discarded, LaidOff)] == own
            log = played.view(told[0].view.seat).log
            assert [moment.line for moment in told] == sorted({moment.line for moment in told})
            for moment in told:
                there = log[moment.place : moment.place + len(moment.events)]
                assert [type(event) for event in there] == [type(event) for event in moment.events]
            assert not any(moment.forced for moment in told)
            compared += len(told)
    return compared


@pytest.mark.parametrize("name", ["standard", "classic", "tournament", "online", "family", "beginner"])
@pytest.mark.parametrize("players", [2, 5])
def test_every_decision_is_seen_as_it_was(name: str, players: int) -> None:
    assert seen_and_told(rules_for(name, players), players, f"retold {name}") > 50


def test_a_draw_that_waits_for_buyers_is_told_with_the_view_that_decided_it() -> None:
    rules = replace(rules_for("standard", 3), buying=True)
    assert seen_and_told(rules, 3, "buyers") > 50


def test_what_the_referee_did_when_the_time_was_up_is_nobodys_choice() -> None:
    rules = replace(rules_for("online", 2), turn_seconds=30)
    played = a_match(rules, ["club", "club"], "clock")
    played.deal()
    late = played.mover
    played.time_out()
    while played.stage == "round":
        seat = played.mover
        assert seat is not None
        view = played.view(seat)
        if view.public.phase == "buy":
            played.play(seat, Pass())
        else:
            played.play(seat, choose(view, decision_seed("clock", view), LEVELS["club"]))
    told = list(retold(played.rounds[-1], rules, played.totals_before))
    assert [moment.view.seat for moment in told if moment.forced] == [late, late]
    assert [moment.forced for moment in told] == [True, True] + [False] * (len(told) - 2)


def entries_told_again(rules: Rules, players: int, seed: str) -> set[str]:
    """The kinds of the entries of some rounds, whose logs are told again once everything is written."""
    played = a_match(rules, ["beginner"] * players, seed)
    while played.stage != "over" and len(played.rounds) < 5:
        seat = played.mover
        if played.stage == "deal":
            played.deal()
            continue
        assert seat is not None
        view = played.view(seat)
        if played.stage == "reentry":
            played.play(seat, Reenter())
        else:
            played.play(seat, choose(view, decision_seed(seed, view), LEVELS["beginner"]))
    met: set[str] = set()
    for one in played.rounds:
        if one.penalties is None:
            continue
        told = list(retold(one, rules, (0,) * players))
        made = [entry.move for entry in one.entries if isinstance(entry, Made) and entry.move != Reenter()]
        died = any(isinstance(entry, Died) for entry in one.entries)
        assert [moment.move for moment in told] == made + [Draw()] * died
        assert all(1 <= moment.line <= len(one.entries) for moment in told)
        met |= {type(entry.move if isinstance(entry, Made) else entry).__name__ for entry in one.entries}
    return met


def test_stocks_that_run_out_are_told_again() -> None:
    """With so dear an opening the cards of six are soon used up."""
    rules = replace(rules_for("family", 6), opening_points=100, max_reshuffles=1)
    assert entries_told_again(rules, 6, "short of cards") >= {"Shuffled", "Died", "Draw", "Discard"}


def test_coming_back_is_no_part_of_a_round() -> None:
    rules = replace(rules_for("family", 4), limit=60)
    assert "Reenter" in entries_told_again(rules, 4, "coming back")
