"""What Enter does at the table beside the next sensible step, and why a key that was pressed did nothing."""

from __future__ import annotations

from scala40.texts.base import Texts


class KeyTexts(Texts):
    """Words of the primary button while the keyboard is elsewhere than in the hand, and sentences for keys."""

    def add_here(self, card: str) -> str:
        """Add the selected card to the meld that the keyboard is at."""
        return self.tr("Add {card} here", "button: to the meld that the keyboard is at").format(card=card)

    def add_these_here(self, count: int) -> str:
        """The same for several cards."""
        return self.tr("Add %n cards here", "button: to the meld that the keyboard is at", count)

    def other_reading(self) -> str:
        """Ask what the joker of the prepared meld that the keyboard is at stands for."""
        return self.tr("Read the joker differently", "button: in a prepared meld")

    def choose_to_discard(self, card: str) -> str:
        """The first of two steps: the card is named, and a second press discards it."""
        return self.tr("Choose {card} to discard").format(card=card)

    def use_first(self, card: str) -> str:
        """The taken card must be used before a discard."""
        return self.tr("Use {card} first", "button, resting").format(card=card)

    def use_joker_first(self) -> str:
        """A joker must be used before a discard."""
        return self.tr("Use the joker first", "button, resting")

    def select_a_discard(self) -> str:
        """Why nothing was discarded: no card is selected."""
        return self.tr("Select the card that you want to discard.")

    def sorted_already(self) -> str:
        """Why a sort changed nothing."""
        return self.tr("Your hand is sorted like this already.")
