"""What would complete the opening of this seat, and how many copies of it are still unseen from there."""

from __future__ import annotations

import msgspec

from scala40.engine.arrange import best_opening
from scala40.engine.cards import Card
from scala40.engine.check import check
from scala40.engine.moves import TakeDiscard
from scala40.engine.outs import opening_outs, unseen
from scala40.engine.view import PlayerView


class Out(msgspec.Struct, frozen=True):
    """A face that would be enough to open, and its unseen copies, at least one."""

    face: Card
    unseen: int


def outs_of(view: PlayerView) -> tuple[Out, ...] | None:
    """The faces of which one more card would be enough to open, those with the most unseen copies first.

    None where the question does not arise: the seat has opened, can open, must use a card it has just taken, or the
    round is over. Empty where no single unseen card would do.
    """
    public = view.public
    taken = public.turn == view.seat and public.taken is not None
    if not view.hand or public.opened[view.seat] or public.phase == "over" or taken:
        return None
    outs = opening_outs(view.hand, public.rules)
    if outs is None:
        return None
    live = unseen(view)
    found = [Out(face, live[face.face]) for face in outs if live.get(face.face, 0)]
    return tuple(sorted(found, key=lambda out: (-out.unseen, out.face)))


class FromPile(msgspec.Struct, frozen=True):
    """The top discard, and the points of the best opening with it."""

    card: Card
    points: int


def from_pile(view: PlayerView) -> FromPile | None:
    """The top discard where this seat may take it now and can then open with it; else None.

    The source is rules.md 1.3, take_before_opening.
    """
    public = view.public
    if not public.discards or public.opened[view.seat] or check(view, TakeDiscard()) is not None:
        return None
    card = public.discards[-1]
    points = best_opening(view.hand | {card}, public.rules, must_use=card).points
    return FromPile(card, points) if points >= public.rules.opening_points else None
