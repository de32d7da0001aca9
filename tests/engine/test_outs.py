"""Cards that help: what completes a meld or an opening, and what a seat has not seen; on positions made by hand."""

import pytest
from msgspec.structs import replace

from scala40.engine.cards import JOKERS, Card, card_of
from scala40.engine.moves import Discard, Draw, LayMelds, SwapJoker, TakeDiscard
from scala40.engine.notation import read_cards, read_meld
from scala40.engine.outs import _taken, completing, opening_outs, unseen
from scala40.engine.rules import PRESETS, STANDARD
from tests.engine.set_up import match_at


def cards(text: str) -> list[Card]:
    return read_cards(text)


def written(found: tuple[Card, ...] | None) -> str:
    return "none" if found is None else " ".join(card.code for card in found)


@pytest.mark.parametrize(
    ("held", "faces"),
    [
        ("4H 5H", "3H 6H"),
        ("4H 6H", "5H"),
        ("QH KH", "AH JH"),
        ("QD AD", "KD"),
        ("JD QD AD", "KD"),
        ("AC 2C", "3C"),
        ("KC AC", "QC"),
        ("AC 3C", "2C"),
        ("7C 7H", "7D 7S"),
        ("7C 7H 7S", "7D"),
        ("4H 7H", ""),
        ("7C 7C'", ""),
        ("7C 8H", ""),
        ("KC 2C", ""),
        ("*1 7C", ""),
        ("7C", ""),
    ],
)
def test_what_makes_a_meld_of_some_cards(held: str, faces: str) -> None:
    assert written(completing(cards(held))) == faces


@pytest.mark.parametrize(
    ("hand", "faces"),
    [
        # 31 points in hand; a third seven, the eight between, or a jack in front is enough.
        ("QS KS AS 7C 7D 2H 4D 9C", "8C 7H 7S JS *1"),
        # A run of 40 is there.
        ("TS JS QS KS 2H 4D", "none"),
        # Nothing near.
        ("2C 4D 6H 8S TC QD", ""),
        # Both copies of the card are in the hand: no third one comes.
        ("KC KD 2S 2S' 3S 4H 9D 9D'", ""),
    ],
)
def test_what_would_be_enough_to_open(hand: str, faces: str) -> None:
    assert written(opening_outs(frozenset(cards(hand)), STANDARD)) == faces


def test_where_an_opening_must_be_natural_no_joker_helps() -> None:
    hand = frozenset(cards("QS KS AS 7C 7D 2H 4D 9C"))
    classic = PRESETS["classic"]
    assert classic.opening_joker == "forbidden"
    assert written(opening_outs(hand, replace(classic, opening_points=40))) == "8C 7H 7S JS"


def test_every_card_is_unseen_but_those_in_sight() -> None:
    a_match = match_at(
        STANDARD,
        ["7H 7H' KS 2C", "9D 9S"],
        melds=["QS KS' AS", "5D 6D *1=7D"],
        owners=[0, 1],
        discards="TH 8H",
        stock="2D 2H 3H",
    )
    live = unseen(a_match.view(0))
    assert live.get(card_of("7H").face, 0) == 0
    assert live.get(card_of("KS").face, 0) == 0
    assert live[card_of("8H").face] == 1
    assert live[JOKERS[0].face] == 3
    assert live[card_of("9D").face] == 2
    assert sum(live.values()) == 108 - 4 - 6 - 2
    other = unseen(a_match.view(1))
    assert other[card_of("7H").face] == 2


def test_no_hidden_card_plays_a_part() -> None:
    near, far = (
        match_at(STANDARD, ["7H 7D KS 2C", hand], discards="TH 8H", stock="2C' 2D 2H") for hand in ("7C 7S", "9D 9S")
    )
    assert unseen(near.view(0)) == unseen(far.view(0))


def test_with_two_jokers_only_two_can_come() -> None:
    rules = replace(STANDARD, jokers=2)
    a_match = match_at(rules, ["7H 7D *1 2C", "9D 9S"], discards="TH 8H", stock="2D 2H 3H")
    assert unseen(a_match.view(0))[JOKERS[0].face] == 1


def test_what_others_took_before_all_eyes_is_seen() -> None:
    a_match = match_at(
        STANDARD,
        ["7H 7D KS 2C JC", "7C 7S 4C 5C"],
        opened=[True, True],
        phase="draw",
        discards="TH",
        stock="2D 2H 3H",
    )
    a_match.play(0, Draw())
    a_match.play(0, Discard(card_of("7H")))
    assert unseen(a_match.view(1))[card_of("7H").face] == 1
    a_match.play(1, TakeDiscard())
    assert unseen(a_match.view(0)).get(card_of("7H").face, 0) == 1


def test_a_joker_freed_before_all_eyes_is_seen_until_it_lies_again() -> None:
    a_match = match_at(
        PRESETS["family"],
        ["7H 7D KS 2C JC", "6C 9D 9S 9H 4D 5D", "QH QC 2S"],
        melds=["5C *1=6C 7C"],
        discards="TH",
        stock="2D 2H 3H",
        turn=1,
    )
    assert unseen(a_match.view(0))[JOKERS[0].face] == 3
    a_match.play(1, SwapJoker(card_of("6C"), 1))
    assert unseen(a_match.view(0))[JOKERS[0].face] == 3, "it lies in the other hand now, where everybody saw it go"
    assert _taken(a_match.view(1)) == set(), "what a seat took itself is in its own hand"
    a_match.play(1, LayMelds((read_meld("4D 5D *1=6D"),)))
    assert unseen(a_match.view(0))[JOKERS[0].face] == 3
    assert unseen(a_match.view(0))[card_of("4D").face] == 1
    assert _taken(a_match.view(0)) == set()


def test_what_was_taken_and_laid_is_no_longer_in_a_hand() -> None:
    a_match = match_at(
        STANDARD, ["7H 7D KS 2C JC", "7C 7S 4C 5C"], phase="draw", discards="7H'", stock="2D 2H 3H", turn=1
    )
    a_match.play(1, TakeDiscard())
    assert _taken(a_match.view(0)) == {card_of("7H").twin}
    a_match.play(1, LayMelds((read_meld("7C 7S 7H'"),)))
    assert _taken(a_match.view(0)) == set()
    assert unseen(a_match.view(0))[card_of("7C").face] == 1
