"""What stands round the reasons of the computer players: the page "Why did you do that?"."""

from __future__ import annotations

from scala40.texts.base import Texts


class WhyTexts(Texts):
    """The list of turns, what a computer player could see, and what it did."""

    def title(self) -> str:
        """The heading, the button and the entry of the menu."""
        return self.tr("Why did you do that?", "asked of a computer player after the round")

    def about(self, number: int) -> str:
        """What can be read here."""
        return self.tr("Round {number}: what the computer players could see, and why they played so.").format(
            number=number
        )

    def back(self) -> str:
        """Back to the end of the round."""
        return self.tr("Back")

    def everybody(self) -> str:
        """The list is not narrowed down to one player."""
        return self.tr("All computer players")

    def player(self) -> str:
        """The label of that choice."""
        return self.tr("Player")

    def list_of_turns(self) -> str:
        """The name of the list."""
        return self.tr("Turns of the round")

    def turn(self, number: int, line: str) -> str:
        """A row of the list: which turn, and what came of it."""
        return self.tr("Turn {number}: {line}").format(number=number, line=line)

    def turn_of(self, number: int, name: str) -> str:
        """The heading over one turn."""
        return self.tr("Turn {number}: {line}").format(number=number, line=name)

    def earlier(self) -> str:
        """The turn before."""
        return self.tr("Previous turn")

    def later(self) -> str:
        """The turn after."""
        return self.tr("Next turn")

    # What it could see

    def in_hand(self) -> str:
        """The heading over its hand."""
        return self.tr("In hand")

    def just_came(self, card: str) -> str:
        """The card drawn or taken in this turn."""
        return self.tr("New card: {card}").format(card=card)

    def melds(self) -> str:
        """The heading over the melds."""
        return self.tr("On the table")

    def no_melds(self) -> str:
        """In their place."""
        return self.tr("No melds yet")

    def pile(self) -> str:
        """The heading over the pile, its top card first."""
        return self.tr("Discard pile, from the top")

    def top_of_pile(self) -> str:
        """The same where the rules show its top card only."""
        return self.tr("Top of the discard pile")

    def no_pile(self) -> str:
        """An empty pile."""
        return self.tr("No discards")

    def others(self) -> str:
        """The heading over the other seats."""
        return self.tr("The others")

    def other(self, name: str, count: int, *, opened: bool) -> str:
        """Another seat as everybody saw it."""
        if opened:
            return self.tr("{name}: %n cards, opened", "", count).format(name=name)
        return self.tr("{name}: %n cards, not opened", "", count).format(name=name)

    def known(self, cards: str) -> str:
        """Cards that it knew in that hand, since they were taken openly."""
        return self.tr("among them {cards}", "cards of a hand that are known").format(cards=cards)

    # What it did

    def reasons(self) -> str:
        """The heading over moves and reasons."""
        return self.tr("What was done, and why")

    def thinking(self) -> str:
        """The reason is being worked out."""
        return self.tr("Thinking it through once more …")

    def differs(self) -> str:
        """The recomputed move is another."""
        return self.tr("This version would play otherwise here, so it cannot tell the reason.")

    def from_elsewhere(self) -> str:
        """A bot that is not of this program."""
        return self.tr("This bot comes from elsewhere. Only it knows its reasons.")

    def nothing(self) -> str:
        """No computer player had a turn."""
        return self.tr("No computer player had a turn in this round.")

    # Why it is not to be seen now

    def after_the_round(self) -> str:
        """While a round is played."""
        return self.tr("When the round is over and all hands are open, this can be seen.")

    def no_computers(self) -> str:
        """Only people sit here."""
        return self.tr("Only people sit at this table.")
