"""The program lets the table follow the settings: no clock in comfort, confirmed discards, announcements, motion."""

from pathlib import Path

import pytest

from scala40.views.cards.flight import NORMAL, STILL
from scala40.views.table.table_page import TablePage
from tests.app.test_program import Sitting


@pytest.fixture
def sitting(qtbot, tmp_path: Path):
    made = Sitting(qtbot, tmp_path / "data", pace=None)
    made.program.settings.change(pace="fast")
    yield made
    made.close()
    made.close()


def page_of(sitting: Sitting) -> TablePage:
    page = sitting.window.current_page()
    assert isinstance(page, TablePage)
    return page


@pytest.mark.parametrize("comfort", [False, True])
def test_comfort_hurries_nobody_who_plays_alone(qtbot, sitting: Sitting, comfort: bool) -> None:
    sitting.program.settings.change(comfort=comfort, pace="off")
    sitting.program.new_match(("Marta",), "online", "Ada")
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=30_000)
    assert sitting.model.rules.turn_seconds == 60
    assert (sitting.program.runs.time_left is None) == comfort


def test_comfort_turned_on_and_off_at_the_table_acts_at_once(qtbot, sitting: Sitting) -> None:
    sitting.program.settings.change(pace="off")
    sitting.program.new_match(("Marta",), "online", "Ada")
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=30_000)
    plate = page_of(sitting).plates[0]
    assert plate.time is not None
    sitting.program.settings.change(comfort=True)
    assert (sitting.program.runs.time_left, plate.time) == (None, None)
    assert not sitting.program.runs._ticks.isActive()
    sitting.program.settings.change(comfort=False)
    assert sitting.program.runs.time_left.seconds == 60
    assert plate.time is not None
    assert sitting.program.runs._ticks.isActive()


def test_comfort_asks_before_a_discard_and_moves_nothing(sitting: Sitting) -> None:
    sitting.program.new_match(("Marta",), "standard", "Ada")
    page = page_of(sitting)
    sitting.program.settings.change(comfort=True)
    assert page.handling._dragging.confirms
    assert page.glider.motion == STILL
    sitting.program.settings.change(comfort=False, pace="normal")
    assert not page.handling._dragging.confirms
    assert page.glider.motion == NORMAL


def test_reduced_motion_and_announcements_are_switches_of_their_own(sitting: Sitting) -> None:
    sitting.program.settings.change(reduced_motion=True, announcements=False)
    sitting.program.new_match(("Marta",), "standard", "Ada")
    page = page_of(sitting)
    assert page.glider.motion == STILL
    before = list(page.announcer.said)
    page.announcer.say("Anna drew.")
    assert page.announcer.said == before
    sitting.program.settings.change(reduced_motion=False, announcements=True, pace="normal")
    page.announcer.say("Anna drew.")
    assert page.announcer.said[-1] == "Anna drew."
    assert page.glider.motion == NORMAL
