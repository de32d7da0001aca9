"""The cards drawn to see who deals first: in the log, for the ear, and on the panel that shows them."""

from __future__ import annotations

from collections.abc import Sequence

from scala40.engine.view import Lots
from scala40.texts.base import Texts
from scala40.texts.cards import CardTexts


class DealerDrawTexts(Texts):
    """Names and cards; `cards` knows the card letters."""

    def __init__(self, cards: CardTexts | None = None) -> None:
        self.cards = cards or CardTexts()

    def drawn(self, lots: Sequence[Lots], names: Sequence[str], *, spoken: bool = False) -> str:
        """What everybody drew, and whoever drew again; `names` are those of all seats."""
        told = [
            ", ".join(
                f"{names[seat]} {self.cards.named(card, spoken)}"
                for seat, card in zip(one.seats, one.cards, strict=True)
            )
            for one in lots
        ]
        return " ".join([self.first(told[0]), *map(self.again, told[1:])])

    def first(self, drawn: str) -> str:
        """The cards of all."""
        return self.tr("Drawn for the deal: {list}.").format(list=drawn)

    def again(self, drawn: str) -> str:
        """The cards of those whose lowest were equal."""
        return self.tr("Equal lowest cards, drawn again: {list}.").format(list=drawn)

    def title(self) -> str:
        """Over the cards."""
        return self.tr("The lowest card deals")

    def deals(self) -> str:
        """Under the name of whoever deals the first round."""
        return self.tr("deals first", "under a player's name")
