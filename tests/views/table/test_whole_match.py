"""Whole matches through the page: one by mouse drags, one by keyboard alone; every card is drawn once all the way."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scala40.bots.body import choose
from scala40.bots.levels import BEGINNER
from scala40.engine.cards import Card
from scala40.engine.match import Match
from scala40.engine.melds import Meld
from scala40.engine.moves import (
    Buy,
    Discard,
    Draw,
    LayMelds,
    LayOff,
    Move,
    Pass,
    Reenter,
    SwapJoker,
    TakeDiscard,
)
from scala40.engine.rules import CLASSIC, FAMILY, STANDARD, Rules
from tests.engine.set_up import new_match
from tests.models.desk import Desk
from tests.views.table.conftest import Table
from tests.views.table.test_by_keyboard import select, to

KEY = Qt.Key
MOST_MOVES = 6000


def others_play(match: Match, table: Table) -> None:
    """Let the computer players move until it is the player's turn or the round is over."""
    while match.stage == "round" and match.mover not in (0, None):
        seat = match.mover
        table.desk.referee.propose(seat, choose(match.view(seat), 7, BEGINNER))


def choose_well(match: Match, table: Table) -> Move:
    """The player's next move: what a beginner would do, or the first answer where the question is whether to buy."""
    choice = table.desk.model.buying()
    move = choose(match.view(0), 11, BEGINNER) if choice is None else choice.options[0].move
    assert move is not None
    return move


def all_in_place(table: Table) -> None:
    """Every card of the player, of the melds and the top discard is shown exactly once, and no other."""
    view = table.desk.model.view
    page = table.page
    shown = [card for card in page.hand.cards() if card is not None]
    shown += [card for draft in page.opening.drafts for card in draft.cards() if card is not None]
    assert sorted(shown) == sorted(view.hand)
    lying = [list(meld.cards()) for meld in page.melds.melds]
    assert lying == [list(meld.cards) for meld in view.public.melds]
    assert page.pile.cards == view.public.discards
    assert page.gesture.carrying is None


class ByMouse:
    """Plays the player's moves by dragging cards."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def play(self, move: Move) -> None:
        table, page = self.table, self.table.page
        table.wait()
        match move:
            case Draw():
                table.drag(table.at(page.stock), table.at(page.hand))
            case TakeDiscard():
                table.drag(table.at(page.pile), table.at(page.hand))
            case LayMelds(melds):
                self.lay(melds)
            case LayOff(card, meld, face):
                table.drag(table.at_card(card.code), self.on_meld(meld))
                self.answer(face)
            case SwapJoker(card, meld):
                table.drag(table.at_card(card.code), self.on_meld(meld))
                self.answer(None)
            case Discard(card):
                table.drag(table.at_card(card.code), table.at(page.pile))
            case Buy() | Pass():
                self.buy(move)
            case _:
                raise AssertionError(move)

    def buy(self, move: Buy | Pass) -> None:
        """Answer the question, or put it away and bring the cards together."""
        table, page = self.table, self.table.page
        choice = table.desk.model.buying()
        assert choice is not None
        assert page.chooser.isVisible()
        place = [option.move for option in choice.options].index(move)
        if len(table.desk.proposed) % 2:
            table.click(table.at(page.chooser.answers[place]))
            return
        table.click(table.at(page.chooser.answers[-1]))
        table.wait()
        match move:
            case Buy(LayOff(_, meld)):
                table.drag(table.at(page.pile), self.on_meld(meld))
                self.answer(None)
            case Buy(LayMelds((meld,))):
                page.game.hand.clear_selection()
                for card in meld.cards:
                    if card != choice.cards[0]:
                        table.click(table.at_card(card.code))
                table.drag(table.at(page.pile), page.melds.mapTo(page, page.melds.rect().bottomRight() - QPoint(9, 9)))
                self.answer(meld.stands_for)
            case _:
                table.click(table.at(page.bar.primary))

    def come_back(self, yes: bool) -> None:
        """Answer the question whether to come back."""
        panel = self.table.page.endings.round_end
        self.table.wait()
        self.table.click(self.table.at(panel.button if yes else panel.other))

    def on_meld(self, meld_id: int) -> QPoint:
        """The upper left corner of a meld, which no other covers."""
        meld = self.table.page.melds.melds[meld_id - 1]
        return meld.mapTo(self.table.page, QPoint(14, 14))

    def lay(self, melds: tuple[Meld, ...]) -> None:
        table, page = self.table, self.table.page
        opening = not table.desk.model.opened
        for meld in melds:
            table.wait()
            for card in meld.cards:
                table.click(table.at_card(card.code))
            area = page.opening if opening else page.melds
            free = QPoint(area.width() - 40, area.height() - 12)
            table.drag(table.at_card(meld.cards[0].code), area.mapTo(page, free))
            self.answer(meld.stands_for)
        if opening:
            table.wait()
            table.click(table.at(page.bar.primary))

    def answer(self, face: Card | None) -> None:
        """Answer a question in place with the reading that is meant."""
        chooser = self.table.page.chooser
        if not chooser.isVisible():
            return
        meant = 0
        for place, button in enumerate(chooser.answers[:-1]):
            meld = button.answer.meld
            if face is not None and meld is not None and meld.stands_for == face:
                meant = place
        self.table.wait()
        self.table.click(self.table.at(chooser.answers[meant]))

    def next_round(self) -> None:
        self.table.wait()
        self.table.click(self.table.at(self.table.page.endings.round_end.button))


class ByKeys(ByMouse):
    """Plays the player's moves by keys alone."""

    def play(self, move: Move) -> None:
        table, page = self.table, self.table.page
        table.wait()
        match move:
            case Draw():
                to(table, page.hand)
                table.key(KEY.Key_Return)
            case TakeDiscard():
                to(table, page.keyboard.areas[2])
                table.key(KEY.Key_Right)
                table.key(KEY.Key_Return)
            case LayMelds(melds):
                self.lay(melds)
            case LayOff(card, meld, face):
                self.bring(card, meld)
                self.answer(face)
            case SwapJoker(card, meld):
                self.bring(card, meld)
                self.answer(None)
            case Discard(card):
                select(table, card.code)
                table.key(KEY.Key_Return)
            case Buy() | Pass():
                choice = table.desk.model.buying()
                assert choice is not None
                table.key(KEY.Key_1 + [option.move for option in choice.options].index(move))
            case _:
                raise AssertionError(move)

    def come_back(self, yes: bool) -> None:
        self.table.wait()
        if not yes:
            self.table.page.endings.round_end.other.setFocus()
        self.table.key(KEY.Key_Return)

    def bring(self, card: Card, meld_id: int) -> None:
        table, melds = self.table, self.table.page.melds
        select(table, card.code)
        to(table, melds)
        wanted = melds.melds[meld_id - 1]
        for _ in range(40):
            here = melds.focused()
            assert here is not None
            if here is wanted:
                break
            step = wanted.geometry().center() - here.geometry().center()
            if abs(step.y()) > 20:
                table.key(KEY.Key_Down if step.y() > 0 else KEY.Key_Up)
            else:
                table.key(KEY.Key_Right if step.x() > 0 else KEY.Key_Left)
        table.key(KEY.Key_Return)

    def lay(self, melds: tuple[Meld, ...]) -> None:
        table = self.table
        opening = not table.desk.model.opened
        for meld in melds:
            table.wait()
            select(table, *(card.code for card in meld.cards))
            table.key(KEY.Key_Return)
            self.answer(meld.stands_for)
        if opening:
            table.wait()
            to(table, table.page.bar)
            table.page.bar.primary.setFocus()
            table.key(KEY.Key_Return)

    def answer(self, face: Card | None) -> None:
        chooser = self.table.page.chooser
        if not chooser.isVisible():
            return
        meant = 0
        for place, button in enumerate(chooser.answers[:-1]):
            meld = button.answer.meld
            if face is not None and meld is not None and meld.stands_for == face:
                meant = place
        self.table.wait()
        for _ in range(meant):
            self.table.key(KEY.Key_Right)
        self.table.key(KEY.Key_Return)

    def next_round(self) -> None:
        self.table.wait()
        self.table.key(KEY.Key_Return)


