"""Long names at the end of a round: whole in the row of an empty hand, and longer than usual before the cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QPainter

from scala40.engine.notation import read_cards
from scala40.views.main_window import MainWindow
from scala40.views.table.hand_row import NAME, HandRow
from tests.pictures import QuietDesk, application, settle
from tests.rule_tables import page_of
from tests.tables import MELDS, OTHERS, OWNERS, sit_at

Open = Callable[[QuietDesk], MainWindow]
MOZART = "Wolfgang Amadeus Mozart"


def rows_of(window: MainWindow, names: tuple[str, ...]) -> list[HandRow]:
    """The rows at the end of a round in which the first of these players went out."""
    hands, opened = ["8H'", *OTHERS], [True, False, True, True]
    sitting = sit_at(window, hands, MELDS, OWNERS, opened=opened, discards="TH", names=names)
    sitting.model.drop_on_pile(read_cards("8H'"))
    settle(application())
    return page_of(window).endings.round_end.rows


def names_in(row: HandRow, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the row writes of long names."""
    written: list[str] = []
    paint = QPainter.drawText
    with monkeypatch.context() as patch:
        patch.setattr(QPainter, "drawText", lambda painter, *what: (written.append(what[-1]), paint(painter, *what))[1])
        row.grab()
    return [words for words in written if words.startswith("Wolf")]


def test_the_name_is_whole_where_nothing_stands_beside_it(
    open_window: Open, desk: QuietDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(desk)
    window.resize(1280, 732)
    rows = rows_of(window, (MOZART, "Marta", "Luca", "Elena"))
    closer = next(row for row in rows if not row.hand.costs)
    assert names_in(closer, monkeypatch) == [MOZART]
    assert {row._left for row in rows} == {NAME}


def test_a_long_name_before_cards_moves_those_of_all_rows(
    open_window: Open, desk: QuietDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(desk)
    window.resize(1280, 732)
    rows = rows_of(window, ("Anna", MOZART, "Luca", "Elena"))
    long = next(row for row in rows if row.hand.seat == 1)
    (name,) = names_in(long, monkeypatch)
    assert len(name) > len("Wolfgang Amad")
    assert len({row._left for row in rows}) == 1
