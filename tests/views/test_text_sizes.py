"""What is read at the end of a round and beside the table is written at the size of text (look.md, "Tokens")."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QTextLayout
from PySide6.QtWidgets import QLabel, QWidget

from scala40.views.languages import Languages
from scala40.views.stills import Still
from scala40.views.table.button_bar import BarButton
from scala40.views.table.captions import Captions
from scala40.views.table.drawn_panel import DrawnPanel
from scala40.views.table.hand_marks import HandMarks
from scala40.views.table.hand_row import HandRow
from scala40.views.table.match_end import RankRow
from scala40.views.table.melds_area import OwnerName
from scala40.views.table.opening_area import OpeningArea
from scala40.views.table.peek import Peek
from scala40.views.table.round_end import RoundEndPanel
from scala40.views.table.seats import SeatPlate
from scala40.views.table.side_panel import LogView, ScoreSheet, SidePanel
from scala40.views.theme import FELT, LEAST_TEXT
from tests.pictures import application, pictures, settle

pytestmark = pytest.mark.usefixtures("qapp")
READ: tuple[type[QWidget], ...] = (
    *(BarButton, Captions, DrawnPanel, HandMarks, HandRow, LogView, OpeningArea, OwnerName, Peek, RankRow, ScoreSheet),
    SeatPlate,
)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str]]:
    """The height of everything that is written while it is painted, in pixels, with its words."""
    found: list[tuple[int, str]] = []
    draw, lay = QPainter.drawText, QTextLayout.draw

    def drawn(painter: QPainter, *told: Any) -> Any:
        found.extend((painter.font().pixelSize(), words) for words in told if isinstance(words, str) and words)
        return draw(painter, *told)

    def laid(layout: QTextLayout, painter: QPainter, corner: QPointF, *told: Any) -> Any:
        found.append((layout.font().pixelSize(), layout.text()))
        return lay(layout, painter, corner, *told)

    monkeypatch.setattr(QPainter, "drawText", drawn)
    monkeypatch.setattr(QTextLayout, "draw", laid)
    return found


def paint_anew(widget: QWidget) -> None:
    for child in (widget, *widget.findChildren(QWidget)):
        child.update()
    for still in widget.findChildren(Still):
        still.forget()
    widget.grab()


def smaller(written: list[tuple[int, str]]) -> set[str]:
    """What is written smaller than text."""
    return {words for high, words in written if high < FELT.text_px}


def long_name_of_six(widget: QWidget, screen: str) -> set[str]:
    """The name on a plate where six sit: a long one is written smaller before it is cut."""
    six = screen in ("six_seats", "drawn_for_the_deal")
    return {widget.seen.name} if six and isinstance(widget, SeatPlate) and widget.seen else set()


@pytest.mark.parametrize(
    "screen",
    ["round_end", "match_end", "table_full", "table_opening", "table_outs", "table_rack", "drawn_for_the_deal"],
)
def test_what_is_read_is_as_large_as_text(written: list[tuple[int, str]], screen: str) -> None:
    for _, window in pictures(["en"], [screen], Languages()):
        seen = [widget for kind in READ for widget in window.findChildren(kind) if widget.isVisible()]
        for widget in seen:
            written.clear()
            paint_anew(widget)
            assert smaller(written) <= long_name_of_six(widget, screen), widget
            assert all(high >= LEAST_TEXT for high, _ in written)
        for part in (*window.findChildren(SidePanel), *window.findChildren(RoundEndPanel)):
            assert all(label.property("kind") != "small" for label in part.findChildren(QLabel))


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_only_a_long_name_of_one_of_six_is_smaller_below_a_notice(
    written: list[tuple[int, str]], language: str
) -> None:
    speaking = Languages()
    for _, window in pictures([language], ["six_seats"], speaking):
        window.resize(1024, 576)
        window.notices.tell("test", lambda: "The last moves are not on disk yet.", "warning")
        settle(application())
        plates = [plate for plate in window.findChildren(SeatPlate) if plate.isVisible()]
        assert len(plates) == 6
        for plate in plates:
            written.clear()
            paint_anew(plate)
            assert smaller(written) <= long_name_of_six(plate, "six_seats")
            assert all(high >= LEAST_TEXT for high, _ in written)
    speaking.use("en")


@pytest.mark.parametrize("size", [(1024, 576), (1280, 800), (1920, 1080), (2560, 1440)])
def test_the_name_of_the_game_is_no_larger_than_a_heading_may_be(size: tuple[int, int]) -> None:
    for _, window in pictures(["en"], ["start_waiting"], Languages()):
        window.resize(*size)
        titles = [label for label in window.findChildren(QLabel) if label.text() == "Scala 40" and label.isVisible()]
        assert titles
        for title in titles:
            title.ensurePolished()
            assert 28 <= title.font().pixelSize() <= 64
