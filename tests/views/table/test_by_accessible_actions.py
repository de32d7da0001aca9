"""A whole match as a screen reader plays it: everything is found by name in the tree and pressed by its action."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import shiboken6
from msgspec.structs import replace
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from scala40.engine.cards import Card
from scala40.engine.moves import Buy, Discard, Draw, LayMelds, LayOff, Move, Pass, Reenter, SwapJoker, TakeDiscard
from scala40.engine.rules import FAMILY, STANDARD, Rules
from scala40.texts.cards import CardTexts
from scala40.views.table.wording import primary_words
from tests.engine.set_up import new_match
from tests.models.desk import Desk
from tests.views.table.conftest import Table
from tests.views.table.test_whole_match import MOST_MOVES, all_in_place, choose_well, others_play

ROLE = QAccessible.Role


class Reader:
    """What a screen reader has of a window: interfaces with roles, names, states and actions; no widget, no pointer."""

    def __init__(self, window: QWidget) -> None:
        root = QAccessible.queryAccessibleInterface(window)
        assert root is not None
        self.root = root

    def all(self, below: QAccessibleInterface | None = None) -> Iterator[QAccessibleInterface]:
        """Everything that is to be seen, from the top."""
        here = below or self.root
        for place in range(here.childCount()):
            child = here.child(place)
            if child is not None and child.isValid() and not child.state().invisible:
                yield child
                yield from self.all(child)

    def find(self, name: str, role: QAccessible.Role | None = None) -> QAccessibleInterface:
        """The first thing whose name begins so. Raises AssertionError with the names that there are."""
        names = []
        for one in self.all():
            said = one.text(QAccessible.Text.Name)
            names.append(said)
            if said.startswith(name) and (role is None or one.role() == role):
                return one
        raise AssertionError(f"{name!r} is not among {names}")

    def names(self, below: QAccessibleInterface) -> list[str]:
        """The names in a list."""
        return [below.child(place).text(QAccessible.Text.Name) for place in range(below.childCount())]

    def press(self, what: QAccessibleInterface) -> None:
        """Press it; Qt lets a button look pressed for a tenth of a second before it acts."""
        actions = what.actionInterface()
        assert actions is not None, what.text(QAccessible.Text.Name)
        assert "Press" in actions.actionNames()
        assert not what.state().disabled, what.text(QAccessible.Text.Name)
        button = what.object()
        assert isinstance(button, QAbstractButton)
        actions.doAction("Press")
        for _ in range(40):
            QTest.qWait(10)
            if not shiboken6.isValid(button) or not button.isDown():
                return


class ByEar:
    """Plays the player's moves by accessible actions alone."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.reader = Reader(table.page)

    def press(self, name: str, role: QAccessible.Role | None = None) -> None:
        self.table.wait()
        self.reader.press(self.reader.find(name, role))

    def select(self, cards: tuple[Card, ...]) -> None:
        """Press cards in the list of the hand, found by what they are called."""
        for card in cards:
            hand = self.reader.find("Your hand", ROLE.List)
            names = self.reader.names(hand)
            order = self.table.desk.model.hand.cards
            assert len(names) == len(order)
            place = order.index(card)
            assert names[place].startswith(f"{CardTexts().spoken(card)}, card {place + 1} of {len(order)}")
            self.table.wait()
            self.reader.press(hand.child(place))
            told = self.reader.names(self.reader.find("Your hand", ROLE.List))
            assert any(name.endswith(", selected") for name in told)

    def primary(self) -> None:
        """The next step, by what it is called."""
        model = self.table.desk.model
        self.press(primary_words(model, model.primary(), spoken=True), ROLE.Button)

    def on_meld(self, meld_id: int) -> None:
        """Press the first card of a meld, found in the list of its name."""
        said = self.table.page.melds.melds[meld_id - 1].accessibleName()
        lists = [one for one in self.reader.all() if one.role() == ROLE.List]
        (meld,) = [one for one in lists if one.text(QAccessible.Text.Name) == said] or [None]
        assert meld is not None, said
        assert all(name.endswith(f"of {meld.childCount()}") for name in self.reader.names(meld))
        self.table.wait()
        self.reader.press(meld.child(0))

    def play(self, move: Move) -> None:
        match move:
            case Draw():
                self.press("Stock,")
            case TakeDiscard():
                self.press("Discard pile,")
            case LayMelds(melds):
                opening = not self.table.desk.model.opened
                for meld in melds:
                    self.select(meld.cards)
                    self.primary()
                    self.answer(meld.stands_for)
                if opening:
                    self.primary()
            case LayOff(card, meld, face):
                self.select((card,))
                self.on_meld(meld)
                self.answer(face)
            case SwapJoker(card, meld):
                self.select((card,))
                self.on_meld(meld)
                self.answer(None)
            case Discard(card):
                self.select((card,))
                self.primary()
            case Buy() | Pass():
                choice = self.table.desk.model.buying()
                assert choice is not None
                place = [option.move for option in choice.options].index(move)
                self.press(self.table.page.chooser.answers[place].accessibleName())
            case _:
                raise AssertionError(move)

    def answer(self, face: Card | None) -> None:
        """Answer a question by the name of the answer."""
        chooser = self.table.page.chooser
        if not chooser.isVisible():
            return
        answers = chooser.answers[:-1]
        fitting = [one for one in answers if face and one.answer.meld and one.answer.meld.stands_for == face]
        self.press((fitting or answers)[0].accessibleName())

    def come_back(self, yes: bool) -> None:
        panel = self.table.page.endings.round_end
        self.press((panel.button if yes else panel.other).text())

    def next_round(self) -> None:
        self.press(self.table.page.endings.round_end.button.text())


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        (replace(STANDARD, name="by ear", limit=41), 3),
        (replace(FAMILY, name="by ear too", buying=True, final_discard="optional", limit=31), 4),
    ],
)
def test_a_whole_match_by_accessible_actions(qtbot: QtBot, dressed: QApplication, rules: Rules, players: int) -> None:
    a_match = new_match(rules, players, rules.name)
    table = Table(Desk(a_match, go_on=False))
    with qtbot.waitActive(table.page):
        table.page.show()
        table.page.activateWindow()
    table.desk.referee.begin()
    hand = ByEar(table)
    moves = 0
    while a_match.stage != "over":
        others_play(a_match, table)
        if a_match.stage == "deal":
            hand.next_round()
        elif a_match.stage == "reentry":
            if a_match.mover == 0:
                hand.come_back(True)
            else:
                table.desk.referee.propose(a_match.mover, Reenter())
        elif a_match.mover == 0:
            before, events = len(table.desk.proposed), len(table.desk.events)
            table.page.announcer.said.clear()
            move = choose_well(a_match, table)
            hand.play(move)
            assert len(table.desk.proposed) > before, table.page.notice.text
            # What happened is said, and the focus is somewhere.
            assert table.page.announcer.said or len(table.desk.events) == events, move
            assert QApplication.focusWidget() is not None
            moves += 1
        all_in_place(table)
        assert moves < MOST_MOVES
    assert a_match.winners
    hand.next_round()
    assert table.page.endings.match_end.isVisible()
    again = []
    table.page.next_match_wanted.connect(lambda: again.append(True))
    hand.press(table.page.endings.match_end.again.text())
    assert again == [True]
    table.page.hide()
    table.page.deleteLater()
    dressed.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
