"""The melds on the table as a list, in the order in which they were first laid."""

from __future__ import annotations

from collections.abc import Collection
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from scala40.engine.melds import Meld
from scala40.engine.view import PublicRound
from scala40.texts.cards import CardTexts

NOWHERE = QModelIndex()


class MeldRole(IntEnum):
    """What a row tells beside its text."""

    MELD = Qt.ItemDataRole.UserRole + 1
    """The `Meld` as it lies now."""
    OWNER = Qt.ItemDataRole.UserRole + 2
    """The seat that laid it."""
    ID = Qt.ItemDataRole.UserRole + 3
    """Its number as in `m1`, from 1."""
    NEW = Qt.ItemDataRole.UserRole + 4
    """True if it was laid or changed by the last events."""


class MeldsModel(QAbstractListModel):
    """One row a meld; row 0 is the meld with the id 1. Melds only come at the end, and leave from there by undo."""

    MELD, OWNER, ID, NEW = MeldRole.MELD, MeldRole.OWNER, MeldRole.ID, MeldRole.NEW

    def __init__(self, texts: CardTexts | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = texts or CardTexts()
        self._melds: list[tuple[Meld, int]] = []
        self._new: set[int] = set()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._melds)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, QAbstractListModel.CheckIndexOption.IndexIsValid):
            return None
        meld, owner = self._melds[index.row()]
        match role:
            case MeldRole.MELD:
                return meld
            case MeldRole.OWNER:
                return owner
            case MeldRole.ID:
                return index.row() + 1
            case MeldRole.NEW:
                return index.row() + 1 in self._new
            case Qt.ItemDataRole.DisplayRole:
                return self._texts.meld(meld)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._texts.meld(meld, spoken=True)
            case _:
                return None

    def follow(self, public: PublicRound) -> None:
        """Show the melds of this round; those that were not there or looked otherwise before are marked new."""
        wanted = list(zip(public.melds, public.owners, strict=True))
        before = list(self._melds)
        if len(wanted) < len(before):
            self.beginRemoveRows(NOWHERE, len(wanted), len(before) - 1)
            del self._melds[len(wanted) :]
            self.endRemoveRows()
        changed = {row for row, (old, new) in enumerate(zip(before, wanted, strict=False)) if old != new}
        added = range(len(before), len(wanted))
        marked = {row + 1 for row in (*changed, *added)}
        unmarked, self._new = self._new - marked, marked
        for row in sorted(changed):
            self._melds[row] = wanted[row]
        self._tell(changed, [])
        if added:
            self.beginInsertRows(NOWHERE, added.start, added.stop - 1)
            self._melds += wanted[added.start :]
            self.endInsertRows()
        self._tell({number - 1 for number in unmarked}, [MeldRole.NEW])

    def _tell(self, rows: Collection[int], roles: list[int]) -> None:
        for row in sorted(rows):
            if row < len(self._melds):
                self.dataChanged.emit(self.index(row), self.index(row), roles)

    def retranslate(self) -> None:
        """Say the melds anew after the language or the card letters have changed."""
        self._tell(range(len(self._melds)), [Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole])
