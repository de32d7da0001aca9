"""The values of each rule, in a few words: what stands in the editor and on the rule card."""

from __future__ import annotations

from scala40.texts.base import Texts


class RuleValueTexts(Texts):
    """Each value of each rule as a label; `value` is as in the files, numbers stay numbers."""

    def label(self, field: str, value: object) -> str:
        """A value of a rule, in small letters as the end of a line."""
        match field, value:
            case "partners", "no":
                return self.tr("each alone")
            case "partners", _:
                return self.tr("in pairs")
            case "direction", "clockwise":
                return self.tr("clockwise")
            case "direction", _:
                return self.tr("counterclockwise")
            case "first_dealer", "random":
                return self.tr("by lot")
            case "first_dealer", _:
                return self.tr("whoever draws the lowest card")
            case "turned_up_joker", "replace":
                return self.tr("shuffled again")
            case "turned_up_joker", _:
                return self.tr("stays", "a joker turned up at the deal")
            case "opening_joker", "counted":
                return self.tr("count")
            case "opening_joker", "clean":
                return self.tr("clean opening")
            case "opening_joker", _:
                return self.tr("none", "jokers in the opening")
            case "take_before_opening", "never":
                return self.tr("never")
            case "take_before_opening", _:
                return self.tr("only to open")
            case "lay_off_in_opening_turn", "any":
                return self.tr("to every meld")
            case "lay_off_in_opening_turn", "own":
                return self.tr("only to your melds of this turn")
            case "lay_off_in_opening_turn", _:
                return self.tr("not yet", "adding in the opening turn")
            case "swap_in_opening_turn", True:
                return self.tr("allowed", "swapping jokers in the opening turn")
            case "swap_in_opening_turn", _:
                return self.tr("not yet", "swapping jokers in the opening turn")
            case "taken_must_be_used", True:
                return self.tr("must be used")
            case "taken_must_be_used", _:
                return self.tr("may stay in hand", "the taken card")
            case "buying", True:
                return self.tr("allowed", "buying")
            case "buying", _:
                return self.tr("no buying")
            case "max_reshuffles", None:
                return self.tr("without limit")
            case "dead_round", "void":
                return self.tr("nobody pays")
            case "dead_round", _:
                return self.tr("everybody pays")
            case _:
                return self._later_label(field, value)

    def _later_label(self, field: str, value: object) -> str:
        match field, value:
            case "freed_joker", "any_meld":
                return self.tr("back into any meld")
            case "freed_joker", "new_meld":
                return self.tr("into a new meld")
            case "freed_joker", _:
                return self.tr("may stay in hand", "the joker swapped out")
            case "group_joker_swap", "any_missing":
                return self.tr("either missing suit frees it")
            case "group_joker_swap", "declared":
                return self.tr("only its own card frees it")
            case "group_joker_swap", _:
                return self.tr("both missing suits free it")
            case "longest_run", 14:
                return self.tr("14 cards, from ace to ace")
            case "longest_run", _:
                return self.tr("13 cards")
            case "final_discard", "required":
                return self.tr("needed")
            case "final_discard", _:
                return self.tr("not needed")
            case "close_in_first_lap", True:
                return self.tr("allowed", "going out in the first lap")
            case "close_in_first_lap", _:
                return self.tr("not yet", "going out in the first lap")
            case "discard_fitting", "allowed":
                return self.tr("allowed", "discarding a fitting card")
            case "discard_fitting", "after_opening":
                return self.tr("once you have opened")
            case "discard_fitting", "only_to_close":
                return self.tr("only to go out", "discarding a fitting card")
            case "discard_fitting", _:
                return self.tr("by the number of players")
            case "discard_joker", "allowed":
                return self.tr("allowed", "discarding a joker")
            case "discard_joker", "only_to_close":
                return self.tr("only to go out", "discarding a joker")
            case "discard_joker", _:
                return self.tr("never", "discarding a joker")
            case _:
                return self._points_label(field, value)

    def _points_label(self, field: str, value: object) -> str:
        match field, value:
            case "concealed_minimum", "opening_points":
                return self.tr("with the points to open")
            case "concealed_minimum", _:
                return self.tr("with any points")
            case "concealed_bonus", "none":
                return self.tr("none", "bonus")
            case "concealed_bonus", "minus_100":
                return self.tr("100 points off")
            case "concealed_bonus", _:
                return self.tr("the others pay double")
            case "winner_bonus", 0:
                return self.tr("none", "bonus")
            case "winner_bonus", _:
                return self.tr("100 points off")
            case "ace_in_hand", "lone_1":
                return self.tr("11 points, alone 1")
            case "ace_in_hand", 1:
                return self.tr("1 point")
            case "ace_in_hand", _:
                return self.tr("11 points")
            case "unopened_penalty", "flat_100":
                return self.tr("costs 100 points")
            case "unopened_penalty", _:
                return self.tr("costs the hand")
            case "match_type", "last_standing":
                return self.tr("one is left")
            case "match_type", "first_out":
                return self.tr("the first is eliminated")
            case "match_type", _:
                return self.tr("fixed number of rounds")
            case "eliminated_at", "reached":
                return self.tr("whoever reaches the limit")
            case "eliminated_at", _:
                return self.tr("whoever passes the limit")
            case "reentries", 0:
                return self.tr("none", "re-entries")
            case "turn_seconds", None:
                return self.tr("without a clock")
            case "turn_seconds", int(seconds):
                return self.tr("%n seconds", "time per turn", seconds)
            case "pile_visible", "all":
                return self.tr("all cards")
            case "pile_visible", _:
                return self.tr("only the top card")
            case _:
                return str(value)
