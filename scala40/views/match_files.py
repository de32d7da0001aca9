"""Opens a match from a file, writes the one at the table into a file, and lets computer players play one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from scala40.paths import MATCH_SUFFIX
from scala40.texts.match_files import MatchFileTexts
from scala40.texts.watching import WatchTexts
from scala40.views.dialogs import Notices
from scala40.views.left_match import LEFT
from scala40.views.pages.desk import Desk

_ABOUT: Final = "match file"
"""The subject of what is told here."""
_LONGEST_NAME: Final = 60


class MatchFiles:
    """What the entries do. What is played is the desk's affair."""

    def __init__(self, desk: Desk, notices: Notices, window: QWidget) -> None:
        self._desk = desk
        self._notices = notices
        self._window = window

    def watch(self) -> None:
        """Let computer players play a match by the last choices, and say that it is only to be looked at."""
        self._desk.watch()
        self._notices.tell(LEFT, lambda: WatchTexts().only_shown("demo"))

    def open(self) -> None:
        """Ask for the file of a match, and go on with it or play it back."""
        from scala40.views.file_dialogs import file_to_load

        texts = MatchFileTexts()
        file = file_to_load(self._window, texts.open_title(), texts.kind(), MATCH_SUFFIX, texts.open_this())
        if file is not None:
            self._desk.open_file(file)

    def save(self, seats: Sequence[str]) -> None:
        """Ask where the match at the table is to be written; `seats` are the names of those who play it."""
        from scala40.files import write_aside
        from scala40.texts.own_rules import RuleFileTexts
        from scala40.views.file_dialogs import file_to_save, write_and_tell

        record = self._desk.match_file()
        if record is None:
            return
        texts = MatchFileTexts()
        name = file_name(seats, date.today())
        file = file_to_save(self._window, texts.save_title(), texts.kind(), name, RuleFileTexts().save())
        if file is not None:
            write_and_tell(self._notices, _ABOUT, file, partial(write_aside, file, record))


def file_name(seats: Sequence[str], day: date) -> str:
    """A name for the file of a match that every system takes: who plays, and the day."""
    names = ", ".join(seats)
    letters = "".join(letter if letter.isalnum() or letter in " ,-" else "_" for letter in names)
    return f"{letters[:_LONGEST_NAME].strip()} {day.isoformat()}{MATCH_SUFFIX}"
