"""The plain engine on clock, undo, shuffle, record files and `legal`."""

import copy
import json
from typing import Any

import pytest

from tests.plain_engine.__main__ import main
from tests.plain_engine.cards import new_deck
from tests.plain_engine.judge import judge_record
from tests.plain_engine.legal import legal
from tests.plain_engine.matches import PlainMatch, apply, refusal
from tests.plain_engine.players import play_record
from tests.plain_engine.positions import read_position
from tests.plain_engine.rules import PRESETS, fault_of, preset
from tests.plain_engine.shuffle import below, commitment, numbers, reshuffled

# ---------------------------------------------------------------------------------------- timeouts, undo, the shuffle


def clock_match(**more: Any) -> PlainMatch:
    return read_position(
        {
            "rules": preset("online"),
            "turn": 0,
            "phase": "draw",
            "dealer": 1,
            "discards": "3S 6D",
            "stock": "7C 2C",
            "seats": [{"hand": "8H KC AH *2", "opened": True}, {"hand": 3, "opened": True}],
            "melds": ["5D *1=6D 7D", "4C 5C 6C"],
            **more,
        }
    )


def test_the_clock_undoes_an_open_duty_and_throws_the_drawn_card() -> None:
    match = clock_match()
    apply(match, 0, "take")
    apply(match, 0, "swap 6D m1")
    match.apply_referee("timeout")
    assert match.round is not None
    assert (match.round.phase, match.round.discards) == ("draw", ["3S", "6D"])
    assert refusal(match, 0, "take") == "TIMED_OUT"
    apply(match, 0, "draw")
    assert refusal(match, 0, "drop AH") == "TIMED_OUT"
    apply(match, 0, "drop 7C")


def test_the_clock_throws_the_dearest_card_where_the_drawn_one_is_laid() -> None:
    match = clock_match()
    apply(match, 0, "draw")
    apply(match, 0, "off 7C m2")
    match.apply_referee("timeout")
    assert refusal(match, 0, "drop KC") == "TIMED_OUT"
    apply(match, 0, "drop AH")


def test_undo_goes_back_to_the_draw_and_no_further() -> None:
    match = clock_match()
    before = copy.deepcopy(match.round.__dict__) if match.round else {}
    apply(match, 0, "take")
    apply(match, 0, "swap 6D m1")
    apply(match, 0, "undo")
    assert match.round is not None
    assert match.round.hands[0][-1] == "6D"
    apply(match, 0, "undo")
    assert match.round.__dict__ == before
    assert refusal(match, 0, "undo") == "WRONG_PHASE"
    apply(match, 0, "draw")
    assert refusal(match, 0, "undo") == "WRONG_PHASE"


def test_the_stream_and_the_commitment() -> None:
    # HMAC-SHA-256 and SHA-256 of 32 zero bytes, known from outside.
    zero = bytes(32)
    assert commitment(zero) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    first = [next(stream) for stream in [numbers(zero)] for _ in range(9)]
    assert len(set(first)) == 9
    assert below(iter([2**32 - 1, 5]), 3) == 2  # 2^32 - 1 is the one number skipped for 3
    assert sorted(reshuffled(zero, 1, new_deck(4)[:30])) == sorted(new_deck(4)[:30])
    assert reshuffled(zero, 1, new_deck(4)[:30]) != reshuffled(zero, 2, new_deck(4)[:30])


# --------------------------------------------------------------------------------------------------------- records


@pytest.fixture(scope="module")
def records() -> list[dict[str, Any]]:
    made = [play_record(PRESETS[name], seats, f"{name} {seats}") for name in PRESETS for seats in (2, 4)]
    house = preset("family", buying=True, reentries=1, group_joker_swap="both_missing", opening_joker="clean")
    return [*made, play_record(house, 5, "buying"), play_record(preset("online", partners="pairs"), 4, "pairs")]


def test_played_matches_are_right_records(records: list[dict[str, Any]]) -> None:
    for record in records:
        assert judge_record(record) is None
        assert judge_record(json.dumps(record)) is None


