"""No unfinished match is ever hidden: the list of all, deleting and bringing back, damaged ones, and demos."""

import contextlib
import sqlite3
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from scala40 import paths
from scala40.engine.rules import STANDARD
from scala40.storage.faults import Fault, StorageError
from scala40.storage.store import Store
from scala40.texts.problems import ProblemTexts
from scala40.texts.saved_matches import SavedMatchTexts
from scala40.views.pages.saved_matches import SavedMatchesPage
from scala40.views.table.table_page import TablePage
from tests.app.test_program import Sitting, play_a_little


@pytest.fixture
def sit(qtbot, tmp_path: Path):
    """Starts the program in the same folder as often as wished; what is still open is closed at the end."""
    made: list[Sitting] = []

    def start(pace: str = "off") -> Sitting:
        made.append(Sitting(qtbot, tmp_path / "data", pace))
        made[-1].program.settings.change(knows_the_game=True, player_name="Ada")
        return made[-1]

    yield start
    for sitting in made:
        sitting.close()
        sitting.close()


def begin(sitting: Sitting, *opponents: str, rules: str = "standard") -> None:
    """A match that is begun and left."""
    sitting.program.new_match(opponents, rules, "Ada")
    sitting.window.leave_for_start()


def page_of(sitting: Sitting) -> SavedMatchesPage:
    sitting.window.entries.saved.trigger()
    page = sitting.window.current_page()
    assert isinstance(page, SavedMatchesPage)
    return page


def titles(page: SavedMatchesPage) -> list[str]:
    return [row.title() for row in page.rows]


def damage(sql: str) -> None:
    """Change the database behind the program's back."""
    with contextlib.closing(sqlite3.connect(paths.data_folder() / paths.DATABASE, isolation_level=None)) as connection:
        assert connection.execute(sql).rowcount > 0


def test_a_quick_round_or_a_new_match_hides_no_older_one(sit) -> None:
    sitting = sit()
    begin(sitting, "Marta", "Luca", rules="classic")
    sitting.program.settings.change(opponents=("beginner",))
    sitting.window.quick_round()
    sitting.window.leave_for_start()
    begin(sitting, "Elena")
    start = sitting.window.start_page
    assert start.others_button.text() == SavedMatchTexts().others(2)
    assert start.go_on_tile.line().startswith("Round 1 against Elena.")
    start.others_button.click()
    page = sitting.window.current_page()
    assert titles(page) == ["Against Elena", "Against Marta", "Against Marta and Luca"]
    assert [row.told().splitlines()[1] for row in page.rows] == [
        "Standard rules, 2 players. Round 1.",
        "Standard rules, 2 players. Round 1 of 1.",
        "Classic rules, 3 players. Round 1.",
    ]
    assert page.rows[2].told().splitlines()[2] == "Points: Ada 0, Marta 0 and Luca 0. Limit: 101."
    assert page.rows[2].told().splitlines()[3].startswith("Last played today at ")
    page.rows[2].go_on_button.click()
    assert isinstance(sitting.window.current_page(), TablePage)
    assert [seat.name for seat in sitting.model.seats] == ["Ada", "Marta", "Luca"]
    assert sitting.model.rules.name == "classic"


def test_the_list_is_reached_from_the_table_and_from_the_next_start(sit) -> None:
    first = sit()
    begin(first, "Marta")
    first.program.new_match(("Luca",), "standard", "Ada")
    page = page_of(first)
    assert first.program.model is None
    assert titles(page) == ["Against Luca", "Against Marta"]
    assert first.window.entries.saved.toolTip() == "This page is open."
    page.back_button.click()
    assert first.window.current_page() is first.window.start_page
    assert first.close()
    second = sit()
    assert second.window.start_page.others_button.text() == SavedMatchTexts().others(1)
    assert titles(page_of(second)) == ["Against Luca", "Against Marta"]


