"""The button that chooses the language: its words and the arrow that tells of a menu lie beside each other."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFontMetrics

from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from tests.pictures import SCREENS, QuietDesk, settle, the_application

Open = Callable[[QuietDesk], MainWindow]


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_the_words_end_before_the_arrow_beside_a_long_name(
    open_window: Open, desk: QuietDesk, languages: Languages, language: str
) -> None:
    window = open_window(desk)
    desk.settings.change(text_size=150, player_name="Wolfgang Amadeus Mozart")
    SCREENS["start_others"](window, desk)
    desk.settings.change(player_name="Wolfgang Amadeus Mozart")
    window.start_page.begin()
    languages.use(language)
    settle(the_application())
    assert window.current_page() is window.start_page
    button = window.start_page.language_button
    image = button.grab().toImage()
    height, width = image.height(), image.width()
    ground = image.pixel(width - 8, height // 2)
    inked = [x for x in range(6, width - 6) if any(image.pixel(x, y) != ground for y in range(6, height - 6))]
    arrow = width - 12 - 16
    assert inked[-1] >= arrow, "the arrow lies 12 px from the edge"
    assert not {*range(arrow - 4, arrow)} & set(inked), "the words run into the arrow"
    words = QFontMetrics(button.font()).horizontalAdvance(button.text()) + button.iconSize().width()
    assert words <= button.width() - 12 - 16
    for part in (button, window.start_page.name_button):
        assert window.start_page.rect().contains(part.geometry())
