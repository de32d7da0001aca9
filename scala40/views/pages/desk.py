"""What the window asks of the rest of the program: the one who hands out matches, and nothing of how that is done."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Protocol

import msgspec

from scala40.engine.rules import Rules
from scala40.settings import SettingsStore
from scala40.storage.rule_sets import RuleSets


class WaitingMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match that has been left and waits to be gone on with, as one seat saw it last."""

    round_number: int
    """Counted from 1; between two rounds that of the next."""
    opponents: tuple[str, ...]
    your_turn: bool
    total: int
    """The player's points in the match so far."""
    limit: int
    rounds: int | None = None
    """How many rounds the match has, where it ends with them and not at the limit."""


class SavedEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An unfinished match in the list of saved ones. Of a damaged one only the number is certain."""

    match_id: int
    rules: str
    """The name of the rule set."""
    players: tuple[str, ...]
    """By seat; empty where they cannot be read."""
    you: int | None
    """The player's seat; None where only computer players play."""
    round_number: int
    """Counted from 1; between two rounds that of the next."""
    totals: tuple[int, ...]
    """Points by seat."""
    limit: int
    rounds: int | None
    """How many rounds the match has, where it ends with them and not at the limit."""
    played: datetime | None
    """When it was played last, in local time; None where that cannot be read."""
    damaged: bool
    """True if it cannot be gone on with."""


class Desk(Protocol):
    """Hands out matches. After `new_match` and `continue_match` it shows the table in the window."""

    @property
    def settings(self) -> SettingsStore:
        """The player's settings."""

    @property
    def own_rules(self) -> RuleSets:
        """The player's own rule sets."""

    def rule_sets(self) -> tuple[Rules, ...]:
        """The rule sets that can be chosen, the one to start with first, the player's own last."""

    def waiting_match(self) -> WaitingMatch | None:
        """The match that can be gone on with, if there is one."""

    def saved_matches(self) -> tuple[SavedEntry, ...]:
        """All unfinished matches, the one played last first; those that were only watched at the end."""

    def any_saved(self) -> bool:
        """Is there any in that list? It may be asked at any moment."""

    def others_waiting(self) -> int:
        """How many unfinished matches of the player's there are beside `waiting_match`, damaged ones too."""

    def continue_saved(self, match_id: int) -> bool:
        """Go on with one of them; False where it turns out to be damaged."""

    def delete_saved(self, match_id: int) -> bool:
        """Forget one of them; False where it could not be done."""

    def put_back_saved(self, match_id: int) -> bool:
        """Let one that was deleted since the start of the program be there again; False where it could not be done."""

    def new_match(self, opponents: tuple[str, ...], rules_name: str, name: str) -> None:
        """Begin a match of the player, called `name`, against computer players with these names."""

    def quick_round(self) -> None:
        """Deal one round at once, with the last choices."""

    def watch(self) -> None:
        """Let computer players play a match by the last choices, one of them in the player's seat."""

    def open_file(self, file: Path) -> None:
        """Go on with the match of a file, or play it back if it is over; a file that is none is explained."""

    def match_file(self) -> bytes | None:
        """The match at the table as a match file holds it (records.md); None where nobody sits at one."""

    def continue_match(self) -> None:
        """Go on with the match that waits."""

    def leave_table(self) -> int | None:
        """The player has left the table: the match stays saved and waits. Gives its number; None where none is kept."""

    def quit(self) -> bool:
        """End the program; False, once, where the last moves are not on disk and the player has just been told so."""
