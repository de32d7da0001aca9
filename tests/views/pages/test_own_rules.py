"""Own rules through the window: chosen by keyboard, kept, loaded, given, shown on the card, and printed."""

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel, QRadioButton, QSpinBox
from pytestqt.qtbot import QtBot

from scala40.engine.rules import CLASSIC, FAMILY, PRESETS, STANDARD, TOURNAMENT
from scala40.models.rules_form import FIELDS, GROUPS
from scala40.models.score import ScoreModel
from scala40.play.referee import FinishedRound
from scala40.storage.rule_sets import MOST_SETS, load_rules, write_rules
from scala40.texts.pages import LANGUAGE_NAMES
from scala40.views import file_dialogs
from scala40.views.dialogs import Strip
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from scala40.views.pages.rule_field import FieldBox
from tests.pictures import QuietDesk, settle
from tests.views.pages.test_pages import click, press
from tests.views.pdf import read_pdf

Open = Callable[[QuietDesk], MainWindow]
SHIFT = Qt.KeyboardModifier.ShiftModifier
SUNDAYS = msgspec.structs.replace(FAMILY, name="Sundays", opening_points=50)


@pytest.fixture
def window(open_window: Open, desk: QuietDesk) -> MainWindow:
    return open_window(desk)


def answering(monkeypatch: pytest.MonkeyPatch, file: Path | None) -> list[str]:
    """Let every dialog for files be answered with this one; gives the names that were proposed."""
    proposed: list[str] = []

    def save(_parent: object, _title: str, _kind: str, name: str, _accept: str) -> Path | None:
        proposed.append(name)
        return file

    monkeypatch.setattr(file_dialogs, "file_to_save", save)
    monkeypatch.setattr(file_dialogs, "file_to_load", lambda *_: file)
    return proposed


def tab_to(qtbot: QtBot, box: FieldBox) -> None:
    for _ in range(80):
        there = QApplication.focusWidget()
        if there is not None and box.isAncestorOf(there):
            return
        press(qtbot, Qt.Key.Key_Tab)
    raise AssertionError(f"{box.field.name} is not reached by Tab")


# The page of a new match


def test_all_presets_are_offered_each_with_its_character(window: MainWindow) -> None:
    window.show_new_match()
    page = window.new_match_page
    assert list(page.sets) == list(PRESETS)
    lines = [answer.line() for answer in page.sets.values()]
    assert len(set(lines)) == len(lines)
    assert all(line.endswith(".") for line in lines)


def test_opponents_are_as_many_as_the_rules_allow(qtbot: QtBot, window: MainWindow, desk: QuietDesk) -> None:
    desk.own_rules.keep(msgspec.structs.replace(CLASSIC, name="Pairs", min_players=4, partners="pairs"))
    window.show_new_match()
    page = window.new_match_page
    assert [button.isEnabled() for button in page.counts] == [True, True, True, False, False]
    assert page.counts[4].toolTip() == "These rules are for 2 to 4 players."
    click(qtbot, page.sets["classic"])
    assert all(button.isEnabled() for button in page.counts)
    click(qtbot, page.counts[4])
    assert page.choices().opponents == ("Marta", "Luca", "Elena", "Bruno", "Nora")
    click(qtbot, page.sets["standard"])
    assert len(page.choices().opponents) == 3
    click(qtbot, page.sets["classic"])
    assert len(page.choices().opponents) == 5
    qtbot.mouseClick(page.sets["Pairs"], Qt.MouseButton.LeftButton)
    assert [button.isEnabled() for button in page.counts] == [False, False, True, False, True]
    assert "do not go with" in page.counts[3].toolTip()
    page.begin_button.click()
    assert desk.asked == [("new_match", ("Marta", "Luca", "Elena", "Bruno", "Nora"), "Pairs", "Anna")]
    assert desk.settings.value.rules == "Pairs"


def test_a_missing_set_falls_back_to_the_first(open_window: Open, desk: QuietDesk) -> None:
    desk.settings.change(rules="Gone", opponents=("beginner",) * 5)
    window = open_window(desk)
    window.show_new_match()
    chosen = window.new_match_page.choices()
    assert (chosen.rules, len(chosen.opponents)) == (STANDARD, 3)


# The editor


