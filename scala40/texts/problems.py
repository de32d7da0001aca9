"""What the program says when something cannot go on as planned; and the titles of windows, which name no card."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import assert_never

from scala40.paths import Trouble
from scala40.texts.base import Texts
from scala40.texts.lists import ListTexts


class ProblemTexts(Texts):
    """What happened, and what still works."""

    def folder_unusable(self, trouble: Trouble, folder: Path | None) -> str:
        """Nothing can be kept: why the folder of the matches cannot be used."""
        where = "" if folder is None else str(folder)
        match trouble:
            case Trouble.NO_HOME:
                return self.tr("This account has no home folder, so matches are not saved. You can play all the same.")
            case Trouble.NOT_A_FOLDER:
                return self.tr("{folder} is not a folder, so matches are not saved. You can play all the same.").format(
                    folder=where
                )
            case Trouble.NOT_MADE:
                return self.tr(
                    "The folder {folder} cannot be made, so matches are not saved. You can play all the same."
                ).format(folder=where)
            case Trouble.NOT_WRITABLE:
                return self.tr(
                    "Nothing can be written in {folder}, so matches are not saved. You can play all the same."
                ).format(folder=where)
            case _:
                assert_never(trouble)

    def saving_failed(self, detail: str) -> str:
        """A move could not be written; `detail` is what the system says."""
        return self.tr(
            "The last move could not be saved ({detail}). Play goes on; the match is kept up to the move before."
        ).format(detail=detail)

    def disk_full(self) -> str:
        """A move could not be written for want of room."""
        return self.tr("The disk is full: the last moves are not saved. Make room, and saving goes on by itself.")

    def closing_unsaved(self) -> str:
        """The player wants to leave while the last moves cannot be written."""
        return self.tr("The last moves are not saved. Make room and wait a moment, or close the window again to leave.")

    def saving_again(self) -> str:
        """Saving works again."""
        return self.tr("Saving works again. The whole match is on disk.")

    def saves_newer(self) -> str:
        """The saved matches were written by a newer version."""
        return self.tr(
            "The saved matches come from a newer version of Scala 40 and are left as they are. "
            "This session is not saved."
        )

    def saves_broken(self, kept: str) -> str:
        """The saved matches cannot be read; they were put aside under the name `kept`."""
        return self.tr(
            "The saved matches cannot be read. They were put aside as {file}, and saving begins anew."
        ).format(file=kept)

    def match_broken(self) -> str:
        """One saved match cannot be read."""
        return self.tr("One saved match cannot be read and is left aside. The others are whole.")

    def file_newer(self, name: str) -> str:
        """A match file was written by a newer version."""
        return self.tr("{file} comes from a newer version of Scala 40. It is left as it is.").format(file=name)

    def file_broken(self, name: str) -> str:
        """A file is no match file."""
        return self.tr("{file} is not a match file of Scala 40, or a part of it is missing.").format(file=name)

    def file_breaks_rule(self, name: str, number: int, move: int, why: str) -> str:
        """A match file holds a move that its rules refuse; `why` is the sentence of the refusal."""
        return self.tr("{file} stops in round {number} at move {move}. {why}").format(
            file=name, number=number, move=move, why=why
        )

    def file_played_back(self, name: str) -> str:
        """The match of a file is over; it is shown, not played."""
        return self.tr("The match of {file} is over. It is shown here as it was played.").format(file=name)

    def file_missing(self, name: str) -> str:
        """A file cannot be opened."""
        return self.tr("{file} cannot be read: it is not there, or this account may not read it.").format(file=name)

    def unexpected(self, report: Path | None) -> str:
        """Something happened that nobody expected; the report lies in this file."""
        if report is None:
            return self.tr("Something unexpected happened. The match is saved, and you can play on.")
        return self.tr("Something unexpected happened. The match is saved; a report lies in {file}.").format(
            file=str(report)
        )

    def round_stopped(self, reported: bool) -> str:
        """A move broke what must always hold, and was taken back; a report may have been written.

        The menu leads to the report: its file would take the room that the table needs.
        """
        if not reported:
            return self.tr(
                "The last move went wrong inside the program and was not made. Nothing of the match is lost."
            )
        return self.tr(
            "The last move went wrong inside the program and was not made. Nothing of the match is lost; "
            "a report of it lies under Help."
        )

    def go_on_before_it(self) -> str:
        """The button that goes on with the round as it stood before the move that went wrong."""
        return self.tr("Go on from before this move")

    def second_copy(self) -> str:
        """Scala 40 runs already with the same folder."""
        return self.tr("Scala 40 is open already. This second window saves nothing, so the first keeps your match.")

    def warning(self) -> str:
        """What the sign beside a sentence means: something is broken or missing."""
        return self.tr("Attention", "the sign beside a sentence about something that is broken")

    def heard(self, sentence: str) -> str:
        """A sentence beside the warning sign, for the ear."""
        return self.tr("Attention: {sentence}").format(sentence=sentence)

    def understood(self) -> str:
        """The button that puts a message away."""
        return self.tr("Got it")


class TitleTexts(Texts):
    """Titles of windows. They never name a card, since the task bar shows them to everybody."""

    def plain(self) -> str:
        """The program by itself."""
        return "Scala 40"

    def in_match(self, number: int, opponents: Sequence[str]) -> str:
        """A match in progress."""
        return self.tr("Round {number} against {names} – Scala 40").format(
            number=number, names=ListTexts().names(opponents)
        )

    def your_turn(self) -> str:
        """The player is on turn while the window is behind others."""
        return self.tr("Your turn – Scala 40")

    def about(self, what: str) -> str:
        """A page, by its heading."""
        return self.tr("{page} – Scala 40").format(page=what)
