"""Drawing and taking: who may, and when (rules.md 1.3, take_before_opening). The proof behind `take` is in `check`."""

from __future__ import annotations

from scala40.engine.refusal import Reason, Refusal
from scala40.engine.view import PublicRound


def draw(public: PublicRound) -> Refusal | None:
    """Why the seat on turn may not draw from the stock. When it is time to draw it always may."""
    if public.phase != "draw":
        return Refusal(Reason.WRONG_PHASE)
    return None


def take(public: PublicRound) -> Refusal | None:
    """Why the seat on turn may not take the top discard, its later use not being considered."""
    # Whoever has asked the others to buy has chosen the stock already (rules.md 2, buying).
    if public.phase != "draw" or not public.discards or public.asked_before or public.bought:
        return Refusal(Reason.WRONG_PHASE)
    if not public.opened[public.turn] and public.rules.take_before_opening == "never":
        return Refusal(Reason.TAKE_BEFORE_OPENING, card=public.discards[-1])
    return None
