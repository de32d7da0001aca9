"""What is said of computer players that have played without a window: the report of `scala40 simulate`."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from scala40.texts.base import Texts


class ReportTexts(Texts):
    """Heads of the tables, the sentences around them, and numbers as the language writes them."""

    def number(self, value: float, places: int = 0) -> str:
        """A number with so many places behind the point, or behind the comma."""
        locale = QLocale()
        locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
        return locale.toString(float(value), "f", places)

    def signed(self, value: float, places: int = 0) -> str:
        """A number with its sign, plus too; nought has none."""
        said = self.number(value, places)
        return f"+{said}" if float(f"{value:.{places}f}") > 0 else said

    def interval(self, value: str, low: str, high: str) -> str:
        """A number with the ends of its interval."""
        return self.tr("{value} ({low} to {high})", "an interval").format(value=value, low=low, high=high)

    def playing(self, single: bool) -> str:
        """The word before the bar that shows how many matches, or single rounds, have been played."""
        return self.tr("Rounds", "before a progress bar") if single else self.tr("Matches", "before a progress bar")

    def played(self, asked: int, seats: int, *, single: bool, duplicate: bool) -> str:
        """What was played: so many matches or single rounds, each from all seats with `duplicate`."""
        total = str(asked * seats)
        if single and duplicate:
            return self.tr("%n deals, each from every seat: {rounds} rounds", "", asked).format(rounds=total)
        if single:
            return self.tr("%n single rounds", "", asked)
        if duplicate:
            return self.tr("%n matches, each from every seat on the same deals: {total} in all", "", asked).format(
                total=total
            )
        return self.tr("%n matches", "played without a window", asked)

    def conditions(self, rules: str, seed: str) -> str:
        """The rule set and the seed; what they are called is up to the player."""
        return self.tr("Rules: {rules}; seed: {seed}").format(rules=rules, seed=seed)

    def seat(self) -> str:
        """Head of the places in the list of seats asked for."""
        return self.tr("Seat", "head of a column")

    def level(self) -> str:
        """Head of the levels."""
        return self.tr("Level", "head of a column")

    def won(self) -> str:
        """Head of the number of matches, or single rounds, won."""
        return self.tr("Won", "head of a column: how many")

    def share(self) -> str:
        """Head of the share of matches, or single rounds, won."""
        return self.tr("Won %", "head of a column")

    def elo(self) -> str:
        """Head of the Elo, which is called so everywhere."""
        return "Elo"

    def rounds_won(self) -> str:
        """Head of the share of rounds won in whole matches."""
        return self.tr("Rounds won %", "head of a column")

    def penalty(self) -> str:
        """Head of the mean penalty of a round."""
        return self.tr("Penalty a round", "head of a column")

    def points(self) -> str:
        """Head of the points a round."""
        return self.tr("Points a round", "head of a column")

    def units(self) -> str:
        """Head of the units in which a player won more than its share, and less."""
        return self.tr("Ahead – behind", "head of a column: how often")

    def sign_test(self) -> str:
        """Head of the sign test."""
        return self.tr("Sign test", "head of a column")

    def ms(self) -> str:
        """Head of the mean time of a decision."""
        return self.tr("ms a decision", "head of a column: milliseconds")

    def ms_most(self) -> str:
        """Head of the time that 99 of a hundred decisions keep to."""
        return self.tr("99% below", "head of a column: milliseconds")

    def ms_longest(self) -> str:
        """Head of the time of the longest decision."""
        return self.tr("Longest", "head of a column: a decision, in milliseconds")

    def too_few(self, fewest: int, *, single: bool, duplicate: bool) -> str:
        """Why there are no intervals: what is counted, and how many of it an interval needs."""
        if single and duplicate:
            return self.tr("An interval needs at least {count} deals.").format(count=fewest)
        if single:
            return self.tr("An interval needs at least {count} rounds.").format(count=fewest)
        if duplicate:
            return self.tr("An interval needs at least {count} matches, each from every seat.").format(count=fewest)
        return self.tr("An interval needs at least {count} matches.").format(count=fewest)

    def pace(self, rounds: int, dead: int, seconds: str, speed: str) -> str:
        """How many rounds were played, how many of them are dead, and how fast that went."""
        return self.tr("%n rounds, {dead} without a winner; {seconds} s, {speed} rounds a second", "", rounds).format(
            dead=dead, seconds=seconds, speed=speed
        )

    def found(self, count: int) -> str:
        """How many of the matches, or single rounds, lay in the folder of records already."""
        return self.tr("Found among the records: {count}").format(count=count)
