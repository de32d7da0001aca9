"""The end of a round: hands sorted into what would have been melds, penalties card by card, who was one card short."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from scala40.engine.notation import write_meld
from scala40.engine.rules import CLASSIC, FAMILY, ONLINE, STANDARD, Rules
from scala40.models.round_end import OpenHand, RoundEnd, one_card_short, round_end
from tests.engine.set_up import match_at, situation
from tests.models.desk import Desk, cards

pytestmark = pytest.mark.usefixtures("qapp")


def ended(
    rules: Rules, *hands: str, opened: tuple[bool, ...] = (True, True, True), totals: tuple[int, ...] = (0, 0, 0)
) -> RoundEnd:
    """The round after seat 0 has gone out by discarding its last card; `hands` are those of seats 1 and 2."""
    at = Desk(match_at(rules, ["8H", *hands], opened=list(opened), totals=totals))
    assert at.model.round_end() is None
    at.model.drop_on_pile(cards("8H"))
    end = at.model.round_end()
    assert end is not None
    assert at.model.round_end() is end
    return end


def costs(hand: OpenHand) -> str:
    return " ".join(f"{cost.card.code}:{cost.points}" for cost in hand.costs)


def test_hands_lie_sorted_the_closer_first() -> None:
    end = ended(STANDARD, "KC KD KH 4S 9C", "5D 6D 7D 3H AS")
    assert [hand.seat for hand in end.hands] == [0, 1, 2]
    assert (end.number, end.closer, end.concealed, end.winners) == (1, 0, False, ())
    first, second, third = end.hands
    assert (first.closed, first.penalty, first.costs) == (True, 0, ())
    assert [write_meld(meld) for meld in second.melds] == ["KC KD KH"]
    assert costs(second) == "KC:10 KD:10 KH:10 9C:9 4S:4"
    assert (second.hand_points, second.penalty, second.total) == (43, 43, 43)
    assert [cost.card.code for cost in third.rest] == ["AS", "3H"]
    assert costs(third) == "5D:5 6D:6 7D:7 AS:11 3H:3"


def test_the_flat_penalty_stands_beside_the_hand() -> None:
    end = ended(STANDARD, "KC 4S", "5D", opened=(True, False, True))
    assert (end.hands[1].hand_points, end.hands[1].penalty, end.hands[1].opened) == (14, 100, False)


def test_the_limit_eliminates_and_ends_the_match() -> None:
    end = ended(STANDARD, "KC 4S", "5D", totals=(0, 90, 97))
    assert [(hand.total, hand.eliminated) for hand in end.hands] == [(0, False), (104, True), (102, True)]
    assert end.winners == (0,)


def test_a_single_ace_costs_what_the_rules_say() -> None:
    for rules, cost in ((STANDARD, 11), (CLASSIC, 1), (FAMILY, 1)):
        hands = {hand.seat: costs(hand) for hand in ended(rules, "AS", "5D").hands}
        assert hands == {0: "", 1: f"AS:{cost}", 2: "5D:5"}


def test_a_round_in_progress_has_no_end() -> None:
    assert round_end(match_at(STANDARD, ["8H 9H", "KC 4S"]).view(0)) is None


@pytest.mark.parametrize(
    ("rules", "hand", "melds", "opened", "short"),
    [
        # One card fits the table, the drawn one is discarded.
        (STANDARD, "8H", ("5H 6H 7H",), True, True),
        # Any card but one that fits leaves two to get rid of.
        (STANDARD, "8H 2C", ("5H 6H 7H",), True, True),
        (STANDARD, "8H 2C 9D", ("5H 6H 7H",), True, False),
        # 9H is drawn: both hearts follow each other, the black two is discarded.
        (STANDARD, "TH 2C 8H", ("5H 6H 7H",), True, True),
        (STANDARD, "2C 9D JS 4S", ("5H 6H 7H",), True, False),
        # A pair and a card to discard.
        (STANDARD, "KC KD 4S", (), True, True),
        (STANDARD, "KC KD 4S 9H", (), True, False),
        # A freed joker makes the pair a meld, the drawn card goes to the pile.
        (STANDARD, "6D 9C 9H", ("5D *1=6D 7D",), True, True),
        # Not opened: all but one card in melds worth 40, in one turn.
        (STANDARD, "KC KD KH TS JS QS 5C 6C 7C 2H 2D 9H", (), False, True),
        (STANDARD, "3C 3D 3H 4S 5S 6S 5C 6C 7C 2H 2D 9H", (), False, True),
        (STANDARD, "3C 3D 3H 4S 5S 6S 2H 2D 9H", (), False, False),
        (ONLINE, "3C 3D 3H 4S 5S 6S 2H 2D 9H", (), False, True),
        (STANDARD, "KC 4S 9H 2D", ("5H 6H 7H",), False, False),
        # Opened with 40, then a lay-off.
        (STANDARD, "KC KD KH TS JS QS 8H 2C", ("5H 6H 7H",), False, True),
    ],
)
def test_who_was_one_card_from_going_out(
    rules: Rules, hand: str, melds: tuple[str, ...], opened: bool, short: bool
) -> None:
    position = situation(rules, hand, melds, opened=opened, players=3)
    assert one_card_short(position.public, 0, frozenset(cards(hand))) is short


def closed_in_one_turn(rules: Rules, **more: object) -> RoundEnd:
    """Seat 0 opens and goes out in one turn; seat 1 has not opened, seat 2 has."""
    hand = "TS JS QS KS 8H"
    told = {"opened": [False, False, True], "turns": 9, **more}
    at = Desk(match_at(rules, [hand, "KC 4S", "5D"], **told))
    at.model.drop_on_felt(cards("TS JS QS KS"))
    at.model.confirm_opening()
    at.model.drop_on_pile(cards("8H"))
    end = at.model.round_end()
    assert end is not None
    return end


def test_what_going_out_in_one_turn_brings() -> None:
    first, second, third = sorted(closed_in_one_turn(CLASSIC).hands, key=lambda hand: hand.seat)
    assert (first.penalty, first.bonus, first.one_turn_bonus) == (-100, 0, -100)
    assert not second.doubled
    assert (third.penalty, third.one_turn_bonus) == (5, 0)
    both = closed_in_one_turn(replace(CLASSIC, winner_bonus=-100)).hands[0]
    assert (both.penalty, both.bonus, both.one_turn_bonus, both.total) == (-200, -100, -100, -200)


def test_penalties_of_the_others_are_doubled() -> None:
    first, second, third = closed_in_one_turn(replace(ONLINE, discard_fitting="allowed")).hands
    assert [hand.doubled for hand in (first, second, third)] == [False, True, True]
    assert (second.hand_points, second.penalty, third.penalty) == (14, 28, 10)


def test_a_pair_has_one_total_and_the_closers_partner_pays_once() -> None:
    rules = replace(ONLINE, partners="pairs", discard_fitting="allowed", limit=301)
    at = Desk(
        match_at(
            rules,
            ["TS JS QS KS 8H", "KC 4S", "5D", "9C"],
            opened=[False, False, True, True],
            totals=(10, 20, 30, 40),
            turns=9,
        )
    )
    at.model.drop_on_felt(cards("TS JS QS KS"))
    at.model.confirm_opening()
    at.model.drop_on_pile(cards("8H"))
    end = at.model.round_end()
    assert end is not None
    hands = {hand.seat: hand for hand in end.hands}
    assert [hands[seat].penalty for seat in range(4)] == [0, 28, 5, 18]
    assert [hands[seat].doubled for seat in range(4)] == [False, True, False, True]
    assert [hands[seat].total for seat in range(4)] == [45, 106, 45, 106]
    assert [at.model.score.index(0, column).data() for column in range(2)] == ["5", "46"]
    assert [at.model.score.headerData(column, Qt.Orientation.Horizontal) for column in range(2)] == [
        "Seat 0 + Seat 2",
        "Seat 1 + Seat 3",
    ]
