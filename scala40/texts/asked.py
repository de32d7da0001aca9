"""Questions that the table puts to one player: whether to buy the discard, and whether to come back into the match."""

from __future__ import annotations

from scala40.texts.base import Texts
from scala40.texts.events import signed


class AskedTexts(Texts):
    """The questions with their answers, and what the others read meanwhile."""

    # Buying

    def buy_question(self, card: str) -> str:
        """May the player want the discard of another's turn?"""
        return self.tr("Buy {card}? It costs a penalty card from the stock.").format(card=card)

    def nothing_to_buy_for(self, card: str) -> str:
        """The player is asked, but the card fits nothing."""
        return self.tr("{card} is on offer, and fits nothing of yours.").format(card=card)

    def for_new_meld(self, meld: str) -> str:
        """An answer: buy, and lay this meld."""
        return self.tr("Lay {meld}").format(meld=meld)

    def for_meld(self, meld: str) -> str:
        """An answer: buy, and add the card to this meld."""
        return self.tr("Add to {meld}", "the bought card").format(meld=meld)

    def pass_(self) -> str:
        """The answer that lets the card go."""
        return self.tr("Pass", "not buying the discard")

    def look_first(self) -> str:
        """Puts the question away without an answer."""
        return self.tr("Look at the table first")

    def buy(self, card: str) -> str:
        """The primary button where the selected cards make a meld with the card on offer."""
        return self.tr("Buy {card}").format(card=card)

    def buy_it(self) -> str:
        """The entry of the menu that asks what for."""
        return self.tr("Buy the discard")

    def let_it_go(self) -> str:
        """The entry of the menu that passes."""
        return self.tr("Let the discard go")

    def not_asked(self) -> str:
        """Why an entry rests: the discard is not on offer."""
        return self.tr("Nothing is on offer to you")

    def how_to_buy(self) -> str:
        """The description of the discard pile while its card is on offer."""
        return self.tr("Enter buys the top card for the selected cards, or asks what for")

    def asked_to_buy(self) -> str:
        """The mark of a seat that is asked, small."""
        return self.tr("buying?", "the mark of the seat that is asked to buy the discard")

    def you_are_asked(self) -> str:
        """The same on the player's own plate."""
        return self.tr("Buy?", "the mark of the player who is asked to buy the discard")

    # Coming back

    def come_back_question(self, total: int) -> str:
        """An eliminated player may come back."""
        return self.tr("You are eliminated. Come back with {total} points?").format(total=total)

    def may_come_back(self, name: str, total: int) -> str:
        """Somebody else is asked, for those who share the window or wait."""
        return self.tr("{name} may come back with {total} points.").format(name=name, total=total)

    def come_back(self, total: int) -> str:
        """The answer yes."""
        return self.tr("Come back with {total}", "the button of a re-entry, in points").format(total=total)

    def stay_out(self) -> str:
        """The answer no."""
        return self.tr("Stay out")


class SidesTexts(Texts):
    """Partners and pairs, and who sits out."""

    def with_partner(self, name: str) -> str:
        """Beside a name: whose partner this is."""
        return self.tr("with {name}", "partners").format(name=name)

    def partner_of(self, name: str) -> str:
        """The same for the ear."""
        return self.tr("partner of {name}").format(name=name)

    def pair_total(self, total: int, limit: int) -> str:
        """The points of a pair against the limit."""
        return self.tr("Pair {total} / {limit}").format(total=signed(total), limit=limit)

    def pair_sum(self, total: int) -> str:
        """The points of a pair where no limit plays a part."""
        return self.tr("Pair {total}").format(total=signed(total))

    def sum(self, total: int) -> str:
        """The total after a round where no limit plays a part."""
        return self.tr("Total {total}").format(total=signed(total))

    def sits_out(self) -> str:
        """On the plate of a player who has no part in the deciding round."""
        return self.tr("sits out", "on a player's plate; no man or woman")

    def deciding_between(self, names: str) -> str:
        """A deciding round begins."""
        return self.tr("Deciding round between {names}: whoever goes out wins the match.").format(names=names)

    def pairs_out_at(self, limit: int) -> str:
        """The line under the score sheet with partners."""
        return self.tr("Pairs are eliminated at {limit} points").format(limit=limit)

    def pairs_out_above(self, limit: int) -> str:
        """The same where the limit itself is still allowed."""
        return self.tr("Pairs are eliminated above {limit} points").format(limit=limit)

    def ends_at(self, limit: int) -> str:
        """The line under the score sheet where the first elimination ends the match."""
        return self.tr("The match ends when a total reaches {limit}").format(limit=limit)

    def ends_above(self, limit: int) -> str:
        """The same where the limit itself is still allowed."""
        return self.tr("The match ends when a total is above {limit}").format(limit=limit)

    def lowest_wins(self, rounds: int) -> str:
        """The line under the score sheet where a number of rounds is played."""
        return self.tr("After %n rounds the lowest total wins", "", rounds)


class ClockTexts(Texts):
    """The clock of a turn, and the pause."""

    def seconds(self, seconds: int) -> str:
        """The number beside the ring."""
        return self.tr("{seconds} s", "seconds left of a turn").format(seconds=seconds)

    def seconds_left(self, seconds: int) -> str:
        """The same for the ear."""
        return self.tr("%n seconds left", "of a turn", seconds)

    def pause(self) -> str:
        """The entry of the menu."""
        return self.tr("Pause", "menu")

    def paused(self) -> str:
        """The heading over the covered table."""
        return self.tr("Paused")

    def covered(self) -> str:
        """What a pause does."""
        return self.tr("The cards are covered, and nobody moves.")

    def clock_stands(self) -> str:
        """What a pause does where a clock runs."""
        return self.tr("The cards are covered, and the clock stands still.")

    def go_on(self) -> str:
        """The button that ends the pause."""
        return self.tr("Go on")

    def not_here(self) -> str:
        """Why there is no pause."""
        return self.tr("Only at a table with computer players")


class SealTexts(Texts):
    """The seal of a deal: how anybody can see that the cards were not chosen."""

    def title(self, number: int) -> str:
        """The heading."""
        return self.tr("Deal of round {number}").format(number=number)

    def seal(self) -> str:
        """Over the fingerprint."""
        return self.tr("Seal, shown before the round")

    def key(self) -> str:
        """Over the secret."""
        return self.tr("Key, told after the round")

    def verify(self) -> str:
        """The link at the end of a round, and the entry of the menu."""
        return self.tr("Verify this deal")

    def after_the_round(self) -> str:
        """Why a deal cannot be verified yet."""
        return self.tr("Only after the round, when the key is told")


class ClosingTexts(Texts):
    """The opening meter at a table where whoever goes out at once needs fewer points."""

    def more_or_go_out(self, missing: int, keeps_one: bool) -> str:
        """How many points are missing; none to go out at once. `keeps_one` where a discard ends the round."""
        if keeps_one:
            return self.tr("%n more to open, or lay all but one card and go out", "points", missing)
        return self.tr("%n more to open, or lay all cards and go out", "points", missing)

    def enough_to_go_out(self) -> str:
        """The prepared melds are below the points, but the way out."""
        return self.tr("Enough to go out at once, which needs no points here.")

    def lay_to_go_out(self) -> str:
        """The primary button that lays such an opening."""
        return self.tr("Lay down to go out")
