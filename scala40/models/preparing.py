"""What becomes of the melds that a seat has prepared when something happens at the table."""

from __future__ import annotations

from collections.abc import Sequence

from scala40.engine.events import Discarded, Event, TookBack
from scala40.engine.moves import LayMelds
from scala40.engine.view import PlayerView
from scala40.play.drafts import Drafts


def drafts_after(drafts: Drafts, view: PlayerView, events: Sequence[Event]) -> Drafts:
    """The prepared melds of the seat that sees `view`, after these events.

    They live until the opening, the discard or the end of the round; an opening that was undone is prepared again.
    """
    viewer = view.seat
    if view.public.opened[viewer] or view.public.phase == "over":
        return Drafts()
    for event in events:
        match event:
            case Discarded(seat) if seat == viewer:
                drafts = Drafts()
            case TookBack(seat, LayMelds(melds)) if seat == viewer:
                drafts = drafts.prepared(melds)
    return drafts.kept(view.hand)
