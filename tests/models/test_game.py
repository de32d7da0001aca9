"""Gestures become moves, with a question where rules.md 3 has one; drafts, undo, the primary button, C-06, C-27."""

import pytest
from msgspec.structs import replace

from scala40.engine.match import Match
from scala40.engine.moves import Discard, Draw, LayMelds, LayOff, SwapJoker, TakeBack, TakeDiscard
from scala40.engine.notation import read_meld, write_move
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.rules import CLASSIC, FAMILY, STANDARD
from scala40.models.options import Choice
from tests.engine.set_up import match_at, new_match
from tests.models.desk import Desk, cards, drafted, offered

pytestmark = pytest.mark.usefixtures("qapp")

KINGS_AND_TENS = "KC KD KH TS JS QS 4C 9H"


def desk(hand: str, melds: tuple[str, ...] = (), *, rules=STANDARD, opened: bool = True, **more: object) -> Desk:
    others = more.pop("others", ["2S' 3S' 8C'"])
    more.setdefault("stock", "QC' QH' JD'")
    hands = [hand, *others]
    return Desk(match_at(rules, hands, melds=list(melds), opened=[opened, *[True] * len(others)], **more))


def reason(outcome: object) -> Reason:
    assert isinstance(outcome, Refusal), outcome
    return outcome.reason


def said(at: Desk) -> list[str]:
    return [write_move(move) for move in at.proposed]


class TestBeforeTheDeal:
    def test_there_is_a_view_of_nothing(self) -> None:
        at = Desk(new_match(STANDARD, 3, "x"), go_on=False)
        assert at.model.stage == "deal"
        assert at.model.primary().kind == "next_round"
        assert at.model.meter() is None
        assert at.model.round_end() is None
        assert not at.model.may_undo()

    def test_the_first_deal_comes_sorted_and_unmarked(self) -> None:
        at = Desk(new_match(STANDARD, 3, "x"), go_on=False)
        at.referee.begin()
        assert len(at.row.split()) == 13
        assert at.new() == []
        assert at.model.log.rowCount() == 1


class TestOnTheFelt:
    @pytest.mark.parametrize(
        ("dropped", "missing"),
        [
            ("AC 3C 4C", "2C"),
            ("JH QH AH", "KH"),
            ("5D 6D 8D 9D", "7D"),
            ("3C 6C 8C *1", None),
            ("3C 5C 7C *1", "4C"),
            ("3C 6C 7C", None),
        ],
    )
    def test_a_run_with_a_gap_names_the_card_that_would_fill_it(self, dropped: str, missing: str | None) -> None:
        at = desk(f"{dropped} KD KS")
        outcome = at.model.drop_on_felt(cards(dropped))
        assert isinstance(outcome, Refusal)
        assert outcome == Refusal(Reason.GAP_IN_RUN, card=cards(missing)[0] if missing else None)

    def test_who_has_opened_lays(self) -> None:
        at = desk("7H 8H 9H 4C KD")
        assert at.model.drop_on_felt(cards("9H 7H 8H")) is None
        assert said(at) == ["lay 7H 8H 9H"]
        assert at.row == "4C KD"
        assert at.model.melds.rowCount() == 1

    def test_the_joker_reading_is_asked_the_one_worth_most_first(self) -> None:
        at = desk("QS KS *1 4C 5H")
        choice = at.model.drop_on_felt(cards("QS *1 KS"))
        assert offered(choice) == [["QS KS *1=AS"], ["*1=JS QS KS"]]
        assert choice.kind == "reading"
        assert at.proposed == []
        assert at.model.choose(choice.options[1]) is None
        assert said(at) == ["lay *1=JS QS KS"]

    def test_a_joker_with_one_place_is_not_asked(self) -> None:
        at = desk("AS 2S *1 4C 5H")
        assert at.model.drop_on_felt(cards("AS 2S *1")) is None
        assert said(at) == ["lay AS 2S *1=3S"]

    def test_a_full_run_asks_for_the_ace(self) -> None:
        at = desk("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH 4C", opened=False)
        choice = at.model.drop_on_felt(cards("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"))
        assert [option.meld.points for option in choice.options] == [95, 85]

    def test_two_melds_at_once_are_one_move(self) -> None:
        at = desk("KC KD KH 5D 6D 7D 9C")
        assert at.model.drop_on_felt(cards("KC 5D KD 6D KH 7D")) is None
        assert said(at) == ["lay 5D 6D 7D / KC KD KH"] or said(at) == ["lay KC KD KH / 5D 6D 7D"]

    def test_readings_that_the_rules_refuse_are_not_offered(self) -> None:
        # Nine of ten cards go; with `final_discard` required none of the readings may take the last.
        at = desk("7H 8H *1", rules=CLASSIC)
        assert reason(at.model.drop_on_felt(cards("7H 8H *1"))) is Reason.MUST_KEEP_A_DISCARD

    @pytest.mark.parametrize(("dropped", "why"), [("7H 8H", Reason.TOO_FEW_CARDS), ("7H 8H 4C", Reason.NOT_A_MELD)])
    def test_what_is_no_meld_says_why(self, dropped: str, why: Reason) -> None:
        at = desk("7H 8H 4C 5S")
        assert reason(at.model.drop_on_felt(cards(dropped))) is why

    def test_nothing_dropped_is_nothing_done(self) -> None:
        at = desk("7H 8H 4C 5S", ("5D 6D 7D",))
        assert at.model.drop_on_felt([]) is None
        assert at.model.drop_on_meld([], 1) is None
        assert at.proposed == []


