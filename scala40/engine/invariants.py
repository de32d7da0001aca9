"""What must hold after every step of a match, checked in the shipped game too (reliability.md 3.2).

It reckons by itself what the rest of the engine has reckoned, so that a mistake there is found before anybody sees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from scala40.engine.cards import Card, pack
from scala40.engine.match import Made, Match
from scala40.engine.melds import Meld, Run
from scala40.engine.moves import (
    Buy,
    Discard,
    Draw,
    LayMelds,
    LayOff,
    Move,
    Reenter,
    SwapJoker,
    TakeBack,
    TakeDiscard,
)
from scala40.engine.rules import Rules
from scala40.engine.view import Hand, PublicRound, Round


class Broken(Exception):
    """Something that must hold does not: `what`, in one sentence. The step that broke it must not be shown."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


def watch(a_match: Match, before: Round | None, move: Move | None) -> None:
    """Look at a match after a step (a `Witness` of the match). Raises `Broken`."""
    current = a_match.current_round
    if current is None:
        raise Broken("a step was made, but no round is there")
    wrong = broken(current, before)
    if wrong is None and before is not None:
        wrong = broken_step(before, current, move)
    elif wrong is None and (a_match.stage == "round") == (current.public.phase == "over"):
        wrong = "the match does not know whether its round is over"
    elif wrong is None:
        wrong = _broken_deal(current) if a_match.stage == "round" else broken_scores(a_match)
    if wrong is not None:
        raise Broken(wrong)


def broken(current: Round, before: Round | None = None) -> str | None:
    """What does not hold in this round, as one sentence; None where all does.

    Melds that lay there `before`, unchanged, are not looked at again.
    """
    public = current.public
    cards = _lying(current)
    if len(set(cards)) != len(cards) or (before is not None and set(cards) != set(_lying(before))):
        return f"{len(cards)} cards lie about, {len(set(cards))} of them different; some are there twice, new or gone"
    if public.counts != tuple(map(len, current.hands)) or public.stock != len(current.stock):
        return "the numbers of cards that all see are not those in hands and stock"
    old: Sequence[Meld] = () if before is None else before.public.melds
    for number, meld in enumerate(public.melds, start=1):
        seen = number <= len(old) and old[number - 1] is meld
        if not seen and not is_meld(meld, public.rules):
            return f"m{number} is no meld"
    return _broken_flags(public, current.hands)


def _lying(current: Round) -> list[Card]:
    """Every card of the round, wherever it lies."""
    melds = (meld.cards for meld in current.public.melds)
    return list(chain(*current.hands, current.stock, current.public.discards, *melds))


def is_meld(meld: Meld, rules: Rules) -> bool:
    """True if these cards are the run or the group that they claim to be (rules.md 1.4 to 1.6, longest_run)."""
    jokers = sum(card.is_joker for card in meld.cards)
    if jokers > 1 or len(meld.cards) < 3:
        return False
    if isinstance(meld, Run):
        places = range(meld.start, meld.start + len(meld.cards))
        fit = all(
            card.is_joker or (card.suit == meld.suit and card.rank == (1 if place == 14 else place))
            for card, place in zip(meld.cards, places, strict=True)
        )
        aces = sum(card.rank == 1 for card in meld.cards)
        return fit and aces < 2 and meld.start >= 1 and places[-1] <= 14 and len(places) <= rules.longest_run
    claimed = zip(meld.cards, meld.suits, strict=True) if len(meld.cards) == len(meld.suits) else ()
    fit = all(card.is_joker or (card.rank == meld.rank and card.suit == suit) for card, suit in claimed)
    return fit and len(meld.cards) == len(set(meld.suits)) <= 4 and 1 <= meld.rank <= 13


