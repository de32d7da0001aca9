"""A deal is proved by its secret, and every change to it, to its seal or to a reshuffle is found."""

from __future__ import annotations

import json
import random

import pytest
from msgspec.structs import replace

from scala40.engine.match import Match, PlayedRound, SeatInfo
from scala40.engine.moves import Discard, Draw
from scala40.engine.proof import Unproved, drawn_for, verify_deal
from scala40.engine.record import read_record, write_record
from scala40.engine.round import Shuffled
from scala40.engine.rules import CLASSIC, STANDARD
from scala40.engine.shuffle import SCHEME, SecretShuffler, Shares, commitment_of, deck, key_of, seeded_secret
from tests.engine.players import random_match, steps
from tests.engine.set_up import new_match

RULES = replace(STANDARD, match_type="fixed_rounds", fixed_rounds=2, max_reshuffles=2)


def played_rounds() -> Match:
    """Two dead rounds of two, each with two reshuffles."""
    a_match = Match(RULES, [SeatInfo("A", "human"), SeatInfo("B", "human")], SecretShuffler(secret))
    while a_match.stage != "over":
        if a_match.stage == "deal":
            a_match.deal()
        seat = a_match.mover
        assert seat is not None
        a_match.play(seat, Draw())
        if a_match.stage == "round":
            a_match.play(seat, Discard(min(a_match.view(seat).hand)))
        if len(a_match.rounds) == 2 and a_match.stage == "deal":
            break
    return a_match


def secret(number: int) -> bytes:
    return seeded_secret("proof", 1, number)


@pytest.fixture(scope="module")
def a_match() -> Match:
    return played_rounds()


def verified(played: PlayedRound) -> Unproved | None:
    return verify_deal(played, RULES, 2)


def test_every_deal_of_a_match_is_proved(a_match: Match) -> None:
    assert len(a_match.rounds) == 2
    assert [sum(isinstance(entry, Shuffled) for entry in played.entries) for played in a_match.rounds] == [2, 2]
    assert [verified(played) for played in a_match.rounds] == [None, None]


def test_deals_of_all_kinds_of_rounds_are_proved() -> None:
    seen = 0
    for seed in range(25):
        a_match, chance = random_match(seed, rigged=False)
        for seat, move in steps(a_match, chance, 300):
            a_match.play(seat, move)
        for played in a_match.rounds:
            assert verify_deal(played, a_match.rules, len(a_match.seats)) is None
            seen += 1
    assert seen > 25


def test_a_hidden_secret_proves_nothing_yet(a_match: Match) -> None:
    first = a_match.rounds[0]
    assert verified(replace(first, seal=replace(first.seal, secret=None))) is Unproved.HIDDEN


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"scheme": "sha1"}, Unproved.UNKNOWN_SCHEME),
        ({"scheme": SCHEME + "+shares"}, Unproved.WRONG_SHARES),
        ({"secret": "12"}, Unproved.NO_NUMBER),
        ({"secret": "zz" * 32}, Unproved.NO_NUMBER),
        ({"secret": secret(2).hex()}, Unproved.WRONG_SECRET),
        ({"commitment": commitment_of(secret(2))}, Unproved.WRONG_SECRET),
        ({"secret": secret(9).hex(), "commitment": commitment_of(secret(9))}, Unproved.WRONG_DECK),
    ],
)
def test_a_seal_that_does_not_fit_is_named(a_match: Match, change: dict[str, str], problem: Unproved) -> None:
    first = a_match.rounds[0]
    assert verified(replace(first, seal=replace(first.seal, **change))) is problem


def test_two_cards_in_each_other_s_place_are_found(a_match: Match) -> None:
    chance = random.Random(1)
    for played in a_match.rounds:
        for _ in range(20):
            one, other = chance.sample(range(108), 2)
            order = list(played.deck)
            order[one], order[other] = order[other], order[one]
            assert verified(replace(played, deck=tuple(order))) is Unproved.WRONG_DECK


def test_a_dealer_chosen_otherwise_is_found_in_the_first_round_alone(a_match: Match) -> None:
    first, second = a_match.rounds
    assert verified(replace(first, dealer=1 - first.dealer)) is Unproved.WRONG_DEALER
    assert verified(replace(second, dealer=1 - second.dealer)) is None
    assert verify_deal(replace(first, dealer=1 - first.dealer), replace(RULES, first_dealer="lowest_draw"), 2) is None


def test_a_reshuffle_in_another_order_is_found(a_match: Match) -> None:
    for played in a_match.rounds:
        for at, entry in enumerate(played.entries):
            if isinstance(entry, Shuffled):
                turned = Shuffled((*entry.stock[1:], entry.stock[0]))
                entries = (*played.entries[:at], turned, *played.entries[at + 1 :])
                assert verified(replace(played, entries=entries)) is Unproved.WRONG_RESHUFFLE


def test_shares_of_guests_are_part_of_the_key(a_match: Match) -> None:
    values = [bytes([number]) * 32 for number in (1, 2)]
    shares = tuple(Shares(commitment_of(value), value.hex()) for value in values)
    first = a_match.rounds[0]
    key = key_of(secret(1), shares)
    seal = replace(first.seal, scheme=SCHEME + "+shares", shares=shares)
    second = replace(a_match.rounds[1], seal=seal, deck=deck(key, RULES, 2), entries=())
    assert verified(second) is None
    assert verified(replace(second, seal=replace(seal, shares=shares[:1]))) is Unproved.WRONG_DECK
    wrong = (shares[0], replace(shares[1], value=values[0].hex()))
    assert verified(replace(second, seal=replace(seal, shares=wrong))) is Unproved.WRONG_SHARE
    assert verified(replace(second, seal=replace(seal, shares=(replace(shares[0], value="1"),)))) is Unproved.NO_NUMBER


def test_a_record_whose_deal_is_not_proved_is_refused_with_what_is_wrong(a_match: Match) -> None:
    value = json.loads(write_record(a_match, "0"))
    value["rounds"][1]["shuffle"]["secret"] = secret(1).hex()
    with pytest.raises(ValueError, match=Unproved.WRONG_SECRET.value):
        read_record(json.dumps(value).encode())


def test_the_cards_drawn_for_the_deal_are_those_of_the_first_round() -> None:
    a_match = new_match(CLASSIC, 4, "drawn")
    a_match.deal()
    first = a_match.rounds[0]
    drawn = drawn_for(first, CLASSIC, 4)
    assert drawn[-1].lowest == (first.dealer,)
    assert drawn[0].seats == (0, 1, 2, 3)
    assert drawn_for(replace(first, number=2), CLASSIC, 4) == ()
    assert drawn_for(first, replace(CLASSIC, first_dealer="random"), 4) == ()
    assert drawn_for(replace(first, seal=replace(first.seal, secret=None)), CLASSIC, 4) == ()
    assert drawn_for(replace(first, dealer=(first.dealer + 1) % 4), CLASSIC, 4) == ()
