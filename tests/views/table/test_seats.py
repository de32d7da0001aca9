"""Plates of the seats: what gives way where a plate is narrow."""

import itertools

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics, QPainter, QTextDocument
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scala40.texts.leaving import LeavingTexts
from scala40.texts.levels import LevelTexts
from scala40.texts.pages import NewMatchTexts
from scala40.texts.table_page import TableTexts
from scala40.views.languages import Languages
from scala40.views.table.felt import Felt
from scala40.views.table.layout import plan
from scala40.views.table.seat_looks import SeatLook, letter_by_letter
from scala40.views.table.seats import SeatPlate
from scala40.views.table.wording import seat_look, who_plays
from scala40.views.theme import Theme
from scala40.views.themes import THEMES
from tests.looking import watching
from tests.views.contrast import contrast
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
    assert any(words.replace(" ", "").startswith(f"{total}/101") for words in written)
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


LANGUAGES = ("en", "de", "es", "it")


def own_look(name: str, points: int, count: int, opened: bool, turn: str, *, stand_in: str = "") -> SeatLook:
    """How the plate of the person at the window looks at a table to 101; `turn` is empty while others are on turn."""
    texts = TableTexts()
    return SeatLook(
        seat=0,
        name=name,
        stand_in=stand_in,
        total=f"{points} / 101",
        short_totals=(f"{points}/101", str(points)),
        count=count,
        count_text=texts.cards(count),
        badge=texts.opened() if opened else texts.not_opened(),
        opened=opened,
        on_turn=bool(turn),
        turn_text=turn,
        own=True,
    )


