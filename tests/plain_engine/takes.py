"""The proof behind `take` (rules.md 1.11): plain depth-first search for a legal end of the turn."""

from typing import Any

from tests.plain_engine.cards import RANKS, face, is_joker, rank, suit
from tests.plain_engine.legality import drop_refusal, refusal_before_proof
from tests.plain_engine.melds import is_run, joker_of, lay_offs_of, low_place, melds_of, swapped
from tests.plain_engine.openings import openings_with
from tests.plain_engine.rounds import PlainRound
from tests.plain_engine.transitions import apply_in_round


def refusal_in_round(rnd: PlainRound, seat: int, text: str) -> str | None:
    """Give the reason why this seat may not make this move now, or None if it may."""
    reason = refusal_before_proof(rnd, seat, text)
    if reason is None and text == "take" and not has_an_end(rnd):
        return "NO_USE_FOR_TAKEN"
    return reason


def has_an_end(rnd: PlainRound) -> bool:
    """Tell whether some legal moves after taking the top discard fulfil every duty and end in a legal way."""
    after = rnd.copy()
    seat = after.turn
    apply_in_round(after, seat, "take")
    assert after.taken is not None
    after.history = []
    if seat in after.opened:
        if after.rules["taken_must_be_used"] and not could_be_used(after, after.taken):
            return False
        return can_end(after, set())
    for melds in openings_with(after.hands[seat], after.taken, after.rules):
        text = "lay " + " / ".join(" ".join(meld) for meld in melds)
        if refusal_before_proof(after, seat, text) is None and can_end(_made(after, seat, text), set()):
            return True
    return False


def can_end(rnd: PlainRound, failed: set[Any]) -> bool:
    """Tell whether a player who has opened can end this turn; `failed` collects the positions that cannot."""
    if rnd.finished is not None:
        return True
    seat = rnd.turn
    if any(drop_refusal(rnd, seat, card) is None for card in rnd.hands[seat]):
        return True
    key = _key(rnd)
    if key in failed:
        return False
    for text in sensible_moves(rnd):
        if refusal_before_proof(rnd, seat, text) is None and can_end(_made(rnd, seat, text), failed):
            return True
    failed.add(key)
    return False


def _made(rnd: PlainRound, seat: int, text: str) -> PlainRound:
    after = rnd.copy()
    apply_in_round(after, seat, text)
    after.history = []
    return after


def _card_key(rnd: PlainRound, card: str) -> tuple[str, bool, bool]:
    return face(card), card == rnd.taken, card in rnd.freed


def _key(rnd: PlainRound) -> Any:
    """Give a key that is equal where only twins or jokers without a duty are exchanged."""
    hand = tuple(sorted(_card_key(rnd, card) for card in rnd.hands[rnd.turn]))
    melds = tuple(
        tuple((face(card), is_joker(card), card.split("=")[0] == rnd.taken) for card in meld) for meld in rnd.melds
    )
    return hand, melds, frozenset(rnd.laid)


def sensible_moves(rnd: PlainRound) -> list[str]:
    """Give all single steps of a player who has opened, those that serve a duty first.

    Several melds laid at once equal the same melds laid singly, so one at a time is enough. Of cards that differ in
    nothing but the copy only one is tried.
    """
    hand = sorted(rnd.hands[rnd.turn], key=lambda card: (card != rnd.taken, card not in rnd.freed, card))
    distinct = list({_card_key(rnd, card): card for card in reversed(hand)}.values())
    pairs = [[first, second] for first in distinct for second in distinct if face(first) != face(second)]
    ways = [[card] for card in distinct] + (pairs if rnd.rules["group_joker_swap"] == "both_missing" else [])
    moves = []
    for number, meld in enumerate(rnd.melds, 1):
        if joker_of(meld) is not None:
            moves += [f"swap {' '.join(way)} m{number}" for way in ways if swapped(meld, way, rnd.rules) is not None]
        for card in distinct:
            moves += [f"off {way} m{number}" for way in lay_offs_of(meld, card, rnd.rules)]
    moves += ["lay " + " ".join(meld) for meld in melds_of(distinct, rnd.rules)]
    wanted = [card for card in [rnd.taken, *rnd.freed] if card in hand]

    def serves(text: str) -> bool:
        return any(word.split("=")[0] in wanted for word in text.split(" "))

    return sorted(moves, key=lambda text: not serves(text))


def could_be_used(rnd: PlainRound, card: str) -> bool:
    """Tell generously whether a taken card could ever leave this hand onto the melds; False is certain.

    It saves the search its hopeless cases: every joker that might be freed counts as held, and cards between a run
    and the card may be held or one joker.
    """
    if is_joker(card):
        return True
    others = [held for held in rnd.hands[rnd.turn] if held != card]
    faces = {face(held) for held in others}
    missing_joker = 0 if any(map(is_joker, others)) or any(_may_be_freed(rnd, m) for m in rnd.melds) else 1
    same_rank = {face(held) for held in others if not is_joker(held) and rank(held) == rank(card)} - {face(card)}
    if len(same_rank) + 1 - missing_joker >= 2 and same_rank:
        return True
    for place in _places(card):
        for low in range(max(place - 2, 1), min(place, 12) + 1):
            beside = [RANKS[(at - 1) % 13] + suit(card) for at in range(low, low + 3) if at != place]
            held_beside = sum(name in faces for name in beside)
            if held_beside == 2 or (held_beside == 1 and not missing_joker):
                return True
    return any(_could_join(meld, card, faces, missing_joker) for meld in rnd.melds)


def _places(card: str) -> list[int]:
    return [1, 14] if rank(card) == "A" else [RANKS.index(rank(card)) + 1]


def _may_be_freed(rnd: PlainRound, meld: list[str]) -> bool:
    joker = joker_of(meld)
    if joker is None:
        return False
    held = {face(card) for card in rnd.hands[rnd.turn]}
    if is_run(meld) or rnd.rules["group_joker_swap"] == "declared":
        return face(joker) in held
    return any(name[0] == rank(joker) for name in held)


def _could_join(meld: list[str], card: str, faces: set[str], missing_joker: int) -> bool:
    if not is_run(meld):
        return rank(card) == rank(meld[0])
    if suit(card) != suit(meld[0]):
        return False
    joker = joker_of(meld)
    if joker is not None and face(joker) == face(card):
        return True
    low = low_place(meld)
    high = low + len(meld) - 1
    for place in _places(card):
        between = list(range(high + 1, place)) or list(range(place + 1, low))
        unheld = [at for at in between if RANKS[(at - 1) % 13] + suit(card) not in faces]
        if not low <= place <= high and len(unheld) <= 1 - missing_joker:
            return True
    return False
