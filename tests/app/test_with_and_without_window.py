"""A match of computer players is the same to the byte with the window and without it: views know no rule."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scala40 import __version__
from scala40.arena.simulate import Plan, _new_match, play_unit
from scala40.engine.record import write_record
from scala40.engine.rules import CLASSIC, STANDARD, Rules
from scala40.storage.journal import Unsaved
from scala40.views.table.table_page import TablePage
from tests.app.test_program import Sitting


@pytest.mark.parametrize(
    ("rules", "levels", "seed"),
    [(STANDARD, ("beginner", "casual", "club"), "window"), (CLASSIC, ("club", "beginner"), "another")],
)
def test_the_same_match_with_and_without_a_window(
    qtbot: QtBot, tmp_path: Path, rules: Rules, levels: tuple[str, ...], seed: str
) -> None:
    plan = Plan(rules=rules, levels=levels, matches=1, seed=seed, records=tmp_path / "records")
    without = play_unit(plan, 1, 0).record
    assert without is not None

    sitting = Sitting(qtbot, tmp_path / "data")
    a_match = _new_match(plan, 1, 0)
    shown: list[str] = []
    session = sitting.program.seating.sit_down(a_match, Unsaved())
    assert sitting.program.model is not None
    sitting.program.model.shown.connect(lambda events: shown.extend(type(event).__name__ for event in events))
    page = sitting.window.current_page()
    assert isinstance(page, TablePage)
    session.begin()
    qtbot.waitUntil(lambda: a_match.stage == "over", timeout=240_000)
    # All of it went through the table.
    assert {"RoundDealt", "Drew", "Discarded", "LaidMelds"} <= set(shown)
    assert write_record(a_match, __version__) == without
    sitting.close()
    sitting.close()
