"""A table where nobody plays: a playback steps on by its button, the demo by itself, and no card is played."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scala40.engine.match import Match
from scala40.engine.notation import read_cards
from scala40.engine.rules import STANDARD
from scala40.models.watching import WatchedModel
from tests.engine.set_up import match_at
from tests.models.desk import Desk
from tests.views.table.conftest import Table
from tests.views.table.scenes import Still


class Shown(Still):
    """Whoever shows the match: it counts how often it is hurried."""

    def __init__(self) -> None:
        super().__init__()
        self.hurried = 0

    def hurry(self) -> None:
        self.hurried += 1


def a_match(**more: object) -> Match:
    hands = ["7H 8H 9H 4C KD", "2S' 3S' 8C'"]
    return match_at(STANDARD, hands, opened=[True, True], stock="QC' QH' JD'", **more)


class Watched(Table):
    """A page of seat 0 that somebody only looks at."""

    def __init__(self, qtbot: QtBot, watching: str, match: Match) -> None:
        self.shown = Shown()
        desk = Desk(match, go_on=False)
        desk.model = WatchedModel(self.shown, match.seats, 0, match.rules, watching)
        desk.model.on_shown(match.view(0), (), Desk(match).model.info)
        super().__init__(desk)
        qtbot.addWidget(self.page)
        with qtbot.waitActive(self.page):
            self.page.show()
            self.page.activateWindow()

    @property
    def untouched(self) -> bool:
        return self.shown.proposed == [] and not self.desk.model.drafts


@pytest.fixture
def playback(qtbot: QtBot) -> Watched:
    return Watched(qtbot, "playback", a_match())


@pytest.mark.usefixtures("dressed")
class TestPlayback:
    def test_the_button_shows_the_next_move(self, playback: Watched) -> None:
        bar = playback.page.bar
        assert (bar.primary.text(), bar.primary.isEnabled()) == ("Next move", True)
        playback.click(playback.at(bar.primary))
        assert playback.shown.hurried == 1

    @pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
    def test_keys_show_the_next_move(self, playback: Watched, key: Qt.Key) -> None:
        playback.page.take_focus()
        playback.key(key)
        assert playback.shown.hurried == 1
        assert playback.desk.model.hand.selected() == []

    def test_nothing_says_that_it_is_your_turn(self, playback: Watched) -> None:
        look = playback.page.plates[0].seen
        assert look is not None
        assert look.turn_text == "to play"
        assert not playback.page.opening.isVisible()

    def test_cards_rest_with_a_reason(self, playback: Watched) -> None:
        page = playback.page
        for end in (page.pile, page.melds):
            page.notice.hide()
            playback.drag(playback.at_card("4C"), playback.at(end))
            assert "only shown" in page.notice.text
            assert page.notice.isVisible()
        for press in (page.stock, page.pile):
            page.notice.hide()
            playback.wait()
            playback.click(playback.at(press))
            assert page.notice.isVisible()
        assert playback.untouched
        assert playback.desk.model.hand.rowCount() == 5

    def test_the_hand_may_be_sorted_and_the_sort_undone(self, playback: Watched) -> None:
        before = playback.row()
        playback.page.handling.sort("sets")
        assert playback.row() != before
        assert playback.page.bar.undo.isEnabled()
        playback.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert playback.row() == before
        assert playback.untouched

    def test_the_model_itself_moves_nothing(self, playback: Watched) -> None:
        model = playback.desk.model
        model.draw()
        model.take()
        model.undo()
        model.let_go()
        model.come_back(True)
        for cards in (read_cards("7H 8H 9H"), read_cards("4C")):
            model.drop_on_felt(cards)
            assert model.drop_on_pile(cards) is None
        assert playback.untouched
        assert not model.targets(read_cards("4C")).pile


@pytest.mark.usefixtures("dressed")
class TestDemo:
    def test_the_button_cannot_be_pressed(self, qtbot: QtBot) -> None:
        demo = Watched(qtbot, "demo", a_match(phase="draw"))
        bar = demo.page.bar
        assert (bar.primary.text(), bar.primary.isEnabled()) == ("The demo plays", False)
        QTest.keyClick(demo.page, Qt.Key.Key_Return)
        assert demo.shown.hurried == 0
        assert demo.untouched
