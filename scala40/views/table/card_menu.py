"""The menu at a card of the hand, for the right button and for a finger that rests on it: pinning and gaps."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from scala40.engine.cards import Card
from scala40.models.hand import HandModel
from scala40.texts.cards import CardTexts
from scala40.texts.menus import MenuTexts
from scala40.texts.rack import RackTexts


class CardMenu(QObject):
    """Opens beside the pointer; every entry is an act of the model of the hand."""

    opened = Signal(object)
    """The `QMenu`, just before it is seen."""

    def __init__(self, hand: HandModel, page: QWidget) -> None:
        super().__init__(page)
        self._hand = hand
        self._page = page

    def show_for(self, card: Card, words: str, point: QPoint) -> None:
        """Offer what can be done with a card, or with the selected cards if it is one; `words` say how it stands.

        `point` is on the screen.
        """
        hand = self._hand
        selected = hand.selected()
        cards = selected if card in selected else [card]
        menu = QMenu(self._page)
        heading = menu.addAction(" · ".join(filter(None, (CardTexts().listed(cards), words))))
        heading.setEnabled(False)
        menu.addSeparator()
        if selected and card not in selected:
            menu.addAction(RackTexts().put_here(), lambda: hand.move_rows(selected, hand.cards.index(card)))
        count = len(hand.whole(cards))
        if hand.all_pinned(cards):
            menu.addAction(RackTexts().unpin(count), lambda: hand.unpin(cards))
        else:
            menu.addAction(RackTexts().pin(count), lambda: hand.pin(cards))
        gap = menu.addAction(RackTexts().gap(), lambda: hand.toggle_gap(cards[0]))
        gap.setEnabled(hand.row_of((hand.group(cards[0]) or (cards[0],))[0]) != 0)
        menu.addSeparator()
        texts = MenuTexts()
        menu.addAction(texts.sort_for_runs(), lambda: hand.sort_for("runs"))
        menu.addAction(texts.sort_for_sets(), lambda: hand.sort_for("sets"))
        menu.addAction(texts.sort_for_both(), lambda: hand.sort_for("both"))
        menu.aboutToHide.connect(menu.deleteLater)
        self.opened.emit(menu)
        menu.popup(point)
