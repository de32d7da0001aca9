"""Two presses in quick succession: the second never does another step than the first (cases.md C-27)."""

from __future__ import annotations

from collections.abc import Callable

DOUBLE_CLICK = 0.4
"""Seconds; whoever knows the system's own setting tells it."""


class Presses:
    """Remembers the last press and the step that it made."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock` gives seconds."""
        self._clock = clock
        self._last = (float("-inf"), "")

    def is_second(self, step: str, within: float) -> bool:
        """True if this press is the second of a double click (`within` seconds) and the step has changed under it."""
        now = self._clock()
        at, before = self._last
        second = now - at < within and step != before
        self._last = now, before if second else step
        return second
