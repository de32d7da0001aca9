"""Everything that is drawn belongs to the window: what has no parent is ended by Python, whatever Qt is doing then."""

import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.pictures import PAGES, TABLE_SCREENS, settle

TABLES = (
    *("table_question", "table_refusal", "table_again", "table_coach_hint", "table_leaving", "table_left"),
    *("round_end", "match_end", "six_seats", "clock", "pause", "verified", "why_opening"),
)


def of_the_program() -> list[QWidget]:
    """The widgets of the program that stand alone."""
    return [
        widget
        for widget in QApplication.topLevelWidgets()
        if widget.parent() is None and shiboken6.ownedByPython(widget)
    ]


def test_no_screen_has_a_part_that_stands_alone(open_window, desk, dressed) -> None:
    window = open_window(desk)
    earlier = of_the_program()
    assert window in earlier
    for name, show in {**PAGES, **{table: TABLE_SCREENS[table] for table in TABLES}}.items():
        show(window, desk)
        settle(dressed)
        dressed.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        alone = [widget for widget in of_the_program() if widget not in earlier]
        assert not alone, f"{name}: {alone}"
