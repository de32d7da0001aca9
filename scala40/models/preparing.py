"""What becomes of the melds that a seat has prepared when something happens at the table, or the match is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scala40.engine.events import Discarded, Event, TookBack
from scala40.engine.moves import LayMelds
from scala40.engine.notation import NotationError, read_meld, write_meld
from scala40.engine.view import PlayerView
from scala40.play.drafts import Drafts

ROUND: Final = "round"
MELDS: Final = "melds"


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


def noted_drafts(drafts: Drafts, view: PlayerView) -> dict[str, object]:
    """The prepared melds as a note of the saved match: the number of the round, and the melds in notation."""
    return {ROUND: view.public.number, MELDS: [write_meld(meld) for meld in drafts.melds]}


def drafts_again(note: object, view: PlayerView) -> Drafts:
    """The melds of such a note that the seat which sees `view` can still prepare; a note may hold anything.

    None of another round, none after the opening, and none whose cards have left the hand or lie in one before it.
    """
    public = view.public
    if not isinstance(note, dict) or note.get(ROUND) != public.number:
        return Drafts()
    melds = note.get(MELDS)
    if not isinstance(melds, list) or public.opened[view.seat] or public.phase == "over":
        return Drafts()
    found = Drafts()
    for written in melds:
        try:
            meld = read_meld(written if isinstance(written, str) else "", public.rules.longest_run)
        except NotationError:
            continue
        if view.hand.issuperset(meld.cards) and found.cards.isdisjoint(meld.cards):
            found = found.prepared((meld,))
    return found
