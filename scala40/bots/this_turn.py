"""What a seat has done since it drew: its moves, and the view it had before them. So a plan can be gone on with."""

from __future__ import annotations

from msgspec.structs import replace

from scala40.bots.plans import Plan
from scala40.engine.events import Drew, Event, LaidMelds, LaidOff, Opened, SwappedJoker, TookDiscard
from scala40.engine.moves import LayMelds, LayOff, Move, SwapJoker
from scala40.engine.view import PlayerView


def since_the_draw(view: PlayerView) -> tuple[PlayerView, Plan]:
    """The view right after the seat on turn drew or took, and its moves since then, which stand."""
    start = next((at + 1 for at in range(len(view.log) - 1, -1, -1) if _begins(view.log[at], view.seat)), None)
    if start is None or start == len(view.log):
        return view, ()
    public, hand = view.public, set(view.hand)
    melds, owners, opened = list(public.melds), list(public.owners), list(public.opened)
    moves: list[Move] = []
    for event in reversed(view.log[start:]):
        match event:
            case LaidMelds(melds=laid, first=first):
                del melds[first - 1 :], owners[first - 1 :]
                hand.update(card for meld in laid for card in meld.cards)
                moves.append(LayMelds(laid))
            case LaidOff(card=card, meld=number, before=before, after=after):
                melds[number - 1] = before
                hand.add(card)
                moves.append(LayOff(card, number, after.stands_for if card.is_joker else None))
            case SwappedJoker(cards=cards, joker=joker, meld=number, before=before):
                melds[number - 1] = before
                hand.update(cards)
                hand.remove(joker)
                moves.append(SwapJoker(cards[0], number, cards[1] if len(cards) > 1 else None))
            case Opened(seat=seat):
                opened[seat] = False
            case _:
                pass
    counts = tuple(len(hand) if seat == view.seat else count for seat, count in enumerate(public.counts))
    before_them = replace(
        public,
        melds=tuple(melds),
        owners=tuple(owners),
        opened=tuple(opened),
        opened_now=False,
        laid_now=(),
        freed=(),
        taken_used=False,
        counts=counts,
        undoable=0 if public.taken is None else 1,
    )
    then = replace(view, public=before_them, hand=frozenset(hand), log=view.log[:start])
    return then, tuple(reversed(moves))


def _begins(event: Event, seat: int) -> bool:
    return isinstance(event, Drew | TookDiscard) and event.seat == seat
