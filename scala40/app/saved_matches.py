"""The unfinished matches among the saved ones: which one waits, the list of all, deleting and bringing back."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from scala40.app.saves import fresh_shuffler, is_demo, viewer_of
from scala40.app.troubles import Troubles
from scala40.engine.match import Match
from scala40.play.people import HUMAN
from scala40.storage.faults import StorageError
from scala40.storage.saved import SavedMatch, TakenOut
from scala40.storage.store import Store
from scala40.texts.problems import ProblemTexts
from scala40.views.pages.desk import SavedEntry, WaitingMatch

FROM_A_FILE: Final = "from a file"
"""The note of a saved match that somebody has brought here in a file: never one to be forgotten by itself."""


class SavedMatches:
    """Reads what is saved only when it is asked for, and no more of it than is asked for."""

    def __init__(self, store: Store | None, troubles: Troubles) -> None:
        """`store` is None where nothing can be saved."""
        self.store = store
        self._troubles = troubles
        self._deleted: dict[int, TakenOut] = {}
        self._broken: set[int] = set()
        """Matches that cannot be gone on with, as it showed when they were opened."""
        self._told: tuple[int, str, WaitingMatch] | None = None
        """What was last told of which match as it stood when."""

    def _unfinished(self, *, at_a_glance: bool = True) -> tuple[SavedMatch, ...]:
        if self.store is None:
            return ()
        try:
            return self.store.unfinished(at_a_glance=at_a_glance)
        except StorageError as error:
            self._troubles.tell_storage(error)
            return ()

    def _sound(self, saved: SavedMatch) -> bool:
        return saved.fault is None and saved.match_id not in self._broken

    def latest(self, *, demo: bool) -> tuple[Match, int] | None:
        """The unfinished match played last, of the player's or a demo, with its number among the saved ones."""
        for saved in self._unfinished():
            if is_demo(saved) == demo and self._sound(saved):
                a_match = self.opened(saved.match_id)
                if a_match is not None:
                    return a_match, saved.match_id
                # A match that cannot be replayed does not stand in the way of the others.
                self._troubles.tell("saves", ProblemTexts().match_broken)
        return None

    def opened(self, match_id: int) -> Match | None:
        """An unfinished match as it stood; None, from then on marked as damaged, where it cannot be replayed."""
        if self.store is None:
            return None
        try:
            return self.store.match(match_id, fresh_shuffler())
        except StorageError:
            self._broken.add(match_id)
            return None

    def waiting(self) -> WaitingMatch | None:
        """What is told of the player's match that `latest` gives."""
        first = next((saved for saved in self._unfinished() if not is_demo(saved) and self._sound(saved)), None)
        if first is not None and self._told is not None and self._told[:2] == (first.match_id, first.changed):
            return self._told[2]
        found = self.latest(demo=False)
        if found is None:
            return None
        told = _told(found[0])
        changed = next(saved.changed for saved in self._unfinished() if saved.match_id == found[1])
        self._told = found[1], changed, told
        return told

    def others(self) -> int:
        """How many unfinished matches of the player's there are beside that one, damaged ones too."""
        waits = self.waiting() is not None
        return sum(not is_demo(saved) for saved in self._unfinished()) - waits

    def any(self) -> bool:
        """Is there any unfinished match at all?"""
        return bool(self._unfinished())

    def entries(self) -> tuple[SavedEntry, ...]:
        """All unfinished matches, the one played last first; those that were only watched at the end."""
        listed = sorted(self._unfinished(at_a_glance=False), key=is_demo)
        return tuple(_entry(saved, damaged=not self._sound(saved)) for saved in listed)

    def delete(self, match_id: int) -> bool:
        """Forget a match, damaged or not; what it was is kept until the program ends."""
        if self.store is None:
            return False
        try:
            self._deleted[match_id] = self.store.take_out(match_id)
        except StorageError as error:
            self._troubles.tell_storage(error)
            return False
        return True

    def put_back(self, match_id: int) -> bool:
        """Let a match that was deleted be there again, as it was."""
        taken = self._deleted.get(match_id)
        if self.store is None or taken is None:
            return False
        try:
            self.store.put_back(taken)
        except StorageError as error:
            self._troubles.tell_storage(error)
            return False
        del self._deleted[match_id]
        return True

    def keep_always(self, match_id: int | None) -> None:
        """This match came in a file: it is not forgotten as demos are. Raises StorageError."""
        if self.store is not None and match_id is not None:
            self.store.keep_note(match_id, FROM_A_FILE, b"true")

    def forget_demos(self, *, besides: int) -> None:
        """A new demo has begun: the unfinished ones before it, which nobody has wanted to see to the end, go."""
        store = self.store
        if store is None:
            return
        try:
            for saved in self._unfinished(at_a_glance=False):
                demo = is_demo(saved) and saved.fault is None
                if demo and saved.match_id != besides and store.note(saved.match_id, FROM_A_FILE) is None:
                    store.remove(saved.match_id)
        except StorageError as error:
            self._troubles.tell_storage(error)


def _told(a_match: Match) -> WaitingMatch:
    you = viewer_of(a_match)
    return WaitingMatch(
        round_number=len(a_match.rounds) + (a_match.stage == "deal"),
        opponents=tuple(seat.name for number, seat in enumerate(a_match.seats) if number != you),
        your_turn=a_match.mover == you,
        total=a_match.totals[you],
        limit=a_match.rules.limit,
        rounds=a_match.rules.fixed_rounds if a_match.rules.match_type == "fixed_rounds" else None,
    )


def _entry(saved: SavedMatch, *, damaged: bool) -> SavedEntry:
    return SavedEntry(
        match_id=saved.match_id,
        rules=saved.rules,
        players=tuple(seat.name for seat in saved.seats),
        you=next((number for number, seat in enumerate(saved.seats) if seat.player == HUMAN), None),
        round_number=saved.rounds + 1,
        totals=saved.totals if len(saved.totals) == len(saved.seats) else (0,) * len(saved.seats),
        limit=saved.limit,
        rounds=saved.fixed_rounds,
        played=_local(saved.changed),
        damaged=damaged,
    )


def _local(changed: str) -> datetime | None:
    """The time of the database in that of the player; None where damage has made it unreadable."""
    try:
        return datetime.fromisoformat(changed).astimezone()
    except (ValueError, OverflowError, OSError):
        return None
