"""The moves of a playout as moves of the engine, played by the engine as well: the proof that they are sound."""

from __future__ import annotations

from collections.abc import Sequence

from scala40.bots.playout.shapes import Shape
from scala40.engine.cards import CARDS, JOKERS, Card
from scala40.engine.melds import Group, Meld, Run
from scala40.engine.moves import Discard, Draw, LayMelds, LayOff, Move, SwapJoker, TakeDiscard
from scala40.engine.round import play
from scala40.engine.view import Round


class Trace:
    """Watches a playout and plays the same round on the engine. `moves` are all moves so far."""

    def __init__(self, current: Round) -> None:
        self.current = current
        self.moves: list[Move] = []
        self._stock: Sequence[int] = ()

    def drew(self) -> None:
        """The seat on turn drew the top card."""
        self.made(Draw())

    def took(self) -> None:
        """It took the top discard."""
        self.made(TakeDiscard())

    def laid(self, melds: Sequence[tuple[Shape, list[int]]]) -> None:
        """It laid new melds, each with its cards in their order."""
        jokers = self._jokers()
        self.made(LayMelds(tuple(_in_cards(shape.meld, cards, jokers) for shape, cards in melds)))

    def laid_off(self, card: int, meld: int, stands_for: int) -> None:
        """It laid a card off, a joker for the face that it is to stand for."""
        if card >= JOKERS[0]:
            self.made(LayOff(self._jokers()[0], meld, CARDS[stands_for]))
        else:
            self.made(LayOff(CARDS[card], meld))

    def swapped(self, card: int, meld: int) -> None:
        """It freed a joker by this card."""
        self.made(SwapJoker(CARDS[card], meld))

    def discarded(self, card: int) -> None:
        """It discarded a card."""
        self.made(Discard(self._jokers()[-1] if card >= JOKERS[0] else CARDS[card]))

    def shuffled(self, stock: Sequence[int]) -> None:
        """The discards became this stock, its top card last; only then the card is drawn."""
        self._stock = tuple(stock)

    def made(self, move: Move) -> None:
        """Play a move on the engine as well."""
        self.moves.append(move)
        self.current = play(self.current, move, self._reshuffled).round

    def _reshuffled(self, _: int, cards: Sequence[Card]) -> tuple[Card, ...]:
        jokers = [card for card in cards if card.is_joker]
        return tuple(jokers.pop() if card >= JOKERS[0] else CARDS[card] for card in reversed(self._stock))

    def _jokers(self) -> list[Card]:
        """The jokers of the seat on turn in the order in which it parts with them: what it owes first."""
        public = self.current.public
        owed = [public.taken, *public.freed]
        return sorted(
            (card for card in self.current.hands[public.turn] if card.is_joker),
            key=lambda card: (card not in owed, card),
        )


def _in_cards(meld: Meld, cards: Sequence[int], jokers: list[Card]) -> Meld:
    """The same meld in these cards; the jokers are used up from the front."""
    held = tuple(jokers.pop(0) if card >= JOKERS[0] else CARDS[card] for card in cards)
    if isinstance(meld, Run):
        return Run(meld.suit, meld.start, held)
    return Group(meld.rank, held, meld.suits)
