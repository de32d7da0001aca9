"""Chance as a log tells it: decks and stocks that are set, proved by the secret, or left to whoever shuffles on."""

from __future__ import annotations

from typing import Any

import pytest

from scala40.engine.cards import CARDS, codes, pack
from scala40.engine.match import Match
from scala40.engine.notation import read_cards, write_entry
from scala40.engine.replay import LoggedShuffler, ReplayError, check_deck, play_logged
from scala40.engine.rules import STANDARD
from scala40.engine.shuffle import SCHEME, Seal, commitment_of, deck, key_of, reshuffled
from tests.engine.players import RiggedShuffler
from tests.engine.set_up import match_at, rules_of

SECRET = bytes(range(32))
SHOWN = Seal(SCHEME, commitment_of(SECRET), SECRET.hex())
HIDDEN = Seal(SCHEME, commitment_of(SECRET), None)
PILE = read_cards("3S 4S 7S 9C KD")


def dealt(seal: Seal, onward: RiggedShuffler | None = None) -> LoggedShuffler:
    """A shuffler whose deal has been asked for."""
    shuffler = LoggedShuffler(onward)
    order = deck(key_of(SECRET), STANDARD, 2)
    shuffler.set_deal(1, order, seal)
    assert shuffler.first_dealer(STANDARD, 2) == 1
    assert shuffler.deal(STANDARD, 1, 2) == (order, seal)
    return shuffler


def test_a_new_stock_must_be_the_one_that_the_secret_gives() -> None:
    shuffler = dealt(SHOWN)
    right = reshuffled(SECRET, 1, PILE)
    assert right != PILE[::-1]
    for wrong in (PILE[::-1], right[1:], (*right[1:], CARDS[0]), reshuffled(SECRET, 2, PILE)):
        with pytest.raises(ReplayError):
            shuffler.set_stock(wrong, 1, PILE)
    shuffler.set_stock(right, 1, PILE)
    assert shuffler.reshuffle(1, 1, PILE) == right
    # What is not written down follows from the secret.
    assert shuffler.reshuffle(1, 2, PILE) == reshuffled(SECRET, 2, PILE)


def test_while_the_secret_is_hidden_any_order_of_the_pile_is_believed_and_none_is_made_up() -> None:
    shuffler = dealt(HIDDEN)
    with pytest.raises(ReplayError):
        shuffler.set_stock(PILE[1:], 1, PILE)
    shuffler.set_stock(PILE[::-1], 1, PILE)
    assert shuffler.reshuffle(1, 1, PILE) == PILE[::-1]
    with pytest.raises(ReplayError, match="no shuffle is written down"):
        shuffler.reshuffle(1, 2, PILE)


def test_what_the_log_does_not_tell_is_shuffled_onward() -> None:
    alone = RiggedShuffler(7)
    shuffler = LoggedShuffler(RiggedShuffler(7))
    assert shuffler.first_dealer(STANDARD, 4) == alone.first_dealer(STANDARD, 4) == 3
    assert shuffler.deal(STANDARD, 2, 3) == alone.deal(STANDARD, 2, 3)
    assert shuffler.reshuffle(2, 1, PILE) == alone.reshuffle(2, 1, PILE)
    # The secret of a round that the log tells is not that of the next one.
    told = dealt(SHOWN, RiggedShuffler(7))
    assert told.deal(STANDARD, 2, 3) == alone.deal(STANDARD, 2, 3)
    assert told.reshuffle(2, 1, PILE) == alone.reshuffle(2, 1, PILE)


def test_which_decks_may_be_dealt() -> None:
    order = list(deck(key_of(SECRET), STANDARD, 2))
    assert check_deck(order, STANDARD, 2) is None
    assert check_deck(order[1:], STANDARD, 2) == "the deck does not hold each of the 108 cards once"
    assert check_deck([order[1], *order[1:]], STANDARD, 2) == "the deck does not hold each of the 108 cards once"
    two = [card for card in order if card in pack(2)]
    assert check_deck(two, rules_of("S", jokers=2), 2) is None
    assert check_deck(order, rules_of("S", jokers=2), 2) == "the deck does not hold each of the 106 cards once"
    # Twenty-six cards are dealt; the next one is turned up.
    place = next(number for number, card in enumerate(order) if card.is_joker)
    order[26], order[place] = order[place], order[26]
    assert check_deck(order, STANDARD, 2) == "a joker is turned up, which these rules replace"
    assert check_deck(order, rules_of("S", turned_up_joker="keep"), 2) is None


def before_the_shuffle(shuffler: LoggedShuffler, **changed: Any) -> Match:
    """Three players who have opened, the stock used up, seat 0 to draw, 3S 4S 7S below 6D."""
    a_match = match_at(
        rules_of("S", **changed),
        ["8H KC AH", "2C 2D 2H 4C 5C 7C 6H", "9S JS"],
        phase="draw",
        discards="3S 4S 7S 6D",
        stock="",
    )
    a_match._shuffler = shuffler
    return a_match


def test_lines_may_end_with_a_shuffle_where_somebody_is_then_asked() -> None:
    shuffler = LoggedShuffler()
    a_match = before_the_shuffle(shuffler, buying=True)
    play_logged(a_match, shuffler, ["shuffle 7S 3S 4S"])
    assert a_match.current_round is not None
    assert (a_match.current_round.public.phase, a_match.mover) == ("buy", 1)
    assert codes(a_match.current_round.stock) == "7S 3S 4S"
    assert [write_entry(entry) for entry in a_match.entries] == ["shuffle 7S 3S 4S"]


def test_lines_may_not_end_with_a_shuffle_where_the_draw_follows() -> None:
    shuffler = LoggedShuffler()
    with pytest.raises(ReplayError, match="not followed by the draw") as refused:
        play_logged(before_the_shuffle(shuffler), shuffler, ["shuffle 7S 3S 4S"])
    assert refused.value.move == 1


def test_lines_may_end_where_the_time_ran_out_and_the_referee_goes_on() -> None:
    shuffler = LoggedShuffler(RiggedShuffler(7))
    a_match = before_the_shuffle(shuffler, turn_seconds=30)
    play_logged(a_match, shuffler, ["timeout"])
    stock = RiggedShuffler(7).reshuffle(1, 1, read_cards("3S 4S 7S"))
    lines = ["timeout", f"shuffle {codes(stock)}", "0 draw", f"0 drop {stock[0].code}"]
    assert [write_entry(entry) for entry in a_match.entries] == lines
