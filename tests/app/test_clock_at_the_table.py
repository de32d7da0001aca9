"""The program joins clock, pause and table: seconds reach the plate, and a pause stops them."""

from pathlib import Path

import pytest

from scala40.play.clock import TimeLeft
from scala40.views.table.table_page import TablePage
from tests.app.test_program import Sitting


@pytest.fixture
def sitting(qtbot, tmp_path: Path):
    made = Sitting(qtbot, tmp_path / "data")
    yield made
    made.close()
    made.close()


def page_of(sitting: Sitting) -> TablePage:
    page = sitting.window.current_page()
    assert isinstance(page, TablePage)
    return page


def test_seconds_stand_on_the_plate_and_a_pause_stops_them(qtbot, sitting: Sitting) -> None:
    now = [1000.0]
    sitting.program.new_match(("Marta",), "online", "Ada")
    session, page = sitting.program.runs, page_of(sitting)
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=30_000)
    session._clock._now = lambda: now[0]
    session.pause_clock()
    session._clock._spent = {}
    session.go_on_clock()
    assert session.time_left == TimeLeft(0, 60)
    now[0] += 20
    qtbot.waitUntil(lambda: page.plates[0].time is not None and page.plates[0].time.seconds == 40, timeout=5000)
    assert page.plates[1].time is None
    assert page.covers.may_pause
    page.covers.toggle_pause()
    now[0] += 500
    session._tick()
    assert session.time_left == TimeLeft(0, 40)
    page.covers.toggle_pause()
    now[0] += 41
    session._tick()
    lines = [sitting.model.log.index(row).data() for row in range(sitting.model.log.rowCount())]
    assert "Time's up" in lines


def test_without_the_rule_there_is_no_clock_but_a_pause(qtbot, sitting: Sitting) -> None:
    sitting.program.new_match(("Marta",), "standard", "Ada")
    page = page_of(sitting)
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=30_000)
    assert [plate.time for plate in page.plates] == [None, None]
    assert page.covers.may_pause
    page.covers.toggle_pause()
    assert "nobody moves" in page.covers.pause.accessibleName()


def test_the_clock_stands_while_another_page_is_read(qtbot, sitting: Sitting) -> None:
    sitting.program.new_match(("Marta",), "online", "Ada")
    session, page, window = sitting.program.runs, page_of(sitting), sitting.window
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=30_000)
    for read in (window.show_rules, window.show_shortcuts, window.show_settings, window.show_rule_card):
        assert not session._clock.paused
        read()
        assert session._clock.paused
        window._show(page)
    page.covers.toggle_pause()
    window.show_rules()
    window._show(page)
    assert session._clock.paused, "the pause goes on under what was read"
    page.covers.toggle_pause()
    assert not session._clock.paused
