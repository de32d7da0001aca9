"""Laying off and joker swaps (rules.md 1.9, 1.10, lay_off_in_opening_turn, freed_joker, group_joker_swap)."""

from __future__ import annotations

from scala40.engine.cards import Card
from scala40.engine.legality.closing import emptied_without_discard
from scala40.engine.melds import Group, Meld, Run, extended, readings, regrouped, replaced
from scala40.engine.moves import LayOff, SwapJoker
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.rules import Rules
from scala40.engine.view import Hand, PublicRound


def extensions(meld: Meld, card: Card, rules: Rules) -> list[Meld]:
    """Every meld that laying `card` off makes of `meld` at this table, the one worth most first.

    A group of three with a joker takes a fourth card as `group_joker_swap` says: `declared` only the suit that the
    joker does not stand for; `any_missing` and `both_missing` either missing suit, the joker standing for the last one.
    """
    if (
        isinstance(meld, Group)
        and len(meld.cards) == 3
        and meld.joker is not None
        and rules.group_joker_swap != "declared"
        and not card.is_joker
    ):
        whole = regrouped(meld, (*meld.cards, card))
        return [] if whole is None else [whole]
    return sorted(extended(meld, card, rules.longest_run), key=lambda made: -made.points)


def laid_off(meld: Meld, move: LayOff, rules: Rules) -> Meld | None:
    """The meld after this lay-off, or None where the card does not fit. The stated reading of a joker decides."""
    for made in extensions(meld, move.card, rules):
        if not move.card.is_joker:
            return made
        if move.stands_for is not None and made.stands_for == move.stands_for:
            return made
    return None


def swapped(meld: Meld, move: SwapJoker, rules: Rules) -> Meld | None:
    """The meld after this swap, its joker gone, or None where these cards do not free it (rules.md 2)."""
    joker, stands_for = meld.joker, meld.stands_for
    if joker is None or stands_for is None or move.card.is_joker:
        return None
    if isinstance(meld, Group) and len(meld.cards) == 3 and rules.group_joker_swap != "declared":
        naturals = [card for card in meld.cards if not card.is_joker]
        added = [move.card] if move.second is None else [move.card, move.second]
        needed = 1 if rules.group_joker_swap == "any_missing" else 2
        return regrouped(meld, [*naturals, *added]) if len(added) == needed and not added[-1].is_joker else None
    if move.second is not None or move.card.face != stands_for.face or second_ace(meld):
        return None
    return replaced(meld, joker, move.card)


def second_ace(meld: Meld) -> bool:
    """True for the run of 14 whose joker is the second ace: it is never swapped out (rules.md 2, longest_run)."""
    return isinstance(meld, Run) and len(meld.cards) == 14


def lay_off(public: PublicRound, hand: Hand, move: LayOff) -> Refusal | None:
    """Why the seat on turn may not lay this card off; None where it may."""
    if public.phase != "play":
        return Refusal(Reason.WRONG_PHASE)
    return (
        fits(public, hand, move)
        or _opened(public, move.card, move.meld)
        or _new_meld_only(public, move)
        or emptied_without_discard(public, len(hand) - 1)
    )


def fits(public: PublicRound, hand: Hand, move: LayOff) -> Refusal | None:
    """Why this card of the hand does not go onto this meld, whoever asks and whenever."""
    if move.card not in hand:
        return Refusal(Reason.NOT_HELD, card=move.card)
    if not 1 <= move.meld <= len(public.melds):
        return Refusal(Reason.DOES_NOT_FIT, card=move.card)
    meld = public.melds[move.meld - 1]
    if laid_off(meld, move, public.rules) is None:
        return _misfit(meld, move.card, public.rules, move.meld)
    return None


def _misfit(meld: Meld, card: Card, rules: Rules, number: int) -> Refusal:
    """The most telling reason why a card does not go onto a meld."""
    name = f"m{number}"
    if card.is_joker and meld.joker is not None:
        return Refusal(Reason.TWO_JOKERS, card=card, meld=name)
    if isinstance(meld, Group) and card.rank == meld.rank and (len(meld.cards) == 4 or card.suit not in meld.missing):
        full = len(meld.cards) == 4
        reason = Reason.TOO_MANY_CARDS if full else Reason.SUIT_TWICE
        return Refusal(reason, card=card, have=5 if full else None, need=4 if full else None, meld=name)
    if isinstance(meld, Run) and (card.is_joker or card.suit == meld.suit):
        whole = readings([*meld.cards, card], rules.longest_run)
        telling = (Reason.TOO_MANY_CARDS, Reason.AROUND_THE_CORNER, Reason.TWO_ACES)
        if isinstance(whole, Refusal) and whole.reason in telling:
            return Refusal(whole.reason, card=card, have=whole.have, need=whole.need, meld=name)
    return Refusal(Reason.DOES_NOT_FIT, card=card, meld=name)


def swap(public: PublicRound, hand: Hand, move: SwapJoker) -> Refusal | None:
    """Why the seat on turn may not swap this joker; None where it may."""
    if public.phase != "play":
        return Refusal(Reason.WRONG_PHASE)
    for card in (move.card, move.second):
        if card is not None and card not in hand:
            return Refusal(Reason.NOT_HELD, card=card)
    if move.second == move.card:
        return Refusal(Reason.CARD_TWICE, card=move.card)
    meld = public.melds[move.meld - 1] if 1 <= move.meld <= len(public.melds) else None
    if meld is None or swapped(meld, move, public.rules) is None:
        return Refusal(Reason.NOT_THE_JOKERS_CARD, card=move.card, meld=f"m{move.meld}")
    if not public.opened[public.turn]:
        return Refusal(Reason.NOT_OPENED, card=move.card, need=public.rules.opening_points, meld=f"m{move.meld}")
    if public.opened_now and not public.rules.swap_in_opening_turn:
        return Refusal(Reason.OPENING_TURN, card=move.card, meld=f"m{move.meld}")
    return None


def _opened(public: PublicRound, card: Card, number: int) -> Refusal | None:
    if not public.opened[public.turn]:
        return Refusal(Reason.NOT_OPENED, card=card, need=public.rules.opening_points, meld=f"m{number}")
    if not public.opened_now or public.rules.lay_off_in_opening_turn == "any":
        return None
    if public.rules.lay_off_in_opening_turn == "own" and number in public.laid_now:
        return None
    return Refusal(Reason.OPENING_TURN, card=card, meld=f"m{number}")


def _new_meld_only(public: PublicRound, move: LayOff) -> Refusal | None:
    if public.rules.freed_joker == "new_meld" and move.card in public.freed:
        return Refusal(Reason.FREED_JOKER_NEEDS_NEW_MELD, card=move.card)
    return None
