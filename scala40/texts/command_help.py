"""What `--help` says: the commands, their options and the headings over them."""

from __future__ import annotations

from scala40.texts.base import Texts


class HelpTexts(Texts):
    """A short line for each; names of options and of what they take stay as they are typed."""

    def usage(self) -> str:
        """Before the line that shows how a command is typed."""
        return self.tr("usage:", "before how a command is typed")

    def arguments(self) -> str:
        """The heading of what is named without an option."""
        return self.tr("files", "heading of the help on the command line")

    def options(self) -> str:
        """The heading of the options."""
        return self.tr("options", "heading of the help on the command line")

    def commands(self) -> str:
        """The heading of the commands, in the help of the program."""
        return self.tr("commands without a window:", "heading of the help on the command line")

    def about(self, command: str) -> str:
        """What a command does; that of the window has no name."""
        match command:
            case "simulate":
                return self.tr("Computer players play without a window.")
            case "check":
                return self.tr("Replay and judge match files.")
            case "legal":
                return self.tr("Print all that is legal in a position, or after a move of a match file, as JSON.")
            case "saves":
                return self.tr("List the saved matches, write one as a file, or check them all.")
            case _:
                return self.tr("Scala 40, the Italian rummy.")

    def option(self, command: str, name: str) -> str:
        """What an option of a command does, or what a file is for. Raises `KeyError`."""
        found = self._everywhere(name) or self._of(command, name)
        if not found:
            raise KeyError(command, name)
        return found

    def _everywhere(self, name: str) -> str:
        match name:
            case "help":
                return self.tr("show this help", "an option of the command line")
            case "version":
                return self.tr("show the version of the program", "an option of the command line")
            case "lang":
                return self.tr("language of everything that is said", "an option of the command line")
            case "data_dir":
                return self.tr("keep matches, settings and the log file there", "an option of the command line")
        return ""

    def _of(self, command: str, name: str) -> str:
        match command:
            case "":
                return self._of_window(name)
            case "simulate":
                return self._of_simulate(name)
            case "saves" if name == "export":
                return self.tr("write a saved match as a match file", "an option of the command line")
            case "saves" if name == "verify":
                return self.tr("check the database and every match in it", "an option of the command line")
            case "legal" if name == "move":
                return self.tr("after move N, 0 being the first deal; else at the end", "an option of the command line")
            case "legal" if name == "file":
                return self.tr("a position or a match file", "an option of the command line")
            case "check" if name == "files":
                return self.tr("the match files", "an option of the command line")
        return ""

    def _of_window(self, name: str) -> str:
        match name:
            case "file":
                return self.tr("a match file to go on with or to look at", "an option of the command line")
            case "demo":
                return self.tr("a computer player sits in your seat", "an option of the command line")
            case "rules":
                return self.tr("rule set of the demo, or a file of rules", "an option of the command line")
            case "pace":
                return self.tr("how fast computer players move", "an option of the command line")
        return ""

    def _of_simulate(self, name: str) -> str:
        match name:
            case "seats":
                return self.tr("a level or an own bot a seat, 2 to 6", "an option of the command line")
            case "rules":
                return self.tr("the rule set, or a file of rules", "an option of the command line")
            case "matches":
                return self.tr("how many matches", "an option of the command line")
            case "rounds":
                return self.tr("single rounds from even totals in their place", "an option of the command line")
            case "seed":
                return self.tr("the deals and decisions follow from it", "an option of the command line")
            case "duplicate":
                return self.tr("play each of them in all rotations of the seats", "an option of the command line")
            case "records":
                return self.tr(
                    "write a record of each there; a broken-off run goes on", "an option of the command line"
                )
            case "jobs":
                return self.tr("how many processes", "an option of the command line")
            case "cluster":
                return self.tr("play on the Dask cluster with this scheduler", "an option of the command line")
            case "json":
                return self.tr("print the report as JSON", "an option of the command line")
        return ""
