"""Buying: what the question offers, what cards dropped somewhere mean while a seat is asked, and passing."""

import pytest
from msgspec.structs import replace

from scala40.engine.moves import Pass
from scala40.engine.notation import write_move
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.rules import STANDARD
from scala40.models.options import Choice
from tests.engine.set_up import match_at
from tests.models.desk import Desk, cards

pytestmark = pytest.mark.usefixtures("qapp")
RULES = replace(STANDARD, buying=True)
MELDS = ("6H' 7H' 8H'", "7C 7S 7D")


def asked(hand: str, discards: str = "2D 9H", melds: tuple[str, ...] = MELDS, **rules) -> Desk:
    """Seat 0 is asked before seat 2 draws; seat 1 has thrown the card."""
    told = {"turn": 2, "phase": "buy", "asked": 0, "discards": discards, "stock": "3C 4C 5C 6C"}
    return Desk(match_at(replace(RULES, **rules), [hand, "2S 3S 4S'", "JC QD"], melds=list(melds), **told))


def said(at: Desk) -> list[str]:
    return [write_move(move) for move in at.proposed]


def offered(choice: Choice | None) -> list[str]:
    assert choice is not None
    return [write_move(option.moves[0]) for option in choice.options]


def test_the_question_names_every_sensible_use_and_passing_last() -> None:
    at = asked("7H 8H TH 9C *2 KC")
    assert offered(at.model.buying()) == [
        "buy off 9H m1",
        "buy lay 7H 8H 9H TH",
        "buy lay 9C *2=9D 9H",
        "pass",
    ]


def test_what_a_longer_meld_holds_is_not_offered_twice() -> None:
    at = asked("7H 8H TH JH *2 KC", melds=())
    assert offered(at.model.buying()) == ["buy lay 7H 8H 9H TH JH", "pass"]


def test_where_nothing_fits_there_is_only_passing() -> None:
    at = asked("KC QS", discards="2D 4D")
    choice = at.model.buying()
    assert offered(choice) == ["pass"]
    assert at.model.choose(choice.options[0]) is None
    assert at.proposed == [Pass()]


def test_nobody_else_is_asked() -> None:
    a_match = match_at(
        RULES, ["7H 8H", "2S 3S", "JC QD"], turn=2, phase="buy", asked=0, discards="2D 9H", stock="3C 4C 5C"
    )
    at = Desk(a_match, viewer=1)
    assert at.model.buying() is None
    assert not at.model.primary().enabled
    assert at.model.targets(cards("9H")).melds == frozenset()


def test_the_selected_cards_and_the_primary_button_buy() -> None:
    at = asked("7H 8H TH 9C KC")
    assert (at.model.primary().kind, at.model.primary().enabled) == ("pass", True)
    at.select("8H KC")
    assert (at.model.primary().kind, at.model.primary().enabled) == ("buy", False)
    at.select("8H TH")
    assert (at.model.primary().kind, at.model.primary().enabled) == ("buy", True)
    at.wait()
    assert at.model.press_primary() is None
    assert said(at) == ["buy lay 8H 9H TH"]
    assert at.match.current_round.public.phase == "play"
    assert len(at.model.view.hand) == 4
    assert len(at.new()) == 1


@pytest.mark.parametrize("gesture", ["pile", "felt", "click"])
def test_cards_brought_to_the_pile_or_the_felt_buy(gesture: str) -> None:
    at = asked("7H 8H TH 9C KC")
    at.select("8H TH")
    match gesture:
        case "pile":
            outcome = at.model.drop_on_pile(cards("8H TH"))
        case "felt":
            outcome = at.model.drop_on_felt(cards("8H TH 9H"))
        case _:
            outcome = at.model.click_pile()
    assert outcome is None
    assert said(at) == ["buy lay 8H 9H TH"]


def test_the_card_on_offer_goes_onto_a_meld() -> None:
    at = asked("KC QC 2C")
    assert at.model.targets(cards("9H")).melds == {1}
    refusal = at.model.drop_on_meld(cards("9H"), 2)
    assert isinstance(refusal, Refusal)
    assert refusal.reason is Reason.DOES_NOT_FIT
    assert at.model.drop_on_meld(cards("9H"), 1) is None
    assert said(at) == ["buy off 9H m1"]


def test_a_card_of_the_hand_may_not_be_added_meanwhile() -> None:
    at = asked("5H' KC 2C")
    assert at.model.targets(cards("5H'")).melds == frozenset()
    refusal = at.model.drop_on_meld(cards("5H'"), 1)
    assert isinstance(refusal, Refusal)
    assert refusal.reason is Reason.WRONG_PHASE
    assert at.proposed == []


def test_cards_that_make_no_meld_with_it_are_refused_with_the_reason() -> None:
    at = asked("7H 8H TH 9C KC")
    refusal = at.model.drop_on_felt(cards("8H KC"))
    assert isinstance(refusal, Refusal)
    assert refusal.reason is Reason.NOT_A_MELD
    assert at.proposed == []


def test_a_joker_with_two_readings_is_asked_for() -> None:
    at = asked("TH *1 KC", melds=())
    choice = at.model.drop_on_felt(cards("TH *1"))
    assert isinstance(choice, Choice)
    assert choice.kind == "reading"
    assert offered(choice) == ["buy lay 9H TH *1=JH", "buy lay *1=8H 9H TH"]


def test_a_joker_on_offer_goes_to_either_end_of_a_run() -> None:
    at = asked("KC QC 2C", discards="2D *1", melds=("6H 7H 8H",))
    choice = at.model.drop_on_meld(cards("*1"), 1)
    assert isinstance(choice, Choice)
    assert choice.kind == "end"
    assert offered(choice) == ["buy off *1=9H m1", "buy off *1=5H m1"]


def test_a_click_on_the_pile_with_nothing_selected_asks() -> None:
    at = asked("7H 8H TH 9C KC")
    outcome = at.model.click_pile()
    assert isinstance(outcome, Choice)
    assert outcome == at.model.buying()


def test_a_buy_that_would_leave_no_last_discard_is_refused() -> None:
    at = asked("8H TH", melds=(), final_discard="required")
    refusal = at.model.drop_on_felt(cards("8H TH"))
    assert isinstance(refusal, Refusal)
    assert refusal.reason is Reason.MUST_KEEP_A_DISCARD
    assert offered(at.model.buying()) == ["pass"]


def test_a_buy_of_all_cards_goes_out_where_no_discard_is_needed() -> None:
    at = asked("8H TH", melds=())
    at.model.drop_on_felt(cards("8H TH"))
    assert at.match.current_round.public.closer == 0
    assert at.model.round_end() is not None