class TestPreparing:
    def test_an_opening_grows_and_is_one_move(self) -> None:
        at = desk(KINGS_AND_TENS, opened=False)
        model = at.model
        assert model.drop_on_felt(cards("KC KD KH")) is None
        assert at.proposed == []
        assert at.row.split() == ["4C", "TS", "JS", "QS", "9H"]
        assert (model.meter().prepared, model.meter().missing, model.meter().best.points) == (30, 10, 60)
        assert (model.primary().kind, model.primary().enabled) == ("open", False)
        assert reason(model.confirm_opening()) is Reason.OPENING_TOO_LOW
        assert model.drop_on_felt(cards("TS JS QS")) is None
        assert model.primary().points == 60
        assert model.press_primary() is None
        assert said(at) == ["lay KC KD KH / TS JS QS"]
        assert model.opened
        assert not model.drafts
        assert model.meter() is None

    def test_a_prepared_meld_is_taken_back_to_its_places(self) -> None:
        at = desk(KINGS_AND_TENS, opened=False)
        at.model.hand.move_rows(cards("KC"), 0)
        before = at.row
        at.model.drop_on_felt(cards("KC KD KH"))
        at.model.take_back_draft(0)
        assert at.row == before
        at.model.take_back_draft(0)
        assert not at.model.drafts

    def test_the_joker_of_a_prepared_meld_is_asked_too(self) -> None:
        at = desk("QS KS *1 4C 5H", opened=False)
        choice = at.model.drop_on_felt(cards("QS *1 KS"))
        assert [option.move for option in choice.options] == [None, None]
        assert at.model.choose(choice.options[1]) is None
        assert at.model.drafts == drafted("*1=JS QS KS")
        again = at.model.reread_draft(0)
        assert at.model.choose(again.options[0]) is None
        assert at.model.drafts == drafted("QS KS *1=AS")

    def test_cards_are_added_to_a_prepared_meld(self) -> None:
        at = desk("7H 8H 9H TH KC KD KH 4C", opened=False)
        at.model.drop_on_felt(cards("7H 8H 9H"))
        at.model.drop_on_felt(cards("KC KD KH"))
        assert at.model.targets(cards("TH")).drafts == {0}
        assert at.model.drop_on_draft(cards("TH"), 0) is None
        assert at.model.drafts == drafted("7H 8H 9H TH", "KC KD KH")
        assert reason(at.model.drop_on_draft(cards("4C"), 1)) is Reason.NOT_A_MELD

    def test_preparing_goes_on_while_others_play(self) -> None:
        at = desk(KINGS_AND_TENS, opened=False, turn=1, phase="draw", discards="9C")
        assert at.model.drop_on_felt(cards("KC KD KH")) is None
        at.other(1, "draw")
        at.other(1, "drop 8C'")
        assert at.model.drafts == drafted("KC KD KH")
        assert "KC" not in at.row

    def test_a_discard_over_prepared_melds_asks_once(self) -> None:
        at = desk(KINGS_AND_TENS, opened=False)
        at.model.drop_on_felt(cards("KC KD KH"))
        choice = at.model.drop_on_pile(cards("4C"))
        assert isinstance(choice, Choice)
        assert (choice.kind, choice.options[0].move) == ("over_drafts", Discard(cards("4C")[0]))
        assert at.model.choose(choice.options[0]) is None
        assert said(at) == ["drop 4C"]
        assert not at.model.drafts
        assert "KC" in at.row

    def test_an_undone_opening_is_prepared_again(self) -> None:
        at = desk(KINGS_AND_TENS, opened=False)
        before = at.row
        at.model.drop_on_felt(cards("KC KD KH TS JS QS"))
        at.model.confirm_opening()
        at.model.undo()
        assert at.model.drafts.points == 60
        assert at.model.melds.rowCount() == 0
        at.model.undo()
        at.model.undo()
        assert at.row == before
        assert said(at)[1:] == ["undo"]
        assert not at.model.may_undo()

    def test_a_draft_loses_its_card_when_taking_is_undone(self) -> None:
        at = desk("TD JD QD KC 4C 5H", opened=False, phase="draw", discards="KD")
        at.model.take()
        assert at.refusals == []
        assert at.new() == ["KD"]
        assert at.model.meter().best.points == 40
        at.model.drop_on_felt(cards("TD JD QD KD"))
        at.model.propose(TakeBack())
        assert not at.model.drafts
        assert "KD" not in at.row

    def test_the_end_of_the_round_takes_prepared_melds_back(self) -> None:
        at = desk(KINGS_AND_TENS, opened=False, turn=1, phase="play", others=["8C'"])
        at.model.drop_on_felt(cards("KC KD KH"))
        at.other(1, "drop 8C'")
        assert at.model.round_end().closer == 1
        assert not at.model.drafts
        assert "KC" in at.row
        assert reason(at.model.drop_on_felt(cards("KC KD KH"))) is Reason.WRONG_PHASE

    def test_forbidden_jokers_are_refused_when_the_opening_is_confirmed(self) -> None:
        at = desk("QS KS *1 KC KD KH 4C", opened=False, rules=CLASSIC)
        at.model.choose(at.model.drop_on_felt(cards("QS KS *1")).options[0])
        at.model.drop_on_felt(cards("KC KD KH"))
        assert reason(at.model.confirm_opening()) is Reason.JOKER_IN_OPENING
        assert len(at.model.drafts) == 2

    def test_a_card_not_held_prepares_nothing(self) -> None:
        at = desk(KINGS_AND_TENS, opened=False)
        assert reason(at.model.drop_on_felt(cards("2H 3H 4H"))) is Reason.NOT_HELD


