"""A match that comes from a file, written into a journal so that it can be gone on with like any other."""

from __future__ import annotations

import json

from scala40.engine.match import Match
from scala40.engine.record import record_value
from scala40.play.referee import Journal


def write_into(journal: Journal, a_match: Match, app: str) -> None:
    """Write down all that has happened in a match: its head, the finished rounds, and the round in progress.

    Raises what the journal raises.
    """
    value = record_value(a_match, app)
    rounds = value.pop("rounds")
    result = value.pop("result", None)
    journal.match_began(_json(value))
    open_round = rounds.pop() if rounds and "totals" not in rounds[-1] else None
    if rounds:
        whole = value | {"rounds": rounds} | ({} if result is None else {"result": result})
        journal.round_ended(_json(whole))
    if open_round is not None:
        moves = open_round.pop("moves")
        journal.round_began(_json(open_round))
        if moves:
            journal.append(*moves)


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()
