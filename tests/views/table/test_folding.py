"""The side panel beside the felt, and over it where the felt would have too little room left for the melds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scala40.views.cards.art import card_height
from scala40.views.main_window import MainWindow
from scala40.views.table.layout import LEAST_MELD, plan
from scala40.views.table.side_panel import STRIP
from tests.pictures import SCREENS, QuietDesk, application, settle
from tests.rule_tables import page_of

Open = Callable[[QuietDesk], MainWindow]


@pytest.mark.parametrize("text", [125, 150])
def test_the_panel_lies_over_a_small_felt_and_beside_a_large_one(open_window: Open, desk: QuietDesk, text: int) -> None:
    desk.settings.change(text_size=text)
    window = open_window(desk)
    SCREENS["table_opening"](window, desk)
    settle(application())
    page = page_of(window)
    assert page.panel.folded
    melds, opening, felt = page.melds.geometry(), page.opening.geometry(), page.felt.geometry()
    page.folding.choose(False)
    settle(application())
    assert page.panel.width() > STRIP
    assert (page.melds.geometry(), page.opening.geometry(), page.felt.geometry()) == (melds, opening, felt)
    for part in (page.hand, page.bar):
        assert part.geometry().right() < page.panel.x(), "hand and buttons are never covered"
    for meld in page.melds.melds:
        assert page.melds.rect().contains(meld.geometry().adjusted(8, 8, -8, -8)), "every meld is whole"
    window.resize(1920, 1080)
    settle(application())
    assert page.felt.geometry().right() < page.panel.x()
    window.resize(1024, 576)
    desk.settings.change(text_size=100)
    settle(application())
    assert page.felt.geometry().right() < page.panel.x()


@pytest.mark.parametrize("others", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("opening", [0, 1, 2])
def test_the_largest_text_leaves_the_height_of_a_meld_in_the_smallest_window(others: int, opening: int) -> None:
    made = plan(992, 493, others, opening, 1.5)
    assert made.melds.height() >= 27 + card_height(LEAST_MELD)