def test_every_field_has_its_place_below_its_group(window: MainWindow) -> None:
    window.rule_rooms.edit(STANDARD)
    page = window.rule_rooms.editor_page
    assert list(page.boxes) == [field.name for field in FIELDS]
    assert page.groups.count() == len(GROUPS)
    for field in FIELDS:
        box = page.boxes[field.name]
        assert len(box.radios) == len(field.values)
        assert (box.number is not None) == (field.numbers is not None)


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_every_choice_is_said_with_what_it_means(
    window: MainWindow, languages: Languages, dressed: QApplication, language: str
) -> None:
    window.rule_rooms.edit(STANDARD)
    languages.use(language)
    settle(dressed)
    for box in window.rule_rooms.editor_page.boxes.values():
        for control in (*box.radios, *([box.number] if box.number else [])):
            heard = QAccessible.queryAccessibleInterface(control)
            assert heard.text(QAccessible.Text.Name)
            assert heard.text(QAccessible.Text.Description).endswith(".")
            assert control.height() >= 32
        assert all(sentence.endswith(".") for sentence in box.sentences())


def test_own_rules_are_made_by_keyboard_alone(qtbot: QtBot, window: MainWindow, desk: QuietDesk) -> None:
    window.show_new_match()
    page = window.new_match_page
    for _ in range(20):
        if QApplication.focusWidget() is page.edit_link:
            break
        press(qtbot, Qt.Key.Key_Tab)
    press(qtbot, Qt.Key.Key_Return)
    editor = window.rule_rooms.editor_page
    assert window.current_page() is editor
    assert QApplication.focusWidget() is editor.name_field
    press(qtbot, "Sundays")
    tab_to(qtbot, editor.boxes["max_players"])
    press(qtbot, Qt.Key.Key_Up, Qt.Key.Key_Up)
    tab_to(qtbot, editor.boxes["opening_points"])
    press(qtbot, Qt.Key.Key_Up)
    tab_to(qtbot, editor.boxes["opening_joker"])
    press(qtbot, Qt.Key.Key_Down)
    tab_to(qtbot, editor.boxes["final_discard"])
    press(qtbot, Qt.Key.Key_Down)
    tab_to(qtbot, editor.boxes["turn_seconds"])
    press(qtbot, Qt.Key.Key_Up, Qt.Key.Key_Up)
    for _ in range(12):
        if QApplication.focusWidget() is editor.save_button:
            break
        press(qtbot, Qt.Key.Key_Tab)
    press(qtbot, Qt.Key.Key_Return)
    assert desk.own_rules.all() == (
        msgspec.structs.replace(
            STANDARD,
            name="Sundays",
            max_players=6,
            opening_points=50,
            opening_joker="clean",
            final_discard="required",
            turn_seconds=30,
        ),
    )
    assert window.current_page() is page
    assert page.sets["Sundays"].isChecked()
    assert page.sets["Sundays"].line() == "5 rules are not as in Standard"
    assert page.edit_link.text() == "Change these rules"


def test_what_is_reached_by_tab_is_in_sight(qtbot: QtBot, window: MainWindow) -> None:
    window.rule_rooms.edit(STANDARD)
    editor = window.rule_rooms.editor_page
    for _ in range(60):
        press(qtbot, Qt.Key.Key_Tab)
        there = QApplication.focusWidget()
        assert there is not None
        if isinstance(there, QRadioButton | QSpinBox):
            seen = there.visibleRegion().boundingRect()
            assert seen.height() == there.height(), there.accessibleName()
        if there is editor.back_button:
            break
    else:
        raise AssertionError("the end of the page is not reached")


def test_what_is_not_as_in_standard_is_said_beside_it(qtbot: QtBot, window: MainWindow) -> None:
    window.rule_rooms.edit(STANDARD)
    editor = window.rule_rooms.editor_page
    shown = [label.text() for label in editor.findChildren(QLabel)]
    assert "All as in Standard" in shown
    box = editor.boxes["freed_joker"]
    assert box.mark() == ""
    qtbot.mouseClick(box._sentences[2], Qt.MouseButton.LeftButton)
    assert editor.form.value("freed_joker") == "may_keep"
    assert box.mark() == "≠ Standard: back into any meld"
    assert "1 rule is not as in Standard" in [label.text() for label in editor.findChildren(QLabel)]


