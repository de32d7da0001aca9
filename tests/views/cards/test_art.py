"""The card art: every face is a picture of its own, large enough to read, quick to make and bounded in memory."""

from __future__ import annotations

import itertools
import math
import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from scala40.engine.cards import CARDS, JOKERS, Card, face_of
from scala40.views.cards.art import (
    BACKS,
    COURTS,
    ArtOptions,
    CardArt,
    Letters,
    card_height,
    corner_radius,
    index_column,
    shadow_margin,
)
from scala40.views.cards.faces import GOLD, JOKER, ink

pytestmark = pytest.mark.usefixtures("qapp")

FACES = [*CARDS[:52], JOKERS[0]]
SUITED = [(suit, rank) for suit in range(4) for rank in range(1, 14)]


def face_only(art: CardArt, card: Card, width: int, *, stands_for: Card | None = None, faded: bool = False) -> QImage:
    """The picture without its shadow's margin."""
    picture = art.pixmap(card, width, 1.0, stands_for=stands_for, faded=faded).toImage()
    margin = shadow_margin(width)
    return picture.copy(margin, margin, width, card_height(width))


def near(colour: QColor, name: str, most: int = 40) -> bool:
    wanted = QColor(name)
    pairs = ((colour.red(), wanted.red()), (colour.green(), wanted.green()), (colour.blue(), wanted.blue()))
    return all(abs(one - other) <= most for one, other in pairs)


def rows_of(image: QImage, name: str, columns: range, rows: range) -> list[int]:
    """The rows in which a colour shows within these columns."""
    return [y for y in rows if any(near(image.pixelColor(x, y), name) for x in columns)]


def difference(one: QImage, other: QImage) -> float:
    """The share of points that differ clearly between two pictures of one size."""
    points = list(itertools.product(range(one.width()), range(one.height())))
    unlike = sum(not near(one.pixelColor(x, y), other.pixelColor(x, y).name(), 60) for x, y in points)
    return unlike / len(points)


def darkness(image: QImage, x: int, y: int) -> int:
    return image.pixelColor(x, y).alpha()


def test_sizes_follow_the_look() -> None:
    assert card_height(100) == 142
    assert corner_radius(92) == pytest.approx(9.2)
    assert index_column(60, ArtOptions()) == math.ceil(60 * 0.27)
    assert index_column(60, ArtOptions(big_index=True)) > index_column(60, ArtOptions())


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_a_picture_is_as_large_as_the_card_and_its_shadow_at_any_ratio(dpr: float) -> None:
    picture = CardArt().pixmap(FACES[0], 92, dpr)
    margin = shadow_margin(92)
    assert picture.devicePixelRatio() == dpr
    assert picture.width() == round((92 + 2 * margin) * dpr)
    assert picture.height() == round((card_height(92) + 2 * margin) * dpr)


