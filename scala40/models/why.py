"""The turns of the computer players in a finished round: what each could see, what it did, and why, asked for anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from functools import partial
from itertools import groupby
from typing import Protocol

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from scala40.bots.knowledge import knowledge
from scala40.bots.levels import LEVELS
from scala40.bots.reasons import explain
from scala40.bots.seeds import decision_seed
from scala40.engine.cards import Card
from scala40.engine.events import Closed, Drew, Eliminated, Event, Reentered, Retired, TookDiscard
from scala40.engine.grounds import Reason
from scala40.engine.match import PlayedRound, SeatInfo
from scala40.engine.moves import Move
from scala40.engine.retold import Moment, retold
from scala40.engine.rules import Rules
from scala40.engine.view import Hand, PlayerView
from scala40.models.game import GameModel
from scala40.models.log import LogRole
from scala40.texts.cards import CardTexts
from scala40.texts.events import EventTexts
from scala40.texts.menus import WhyNotTexts
from scala40.texts.why import WhyTexts

NOWHERE = QModelIndex()
HUMAN = "human"
Explained = Callable[[Reason], None]


class Explain(Protocol):
    """Asks why; the answer may come later, or at once."""

    def __call__(
        self, view: PlayerView, level: str, seed: int, told: Explained, /, worlds: int | None = None
    ) -> object:
        """`told` gets the reason; `worlds` is how many the player imagined, where time cut them short."""


class TurnRole(IntEnum):
    """What a row tells beside its text."""

    TURN = Qt.ItemDataRole.UserRole + 1
    """The `Turn`."""


class Turn(msgspec.Struct, frozen=True):
    """What one computer player did without anybody else in between, and what it could see."""

    place: int
    """Which of all these turns it is, from 0."""
    seat: int
    number: int
    """Turns of the round are counted from 1; an answer to an offer belongs to the turn in which it is asked."""
    moments: tuple[Moment, ...]
    known: tuple[Hand, ...]
    """By seat, cards that it knew in the others' hands."""
    came: Card | None
    """The card that it drew or took."""
    worlds: tuple[int | None, ...]
    """For each move how many worlds were imagined, where time cut them short."""

    @property
    def view(self) -> PlayerView:
        """What it saw when it began."""
        return self.moments[0].view

    @property
    def hand(self) -> Hand:
        """Its hand when it had drawn or taken."""
        return self.view.hand if self.came is None else self.view.hand | {self.came}

    @property
    def events(self) -> tuple[Event, ...]:
        """All that came of it."""
        return tuple(event for moment in self.moments for event in moment.events)

    def holds(self, place: int) -> bool:
        """True if the event at this place of the round's log is of this turn."""
        return any(0 <= place - moment.place < len(moment.events) for moment in self.moments)


def turns(played: PlayedRound, rules: Rules, totals: Sequence[int], seats: Sequence[SeatInfo]) -> list[Turn]:
    """The turns of all computer players in a finished round, in their order; `totals` are those before it."""
    found: list[Turn] = []
    told = (moment for moment in retold(played, rules, totals) if not moment.forced)
    for (number, seat, _), group in groupby(told, _turn_of):
        if seats[seat].player != HUMAN:
            moments = tuple(group)
            events = (event for moment in moments for event in moment.events)
            drawn = (event.card for event in events if isinstance(event, Drew | TookDiscard))
            known = knowledge(moments[0].view).known
            worlds = tuple(_cut(played, moment) for moment in moments)
            found.append(Turn(len(found), seat, number + 1, moments, known, next(drawn, None), worlds))
    return found


def _cut(played: PlayedRound, moment: Moment) -> int | None:
    """What the round's optional key `worlds` says of this move: by the number of its line, from 1."""
    noted = played.extra.get("worlds")
    worlds = noted.get(str(moment.line)) if isinstance(noted, dict) else None
    # A file that was imported may hold anything there.
    return worlds if isinstance(worlds, int) and worlds > 0 else None


def _turn_of(moment: Moment) -> tuple[int, int, bool]:
    return moment.view.public.turns, moment.view.seat, moment.view.public.phase == "buy"


def why_model(game: GameModel, explain: Explain | None = None) -> WhyModel | None:
    """The computer players' turns in the round that has just been played; None while one is played."""
    played = game.info.open_deal
    if played is None:
        return None
    told = turns(played, game.rules, game.view.totals, game.seats)
    return WhyModel(told, game.seats, game.info.bot_seed or "", explain)


def why_not(game: GameModel | None) -> Callable[[], str] | None:
    """Why nothing can be explained now; None where it can."""
    if game is None:
        return WhyNotTexts().at_the_table
    if all(seat.player == HUMAN for seat in game.seats):
        return WhyTexts().no_computers
    return None if game.info.open_deal is not None else WhyTexts().after_the_round


