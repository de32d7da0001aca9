"""The pages before the table: what they ask for, by mouse and by keyboard, and names that are no markup."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from scala40.bots import own
from scala40.bots.levels import LEVELS, OFFERED
from scala40.bots.strengths import ELO
from scala40.engine.rules import CLASSIC
from scala40.texts.levels import LevelTexts
from scala40.texts.pages import COMPUTER_NAMES, FirstStartTexts, NewMatchTexts
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from scala40.views.pages import choices
from scala40.views.pages.choices import opponent_names
from scala40.views.pages.felt_page import NAME_LETTERS, one_line
from tests.pictures import WAITING, QuietDesk, settle, the_application

Open = Callable[[QuietDesk], MainWindow]

NASTY = [
    "<b>Anna</b>",
    '<img src="x.png">',
    '<a href="x">X</a>',
    "A & B",
    "An\nna\r\x00\x07",
    "\u202eannA\u2066",
    "W" * 10_000,
    "%n {name} %1",
    "Zoë 日本 🂡",
]


def press(qtbot: QtBot, *keys: Qt.Key | str) -> None:
    """Press keys one after the other, each where the focus is then."""
    for key in keys:
        there = QApplication.focusWidget()
        assert there is not None
        if isinstance(key, str):
            qtbot.keyClicks(there, key)
        else:
            qtbot.keyClick(there, key)


def click(qtbot: QtBot, button: QAbstractButton) -> None:
    assert button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


# First start


def test_the_first_start_asks_once(qtbot: QtBot, open_window: Open) -> None:
    desk = QuietDesk()
    window = open_window(desk)
    assert window.current_page() is window.first_start_page
    press(qtbot, "Anna", Qt.Key.Key_Return)
    assert window.current_page() is window.start_page
    assert desk.settings.value.player_name == "Anna"
    assert desk.settings.value.knows_the_game is True
    window.open()
    assert window.current_page() is window.start_page


def test_show_me_leads_to_the_rules_and_on_to_a_match(qtbot: QtBot, open_window: Open) -> None:
    desk = QuietDesk()
    window = open_window(desk)
    click(qtbot, window.first_start_page.show_tile)
    assert desk.settings.value.knows_the_game is False
    assert window.current_page() is window.rules_page
    click(qtbot, window.rules_page.match_button)
    assert window.current_page() is window.new_match_page


def test_the_language_is_switched_at_once_and_by_its_own_name(
    qtbot: QtBot, open_window: Open, dressed: QApplication
) -> None:
    desk = QuietDesk()
    window = open_window(desk)
    page = window.first_start_page
    page.name_field.setText("Anna")
    click(qtbot, page.languages.buttons["it"])
    settle(dressed)
    assert page.know_tile.title() == "So giocare"
    assert page.languages.buttons["it"].text() == "✓ Italiano"
    assert page.languages.buttons["de"].text() == "Deutsch"
    assert page.name_field.text() == "Anna"
    assert desk.settings.value.language == "it"


# Start page


def test_without_a_match_the_new_one_is_primary_and_one_key_away(
    qtbot: QtBot, open_window: Open, desk: QuietDesk
) -> None:
    desk.settings.change(opponents=("beginner", "beginner"), rules="classic")
    window = open_window(desk)
    page = window.start_page
    assert page.match_tile.primary
    assert not page.go_on_tile.isVisible()
    assert "Marta and Luca" in page.match_tile.line()
    press(qtbot, Qt.Key.Key_Return)
    assert desk.asked == [("new_match", ("Marta", "Luca"), "classic", "Anna")]


def test_a_match_that_waits_is_primary_and_says_how_it_stands(qtbot: QtBot, open_window: Open, desk: QuietDesk) -> None:
    desk.waiting = WAITING
    window = open_window(desk)
    page = window.start_page
    assert page.go_on_tile.primary
    assert not page.match_tile.primary
    said = page.go_on_tile.line()
    assert all(part in said for part in ("Round 4", "Marta, Luca and Elena", "your turn", "39 of 101"))
    press(qtbot, Qt.Key.Key_Space)
    assert desk.asked == [("continue_match",)]
    click(qtbot, page.match_tile)
    assert desk.asked[-1][0] == "new_match"


def test_the_link_in_the_tile_has_room_for_the_frame_of_its_focus(open_window: Open, desk: QuietDesk) -> None:
    link = open_window(desk).start_page.match_tile.link
    words = link.fontMetrics().horizontalAdvance(link.text())
    assert link.width() >= words + 2 * link.parentWidget().theme.line_width


def test_the_link_in_the_tile_is_a_door_of_its_own(qtbot: QtBot, open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    click(qtbot, window.start_page.match_tile.link)
    assert desk.asked == []
    assert window.current_page() is window.new_match_page


def test_the_name_is_changed_in_place(qtbot: QtBot, open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    page = window.start_page
    click(qtbot, page.name_button)
    press(qtbot, "Bea", Qt.Key.Key_Return)
    assert desk.settings.value.player_name == "Bea"
    assert page.name_button.text() == "You play as Bea"
    assert QApplication.focusWidget() is page.name_button
    click(qtbot, page.name_button)
    press(qtbot, "Carl", Qt.Key.Key_Escape)
    assert desk.settings.value.player_name == "Bea"
    assert page.name_button.isVisible()


def test_every_language_is_in_the_button_by_its_own_name(
    open_window: Open, desk: QuietDesk, dressed: QApplication
) -> None:
    window = open_window(desk)
    button = window.start_page.language_button
    entries = button.menu().actions()
    assert [entry.text() for entry in entries] == ["English", "Deutsch", "Español", "Italiano"]
    entries[1].trigger()
    settle(dressed)
    assert button.text() == "Deutsch"
    assert entries[1].isChecked()


# New match


def test_a_match_is_chosen_by_keyboard_alone(qtbot: QtBot, open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    qtbot.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    page = window.new_match_page
    assert window.current_page() is page
    assert QApplication.focusWidget() is page.counts[0]
    press(qtbot, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert page.counts[2].isChecked()
    press(qtbot, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is page.strengths.marks["beginner"]
    press(qtbot, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert page.strengths.marks["club"].isChecked()
    for _ in range(12):
        if QApplication.focusWidget() in page.sets.values():
            break
        press(qtbot, Qt.Key.Key_Tab)
    press(qtbot, Qt.Key.Key_Down)
    assert page.sets["classic"].isChecked()
    press(qtbot, Qt.Key.Key_Return)
    assert desk.asked == [("new_match", ("Marta", "Luca", "Elena"), "classic", "Anna")]
    kept = desk.settings.value
    assert (kept.opponents, kept.rules, kept.player_name) == (("club",) * 3, "classic", "Anna")


def test_each_opponent_may_have_a_strength_of_its_own(qtbot: QtBot, open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    window.show_new_match()
    page = window.new_match_page
    click(qtbot, page.counts[2])
    choice = page.strengths
    assert list(choice.marks) == list(OFFERED)
    click(qtbot, choice.marks["casual"])
    assert [box.currentText() for box in choice.boxes[:3]] == ["Marta: casual", "Luca: casual", "Elena: casual"]
    box = choice.boxes[1]
    assert box.accessibleName() == "Level of Luca"
    assert box.accessibleDescription().startswith("Patient")
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert choice.levels(3) == ("casual", "club", "casual")
    assert not any(mark.isChecked() for mark in choice.marks.values())
    click(qtbot, page.begin_button)
    assert desk.settings.value.opponents == ("casual", "club", "casual")
    window.show_new_match()
    assert page.strengths.levels(3) == ("casual", "club", "casual")
    click(qtbot, choice.marks["expert"])
    assert choice.levels(3) == ("expert",) * 3
    assert [level for level, mark in choice.marks.items() if mark.isChecked()] == ["expert"]
    click(qtbot, page.counts[0])
    assert not any(box.isVisible() for box in choice.boxes)


@pytest.mark.parametrize("size", [QSize(1024, 576), QSize(1280, 800)])
def test_nothing_of_a_new_match_moves_under_the_pointer(
    qtbot: QtBot, open_window: Open, desk: QuietDesk, size: QSize
) -> None:
    window = open_window(desk)
    window.resize(size)
    window.show_new_match()
    settle(the_application())
    page = window.new_match_page
    parts = [page.name_field, *page.counts, *page.strengths.marks.values(), *page.sets.values(), page.begin_button]

    def places() -> list[QPoint]:
        settle(the_application())
        return [part.mapTo(window, QPoint(0, 0)) for part in parts]

    before = places()
    for count in (1, 2, 0):
        click(qtbot, page.counts[count])
        assert places() == before
    for name in ("club", "master", "beginner"):
        click(qtbot, page.strengths.marks[name])
        assert places() == before
    for number in range(2):
        window.notices.tell(f"subject {number}", lambda: "The rules Sundays can be chosen now.")
        assert places() == before
    for number in range(2):
        window.notices.withdraw(f"subject {number}")
        assert places() == before


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_in_large_text_every_level_has_room_for_what_is_said_of_it(
    qtbot: QtBot, open_window: Open, desk: QuietDesk, languages: Languages, language: str
) -> None:
    desk.settings.change(text_size=150)
    window = open_window(desk)
    languages.use(language)
    window.show_new_match()
    page, said = window.new_match_page, window.new_match_page.strengths._about
    seen = set()
    for mark in page.strengths.marks.values():
        click(qtbot, mark)
        settle(the_application())
        needed = QLabel.heightForWidth(said, said.width())
        seen.add((page._scroll.verticalScrollBar().maximum(), said.height(), mark.width() >= mark.sizeHint().width()))
        assert needed <= said.height()
    assert len(seen) == 1
    assert seen.pop()[2]


def test_what_a_strength_means_is_said_in_plain_words(qtbot: QtBot, open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    window.show_new_match()
    page = window.new_match_page
    click(qtbot, page.strengths.marks["club"])
    said = page.strengths.marks["club"].accessibleDescription()
    assert "Counts what has gone" in said
    assert re.search(r"Wins about \d of \d+ matches against the level casual\. ", said)
    assert said == page.strengths._about.text()
    assert "Wins" not in page.strengths.marks["beginner"].accessibleDescription()


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_every_measured_level_tells_its_rating_beside_the_club(
    open_window: Open, desk: QuietDesk, languages: Languages, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ELO, "expert", 41)
    monkeypatch.delitem(ELO, "master", raising=False)
    window = open_window(desk)
    languages.use(language)
    window.show_new_match()
    texts, names = LevelTexts(), NewMatchTexts()
    said = {level: mark.accessibleDescription() for level, mark in window.new_match_page.strengths.marks.items()}
    for level, points in ELO.items():
        told = texts.measure() if level == "club" else texts.rating(points, names.player_level("club"))
        assert said[level].endswith(f" {told}")
        assert level == "club" or re.search(rf"\b{abs(points)} ?(Elo)?\b", told)
    assert not re.search(r"\d", said["master"])
    assert texts.rating(-50, "x") != texts.rating(50, "x")


def test_the_character_of_a_single_opponent_is_explained_in_words(
    qtbot: QtBot, open_window: Open, desk: QuietDesk
) -> None:
    window = open_window(desk)
    window.show_new_match()
    page = window.new_match_page
    assert page._against.text() == f"Marta  ·  {NewMatchTexts().character_about('bold')}"
    click(qtbot, page.counts[1])
    assert page._against.text() == "Marta (bold) and Luca (patient)"
    assert page.strengths.boxes[1].toolTip() == NewMatchTexts().character_about("patient")


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_no_number_of_opponents_stands_alone_where_large_text_leaves_little_room(
    open_window: Open, desk: QuietDesk, languages: Languages, language: str
) -> None:
    window = open_window(desk)
    languages.use(language)
    window.resize(1024, 576)
    desk.settings.change(text_size=150)
    window.show_new_match()
    settle(the_application())
    page = window.new_match_page
    tops = [button.mapTo(page, QPoint(0, 0)).y() for button in page.counts]
    assert [tops.count(top) for top in sorted(set(tops))] in ([5], [2, 3])


@pytest.mark.parametrize(
    ("language", "size", "rows"),
    [
        *((language, QSize(1280, 800), [5]) for language in ("en", "de")),
        # With the longer words beside them.
        *((language, QSize(1280, 800), [2, 3]) for language in ("es", "it")),
        *((language, QSize(1024, 576), [2, 3]) for language in ("en", "de", "es", "it")),
    ],
)
def test_the_levels_stand_in_one_line_or_in_two_where_none_is_alone(
    open_window: Open, desk: QuietDesk, languages: Languages, language: str, size: QSize, rows: list[int]
) -> None:
    window = open_window(desk)
    languages.use(language)
    window.resize(size)
    window.show_new_match()
    settle(the_application())
    page = window.new_match_page
    tops = [mark.mapTo(page, QPoint(0, 0)).y() for mark in page.strengths.marks.values()]
    assert [tops.count(top) for top in sorted(set(tops))] == rows
    assert all(mark.width() >= mark.sizeHint().width() for mark in page.strengths.marks.values())


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_a_match_against_one_is_chosen_without_scrolling_in_the_smallest_window(
    open_window: Open, desk: QuietDesk, languages: Languages, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The longest sentences that the levels may come to say.
    for level, points in (("expert", 141), ("master", 160)):
        monkeypatch.setitem(ELO, level, points)
    window = open_window(desk)
    languages.use(language)
    window.show_new_match()
    settle(the_application())
    assert window.new_match_page._scroll.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_a_match_against_five_is_chosen_without_scrolling_in_the_smallest_window(
    qtbot: QtBot, open_window: Open, desk: QuietDesk, languages: Languages, language: str
) -> None:
    window = open_window(desk)
    languages.use(language)
    window.show_new_match()
    page = window.new_match_page
    click(qtbot, page.sets["classic"])
    click(qtbot, page.counts[4])
    settle(the_application())
    assert page._scroll.verticalScrollBar().maximum() == 0
    below = page.begin_button.mapToGlobal(QPoint(0, 0)).y()
    for box in page.strengths.boxes:
        assert box.visibleRegion().boundingRect() == box.rect()
        assert box.mapToGlobal(box.rect().bottomLeft()).y() < below


def test_an_installed_bot_can_be_chosen_after_the_levels(
    qtbot: QtBot, open_window: Open, desk: QuietDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own, "own_names", lambda: ("Zoe's bot",))
    window = open_window(desk)
    window.show_new_match()
    page = window.new_match_page
    assert list(page.strengths.marks) == [*OFFERED, "Zoe's bot"]
    click(qtbot, page.strengths.marks["Zoe's bot"])
    assert page.strengths._about.text() == "A bot that was added to this program."
    assert page._against.text() == "Marta"
    click(qtbot, page.counts[1])
    assert page._against.text() == "Marta and Luca"
    assert page.strengths.boxes[0].toolTip() == page.strengths.boxes[0].accessibleDescription() == ""
    box = page.strengths.boxes[1]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Up)
    assert page._against.text() == "Marta and Luca (patient)"
    assert box.toolTip().startswith("Patient")
    click(qtbot, page.counts[0])
    click(qtbot, page.begin_button)
    assert desk.settings.value.opponents == ("Zoe's bot",)


@pytest.mark.parametrize(
    ("share", "told"),
    [(0.5, (1, 2)), (0.67, (2, 3)), (0.74, (3, 4)), (0.8, (4, 5)), (0.7, (7, 10)), (0.55, (11, 20)), (0.99, (19, 20))],
)
def test_a_share_of_matches_is_told_in_small_numbers(share: float, told: tuple[int, int]) -> None:
    assert f"about {told[0]} of {told[1]} " in NewMatchTexts().wins_against(share, "casual")


def test_characters_belong_to_names_and_go_with_the_level_into_the_match() -> None:
    told = [choices.player_of(name, "club") for name in COMPUTER_NAMES[:4]]
    assert told == ["club-bold", "club-patient", "club-careful", "club-bold"]
    assert set(told) <= set(LEVELS)
    assert choices.player_of("Zoe", "club") == "club"
    assert choices.player_of("Marta", "Zoe's bot") == "Zoe's bot"


def test_a_match_is_chosen_by_mouse_alone(qtbot: QtBot, open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    window.show_new_match()
    page = window.new_match_page
    click(qtbot, page.counts[1])
    click(qtbot, page.sets["classic"])
    click(qtbot, page.begin_button)
    assert desk.asked == [("new_match", ("Marta", "Luca"), "classic", "Anna")]


def test_enter_in_the_name_deals_and_escape_goes_back(qtbot: QtBot, open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    window.show_new_match()
    window.new_match_page.name_field.setFocus()
    window.new_match_page.name_field.selectAll()
    press(qtbot, "Eva", Qt.Key.Key_Return)
    assert desk.asked == [("new_match", ("Marta",), "standard", "Eva")]
    press(qtbot, Qt.Key.Key_Escape)
    assert window.current_page() is window.start_page


def test_the_rules_to_read_are_the_rules_that_are_marked(qtbot: QtBot, open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    window.show_new_match()
    click(qtbot, window.new_match_page.sets["classic"])
    click(qtbot, window.new_match_page.read_link)
    assert window.rules_page.set_choice.currentText() == "Classic"
    assert "open without jokers" in window.rules_page.text.toPlainText()
    click(qtbot, window.rules_page.back_button)
    assert window.current_page() is window.new_match_page


def test_what_was_chosen_is_still_chosen_after_a_look_elsewhere(
    qtbot: QtBot, open_window: Open, desk: QuietDesk
) -> None:
    window = open_window(desk)
    window.show_new_match()
    page = window.new_match_page
    before = page.choices()
    page.name_field.setText("Eva")
    click(qtbot, page.counts[2])
    click(qtbot, page.strengths.marks["club"])
    click(qtbot, page.sets["classic"])
    chosen = page.choices()
    click(qtbot, page.card_link)
    click(qtbot, window.rule_rooms.card_page.back_button)
    assert window.current_page() is page
    assert page.choices() == chosen
    click(qtbot, page.read_link)
    click(qtbot, window.rules_page.back_button)
    assert page.choices() == chosen
    click(qtbot, page.edit_link)
    window.rule_rooms.editor_page.name_field.setText("Sundays")
    click(qtbot, window.rule_rooms.editor_page.save_button)
    assert page.choices().rules.name == "Sundays"
    assert (page.choices().name, page.choices().levels) == ("Eva", ("club",) * 3)
    click(qtbot, page.back_button)
    window.show_new_match()
    assert page.choices().opponents == before.opponents
    assert (page.choices().name, page.choices().levels) == ("Anna", before.levels)


def test_nobody_sits_down_beside_a_namesake() -> None:
    assert opponent_names(3, "LUCA") == ("Marta", "Elena", "Bruno")
    for name in (*COMPUTER_NAMES, "Anna", ""):
        assert len({*opponent_names(3, name), name}) == 4


def test_a_player_without_a_name_is_called_something(qtbot: QtBot, open_window: Open, desk: QuietDesk) -> None:
    desk.settings.change(player_name="")
    open_window(desk)
    press(qtbot, Qt.Key.Key_Return)
    assert desk.asked[0][3] == FirstStartTexts().unnamed()
    assert desk.settings.value.player_name == ""


# Rules


def test_the_rules_follow_the_set_and_keep_the_readers_place(qtbot: QtBot, open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    qtbot.keyClick(window, Qt.Key.Key_F1)
    page = window.rules_page
    assert "jokers count in the opening" in page.text.toPlainText()
    page.chapters.setCurrentRow(6)
    place = page.text.verticalScrollBar().value()
    assert place > 0
    assert page.text.chapter_in_sight() == 6
    page.set_choice.setFocus()
    press(qtbot, Qt.Key.Key_Down)
    assert page.set_choice.currentText() == "Classic"
    assert "jokers count in the opening" not in page.text.toPlainText()
    assert page.text.chapter_in_sight() == 6
    assert page.chapters.currentRow() == 6
    press(qtbot, Qt.Key.Key_Escape)
    assert window.current_page() is window.start_page


def test_rules_open_at_a_chapter(open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    window.show_rules(CLASSIC, 7)
    assert window.rules_page.text.chapter_in_sight() == 7
    assert window.rules_page.chapters.currentItem().text() == window.rules_page.text.chapters()[7]


def test_suits_in_the_rules_have_their_colours(open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    window.show_rules()
    text = window.rules_page.text
    colours = {
        sign: text.document().find(sign).charFormat().foreground().color().name() for sign in ("♥", "♦", "♣", "♠", "★")
    }
    theme = window.theme
    assert colours == {
        "♥": theme.suit_red,
        "♦": theme.suit_red,
        "♣": theme.text,
        "♠": theme.text,
        "★": theme.joker_text,
    }


def test_the_page_of_rules_loads_nothing_and_follows_no_link(
    open_window: Open, desk: QuietDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[object] = []
    monkeypatch.setattr("PySide6.QtGui.QDesktopServices.openUrl", opened.append)
    window = open_window(desk)
    text = window.rules_page.text
    text.show_markdown("![x](file:///etc/passwd) <img src='/etc/passwd'> [x](https://example.org/x)")
    assert "<img src='/etc/passwd'>" in text.toPlainText()
    assert text.loadResource(2, "file:///etc/passwd") is None
    text.setFocus()
    text.anchorClicked.emit("https://example.org/x")
    assert opened == []


# Names


@pytest.mark.parametrize("name", NASTY)
def test_names_are_shown_letter_by_letter_and_cut(open_window: Open, dressed: QApplication, name: str) -> None:
    desk = QuietDesk()
    shown = one_line(name)
    desk.settings.change(knows_the_game=True, player_name=shown)
    desk.waiting = type(WAITING)(round_number=1, opponents=(name, name), your_turn=False, total=0, limit=101)
    window = open_window(desk)
    settle(dressed)
    assert len(shown) <= NAME_LETTERS
    assert shown.isprintable()
    page = window.start_page
    assert shown.replace("&", "&&") in page.name_button.text()
    assert shown in page.go_on_tile.line()
    for label in window.findChildren(QLabel):
        assert label.textFormat() == Qt.TextFormat.PlainText or not label.text()
    assert window.width() == 1024
    assert page.name_button.width() >= page.name_button.minimumSizeHint().width()


def test_what_is_typed_is_cut_and_in_one_line(qtbot: QtBot, open_window: Open) -> None:
    desk = QuietDesk()
    window = open_window(desk)
    field = window.first_start_page.name_field
    QApplication.clipboard().setText("<b>Anna\nMaria</b> " + "x" * 1000)
    field.setFocus()
    field.paste()
    press(qtbot, Qt.Key.Key_Return)
    kept = desk.settings.value.player_name
    assert len(kept) <= NAME_LETTERS
    assert kept.startswith("<b>Anna Maria</b>")


# Everybody's hands and eyes


def test_every_control_has_a_name_and_is_large_enough(
    open_window: Open, desk: QuietDesk, dressed: QApplication
) -> None:
    desk.waiting = WAITING
    window = open_window(desk)
    seen = 0
    for show in (
        window.show_start,
        window.show_new_match,
        window.show_rules,
        partial(window._show, window.first_start_page),
    ):
        show()
        settle(dressed)
        page = window.current_page()
        assert page is not None
        for control in page.findChildren(QWidget):
            if not control.isVisible() or not isinstance(control, QAbstractButton | QLineEdit):
                continue
            seen += 1
            read = QAccessible.queryAccessibleInterface(control).text(QAccessible.Text.Name)
            assert read, control
            assert control.height() >= 32, (read, control.height())
            assert control.width() >= 32, (read, control.width())
    assert seen > 20


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
@pytest.mark.parametrize("opponents", [1, 3])
def test_the_choice_of_every_opponent_is_in_sight_in_the_smallest_window(
    open_window: Open, desk: QuietDesk, dressed: QApplication, opponents: int, language: str
) -> None:
    desk.settings.change(language=language, opponents=("club",) * opponents)
    window = open_window(desk)
    window.resize(1024, 576)
    window.show_new_match()
    settle(dressed)
    page = window.new_match_page
    view = page._scroll.viewport()
    wanted = [*page.counts, *page.strengths.marks.values(), *(box for box in page.strengths.boxes if box.isVisible())]
    assert len(wanted) == 5 + len(page.strengths.marks) + (opponents if opponents > 1 else 0)
    for widget in (*wanted, *page.sets.values()):
        assert view.rect().contains(QRect(widget.mapTo(view, QPoint()), widget.size())), widget.accessibleName()
