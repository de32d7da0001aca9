"""The bundled fonts: every character that the program says has a glyph of ours, and the weights are real."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QRawFont
from pytestqt.qtbot import QtBot

from scala40 import paths
from scala40.views.fonts import FAMILIES, load_fonts

CATALOGUES = sorted((Path(__file__).parent.parent / "translations").glob("*.ts"))
FOUR_LANGUAGES = "ÀàÄäÉéÈèÌìÍíÑñÓóÒòÖöÚúÙùÜüßẞ¿¡«»„“”‚‘’–—…·•€×−→←↑↓↔✓★▾▸♠♥♦♣\u00a0\u202f\u2009\u2011"


@pytest.fixture(autouse=True)
def _fonts(qtbot: QtBot) -> None:  # noqa: ARG001 - the fixture starts the application
    load_fonts()


def bundled() -> list[QRawFont]:
    files = [file for file in (paths.resources() / "fonts").iterdir() if file.suffix in (".otf", ".ttf")]
    return [QRawFont(str(file), 20) for file in files]


def without_glyph(text: str) -> set[str]:
    """The characters of the text that no bundled font can draw, in any weight that lacks them."""
    letters = [font for font in bundled() if font.familyName().startswith("Inter")]
    suits = [font for font in bundled() if font.familyName() == "Scala 40 Suits"]
    assert len(letters) == 3
    assert len(suits) == 1
    return {
        character
        for character in text
        if not character.isspace()
        and not suits[0].supportsCharacter(ord(character))
        and not all(font.supportsCharacter(ord(character)) for font in letters)
    }


def test_both_families_are_known_and_asking_twice_adds_nothing() -> None:
    known = QFontDatabase.families()
    assert load_fonts() == FAMILIES
    assert set(FAMILIES) <= set(known)
    assert QFontDatabase.families() == known


def test_four_languages_and_the_signs_of_the_game_have_glyphs() -> None:
    assert without_glyph(FOUR_LANGUAGES) == set()


def test_a_character_that_we_do_not_bring_is_noticed() -> None:
    assert without_glyph("a☃") == {"☃"}


def test_every_character_of_the_catalogues_has_a_glyph() -> None:
    said = "".join("".join(ElementTree.parse(catalogue).getroot().itertext()) for catalogue in CATALOGUES)
    assert without_glyph(said) == set()


def test_suits_and_star_come_from_our_own_font_at_the_height_of_capitals() -> None:
    inter, suits = QFont("Inter"), QFont("Scala 40 Suits")
    inter.setPixelSize(100)
    suits.setPixelSize(100)
    capitals = QFontMetricsF(inter).tightBoundingRect("H")
    for sign in "♠♥♦♣★":
        drawn = QFontMetricsF(suits).tightBoundingRect(sign)
        assert drawn.height() == pytest.approx(capitals.height(), abs=2.5), sign
        assert drawn.bottom() == pytest.approx(capitals.bottom(), abs=2.0), sign
        assert not any(font.supportsCharacter(ord(sign)) for font in bundled() if font.familyName().startswith("Inter"))
    assert QFontMetricsF(suits).lineSpacing() == pytest.approx(QFontMetricsF(inter).lineSpacing(), abs=1.0)


@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold])
def test_each_weight_is_drawn_by_a_font_of_its_own(weight: QFont.Weight) -> None:
    font = QFont()
    font.setFamilies(FAMILIES)
    font.setWeight(weight)
    assert QFontInfo(font).family() == "Inter"
    assert QFontInfo(font).weight() == weight


def test_bold_is_wider_than_semibold_and_that_than_regular() -> None:
    widths = []
    for weight in (QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold):
        font = QFont("Inter", 40, weight)
        widths.append(QFontMetricsF(font).horizontalAdvance("Scala 40 opening"))
    assert widths == sorted(widths)
    assert len(set(widths)) == 3
