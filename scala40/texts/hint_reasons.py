"""The reasons of hints, said to the player whose move it is: one for each ground that a hint can have."""

from __future__ import annotations

from collections.abc import Sequence

from scala40.engine.grounds import Ground
from scala40.texts.base import Texts
from scala40.texts.cards import CardTexts
from scala40.texts.lists import ListTexts


class HintReasons(Texts):
    """A sentence or two for each ground; cards and melds are handed in in words."""

    def __init__(self, cards: CardTexts | None = None) -> None:
        self._cards = cards or CardTexts()

    def sentence(self, ground: Ground, names: Sequence[str], *, spoken: bool = False) -> str:
        """The ground that tells most. Empty for one that only players of other strengths have."""
        cards = self._cards
        card = "" if ground.card is None else cards.named(ground.card, spoken)
        other = "" if ground.other is None else cards.named(ground.other, spoken)
        meld = cards.melds(ground.melds, spoken)
        together = cards.together(ground.cards, spoken)
        name = "" if ground.seat is None else names[ground.seat]
        number, second = ground.number, ground.other_number
        match ground.code:
            case "take_opens":
                return self.take_opens(card, number, second)
            case "take_meld":
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
            case "buys":
                return self.buys()
            case "lets_go":
                return self.lets_go(card)
            case "can_open":
                return self.can_open(number, second)
            case "must_use":
                return self.must_use(card)
            case "lay_now":
                return self.lay_now(name, number)
            case "lays_at_once":
                return self.lays_at_once()
            case "swap":
                return self.swap()
            case "plan_of_turn":
                return self.plan_of_turn()
            case "only_card":
                return self.only_card(card)
            case "even":
                return self.even(ListTexts().either([card, other]))
            case "gift":
                return self.gift(card, other, meld, name)
            case "dead_start":
                return self.dead_start(together, cards.joined(ground.missing, spoken), card)
            case "lone":
                return self.lone(card, together, number)
            case "outs":
                return self.outs(number, together, second, card)
            case "in_meld":
                return self.in_meld(card, other, meld)
            case "fits":
                return self.fits(card, other, meld)
            case "sheds":
                return self.sheds(card, number, name, second)
            case "points":
                return self.points(card, number, other, second)
            case "joker_kept":
                return self.joker_kept(card)
            case "plan":
                return self.plan(card, other)
            case _:
                return self.beside(ground, names, spoken=spoken)

    def beside(self, ground: Ground, names: Sequence[str], *, spoken: bool = False) -> str:
        """A ground that stands beside another; empty where it adds nothing."""
        match ground.code:
            case "short_by" if ground.melds:
                return self.short_by(ground.number, ground.other_number)
            case "short_by":
                return self.nothing_to_open_with()
            case "kept_back":
                return self.kept_back()
            case "hold":
                melds = [self._cards.meld(each, spoken) for each in ground.melds]
                kept = ListTexts().names([*melds, *(self._cards.named(card, spoken) for card in ground.cards)])
                if ground.seat is not None:
                    name = names[ground.seat]
                    return self.hold_for(kept, name, ground.number) if ground.number else self.no_hurry(kept, name)
                return self.hold(kept, ground.number) if ground.number else self.hold_for_nobody(kept)
            case _:
                return ""

    # Taking and drawing

    def take_opens(self, card: str, points: int, need: int) -> str:
        """Taking opens; the sums follow."""
        return self.tr("Take {card}: with it you can open with {points} points, and {need} are needed.").format(
            card=card, points=points, need=need
        )

    def take_meld(self, card: str, meld: str) -> str:
        """The card makes a new meld."""
        return self.tr("Take {card}: with it you can lay down {meld}.").format(card=card, meld=meld)

    def take_fits(self, card: str, meld: str) -> str:
        """The card fits the table."""
        return self.tr("Take {card}: it fits {meld} on the table.").format(card=card, meld=meld)

    def take_gains(self, card: str) -> str:
        """The card lets more be laid."""
        return self.tr("Take {card}: with it you can lay down more of your hand than without.").format(card=card)

    def nothing_to_take(self) -> str:
        """There is no discard."""
        return self.tr("Draw from the stock: there is no card to take.")

    def take_barred(self) -> str:
        """Not before the opening at this table."""
        return self.tr("Draw from the stock: at this table you take discards only once you have opened.")

    def take_short(self, card: str, points: int, need: int) -> str:
        """Even with the card there is no opening."""
        return self.tr("Draw from the stock: with {card} your best opening has {points} of {need} points.").format(
            card=card, points=points, need=need
        )

    def no_use(self, card: str) -> str:
        """The card can be laid nowhere."""
        return self.tr("Draw from the stock: {card} has no use in this turn.").format(card=card)

    def small_gain(self, card: str) -> str:
        """The card helps too little."""
        return self.tr("Draw from the stock: {card} gains little, and an unknown card may help more.").format(card=card)

    def buys(self) -> str:
        """Buying pays."""
        return self.tr("That is worth more than the penalty card costs.")

    def lets_go(self, card: str) -> str:
        """Buying does not pay."""
        return self.tr("{card} gains less than the penalty card may cost.").format(card=card)

    # Laying

    def can_open(self, points: int, need: int) -> str:
        """The opening; the sums follow."""
        return self.tr("You can open now with {points} points; {need} are needed.").format(points=points, need=need)

    def must_use(self, card: str) -> str:
        """A card taken or freed must be used in the same turn."""
        return self.tr("{card} must be used in this turn, before you discard.").format(card=card)

    def lay_now(self, name: str, count: int) -> str:
        """Somebody is near going out."""
        return self.tr("{name} has only %n cards left: what you lay down costs nothing.", "", count).format(name=name)

    def lays_at_once(self) -> str:
        """Nothing speaks for waiting."""
        return self.tr("What lies on the table costs nothing any more.")

    def swap(self) -> str:
        """It frees a joker."""
        return self.tr("The freed joker helps you in another place.")

    def plan_of_turn(self) -> str:
        """A move of a plan that was judged as a whole."""
        return self.tr("It belongs to the best plan for the whole turn.")

    # Discarding

    def only_card(self, card: str) -> str:
        """Nothing else may be discarded."""
        return self.tr("Discard {card}: no other card can be discarded now.").format(card=card)

    def even(self, cards: str) -> str:
        """Both discards cost the same; `cards` names one or the other."""
        return self.tr("Discard {cards}: one is as good as the other.").format(cards=cards)

    def gift(self, card: str, other: str, meld: str, name: str) -> str:
        """The runner-up could be laid off by the next player."""
        return self.tr("Discard {card}: it fits no meld. {other} could be added to {meld} by {name}.").format(
            card=card, other=other, meld=meld, name=name
        )

    def dead_start(self, cards: str, missing: str, card: str) -> str:
        """All cards that could complete the pair lie in sight."""
        return self.tr(
            "{cards} will become no meld without a joker: every {missing} is in sight. Discard {card}."
        ).format(cards=cards, missing=missing, card=card)

    def lone(self, card: str, cards: str, count: int) -> str:
        """The card stands alone, the runner-up does not."""
        return self.tr("Discard {card}: it stands alone. Cards that still help {cards}: {count}.").format(
            card=card, cards=cards, count=count
        )

    def outs(self, kept: int, keep: str, given: int, card: str) -> str:
        """More cards help what stays."""
        return self.tr("Cards that still help: {kept} for {keep}, {given} for {card}. Discard {card}.").format(
            kept=kept, keep=keep, given=given, card=card
        )

    def in_meld(self, card: str, other: str, meld: str) -> str:
        """The runner-up is part of a meld."""
        return self.tr("Discard {card}: {other} is needed for {meld}.").format(card=card, other=other, meld=meld)

    def fits(self, card: str, other: str, meld: str) -> str:
        """The runner-up can be laid off."""
        return self.tr("Discard {card}: {other} can still be added to {meld}.").format(
            card=card, other=other, meld=meld
        )

    def sheds(self, card: str, points: int, name: str, count: int) -> str:
        """Somebody is about to go out: the dearest card goes."""
        return self.tr(
            "Discard {card}: it costs {points} if someone goes out, and {name} has %n cards left.", "", count
        ).format(card=card, points=points, name=name)

    def points(self, card: str, points: int, other: str, less: int) -> str:
        """The card costs more in hand."""
        return self.tr("Discard {card}: it costs {points} in hand, {other} only {less}.").format(
            card=card, points=points, other=other, less=less
        )

    def joker_kept(self, card: str) -> str:
        """The runner-up is a joker."""
        return self.tr("Discard {card}: a joker fits nearly everywhere and stays.").format(card=card)

    def plan(self, card: str, other: str) -> str:
        """All terms together decide."""
        return self.tr("Discard {card}: without it your hand is better than without {other}.").format(
            card=card, other=other
        )

    # Beside that

    def short_by(self, points: int, need: int) -> str:
        """The opening is not there yet."""
        return self.tr("Your best opening has {points} of {need}.").format(points=points, need=need)

    def nothing_to_open_with(self) -> str:
        """There is no meld for an opening."""
        return self.tr("There is no meld to open with yet.")

    def kept_back(self) -> str:
        """Opening with what is needed."""
        return self.tr("Keep the rest in hand for now: on the table it may help the others.")

    def hold(self, kept: str, count: int) -> str:
        """What could be laid may wait; `count` is always several."""
        return self.tr(
            "Wait a turn with {kept}: on the table it helps the others, and each of them still holds {count} cards "
            "or more."
        ).format(kept=kept, count=count)

    def hold_for_nobody(self, kept: str) -> str:
        """The same where nobody else has opened."""
        return self.tr(
            "Wait a turn with {kept}: on the table it helps the others, and none of them has opened."
        ).format(kept=kept)

    def hold_for(self, kept: str, name: str, count: int) -> str:
        """The same against one."""
        return self.tr(
            "Wait a turn with {kept}: {name} still holds %n cards and could add to it on the table.", "", count
        ).format(kept=kept, name=name)

    def no_hurry(self, kept: str, name: str) -> str:
        """The same against one who has not opened."""
        return self.tr("Wait a turn with {kept}: {name} has not opened yet, so there is no hurry.").format(
            kept=kept, name=name
        )
