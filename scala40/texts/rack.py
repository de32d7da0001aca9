"""What is said about the hand as a rack: gaps, pinned groups, brackets, and the cards that would help to open."""

from __future__ import annotations

from scala40.texts.base import Texts


class RackTexts(Texts):
    """Cards are handed in as `CardTexts` writes or says them."""

    def pinned(self, count: int) -> str:
        """These cards of the hand stay together."""
        return self.tr("pinned, %n cards", "a group of cards in the hand that stays together", count)

    def after_a_gap(self) -> str:
        """There is a gap on the left of the card."""
        return self.tr("after a gap", "a card in the hand, for the ear")

    def run_here(self) -> str:
        """Neighbouring cards are a run."""
        return self.tr("A run", "neighbouring cards in the hand")

    def set_here(self) -> str:
        """Neighbouring cards are a set."""
        return self.tr("A set", "neighbouring cards in the hand")

    def run_with(self, cards: str, count: int) -> str:
        """Neighbouring cards become a run with one of `cards`, of which `count` are unseen."""
        return self.tr("Run with {cards} · %n unseen", "under cards of the hand that lack one card", count).format(
            cards=cards
        )

    def set_with(self, cards: str, count: int) -> str:
        """Neighbouring cards become a set with one of `cards`, of which `count` are unseen."""
        return self.tr("Set with {cards} · %n unseen", "under cards of the hand that lack one card", count).format(
            cards=cards
        )

    # Menus

    def pin(self, count: int) -> str:
        """Pin so many cards of the hand together, or one where it stands."""
        return self.tr("Pin this card", "menu") if count == 1 else self.tr("Pin cards together", "menu")

    def unpin(self, count: int) -> str:
        """Pin so many cards of the hand no longer."""
        return self.tr("Unpin this card", "menu") if count == 1 else self.tr("Unpin cards", "menu")

    def gap(self) -> str:
        """Make a gap on the left of a card, or close it."""
        return self.tr("Make or close a gap", "menu; between two cards of the hand")

    def put_here(self) -> str:
        """Move the selected cards before the one whose menu this is."""
        return self.tr("Put the selected cards here", "menu at a card of the hand")

    def no_gap_there(self) -> str:
        """Why no gap can be made."""
        return self.tr("Choose a card with another one on its left.")

    # The opening

    def would_do(self, card: str, count: int) -> str:
        """One more card would be enough to open; `count` copies of it are unseen."""
        return self.tr("{card} would do it: %n still unseen.", "", count).format(card=card)

    def with_discard(self, card: str, points: int) -> str:
        """The top discard may be taken, and with it an opening of so many points is in hand."""
        return self.tr("With {card} from the discard pile: {points} points.").format(card=card, points=points)

    def one_would_do(self, cards: str, count: int) -> str:
        """One of several cards would be enough to open; `count` copies of them are unseen."""
        return self.tr("One of {cards} would do it: %n still unseen.", "", count).format(cards=cards)

    def many_would_do(self, count: int) -> str:
        """One of many cards would be enough to open."""
        return self.tr("One card is missing: %n that would do it are still unseen.", "", count)

    def none_would_do(self, need: int) -> str:
        """No single card would be enough to open."""
        return self.tr("One more card is not enough for {need} yet.").format(need=need)

    def best_in_hand(self) -> str:
        """The heading over the cards of the best opening."""
        return self.tr("Best opening in hand")

    def cards_that_help(self) -> str:
        """The heading over the cards that would be enough to open, each with its number of unseen copies."""
        return self.tr("Cards that help, still unseen")

    def copies(self, count: int) -> str:
        """How many copies of one card are unseen, under its picture."""
        return f"×{count}"
