"""Learn > Hint and the key H at the table: told in two steps, marked without moving anything, and taken away again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scala40.engine.notation import read_cards
from scala40.engine.rules import CLASSIC
from scala40.views.main_window import MainWindow
from tests.pictures import QuietDesk, settle, the_application
from tests.tables import sit_at
from tests.views.test_at_the_table import Seated, Sit, sit

__all__ = ["sit"]

RUN = "5D 6D 7D"
GO_OUT = "You can go out now: add 8♦ to 5♦ 6♦ 7♦, then discard K♣."


def press_h(at: Seated) -> None:
    QTest.keyClick(at.page, Qt.Key.Key_H)
    settle(the_application())


def text(at: Seated) -> str:
    notice = at.page.hinting.notice
    return notice.text if notice.isVisible() else ""


def marked(at: Seated) -> list[QRect]:
    return [mark.geometry() for mark in at.page.hinting._marks if mark.isVisible()]


def names_of_hand(at: Seated) -> list[str]:
    return [widget.accessibleName() for widget in at.page.hand.widgets]


def test_h_says_where_to_look_then_what_to_do_then_nothing(sit: Sit) -> None:
    at = sit("8D KC", (RUN,))
    before = at.desk.row
    press_h(at)
    assert text(at) == "Look at your whole hand together with the table."
    assert marked(at) == []
    press_h(at)
    assert text(at) == GO_OUT
    assert len(marked(at)) == 2
    press_h(at)
    assert text(at) == ""
    assert marked(at) == []
    # Nothing has been moved, selected or asked for.
    assert (at.moves, at.model.hand.selected(), at.desk.row) == ([], [], before)


def test_the_menu_serves_like_the_key_and_says_why_it_rests(sit: Sit) -> None:
    at = sit("8D KC 2H", (RUN,))
    menu = at.window.entries.learn_menu
    assert menu.rule.statusTip() == "No hint that rests on a rule is shown."
    at.pick(menu.hint)
    at.pick(menu.hint)
    assert at.page.hinting.model.rung == 2
    at.desk.select("KC")
    at.pick(at.window.move_menu.discard)
    assert text(at) == ""
    assert menu.hint.statusTip() == "Wait for your turn."
    press_h(at)
    assert text(at) == ""
    at.window.leave_for_start()
    for entry in (menu.hint, menu.rule):
        assert not entry.isEnabled()
        assert "table" in entry.statusTip()
        entry.trigger()


def test_escape_ends_the_selection_before_the_hint(sit: Sit) -> None:
    at = sit("8D KC", (RUN,))
    at.desk.select("KC")
    press_h(at)
    press_h(at)
    assert text(at) == GO_OUT
    QTest.keyClick(at.page, Qt.Key.Key_Escape)
    assert text(at) == GO_OUT
    assert not at.model.hand.selected()
    QTest.keyClick(at.page, Qt.Key.Key_Escape)
    assert text(at) == ""


def test_it_stays_while_cards_are_sorted_and_selected_and_goes_with_the_next_move(sit: Sit) -> None:
    at = sit("8D KC 2H 9S", (RUN,), dealer=0)
    press_h(at)
    press_h(at)
    said = text(at)
    assert said
    at.model.hand.sort_for("sets")
    at.desk.select("KC")
    settle(the_application())
    assert text(at) == said
    meant = at.page.hinting.model.meant.cards
    for widget in at.page.hand.widgets:
        over = [mark for mark in marked(at) if abs(mark.left() + 3 - at.page.hand.x() - widget.resting().left()) <= 1]
        assert bool(over) == (widget.card in meant)
    at.pick(at.window.move_menu.discard)
    assert (text(at), marked(at)) == ("", [])


def test_what_is_meant_is_marked_where_it_lies_and_said_by_name(sit: Sit) -> None:
    at = sit("8D KC", (RUN,))
    press_h(at)
    press_h(at)
    page = at.page
    hinted = [name for name in names_of_hand(at) if "meant by the hint" in name]
    assert len(hinted) == 1
    assert hinted[0].startswith("8 of diamonds")
    meld = page.melds.melds[0]
    assert meld.accessibleDescription() == "meant by the hint. Enter adds the selected cards"
    body = QRect(page.melds.mapTo(page, meld.body().topLeft()), meld.body().size())
    assert any(mark.intersects(body) and abs(mark.width() - body.width()) <= 6 for mark in marked(at))
    for mark in page.hinting._marks:
        assert mark.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    press_h(at)
    assert not any("hint" in name for name in names_of_hand(at))
    assert "hint" not in meld.accessibleDescription()


def test_a_forced_draw_is_said_at_once_and_marks_the_stock(sit: Sit) -> None:
    at = sit("8H KC 2D", opened=False, phase="draw", discards="2C")
    press_h(at)
    assert text(at) == "There is nothing to choose here: draw from the stock."
    assert marked(at)[0].intersects(at.page.stock.body())
    assert at.page.stock.accessibleDescription().startswith("meant by the hint")
    press_h(at)
    assert text(at) == ""
    assert at.page.stock.accessibleDescription() == "Enter draws a card"


def test_each_step_is_announced_in_words(sit: Sit) -> None:
    at = sit("8D KC", (RUN,))
    press_h(at)
    assert at.page.announcer.said[-1] == "Look at your whole hand together with the table."
    press_h(at)
    last = at.page.announcer.said[-1]
    assert last == ("You can go out now: add 8 of diamonds to run of diamonds from 5 to 7, then discard king of clubs.")
    assert at.page.hinting.notice.label.accessibleName() == last


def test_the_link_tells_the_rest_and_then_leads_to_the_rule(
    open_window: Callable[[QuietDesk], MainWindow], desk: QuietDesk, dressed: QApplication
) -> None:
    window = open_window(desk)
    hand = "8H' 9S TS JD QD AD 2C *2 KC KH KD 4H 5H 6H"
    sit_at(window, [hand, "2S 3S 5C 9D 9S' QC KS'"], opened=[False, False])
    settle(dressed)
    page = window.current_page()
    hinting = page.hinting  # type: ignore[union-attr]
    hinting.press()
    assert hinting.notice.link.text() == "Show the move"
    hinting.notice.link.click()
    assert hinting.notice.text.startswith("You can open now with 45 points; 40 are needed.")
    assert hinting.notice.link.isVisible()
    menu = window.entries.learn_menu
    for lead in (hinting.notice.link.click, menu.rule.trigger):
        lead()
        rules = window.rules_page
        assert window.current_page() is rules
        assert rules.text.chapters()[rules.text.chapter_in_sight()] == "Opening"
        QTest.keyClick(rules, Qt.Key.Key_Escape)
        assert window.current_page() is page
    window.leave_for_start()


def test_a_rule_of_the_table_that_forces_the_move_is_one_press_away(
    open_window: Callable[[QuietDesk], MainWindow], desk: QuietDesk, dressed: QApplication
) -> None:
    window = open_window(desk)
    hands = ["JD QD KD 2D 4C 6H 8D 9C 3H 5C 7D 3C 2S", "2S' 3S 5C' 9D 9S' QC KS'"]
    sit_at(window, hands, opened=[False, False], phase="draw", discards="TD", rules=CLASSIC)
    settle(dressed)
    window.entries.learn_menu.hint.trigger()
    window.entries.learn_menu.rule.trigger()
    rules = window.rules_page
    assert rules.text.chapters()[rules.text.chapter_in_sight()] == "Taking the discard"
    window.leave_for_start()


def test_a_click_puts_it_away_and_a_drag_hides_it_for_a_while(sit: Sit) -> None:
    at = sit("8D KC 2H", (RUN,))
    press_h(at)
    press_h(at)
    page = at.page
    widget = page.hand.widget_of(read_cards("KC")[0])
    assert widget is not None
    start = widget.resting().center() - QPoint(widget.card_width // 3, 0)
    QTest.mousePress(page.hand, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(page.hand, start - QPoint(0, 60))
    page.gesture.move(page.hand.mapTo(page, start - QPoint(0, 60)))
    assert page.gesture.carrying is not None
    assert text(at) == ""
    page.gesture.break_off()
    settle(the_application())
    assert text(at)
    QTest.mouseClick(page.hinting.notice, Qt.MouseButton.LeftButton)
    assert (text(at), marked(at), at.page.hinting.model.rung) == ("", [], 0)


def test_it_does_not_lie_on_the_hand_or_on_what_it_means(sit: Sit) -> None:
    at = sit("8D KC 2H", (RUN,))
    for size in ((1280, 800), (1024, 576)):
        at.window.resize(*size)
        settle(the_application())
        press_h(at)
        press_h(at)
        place = at.page.hinting.notice.geometry()
        assert not place.intersects(at.page.hand.geometry())
        assert not any(place.intersects(mark) for mark in marked(at))
        assert at.page.rect().contains(place)
        press_h(at)


def test_a_pause_covers_it_and_nothing_is_told_meanwhile(sit: Sit) -> None:
    at = sit("8D KC", (RUN,))
    at.page.covers.may_pause = True
    at.page.covers.toggle_pause()
    press_h(at)
    assert at.page.hinting.model.rung == 0
    at.page.covers.toggle_pause()
    press_h(at)
    assert at.page.hinting.model.rung == 1


def test_another_language_says_it_anew(sit: Sit, desk: QuietDesk) -> None:
    at = sit("8D KC", (RUN,))
    press_h(at)
    press_h(at)
    desk.settings.change(language="de")
    settle(the_application())
    assert text(at) == "Du kannst jetzt rausgehen: Leg 8♦ an 5♦ 6♦ 7♦ an und wirf K♣ ab."
    assert any("vom Tipp gemeint" in name for name in names_of_hand(at))
    desk.settings.change(language="en")


@pytest.mark.parametrize("size", [(1280, 800), (1024, 576)])
def test_marks_follow_the_table_to_another_size(sit: Sit, size: tuple[int, int]) -> None:
    at = sit("8D KC", (RUN,))
    press_h(at)
    press_h(at)
    at.window.resize(*size)
    settle(the_application())
    card = at.page.hand.widget_of(read_cards("8D")[0])
    assert card is not None
    left = at.page.hand.mapTo(at.page, card.resting().topLeft())
    assert any(abs(mark.left() + 3 - left.x()) <= 1 and mark.top() < left.y() for mark in marked(at))
