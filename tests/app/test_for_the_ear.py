"""The way from the start page into a match and out again by accessible actions alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.app.test_program import Sitting
from tests.views.table.test_by_accessible_actions import Reader

ROLE = QAccessible.Role


@pytest.fixture
def sitting(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Sitting]:
    made = Sitting(qtbot, tmp_path / "data")
    yield made
    made.close()
    made.close()
    # What the tree holds must end before Python does.
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_from_the_first_start_to_a_saved_match(qtbot: QtBot, sitting: Sitting) -> None:
    window = sitting.window
    reader = Reader(window)
    reader.press(reader.find("I can play", ROLE.Button))
    assert window.current_page() is window.start_page
    reader.press(reader.find("New match", ROLE.Button))
    qtbot.waitUntil(lambda: sitting.program.model is not None or window.current_page() is window.new_match_page)
    if sitting.program.model is None:
        reader.press(reader.find("Begin", ROLE.Button))
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=30_000)
    assert reader.names(reader.find("Your hand", ROLE.List))[0].endswith("card 1 of 13")
    reader.press(reader.find("Stock,", ROLE.Button))
    assert sitting.model.view.public.phase == "play"
    hand = reader.find("Your hand", ROLE.List)
    assert any(name.endswith(", new") for name in reader.names(hand))
    window.leave_for_start()
    reader.press(reader.find("Continue", ROLE.Button))
    assert sitting.model.view.public.phase == "play"


def test_everything_that_can_be_pressed_has_a_name(qtbot: QtBot, sitting: Sitting) -> None:
    """On the pages of the program, and at the table."""
    window, reader = sitting.window, Reader(sitting.window)
    window.open()
    shows = [window.show_start, window.show_new_match, window.show_rules, window.show_rule_card]
    shows += [window.side_rooms.show_shortcuts, window.side_rooms.show_settings]
    shows += [lambda: sitting.program.new_match(("Marta", "Luca"), "standard", "Ada")]
    seen = 0
    for show in shows:
        show()
        qtbot.wait(10)
        for one in reader.all():
            if one.actionInterface() is not None and "Press" in one.actionInterface().actionNames():
                told = one.text(QAccessible.Text.Name)
                owner = type(one.object()).__name__
                seen += 1
                assert told.strip(), owner
    assert seen > 60
