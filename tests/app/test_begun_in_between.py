"""C-28: a match begun, loaded or gone on with at any instant loses nothing of the one that was at the table before."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from scala40 import __version__
from scala40.app.saves import fresh_shuffler
from scala40.engine.match import Match
from scala40.engine.record import write_record
from tests.app.test_program import Sitting

INSTANTS = 16
MOST_MS = 120
"""Longer than a computer player thinks and a card flies at a fast pace, so that every instant is met."""
THREE = ("Marta", "Luca", "Elena")


@pytest.fixture
def sitting(qtbot, tmp_path: Path):
    made = Sitting(qtbot, tmp_path / "data", "fast")
    yield made
    made.close()
    made.close()


def at_table(sitting: Sitting) -> tuple[Match, int]:
    """The match at the table, and its number among the saved ones."""
    seated = sitting.program.seating
    assert seated.a_match is not None
    assert seated._journal is not None
    assert seated._journal.match_id is not None
    return seated.a_match, seated._journal.match_id


def played_on(qtbot, sitting: Sitting, a_match: Match, moves: int) -> None:
    """Wait until the others have made so many moves of the round, or wait for the player themselves."""
    qtbot.waitUntil(lambda: sitting.model.view.to_move or len(a_match.entries) >= moves, timeout=30_000)


def test_at_any_instant(qtbot, sitting: Sitting, tmp_path: Path) -> None:
    chance, program, window = random.Random(28), sitting.program, sitting.window
    program.settings.change(opponents=("club", "casual", "beginner"))
    program.new_match(THREE, "standard", "Ada")
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=30_000)
    a_match, _ = at_table(sitting)
    file = tmp_path / "begun.scala40.json"
    file.write_bytes(write_record(a_match, __version__))
    moves = 0

    def leave_and_go_on() -> None:
        window.leave_for_start()
        window.go_on()

    ways = (lambda: program.new_match(THREE, "standard", "Ada"), window.quick_round, leave_and_go_on, leave_and_go_on)
    for _ in range(INSTANTS):
        wanted, (before, _) = chance.randint(1, 6), at_table(sitting)
        played_on(qtbot, sitting, before, wanted)
        qtbot.wait(chance.randint(0, MOST_MS))
        if program.model is not None and program.model.view.to_move and program.model.view.public.phase == "draw":
            # So that the others have their turns again.
            program.model.draw()
            program.model.drop_on_pile((program.model.hand.cards[0],))
        left, number = at_table(sitting)
        shown = write_record(left, __version__)
        moves += len(left.entries)
        chance.choice((*ways, lambda: program.open_file(file)))()
        assert at_table(sitting)[0] is not left
        kept = program._store.match(number, fresh_shuffler())
        assert write_record(kept, __version__) == shown
        # Nobody of the table that was left moves any more.
        qtbot.wait(5)
        assert write_record(left, __version__) == shown
    assert moves > INSTANTS // 2
