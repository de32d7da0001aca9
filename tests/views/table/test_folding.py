"""The side panel beside the felt, and over it where the felt would have too little room left for the melds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QTextLayout

from scala40.models.leaving import LeavableModel
from scala40.views.cards.art import card_height
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from scala40.views.table.layout import LEAST_MELD, plan
from scala40.views.table.side_panel import STRIP
from scala40.views.theme import FELT
from scala40.views.themes import THEMES
from tests.pictures import SCREENS, QuietDesk, application, settle
from tests.rule_tables import page_of
from tests.tables import leavable
from tests.views.contrast import contrast

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


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_the_words_of_the_opening_are_as_large_as_text_beside_the_panel(
    open_window: Open, desk: QuietDesk, languages: Languages, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(desk)
    languages.use(language)
    SCREENS["table_opening"](window, desk)
    page = page_of(window)
    page.folding.choose(False)
    settle(application())
    found: list[tuple[str, int]] = []
    draw = QTextLayout.draw

    def drawn(layout: QTextLayout, painter: QPainter, corner: QPointF) -> None:
        found.append((layout.text(), layout.font().pixelSize()))
        draw(layout, painter, corner)

    monkeypatch.setattr(QTextLayout, "draw", drawn)
    page.opening._still.forget()
    page.opening.grab()
    said = [words for words, _ in found]
    assert any(words in page.opening._lines for words in said)
    assert {size for _, size in found} == {FELT.text_px}


@pytest.mark.parametrize("others", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("opening", [0, 1, 2])
def test_the_largest_text_leaves_the_height_of_a_meld_in_the_smallest_window(others: int, opening: int) -> None:
    made = plan(992, 493, others, opening, 1.5)
    assert made.melds.height() >= 27 + card_height(LEAST_MELD)


HIDDEN = "The side panel is hidden: the larger text needs its place. “Show side panel” brings it back."


@pytest.mark.parametrize("larger", [{"comfort": True}, {"text_size": 125}, {"zoom": 120}], ids=str)
def test_a_panel_that_larger_text_takes_away_says_so(
    open_window: Open, desk: QuietDesk, larger: dict[str, object]
) -> None:
    window = open_window(desk)
    window.resize(1280, 800)
    SCREENS["table_draw"](window, desk)
    settle(application())
    page = page_of(window)
    assert not page.panel.folded
    assert HIDDEN not in page.announcer.said
    desk.settings.change(**larger)
    settle(application())
    assert page.panel.folded
    assert (page.notice.isVisible(), page.notice.text) == (True, HIDDEN)
    assert page.announcer.said.count(HIDDEN) == 1
    page.panel.strip.click()
    assert not page.panel.folded
    assert page.panel.strip.accessibleName() == "Hide side panel"


def test_it_is_said_when_the_table_is_seen_again(open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    window.resize(1280, 800)
    SCREENS["table_draw"](window, desk)
    page = page_of(window)
    window.show_settings()
    desk.settings.change(comfort=True)
    settle(application())
    assert HIDDEN not in page.announcer.said
    window.side_rooms._go_back()
    settle(application())
    assert page.isVisible()
    assert page.announcer.said.count(HIDDEN) == 1


def test_a_panel_that_the_player_or_a_narrower_window_folds_says_nothing(open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    window.resize(1280, 800)
    SCREENS["table_draw"](window, desk)
    settle(application())
    page = page_of(window)
    window.resize(1030, 600)
    settle(application())
    assert page.panel.folded
    window.resize(1280, 800)
    settle(application())
    page.panel.strip.click()
    desk.settings.change(comfort=True)
    settle(application())
    assert HIDDEN not in page.announcer.said


def test_moves_of_others_leave_the_sentence(open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    window.resize(1280, 732)
    settle(application())
    left = leavable(window, draws=False)
    assert isinstance(left.model, LeavableModel)
    left.model.sit_in()
    page = page_of(window)
    window.show_settings()
    desk.settings.change(text_size=150)
    settle(application())
    window.side_rooms._go_back()
    settle(application())
    assert page.notice.isVisible()
    left.other(0, "draw")
    settle(application())
    assert (page.notice.isVisible(), page.notice.text) == (True, HIDDEN)
    page.handling.say_why("Something else.")
    left.other(0, "drop 2C")
    settle(application())
    assert not page.notice.isVisible(), "what is said of a moment goes with the next move"


def test_the_sign_of_the_strip_is_seen_in_the_theme_in_force(open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    SCREENS["table_draw"](window, desk)
    strip = page_of(window).panel.strip
    for theme in ("light", "night", "light"):
        desk.settings.change(theme=theme)
        settle(application())
        image = strip.icon().pixmap(18, 18).toImage()
        inks = {
            image.pixelColor(x, y).rgb() for x in range(18) for y in range(18) if image.pixelColor(x, y).alpha() > 250
        }
        assert inks
        for ink in inks:
            assert contrast(QColor(ink), QColor(THEMES[theme].surface)) > 4.5
