"""With three deficiencies of colour vision suits, selection, seat on turn and targets still differ by shape or word."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from scala40.engine.cards import Card
from scala40.engine.notation import read_card, read_cards
from scala40.views.cards.art import ArtOptions, CardArt, card_height, shadow_margin
from scala40.views.theme import FELT, Theme
from scala40.views.themes import CONTRAST, LIGHT, NIGHT
from tests.colour_vision import DEFICIENCIES, Deficiency, colour_seen, picture_seen, seen_by, times
from tests.views.contrast import light
from tests.views.table.conftest import Sit

STANDS_OUT = 1.6
"""How much lighter or darker something must be than what is round it to be a shape."""


def grey(image: QImage, x: int, y: int) -> float:
    return light(QColor(image.pixel(x, y)))


def shape(image: QImage) -> set[tuple[int, int]]:
    """The places where the picture is clearly darker than paper."""
    width, height = image.width(), image.height()
    return {(x, y) for y in range(height) for x in range(width) if grey(image, x, y) < 0.55}


def index_of(card: Card, options: ArtOptions, width: int) -> QImage:
    """The corner of a card with its letter and its suit."""
    margin = shadow_margin(width)
    corner = QRect(margin, margin, round(width * 0.3), round(card_height(width) * 0.36))
    return CardArt(options).pixmap(card, width, 1.0).toImage().copy(corner)


class TestMatrices:
    @pytest.mark.parametrize("deficiency", DEFICIENCIES)
    def test_white_and_black_stay_and_what_is_seen_stays_so(self, deficiency: Deficiency) -> None:
        assert times(seen_by(deficiency), (1, 1, 1)) == pytest.approx((1, 1, 1))
        once = times(seen_by(deficiency), (0.2, 0.5, 0.7))
        assert times(seen_by(deficiency), once) == pytest.approx(once)

    @pytest.mark.parametrize(("deficiency", "red"), [("protan", 0.1124), ("deutan", 0.2928)])
    def test_red_and_green_become_the_one_colour_that_is_published(self, deficiency: Deficiency, red: float) -> None:
        first, second, _ = seen_by(deficiency)
        assert first == pytest.approx((red, 1 - red, 0), abs=0.002)
        assert second == pytest.approx((red, 1 - red, 0), abs=0.002)

    def test_red_and_green_are_mixed_up_blue_and_yellow_are_not(self) -> None:
        def apart(one: str, other: str, deficiency: Deficiency) -> float:
            parts = [QColor(colour_seen(QColor(name).rgba(), deficiency)) for name in (one, other)]
            hues = [(part.redF() - part.greenF(), part.blueF() - part.greenF()) for part in parts]
            return abs(hues[0][0] - hues[1][0]) + abs(hues[0][1] - hues[1][1])

        for deficiency in ("protan", "deutan"):
            assert apart("#c8323a", "#2e7d4f", deficiency) < apart("#c8323a", "#1f6fb2", deficiency)
        assert apart("#1f6fb2", "#2e7d4f", "tritan") < apart("#c8323a", "#1f6fb2", "tritan")


@pytest.mark.usefixtures("dressed")
class TestShapes:
    @pytest.mark.parametrize("deficiency", DEFICIENCIES)
    @pytest.mark.parametrize("four_colours", [False, True])
    @pytest.mark.parametrize("rank", ["A", "7", "Q"])
    @pytest.mark.parametrize(("width", "least"), [(60, 10), (100, 24)])
    def test_suits_differ_by_their_shape(
        self, deficiency: Deficiency, four_colours: bool, rank: str, width: int, least: int
    ) -> None:
        """In the corner of a card as small as in melds (a suit is some 12 pixels wide there), and in the hand."""
        options = ArtOptions(four_colours=four_colours)
        shapes = [
            shape(picture_seen(index_of(read_card(f"{rank}{suit}"), options, width), deficiency)) for suit in "CDHS"
        ]
        for one, other in itertools.combinations(shapes, 2):
            assert len(one ^ other) >= least

    @pytest.mark.parametrize("deficiency", DEFICIENCIES)
    @pytest.mark.parametrize("theme", [FELT, NIGHT, LIGHT, CONTRAST], ids=lambda theme: theme.name)
    def test_marks_stand_out_from_what_is_round_them(self, deficiency: Deficiency, theme: Theme) -> None:
        """The frame of the seat on turn and of selected cards, on felt, plates and paper."""

        def lightness(name: str) -> float:
            return light(QColor(colour_seen(QColor(name).rgba(), deficiency)))

        for ground in (theme.felt, theme.felt_edge, theme.surface):
            low, high = sorted((lightness(theme.accent), lightness(ground)))
            assert (high + 0.05) / (low + 0.05) >= STANDS_OUT


def grabbed(widget: QWidget, deficiency: Deficiency) -> QImage:
    return picture_seen(widget.grab().toImage(), deficiency)


def differs(one: QImage, other: QImage) -> int:
    """How many points are clearly lighter or darker in one of two pictures, whatever their colour."""
    assert one.size() == other.size()
    points = itertools.product(range(0, one.width(), 2), range(0, one.height(), 2))
    return sum(abs(grey(one, x, y) - grey(other, x, y)) > 0.06 for x, y in points)


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
class TestTable:
    def test_a_selected_card_is_lifted_framed_and_ticked(self, sit: Sit, deficiency: Deficiency) -> None:
        table = sit("7H 8H KD")
        card = table.card("7H")
        before, low = grabbed(card, deficiency), card.goal.y()
        table.desk.select("7H")
        assert card.goal.y() < low
        assert differs(before, grabbed(card, deficiency)) > 40
        assert card.accessibleName().endswith("selected")

    def test_the_seat_on_turn_has_a_ring_and_a_word(self, sit: Sit, deficiency: Deficiency) -> None:
        table = sit("7H 8H KD", phase="draw", stock="2S QC")
        plate = table.page.plates[1]
        before = grabbed(plate, deficiency)
        table.desk.model.draw()
        table.desk.model.drop_on_pile(read_cards("KD"))
        assert table.desk.model.info.mover == 1
        assert differs(before, grabbed(plate, deficiency)) > 40
        assert plate.seen is not None
        assert plate.seen.turn_text
        assert plate.accessibleName().endswith("to play")

    def test_targets_are_framed_and_others_marked_otherwise(self, sit: Sit, deficiency: Deficiency) -> None:
        table = sit("8D KD 2S", ("5D 6D 7D", "JH JC JS"))
        rests = [grabbed(meld, deficiency) for meld in table.page.melds.melds]
        target = table.drag(table.at_card("8D"), table.at(table.page.plates[0]), release=False)
        fits, refuses = (grabbed(meld, deficiency) for meld in table.page.melds.melds)
        assert [meld.light for meld in table.page.melds.melds] == ["accepts", "refuses"]
        assert differs(rests[0], fits) > 30
        assert differs(rests[1], refuses) > 30
        assert differs(fits.scaled(90, 70), refuses.scaled(90, 70)) > 30
        table.key(Qt.Key.Key_Escape)
        del target
