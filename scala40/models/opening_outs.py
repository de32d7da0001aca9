"""What would complete the opening of this seat, and how many copies of it are still unseen from there."""

from __future__ import annotations

import msgspec

from scala40.engine.cards import Card
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