class TestOnAMeld:
    def test_case_c06_both_ends_are_offered_for_a_joker(self) -> None:
        at = desk("*1 9S 4C 5H", ("JS QS KS",))
        choice = at.model.drop_on_meld(cards("*1"), 1)
        assert choice.kind == "end"
        assert offered(choice) == [["JS QS KS *1=AS"], ["*1=TS JS QS KS"]]
        assert at.model.choose(choice.options[1]) is None
        assert at.model.drop_on_meld(cards("9S"), 1) is None
        assert at.match.current_round.public.melds == (read_meld("9S *1=TS JS QS KS"),)

    def test_case_c06_a_card_goes_where_it_is_dropped_and_a_click_asks(self) -> None:
        at = desk("7C 4H 5H KD", ("7H 7S 7D", "4C 5C 6C"))
        choice = at.model.offer(cards("7C"))
        assert choice.kind == "meld"
        assert [option.move.meld for option in choice.options] == [1, 2]
        assert at.model.targets(cards("7C")).melds == {1, 2}
        assert at.model.drop_on_meld(cards("7C"), 2) is None
        assert said(at) == ["off 7C m2"]

    def test_an_offer_that_fits_once_is_done(self) -> None:
        at = desk("7C 4H 5H KD", ("8H 8S 8D", "4C 5C 6C"))
        assert at.model.offer(cards("7C")) is None
        assert said(at) == ["off 7C m2"]

    def test_an_offer_that_fits_nowhere_says_so(self) -> None:
        at = desk("7C 4H 5H KD", ("8H 8S 8D", "4C 5C 6C"))
        assert reason(at.model.offer(cards("KD"))) is Reason.DOES_NOT_FIT

    def test_the_jokers_card_swaps(self) -> None:
        at = desk("6D 9C 9H KS 2C", ("5D *1=6D 7D",))
        assert at.model.drop_on_meld(cards("6D"), 1) is None
        assert said(at) == ["swap 6D m1"]
        assert at.new() == ["*1"]
        assert [duty.reason for duty in at.model.duties()] == [Reason.FREED_JOKER_NOT_USED]

    def test_swap_or_add_is_asked(self) -> None:
        at = desk("7D 9C 9H KS", ("7C 7S *1=7H",), rules=FAMILY)
        choice = at.model.drop_on_meld(cards("7D"), 1)
        assert choice.kind == "swap_or_add"
        assert {type(option.move) for option in choice.options} == {LayOff, SwapJoker}

    def test_two_cards_free_a_joker_together(self) -> None:
        rules = replace(STANDARD, group_joker_swap="both_missing")
        at = desk("7D 7H 9C 9H KS", ("7C 7S *1=7H",), rules=rules)
        assert at.model.drop_on_meld(cards("7H 7D"), 1) is None
        assert said(at) == ["swap 7D 7H m1"]

    def test_several_cards_go_in_an_order_that_works(self) -> None:
        at = desk("3H 4H 8H 9H KS 2C", ("5H 6H 7H",))
        assert at.model.targets(cards("9H 3H 8H 4H")).melds == {1}
        assert at.model.drop_on_meld(cards("9H 3H 8H 4H"), 1) is None
        assert len(at.proposed) == 4
        assert at.match.current_round.public.melds == (read_meld("3H 4H 5H 6H 7H 8H 9H"),)

    def test_a_joker_among_several_cards(self) -> None:
        at = desk("*1 9H KS 2C", ("5H 6H 7H",))
        assert at.model.drop_on_meld(cards("9H *1"), 1) is None
        assert said(at) == ["off *1=8H m1", "off 9H m1"]

    def test_if_not_all_go_none_goes(self) -> None:
        at = desk("8H TH KS 2C", ("5H 6H 7H",))
        assert reason(at.model.drop_on_meld(cards("8H TH"), 1)) is Reason.DOES_NOT_FIT
        assert at.proposed == []

    def test_an_ace_at_either_end_is_one_move(self) -> None:
        at = desk("AH KS 2C", ("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH",))
        assert at.model.drop_on_meld(cards("AH"), 1) is None
        assert said(at) == ["off AH m1"]

    @pytest.mark.parametrize(
        ("card", "meld", "opened", "why"),
        [
            ("6D", "5D *1=6D 7D", False, Reason.NOT_OPENED),
            ("8D", "5D *1=6D 7D", False, Reason.NOT_OPENED),
            ("9D", "5D *1=6D 7D", True, Reason.DOES_NOT_FIT),
            ("*2", "5D *1=6D 7D", True, Reason.TWO_JOKERS),
            ("AS", "2H 3H 4H", True, Reason.DOES_NOT_FIT),
        ],
    )
    def test_the_refusal_is_that_of_the_move_meant(self, card: str, meld: str, opened: bool, why: Reason) -> None:
        at = desk(f"{card} 9C 9H KS", (meld,), opened=opened)
        assert reason(at.model.drop_on_meld(cards(card), 1)) is why

    def test_not_on_turn_is_said(self) -> None:
        at = desk("8H 9C 9H KS", ("5H 6H 7H",), turn=1, phase="draw", discards="9D")
        assert reason(at.model.drop_on_meld(cards("8H"), 1)) is Reason.OUT_OF_TURN
        assert at.model.targets(cards("8H")).melds == frozenset()


