"""The last moves as sentences, the latest at the end; moves taken back are gone from them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from scala40.engine.events import Event, RoundDealt
from scala40.engine.view import Lots, PlayerView
from scala40.texts.cards import CardTexts
from scala40.texts.draws import DealerDrawTexts
from scala40.texts.events import EventTexts

NOWHERE = QModelIndex()
MOST_LINES = 400
"""Lines of earlier rounds beyond these are dropped."""


class LogRole(IntEnum):
    """What a line tells beside its text."""

    EVENT = Qt.ItemDataRole.UserRole + 1
    """The `Event`."""
    ROUND = Qt.ItemDataRole.UserRole + 2
    """The number of its round."""
    SEAT = Qt.ItemDataRole.UserRole + 3
    """The seat that did it; None where nobody did."""
    PLACE = Qt.ItemDataRole.UserRole + 4
    """Where its event stands in the log of the round last followed, from 0; None for earlier rounds."""


class LogModel(QAbstractListModel):
    """One row an event, as one seat saw it. Earlier rounds stay above the one in progress."""

    EVENT, ROUND, SEAT, PLACE = LogRole.EVENT, LogRole.ROUND, LogRole.SEAT, LogRole.PLACE

    def __init__(
        self,
        names: Sequence[str],
        seen_from: int | None = None,
        cards: CardTexts | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`seen_from` is the seat addressed as "you"; None where several people share the window.

        It may change: each line speaks as it was when it came in.
        """
        super().__init__(parent)
        self._names = tuple(names)
        self.seen_from = seen_from
        self._texts = EventTexts(cards)
        self._draws = DealerDrawTexts(cards)
        self._drawn: tuple[Lots, ...] = ()
        self._lines: list[tuple[Event, int, int | None]] = []
        self._first = 0
        self._round = 0
        self._stood_in: tuple[int, Sequence[tuple[int, int | None]]] = (0, ())

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, QAbstractListModel.CheckIndexOption.IndexIsValid):
            return None
        line, number, seen_from = self._lines[index.row()]
        match role:
            case LogRole.EVENT:
                return line
            case LogRole.ROUND:
                return number
            case LogRole.SEAT:
                return getattr(line, "seat", None)
            case LogRole.PLACE:
                return index.row() - self._first if index.row() >= self._first else None
            case Qt.ItemDataRole.DisplayRole:
                return self._before(line, number) + self._texts.line(line, self._names, seen_from)
            case Qt.ItemDataRole.AccessibleTextRole:
                told = self._texts.announcement(line, self._names, seen_from)
                return self._before(line, number, spoken=True) + told
            case _:
                return None

    def _before(self, line: Event, number: int, *, spoken: bool = False) -> str:
        """What was drawn for the first deal stands before it, in the same line."""
        if number != 1 or not self._drawn or not isinstance(line, RoundDealt):
            return ""
        return f"{self._draws.drawn(self._drawn, self._names, spoken=spoken)} "

    def remember_stand_ins(self, number: int, spans: Sequence[tuple[int, int | None]]) -> None:
        """Of what is shown first of round `number`, nobody is called "you" between these places of its log, from 0.

        Each span is the first place and the one after the last, which is None where nobody had come back.
        """
        self._stood_in = number, spans

    def _seen_from_at(self, number: int, place: int) -> int | None:
        about, spans = self._stood_in
        if number == about and any(start <= place and (end is None or place < end) for start, end in spans):
            return None
        return self.seen_from

    def follow(self, view: PlayerView, drawn: tuple[Lots, ...] = ()) -> None:
        """Show the events of the view's round that stand: new ones are added, those taken back leave.

        `drawn` are the cards drawn for the first deal (`MatchInfo.drawn`).
        """
        self._drawn = drawn or self._drawn
        number = view.public.number
        if number != self._round:
            self._round, self._first = number, len(self._lines)
            self._drop_oldest()
        shown = [line for line, *_ in self._lines[self._first :]]
        same = 0
        while same < min(len(shown), len(view.log)) and shown[same] == view.log[same]:
            same += 1
        keep = self._first + same
        if keep < len(self._lines):
            self.beginRemoveRows(NOWHERE, keep, len(self._lines) - 1)
            del self._lines[keep:]
            self.endRemoveRows()
        if same < len(view.log):
            self.beginInsertRows(NOWHERE, keep, self._first + len(view.log) - 1)
            self._lines += [
                (line, number, self._seen_from_at(number, place)) for place, line in enumerate(view.log[same:], same)
            ]
            self.endInsertRows()
            # From here on it is seen who sits here.
            self._stood_in = 0, ()

    def addressed(self, events: Sequence[Event]) -> int | None:
        """The seat that is called "you" in the lines of these events of the round last followed; None where none is."""
        found = (seen_from for line, _, seen_from in reversed(self._lines[self._first :]) if line in events)
        return next(found, self.seen_from)

    def _drop_oldest(self) -> None:
        surplus = self._first - MOST_LINES
        if surplus > 0:
            self.beginRemoveRows(NOWHERE, 0, surplus - 1)
            del self._lines[:surplus]
            self.endRemoveRows()
            self._first -= surplus

    def retranslate(self) -> None:
        """Say every line anew after the language or the card letters have changed."""
        if self._lines:
            roles = [Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole]
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1), roles)
