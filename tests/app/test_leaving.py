"""A person leaves the seat: a computer player plays on in it, through the program as a whole, and gives it back."""

from pathlib import Path

import pytest

from scala40 import paths
from scala40.cli import main
from scala40.engine.moves import Draw
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


def kept():
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
    record = kept()
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


def test_the_seat_is_taken_back_in_the_middle_of_a_turn_and_the_person_ends_it(qtbot, sit) -> None:
    sitting = sit(pace="fast")
    # Nobody takes a discard before opening: it would have to be laid before another goes.
    sitting.program.new_match(("Marta",), "tournament", "Anna")
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=30_000)
    model, page = sitting.model, page_of(sitting)
    leave_the_seat(sitting)
    qtbot.waitUntil(lambda: model.view.to_move and model.view.public.phase == "play", timeout=30_000)
    page.bar.primary.click()
    assert model.watching == ""
    before = len(model.view.log)
    qtbot.wait(600)
    assert len(model.view.log) == before, "nobody moves here but the person"
    card = next(card for card in sorted(model.view.hand) if model.targets([card]).pile)
    assert model.drop_on_pile([card]) is None
    assert not model.view.to_move
    lines = [model.log.index(row).data() for row in range(model.log.rowCount())]
    assert any(line.startswith("Anna drew") for line in lines)
    assert any(line.startswith("You discarded") for line in lines)


def test_a_seat_left_while_another_computer_player_thinks(qtbot, sit) -> None:
    sitting = sit(pace="fast")
    sitting.program.settings.change(opponents=("master",))
    sitting.program.new_match(("Marta",), "standard", "Anna")
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=30_000)
    model = sitting.model
    model.propose(Draw())
    card = next(card for card in sorted(model.view.hand) if model.targets([card]).pile)
    model.drop_on_pile([card])
    assert not model.view.to_move
    leave_the_seat(sitting)
    moved = len(model.view.log)
    qtbot.waitUntil(
        lambda: {event.seat for event in model.view.log[moved:] if hasattr(event, "seat")} == {0, 1}, timeout=60_000
    )
    assert model.watching == "stand_in"


def test_who_quits_while_somebody_sits_in_has_the_own_seat_again(qtbot, sit) -> None:
    first = sit()
    first.program.settings.change(pace="fast")
    first.program._pace = "fast"
    first.program.new_match(("Marta",), "standard", "Anna")
    qtbot.waitUntil(lambda: first.model.view.to_move, timeout=30_000)
    leave_the_seat(first)
    qtbot.waitUntil(lambda: first.model.info.sat_in_for == (0,), timeout=30_000)
    assert first.close()
    assert main(["saves", "--verify", "--data-dir", str(paths.data_folder())]) == 0

    second = sit()
    second.program.continue_match()
    assert second.model.watching == ""
    # What the journal of the open round does not keep stands beside it.
    assert second.model.info.sat_in_for == (0,)
    qtbot.waitUntil(lambda: second.model.view.to_move, timeout=30_000)
    assert second.model.primary().kind != "take_seat"


def log_of(sitting: Sitting) -> list[str]:
    """The last moves as they are told."""
    log = sitting.model.log
    return [log.index(row).data() for row in range(log.rowCount())]


def test_after_quitting_the_log_names_who_moved_as_before(qtbot, sit) -> None:
    first = sit()
    first.program._pace = "fast"
    first.program.new_match(("Marta",), "standard", "Anna")
    qtbot.waitUntil(lambda: first.model.view.to_move, timeout=30_000)
    model = first.model
    model.propose(Draw())
    card = next(card for card in sorted(model.view.hand) if model.targets([card]).pile)
    assert model.drop_on_pile([card]) is None
    qtbot.waitUntil(lambda: model.view.to_move, timeout=30_000)
    leave_the_seat(first)
    qtbot.waitUntil(lambda: any(line.startswith("Anna discarded") for line in log_of(first)), timeout=30_000)
    qtbot.waitUntil(lambda: model.view.to_move or model.stage != "round", timeout=30_000)
    page_of(first).bar.primary.click()
    if model.stage == "round" and model.view.public.phase == "draw":
        model.propose(Draw())
    told = log_of(first)
    assert any(line.startswith("You discarded") for line in told)
    assert first.close()

    second = sit()
    second.program.continue_match()
    assert log_of(second) == told
    assert second.close()
    third = sit()
    third.program.continue_match()
    assert log_of(third) == told


def test_the_question_holds_everybody_and_leads_out_of_the_room(qtbot, sit) -> None:
    sitting = sit()
    sitting.program.new_match(("Marta",), "standard", "Anna")
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=30_000)
    model, page = sitting.model, page_of(sitting)
    model.propose(Draw())
    card = next(card for card in sorted(model.view.hand) if model.targets([card]).pile)
    sitting.window.table_menu.stand_in.trigger()
    assert page.leaving.asking
    model.drop_on_pile([card])
    assert not page.leaving.asking, "who moves plays on"
    qtbot.waitUntil(lambda: model.view.to_move, timeout=30_000)
    sitting.window.table_menu.stand_in.trigger()
    moved = len(model.view.log)
    qtbot.wait(100)
    assert len(model.view.log) == moved
    page.leaving.chooser.answers[1].click()
    assert sitting.program.model is None
    assert sitting.window.current_page() is sitting.window.start_page
    assert sitting.program.waiting_match() is not None
