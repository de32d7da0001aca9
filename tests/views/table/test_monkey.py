"""A restless hand: random presses, drags broken off, keys, sizes and languages during flights; the table stays true."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scala40.bots.body import choose
from scala40.bots.levels import BEGINNER
from scala40.engine.rules import STANDARD
from scala40.views.cards.flight import Motion
from tests.engine.set_up import new_match
from tests.models.desk import Desk
from tests.views.table.conftest import LEFT, Table
from tests.views.table.test_whole_match import all_in_place

KEYS = [
    Qt.Key.Key_Return,
    Qt.Key.Key_Space,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Delete,
    Qt.Key.Key_R,
    Qt.Key.Key_S,
    Qt.Key.Key_B,
    Qt.Key.Key_L,
]
EVENTS = 900


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_gets_stuck_or_lost(qtbot: QtBot, dressed: QApplication, seed: int) -> None:
    chance = random.Random(seed)
    a_match = new_match(STANDARD, 3, f"monkey {seed}")
    table = Table(Desk(a_match, go_on=False), Motion(12, 6, 1))
    page = table.page
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    table.desk.referee.begin()

    def spot() -> QPoint:
        parts = [page.hand, page.pile, page.stock, page.melds, page.opening, page.bar, page.plates[1], page.panel]
        part = chance.choice(parts)
        place = QPoint(chance.randrange(max(1, part.width())), chance.randrange(max(1, part.height())))
        return part.mapTo(page, place)

    for number in range(EVENTS):
        table.seconds += chance.choice([0.02, 0.6])
        table.desk.now = table.seconds
        what = chance.random()
        if what < 0.35:
            if page.childAt(point := spot()) is not None:
                table.click(point)
        elif what < 0.6:
            start = spot()
            if page.childAt(start) is not None:
                target = table.drag(start, end := spot(), release=False)
                if chance.random() < 0.3:
                    QTest.keyClick(page, Qt.Key.Key_Escape)
                if chance.random() < 0.2:
                    step(table, chance)
                QTest.mouseRelease(target, LEFT, pos=target.mapFrom(page, end))
        elif what < 0.85:
            if QApplication.focusWidget() is not None:
                table.key(chance.choice(KEYS))
        elif what < 0.9:
            page.resize(chance.choice([1024, 1280, 1600]), chance.choice([516, 740, 900]))
        elif what < 0.92:
            QCoreApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        else:
            step(table, chance)
        if number % 5 == 0:
            QTest.qWait(1)
        all_in_place(table)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert page.isAncestorOf(focus) or focus is page
    QTest.qWait(400)
    assert page.flights.under_way == 0
    assert not any(widget.veiled or widget.ghost for widget in page.hand.widgets)
    page.hide()
    page.deleteLater()
    dressed.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def step(table: Table, chance: random.Random) -> None:
    """Somebody plays: another seat, or the player by a sensible move, or the next round is dealt."""
    a_match = table.desk.match
    if a_match.stage == "deal":
        table.desk.model.next_round()
    elif a_match.mover is not None and a_match.mover != 0:
        table.desk.referee.propose(a_match.mover, choose(a_match.view(a_match.mover), chance.randrange(99), BEGINNER))
    elif a_match.mover == 0:
        table.desk.model.propose(choose(a_match.view(0), chance.randrange(99), BEGINNER))
