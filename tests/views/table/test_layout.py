"""The felt has room for two to six seats at every size, and nothing lies on anything else."""

import itertools

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from scala40.views.cards.art import ArtOptions, card_height, index_column
from scala40.views.languages import Languages
from scala40.views.table.captions import Captions, chip_height
from scala40.views.table.layout import LEAST_HAND, LEAST_MELD, plan
from scala40.views.table.melds_layout import STRIP, lay_out
from scala40.views.theme import Theme

SIZES = [(716, 470), (998, 516), (1254, 660), (967, 740), (1254, 740), (1894, 1020), (3800, 2000)]
LABEL = 18


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("others", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("opening", [0, 1, 2])
@pytest.mark.parametrize(("zoom", "large"), [(1.0, False), (1.2, True)])
def test_no_part_lies_on_another(width: int, height: int, others: int, opening: int, zoom: float, large: bool) -> None:
    made = plan(width, height, others, opening, zoom, large_cards=large)
    captions = made.captions.adjusted(8, 0, -8, -6)
    parts = [*made.plates, made.own_plate, made.stock, made.pile, captions, made.melds, made.hand, made.bar]
    if opening:
        parts.append(made.opening)
    for one, other in itertools.combinations(parts, 2):
        assert not one.intersects(other), (one, other)
    for part in parts:
        assert QRect(0, 0, width, height).contains(part), part


@pytest.mark.parametrize("height", [430, 436, 443, 470, 489, 490, 504])
@pytest.mark.parametrize("others", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("opening", [0, 1, 2])
def test_large_text_below_a_notice_leaves_every_part_in_sight(height: int, others: int, opening: int) -> None:
    made = plan(992, height, others, opening, 1.5)
    parts = [*made.plates, made.own_plate, made.stock, made.pile, made.hand, made.bar, made.melds]
    parts += [made.opening] if opening else []
    for one, other in itertools.combinations(parts, 2):
        assert not one.intersects(other), (one, other)
    words = made.captions.center().y() - 10, made.captions.center().y() + 10
    assert made.stock.bottom() < words[0]
    assert words[1] < made.own_plate.top()
    assert made.melds.height() >= 27 + card_height(LEAST_MELD) * STRIP
    assert made.bar.height() >= 32


@pytest.mark.parametrize("zoom", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("height", [*range(440, 760, 6), 1020])
def test_the_plate_behind_a_caption_lies_clear_of_pile_and_plate(height: int, zoom: float) -> None:
    for opening, width in itertools.product((0, 1), (992, 1254)):
        made = plan(width, height, 3, opening, zoom)
        high = chip_height(Theme(zoom=zoom), made.captions.height())
        middle = made.captions.top() + made.captions.height() / 2
        assert middle - high / 2 >= made.stock.bottom() + 1
        assert middle + high / 2 + 2 <= made.own_plate.top(), (made.captions, made.own_plate)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_targets_are_large_enough(width: int, height: int) -> None:
    made = plan(width, height, 3, 2)
    assert made.bar.height() >= 32
    assert min(made.stock.width(), made.stock.height()) >= 32


@pytest.mark.parametrize("height", range(490, 760, 10))
def test_prepared_melds_keep_their_indices_at_every_height(height: int) -> None:
    """look.md: an index of at least 12 px in melds, which a card of `LEAST_MELD` has; 8 px of air above and below."""
    made = plan(992, height, 3, 2)
    assert int((made.opening.height() - 16) / 1.42) >= LEAST_MELD


@pytest.mark.parametrize(("width", "height"), SIZES[1:])
def test_cards_are_larger_in_comfort_mode(width: int, height: int) -> None:
    usual, comfort = plan(width, height, 3, 1, 1.2), plan(width, height, 3, 1, 1.2, large_cards=True)
    assert comfort.hand_card >= usual.hand_card * 1.15
    # In the smallest window melds are as small as their indices allow, and the hand alone grows.
    assert comfort.meld_card >= usual.meld_card * (1.15 if height > 516 else 1.0)


def test_fourteen_cards_keep_their_indices_at_1280_by_720() -> None:
    """look.md: an index of at least 14 px, which a card of `LEAST_HAND` has (see the tests of the art)."""
    made = plan(1254, 660, 3, 1)
    assert made.hand_card >= LEAST_HAND
    step = (made.hand.width() - 16 - made.hand_card) // 13
    assert step >= index_column(made.hand_card, ArtOptions())


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_captions_stand_under_their_piles(languages: Languages, width: int, height: int, language: str) -> None:
    languages.use(language)
    made = plan(width, height, 3, 1)
    felt = QWidget()
    captions = Captions(Theme(), felt)
    captions.show_counts(81, 24, browsable=True)
    captions.place(made.captions, made.stock, made.pile)
    for body, place in zip((made.stock, made.pile), captions.places, strict=True):
        middle = place.center().x() + made.captions.left()
        assert abs(middle - body.center().x()) <= 2
    assert not captions.places[0].intersects(captions.places[1])
    assert captions.rect().contains(captions.places[1])


class TestMelds:
    few = [(2, (3, 3)), (3, (4, 4))]
    many = [(0, (7, 4, 3)), (1, (3, 6, 4)), (2, (6, 3, 3)), (3, (3, 4, 3))]
    endless = [(seat, (13, 4, 4, 3, 3)) for seat in range(6)]

    def test_with_room_every_owner_has_a_row(self) -> None:
        made = lay_out(self.few, 690, 340, 78, LABEL, 0.29)
        assert made.card == 78
        assert [left for _, left, _, _ in made.labels] == [0, 0]
        assert not made.tiled

    @pytest.mark.parametrize("groups", [few, many, endless])
    @pytest.mark.parametrize(("width", "height"), [(480, 130), (690, 200), (760, 290), (700, 420)])
    def test_no_index_is_ever_hidden(self, groups: list[tuple[int, tuple[int, ...]]], width: int, height: int) -> None:
        made = lay_out(groups, width, height, 78, LABEL, 0.29)
        assert made.card >= LEAST_MELD
        assert made.step >= index_column(made.card, ArtOptions())
        rows = sorted({top for _, top in made.corners})
        for upper, lower in itertools.pairwise(rows):
            assert lower - LABEL - upper >= card_height(made.card) * STRIP - 1
        counts = [count for _, melds in groups for count in melds]
        for (left, _), count in zip(made.corners, counts, strict=True):
            assert left == 0 or left + made.card + (count - 1) * made.step <= width

    @pytest.mark.parametrize("groups", [few, many])
    def test_what_fits_is_inside(self, groups: list[tuple[int, tuple[int, ...]]]) -> None:
        made = lay_out(groups, 700, 420, 78, LABEL, 0.29)
        assert made.height <= 420
        assert not made.tiled

    def test_tiles_come_only_when_nothing_else_fits(self) -> None:
        assert lay_out(self.many, 480, 200, 64, LABEL, 0.29).tiled

    def test_without_melds_there_is_nothing(self) -> None:
        made = lay_out([], 700, 400, 78, LABEL, 0.29)
        assert made.corners == ()
        assert made.height == 0
