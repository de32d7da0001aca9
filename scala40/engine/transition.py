"""The one transition: what a legal move makes of the public round and the mover's hand, and the events it gives.

Match, the proof behind `take`, the preview of a prepared opening, hints and lessons all use `after`. It judges nothing:
ask `check` first. Drawing reveals a card that nobody could see before, so `after_draw` is told which.
"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from scala40.engine.cards import Card
from scala40.engine.events import (
    Bought,
    Closed,
    Discarded,
    Event,
    LaidMelds,
    LaidOff,
    Opened,
    Passed,
    SwappedJoker,
    TookDiscard,
)
from scala40.engine.legality import buys, lay_offs
from scala40.engine.legality.melds import opening_points
from scala40.engine.melds import Meld
from scala40.engine.moves import (
    Buy,
    Discard,
    Draw,
    LayMelds,
    LayOff,
    Move,
    Pass,
    Reenter,
    Retire,
    SwapJoker,
    TakeBack,
    TakeDiscard,
)
from scala40.engine.view import Hand, PublicRound

After = tuple[PublicRound, Hand, tuple[Event, ...]]


def after(public: PublicRound, hand: Hand, move: Move) -> After:
    """The public round, the mover's hand and the events after a move that `check` has accepted.

    Raises `ValueError` for a move that is not one of a turn: a draw, taking back, re-entering.
    """
    match move:
        case TakeDiscard():
            return _taken(public, hand)
        case LayMelds(melds):
            return _laid(public, hand, melds)
        case LayOff():
            return _laid_off(public, hand, move)
        case SwapJoker():
            return _swapped(public, hand, move)
        case Discard(card):
            return _discarded(public, hand, card)
        case Buy(use):
            return _bought(public, hand, use)
        case Pass():
            return _passed(public, hand)
        case Draw() | TakeBack() | Reenter() | Retire():
            raise ValueError(f"{type(move).__name__} has no transition of its own")
        case _:
            assert_never(move)


def after_draw(public: PublicRound, hand: Hand, card: Card) -> tuple[PublicRound, Hand]:
    """The public round and the hand after the seat on turn drew `card` from the stock."""
    drawn = replace(
        public,
        phase="play",
        stock=public.stock - 1,
        counts=_counted(public, public.turn, len(hand) + 1),
        undoable=0,
        asked_before=(),
        bought=False,
    )
    return drawn, hand | {card}


def _counted(public: PublicRound, seat: int, count: int) -> tuple[int, ...]:
    counts = list(public.counts)
    counts[seat] = count
    return tuple(counts)


def _taken(public: PublicRound, hand: Hand) -> After:
    card = public.discards[-1]
    taken = replace(
        public,
        phase="play",
        discards=public.discards[:-1],
        counts=_counted(public, public.turn, len(hand) + 1),
        taken=card,
        taken_used=False,
        undoable=1,
    )
    return taken, hand | {card}, (TookDiscard(public.turn, card),)


def _laid(public: PublicRound, hand: Hand, melds: tuple[Meld, ...]) -> After:
    seat = public.turn
    events: list[Event] = []
    first = len(public.melds) + 1
    used = frozenset(card for meld in melds for card in meld.cards)
    laid = replace(
        public,
        melds=public.melds + melds,
        owners=public.owners + (seat,) * len(melds),
        laid_now=public.laid_now + tuple(range(first, first + len(melds))),
        **_duties_after(public, used),
    )
    if not public.opened[seat]:
        opened = tuple(opened or other == seat for other, opened in enumerate(public.opened))
        laid = replace(laid, opened=opened, opened_now=True)
        events.append(Opened(seat, opening_points(melds)))
    events.append(LaidMelds(seat, melds, first))
    return _emptied(laid, hand - used, events)


def _laid_off(public: PublicRound, hand: Hand, move: LayOff) -> After:
    before = public.melds[move.meld - 1]
    made = lay_offs.laid_off(before, move, public.rules)
    assert made is not None, "the card fits: check has said so"
    laid = replace(public, melds=_with(public.melds, move.meld, made), **_duties_after(public, frozenset((move.card,))))
    event = LaidOff(public.turn, move.card, move.meld, before, made)
    return _emptied(laid, hand - {move.card}, [event])


def _swapped(public: PublicRound, hand: Hand, move: SwapJoker) -> After:
    before = public.melds[move.meld - 1]
    made = lay_offs.swapped(before, move, public.rules)
    joker = before.joker
    assert made is not None, "the card frees the joker: check has said so"
    assert joker is not None
    cards = (move.card,) if move.second is None else (move.card, move.second)
    left = (hand - frozenset(cards)) | {joker}
    swapped = replace(
        public,
        melds=_with(public.melds, move.meld, made),
        counts=_counted(public, public.turn, len(left)),
        **_duties_after(public, frozenset(cards), freed=joker),
    )
    event = SwappedJoker(public.turn, cards, joker, move.meld, before, made)
    return swapped, left, (event,)


def _with(melds: tuple[Meld, ...], number: int, made: Meld) -> tuple[Meld, ...]:
    return (*melds[: number - 1], made, *melds[number:])


def _duties_after(public: PublicRound, used: frozenset[Card], freed: Card | None = None) -> dict[str, object]:
    """What changes in the open duties when these cards leave the hand and this joker comes into it."""
    jokers = tuple(joker for joker in public.freed if joker not in used)
    return {
        "taken_used": public.taken_used or (public.taken is not None and public.taken in used),
        "freed": jokers if freed is None else (*jokers, freed),
        "undoable": public.undoable + 1,
    }


def _emptied(public: PublicRound, hand: Hand, events: list[Event]) -> After:
    """Count the mover's hand anew; an empty one closes the round (rules.md 1.12)."""
    seat = public.turn
    counted = replace(public, counts=_counted(public, seat, len(hand)))
    if not hand:
        counted = replace(counted, phase="over", closer=seat, concealed=public.opened_now, undoable=0)
        events.append(Closed(seat, counted.concealed))
    return counted, hand, tuple(events)