@pytest.mark.parametrize(
    ("hands", "rules", "players", "size"),
    [
        (ByMouse, STANDARD, 4, (1280, 740)),
        (ByMouse, CLASSIC, 2, (1024, 516)),
        (ByKeys, STANDARD, 3, (1280, 740)),
        (ByMouse, replace(FAMILY, name="family come back", limit=61), 4, (1280, 740)),
        (ByMouse, replace(STANDARD, name="buying", buying=True, unopened_penalty="hand", limit=151), 3, (1280, 740)),
        (ByKeys, replace(FAMILY, name="keys", buying=True, final_discard="optional", limit=61), 5, (1024, 516)),
        (ByKeys, replace(STANDARD, name="pairs", partners="pairs", unopened_penalty="hand", limit=151), 4, (1024, 516)),
    ],
)
def test_a_whole_match(
    qtbot: QtBot, dressed: QApplication, hands: type[ByMouse], rules: Rules, players: int, size: tuple[int, int]
) -> None:
    a_match = new_match(rules, players, f"whole {hands.__name__} {rules.name}")
    table = Table(Desk(a_match, go_on=False), size=size)
    with qtbot.waitActive(table.page):
        table.page.show()
        table.page.activateWindow()
    table.desk.referee.begin()
    hand = hands(table)
    moves = rounds = answers = bought = 0
    while a_match.stage != "over":
        others_play(a_match, table)
        if a_match.stage == "deal":
            rounds += 1
            assert table.page.endings.round_end.isVisible()
            hand.next_round()
            assert not table.page.endings.covering
        elif a_match.stage == "reentry":
            answers += 1
            if a_match.mover == 0:
                hand.come_back(answers % 4 != 0)
            else:
                assert not table.page.endings.round_end.button.isVisible()
                table.desk.referee.propose(a_match.mover, Reenter())
        elif a_match.mover == 0:
            before = len(table.desk.proposed)
            move = choose_well(a_match, table)
            bought += isinstance(move, Buy)
            hand.play(move)
            assert len(table.desk.proposed) > before, (move, table.page.notice.text)
            moves += 1
        all_in_place(table)
        assert moves < MOST_MOVES
    assert a_match.winners
    assert rounds >= 1
    assert bool(answers) == (rules.reentries > 0)
    assert bool(bought) == rules.buying
    hand.next_round()
    assert table.page.endings.match_end.isVisible()
    sides = players // 2 if rules.partners == "pairs" else players
    assert len(table.page.endings.match_end.ranks) == sides
    again = []
    table.page.next_match_wanted.connect(lambda: again.append(True))
    hand_on = table.page.endings.match_end.again
    table.wait()
    table.click(table.at(hand_on))
    assert again == [True]
    table.page.hide()
    table.page.deleteLater()
    dressed.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
