"""A move of another seat touches nothing that it leaves as it was, so that cards go on gliding beside it."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scala40.engine.notation import read_cards
from scala40.engine.view import PlayerView
from scala40.models import ended
from scala40.models.round_end import round_end
from scala40.texts.cards import CardTexts
from scala40.views.cards.flight import NORMAL
from scala40.views.cards.sky import Sky
from tests.views.table.conftest import Sit, Table


class Painted(QObject):
    """Notes how much of each of these widgets is painted, in logical pixels."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.areas = dict.fromkeys(widgets, 0)
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            area = event.region().boundingRect()
            self.areas[watched] += area.width() * area.height()
        return False


@pytest.fixture
def table(sit: Sit) -> Table:
    made = sit("7H 8H KD 4C", ("5D 6D 7D",), turn=1, others=["8D 3S' 8C' 2H"], phase="draw")
    QTest.qWait(30)
    return made


def test_the_hand_hears_nothing(table: Table) -> None:
    told = QSignalSpy(table.page.game.hand.dataChanged)
    arranged = QSignalSpy(table.page.hand.arranged)
    table.desk.other(1, "draw")
    table.desk.other(1, "off 8D m1")
    table.desk.other(1, "drop 8C'")
    assert told.count() == 0
    # Only the place of the next card comes and goes with the turn.
    assert arranged.count() <= 1


def test_a_draw_paints_neither_hand_nor_melds_nor_the_whole_felt(table: Table, qtbot: QtBot) -> None:
    page = table.page
    painted = Painted(page.felt, page.hand, page.melds, page.bar, page.hand.widgets[0], *page.plates, page.stock)
    table.desk.other(1, "draw")
    qtbot.waitUntil(lambda: painted.areas[page.stock] > 0 and painted.areas[page.plates[1]] > 0)
    for still in (page.hand, page.melds, page.bar, page.hand.widgets[0]):
        assert painted.areas[still] == 0
    assert painted.areas[page.felt] < page.felt.width() * page.felt.height()


def test_what_is_shown_is_true_before_it_is_painted(table: Table, qtbot: QtBot) -> None:
    page = table.page
    painted = Painted(page.plates[1])
    table.desk.other(1, "draw")
    seen = page.plates[1].seen
    assert seen is not None
    assert seen.count == 5
    assert "5" in page.plates[1].accessibleName()
    assert page.panel.log.model().rowCount() == len(page.game.view.log)
    qtbot.waitUntil(lambda: painted.areas[page.plates[1]] > 0)


def test_the_log_stays_at_its_end(table: Table) -> None:
    log = table.page.panel.log
    log.setFixedHeight(40)
    for move in ("draw", "off 8D m1", "drop 8C'"):
        table.desk.other(1, move)
    QTest.qWait(30)
    bar = log.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()


def test_another_language_names_melds_and_cards_anew(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    page = table.page
    melds, meld = page.melds.melds, page.melds.melds[0]
    monkeypatch.setattr(CardTexts, "spoken", lambda *_: "something else")
    monkeypatch.setattr(CardTexts, "meld", lambda *_, **__: "some meld")
    page.refresh()
    assert "something else" not in meld.widgets[0].accessibleName()
    QCoreApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert "something else" in meld.widgets[0].accessibleName()
    assert "something else" in page.hand.widgets[0].accessibleName()
    assert "some meld" in melds[0].accessibleName()


def test_a_flight_does_not_paint_the_whole_page(sit: Sit) -> None:
    table = sit("7H 8H KD 4C", motion=NORMAL, turn=1, phase="draw")
    page = table.page
    table.desk.other(1, "draw")
    page.flights.land_all()
    QTest.qWait(30)
    painted = Painted(page.hand.widgets[-1], page.panel.strip)
    table.desk.other(1, "drop 8C'")
    assert page.flights.under_way == 1
    page.flights.land_all()
    QTest.qWait(30)
    assert list(painted.areas.values()) == [0, 0]


def test_hands_are_worked_out_when_they_are_shown(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit("4C", motion=NORMAL)
    asked: list[PlayerView] = []
    monkeypatch.setattr(ended, "round_end", lambda view: asked.append(view) or round_end(view))
    table.desk.model.drop_on_pile(read_cards("4C"))
    assert table.page.endings.due
    assert asked == []
    assert table.page.endings.press()
    assert asked == [table.page.game.view]
    assert table.page.endings.covering


def test_the_sky_comes_above_what_was_raised(sit: Sit) -> None:
    table = sit("7H 8H KD 4C", motion=NORMAL, turn=1, phase="draw")
    page = table.page
    page.notice.show()
    page.notice.raise_()
    table.desk.other(1, "draw")
    above = [child for child in page.children() if isinstance(child, QWidget) and not child.isHidden()]
    assert above[-1] is Sky.over(page)
    assert page.childAt(page.rect().center() + QPoint(1, 1)) is not Sky.over(page)
