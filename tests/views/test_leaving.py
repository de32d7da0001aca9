"""The entry of the menu for leaving a seat: its two meanings, and why it rests elsewhere."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from scala40.models.leaving import LeavableModel
from scala40.texts.menus import WhyNotTexts
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from scala40.views.table.table_page import TablePage
from tests.pictures import QuietDesk, settle
from tests.tables import leavable, match_end, your_draw

Open = Callable[[QuietDesk], MainWindow]


@pytest.fixture
def window(open_window: Open, desk: QuietDesk) -> MainWindow:
    return open_window(desk)


def page_of(window: MainWindow) -> TablePage:
    page = window.current_page()
    assert isinstance(page, TablePage)
    return page


def test_it_leaves_the_seat_and_takes_it_back(window: MainWindow) -> None:
    model = leavable(window).model
    assert isinstance(model, LeavableModel)
    entry = window.table_menu.stand_in
    assert entry in window.menus.game.actions()
    assert (entry.text(), entry.isEnabled()) == ("Let a computer player sit in", True)
    entry.trigger()
    page_of(window).leaving.chooser.answers[0].click()
    assert model.sat_in
    assert (entry.text(), entry.isEnabled()) == ("Take the seat back", True)
    assert not window.move_menu.draw.isEnabled()
    assert "sits in for you" in window.move_menu.draw.statusTip()
    assert not window.entries.watch.isEnabled(), "nobody's seat is left for the demo by a slip of the finger"
    entry.trigger()
    assert not model.sat_in
    assert entry.text() == "Let a computer player sit in"


def test_it_rests_where_there_is_no_seat_to_leave(window: MainWindow) -> None:
    entry = window.table_menu.stand_in
    assert (entry.isEnabled(), entry.statusTip()) == (False, WhyNotTexts().at_the_table())
    leavable(window)
    assert entry.isEnabled()
    window.leave_for_start()
    assert (entry.text(), entry.isEnabled()) == ("Let a computer player sit in", False)


def test_it_does_nothing_under_the_pause_or_another_page(window: MainWindow) -> None:
    leavable(window)
    page, entry = page_of(window), window.table_menu.stand_in
    page.covers.may_pause = True
    page.covers.toggle_pause()
    entry.trigger()
    assert not page.leaving.asking
    page.covers.toggle_pause()
    window.show_rules()
    entry.trigger()
    assert not page.leaving.asking


def test_the_question_speaks_the_language_at_once(
    window: MainWindow, languages: Languages, dressed: QApplication
) -> None:
    leavable(window)
    page = page_of(window)
    page.leaving.press()
    languages.use("de")
    settle(dressed)
    assert page.leaving.chooser.answers[0].accessibleName() == "Ein Computer spielt weiter (Spielstärke Verein)"
    assert window.table_menu.stand_in.text() == "Einen Computer weiterspielen lassen"


@pytest.mark.parametrize("sit", [your_draw, match_end])
def test_a_table_of_another_kind_offers_no_stand_in(window: MainWindow, sit: Callable[[MainWindow], None]) -> None:
    sit(window)
    assert not window.table_menu.stand_in.isEnabled()
    page_of(window).leaving.press()
    assert not page_of(window).leaving.asking
