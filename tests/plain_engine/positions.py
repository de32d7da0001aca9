"""Reads a position file (records.md, Positions) into a match with a round in progress."""

import json
from typing import Any

from tests.plain_engine.cards import UNKNOWN, physical, read_card, read_meld_card
from tests.plain_engine.matches import PlainMatch
from tests.plain_engine.melds import as_written
from tests.plain_engine.notation import read_meld_index
from tests.plain_engine.rounds import PlainRound
from tests.plain_engine.rules import PRESETS, fault_of


def read_position(source: dict[str, Any] | str) -> PlainMatch:
    """Give the match of a position; raises ValueError where it cannot be read.

    A rules object may leave fields out; they are those of `standard`. In the phase `buy`, `turn` is the player to
    move and the first seat in turn order is asked, unless the optional key `asked` names the seat that is.
    """
    data = json.loads(source) if isinstance(source, str) else source
    rules = _read_rules(data["rules"])
    match = PlainMatch(rules, len(data["seats"]))
    match.dealer = data.get("dealer", 0)
    match.phase = "round"
    match.totals = [seat.get("total", 0) for seat in data["seats"]]
    hands = {number: _read_cards(seat["hand"], rules) for number, seat in enumerate(data["seats"])}
    order = match.seats_from(match.dealer)
    rnd = PlainRound(
        rules, order, hands, _read_cards(data.get("stock", 0), rules), _read_cards(data.get("discards", ""), rules)
    )
    rnd.turn = data["turn"]
    rnd.phase = data["phase"]
    if rnd.turn not in order or rnd.phase not in ("draw", "play", "buy"):
        raise ValueError("turn or phase")
    rnd.opened = {number for number, seat in enumerate(data["seats"]) if seat.get("opened", False)}
    for text in data.get("melds", []):
        meld = as_written([read_meld_card(word, rules["jokers"]) for word in text.split()], rules)
        if meld is None:
            raise ValueError(f"no meld: {text!r}")
        rnd.melds.append(meld)
    rnd.owners = list(data.get("owners", [None] * len(rnd.melds)))
    rnd.taken = None if data.get("taken") is None else read_card(data["taken"], rules["jokers"])
    rnd.freed = [read_card(joker, rules["jokers"]) for joker in data.get("freed", [])]
    rnd.turns = data.get("turns", len(order))  # the first lap is over
    rnd.reshuffles = data.get("reshuffles", 0)
    rnd.opened_now = data.get("opened_now", False)
    rnd.laid = {read_meld_index(word) for word in data.get("laid", [])}
    _check_cards(rnd)
    match.round = rnd
    if rnd.phase == "buy":
        rnd.begin_asking()
        if "asked" in data:
            rnd.asked = rnd.asked[rnd.asked.index(data["asked"]) :]
        if not rnd.asked:
            raise ValueError("nobody is asked")
    return match


def _read_rules(given: Any) -> dict[str, Any]:
    rules = PRESETS[given] if isinstance(given, str) and given in PRESETS else None
    if isinstance(given, dict):
        rules = {**PRESETS["standard"], **given}
    if rules is None or fault_of(rules) is not None:
        raise ValueError("rules")
    return rules


def _read_cards(given: Any, rules: dict[str, Any]) -> list[str]:
    if type(given) is int:
        return [UNKNOWN] * given
    if not isinstance(given, str):
        raise ValueError(f"cards: {given!r}")
    return [read_card(word, rules["jokers"]) for word in given.split()]


def _check_cards(rnd: PlainRound) -> None:
    """No card may lie in two places."""
    places = [*rnd.hands.values(), rnd.stock, rnd.discards, *rnd.melds]
    known = [physical(card) for cards in places for card in cards if card != UNKNOWN]
    if len(set(known)) < len(known):
        raise ValueError("a card lies in two places")
