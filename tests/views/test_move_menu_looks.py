"""Move > Look through the discard pile, and Take back a prepared meld: by menu and by key, and why they rest."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scala40.engine.notation import read_cards
from scala40.engine.rules import STANDARD
from scala40.views.main_window import MainWindow
from scala40.views.table.table_page import TablePage
from tests.pictures import QuietDesk, settle, the_application
from tests.tables import sit_at
from tests.views.test_at_the_table import Seated, Sit, sit

__all__ = ["sit"]

KEY = Qt.Key
THREE = ("KC KH KS", "7H 8H 9H", "4C 5C 6C")


def press(at: Seated, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or at.page, key)
    settle(the_application())


def drafts(at: Seated) -> list[str]:
    return [" ".join(card.code for card in meld.cards) for meld in at.model.drafts.melds]


def prepare(at: Seated) -> None:
    for cards in THREE:
        at.desk.select(cards)
        at.pick(at.window.move_menu.lay)
    settle(the_application())
    assert drafts(at) == list(THREE)


def test_prepared_melds_are_taken_back_one_by_one_the_last_first(sit: Sit) -> None:
    at = sit("KC KH KS 7H 8H 9H 4C 5C 6C 2D", opened=False)
    menu = at.window.move_menu
    assert menu.take_one_back.statusTip() == "No meld is prepared."
    prepare(at)
    at.pick(menu.take_one_back)
    assert drafts(at) == list(THREE[:2])
    press(at, KEY.Key_U)
    assert drafts(at) == list(THREE[:1])
    # Each of them is a step that can be undone.
    at.pick(menu.redo)
    assert drafts(at) == list(THREE[:2])
    at.pick(menu.take_back)
    assert drafts(at) == []
    assert not menu.take_one_back.isEnabled()
    press(at, KEY.Key_U)
    assert at.page.notice.text == "No meld is prepared."


def test_the_prepared_meld_with_the_keyboard_is_the_one_taken_back(sit: Sit) -> None:
    at = sit("KC KH KS 7H 8H 9H 4C 5C 6C 2D", opened=False)
    prepare(at)
    at.page.opening.take_focus(Qt.FocusReason.TabFocusReason)
    for _ in range(2):
        press(at, KEY.Key_Right)
    press(at, KEY.Key_U)
    assert drafts(at) == [THREE[0], THREE[2]]
    at.pick(at.window.move_menu.take_one_back)
    assert len(drafts(at)) == 1


def test_the_discard_pile_is_looked_through_by_menu_and_key(sit: Sit) -> None:
    at = sit("9H 7H 8H KD 4C", discards="2C 9D JS")
    entry, browser = at.window.entries.look_back_menu.through, at.page.browser
    at.pick(entry)
    assert browser.isVisible()
    assert [card.code for card in browser.cards] == ["JS", "9D", "2C"]
    assert browser.accessibleDescription().startswith("jack of spades")
    # The same key puts it away again, and the hand has the keys as before.
    press(at, KEY.Key_V)
    assert not browser.isVisible()
    assert at.page.hand.has_focus()
    press(at, KEY.Key_V)
    assert browser.isVisible()
    assert browser.hasFocus()
    press(at, KEY.Key_Escape)
    assert not browser.isVisible()
    at.page.covers.may_pause = True
    at.page.covers.toggle_pause()
    entry.trigger()
    assert not browser.isVisible()
    at.page.covers.toggle_pause()
    at.window.leave_for_start()
    assert "table" in entry.statusTip()


def test_it_rests_where_the_rules_hide_the_pile_or_there_is_none(
    open_window: Callable[[QuietDesk], MainWindow], desk: QuietDesk, dressed: QApplication
) -> None:
    window = open_window(desk)
    hands = ["7H 8H 4C KD", "2S 3S 5C"]
    told = {}
    for visible, discards in (("top", "2C JS"), ("all", "")):
        sit_at(window, hands, opened=[True, True], rules=replace(STANDARD, pile_visible=visible), discards=discards)
        settle(dressed)
        entry = window.entries.look_back_menu.through
        told[visible] = entry.statusTip()
        page = window.current_page()
        assert isinstance(page, TablePage)
        QTest.keyClick(page, KEY.Key_V)
        settle(dressed)
        assert not page.browser.isVisible()
        assert page.notice.text == told[visible]
    assert told == {
        "top": "At this table only the top card of the discard pile may be looked at.",
        "all": "The discard pile is empty.",
    }
    sit_at(window, ["8H", "2S 3S 5C"], opened=[True, True], discards="2C").model.drop_on_pile(read_cards("8H"))
    settle(dressed)
    assert window.entries.look_back_menu.through.statusTip() == "The round is over: the discard pile is put away."
    window.leave_for_start()


def test_their_keys_stand_in_the_overview_and_can_be_changed(sit: Sit, desk: QuietDesk) -> None:
    at = sit("9H 7H 8H KD 4C", discards="2C 9D JS")
    at.window.show_shortcuts()
    lines = dict(at.window.side_rooms.shortcuts_page.lines())
    assert lines["Look through the discard pile"] == "V"
    assert lines["Take back a prepared meld"] == "U"
    assert lines["Coach"] == "C"
    desk.settings.change(shortcuts={"look_through": "Ctrl+Y"})
    assert at.window.menus.key_of("look_through") == "Ctrl+Y"
    desk.settings.change(shortcuts={})
