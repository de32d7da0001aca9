"""Every level plays whole matches under every rule set by the rules alone, and the same way each time."""

import pytest
from msgspec.structs import replace

from scala40.bots.body import choose
from scala40.bots.levels import BEGINNER, CHARACTERS, LEVELS, OFFERED, STRENGTHS
from scala40.bots.seeds import decision_seed
from scala40.engine.moves import Discard
from scala40.engine.packing import pack, unpack
from scala40.engine.rules import PRESETS, STANDARD
from scala40.engine.view import PlayerView
from tests.bots.boards import HABITS, QUICK, a_match, in_play, rules_for, views


@pytest.mark.parametrize("rules_name", list(PRESETS))
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_match_of_all_that_go_by_habit_ends_and_every_move_is_accepted(rules_name: str, players: int) -> None:
    levels = [HABITS[(seat + players) % len(HABITS)] for seat in range(players)]
    played = a_match(rules_for(rules_name, players), levels, f"ends {rules_name} {players}")
    for _ in views(played, most=30_000):
        pass
    assert played.stage == "over"
    assert played.winners


@pytest.mark.parametrize("level", list(STRENGTHS))
def test_a_decision_is_the_same_for_the_same_view_and_seed_and_after_a_journey_as_bytes(level: str) -> None:
    for view, _ in views(a_match(STANDARD, (level,) * 3, "same"), most=150 if level in HABITS else 40):
        move = choose(view, 7, QUICK[level])
        assert choose(view, 7, QUICK[level]) == move
        assert choose(unpack(pack(view), PlayerView), 7, QUICK[level]) == move


def test_seeds_of_decisions_differ_by_turn_and_match_and_do_not_know_the_secret() -> None:
    played = a_match(STANDARD, ("beginner", "beginner"), "seeds")
    seen = [view for view, _ in views(played, most=100)]
    seeds = [decision_seed("one", view) for view in seen]
    turns = {(view.public.number, view.public.turns, view.seat) for view in seen}
    assert len(set(seeds)) == len(turns) > 40
    assert not set(seeds) & {decision_seed("two", view) for view in seen}


def test_a_beginner_strays_in_some_of_its_discards_and_not_in_all() -> None:
    steady = replace(BEGINNER, strays=0.0)
    strayed = drops = 0
    for number in range(8):
        for view, _ in views(a_match(STANDARD, ("beginner", "beginner"), f"stray {number}"), most=600):
            if isinstance(choose(view, 0, steady), Discard):
                drops += 1
                strayed += choose(view, drops, BEGINNER) != choose(view, drops, steady)
    assert drops > 100
    assert abs(strayed / drops - BEGINNER.strays) < 0.15


def test_nobody_chooses_out_of_turn() -> None:
    view = in_play("JD QD KD", turn=1)
    for level in LEVELS.values():
        with pytest.raises(ValueError, match="turn"):
            choose(view, 1, level)


def test_levels_go_by_their_names() -> None:
    assert all(level.name == name for name, level in LEVELS.items())
    assert len({replace(level, name="") for level in LEVELS.values()}) == len(LEVELS)


def test_every_strength_on_offer_has_every_character_and_a_character_changes_tastes_alone() -> None:
    tastes = {"name", "out", "gift", "take_gain", "sheds_at", "holds_above"}
    for strength in OFFERED:
        plain = LEVELS[strength]
        for character in CHARACTERS:
            level = LEVELS[f"{strength}-{character}"]
            changed = {field for field in level.__struct_fields__ if getattr(level, field) != getattr(plain, field)}
            assert {"name", "out"} < changed | {"gift", "take_gain"}
            assert changed <= tastes
