"""What the settings change of looks and words is there at once: theme, text size, cards, letters; also at the table."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from scala40.settings import SettingsStore
from scala40.texts.cards import CardTexts
from scala40.views import appearance, themes
from scala40.views.cards.card_widget import CardWidget
from scala40.views.main_window import MainWindow
from scala40.views.table.table_page import TablePage
from scala40.views.themes import CONTRAST, FELT, LIGHT, THEMES
from tests.looking import looked_at
from tests.pictures import QuietDesk, settle
from tests.tables import TABLES

Open = Callable[[QuietDesk], MainWindow]


@pytest.fixture(autouse=True)
def _letters() -> Iterator[None]:
    yield
    CardTexts.in_force = "language"


def picture(window: MainWindow) -> QImage:
    return window.grab().toImage()


def felt_colour(window: MainWindow) -> QColor:
    """What lies at the left edge of the page, where no page has anything but felt."""
    made = picture(window)
    return made.pixelColor(3, round(made.height() * 0.55))


def near(one: QColor, other: str) -> bool:
    return sum(abs(a - b) for a, b in zip(one.getRgb()[:3], QColor(other).getRgb()[:3], strict=True)) < 60  # type: ignore[misc]


@pytest.mark.parametrize("look", THEMES)
def test_start_and_table_follow_the_theme_at_once(
    open_window: Open, desk: QuietDesk, dressed: QApplication, look: str
) -> None:
    window = open_window(desk)
    TABLES["table_opening"](window)
    settle(dressed)
    for page in ("table", "start"):
        if page == "start":
            window.leave_for_start()
        for name in ("felt", look):
            desk.settings.change(theme=name)
            settle(dressed)
            assert near(felt_colour(window), THEMES[name].felt), (page, name)
    assert dressed.palette().window().color() == QColor(THEMES[look].surface)


ASKED_WHERE_IT_HAPPENED = ("table_question", "table_refusal", "table_again", "table_outs")


def twice(open_window: Open, dressed: QApplication, screen: str) -> Iterator[TablePage]:
    """The same table, dressed anew while it is played at, and one that began in this dress."""
    wanted = {"theme": "light", "text_size": 120, "four_colours": True, "card_back": "rays"}
    for first in (False, True):
        desk = QuietDesk()
        desk.settings.change(knows_the_game=True, player_name="Anna")
        if first:
            desk.settings.change(**wanted)
        window = open_window(desk)
        TABLES[screen](window)
        settle(dressed)
        if not first:
            desk.settings.change(**wanted)
        settle(dressed)
        page = window.current_page()
        assert isinstance(page, TablePage)
        yield page


@pytest.mark.parametrize("screen", [name for name in TABLES if name not in ASKED_WHERE_IT_HAPPENED])
def test_a_table_dressed_anew_looks_as_one_that_began_so(open_window: Open, dressed: QApplication, screen: str) -> None:
    """Nothing of the old look stays, whatever has been made of it."""
    anew, begun = (
        page.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        for page in twice(open_window, dressed, screen)
    )
    assert anew == begun


def test_cards_shown_for_a_moment_go_when_all_is_dressed_anew(open_window: Open, dressed: QApplication) -> None:
    assert [page.peek.isVisible() for page in twice(open_window, dressed, "table_outs")] == [False, True]


def test_a_question_grows_with_the_text(open_window: Open, dressed: QApplication) -> None:
    anew, begun = (page.chooser.size() for page in twice(open_window, dressed, "table_question"))
    assert anew == begun


def test_a_refusal_grows_with_the_text(open_window: Open, dressed: QApplication) -> None:
    anew, begun = (page.notice.size() for page in twice(open_window, dressed, "table_refusal"))
    assert anew == begun


def test_everything_grows_and_shrinks_by_keys_as_far_as_there_is_room(
    qtbot: QtBot, open_window: Open, desk: QuietDesk, dressed: QApplication
) -> None:
    window = open_window(desk)
    window.resize(1536, 864)
    label = window.findChildren(QLabel)[0]
    small = label.fontInfo().pixelSize()
    for _ in range(7):
        qtbot.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    settle(dressed)
    assert desk.settings.value.zoom == 150
    assert "150%" in window.entries.settings_menu.larger.statusTip()
    assert not window.entries.settings_menu.larger.isEnabled()
    assert label.fontInfo().pixelSize() > small
    qtbot.keyClick(window, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    settle(dressed)
    assert desk.settings.value.zoom == 140
    qtbot.keyClick(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    settle(dressed)
    assert desk.settings.value.zoom == 100
    assert desk.settings.value.text_size == 100
    assert not window.entries.settings_menu.smaller.isEnabled()
    assert label.fontInfo().pixelSize() == small


def test_card_letters_are_the_same_on_cards_and_in_every_sentence(
    open_window: Open, desk: QuietDesk, dressed: QApplication
) -> None:
    window = open_window(desk)
    TABLES["table_full"](window)
    settle(dressed)
    page = window._table_page
    assert page is not None
    english = log_lines(window)
    for letters, on_cards, king in (("german", "ABDK", "D"), ("italian", "AFDR", "R"), ("language", "AJQK", "K")):
        desk.settings.change(card_letters=letters)
        settle(dressed)
        assert window.art.options.letters == on_cards
        assert CardTexts().index(13 if king != "D" else 12) == king
        if letters == "language":
            assert log_lines(window) == english


def log_lines(window: MainWindow) -> list[str]:
    page = window._table_page
    assert page is not None
    model = page.panel.log.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_cards_are_drawn_as_the_settings_say(open_window: Open, desk: QuietDesk) -> None:
    window = open_window(desk)
    desk.settings.change(four_colours=True, big_index=True, card_back="weave")
    options = window.art.options
    assert (options.four_colours, options.big_index, options.back) == (True, True, "weave")
    assert window.theme.suit_ink("♣") == FELT.suit_clubs_four


@pytest.mark.parametrize(
    "change",
    [
        {"card_back": "weave"},
        {"big_index": True},
        {"courts": "traditional"},
        {"language": "de"},
        {"card_letters": "german"},
    ],
)
def test_every_card_is_painted_anew_when_its_picture_changes(
    open_window: Open,
    desk: QuietDesk,
    dressed: QApplication,
    change: dict[str, object],
) -> None:
    window = open_window(desk)
    window.resize(1280, 800)
    TABLES["table_full"](window)
    settle(dressed)
    painted: set[QObject] = set()

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                painted.add(watched)
            return False

    watch = Watch()
    for card in window.findChildren(CardWidget):
        card.installEventFilter(watch)
    desk.settings.change(**change)
    settle(dressed)
    cards = [
        card for card in window.findChildren(CardWidget) if card.isVisible() and not card.visibleRegion().isEmpty()
    ]
    assert len(cards) > 40
    assert painted.issuperset(cards)


def test_another_language_is_no_new_style_for_every_widget(
    open_window: Open, desk: QuietDesk, dressed: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(desk)
    window.show_new_match()
    settle(dressed)
    styled: list[object] = []
    monkeypatch.setattr("scala40.views.dressing.dress", lambda *told: styled.append(told))
    for language in ("de", "it"):
        desk.settings.change(language=language)
        settle(dressed)
        assert window.art.options.joker_word == CardTexts().joker_on_card()
        for box in (box for box in window.new_match_page.findChildren(QComboBox) if box.isVisible()):
            said = box.sizeHint()
            box.setStyleSheet(box.styleSheet())
            assert box.sizeHint() == said
    assert styled == []
    desk.settings.change(theme="night")
    assert styled


def test_comfort_mode_changes_all_and_gives_all_back(open_window: Open, desk: QuietDesk, dressed: QApplication) -> None:
    window = open_window(desk)
    desk.settings.change(theme="light")
    before = picture(window)
    window.entries.settings_menu.comfort.trigger()
    settle(dressed)
    assert (window.theme.name, window.theme.zoom, window.art.options.big_index) == (CONTRAST.name, 1.2, True)
    window.entries.settings_menu.comfort.trigger()
    settle(dressed)
    assert window.theme.name == LIGHT.name
    assert picture(window) == before


def test_a_page_that_is_gone_is_dressed_no_more(open_window: Open, desk: QuietDesk, dressed: QApplication) -> None:
    window = open_window(desk)
    for _ in range(3):
        TABLES["table_draw"](window)
        settle(dressed)
        window.leave_for_start()
        settle(dressed)
        desk.settings.change(theme="night")
        desk.settings.change(theme="felt")
    assert isinstance(desk.settings, SettingsStore)
    assert window.current_page() is window.start_page


@pytest.mark.parametrize("screen", ["table_hint_to_open", "table_refusal", "table_rack", "table_outs", "table_opening"])
def test_comfort_mode_writes_cards_out_at_the_table_at_once(
    open_window: Open, desk: QuietDesk, dressed: QApplication, screen: str
) -> None:
    signs = set("♣♦♥♠★")
    window = open_window(desk)
    window.resize(1280, 800)
    # A refusal that stands there is not said anew.
    desk.settings.change(comfort=screen == "table_refusal")
    TABLES[screen](window)
    settle(dressed)

    def written() -> list[str]:
        """Everything in words that holds a card with its sign."""
        texts = [words.text for words in looked_at(window).painted]
        page = window.current_page()
        assert isinstance(page, TablePage)
        texts += [page.hand.words_of(row) for row in range(len(page.hand.widgets))]
        return [text for text in texts if len(text) > 2 and signs & set(text)]

    assert written() or screen not in ("table_hint_to_open", "table_rack")
    desk.settings.change(comfort=True)
    settle(dressed)
    assert written() == []


@pytest.mark.parametrize("told", ["at once", "later"])
def test_at_the_very_first_start_a_system_with_high_contrast_has_the_theme_for_it(
    open_window: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, told: str
) -> None:
    desk = QuietDesk()
    desk.settings = SettingsStore(tmp_path / "settings.json")
    monkeypatch.setattr(appearance, "system_contrast", lambda: told == "at once")
    window = open_window(desk)
    assert window.theme.name == ("contrast" if told == "at once" else "felt")
    monkeypatch.setattr(appearance, "system_contrast", lambda: True)
    window.appearance._system_changed(None)
    assert window.theme.name == "contrast"
    assert SettingsStore(tmp_path / "settings.json").value.theme == "contrast"


def test_a_dark_system_alone_keeps_the_felt_and_a_choice_that_was_made_is_never_touched(
    open_window: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(appearance, "system_contrast", lambda: False)
    monkeypatch.setattr(themes, "system_look", lambda: "night")
    desk = QuietDesk()
    desk.settings = SettingsStore(tmp_path / "new.json")
    assert open_window(desk).theme.name == "felt"
    assert not (tmp_path / "new.json").exists()
    monkeypatch.setattr(appearance, "system_contrast", lambda: True)
    for name, before in (("kept.json", '{"player_name": "Anna"}'), ("damaged.json", "{")):
        (tmp_path / name).write_text(before)
        desk = QuietDesk()
        desk.settings = SettingsStore(tmp_path / name)
        assert open_window(desk).theme.name == "felt"
    desk = QuietDesk()
    desk.settings = SettingsStore(tmp_path / "chosen.json")
    desk.settings.change(theme="light")
    assert open_window(desk).theme.name == "light"
