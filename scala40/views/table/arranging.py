"""Lays the parts of the table page out for its size, and knows where every card in sight lies on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from scala40.engine.cards import Card
from scala40.models.game import GameModel
from scala40.views.cards.art import CardArt
from scala40.views.cards.card_widget import CardWidget
from scala40.views.table.captions import Captions
from scala40.views.table.drawn_panel import DrawnPanel
from scala40.views.table.gliding import Place, near_plate
from scala40.views.table.layout import gaps_between, others_clockwise, plan
from scala40.views.table.parts import Parts
from scala40.views.table.seats import SeatPlate
from scala40.views.theme import Theme


class Arranging:
    """Gives every part on the felt its place."""

    def __init__(
        self,
        page: QWidget,
        game: GameModel,
        parts: Parts,
        plates: Sequence[SeatPlate],
        captions: Captions,
        art: CardArt,
        theme: Theme,
    ) -> None:
        self._page = page
        self._game = game
        self._parts = parts
        self._plates = plates
        self._captions = captions
        self._theme = theme
        self.drawn = DrawnPanel(art, theme, page)

    def lay_out(self, felt: QRect, covered: int = 0) -> None:
        """Lay everything out on a felt of this size; `felt` is in the coordinates of the page.

        `covered` is how wide the panel lies over its right edge: what is handled most stays beside it.
        """
        game, parts = self._game, self._parts
        opening = 0 if parts.opening.isHidden() else 2 if game.drafts else 1
        others = others_clockwise(game.viewer, len(game.seats))
        theme = self._theme
        # What is zoomed is a smaller felt, made larger as a whole.
        width, height = int(felt.width() / theme.scale), int(felt.height() / theme.scale)
        made = plan(width, height, len(others), opening, theme.text_zoom, large_cards=theme.large_cards)
        made = made.scaled(theme.scale).beside(covered)
        for seat, place in zip(others, made.plates, strict=True):
            self._plates[seat].setGeometry(place)
        self._plates[game.viewer].setGeometry(made.own_plate)
        parts.felt.show_direction(gaps_between(made.plates), game.rules.direction == "clockwise")
        parts.stock.place(made.stock)
        parts.pile.place(made.pile)
        self._captions.place(made.captions, made.stock, made.pile)
        parts.melds.preferred = parts.opening.preferred = made.meld_card
        parts.melds.setGeometry(made.melds)
        parts.opening.setGeometry(made.opening)
        parts.hand.setGeometry(made.hand)
        parts.hand.set_card(made.hand_card)
        parts.bar.setGeometry(made.bar)
        self.drawn.lie_in(QRect(parts.melds.mapTo(self._page, QPoint()), made.melds.size()))

    def places(self) -> dict[Card, Place]:
        """Where every card in sight lies, in the coordinates of the page."""
        return {
            widget.card: Place(zone, widget.resting().translated(corner), widget)
            for zone, part, widgets in self._zones()
            for corner in (part.mapTo(self._page, QPoint()),)
            for widget in widgets
            if widget.card is not None and not widget.isHidden()
        }

    def _zones(self) -> Iterator[tuple[str, QWidget, Sequence[CardWidget]]]:
        """Every zone by its name, with the widget that its cards lie in."""
        parts = self._parts
        yield "hand", parts.hand, parts.hand.widgets
        yield "pile", parts.pile, [parts.pile.top]
        for meld in parts.melds.melds:
            yield f"m{meld.meld_id}", meld, meld.widgets
        for draft in parts.opening.drafts:
            yield f"draft{draft.meld_id}", draft, draft.widgets

    def hand_of(self, seat: int) -> QRect:
        """The body of a card in the hand of another seat, behind its plate."""
        plate = self._plates[seat]
        return near_plate(plate.rect(), plate.mapTo(self._page, QPoint(0, 0)))
