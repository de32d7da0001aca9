"""A table page over a real match, for tests that press, drag and type."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scala40.engine.notation import read_card, write_move
from scala40.engine.rules import STANDARD
from scala40.views.cards.art import CardArt
from scala40.views.cards.card_widget import CardWidget
from scala40.views.cards.flight import STILL, Motion
from scala40.views.table.guard import ClickGuard
from scala40.views.table.table_page import TablePage
from scala40.views.theme import FELT
from tests.engine.set_up import match_at
from tests.models.desk import Desk

LEFT = Qt.MouseButton.LeftButton


class Table:
    """The page of seat 0, the match behind it, and hands to use it with."""

    def __init__(self, desk: Desk, motion: Motion = STILL, size: tuple[int, int] = (1280, 740)) -> None:
        self.desk = desk
        self.seconds = 0.0
        self.page = TablePage(desk.model, CardArt(), FELT, motion=motion, guard=ClickGuard(lambda: self.seconds))
        self.page.resize(*size)

    def wait(self) -> None:
        """Let more time go by than a double click takes."""
        self.seconds += 1.0
        self.desk.wait()

    @property
    def said(self) -> list[str]:
        """The moves proposed, in notation."""
        return [write_move(move) for move in self.desk.proposed]

    def card(self, code: str) -> CardWidget:
        """The widget of a card of the hand."""
        found = self.page.hand.widget_of(read_card(code))
        assert found is not None, code
        return found

    def at_card(self, code: str) -> QPoint:
        """A point of the page on the strip of a card that no other covers."""
        body = self.card(code).body()
        return self.page.hand.mapTo(self.page, body.topLeft() + QPoint(8, body.height() // 2))

    def at(self, part: QWidget) -> QPoint:
        """The middle of a part of the page."""
        return part.mapTo(self.page, part.rect().center())

    def at_meld(self, meld_id: int) -> QPoint:
        return self.at(self.page.melds.melds[meld_id - 1])

    def press(self, point: QPoint) -> QWidget:
        """Press the button at a point of the page; the widget there gets the mouse."""
        target = self.page.childAt(point)
        while target is not None and target.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents):
            target = target.parentWidget()
        assert target is not None
        QTest.mousePress(target, LEFT, pos=target.mapFrom(self.page, point))
        return target

    def click(self, point: QPoint) -> None:
        target = self.press(point)
        QTest.mouseRelease(target, LEFT, pos=target.mapFrom(self.page, point))

    def drag(self, start: QPoint, end: QPoint, *, release: bool = True) -> QWidget:
        """Carry whatever lies at `start` to `end`, in steps as a hand does."""
        target = self.press(start)
        for step in range(1, 6):
            QTest.mouseMove(target, target.mapFrom(self.page, start + (end - start) * step / 5))
        if release:
            QTest.mouseRelease(target, LEFT, pos=target.mapFrom(self.page, end))
        return target

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key, modifier)

    def row(self) -> str:
        """The hand as it is shown, from left to right."""
        return " ".join(card.code for card in self.page.hand.cards() if card is not None)


Sit = Callable[..., Table]


@pytest.fixture
def sit(qtbot: QtBot, dressed: QApplication) -> Iterator[Sit]:
    """Sits down at a match that stands at a point: the hand, the melds on the table, and what else `match_at` takes."""
    open_pages: list[TablePage] = []

    def sit_down(
        hand: str, melds: tuple[str, ...] = (), *, opened: bool = True, motion: Motion = STILL, **more: object
    ) -> Table:
        others = more.pop("others", ["2S' 3S' 8C'"])
        size = more.pop("size", (1280, 740))
        rules = more.pop("rules", STANDARD)
        more.setdefault("stock", "QC' QH' JD' 2C' 4D'")
        hands = [hand, *others]
        a_match = match_at(rules, hands, melds=list(melds), opened=[opened, *[True] * len(others)], **more)
        table = Table(Desk(a_match), motion, size)
        with qtbot.waitActive(table.page):
            table.page.show()
            table.page.activateWindow()
        open_pages.append(table.page)
        return table

    yield sit_down
    for page in open_pages:
        page.hide()
        page.deleteLater()
    dressed.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
