"""The one gesture: a short press is a click, a long way is a drag, and whatever happens nothing stays in the air."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scala40.engine.cards import CARDS
from scala40.views.cards.art import CardArt
from scala40.views.cards.drag import Gesture, Grip
from scala40.views.cards.flight import STILL, Flights, Glider
from scala40.views.cards.zones import Zone
from scala40.views.theme import FELT


class Listener:
    def __init__(self, gesture: Gesture) -> None:
        self.heard: list[str] = []
        gesture.clicked.connect(lambda *_: self.heard.append("clicked"))
        gesture.begun.connect(lambda *_: self.heard.append("begun"))
        gesture.dropped.connect(lambda *_: self.heard.append("dropped"))
        gesture.ended.connect(lambda *_: self.heard.append("ended"))


class Scene:
    def __init__(self, qtbot: QtBot) -> None:
        self.page = QWidget()
        self.page.resize(600, 400)
        qtbot.addWidget(self.page)
        self.zone = Zone(CardArt(), FELT, Glider(STILL), self.page)
        self.zone.resize(600, 200)
        self.page.show()
        self.zone.show_cards(CARDS[:3])
        self.gesture = Gesture(self.page, Flights(self.page, Glider(STILL)))
        self.listener = Listener(self.gesture)
        self.grip = Grip("hand", tuple(self.zone.widgets[:2]), CARDS[0])


@pytest.fixture
def scene(qtbot: QtBot, dressed: QApplication) -> Scene:
    del dressed
    return Scene(qtbot)


def test_a_press_without_a_way_is_a_click(scene: Scene) -> None:
    scene.gesture.press(scene.grip, QPoint(50, 50))
    scene.gesture.move(QPoint(52, 51))
    scene.gesture.release(QPoint(52, 51))
    assert scene.listener.heard == ["clicked"]


def test_a_drag_carries_all_its_cards_and_leaves_ghosts(scene: Scene) -> None:
    scene.gesture.press(scene.grip, QPoint(50, 50))
    scene.gesture.move(QPoint(150, 150))
    assert scene.gesture.carrying is scene.grip
    assert scene.grip.cards == (CARDS[0], CARDS[1])
    assert [widget.ghost for widget in scene.zone.widgets] == [True, True, False]
    first, second = scene.gesture.carried_bodies()
    assert second.left() > first.left()
    scene.gesture.accept()
    assert scene.gesture.carrying is None
    assert not any(widget.ghost for widget in scene.zone.widgets)


def test_a_drop_that_nobody_answers_goes_home(scene: Scene) -> None:
    scene.gesture.press(scene.grip, QPoint(50, 50))
    scene.gesture.move(QPoint(150, 150))
    scene.gesture.release(QPoint(150, 150))
    assert scene.listener.heard == ["begun", "dropped", "ended"]
    assert not any(widget.ghost or widget.veiled for widget in scene.zone.widgets)


def test_it_can_be_broken_off_and_the_release_then_means_nothing(scene: Scene) -> None:
    scene.gesture.press(scene.grip, QPoint(50, 50))
    scene.gesture.move(QPoint(150, 150))
    scene.gesture.break_off()
    scene.gesture.release(QPoint(150, 150))
    assert scene.listener.heard == ["begun", "ended"]


def test_a_card_may_vanish_while_it_is_carried(scene: Scene, dressed: QApplication) -> None:
    scene.gesture.press(scene.grip, QPoint(50, 50))
    scene.gesture.move(QPoint(150, 150))
    scene.zone.show_cards(CARDS[2:3])
    dressed.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    scene.gesture.move(QPoint(160, 160))
    scene.gesture.release(QPoint(160, 160))
    assert scene.gesture.carrying is None
    assert scene.listener.heard[-1] == "ended"


def test_an_empty_grip_is_never_carried(scene: Scene) -> None:
    scene.gesture.press(Grip("stock", ()), QPoint(50, 50))
    scene.gesture.move(QPoint(250, 250))
    assert scene.gesture.carrying is None
    scene.gesture.release(QPoint(250, 250))
    assert scene.listener.heard == ["clicked"]
