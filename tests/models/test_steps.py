"""Steps of rules that few houses have: coming back, openings that go out below the points, swaps by two cards."""

import pytest
from msgspec.structs import replace

from scala40.engine.moves import Discard, Reenter, Retire
from scala40.engine.notation import write_move
from scala40.engine.rules import FAMILY, ONLINE, STANDARD, TOURNAMENT
from scala40.models.options import Choice
from tests.engine.set_up import match_at
from tests.models.desk import Desk, cards, offered

pytestmark = pytest.mark.usefixtures("qapp")


def out(viewer: int = 1, **rules) -> Desk:
    """Seats 1 and 2 are eliminated by the discard of seat 0, one after the other asked to come back."""
    house = replace(FAMILY, direction="clockwise", discard_fitting="allowed", **rules)
    hands = ["8H", "KC 4S", "5D", "9C"]
    at = Desk(match_at(house, hands, totals=(40, 90, 97, 10)), viewer=viewer)
    at.referee.propose(0, Discard(*cards("8H")))
    return at


class TestComingBack:
    def test_the_one_asked_sees_with_how_much(self) -> None:
        at = out()
        assert (at.model.stage, at.model.info.mover, at.model.info.comes_back_with) == ("reentry", 1, 40)
        step = at.model.primary()
        assert (step.kind, step.enabled, step.points) == ("come_back", True, 40)
        assert at.model.press_primary() is None
        assert at.proposed == [Reenter()]
        assert at.match.totals[1] == 40
        assert (at.model.info.mover, at.model.primary().kind, at.model.primary().enabled) == (2, "wait", False)

    def test_the_others_wait_and_cannot_answer(self) -> None:
        at = out(viewer=3)
        assert (at.model.primary().kind, at.model.primary().enabled) == ("wait", False)
        at.model.come_back(True)
        assert at.proposed == []

    def test_staying_out(self) -> None:
        at = out()
        at.model.come_back(False)
        assert at.proposed == [Retire()]
        at.other(2, "retire")
        assert at.model.stage == "deal"
        assert at.model.info.still_in == (0, 3)
        assert at.model.info.comes_back_with is None
        assert at.model.primary().kind == "next_round"

    def test_the_end_of_the_round_shows_totals_after_the_answers(self) -> None:
        at = out()
        at.model.come_back(True)
        end = at.model.round_end()
        assert end is not None
        assert {hand.seat: (hand.total, hand.eliminated) for hand in end.hands} == {
            0: (40, False),
            1: (40, False),
            2: (102, True),
            3: (19, False),
        }


class TestGoingOutBelowThePoints:
    HOUSE = replace(ONLINE, close_in_first_lap=True)

    def test_the_meter_says_that_it_may_be_fewer(self) -> None:
        at = Desk(match_at(self.HOUSE, ["3C 4C 5C 2D 2H 2S KD", "9C 9D"], opened=[False, True], stock="QC QD QH"))
        at.model.drop_on_felt(cards("3C 4C 5C"))
        meter = at.model.meter()
        assert meter is not None
        assert (meter.prepared, meter.missing, meter.free, meter.enough) == (12, 28, True, False)
        assert not at.model.primary().enabled
        at.model.drop_on_felt(cards("2D 2H 2S"))
        meter = at.model.meter()
        assert meter is not None
        assert (meter.prepared, meter.missing, meter.free, meter.enough) == (18, 22, True, True)
        step = at.model.primary()
        assert (step.kind, step.enabled, step.closes) == ("open", True, True)
        at.model.press_primary()
        at.model.drop_on_pile(cards("KD"))
        assert at.match.current_round.public.closer == 0

    @pytest.mark.parametrize(("rules", "turns"), [(STANDARD, 9), (ONLINE, 0)])
    def test_elsewhere_and_in_the_first_lap_it_may_not(self, rules, turns: int) -> None:
        at = Desk(
            match_at(rules, ["3C 4C 5C 2D 2H 2S KD", "9C 9D"], opened=[False, True], stock="QC QD QH", turns=turns)
        )
        at.model.drop_on_felt(cards("3C 4C 5C"))
        meter = at.model.meter()
        assert meter is not None
        assert (meter.free, meter.enough) == (False, False)

    def test_on_another_turn_the_points_decide(self) -> None:
        at = Desk(match_at(self.HOUSE, ["TS JS QS KS 2D", "9C 9D"], opened=[False, True], stock="QC QD QH", turn=1))
        at.model.drop_on_felt(cards("TS JS QS KS"))
        meter = at.model.meter()
        assert meter is not None
        assert meter.enough


class TestSwapsInSets:
    def test_two_cards_free_the_joker_where_both_are_needed(self) -> None:
        rules = replace(STANDARD, group_joker_swap="both_missing")
        at = Desk(match_at(rules, ["7D 7H' 9C 9D KC", "2S"], melds=["7C 7S *1=7H"]))
        assert at.model.drop_on_meld(cards("7D 7H'"), 1) is None
        assert [write_move(move) for move in at.proposed] == ["swap 7D 7H' m1"]
        assert "*1" in at.row

    def test_one_of_them_may_only_be_added(self) -> None:
        rules = replace(STANDARD, group_joker_swap="both_missing")
        at = Desk(match_at(rules, ["7H' 9C 9D KC", "2S"], melds=["7C 7S *1=7H"]))
        assert at.model.drop_on_meld(cards("7H'"), 1) is None
        assert [write_move(move) for move in at.proposed] == ["off 7H' m1"]
        assert at.model.view.public.melds[0].stands_for == cards("7D")[0]

    def test_any_missing_card_swaps_or_is_added_as_the_player_says(self) -> None:
        at = Desk(match_at(replace(FAMILY, discard_fitting="allowed"), ["7D 9C KC", "2S"], melds=["7C 7S *1=7H"]))
        choice = at.model.drop_on_meld(cards("7D"), 1)
        assert isinstance(choice, Choice)
        assert choice.kind == "swap_or_add"
        assert len(offered(choice)) == 2


class TestRunsOfFourteen:
    RUN = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"

    def test_the_joker_becomes_the_second_ace(self) -> None:
        at = Desk(match_at(TOURNAMENT, ["*1 9C KC", "2S"], melds=[self.RUN], stock="QC QD JD"))
        choice = at.model.drop_on_meld(cards("*1"), 1)
        assert choice is None or isinstance(choice, Choice)
        if isinstance(choice, Choice):
            assert at.model.choose(choice.options[0]) is None
        assert len(at.model.view.public.melds[0].cards) == 14

    def test_elsewhere_it_does_not(self) -> None:
        at = Desk(match_at(STANDARD, ["*1 9C KC", "2S"], melds=[self.RUN], stock="QC QD JD"))
        assert at.model.targets(cards("*1")).melds == frozenset()