def _discarded(public: PublicRound, hand: Hand, card: Card) -> After:
    seat = public.turn
    left = hand - {card}
    events: list[Event] = [Discarded(seat, card)]
    dropped = replace(
        public,
        discards=(*public.discards, card),
        counts=_counted(public, seat, len(left)),
        discarded_by=seat,
        turns=public.turns + 1,
        undoable=0,
    )
    if not left:
        events.append(Closed(seat, public.opened_now))
        return replace(dropped, phase="over", closer=seat, concealed=public.opened_now), left, tuple(events)
    begun = replace(
        dropped,
        turn=public.after_seat(seat),
        phase="draw",
        opened_now=False,
        laid_now=(),
        taken=None,
        taken_used=False,
        freed=(),
    )
    return begun, left, tuple(events)


def _bought(public: PublicRound, hand: Hand, use: LayMelds | LayOff) -> After:
    """A buy: the discard and its meld leave pile and hand; the seat on turn draws next; the penalty card follows."""
    seat = public.asked
    assert seat is not None
    card = public.discards[-1]
    whole = hand | {card}
    holding = replace(public, turn=seat, discards=public.discards[:-1], counts=_counted(public, seat, len(whole)))
    match use:
        case LayMelds(melds):
            used, left, events = _laid(holding, whole, melds)
        case LayOff():
            used, left, events = _laid_off(holding, whole, use)
        case _:
            assert_never(use)
    bought = replace(used, turn=public.turn, laid_now=(), undoable=0, asked=None, bought=True)
    if left:
        bought = replace(bought, phase="draw")
    return bought, left, (Bought(seat, card), *events)


def _passed(public: PublicRound, hand: Hand) -> After:
    seat = public.asked
    assert seat is not None
    told = replace(public, asked_before=(*public.asked_before, seat))
    waiting = buys.candidates(told)
    told = replace(told, asked=waiting[0]) if waiting else replace(told, phase="draw", asked=None)
    return told, hand, (Passed(seat),)
