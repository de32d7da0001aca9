"""What is read at the end of a round and beside the table is written at the size of text (look.md, "Tokens")."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QTextLayout
from PySide6.QtWidgets import QLabel, QWidget

from scala40.views.languages import Languages
from scala40.views.table.hand_row import HandRow
from scala40.views.table.melds_area import OwnerName
from scala40.views.table.round_end import RoundEndPanel
from scala40.views.table.side_panel import LogView, ScoreSheet, SidePanel
from scala40.views.theme import FELT
from tests.pictures import pictures

pytestmark = pytest.mark.usefixtures("qapp")
READ: tuple[type[QWidget], ...] = (ScoreSheet, LogView, HandRow, OwnerName)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The height of everything that is written while it is painted, in pixels."""
    found: list[int] = []
    draw, lay = QPainter.drawText, QTextLayout.draw

    def drawn(painter: QPainter, *told: Any) -> Any:
        if any(isinstance(words, str) and words for words in told):
            found.append(painter.font().pixelSize())
        return draw(painter, *told)

    def laid(layout: QTextLayout, painter: QPainter, corner: QPointF, *told: Any) -> Any:
        found.append(layout.font().pixelSize())
        return lay(layout, painter, corner, *told)

    monkeypatch.setattr(QPainter, "drawText", drawn)
    monkeypatch.setattr(QTextLayout, "draw", laid)
    return found


@pytest.mark.parametrize("screen", ["round_end", "table_full"])
def test_what_is_read_is_as_large_as_text(written: list[int], screen: str) -> None:
    for _, window in pictures(["en"], [screen], Languages()):
        seen = [widget for kind in READ for widget in window.findChildren(kind) if widget.isVisible()]
        for widget in seen:
            written.clear()
            for child in (widget, *widget.findChildren(QWidget)):
                child.update()
            widget.grab()
            assert min(written, default=FELT.text_px) >= FELT.text_px, widget
        for part in (*window.findChildren(SidePanel), *window.findChildren(RoundEndPanel)):
            assert all(label.property("kind") != "small" for label in part.findChildren(QLabel))


@pytest.mark.parametrize("size", [(1024, 576), (1280, 800), (1920, 1080), (2560, 1440)])
def test_the_name_of_the_game_is_no_larger_than_a_heading_may_be(size: tuple[int, int]) -> None:
    for _, window in pictures(["en"], ["start_waiting"], Languages()):
        window.resize(*size)
        titles = [label for label in window.findChildren(QLabel) if label.text() == "Scala 40" and label.isVisible()]
        assert titles
        for title in titles:
            title.ensurePolished()
            assert 28 <= title.font().pixelSize() <= 64