def place_in_log(game: GameModel, index: QModelIndex) -> int | None:
    """The place in the round's log of a line of `game.log` that can be explained now; None for any other line."""
    if why_not(game) is not None:
        return None
    place, seat = index.data(LogRole.PLACE), index.data(LogRole.SEAT)
    if not isinstance(place, int) or not isinstance(seat, int):
        return None
    after = isinstance(index.data(LogRole.EVENT), Eliminated | Reentered | Retired)
    return None if after or game.seats[seat].player == HUMAN else place


class WhyModel(QAbstractListModel):
    """One row a turn of a computer player; those of one player where the list is narrowed down to that one."""

    TURN = TurnRole.TURN
    explained = Signal(int, int)
    """The reason for a move has come: the row of its turn, and which of its moves."""

    def __init__(
        self,
        told: Iterable[Turn],
        seats: Sequence[SeatInfo],
        bot_seed: str,
        explain: Explain | None = None,
        cards: CardTexts | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`explain` works reasons out elsewhere; without it they are worked out here, when they are asked for."""
        super().__init__(parent)
        self.seats = tuple(seats)
        self._names = tuple(seat.name for seat in seats)
        self._bot_seed = bot_seed
        self._explain = explain or explain_here
        self._texts = EventTexts(cards)
        self._all = list(told)
        self._shown = list(self._all)
        self._reasons: dict[tuple[int, int], Reason | None] = {}

    @property
    def players(self) -> tuple[int, ...]:
        """The seats that have turns here, in order."""
        return tuple(sorted({turn.seat for turn in self._all}))

    def show_only(self, seat: int | None) -> None:
        """Show the turns of this seat alone, or those of all."""
        self.beginResetModel()
        self._shown = [turn for turn in self._all if seat in (None, turn.seat)]
        self.endResetModel()

    def turn(self, row: int) -> Turn:
        """The turn in a row."""
        return self._shown[row]

    def row_at(self, place: int) -> int | None:
        """The row of the turn in which the event at this place of the round's log happened, from 0; None if in none."""
        for row, turn in enumerate(self._shown):
            if turn.holds(place):
                return row
        return None

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, QAbstractListModel.CheckIndexOption.IndexIsValid):
            return None
        turn = self._shown[index.row()]
        match role:
            case TurnRole.TURN:
                return turn
            case Qt.ItemDataRole.DisplayRole:
                return WhyTexts().turn(turn.number, self._in_short(turn))
            case Qt.ItemDataRole.AccessibleTextRole:
                return WhyTexts().turn(turn.number, self._in_short(turn, spoken=True))
            case _:
                return None

    def _in_short(self, turn: Turn, *, spoken: bool = False) -> str:
        """The last of what came of a turn: that it went out, or what it discarded."""
        events = turn.events
        said = next((event for event in events if isinstance(event, Closed)), events[-1])
        return self._texts.line(said, self._names, spoken=spoken)

    def lines(self, turn: Turn, which: int, *, spoken: bool = False) -> list[str]:
        """What came of one move of a turn, in sentences."""
        return [self._texts.line(event, self._names, spoken=spoken) for event in turn.moments[which].events]

    # Reasons

    def ask(self, row: int) -> None:
        """Ask for the reasons of a turn that are not there yet; each is told by `explained`."""
        turn = self._shown[row]
        level = self.seats[turn.seat].player
        if level not in LEVELS:
            return
        for which, moment in enumerate(turn.moments):
            key = (turn.place, which)
            if key not in self._reasons:
                self._reasons[key] = None
                seed = decision_seed(self._bot_seed, moment.view)
                told, worlds = partial(self._tell, *key), turn.worlds[which]
                if worlds is None:
                    self._explain(moment.view, level, seed, told)
                else:
                    self._explain(moment.view, level, seed, told, worlds=worlds)

    def _tell(self, place: int, which: int, reason: Reason) -> None:
        self._reasons[place, which] = reason
        for row, turn in enumerate(self._shown):
            if turn.place == place:
                self.explained.emit(row, which)

    def reason(self, turn: Turn, which: int) -> Reason | None:
        """The reason of one move of a turn; None until it has come."""
        return self._reasons.get((turn.place, which))

    def explains(self, seat: int) -> bool:
        """False for a computer player of somebody's own, or of another version: only it knows its reasons."""
        return self.seats[seat].player in LEVELS

    def retranslate(self) -> None:
        """Say every row anew."""
        if self._shown:
            roles = [Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole]
            self.dataChanged.emit(self.index(0), self.index(len(self._shown) - 1), roles)


def explain_here(view: PlayerView, level: str, seed: int, told: Explained, worlds: int | None = None) -> None:
    """Work the reason out at once."""
    played = LEVELS[level] if worlds is None else replace(LEVELS[level], worlds=worlds)
    told(explain(view, seed, played))


def agrees(reason: Reason, made: Move) -> bool:
    """False where this version would have moved otherwise: then its reason is not that of the move made."""
    return reason.move == made