def _words_of(plate: SeatPlate, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that the plate writes."""
    written: list[str] = []
    with monkeypatch.context() as patch:
        paint = QPainter.drawText
        patch.setattr(QPainter, "drawText", lambda painter, *what: (written.append(what[-1]), paint(painter, *what))[1])
        plate.grab()
    return written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [1.0, 1.2, 1.5])
@pytest.mark.parametrize("size", [(998, 516), (716, 516), (967, 740), (1580, 1000)])
def test_standing_words_are_never_shortened(
    qtbot: QtBot, languages: Languages, shortened: list[str], size: tuple[int, int], text: float, language: str
) -> None:
    languages.use(language)
    texts = TableTexts()
    holder = QWidget()
    qtbot.addWidget(holder)
    badges = ((texts.opened(), True), (texts.not_opened(), False), (texts.eliminated(), True), ("", False))
    fitted: list[str] = []
    for others in range(1, 6):
        places = plan(*size, others, 1, text)
        for own, place in ((False, places.plates[0]), (True, places.own_plate)):
            plate = SeatPlate(Theme(zoom=text), holder)
            plate.setGeometry(place)
            for (badge, opened), on_turn, count in itertools.product(badges, (False, True), (1, 7, 14)):
                look = SeatLook(
                    seat=0,
                    name="Anna",
                    total="100 / 101",
                    short_totals=("100/101", "100"),
                    count=count,
                    count_text=texts.cards(count),
                    badge=badge,
                    opened=opened,
                    out=badge == texts.eliminated(),
                    on_turn=on_turn,
                    turn_text=(texts.your_turn() if own else texts.on_turn()) if on_turn else "",
                    own=own,
                )
                plate.show_seat(look)
                with watching(holder) as watch:
                    plate.grab()
                fitted += [words.trouble for words in watch.painted if words.trouble]
    assert shortened == []
    assert fitted == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(998, 516), (967, 740)])
@pytest.mark.parametrize("on_turn", [False, True])
@pytest.mark.parametrize("opened", [False, True])
def test_a_stand_in_is_told_with_its_cards_and_whether_it_has_opened(
    qtbot: QtBot,
    languages: Languages,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    on_turn: bool,
    opened: bool,
    language: str,
) -> None:
    languages.use(language)
    texts = TableTexts()
    plate = SeatPlate(Theme())
    qtbot.addWidget(plate)
    plate.resize(plan(*size, 3, 1).own_plate.size())
    plate.show_seat(
        own_look("Anna", 39, 9, opened, texts.on_turn() if on_turn else "", stand_in=LeavingTexts().on_plate("Anna"))
    )
    written = _words_of(plate, monkeypatch)
    assert {"9", texts.cards(9)} & set(written)
    assert any("39" in words for words in written)
    if opened:
        assert any("✓" in words for words in written)
    else:
        assert texts.not_opened() in written
    if on_turn:
        assert texts.on_turn() in written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "least"), [((998, 516), 15), ((716, 516), 14), ((967, 740), 15), ((1254, 740), 15), ((992, 460), 13)]
)
def test_every_plate_tells_in_words_whether_its_seat_has_opened_and_is_on_turn(
    qtbot: QtBot,
    languages: Languages,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    least: int,
    language: str,
) -> None:
    """look.md: text of 15 px; a little less only with six seats beside the panel, and below a notice."""
    languages.use(language)
    texts = TableTexts()
    heights: list[int] = []
    paint = QPainter.drawText
    plate = SeatPlate(Theme())
    qtbot.addWidget(plate)
    for others in (1, 3, 4, 5):
        places = plan(*size, others, 1)
        for own, place in ((False, places.plates[0]), (True, places.own_plate)):
            plate.resize(place.size())
            for opened, on_turn, name in itertools.product((False, True), (False, True), ("Anna", "Friederike")):
                badge, turn = texts.opened() if opened else texts.not_opened(), texts.your_turn()
                turn = turn if own else texts.on_turn()
                plate.show_seat(
                    SeatLook(
                        seat=1,
                        name=name,
                        total="100 / 101",
                        short_totals=("100/101", "100"),
                        count=14,
                        count_text=texts.cards(14),
                        badge=badge,
                        opened=opened,
                        on_turn=on_turn,
                        turn_text=turn if on_turn else "",
                        own=own,
                    )
                )
                written: list[str] = []

                def painted(painter: QPainter, *what: object, into: list[str] = written) -> object:
                    into.append(str(what[-1]))
                    if len(into[-1]) > 1:
                        heights.append(painter.font().pixelSize())
                    return paint(painter, *what)

                with monkeypatch.context() as patch:
                    patch.setattr(QPainter, "drawText", painted)
                    plate.grab()
                assert f"✓ {badge}" in written if opened else badge in written, (others, own, written)
                assert (turn in written) == on_turn, (others, own, written)
                assert any(words.startswith(("100 / 101", "100/101")) for words in written)
    assert min(heights) >= least


def test_who_is_eliminated_has_no_tick(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    plate = SeatPlate(Theme())
    qtbot.addWidget(plate)
    plate.resize(264, 60)
    texts = TableTexts()
    look = SeatLook(seat=1, name="B", total="101", count=0, count_text="", badge=texts.eliminated(), opened=True)
    plate.show_seat(replace(look, out=True))
    assert texts.eliminated() in _words_of(plate, monkeypatch)


def test_a_seat_on_turn_still_tells_that_it_has_opened(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = TableTexts()
    plate = SeatPlate(Theme())
    qtbot.addWidget(plate)
    plate.resize(264, 60)
    look = SeatLook(seat=1, name="Marta", total="5 / 101", count=9, count_text=texts.cards(9), badge=texts.opened())
    plate.show_seat(replace(look, opened=True, on_turn=True, turn_text=texts.on_turn()))
    written = _words_of(plate, monkeypatch)
    assert texts.on_turn() in written
    assert f"✓ {texts.opened()}" in written


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_letter_of_an_eliminated_player_can_be_read(qtbot: QtBot, theme: Theme) -> None:
    plate = SeatPlate(theme)
    qtbot.addWidget(plate)
    plate.resize(260, 60)
    plate.show_seat(
        SeatLook(seat=3, name="Helen", total="104 / 101", count=0, count_text="", badge="eliminated", out=True)
    )
    picture = plate.grab().toImage()
    ground = picture.pixelColor(16, 30)
    inked = (picture.pixelColor(x, y) for x in range(24, 37) for y in range(22, 38))
    assert max(contrast(ink, ground) for ink in inked) >= (7.0 if theme.name == "contrast" else 4.5)


MOZART = "Wolfgang Amadeus Mozart"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("on_turn", [False, True])
@pytest.mark.parametrize("opened", [False, True])
@pytest.mark.parametrize("sits_in", [False, True])
def test_a_long_name_has_the_room_that_other_lines_leave_it(
    qtbot: QtBot,
    languages: Languages,
    monkeypatch: pytest.MonkeyPatch,
    sits_in: bool,
    opened: bool,
    on_turn: bool,
    language: str,
) -> None:
    languages.use(language)
    texts = TableTexts()
    plate = SeatPlate(Theme())
    qtbot.addWidget(plate)
    plate.resize(plan(961, 673, 3, 1).own_plate.size())
    plate.show_seat(
        own_look(
            MOZART,
            0,
            14,
            opened,
            texts.your_turn() if on_turn else "",
            stand_in=LeavingTexts().on_plate(MOZART) if sits_in else "",
        )
    )
    written = _words_of(plate, monkeypatch)
    name = next(words for words in written if words.startswith("Wolf"))
    assert name.startswith("Wolf" if sits_in else "Wolfgang Am")
    if sits_in:
        assert name.endswith(LeavingTexts().on_plate("Anna").removeprefix("Anna")), "whose seat it is, and who plays"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(890, 467), (1068, 500), (992, 490), (1068, 560)])
@pytest.mark.parametrize("opened", [False, True])
def test_large_text_leaves_all_lines_of_the_own_plate_below_each_other(
    qtbot: QtBot,
    languages: Languages,
    monkeypatch: pytest.MonkeyPatch,
    opened: bool,
    size: tuple[int, int],
    language: str,
) -> None:
    languages.use(language)
    texts, theme = TableTexts(), Theme(zoom=1.5)
    plate = SeatPlate(theme)
    qtbot.addWidget(plate)
    plate.resize(plan(*size, 3, 1, 1.5).own_plate.size())
    plate.show_seat(own_look(MOZART, 9, 8, opened, texts.your_turn()))
    lefts: dict[str, int] = {}
    paint = QPainter.drawText

    def painted(painter: QPainter, place: QRect, *what: object) -> object:
        lefts[str(what[-1])] = int(place.left())
        return paint(painter, place, *what)

    monkeypatch.setattr(QPainter, "drawText", painted)
    plate.grab()
    lefts.pop("W")
    name = next(left for words, left in lefts.items() if words.startswith("Wolf"))
    assert min(lefts.values()) == name, lefts