def test_without_any_the_entry_says_so(sit) -> None:
    sitting = sit()
    sitting.window.show_start()
    saved = sitting.window.entries.saved
    assert not saved.isEnabled()
    assert saved.toolTip() == "No unfinished match is saved."
    assert sitting.window.start_page.others_button.isHidden()
    sitting.window.show_saved_matches()
    page = sitting.window.current_page()
    assert page.new_match_button.isVisible()
    page.new_match_button.click()
    assert sitting.window.current_page() is sitting.window.new_match_page


def test_a_match_is_deleted_after_a_question_and_brought_back(sit) -> None:
    sitting = sit()
    begin(sitting, "Marta")
    begin(sitting, "Luca")
    page = page_of(sitting)
    row = page.rows[0]
    row.delete_button.click()
    assert row.told().splitlines()[-1] == "Delete this match?"
    row.keep_button.click()
    assert [saved.seats[1].name for saved in sitting.store.unfinished()] == ["Luca", "Marta"]
    row.delete_button.click()
    row.yes_button.click()
    assert [saved.seats[1].name for saved in sitting.store.unfinished()] == ["Marta"]
    assert sitting.program.waiting_match().opponents == ("Marta",)
    row.put_back_button.click()
    assert sitting.program.waiting_match().opponents == ("Luca",)
    row.go_on_button.click()
    assert sitting.model.seats[1].name == "Luca"


def test_a_damaged_match_is_listed_with_a_sentence_and_stays_until_it_is_deleted(sit) -> None:
    first = sit()
    begin(first, "Marta")
    begin(first, "Luca")
    assert first.close()
    damage("UPDATE matches SET record = x'00' WHERE id = 2")
    second = sit()
    assert second.program.waiting_match().opponents == ("Marta",)
    assert second.window.start_page.others_button.isVisible()
    page = page_of(second)
    damaged = page.rows[titles(page).index("A match that cannot be read")]
    assert damaged.told().splitlines()[-1].startswith("This match is damaged and cannot be continued.")
    assert damaged.go_on_button.isHidden()
    damaged.delete_button.click()
    damaged.yes_button.click()
    damaged.put_back_button.click()
    assert len(second.store.unfinished()) == 2
    assert [saved.fault is None for saved in second.store.unfinished()].count(False) == 1


def test_where_only_damaged_ones_are_left_they_are_in_sight(sit) -> None:
    first = sit()
    begin(first, "Marta")
    assert first.close()
    damage("UPDATE journal SET line = '0 drop 2C' WHERE n = 0")
    second = sit()
    start = second.window.start_page
    assert second.program.waiting_match() is None
    assert start.others_button.text() == SavedMatchTexts().unfinished(1)
    assert titles(page_of(second)) == ["Against Marta"]


def test_a_match_that_breaks_the_rules_is_told_of_once_and_marked(sit, monkeypatch) -> None:
    sitting = sit()
    begin(sitting, "Marta")
    begin(sitting, "Luca")
    whole = sitting.store.match

    def broken(match_id, onward=None):
        if match_id == 1:
            raise StorageError(Fault.WRONG_MATCH, sitting.store.path)
        return whole(match_id, onward)

    monkeypatch.setattr(sitting.store, "match", broken)
    page = page_of(sitting)
    row = page.rows[1]
    row.go_on_button.click()
    assert sitting.window.current_page() is page
    assert row.go_on_button.isHidden()
    assert sitting.window.focusWidget() is row.delete_button
    assert "damaged" in row.told()
    row.keep()
    page.rows[0].delete_button.click()
    page.rows[0].yes_button.click()
    assert sitting.program.waiting_match() is None
    assert ProblemTexts().match_broken() not in sitting.window.notices.texts()
    assert len(sitting.program.saved_matches()) == 1


def test_the_menus_do_not_read_a_match_again_each_time(sit, monkeypatch) -> None:
    sitting = sit()
    begin(sitting, "Marta")
    read = []
    whole = sitting.store.match
    monkeypatch.setattr(sitting.store, "match", lambda *each: read.append(each) or whole(*each))
    for _ in range(5):
        sitting.window.menus.game.aboutToShow.emit()
        sitting.window.show_start()
    assert len(read) <= 1
    assert sitting.program.waiting_match().opponents == ("Marta",)


