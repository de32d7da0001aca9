"""cases.md on the screen: C-06 ambiguous places, C-27 double clicks and held keys in motion, C-32 what lies under the
pointer, C-33 drags without the system's own.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import scala40
from scala40.engine.notation import write_meld
from scala40.engine.rules import STANDARD
from scala40.views.cards.art import index_column
from scala40.views.cards.flight import NORMAL, STILL, Motion
from tests.views.table.conftest import LEFT, Sit, Table

SLOW = Motion(700, 400, 60)
SIX = replace(STANDARD, max_players=6)


def answers(table: Table) -> list[str]:
    """The melds that are offered in place, in notation."""
    offered = [button.answer.meld for button in table.page.chooser.answers[:-1]]
    return [write_meld(meld) for meld in offered if meld is not None]


class TestC06:
    def test_a_joker_at_both_ends_is_asked_for_and_the_low_one_lets_the_nine_follow(self, sit: Sit) -> None:
        table = sit("*1 9S 4C KD", ("JS QS KS",))
        table.drag(table.at_card("*1"), table.at_meld(1))
        assert table.page.chooser.isVisible()
        low = next(place for place, meld in enumerate(answers(table)) if meld.startswith("*1=TS"))
        assert any("*1=AS" in meld for meld in answers(table))
        table.wait()
        table.click(table.at(table.page.chooser.answers[low]))
        table.wait()
        table.drag(table.at_card("9S"), table.at_meld(1))
        assert [card.code for card in table.page.melds.melds[0].cards()] == ["9S", "*1", "JS", "QS", "KS"]
        # Everybody hears and reads the same reading.
        assert "10 of spades" in " ".join(table.page.announcer.said)
        said = [widget.accessibleName() for widget in table.page.melds.melds[0].widgets]
        assert said[1].startswith("joker (stands for 10 of spades)")

    @pytest.mark.parametrize(("meld", "said"), [(1, "off 7C m1"), (2, "off 7C m2")])
    def test_a_card_goes_where_it_is_dropped(self, sit: Sit, meld: int, said: str) -> None:
        table = sit("7C 9S KD", ("7H 7S 7D", "4C 5C 6C"))
        table.drag(table.at_card("7C"), table.at_meld(meld))
        assert table.said == [said]

    def test_the_suit_that_was_said_decides_who_frees_the_joker(self, sit: Sit) -> None:
        table = sit("7H 7D 9S KD", ("7C 7S *1=7H",))
        table.drag(table.at_card("7D"), table.at_meld(1))
        assert not any(said.startswith("swap") for said in table.said)
        table.wait()
        table.page.chooser.put_away()
        fresh = sit("7H 9S KD", ("7C 7S *1=7H",))
        fresh.drag(fresh.at_card("7H"), fresh.at_meld(1))
        assert fresh.said[:1] == ["swap 7H m1"] or fresh.page.chooser.isVisible()


@pytest.mark.parametrize("motion", [STILL, NORMAL, SLOW], ids=["off", "on", "slow"])
class TestC27:
    @pytest.mark.parametrize("milliseconds", [1, 50, 200])
    def test_one_deed_however_the_cards_move(self, sit: Sit, motion: Motion, milliseconds: int) -> None:
        table = sit("7H 8H 4C", phase="draw", motion=motion)
        point = table.at(table.page.stock)
        table.click(point)
        table.seconds += milliseconds / 1000
        table.desk.now += milliseconds / 1000
        table.click(point)
        assert table.said == ["draw"]

    def test_a_held_enter_does_one_thing(self, sit: Sit, motion: Motion) -> None:
        table = sit("7H 8H 4C", phase="draw", motion=motion)
        focus = QApplication.focusWidget()
        assert focus is not None
        for again in (False, *[True] * 20):
            event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", again)
            QApplication.sendEvent(QApplication.focusWidget() or focus, event)
            table.seconds += 0.03
            table.desk.now += 0.03
        assert table.said == ["draw"]


class TestC32:
    @pytest.mark.parametrize("size", [(1024, 516), (1280, 740), (1920, 1020)])
    def test_the_card_under_the_pointer_is_the_one_that_reacts(self, sit: Sit, size: tuple[int, int]) -> None:
        hand = "AC 2C 3D 4H 5S 6C 7D 8H 9S TC JD QH KS *2"
        others = [f"{rank}{suit}'" for rank, suit in zip("789TJ", "SHDCS", strict=True)]
        table = sit(hand, others=others, size=size, rules=SIX)
        page = table.page
        for widget in page.hand.widgets:
            body = widget.body()
            strip = QPoint(body.left() + index_column(page.hand._card, page.art.options) // 2, body.center().y())
            under = page.hand.card_under(strip)
            assert under is widget
            assert page.hand._card >= 66
        picture = page.hand.widgets[0].picture()
        assert picture.devicePixelRatio() == page.devicePixelRatioF()


class TestC33:
    def test_no_drag_is_the_systems_own(self) -> None:
        sources = Path(scala40.__file__).parent.rglob("*.py")
        assert [source.name for source in sources if "QDrag(" in source.read_text(encoding="utf-8")] == []

    def test_a_drag_ends_well_wherever_it_is_let_go(self, sit: Sit) -> None:
        table = sit("7H 8H 4C KD")
        row = table.row()
        for end in (QPoint(-300, 200), QPoint(99_999, 99_999), QPoint(500, -400)):
            table.drag(table.at_card("7H"), end)
            table.wait()
            assert table.page.gesture.carrying is None
            assert sorted(table.row().split()) == sorted(row.split())
            assert table.said == []

    def test_escape_brings_the_card_home(self, sit: Sit) -> None:
        table = sit("7H 8H 4C KD")
        target = table.drag(table.at_card("7H"), table.at(table.page.pile), release=False)
        table.key(Qt.Key.Key_Escape)
        QTest.mouseRelease(target, LEFT, pos=target.mapFrom(table.page, table.at(table.page.pile)))
        assert table.said == []
        assert table.page.gesture.carrying is None
        assert not any(widget.ghost for widget in table.page.hand.widgets)

    def test_clicks_alone_play_a_turn(self, sit: Sit) -> None:
        table = sit("8D KD 2S", ("5D 6D 7D",), phase="draw", stock="4H QC")
        table.click(table.at(table.page.stock))
        table.wait()
        for code, target in (("8D", table.at_meld(1)), ("KD", table.at(table.page.pile))):
            table.click(table.at_card(code))
            table.wait()
            table.click(target)
            table.wait()
        table.click(table.at(table.page.pile))
        assert table.said == ["draw", "off 8D m1", "drop KD"]
