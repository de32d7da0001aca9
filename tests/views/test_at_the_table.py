"""The window around a table: the menu of moves, the status line, leaving and coming back, the way to the rules."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scala40.engine.notation import read_cards, write_move
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.rules import STANDARD
from scala40.texts.menus import WhyNotTexts
from scala40.texts.rule_page import chapter_of
from scala40.views.actions import Entry
from scala40.views.cards.flight import STILL
from scala40.views.dialogs import Strip
from scala40.views.main_window import MainWindow
from scala40.views.table.table_page import TablePage
from tests.engine.set_up import match_at
from tests.models.desk import Desk
from tests.pictures import WAITING, QuietDesk, settle


class Seated:
    """A window at the table of a match that stands at a point."""

    def __init__(
        self, window: MainWindow, hand: str, melds: tuple[str, ...], opened: bool, more: dict[str, Any]
    ) -> None:
        a_match = match_at(
            STANDARD, [hand, "2S' 3S' 8C'"], melds=list(melds), opened=[opened, True], stock="QC' QH' JD'", **more
        )
        self.window = window
        self.desk = Desk(a_match)
        self.model = self.desk.model
        self.page = TablePage(self.model, window.art, window.theme, motion=STILL)
        page = self.page
        window.show_table(page, self.model, lambda outcome: page.handling.answer(outcome, page.rect().center()))

    @property
    def moves(self) -> list[str]:
        return [write_move(move) for move in self.desk.proposed]

    def pick(self, entry: Entry) -> None:
        """Choose an entry, as from the open menu."""
        self.window.menus.move.aboutToShow.emit()
        assert entry.isEnabled(), entry.statusTip()
        entry.trigger()
        self.desk.wait()


Sit = Callable[..., Seated]


@pytest.fixture
def sit(open_window: Callable[[QuietDesk], MainWindow], desk: QuietDesk, dressed: QApplication) -> Iterator[Sit]:
    window = open_window(desk)

    def sit_down(hand: str, melds: tuple[str, ...] = (), *, opened: bool = True, **more: object) -> Seated:
        seated = Seated(window, hand, melds, opened, more)
        settle(dressed)
        return seated

    yield sit_down
    if window._table_page is not None:
        window.leave_for_start()


def test_drawing_sorting_and_discarding_by_menu(sit: Sit) -> None:
    at = sit("9H 7H 8H KD 4C", phase="draw")
    menu = at.window.move_menu
    assert menu.discard.statusTip() == "First draw a card."
    at.pick(menu.draw)
    assert menu.draw.statusTip() == "You have your card for this turn already."
    at.pick(menu.sort_for_sets)
    at.pick(menu.undo_sort)
    at.pick(menu.sort_for_runs)
    assert menu.discard.statusTip() == "Select cards in your hand first."
    at.desk.select("KD")
    at.pick(menu.discard)
    assert at.moves == ["draw", "drop KD"]
    assert menu.draw.statusTip() == "Wait for your turn."


def test_laying_adding_and_undo_by_menu_and_key(sit: Sit, qtbot: QtBot) -> None:
    at = sit("7H 8H 9H 8D KD 4C", ("5D 6D 7D",))
    menu = at.window.move_menu
    at.desk.select("7H 8H 9H")
    at.pick(menu.lay)
    at.desk.select("8D")
    at.pick(menu.add)
    assert at.moves == ["lay 7H 8H 9H", "off 8D m1"]
    qtbot.keyClick(at.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    at.desk.wait()
    at.pick(menu.undo)
    assert at.moves[2:] == ["undo", "undo"]
    at.window.menus.move.aboutToShow.emit()
    assert not menu.undo.isEnabled()


def test_an_opening_by_menu(sit: Sit) -> None:
    at = sit("KC KH KS 7H 8H 9H 4C 2D", opened=False)
    menu = at.window.move_menu
    assert menu.confirm.statusTip() == "No meld is prepared."
    at.desk.select("KC KH KS")
    at.pick(menu.lay)
    at.pick(menu.take_back)
    assert not at.model.drafts
    for cards in ("KC KH KS", "7H 8H 9H"):
        at.desk.select(cards)
        at.pick(menu.lay)
    at.pick(menu.next_step)
    assert at.moves == ["lay KC KH KS / 7H 8H 9H"]


def test_a_refusal_is_said_on_the_table_with_its_rule(sit: Sit, qtbot: QtBot) -> None:
    at = sit("9S 4C KD", ("5D 6D 7D",))
    at.desk.select("9S")
    at.pick(at.window.move_menu.add)
    notice = at.page.notice
    assert notice.isVisible()
    qtbot.mouseClick(notice.link, Qt.MouseButton.LeftButton)
    rules = at.window.rules_page
    assert at.window.current_page() is rules
    assert rules.text.chapters()[rules.text.chapter_in_sight()] == "Adding to melds"
    assert not rules.match_button.isVisible()
    qtbot.keyClick(rules, Qt.Key.Key_Escape)
    assert at.window.current_page() is at.page


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_finds_its_chapter(sit: Sit, reason: Reason) -> None:
    at = sit("9S 4C KD")
    at.page.rule_wanted.emit(Refusal(reason))
    rules = at.window.rules_page
    assert at.window.current_page() is rules
    assert rules.text.chapter_in_sight() == chapter_of(reason)
    assert rules.chapters.currentRow() == chapter_of(reason)


def test_the_status_line_and_the_title_follow_the_match(sit: Sit) -> None:
    at = sit("9S 4C KD")
    left, right = at.window.status.words()
    assert left == "Round 1 · Standard rules · Saved"
    assert right.startswith("Deal sealed: ")
    assert at.window.windowTitle() == "Round 1 against Seat 1 – Scala 40"
    at.window.leave_for_start()
    assert at.window.status.words() == ("", "All matches are saved on this computer only")


def test_leaving_the_table_lets_it_go_and_the_entries_rest(sit: Sit, desk: QuietDesk, dressed: QApplication) -> None:
    at = sit("9S 4C KD")
    at.window.entries.start.trigger()
    assert at.window.current_page() is at.window.start_page
    assert desk.asked == [("leave_table",)]
    menu = at.window.move_menu
    assert {entry.statusTip() for entry in menu._all()} == {"This is for the table: begin or continue a match first."}
    settle(dressed)
    at.desk.other(0, "drop 4C")
    assert at.window.status.words()[0] == ""


def test_a_new_match_leaves_the_table_and_another_takes_its_place(sit: Sit, desk: QuietDesk, qtbot: QtBot) -> None:
    at = sit("9S 4C KD")
    qtbot.keyClick(at.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert at.window.current_page() is at.window.new_match_page
    assert desk.asked == [("leave_table",)]
    again = sit("2C 3C KD")
    assert at.window.current_page() is again.page
    assert desk.asked == [("leave_table",)]
    sit("2C 3C KD")
    assert desk.asked == [("leave_table",)]


@pytest.mark.parametrize("by", ["escape", "button"])
def test_one_goes_back_from_a_new_match_to_the_match_at_the_table(
    sit: Sit, desk: QuietDesk, qtbot: QtBot, by: str
) -> None:
    at = sit("9S 4C KD")
    new = at.window.new_match_page

    def back() -> None:
        if by == "escape":
            qtbot.keyClick(new, Qt.Key.Key_Escape)
        else:
            new.back_button.click()

    qtbot.keyClick(at.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    back()
    assert desk.asked == [("leave_table",), ("continue_saved", 7)]
    # From the start page one goes back to the start page.
    desk.asked.clear()
    at.window.leave_for_start()
    at.window.start_page.choose.emit()
    assert at.window.current_page() is new
    back()
    assert at.window.current_page() is at.window.start_page
    assert desk.asked == []


def test_the_side_panel_folds_by_menu(sit: Sit) -> None:
    at = sit("9S 4C KD")
    before = at.page.panel.folded
    at.window.entries.panel.trigger()
    assert at.page.panel.folded is not before
    assert at.window.entries.panel.isChecked() is before


def test_the_language_switches_while_playing(sit: Sit, desk: QuietDesk, dressed: QApplication) -> None:
    at = sit("QS 4C KD", phase="draw")
    desk.settings.change(language="de")
    settle(dressed)
    assert at.page.bar.primary.text() == "Ziehen"
    assert at.window.status.words()[0] == "Runde 1 · Regelwerk Standard · Gespeichert"
    assert at.window.art.options.letters == "ABDK"


class TestTheTablesOwnEntries:
    def test_the_pause_serves_where_nobody_else_waits(self, sit: Sit) -> None:
        seated = sit("8D 4C KD")
        entry = seated.window.table_menu.pause
        seated.window.menus.game.aboutToShow.emit()
        assert (entry.isEnabled(), entry.statusTip()) == (False, "Only at a table with computer players")
        seated.page.covers.may_pause = True
        seated.window.menus.game.aboutToShow.emit()
        assert entry.isEnabled()
        assert entry.shortcut().toString() == "P"
        entry.trigger()
        assert seated.page.covers.pause.isVisible()
        entry.trigger()
        assert not seated.page.covers.covering

    def test_a_deal_is_verified_only_after_the_round(self, sit: Sit) -> None:
        seated = sit("4C", discards="2D")
        entry = seated.window.table_menu.verify
        seated.window.menus.game.aboutToShow.emit()
        assert (entry.isEnabled(), entry.statusTip()) == (False, "Only after the round, when the key is told")
        seated.page.handling.answer(seated.model.drop_on_pile(read_cards("4C")), seated.page.rect().center())
        assert entry.isEnabled()
        entry.trigger()
        assert seated.page.covers.deal.isVisible()
        seated.page.covers.press()
        seated.window.leave_for_start()
        assert (entry.isEnabled(), entry.statusTip()) == (False, WhyNotTexts().at_the_table())

    def test_buying_stands_in_the_menu_where_the_rules_have_it(self, sit: Sit) -> None:
        seated = sit("8D 4C KD")
        assert not seated.window.move_menu.buy.isVisible()
        rules = replace(STANDARD, buying=True)
        told = {"turn": 2, "phase": "buy", "asked": 0, "discards": "2D 9H", "stock": "QC' QH' JD'"}
        a_match = match_at(rules, ["7H 8H 4C 5C", "2S' 3S'", "8C'"], **told)
        desk = Desk(a_match)
        page = TablePage(desk.model, seated.window.art, seated.window.theme, motion=STILL)
        seated.window.show_table(page, desk.model, lambda outcome: page.handling.answer(outcome, page.rect().center()))
        menu = seated.window.move_menu
        for entry in (menu.buy, menu.let_go):
            assert entry.isVisible()
            assert entry.isEnabled()
        menu.clear.trigger()
        desk.select("7H 8H")
        assert menu.lay.isEnabled()
        page.chooser.put_away()
        menu.buy.trigger()
        assert page.chooser.isVisible()
        menu.let_go.trigger()
        assert [write_move(move) for move in desk.proposed] == ["pass"]
        assert not menu.buy.isEnabled()
        assert menu.buy.statusTip() == "Nothing is on offer to you"


def test_no_key_moves_a_card_of_a_table_that_is_not_in_sight(sit: Sit) -> None:
    seated = sit("3S 2H AC KD")
    menu, hand = seated.window.move_menu, seated.model.hand
    before = hand.cards
    for go in (seated.window.show_settings, seated.window.show_rules, seated.window.show_shortcuts):
        go()
        for entry in (menu.sort_for_sets, menu.sort_for_both, menu.undo, menu.pin, menu.gap, menu.lay, menu.next_step):
            assert not entry.isEnabled()
            assert entry.toolTip() == "Go back to the table first."
            entry.trigger()
        assert hand.cards == before
        assert seated.moves == []
        seated.window._show(seated.page)
        assert menu.sort_for_sets.isEnabled()
    menu.sort_for_sets.trigger()
    assert hand.cards != before


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_a_notice_that_is_put_away_gives_the_keys_back_to_the_hand(sit: Sit, dressed: QApplication, by: str) -> None:
    table = sit("7H 8H 4C", phase="draw")
    window = table.window
    window.notices.tell("saving", lambda: "All is saved again.")
    settle(dressed)
    (button,) = (strip.button for strip in window.notices.findChildren(Strip))
    if by == "mouse":
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    else:
        button.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(button, Qt.Key.Key_Space)
    settle(dressed)
    assert window.notices.texts() == []
    assert table.page.hand.has_focus()


def test_nothing_is_continued_at_a_table_for_a_true_reason(sit: Sit, desk: QuietDesk) -> None:
    at = sit("9S 4C KD")
    desk.waiting = WAITING
    entry = at.window.entries.go_on
    for enter in (at.window.show_settings, lambda: at.window._show(at.page)):
        enter()
        assert (entry.isEnabled(), entry.statusTip()) == (
            False,
            "You sit at a table. Unfinished matches are in the menu Game: Saved matches.",
        )
    at.window.leave_for_start()
    assert entry.isEnabled()
    desk.waiting = None
    at.window.menus.game.aboutToShow.emit()
    assert entry.statusTip() == WhyNotTexts().no_match_waits()
