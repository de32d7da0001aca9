"""All unfinished matches in a list: the words of its page, and what an entry tells of a match."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from PySide6.QtCore import QDate, QLocale, QTime

from scala40.texts.base import Texts
from scala40.texts.lists import ListTexts


class SavedMatchTexts(Texts):
    """The page of saved matches, and the doors that lead to it."""

    def entry(self) -> str:
        """The entry of the menu."""
        return self.tr("Saved matches…")

    def none_saved(self) -> str:
        """Why that entry rests, and what stands in an empty list."""
        return self.tr("No unfinished match is saved.")

    def others(self, count: int) -> str:
        """The button below the match that is continued: so many more are unfinished."""
        return self.tr("Other unfinished matches (%n)…", "", count)

    def unfinished(self, count: int) -> str:
        """The same button where no match can be continued at once."""
        return self.tr("Unfinished matches (%n)…", "", count)

    def leaves(self) -> str:
        """What an entry of the menu does to the match at the table."""
        return self.tr("The match at the table is left and stays saved.")

    def stays_saved(self, menu: str) -> str:
        """Another match has taken the place of the one at the table: where that is gone on with."""
        return self.tr("Your other match stays saved. You can continue it in the menu {menu}: {entry}.").format(
            menu=menu, entry=self.title()
        )

    def at_a_table(self, menu: str) -> str:
        """Why nothing is continued while one sits at a table: where other matches are found."""
        return self.tr("You sit at a table. Unfinished matches are in the menu {menu}: {entry}.").format(
            menu=menu, entry=self.title()
        )

    def title(self) -> str:
        """The heading of the page."""
        return self.tr("Saved matches")

    def about(self) -> str:
        """The line beside the heading."""
        return self.tr("All unfinished matches, the one played last first.")

    def new_match(self) -> str:
        """The button of an empty list."""
        return self.tr("New match")

    def back(self) -> str:
        """Back to the start page."""
        return self.tr("Back")

    def go_on(self) -> str:
        """The button that goes on with a match."""
        return self.tr("Continue")

    def delete(self) -> str:
        """The button that asks whether a match is to be deleted."""
        return self.tr("Delete", "button: a saved match")

    def ask(self) -> str:
        """The question in the place of the entry."""
        return self.tr("Delete this match?")

    def keep(self) -> str:
        """The answer no."""
        return self.tr("Keep it", "answer: do not delete a saved match")

    def delete_it(self) -> str:
        """The answer yes."""
        return self.tr("Delete it", "answer: delete a saved match")

    def deleted(self) -> str:
        """What stands in the place of a match that is gone."""
        return self.tr("This match is deleted. As long as this page is open it can be brought back.")

    def put_back(self) -> str:
        """The button that lets a deleted match be there again."""
        return self.tr("Put it back", "button: a deleted match")

    def damaged(self) -> str:
        """Why a match cannot be continued."""
        return self.tr("This match is damaged and cannot be continued. It stays here until you delete it.")

    # What an entry tells

    def against(self, opponents: Sequence[str]) -> str:
        """A match of the player's."""
        return self.tr("Against {names}").format(names=ListTexts().names(opponents))

    def watched(self, players: Sequence[str]) -> str:
        """A match of computer players alone."""
        return self.tr("Watched: {names}", "a match of computer players").format(names=ListTexts().names(players))

    def unreadable(self) -> str:
        """A match of which not even the players can be read."""
        return self.tr("A match that cannot be read")

    def played_by(self, rules: str, seats: int) -> str:
        """The rule set and the number of players."""
        return self.tr("{rules} rules, {seats} players.").format(rules=rules, seats=seats)

    def round(self, number: int, rounds: int | None) -> str:
        """The round that is played or dealt next; `rounds` where the match ends with them."""
        if rounds is not None:
            return self.tr("Round {number} of {rounds}.").format(number=number, rounds=rounds)
        return self.tr("Round {number}.").format(number=number)

    def points(self, standing: str, limit: int | None) -> str:
        """How everybody stands; `limit` is None where the match does not end with it."""
        if limit is None:
            return self.tr("Points: {standing}.").format(standing=standing)
        return self.tr("Points: {standing}. Limit: {limit}.").format(standing=standing, limit=limit)

    def at_seat(self, name: str, total: int) -> str:
        """One player's points in that list."""
        return self.tr("{name} {points}", "one player's total in a list").format(name=name, points=total)

    def played(self, then: datetime, now: datetime) -> str:
        """When a match was played last; both times are local."""
        locale = QLocale()
        time = locale.toString(QTime(then.hour, then.minute), QLocale.FormatType.ShortFormat)
        if then.date() == now.date():
            return self.tr("Last played today at {time}.").format(time=time)
        if then.date() == now.date() - timedelta(days=1):
            return self.tr("Last played yesterday at {time}.").format(time=time)
        date = locale.toString(QDate(then.year, then.month, then.day), QLocale.FormatType.LongFormat)
        return self.tr("Last played: {date}, {time}.").format(date=date, time=time)

    # For the ear

    def place(self, number: int, of: int, told: str) -> str:
        """An entry as a screen reader names it."""
        return self.tr("{number} of {of}: {told}", "an entry of a list").format(number=number, of=of, told=told)

    def of_entry(self, button: str, told: str) -> str:
        """A button and the match that it is for."""
        return self.tr("{button}: {told}", "a button and what it is for").format(button=button, told=told)


class WatchedTexts(Texts):
    """What is said where a match of computer players cannot be watched."""

    def welcome_first(self) -> str:
        """Why it cannot be begun before the first questions are answered."""
        return self.tr("First say on this page whether you know the game.")
