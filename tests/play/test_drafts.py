"""Melds being prepared: what is added, taken back and kept, and how a selection is read as one meld or several."""

import random

import pytest

from scala40.engine import melds
from scala40.engine.cards import CARDS, Card, card_of
from scala40.engine.hand_melds import all_melds
from scala40.engine.notation import write_meld
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.rules import STANDARD
from scala40.play.drafts import Drafts, ways


def cards(text: str) -> list[Card]:
    return [card_of(code) for code in text.split()]


def texts(text: str, longest_run: int = 13) -> list[list[str]]:
    found = ways(cards(text), longest_run)
    assert not isinstance(found, Refusal), found
    return [sorted(write_meld(meld) for meld in way) for way in found]


def meld_of(text: str) -> melds.Meld:
    found = melds.readings(cards(text))
    assert not isinstance(found, Refusal)
    return found[0]


KINGS, TENS = meld_of("KC KD KH"), meld_of("TS JS QS")


def test_points_and_cards_of_prepared_melds() -> None:
    drafts = Drafts().prepared([KINGS, TENS])
    assert drafts.points == 60
    assert drafts.cards == frozenset(cards("KC KD KH TS JS QS"))
    assert drafts.taken_back(0) == Drafts((TENS,))
    assert not Drafts()
    assert len(drafts) == 2


def test_a_card_prepared_anew_takes_its_old_meld_back() -> None:
    assert Drafts((KINGS,)).prepared([meld_of("KH QH JH")]).melds == (meld_of("KH QH JH"),)


def test_a_prepared_meld_changes_in_its_place() -> None:
    grown = meld_of("9S TS JS QS")
    assert Drafts((TENS, KINGS)).changed(0, grown).melds == (grown, KINGS)


def test_melds_whose_cards_left_the_hand_are_dropped() -> None:
    drafts = Drafts((KINGS, TENS))
    assert drafts.kept(cards("KC KD TS JS QS 4H")) == Drafts((TENS,))
    assert drafts.kept(cards("KC KD KH TS JS QS 4H")) == drafts


def test_one_meld_gives_its_readings_the_one_worth_most_first() -> None:
    assert texts("QS *1 KS") == [["QS KS *1=AS"], ["*1=JS QS KS"]]
    assert texts("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH")[0] == ["2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"]


def test_cards_of_two_melds_are_split_the_one_way_they_go() -> None:
    assert texts("KC 5D KD 6D KH 7D") == [["5D 6D 7D", "KC KD KH"]]
    assert texts("7H 7C 7D 8H 9H 7H' 7S") == [["7C 7D 7H 7S", "7H' 8H 9H"]]


def test_twins_make_no_second_way() -> None:
    assert texts("7H 8H 9H 7H' 8H' 9H'") == [["7H 8H 9H", "7H' 8H' 9H'"]]


def test_no_more_melds_than_needed() -> None:
    assert texts("3H 4H 5H 6H 7H 8H 9C 9D 9S") == [["3H 4H 5H 6H 7H 8H", "9C 9D 9S"]]


def test_every_place_of_the_joker_is_a_way() -> None:
    found = texts("7H 8H 9H *1 KC KD KH")
    assert sorted(found[:2]) == [["7H 8H 9H", "KC KD KH *1=KS"], ["7H 8H 9H *1=TH", "KC KD KH"]]
    assert found[2:] == [["*1=6H 7H 8H 9H", "KC KD KH"]]


def test_a_joker_for_each_of_two_melds() -> None:
    # 5D 6D may grow at both ends and the kings lack two suits: four ways, and *1 or *2 makes none.
    assert len(texts("5D 6D *1 KC KD *2")) == 4


def test_a_run_of_fourteen_is_read_where_the_rules_have_it() -> None:
    full = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH *1"
    assert texts(full, 14)
    shorter = ways(cards(full), 13)
    assert isinstance(shorter, Refusal)
    assert shorter.reason is Reason.TOO_MANY_CARDS


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("KC KD", Reason.TOO_FEW_CARDS),
        ("KC KD 4H", Reason.NOT_A_MELD),
        ("5H 5H' 5C", Reason.SUIT_TWICE),
        ("KS AS 2S", Reason.AROUND_THE_CORNER),
        ("KC KD KH 4S 5S 7S", Reason.NOT_A_MELD),
        ("*1 *2 *3 *4 5C 5D", Reason.TWO_JOKERS),
    ],
)
def test_cards_that_are_no_melds_are_refused_as_one(text: str, reason: Reason) -> None:
    found = ways(cards(text))
    assert isinstance(found, Refusal)
    assert found.reason is reason


def test_melds_thrown_together_are_found_again() -> None:
    chance = random.Random(40)
    for _ in range(120):
        deck = list(CARDS)
        chance.shuffle(deck)
        drawn = all_melds(deck[:34], STANDARD)
        chosen: list[melds.Meld] = []
        for meld in chance.sample(drawn, len(drawn)):
            if len(chosen) < 3 and all(set(meld.cards).isdisjoint(other.cards) for other in chosen):
                chosen.append(meld)
        together = [card for meld in chosen for card in meld.cards]
        if len(together) > 14:
            continue
        found = ways(chance.sample(together, len(together)))
        if isinstance(found, Refusal):
            # Jokers may make so many ways that nobody can be asked.
            assert any(card.is_joker for card in together), together
            continue
        assert all(sorted(card for meld in way for card in meld.cards) == sorted(together) for way in found)
        assert len(found[0]) <= len(chosen)
        assert len({len(way) for way in found}) == 1
        worth = [sum(meld.points for meld in way) for way in found]
        assert worth == sorted(worth, reverse=True)
        if len(found[0]) == len(chosen):
            assert worth[0] >= sum(meld.points for meld in chosen)
