"""The player's own hand as a list: the cards in the player's own order, which nothing changes but the player."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from enum import IntEnum
from typing import TypeAlias

import msgspec
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from scala40.engine.cards import Card
from scala40.engine.rules import Rules
from scala40.models.rack import Rack, Side, rack_of
from scala40.models.sorting import SortKind, sorted_groups
from scala40.texts.cards import CardTexts

Index: TypeAlias = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
MOST_STEPS = 100
"""So many ways of arranging a hand are remembered."""


class Arranged(msgspec.Struct, frozen=True):
    """How the hand stood before it was arranged, and whether that was a sort."""

    rack: Rack
    sort: bool


class HandRole(IntEnum):
    """What a row tells beside its text."""

    CARD = Qt.ItemDataRole.UserRole + 1
    """The `Card`."""
    NEW = Qt.ItemDataRole.UserRole + 2
    """True for a card that came since the last move."""
    SELECTED = Qt.ItemDataRole.UserRole + 3
    GAP = Qt.ItemDataRole.UserRole + 4
    """True where the player has made a gap on the left of the card."""
    PINNED = Qt.ItemDataRole.UserRole + 5
    """The codes of the cards in the pinned group of this card, from left to right; empty where it is not pinned."""


class HandModel(QAbstractListModel):
    """One row a card, from left to right. Cards that are being prepared on the felt are not rows.

    New cards come in at the right end; a card that leaves keeps its place until `forget_places`, so that undo brings
    it back there.
    """

    CARD, NEW, SELECTED = HandRole.CARD, HandRole.NEW, HandRole.SELECTED
    GAP, PINNED = HandRole.GAP, HandRole.PINNED
    selection_changed = Signal()
    current_changed = Signal()
    order_changed = Signal()
    """The player has arranged the hand; who saves the order listens."""
    step_forgotten = Signal()
    """One step less can be undone: too many are kept. The one that takes its place is told for itself."""

    def __init__(self, rules: Rules, texts: CardTexts | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._texts = texts or CardTexts()
        self._rack = Rack()
        self._shown: list[Card] = []
        self._gaps: frozenset[Card] = frozenset()
        self._groups: frozenset[tuple[Card, ...]] = frozenset()
        self._new: set[Card] = set()
        self._selected: set[Card] = set()
        self._past: list[Arranged] = []
        self._future: list[Arranged] = []
        self._current: Card | None = None

    # What Qt asks

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, QAbstractListModel.CheckIndexOption.IndexIsValid):
            return None
        card = self._shown[index.row()]
        match role:
            case HandRole.CARD:
                return card
            case HandRole.NEW:
                return card in self._new
            case HandRole.SELECTED:
                return card in self._selected
            case HandRole.GAP:
                return card in self._gaps
            case HandRole.PINNED:
                return tuple(each.code for each in self.group(card))
            case Qt.ItemDataRole.DisplayRole:
                return self._texts.short(card)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._texts.spoken(card)
            case _:
                return None

    # What the hand holds

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards from left to right."""
        return tuple(self._shown)

    def row_of(self, card: Card) -> int | None:
        """Where a card stands, counted from 0; None if it does not."""
        return self._shown.index(card) if card in self._shown else None

    def show_cards(self, cards: Collection[Card]) -> None:
        """Let exactly these cards stand in the hand: new ones at the right end, known ones in the place they had."""
        wanted = frozenset(cards)
        for row in range(len(self._shown) - 1, -1, -1):
            if self._shown[row] not in wanted:
                self._take_out(row)
        self._rack = self._rack.entered(cards)
        row = 0
        for card in self._rack.places:
            if row < len(self._shown) and self._shown[row] == card:
                row += 1
            elif card in wanted:
                self.beginInsertRows(NOWHERE, row, row)
                self._shown.insert(row, card)
                self.endInsertRows()
                row += 1
        self._follow_groups()

    def _take_out(self, row: int) -> None:
        card = self._shown[row]
        self.beginRemoveRows(NOWHERE, row, row)
        del self._shown[row]
        self.endRemoveRows()
        self._new.discard(card)
        if card in self._selected:
            self._selected.remove(card)
            self.selection_changed.emit()

    def forget_places(self, hand: Collection[Card]) -> None:
        """Keep places only for the cards of `hand`: what has left it will not come back by undo."""
        held = frozenset(hand)
        self._rack = self._rack.kept(held)
        self._past, self._future = ([] if not held else self._telling(steps) for steps in (self._past, self._future))
        self._follow_groups()

    def _telling(self, steps: Sequence[Arranged]) -> list[Arranged]:
        """The steps, the latest last, without those that would change nothing: what was arranged has left the hand."""
        rack, found = self._rack, list[Arranged]()
        for step in reversed(steps):
            before = rack.restored(step.rack)
            if before != rack:
                found.append(step)
                rack = before
        return found[::-1]

    def mark_new(self, cards: Iterable[Card]) -> None:
        """Mark these cards as the new ones, and no others."""
        marked = set(cards)
        changed, self._new = self._new ^ marked, marked
        self._tell(changed, HandRole.NEW)

    def _tell(self, cards: Collection[Card], role: HandRole) -> None:
        for row, card in enumerate(self._shown):
            if card in cards:
                index = self.index(row)
                self.dataChanged.emit(index, index, [role])

    # The player's own order

    def move_rows(self, cards: Sequence[Card], to_row: int, side: Side = "left") -> None:
        """Put `cards` side by side, in the order given, before the card that now stands in row `to_row`.

        `to_row` may be `rowCount()`, the right end. Pinned groups go whole, and no card goes into one. Where there is a
        gap at the new place the cards join what stands on its `side`. Cards that do not stand in the hand are left out.
        """
        before = self._shown[to_row] if to_row < len(self._shown) else None
        self._arrange(self._rack.moved(cards, before, self._shown, side))

    def pull(self, cards: Sequence[Card], side: Side) -> None:
        """Draw neighbours towards one side, so that a gap opens behind them (`Rack.pulled`)."""
        self._arrange(self._rack.pulled(cards, side, self._shown))

    def toggle_gap(self, card: Card) -> None:
        """Make a gap on the left of a card, or of its pinned group, or close it."""
        self._arrange(self._rack.gap_toggled(card, self._shown))

    def gap_before(self, card: Card) -> bool:
        """True if there is a gap on the left of this card, or of its pinned group."""
        group = self.group(card)
        return (group[0] if group else card) in self._gaps

    def group(self, card: Card) -> tuple[Card, ...]:
        """The cards in sight of the pinned group of a card, from left to right; none where it is not pinned."""
        pin = self._rack.group(card)
        return tuple(each for each in self._shown if each in pin) if pin else ()

    def whole(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """These cards and all in sight that are pinned together with them, every card once."""
        return tuple(card for card in self._rack.together(cards) if card in self._shown)

    def pin(self, cards: Collection[Card]) -> None:
        """Pin these cards together where the leftmost of them stands."""
        self._arrange(self._rack.pinned(cards, self._shown))

    def unpin(self, cards: Collection[Card]) -> None:
        """Pin the groups of these cards no longer."""
        self._arrange(self._rack.unpinned(cards))

    def all_pinned(self, cards: Collection[Card]) -> bool:
        """True if every one of these cards is pinned."""
        return bool(cards) and all(self._rack.group(card) for card in cards)

    def sort_for(self, kind: SortKind) -> None:
        """Sort for runs, for sets, or for both: then the best melds stand first and the rest for runs.

        Pinned cards keep their rows.
        """
        loose = [card for card in self._shown if not self._rack.group(card)]
        sorted_rack = self._rack.sorted_as(sorted_groups(loose, kind, self._rules), self._shown)
        self._arrange(sorted_rack, sort=True)

    @property
    def may_undo_sort(self) -> bool:
        """True after a sort, until the player moves a card by hand."""
        return bool(self._past) and self._past[-1].sort and self._changes(self._past[-1])

    def undo_sort(self) -> None:
        """The order from before the last sort, its gaps too; cards that came since then stay at the right end."""
        if self.may_undo_sort:
            self.undo_arranging()

    @property
    def arranged(self) -> int:
        """How often the player has arranged the hand in ways that can be undone."""
        return len(self._past)

    @property
    def arranged_back(self) -> int:
        """How many of the ways that were undone can be done again."""
        return len(self._future)

    def undo_arranging(self) -> bool:
        """The order, gaps and pinned groups from before the player arranged them last, by hand or with a sort.

        False where nothing is seen of it, since the cards are out of sight.
        """
        return self._go(self._past, self._future)

    def redo_arranging(self) -> bool:
        """What was undone last once more; False where nothing is seen of it."""
        return self._go(self._future, self._past)

    def _go(self, back: list[Arranged], forth: list[Arranged]) -> bool:
        if not back:
            return False
        step = back.pop()
        seen = self._changes(step)
        forth.append(Arranged(self._rack, step.sort))
        self._show_rack(self._rack.restored(step.rack))
        return seen

    def _changes(self, step: Arranged) -> bool:
        """True if going back to it changes what is in sight."""
        return self._differs(self._rack.restored(step.rack))

    def _differs(self, rack: Rack) -> bool:
        """True if the cards in sight would stand otherwise in this rack."""
        return rack.kept(self._shown) != self._rack.kept(self._shown)

    def order(self) -> list[str]:
        """The order to be saved, as codes of cards with marks for gaps and groups; prepared cards are in it too."""
        return self._rack.codes()

    def set_order(self, codes: Iterable[str]) -> None:
        """Restore a saved order. Cards not in it stay behind the others; what is not held plays no part."""
        saved = rack_of(codes, self._rack.places)
        self._show_rack(saved.entered(self._rack.places))

    def _arrange(self, rack: Rack, *, sort: bool = False) -> None:
        """The player arranges the hand as in `rack`, which can be undone."""
        if self._differs(rack):
            if len(self._past) == MOST_STEPS:
                del self._past[0]
                self.step_forgotten.emit()
            self._past.append(Arranged(self._rack, sort))
            self._future.clear()
            self._show_rack(rack)

    def _show_rack(self, rack: Rack) -> None:
        """Bring the rows into the order of `rack` by moving single rows."""
        if rack == self._rack:
            return
        self._rack = rack
        order = [card for card in rack.places if card in self._shown]
        for row, card in enumerate(order):
            now = self._shown.index(card)
            if now == row:
                continue
            self.beginMoveRows(NOWHERE, now, now, NOWHERE, row)
            self._shown.insert(row, self._shown.pop(now))
            self.endMoveRows()
        self._follow_groups()
        self.order_changed.emit()

    def _follow_groups(self) -> None:
        """Tell which gaps and pinned groups are in sight now, if they are others than before."""
        gaps = self._rack.kept(self._shown).gaps
        groups = frozenset(tuple(card for card in self._shown if card in pin) for pin in self._rack.pins)
        if (gaps, groups) == (self._gaps, self._groups):
            return
        self._gaps, self._groups = gaps, groups
        if self._shown:
            self.dataChanged.emit(self.index(0), self.index(len(self._shown) - 1), [HandRole.GAP, HandRole.PINNED])

    # What is selected

    def toggle(self, card: Card) -> None:
        """Select a card of the hand, or no longer."""
        if card in self._shown:
            self._selected ^= {card}
            self._tell((card,), HandRole.SELECTED)
            self.selection_changed.emit()

    def selected(self) -> list[Card]:
        """The selected cards from left to right."""
        return [card for card in self._shown if card in self._selected]

    def chosen(self) -> list[Card]:
        """The selected cards from left to right; without any, the one that the keyboard is at."""
        if self._selected:
            return self.selected()
        return [card for card in self._shown if card == self._current]

    def point_to(self, card: Card | None) -> None:
        """The keyboard is at this card of the hand, or elsewhere with None."""
        if card != self._current:
            self._current = card
            self.current_changed.emit()

    def clear_selection(self) -> None:
        """Select nothing."""
        if self._selected:
            before, self._selected = self._selected, set()
            self._tell(before, HandRole.SELECTED)
            self.selection_changed.emit()

    def retranslate(self) -> None:
        """Say the cards anew after the language or the card letters have changed."""
        if self._shown:
            self.dataChanged.emit(
                self.index(0),
                self.index(len(self._shown) - 1),
                [Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole],
            )
