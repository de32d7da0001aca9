"""Why a move in a round is refused: the first reason of records.md that applies, or None.

The proof that a taken card has a use is in takes.py, which builds on this.

UNREADABLE (no reason of the list) stands for a text that is no move at all; TIMED_OUT for a move other than the one
the clock makes.
"""

from typing import Any

from tests.plain_engine.cards import DECK_PLACE, hand_value, is_joker
from tests.plain_engine.melds import as_written, joker_of, laid_off, lay_offs_of, meld_points, shape_reason, swapped
from tests.plain_engine.notation import cards_named, holds_joker, read_move
from tests.plain_engine.rounds import PlainRound

SHAPES = [
    "TOO_FEW_CARDS",
    "TWO_JOKERS",
    "NOT_A_MELD",
    "SUIT_TWICE",
    "TOO_MANY_CARDS",
    "RANK_TWICE",
    "AROUND_THE_CORNER",
    "GAP_IN_RUN",
    "TWO_ACES",
]
PHASE_OF = {
    "draw": "draw",
    "take": "draw",
    "lay": "play",
    "off": "play",
    "swap": "play",
    "drop": "play",
    "undo": "play",
    "buy": "buy",
    "pass": "buy",
}


def refusal_before_proof(rnd: PlainRound, seat: int, text: str) -> str | None:
    """Give the reason why this seat may not make this move now, or None; of `take` all but NO_USE_FOR_TAKEN."""
    try:
        kind, parts = read_move(text, rnd.rules["jokers"])
    except ValueError:
        return "UNREADABLE"
    if seat != rnd.acting():
        return "OUT_OF_TURN"
    if PHASE_OF.get(kind) != rnd.phase:
        return "WRONG_PHASE"
    if rnd.timed_out and kind not in ("draw", "drop", "buy", "pass"):
        return "TIMED_OUT"
    named = cards_named(kind, parts)
    held = rnd.hands[seat] + (rnd.discards[-1:] if kind == "buy" else [])
    if any(card not in held for card in named):
        return "NOT_HELD"
    if len(set(named)) < len(named):
        return "CARD_TWICE"
    if kind == "take":
        return _take_refusal(rnd, seat)
    if kind == "undo":
        return None if rnd.history else "WRONG_PHASE"
    if kind == "lay":
        return _lay_refusal(rnd, seat, parts)
    if kind == "off":
        return _off_refusal(rnd, seat, *parts)
    if kind == "swap":
        return _swap_refusal(rnd, seat, *parts)
    if kind == "drop":
        if rnd.timed_out and parts != timeout_discard(rnd):
            return "TIMED_OUT"
        return drop_refusal(rnd, seat, parts)
    if kind == "buy":
        return _buy_refusal(rnd, seat, *parts)
    return None  # draw and pass


def _take_refusal(rnd: PlainRound, seat: int) -> str | None:
    if rnd.committed or not rnd.discards:
        return "WRONG_PHASE"
    if seat not in rnd.opened and rnd.rules["take_before_opening"] == "never":
        return "TAKE_BEFORE_OPENING"
    return None


def emptying_refusal(rnd: PlainRound, left: int) -> str | None:
    """Give the reason why no move without a discard may leave this many cards in hand, or None."""
    if left > 0:
        return None
    if rnd.rules["final_discard"] == "required":
        return "MUST_KEEP_A_DISCARD"
    return None if rnd.may_go_out_now() else "FIRST_LAP"


def _first_shape_fault(rnd: PlainRound, melds: list[list[str]]) -> str | None:
    faults = [shape_reason(meld, rnd.rules) for meld in melds if as_written(meld, rnd.rules) is None]
    return min(faults, key=SHAPES.index) if faults else None  # of several melds, the earliest reason of the list


def _lay_refusal(rnd: PlainRound, seat: int, melds: list[list[str]]) -> str | None:
    fault = _first_shape_fault(rnd, melds)
    if fault:
        return fault
    laid = [as_written(meld, rnd.rules) or meld for meld in melds]
    left = [card for card in rnd.hands[seat] if card not in cards_named("lay", laid)]
    if seat not in rnd.opened:
        fault = _opening_refusal(rnd, laid, left)
        if fault:
            return fault
    return emptying_refusal(rnd, len(left))


def _opening_refusal(rnd: PlainRound, melds: list[list[str]], left: list[str]) -> str | None:
    rules, needed = rnd.rules, rnd.rules["opening_points"]
    out_at_once = rules["concealed_minimum"] == "none" and _goes_out_with(rnd, left)
    if holds_joker(melds):
        if rules["opening_joker"] == "forbidden":
            return "JOKER_IN_OPENING"
        natural = sum(meld_points(meld) for meld in melds if joker_of(meld) is None)
        if rules["opening_joker"] == "clean" and natural < needed and not out_at_once:
            return "OPENING_NOT_CLEAN"
    if sum(map(meld_points, melds)) < needed and not out_at_once:
        return "OPENING_TOO_LOW"
    return "TAKEN_NOT_IN_OPENING" if rnd.taken in left else None


