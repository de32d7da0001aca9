"""Why cards are no meld, or do not go with one: the shapes of sets and runs, which are the same at every table."""

from __future__ import annotations

from scala40.texts.base import Texts


class ShapeReasons(Texts):
    """Sentences of `Reasons` about sets, runs and what a joker stands for; cards and melds come in words."""

    def too_few_cards(self, missing: int) -> str:
        """A meld of fewer than three cards."""
        return self.tr("A meld begins with three cards: %n more.", "{n} cards are missing", missing)

    def two_jokers(self) -> str:
        """Two jokers in one meld."""
        return self.tr("A meld takes one joker at most. Use the other in another meld, or keep it in hand.")

    def not_a_meld(self) -> str:
        """Neither a set nor a run."""
        return self.tr("A meld is a set of one rank in different suits, or a run in one suit. These cards are neither.")

    def suit_twice(self, card: str) -> str:
        """A set with one suit twice."""
        return self.tr("A set takes each suit once, and {card} is here twice. Keep one of the two in hand.").format(
            card=card
        )

    def suit_there(self, card: str, meld: str) -> str:
        """A card added to a set that has its suit already."""
        return self.tr("A set takes each suit once, and {meld} has this suit already. Keep {card} in hand.").format(
            card=card, meld=meld
        )

    def rank_twice(self, card: str) -> str:
        """A run with one card twice."""
        return self.tr("A run takes each card once, and {card} is here twice. Keep one of the two in hand.").format(
            card=card
        )

    def too_many_in_set(self) -> str:
        """A fifth card for a set."""
        return self.tr("A set has four cards at most, one of each suit. Keep the other in hand.")

    def too_many_in_run(self, longest: int) -> str:
        """A run longer than the rules allow."""
        return self.tr("At this table a run has {longest} cards at most. Keep the other in hand.").format(
            longest=longest
        )

    def around_the_corner(self, low: str, high: str, around: str) -> str:
        """A run through the ace: king, ace, two."""
        return self.tr("An ace begins a run or ends it: {low} or {high}, but not {around}.").format(
            low=low, high=high, around=around
        )

    def gap_in_run(self, missing: str) -> str:
        """A run with a place that nothing fills: the card that would, or empty where several are missing."""
        if missing:
            return self.tr("The cards of a run follow one another, and here {card} is missing.").format(card=missing)
        return self.tr("The cards of a run follow one another. One joker can fill one gap.")

    def two_aces(self) -> str:
        """Two natural aces in a run."""
        return self.tr("A run takes one natural ace, low or high. Keep the other in hand.")

    def does_not_fit(self, card: str, meld: str) -> str:
        """A card added where it does not go."""
        return self.tr("{card} does not fit {meld}. A run grows at its ends, a set by the missing suit.").format(
            card=card, meld=meld
        )

    def does_not_fit_here(self) -> str:
        """A card added to a meld that is not there."""
        return self.tr("This card does not fit here. A run grows at its ends, a set by the missing suit.")

    def not_the_jokers_card(self, face: str, card: str) -> str:
        """A joker swapped for another card than the one it stands for."""
        return self.tr(
            "This joker stands for {face}, and only that card frees it. Keep {card} for another place."
        ).format(face=face, card=card)

    def not_this_reading(self, card: str) -> str:
        """A joker that cannot stand for this card in its meld."""
        return self.tr("In this meld the joker cannot stand for {card}. Choose another card for it.").format(card=card)

    def no_joker_there(self, meld: str) -> str:
        """A swap where no joker lies."""
        return self.tr("There is no joker to swap in {meld}. If your card fits, add it.").format(meld=meld)
