"""A computer player sits in for a person who leaves: it plays that seat as any bot would, and gives it back at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scala40.engine.events import Event
from scala40.engine.moves import Move
from scala40.engine.refusal import Refusal
from scala40.engine.view import PlayerView
from scala40.play.referee import MatchInfo
from scala40.play.seats import BotSeat, PersonSeat

LEVEL: Final = "club"
"""How strong a computer player is that sits in for somebody."""


class LeavableSeat:
    """A person's seat. The window sees all that it sees, whoever plays it."""

    def __init__(self, person: PersonSeat, bot: BotSeat) -> None:
        self._person = person
        self._bot = bot
        self._seen: tuple[PlayerView, MatchInfo] | None = None
        self.sat_in_for = False
        """True while the computer player sits here."""

    def shown(self, view: PlayerView, events: Sequence[Event], a_match: MatchInfo) -> None:
        """Pass what the seat sees on to the window, and to the computer player that sits in."""
        before = self.sat_in_for
        self._seen = view, a_match
        self._person.shown(view, events, a_match)
        # The window itself may have let somebody sit in, or taken the seat back, while it was shown this.
        if before and self.sat_in_for:
            self._bot.shown(view, events, a_match)

    def refused(self, refusal: Refusal, move: Move) -> None:
        """Pass the refusal on to whoever proposed the move."""
        if self.sat_in_for:
            self._bot.refused(refusal, move)
        else:
            self._person.refused(refusal, move)

    def sit_in(self) -> None:
        """Let the computer player go on: in a turn of this seat from its draw, since what the person has laid in it has
        been taken back before (`session.sit_in`). It knows what this seat has seen, and no more.
        """
        if not self.sat_in_for:
            self.sat_in_for = True
            if self._seen is not None:
                view, a_match = self._seen
                self._bot.shown(view, (), a_match)

    def give_back(self) -> None:
        """The person plays again: the computer player thinks no more, what it has done in the turn stands."""
        self.sat_in_for = False
        self._bot.leave()
