"""Menus and their entries: what can be done, and the names of languages, paces and themes in them."""

from __future__ import annotations

from scala40.texts.base import Texts


class MenuTexts(Texts):
    """Labels of menus and entries, whole and without shortcuts of their own."""

    def game(self) -> str:
        """The first menu."""
        return self.tr("Game", "menu")

    def move(self) -> str:
        """The menu of what can be done in a turn."""
        return self.tr("Move", "menu")

    def view(self) -> str:
        """The menu of how things look."""
        return self.tr("View", "menu")

    def learn(self) -> str:
        """The menu of hints."""
        return self.tr("Learn", "menu")

    def settings(self) -> str:
        """The menu of settings."""
        return self.tr("Settings", "menu")

    def help(self) -> str:
        """The last menu."""
        return self.tr("Help", "menu")

    # Game

    def new_match(self) -> str:
        """A new match, with choices."""
        return self.tr("New match")

    def go_on(self) -> str:
        """Go on with the match in progress."""
        return self.tr("Continue")

    def start_page(self) -> str:
        """Leave the table; the match stays saved."""
        return self.tr("Start page")

    def quit(self) -> str:
        """Leave the program."""
        return self.tr("Quit")

    # Move

    def draw(self) -> str:
        """Draw from the stock."""
        return self.tr("Draw from the stock")

    def take(self) -> str:
        """Take the top discard."""
        return self.tr("Take the discard")

    def lay(self) -> str:
        """Lay the selected cards as a meld, or prepare them."""
        return self.tr("Lay down the selected cards")

    def add_to_meld(self) -> str:
        """Lay the selected cards off onto a meld on the table."""
        return self.tr("Add the selected cards to a meld")

    def confirm_opening(self) -> str:
        """Open with the prepared melds."""
        return self.tr("Confirm the opening")

    def take_back(self) -> str:
        """Take all prepared melds back."""
        return self.tr("Take back all prepared melds")

    def take_one_back(self) -> str:
        """Take back the prepared meld that the keyboard is at, else the last one."""
        return self.tr("Take back a prepared meld")

    def discard(self) -> str:
        """Discard the selected card."""
        return self.tr("Discard the selected card")

    def undo(self) -> str:
        """Take the last move of the turn back."""
        return self.tr("Undo")

    def redo(self) -> str:
        """Do again what was taken back."""
        return self.tr("Redo")

    def sort_for_runs(self) -> str:
        """Sort the hand by suits."""
        return self.tr("Sort for runs")

    def sort_for_sets(self) -> str:
        """Sort the hand by ranks."""
        return self.tr("Sort for sets")

    def sort_for_both(self) -> str:
        """Sort the hand for runs and sets."""
        return self.tr("Sort for both")

    def undo_sort(self) -> str:
        """Go back to the order before the last sort."""
        return self.tr("Undo the sort")

    def last_turn_again(self) -> str:
        """Let the cards of the turns since one's own glide once more."""
        return self.tr("Show the last turns again")

    def explain_refusal(self) -> str:
        """Open the rule book at the rule behind the last refusal."""
        return self.tr("Explain the last refusal")

    def next_step(self) -> str:
        """What the primary button does."""
        return self.tr("Next step")

    def do_not_wait(self) -> str:
        """Let the computer players move at once, up to the player's own turn."""
        return self.tr("Do not wait", "menu: computer players move at once")

    def clear_selection(self) -> str:
        """Select nothing."""
        return self.tr("Clear selection")

    # View

    def full_screen(self) -> str:
        """Fill the screen, or stop filling it."""
        return self.tr("Full screen")

    def side_panel(self) -> str:
        """Show or fold the side panel."""
        return self.tr("Side panel")

    def zoom_in(self) -> str:
        """Make everything larger."""
        return self.tr("Zoom in")

    def zoom_out(self) -> str:
        """Make everything smaller."""
        return self.tr("Zoom out")

    def usual_size(self) -> str:
        """Give everything its usual size."""
        return self.tr("Usual size")

    # Settings

    def all_settings(self) -> str:
        """The page of all settings."""
        return self.tr("All settings…")

    def language(self) -> str:
        """The choice of language."""
        return self.tr("Language")

    def system_language(self) -> str:
        """The language that the system has."""
        return self.tr("As the system", "language")

    def pace_menu(self) -> str:
        """The choice of the computer players' pace."""
        return self.tr("Pace")

    def pace(self, pace: str) -> str:
        """A pace by its name in the settings (`off`, `fast`, `normal`, `slow`)."""
        match pace:
            case "off":
                return self.tr("Off", "pace of the computer players: nothing moves, no waiting")
            case "fast":
                return self.tr("Fast", "pace of the computer players")
            case "slow":
                return self.tr("Slow", "pace of the computer players")
            case _:
                return self.tr("Normal", "pace of the computer players")

    def letters_menu(self) -> str:
        """The choice of the card letters."""
        return self.tr("Card letters")

    def letters(self, letters: str) -> str:
        """A choice of card letters by its name in the settings."""
        return {"english": "A J Q K", "german": "A B D K", "italian": "A F D R"}.get(letters) or self.tr(
            "As the language", "card letters"
        )

    def your_name(self) -> str:
        """Change the player's name."""
        return self.tr("Your name…")

    # Help

    def rules(self) -> str:
        """The page of rules."""
        return self.tr("Rules")

    def about(self) -> str:
        """What this program is."""
        return self.tr("About Scala 40")

    def about_text(self, version: str) -> str:
        """What stands in the box about the program."""
        return self.tr(
            "Scala 40, version {version}. The Italian rummy for two and more, against computer players. "
            "Free software under the GNU General Public License, version 3 or later."
        ).format(version=version)

    def show_report(self) -> str:
        """Open the folder with the reports of problems."""
        return self.tr("Show the folder with reports")


