"""Computer players that are asked buy what pays at once, and pass else (rules.md 2, buying)."""

import pytest
from msgspec.structs import replace

from scala40.bots.body import choose
from scala40.bots.levels import CLUB, STRENGTHS
from scala40.engine.check import check
from scala40.engine.moves import Buy, LayMelds, Pass
from scala40.engine.rules import STANDARD, Rules
from scala40.engine.view import PlayerView
from tests.bots.boards import QUICK, a_match, card_of, hand_of, in_play, views

BUYING = replace(STANDARD, buying=True)


def asked(hand: str, top: str, rules: Rules = BUYING) -> PlayerView:
    """Seat 0 has opened and is asked about the top discard before seat 1 draws."""
    view = in_play(hand, ("4D 5D 6D",), opened=(True, True), turn=1, phase="buy", asked=0, rules=rules)
    public = replace(view.public, discards=(card_of("2C"), card_of(top)), counts=(len(view.hand), 13))
    return replace(view, public=public)


@pytest.mark.parametrize("level", list(STRENGTHS))
def test_a_card_that_makes_a_meld_of_two_dear_ones_is_bought(level: str) -> None:
    move = choose(asked("KC KH 2S 9H 5C", "KD"), 1, QUICK[level])
    assert isinstance(move, Buy)
    assert isinstance(move.use, LayMelds)
    assert set(move.use.melds[0].cards) == hand_of("KC KH KD")


@pytest.mark.parametrize("level", list(STRENGTHS))
@pytest.mark.parametrize(
    ("hand", "top"),
    [("KC QH 2S 9H 5C", "KD"), ("KC QH 2S 9H 5C", "7D"), ("KC KH KS 2S 9H 5C", "KD"), ("7C 8C 9C 2H", "TC")],
    ids=["no meld", "a lay-off brings a card", "the meld is there without it", "the run is there without it"],
)
def test_what_does_not_pay_is_left_alone(level: str, hand: str, top: str) -> None:
    assert choose(asked(hand, top), 1, QUICK[level]) == Pass()


def test_a_buy_that_goes_out_is_made() -> None:
    move = choose(asked("2H 3H", "AH"), 1, CLUB)
    assert isinstance(move, Buy)
    # Where the last card has to be discarded this buy is refused, and so not thought of.
    assert choose(asked("2H 3H", "AH", replace(BUYING, final_discard="required")), 1, CLUB) == Pass()


@pytest.mark.parametrize("players", [3, 4, 6])
def test_matches_with_buying_are_played_to_their_end_and_cards_are_bought(players: int) -> None:
    rules = replace(BUYING, max_players=6)
    names = ("club", "beginner", "casual", "greedy", "club", "club")[:players]
    bought = asked_for = 0
    for number in range(3):
        played = a_match(rules, names, f"buying {number}")
        for view, _ in views(played, most=6000):
            if view.public.phase == "buy":
                asked_for += 1
                move = choose(view, 1, CLUB)
                assert check(view, move) is None
                bought += isinstance(move, Buy)
        assert played.stage == "over"
    assert asked_for > 10
    assert bought
