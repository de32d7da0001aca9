"""Everything that is drawn belongs to the window: what belongs to Python is ended by it, whatever Qt is doing then."""

import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from scala40.views.cards.art import CardArt
from scala40.views.main_window import MainWindow
from tests.pictures import PAGES, TABLE_SCREENS, settle

TABLES = (
    *("table_question", "table_refusal", "table_again", "table_coach_hint", "table_leaving", "table_left"),
    *("round_end", "match_end", "six_seats", "clock", "pause", "verified", "why_opening"),
)


def ended_by_python() -> list[QWidget]:
    """The widgets that live as long as Python holds them, and not as long as what they lie in."""
    return [widget for widget in QApplication.allWidgets() if shiboken6.ownedByPython(widget)]


def test_no_screen_has_a_part_that_python_ends(open_window, desk, dressed) -> None:
    earlier = ended_by_python()
    window = open_window(desk)
    for name, show in {**PAGES, **{table: TABLE_SCREENS[table] for table in TABLES}}.items():
        show(window, desk)
        settle(dressed)
        dressed.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert [widget for widget in ended_by_python() if widget not in earlier] == [window], name


def test_the_settings_forget_a_window_that_is_gone(desk, languages, dressed) -> None:
    window = MainWindow(desk, languages, CardArt())
    for screen in ("start_new", "settings_play", "shortcuts"):
        PAGES[screen](window, desk)
    assert desk.settings.changed
    window.deleteLater()
    dressed.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert desk.settings.changed == []
