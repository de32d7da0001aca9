"""What a plate shows of a seat, and how the names of players stand in one line."""

from __future__ import annotations

from html import escape

import msgspec

LAST_SECONDS = 10
"""From this many seconds down the clock stands out, and is said."""


class SeatLook(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a plate shows, in words where there are words."""

    seat: int
    name: str
    stand_in: str = ""
    """Stands in place of the name while a computer player sits in for it."""
    hint: str = ""
    """What resting on the plate shows, in sentences a line: the same, or who of the computer players sits here."""
    partner: str = ""
    """Whose partner this is, as in `with Luca`; empty without partners."""
    partner_seat: int | None = None
    partner_initial: str = ""
    total: str
    """Total against the limit, as in `52 / 101`; that of the pair where there are partners."""
    short_totals: tuple[str, ...] = ()
    """The same in less and less room."""
    count: int
    """Cards in hand."""
    count_text: str
    badge: str
    """`opened`, `not opened`, `eliminated`, or nothing while the seat has no part in it."""
    opened: bool = False
    turn_text: str = ""
    """Said instead of the badge while the seat is on turn."""
    on_turn: bool = False
    dealer: bool = False
    out: bool = False
    own: bool = False
    """True for the player at this window, whose opening has a place of its own."""
    spoken: str = ""
    """The whole plate for the ear."""


class TimeLook(msgspec.Struct, frozen=True):
    """What a plate shows of the clock of its turn."""

    seconds: int
    """Seconds left."""
    of: int
    """Seconds that a turn has."""

    @property
    def scarce(self) -> bool:
        """True in the last seconds, which stand out."""
        return self.seconds <= LAST_SECONDS


def letter_by_letter(words: str) -> str:
    """These words for a tool tip, which would take a name like `<b>` for markup."""
    return "<p>{}</p>".format(escape(words).replace("\n", "<br>")) if {"<", "&"} & set(words) else words


def initial(name: str) -> str:
    """The first letter of a name, as it stands on the disc."""
    return next((letter.upper() for letter in name if letter.isalnum()), "?")[:1]


def one_line(name: str) -> str:
    """A name without line breaks and control characters, at most 40 letters of it."""
    return "".join(letter if letter.isprintable() else " " for letter in name[:40]).strip()
