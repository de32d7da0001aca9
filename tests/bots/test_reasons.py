"""Why a computer player did what it did: the move worked out again is the move made, and its grounds are true."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from scala40.bots.body import choose
from scala40.bots.levels import BEGINNER, CASUAL, CLUB, GREEDY, LEVELS, Level
from scala40.bots.reasons import explain
from scala40.bots.seeds import decision_seed
from scala40.engine.cards import card_of
from scala40.engine.grounds import Ground, Reason
from scala40.engine.moves import Discard, Draw, LayMelds, LayOff, TakeDiscard
from scala40.engine.retold import retold
from scala40.engine.rules import CLASSIC, STANDARD
from scala40.engine.view import PlayerView
from tests.bots.boards import a_match, in_play, rules_for, views

OPENED = (True, True)
QUICK = {"worlds": 16}


def ground(reason: Reason, code: str) -> Ground:
    found = [one for one in reason.grounds if one.code == code]
    assert len(found) == 1, reason
    return found[0]


def cards(*names: str) -> list[str]:
    return [card_of(name).code for name in names]


# ------------------------------------------------------------------------------------------------- the same move again


def explained(name: str, levels: list[str], seed: str, most: int) -> Iterator[tuple[PlayerView, Reason]]:
    """The finished rounds of a match told once more, each decision of a computer player explained from its view."""
    rules = rules_for(name, len(levels))
    played = a_match(rules, levels, seed)
    done = 0
    for _ in views(played, most):
        if played.stage == "over":
            break
        if len(played.rounds) > done + 1:
            done += 1
            before = played.rounds[done - 2].totals if done > 1 else (0,) * len(levels)
            assert before is not None
            for moment in retold(played.rounds[done - 1], rules, before):
                level = LEVELS[levels[moment.view.seat]]
                reason = explain(moment.view, decision_seed(seed, moment.view), level)
                assert reason.move == moment.move, (name, moment.view.seat, reason)
                yield moment.view, reason


@pytest.mark.parametrize("name", ["standard", "classic", "tournament", "online", "family", "beginner"])
def test_every_decision_of_whole_rounds_is_found_again(name: str) -> None:
    levels = ["beginner", "casual", "greedy", "club"]
    found = list(explained(name, levels, f"found again {name}", 700))
    assert len(found) > 60
    assert all(reason.grounds for _, reason in found)
    if name == "standard":
        assert len({reason.code for _, reason in found}) >= 12


def test_the_decisions_of_players_that_imagine_are_found_again() -> None:
    deep = [level for level in LEVELS.values() if level.worlds]
    assert deep
    codes = set()
    for level in deep:
        quick = replace(level, **QUICK)
        played = a_match(STANDARD, ["club", "club"], f"imagined {level.name}")
        for view, _ in views(played, 90):
            seed = decision_seed("imagined", view)
            reason = explain(view, seed, quick)
            assert reason.move == choose(view, seed, quick)
            codes |= {one.code for one in reason.grounds}
            for one in reason.grounds:
                if one.code.startswith("simulated"):
                    assert one.worlds == 16
                    assert one.move not in (None, reason.move)
    assert "simulated" in codes


def test_nothing_to_explain_where_there_is_nothing_to_do() -> None:
    with pytest.raises(ValueError, match="turn"):
        explain(replace(in_play("5C 6C 7C KH"), seat=1), 1, CLUB)


# -------------------------------------------------------------------------------------------------- drawing and taking


def drawing(hand: str, top: str, level: Level = CLUB, **public: object) -> Reason:
    view = in_play(hand, phase="draw", discards=(card_of(top),), **public)
    return explain(view, 1, level)


OPENING_WITH_TEN = "JD QD KD 2D 4C 6H 8D 9C 3H 5C 7D 3C 2S"


def test_taking_in_order_to_open_tells_the_melds_and_their_points() -> None:
    reason = drawing(OPENING_WITH_TEN, "TD")
    assert reason.move == TakeDiscard()
    told = ground(reason, "take_opens")
    # 3 to 5 of clubs go with it.
    assert (told.card, told.number, told.other_number) == (card_of("TD"), 52, 40)
    assert card_of("TD") in told.melds[1].cards


def test_a_beginner_does_not_look_at_discards_before_it_has_opened() -> None:
    reason = drawing(OPENING_WITH_TEN, "TD", BEGINNER)
    assert (reason.move, reason.code) == (Draw(), "not_before_opening")


def test_where_the_table_bars_taking_that_is_the_reason() -> None:
    assert drawing(OPENING_WITH_TEN, "TD", rules=CLASSIC).code == "take_barred"


def test_a_discard_that_makes_a_meld_is_told_with_it() -> None:
    reason = drawing("JD QD 2S 8C", "KD", opened=(True, False))
    told = ground(reason, "take_meld")
    assert [card.code for card in told.melds[0].cards] == cards("JD", "QD", "KD")


def test_a_discard_that_leaves_the_opening_short_is_told_with_both_numbers() -> None:
    told = ground(drawing("JD QD 2D 4C 6H 8D 9C 3H 5S 7C AC 2S KS", "KD"), "take_short")
    assert (told.number, told.other_number) == (30, 40)


def test_a_card_of_no_use_is_left() -> None:
    assert drawing("JD QD 2S 8C", "5H", opened=(True, False)).code == "no_use"


def test_taking_to_go_out_says_so() -> None:
    reason = drawing("5C 6C QH QS 9D", "7C", opened=OPENED, rules=STANDARD)
    assert reason.move == Draw() or reason.code == "take_meld"
    out = drawing("5C 6C QH", "7C", opened=OPENED)
    assert (out.move, out.code) == (TakeDiscard(), "take_closes")


# --------------------------------------------------------------------------------------------------------------- laying


def test_the_opening_is_told_with_its_points() -> None:
    reason = explain(in_play("TS JS QS KS 2D 4C 6H 8D 9C 3H 5C 7D JD 3C"), 1, GREEDY)
    assert isinstance(reason.move, LayMelds)
    told = ground(reason, "can_open")
    assert told.number == sum(meld.points for meld in reason.move.melds) >= told.other_number == 40


def test_club_says_that_it_keeps_back_what_the_opening_does_not_need() -> None:
    reason = explain(in_play("TS JS QS KS 2D 4C 6H 8D 9C 3H 5C 7D JD 3C"), 1, CLUB)
    assert [one.code for one in reason.grounds] == ["can_open", "kept_back"]


def test_going_out_is_the_whole_reason_and_names_the_last_discard() -> None:
    reason = explain(in_play("5C 6C 7C KH KD KS 2D", opened=OPENED), 1, CLUB)
    assert [one.code for one in reason.grounds] == ["close"]
    assert reason.grounds[0].card == card_of("2D")


def test_holding_names_what_stays_in_hand_and_how_far_the_others_are() -> None:
    reason = explain(in_play("5C 6C 7C KH 9D 2D", opened=OPENED), 1, CLUB)
    assert isinstance(reason.move, Discard)
    told = ground(reason, "hold")
    assert [card.code for card in told.melds[0].cards] == cards("5C", "6C", "7C")
    assert told.number == 13


def test_nobody_who_has_opened_is_told_as_nought() -> None:
    assert ground(explain(in_play("5C 6C 7C KH 9D 2D", opened=(True, False)), 1, CLUB), "hold").number == 0


def test_laying_now_names_who_is_near_going_out() -> None:
    told = ground(explain(in_play("5C 6C 7C KH 9D 2D", opened=OPENED, counts=(6, 2)), 1, CLUB), "lay_now")
    assert (told.seat, told.number) == (1, 2)


def test_a_level_that_lays_at_once_says_so() -> None:
    assert explain(in_play("5C 6C 7C KH 9D 2D", opened=OPENED), 1, GREEDY).code == "lays_at_once"


def test_what_is_missing_for_the_opening_stands_beside_the_discard() -> None:
    told = ground(explain(in_play("JS QS KS 2D 4C 6H 8D 9C 3H 5C 7D JD 9S 2H"), 1, CLUB), "short_by")
    assert (told.number, told.other_number) == (30, 40)


# ---------------------------------------------------------------------------------------------------------- discarding


def test_a_gift_to_the_next_player_is_the_contrast() -> None:
    # Jack of hearts would free the joker of the run.
    reason = explain(in_play("JH 9C", ["9H TH *1 QH"], opened=(False, True)), 1, CLUB)
    told = ground(reason, "gift")
    assert (reason.move, told.other, told.seat) == (Discard(card_of("9C")), card_of("JH"), 1)


def test_a_dead_pair_names_the_cards_that_are_gone() -> None:
    gone = tuple(card_of(code) for code in ("5H", "5H'", "8H", "8H'", "2S"))
    told = ground(explain(in_play("6H 7H TC JC", discards=gone, opened=(False, False)), 1, CLUB), "dead_start")
    assert [card.code for card in told.cards] == cards("6H", "7H")
    assert [card.code for card in told.missing] == cards("5H", "8H")


def test_a_lone_card_goes_before_a_pair_with_cards_that_help() -> None:
    reason = explain(in_play("7C 8C 2H"), 1, CLUB)
    told = ground(reason, "lone")
    assert reason.move == Discard(card_of("2H"))
    assert [card.code for card in told.cards] == cards("7C", "8C")
    # Both copies of 6 and 9 of clubs are unseen.
    assert told.number == 4


def test_points_decide_when_somebody_is_about_to_go_out() -> None:
    told = ground(explain(in_play("KC QC 2H 9S", opened=OPENED, counts=(4, 1)), 1, CLUB), "even")
    assert {told.card, told.other} == {card_of("KC"), card_of("QC")}
    told = ground(explain(in_play("KC 2H 4S", opened=OPENED, counts=(3, 1)), 1, CLUB), "sheds")
    assert (told.card, told.number, told.seat, told.other_number) == (card_of("KC"), 10, 1, 1)


def test_costs_in_hand_are_told_with_those_of_the_runner_up() -> None:
    told = ground(explain(in_play("KC 2H 8S"), 1, GREEDY), "points")
    assert (told.card, told.number, told.other, told.other_number) == (card_of("KC"), 10, card_of("8S"), 8)


def test_a_card_of_a_meld_stays_for_it() -> None:
    told = ground(explain(in_play("5C 6C 7C 9D"), 1, CLUB), "in_meld")
    assert told.other is not None
    assert told.other.suit == card_of("5C").suit
    assert [card.code for card in told.melds[0].cards] == cards("5C", "6C", "7C")


def test_the_only_card_has_no_runner_up() -> None:
    # A joker may not be discarded at this table.
    reason = explain(in_play("9D *1", opened=(False, False), rules=replace(STANDARD, discard_joker="never")), 1, CLUB)
    assert (reason.move, reason.code) == (Discard(card_of("9D")), "only_card")


# ------------------------------------------------------------------------------------- what weak levels do not look at


def test_where_chance_chose_the_first_choice_is_named_too() -> None:
    view = in_play("KD QC 9H 7S 5C 3D 2H 8C")
    strayed = [explain(view, seed, BEGINNER) for seed in range(12)]
    told = [reason for reason in strayed if reason.code == "chance"]
    assert told
    first = explain(view, 1, replace(BEGINNER, strays=0)).move
    for reason in told:
        assert isinstance(reason.move, Discard)
        assert Discard(reason.grounds[0].other or card_of("*1")) == first
        assert reason.move.card in reason.grounds[0].cards
        assert len(reason.grounds[0].cards) <= 5


def test_a_level_without_memory_says_what_counting_would_have_changed() -> None:
    gone = tuple(card_of(code) for code in ("5H", "5H'", "8H", "8H'", "2S"))
    steady = replace(CASUAL, strays=0)
    told = ground(explain(in_play("6H 7H 8C 9C", discards=gone), 1, steady), "no_memory")
    assert told.other is not None
    assert told.other != told.card


def test_a_swap_that_was_overlooked_is_told() -> None:
    view = in_play("6D 9C 9H QC KS", ["5D *1 7D"], opened=OPENED)
    blind = replace(CASUAL, overlooks_swap=1, strays=0)
    told = ground(explain(view, 1, blind), "no_swap")
    assert told.card == card_of("6D")
    assert told.melds == (view.public.melds[0],)
    assert "no_swap" not in {one.code for one in explain(view, 1, replace(blind, overlooks_swap=0)).grounds}


def test_a_chain_that_was_not_seen_is_told() -> None:
    view = in_play("8D 9D QC 3S", ["5D 6D 7D"], opened=OPENED)
    reason = explain(view, 1, replace(CASUAL, strays=0))
    assert isinstance(reason.move, LayOff)
    assert [card.code for card in ground(reason, "no_chain").cards] == cards("8D", "9D")


def test_a_card_that_fits_the_melds_of_others_is_told_where_the_level_does_not_look() -> None:
    view = in_play("JH 2C 4S", ["9H TH *1 QH"], opened=(False, True))
    assert ground(explain(view, 1, replace(CASUAL, strays=0)), "no_gift").seat == 1
