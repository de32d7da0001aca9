"""Who may look on while a playout is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from scala40.bots.playout.shapes import Shape


class Watcher(Protocol):
    """Who wants to see each move: cards by their numbers, any joker as 104; melds count from 1."""

    def drew(self) -> None:
        """The seat on turn drew the top card."""

    def took(self) -> None:
        """It took the top discard."""

    def laid(self, melds: Sequence[tuple[Shape, list[int]]]) -> None:
        """It laid new melds, each with its cards in their order."""

    def laid_off(self, card: int, meld: int, stands_for: int) -> None:
        """It laid a card off, a joker for the face that it is to stand for."""

    def swapped(self, card: int, meld: int) -> None:
        """It freed a joker by this card."""

    def discarded(self, card: int) -> None:
        """It discarded a card."""

    def shuffled(self, stock: Sequence[int]) -> None:
        """The discards became this stock, its top card last; only then the card is drawn."""
