"""Writes positions, so that tests can ask for what has been written and read back (records.md, "Positions")."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from scala40.engine.cards import codes
from scala40.engine.notation import write_meld
from scala40.engine.position import Position
from scala40.engine.rules import PRESETS
from scala40.engine.view import Hand, PlayerView, Round


def position_of_view(view: PlayerView) -> Position:
    """The position that one seat sees: its own hand known, the other hands and the stock by their number."""
    hands = tuple(
        view.hand if seat == view.seat else None if count else frozenset()
        for seat, count in enumerate(view.public.counts)
    )
    return Position(view.public, hands, None, view.totals or (0,) * len(hands))


def position_of_round(current: Round, totals: Sequence[int] = ()) -> Position:
    """The position with every card known; `totals` are those before this round."""
    return Position(current.public, current.hands, current.stock, tuple(totals) or (0,) * len(current.hands))


def position_value(position: Position) -> dict[str, Any]:
    """The position as plain JSON values, every key written out (records.md, "Positions").

    Raises `ValueError` for a round that is over. What can be taken back is not part of a position.
    """
    public = position.public
    if public.phase == "over":
        raise ValueError("a round that is over is no position")
    rules = public.rules
    value: dict[str, Any] = {
        "rules": rules.name if PRESETS.get(rules.name) == rules else msgspec.to_builtins(rules),
        "turn": public.turn,
        "phase": public.phase,
        "dealer": public.dealer,
        "seats": [
            {"hand": _written(hand, count), "opened": opened, "total": total}
            for hand, count, opened, total in zip(
                position.hands, public.counts, public.opened, position.totals, strict=True
            )
        ],
        "melds": [write_meld(meld) for meld in public.melds],
        "discards": codes(public.discards),
        "stock": public.stock if position.stock is None else codes(position.stock),
        "taken": None if public.taken is None else public.taken.code,
        "freed": [joker.code for joker in public.freed],
        "turns": public.turns,
        "opened_now": public.opened_now,
        "laid": [f"m{number}" for number in public.laid_now],
        "reshuffles": public.reshuffles,
        "owners": list(public.owners),
    }
    if public.phase == "buy":
        value["asked"] = public.asked
    return value


def _written(hand: Hand | None, count: int) -> str | int:
    return count if hand is None else codes(sorted(hand))


def write_position(position: Position) -> bytes:
    """The position file."""
    return (json.dumps(position_value(position), ensure_ascii=False, indent=1) + "\n").encode()
