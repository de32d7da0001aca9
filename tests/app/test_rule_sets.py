"""Every rule set that is offered can be sat down to, and own ones last from one start to the next."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt

from scala40 import paths
from scala40.app.program import Program
from scala40.app.saves import open_store
from scala40.engine.rules import FAMILY, PRESETS, Rules
from scala40.settings import SettingsStore
from scala40.storage.rule_sets import FILE, RuleSets
from scala40.texts.pages import COMPUTER_NAMES
from scala40.views.cards.art import CardArt
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow

SUNDAYS = msgspec.structs.replace(FAMILY, name="Sundays", opening_points=50)


@pytest.fixture
def start(qtbot, tmp_path: Path):
    """Starts the program in the same folder as often as wished."""
    made: list[MainWindow] = []

    def begin() -> tuple[Program, MainWindow]:
        paths.use_data_dir(tmp_path)
        settings = tmp_path / "config" / "settings.json"
        store, _ = open_store()
        program = Program(SettingsStore(settings), store, "off", RuleSets(settings.with_name(FILE)))
        window = MainWindow(program, Languages(), CardArt())
        program.window = window
        qtbot.addWidget(window)
        made.append(window)
        program.settings.change(knows_the_game=True, player_name="Ada")
        window.open()
        window.show()
        return program, window

    yield begin
    for window in made:
        window.close()
        window.close()


def in_force(program: Program) -> Rules:
    assert program.model is not None
    return program.model.view.public.rules


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_played_by_as_many_as_it_allows(qtbot, start, name: str) -> None:
    program, _ = start()
    opponents = PRESETS[name].max_players - 1
    program.new_match(COMPUTER_NAMES[:opponents], name, "Ada")
    assert in_force(program) == PRESETS[name]
    assert program.model is not None
    assert len(program.model.seats) == opponents + 1
    qtbot.waitUntil(lambda: program.model is not None and program.model.view.to_move, timeout=60_000)


def test_own_rules_last_and_are_played(qtbot, start) -> None:
    program, window = start()
    window.show_new_match()
    window.new_match_page.sets["family"].setChecked(True)
    window.new_match_page.edit_link.click()
    editor = window.rule_rooms.editor_page
    editor.name_field.setText("Sundays")
    editor.form.choose("opening_points", 50)
    editor.save_button.click()
    assert program.own_rules.all() == (SUNDAYS,)
    window.close()
    again, window = start()
    assert again.rule_sets()[-1] == SUNDAYS
    window.show_new_match()
    assert window.new_match_page.choices().rules == SUNDAYS
    window.new_match_page.begin_button.click()
    assert in_force(again) == SUNDAYS
    again.own_rules.remove("Sundays")
    window.leave_for_start()
    again.continue_match()
    assert in_force(again) == SUNDAYS
    window.show_rule_card()
    card = window.rule_rooms.card_page
    assert card.text.accessibleName() == "Rule card: Sundays"
    assert not card.change_button.isVisible()
    qtbot.keyClick(card.text, Qt.Key.Key_Escape)
    assert window.current_page() is window._table_page