def test_what_does_not_apply_rests_and_says_why(window: MainWindow) -> None:
    window.rule_rooms.edit(STANDARD)
    editor = window.rule_rooms.editor_page
    rounds, limit = editor.boxes["fixed_rounds"], editor.boxes["limit"]
    assert rounds.number is not None
    assert limit.number is not None
    assert not rounds.number.isEnabled()
    assert rounds.mark() == "This belongs to a fixed number of rounds."
    editor.boxes["match_type"].radios[2].click()
    assert rounds.number.isEnabled()
    assert rounds.mark().startswith("≠ Standard") or rounds.mark() == ""
    assert not limit.number.isEnabled()
    assert "limit plays no part" in limit.mark()


def test_rules_that_are_no_longer_those_of_a_set_say_that_one_can_be_chosen(window: MainWindow) -> None:
    window.rule_rooms.edit(STANDARD)
    editor = window.rule_rooms.editor_page
    assert editor.begin_with.currentText() == "Standard"
    editor.form.choose("opening_points", 55)
    assert editor.begin_with.currentIndex() == -1
    assert editor.begin_with.placeholderText() == "Choose rules"


def test_a_rule_set_to_begin_with_fills_the_form(qtbot: QtBot, window: MainWindow) -> None:
    window.rule_rooms.edit(STANDARD)
    editor = window.rule_rooms.editor_page
    editor.begin_with.setFocus()
    press(qtbot, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert editor.begin_with.currentText() == "Tournament"
    assert msgspec.structs.replace(editor.rules(), name="tournament") == TOURNAMENT


def test_the_wheel_changes_nothing_in_passing(window: MainWindow) -> None:
    window.rule_rooms.edit(STANDARD)
    editor = window.rule_rooms.editor_page
    number = editor.boxes["opening_points"].number
    assert number is not None
    for there in (number, editor.begin_with):
        wheel = QWheelEvent(
            QPointF(5, 5),
            there.mapToGlobal(QPointF(5, 5)),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(there, wheel)
    assert msgspec.structs.replace(editor.rules(), name="standard") == STANDARD


@pytest.mark.parametrize(
    ("field", "keys", "value"),
    [
        ("opening_points", [Qt.Key.Key_Up], 50),
        ("opening_points", [Qt.Key.Key_Down] * 9, 0),
        ("limit", [Qt.Key.Key_Up], 150),
        ("limit", [Qt.Key.Key_Down], 100),
        ("turn_seconds", [Qt.Key.Key_Up], 15),
        ("turn_seconds", [Qt.Key.Key_Up, Qt.Key.Key_Down], None),
        ("turn_seconds", [Qt.Key.Key_Up] * 30, 300),
        ("max_reshuffles", [Qt.Key.Key_Up], 0),
        ("reentries", [Qt.Key.Key_Up] * 9, 6),
    ],
)
def test_numbers_go_in_round_steps_to_their_ends(
    qtbot: QtBot, window: MainWindow, field: str, keys: list[Qt.Key], value: int | None
) -> None:
    window.rule_rooms.edit(STANDARD)
    editor = window.rule_rooms.editor_page
    editor.boxes[field].take_focus()
    press(qtbot, *keys)
    assert editor.form.value(field) == value


def test_steps_rest_at_the_ends_of_a_number_and_say_why(qtbot: QtBot, window: MainWindow) -> None:
    window.rule_rooms.edit(STANDARD)
    editor = window.rule_rooms.editor_page
    less, more = editor.boxes["max_players"]._steps
    assert less.isEnabled()
    assert more.isEnabled()
    click(qtbot, more)
    click(qtbot, more)
    assert editor.form.value("max_players") == 6
    assert not more.isEnabled()
    assert more.toolTip() == more.accessibleDescription() == "The largest choice is “6”."
    click(qtbot, less)
    assert more.isEnabled()
    assert more.toolTip() == ""
    less, more = editor.boxes["max_reshuffles"]._steps
    assert (less.isEnabled(), less.toolTip()) == (False, "The smallest choice is “Without limit”.")
    editor.form.choose("match_type", "fixed_rounds")
    assert all(not step.isEnabled() and step.toolTip() for step in editor.boxes["limit"]._steps)


def test_a_number_is_typed_or_changed_by_its_buttons(qtbot: QtBot, window: MainWindow) -> None:
    window.rule_rooms.edit(STANDARD)
    editor = window.rule_rooms.editor_page
    box = editor.boxes["opening_points"]
    assert box.number is not None
    box.take_focus()
    box.number.selectAll()
    press(qtbot, "37", Qt.Key.Key_Tab)
    assert editor.form.value("opening_points") == 37
    click(qtbot, box._steps[1])
    assert editor.form.value("opening_points") == 40
    click(qtbot, box._steps[0])
    assert editor.form.value("opening_points") == 30


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("", "Give these rules a name"),
        ("classic", "rules called classic already"),
        ("First Games", "rules called First Games already"),
        ("SUNDAYS", "rules called SUNDAYS already"),
    ],
)
def test_a_name_that_will_not_do_is_told_and_nothing_is_lost(
    window: MainWindow, desk: QuietDesk, name: str, told: str
) -> None:
    desk.own_rules.keep(SUNDAYS)
    window.rule_rooms.edit(STANDARD)
    editor = window.rule_rooms.editor_page
    editor.form.choose("jokers", 2)
    editor.name_field.setText(name)
    editor.save_button.click()
    assert told in window.notices.texts()[-1]
    assert window.current_page() is editor
    assert editor.form.value("jokers") == 2
    assert desk.own_rules.all() == (SUNDAYS,)
    assert QApplication.focusWidget() is editor.name_field
    assert editor.name_field.selectedText() == name


