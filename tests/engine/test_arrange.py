"""The arrangement of a hand: compared with trying everything, with hands worked out by hand, and under chance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

import pytest
from hypothesis import given
from msgspec.structs import replace

from scala40.engine.arrange import (
    best_arrangement,
    best_opening,
    cheapest_opening,
    closing_plan,
    least_penalty,
)
from scala40.engine.cards import Card, card_of, codes
from scala40.engine.hand_melds import all_melds
from scala40.engine.melds import Meld, Run, readings
from scala40.engine.notation import write_meld
from scala40.engine.rules import CLASSIC, FAMILY, ONLINE, STANDARD, OpeningJoker, Rules
from tests.engine import brute_force
from tests.strategies import rich_hands

MODES = get_args(OpeningJoker)


def hand_of(written: str) -> frozenset[Card]:
    return frozenset(card_of(code) for code in written.split())


def in_codes(cards: Iterable[Card]) -> frozenset[str]:
    return frozenset(card.code for card in cards)


def see_that_it_can_be_laid(melds: Iterable[Meld], left: frozenset[Card], hand: frozenset[Card]) -> None:
    """The melds are legal, hold each card of the hand at most once, and with what is left they are the hand."""
    laid = [card for meld in melds for card in meld.cards]
    assert len(laid) == len(set(laid))
    assert set(laid) | left == hand
    assert not set(laid) & left
    for meld in melds:
        assert meld in readings(meld.cards)


@pytest.mark.parametrize("seed", range(10))
def test_nothing_beats_it_when_everything_is_tried(seed: int) -> None:
    # Ten times 200 hands: 2,000 in all.
    for number, written in enumerate(brute_force.shuffled_hands(200, seed)):
        hand = frozenset(card_of(code) for code in written)
        laid = brute_force.ways(written)
        rules = replace(STANDARD, ace_in_hand=(11, 1, "lone_1")[number % 3])
        check_penalties(hand, written, laid, rules)
        must_use = sorted(hand)[number % len(hand)]
        for mode in MODES:
            with_mode = replace(rules, opening_joker=mode, opening_points=(40, 30, 0, 50)[number // 3 % 4])
            check_openings(hand, written, laid, with_mode, None, False)
            check_openings(hand, written, laid, with_mode, None, True)
            check_openings(hand, written, laid, with_mode, must_use, bool(number % 2))
            check_closing(hand, written, laid, with_mode, must_use)


def check_penalties(hand: frozenset[Card], written: frozenset[str], laid: list[brute_force.Laid], rules: Rules) -> None:
    lefts = [written - natural - mixed for natural, mixed, _, _ in laid]
    for keep_one in (False, True):
        expected = min(brute_force.penalty(left, rules.ace_in_hand) for left in lefts if left or not keep_one)
        found = best_arrangement(hand, rules, keep_one=keep_one)
        assert found.penalty == expected, codes(hand)
        assert found.penalty == brute_force.penalty(in_codes(found.left), rules.ace_in_hand)
        see_that_it_can_be_laid(found.melds, found.left, hand)
        assert found.left or not keep_one
        assert least_penalty(hand, rules, keep_one=keep_one) == expected


def check_openings(
    hand: frozenset[Card],
    written: frozenset[str],
    laid: list[brute_force.Laid],
    rules: Rules,
    must_use: Card | None,
    keep_one: bool,
) -> None:
    mode, need = rules.opening_joker, rules.opening_points
    used = None if must_use is None else must_use.code
    best = best_opening(hand, rules, must_use=must_use, keep_one=keep_one)
    assert best.points == brute_force.most_points(laid, written, mode, need, used, keep_one), codes(hand)
    assert best.points == sum(meld.points for meld in best.melds)
    assert best.penalty == brute_force.penalty(in_codes(best.left), rules.ace_in_hand)
    see_that_it_can_be_laid(best.melds, best.left, hand)
    see_that_it_opens(best.melds, replace(rules, opening_points=0) if best.points < need else rules, best.points)
    assert not best.melds or used is None or must_use in [card for meld in best.melds for card in meld.cards]
    assert best.left or not keep_one or not hand

    expected = brute_force.cheapest(laid, written, mode, need, used, keep_one, rules.ace_in_hand)
    cheapest = cheapest_opening(hand, rules, must_use=must_use, keep_one=keep_one)
    assert (None if cheapest is None else cheapest.penalty) == expected, codes(hand)
    if cheapest is None:
        return
    assert cheapest.points == sum(meld.points for meld in cheapest.melds)
    assert cheapest.penalty == brute_force.penalty(in_codes(cheapest.left), rules.ace_in_hand)
    see_that_it_can_be_laid([*cheapest.melds, *cheapest.later], cheapest.left, hand)
    see_that_it_opens(cheapest.melds, rules, cheapest.points)
    assert cheapest.melds
    assert used is None or must_use in [card for meld in cheapest.melds for card in meld.cards]
    assert cheapest.left or not keep_one


def see_that_it_opens(melds: Iterable[Meld], rules: Rules, points: int) -> None:
    """These melds may be one opening move as far as jokers and points go."""
    natural = sum(meld.points for meld in melds if meld.joker is None)
    assert points >= rules.opening_points
    if rules.opening_joker == "forbidden":
        assert natural == points
    if rules.opening_joker == "clean" and natural < points:
        assert natural >= rules.opening_points


def check_closing(
    hand: frozenset[Card], written: frozenset[str], laid: list[brute_force.Laid], rules: Rules, must_use: Card
) -> None:
    mode = rules.opening_joker
    for opened, minimum, final, used in (
        (True, "none", "optional", None),
        (True, "none", "required", must_use),
        (False, "opening_points", "optional", must_use),
        (False, "none", "required", None),
    ):
        under = replace(rules, concealed_minimum=minimum, final_discard=final)
        possible = False
        for natural, mixed, natural_points, mixed_points in laid:
            left = written - natural - mixed
            if len(left) > 1 or (not left and final == "required"):
                continue
            counted = natural_points + (mixed_points if mode == "counted" else 0)
            reaches = counted >= under.opening_points and bool(natural or mode != "forbidden")
            at_once = minimum == "none" and (not mixed or mode != "forbidden")
            first = natural if mode == "forbidden" and not opened else natural | mixed
            possible |= (opened or reaches or at_once) and (used is None or used.code in first)
        plan = closing_plan(hand, under, opened=opened, must_use=used)
        assert (plan is not None) == possible, (codes(hand), under)
        if plan is not None:
            left = frozenset() if plan.discard is None else frozenset({plan.discard})
            see_that_it_can_be_laid([*plan.melds, *plan.later], left, hand)
            assert plan.discard is not None or final == "optional"
            assert used is None or used in [card for meld in plan.melds for card in meld.cards]
            if not opened and minimum == "opening_points":
                see_that_it_opens(plan.melds, under, sum(meld.points for meld in plan.melds))


@pytest.mark.parametrize(
    ("written", "counted", "clean", "forbidden"),
    [
        # rules.md 4, cases 19 to 31
        ("9C TC JC QC", 39, 39, 39),
        ("TS JS QS KS", 40, 40, 40),
        ("JD QD KD AD", 41, 41, 41),
        ("5H 5C 5D TS JS QS", 45, 45, 45),
        ("AC AD AH AS", 44, 44, 44),
        ("AC AD AH", 33, 33, 33),
        ("4S 4H 4D 3C 4C 5C 6C 7C", 37, 37, 37),
        ("KC KH KD AS 2S 3S 4S", 40, 40, 40),
        ("QS KS *1 2H 3H 4H", 40, 9, 9),
        ("KC KH KD 3D 4D *1", 42, 30, 30),
        ("QS KS *1 3C 3D *2", 40, 0, 0),
        ("AC AD AH AS 5C 5H *1", 59, 59, 44),
        ("KC KH KD 5C 5H *1", 45, 30, 30),
        ("QC KC AC 9H", 31, 31, 31),
        ("KC KH KD", 30, 30, 30),
        # cases.md C-01 and C-02: the readings worth 42 and 40 must be found
        ("AS 2S 3S TH JH QH", 36, 36, 36),
        ("QS KS AS 3D 3H 3C", 40, 40, 40),
        ("TH TS *1 3D 4D *2", 42, 0, 0),
        ("QS KS *1 3H 3D 3C", 40, 9, 9),
        ("AD 2D *1", 6, 0, 0),
        ("KD AD *1", 31, 0, 0),
        # rules.md 1.7: the whole suit with the ace high; a joker as a second queen, or a second ace, splits it
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", 95, 95, 95),
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH *1", 105, 105, 95),
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH'", 96, 96, 96),
        # both copies of a card; a joker where it is worth most
        ("KC KH KD KC' KH' KD'", 60, 60, 60),
        ("9H TH JH *1", 39, 29, 29),
        ("2C 3C 4C 5C *1", 20, 14, 14),
        ("7H *1 *2", 0, 0, 0),
        ("", 0, 0, 0),
    ],
)
def test_best_opening_worked_out_by_hand(written: str, counted: int, clean: int, forbidden: int) -> None:
    found = {mode: best_opening(hand_of(written), replace(STANDARD, opening_joker=mode)).points for mode in MODES}
    assert found == {"counted": counted, "clean": clean, "forbidden": forbidden}


@pytest.mark.parametrize(
    ("written", "rules", "penalty"),
    [
        ("7H 8H 9H KC", STANDARD, 10),
        ("7H 8H 9H AC", STANDARD, 11),
        ("7H 8H 9H AC", CLASSIC, 1),
        ("7H 8H 9H AC", FAMILY, 1),
        ("7H 8H 9H AC AC'", FAMILY, 22),
        # the lone ace costs 1, so the run of three and not of four is laid
        ("AH 2H 3H 4H", FAMILY, 0),
        ("QH KH AH JH 5H' AC AC' 7C 8C 9C", FAMILY, 27),
        ("2C 3C 4C AH 4H 4D 4S", FAMILY, 1),
        ("*1 *2 7C", STANDARD, 57),
        ("AC 2C 3C KC QC", STANDARD, 5),
        ("7C 8C 9C *1", STANDARD, 0),
    ],
)
def test_least_penalty_worked_out_by_hand(written: str, rules: Rules, penalty: int) -> None:
    assert best_arrangement(hand_of(written), rules).penalty == penalty


@pytest.mark.parametrize(
    ("written", "penalty", "left"),
    [
        ("7H 8H 9H TH", 7, "7H"),
        ("7H 8H 9H", 24, "7H 8H 9H"),
        ("AH 2H 3H 4H", 4, "4H"),
    ],
)
def test_a_card_is_kept_for_the_discard(written: str, penalty: int, left: str) -> None:
    found = best_arrangement(hand_of(written), STANDARD, keep_one=True)
    assert (found.penalty, found.left) == (penalty, hand_of(left))


@pytest.mark.parametrize(
    ("written", "ace", "keep_one", "penalty"),
    [
        ("7C 7D 7H 2S 3D", 11, False, 5),
        ("7C 7D 7H AS", 11, False, 11),
        ("7C 7D 7H AS", 1, False, 1),
        ("7C 7D 7H AS", "lone_1", False, 1),
        ("7C 7D 7H AS AS'", "lone_1", False, 22),
        # An ace that belongs to a run is no lone ace: the run is laid, and the nine stays.
        ("AC 2C 3C 9D", "lone_1", False, 9),
        ("7C 7D 7H", 11, False, 0),
        ("7C 7D 7H 7S", 11, True, 7),
        ("", 11, True, 0),
    ],
)
def test_what_is_left_at_least(written: str, ace: Any, keep_one: bool, penalty: int) -> None:
    rules = replace(STANDARD, ace_in_hand=ace)
    assert least_penalty(hand_of(written), rules, keep_one=keep_one) == penalty


def test_a_lone_ace_is_kept_where_it_is_cheapest() -> None:
    found = best_arrangement(hand_of("AH 2H 3H 4H"), FAMILY, keep_one=True)
    assert (found.penalty, found.left) == (1, hand_of("AH"))


def test_the_very_card_taken_is_used_and_not_its_twin() -> None:
    hand = hand_of("TD TD' JD QD KD *1 *2")
    for card in hand:
        opening = cheapest_opening(hand, STANDARD, must_use=card)
        assert opening is not None
        assert card in [laid for meld in opening.melds for laid in meld.cards]
        assert card in [laid for meld in best_opening(hand, STANDARD, must_use=card).melds for laid in meld.cards]


def test_a_taken_card_without_use_opens_nothing() -> None:
    hand = hand_of("AC AD AH AS 6C")
    assert cheapest_opening(hand, STANDARD, must_use=card_of("6C")) is None
    assert best_opening(hand, STANDARD, must_use=card_of("6C")).melds == ()
    with pytest.raises(ValueError, match="7D is not in hand"):
        best_opening(hand, STANDARD, must_use=card_of("7D"))


def test_where_the_opening_must_be_natural_melds_with_a_joker_follow_it() -> None:
    opening = cheapest_opening(hand_of("AC AD AH AS 5C 5H *1 9D"), CLASSIC)
    assert opening is not None
    assert [write_meld(meld) for meld in opening.melds] == ["AC AD AH AS"]
    assert len(opening.later) == 1
    assert (opening.points, opening.penalty) == (44, 9)


def test_an_opening_may_hold_the_same_meld_twice_in_second_copies() -> None:
    hand = hand_of("KC KH KD KC' KH' KD' 4C")
    opening = cheapest_opening(hand, STANDARD)
    assert opening is not None
    assert (opening.points, opening.left) == (60, hand_of("4C"))


def test_second_copies_are_laid_first_unless_the_first_was_taken() -> None:
    hand = hand_of("TS JS QS KS QS'")
    assert best_opening(hand, STANDARD).left == hand_of("QS")
    assert best_opening(hand, STANDARD, must_use=card_of("QS")).left == hand_of("QS'")


def test_the_cheapest_opening_reaches_what_it_needs_rather_than_leaving_least() -> None:
    # Three kings with the ace low leave 20 but are worth 36; the run of 41 leaves 25.
    hand = hand_of("KC KH KD JD QD AD 2D 3D")
    assert best_arrangement(hand, STANDARD).penalty == 20
    opening = cheapest_opening(hand, STANDARD)
    assert opening is not None
    assert (opening.points, opening.left) == (41, hand_of("KC KH 2D 3D"))
    assert cheapest_opening(hand, STANDARD, 42) is None


@pytest.mark.parametrize(
    ("written", "rules", "opened", "closes"),
    [
        ("7H", STANDARD, True, True),
        ("7H", CLASSIC, True, True),
        ("7H", ONLINE, False, False),
        ("", STANDARD, True, False),
        ("7H 8H 9H", STANDARD, True, True),
        ("7H 8H 9H", CLASSIC, True, False),
        ("7H 8H 9H KC", CLASSIC, True, True),
        ("7H 8H 9H KC QC", STANDARD, True, False),
        ("7H 8H 9H KC QC JD", STANDARD, True, False),
        ("*1", STANDARD, True, True),
        # rules.md 4, cases 34, 79 and 80
        ("AC 2C 3C 4H 5H 6H 2D 3D 4D 2H 2S 2C' 5S", STANDARD, False, False),
        ("AC 2C 3C 4H 5H 6H 2D 3D 4D 2H 2S 2C' 5S", ONLINE, False, True),
        ("JC QC KC AC 4H 5H 6H 2D 3D 4D 2H 2S 2C 5S", CLASSIC, False, True),
        ("JC QC KC AC 4H 5H 6H 2D 3D 4D 5C 6C 7C 8C", STANDARD, False, True),
    ],
)
def test_going_out_at_once_worked_out_by_hand(written: str, rules: Rules, opened: bool, closes: bool) -> None:
    assert (closing_plan(hand_of(written), rules, opened=opened) is not None) == closes


def test_only_a_card_that_may_be_discarded_ends_the_plan() -> None:
    hand = hand_of("7H 8H 9H TH")
    plan = closing_plan(hand, CLASSIC, opened=True, discards=hand_of("TH"))
    assert plan is not None
    assert plan.discard == card_of("TH")
    assert closing_plan(hand, CLASSIC, opened=True, discards=hand_of("8H")) is None


@pytest.mark.parametrize("longest_run", [13, 14])
def test_every_meld_of_a_hand_is_found_once(longest_run: int) -> None:
    whole_suit = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    hands = [f"{whole_suit} *1", f"{whole_suit} AH'", "AC AD AH AS AC' *1 *2 *3 *4 KC QC", "5H 6H 7H 5H' 6H' 7H' 8H *1"]
    written = [frozenset(hand.split()) for hand in hands] + brute_force.shuffled_hands(60, 40)
    for codes_held in written:
        hand = frozenset(card_of(code) for code in codes_held)
        found = all_melds(hand, replace(STANDARD, longest_run=longest_run))
        assert len({write_meld(meld) for meld in found}) == len(found)
        described = {
            (
                in_codes(meld.cards),
                meld.points,
                "" if meld.stands_for is None else meld.stands_for.code,
                meld.start if isinstance(meld, Run) else 0,
            )
            for meld in found
        }
        assert described == brute_force.every_reading(codes_held, longest_run)
        for meld in found:
            assert meld in readings(meld.cards, longest_run)


@given(rich_hands())
def test_the_best_opening_is_never_worth_less_than_the_cheapest(hand: frozenset[Card]) -> None:
    for mode in MODES:
        rules = replace(STANDARD, opening_joker=mode)
        best, cheapest = best_opening(hand, rules), cheapest_opening(hand, rules)
        assert (cheapest is None) == (best.points < 40)
        if cheapest is not None:
            assert 40 <= cheapest.points <= best.points
            assert cheapest.penalty <= best.penalty or best.penalty == 1
