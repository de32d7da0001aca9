"""Opening a match from a file, saving the one at the table as a file, and watching computer players, by the menu."""

from datetime import date
from pathlib import Path

import pytest

from scala40.bots.body import choose
from scala40.bots.levels import LEVELS
from scala40.engine.record import read_record
from scala40.play.people import HUMAN
from scala40.views import file_dialogs
from scala40.views.match_files import file_name
from tests.app.test_program import Sitting


@pytest.fixture
def sitting(qtbot, tmp_path: Path):
    made = Sitting(qtbot, tmp_path / "data")
    yield made
    made.close()


@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The file that is chosen in both dialogs."""
    file = tmp_path / "Anna, Marta 2026.scala40"
    monkeypatch.setattr(file_dialogs, "file_to_save", lambda *_: file)
    monkeypatch.setattr(file_dialogs, "file_to_load", lambda *_: file)
    return file


def told(sitting: Sitting) -> str:
    return " ".join(sitting.window.notices.texts())


def open_match(sitting: Sitting) -> None:
    next(entry for entry in sitting.window.menus.entries() if entry.name == "open_match").trigger()


def test_their_keys(sitting: Sitting) -> None:
    keys = {name: sitting.window.menus.key_of(name) for name in ("new_match", "open_match", "save_match", "watch")}
    assert keys == {"new_match": "Ctrl+N", "open_match": "Ctrl+O", "save_match": "Ctrl+S", "watch": "D"}


def test_a_match_saved_in_the_middle_of_a_round_goes_on_from_its_file(qtbot, sitting: Sitting, chosen: Path) -> None:
    entries = sitting.window.entries
    assert not entries.save.isEnabled()
    sitting.program.settings.change(opponents=("club",), player_name="Anna")
    sitting.program.new_match(("Marta",), "classic", "Anna")
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=20_000)
    sitting.model.propose(choose(sitting.model.view, 1, LEVELS["club"]))
    entries.save.trigger()
    hand, log = sitting.model.view.hand, sitting.model.view.public.discards
    saved = read_record(chosen.read_bytes())
    assert ([seat.name for seat in saved.seats], saved.stage) == (["Anna", "Marta"], "round")
    sitting.window.leave_for_start()
    open_match(sitting)
    assert (sitting.model.view.hand, sitting.model.view.public.discards[: len(log)]) == (hand, log)


@pytest.mark.parametrize("content", [b"no match", b"", b"{}"])
def test_a_file_that_is_no_match_is_explained_and_the_match_at_the_table_stays(
    sitting: Sitting, chosen: Path, content: bytes
) -> None:
    sitting.program.settings.change(opponents=("club",), player_name="Anna")
    sitting.program.new_match(("Marta",), "classic", "Anna")
    model = sitting.model
    chosen.write_bytes(content)
    open_match(sitting)
    assert sitting.model is model
    assert "Anna, Marta 2026.scala40 is not a match file" in told(sitting)


def test_what_cannot_be_written_is_one_sentence(sitting: Sitting, chosen: Path) -> None:
    sitting.program.settings.change(opponents=("club",), player_name="Anna")
    sitting.program.new_match(("Marta",), "classic", "Anna")
    chosen.mkdir()
    sitting.window.entries.save.trigger()
    assert "Anna, Marta 2026.scala40" in told(sitting)
    assert chosen.is_dir()


def test_computer_players_are_watched_by_the_last_choices(sitting: Sitting) -> None:
    sitting.program.settings.change(opponents=("casual", "master"), rules="tournament", player_name="Marta")
    watch = sitting.window.entries.watch
    sitting.window.show_start()
    watch.trigger()
    assert [seat.player.split("-")[0] for seat in sitting.model.seats] == ["casual", "master", "master"]
    assert HUMAN not in {seat.player for seat in sitting.model.seats}
    assert len({seat.name for seat in sitting.model.seats} | {"Marta"}) == 4
    assert (sitting.model.watching, sitting.model.rules.name) == ("demo", "tournament")
    # Another may be watched instead; it is no match of the player's that waits.
    assert watch.isEnabled()
    assert watch.toolTip() == watch.statusTip() == "Another match of computer players begins in place of this one."
    only = ["The demo plays by itself. For a match of your own choose “New match”."]
    assert sitting.window.notices.texts() == only
    watch.trigger()
    assert sitting.window.notices.texts() == only
    sitting.window.leave_for_start()
    assert sitting.window.notices.texts() == []
    assert watch.statusTip() == ""
    assert sitting.program.waiting_match() is None


def test_nobody_who_plays_is_taken_away_by_a_single_letter(sitting: Sitting) -> None:
    sitting.program.settings.change(opponents=("club",), player_name="Anna")
    sitting.program.new_match(("Marta",), "classic", "Anna")
    model, watch = sitting.model, sitting.window.entries.watch
    assert not watch.isEnabled()
    assert watch.toolTip() == "You are in a match. Go to the start page first; your match stays saved."
    watch.trigger()
    assert sitting.model is model


@pytest.mark.parametrize(
    ("seats", "name"),
    [
        (("Anna", "Marta"), "Anna, Marta 2026-11-30.scala40"),
        (("a/b", "C:\\con"), "a_b, C__con 2026-11-30.scala40"),
        (("Żółć " * 30,), ("Żółć " * 30)[:60].strip() + " 2026-11-30.scala40"),
    ],
)
def test_the_name_of_the_file_suits_every_system(seats: tuple[str, ...], name: str) -> None:
    assert file_name(seats, date(2026, 11, 30)) == name