def test_another_name_answers_what_was_said_of_the_first(qtbot: QtBot, window: MainWindow) -> None:
    window.rule_rooms.edit(STANDARD)
    editor = window.rule_rooms.editor_page
    click(qtbot, editor.export_button)
    assert window.notices.texts()
    press(qtbot, "Classic")
    assert window.notices.texts() == []
    click(qtbot, editor.save_button)
    assert window.notices.texts()
    click(qtbot, editor.back_button)
    assert window.notices.texts() == []


def test_own_rules_are_changed_renamed_and_removed(qtbot: QtBot, window: MainWindow, desk: QuietDesk) -> None:
    desk.own_rules.keep(SUNDAYS)
    desk.settings.change(rules="Sundays")
    window.show_new_match()
    page, editor = window.new_match_page, window.rule_rooms.editor_page
    page.edit_link.click()
    assert editor.name_field.text() == "Sundays"
    editor.name_field.setText("Mondays")
    editor.form.choose("limit", 201)
    editor.save_button.click()
    assert desk.own_rules.all() == (msgspec.structs.replace(SUNDAYS, name="Mondays", limit=201),)
    assert list(page.sets) == [*PRESETS, "Mondays"]
    page.edit_link.click()
    click(qtbot, editor.remove_button)
    assert editor.remove_button.text() == "Press again to remove Mondays"
    assert len(desk.own_rules.all()) == 1
    click(qtbot, editor.remove_button)
    assert desk.own_rules.all() == ()
    assert window.current_page() is page
    assert list(page.sets) == list(PRESETS)
    assert page.sets["standard"].isChecked()


def test_what_was_begun_is_there_again(qtbot: QtBot, window: MainWindow) -> None:
    window.rule_rooms.edit(CLASSIC)
    editor = window.rule_rooms.editor_page
    editor.name_field.setText("Half done")
    editor.form.choose("jokers", 2)
    press(qtbot, Qt.Key.Key_Escape)
    assert window.current_page() is not editor
    window.rule_rooms.edit(CLASSIC)
    assert (editor.name_field.text(), editor.form.value("jokers")) == ("Half done", 2)
    window.rule_rooms.edit(TOURNAMENT)
    assert (editor.name_field.text(), editor.form.value("jokers")) == ("", 4)


def test_there_is_room_for_a_hundred(window: MainWindow, desk: QuietDesk) -> None:
    for number in range(MOST_SETS):
        desk.own_rules.keep(msgspec.structs.replace(SUNDAYS, name=str(number)))
    window.rule_rooms.edit(STANDARD)
    editor = window.rule_rooms.editor_page
    editor.name_field.setText("One more")
    editor.save_button.click()
    assert "room for 100 rule sets" in window.notices.texts()[-1]


