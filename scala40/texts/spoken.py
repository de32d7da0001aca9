"""What a screen reader says of the table: names of zones and cards, and what pressing them does."""

from __future__ import annotations

from scala40.texts.base import Texts
from scala40.texts.table_page import TableTexts


class SpokenTexts(Texts):
    """Accessible names and descriptions; cards and melds are handed in in words."""

    def hand(self, count: int) -> str:
        """The zone of the player's own hand."""
        return self.tr("Your hand, %n cards", "", count)

    def card_in_hand(self, card: str, place: int, count: int, *, new: bool = False, selected: bool = False) -> str:
        """A card of the hand with its place, counted from 1."""
        parts = [self.card(card, place, count)]
        if new:
            parts.append(self.new())
        if selected:
            parts.append(self.selected())
        return ", ".join(parts)

    def card(self, card: str, place: int, count: int) -> str:
        """A card in a row of cards."""
        return self.tr("{card}, card {place} of {count}").format(card=card, place=place, count=count)

    def new(self) -> str:
        """The card came with the last draw."""
        return self.tr("new", "a card just drawn")

    def selected(self) -> str:
        """The card is selected."""
        return self.tr("selected", "a card")

    def prepared(self) -> str:
        """The card lies in a prepared meld."""
        return self.tr("prepared", "a card or meld of the opening")

    def stock(self, count: int) -> str:
        """The stock."""
        return self.tr("Stock, %n cards", "", count)

    def discard_pile(self, card: str, count: int) -> str:
        """The discard pile with its top card."""
        return self.tr("Discard pile, {card} on top, %n cards", "", count).format(card=card)

    def empty_pile(self) -> str:
        """The discard pile without a card."""
        return self.tr("Discard pile, empty")

    def felt(self) -> str:
        """The place for new melds."""
        return self.tr("Table, for new melds")

    def meld(self, meld: str, points: int) -> str:
        """One meld on the table."""
        return self.tr("{meld}; {points} points", "a meld for the ear").format(meld=meld, points=points)

    def prepared_melds(self, count: int) -> str:
        """The zone of the prepared opening."""
        return self.tr("Your opening, %n prepared melds", "", count)

    def meter(self, have: int, need: int) -> str:
        """The opening meter."""
        return self.tr("Opening meter: {have} of {need} points").format(have=have, need=need)

    def plate(
        self, name: str, total: int, limit: int | None, cards: int, *, opened: bool, on_turn: bool, dealer: bool
    ) -> str:
        """A player's plate in words; `limit` is None where none plays a part."""
        table = TableTexts()
        points = self.points(total) if limit is None else table.total_spoken(total, limit)
        parts = [name, points, table.cards(cards)]
        parts.append(table.opened() if opened else table.not_opened())
        if dealer:
            parts.append(table.dealer())
        if on_turn:
            parts.append(table.on_turn())
        return ", ".join(parts)

    def plate_eliminated(self, name: str, total: int) -> str:
        """The plate of a player who has left the match."""
        return ", ".join((name, self.points(total), TableTexts().eliminated()))

    def points(self, points: int) -> str:
        """Points in words."""
        return self.tr("%n points", "", points)

    def how_to_select(self) -> str:
        """The description of a card of the hand."""
        return self.tr("Space selects, Enter plays the selected cards")

    def how_to_draw(self) -> str:
        """The description of the stock."""
        return self.tr("Enter draws a card")

    def how_to_discard(self) -> str:
        """The description of the discard pile."""
        return self.tr("Enter takes the top card, or discards the selected one")

    def how_to_add(self) -> str:
        """The description of a meld on the table."""
        return self.tr("Enter adds the selected cards")

    def how_to_lay(self) -> str:
        """The description of the place for new melds."""
        return self.tr("Enter lays the selected cards as a meld")

    def by_key(self, key: str) -> str:
        """The description of a button that a key presses too."""
        return self.tr("Key: {key}", "the key that presses a button").format(key=key)

    def side_panel(self) -> str:
        """The side panel."""
        return self.tr("Side panel")

    def status_line(self) -> str:
        """The status line."""
        return self.tr("Status line")

    def choice(self) -> str:
        """The zone of a question with its answers."""
        return self.tr("Question")