def _goes_out_with(rnd: PlainRound, left: list[str]) -> bool:
    """Tell whether a concealed player whose melds leave these cards goes out: with none, or by discarding the one.

    The last card must be one that may be thrown: not the card just taken, no joker where `discard_joker` is `never`.
    """
    if not rnd.may_go_out_now() or len(left) > 1:
        return False
    if not left:
        return bool(rnd.rules["final_discard"] == "optional")
    return left[0] != rnd.taken and not (is_joker(left[0]) and rnd.rules["discard_joker"] == "never")


def _off_refusal(rnd: PlainRound, seat: int, card: str, index: int, buying: bool = False) -> str | None:
    """A misfit is always DOES_NOT_FIT (so is a meld that is not there), but for the second joker: TWO_JOKERS."""
    if index >= len(rnd.melds):
        return "DOES_NOT_FIT"
    if is_joker(card) and joker_of(rnd.melds[index]) is not None:
        return "TWO_JOKERS"
    if laid_off(rnd.melds[index], card, rnd.rules) is None:
        return "DOES_NOT_FIT"
    if seat not in rnd.opened:
        return "NOT_OPENED"
    if buying:
        return None
    where = rnd.rules["lay_off_in_opening_turn"]
    if rnd.opened_now and (where == "no" or (where == "own" and index not in rnd.laid)):
        return "OPENING_TURN"
    if rnd.rules["freed_joker"] == "new_meld" and card.split("=")[0] in rnd.freed:
        return "FREED_JOKER_NEEDS_NEW_MELD"
    return emptying_refusal(rnd, len(rnd.hands[seat]) - 1)


def _swap_refusal(rnd: PlainRound, seat: int, cards: list[str], index: int) -> str | None:
    """Every swap that frees no joker is NOT_THE_JOKERS_CARD: no such meld, no joker in it, a joker for a joker."""
    if index >= len(rnd.melds) or swapped(rnd.melds[index], cards, rnd.rules) is None:
        return "NOT_THE_JOKERS_CARD"
    if seat not in rnd.opened:
        return "NOT_OPENED"
    return "OPENING_TURN" if rnd.opened_now and not rnd.rules["swap_in_opening_turn"] else None


def _buy_refusal(rnd: PlainRound, seat: int, use: str, parts: Any) -> str | None:
    named = cards_named(use, parts)
    fault = _first_shape_fault(rnd, parts) if use == "lay" else _off_refusal(rnd, seat, parts[0], parts[1], True)
    if fault:
        return fault
    if rnd.discards[-1] not in named:
        return "NO_USE_FOR_TAKEN"
    return emptying_refusal(rnd, len([card for card in rnd.hands[seat] if card not in named]))


# ------------------------------------------------------------------------------------------------------- discards


def drop_refusal(rnd: PlainRound, seat: int, card: str) -> str | None:
    """Give the reason why this card, which is in hand, may not be discarded, or None."""
    closing = len(rnd.hands[seat]) == 1
    if card == rnd.taken:
        return "JUST_TAKEN"
    if rnd.taken_duty_open():
        return "TAKEN_NOT_USED"
    if rnd.freed_duty_open():
        return "FREED_JOKER_NOT_USED"
    barred = _barred(rnd, seat, card)
    if barred and (closing or not all(_barred(rnd, seat, other) for other in rnd.hands[seat] if other != rnd.taken)):
        return barred
    if closing and seat not in rnd.opened:
        return "NOT_OPENED"
    return "FIRST_LAP" if closing and not rnd.may_go_out_now() else None


def _barred(rnd: PlainRound, seat: int, card: str) -> str | None:
    """Give JOKER_BARRED or FITTING_BARRED where `discard_joker` or `discard_fitting` bars this card, or None."""
    closing = len(rnd.hands[seat]) == 1
    joker_rule = rnd.rules["discard_joker"]
    if is_joker(card) and (joker_rule == "never" or (joker_rule == "only_to_close" and not closing)):
        return "JOKER_BARRED"
    fitting_rule = rnd.rules["discard_fitting"]
    if fitting_rule == "by_players":
        fitting_rule = "only_to_close" if len(rnd.order) > 2 else "after_opening"
    if fitting_rule == "only_to_close" and not closing and is_fitting(rnd, card):
        return "FITTING_BARRED"
    if fitting_rule == "after_opening" and seat not in rnd.opened and is_fitting(rnd, card):
        return "FITTING_BARRED"
    return None


def is_fitting(rnd: PlainRound, card: str) -> bool:
    """Tell whether somebody who has opened could by itself lay this card off or swap it in (rules.md 2)."""
    if not rnd.opened:
        return False
    return any(lay_offs_of(meld, card, rnd.rules) or swapped(meld, [card], rnd.rules) is not None for meld in rnd.melds)


def timeout_discard(rnd: PlainRound) -> str | None:
    """Give the card the clock discards for the player to move after the draw (rules.md 2, turn_seconds)."""
    hand = rnd.hands[rnd.turn]
    allowed = [card for card in hand if drop_refusal(rnd, rnd.turn, card) is None]
    if rnd.drawn in allowed:
        return rnd.drawn
    ace = 11 if rnd.rules["ace_in_hand"] == "lone_1" and len(hand) > 1 else rnd.rules["ace_in_hand"]
    return min(allowed, key=lambda card: (is_joker(card), -hand_value([card], ace), DECK_PLACE[card]), default=None)
