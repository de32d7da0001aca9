"""`scala40 legal`: every key, for positions and for records after each of their lines, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from scala40.engine.listing import MOST_CARDS, listing_of_position, listing_of_record
from scala40.engine.position import read_position
from scala40.engine.record import RecordError, record_value
from tests.engine.players import random_match, steps
from tests.engine.positions import position_of_round, position_value
from tests.engine.set_up import new_match, rules_of
from tests.plain_engine import legal as plain

KEYS = ["seat", "phase", "draw", "take", "melds", "opening", "off", "swap", "drop", "refused"]


def at(**told: Any) -> dict[str, Any]:
    """The listing of a position of two, seat 0 to move and opened, after drawing, unless told otherwise."""
    hand, opened = told.pop("hand"), told.pop("opened", True)
    position = {
        "rules": "standard",
        "turn": 0,
        "phase": "play",
        "dealer": 1,
        "seats": [{"hand": hand, "opened": opened}, {"hand": 5, "opened": True}],
        "discards": "9C",
        "stock": 30,
    }
    return listing_of_position(read_position(position | told))


def test_every_key_stands_in_its_place() -> None:
    found = at(hand="4H 5H 6H QS KS *1 9D TH 4C", melds=["7H 8H 9H", "8D *2=9D TD"], taken="9D", opened=True)
    assert list(found) == KEYS
    assert (found["seat"], found["phase"], found["draw"], found["take"]) == (0, "play", False, False)
    assert found["opening"] is None
    # 6H and TH at the ends of m1, the joker at either end of it; m2 has a joker.
    assert found["off"] == ["off *1=6H m1", "off *1=TH m1", "off 6H m1", "off TH m1"]
    assert found["swap"] == ["swap 9D m2"]
    assert found["drop"] == []
    assert found["refused"]["drop 9D"] == "JUST_TAKEN"
    assert set(found["refused"].values()) == {"JUST_TAKEN", "TAKEN_NOT_USED"}
    assert list(found["refused"]) == sorted(found["refused"])
    assert ["4H 5H 6H", 15] in found["melds"]
    assert ["QS KS *1=AS", 31] in found["melds"]
    assert ["*1=JS QS KS", 30] in found["melds"]
    assert found["melds"] == sorted(found["melds"])


def test_each_copy_and_each_reading_is_a_meld_of_its_own() -> None:
    found = at(hand="4H 4H' 5H 6H *1 *2")
    written = [text for text, _ in found["melds"]]
    assert len(set(written)) == len(written)
    assert {"4H 5H 6H", "4H' 5H 6H", "*1=3H 4H 5H 6H", "*2=3H 4H' 5H 6H", "4H 5H *1=6H", "5H 6H *2=7H"} <= set(written)
    # `'` and `*` come before the letters and after the blank, as code points have it.
    assert written == sorted(written)


def test_before_the_draw_every_discard_is_out_of_phase() -> None:
    found = at(hand="4H 5H 6H QS", phase="draw", discards="7H")
    assert (found["draw"], found["take"]) == (True, True)
    assert found["drop"] == []
    assert found["refused"] == dict.fromkeys(("drop 4H", "drop 5H", "drop 6H", "drop QS"), "WRONG_PHASE")
    assert (found["off"], found["swap"]) == ([], [])
    assert ["4H 5H 6H", 15] in found["melds"]


def test_a_draw_by_which_the_round_dies_is_time_to_draw_all_the_same() -> None:
    found = at(hand="4H QS", phase="draw", discards="9C", stock="")
    assert (found["draw"], found["take"]) == (True, False)


@pytest.mark.parametrize(
    ("hand", "opening_joker", "points"),
    [
        ("TS JS QS KS 2D", "counted", 40),
        ("QS KS *1 2H 3H 4H", "counted", 40),
        ("QS KS *1 2H 3H 4H", "forbidden", 9),
        # Melds with a joker count only beside others that reach the points.
        ("QS KS *1 2H 3H 4H", "clean", 9),
        ("AC AD AH AS 5C 5H *1", "clean", 59),
        ("AC AD AH AS 5C 5H *1", "forbidden", 44),
        # A card for the discard is not kept.
        ("TS JS QS KS", "counted", 40),
        ("2D 7H", "counted", 0),
    ],
)
def test_the_best_opening_goes_by_opening_joker(hand: str, opening_joker: str, points: int) -> None:
    assert at(hand=hand, opened=False, rules={"opening_joker": opening_joker})["opening"] == points


def test_a_swap_of_two_cards_names_them_in_suit_order() -> None:
    found = at(hand="7H 7D 2C", melds=["7C *1=7D 7S"], rules={"group_joker_swap": "both_missing"})
    assert found["swap"] == ["swap 7D 7H m1"]
    assert found["off"] == ["off 7D m1", "off 7H m1"]


def test_a_card_that_both_swaps_and_lays_off_is_in_both_lists() -> None:
    found = at(hand="7H 2C", melds=["7C *1=7D 7S"], rules="family")
    assert (found["swap"], found["off"]) == (["swap 7H m1"], ["off 7H m1"])


def test_whoever_is_asked_to_buy_sees_what_may_be_answered() -> None:
    found = at(
        rules={"buying": True},
        hand="2C 3C KD",
        phase="buy",
        discards="9C 6D",
        turn=2,
        turns=9,
        melds=["3D 4D 5D"],
        seats=[{"hand": "6H 6S QD", "opened": True}, {"hand": 5, "opened": True}, {"hand": 5, "opened": True}],
        dealer=0,
        asked=0,
    )
    assert list(found) == [*KEYS, "buy"]
    assert (found["seat"], found["phase"]) == (0, "buy")
    assert found["buy"] == ["buy lay 6D 6H 6S", "buy off 6D m1", "pass"]
    assert (found["draw"], found["take"], found["drop"], found["off"]) == (False, False, [], [])
    # The card on offer is not in hand.
    assert found["melds"] == []


def test_a_hand_that_is_not_told_and_one_beyond_all_measure_are_refused() -> None:
    with pytest.raises(RecordError, match="does not tell"):
        listing_of_position(read_position(position_with(9)))
    cards = [f"{rank}{suit}" for suit in "CDHS" for rank in "23456789TJ"]
    assert listing_of_position(read_position(position_with(" ".join(cards[:MOST_CARDS]))))["seat"] == 0
    with pytest.raises(RecordError, match="cannot be listed"):
        listing_of_position(read_position(position_with(" ".join(cards[: MOST_CARDS + 1]))))


def position_with(hand: str | int) -> dict[str, Any]:
    seats = [{"hand": hand, "opened": True}, {"hand": 3, "opened": True}]
    return {"rules": "standard", "turn": 0, "phase": "play", "dealer": 1, "seats": seats, "stock": 9}


# -------------------------------------------------------------------------------------------- against the plain engine


def test_positions_are_listed_as_the_second_engine_lists_them() -> None:
    compared = 0
    for seed in range(40):
        a_match, chance = random_match(seed)
        for seat, move in steps(a_match, chance, 70):
            a_match.play(seat, move)
            if a_match.stage != "round" or chance.random() > 0.08:
                continue
            assert a_match.current_round is not None
            if a_match.current_round.public.bought:
                continue
            value = position_value(position_of_round(a_match.current_round))
            ours = listing_of_position(read_position(json.loads(json.dumps(value))))
            assert ours == plain.legal(value), (seed, value)
            compared += 1
    assert compared > 100


def recorded(seed: int, most: int, *, timed: bool = False) -> dict[str, Any]:
    a_match, chance = random_match(seed)
    if timed:
        a_match.rules = replace(a_match.rules, turn_seconds=30)
    for seat, move in steps(a_match, chance, most):
        if timed and chance.random() < 0.2:
            a_match.time_out()
        else:
            a_match.play(seat, move)
    return json.loads(json.dumps(record_value(a_match, "0")))


def counted(value: dict[str, Any]) -> list[str]:
    lines = [line for played in value["rounds"] for line in played["moves"]]
    return [line for line in lines if line.split()[-1] not in ("reenter", "retire")]


def test_a_record_is_listed_after_each_of_its_lines_as_by_the_second_engine() -> None:
    compared, phases = 0, set()
    for seed in range(30):
        value = recorded(seed, 60)
        lines = counted(value)
        for number in range(0, len(lines) + 1, 3):
            if number and lines[number - 1].split()[0] == "shuffle":
                continue
            ours, theirs = listing_of_record(value, number), plain.legal(value, number)
            assert ours == theirs, (seed, number)
            phases.add(ours["phase"])
            compared += 1
    assert compared > 400
    assert phases >= {"draw", "play", "buy"}


def test_a_record_of_several_rounds_counts_over_all_of_them_and_shows_the_next_deal() -> None:
    seen = 0
    for seed in range(60):
        value = recorded(seed, 400)
        if len(value["rounds"]) < 2:
            continue
        first = len([line for line in value["rounds"][0]["moves"] if line.split()[-1] not in ("reenter", "retire")])
        shown = listing_of_record(value, first)
        fresh = {**value, "rounds": value["rounds"][:2]}
        fresh["rounds"][1] = {**fresh["rounds"][1], "moves": []}
        for key in ("penalties", "totals"):
            fresh["rounds"][1].pop(key, None)
        fresh.pop("result", None)
        assert shown == listing_of_record(fresh)
        assert shown["phase"] == "draw"
        assert shown == plain.legal(value, first)
        seen += 1
        if seen == 6:
            return
    pytest.fail("no match went on after a round")


def between(value: dict[str, Any]) -> str:
    found = listing_of_record(value)
    assert list(found) == KEYS
    assert not any(found[key] for key in KEYS[2:])
    assert found == plain.legal(value)
    return found["phase"]


def test_a_match_that_is_over_or_waits_for_a_deal_or_an_answer_has_empty_lists() -> None:
    phases = set()
    for seed in range(200):
        value = recorded(seed, 400)
        for number, played in enumerate(value["rounds"], start=1):
            answers = [line for line in played["moves"] if line.split()[-1] in ("reenter", "retire")]
            if answers:
                moves = played["moves"][: -len(answers)]
                unscored = {key: kept for key, kept in played.items() if key not in ("penalties", "totals")}
                cut = {key: kept for key, kept in value.items() if key != "result"}
                cut["rounds"] = [*value["rounds"][: number - 1], unscored | {"moves": moves}]
                phases.add(between(cut))
            elif "totals" in played and number < len(value["rounds"]):
                cut = {key: kept for key, kept in value.items() if key != "result"}
                phases.add(between(cut | {"rounds": value["rounds"][:number]}))
        if "result" in value:
            phases.add(between(value))
        if phases == {"over", "deal", "reentry"}:
            return
    pytest.fail(f"only {phases}")


def test_after_a_shuffle_the_draw_follows_and_nothing_may_be_taken() -> None:
    seen = 0
    for seed in range(120):
        value = recorded(seed, 160)
        lines = counted(value)
        for number, line in enumerate(lines, start=1):
            if line.startswith("shuffle") and " draw" in (lines[number : number + 1] or [""])[0]:
                before, after = listing_of_record(value, number - 1), listing_of_record(value, number)
                assert (after["draw"], after["take"], after["phase"]) == (True, False, "draw")
                assert after["seat"] == before["seat"]
                seen += 1
        if seen > 5:
            return
    pytest.fail("nothing was shuffled")


def test_after_a_time_out_the_draw_follows() -> None:
    seen = 0
    for seed in range(20):
        value = recorded(seed, 80, timed=True)
        lines = counted(value)
        for number, line in enumerate(lines, start=1):
            if line != "timeout":
                continue
            found = listing_of_record(value, number)
            then = (lines[number : number + 1] or [" draw"])[0]
            seen += 1
            assert found["take"] is False
            if " draw" in then:
                assert found["draw"] is True
            elif " drop" in then:
                assert then.split(" ", 1)[1] in found["drop"]
            elif " pass" in then or " buy" in then:
                assert found["phase"] == "buy"
                assert then.split(" ", 1)[1] in found["buy"]
    assert seen > 20


def test_a_record_that_ends_at_a_time_out_with_the_stock_used_up_is_listed_there() -> None:
    """What the shuffle will give is in nobody's hands: the secret is not shown yet."""
    a_match = new_match(rules_of("S", turn_seconds=15), 4, "used up")
    a_match.deal()
    draws = 108 - 4 * 13 - 1
    for _ in range(draws):
        a_match.time_out()
    value = record_value(a_match, "0.1.0")
    value["rounds"][-1]["moves"].append("timeout")
    value["rounds"][-1]["shuffle"]["secret"] = None
    found = listing_of_record(value)
    # 55 turns after the seat that follows the dealer: the clock will draw for this one.
    first = a_match.rounds[0].seats[0]
    assert (found["seat"], found["phase"]) == ((first + draws) % 4, "draw")
    assert (found["draw"], found["take"], found["drop"]) == (True, False, [])


