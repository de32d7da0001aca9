"""Plays whole matches with the plain engine alone and writes their records, to try the judge on."""

import random
from itertools import islice
from typing import Any

from tests.plain_engine.cards import new_deck
from tests.plain_engine.legal import buy_texts, off_texts, swap_texts
from tests.plain_engine.matches import PlainMatch
from tests.plain_engine.melds import melds_of
from tests.plain_engine.openings import best_opening, openings_with
from tests.plain_engine.rounds import PlainRound
from tests.plain_engine.shuffle import commitment, dealer_by_lot, deck_for, reshuffled, secret_from_seed


def candidates(rnd: PlainRound, seat: int) -> list[str]:
    """Give moves worth trying for the seat that acts, the ones that lay cards first; not all of them are legal."""
    if rnd.phase == "buy":
        return sorted(buy_texts(rnd, seat), key=lambda text: text == "pass")
    if rnd.phase == "draw":
        return ["take", "draw"]
    hand = rnd.hands[seat]
    drops = [f"drop {card}" for card in hand]
    if seat in rnd.opened:
        melds = ["lay " + " ".join(meld) for meld in melds_of(hand, rnd.rules)]
        return [*swap_texts(rnd, hand), *melds, *off_texts(rnd, hand), *drops]
    openings: list[str] = []
    if best_opening(hand, rnd.rules) >= rnd.rules["opening_points"] or rnd.rules["concealed_minimum"] == "none":
        for card in hand if rnd.taken is None else [rnd.taken]:
            for laid in islice(openings_with(hand, card, rnd.rules), 5):
                openings.append("lay " + " / ".join(" ".join(meld) for meld in laid))
    return [*openings, *drops]


def play_record(rules: dict[str, Any], seats: int, seed: str, most_rounds: int = 30) -> dict[str, Any]:
    """Play a match, or its first rounds, with eager players and give its record; everything follows from the seed."""
    chance = random.Random(seed)
    match = PlainMatch(rules, seats)
    rounds: list[dict[str, Any]] = []
    while match.phase != "over" and len(rounds) < most_rounds:
        secret = secret_from_seed(seed, 1, len(rounds) + 1)
        dealer = match.next_dealer()
        if dealer is None:
            by_lot = rules["first_dealer"] == "random"
            dealer = dealer_by_lot(secret, seats) if by_lot else chance.randrange(seats)
        deck = deck_for(secret, rules, len(match.playing()))
        match.deal(deck, dealer)
        moves = _play_round(match, secret, chance)
        rounds.append(
            {
                "dealer": dealer,
                "shuffle": {"scheme": "hmac-sha256-v1", "commitment": commitment(secret), "secret": secret.hex()},
                "deck": " ".join(deck),
                "moves": moves,
                "penalties": match.penalties,
                "totals": list(match.totals),
            }
        )
    record = {
        "format": "scala40",
        "version": 1,
        "app": "plain",
        "rules": rules,
        "seats": [{"name": f"Seat {seat}", "player": "plain"} for seat in range(seats)],
        "rounds": rounds,
    }
    if match.phase == "over":
        record["result"] = {"winner": match.winner, "totals": match.totals}
    return record


def _play_round(match: PlainMatch, secret: bytes, chance: random.Random) -> list[str]:
    moves: list[str] = []
    regretted: set[str] = set()  # what was taken back this turn is not tried again
    while match.phase in ("round", "reentry"):
        seat = match.acting()
        assert seat is not None
        if match.phase == "reentry":
            text: str = chance.choice(["reenter", "retire"])
        else:
            text = _choose(match, seat, regretted, chance)
        line = _line_before(match, secret) if text == "draw" else None
        if line is not None:
            match.apply_referee(line)
            moves.append(line)
            continue
        asks = text == "draw" and match.round is not None and match.round.to_be_asked()
        match.apply(seat, text)
        if text == "undo":
            regretted.add(moves.pop().partition(" ")[2])
        elif not asks:
            moves.append(f"{seat} {text}")
        if text.startswith("drop"):
            regretted = set()
        if match.round is not None and match.phase == "round":
            check_cards(match.round)
    return moves


def _choose(match: PlainMatch, seat: int, regretted: set[str], chance: random.Random) -> str:
    assert match.round is not None
    texts = candidates(match.round, seat)
    if chance.random() < 0.3:
        chance.shuffle(texts)
    return next((text for text in texts if text not in regretted and match.refusal(seat, text) is None), "undo")


def _line_before(match: PlainMatch, secret: bytes) -> str | None:
    """Give the line of the referee that a draw needs first."""
    rnd = match.round
    if rnd is None or rnd.due() != "shuffle":
        return rnd.due() if rnd is not None else None
    return "shuffle " + " ".join(reshuffled(secret, rnd.reshuffles + 1, rnd.discards[:-1]))


def check_cards(rnd: PlainRound) -> None:
    """Every card lies in exactly one place (rules.md 1.1); raises AssertionError."""
    places = [*rnd.hands.values(), rnd.stock, rnd.discards, *rnd.melds]
    lying = sorted(card.split("=")[0] for cards in places for card in cards)
    assert lying == sorted(new_deck(rnd.rules["jokers"]))
