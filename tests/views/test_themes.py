"""The four looks: every text can be read on every ground it stands on, and the system is followed."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QImage
from PySide6.QtWidgets import QCheckBox, QLineEdit, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from scala40.settings import Settings
from scala40.views.theme import Theme, stylesheet
from scala40.views.themes import CONTRAST, FELT, LIGHT, NIGHT, THEMES, system_look, theme_for
from tests.views.contrast import contrast, over

SURFACES = ("surface", "surface_raised", "surface_high", "chrome")
FELTS = ("felt_centre", "felt", "felt_edge")
TEXTS = (
    "text",
    "text_muted",
    "text_resting",
    "accent",
    "suit_red",
    "suit_diamonds_four",
    "suit_clubs_four",
    "joker_text",
)
WHITE = "#ffffff"


def pairs(theme: Theme) -> Iterator[tuple[str, str, str, QColor]]:
    """Every text with every ground it stands on: two names, the ink, the ground."""
    for ground in SURFACES:
        for ink in TEXTS:
            yield ink, ground, getattr(theme, ink), QColor(getattr(theme, ground))
    for felt in FELTS:
        yield "felt_text", felt, theme.felt_text, QColor(getattr(theme, felt))
        for ink in (*TEXTS, "felt_text"):
            yield ink, f"plate on {felt}", getattr(theme, ink), over(theme.plate, getattr(theme, felt))
    for ground in ("accent", "accent_high", "felt_text"):
        yield "on_accent", ground, theme.on_accent, QColor(getattr(theme, ground))
    for seat, disc in enumerate(theme.seat_colours):
        yield "initials", f"disc of seat {seat}", WHITE, QColor(disc)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_text_can_be_read_on_every_ground(theme: Theme) -> None:
    least = 7.0 if theme is CONTRAST else 4.5
    poor = [
        (ink, ground, round(found, 2))
        for ink, ground, colour, below in pairs(theme)
        if (found := contrast(QColor(colour), below)) < least
    ]
    assert poor == []


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_frames_and_marks_can_be_told_from_their_ground(theme: Theme) -> None:
    """WCAG 1.4.11: 3:1 for what a control is known by."""
    for ground in (*SURFACES, *FELTS):
        assert contrast(QColor(theme.accent), QColor(getattr(theme, ground))) >= 3, ground


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("scheme", "contrast_wanted", "look"),
    [
        (Qt.ColorScheme.Dark, Qt.ContrastPreference.NoPreference, NIGHT),
        (Qt.ColorScheme.Light, Qt.ContrastPreference.NoPreference, LIGHT),
        (Qt.ColorScheme.Unknown, Qt.ContrastPreference.NoPreference, FELT),
        (Qt.ColorScheme.Light, Qt.ContrastPreference.HighContrast, CONTRAST),
    ],
)
def test_the_system_is_followed(
    monkeypatch: pytest.MonkeyPatch,
    scheme: Qt.ColorScheme,
    contrast_wanted: Qt.ContrastPreference,
    look: Theme,
) -> None:
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: Hints(scheme, contrast_wanted))
    assert system_look() == look.name
    assert theme_for(Settings(theme="system", text_size=130)).name == look.name
    assert theme_for(Settings(theme="felt")) == FELT


class Hints:
    """What a system says of its looks."""

    def __init__(self, scheme: Qt.ColorScheme, wanted: Qt.ContrastPreference) -> None:
        self._scheme, self._wanted = scheme, wanted

    def colorScheme(self) -> Qt.ColorScheme:
        return self._scheme

    def accessibility(self) -> "Hints":
        return self

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self._wanted


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_what_stands_in_an_empty_field_can_be_read(qtbot: QtBot, theme: Theme) -> None:
    """Qt would write it at half the opacity of the text, which is below 4.5:1."""
    field = QLineEdit()
    field.setPlaceholderText("HHHH")
    field.setStyleSheet(stylesheet(theme))
    field.resize(200, 40)
    qtbot.addWidget(field)
    picture = field.grab().toImage()
    ground = picture.pixelColor(180, 20)
    inked = (picture.pixelColor(x, y) for x in range(8, 80) for y in range(8, 32))
    assert max(contrast(ink, ground) for ink in inked) >= (7.0 if theme is CONTRAST else 4.5)


def test_the_text_size_is_part_of_the_theme() -> None:
    assert theme_for(Settings(text_size=150)).px(20) == 30
    assert theme_for(Settings(four_colours=True)).suit_ink("♣") == FELT.suit_clubs_four
    assert (FELT.suit_ink("♣"), FELT.suit_ink("♦")) == (None, FELT.suit_red)
    comfort = theme_for(Settings(comfort=True))
    assert (comfort.name, comfort.px(15)) == ("contrast", 18)
    assert theme_for(Settings(comfort=True, text_size=140)).zoom == 1.4


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("platform", "written", "asked", "zoom"),
    [
        *(("linux", 13, 100, 1.0), ("linux", 15, 100, 1.0), ("linux", 18, 100, 1.2), ("linux", 18, 120, 1.44)),
        *(("win32", 12, 110, 1.1), ("win32", 15, 100, 1.25), ("darwin", 13, 100, 1.0), ("win32", 24, 120, 1.5)),
    ],
)
def test_text_grows_with_the_systems(
    monkeypatch: pytest.MonkeyPatch, platform: str, written: int, asked: int, zoom: float
) -> None:
    font = QFont()
    font.setPixelSize(written)
    monkeypatch.setattr(QFontDatabase, "systemFont", lambda _kind: font)
    monkeypatch.setattr("sys.platform", platform)
    made = theme_for(Settings(text_size=asked))
    assert made.zoom == pytest.approx(zoom)
    assert made.scale == 1.0


def test_the_style_sheet_has_no_rule_for_what_paints_itself() -> None:
    """A rule for every widget is worked out for each card at each step of the zoom, which took 40 ms."""
    selectors = [one.strip() for rule in stylesheet(FELT).split("}") for one in rule.partition("{")[0].split(",")]
    assert not {"*", "QWidget", "QAbstractButton"} & set(selectors)
    assert "QLabel" in selectors


def _ink_of(picture: QImage, ground: QColor, where: QRect) -> set[tuple[int, int]]:
    """The pixels of a part of a picture that are not its ground."""
    spots = ((x, y) for x in range(where.left(), where.right()) for y in range(where.top(), where.bottom()))
    return {(x, y) for x, y in spots if contrast(picture.pixelColor(x, y), ground) > 1.6}


def test_what_rests_differs_by_more_than_its_shade_in_high_contrast(qtbot: QtBot) -> None:
    menu = QMenu()
    menu.setStyleSheet(stylesheet(CONTRAST))
    qtbot.addWidget(menu)
    entry = menu.addAction("HHHHHHHH")
    menu.resize(menu.sizeHint())
    shapes = []
    for serves in (True, False):
        entry.setEnabled(serves)
        picture = menu.grab().toImage()
        shapes.append(_ink_of(picture, QColor(CONTRAST.surface_raised), menu.actionGeometry(entry)))
    assert len(shapes[0] ^ shapes[1]) > len(shapes[0]) / 4
    box = QCheckBox("H")
    box.setChecked(True)
    for widget in (QPushButton("H"), box):
        widget.setStyleSheet(stylesheet(CONTRAST))
        qtbot.addWidget(widget)
        widget.resize(widget.sizeHint())
        shapes = []
        for serves in (True, False):
            widget.setEnabled(serves)
            shapes.append(_ink_of(widget.grab().toImage(), QColor(CONTRAST.surface_raised), widget.rect()))
        assert len(shapes[1]) < 0.85 * len(shapes[0]), widget


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_what_rests_is_fainter_than_what_serves_and_can_still_be_read(theme: Theme) -> None:
    for ground in SURFACES:
        below = QColor(getattr(theme, ground))
        assert contrast(QColor(theme.text), below) >= 1.5 * contrast(QColor(theme.text_resting), below)
