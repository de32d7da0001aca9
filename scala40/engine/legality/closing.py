"""May this move empty the hand? Going out and the cards it needs (rules.md 1.12, final_discard, close_in_first_lap)."""

from __future__ import annotations

from scala40.engine.refusal import Reason, Refusal
from scala40.engine.view import PublicRound


def first_lap(public: PublicRound) -> Refusal | None:
    """Why nobody may go out yet: the first lap is not over (rules.md 2, close_in_first_lap). None where one may."""
    if not public.rules.close_in_first_lap and public.in_first_lap:
        return Refusal(Reason.FIRST_LAP, have=public.turns, need=len(public.seats))
    return None


def emptied_without_discard(public: PublicRound, cards_left: int) -> Refusal | None:
    """Why a move that leaves `cards_left` cards by laying or laying off is refused; None where it is not."""
    if cards_left:
        return None
    if public.rules.final_discard == "required":
        return Refusal(Reason.MUST_KEEP_A_DISCARD)
    return first_lap(public)
