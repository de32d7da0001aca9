"""What a screen reader says of the cards of the hand: said anew only where something about a card has changed."""

from __future__ import annotations

from collections.abc import Sequence

from scala40.texts.cards import CardTexts
from scala40.texts.hints import HintTexts
from scala40.texts.rack import RackTexts
from scala40.texts.spoken import SpokenTexts
from scala40.views.cards.card_widget import CardWidget


class HandWords:
    """Gives the cards of one hand their names and descriptions."""

    def __init__(self) -> None:
        self._said: dict[CardWidget, object] = {}
        """What the name and the description of each card were made of."""

    def forget(self) -> None:
        """The language has changed: say all anew the next time."""
        self._said.clear()

    def keep(self, widgets: Sequence[CardWidget]) -> None:
        """Only these cards are left."""
        self._said = {widget: self._said[widget] for widget in widgets if widget in self._said}

    def say(
        self, widget: CardWidget, row: int, count: int, heard: Sequence[str], *, pinned: int, gap: bool, hinted: bool
    ) -> None:
        """Name the card in this row, counted from 0, of `count`.

        `heard` is what the brackets over it say, `pinned` the number of cards in its pinned group, `gap` whether there
        is a gap on its left, `hinted` whether a hint means it.
        """
        made_of = (row, count, widget.fresh, widget.selected, pinned, gap, tuple(heard), hinted)
        if widget.card is None or self._said.get(widget) == made_of:
            return
        self._said[widget] = made_of
        spoken = SpokenTexts()
        said = CardTexts().spoken(widget.card)
        parts = [spoken.card_in_hand(said, row + 1, count, new=widget.fresh, selected=widget.selected)]
        if pinned:
            parts.append(RackTexts().pinned(pinned))
        if gap:
            parts.append(RackTexts().after_a_gap())
        if hinted:
            parts.append(HintTexts().marked())
        widget.setAccessibleName(", ".join(parts))
        widget.setAccessibleDescription(". ".join([*heard, spoken.how_to_select()]))
