"""What the program prints on a terminal."""

from __future__ import annotations

from scala40.texts.base import Texts
from scala40.texts.system import SystemTexts


class CliTexts(Texts):
    """Lines of `scala40 check`, `saves` and of refused arguments."""

    def right(self, file: str, rounds: int) -> str:
        """A record keeps every rule."""
        return self.tr("{file}: right, %n round", "", rounds).format(file=file)

    def wrong(self, file: str, round_number: int, move: int, reason: str) -> str:
        """A record breaks a rule at a move of a round."""
        if move:
            return self.tr("{file}: round {round}, move {move}: {reason}").format(
                file=file, round=round_number, move=move, reason=reason
            )
        if round_number:
            return self.tr("{file}: round {round}: {reason}").format(file=file, round=round_number, reason=reason)
        return self.tr("{file}: {reason}").format(file=file, reason=reason)

    def why(self, error: OSError) -> str:
        """The reason that the system gives, for a sentence that ends with it."""
        return SystemTexts().why(error)

    def unreadable(self, file: str, reason: str) -> str:
        """A file cannot be read; the reason is the system's."""
        return self.tr("{file} cannot be read: {reason}").format(file=file, reason=reason)

    def unwritable(self, file: str, reason: str) -> str:
        """A file or folder cannot be written; the reason is the system's."""
        return self.tr("{file} cannot be written: {reason}").format(file=file, reason=reason)

    def no_such_folder(self, folder: str) -> str:
        """The folder that a file is to be written into is not there."""
        return self.tr("There is no folder {folder}.").format(folder=folder)

    def no_saves(self) -> str:
        """Nothing is saved yet."""
        return self.tr("No match is saved.")

    def unfinished(self, round_number: int) -> str:
        """The state of a saved match that is not over."""
        return self.tr("round {round}, not over").format(round=round_number)

    def won_by(self, names: str) -> str:
        """The state of a saved match that is over."""
        return self.tr("over, won by {names}").format(names=names)

    def damaged(self) -> str:
        """The state of a saved match that cannot be used."""
        return self.tr("damaged")

    def all_sound(self, matches: int) -> str:
        """The database and all matches in it are sound."""
        return self.tr("%n saved match, all sound.", "", matches)

    def problem(self, match_id: int | None, detail: str) -> str:
        """Something is wrong with a saved match, or with the whole file."""
        if match_id is None:
            return self.tr("The file of the saved matches: {detail}").format(detail=detail)
        return self.tr("Match {id}: {detail}").format(id=match_id, detail=detail)

    def no_such_save(self, match_id: str) -> str:
        """No saved match has this number."""
        return self.tr("No saved match has the number {id}; `scala40 saves` lists them.").format(id=match_id)

    def seats_of_rules(self, rules: str, fewest: int, most: int, named: int) -> str:
        """More or fewer computer players than a rule set seats."""
        if fewest == most:
            return self.tr("Seats under the rules {rules}: {count}; players named: {named}.").format(
                rules=rules, count=most, named=named
            )
        return self.tr("Seats under the rules {rules}: {fewest} to {most}; players named: {named}.").format(
            rules=rules, fewest=fewest, most=most, named=named
        )

    def exported(self, match_id: int, file: str) -> str:
        """A saved match was written as a file."""
        return self.tr("Match {id} is written to {file}.").format(id=match_id, file=file)

    def level_meant(self, level: str, nearest: str) -> str:
        """A level that no computer player has, and the one that is written most like it."""
        return self.tr("There is no level “{level}”. Perhaps you mean “{nearest}”.").format(
            level=level, nearest=nearest
        )

    def no_such_level(self, level: str, levels: str, characters: str, own: str) -> str:
        """A level that no computer player has; those there are, one of them with each character, and installed bots."""
        if own:
            return self.tr(
                "There is no level “{level}”. There are: {levels}; with a character, such as {characters}; and {own}."
            ).format(level=level, levels=levels, characters=characters, own=own)
        return self.tr(
            "There is no level “{level}”. There are: {levels}; with a character, such as {characters}."
        ).format(level=level, levels=levels, characters=characters)

    def another_simulation(self, folder: str) -> str:
        """The folder of records is that of a simulation with other players, rules or seed."""
        return self.tr("The records in {folder} are those of another simulation. Name another folder.").format(
            folder=folder
        )

    def bot_unusable(self, name: str, detail: str) -> str:
        """A bot that somebody has written and installed cannot be loaded; Python says why."""
        return self.tr("The computer player {name} cannot be used: {detail}").format(name=name, detail=detail)

    def bot_missing(self, name: str) -> str:
        """A bot that is installed here is missing on a computer that is to play with it."""
        return self.tr("The computer player {name} is not installed on every computer of the cluster.").format(
            name=name
        )

    def bot_failed(self, name: str, detail: str) -> str:
        """A bot that somebody has written broke off; Python says why."""
        return self.tr("The computer player {name} has failed: {detail}").format(name=name, detail=detail)

    def bot_illegal(self, name: str, detail: str) -> str:
        """A bot that somebody has written made a move that the rules refuse."""
        return self.tr("The computer player {name} has broken the rules: {detail}").format(name=name, detail=detail)

    def cluster_missing(self) -> str:
        """What is needed to play on a cluster is not installed."""
        return self.tr("To play on a cluster, install Scala 40 with its extra: pip install 'scala40[cluster]'")

    def cluster_silent(self, address: str) -> str:
        """No scheduler of a cluster answers."""
        return self.tr("Nobody answers at {address}.").format(address=address)

    def cluster_idle(self, address: str) -> str:
        """A cluster answers, but no computer works in it."""
        return self.tr("The cluster at {address} has no workers.").format(address=address)

    def no_such_rules(self, rules: str, known: str) -> str:
        """A rule set that is not known."""
        return self.tr("There is no rule set {rules}; there are: {known}.").format(rules=rules, known=known)

    def resources_missing(self) -> str:
        """The installation is not whole."""
        return self.tr("A part of Scala 40 is missing. Install it once more.")