def _broken_flags(public: PublicRound, hands: Sequence[Hand]) -> str | None:
    over, playing, mine = public.phase == "over", public.phase == "play", hands[public.turn]
    used = public.taken is None or public.taken_used or public.taken in mine
    duty = public.taken is not None or bool(public.freed)
    for holds, what in (
        (public.turn in public.seats, "the seat on turn is not in the round"),
        (len(public.owners) == len(public.melds), "not every meld has an owner"),
        (all(public.opened[seat] for seat in public.owners), "somebody laid a meld without having opened"),
        (all(hands[seat] or seat == public.closer for seat in public.seats), "a hand is empty"),
        (sum(map(bool, hands)) <= len(public.seats), "a seat that is out holds cards"),
        ((public.asked is not None) == (public.phase == "buy"), "it is not clear who is asked to buy"),
        (public.asked is None or public.opened[public.asked], "somebody is asked who has not opened"),
        (public.closer is None or (over and not hands[public.closer]), "the round was closed with cards in hand"),
        (over or playing or not (duty or public.laid_now), "a duty is open before the draw"),
        (over or used, "the taken card is neither used nor in hand"),
        (over or all(joker.is_joker and joker in mine for joker in public.freed), "a freed joker is not in hand"),
        (not public.opened_now or public.opened[public.turn], "an opening is noted of a seat that has not opened"),
        (playing or not public.undoable, "a move could be taken back that cannot"),
        (all(0 < number <= len(public.melds) for number in public.laid_now), "a meld was laid that is not there"),
    ):
        if not holds:
            return what
    return None


def _seats(public: PublicRound) -> range:
    return range(len(public.counts))


def _broken_deal(current: Round) -> str | None:
    public = current.public
    if set(_lying(current)) != set(pack(public.rules.jokers)):
        return "these are not the cards of the game"
    for seat in _seats(public):
        if len(current.hands[seat]) != (13 if seat in public.seats else 0):
            return f"seat {seat} was dealt {len(current.hands[seat])} cards"
    return None if len(public.discards) == 1 and not public.melds else "something beside hands and one card lies open"


def broken_step(before: Round, current: Round, move: Move | None) -> str | None:
    """What this step may not have changed, or changed by a wrong number of cards; None where all is right.

    `move` was asked for by the seat that had to act `before`; None for what the referee notes.
    """
    was, now = before.public, current.public
    actor = was.mover
    for seat, (held, holds) in enumerate(zip(before.hands, current.hands, strict=True)):
        if seat != actor and held != holds:
            return f"the hand of seat {seat} changed, which did not move"
        if seat != actor and was.opened[seat] != now.opened[seat]:
            return f"seat {seat} opened without moving"
    if actor is None:
        return "something happened after the round was over"
    back = isinstance(move, TakeBack)
    if any(opened and not still and not back for opened, still in zip(was.opened, now.opened, strict=True)):
        return "an opening was forgotten"
    if now.opened_now and not was.opened_now and was.opened[was.turn]:
        return "an opening is noted of a seat that had opened before"
    if now.turns != was.turns + isinstance(move, Discard):
        return "a turn was counted that did not end, or one that ended was not"
    expected = was.after_seat(was.turn) if isinstance(move, Discard) and now.phase != "over" else was.turn
    if now.turn != expected:
        return "it is the wrong seat's turn"
    return _broken_hand(before, current, move, actor) or (None if back else _broken_melds(was, now))


def _broken_hand(before: Round, current: Round, move: Move | None, actor: int) -> str | None:
    held, holds = before.hands[actor], current.hands[actor]
    pile, top = before.public.discards, before.public.discards[-1:]
    left = current.public.discards
    if not isinstance(move, Draw | Buy) and before.stock != current.stock:
        return "the stock changed without a draw"
    match move:
        case Draw():
            return _broken_draw(before, current, actor)
        case Buy(use):
            # The penalty card is drawn unless the buy went out (rules.md 2, buying).
            kept = held.union(top) - _used(use)
            price = before.stock[:1] if kept else ()
            right = holds == kept.union(price) and (*price, *current.stock) == before.stock and left == pile[:-1]
        case TakeDiscard():
            right = holds == held.union(top) and left == pile[:-1]
        case SwapJoker(card, _, second):
            right = held - holds == ({card} if second is None else {card, second}) and left == pile
            right = right and len(holds - held) == 1 and current.public.freed[-1:] == (*(holds - held),)
        case LayMelds() | LayOff():
            right = holds == held - _used(move) and left == pile
        case Discard(card):
            right = holds == held - {card} and left == (*pile, card)
        case TakeBack():
            right = True
        case _:
            right = holds == held and left == pile
    return None if right else f"the hand of seat {actor} is not what its move makes of it"


