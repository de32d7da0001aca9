"""No hint depends on a card that its seat has not seen, and the same view always gives the same hint."""

import random

import pytest

from scala40.coach.hints import hint
from scala40.engine.view import PlayerView
from tests.bots.boards import redealt
from tests.bots.test_honesty import positions

POSITIONS = 40
"""For each rule set and number of seats below."""


@pytest.mark.parametrize(("rules_name", "players"), [("standard", 2), ("tournament", 4), ("online", 3), ("family", 5)])
def test_what_is_hidden_changes_no_hint(rules_name: str, players: int) -> None:
    chance = random.Random(f"hints {rules_name}")
    changed = 0
    codes = set()
    for number, (view, whole) in enumerate(positions(rules_name, players, POSITIONS, "hints")):
        other = redealt(whole, view, chance)
        changed += other.hands != whole.hands
        again = PlayerView(view.seat, other.public, other.hands[view.seat], view.log, view.totals)
        found = hint(view, number)
        assert hint(again, number) == found
        assert hint(view, number) == found
        codes |= {ground.code for ground in found.grounds}
    assert changed == POSITIONS
    assert len(codes) > 5
