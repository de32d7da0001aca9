"""The last turn is shown once more over the table as it is, said aloud, and ended by whatever happens next."""

import pytest

from scala40.views.cards.flight import NORMAL, STILL, Motion
from tests.views.table.conftest import Sit, Table


def after_a_turn(sit: Sit, motion: Motion) -> Table:
    table = sit("7H 8H KD 4C", ("5D 6D 7D",), motion=motion, turn=1, others=["8D 3S' 8C' 2H"], phase="draw")
    for move in ("draw", "off 8D m1", "drop 8C'"):
        table.desk.other(1, move)
    table.page.flights.land_all()
    return table


def test_every_card_of_the_turn_glides_again(sit: Sit) -> None:
    table = after_a_turn(sit, NORMAL)
    page = table.page
    assert page.flights.under_way == 0
    view = page.game.view
    page.again.show()
    assert page.flights.under_way == 3
    assert page.game.view is view
    assert table.said == []
    words = page.notice.text
    assert [line.split()[0] for line in words.split("\u2028")] == ["Seat", "Seat", "Seat"]
    assert "8♦" in words
    assert "8♣" in words
    assert "8 of diamonds" in page.announcer.said[-1]


def test_a_second_wish_begins_anew(sit: Sit) -> None:
    page = after_a_turn(sit, NORMAL).page
    page.again.show()
    page.again.show()
    assert page.flights.under_way == 3


def test_the_next_move_ends_it_and_waits_for_nothing(sit: Sit) -> None:
    table = after_a_turn(sit, NORMAL)
    table.page.again.show()
    table.desk.model.draw()
    assert table.said == ["draw"]
    assert table.page.flights.under_way == 1
    assert not table.page.notice.isVisible()


def test_without_motion_it_is_told_in_words(sit: Sit) -> None:
    page = after_a_turn(sit, STILL).page
    page.again.show()
    assert page.flights.under_way == 0
    assert page.notice.isVisible()


def test_nothing_is_shown_before_the_first_turn_has_ended(sit: Sit) -> None:
    page = sit("7H 8H KD 4C", phase="draw", motion=NORMAL).page
    page.again.show()
    assert page.flights.under_way == 0
    assert not page.notice.isVisible()


@pytest.mark.parametrize(
    ("moves", "cards"),
    [
        (("take", "lay 9H 9S 9D'", "drop 2H"), 5),
        (("draw", "swap 7D m2", "lay 8S 8C' *1=8H", "drop 2H"), 7),
    ],
)
def test_taking_laying_and_swapping_glide_too(sit: Sit, moves: tuple[str, ...], cards: int) -> None:
    table = sit(
        "JH QH KD 4C",
        ("KS KH KC", "5D 6D *1=7D"),
        motion=NORMAL,
        turn=1,
        phase="draw",
        others=["9S 9D' 7D 8S 8C' 2H 3S'"],
        discards="9H",
    )
    for move in moves:
        table.desk.other(1, move)
    table.page.flights.land_all()
    table.page.again.show()
    assert table.page.flights.under_way == cards