class WhyNotTexts(Texts):
    """Why an entry of a menu cannot be used now: shown beside the entry."""

    def no_match_waits(self) -> str:
        """Nothing to go on with."""
        return self.tr("No match waits to be continued.")

    def at_the_table(self) -> str:
        """It belongs to a match."""
        return self.tr("This is for the table: begin or continue a match first.")

    def back_to_the_table(self) -> str:
        """Another page lies over the table."""
        return self.tr("Go back to the table first.")

    def nobody_waits(self) -> str:
        """No computer player waits before its move."""
        return self.tr("Nobody has to be waited for now.")

    def not_your_turn(self) -> str:
        """Somebody else is on turn."""
        return self.tr("Wait for your turn.")

    def not_drawn(self) -> str:
        """Drawing comes first."""
        return self.tr("First draw a card.")

    def drawn_already(self) -> str:
        """Drawing is done."""
        return self.tr("You have your card for this turn already.")

    def nothing_to_undo(self) -> str:
        """No move can be taken back."""
        return self.tr("There is nothing to undo. Undo reaches back to the last card drawn.")

    def nothing_to_redo(self) -> str:
        """Nothing has been taken back."""
        return self.tr("There is nothing to redo: no move of this turn has been taken back.")

    def not_sorted(self) -> str:
        """No sort can be undone."""
        return self.tr("The hand has not been sorted since you moved its cards.")

    def no_turn_finished(self) -> str:
        """There is no last turn yet."""
        return self.tr("No turn of this round is finished yet.")

    def nothing_refused(self) -> str:
        """There is no refusal to explain."""
        return self.tr("Nothing has been refused at this table yet.")

    def nothing_selected(self) -> str:
        """Cards must be selected first."""
        return self.tr("Select cards in your hand first.")

    def nothing_prepared(self) -> str:
        """No meld is being prepared."""
        return self.tr("No meld is prepared.")

    def comfort_decides(self) -> str:
        """Comfort mode has chosen otherwise."""
        return self.tr("Comfort mode decides this. Turn it off to choose.")

    def largest(self) -> str:
        """Nothing grows any further."""
        return self.tr("Everything has its largest size.")

    def no_room(self, most: int) -> str:
        """The window is too small for more than `most` per cent."""
        return self.tr(
            "This window allows {number}% and no more. Make it larger, or choose larger text in the settings."
        ).format(number=most)

    def smallest(self) -> str:
        """Nothing shrinks any further."""
        return self.tr("Everything has its usual size.")

    def no_report(self) -> str:
        """Nothing unexpected has happened."""
        return self.tr("There is no report: nothing unexpected has happened.")

    def already_here(self) -> str:
        """The page is shown already."""
        return self.tr("This page is open.")
