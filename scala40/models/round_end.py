"""The end of a round: every hand open, sorted into what would have been melds, its penalty counted card by card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from scala40.engine.arrange import best_arrangement, best_opening, cheapest_opening, closing_plan
from scala40.engine.cards import CARDS, Card
from scala40.engine.check import check
from scala40.engine.events import Eliminated, MatchEnded, Reentered, RoundScored
from scala40.engine.hand_melds import all_melds
from scala40.engine.legality.lay_offs import extensions
from scala40.engine.melds import Meld, Run
from scala40.engine.moves import Discard, LayMelds, LayOff, Move, SwapJoker
from scala40.engine.rules import Rules
from scala40.engine.scoring import CONCEALED_BONUS, card_penalty
from scala40.engine.standing import sides
from scala40.engine.transition import after
from scala40.engine.view import Hand, PlayerView, PublicRound

MOST_STUCK: Final = 3
"""A drawn card helps at most two others into a meld, and one more card is discarded."""
MOST_TRIES: Final = 150
TRIES_EACH: Final = 30
"""Positions looked at for all drawn cards and for each of them."""


class CardCost(msgspec.Struct, frozen=True):
    """One card left in hand and what it costs, in points."""

    card: Card
    points: int


class OpenHand(msgspec.Struct, frozen=True):
    """A seat at the end of the round."""

    seat: int
    melds: tuple[Meld, ...]
    """What would have been melds, runs first."""
    rest: tuple[CardCost, ...]
    """The cards that fit nowhere, the dearest first."""
    costs: tuple[CardCost, ...]
    """Every card of the hand with its cost, those of `melds` first."""
    hand_points: int
    """The sum of `costs`."""
    penalty: int
    """What the seat scores; more or less than `hand_points` where it went out, never opened or is doubled."""
    opened: bool
    closed: bool
    """True for the seat that went out."""
    one_short: bool
    """True if one more card could have let it go out in its next turn."""
    total: int
    """The total after the round and re-entries; of the pair where there are partners."""
    eliminated: bool
    bonus: int = 0
    """What going out brought, not above 0; that of going out in one turn is apart."""
    one_turn_bonus: int = 0
    doubled: bool = False
    """True if the penalty counts twice because somebody went out in one turn (rules.md 2, concealed_bonus)."""


class RoundEnd(msgspec.Struct, frozen=True):
    """A finished round; `hands` in the order of play, the seat that went out first."""

    number: int
    closer: int | None
    """None for a dead round."""
    concealed: bool
    hands: tuple[OpenHand, ...]
    winners: tuple[int, ...]
    """Not empty if the match is over."""


def scored(view: PlayerView) -> RoundScored | None:
    """What the view's round brought; None while it is played."""
    for event in reversed(view.log):
        if isinstance(event, RoundScored):
            return event
    return None


def totals_now(view: PlayerView) -> tuple[int, ...]:
    """Totals by seat after all that the view's round brought, re-entries included."""
    totals = list(view.totals)
    for event in view.log:
        if isinstance(event, RoundScored):
            totals = list(event.totals)
        elif isinstance(event, Reentered):
            totals[event.seat] = event.total
    return tuple(totals)


def side_totals(totals: Sequence[int], rules: Rules) -> tuple[int, ...]:
    """By seat the total of its side: its own, or that of its pair."""
    of_seat = {seat: side for side in sides(len(totals), rules) for seat in side}
    return tuple(sum(totals[other] for other in of_seat[seat]) for seat in range(len(totals)))


def winners_of(view: PlayerView) -> tuple[int, ...]:
    """Who has won the match; empty while it goes on."""
    return next((event.winners for event in view.log if isinstance(event, MatchEnded)), ())


def out_of_match(view: PlayerView) -> frozenset[int]:
    """Seats that have left the match by the end of the view's round."""
    out = set(range(len(view.public.counts))) - set(view.public.seats)
    for event in view.log:
        if isinstance(event, Eliminated):
            out.add(event.seat)
        elif isinstance(event, Reentered):
            out.discard(event.seat)
    return frozenset(out)


def round_end(view: PlayerView) -> RoundEnd | None:
    """The end of the view's round with all hands open; None while it is played."""
    result = scored(view)
    if result is None:
        return None
    public = view.public
    first = 0 if public.closer is None else public.seats.index(public.closer)
    order = (*public.seats[first:], *public.seats[:first])
    totals, out = side_totals(totals_now(view), public.rules), out_of_match(view)
    hands = tuple(_open_hand(public, seat, result, total=totals[seat], eliminated=seat in out) for seat in order)
    return RoundEnd(public.number, public.closer, public.concealed, hands, winners_of(view))


