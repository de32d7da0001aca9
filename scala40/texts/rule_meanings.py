"""What each value of each rule means, in one sentence: the editor shows it beside the choice."""

from __future__ import annotations

from scala40.texts.base import Texts


class RuleMeaningTexts(Texts):
    """One short sentence for each value of each rule; `value` is as in the files, numbers stay numbers."""

    def sentence(self, field: str, value: object) -> str:
        """What this value of a rule means at the table."""
        return (
            self._zero(field, value)
            or self._number(field, value)
            or self._early(field, value)
            or self._late(field, value)
        )

    def _zero(self, field: str, value: object) -> str:
        match field, value:
            case "opening_points", 0:
                return self.tr("Your first melds need no points.")
            case "max_reshuffles", 0:
                return self.tr("The discards never become the stock; once it is used up, the round is dead.")
            case "reentries", 0:
                return self.tr("Whoever is eliminated does not come back.")
            case _:
                return ""

    def _number(self, field: str, value: object) -> str:
        if not isinstance(value, int) or isinstance(value, bool):
            return ""
        match field:
            case "min_players":
                return self.tr("At least %n players sit down.", "2 to 6", value)
            case "max_players":
                return self.tr("At most %n players sit down.", "2 to 6", value)
            case "jokers":
                return self.tr("{cards} cards, %n of them jokers.", "2 or 4", value).format(cards=104 + value)
            case "opening_points":
                return self.tr("Your first melds need %n points together.", "0 to 100", value)
            case "max_reshuffles":
                return self.tr("The discards become the stock %n times; then the round is dead.", "0 to 20", value)
            case "fixed_rounds":
                return self.tr("The match has %n rounds.", "", value)
            case "limit":
                return self.tr("The limit is %n points.", "", value)
            case "survivors":
                return self.tr("The match ends when %n players are still in.", "1 to 5", value)
            case "reentries":
                return self.tr("Whoever is eliminated may come back %n times with the worst total.", "0 to 6", value)
            case "turn_seconds":
                return self.tr("A turn has %n seconds; after that the program draws and discards.", "", value)
            case _:
                return ""

    def _early(self, field: str, value: object) -> str:
        match field, value:
            case "partners", "no":
                return self.tr("Everybody plays for themselves.")
            case "partners", "pairs":
                return self.tr("Partners sit opposite and add up their points; cards are not shared.")
            case "direction", "clockwise":
                return self.tr("After you plays whoever sits to your left.")
            case "direction", "counterclockwise":
                return self.tr("After you plays whoever sits to your right.")
            case "first_dealer", "random":
                return self.tr("Chance decides who deals first.")
            case "first_dealer", "lowest_draw":
                return self.tr("Everybody draws a card, and the lowest deals: aces are low, jokers high.")
            case "turned_up_joker", "replace":
                return self.tr("If a joker would begin the discard pile, the cards are shuffled again.")
            case "turned_up_joker", "keep":
                return self.tr("A joker may begin the discard pile like any card.")
            case "opening_joker", "counted":
                return self.tr("A joker counts as the card it stands for.")
            case "opening_joker", "clean":
                return self.tr("Jokers may come along if the melds without one reach the points.")
            case "opening_joker", "forbidden":
                return self.tr("You open without jokers; melds with one may follow in the same turn.")
            case "take_before_opening", "never":
                return self.tr("Until you have opened you draw from the stock.")
            case "take_before_opening", "to_open":
                return self.tr("You may take the discard if it is part of your opening melds.")
            case "lay_off_in_opening_turn", "any":
                return self.tr("Once you have opened you may add cards to every meld at once.")
            case "lay_off_in_opening_turn", "own":
                return self.tr("In the turn of your opening you add only to melds laid in it.")
            case "lay_off_in_opening_turn", "no":
                return self.tr("You may add cards from your next turn on.")
            case "swap_in_opening_turn", True:
                return self.tr("Once you have opened you may swap jokers at once.")
            case "swap_in_opening_turn", False:
                return self.tr("You may swap jokers from your next turn on.")
            case "taken_must_be_used", True:
                return self.tr("Lay it, add it or swap it for a joker before you discard.")
            case "taken_must_be_used", False:
                return self.tr("It may stay in your hand; you discard another card.")
            case "buying", False:
                return self.tr("Only the player on turn may take the discard.")
            case "buying", True:
                return self.tr("When the player on turn leaves the discard, others may lay it for one more card.")
            case "max_reshuffles", None:
                return self.tr("The discards become the stock again whenever it is used up.")
            case "dead_round", "void":
                return self.tr("A round without a winner costs nothing.")
            case "dead_round", "counted":
                return self.tr("After a round without a winner everybody counts the hand.")
            case _:
                return ""

    def _late(self, field: str, value: object) -> str:
        match field, value:
            case "freed_joker", "any_meld":
                return self.tr("Lay it in a new meld or add it to one before you discard.")
            case "freed_joker", "new_meld":
                return self.tr("It belongs in a new meld of the same turn.")
            case "freed_joker", "may_keep":
                return self.tr("It may stay in your hand for later.")
            case "group_joker_swap", "any_missing":
                return self.tr("Each of the two missing cards may be swapped for the joker.")
            case "group_joker_swap", "declared":
                return self.tr("Only the card it stands for may be swapped for the joker.")
            case "group_joker_swap", "both_missing":
                return self.tr("Only both missing cards together may be swapped for the joker.")
            case "longest_run", 13:
                return self.tr("A run holds one ace, at its low or its high end.")
            case "longest_run", 14:
                return self.tr("A full run may hold a joker as its second ace.")
            case "final_discard", "required":
                return self.tr("You go out with a discard: keep one card for it.")
            case "final_discard", "optional":
                return self.tr("You may also go out by laying or adding your last card.")
            case "close_in_first_lap", True:
                return self.tr("You may go out in your very first turn.")
            case "close_in_first_lap", False:
                return self.tr("You go out only when everybody has had a turn.")
            case "discard_fitting", "allowed":
                return self.tr("Cards that fit a meld on the table may be discarded.")
            case "discard_fitting", "after_opening":
                return self.tr("Only players who have opened may discard a card that fits a meld.")
            case "discard_fitting", "only_to_close":
                return self.tr("A card that fits a meld is discarded only to go out.")
            case "discard_fitting", "by_players":
                return self.tr("With two players once you have opened, with more only to go out.")
            case "discard_joker", "allowed":
                return self.tr("A joker may be discarded like any card.")
            case "discard_joker", "only_to_close":
                return self.tr("A joker is discarded only to go out.")
            case "discard_joker", "never":
                return self.tr("A joker is never discarded.")
            case _:
                return self._points(field, value)

    def _points(self, field: str, value: object) -> str:
        match field, value:
            case "concealed_minimum", "opening_points":
                return self.tr("Whoever opens and goes out in one turn needs the points to open too.")
            case "concealed_minimum", "none":
                return self.tr("Whoever lays all cards at once may open with any points.")
            case "concealed_bonus", "none":
                return self.tr("Going out in one turn earns nothing more.")
            case "concealed_bonus", "minus_100":
                return self.tr("Going out in one turn takes 100 points off your total.")
            case "concealed_bonus", "double":
                return self.tr("After going out in one turn the others pay double.")
            case "winner_bonus", 0:
                return self.tr("Whoever goes out gets 0 points.")
            case "winner_bonus", -100:
                return self.tr("Whoever goes out gets 100 points off the total.")
            case "ace_in_hand", 11:
                return self.tr("Every ace left in hand costs 11 points.")
            case "ace_in_hand", 1:
                return self.tr("Every ace left in hand costs 1 point.")
            case "ace_in_hand", "lone_1":
                return self.tr("An ace costs 11 points, but 1 if it is your only card.")
            case "unopened_penalty", "flat_100":
                return self.tr("Whoever has not opened pays 100 points, whatever the hand is worth.")
            case "unopened_penalty", "hand":
                return self.tr("Whoever has not opened pays for the hand like everybody.")
            case "match_type", "last_standing":
                return self.tr("Whoever comes to the limit leaves; the last one still in wins.")
            case "match_type", "first_out":
                return self.tr("When somebody comes to the limit, the lowest total wins.")
            case "match_type", "fixed_rounds":
                return self.tr("After the last round the lowest total wins.")
            case "eliminated_at", "reached":
                return self.tr("A total that reaches the limit is enough.")
            case "eliminated_at", "exceeded":
                return self.tr("Exactly the limit is still in.")
            case "turn_seconds", None:
                return self.tr("Take all the time you like.")
            case "pile_visible", "all":
                return self.tr("You may look through the whole discard pile.")
            case "pile_visible", "top":
                return self.tr("What lies below the top card stays covered.")
            case _:
                return ""
