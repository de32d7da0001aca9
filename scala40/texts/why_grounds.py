"""Why a computer player made a move, said in sentences: one for each code that `bots.reasons` gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from scala40.engine.cards import Card
from scala40.engine.grounds import Ground
from scala40.engine.moves import Discard, Draw, TakeDiscard
from scala40.texts.base import Texts
from scala40.texts.cards import CardTexts, with_capitals
from scala40.texts.lists import ListTexts


class GroundTexts(Texts):
    """One or two whole sentences for each ground; cards come in words, as the ear or the eye needs them."""

    def __init__(self, cards: CardTexts | None = None) -> None:
        self._cards = cards or CardTexts()

    def sentence(self, ground: Ground, names: Sequence[str], seat: int, *, spoken: bool = False) -> str:
        """The ground in words. `names` are those of all seats, `seat` is the one that decided."""
        said = self._said(ground, names, names[seat], spoken)
        return with_capitals(said)

    def _said(self, ground: Ground, names: Sequence[str], name: str, spoken: bool) -> str:
        cards = self._cards
        card, other = self._named(ground.card, spoken), self._named(ground.other, spoken)
        meld = cards.melds(ground.melds, spoken)
        together = cards.together(ground.cards, spoken)
        somebody = "" if ground.seat is None else names[ground.seat]
        number, second = ground.number, ground.other_number
        match ground.code:
            case "take_closes":
                return self.take_closes(card, name)
            case "take_opens":
                return self.take_opens(card, meld, number, second)
            case "take_meld" | "buys":
                return self.take_meld(card, meld)
            case "take_fits":
                return self.take_fits(card, meld)
            case "take_gains":
                return self.take_gains(card)
            case "nothing_to_take":
                return self.nothing_to_take()
            case "take_barred":
                return self.take_barred()
            case "take_short":
                return self.take_short(card, number, second)
            case "no_use":
                return self.no_use(card)
            case "small_gain":
                return self.small_gain(card)
            case "not_before_opening":
                return self.not_before_opening(card)
            case "lets_go":
                return self.lets_go(card)
            case "close":
                return self.close(name) if ground.card is None else self.close_with(name, card, alone=number == 1)
            case "can_open":
                return self.can_open(meld, number, second)
            case "kept_back":
                return self.kept_back()
            case "must_use":
                return self.must_use(card)
            case "lay_now":
                return self.lay_now(somebody, number)
            case "lays_at_once":
                return self.lays_at_once()
            case "swap":
                return self.swap(card, meld)
            case "plan_of_turn":
                return self.plan_of_turn()
            case "only_card":
                return self.only_card()
            case "chance":
                return self.chance(together, other)
            case "even":
                return self.even(ListTexts().either([card, other]))
            case "gift":
                return self.gift(card, other, somebody, meld)
            case "dead_start":
                return self.dead_start(together, cards.joined(ground.missing, spoken))
            case "lone":
                return self.lone(card, together, number)
            case "outs":
                return self.outs(number, other, second, card)
            case "in_meld":
                return self.in_meld(other, meld)
            case "fits":
                return self.fits(other, meld)
            case "sheds":
                return self.sheds(card, number, other, somebody, second)
            case "points":
                return self.points(card, number, other, second)
            case "joker_kept":
                return self.joker_kept(card)
            case "plan":
                return self.plan(card, other)
            case "short_by":
                return self.short_by(meld, number, second) if ground.melds else self.nothing_to_open_with()
            case "hold":
                melds = [cards.meld(each, spoken) for each in ground.melds]
                kept = ListTexts().names([*melds, *(cards.named(one, spoken) for one in ground.cards)])
                return self.hold(kept, number) if number else self.hold_for_nobody(kept)
            case "no_memory":
                return self.no_memory(other)
            case "no_gift":
                return self.no_gift(card, meld)
            case "no_swap":
                return self.no_swap(card, meld)
            case "no_chain":
                return self.no_chain(together)
            case "simulated" | "simulated_even" | "simulated_doubt":
                return f"{self._instead(ground, spoken)} {self._imagined(ground)}"
            case _:
                assert_never(ground.code)

    def _named(self, card: Card | None, spoken: bool) -> str:
        return "" if card is None else self._cards.named(card, spoken)

    # Taking and drawing

    def take_closes(self, card: str, name: str) -> str:
        """Taking goes out."""
        return self.tr("With {card} {name} could go out in this turn.").format(card=card, name=name)

    def take_opens(self, card: str, melds: str, points: int, need: int) -> str:
        """Taking opens."""
        return self.tr("{card} makes the opening: {melds} are {points} points, and {need} are needed.").format(
            card=card, melds=melds, points=points, need=need
        )

    def take_meld(self, card: str, meld: str) -> str:
        """The card taken or bought makes a new meld."""
        return self.tr("{card} makes a meld: {meld}.").format(card=card, meld=meld)

    def take_fits(self, card: str, meld: str) -> str:
        """The card taken fits a meld on the table."""
        return self.tr("{card} fits {meld} on the table.").format(card=card, meld=meld)

    def take_gains(self, card: str) -> str:
        """The card taken lets more be laid."""
        return self.tr("With {card} more of the hand could be laid than without.").format(card=card)

    def nothing_to_take(self) -> str:
        """The pile was empty, or the choice had been made."""
        return self.tr("There was no card to take.")

    def take_barred(self) -> str:
        """Not before the opening at this table."""
        return self.tr("At this table discards are taken only after opening.")

    def take_short(self, card: str, points: int, need: int) -> str:
        """Even with the card there was no opening."""
        return self.tr("With {card} the best opening would have had {points} of {need} points.").format(
            card=card, points=points, need=need
        )

    def no_use(self, card: str) -> str:
        """It could be laid nowhere."""
        return self.tr("{card} could not be used in this turn.").format(card=card)

    def small_gain(self, card: str) -> str:
        """It could be used, but that gained too little."""
        return self.tr("{card} would have gained too little: a card from the stock may help more.").format(card=card)

    def not_before_opening(self, card: str) -> str:
        """A weak level takes nothing before it has opened."""
        return self.tr("At this level no discard is taken before opening, though {card} would have opened.").format(
            card=card
        )

    def lets_go(self, card: str) -> str:
        """It does not buy."""
        return self.tr("{card} would have gained less than the penalty card costs.").format(card=card)

    # Laying

    def close(self, name: str) -> str:
        """It goes out without a last discard."""
        return self.tr("All cards could be laid: {name} goes out.").format(name=name)

    def close_with(self, name: str, card: str, *, alone: bool) -> str:
        """It goes out with a last discard; `alone` where that is all that is left to do."""
        if alone:
            return self.tr("{card} was the last card: {name} goes out with it.").format(card=card, name=name)
        return self.tr("All the rest could be laid: {name} goes out and discards {card}.").format(card=card, name=name)

    def can_open(self, melds: str, points: int, need: int) -> str:
        """It could open."""
        return self.tr("{melds} are {points} points, and {need} are needed to open.").format(
            melds=melds, points=points, need=need
        )

    def kept_back(self) -> str:
        """It opens with what it must and keeps the rest."""
        return self.tr("What the opening does not need stays in hand: on the table it would help the others.")

    def must_use(self, card: str) -> str:
        """A card taken or freed must be used in the same turn."""
        return self.tr("{card} had to be used in this turn.").format(card=card)

    def lay_now(self, name: str, count: int) -> str:
        """Somebody is near going out."""
        return self.tr("{name} had only %n cards left: what is laid costs nothing.", "", count).format(name=name)

    def lays_at_once(self) -> str:
        """It never holds anything back."""
        return self.tr("What can be laid is laid at once at this level.")

    def swap(self, card: str, meld: str) -> str:
        """It frees a joker."""
        return self.tr("{card} frees the joker of {meld} for another place.").format(card=card, meld=meld)

    def plan_of_turn(self) -> str:
        """A move of a plan that was judged as a whole."""
        return self.tr("This belongs to the plan of the whole turn.")

    # Discarding

    def only_card(self) -> str:
        """There was no choice."""
        return self.tr("No other card could be discarded.")

    def chance(self, cards: str, first: str) -> str:
        """Chance chose among its first choices."""
        return self.tr(
            "At this level chance picks now and then among the first choices: {cards}. Best was {first}."
        ).format(cards=cards, first=first)

    def even(self, cards: str) -> str:
        """Both discards cost the same; `cards` names one or the other."""
        return self.tr("{cards}: both cost the same.").format(cards=cards)

    def gift(self, card: str, other: str, name: str, meld: str) -> str:
        """The runner-up could have been laid off by the next player."""
        return self.tr("{card} fits no meld. {other} could have been added to {meld} by {name}.").format(
            card=card, other=other, name=name, meld=meld
        )

    def dead_start(self, cards: str, missing: str) -> str:
        """The cards that could complete the pair are gone."""
        return self.tr("{cards} could become no meld any more: every {missing} had been seen.").format(
            cards=cards, missing=missing
        )

    def lone(self, card: str, cards: str, count: int) -> str:
        """The card had no partner; others had."""
        return self.tr("{card} stood alone. Unseen cards that would complete {cards}: {count}.").format(
            card=card, cards=cards, count=count
        )

    def outs(self, kept: int, other: str, given: int, card: str) -> str:
        """More cards help the one that stays."""
        return self.tr("Unseen cards that still helped: {kept} for {other}, {given} for {card}.").format(
            kept=kept, other=other, given=given, card=card
        )

    def in_meld(self, other: str, meld: str) -> str:
        """The runner-up is part of a meld."""
        return self.tr("{other} was needed for {meld}.").format(other=other, meld=meld)

    def fits(self, other: str, meld: str) -> str:
        """The runner-up can be laid off."""
        return self.tr("{other} could still be added to {meld}.").format(other=other, meld=meld)

    def sheds(self, card: str, points: int, other: str, name: str, count: int) -> str:
        """Somebody is about to go out: the dearest card goes."""
        return self.tr(
            "{card} costs {points} if someone goes out, more than {other}, and {name} had %n cards left.", "", count
        ).format(card=card, points=points, other=other, name=name)

    def points(self, card: str, points: int, other: str, less: int) -> str:
        """The card costs more in hand."""
        return self.tr("{card} costs {points} in hand, {other} only {less}.").format(
            card=card, points=points, other=other, less=less
        )

    def joker_kept(self, card: str) -> str:
        """The runner-up is a joker."""
        return self.tr("A joker fits nearly everywhere, and {card} does not.").format(card=card)

    def plan(self, card: str, other: str) -> str:
        """All terms together decide."""
        return self.tr("The hand was better without {card} than without {other}.").format(card=card, other=other)

    # Beside that

    def short_by(self, melds: str, points: int, need: int) -> str:
        """It could not open yet."""
        return self.tr("Best opening so far: {melds}, {points} of {need} points.").format(
            melds=melds, points=points, need=need
        )

    def nothing_to_open_with(self) -> str:
        """It had no meld to open with."""
        return self.tr("There was no meld to open with yet.")

    def hold(self, kept: str, count: int) -> str:
        """It keeps in hand what could be laid; `count` is always several."""
        return self.tr(
            "{kept} could wait: on the table it helps the others, and whoever had opened held {count} cards or more."
        ).format(kept=kept, count=count)

    def hold_for_nobody(self, kept: str) -> str:
        """The same where nobody else has opened."""
        return self.tr("{kept} could wait: nobody else had opened, so nobody was near going out.").format(kept=kept)

    def no_memory(self, other: str) -> str:
        """A level that does not count."""
        return self.tr(
            "This level does not count the cards that are gone. Counting them, {other} would have been the discard."
        ).format(other=other)

    def no_gift(self, card: str, meld: str) -> str:
        """A level that does not look at what others can add."""
        return self.tr("This level does not look at what others can add: {card} fits {meld}.").format(
            card=card, meld=meld
        )

    def no_swap(self, card: str, meld: str) -> str:
        """A swap that it did not see."""
        return self.tr("Overlooked in this turn: {card} could take the joker's place in {meld}.").format(
            card=card, meld=meld
        )

    def no_chain(self, cards: str) -> str:
        """Lay-offs that follow one another."""
        return self.tr("This level sees one card at a time: {cards} could have been added one after the other.").format(
            cards=cards
        )

    # Imagined rounds

    def _instead(self, ground: Ground, spoken: bool) -> str:
        match ground.move:
            case Discard(card):
                return self.instead_discard(self._cards.named(card, spoken))
            case Draw():
                return self.instead_draw()
            case TakeDiscard():
                return self.instead_take()
            case _:
                return self.instead_lay()

    def _imagined(self, ground: Ground) -> str:
        match ground.code:
            case "simulated":
                return self.worse(ground.worlds, ground.number, ground.other_number)
            case "simulated_even":
                return self.about_even(ground.worlds)
            case _:
                return self.not_sure(ground.worlds, ground.number, ground.other_number)

    def instead_discard(self, card: str) -> str:
        """The runner-up: another discard."""
        return self.tr("It was also possible to discard {card}.").format(card=card)

    def instead_draw(self) -> str:
        """The runner-up: the stock."""
        return self.tr("It was also possible to draw from the stock.")

    def instead_take(self) -> str:
        """The runner-up: the pile."""
        return self.tr("It was also possible to take the discard.")

    def instead_lay(self) -> str:
        """The runner-up: laying, or laying something else."""
        return self.tr("It was also possible to lay down other cards.")

    def worse(self, worlds: int, points: int, spread: int) -> str:
        """How the runner-up came out."""
        return self.tr(
            "In {worlds} imagined deals that came out %n points worse, give or take {spread}.", "", points
        ).format(worlds=worlds, spread=spread)

    def about_even(self, worlds: int) -> str:
        """Both came out alike."""
        return self.tr("In {worlds} imagined deals both came out about the same.").format(worlds=worlds)

    def not_sure(self, worlds: int, points: int, spread: int) -> str:
        """The runner-up came out better, but within the noise."""
        return self.tr(
            "In {worlds} imagined deals that came out %n points better, give or take {spread}: too little to rely on.",
            "",
            points,
        ).format(worlds=worlds, spread=spread)