class TestThePile:
    def test_a_drag_discards_at_once(self) -> None:
        at = desk("8H 9C KS")
        assert at.model.targets(cards("9C")).pile
        assert at.model.drop_on_pile(cards("9C")) is None
        assert said(at) == ["drop 9C"]

    def test_a_click_needs_a_second(self) -> None:
        at = desk("8H 9C KS")
        at.select("9C")
        assert (at.model.primary().kind, at.model.primary().card) == ("discard", cards("9C")[0])
        assert at.model.click_pile() is None
        assert at.proposed == []
        assert at.model.primary().kind == "confirm_discard"
        at.wait()
        assert at.model.click_pile() is None
        assert said(at) == ["drop 9C"]

    def test_another_selection_names_the_discard_anew(self) -> None:
        at = desk("8H 9C KS")
        at.select("9C")
        at.model.click_pile()
        at.select("8H")
        assert at.model.primary().kind == "discard"

    def test_enter_confirms(self) -> None:
        at = desk("8H 9C KS")
        at.select("9C")
        at.model.click_pile()
        at.wait()
        at.model.press_primary()
        assert said(at) == ["drop 9C"]

    def test_a_click_before_drawing_takes(self) -> None:
        at = desk("8H 9C KS", ("5H 6H 7H",), phase="draw", discards="4H")
        at.model.click_pile()
        assert said(at) == ["take"]
        assert [duty.reason for duty in at.model.duties()] == [Reason.TAKEN_NOT_USED]
        assert reason(at.model.drop_on_pile(cards("9C"))) is Reason.TAKEN_NOT_USED
        assert reason(at.model.drop_on_pile(cards("4H"))) is Reason.JUST_TAKEN

    def test_one_card_at_a_time(self) -> None:
        at = desk("8H 9C KS")
        assert isinstance(at.model.drop_on_pile(cards("8H 9C")), Refusal)
        assert not at.model.targets(cards("8H 9C")).pile


