"""A round played to its end by the computer players, with their reasons in the window, for the pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from msgspec.structs import replace

from scala40.bots.body import choose
from scala40.bots.levels import LEVELS
from scala40.bots.seeds import decision_seed
from scala40.engine.events import Closed, LaidMelds
from scala40.engine.match import Match, SeatInfo
from scala40.engine.moves import Move
from scala40.engine.rules import STANDARD
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.views.main_window import MainWindow
from scala40.views.table.table_page import TablePage
from tests.models.desk import Desk
from tests.tables import NAMES, show

SEED = "Why did you do that?"
LEVELS_OF = ("human", "club", "beginner", "casual", "club", "beginner")
_KEPT: list[Desk] = []
"""The match behind the page shown; nobody else holds it."""


def played_desk(players: int) -> Desk:
    """A first round of so many seats, the first that of a person who plays like the club, at its end."""
    desk = Desk(_begun(players), watch_log=False)
    for seat, move in _moves(players):
        desk.referee.propose(seat, move)
    return desk


def _begun(players: int) -> Match:
    seats = [SeatInfo(name, level) for name, level in zip(NAMES, LEVELS_OF[:players], strict=False)]
    rules = replace(STANDARD, max_players=max(players, STANDARD.max_players))
    return Match(rules, seats, SecretShuffler(lambda number: seeded_secret(SEED, 1, number)), bot_seed=SEED)


@cache
def _moves(players: int) -> list[tuple[int, Move]]:
    """The moves of that round, which are thought of only once."""
    played = _begun(players)
    played.deal()
    made: list[tuple[int, Move]] = []
    while played.stage == "round":
        seat = played.mover
        assert seat is not None
        view = played.view(seat)
        level = LEVELS.get(played.seats[seat].player, LEVELS["club"])
        made.append((seat, choose(view, decision_seed(SEED, view), level)))
        played.play(*made[-1])
    return made


def reasons(players: int, which: str, window: MainWindow) -> None:
    """The reasons of the first turn, of an opening, or of the turn that went out."""
    desk = played_desk(players)
    _KEPT[:] = [desk]
    page = show(window, desk.model)
    assert isinstance(page, TablePage)
    log = desk.model.view.log
    kind = {"first": object, "opening": LaidMelds, "out": Closed}[which]
    found = [at for at, event in enumerate(log) if isinstance(event, kind) and getattr(event, "seat", 0) != 0]
    page.why_wanted.emit(found[0])


WHY_TABLES: dict[str, Callable[[MainWindow], None]] = {
    "why_first": partial(reasons, 4, "first"),
    "why_opening": partial(reasons, 4, "opening"),
    "why_out": partial(reasons, 2, "out"),
    "why_six": partial(reasons, 6, "opening"),
}
