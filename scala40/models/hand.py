"""The player's own hand as a list: the cards in the player's own order, which nothing changes but the player."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from enum import IntEnum
from typing import Literal, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from scala40.engine.arrange import best_arrangement
from scala40.engine.cards import Card
from scala40.engine.melds import Run
from scala40.engine.rules import Rules
from scala40.texts.cards import CardTexts

Index: TypeAlias = QModelIndex | QPersistentModelIndex
SortKind: TypeAlias = Literal["runs", "sets", "both"]
NOWHERE = QModelIndex()
# Black and red take turns, so that neighbouring suits are told apart.
_SUIT_ORDER = (0, 1, 3, 2)


class HandRole(IntEnum):
    """What a row tells beside its text."""

    CARD = Qt.ItemDataRole.UserRole + 1
    """The `Card`."""
    NEW = Qt.ItemDataRole.UserRole + 2
    """True for a card that came since the last move."""
    SELECTED = Qt.ItemDataRole.UserRole + 3


class HandModel(QAbstractListModel):
    """One row a card, from left to right. Cards that are being prepared on the felt are not rows.

    New cards come in at the right end; a card that leaves keeps its place until `forget_places`, so that undo brings
    it back there.
    """

    CARD, NEW, SELECTED = HandRole.CARD, HandRole.NEW, HandRole.SELECTED
    selection_changed = Signal()
    order_changed = Signal()
    """The player has arranged the hand; who saves the order listens."""

    def __init__(self, rules: Rules, texts: CardTexts | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._texts = texts or CardTexts()
        self._places: list[Card] = []
        self._shown: list[Card] = []
        self._new: set[Card] = set()
        self._selected: set[Card] = set()
        self._before_sort: list[Card] | None = None

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
        self._places += [card for card in cards if card not in self._places]
        row = 0
        for card in self._places:
            if row < len(self._shown) and self._shown[row] == card:
                row += 1
            elif card in wanted:
                self.beginInsertRows(NOWHERE, row, row)
                self._shown.insert(row, card)
                self.endInsertRows()
                row += 1

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
        if not held:
            self._before_sort = None
        self._places = [card for card in self._places if card in held]

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

    def move_rows(self, cards: Sequence[Card], to_row: int) -> None:
        """Put `cards` side by side, in the order given, before the card that now stands in row `to_row`.

        `to_row` may be `rowCount()`, the right end. Cards that do not stand in the hand are left out.
        """
        moving = [card for card in cards if card in self._shown]
        order = [card for card in self._shown if card not in moving]
        at = sum(card not in moving for card in self._shown[:to_row])
        order[at:at] = moving
        if order != self._shown:
            self._before_sort = None
        self._arrange(order)

    def sort_for(self, kind: SortKind) -> None:
        """Sort for runs, for sets, or for both: then the best melds stand first and the rest for runs."""
        earlier, self._before_sort = self._before_sort, list(self._places)
        self._arrange(sorted_hand(self._shown, kind, self._rules))
        if self._before_sort == self._places:
            self._before_sort = earlier

    @property
    def may_undo_sort(self) -> bool:
        """True after a sort, until the player moves a card by hand."""
        return self._before_sort is not None

    def undo_sort(self) -> None:
        """The order from before the last sort; cards that came since then stay at the right end."""
        if self._before_sort is not None:
            before, self._before_sort = self._before_sort, None
            self._put_in_order(before)

    def order(self) -> list[str]:
        """The order as codes of cards, to be saved; prepared cards are in it at their places."""
        return [card.code for card in self._places]

    def set_order(self, codes: Iterable[str]) -> None:
        """Restore a saved order. Cards not in it stay behind the others; what is not held plays no part."""
        held = {card.code: card for card in self._places}
        self._put_in_order([held[code] for code in codes if code in held])

    def _put_in_order(self, order: Sequence[Card]) -> None:
        place = {card: number for number, card in enumerate(order)}
        places = sorted(self._places, key=lambda card: place.get(card, len(place)))
        self._arrange([card for card in places if card in self._shown], places)

    def _arrange(self, order: Sequence[Card], places: Sequence[Card] | None = None) -> None:
        """Bring the rows into `order` by moving single rows; cards out of sight keep to the card on their left."""
        if places is None:
            places = _places_by(order, self._places)
        changed = list(places) != self._places
        self._places = list(places)
        for row, card in enumerate(order):
            now = self._shown.index(card)
            if now == row:
                continue
            self.beginMoveRows(NOWHERE, now, now, NOWHERE, row)
            self._shown.insert(row, self._shown.pop(now))
            self.endMoveRows()
        if changed:
            self.order_changed.emit()

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


def sorted_hand(cards: Collection[Card], kind: SortKind, rules: Rules) -> list[Card]:
    """The cards sorted for runs (suit, then rank), for sets (rank, then suit) or for both; jokers at the right end."""

    def suit(card: Card) -> int:
        return 4 if card.is_joker else _SUIT_ORDER.index(card.suit)

    if kind == "sets":
        return sorted(cards, key=lambda card: (card.is_joker, card.rank, suit(card), card))
    for_runs = sorted(cards, key=lambda card: (suit(card), _place(card, cards), card))
    if kind == "runs":
        return for_runs
    melds = sorted(best_arrangement(cards, rules).melds, key=lambda meld: (not isinstance(meld, Run), meld.cards))
    in_melds = [card for meld in melds for card in meld.cards]
    return in_melds + [card for card in for_runs if card not in in_melds]


def _place(card: Card, cards: Collection[Card]) -> int:
    """The rank, but 14 for an ace whose neighbours in hand are king or queen and not two or three."""
    if card.rank != 1:
        return card.rank
    ranks = {other.rank for other in cards if other.suit == card.suit}
    return 14 if ranks & {12, 13} and not ranks & {2, 3} else 1


def _places_by(order: Sequence[Card], places: Sequence[Card]) -> list[Card]:
    """All places in the new order of those that are seen; the others stay right of the card that they were right of."""
    followers: dict[Card | None, list[Card]] = {None: []}
    left: Card | None = None
    for card in places:
        if card in order:
            left = card
            followers[card] = []
        else:
            followers[left].append(card)
    result = followers[None]
    for card in order:
        result = [*result, card, *followers[card]]
    return result
