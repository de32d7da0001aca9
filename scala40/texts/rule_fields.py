"""What each rule is called, the groups they stand in, and why one has no say beside the others."""

from __future__ import annotations

from scala40.texts.base import Texts


class RuleFieldTexts(Texts):
    """Names of groups and rules, by their names in the files; the same in the editor and on the rule card."""

    def group(self, name: str) -> str:
        """A group of rules as a heading."""
        match name:
            case "players":
                return self.tr("Players and deal", "group of rules")
            case "opening":
                return self.tr("Opening", "group of rules")
            case "drawing":
                return self.tr("Drawing and taking", "group of rules")
            case "jokers":
                return self.tr("Melds and jokers", "group of rules")
            case "discards":
                return self.tr("Discards and going out", "group of rules")
            case "points":
                return self.tr("Points", "group of rules")
            case "match":
                return self.tr("Match", "group of rules")
            case _:
                return self.tr("Table manners", "group of rules")

    def name(self, field: str) -> str:
        """A rule as a label."""
        match field:
            case "min_players":
                return self.tr("Fewest players")
            case "max_players":
                return self.tr("Most players")
            case "partners":
                return self.tr("Partners", "rule: alone or in pairs")
            case "jokers":
                return self.tr("Jokers in the game")
            case "direction":
                return self.tr("Direction of play")
            case "first_dealer":
                return self.tr("First dealer")
            case "turned_up_joker":
                return self.tr("Joker turned up")
            case "opening_points":
                return self.tr("Points to open")
            case "opening_joker":
                return self.tr("Jokers in the opening")
            case "take_before_opening":
                return self.tr("Taking before opening")
            case "lay_off_in_opening_turn":
                return self.tr("Adding in the opening turn")
            case "swap_in_opening_turn":
                return self.tr("Swapping in the opening turn")
            case "taken_must_be_used":
                return self.tr("Taken card")
            case "buying":
                return self.tr("Buying")
            case "max_reshuffles":
                return self.tr("Reshuffles")
            case "dead_round":
                return self.tr("Dead round")
            case _:
                return self._later_name(field)

    def _later_name(self, field: str) -> str:
        match field:
            case "freed_joker":
                return self.tr("Joker swapped out")
            case "group_joker_swap":
                return self.tr("Joker in a set of three")
            case "longest_run":
                return self.tr("Longest run")
            case "final_discard":
                return self.tr("Last discard")
            case "close_in_first_lap":
                return self.tr("Going out in the first lap")
            case "discard_fitting":
                return self.tr("Discarding fitting cards")
            case "discard_joker":
                return self.tr("Discarding jokers")
            case "concealed_minimum":
                return self.tr("Going out in one turn")
            case "concealed_bonus":
                return self.tr("Bonus for going out in one turn")
            case "winner_bonus":
                return self.tr("Bonus for going out")
            case "ace_in_hand":
                return self.tr("Ace left in hand")
            case "unopened_penalty":
                return self.tr("Round without an opening")
            case "match_type":
                return self.tr("End of the match")
            case "fixed_rounds":
                return self.tr("Number of rounds")
            case "limit":
                return self.tr("Limit")
            case "eliminated_at":
                return self.tr("Who is eliminated")
            case "survivors":
                return self.tr("Still in at the end")
            case "reentries":
                return self.tr("Re-entries")
            case "turn_seconds":
                return self.tr("Time per turn")
            case _:
                return self.tr("Looking at the discards")

    def resting(self, why: str) -> str:
        """Why a rule has no say beside the others, by the name of the reason in the form of rules."""
        match why:
            case "fixed_rounds_only":
                return self.tr("This belongs to a fixed number of rounds.")
            case "no_limit":
                return self.tr("With a fixed number of rounds the limit plays no part.")
            case "last_standing_only":
                return self.tr("This belongs to a match that the last one still in wins.")
            case "pairs_stay_out":
                return self.tr("Pairs do not come back.")
            case "nobody_left":
                return self.tr("With so few players the match is over before anybody could come back.")
            case "one_left":
                return self.tr("With so few players only one can be left.")
            case "four_or_six":
                return self.tr("Pairs need 4 or 6 players.")
            case "three_to_buy":
                return self.tr("Buying needs three players or more.")
            case _:
                return self.tr("Without points to open this makes no difference.")
