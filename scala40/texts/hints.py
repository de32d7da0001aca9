"""Hints in sentences: first where to look, then the move and its reason, as a patient friend at the table says it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scala40.engine.advice import Hint, Step
from scala40.engine.cards import group_points, points_at
from scala40.engine.grounds import Ground
from scala40.engine.melds import Meld, Run
from scala40.engine.moves import Buy, Discard, Draw, LayMelds, LayOff, Move, Pass, SwapJoker, TakeDiscard
from scala40.texts.base import Texts
from scala40.texts.cards import CardTexts, with_capitals
from scala40.texts.hint_reasons import HintReasons


class HintTexts(Texts):
    """The rungs of a hint, a line for each thought; names come from the table."""

    def __init__(self, cards: CardTexts | None = None) -> None:
        self._cards = cards or CardTexts()
        self._reasons = HintReasons(self._cards)

    def first_rung(self, hint: Hint) -> str:
        """Where to look, and no more."""
        look = hint.look
        match look.place:
            case "suit":
                return self.look_at_suit(self._cards.suit(look.suit))
            case "ranks":
                return self.look_for_ranks()
            case "points":
                return self.count_points()
            case "costs":
                return self.count_costs()
            case "pile":
                return self.look_at_pile()
            case "melds":
                return self.look_at_melds()
            case _:
                return self.look_at_all()

    def second_rung(self, hint: Hint, names: Sequence[str], *, spoken: bool = False) -> list[str]:
        """The move and its reason in lines. `names` are those of all seats."""
        lines = [self.forced(hint.move, spoken)] if hint.forced else list(self._lines(hint, names, spoken))
        return [with_capitals(line) for line in lines]

    def _lines(self, hint: Hint, names: Sequence[str], spoken: bool) -> Iterator[str]:
        first, *others = hint.grounds
        if first.code in ("close", "take_closes"):
            yield self._way_out(hint.way, spoken)
            return
        said = self._reasons.sentence(first, names, spoken=spoken)
        # Most reasons of a discard name the move themselves.
        if first.code not in _NAMING:
            said = f"{self.move(hint.way[0], spoken)} {said}".rstrip()
        yield said + self._one_card(first, hint, spoken)
        if first.code in ("can_open", "take_opens"):
            yield from (self._sum(meld, spoken) for meld in first.melds)
        for ground in others:
            more = self._reasons.beside(ground, names, spoken=spoken)
            if more:
                yield more + self._one_card(ground, hint, spoken)

    def _one_card(self, ground: Ground, hint: Hint, spoken: bool) -> str:
        """The card that is missing to open, behind the sentence of how far the opening is."""
        if ground.code != "short_by" or hint.opens_with is None:
            return ""
        return f" {self.would_do(self._cards.named(hint.opens_with, spoken), hint.unseen)}"

    def _sum(self, meld: Meld, spoken: bool) -> str:
        """What a meld of the opening is worth, card by card."""
        if isinstance(meld, Run):
            points = [points_at(place) for place in range(meld.start, meld.start + len(meld.cards))]
        else:
            points = [group_points(meld.rank)] * len(meld.cards)
        told = self._cards.meld(meld, spoken)
        return self.sum_of(told, " + ".join(map(str, points)), meld.points)

    def _way_out(self, way: Sequence[Step], spoken: bool) -> str:
        match [step.move for step in way]:
            case [Discard(card)]:
                return self.out_by_discard(self._cards.named(card, spoken))
            case [LayOff(card), Discard(last)]:
                added, meld = self._cards.named(card, spoken), way[0].meld
                told = "" if meld is None else self._cards.meld(meld, spoken)
                return self.out_by_adding(added, told, self._cards.named(last, spoken))
            case _:
                return " ".join([self.out(), *(self.move(step, spoken) for step in way)])

    # Where to look

    def look_at_suit(self, suit: str) -> str:
        """One suit of the hand."""
        return self.tr("Look at your {suit}.").format(suit=suit)

    def look_for_ranks(self) -> str:
        """A set in the hand."""
        return self.tr("Look for cards of one rank in your hand.")

    def count_points(self) -> str:
        """The opening."""
        return self.tr("Count the points of the melds in your hand.")

    def count_costs(self) -> str:
        """Cards that are dear in hand."""
        return self.tr("Look at what your cards would cost in hand.")

    def look_at_pile(self) -> str:
        """The discard."""
        return self.tr("Look at the card on the discard pile.")

    def look_at_melds(self) -> str:
        """Cards that fit the table."""
        return self.tr("Look at the melds on the table and at what fits them.")

    def look_at_all(self) -> str:
        """Going out, or a choice over all cards."""
        return self.tr("Look at your whole hand together with the table.")

    # What to do

    def move(self, step: Step, spoken: bool = False) -> str:
        """A move as advice."""
        meld = "" if step.meld is None else self._cards.meld(step.meld, spoken)
        match step.move:
            case Draw():
                return self.draw()
            case TakeDiscard():
                return self.take()
            case LayMelds(melds):
                return self.lay(self._cards.melds(melds, spoken))
            case LayOff(card, _, stands_for):
                told = self._cards.named(card, spoken)
                if stands_for is not None:
                    told = self._cards.joker_for(stands_for, spoken)
                return self.add(told, meld)
            case SwapJoker(card, _, second):
                cards = [card] if second is None else [card, second]
                return self.swap(self._cards.joined(cards, spoken), meld)
            case Discard(card):
                return self.discard(self._cards.named(card, spoken))
            case Buy(use):
                melds = use.melds if isinstance(use, LayMelds) else ()
                return self.buy_for(self._cards.melds(melds, spoken)) if melds else self.buy()
            case _:
                return self.let_go()

    def forced(self, move: Move, spoken: bool = False) -> str:
        """Nothing to choose."""
        match move:
            case Discard(card):
                return self.only_discard(self._cards.named(card, spoken))
            case Pass():
                return self.only_pass()
            case _:
                return self.only_draw()

    def draw(self) -> str:
        """Draw from the stock."""
        return self.tr("Draw from the stock.")

    def take(self) -> str:
        """Take the discard."""
        return self.tr("Take the discard.")

    def lay(self, melds: str) -> str:
        """Lay melds."""
        return self.tr("Lay down {melds}.").format(melds=melds)

    def add(self, card: str, meld: str) -> str:
        """Lay a card off."""
        return self.tr("Add {card} to {meld}.").format(card=card, meld=meld)

    def swap(self, card: str, meld: str) -> str:
        """Free a joker."""
        return self.tr("Swap the joker of {meld} for {card}.").format(meld=meld, card=card)

    def discard(self, card: str) -> str:
        """Discard a card."""
        return self.tr("Discard {card}.").format(card=card)

    def buy_for(self, melds: str) -> str:
        """Buy the discard for a new meld."""
        return self.tr("Buy the discard and lay {melds}.").format(melds=melds)

    def buy(self) -> str:
        """Buy the discard."""
        return self.tr("Buy the discard.")

    def let_go(self) -> str:
        """Do not buy it."""
        return self.tr("Let the discard go.")

    def only_draw(self) -> str:
        """The stock is all there is."""
        return self.tr("There is nothing to choose here: draw from the stock.")

    def only_discard(self, card: str) -> str:
        """One card alone may go."""
        return self.tr("There is nothing to choose here: only {card} can be discarded.").format(card=card)

    def only_pass(self) -> str:
        """The card on offer fits nothing."""
        return self.tr("There is nothing to choose here: let the discard go.")

    # Going out and opening

    def out(self) -> str:
        """Going out; the moves follow."""
        return self.tr("You can go out now.")

    def out_by_discard(self, card: str) -> str:
        """The last card."""
        return self.tr("You can go out now: discard {card}.").format(card=card)

    def out_by_adding(self, card: str, meld: str, last: str) -> str:
        """A lay-off and the last card."""
        return self.tr("You can go out now: add {card} to {meld}, then discard {last}.").format(
            card=card, meld=meld, last=last
        )

    def sum_of(self, meld: str, parts: str, points: int) -> str:
        """A meld with the points of its cards, one by one."""
        return self.tr("{meld}: {parts} = {points}", "points of a meld, card by card").format(
            meld=meld, parts=parts, points=points
        )

    def would_do(self, card: str, count: int) -> str:
        """The card that is missing to open, and its copies still unseen."""
        return self.tr("{card} would do it: %n still unseen.", "", count).format(card=card)

    # The mark, the link and the menu

    def show_move(self) -> str:
        """The link beside where to look: tell the rest."""
        return self.tr("Show the move")

    def marked(self) -> str:
        """What a screen reader says of a card or pile that the hint means."""
        return self.tr("meant by the hint", "a card, a meld or a pile")

    def hint(self) -> str:
        """The entry of the menu."""
        return self.tr("Hint")

    def rule(self) -> str:
        """The entry that opens the rule book at the rule behind the hint."""
        return self.tr("Rule behind the hint")

    # Why there is none

    def round_over(self) -> str:
        """Nothing is played now."""
        return self.tr("The round is over. Hints come with your next turn.")

    def no_rule(self) -> str:
        """The rule is asked for while no hint names one."""
        return self.tr("No hint that rests on a rule is shown.")


_NAMING = frozenset(
    {
        *("take_opens", "take_meld", "take_fits", "take_gains", "can_open"),
        *("nothing_to_take", "take_barred", "take_short", "no_use", "small_gain"),
        *("only_card", "even", "gift", "dead_start", "lone", "outs", "in_meld", "fits", "points", "sheds"),
        *("joker_kept", "plan"),
    }
)
"""Reasons whose sentence says the move too."""
