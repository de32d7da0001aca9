"""Why a computer player did what it did: the reason worked out again from its view, as codes and numbers, no sentence.

Nothing is stored: a decision is pure in view and seed, so that looking at it once more gives the same move and what it
was weighed against (engine-notes.md 7).
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from scala40.bots.body import choose
from scala40.bots.discard_reasons import why_discard
from scala40.bots.habits import by_habit, holds, laying_by_habit, taken, turn_of
from scala40.bots.imagined_reasons import why_imagined
from scala40.bots.levels import Level
from scala40.bots.outlook import Outlook, outlook
from scala40.bots.plans import Plan
from scala40.bots.whole_turn import WholeTurn
from scala40.engine.arrange import best_opening
from scala40.engine.cards import Card
from scala40.engine.check import check
from scala40.engine.grounds import Ground, Reason
from scala40.engine.legality.discards import duty
from scala40.engine.melds import Meld
from scala40.engine.moves import Buy, Discard, LayMelds, LayOff, Move, SwapJoker, TakeDiscard
from scala40.engine.refusal import Reason as Against
from scala40.engine.view import PlayerView, PublicRound


def explain(view: PlayerView, seed: int, level: Level) -> Reason:
    """The move of a computer player with these settings, and why: the same view and seed always give the same.

    Raises `ValueError` if the seat has nothing to do.
    """
    move = choose(view, seed, level)
    imagined = why_imagined(view, seed, level, move)
    if imagined is not None and imagined.code == "simulated" and move != by_habit(view, seed, level):
        # No habit tells why it left its habit.
        return Reason(move, (imagined,))
    grounds = _grounds(view, seed, level, move)
    if imagined is not None:
        grounds.insert(0, imagined)
    return Reason(move, tuple(grounds) or (Ground(code="plan_of_turn"),))


def _grounds(view: PlayerView, seed: int, level: Level, move: Move) -> list[Ground]:
    """Why it makes this move by habit."""
    match view.public.phase:
        case "buy":
            return [_why_bought(view, move)]
        case "draw":
            return [_why_taken(view, level) if isinstance(move, TakeDiscard) else _why_drawn(view, level)]
        case _:
            return list(_why_played(view, seed, level, move))


def _why_bought(view: PlayerView, move: Move) -> Ground:
    card = view.public.discards[-1]
    if isinstance(move, Buy) and isinstance(move.use, LayMelds):
        return Ground(code="buys", card=card, melds=move.use.melds)
    return Ground(code="lets_go", card=card)


# ------------------------------------------------------------------------------------------------ taking and drawing


def _why_taken(view: PlayerView, level: Level) -> Ground:
    public = view.public
    card = public.discards[-1]
    holding = taken(public, view.hand)
    if holding is None:
        return Ground(code="take_gains", card=card)
    turn = turn_of(*holding, level)
    if turn.going_out() is not None:
        return Ground(code="take_closes", card=card)
    laying = turn.laying(least=False) or ()
    if not public.opened[view.seat]:
        opening = next((move.melds for move in laying if isinstance(move, LayMelds)), ())
        points = sum(meld.points for meld in opening)
        return Ground(
            code="take_opens", card=card, melds=opening, number=points, other_number=public.rules.opening_points
        )
    return _use_of(card, laying, public)


def _use_of(card: Card, laying: Plan, public: PublicRound) -> Ground:
    """What the card taken is good for among the moves of the turn."""
    for move in laying:
        match move:
            case LayMelds(melds):
                for meld in melds:
                    if card in meld.cards:
                        return Ground(code="take_meld", card=card, melds=(meld,))
            case LayOff(laid, number) | SwapJoker(laid, number) if laid == card and number <= len(public.melds):
                return Ground(code="take_fits", card=card, melds=(public.melds[number - 1],))
    return Ground(code="take_gains", card=card)


def _why_drawn(view: PlayerView, level: Level) -> Ground:
    public = view.public
    if not public.discards or public.asked_before or public.bought:
        return Ground(code="nothing_to_take")
    card = public.discards[-1]
    opened = public.opened[view.seat]
    against = check(view, TakeDiscard())
    if against is not None and against.reason is Against.TAKE_BEFORE_OPENING:
        return Ground(code="take_barred", card=card)
    if not opened and against is None and not level.takes_to_open:
        return Ground(code="not_before_opening", card=card)
    if against is None and taken(public, view.hand) is not None:
        return Ground(code="small_gain", card=card)
    if not opened and against is not None:
        best = best_opening(view.hand | {card}, public.rules)
        if card in {one for meld in best.melds for one in meld.cards} and best.points < public.rules.opening_points:
            need = public.rules.opening_points
            return Ground(code="take_short", card=card, number=best.points, other_number=need)
    return Ground(code="no_use", card=card)


# ------------------------------------------------------------------------------------------- laying and discarding


def _why_played(view: PlayerView, seed: int, level: Level, move: Move) -> Iterator[Ground]:
    public = view.public
    chance = random.Random(seed)
    swaps = chance.random() >= level.overlooks_swap
    turn = turn_of(public, view.hand, level, swaps=swaps)
    ahead = outlook(view, memory=level.memory)
    closing = turn.going_out()
    if closing is not None and closing.moves[0] == move:
        yield Ground(code="close", card=closing.discard, number=len(closing.moves))
        return
    if isinstance(move, Discard):
        yield from why_discard(view, turn, ahead, level, move.card)
        yield from _why_not_laid(view, turn, ahead, level)
    else:
        yield from _why_laid(view, turn, ahead, level, move)
    yield from _not_seen(view, turn, ahead, level, swaps=swaps)


def _why_laid(view: PlayerView, turn: WholeTurn, ahead: Outlook, level: Level, move: Move) -> Iterator[Ground]:
    public = view.public
    rules = public.rules
    if not public.opened[view.seat]:
        if isinstance(move, LayMelds):
            points = sum(meld.points for meld in move.melds)
            yield Ground(code="can_open", melds=move.melds, number=points, other_number=rules.opening_points)
        held = holds(public, ahead, level)
        more = turn.laying(least=False) or ()
        if held and level.opens_small and _cards_in(more) > _cards_in(turn.laying(least=True) or ()):
            yield Ground(code="kept_back")
        return
    owed = duty(public)
    if isinstance(move, SwapJoker):
        yield Ground(code="swap", card=move.card, melds=(public.melds[move.meld - 1],))
    elif owed is not None and holds(public, ahead, level):
        yield Ground(code="must_use", card=public.freed[0] if public.freed else public.taken)
    elif level.holds_above:
        yield _nearest(view)
    else:
        yield Ground(code="lays_at_once")


def _nearest(view: PlayerView) -> Ground:
    """Laying, since an opponent who has opened has few cards left."""
    public = view.public
    others = [seat for seat in public.seats if seat != view.seat and public.opened[seat]]
    if not others:
        return Ground(code="lays_at_once")
    seat = min(others, key=lambda one: (public.counts[one], one))
    return Ground(code="lay_now", seat=seat, number=public.counts[seat])


def _why_not_laid(view: PlayerView, turn: WholeTurn, ahead: Outlook, level: Level) -> Iterator[Ground]:
    """What kept it from opening, or from laying what it held."""
    public = view.public
    if not public.opened[view.seat]:
        best = best_opening(view.hand, public.rules)
        if best.points < public.rules.opening_points:
            yield Ground(
                code="short_by", melds=best.melds, number=best.points, other_number=public.rules.opening_points
            )
        return
    if holds(public, ahead, level):
        kept = turn.laying(least=False) or ()
        if kept:
            somebody = any(public.opened[seat] for seat in public.seats if seat != view.seat)
            fewest = ahead.fewest if somebody else 0
            yield Ground(code="hold", cards=_laid_cards(kept), melds=_laid_melds(kept), number=fewest)


def _laid_cards(plan: Plan) -> tuple[Card, ...]:
    return tuple(move.card for move in plan if isinstance(move, LayOff | SwapJoker))


def _laid_melds(plan: Plan) -> tuple[Meld, ...]:
    return tuple(meld for move in plan if isinstance(move, LayMelds) for meld in move.melds)


def _cards_in(plan: Plan) -> int:
    return len(_laid_cards(plan)) + sum(len(meld.cards) for meld in _laid_melds(plan))


def _not_seen(view: PlayerView, turn: WholeTurn, ahead: Outlook, level: Level, *, swaps: bool) -> Iterator[Ground]:
    """What a player of a weak level did not look at, where looking would have changed its turn."""
    if swaps and level.chains:
        return
    done = turn.going_out()
    laid = _cards_in(laying_by_habit(turn, ahead, level))
    if not swaps:
        seeing = turn_of(view.public, view.hand, level)
        plan = laying_by_habit(seeing, ahead, level)
        swap = next((move for move in plan if isinstance(move, SwapJoker)), None)
        if swap is not None and swap.meld <= len(view.public.melds):
            yield Ground(code="no_swap", card=swap.card, melds=(view.public.melds[swap.meld - 1],))
            return
    if not level.chains and done is None:
        seeing = WholeTurn(view.public, view.hand, a_card=level.a_card, chains=True, swaps=swaps)
        plan = laying_by_habit(seeing, ahead, level)
        if _cards_in(plan) > laid:
            chain = [move for move in plan if isinstance(move, LayOff)]
            if chain:
                yield Ground(code="no_chain", cards=tuple(move.card for move in chain))
