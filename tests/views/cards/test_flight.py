"""Cards that move: they arrive, they turn on the way, and without motion everything is there at once."""

import pytest
from PySide6.QtCore import QPoint, QRect, QVariantAnimation
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scala40.engine.cards import CARDS
from scala40.views.cards.art import CardArt
from scala40.views.cards.card_widget import CardWidget
from scala40.views.cards.flight import NORMAL, STILL, Flights, Glider, Motion
from scala40.views.theme import FELT

HERE, THERE = QRect(10, 10, 60, 85), QRect(300, 200, 60, 85)


@pytest.fixture
def page(qtbot: QtBot, dressed: QApplication) -> QWidget:
    del dressed
    made = QWidget()
    made.resize(500, 400)
    qtbot.addWidget(made)
    made.show()
    return made


def card_on(page: QWidget) -> CardWidget:
    card = CardWidget(CARDS[5], CardArt(), FELT, page)
    card.set_card_width(60)
    card.show()
    return card


class TestFlights:
    def test_it_lands_once_and_leaves_nothing_behind(self, page: QWidget) -> None:
        flights, landed = Flights(page, Glider(Motion(20, 10, 0))), []
        flights.fly(QPixmap(60, 85), HERE, THERE, landed=lambda: landed.append(1))
        assert flights.under_way == 1
        QTest.qWait(150)
        assert landed == [1]
        assert flights.under_way == 0

    @pytest.mark.parametrize("there", [QRect(20, 10, 60, 85), QRect(900, 600, 60, 85)])
    def test_a_glide_takes_the_same_time_over_every_way(self, page: QWidget, there: QRect) -> None:
        flights = Flights(page, Glider(NORMAL))
        sprite = flights.fly(QPixmap(60, 85), QRect(0, 0, 60, 85), there)
        assert sprite is not None
        (glide,) = sprite.findChildren(QVariantAnimation)
        assert (glide.duration(), NORMAL.lift, NORMAL.stagger) == (160, 90, 25)

    def test_without_motion_it_has_landed_at_once(self, page: QWidget) -> None:
        flights, landed = Flights(page, Glider(STILL)), []
        flights.fly(QPixmap(60, 85), HERE, THERE, landed=lambda: landed.append(1))
        assert landed == [1]
        assert flights.under_way == 0

    def test_all_can_be_landed_also_those_that_wait(self, page: QWidget) -> None:
        flights, landed = Flights(page, Glider(Motion(500, 10, 0))), []
        flights.fly(QPixmap(60, 85), HERE, THERE, landed=lambda: landed.append("now"))
        flights.fly(QPixmap(60, 85), HERE, THERE, delay=300, landed=lambda: landed.append("later"))
        flights.land_all()
        QTest.qWait(350)
        assert landed == ["now", "later"]

    def test_a_card_that_is_sent_elsewhere_turns_where_it_is(self, page: QWidget) -> None:
        flights, landed = Flights(page, Glider(Motion(60, 10, 0))), []
        card = card_on(page)
        flights.fly(QPixmap(60, 85), HERE, THERE, landed=lambda: landed.append("first"), widget=card)
        QTest.qWait(20)
        flights.fly(QPixmap(60, 85), HERE, HERE, landed=lambda: landed.append("second"), widget=card)
        assert flights.under_way == 1
        QTest.qWait(250)
        assert landed == ["second"]

    def test_the_page_may_go_during_a_flight(self, page: QWidget) -> None:
        inner = QWidget(page)
        inner.resize(400, 300)
        inner.show()
        flights = Flights(inner, Glider(Motion(60, 10, 0)))
        flights.fly(QPixmap(60, 85), HERE, THERE)
        inner.deleteLater()
        QTest.qWait(200)


class TestGlider:
    def test_a_new_card_is_put_and_a_known_one_glides(self, page: QWidget) -> None:
        glider, card = Glider(Motion(40, 40, 0)), card_on(page)
        glider.to(card, QPoint(30, 30))
        assert card.body().topLeft() == QPoint(30, 30)
        glider.to(card, QPoint(200, 100))
        assert card.body().topLeft() == QPoint(30, 30)
        assert card.resting().topLeft() == QPoint(200, 100)
        QTest.qWait(150)
        assert card.body().topLeft() == QPoint(200, 100)

    def test_a_jump_and_no_motion_put_it_there_at_once(self, page: QWidget) -> None:
        glider, card = Glider(Motion(40, 40, 0)), card_on(page)
        glider.to(card, QPoint(30, 30))
        glider.to(card, QPoint(200, 100), jump=True)
        assert card.body().topLeft() == QPoint(200, 100)
        glider.motion = STILL
        glider.to(card, QPoint(5, 6))
        assert card.body().topLeft() == QPoint(5, 6)

    def test_another_goal_on_the_way_wins(self, page: QWidget) -> None:
        glider, card = Glider(Motion(60, 60, 0)), card_on(page)
        glider.to(card, QPoint(30, 30))
        glider.to(card, QPoint(300, 100))
        QTest.qWait(20)
        glider.to(card, QPoint(50, 200))
        QTest.qWait(200)
        assert card.body().topLeft() == QPoint(50, 200)
