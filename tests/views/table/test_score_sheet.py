"""The columns of the score sheet: short names stand there whole, and only what is too long for any column gives way."""

import itertools

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from scala40.models.score import ScoreModel
from scala40.views.languages import Languages
from scala40.views.table.score_sheet import ScoreSheet, shared_out
from scala40.views.theme import FELT

NAMES = ("Wolfgang Amadeus Mozart", "Marta", "Luca", "Elena")


def test_columns_are_equal_where_that_is_enough_and_the_longest_gives_way() -> None:
    assert shared_out([40, 50, 30], 30, 180) == [60, 60, 60]
    assert shared_out([170, 50, 40, 50], 44, 190) == [50, 50, 40, 50]
    assert shared_out([70, 20], 20, 100) == [75, 25]
    assert shared_out([90, 100, 20], 40, 110) == [45, 45, 20]
    assert shared_out([90, 100, 20], 60, 110) == [36, 36, 36]
    assert shared_out([], 40, 100) == []


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_a_long_name_leaves_short_ones_whole_and_is_told_by_resting_and_to_the_ear(
    qtbot: QtBot, languages: Languages, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    languages.use(language)
    sheet = ScoreSheet(ScoreModel(NAMES), FELT)
    qtbot.addWidget(sheet)
    sheet.resize(262, 100)
    written: list[tuple[QRect, str]] = []
    paint = QPainter.drawText
    monkeypatch.setattr(
        QPainter, "drawText", lambda painter, *what: (written.append((what[0], what[-1])), paint(painter, *what))[1]
    )
    sheet.grab()
    words = [said for _, said in written]
    assert words[2:5] == list(NAMES[1:])
    assert (words[1][0], words[1][-1]) == ("W", "…")
    assert sheet.toolTip() == sheet.accessibleDescription() == NAMES[0]
    places = [place for place, _ in written[1:5]]
    assert all(left.right() < right.left() for left, right in itertools.pairwise(places))
    assert places[-1].right() < sheet.width()
    sheet.resize(600, 100)
    sheet.grab()
    assert (sheet.toolTip(), sheet.accessibleDescription()) == ("", "")
