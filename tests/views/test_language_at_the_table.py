"""A switch of the language at the table changes all that is seen and heard there, as if it had begun in it."""

from collections import Counter

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from scala40.views.main_window import MainWindow
from scala40.views.table.suit_text import SuitLabel
from tests.pictures import TABLE_SCREENS, settle

SCREENS = ("table_question", "table_refusal", "table_coach_hint", "drawn_for_the_deal", "buying", "match_end")


def words_of(widget: QWidget) -> list[str]:
    """What the eye and the ear meet of a widget."""
    found = [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
    if isinstance(widget, QLabel | QAbstractButton):
        found.append(widget.text())
    if isinstance(widget, SuitLabel):
        found.append(widget.text)
    return [words for words in found if words]


def said(window: MainWindow) -> Counter[str]:
    """All words of the page in sight."""
    page = window.current_page()
    assert page is not None
    shown = (widget for widget in page.findChildren(QWidget) if widget.isVisible())
    return Counter(words for widget in shown for words in words_of(widget))


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_at_the_table_keeps_the_words_of_before(dressed: QApplication, open_window, desk, screen: str) -> None:
    window = open_window(desk)
    window.resize(1280, 800)
    desk.settings.change(language="de")
    settle(dressed)
    TABLE_SCREENS[screen](window, desk)
    settle(dressed)
    fresh = said(window)
    desk.settings.change(language="en")
    settle(dressed)
    TABLE_SCREENS[screen](window, desk)
    settle(dressed)
    assert said(window) != fresh
    desk.settings.change(language="de")
    settle(dressed)
    assert said(window) - fresh == Counter()


def test_a_sentence_stays_when_qt_tells_late_of_the_language_that_it_is_said_in(
    dressed: QApplication, open_window, desk
) -> None:
    window = open_window(desk)
    TABLE_SCREENS["table_refusal"](window, desk)
    settle(dressed)
    notice = window.current_page().notice
    assert notice.isVisible()
    for _ in range(2):
        QApplication.sendEvent(window.current_page(), QEvent(QEvent.Type.LanguageChange))
    assert notice.isVisible()
    desk.settings.change(language="it")
    settle(dressed)
    assert not notice.isVisible()
