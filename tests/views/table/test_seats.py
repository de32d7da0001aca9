"""Plates of the seats: what gives way where a plate is narrow."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics, QPainter, QTextDocument
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scala40.texts.levels import LevelTexts
from scala40.texts.pages import NewMatchTexts
from scala40.texts.table_page import TableTexts
from scala40.views.languages import Languages
from scala40.views.table.felt import Felt
from scala40.views.table.layout import plan
from scala40.views.table.seats import SeatLook, SeatPlate, letter_by_letter
from scala40.views.table.wording import seat_look, who_plays
from scala40.views.theme import Theme
from tests.views.table.scenes import game_with, public_round


@pytest.fixture
def shortened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All words that were painted shorter than they are."""
    found: list[str] = []
    whole = QFontMetrics.elidedText

    def elided(metrics: QFontMetrics, words: str, *rest: object) -> str:
        painted = whole(metrics, words, *rest)
        if painted != words:
            found.append(words)
        return painted

    monkeypatch.setattr(QFontMetrics, "elidedText", elided)
    return found


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
@pytest.mark.parametrize("size", [(998, 516), (967, 740)])
def test_the_own_name_is_whole_also_in_the_own_turn(
    languages: Languages, shortened: list[str], size: tuple[int, int], language: str
) -> None:
    languages.use(language)
    texts = TableTexts()
    holder = QWidget()
    plate = SeatPlate(Theme(), holder)
    plate.setGeometry(plan(*size, 3, 1).own_plate)
    look = SeatLook(
        seat=0,
        name="Maximiliane",
        total="100 / 101",
        count=14,
        count_text=texts.cards(14),
        badge=texts.not_opened(),
        turn_text=texts.your_turn(),
        on_turn=True,
        own=True,
    )
    plate.show_seat(look)
    plate.grab()
    assert shortened == []


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
@pytest.mark.parametrize("total", [39, 100])
def test_the_own_total_keeps_its_limit_beside_a_long_name(
    qtbot: QtBot, languages: Languages, monkeypatch: pytest.MonkeyPatch, total: int, language: str
) -> None:
    languages.use(language)
    game, _ = game_with(
        public_round(4, counts=(14,) * 4), "7H 8H 9H", totals=(total, 0, 0, 0), names=("M" * 30, *"BCD")
    )
    holder = QWidget()
    qtbot.addWidget(holder)
    plate = SeatPlate(Theme(), holder)
    plate.setGeometry(plan(998, 516, 3, 1).own_plate)
    written: list[str] = []
    paint = QPainter.drawText
    monkeypatch.setattr(
        QPainter, "drawText", lambda painter, *what: (written.append(what[-1]), paint(painter, *what))[1]
    )
    plate.show_seat(seat_look(game, 0))
    plate.grab()
    assert any(words.replace(" ", "") == f"{total}/101" for words in written)
    assert TableTexts().your_turn() in written


@pytest.mark.usefixtures("dressed")
def test_arrows_of_the_direction_grow_with_the_zoom() -> None:
    def ink(scale: float) -> int:
        """How many columns of the gap the arrow touches."""
        felt = Felt(Theme(zoom=scale, scale=scale))
        felt.resize(400, 200)
        plain = felt.grab().toImage()
        felt.show_direction([QRect(100, 50, 200, 100)], True)
        arrow = felt.grab().toImage()
        return sum(any(plain.pixel(x, y) != arrow.pixel(x, y) for y in range(50, 150)) for x in range(100, 300))

    assert ink(1) >= 18
    assert ink(2) >= 2 * ink(1) - 3


@pytest.mark.usefixtures("dressed")
def test_the_sign_of_the_dealer_grows_with_the_zoom() -> None:
    def ink(scale: float) -> int:
        theme = Theme(zoom=scale, scale=scale)
        plate = SeatPlate(theme)
        plate.resize(theme.grown(260), theme.grown(34))
        look = SeatLook(seat=0, name="A", total="1 / 101", count=13, count_text="13", badge="")
        pictures = []
        for dealer in (False, True):
            plate.show_seat(replace(look, dealer=dealer))
            pictures.append(plate.grab().toImage())
        plain, signed = pictures
        return sum(
            any(plain.pixel(x, y) != signed.pixel(x, y) for y in range(plate.height())) for x in range(plate.width())
        )

    assert ink(1) >= 18
    assert ink(2) >= 2 * ink(1) - 3


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_resting_on_a_plate_tells_the_level_and_the_character(languages: Languages, language: str) -> None:
    languages.use(language)
    texts, levels = LevelTexts(), NewMatchTexts()
    told = who_plays("Marta", "club-bold")
    assert told == "\n".join((texts.at_seat("Marta", levels.player_level("club")), levels.character_about("bold")))
    assert who_plays("Marta", "expert") == texts.at_seat("Marta", levels.player_level("expert"))
    assert who_plays("Marta", "somebody's-own") == texts.bot_at_seat("Marta", "somebody's-own")
    assert who_plays("Anna", "human") == ""


@pytest.mark.usefixtures("languages")
def test_a_plate_tells_it_to_the_pointer_and_to_the_ear(qtbot: QtBot) -> None:
    game, _ = game_with(public_round(3, counts=(14,) * 3), "7H 8H 9H", names=("Anna", "<b>Marta</b>", "Tom & Eva"))
    plates = [SeatPlate(Theme()) for _ in range(3)]
    for seat, plate in enumerate(plates):
        qtbot.addWidget(plate)
        plate.show_seat(seat_look(game, seat))
    assert (plates[0].toolTip(), plates[0].accessibleDescription()) == ("", "")
    assert plates[1].accessibleDescription() == "<b>Marta</b>: level beginner."
    for seat, plate in enumerate(plates[1:], start=1):
        shown = QTextDocument()
        shown.setHtml(plate.toolTip())
        assert shown.toPlainText() == f"{game.seats[seat].name}: level beginner."


def test_lines_of_a_tool_tip_stay_lines_where_a_name_looks_like_markup() -> None:
    shown = QTextDocument()
    shown.setHtml(letter_by_letter("<b>x</b> & y\nsecond"))
    assert shown.toPlainText().splitlines() == ["<b>x</b> & y", "second"]
    assert letter_by_letter("plain\nsecond") == "plain\nsecond"