def _used(use: LayMelds | LayOff) -> Hand:
    return frozenset({use.card} if isinstance(use, LayOff) else (card for meld in use.melds for card in meld.cards))


def _broken_draw(before: Round, current: Round, actor: int) -> str | None:
    drawn = current.hands[actor] - before.hands[actor]
    lying, pile, left = (*drawn, *current.stock), before.public.discards, current.public.discards
    if before.stock:
        right = lying == before.stock and left == pile
    elif current.public.phase == "over":
        right = not lying and left == pile
    else:
        right = sorted(lying) == sorted(pile[:-1]) and left == pile[-1:]
        right = right and current.public.reshuffles == before.public.reshuffles + 1
    right = right and before.hands[actor] <= current.hands[actor] and len(drawn) == (current.public.phase == "play")
    return None if right else "the draw did not bring the top card of the stock"


def _broken_melds(was: PublicRound, now: PublicRound) -> str | None:
    for number, (old, new) in enumerate(zip(was.melds, now.melds, strict=False), start=1):
        if old is not new and not {card for card in old.cards if not card.is_joker} <= set(new.cards):
            return f"a card has gone from m{number}"
    gone = len(now.melds) < len(was.melds) or now.owners[: len(was.owners)] != was.owners
    return "a meld has gone, or its owner" if gone else None


def broken_scores(a_match: Match) -> str | None:
    """What is wrong with the penalties and totals of the round that has just ended; None where nothing is."""
    current, played = a_match.current_round, a_match.rounds[-1]
    if current is None or played.penalties is None:
        return "the round that is over has no score"
    penalties = [_penalty(current, seat) for seat in _seats(current.public)]
    if list(played.penalties) != penalties:
        return f"the penalties must be {penalties}, not {list(played.penalties)}"
    totals = [total + penalty for total, penalty in zip(a_match.totals_before, penalties, strict=True)]
    back = [made.seat for made in a_match.entries if isinstance(made, Made) and isinstance(made.move, Reenter)]
    for seat in back:
        totals[seat] = max(totals[other] for other in a_match.still_in if other not in back)
    if list(a_match.totals) != totals:
        return f"the totals must be {totals}, not {list(a_match.totals)}"
    return None


def _penalty(current: Round, seat: int) -> int:
    public, rules, hand = current.public, current.public.rules, current.hands[seat]
    dead = public.closer is None
    if seat not in public.seats or (dead and rules.dead_round == "void"):
        return 0
    concealed = public.concealed and not dead
    if seat == public.closer:
        return rules.winner_bonus - 100 * (concealed and rules.concealed_bonus == "minus_100")
    if not public.opened[seat] and rules.unopened_penalty == "flat_100":
        worth = 100
    else:
        worth = sum(_worth(card, rules, len(hand)) for card in hand)
    half = len(public.counts) // 2
    mates = rules.partners == "pairs" and public.closer is not None and abs(seat - public.closer) == half
    return worth * 2 if concealed and rules.concealed_bonus == "double" and not mates else worth


def _worth(card: Card, rules: Rules, cards: int) -> int:
    if card.rank == 1:
        low = rules.ace_in_hand == 1 or (rules.ace_in_hand == "lone_1" and cards == 1)
        return 1 if low else 11
    return 25 if card.is_joker else min(card.rank, 10)
