"""The end of a round with open hands and penalties, and the end of the match."""

from __future__ import annotations

from collections.abc import Sequence

from scala40.texts.base import Texts
from scala40.texts.events import signed
from scala40.texts.lists import ListTexts


class RoundEndTexts(Texts):
    """Who went out, what the others pay, the new totals, and who won."""

    def title(self, number: int) -> str:
        """The heading."""
        return self.tr("End of round {number}").format(number=number)

    def went_out(self, name: str, concealed: bool) -> str:
        """Who ended the round; `concealed` if they opened in the same turn."""
        if concealed:
            return self.tr("{name} went out in one turn").format(name=name)
        return self.tr("{name} went out").format(name=name)

    def no_cards_left(self) -> str:
        """In place of the cards of whoever went out."""
        return self.tr("No cards left", "whoever went out")

    def dead_round(self, counted: bool) -> str:
        """The stock could not be filled again; `counted` where the hands count all the same."""
        if counted:
            return self.tr("Dead round: the stock is used up. At this table all hands count.")
        return self.tr("Dead round: the stock is used up. At this table nobody gets penalty points.")

    def penalty(self, points: int) -> str:
        """Penalty points of this round, with a sign."""
        return f"+{points}" if points > 0 else signed(points)

    def penalty_points(self, points: int) -> str:
        """Penalty points of this round in words."""
        return self.tr("%n penalty points", "", points)

    def hand_sum(self, parts: str, total: int) -> str:
        """The cards of a hand added up; `parts` is `10 + 7 + 25`."""
        return self.tr("{parts} = {total}", "points added up").format(parts=parts, total=total)

    def flat(self, points: int) -> str:
        """A player who never opened pays a fixed number."""
        return self.tr("not opened: {points} points").format(points=points)

    def doubled(self) -> str:
        """The penalties count twice because somebody went out in one turn."""
        return self.tr("doubled")

    def bonus_for_going_out(self, points: int) -> str:
        """What going out brings, as negative points."""
        return self.tr("bonus for going out: {points}").format(points=signed(points))

    def bonus_for_one_turn(self, points: int) -> str:
        """What going out in one turn brings, as negative points."""
        return self.tr("bonus for going out in one turn: {points}").format(points=signed(points))

    def new_total(self, total: int, limit: int) -> str:
        """The total after this round."""
        return self.tr("Total {total} / {limit}").format(total=signed(total), limit=limit)

    def one_card_from_out(self, name: str) -> str:
        """Somebody was one card from going out."""
        return self.tr("{name} was one card from going out").format(name=name)

    def eliminated(self, name: str, total: int) -> str:
        """Somebody leaves the match."""
        return self.tr("{name} is eliminated with {total} points", "a name is no man or woman").format(
            name=name, total=total
        )

    def you_are_eliminated(self, total: int) -> str:
        """The player at this window leaves the match."""
        return self.tr("You are eliminated with {total} points").format(total=total)

    def in_melds(self) -> str:
        """The heading over the cards that would have been melds."""
        return self.tr("would have been melds")

    def left_over(self) -> str:
        """The heading over the other cards."""
        return self.tr("left over")

    def press_a_key(self) -> str:
        """How to go on."""
        return self.tr("Press Enter to go on")

    def next_round(self) -> str:
        """The primary button."""
        return self.tr("Next round")

    def to_the_result(self) -> str:
        """The primary button after the last round."""
        return self.tr("To the result")

    def keep_watching(self) -> str:
        """The player at this window is eliminated and the match goes on."""
        return self.tr("Keep watching")

    # The end of the match

    def match_over(self) -> str:
        """The heading at the end of the match."""
        return self.tr("The match is over")

    def won(self, names: Sequence[str]) -> str:
        """Who won."""
        if len(names) > 1:
            return self.tr("{names} win the match together").format(names=ListTexts().names(names))
        return self.tr("{name} wins the match").format(name=names[0])

    def you_won(self) -> str:
        """The player at this window won."""
        return self.tr("You win the match")

    def after_rounds(self, rounds: int) -> str:
        """How long the match was."""
        return self.tr("after %n rounds", "how long the match was", rounds)

    def place(self, place: int) -> str:
        """A place in the final order."""
        return self.tr("{place}.", "place in the final order, as in 1.").format(place=place)

    def points(self, points: int) -> str:
        """Points of the final total."""
        return self.tr("%n points", "final total", points)

    def play_again(self) -> str:
        """A new match at the same table."""
        return self.tr("Play again")

    def back_to_start(self) -> str:
        """Leave the table."""
        return self.tr("Start page")
