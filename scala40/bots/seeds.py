"""Seeds of the computer players' decisions: from the match's bot seed, never from a deal's secret."""

from __future__ import annotations

import hashlib
import hmac

from scala40.engine.view import PlayerView


def decision_seed(bot_seed: str, view: PlayerView) -> int:
    """The seed of this seat's next decision: bot seed, round, turn, seat, and how many events the seat has seen."""
    public = view.public
    words = f"round {public.number} turn {public.turns} seat {view.seat} step {len(view.log)}"
    return int.from_bytes(hmac.digest(bot_seed.encode(), words.encode(), hashlib.sha256)[:8], "big")
