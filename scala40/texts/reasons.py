"""Why a move is refused, as sentences: one for every `Reason`, with its numbers and the rule of this table."""

from __future__ import annotations

from typing import assert_never

from scala40.engine.cards import Card
from scala40.engine.melds import Meld
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.view import PublicRound
from scala40.texts.base import Texts
from scala40.texts.cards import CardTexts, with_capitals
from scala40.texts.shape_reasons import ShapeReasons


class Reasons(Texts):
    """A sentence or two for every refusal: what the rule is, then what works instead."""

    def __init__(self, cards: CardTexts | None = None) -> None:
        self.cards = cards or CardTexts()

    def sentence(self, refusal: Refusal, public: PublicRound, *, spoken: bool = False) -> str:
        """Why this move is refused in this round, by the rules of its table; `spoken` writes the cards for the ear."""
        return with_capitals(self._said(refusal, public, spoken))

    def _said(self, refusal: Refusal, public: PublicRound, spoken: bool) -> str:
        shapes = ShapeReasons()
        meld = _named(refusal, public)
        texts = _Told(
            "" if refusal.card is None else self.cards.named(refusal.card, spoken),
            "" if meld is None else self.cards.meld(meld, spoken),
        )
        swap = meld is not None and refusal.card is not None and _is_the_jokers(meld, refusal.card)
        have = refusal.have or 0
        need = public.rules.opening_points if refusal.need is None else refusal.need
        short = max(1, need - have)
        match refusal.reason:
            case Reason.OUT_OF_TURN:
                return self.out_of_turn()
            case Reason.WRONG_PHASE:
                return self.wrong_phase(public)
            case Reason.NOT_HELD:
                return self.not_held(texts.card) if texts.card else self.no_longer_held()
            case Reason.CARD_TWICE:
                return self.card_twice(texts.card)
            case Reason.TOO_FEW_CARDS:
                return shapes.too_few_cards(max(1, 3 - have))
            case Reason.TWO_JOKERS:
                return shapes.two_jokers()
            case Reason.NOT_A_MELD:
                return shapes.not_a_meld()
            case Reason.SUIT_TWICE:
                return shapes.suit_there(texts.card, texts.meld) if texts.meld else shapes.suit_twice(texts.card)
            case Reason.RANK_TWICE:
                return shapes.rank_twice(texts.card)
            case Reason.TOO_MANY_CARDS:
                return self._too_many(refusal.need, public)
            case Reason.AROUND_THE_CORNER:
                return shapes.around_the_corner(*self.cards.corner(refusal.card or Card(0), spoken))
            case Reason.GAP_IN_RUN:
                return shapes.gap_in_run(texts.card)
            case Reason.TWO_ACES:
                return shapes.two_aces()
            case Reason.DOES_NOT_FIT:
                named = texts.card and texts.meld
                return shapes.does_not_fit(texts.card, texts.meld) if named else shapes.does_not_fit_here()
            case Reason.NOT_THE_JOKERS_CARD:
                return self._not_the_jokers_card(texts, meld, spoken)
            case Reason.NOT_OPENED:
                if swap:
                    return self.swap_before_opening(need, texts.card)
                return self.add_before_opening(need, texts.card) if texts.meld else self.go_out_unopened(need)
            case Reason.JOKER_IN_OPENING:
                return self.joker_in_opening()
            case Reason.OPENING_NOT_CLEAN:
                return self.opening_not_clean(have, need, short)
            case Reason.OPENING_TOO_LOW:
                return self.opening_too_low(have, need, short)
            case Reason.TAKEN_NOT_IN_OPENING:
                return self.taken_not_in_opening(texts.card)
            case Reason.OPENING_TURN:
                if swap:
                    return self.no_swap_in_opening_turn()
                own = public.rules.lay_off_in_opening_turn == "own"
                return self.only_own_in_opening_turn() if own else self.no_adding_in_opening_turn()
            case Reason.TAKE_BEFORE_OPENING:
                return self.take_before_opening()
            case Reason.NO_USE_FOR_TAKEN:
                return self._no_use_for_taken(texts.card, public)
            case Reason.FREED_JOKER_NEEDS_NEW_MELD:
                return self.freed_joker_needs_new_meld()
            case Reason.MUST_KEEP_A_DISCARD:
                return self.must_keep_a_discard()
            case Reason.FIRST_LAP:
                return self.first_lap()
            case Reason.JUST_TAKEN:
                return self.just_taken(texts.card)
            case Reason.TAKEN_NOT_USED:
                return self.taken_not_used(texts.card)
            case Reason.FREED_JOKER_NOT_USED:
                new = public.rules.freed_joker == "new_meld"
                return self.freed_joker_into_new_meld() if new else self.freed_joker_not_used()
            case Reason.JOKER_BARRED:
                return self.joker_never() if public.rules.discard_joker == "never" else self.joker_only_to_close()
            case Reason.FITTING_BARRED:
                after = not _fitting_only_to_close(public)
                return (self.fitting_after_opening if after else self.fitting_barred)(texts.card, texts.meld)
            case Reason.NOTHING_TO_TAKE_BACK:
                return self.nothing_to_take_back()
            case _:
                assert_never(refusal.reason)

    def _not_the_jokers_card(self, texts: _Told, meld: Meld | None, spoken: bool) -> str:
        shapes = ShapeReasons()
        if meld is None:
            return shapes.not_this_reading(texts.card)
        if meld.stands_for is None:
            return shapes.no_joker_there(texts.meld)
        return shapes.not_the_jokers_card(self.cards.named(meld.stands_for, spoken), texts.card)

    def _too_many(self, most: int | None, public: PublicRound) -> str:
        if most == 1:
            return self.one_discard()
        shapes = ShapeReasons()
        return shapes.too_many_in_set() if most == 4 else shapes.too_many_in_run(public.rules.longest_run)

    def _no_use_for_taken(self, card: str, public: PublicRound) -> str:
        if not public.opened[public.turn]:
            return self.taken_makes_no_opening(card, public.rules.opening_points)
        return self.no_use_for_taken(card) if public.rules.taken_must_be_used else self.taking_ends_nowhere(card)

    def wrong_phase(self, public: PublicRound) -> str:
        """The move belongs to another part of the turn."""
        match public.phase:
            case "draw" if not public.opened[public.turn] and public.rules.take_before_opening == "never":
                return self.tr("A turn begins with one card: draw it from the stock.")
            case "draw":
                return self.tr("A turn begins with one card: draw it from the stock, or take the discard.")
            case "play":
                return self.tr("You have your card for this turn. Lay down what you like, then discard.")
            case "buy":
                return self.tr("The top discard is on offer now: buy it, or pass.")
            case "over":
                return self.tr("This round is over. The next one brings new cards.")
            case _:
                assert_never(public.phase)

    def out_of_turn(self) -> str:
        """Somebody else is on turn."""
        return self.tr("Another player is on turn. Meanwhile you can sort your cards.")

    def not_held(self, card: str) -> str:
        """The card is not in hand."""
        return self.tr("{card} is not in your hand. Choose from the cards you hold.").format(card=card)

    def no_longer_held(self) -> str:
        """Cards that have left the hand meanwhile."""
        return self.tr("These cards are no longer in your hand. Choose from the cards you hold.")

    def card_twice(self, card: str) -> str:
        """One physical card in two melds."""
        return self.tr("{card} lies in two of these melds. A card goes into one meld only.").format(card=card)

    def one_discard(self) -> str:
        """Several cards were brought to the discard pile."""
        return self.tr("You discard one card each turn. Choose one of these.")

    def add_before_opening(self, need: int, card: str) -> str:
        """A card added before the player's opening."""
        return self.tr("First open with {need} points; then you can add {card} to this meld.").format(
            need=need, card=card
        )

    def swap_before_opening(self, need: int, card: str) -> str:
        """A joker swapped before the player's opening."""
        return self.tr("First open with {need} points; then you can swap the joker for {card}.").format(
            need=need, card=card
        )

    def go_out_unopened(self, need: int) -> str:
        """The last card discarded by a player who has not opened."""
        return self.tr("You go out only once you have opened with {need} points. Keep this card for now.").format(
            need=need
        )

    def joker_in_opening(self) -> str:
        """A joker in an opening where the rules forbid it."""
        return self.tr(
            "At this table you open without jokers. Once you have opened, this meld may follow, even in this turn."
        )

    def opening_not_clean(self, have: int, need: int, missing: int) -> str:
        """An opening whose melds without a joker do not reach the points."""
        return self.tr(
            "At this table the melds without a joker must reach {need}. So far they have {have}: %n more.",
            "{n} points are missing",
            missing,
        ).format(have=have, need=need)

    def opening_too_low(self, have: int, need: int, missing: int) -> str:
        """An opening below the points."""
        return self.tr(
            "So far {have} points. At this table you open with {need}: %n more.", "{n} points are missing", missing
        ).format(have=have, need=need)

    def taken_not_in_opening(self, card: str) -> str:
        """An opening without the card that was taken for it."""
        return self.tr(
            "You took {card} to open: this card belongs in the opening. Include it, or undo and draw from the stock."
        ).format(card=card)

    def only_own_in_opening_turn(self) -> str:
        """A card added to an older meld in the turn of the opening."""
        return self.tr(
            "At this table you add only to your new melds in the turn in which you open. From your next turn, to all."
        )

    def no_adding_in_opening_turn(self) -> str:
        """A card added in the turn of the opening where no adding is allowed."""
        return self.tr("At this table you add nothing in the turn in which you open. From your next turn you can.")

    def no_swap_in_opening_turn(self) -> str:
        """A joker swapped in the turn of the opening."""
        return self.tr("At this table you swap no joker in the turn in which you open. From your next turn you can.")

    def take_before_opening(self) -> str:
        """The discard taken by a player who has not opened."""
        return self.tr("At this table you take discards only once you have opened. Draw from the stock.")

    def taken_makes_no_opening(self, card: str, need: int) -> str:
        """The discard taken before opening without an opening that uses it."""
        return self.tr(
            "Until you open, you take a discard only to open with it. Your hand has no opening of "
            "{need} with {card}: draw."
        ).format(card=card, need=need)

    def no_use_for_taken(self, card: str) -> str:
        """The discard taken without a use for it."""
        return self.tr(
            "At this table a taken card is used in the same turn. {card} has no place yet: draw from the stock."
        ).format(card=card)

    def taking_ends_nowhere(self, card: str) -> str:
        """The discard taken where the turn could not end by the rules."""
        return self.tr("With {card} this turn could not end in a discard by the rules. Draw from the stock.").format(
            card=card
        )

    def freed_joker_needs_new_meld(self) -> str:
        """A freed joker added to a meld that lies there."""
        return self.tr("At this table a freed joker goes into a new meld. Lay it down with cards of your hand.")

    def must_keep_a_discard(self) -> str:
        """All cards laid where going out needs a discard."""
        return self.tr("At this table you go out with a discard. Keep one card for it.")

    def first_lap(self) -> str:
        """Going out before everybody has had a turn."""
        return self.tr("At this table nobody goes out in the first lap. Keep a card until your next turn.")

    def just_taken(self, card: str) -> str:
        """The taken card thrown back."""
        return self.tr(
            "{card} has just come from the discard pile and stays with you this turn. Discard another card."
        ).format(card=card)

    def taken_not_used(self, card: str) -> str:
        """A discard while the taken card is unused."""
        return self.tr("You took {card}: use it before you discard, or undo and draw from the stock.").format(card=card)

    def freed_joker_not_used(self) -> str:
        """A discard while a freed joker is in hand."""
        return self.tr("At this table a freed joker is laid down in the same turn. Use it in a meld, or undo the swap.")

    def freed_joker_into_new_meld(self) -> str:
        """A discard while a freed joker waits for a new meld."""
        return self.tr(
            "At this table a freed joker goes into a new meld in the same turn. Lay it down, or undo the swap."
        )

    def joker_only_to_close(self) -> str:
        """A joker discarded where only the last card may be one."""
        return self.tr("At this table a joker is discarded only to go out. Choose another card.")

    def joker_never(self) -> str:
        """A joker discarded where it never may."""
        return self.tr("At this table a joker is never discarded. Choose another card.")

    def fitting_barred(self, card: str, meld: str) -> str:
        """A fitting card discarded where it may only be the last."""
        return self.tr(
            "{card} fits {meld}. At this table such a card is discarded only to go out: add it, or choose another."
        ).format(card=card, meld=meld)

    def fitting_after_opening(self, card: str, meld: str) -> str:
        """A fitting card discarded by a player who has not opened."""
        return self.tr(
            "{card} fits {meld}. At this table you discard such a card only once you have opened: choose another."
        ).format(card=card, meld=meld)

    def nothing_to_take_back(self) -> str:
        """Undo where nothing can be undone."""
        return self.tr("There is nothing to undo: a card drawn from the stock stays with you.")


class _Told:
    """The card and the meld of a refusal in words, empty where it names none."""

    def __init__(self, card: str, meld: str) -> None:
        self.card = card
        self.meld = meld


def _named(refusal: Refusal, public: PublicRound) -> Meld | None:
    number = int(refusal.meld.removeprefix("m")) if refusal.meld else 0
    return public.melds[number - 1] if 1 <= number <= len(public.melds) else None


def _is_the_jokers(meld: Meld, card: Card) -> bool:
    return meld.stands_for is not None and meld.stands_for.face == card.face


def _fitting_only_to_close(public: PublicRound) -> bool:
    """With three or more players `by_players` is read as `only_to_close` (rules.md 2, discard_fitting)."""
    fitting = public.rules.discard_fitting
    return fitting == "only_to_close" or (fitting == "by_players" and len(public.seats) > 2)