def test_a_changed_record_is_refused_at_its_place(records: list[dict[str, Any]]) -> None:
    for record in records:
        wrong = copy.deepcopy(record)
        wrong["rounds"][0]["totals"][0] += 1
        assert judge_record(wrong) == (1, len(record["rounds"][0]["moves"]), "TOTALS")
        wrong = copy.deepcopy(record)
        wrong["result"]["winner"] = [(record["result"]["winner"][0] + 1) % len(record["seats"])]
        assert judge_record(wrong) == (len(record["rounds"]), len(record["rounds"][-1]["moves"]), "RESULT")
        wrong = copy.deepcopy(record)
        wrong["rounds"][0]["moves"].insert(1, wrong["rounds"][0]["moves"][0])
        assert judge_record(wrong) == (1, 2, "WRONG_PHASE")
        wrong = copy.deepcopy(record)
        wrong["rounds"][0]["shuffle"]["secret"] = "00" * 32
        assert judge_record(wrong) == (1, 0, "SEAL")
        wrong = copy.deepcopy(record)
        wrong["rounds"][0]["deck"] = " ".join(sorted(wrong["rounds"][0]["deck"].split()))
        assert judge_record(wrong) in [(1, 0, "DECK"), (1, 0, "TURNED_UP_JOKER")]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "FORMAT"),
        ('{"format": "scala40", "format": "scala40"}', "FORMAT"),
        ("[" * 100_000, "FORMAT"),
        ('{"format": "scala40", "version": NaN}', "FORMAT"),
        ('{"format": "scala40", "version": 2}', "VERSION"),
        ('{"format": "scala40", "version": true}', "VERSION"),
        ('{"format": "scala40", "version": 1, "app": "", "rules": {}}', "RULES"),
    ],
)
def test_a_strange_file_is_refused(text: str, reason: str) -> None:
    assert judge_record(text) == (0, 0, reason)


def test_files_are_judged_by_the_command(records: list[dict[str, Any]], tmp_path: Any, capsys: Any) -> None:
    right, wrong = tmp_path / "right.scala40", tmp_path / "wrong.scala40"
    right.write_text(json.dumps(records[0]), encoding="utf-8")
    wrong.write_text("{", encoding="utf-8")
    assert main([str(right)]) == 0
    assert main([str(right), str(wrong)]) == 1
    assert capsys.readouterr().out == f"{wrong}: round 0, move 0: FORMAT\n"
    assert main([]) == 2
    assert main([str(tmp_path / "none")]) == 2


def test_legal_shows_the_deal_and_the_end(records: list[dict[str, Any]]) -> None:
    record = records[0]
    first = legal(record, 0)
    assert (first["phase"], first["draw"], first["drop"]) == ("draw", True, [])
    assert set(first["refused"].values()) == {"WRONG_PHASE"}
    lines = sum(not line.endswith(("reenter", "retire")) for line in record["rounds"][0]["moves"])
    assert legal(record, lines)["phase"] == ("draw" if len(record["rounds"]) > 1 else "over")
    assert legal(record)["phase"] == "over"


def test_the_example_of_the_sheet() -> None:
    answer = legal(
        {
            "rules": "standard",
            "turn": 0,
            "phase": "play",
            "dealer": 1,
            "melds": ["8H 9H TH", "8D *2=9D TD"],
            "seats": [{"hand": "4H 5H 6H QS KS *1 4C JH 9D", "opened": True}, {"hand": 5, "opened": True}],
            "discards": "4D",
            "stock": 9,
        }
    )
    assert ["4H 5H 6H", 15] in answer["melds"]
    assert ["QS KS *1=AS", 31] in answer["melds"]
    assert ["*1=JS QS KS", 30] in answer["melds"]
    assert answer["opening"] is None
    assert answer["swap"] == ["swap 9D m2"]
    assert answer["off"] == ["off *1=7H m1", "off *1=JH m1", "off JH m1"]
    assert answer["refused"] == {}


def test_the_presets_are_rule_sets() -> None:
    assert [fault_of(rules) for rules in PRESETS.values()] == [None] * 6
    assert fault_of({**PRESETS["standard"], "buying": 1}) == "buying"
    assert fault_of({**PRESETS["standard"], "ace_in_hand": True}) == "ace_in_hand"