def test_the_shadow_falls_outside_the_card_and_ends_within_the_margin() -> None:
    margin = shadow_margin(92)
    image = CardArt().pixmap(FACES[0], 92, 1.0).toImage()
    below = margin + card_height(92)
    assert 20 < darkness(image, image.width() // 2, below + 1) < 255
    assert darkness(image, image.width() // 2, below + 1) > darkness(image, image.width() // 2, below + margin - 2)
    corners = [(0, 0), (image.width() - 1, 0), (0, image.height() - 1), (image.width() - 1, image.height() - 1)]
    assert [darkness(image, x, y) for x, y in corners] == [0, 0, 0, 0]
    # The corner of the card itself is round.
    assert darkness(image, margin, margin) < 200
    assert darkness(image, margin + 12, margin + 12) == 255


def test_all_53_faces_differ_from_each_other() -> None:
    art = CardArt()
    pictures = {bytes(face_only(art, card, 60).constBits()) for card in FACES}
    assert len(pictures) == 53


def test_both_copies_of_a_card_share_one_picture() -> None:
    art = CardArt()
    one = art.pixmap(CARDS[7], 60, 1.0)
    assert art.pixmap(CARDS[7].twin, 60, 1.0).cacheKey() == one.cacheKey()
    assert art.pixmap(JOKERS[3], 60, 1.0).cacheKey() == art.pixmap(JOKERS[0], 60, 1.0).cacheKey()


@pytest.mark.parametrize("courts", COURTS)
@pytest.mark.parametrize("four_colours", [False, True])
def test_court_figures_differ_at_60_pixels_even_without_their_index(four_colours: bool, courts: str) -> None:
    art = CardArt(ArtOptions(four_colours=four_colours, courts=courts))
    column = index_column(60, art.options)
    figures = {}
    for suit, rank in itertools.product(range(4), (11, 12, 13)):
        upper = face_only(art, face_of(suit, rank), 60).copy(column, 2, 58 - column, 42)
        figures[suit, rank] = upper
    for one, other in itertools.combinations(figures, 2):
        assert difference(figures[one], figures[other]) > 0.08, (one, other)


@pytest.mark.parametrize(("width", "least"), [(56, 12), (60, 12), (64, 12), (72, 14), (92, 14)])
@pytest.mark.parametrize("letters", ["AJQK", "ABDK", "AFDR"])
def test_an_index_is_high_enough_and_stays_in_its_column(width: int, least: int, letters: Letters) -> None:
    options = ArtOptions(letters=letters)
    art = CardArt(options)
    for suit, rank in SUITED:
        image = face_only(art, face_of(suit, rank), width)
        column = range(2, index_column(width, options) - 1)
        upper = range(2, round(card_height(width) * 0.21))
        rows = rows_of(image, ink(suit, options), column, upper)
        assert rows, (suit, rank)
        # Half a row on either side is only faintly inked.
        assert rows[-1] - rows[0] + 1 >= least - 1, (suit, rank)


def test_the_big_index_is_at_least_a_third_larger() -> None:
    heights = []
    for big in (False, True):
        options = ArtOptions(big_index=big)
        image = face_only(CardArt(options), face_of(2, 7), 92)
        rows = rows_of(image, ink(2, options), range(4, index_column(92, options)), range(2, 45))
        gap = next((a for a, b in itertools.pairwise(rows) if b - a > 1), rows[-1])
        heights.append(gap - rows[0])
    assert heights[1] >= heights[0] * 4 / 3


@pytest.mark.parametrize("courts", COURTS)
def test_numbers_and_courts_read_the_same_when_turned(courts: str) -> None:
    art = CardArt(ArtOptions(courts=courts))
    for rank in (2, 4, 10, 11, 12, 13):
        upright = face_only(art, face_of(0, rank), 100)
        turned = upright.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
        assert difference(upright, turned) < 0.03, rank
        assert difference(upright, upright.flipped(Qt.Orientation.Horizontal)) > 0.03, rank


def test_pips_are_as_many_as_the_rank_says() -> None:
    art = CardArt()
    for suit, rank in itertools.product(range(4), range(2, 11)):
        image = face_only(art, face_of(suit, rank), 125)
        assert islands(image, ink(suit, art.options), range(35, 91)) == rank, (suit, rank)


def islands(image: QImage, name: str, columns: range) -> int:
    """How many separate spots of a colour lie within these columns."""
    left = {(x, y) for x in columns for y in range(4, image.height() - 4) if near(image.pixelColor(x, y), name, 60)}
    count = 0
    while left:
        count += 1
        edge = [left.pop()]
        while edge:
            x, y = edge.pop()
            around = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= around
            edge.extend(around)
    return count


@pytest.mark.parametrize("big_index", [False, True])
def test_the_second_set_changes_the_courts_only(big_index: bool) -> None:
    one, other = (CardArt(ArtOptions(courts=courts, big_index=big_index)) for courts in COURTS)
    for card in FACES:
        changed = difference(face_only(one, card, 60), face_only(other, card, 60)) > 0.02
        assert changed == (card.rank > 10), card


@pytest.mark.parametrize("width", [56, 92])
def test_the_second_set_leaves_the_index_in_the_clear(width: int) -> None:
    courts, numbers = CardArt(ArtOptions(courts="traditional")), CardArt(ArtOptions(courts="modern"))
    strip, high = round(width * 0.19), round(width * 0.48)
    for suit, rank in itertools.product(range(4), (11, 12, 13)):
        old, new = (face_only(art, face_of(suit, rank), width).copy(2, 2, strip, high) for art in (courts, numbers))
        assert difference(old, new) < 0.01, (suit, rank)


def test_four_colours_change_diamonds_and_clubs_only() -> None:
    two, four = CardArt(), CardArt(ArtOptions(four_colours=True))
    for suit, changed in enumerate((True, True, False, False)):
        one, other = (face_only(art, face_of(suit, 5), 60) for art in (two, four))
        assert (difference(one, other) > 0.02) is changed


def test_letter_sets_change_the_courts_only() -> None:
    english, italian = CardArt(), CardArt(ArtOptions(letters="AFDR"))
    for rank, changed in ((1, False), (10, False), (11, True), (12, True), (13, True)):
        one, other = (face_only(art, face_of(3, rank), 60) for art in (english, italian))
        assert (one != other) is changed, rank


@pytest.mark.parametrize("big_index", [False, True])
def test_a_joker_in_a_meld_shows_its_index_star_and_violet_in_the_strip_that_stays_in_sight(big_index: bool) -> None:
    options = ArtOptions(big_index=big_index)
    art = CardArt(options)
    column = range(3, index_column(64, options) - 1)
    height = card_height(64)
    for suit, rank in ((2, 7), (3, 10), (1, 13), (0, 1)):
        image = face_only(art, JOKERS[0], 64, stands_for=face_of(suit, rank))
        plain = face_only(art, face_of(suit, rank), 64)
        lower = range(height // 2 + 8, height - 6)
        assert rows_of(image, ink(suit, options), column, range(2, 20))
        assert len(rows_of(image, JOKER, column, lower)) == len(lower)
        assert rows_of(image, GOLD, column, range(height // 3, height - 6))
        assert not rows_of(plain, JOKER, column, range(height))
        index = (0, 0, column.stop, round(height * 0.3))
        assert difference(image.copy(*index), plain.copy(*index)) < 0.02


def test_a_card_that_is_no_joker_stands_only_for_itself() -> None:
    art = CardArt()
    assert art.pixmap(CARDS[3], 60, 1.0, stands_for=CARDS[9]).cacheKey() == art.pixmap(CARDS[3], 60, 1.0).cacheKey()


def test_the_joker_bears_the_word_of_the_language() -> None:
    words = ("Joker", "Jolly", "Comodín", "")
    pictures = [face_only(CardArt(ArtOptions(joker_word=word)), JOKERS[0], 92) for word in words]
    assert all(one != other for one, other in itertools.combinations(pictures, 2))


def test_backs_are_at_least_four_differ_and_an_unknown_one_is_the_first() -> None:
    art = CardArt()
    drawn = {}
    for back in (*BACKS, "no such back"):
        art.options = ArtOptions(back=back)
        drawn[back] = art.back_pixmap(92, 1.0).toImage()
    assert len(BACKS) >= 4
    for one, other in itertools.combinations(BACKS, 2):
        assert difference(drawn[one], drawn[other]) > 0.2
    assert drawn["no such back"] == drawn[BACKS[0]]


def test_a_faded_card_is_darker_and_still_opaque() -> None:
    art = CardArt()
    bright, faded = (face_only(art, FACES[4], 92, faded=faded) for faded in (False, True))
    middle = (30, 60)
    assert faded.pixelColor(*middle).lightness() < bright.pixelColor(*middle).lightness() - 40
    assert faded.pixelColor(*middle).alpha() == 255


def test_pictures_are_kept_and_the_memory_is_bounded() -> None:
    art = CardArt(budget=600_000)
    first = art.pixmap(FACES[0], 60, 1.0)
    assert art.pixmap(FACES[0], 60, 1.0).cacheKey() == first.cacheKey()
    for card, width in itertools.product(FACES, (60, 92)):
        art.pixmap(card, width, 1.0)
        assert art.held <= 600_000
    assert art.pixmap(FACES[0], 60, 1.0).cacheKey() != first.cacheKey()


def test_all_faces_at_the_size_of_a_hand_take_well_under_300_ms(qtbot: QtBot) -> None:  # noqa: ARG001
    CardArt().pixmap(FACES[0], 60, 1.0)
    best = math.inf
    for _ in range(3):
        art = CardArt()
        began = time.perf_counter()
        for card in FACES:
            art.pixmap(card, 92, 1.0)
        art.back_pixmap(92, 1.0)
        best = min(best, time.perf_counter() - began)
    assert best < 0.3