class TestUndo:
    def test_a_laid_card_returns_to_its_place(self) -> None:
        at = desk("8H 9C KS 2D", ("5H 6H 7H",))
        at.model.hand.move_rows(cards("8H"), 1)
        before = at.row
        at.model.drop_on_meld(cards("8H"), 1)
        assert at.model.may_undo()
        at.model.undo()
        assert at.row == before
        assert at.match.current_round.public.melds == (read_meld("5H 6H 7H"),)
        assert at.model.log.rowCount() == 1

    def test_a_draw_is_final(self) -> None:
        at = desk("8H 9C KS 2D", phase="draw", discards="4D", stock="QD 2C")
        at.model.draw()
        assert at.new() == ["QD"]
        assert at.row.endswith("QD")
        assert not at.model.may_undo()
        at.model.undo()
        assert [refusal.reason for refusal in at.refusals] == [Reason.NOTHING_TO_TAKE_BACK]

    def test_marks_go_with_the_next_move(self) -> None:
        at = desk("8H 9C KS 2D", ("5H 6H 7H",), phase="draw", discards="4D", stock="QD 2C")
        at.model.draw()
        at.model.drop_on_meld(cards("8H"), 1)
        assert at.new() == []


class TestPrimary:
    def test_each_step_of_a_turn(self) -> None:
        at = desk("7H 8H 9H 2D 4C", phase="draw", discards="4D", stock="QD 2C")
        assert at.model.primary().kind == "draw"
        at.model.press_primary()
        assert (at.model.primary().kind, at.model.primary().enabled) == ("discard", False)
        at.select("7H 8H 9H")
        assert (at.model.primary().kind, at.model.primary().points) == ("lay", 24)
        at.wait()
        at.model.press_primary()
        assert at.model.hand.selected() == []
        at.select("QD")
        at.wait()
        at.model.press_primary()
        assert said(at) == ["draw", "lay 7H 8H 9H", "drop QD"]
        assert at.model.primary().kind == "wait"
        assert at.model.press_primary() is None

    def test_preparing_has_a_name_of_its_own(self) -> None:
        at = desk(KINGS_AND_TENS, opened=False)
        at.select("KC KD KH")
        assert (at.model.primary().kind, at.model.primary().points) == ("prepare", 30)

    def test_a_barred_discard_is_off_and_says_why(self) -> None:
        at = desk("8H 9C KS", ("5H 6H 7H",), phase="draw", discards="4H")
        at.model.take()
        at.select("9C")
        assert not at.model.primary().enabled
        at.wait()
        assert reason(at.model.press_primary()) is Reason.TAKEN_NOT_USED

    @pytest.mark.parametrize("after", [0.001, 0.05, 0.2])
    def test_case_c27_a_double_click_is_one_move(self, after: float) -> None:
        for press in (lambda at: at.model.draw(), lambda at: at.model.press_primary()):
            at = desk("7H 8H 9H 2D", phase="draw", discards="4D", stock="QD 2C")
            press(at)
            at.now += after
            press(at)
            assert said(at) == ["draw"]
            assert at.refusals == []

    @pytest.mark.parametrize("after", [0.001, 0.05, 0.2])
    def test_case_c27_a_double_click_on_the_pile_takes_or_names_only(self, after: float) -> None:
        at = desk("8H 9C KS", ("5H 6H 7H",), phase="draw", discards="4H")
        for _ in range(2):
            at.model.click_pile()
            at.now += after
        assert said(at) == ["take"]
        at = desk("8H 9C KS")
        at.select("9C")
        for _ in range(3):
            at.model.click_pile()
            at.now += after
        assert at.proposed == []
        assert at.model.primary().kind == "confirm_discard"

    def test_case_c27_a_held_key_presses_once(self) -> None:
        at = desk("7H 8H 9H 2D", phase="draw", discards="4D", stock="QD 2C")
        at.select("2D")
        for _ in range(40):
            at.model.press_primary()
            at.now += 0.03
        assert said(at) == ["draw"]

    def test_nothing_is_asked_twice_while_an_answer_is_due(self) -> None:
        at = desk("7H 8H 9H 2D", phase="draw", discards="4D", stock="QD 2C")
        at.later = []
        at.model.draw()
        at.wait()
        at.model.draw()
        at.model.take()
        assert said(at) == ["draw"]
        at.answer()
        assert at.row.endswith("QD")


