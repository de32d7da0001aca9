"""What can be undone, in order of time: moves of the turn, prepared melds, and how the hand has been arranged."""

from __future__ import annotations

from collections.abc import Mapping


class History:
    """Kinds of steps, the last one done at the end; how many of each kind there are is told by those who keep them."""

    def __init__(self) -> None:
        self._kinds: list[str] = []

    def follow(self, counts: Mapping[str, int]) -> None:
        """There are now so many steps of each kind: what has come is the latest, what is gone was the latest one."""
        for kind, count in counts.items():
            for _ in range(self._kinds.count(kind) - count):
                del self._kinds[len(self._kinds) - 1 - self._kinds[::-1].index(kind)]
        for kind, count in counts.items():
            self._kinds += [kind] * (count - self._kinds.count(kind))

    @property
    def last(self) -> str:
        """The kind of the latest step; empty where there is none."""
        return self._kinds[-1] if self._kinds else ""
