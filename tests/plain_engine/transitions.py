"""What a legal move and a line of the referee do to a round."""

from typing import Any

from tests.plain_engine.cards import physical, read_card
from tests.plain_engine.legality import drop_refusal
from tests.plain_engine.melds import as_written, joker_of, laid_off, swapped
from tests.plain_engine.notation import cards_named, read_move
from tests.plain_engine.rounds import PlainRound


def apply_in_round(rnd: PlainRound, seat: int, text: str) -> None:
    """Make a move that `refusal` lets pass.

    `draw` first opens the asking where somebody may buy (the phase is then `buy`); once all have answered, `draw`
    is made again and draws. Raises ValueError where the referee has to write a line before the draw.
    """
    kind, parts = read_move(text, rnd.rules["jokers"])
    if kind in ("take", "lay", "off", "swap"):
        rnd.history.append(rnd.copy())
    if kind == "draw":
        _draw(rnd, seat)
    elif kind == "take":
        rnd.taken = rnd.discards.pop()
        rnd.hands[seat].append(rnd.taken)
        rnd.phase = "play"
    elif kind == "undo":
        rnd.restore(rnd.history[-1], rnd.history[:-1])
    elif kind == "drop":
        rnd.hands[seat].remove(parts)
        rnd.discards.append(parts)
        rnd.turns += 1
        if rnd.hands[seat]:
            rnd.new_turn(rnd.seat_after(seat))
        else:
            _go_out(rnd, seat)
    elif kind == "pass":
        rnd.asked.pop(0)
        if not rnd.asked:
            _all_answered(rnd)
    elif kind == "buy":
        _buy(rnd, seat, *parts)
    else:
        rnd.hands[seat] = [card for card in rnd.hands[seat] if card not in cards_named(kind, parts)]
        _put_down(rnd, seat, kind, parts)
        if not rnd.hands[seat]:
            _go_out(rnd, seat)


def _draw(rnd: PlainRound, seat: int) -> None:
    if rnd.due() is not None:
        raise ValueError(f"the referee must write {rnd.due()} before this draw")
    if rnd.to_be_asked():
        rnd.begin_asking()
        return
    rnd.drawn = rnd.stock.pop(0)
    rnd.hands[seat].append(rnd.drawn)
    rnd.phase, rnd.history = "play", []


def _put_down(rnd: PlainRound, seat: int, kind: str, parts: Any) -> None:
    """Put cards that have left the hand on the melds."""
    if kind == "lay":
        if seat not in rnd.opened:
            rnd.opened.add(seat)
            rnd.opened_now = True
        for meld in parts:
            if seat == rnd.turn:
                rnd.laid.add(len(rnd.melds))
            rnd.melds.append(as_written(meld, rnd.rules) or meld)
            rnd.owners.append(seat)
    elif kind == "off":
        card, index = parts
        rnd.melds[index] = laid_off(rnd.melds[index], card, rnd.rules) or rnd.melds[index]
    else:
        cards, index = parts
        joker = physical(joker_of(rnd.melds[index]) or "")
        rnd.melds[index] = swapped(rnd.melds[index], cards, rnd.rules) or rnd.melds[index]
        rnd.hands[seat].append(joker)
        rnd.freed.append(joker)
    rnd.freed = [joker for joker in rnd.freed if joker in rnd.hands[rnd.turn]]


def _buy(rnd: PlainRound, seat: int, use: str, parts: Any) -> None:
    rnd.discards.pop()
    rnd.hands[seat] = [card for card in rnd.hands[seat] if card not in cards_named(use, parts)]
    _put_down(rnd, seat, use, parts)
    if not rnd.hands[seat]:
        _go_out(rnd, seat)
        return
    rnd.hands[seat].append(rnd.stock.pop(0))
    _all_answered(rnd)


def _all_answered(rnd: PlainRound) -> None:
    rnd.asked, rnd.answered, rnd.phase, rnd.history = [], True, "draw", []


def _go_out(rnd: PlainRound, seat: int) -> None:
    rnd.finished, rnd.closer, rnd.history = "closed", seat, []
    rnd.concealed = rnd.opened_now and seat == rnd.turn


# ------------------------------------------------------------------------------------------------- the referee's lines


def referee_refusal(rnd: PlainRound, text: str) -> str | None:
    """Give the reason why the referee may not write this line now, or None."""
    if rnd.acting() is None:
        return "WRONG_PHASE"
    word, _, rest = text.partition(" ")
    if word == "shuffle":
        try:
            cards = [read_card(card, rnd.rules["jokers"]) for card in rest.split(" ")]
        except ValueError:
            return "UNREADABLE"
        if rnd.phase != "draw" or rnd.due() != "shuffle":
            return "WRONG_PHASE"
        return None if sorted(cards) == sorted(rnd.discards[:-1]) else "WRONG_SHUFFLE"
    if text == "dead":
        return None if rnd.phase == "draw" and rnd.due() == "dead" else "WRONG_PHASE"
    if text == "timeout":
        fits = rnd.rules["turn_seconds"] is not None and rnd.phase != "buy" and not rnd.timed_out
        return None if fits else "WRONG_PHASE"
    return "UNREADABLE"


def apply_referee_in_round(rnd: PlainRound, text: str) -> None:
    """Write a line of the referee that `referee_refusal` lets pass; `timeout` undoes what the clock undoes."""
    if text == "dead":
        rnd.finished, rnd.history = "dead", []
    elif text == "timeout":
        if clock_undoes(rnd) and rnd.history:
            rnd.restore(rnd.history[0], [])
        rnd.timed_out = True
    else:
        rnd.discards, rnd.stock = rnd.discards[-1:], text.split(" ")[1:]
        rnd.reshuffles += 1
        rnd.committed = True


def clock_undoes(rnd: PlainRound) -> bool:
    """Tell whether the end of the time takes back all since the draw: a duty is open, or no discard is legal."""
    if rnd.phase != "play":
        return False
    hand = rnd.hands[rnd.turn]
    duty = rnd.taken_duty_open() or rnd.freed_duty_open()
    return duty or all(drop_refusal(rnd, rnd.turn, card) is not None for card in hand)
