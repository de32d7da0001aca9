"""Leaving a seat: who plays on, that a computer player sits in, and taking the seat back."""

from __future__ import annotations

from collections.abc import Sequence

from scala40.texts.base import Texts
from scala40.texts.lists import ListTexts


class LeavingTexts(Texts):
    """The entry of the menu, the question with its answers, and what is read meanwhile and afterwards."""

    def let_sit_in(self) -> str:
        """The entry of the menu."""
        return self.tr("Let a computer player sit in")

    def take_seat(self) -> str:
        """The entry and the button that end it."""
        return self.tr("Take the seat back")

    def question(self) -> str:
        """Asked of somebody who leaves the table."""
        return self.tr("Who plays on for you?")

    def laid_goes_back(self) -> str:
        """Beside the question, where the player has laid something in this turn."""
        return self.tr("If a computer player plays on, what you have laid this turn goes back to your hand first.")

    def taken_goes_back(self) -> str:
        """The same, where the player has taken the top discard in this turn."""
        return self.tr("If a computer player plays on, the card you have taken goes back to the discard pile first.")

    def plays_on(self, level: str) -> str:
        """An answer: a computer player of this level takes over the seat."""
        return self.tr("A computer player plays on (level {level})").format(level=level)

    def stays_saved(self) -> str:
        """An answer: the table is left, and the match waits."""
        return self.tr("Leave, it stays saved", "it: the match")

    def myself(self) -> str:
        """The answer that changes nothing."""
        return self.tr("Play on myself")

    def sits_in(self, name: str) -> str:
        """On the plate of the seat for the ear, and in the status line."""
        return self.tr("a computer player sits in for {name}", "on a player's plate").format(name=name)

    def begins(self, name: str) -> str:
        """Said when it begins."""
        return self.tr("A computer player sits in for {name}.").format(name=name)

    def on_plate(self, name: str) -> str:
        """In place of the name on the plate, short."""
        return self.tr("{name} (computer)", "on a player's plate: a computer player sits in").format(name=name)

    def ends(self) -> str:
        """Said when the person has the seat back."""
        return self.tr("You have your seat back.")

    def was_sat_in(self, names: Sequence[str]) -> str:
        """At the end of the match: for whom some of it was played."""
        return self.tr("For some of the match a computer player sat in for {names}.").format(
            names=ListTexts().names(names)
        )

    # Why there is no such thing now

    def match_over(self) -> str:
        """Nothing is left to play."""
        return self.tr("The match is over.")

    def not_playing(self) -> str:
        """The seat has left the match."""
        return self.tr("Your seat no longer plays in this match.")
