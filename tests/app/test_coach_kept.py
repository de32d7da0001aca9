"""The coach is open for those who asked to be shown, folded for those who can play, and then as it was left."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scala40.settings import Settings, SettingsStore
from scala40.views.table.coach_panel import CoachPanel
from scala40.views.table.table_page import TablePage
from tests.app.test_program import Sitting


@pytest.fixture
def sitting(qtbot: QtBot, tmp_path: Path) -> Iterator[Sitting]:
    made = Sitting(qtbot, tmp_path / "data")
    yield made
    made.close()


def coach_of(sitting: Sitting) -> CoachPanel:
    page = sitting.window.current_page()
    assert isinstance(page, TablePage)
    return page.panel.coach


@pytest.mark.parametrize("knows", [True, False])
def test_the_answer_of_the_first_start_decides_until_the_player_folds_it(sitting: Sitting, knows: bool) -> None:
    window, settings = sitting.window, sitting.program.settings
    first = window.first_start_page
    (first.know_tile if knows else first.show_tile).click()
    sitting.program.new_match(("Marta",), "standard", "Ada")
    coach = coach_of(sitting)
    assert coach.folded is knows
    coach.press()
    assert settings.value.coach_open is knows
    window.leave_for_start()
    sitting.program.new_match(("Marta",), "standard", "Ada")
    assert coach_of(sitting).folded is not knows


def test_nobody_is_helped_who_only_watches(sitting: Sitting) -> None:
    sitting.program.settings.change(knows_the_game=False)
    sitting.program.watch()
    assert coach_of(sitting).isHidden()
    entry = sitting.window.entries.coach
    assert not entry.isEnabled()
    assert "demo" in entry.statusTip()


def test_it_is_open_for_whoever_has_not_been_asked(tmp_path: Path) -> None:
    assert Settings().shows_coach
    store = SettingsStore(tmp_path / "settings.json")
    store.change(knows_the_game=True)
    assert not store.value.shows_coach
    store.change(coach_open=True)
    assert SettingsStore(tmp_path / "settings.json").value.shows_coach
