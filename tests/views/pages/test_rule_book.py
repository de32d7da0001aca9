"""The illustrated rule book in the window: its pictures at any size, the field that finds words, larger text."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QTextCursor, QTextFragment, QTextImageFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scala40.engine.rules import CLASSIC, ONLINE, PRESETS, STANDARD, TOURNAMENT
from scala40.texts.cards import CardTexts
from scala40.texts.rule_figures import Figure, Panel, figure, names
from scala40.texts.rule_page import illustrated
from scala40.views.cards.art import CardArt
from scala40.views.languages import LANGUAGES, Languages
from scala40.views.main_window import MainWindow
from scala40.views.pages.figure_art import FigureArt
from scala40.views.pages.figure_scenes import LINE
from scala40.views.pages.rules_page import RulesPage
from scala40.views.pages.rules_text import ZOOMS, RulesText
from scala40.views.theme import FELT
from tests.pictures import QuietDesk, settle

Open = Callable[[QuietDesk], MainWindow]


@pytest.fixture
def page(open_window: Open, desk: QuietDesk, dressed: QApplication) -> RulesPage:
    """The rule book of `standard` in the smallest window."""
    window = open_window(desk)
    window.show_rules(STANDARD)
    settle(dressed)
    return window.rules_page


def pictures(text: RulesText) -> list[QTextFragment]:
    found = []
    block = text.document().begin()
    while block.isValid():
        place = block.begin()
        while place != block.end():
            if place.fragment().charFormat().isImageFormat():
                found.append(place.fragment())
            place += 1
        block = block.next()
    return found


def image_format(fragment: QTextFragment) -> QTextImageFormat:
    return fragment.charFormat().toImageFormat()


def figures_of(rules_name: str) -> dict[str, Figure]:
    return illustrated("en", PRESETS[rules_name], CardTexts()).figures


@pytest.mark.parametrize("zoom", [0, 4, 8])
def test_a_meld_never_breaks_across_lines(page: RulesPage, zoom: int) -> None:
    page.text.enlarge(zoom - ZOOMS.index(1.0))
    ends = []
    block = page.text.document().begin()
    while block.isValid():
        lines = [block.layout().lineAt(number) for number in range(block.layout().lineCount())]
        words = [block.text()[line.textStart() : line.textStart() + line.textLength()] for line in lines]
        ends += [
            f"{one}|{other}"
            for one, other in pairwise(words)
            if re.search(r"[♣♦♥♠★]\s*$", one) and re.match(r"★|\w{1,2}[♣♦♥♠]", other)
        ]
        block = block.next()
    assert ends == []
    assert len(page.text.find_all("7♥ 7♣ 7♦")) > 1


def test_every_picture_is_shown_with_its_words(page: RulesPage) -> None:
    shown = {image_format(one).name().removeprefix("figure:").split("/")[0]: one for one in pictures(page.text)}
    figures = figures_of("standard")
    assert set(shown) == set(figures)
    for name, fragment in shown.items():
        form = image_format(fragment)
        assert form.property(QTextImageFormat.Property.ImageAltText) == figures[name].spoken
        assert 0 < form.width() <= page.text.viewport().width()
        image = page.text.loadResource(2, form.name())
        assert isinstance(image, QImage)
        ratio = image.devicePixelRatio()
        assert (image.width(), image.height()) == (round(form.width() * ratio), round(form.height() * ratio))


def test_a_picture_stands_above_its_caption(page: RulesPage) -> None:
    fragment = next(one for one in pictures(page.text) if "/" in image_format(one).name())
    block = page.text.document().findBlock(fragment.position())
    caption = QTextCursor(block.next())
    caption.movePosition(QTextCursor.MoveOperation.NextCharacter)
    assert block.next().text() == "Each of the two is a card of its own."
    assert caption.charFormat().foreground().color().name() == FELT.text_muted


def test_no_address_but_that_of_a_picture_is_loaded(page: RulesPage) -> None:
    assert page.text.loadResource(2, "figure:nothing/1") is None
    assert page.text.loadResource(2, "set/1") is None
    assert page.text.loadResource(2, "file:///etc/passwd") is None


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_picture_is_sharp_at_any_device_ratio(ratio: float) -> None:
    art = FigureArt(CardArt(), FELT)
    for made in figures_of("tournament").values():
        size, image = art.size(made, LINE), art.image(made, LINE, ratio)
        assert image.devicePixelRatio() == ratio
        assert (image.width(), image.height()) == (round(size.width() * ratio), round(size.height() * ratio))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("zoom", "width"), [(0.8, 448), (1.0, 560), (1.5, 560), (2.0, 560), (1.0, 420)])
def test_pictures_keep_inside_their_width(languages: Languages, language: str, zoom: float, width: int) -> None:
    languages.use(language)
    art = FigureArt(CardArt(), replace(FELT, zoom=zoom))
    for rules in (STANDARD, CLASSIC, TOURNAMENT, ONLINE):
        for name in names():
            made = figure(name, rules, CardTexts())
            assert made is None or art.size(made, width).width() <= width, name


@pytest.mark.usefixtures("dressed")
def test_allowed_and_not_allowed_differ_without_colour() -> None:
    made = figure("set", STANDARD, CardTexts())
    assert made is not None
    art = FigureArt(CardArt(), FELT)
    grey = []
    for verdict in ("yes", "no"):
        panel = Panel(made.panels[0].parts, verdict, "")
        whole = Figure("x", (replace(panel, words="x"),))
        grey.append(art.image(whole, LINE, 1.0).convertToFormat(QImage.Format.Format_Grayscale8))
    assert grey[0].size() == grey[1].size()
    different = sum(
        abs(grey[0].pixelColor(x, y).value() - grey[1].pixelColor(x, y).value()) > 60
        for x in range(grey[0].width())
        for y in range(grey[0].height())
    )
    assert different > 20


@pytest.mark.usefixtures("dressed")
def test_direction_of_play_turns_the_arrows() -> None:
    art = FigureArt(CardArt(), FELT)
    made = figure("table", STANDARD, CardTexts())
    other = figure("table", replace(STANDARD, direction="counterclockwise"), CardTexts())
    assert made is not None
    assert other is not None
    assert art.image(made, LINE, 1.0) != art.image(other, LINE, 1.0)
    assert made.spoken.endswith("Play goes clockwise.")
    assert other.spoken.endswith("Play goes counterclockwise.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_no_longer_than_is_good_to_read(
    open_window: Open, desk: QuietDesk, dressed: QApplication, language: str
) -> None:
    window = open_window(desk)
    window.resize(1600, 900)
    desk.settings.change(language=language)
    window.show_rules(STANDARD)
    settle(dressed)
    document = window.rules_page.text.document()
    lengths = []
    block = document.begin()
    while block.isValid():
        layout = block.layout()
        lengths += [layout.lineAt(number).textLength() for number in range(layout.lineCount() - 1)]
        block = block.next()
    assert sum(lengths) / len(lengths) <= 75
    assert max(lengths) <= 80


# Finding words


def test_words_are_found_one_after_the_other(page: RulesPage, qtbot: QtBot) -> None:
    field = page.find_field
    assert not field.isVisible()
    qtbot.keyClick(page.text, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert field.isVisible()
    assert field.words.hasFocus()
    qtbot.keyClicks(field.words, "ROUND IS DEAD")
    assert field.told.text() == "1 of 1"
    field.words.clear()
    qtbot.keyClicks(field.words, "freed joker")
    count = page.text.document().toPlainText().lower().count("freed joker")
    assert count > 1
    assert field.told.text() == f"1 of {count}"
    assert len(page.text.extraSelections()) == count
    assert page.text.chapters()[page.text.chapter_in_sight()] == "Swapping the joker"
    qtbot.keyClick(field.words, Qt.Key.Key_Return)
    assert field.told.text() == f"2 of {count}"
    qtbot.keyClick(field.words, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(field.words, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert field.told.text() == f"{count} of {count}"
    qtbot.mouseClick(field.next_button, Qt.MouseButton.LeftButton)
    assert field.told.text() == f"1 of {count}"
    qtbot.mouseClick(field.previous_button, Qt.MouseButton.LeftButton)
    assert field.told.text() == f"{count} of {count}"


def test_what_is_not_there_is_said_and_esc_goes_back_by_steps(page: RulesPage, qtbot: QtBot) -> None:
    left = []
    page.back.connect(lambda: left.append(True))
    qtbot.mouseClick(page.find_button, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(page.find_field.words, "canasta")
    assert page.find_field.told.text() == "Nothing found"
    assert not page.find_field.next_button.isEnabled()
    qtbot.keyClick(page.find_field.words, Qt.Key.Key_Escape)
    assert not page.find_field.isVisible()
    assert page.text.hasFocus()
    assert page.text.extraSelections() == []
    assert left == []
    qtbot.keyClick(page.text, Qt.Key.Key_Escape)
    assert left == [True]


def test_the_place_found_is_in_sight(page: RulesPage) -> None:
    page.find_field.open()
    page.find_field.words.setText("joker")
    for _ in range(len(page.text.extraSelections())):
        page.find_field.go(1)
        current = next(
            one for one in page.text.extraSelections() if one.format.background().color().name() == FELT.accent
        )
        assert page.text.viewport().rect().contains(page.text.cursorRect(current.cursor).center())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_field_are_whole_in_the_smallest_window(
    page: RulesPage, languages: Languages, dressed: QApplication, language: str
) -> None:
    languages.use(language)
    page.find_field.open()
    page.find_field.words.setText("joker")
    settle(dressed)
    field = page.find_field
    for button in (field.previous_button, field.next_button, field.hide_button):
        assert button.minimumSizeHint().width() <= button.width()
    assert field.told.sizeHint().width() <= field.told.width()
    assert field.words.width() >= 120


def test_other_rules_are_searched_anew(page: RulesPage) -> None:
    page.find_field.open()
    page.find_field.words.setText("without jokers")
    assert page.find_field.told.text() == "Nothing found"
    page.show_rules(CLASSIC)
    assert page.find_field.told.text() == "1 of 1"


# Larger and smaller


def test_text_and_pictures_grow_and_the_reader_stays_where_they_are(page: RulesPage, qtbot: QtBot) -> None:
    page.text.go_to_chapter(6)
    before = page.text.document().size().height()
    qtbot.keyClick(page.text, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert page.text.zoom == pytest.approx(1.1)
    assert page.text.document().size().height() > before
    assert page.text.chapter_in_sight() == 6
    qtbot.keyClick(page.text, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(page.text, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert page.text.zoom == pytest.approx(0.9)
    qtbot.keyClick(page.text, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert page.text.zoom == pytest.approx(1.0)
    assert page.text.document().size().height() == pytest.approx(before)


def test_there_is_a_largest_and_a_smallest_text(page: RulesPage) -> None:
    for _ in range(20):
        page.enlarge(1)
    assert page.text.zoom == pytest.approx(ZOOMS[-1])
    assert page.text.horizontalScrollBar().maximum() == 0
    for _ in range(20):
        page.enlarge(-1)
    assert page.text.zoom == pytest.approx(ZOOMS[0])


def test_the_wheel_with_ctrl_enlarges_too(page: RulesPage, dressed: QApplication) -> None:
    place = page.text.viewport().rect().center()
    QTest.wheelEvent(
        page.window().windowHandle(),
        page.text.viewport().mapTo(page.window(), place),
        QPoint(0, 120),
        stateKey=Qt.KeyboardModifier.ControlModifier,
    )
    settle(dressed)
    assert page.text.zoom == pytest.approx(1.1)
