"""The score sheet as a table: a row a finished round, a column a seat or pair, and the totals in the last row."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from scala40.play.referee import FinishedRound
from scala40.texts.events import signed
from scala40.texts.table_page import TableTexts

NOWHERE = QModelIndex()


class ScoreRole(IntEnum):
    """What a field tells beside its text."""

    POINTS = Qt.ItemDataRole.UserRole + 1
    """Penalty of the round, or the total in the last row; None for a side that did not play the round."""
    IS_TOTAL = Qt.ItemDataRole.UserRole + 2
    """True in the last row."""
    WENT_OUT = Qt.ItemDataRole.UserRole + 3
    """True where this seat, or one of the pair, went out in this round."""
    TOTAL_AFTER = Qt.ItemDataRole.UserRole + 4
    """The total after the round."""


class ScoreModel(QAbstractTableModel):
    """Rounds by sides: single seats, or pairs with the sums of both. The headers name them and number the rounds."""

    POINTS, IS_TOTAL, WENT_OUT = ScoreRole.POINTS, ScoreRole.IS_TOTAL, ScoreRole.WENT_OUT
    TOTAL_AFTER = ScoreRole.TOTAL_AFTER

    def __init__(
        self, names: Sequence[str], sides: Sequence[Sequence[int]] | None = None, parent: QObject | None = None
    ) -> None:
        """`sides` are the seats of each column; without them every seat has its own."""
        super().__init__(parent)
        self._names = tuple(names)
        self.sides = tuple(tuple(side) for side in sides or ([seat] for seat in range(len(self._names))))
        self._rounds: list[FinishedRound] = []
        self._totals = (0,) * len(self._names)

    @property
    def rounds(self) -> tuple[FinishedRound, ...]:
        """The finished rounds, the first one first."""
        return tuple(self._rounds)

    @property
    def totals(self) -> tuple[int, ...]:
        """Totals now, by seat, in points."""
        return self._totals

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rounds) + 1

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.sides)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, QAbstractTableModel.CheckIndexOption.IndexIsValid):
            return None
        side = self.sides[index.column()]
        finished = self._rounds[index.row()] if index.row() < len(self._rounds) else None
        points = self._points(finished, side)
        match role:
            case ScoreRole.POINTS:
                return points
            case ScoreRole.IS_TOTAL:
                return finished is None
            case ScoreRole.WENT_OUT:
                return finished is not None and finished.closer in side
            case ScoreRole.TOTAL_AFTER:
                totals = self._totals if finished is None else finished.totals
                return sum(totals[seat] for seat in side)
            case Qt.ItemDataRole.DisplayRole:
                return "" if points is None else signed(points)
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def _points(self, finished: FinishedRound | None, side: tuple[int, ...]) -> int | None:
        if finished is None:
            return sum(self._totals[seat] for seat in side)
        played = [finished.penalties[seat] for seat in side if seat in finished.seats]
        return sum(played) if played else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role != Qt.ItemDataRole.DisplayRole or section < 0:
            return None
        if orientation == Qt.Orientation.Horizontal:
            names = [self._names[seat] for seat in self.sides[section]] if section < len(self.sides) else []
            return " + ".join(names) if names else None
        return str(self._rounds[section].number) if section < len(self._rounds) else TableTexts().total_row()

    def follow(self, rounds: Sequence[FinishedRound], totals: Sequence[int]) -> None:
        """Show these finished rounds and totals: new rounds are added, a changed line is written anew."""
        for row, finished in enumerate(rounds[: len(self._rounds)]):
            if finished != self._rounds[row]:
                self._rounds[row] = finished
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(self.sides) - 1))
        known = len(self._rounds)
        if len(rounds) > known:
            self.beginInsertRows(NOWHERE, known, len(rounds) - 1)
            self._rounds += rounds[known:]
            self.endInsertRows()
        if tuple(totals) != self._totals:
            self._totals = tuple(totals)
            row = len(self._rounds)
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(self.sides) - 1))

    def retranslate(self) -> None:
        """Name the totals' row anew after the language has changed."""
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self._rounds))
