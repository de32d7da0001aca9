"""The editor of own rules, the rule card, the printed score sheet, and what is said about their files."""

from __future__ import annotations

from collections.abc import Sequence

from scala40.texts.base import Texts
from scala40.texts.lists import ListTexts


class RulesEditorTexts(Texts):
    """The page where every rule is chosen."""

    def title(self) -> str:
        """The heading."""
        return self.tr("Your own rules")

    def name(self) -> str:
        """The label of the field for the name."""
        return self.tr("Name of these rules")

    def name_hint(self) -> str:
        """What stands in the empty field."""
        return self.tr("What you call them, for instance “Sundays”")

    def begin_with(self) -> str:
        """The label of the choice of a rule set to begin with."""
        return self.tr("Begin with")

    def none_begun(self) -> str:
        """What that choice shows where the rules are no longer those of any set."""
        return self.tr("Choose rules")

    def groups(self) -> str:
        """The list of the groups of rules, for the ear."""
        return self.tr("Groups of rules")

    def standard_has(self, value: str) -> str:
        """The mark beside a rule that is not as in Standard: what Standard has there."""
        return self.tr("≠ Standard: {value}").format(value=value)

    def differing(self, count: int) -> str:
        """How many rules are not as in Standard."""
        if not count:
            return self.tr("All as in Standard")
        return self.tr("%n rules are not as in Standard", "", count)

    def less(self, rule: str) -> str:
        """The button that makes a number smaller, for the ear."""
        return self.tr("{rule}: less").format(rule=rule)

    def more(self, rule: str) -> str:
        """The button that makes a number larger, for the ear."""
        return self.tr("{rule}: more").format(rule=rule)

    def smallest(self, value: str) -> str:
        """Why a number goes no further down."""
        return self.tr("The smallest choice is “{value}”.").format(value=value)

    def largest(self, value: str) -> str:
        """Why a number goes no further up."""
        return self.tr("The largest choice is “{value}”.").format(value=value)

    def save(self) -> str:
        """The primary button."""
        return self.tr("Save these rules")

    def remove(self) -> str:
        """Forget these rules."""
        return self.tr("Remove these rules")

    def remove_now(self, name: str) -> str:
        """The same button after it was pressed once."""
        return self.tr("Press again to remove {name}").format(name=name)

    def export(self) -> str:
        """Write these rules into a file for others."""
        return self.tr("Save as a file…")

    def back(self) -> str:
        """Back without saving."""
        return self.tr("Back")

    def own(self) -> str:
        """The entry on the page of a new match that leads here."""
        return self.tr("Own rules…")

    def own_about(self) -> str:
        """The line below it."""
        return self.tr("Begin with the rules marked here and change what your table plays otherwise.")

    def change(self) -> str:
        """The link that changes the own rules marked on the page of a new match."""
        return self.tr("Change these rules")

    def load(self) -> str:
        """The link that takes rules in from a file."""
        return self.tr("Load from a file…")

    def for_players(self, low: int, high: int) -> str:
        """Why a number of opponents is not offered."""
        if low == high:
            return self.tr("These rules are for %n players.", "2 to 6", low)
        return self.tr("These rules are for {low} to {high} players.").format(low=low, high=high)

    def not_so_many(self) -> str:
        """Why a number of opponents is not offered: pairs, or how many are left at the end."""
        return self.tr("These rules do not go with this number of players.")


