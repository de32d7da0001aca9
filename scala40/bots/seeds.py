"""Seeds of the computer players' decisions: from the match's bot seed, never from a deal's secret."""

from __future__ import annotations

import hmac
from functools import lru_cache

from scala40.engine.view import PlayerView


def decision_seed(bot_seed: str, view: PlayerView) -> int:
    """The seed of this seat's decisions in this turn: from the bot seed, round, turn and seat (engine-notes.md 6).

    All moves of a turn share it, so that a player finds its own plan again when it is asked for the next move.
    """
    public = view.public
    words = f"round {public.number} turn {public.turns} seat {view.seat}"
    hashed = _keyed(bot_seed).copy()
    hashed.update(words.encode())
    return int.from_bytes(hashed.digest()[:8], "big")


@lru_cache(maxsize=64)
def _keyed(bot_seed: str) -> hmac.HMAC:
    return hmac.new(bot_seed.encode(), digestmod="sha256")
