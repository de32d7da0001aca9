"""What must stay in sight: notices beside what they speak of, the panel where there is room, cards in their order."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from scala40.engine.events import Discarded, Drew, RoundDealt
from scala40.engine.notation import read_card, read_cards
from scala40.texts.round_end import RoundEndTexts
from scala40.views.cards.flight import FAST, NORMAL, Glider, Motion
from scala40.views.table.free_place import free_place
from scala40.views.table.gliding import DEALT, Gliding, Place
from tests.views.table.conftest import Sit, Table


def on_page(table: Table, part: object) -> QRect:
    return QRect(part.mapTo(table.page, QPoint(0, 0)), part.size())


class TestNotices:
    @pytest.mark.parametrize("size", [(1280, 740), (1024, 516)])
    def test_the_pile_and_the_meld_spoken_of_stay_in_sight(self, sit: Sit, size: tuple[int, int]) -> None:
        table = sit("9S 4C KD", ("5D 6D 7D", "JH JC JS"), size=size)
        table.drag(table.at_card("9S"), table.at_meld(1))
        notice = table.page.notice.geometry()
        assert table.page.notice.isVisible()
        assert not notice.intersects(on_page(table, table.page.melds.melds[0]))
        assert not notice.intersects(table.page.pile.geometry())

    @pytest.mark.parametrize("size", [(1280, 740), (1024, 516)])
    def test_the_words_of_the_opening_stay_in_sight(self, sit: Sit, size: tuple[int, int]) -> None:
        table = sit("9S 4C KD 7H 8H", opened=False, size=size)
        for code in ("9S", "4C", "KD"):
            table.click(table.at_card(code))
        table.drag(table.at_card("4C"), table.at(table.page.opening))
        notice = table.page.notice.geometry()
        assert table.page.notice.isVisible()
        assert not notice.intersects(table.page.opening.geometry())
        assert not notice.intersects(table.page.pile.geometry())

    def test_the_sort_takes_the_notice_away(self, sit: Sit) -> None:
        table = sit("9S 4C KD", ("5D 6D 7D",))
        for sort in (
            lambda: table.click(table.at(table.page.bar.sets)),
            lambda: table.desk.model.hand.sort_for("runs"),
            lambda: QTest.keyClick(table.page, Qt.Key.Key_S),
        ):
            table.drag(table.at_card("9S"), table.at_meld(1))
            assert table.page.notice.isVisible()
            table.wait()
            sort()
            assert not table.page.notice.isVisible()

    def test_a_place_is_found_as_near_as_can_be(self) -> None:
        within = QRect(0, 0, 400, 300)
        size, near = QSize(100, 40), QPoint(200, 200)
        assert free_place(size, near, within) == QPoint(150, 142)
        there = QRect(free_place(size, near, within, [QRect(140, 130, 120, 60)]), size)
        assert not there.intersects(QRect(140, 130, 120, 60))
        assert within.contains(there)
        assert within.contains(QRect(free_place(size, near, within, [within]), size))


class TestDrops:
    def test_on_a_plate_the_card_comes_back_and_says_why(self, sit: Sit) -> None:
        table = sit("9S 4C KD")
        table.drag(table.at_card("9S"), table.at(table.page.plates[1]))
        assert table.said == []
        assert table.page.notice.isVisible()
        assert "No cards go there" in table.page.notice.text

    def test_a_refused_card_leaves_the_selection_as_it_was(self, sit: Sit) -> None:
        table = sit("9S 4C KD 7H 8H", ("5D 6D 7D",))
        for code in ("7H", "8H"):
            table.click(table.at_card(code))
        table.drag(table.at_card("9S"), table.at_meld(1))
        assert table.said == []
        assert [card.code for card in table.desk.model.hand.selected()] == ["7H", "8H"]


class TestPanel:
    def test_it_comes_back_where_there_is_room_again(self, sit: Sit, qtbot: QtBot) -> None:
        table = sit("9S 4C KD", size=(1280, 740))
        told: list[bool] = []
        table.page.panel_folded.connect(told.append)
        for width, folded in ((1024, True), (1280, False)):
            table.page.resize(width, 740)
            qtbot.waitUntil(lambda folded=folded: table.page.panel.folded == folded)
            assert table.page.panel.content.isVisible() != folded
        assert told == [True, False]

    def test_whoever_has_chosen_is_left_in_peace(self, sit: Sit) -> None:
        table = sit("9S 4C KD", size=(1280, 740))
        table.click(table.at(table.page.panel.strip))
        assert table.page.panel.folded
        table.page.resize(1400, 740)
        assert table.page.panel.folded


@pytest.mark.qt_log_ignore("does not support raise")
def test_the_arrow_says_which_way_play_goes(sit: Sit) -> None:
    table = sit("9S 4C KD")
    felt = table.page.felt
    plate = table.page.plates[1].geometry()
    for point, words in (
        (QPoint(plate.right() + 20, plate.center().y()), felt.accessibleDescription()),
        (QPoint(3, 3), ""),
    ):
        QToolTip.hideText()
        QApplication.sendEvent(felt, QHelpEvent(QHelpEvent.Type.ToolTip, point, felt.mapToGlobal(point)))
        if words:
            assert "clockwise" in words
            assert QToolTip.text() == words


class TestEndOfTheRound:
    def test_no_button_of_the_table_looks_out_from_under_it(self, sit: Sit) -> None:
        table = sit("4C", others=["2S' 3S'"])
        table.desk.model.drop_on_pile(read_cards("4C"))
        panel = table.page.endings.round_end
        assert panel.geometry().contains(on_page(table, table.page.bar))
        picture = panel.grab().toImage()
        corner = picture.pixelColor(picture.width() - 1, picture.height() - 1)
        assert corner.name() == table.page.theme.felt_edge

    def test_who_went_out_stands_there_once(self, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
        said: list[str] = []
        words = RoundEndTexts.went_out

        def went_out(texts: RoundEndTexts, *who: object) -> str:
            said.append(words(texts, *who))
            return said[-1]

        monkeypatch.setattr(RoundEndTexts, "went_out", went_out)
        table = sit("4C", others=["2S' 3S'"])
        table.desk.model.drop_on_pile(read_cards("4C"))
        table.page.endings.round_end.grab()
        assert len(said) == 1


class Flown:
    """Flights that only write down when each begins."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.landed = 0

    def fly(self, _picture: object, _start: object, _end: object, *, delay: int = 0, **_more: object) -> None:
        self.begun.append(delay)

    def land_all(self) -> None:
        self.landed += 1


