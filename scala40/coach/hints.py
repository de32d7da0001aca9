"""Hints: the move of a club player on the player's own view, the reason, and what it was weighed against.

Source: engine-notes.md 7. Nothing here looks at a card that the seat has not seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from scala40.bots.habits import taken, turn_of
from scala40.bots.levels import CLUB, Level
from scala40.bots.reasons import explain
from scala40.engine.advice import Hint, Look, Place, Step
from scala40.engine.arrange import best_opening
from scala40.engine.cards import Card
from scala40.engine.check import check
from scala40.engine.grounds import Code, Ground
from scala40.engine.hand_melds import all_melds
from scala40.engine.legality.discards import duty
from scala40.engine.legality.lay_offs import extensions
from scala40.engine.melds import Run
from scala40.engine.moves import Buy, Discard, Draw, LayMelds, LayOff, Move, Pass, SwapJoker, TakeDiscard
from scala40.engine.outs import opening_outs, unseen
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.scoring import card_penalty
from scala40.engine.transition import after
from scala40.engine.turn import swaps
from scala40.engine.view import PlayerView

ADVISER: Final[Level] = CLUB
"""The player whose decision a hint tells."""
_PLACES: Final[dict[Code, Place]] = {"gift": "melds", "fits": "melds", "points": "costs", "sheds": "costs"}
"""Where to look before a discard, by its first ground; else at the suit of the card."""


def hint(view: PlayerView, seed: int) -> Hint:
    """A move for the seat that must act, and why: the same view and seed always give the same hint.

    Raises `ValueError` if the seat has nothing to do.
    """
    reason = explain(view, seed, ADVISER)
    move, grounds = reason.move, reason.grounds
    if isinstance(move, Discard):
        # The opening that still counts is that of the hand which stays.
        grounds = tuple(_short_of(view, move.card) if ground.code == "short_by" else ground for ground in grounds)
    if len(view.public.seats) == 2:
        other = view.public.after_seat(view.seat)
        grounds = tuple(replace(ground, seat=other) if ground.code == "hold" else ground for ground in grounds)
    forced = _is_forced(view, move, grounds)
    opens_with, copies = (None, 0) if forced else _one_card_opens(view, move, grounds)
    return Hint(
        move=move,
        grounds=grounds,
        look=_look(view, move, grounds[0]),
        way=tuple(_steps(view, _way(view, move, grounds[0].code))),
        forced=forced,
        opens_with=opens_with,
        unseen=copies,
        rule=_rule(view, move, grounds[0], forced=forced),
    )


# ---------------------------------------------------------------------------------------------------- nothing to choose


def _is_forced(view: PlayerView, move: Move, grounds: Iterable[Ground]) -> bool:
    """True if no other move is legal; undoing aside."""
    match move:
        case Draw():
            return check(view, TakeDiscard()) is not None
        case Pass():
            return not any(True for _ in _buys(view))
        case Discard():
            codes = {ground.code for ground in grounds}
            return "only_card" in codes and not _may_lay(view)
        case _:
            return False


def _buys(view: PlayerView) -> Iterator[Move]:
    """The legal ways to buy the card on offer."""
    public = view.public
    card = public.discards[-1]
    for meld in all_melds(view.hand | {card}, public.rules):
        if card in meld.cards and check(view, Buy(LayMelds((meld,)))) is None:
            yield Buy(LayMelds((meld,)))
    for number, meld in enumerate(public.melds, start=1):
        for made in extensions(meld, card, public.rules):
            use = Buy(LayOff(card, number, made.stands_for if card.is_joker else None))
            if check(view, use) is None:
                yield use


def _may_lay(view: PlayerView) -> bool:
    """True if anything can be laid, laid off or swapped now."""
    public, hand = view.public, view.hand
    if not public.opened[view.seat]:
        turn = turn_of(public, hand, ADVISER)
        return best_opening(hand, public.rules).points >= public.rules.opening_points or turn.going_out() is not None
    if any(check(view, LayMelds((meld,))) is None for meld in all_melds(hand, public.rules)):
        return True
    for number, meld in enumerate(public.melds, start=1):
        for card in hand:
            for made in extensions(meld, card, public.rules):
                if check(view, LayOff(card, number, made.stands_for if card.is_joker else None)) is None:
                    return True
    return any(check(view, move) is None for move in swaps(public, hand))


# ---------------------------------------------------------------------------------------------------------- the opening


def _short_of(view: PlayerView, card: Card) -> Ground:
    """How far the best opening is without this card, which is discarded."""
    rules = view.public.rules
    best = best_opening(view.hand - {card}, rules)
    return Ground(code="short_by", melds=best.melds, number=best.points, other_number=rules.opening_points)


def _one_card_opens(view: PlayerView, move: Move, grounds: Iterable[Ground]) -> tuple[Card | None, int]:
    """The card that would be enough to open after this discard, and its unseen copies."""
    if not isinstance(move, Discard) or all(ground.code != "short_by" for ground in grounds):
        return None, 0
    live = unseen(view)
    faces = [face for face in opening_outs(view.hand - {move.card}, view.public.rules) or () if live.get(face.face, 0)]
    if not faces:
        return None, 0
    # A joker nearly always would; a card to wait for says more.
    best = max(faces, key=lambda face: (not face.is_joker, live[face.face], -face))
    return best, live[best.face]


# -------------------------------------------------------------------------------------------------------- the whole way


def _way(view: PlayerView, move: Move, code: Code) -> tuple[Move, ...]:
    """The move, and where it goes out what follows."""
    if code == "close":
        ending = turn_of(view.public, view.hand, ADVISER).going_out()
        return (move,) if ending is None else ending.moves
    if code == "take_closes":
        holding = taken(view.public, view.hand)
        ending = None if holding is None else turn_of(*holding, ADVISER).going_out()
        return (move,) if ending is None else (move, *ending.moves)
    return (move,)


def _steps(view: PlayerView, moves: Iterable[Move]) -> Iterator[Step]:
    """The moves, each with the meld that it goes to as it lies then."""
    public, hand = view.public, view.hand
    for move in moves:
        number = move.meld if isinstance(move, LayOff | SwapJoker) else 0
        yield Step(move, public.melds[number - 1] if number else None)
        # Nobody knows what a draw brings, and nothing follows it here.
        if not isinstance(move, Draw | Buy | Pass):
            public, hand, _ = after(public, hand, move)


# ------------------------------------------------------------------------------------------------------- where to look


def _look(view: PlayerView, move: Move, ground: Ground) -> Look:
    """Where every card is to be found that the reason leaves to choose from."""
    code = ground.code
    match move:
        case Draw() | TakeDiscard() | Buy() | Pass():
            return Look("pile")
        case _ if code == "close":
            return Look("whole_hand")
        case LayMelds(melds) if code != "can_open":
            first = melds[0]
            return Look("suit", first.suit) if isinstance(first, Run) else Look("ranks")
        case LayMelds():
            return Look("points")
        case LayOff() | SwapJoker():
            return Look("melds")
        case Discard(card):
            place = _PLACES.get(code, "suit")
            if place != "suit":
                return Look(place)
            if code == "even" and ground.other is not None and ground.other.suit != card.suit:
                one, two = (card_penalty(each, view.public.rules, alone=False) for each in (card, ground.other))
                return Look("costs" if one == two else "whole_hand")
            return Look("whole_hand") if card.is_joker else Look("suit", card.suit)
        case _:
            return Look("whole_hand")


def _rule(view: PlayerView, move: Move, ground: Ground, *, forced: bool) -> Refusal | None:
    """The rule that the first ground rests on, if it rests on one."""
    match ground.code:
        case "take_barred":
            return check(view, TakeDiscard())
        case "must_use":
            return duty(view.public)
        case "only_card":
            barred = (check(view, Discard(card)) for card in sorted(view.hand) if Discard(card) != move)
            return next((refusal for refusal in barred if refusal is not None), None)
        case "can_open" | "take_opens" | "take_short" | "short_by" if not forced:
            return Refusal(Reason.OPENING_TOO_LOW, have=ground.number, need=ground.other_number)
        case _:
            return None
