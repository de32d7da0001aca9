"""Why did you do that?: the ways to it, the list of turns, the reasons, and the way back, by mouse, keys and ear."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scala40.engine.events import Closed, Discarded, RoundDealt
from scala40.engine.grounds import Ground, Reason
from scala40.engine.moves import Draw
from scala40.models.log import LogRole
from scala40.texts.pages import LANGUAGE_NAMES
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from scala40.views.table.suit_text import SuitLabel
from scala40.views.table.table_page import TablePage
from scala40.views.table.why_page import WhyPage
from tests.looking import cut, overlapping
from tests.models.desk import Desk
from tests.pictures import LOOKS, QuietDesk, dressed_as, pictures, settle, table
from tests.tables import show
from tests.why_tables import WHY_TABLES, played_desk


class Ended:
    """A window at the end of a round."""

    def __init__(self, window: MainWindow, players: int = 4) -> None:
        self.window = window
        self.desk: Desk = played_desk(players)
        self.page: TablePage = show(window, self.desk.model)

    @property
    def why(self) -> WhyPage:
        page = self.window.current_page()
        assert isinstance(page, WhyPage)
        return page

    def words(self) -> list[str]:
        """What the sheet says, line by line."""
        sheet = self.why.sheet
        assert sheet is not None
        return [label.text for label in sheet.findChildren(SuitLabel) if label.isVisible()]


@pytest.fixture
def ended(open_window: Callable[[QuietDesk], MainWindow], desk: QuietDesk, dressed: QApplication) -> Iterator[Ended]:
    window = open_window(desk)
    at = Ended(window)
    settle(dressed)
    yield at
    window.leave_for_start()


def test_the_button_at_the_end_of_the_round_leads_there_and_escape_leads_back(ended: Ended) -> None:
    button = ended.page.endings.round_end.why
    assert button.isVisible()
    assert button.text() == "Why did you do that?"
    button.click()
    assert ended.why.heading() == "Why did you do that?"
    assert "Why did you do that?" in ended.window.windowTitle()
    assert ended.why.turns.hasFocus()
    QTest.keyClick(ended.why.turns, Qt.Key.Key_Escape)
    assert ended.window.current_page() is ended.page
    assert ended.page.endings.round_end.isVisible()


def test_enter_on_that_button_does_not_deal_the_next_round(ended: Ended) -> None:
    ended.page.endings.round_end.why.setFocus()
    QTest.keyClick(ended.page.endings.round_end.why, Qt.Key.Key_Return)
    assert isinstance(ended.window.current_page(), WhyPage)
    assert ended.desk.match.stage == "deal"


def test_the_entry_of_the_menu_serves_only_after_the_round(ended: Ended) -> None:
    entry = ended.window.table_menu.why
    assert entry.isEnabled()
    entry.trigger()
    assert isinstance(ended.window.current_page(), WhyPage)
    ended.why.back_button.click()
    ended.desk.deal()
    assert not entry.isEnabled()
    assert entry.statusTip() == "When the round is over and all hands are open, this can be seen."
    ended.page.why_wanted.emit(None)
    assert ended.window.current_page() is ended.page
    ended.window.leave_for_start()
    assert not entry.isEnabled()


def test_where_only_people_sit_there_is_nothing_to_ask(
    open_window: Callable[[QuietDesk], MainWindow], desk: QuietDesk, dressed: QApplication
) -> None:
    window = open_window(desk)
    at = played_desk(2)
    at.model.seats = tuple(type(seat)(seat.name, "human") for seat in at.model.seats)
    page = show(window, at.model)
    settle(dressed)
    assert not page.endings.round_end.why.isVisible()
    assert window.table_menu.why.statusTip() == "Only people sit at this table."
    window.leave_for_start()


def test_a_line_of_the_log_leads_to_its_turn_by_click_and_by_enter(ended: Ended, dressed: QApplication) -> None:
    log = ended.page.panel.log
    rows = range(log.model().rowCount())
    mine = next(row for row in rows if log.model().index(row, 0).data(LogRole.SEAT) == 0)
    theirs = [row for row in rows if log.model().index(row, 0).data(LogRole.SEAT) in (1, 2, 3)]
    dealt = next(row for row in rows if isinstance(log.model().index(row, 0).data(LogRole.EVENT), RoundDealt))
    assert [log.leads_on(log.model().index(row, 0)) for row in (mine, dealt, theirs[4])] == [False, False, True]
    index = log.model().index(theirs[4], 0)
    log.scrollTo(index)
    settle(dressed)
    spot = log.visualRect(index).center()
    QTest.mouseMove(log.viewport(), spot)
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    turn = ended.why.model.turn(ended.why.turns.currentIndex().row())
    assert index.data(LogRole.EVENT) in turn.events or turn.holds(index.data(LogRole.PLACE))
    ended.why.back_button.click()
    log.setFocus()
    log.setCurrentIndex(log.model().index(mine, 0))
    QTest.keyClick(log, Qt.Key.Key_Left)
    last = log.model().index(theirs[-1], 0)
    log.setCurrentIndex(last)
    QTest.keyClick(log, Qt.Key.Key_Return)
    assert ended.why.model.turn(ended.why.turns.currentIndex().row()).holds(last.data(LogRole.PLACE))


def test_the_list_is_narrowed_down_to_one_player_and_walked_by_keys(ended: Ended) -> None:
    ended.page.why_wanted.emit(None)
    page = ended.why
    everybody = page.model.rowCount()
    assert page.players.count() == 4
    page.players.setCurrentIndex(2)
    page.players.activated.emit(2)
    assert 0 < page.model.rowCount() < everybody
    assert {page.model.turn(row).seat for row in range(page.model.rowCount())} == {2}
    assert not page.earlier.isEnabled()
    QTest.keyClick(page.turns, Qt.Key.Key_Down)
    assert page.turns.currentIndex().row() == 1
    page.later.click()
    assert page.turns.currentIndex().row() == 2
    page.earlier.click()
    assert page.turns.currentIndex().row() == 1
    while page.later.isEnabled():
        page.later.click()
    assert page.turns.currentIndex().row() == page.model.rowCount() - 1
    # A line of another player's shows all of them again.
    place = next(at for at, event in enumerate(ended.desk.model.view.log) if getattr(event, "seat", 0) == 3)
    page.show_place(place)
    assert page.model.rowCount() == everybody
    assert page.model.turn(page.turns.currentIndex().row()).seat == 3


def test_every_turn_shows_its_moves_with_a_reason_and_says_all_of_it_to_the_ear(ended: Ended) -> None:
    ended.page.why_wanted.emit(None)
    page = ended.why
    for row in range(page.model.rowCount()):
        page.show_row(row)
        turn, said = page.model.turn(row), ended.words()
        for which in range(len(turn.moments)):
            assert set(page.model.lines(turn, which)) <= set(said)
        assert not any("…" in line for line in said)
        assert len(said) > 2 * len(turn.moments)
        told = page._scroll.accessibleDescription()
        assert "♥" not in told
        assert "★" not in told
        for line in page.model.lines(turn, 0, spoken=True):
            assert line in told
        for seat in turn.view.public.seats:
            if seat != turn.seat:
                assert ended.desk.match.seats[seat].name in told


def test_a_reason_that_is_still_being_worked_out_says_so_and_comes_by_itself(ended: Ended) -> None:
    waiting: list[Callable[[Reason], None]] = []
    ended.window.why_room.explain = lambda _view, _level, _seed, then: waiting.append(then)
    ended.page.why_wanted.emit(None)
    assert "Thinking it through once more …" in ended.words()
    turn = ended.why.model.turn(0)
    others = waiting[1:]
    waiting[0](Reason(turn.moments[0].move, (turn_ground(),)))
    assert "There was no card to take." in ended.words()
    # Another version would have drawn where this bot discarded.
    others[-1](Reason(Draw(), (turn_ground(),)))
    assert "This version would play otherwise here, so it cannot tell the reason." in ended.words()


def turn_ground() -> Ground:
    return Ground(code="nothing_to_take")


def test_a_bot_from_elsewhere_keeps_its_reasons(
    open_window: Callable[[QuietDesk], MainWindow], desk: QuietDesk, dressed: QApplication
) -> None:
    window = open_window(desk)
    at = played_desk(2)
    at.model.seats = (at.model.seats[0], type(at.model.seats[1])("Zoe", "somebody's own"))
    page = show(window, at.model)
    page.why_wanted.emit(None)
    settle(dressed)
    why = window.current_page()
    assert isinstance(why, WhyPage)
    assert why.sheet is not None
    assert "Only it knows its reasons." in why.sheet.spoken()
    window.leave_for_start()


def test_the_page_is_made_anew_for_the_next_round_and_goes_with_the_table(ended: Ended) -> None:
    ended.page.why_wanted.emit(None)
    first = ended.why
    first.back_button.click()
    ended.page.why_wanted.emit(None)
    assert ended.why is first
    ended.window.leave_for_start()
    assert ended.window.why_room.page is None


def test_what_cannot_be_known_is_not_shown(ended: Ended) -> None:
    """At the top of a pile that the rules show only by its top card there is one card."""
    ended.page.why_wanted.emit(None)
    page = ended.why
    closed = next(at for at, event in enumerate(ended.desk.model.view.log) if isinstance(event, Closed))
    page.show_place(closed)
    turn = page.model.turn(page.turns.currentIndex().row())
    if turn.seat != 0:
        discards = [event for event in turn.events if isinstance(event, Discarded)]
        assert len(discards) <= 1
    assert page.sheet is not None
    assert len(page.sheet._pile()) <= 12


def test_the_pointer_and_the_tool_tip_say_which_lines_lead_on(ended: Ended, dressed: QApplication) -> None:
    log = ended.page.panel.log
    rows = range(log.model().rowCount())
    theirs = next(row for row in rows if log.model().index(row, 0).data(LogRole.SEAT) in (1, 2, 3))
    for row, told in ((theirs, "Why did you do that?"), (0, "")):
        index = log.model().index(row, 0)
        log.scrollTo(index)
        settle(dressed)
        spot = QPointF(log.visualRect(index).center())
        none = Qt.MouseButton.NoButton
        over = QMouseEvent(QEvent.Type.MouseMove, spot, spot, none, none, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(log.viewport(), over)
        assert log.viewport().toolTip() == told


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_all_words_are_whole(languages: Languages, language: str) -> None:
    known = {name: lambda window, desk, sit=sit: table(sit, window, desk) for name, sit in WHY_TABLES.items()}
    known |= {f"{name}_large": dressed_as(LOOKS["large"], shown) for name, shown in list(known.items())[1:2]}
    for name, window in pictures([language], list(known), languages, known):
        assert (name, cut(window)) == (name, [])
        assert (name, overlapping(window)) == (name, [])