class TestOnAWire:
    def test_several_moves_wait_for_each_other(self) -> None:
        at = desk("3H 4H KS 2C", ("5H 6H 7H",))
        at.later = []
        assert at.model.drop_on_meld(cards("3H 4H"), 1) is None
        assert said(at) == ["off 4H m1"]
        at.answer()
        assert said(at) == ["off 4H m1", "off 3H m1"]
        at.answer()
        assert at.row == "2C KS"

    def test_a_refusal_drops_what_was_to_follow(self) -> None:
        at = desk("3H 4H KS 2C", ("5H 6H 7H",))
        at.later = []
        at.model.drop_on_meld(cards("3H 4H"), 1)
        at.model.on_refused(Refusal(Reason.OUT_OF_TURN), at.proposed[0])
        at.later = None
        assert [refusal.reason for refusal in at.refusals] == [Reason.OUT_OF_TURN]
        at.model.drop_on_pile(cards("KS"))
        assert said(at) == ["off 4H m1", "drop KS"]

    def test_a_port_that_fails_leaves_nothing_waiting(self) -> None:
        at = desk("8H 9C KS")
        at.later = None
        at.referee = None
        with pytest.raises(AttributeError):
            at.model.drop_on_pile(cards("KS"))
        with pytest.raises(AttributeError):
            at.model.drop_on_pile(cards("KS"))


def test_moves_are_the_games_own() -> None:
    at = desk("7H 8H 9H 2D", phase="draw", discards="4D", stock="QD 2C")
    at.model.propose(Draw())
    at.model.propose(LayMelds((read_meld("7H 8H 9H"),)))
    at.model.propose(TakeDiscard())
    assert [refusal.reason for refusal in at.refusals] == [Reason.WRONG_PHASE]
    assert isinstance(at.match, Match)
