"""The shuffle is fair: every card in every place, jokers to every seat, every dealer, as often as chance has it.

A chi-square over 100,000 deals; the secrets are fixed, so the figures are the same in every run.
"""

from __future__ import annotations

import math
import secrets
import subprocess
import sys
from array import array

from scala40.engine.cards import pack
from scala40.engine.rules import STANDARD
from scala40.engine.shuffle import dealer_by_lot, deck, seeded_secret

DEALS = 100_000
SEATS = 4
JOKERS = frozenset(pack()[104:])


PROCESSES = """
import os, secrets, sys
for _ in range(1000):
    child = os.fork()
    if child == 0:
        os.write(1, secrets.token_bytes(32))
        os._exit(0)
    os.waitpid(child, 0)
"""


def z_of(chi_square: float, freedom: int) -> float:
    """How many standard deviations a chi-square lies from what chance gives."""
    return (chi_square - freedom) / math.sqrt(2 * freedom)


def test_places_jokers_and_dealers_over_100_000_deals() -> None:
    places = array("l", [0] * (108 * 108))
    jokers = [0] * SEATS
    dealers = [0] * SEATS
    for number in range(DEALS):
        secret = seeded_secret("fair", 1, number)
        order = deck(secret, STANDARD, SEATS)
        row = 0
        for card in order:
            places[row + card] += 1
            row += 108
        for place in range(13 * SEATS):
            if order[place] in JOKERS:
                jokers[place % SEATS] += 1
        dealers[dealer_by_lot(secret, SEATS)] += 1
    # The card turned up is never a joker, so its place is not like the others; without it all are alike.
    turned_up = 13 * SEATS
    chi = 0.0
    for place in range(108):
        if place == turned_up:
            assert all(places[place * 108 + joker] == 0 for joker in JOKERS)
            continue
        for card in range(108):
            # A joker has 107 places to be in; a natural card lies in the turned-up place once in 104, else alike.
            expected = DEALS / 107 if card in JOKERS else DEALS * (1 - 1 / 104) / 107
            chi += (places[place * 108 + card] - expected) ** 2 / expected
    assert abs(z_of(chi, 106 * 107)) < 4
    expected = sum(jokers) / SEATS
    assert abs(z_of(sum((count - expected) ** 2 / expected for count in jokers), SEATS - 1)) < 4
    expected = DEALS / SEATS
    assert abs(z_of(sum((count - expected) ** 2 / expected for count in dealers), SEATS - 1)) < 4


def test_c_26_a_thousand_deals_differ_and_so_do_a_thousand_processes() -> None:
    decks = {deck(secrets.token_bytes(32), STANDARD, 3) for _ in range(1000)}
    assert len(decks) == 1000
    written = subprocess.run([sys.executable, "-c", PROCESSES], capture_output=True, check=True, timeout=300).stdout
    assert len({written[at : at + 32] for at in range(0, len(written), 32)}) == 1000
