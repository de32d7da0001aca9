"""The buttons under the hand where there is little room for them."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from scala40.texts.pages import LANGUAGE_NAMES
from scala40.texts.table_page import TableTexts
from scala40.views.languages import Languages
from scala40.views.table.button_bar import ButtonBar
from scala40.views.theme import FELT, LEAST_TEXT
from tests.pictures import application


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
@pytest.mark.parametrize(("zoom", "width"), [(1.0, 696), (1.5, 670), (1.5, 560), (1.5, 470)])
def test_no_button_lies_on_another_and_all_words_can_be_read(language: str, zoom: float, width: int) -> None:
    application()
    speaking = Languages()
    speaking.use(language)
    try:
        above = QWidget()
        bar = ButtonBar(msgspec.structs.replace(FELT, zoom=zoom), above)
        texts = TableTexts()
        bar.primary.say(texts.open_with(45))
        bar.resize(width, 60)
        bar.arrange()
        buttons = bar.buttons()
        for left, right in pairwise(buttons):
            assert left.geometry().right() < right.x(), (left.text(), right.text())
        for button in buttons:
            font = button._font()
            assert font.pixelSize() >= LEAST_TEXT
            assert QFontMetrics(font).horizontalAdvance(button.text()) + 20 <= button.width()
        if (zoom, width) == (1.0, 696):
            assert buttons[0]._font().pixelSize() == FELT.text_px
    finally:
        speaking.use("en")
