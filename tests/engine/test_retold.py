"""A round told once more shows each seat exactly what it saw when it moved."""

import pytest
from msgspec.structs import replace

from scala40.bots.body import choose
from scala40.bots.levels import LEVELS
from scala40.bots.seeds import decision_seed
from scala40.engine.events import Discarded, LaidOff, RoundDied
from scala40.engine.moves import Move, Pass, Reenter
from scala40.engine.retold import retold
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
