"""A person leaves the seat: a computer player plays on in it, through the program as a whole, and gives it back."""

import json
from pathlib import Path

import pytest

from scala40 import paths
from scala40.cli import main
from scala40.engine.moves import Discard, Draw
from scala40.engine.record import read_record
from scala40.models.why import place_in_log, why_model, why_not
from scala40.play.sat_in import NOTED, sat_in
from scala40.storage.store import Store
from scala40.views.table.table_page import TablePage
from tests.app.test_program import Sitting


@pytest.fixture
def sit(qtbot, tmp_path: Path):
    """Starts the program in the same folder as often as wished; what is still open is closed at the end."""
    made: list[Sitting] = []

    def start(pace: str = "off") -> Sitting:
        made.append(Sitting(qtbot, tmp_path / "data", pace))
        return made[-1]

    yield start
    for sitting in made:
        sitting.close()
        sitting.close()


def page_of(sitting: Sitting) -> TablePage:
    page = sitting.window.current_page()
    assert isinstance(page, TablePage)
    return page


def leave_the_seat(sitting: Sitting) -> None:
    """By the menu, and the first answer."""
    sitting.window.table_menu.stand_in.trigger()
    page_of(sitting).leaving.chooser.answers[0].click()
    assert sitting.model.watching == "stand_in"


def kept(sitting: Sitting) -> object:
    """The record of the match played last, as it lies on disk."""
    with Store(paths.data_folder() / paths.DATABASE, read_only=True) as store:
        return read_record(store.record(store.matches()[0].match_id))


def test_a_match_left_in_the_first_turn_is_played_to_its_end(qtbot, sit) -> None:
    sitting = sit()
    sitting.program.new_match(("Marta",), "standard", "Anna")
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=30_000)
    model, page = sitting.model, page_of(sitting)
    leave_the_seat(sitting)
    qtbot.waitUntil(lambda: model.stage == "over", timeout=240_000)
    qtbot.waitUntil(lambda: page.endings.covering, timeout=5000)
    page.endings.press()
    assert "a computer player sat in for Anna" in page.endings.match_end.accessibleName()
    record = kept(sitting)
    assert record.seats[0].player == "human"
    assert sat_in(record) == (0,)
    assert all(played.extra[NOTED] == [0] for played in record.rounds)
    assert main(["saves", "--verify", "--data-dir", str(paths.data_folder())]) == 0
    # What was moved for Anna is not explained as what a computer player of the match thought.
    told = why_model(model)
    assert why_not(model) is None
    assert told.players == (1,)
    places = [place_in_log(model, model.log.index(row)) for row in range(model.log.rowCount())]
    own = [row for row in range(model.log.rowCount()) if model.log.index(row).data(model.log.SEAT) == 0]
    assert own
    assert all(places[row] is None for row in own)
