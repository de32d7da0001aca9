"""Restless hands at the whole program for a while; `python -m tests.monkey --minutes 10` is the long run."""

from __future__ import annotations

from pathlib import Path

import pytest

from scala40.views.cards.card_widget import CardWidget
from tests import monkey
from tests.monkey import Fault, Monkey, growth, play


@pytest.mark.usefixtures("qapp")
@pytest.mark.qt_no_exception_capture
@pytest.mark.qt_log_ignore(".*")
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_lost_or_stuck(tmp_path: Path, seed: int) -> None:
    """Errors and Qt's warnings are faults too: the restless hands write them down themselves."""
    played = play(seed, 1_700, tmp_path / "data")
    assert played.events >= 1_700
    assert sum(played.done.values()) > 500
    # It comes to the table as often as it has left it.
    assert set(played.done) - {"come_to_the_table"} == {
        *("click", "double_click", "other_button", "drag", "key"),
        *("sensible", "resize", "dress", "entry", "let_time_go"),
    }


@pytest.mark.usefixtures("qapp")
@pytest.mark.qt_no_exception_capture
@pytest.mark.qt_log_ignore(".*")
class TestPlantedFaults:
    def broken(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, do: object) -> None:
        monkeypatch.setattr(Monkey, "let_time_go", do)
        monkeypatch.setattr(monkey, "MOST_SECONDS_OF_A_REST", 0.3)
        with pytest.raises(Fault, match=what):
            play(1, 1_000, tmp_path / "data")

    def test_a_card_shown_twice(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def twice(hands: Monkey) -> None:
            if hands.page is not None and hands.page.hand.widgets:
                hands.page.hand.widgets.append(hands.page.hand.widgets[0])

        self.broken(tmp_path, monkeypatch, "the hand shows", twice)

    def test_a_card_that_stays_hidden(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def hidden(hands: Monkey) -> None:
            for widget in hands.window.findChildren(CardWidget):
                widget.look(veiled=True)

        self.broken(tmp_path, monkeypatch, "is drawn 0 times|veiled", hidden)

    def test_an_error_in_a_slot(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def wrong(hands: Monkey) -> None:
            hands.window.menus.entries()[0].changed.connect(lambda: 1 / 0)
            hands.window.menus.entries()[0].setText("wrong")

        self.broken(tmp_path, monkeypatch, "ZeroDivisionError", wrong)


def test_growth_is_told_from_the_warm_part_on() -> None:
    assert growth([50, 90, 100, *[100] * 7]) == 0
    assert growth([100, 100, 100, *range(100, 170, 10)]) > 0.4
