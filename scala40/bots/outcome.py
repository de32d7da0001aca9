"""What an imagined round came to, the same for both kinds of playout."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """The end of a round: penalties by seat, in points; `closer` is None for a dead round and one cut off."""

    penalties: tuple[int, ...]
    closer: int | None
    concealed: bool
    """True if the closer had not opened before the last turn."""
    dead: bool
    """True if the stock could not be filled again."""
