"""The proof of a deal: deck, first dealer and reshuffles follow from the secret whose fingerprint was shown before.

Source: records.md, "The shuffle".
"""

from __future__ import annotations

import enum
from collections.abc import Sequence

from scala40.engine.cards import Card
from scala40.engine.match import Made, PlayedRound
from scala40.engine.moves import Buy, Discard, TakeDiscard
from scala40.engine.round import CARDS_EACH, Shuffled
from scala40.engine.rules import Rules
from scala40.engine.shuffle import (
    SCHEME,
    Seal,
    commitment_of,
    dealer_by_lot,
    deck,
    drawn_for_the_deal,
    key_of,
    reshuffled,
)
from scala40.engine.view import Lots


class Unproved(enum.Enum):
    """Why a deal is not proved."""

    HIDDEN = "the secret is not shown yet"
    UNKNOWN_SCHEME = "the shuffle is not known"
    WRONG_SHARES = "the shares do not go with the scheme of the shuffle"
    NO_NUMBER = "the secret or a share is no hexadecimal number of 32 bytes"
    WRONG_SHARE = "a share does not go with its fingerprint"
    WRONG_SECRET = "the secret does not go with the fingerprint"
    WRONG_DECK = "the deck is not the one that the secret gives"
    WRONG_DEALER = "the first dealer is not the one that the secret gives"
    WRONG_RESHUFFLE = "a new stock is not the one that the secret gives"


def verify_deal(played: PlayedRound, rules: Rules, players: int) -> Unproved | None:
    """Why the deal of this round is not proved by its seal; None if it is, with its reshuffles so far.

    `players` counts all seats of the match. In the first round the lot for the dealer is proved too.
    """
    problem = unproved(played.deck, played.seal, rules, len(played.seats))
    if problem is not None or played.seal.secret is None:
        return problem or Unproved.HIDDEN
    key = key_of(bytes.fromhex(played.seal.secret), played.seal.shares)
    if played.number == 1 and rules.first_dealer == "random" and dealer_by_lot(key, players) != played.dealer:
        return Unproved.WRONG_DEALER
    return None if _reshuffles_follow(played, key) else Unproved.WRONG_RESHUFFLE


def drawn_for(played: PlayedRound, rules: Rules, players: int) -> tuple[Lots, ...]:
    """The cards drawn for the first deal, as whoever knows the secret sees them; empty where nothing is drawn for.

    `players` counts all seats of the match. Empty too where the dealer is not the one that the secret gives: how a
    match of another program came to its dealer is not known.
    """
    if played.number != 1 or rules.first_dealer != "lowest_draw" or played.seal.secret is None:
        return ()
    drawn = drawn_for_the_deal(bytes.fromhex(played.seal.secret), rules, players)
    return drawn if drawn[-1].lowest == (played.dealer,) else ()


def unproved(order: Sequence[Card], seal: Seal, rules: Rules, players: int) -> Unproved | None:
    """Why this order of the cards does not follow from its seal; None if it does, or while the secret is hidden.

    `players` counts those who play the round.
    """
    if seal.scheme not in (SCHEME, SCHEME + "+shares"):
        return Unproved.UNKNOWN_SCHEME
    if (seal.scheme != SCHEME) != bool(seal.shares):
        return Unproved.WRONG_SHARES
    if seal.secret is None:
        return None
    for hidden in (seal.secret, *(share.value for share in seal.shares)):
        if len(hidden) != 64 or not set(hidden.lower()) <= set("0123456789abcdef"):
            return Unproved.NO_NUMBER
    if any(commitment_of(bytes.fromhex(share.value)) != share.commitment.lower() for share in seal.shares):
        return Unproved.WRONG_SHARE
    secret = bytes.fromhex(seal.secret)
    if commitment_of(secret) != seal.commitment.lower():
        return Unproved.WRONG_SECRET
    if deck(key_of(secret, seal.shares), rules, players) != tuple(order):
        return Unproved.WRONG_DECK
    return None


def _reshuffles_follow(played: PlayedRound, key: bytes) -> bool:
    pile = [played.deck[CARDS_EACH * len(played.seats)]]
    times = 0
    for entry in played.entries:
        match entry:
            case Made(_, Discard(card)):
                pile.append(card)
            case Made(_, TakeDiscard() | Buy()):
                pile.pop()
            case Shuffled(stock):
                times += 1
                if reshuffled(key, times, pile[:-1]) != stock:
                    return False
                del pile[:-1]
            case _:
                pass
    return True
