"""Questions that only the player can answer, asked in place beside the cards."""

from __future__ import annotations

from scala40.texts.base import Texts


class ChoiceTexts(Texts):
    """Which joker reading, which meld, swap or add, which end; and the discard over an unfinished opening."""

    def question(self, kind: str, card: str = "") -> str:
        """The question of a choice by its kind (`reading`, `meld`, `swap_or_add`, `end`) and the card it is about."""
        match kind:
            case "reading":
                return self.which_reading()
            case "meld":
                return self.which_meld(card)
            case "swap_or_add":
                return self.swap_or_add(card)
            case _:
                return self.which_end(card)

    def which_reading(self) -> str:
        """The cards can be more than one meld."""
        return self.tr("Which card does the joker stand for?")

    def which_meld(self, card: str) -> str:
        """The card fits several melds."""
        return self.tr("{card} fits several melds. Which one do you add to?").format(card=card)

    def swap_or_add(self, card: str) -> str:
        """The card can free the joker or be the fourth of the set."""
        return self.tr("{card} can be added here, or swapped for the joker.").format(card=card)

    def which_end(self, card: str) -> str:
        """The card fits at both ends of the run."""
        return self.tr("{card} fits both ends. Which one do you choose?").format(card=card)

    def meld_and_points(self, meld: str, points: int) -> str:
        """One reading: the meld and what it is worth."""
        return self.tr("{meld}: {points} points").format(meld=meld, points=points)

    def joker_as_for(self, card: str, points: int) -> str:
        """One reading, by the card that the joker stands for and the points of the meld."""
        return self.tr("Joker stands for {card}: {points} points").format(card=card, points=points)

    def to_meld(self, meld: str) -> str:
        """One meld to add to."""
        return self.tr("Add to {meld}").format(meld=meld)

    def swap(self) -> str:
        """Take the joker for the card."""
        return self.tr("Swap the joker")

    def add(self) -> str:
        """Add the card and leave the joker."""
        return self.tr("Add the card")

    def at_the_low_end(self, card: str) -> str:
        """The lower end of a run, with the card that comes to lie there."""
        return self.tr("At the low end, as {card}").format(card=card)

    def at_the_high_end(self, card: str) -> str:
        """The upper end of a run, with the card that comes to lie there."""
        return self.tr("At the high end, as {card}").format(card=card)

    def cancel(self) -> str:
        """Choose nothing."""
        return self.tr("Cancel")

    def opening_unfinished(self, card: str) -> str:
        """The player discards while melds of an opening are prepared."""
        return self.tr("Your prepared melds go back to your hand. Discard {card} without opening?").format(card=card)

    def discard_without_opening(self) -> str:
        """The answer that discards."""
        return self.tr("Discard without opening")

    def go_on_opening(self) -> str:
        """The answer that goes on with the opening."""
        return self.tr("Go on with the opening")
