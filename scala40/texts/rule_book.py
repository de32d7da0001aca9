"""The words of the rule book beside its text: in its pictures, and on the field that finds a word."""

from __future__ import annotations

from scala40.texts.base import Texts


class RuleBookTexts(Texts):
    """Labels in pictures are short; where a picture is told for the ear, cards and melds are handed in in words."""

    # The field that finds a word

    def find(self) -> str:
        """The label of the field, and of the button that shows it."""
        return self.tr("Find in the rules")

    def next(self) -> str:
        """The next place that was found."""
        return self.tr("Next")

    def previous(self) -> str:
        """The place before."""
        return self.tr("Previous")

    def close_find(self) -> str:
        """Put the field away."""
        return self.tr("Hide", "the field that finds words")

    def found(self, place: int, count: int) -> str:
        """Which of the places found is marked, counted from 1."""
        if not count:
            return self.tr("Nothing found")
        return self.tr("{place} of {count}", "places found in the rules").format(place=place, count=count)

    # Examples

    def goes(self) -> str:
        """The mark of an example that the rules allow."""
        return self.tr("allowed", "mark of an example in the rule book")

    def goes_not(self) -> str:
        """The mark of an example that the rules do not allow."""
        return self.tr("not allowed", "mark of an example in the rule book")

    def pile(self) -> str:
        """What lies on the discard pile."""
        return self.tr("Discard pile", "label in a picture")

    def on_table(self) -> str:
        """What lies on the table."""
        return self.tr("On the table", "label in a picture")

    def in_hand(self) -> str:
        """What is held."""
        return self.tr("In hand", "label in a picture")

    def freed(self) -> str:
        """A joker that has just been swapped out of a meld."""
        return self.tr("Freed joker", "label in a picture")

    def to_discard(self) -> str:
        """The card that is discarded."""
        return self.tr("Discard", "label in a picture: the card that is discarded")

    def last_card(self) -> str:
        """The last card is discarded."""
        return self.tr("Last card", "label in a picture: the card that is discarded to go out")

    def whether_opened(self, opened: bool) -> str:
        """Whether the player of the example has opened."""
        return self.tr("Opened", "label in a picture") if opened else self.tr("Not opened", "label in a picture")

    def players(self, count: int) -> str:
        """How many are in the round."""
        return self.tr("%n players", "label in a picture", count)

    def and_also(self, one: str, other: str) -> str:
        """Two labels in one."""
        return self.tr("{one}, {other}", "two labels in one").format(one=one, other=other)

    def reached(self, points: int, need: int) -> str:
        """What an opening is worth and what is needed."""
        return self.tr("{points} of {need}", "points of an opening").format(points=points, need=need)

    def not_opened_costs(self, points: int) -> str:
        """The penalty of whoever has not opened."""
        return self.tr("Not opened: {points}", "penalty points").format(points=points)

    # The table

    def parts(self) -> tuple[str, str, str, str, str, str, str]:
        """The parts of the table in a picture: dealer, direction, stock, pile, meld, the joker in it, hand."""
        return (
            self.tr("Dealer", "label in a picture; no man or woman"),
            self.tr("Direction of play", "label in a picture"),
            self.tr("Stock", "label in a picture"),
            self.pile(),
            self.tr("Meld", "label in a picture"),
            self.tr("Joker (stands for {card})", "label in a picture"),
            self.tr("Your hand", "label in a picture"),
        )

    def table(self) -> str:
        """The picture of the table for the ear, where play goes clockwise or not is said elsewhere."""
        return self.tr(
            "A table from above: the other players round it, stock and discard pile in the middle, "
            "the melds beside them, your hand below."
        )

    # The turn and the stock

    def steps(self) -> tuple[str, str, str]:
        """The three steps of a turn."""
        return (
            self.tr("Draw or take", "step of a turn"),
            self.tr("Lay down, add, swap", "step of a turn"),
            self.tr("Discard", "step of a turn"),
        )

    def step_notes(self) -> tuple[str, str, str]:
        """How often each step of a turn is made."""
        return (
            self.tr("one card", "how often a step of a turn is made"),
            self.tr("as much as you like", "how often a step of a turn is made"),
            self.tr("one card", "how often a step of a turn is made"),
        )

    def top_stays(self) -> str:
        """The top discard stays where it is when the others become the stock."""
        return self.tr("The top card stays", "label in a picture")

    def new_stock(self) -> str:
        """The stock made of discards."""
        return self.tr("New stock", "label in a picture")

    # For the ear

    def example(self, verdict: str, told: str) -> str:
        """An example and whether it is allowed."""
        return self.tr("{told}: {verdict}.", "an example of the rule book for the ear").format(
            told=told, verdict=verdict
        )

    def example_with_reason(self, verdict: str, told: str, reason: str) -> str:
        """An example that is not allowed, with the reason in a sentence."""
        return self.tr("{told}: {verdict}. {reason}", "an example of the rule book for the ear").format(
            told=told, verdict=verdict, reason=reason
        )

    def labelled(self, label: str, told: str) -> str:
        """Cards with their label."""
        return self.tr("{label} ({told})", "cards in a picture for the ear").format(label=label, told=told)

    def then(self, first: str, second: str) -> str:
        """What comes one after the other."""
        return self.tr("{first}, then {second}", "cards in a picture for the ear").format(first=first, second=second)
