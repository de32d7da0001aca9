"""Words for looking through the discard pile, and why it cannot be done."""

from __future__ import annotations

from scala40.texts.base import Texts


class LookingTexts(Texts):
    """An entry of the menu of moves."""

    def look_through(self) -> str:
        """Lay all discards open, or put them together again."""
        return self.tr("Look through the discard pile")

    def only_top(self) -> str:
        """The rules show the top discard alone."""
        return self.tr("At this table only the top card of the discard pile may be looked at.")

    def no_discards(self) -> str:
        """The pile is empty."""
        return self.tr("The discard pile is empty.")

    def round_over(self) -> str:
        """What counts lies open already."""
        return self.tr("The round is over: the discard pile is put away.")