def test_the_start_looks_at_no_line_of_the_matches_that_no_tile_offers(sit, monkeypatch) -> None:
    first = sit()
    for name in ("Marta", "Luca", "Elena"):
        begin(first, name)
    assert first.close()
    read: list[int] = []
    whole = Store._lines
    monkeypatch.setattr(Store, "_lines", lambda self, match_id: read.append(match_id) or whole(self, match_id))
    monkeypatch.setattr(Store, "_listed", lambda *_: pytest.fail("every line of every match is read"))
    second = sit()
    assert second.window.start_page.others_button.text() == SavedMatchTexts().others(2)
    assert read == [3], "the match that Continue offers, once"


# Demos


def test_demos_do_not_pile_up_and_stay_behind_the_player_s_matches(sit) -> None:
    sitting = sit()
    begin(sitting, "Marta")
    for _ in range(3):
        sitting.window.entries.watch.trigger()
        assert sitting.model.watching == "demo"
        sitting.window.leave_for_start()
    assert len(sitting.store.unfinished()) == 2
    assert sitting.program.waiting_match().opponents == ("Marta",)
    start = sitting.window.start_page
    assert start.others_button.isHidden(), "a match that was only watched is none of the player's"
    page = page_of(sitting)
    assert titles(page)[0] == "Against Marta"
    assert titles(page)[1].startswith("Watched: ")
    page.rows[1].go_on_button.click()
    assert sitting.model.watching == "demo"


def test_a_new_demo_forgets_no_match_that_came_in_a_file(sit, tmp_path: Path) -> None:
    sitting = sit()
    sitting.window.show_start()
    sitting.window.entries.watch.trigger()
    file = tmp_path / "watched.scala40"
    file.write_bytes(sitting.program.match_file())
    sitting.program.open_file(file)
    sitting.window.leave_for_start()
    assert len(sitting.store.unfinished()) == 2
    sitting.window.entries.watch.trigger()
    assert sorted(saved.match_id for saved in sitting.store.unfinished()) == [2, 3]


def test_the_demo_of_the_command_line_leaves_one_behind_at_most(sit) -> None:
    sitting = sit()
    sitting.program.demo(STANDARD)
    sitting.window.leave_for_start()
    sitting.program.watch()
    sitting.window.leave_for_start()
    assert [saved.match_id for saved in sitting.store.unfinished()] == [2]


def test_before_the_first_questions_are_answered_no_demo_begins(qtbot, tmp_path: Path) -> None:
    sitting = Sitting(qtbot, tmp_path / "data")
    window = sitting.window
    assert window.current_page() is window.first_start_page
    window.first_start_page.know_tile.setFocus()
    qtbot.keyClick(window.first_start_page.know_tile, Qt.Key.Key_D)
    assert window.current_page() is window.first_start_page
    assert sitting.store.matches() == []
    assert window.entries.watch.toolTip() == "First say on this page whether you know the game."
    window.first_start_page.know_tile.click()
    assert window.entries.watch.isEnabled()
    assert sitting.close()


def test_back_from_a_new_match_leads_to_the_match_left_and_no_other(qtbot, sit) -> None:
    sitting = sit()
    window, program = sitting.window, sitting.program
    program.new_match(("Marta",), "standard", "Ada")
    play_a_little(qtbot, sitting)
    older = list(sitting.model.hand.cards)
    window.leave_for_start()
    program.new_match(("Luca",), "standard", "Ada")
    play_a_little(qtbot, sitting)
    window.show_saved_matches()
    window.front_rooms.saved_matches_page.rows[1].go_on_button.click()
    assert [seat.name for seat in sitting.model.seats] == ["Ada", "Marta"]
    window.show_new_match()
    assert program.model is None
    window.new_match_page.back_button.click()
    assert [seat.name for seat in sitting.model.seats] == ["Ada", "Marta"]
    assert set(sitting.model.hand.cards) == set(older)
    assert window.current_page() is window._table_page
