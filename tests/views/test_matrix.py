"""A part of the full matrix of screens, and faults planted in it: each kind is found where it is put."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from scala40.texts.table_page import TableTexts
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from scala40.views.table import side_panel
from scala40.views.table.table_page import TablePage
from tests.matrix import FULLNESS, LOOKS, SCREENS, SIZES, look, quick, troubles
from tests.pictures import QuietDesk, settle, the_application
from tests.tables import your_draw


def test_a_quick_look_finds_nothing(languages: Languages) -> None:
    seen = quick(languages)
    assert seen.found == []
    assert seen.screens > 60


def test_every_fullness_of_the_table_in_its_smallest_window(languages: Languages) -> None:
    seen = look(["de"], ["felt 150"], FULLNESS, SIZES[-1:], languages)
    assert seen.found == []
    assert seen.screens == len(FULLNESS) == 12


def test_the_matrix_is_as_large_as_it_should_be() -> None:
    assert {"felt", "night", "light", "contrast", "felt 150", "comfort"} <= set(LOOKS)
    assert [(size.width(), size.height()) for size in SIZES] == [(1920, 1080), (1280, 800), (1024, 576)]
    assert {"start_new", "new_match", "rules", "shortcuts", "table_question", "round_end", "pause"} <= set(SCREENS)


Open = Callable[[QuietDesk], MainWindow]


@pytest.fixture
def window(open_window: Open, desk: QuietDesk) -> MainWindow:
    """A window that speaks German, before a table without a fault."""
    opened = open_window(desk)
    desk.settings.change(language="de")
    your_draw(opened)
    settle(the_application())
    assert troubles(opened, "de") == []
    return opened


def page_of(window: MainWindow) -> TablePage:
    page = window.current_page()
    assert isinstance(page, TablePage)
    return page


class Painting(QWidget):
    """Paints words into a box."""

    def __init__(self, words: str, box: QRect, parent: QWidget) -> None:
        super().__init__(parent)
        self.words, self.box = words, box
        self.resize(300, 60)
        self.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.drawText(self.box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.words)


def found(window: MainWindow, words: str) -> None:
    settle(the_application())
    told = troubles(window, "de")
    assert any(words in trouble for trouble in told), told


def test_a_label_that_is_too_narrow_is_found(window: MainWindow) -> None:
    label = QLabel("Donaudampfschifffahrt", page_of(window).felt)
    label.setGeometry(400, 150, 40, 30)
    label.show()
    found(window, "Donaudampfschifffahrt in")


def test_a_button_that_is_too_narrow_is_found(window: MainWindow) -> None:
    button = QPushButton("Ziehen", page_of(window).felt)
    button.setGeometry(400, 150, 30, 40)
    button.show()
    found(window, "Ziehen in")


def test_a_button_over_another_is_found(window: MainWindow) -> None:
    page = page_of(window)
    button = QPushButton("Ziehen", page.felt)
    button.setGeometry(page.bar.geometry())
    button.show()
    found(window, "QPushButton 'Ziehen' over BarButton")


def test_a_part_of_the_table_over_another_is_found(window: MainWindow) -> None:
    page = page_of(window)
    page.plates[1].setGeometry(page.hand.geometry())
    found(window, "HandZone")


def test_painted_words_larger_than_their_box_are_found(window: MainWindow) -> None:
    Painting("Donaudampfschifffahrt", QRect(0, 0, 60, 30), page_of(window).melds)
    found(window, "'Donaudampfschifffahrt' needs")


def test_painted_words_outside_their_widget_are_found(window: MainWindow) -> None:
    Painting("Ziehen", QRect(0, 55, 200, 30), page_of(window).melds)
    found(window, "'Ziehen' reaches out of")


def test_painted_words_over_others_are_found(window: MainWindow) -> None:
    for words in ("Ziehen", "Legen"):
        Painting(words, QRect(0, 0, 200, 30), page_of(window).melds)
    found(window, "'Legen' over 'Ziehen'")


def test_words_wider_than_their_list_are_found(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    page_of(window).fold_panel(False)
    monkeypatch.setattr(side_panel._LineDelegate, "_width", lambda _: 2000)
    page_of(window).panel.log.setFixedWidth(100)
    found(window, "reaches out of QWidget")


def test_a_row_that_is_scrolled_away_in_part_is_no_fault(window: MainWindow) -> None:
    page = page_of(window)
    page.fold_panel(False)
    settle(the_application())
    log = page.panel.log
    log.setFixedHeight(28)
    settle(the_application())
    bar = log.verticalScrollBar()
    assert bar.maximum() > 5
    bar.setValue(5)
    assert [trouble for trouble in troubles(window, "de") if "reaches out" in trouble] == []


def test_shortened_words_are_found(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableTexts, "stock", lambda *_: "Stapel mit sehr vielen Karten darin")
    page_of(window).retranslate()
    found(window, "is shortened to")


PLACES: dict[str, Callable[[MainWindow], object]] = {
    "on a button": lambda window: page_of(window).bar.undo.setText("Draw another one"),
    "for the ear": lambda window: page_of(window).stock.setAccessibleName("Draw another one"),
    "in a menu": lambda window: window.menus.entries()[0].setText("Draw another one"),
    "in a hint": lambda window: page_of(window).pile.setToolTip("Draw another one"),
    "on the window": lambda window: window.setWindowTitle("Draw another one"),
}


@pytest.mark.parametrize("where", PLACES)
def test_english_left_over_is_found(window: MainWindow, where: str) -> None:
    PLACES[where](window)
    found(window, "'Draw another one' has ['Draw'")


def test_a_menu_bar_that_is_too_narrow_is_found(window: MainWindow) -> None:
    window.menuBar().setFixedSize(QSize(120, 30))
    found(window, "in a menu bar of 120")