def test_each_line_of_a_record_was_legal_before_it() -> None:
    for seed in range(12):
        value = recorded(seed, 50)
        lines = counted(value)
        for number, line in enumerate(lines):
            word, _, move = line.partition(" ")
            found = listing_of_record(value, number)
            if move.startswith(("off", "swap", "drop")):
                assert str(found["seat"]) == word
                assert move in found[move.split()[0]]
            elif move in ("draw", "take"):
                assert found[move]
            elif move.startswith("lay"):
                assert set(move.removeprefix("lay ").split(" / ")) <= {text for text, _ in found["melds"]}


def test_a_record_that_is_wrong_later_on_is_listed_up_to_there() -> None:
    value = recorded(5, 60)
    lines = value["rounds"][0]["moves"]
    right = listing_of_record(value, 10)
    lines[12] = "0 drop *4" if lines[12] != "0 drop *4" else "0 drop *3"
    assert listing_of_record(value, 10) == right
    assert listing_of_record(value, 12)["phase"] in ("draw", "play", "buy")
    with pytest.raises(RecordError) as found:
        listing_of_record(value, 13)
    assert (found.value.round_number, found.value.move) == (1, 13)


@pytest.mark.parametrize("number", [-1, 10_000])
def test_a_move_that_is_not_there_is_refused(number: int) -> None:
    with pytest.raises(RecordError, match="no move") as found:
        listing_of_record(recorded(5, 30), number)
    assert found.value.round_number == 0


@pytest.mark.parametrize("rounds", [None, [], [1], [{"moves": 5}], [{"moves": [7]}]])
def test_a_record_of_another_shape_is_refused(rounds: Any) -> None:
    value = recorded(5, 5) | {"rounds": rounds}
    if rounds == []:
        found = listing_of_record(value)
        assert (found["phase"], found["seat"]) == ("deal", None)
        return
    with pytest.raises(RecordError):
        listing_of_record(value)
