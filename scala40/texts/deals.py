"""Whether a deal is proved: what the window and `scala40 check` say of the seals (records.md, "The shuffle")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from scala40.engine.proof import Unproved
from scala40.texts.base import Texts
from scala40.texts.lists import ListTexts


class DealTexts(Texts):
    """Sentences about sealed deals."""

    def verdict(self, problem: Unproved | None) -> str:
        """What is found when a deal is verified; None where it is proved."""
        match problem:
            case None:
                return self.tr("This deal is proved: its key fits the seal shown before, and the cards follow from it.")
            case Unproved.HIDDEN:
                return self.tr("The key of this deal is not shown yet. It is shown at the end of the round.")
            case Unproved.UNKNOWN_SCHEME:
                return self.tr("This deal was shuffled in a way that this version does not know.")
            case Unproved.WRONG_SHARES | Unproved.WRONG_SHARE:
                return self.tr("This deal is not proved: what a player added to the shuffle does not fit its seal.")
            case Unproved.NO_NUMBER | Unproved.WRONG_SECRET:
                return self.tr("This deal is not proved: its key does not fit the seal shown before.")
            case Unproved.WRONG_DECK:
                return self.tr("This deal is not proved: its key gives another order of the cards.")
            case Unproved.WRONG_DEALER:
                return self.tr("This deal is not proved: its key gives another first dealer.")
            case Unproved.WRONG_RESHUFFLE:
                return self.tr("This deal is not proved: its key gives another order of a new stock.")
            case _:
                assert_never(problem)

    def all_proved(self, file: str) -> str:
        """Every deal of a record follows from its key."""
        return self.tr("{file}: every deal is proved by its key").format(file=file)

    def none_proved(self, file: str) -> str:
        """A record in which no key is shown."""
        return self.tr("{file}: no deal can be proved, since no key is shown").format(file=file)

    def some_proved(self, file: str, proved: Sequence[int], hidden: Sequence[int]) -> str:
        """The numbers of the rounds whose deals are proved, and of those whose key is not shown."""
        names = ListTexts()
        return self.tr("{file}: the deals of these rounds are proved: {proved}; no key is shown of: {hidden}").format(
            file=file, proved=names.names(list(map(str, proved))), hidden=names.names(list(map(str, hidden)))
        )
