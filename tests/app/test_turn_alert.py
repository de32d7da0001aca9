"""Behind other windows the task bar tells that it is the player's turn, once a turn."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from scala40.views.main_window import MainWindow
from tests.app.test_program import Sitting, play_a_little


@pytest.fixture
def sitting(qtbot, tmp_path: Path):
    made = Sitting(qtbot, tmp_path / "data")
    yield made
    made.close()
    made.close()


@pytest.fixture
def alerts(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    told: list[object] = []
    monkeypatch.setattr(QApplication, "alert", lambda window, *_: told.append(window))
    return told


def a_turn(qtbot, sitting: Sitting) -> None:
    """Play a turn, and wait for the next."""
    play_a_little(qtbot, sitting)
    model = sitting.model
    turns = model.view.public.turns
    model.drop_on_pile((model.hand.cards[-1],))
    qtbot.waitUntil(lambda: model.view.public.turns > turns + 1 and model.view.to_move, timeout=30_000)


def test_a_window_behind_others_asks_for_attention_once_a_turn(
    qtbot, sitting: Sitting, alerts: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MainWindow, "isActiveWindow", lambda _window: False)
    sitting.program.new_match(("Marta",), "standard", "Ada")
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=30_000)
    first = len(alerts)
    a_turn(qtbot, sitting)
    assert alerts[first:] == [sitting.window]


def test_a_window_in_front_does_not(
    qtbot, sitting: Sitting, alerts: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MainWindow, "isActiveWindow", lambda _window: True)
    sitting.program.new_match(("Marta",), "standard", "Ada")
    a_turn(qtbot, sitting)
    assert alerts == []
