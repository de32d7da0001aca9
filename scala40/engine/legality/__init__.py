"""What the rules allow: every condition of a move but the proof that a taken card can be used, which is in `check`."""

from __future__ import annotations

from typing import assert_never

from scala40.engine.legality import buys, discards, draws, lay_offs, melds
from scala40.engine.moves import (
    Buy,
    Discard,
    Draw,
    LayMelds,
    LayOff,
    Move,
    Pass,
    Reenter,
    Retire,
    SwapJoker,
    TakeBack,
    TakeDiscard,
)
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.view import Hand, PublicRound


def refusal(public: PublicRound, hand: Hand, move: Move) -> Refusal | None:
    """Why the seat that must act, holding `hand`, may not make this move; None where it may.

    For `TakeDiscard` this is all but the question whether the card can be used.
    """
    match move:
        case Draw():
            return draws.draw(public)
        case TakeDiscard():
            return draws.take(public)
        case LayMelds(laid):
            return melds.lay(public, hand, laid)
        case LayOff():
            return lay_offs.lay_off(public, hand, move)
        case SwapJoker():
            return lay_offs.swap(public, hand, move)
        case Discard(card):
            return discards.discard(public, hand, card)
        case TakeBack():
            if public.phase not in ("draw", "play"):
                return Refusal(Reason.WRONG_PHASE)
            return None if public.undoable else Refusal(Reason.NOTHING_TO_TAKE_BACK)
        case Buy(use):
            return buys.buy(public, hand, use)
        case Pass():
            return None if public.phase == "buy" else Refusal(Reason.WRONG_PHASE)
        case Reenter() | Retire():
            return Refusal(Reason.WRONG_PHASE)
        case _:
            assert_never(move)
