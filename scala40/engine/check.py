"""The one question of legality, `check`, asked of a player's view by engine, bots, drop targets and network alike."""

from __future__ import annotations

from scala40.engine.legality import refusal
from scala40.engine.moves import Move, TakeDiscard
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.transition import after
from scala40.engine.turn import legal_end
from scala40.engine.view import PlayerView


def check(view: PlayerView, move: Move) -> Refusal | None:
    """Why the seat of this view may not make this move now; None where it may.

    No rule about a player's move needs a card that this player cannot see. `take` is legal only if some sequence of
    legal moves after it fulfils every duty and ends the turn (rules.md 1.11).
    """
    public = view.public
    if public.mover is None:
        return Refusal(Reason.WRONG_PHASE)
    if public.mover != view.seat:
        return Refusal(Reason.OUT_OF_TURN)
    found = refusal(public, view.hand, move)
    if found is None and isinstance(move, TakeDiscard):
        taken, hand, _ = after(public, view.hand, move)
        if legal_end(taken, hand) is None:
            return Refusal(Reason.NO_USE_FOR_TAKEN, card=public.discards[-1], need=public.rules.opening_points)
    return found