# Files


def test_rules_are_given_and_taken_as_a_file(
    window: MainWindow, desk: QuietDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.scala40-rules"
    proposed = answering(monkeypatch, file)
    window.rule_rooms.edit(FAMILY)
    editor = window.rule_rooms.editor_page
    editor.export_button.click()
    assert "name" in window.notices.texts()[-1]
    assert not file.exists()
    editor.name_field.setText("Sundays")
    editor.form.choose("opening_points", 50)
    editor.export_button.click()
    assert proposed == ["Sundays.scala40-rules"]
    assert load_rules(file) == SUNDAYS
    assert window.notices.texts() == ["Saved as x.scala40-rules."]
    assert desk.own_rules.all() == ()
    editor.load_button.click()
    assert desk.own_rules.all() == (SUNDAYS,)
    assert editor.own == "Sundays"
    assert "Sundays" in window.notices.texts()[-1]
    assert [strip.kind for strip in window.notices.findChildren(Strip) if strip.isVisible()] == ["saved"]
    editor.back_button.click()
    window.show_new_match()
    assert window.new_match_page.choices().rules == SUNDAYS


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "bad.scala40-rules holds no rules"),
        (b"x" * 70_000, "bad.scala40-rules is too large"),
        (b"[" * 5000, "bad.scala40-rules holds no rules"),
        (json.dumps({"format": "scala40-rules", "version": 9, "rules": {}}).encode(), "newer version"),
        (
            write_rules(SUNDAYS).replace(b'"jokers": 4', b'"jokers": 5'),
            "“Jokers in the game” must be one of these: 4",
        ),
        (write_rules(SUNDAYS).replace(b'"limit": 101', b'"limit": "x"'), "“Limit” must be a number from 1 to 100000."),
        (
            write_rules(SUNDAYS).replace(b'"counterclockwise"', b'"up"'),
            "“Direction of play” must be one of these: clockwise; counterclockwise.",
        ),
        (write_rules(SUNDAYS).replace(b'"fixed_rounds": null', b'"fixed_rounds": 3'), "holds no rules"),
        (write_rules(SUNDAYS).replace(b'"survivors": 1,', b""), "“Still in at the end” must be a number from 1 to 5."),
    ],
)
def test_a_file_that_is_none_is_told_in_one_sentence(
    window: MainWindow,
    desk: QuietDesk,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    content: bytes,
    told: str,
) -> None:
    file = tmp_path / "bad.scala40-rules"
    file.write_bytes(content)
    answering(monkeypatch, file)
    window.rule_rooms.edit(STANDARD)
    editor = window.rule_rooms.editor_page
    editor.name_field.setText("Mine")
    editor.load_button.click()
    assert len(window.notices.texts()) == 1
    assert told in window.notices.texts()[0]
    assert desk.own_rules.all() == ()
    assert editor.name_field.text() == "Mine"


def test_files_that_cannot_be_read_or_written_are_told(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, tmp_path / "none.scala40-rules")
    window.rule_rooms.edit(STANDARD)
    editor = window.rule_rooms.editor_page
    editor.load_button.click()
    assert "none.scala40-rules cannot be read" in window.notices.texts()[-1]
    answering(monkeypatch, tmp_path)
    editor.name_field.setText("Mine")
    editor.export_button.click()
    assert "cannot be written" in window.notices.texts()[-1]


def test_a_dialog_that_is_left_does_nothing(
    window: MainWindow, desk: QuietDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, None)
    window.rule_rooms.edit(STANDARD)
    editor = window.rule_rooms.editor_page
    editor.name_field.setText("Mine")
    editor.load_button.click()
    editor.export_button.click()
    window.show_rule_card()
    window.rule_rooms.card_page.pdf_button.click()
    assert window.notices.texts() == []
    assert desk.own_rules.all() == ()


# The rule card


def test_the_card_shows_the_last_choice_and_goes_back(qtbot: QtBot, window: MainWindow, desk: QuietDesk) -> None:
    desk.settings.change(rules="family")
    qtbot.keyClick(window, Qt.Key.Key_F1, SHIFT)
    page = window.rule_rooms.card_page
    assert window.current_page() is page
    text = page.text.toPlainText()
    assert "counterclockwise †‡\n" in text
    assert "without a clock\n" in text
    assert page.text.accessibleName() == "Rule card: Family"
    qtbot.keyClick(window, Qt.Key.Key_F1, SHIFT)
    press(qtbot, Qt.Key.Key_Escape)
    assert window.current_page() is window.start_page