def _open_hand(public: PublicRound, seat: int, result: RoundScored, *, total: int, eliminated: bool) -> OpenHand:
    hand = frozenset(result.hands[seat])
    rules = public.rules
    arranged = best_arrangement(hand, rules)
    melds = tuple(sorted(arranged.melds, key=lambda meld: (not isinstance(meld, Run), meld.cards)))
    price = {card: card_penalty(card, rules, alone=len(hand) == 1) for card in hand}
    rest = sorted(arranged.left, key=lambda card: (-price[card], card.rank, card))
    closed, concealed = seat == public.closer, public.concealed
    doubled = concealed and rules.concealed_bonus == "double" and not closed
    in_order = [*(card for meld in melds for card in meld.cards), *rest]
    return OpenHand(
        seat=seat,
        melds=melds,
        rest=tuple(CardCost(card, price[card]) for card in rest),
        costs=tuple(CardCost(card, price[card]) for card in in_order),
        hand_points=sum(price.values()),
        penalty=result.penalties[seat],
        opened=public.opened[seat],
        closed=closed,
        one_short=seat != public.closer and one_card_short(public, seat, hand),
        total=total,
        eliminated=eliminated,
        bonus=rules.winner_bonus if closed else 0,
        one_turn_bonus=CONCEALED_BONUS if closed and concealed and rules.concealed_bonus == "minus_100" else 0,
        doubled=doubled and (public.closer is None or public.partner_of(seat) != public.closer),
    )


def one_card_short(public: PublicRound, seat: int, hand: Hand) -> bool:
    """True if some card drawn next would have let the seat go out, with the melds on the table (rules.md 1.12).

    Never true without a way to go out; a far-fetched way through many lay-offs may be missed, since the search is cut
    short to keep the end of a round prompt.
    """
    on_turn = replace(
        public,
        turn=seat,
        phase="play",
        taken=None,
        taken_used=False,
        freed=(),
        laid_now=(),
        opened_now=False,
        closer=None,
        turns=max(public.turns, len(public.seats)),
    )
    if _stuck(on_turn, hand) > MOST_STUCK:
        return False
    tries = MOST_TRIES
    for card in {card.face: card for card in reversed(CARDS) if card not in hand}.values():
        seen: set[object] = set()
        if _stuck(on_turn, hand | {card}) <= 1 and _may_go_out(on_turn, hand | {card}, seen, min(tries, TRIES_EACH)):
            return True
        tries -= len(seen)
    return False


def _stuck(public: PublicRound, hand: Hand) -> int:
    """Cards of this hand that no new meld holds and that fit no meld on the table, be it after others of the hand."""
    loose = set(hand) - {card for meld in all_melds(hand, public.rules) for card in meld.cards}
    grown = list(public.melds)
    for meld in grown:
        for card in hand:
            fitting = extensions(meld, card, public.rules)
            if fitting or (meld.stands_for is not None and card.face == meld.stands_for.face):
                loose.discard(card)
            if isinstance(meld, Run):
                grown += [made for made in fitting if not card.is_joker and made not in grown]
    return len(loose)


def _may_go_out(public: PublicRound, hand: Hand, seen: set[object], tries: int) -> bool:
    if (hand, public.melds) in seen or len(seen) >= tries:
        return False
    seen.add((hand, public.melds))
    if not public.freed and closing_plan(hand, public.rules, opened=public.opened[public.turn]) is not None:
        return True
    view = PlayerView(public.turn, public, hand)
    for move in _towards_going_out(public, hand):
        if check(view, move) is None:
            then, left, _ = after(public, hand, move)
            if then.phase == "over" or _may_go_out(then, left, seen, tries):
                return True
    return False


def _towards_going_out(public: PublicRound, hand: Hand) -> Iterator[Move]:
    """The last discard, and openings, lay-offs and swaps before it; laying all in new melds is `closing_plan`'s."""
    if len(hand) == 1:
        yield Discard(*hand)
    if not public.opened[public.turn]:
        for opening in (best_opening(hand, public.rules), cheapest_opening(hand, public.rules)):
            if opening is not None and opening.melds:
                yield LayMelds(opening.melds)
        return
    for number, meld in enumerate(public.melds, start=1):
        for card in hand:
            for made in extensions(meld, card, public.rules):
                yield LayOff(card, number, made.stands_for if card.is_joker else None)
            if meld.joker is not None and not card.is_joker:
                yield SwapJoker(card, number)
