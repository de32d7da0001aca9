"""Matches as files, and matches that are only watched: the entries of the menu and what is said of them."""

from __future__ import annotations

from scala40.texts.base import Texts


class MatchFileTexts(Texts):
    """What opening, saving and watching is called."""

    def open(self) -> str:
        """The entry that opens a match from a file."""
        return self.tr("Open a match…")

    def open_title(self) -> str:
        """The title of the dialog in which the file is chosen."""
        return self.tr("Open a match", "title of a dialog")

    def open_this(self) -> str:
        """The button of that dialog."""
        return self.tr("Open this match", "button of a dialog")

    def save(self) -> str:
        """The entry that writes the match at the table into a file."""
        return self.tr("Save the match as a file…")

    def save_title(self) -> str:
        """The title of the dialog in which the place is chosen."""
        return self.tr("Save the match", "title of a dialog")

    def kind(self) -> str:
        """The kind of files in both dialogs."""
        return self.tr("Matches of Scala 40")

    def watch(self) -> str:
        """The entry that lets computer players play a match to be looked at."""
        return self.tr("Watch computer players")

    def playing(self) -> str:
        """Why that entry rests: the player sits in a match."""
        return self.tr("You are in a match. Go to the start page first; your match stays saved.")

    def another(self) -> str:
        """What that entry does while such a match is looked at."""
        return self.tr("Another match of computer players begins in place of this one.")
