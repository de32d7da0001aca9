"""No decision depends on a card that its seat has not seen (engine-notes.md 6, "No peeking")."""

import random

import pytest

from scala40.bots.body import choose
from scala40.bots.levels import STRENGTHS
from scala40.bots.master import decided
from scala40.engine.view import PlayerView, Round
from tests.bots.boards import HABITS, QUICK, a_match, redealt, rules_for, views

POSITIONS = 84
"""For each rule set and number of seats below; `python -m tests.bots.test_honesty` tries ten thousand."""
TABLES = [("standard", 2), ("classic", 3), ("tournament", 4), ("online", 2), ("family", 5), ("beginner", 6)]


def positions(rules_name: str, players: int, count: int, seed: str) -> list[tuple[PlayerView, Round]]:
    """Positions spread over matches of all levels: every third decision."""
    found: list[tuple[PlayerView, Round]] = []
    number = 0
    while len(found) < count:
        number += 1
        levels = [HABITS[(seat + number) % len(HABITS)] for seat in range(players)]
        played = a_match(rules_for(rules_name, players), levels, f"{seed} {number}")
        for step, (view, whole) in enumerate(views(played, most=1000)):
            if step % 3 == 0:
                found.append((view, whole))
                if len(found) == count:
                    break
    return found


def assert_honest(rules_name: str, players: int, count: int, seed: str) -> None:
    """The same move from the same view, whatever the others hold and the stock brings."""
    chance = random.Random(f"{seed} {rules_name} {players}")
    changed = 0
    characters = [level for name, level in QUICK.items() if name not in STRENGTHS]
    for number, (view, whole) in enumerate(positions(rules_name, players, count, seed)):
        # Where others hold few cards, chance may deal them the same ones once more.
        dealt = (redealt(whole, view, chance) for _ in range(50))
        other = next((one for one in dealt if one.hands != whole.hands), whole)
        changed += other.hands != whole.hands
        again = PlayerView(view.seat, other.public, other.hands[view.seat], view.log, view.totals)
        levels = [QUICK[name] for name in STRENGTHS]
        # One character after the other, since they differ in tastes alone.
        levels.append(characters[number % len(characters)])
        for level in levels:
            # Whoever imagines remembers a decision: nothing of the first view is to be known when the second is judged.
            decided.cache_clear()
            move = choose(view, number, level)
            decided.cache_clear()
            assert choose(again, number, level) == move, (level.name, view)
    assert changed == count


@pytest.mark.parametrize(("rules_name", "players"), TABLES)
def test_no_decision_depends_on_cards_that_the_seat_has_not_seen(rules_name: str, players: int) -> None:
    assert_honest(rules_name, players, POSITIONS, "honest")


if __name__ == "__main__":
    for rules_name, players in TABLES:
        assert_honest(rules_name, players, 10_000 // len(TABLES) + 1, "ten thousand")
        print(rules_name, players, "no decision depends on hidden cards")
