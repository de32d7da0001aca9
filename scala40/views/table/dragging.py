"""What a drag means: places light up when it begins, and a drop asks the model what the cards can do there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QWidget

from scala40.engine.cards import Card
from scala40.engine.refusal import Refusal
from scala40.models.game import GameModel
from scala40.models.options import Choice, Outcome
from scala40.texts.table_page import TableTexts
from scala40.texts.watching import WatchTexts
from scala40.views.cards.drag import Gesture, Grip
from scala40.views.table.gliding import Gliding
from scala40.views.table.parts import Parts


class Dragging(QObject):
    """Follows the gesture from the moment when something is carried."""

    def __init__(
        self,
        page: QWidget,
        game: GameModel,
        parts: Parts,
        gesture: Gesture,
        gliding: Gliding,
        answer: Callable[[Outcome, QPoint], object],
        say: Callable[[str, QPoint], object],
    ) -> None:
        """`answer` shows what came of a drop, near a point of the page; `say` says there why it means nothing."""
        super().__init__(page)
        self._page = page
        self._game = game
        self._parts = parts
        self._gesture = gesture
        self._gliding = gliding
        self._answer = answer
        self.confirms = False
        """Whether a card dropped on the pile is only named, and a second step discards it."""
        self._say = say
        gesture.begun.connect(self._begun)
        gesture.moved.connect(self._moved)
        gesture.dropped.connect(self._dropped)
        gesture.ended.connect(self._ended)

    def _begun(self, grip: Grip) -> None:
        parts = self._parts
        if grip.origin == "hand":
            targets = self._game.targets(grip.cards)
            words = TableTexts().drop_to_lay() if not parts.opening.isVisible() else ""
            parts.melds.light(targets.melds, targets.felt and not parts.opening.isVisible(), words)
            parts.opening.light(targets.felt)
            for draft in parts.opening.drafts:
                draft.shine("accepts" if draft.meld_id in targets.drafts else "")
            parts.pile.shine("accepts" if targets.pile else "refuses")
            parts.stock.shine("refuses")
        elif grip.origin == "pile" and self._on_offer(grip):
            targets = self._game.targets(self._to_buy(grip))
            parts.melds.light(self._game.targets(grip.cards).melds, targets.felt, TableTexts().drop_to_lay())
        elif grip.origin in ("stock", "pile"):
            parts.melds.light((), False, "")

    def _moved(self, grip: Grip, point: QPoint) -> None:
        parts = self._parts
        if grip.origin == "hand" or self._on_offer(grip):
            place = self._place_at(point)
            over = parts.melds.meld_at(self._within(parts.melds, point)) if place is parts.melds else None
            parts.melds.hover(over, place is parts.melds and over is None)
            parts.opening.hover(place is parts.opening and parts.opening.lit)
            if parts.pile.light in ("accepts", "over"):
                parts.pile.shine("over" if place is parts.pile else "accepts")
        inside = self._place_at(point) is parts.hand
        gap = parts.hand.row_at(self._within(parts.hand, point).x()) if inside else None
        parts.hand.show_gap(gap if grip.origin == "hand" else None)

    def _dropped(self, grip: Grip, point: QPoint) -> None:
        act = self._meaning(grip, point)
        arranges = grip.origin == "hand" and self._place_at(point) is self._parts.hand
        watched = self._game.watching if not arranges else ""
        if act is None or watched:
            self._gesture.refuse()
            if watched:
                self._say(WatchTexts().only_shown(watched), point)
            elif grip.origin == "hand" and self._parts.felt.geometry().contains(point):
                self._say(TableTexts().no_place_for_cards(), point)
            return
        cards = grip.cards
        bodies = self._gesture.carried_bodies()
        self._gliding.carried_to(cards, bodies)
        outcome = act()
        if isinstance(outcome, Refusal | Choice):
            self._gesture.refuse()
            self._answer(outcome, point)
        else:
            self._gesture.accept()

    def _meaning(self, grip: Grip, point: QPoint) -> Callable[[], Outcome] | None:
        """What a drop at this point of the page asks of the model; None where it means nothing."""
        game, parts = self._game, self._parts
        place = self._place_at(point)
        cards = grip.cards
        if place is None:
            bare = grip.origin == "hand" and self._on_bare_felt(point)
            return (lambda: game.drop_on_felt(cards)) if bare else None
        if grip.origin == "hand":
            return self._meaning_of_hand(cards, place, point)
        if grip.origin == "pile" and self._on_offer(grip):
            return self._meaning_of_offer(grip, place, point)
        if place is not parts.hand:
            return None
        acts: dict[str, Callable[[], None]] = {
            "stock": game.draw,
            "pile": game.take,
            "draft": lambda: game.take_back_draft(grip.index),
        }
        return lambda: acts[grip.origin]()

    def _meaning_of_hand(self, cards: Sequence[Card], place: QWidget, point: QPoint) -> Callable[[], Outcome] | None:
        game, parts = self._game, self._parts
        if place is parts.hand:
            return lambda: self._rearrange(cards, point)
        if place is parts.pile:
            return lambda: self._discard(cards)
        if place is parts.opening:
            draft = parts.opening.draft_at(self._within(parts.opening, point))
            if draft is not None:
                return lambda: game.drop_on_draft(cards, draft.meld_id)
            return lambda: game.drop_on_felt(cards)
        if place is parts.melds:
            meld = parts.melds.meld_at(self._within(parts.melds, point))
            if meld is not None:
                return lambda: game.drop_on_meld(cards, meld.meld_id)
            return lambda: game.drop_on_felt(cards)
        return None

    def _meaning_of_offer(self, grip: Grip, place: QWidget, point: QPoint) -> Callable[[], Outcome] | None:
        """The discard on offer: onto a meld, onto the felt with the selected cards, or to the hand, which asks."""
        game, parts = self._game, self._parts
        meld = parts.melds.meld_at(self._within(parts.melds, point)) if place is parts.melds else None
        if meld is not None:
            return lambda: game.drop_on_meld(grip.cards, meld.meld_id)
        if place is parts.melds and game.hand.selected():
            return lambda: game.drop_on_felt(self._to_buy(grip))
        return game.buying if place in (parts.melds, parts.hand) else None

    def _on_offer(self, grip: Grip) -> bool:
        return grip.origin == "pile" and self._game.primary().kind in ("buy", "pass")

    def _to_buy(self, grip: Grip) -> list[Card]:
        return [*self._game.hand.selected(), *grip.cards]

    def _discard(self, cards: Sequence[Card]) -> Outcome:
        """Discard a card, or where the player wants it confirmed only name it, as a first click on the pile does."""
        game, step = self._game, self._game.primary()
        named = step.kind == "confirm_discard" and [step.card] == list(cards)
        if not self.confirms or named or len(cards) != 1 or game.view.public.phase != "play":
            return game.drop_on_pile(cards)
        game.hand.clear_selection()
        game.hand.toggle(cards[0])
        return game.click_pile()

    def _rearrange(self, cards: Sequence[Card], point: QPoint) -> None:
        hand, bodies = self._parts.hand, self._gesture.carried_bodies()
        home = hand.widget_of(cards[0])
        moved = 0 if home is None else hand.mapFrom(self._page, bodies[0].topLeft()).x() - home.resting().left()
        for card, body in zip(cards, bodies, strict=True):
            widget = hand.widget_of(card)
            if widget is not None:
                widget.put(hand.mapFrom(self._page, body.topLeft()))
        hand.drop(cards, self._within(hand, point).x(), moved)
        hand.arrange()

    def _ended(self) -> None:
        parts = self._parts
        parts.melds.lights_out()
        parts.opening.light(False)
        for draft in parts.opening.drafts:
            draft.shine("")
        parts.pile.shine("")
        parts.stock.shine("")
        parts.hand.show_gap(None)

    def _place_at(self, point: QPoint) -> QWidget | None:
        """The part of the table under a point of the page."""
        for part in (self._parts.pile, self._parts.stock, self._parts.hand, self._parts.opening, self._parts.melds):
            if part.isVisible() and part.rect().contains(self._within(part, point)):
                return part
        return None

    def _on_bare_felt(self, point: QPoint) -> bool:
        """True where there is nothing but felt, under the piles or between the plates."""
        felt = self._parts.felt
        within = self._within(felt, point)
        return felt.rect().contains(within) and felt.childAt(within) is None

    def _within(self, part: QWidget, point: QPoint) -> QPoint:
        return part.mapFrom(self._page, point)