def test_the_card_follows_the_language(window: MainWindow, languages: Languages, dressed: QApplication) -> None:
    window.show_rule_card(CLASSIC)
    languages.use("it")
    settle(dressed)
    assert "in senso antiorario" in window.rule_rooms.card_page.text.toPlainText()
    assert window.windowTitle().startswith("Scheda delle regole")


def test_card_book_and_editor_lead_to_each_other_and_out_again(
    qtbot: QtBot, window: MainWindow, desk: QuietDesk
) -> None:
    desk.settings.change(rules="classic")
    window.show_new_match()
    click(qtbot, window.new_match_page.card_link)
    card = window.rule_rooms.card_page
    assert card.rules == CLASSIC
    qtbot.keyClick(window, Qt.Key.Key_F1)
    assert window.current_page() is window.rules_page
    window.rules_page.card_button.click()
    assert window.current_page() is card
    click(qtbot, card.change_button)
    assert window.current_page() is window.rule_rooms.editor_page
    qtbot.keyClick(window, Qt.Key.Key_F1, SHIFT)
    for _ in range(6):
        if window.current_page() is window.new_match_page:
            break
        press(qtbot, Qt.Key.Key_Escape)
    assert window.current_page() is window.new_match_page


def test_the_card_is_printed_in_the_language_in_force(
    window: MainWindow, languages: Languages, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "card.pdf"
    proposed = answering(monkeypatch, file)
    languages.use("de")
    settle(dressed)
    window.show_rule_card(CLASSIC)
    window.rule_rooms.card_page.pdf_button.click()
    assert proposed == ["Regelkarte Klassisch.pdf"]
    read = read_pdf(file)
    assert (read.pages, read.title) == (1, "Regelkarte: Klassisch")
    assert "gegen den Uhrzeigersinn" in read.text
    assert "card.pdf" in window.notices.texts()[-1]


def test_the_score_sheet_is_printed(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not window.entries.score.isEnabled()
    file = tmp_path / "score.pdf"
    proposed = answering(monkeypatch, file)
    model = ScoreModel(("Anna", "Marta"))
    model.follow([FinishedRound(1, (0, 104), (0, 104), (0, 1), 0)], (0, 104))
    window.rule_rooms.print_score(model, CLASSIC, ["Anna"])
    assert proposed == ["Score sheet.pdf"]
    read = read_pdf(file)
    assert read.pages == 1
    assert "Match won by Anna" in read.text
    assert "✓ 0 104" in read.text


def test_nothing_of_a_rule_set_is_markup_in_the_window(
    window: MainWindow, desk: QuietDesk, dressed: QApplication
) -> None:
    nasty = desk.own_rules.keep(msgspec.structs.replace(SUNDAYS, name="<img src='/etc/passwd'> & <b>x</b>"))
    desk.settings.change(rules=nasty.name)
    window.show_rule_card(nasty)
    settle(dressed)
    shown = [label for label in window.findChildren(QLabel) if "<img" in label.text()]
    assert shown
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in shown)
    assert window.rule_rooms.card_page.text.loadResource(2, "file:///etc/passwd") is None
    window.show_new_match()
    assert window.new_match_page.sets[nasty.name].isChecked()


def test_the_file_dialog_says_what_happens(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, str]] = []

    def run(dialog: file_dialogs.QFileDialog) -> int:
        label = file_dialogs.QFileDialog.DialogLabel
        seen.append((dialog.labelText(label.Accept), dialog.labelText(label.Reject)))
        return 0

    monkeypatch.setattr(file_dialogs.QFileDialog, "exec", run)
    assert file_dialogs.file_to_load(window, "Title", "Rules", ".scala40-rules", "Load these rules") is None
    assert file_dialogs.file_to_save(window, "Title", "Rules", "x.pdf", "Save") is None
    assert seen == [("Load these rules", "Cancel"), ("Save", "Cancel")]
    qtbot.wait(1)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