class RuleFileTexts(Texts):
    """What there is to say when rules are saved, loaded or given away."""

    def no_name(self) -> str:
        """Nothing was typed into the field for the name."""
        return self.tr("Give these rules a name first.")

    def name_taken(self, name: str) -> str:
        """Another set has the name."""
        return self.tr("There are rules called {name} already: choose another name.").format(name=name)

    def full(self, most: int) -> str:
        """No more sets are kept."""
        return self.tr("There is room for %n rule sets of your own: remove one first.", "", most)

    def not_kept(self, why: str) -> str:
        """The own rules could not be written to disk."""
        return self.tr("The rules could not be saved: {why}").format(why=why)

    def set_aside(self, file: str) -> str:
        """The file of the own rules could not be read in full."""
        return self.tr("Some of your own rules could not be read; the old file is kept as {file}.").format(file=file)

    def too_large(self, file: str) -> str:
        """A file that is too long for rules."""
        return self.tr("{file} is too large for a file of rules.").format(file=file)

    def no_rules(self, file: str) -> str:
        """A file that holds something else, or rules that do not exist."""
        return self.tr("{file} holds no rules that this program can read; nothing has been changed.").format(file=file)

    def not_one_of(self, file: str, rule: str, values: Sequence[str]) -> str:
        """A file in which one rule is missing, or has a value that it cannot have."""
        return self.tr("{file} was not taken in: “{rule}” must be one of these: {values}.").format(
            file=file, rule=rule, values="; ".join(values)
        )

    def not_from_to(self, file: str, rule: str, low: int, high: int) -> str:
        """A file in which one number is missing, or is too small or too large."""
        return self.tr("{file} was not taken in: “{rule}” must be a number from {low} to {high}.").format(
            file=file, rule=rule, low=low, high=high
        )

    def newer(self, file: str) -> str:
        """A file of a later version."""
        return self.tr("{file} comes from a newer version of Scala 40.").format(file=file)

    def unreadable(self, file: str, why: str) -> str:
        """A file that the system does not give."""
        return self.tr("{file} cannot be read: {why}").format(file=file, why=why)

    def unwritable(self, file: str, why: str) -> str:
        """A file that the system does not take."""
        return self.tr("{file} cannot be written: {why}").format(file=file, why=why)

    def written(self, file: str) -> str:
        """A file was written."""
        return self.tr("Saved as {file}.").format(file=file)

    def taken_in(self, name: str) -> str:
        """Rules have come from a file."""
        return self.tr("The rules {name} can be chosen now.").format(name=name)

    def rules_files(self) -> str:
        """The kind of files in the dialog."""
        return self.tr("Rules of Scala 40")

    def load(self) -> str:
        """The button of the dialog that takes rules in."""
        return self.tr("Load these rules", "button")

    def save(self) -> str:
        """The button of the dialog that writes a file."""
        return self.tr("Save", "button of a dialog: write the file")


class RuleCardTexts(Texts):
    """The rules in force on one page, on the screen and on paper."""

    def title(self) -> str:
        """The heading, and the entry of the menu."""
        return self.tr("Rule card")

    def of(self, name: str) -> str:
        """The heading with the name of the rules."""
        return self.tr("Rule card: {name}").format(name=name)

    def unlike_standard(self) -> str:
        """What the first mark means."""
        return self.tr("not as in Standard")

    def unlike_tournament(self) -> str:
        """What the second mark means."""
        return self.tr("not as in Tournament")

    def count_unlike_standard(self, count: int) -> str:
        """How many rules are not as in Standard."""
        return self.tr("Not as in Standard: {count}.").format(count=count)

    def count_unlike_tournament(self, count: int) -> str:
        """How many rules are not as in Tournament."""
        return self.tr("Not as in Tournament: {count}.").format(count=count)

    def save_pdf(self) -> str:
        """The button that writes the card as a file for paper."""
        return self.tr("Save as PDF…")

    def pdf_files(self) -> str:
        """The kind of files in the dialog."""
        return self.tr("PDF files")

    def back(self) -> str:
        """Back to where the player came from."""
        return self.tr("Back")

    def change(self) -> str:
        """The link that leads to the editor with these rules."""
        return self.tr("Own rules…")


class ScorePaperTexts(Texts):
    """The score sheet on paper."""

    def save(self) -> str:
        """The entry of the menu."""
        return self.tr("Save the score sheet as PDF…")

    def title(self) -> str:
        """The heading."""
        return self.tr("Score sheet")

    def rules_and_date(self, rules: str, date: str) -> str:
        """The line below the heading."""
        return self.tr("Rules: {rules}. Printed on {date}.").format(rules=rules, date=date)

    def round(self) -> str:
        """The head of the first column."""
        return self.tr("Round", "head of a column")

    def total(self) -> str:
        """The last line."""
        return self.tr("Total", "last line of the score sheet")

    def went_out(self) -> str:
        """What the mark at a number means."""
        return self.tr("✓ went out in this round")

    def not_in(self) -> str:
        """What the dash means."""
        return self.tr("– no longer in the match")

    def winners(self, names: Sequence[str]) -> str:
        """Who has won, below the table."""
        return self.tr("Match won by {names}").format(names=ListTexts().names(names))

    def nothing_yet(self) -> str:
        """Why the entry rests: no round has been scored."""
        return self.tr("The score sheet is empty until the first round has been counted.")