class TestDeals:
    def gliding(self, motion: Motion) -> tuple[Gliding, Flown]:
        flown, self.now = Flown(), 100.0
        art = type("Backs", (), {"back_pixmap": lambda *_: None, "pixmap": lambda *_: None})()
        places = (
            dict[object, Place],
            lambda: QRect(0, 0, 9, 9),
            lambda: QRect(0, 0, 9, 9),
            lambda _: QRect(0, 0, 9, 9),
        )
        return Gliding(flown, Glider(motion), art, *places, lambda: 1.0, lambda: self.now), flown

    def deal(self, seats: int, gliding: Gliding) -> None:
        gliding.follow((RoundDealt(1, seats - 1, tuple(range(seats)), read_card("4C")),), 0)

    def test_the_first_draw_waits_for_the_deal(self) -> None:
        gliding, flown = self.gliding(NORMAL)
        self.deal(4, gliding)
        assert max(flown.begun) == (4 * DEALT - 1) * NORMAL.stagger
        self.now += 0.8
        flown.begun.clear()
        gliding.follow((Drew(1, None),), 0)
        assert flown.begun == [4 * DEALT * NORMAL.stagger - 800]
        self.now += 5
        gliding.follow((Drew(2, None),), 0)
        assert flown.begun[-1] == 0

    def test_whoever_plays_here_ends_the_deal(self) -> None:
        gliding, flown = self.gliding(NORMAL)
        self.deal(4, gliding)
        before = flown.landed
        gliding.follow((Discarded(0, read_card("4C")),), 0)
        gliding.follow((Drew(1, None),), 0)
        assert flown.landed == before + 1
        assert flown.begun[-1] == 0

    def test_at_a_fast_pace_the_deal_to_six_is_over_before_the_next_move(self) -> None:
        gliding, flown = self.gliding(FAST)
        self.deal(6, gliding)
        assert max(flown.begun) < 400
