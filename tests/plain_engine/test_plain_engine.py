"""The plain engine on the cases of rules.md part 4, in all five presets where they speak of them."""

import copy
import json
from typing import Any

import pytest

from tests.plain_engine.__main__ import main
from tests.plain_engine.cards import RANKS, hand_value, new_deck
from tests.plain_engine.case_rows import ALL, HEARTS, HEARTS_HIGH, LETTERS, ROWS, Row
from tests.plain_engine.judge import judge_record
from tests.plain_engine.legal import legal, legal_in
from tests.plain_engine.matches import PlainMatch, apply, refusal
from tests.plain_engine.melds import judge_meld, lay_offs_of
from tests.plain_engine.players import play_record
from tests.plain_engine.positions import read_position
from tests.plain_engine.rules import PRESETS, fault_of, preset
from tests.plain_engine.scoring import is_eliminated, penalties_of
from tests.plain_engine.shuffle import below, commitment, deck_for, numbers, reshuffled, secret_from_seed

MELDS = [
    ("1", "AS 2S 3S", "ok", [6]),
    ("2", "QS KS AS", "ok", [31]),
    ("3", "KS AS 2S", "AROUND_THE_CORNER", []),
    ("4", "KD *1=AD 2D", "AROUND_THE_CORNER", []),
    ("4", "KD *1 2D", "AROUND_THE_CORNER", []),
    ("5", HEARTS, "ok", [95, 85]),
    ("8", "7H 7C 7D", "ok", [21]),
    ("9", "7H 7H' 7C", "SUIT_TWICE", []),
    ("9", "7H 7C 7H'", "SUIT_TWICE", []),
    ("9", "7C 7H 7H'", "SUIT_TWICE", []),
    ("10", "7H 7C 7D 7S *1", "TOO_MANY_CARDS", []),
    ("11", "9H *1 *2", "TWO_JOKERS", []),
    ("12", "5D *1=6D 7D", "ok", [18]),
    ("13", "5D *1 8D", "GAP_IN_RUN", []),
    ("14", "JC QH KC", "NOT_A_MELD", []),
    ("15", "7H 8H", "TOO_FEW_CARDS", []),
    ("15", "7H", "TOO_FEW_CARDS", []),
    ("3", "QS *1 KS", "ok", [31, 30]),
    ("3", "2S *1 3S", "ok", [9, 6]),
    ("3", "AS 2S *1", "ok", [6]),
    ("3", "KD AD *1", "ok", [31]),
    ("3", "7C *1 7S", "ok", [21, 21]),
    ("3", "7H 7H' *1", "SUIT_TWICE", []),
    ("3", "KH KD KS KC *1", "TOO_MANY_CARDS", []),
    ("3", "5H 5H' 6H 7H", "GAP_IN_RUN", []),
    ("3", "AS 2S 3S AS'", "TWO_ACES", []),
    ("3", "QS KS AS *1=AS", "TWO_ACES", []),
    ("3", "KH QH 2H AH", "AROUND_THE_CORNER", []),
]


@pytest.mark.parametrize(("case", "cards", "expected", "points"), MELDS)
@pytest.mark.parametrize("letter", ALL)
def test_a_meld(case: str, cards: str, expected: str, points: list[int], letter: str) -> None:
    found = judge_meld(cards.split(), PRESETS[LETTERS[letter]])
    assert case
    if expected == "ok":
        assert [value for _, value in found] == points
    else:
        assert found == expected
    assert judge_meld(cards.split()[::-1], PRESETS[LETTERS[letter]]) == found


def test_the_placement_decides_what_a_full_run_is_worth() -> None:
    run = PRESETS["standard"]
    assert judge_meld(HEARTS.split(), run) == [(HEARTS_HIGH, 95), (HEARTS, 85)]
    long_run = judge_meld([*HEARTS.split(), "*1"], PRESETS["online"])
    assert long_run == [(f"*1=AH {HEARTS_HIGH}", 96), (f"{HEARTS} *1=AH", 96)]


# ------------------------------------------------------------------------------------------------------- the rows


def beside(row: Row, count: int = 3) -> list[str]:
    """Choose cards that fit nowhere and go as little as may be with what is held."""
    rules = preset("online", group_joker_swap="any_missing")
    held = [*row.hand.split(), *row.top.split()]
    used = {card.split("=")[0] for text in [*row.melds, row.hand, row.top, row.moves] for card in text.split()}
    stood_for = {card.split("=")[1] for text in row.melds for card in text.split() if "=" in card}
    chosen: list[str] = []

    def company(card: str) -> int:
        apart = [abs(RANKS.index(card[0]) - RANKS.index(other[0])) % 12 if card[1] == other[1] else 9
                 for other in [*held, *chosen] if not other.startswith("*")]
        return sum(steps < 3 for steps in apart) + sum(card[0] == other[0] for other in [*held, *chosen])

    apart = [
        card
        for card in new_deck(0)
        if card not in used
        and card[:2] not in stood_for
        and not any(lay_offs_of(meld.split(), card, rules) for meld in row.melds)
    ]
    while len(chosen) < count:
        chosen.append(min((card for card in apart if card not in chosen), key=company))
    return chosen


def match_of(row: Row, letter: str) -> PlainMatch:
    taking = row.moves.startswith("take")
    others = [{"hand": 5, "opened": True, "total": 0} for _ in range(row.players - 1)]
    hand = row.hand if row.whole else " ".join([row.hand, *beside(row)])
    return read_position(
        {
            "rules": {**PRESETS[LETTERS[letter]], **row.rules},
            "turn": 0,
            "phase": "draw" if taking else "play",
            "dealer": row.players - 1,
            "seats": [{"hand": hand, "opened": row.opened, "total": 0}, *others],
            "melds": row.melds,
            "discards": row.top,
            "stock": 20,
            "turns": row.turns,
            **row.more,
        }
    )


def outcome(row: Row, letter: str) -> str:
    match = match_of(row, letter)
    *before, last = row.moves.split("; ")
    for text in before:
        apply(match, 0, text)
    reason = refusal(match, 0, last)
    if reason is None:
        apply(match, 0, last)
    return reason or ("CLOSED" if match.round is not None and match.round.finished else "ok")


CASES = [(row, letter, come) for row in ROWS for letters, come in row.come.items() for letter in letters]


@pytest.mark.parametrize(
    ("row", "letter", "come"), CASES, ids=[f"{row.case}-{letter}-{row.moves}" for row, letter, _ in CASES]
)
def test_a_case(row: Row, letter: str, come: str) -> None:
    assert outcome(row, letter) == come


def test_every_case_of_the_sheet_has_a_row_or_a_test() -> None:
    told = {row.case for row in ROWS} | {row[0] for row in MELDS} | {str(n) for n in range(81, 95)}
    assert told >= {str(n) for n in range(1, 95)}


# ------------------------------------------------------------------------------------------- scoring, stock, match


@pytest.mark.parametrize(
    ("hand", "values"),
    [
        ("AS KD 5C *1", {"STOF": 51, "C": 41}),
        ("AS", {"STO": 11, "CF": 1}),
    ],
)
def test_cases_81_and_82_the_value_of_a_hand(hand: str, values: dict[str, int]) -> None:
    for letters, value in values.items():
        for letter in letters:
            assert hand_value(hand.split(), PRESETS[LETTERS[letter]]["ace_in_hand"]) == value


def scored(letter: str, hand: str, opened: bool, concealed: bool = False, **rules: Any) -> list[int]:
    """Seat 0 goes out, seat 1 is left with a hand."""
    match = read_position(
        {
            "rules": {**PRESETS[LETTERS[letter]], **rules},
            "turn": 0,
            "phase": "play",
            "dealer": 1,
            "seats": [{"hand": "2S", "opened": True}, {"hand": hand, "opened": opened}],
            "opened_now": concealed,
            "discards": "3S",
            "stock": 5,
        }
    )
    assert match.round is not None
    rnd = match.round
    apply(match, 0, "drop 2S")
    return penalties_of(rnd, 2)


WORTH_34 = "KD QD TC 4S'"
WORTH_60 = "KC KD QC QD JC JD"
WORTH_126 = "KC KC' KD KD' QC QC' QD QD' JC JC' JD JD' 6C"


@pytest.mark.parametrize(
    ("hand", "letters", "value"),
    [
        (WORTH_34, "SF", 100),
        (WORTH_34, "CTO", 34),
        (WORTH_126, "SF", 100),
        (WORTH_126, "CTO", 126),
    ],
)
def test_cases_83_and_84_never_opened(hand: str, letters: str, value: int) -> None:
    for letter in letters:
        assert scored(letter, hand, opened=False) == [0, value]


@pytest.mark.parametrize(
    ("letter", "penalties"),
    [
        ("S", [0, 100]),
        ("C", [-100, 60]),
        ("T", [0, 60]),
        ("O", [0, 120]),
        ("F", [0, 200]),
    ],
)
def test_case_85_closing_concealed(letter: str, penalties: list[int]) -> None:
    assert scored(letter, WORTH_60, opened=False, concealed=True) == penalties
    assert scored(letter, "5C 4C", opened=True) == [0, 9]


def test_a_bonus_of_the_winner_and_a_concealed_bonus_add_up() -> None:
    assert scored("C", "5C", opened=True, concealed=True, winner_bonus=-100) == [-200, 5]


def test_case_86_the_limit() -> None:
    assert not is_eliminated(100, PRESETS["standard"])
    assert is_eliminated(101, PRESETS["standard"])
    assert not is_eliminated(101, preset("standard", eliminated_at="exceeded"))
    assert is_eliminated(102, preset("standard", eliminated_at="exceeded"))


def closing_match(rules: dict[str, Any], totals: list[int], hands: list[str], opened: bool = True) -> PlainMatch:
    """Seat 0 goes out with 2S; the others hold these hands."""
    match = read_position(
        {
            "rules": rules,
            "turn": 0,
            "phase": "play",
            "dealer": len(totals) - 1,
            "discards": "3S",
            "stock": 5,
            "seats": [
                {"hand": hand, "opened": opened, "total": total}
                for hand, total in zip(["2S", *hands], totals, strict=True)
            ],
        }
    )
    apply(match, 0, "drop 2S")
    return match


def test_case_87_all_losers_reach_the_limit() -> None:
    match = closing_match(PRESETS["standard"], [100, 95, 96, 97], ["KC", "KD", "KH"])
    assert (match.phase, match.winner, match.totals) == ("over", [0], [100, 105, 106, 107])


def dry_match(rules: dict[str, Any], discards: str, reshuffles: int = 0) -> PlainMatch:
    return read_position(
        {
            "rules": rules,
            "turn": 0,
            "phase": "draw",
            "dealer": 1,
            "discards": discards,
            "stock": "",
            "seats": [{"hand": "KC 2D", "opened": True}, {"hand": "KD", "opened": False}],
            "reshuffles": reshuffles,
        }
    )


def test_case_88_the_top_discard_stays() -> None:
    discards = [card for card in new_deck(0)[52:] if card[0] not in "K2"][:20]
    match = dry_match(PRESETS["standard"], " ".join(discards))
    assert match.referee_refusal("dead") == "WRONG_PHASE"
    assert match.referee_refusal("shuffle " + " ".join(discards)) == "WRONG_SHUFFLE"
    match.apply_referee("shuffle " + " ".join(discards[18::-1]))
    rnd = match.round
    assert rnd is not None
    assert (rnd.discards, rnd.stock, rnd.reshuffles) == (discards[19:], discards[18::-1], 1)
    assert refusal(match, 0, "take") == "WRONG_PHASE"
    apply(match, 0, "draw")
    assert rnd.hands[0][-1] == discards[18]


@pytest.mark.parametrize("letter", ALL)
def test_case_89_no_stock_and_one_discard(letter: str) -> None:
    match = dry_match(PRESETS[LETTERS[letter]], "3S")
    match.apply_referee("dead")
    assert (match.penalties, match.phase) == ([0, 0], "deal")
    counted = dry_match(preset(LETTERS[letter], dead_round="counted"), "3S")
    counted.apply_referee("dead")
    assert counted.penalties == [12, 100 if letter in "SF" else 10]


@pytest.mark.parametrize(
    ("letters", "made", "word"),
    [
        ("OF", 3, "dead"),
        ("OF", 2, "shuffle 4S"),
        ("SCT", 3, "shuffle 4S"),
        ("SCT", 19, "shuffle 4S"),
        ("SCT", 20, "dead"),
    ],
)
def test_case_90_the_last_reshuffle(letters: str, made: int, word: str) -> None:
    for letter in letters:
        match = dry_match(PRESETS[LETTERS[letter]], "4S 3S", made)
        assert match.referee_refusal(word) is None
        assert match.referee_refusal("dead" if word != "dead" else "shuffle 4S") == "WRONG_PHASE"


def test_case_91_a_joker_is_never_turned_up_where_it_is_replaced() -> None:
    replaced = 0
    for number in range(1, 200):
        secret = secret_from_seed("case 91", 1, number)
        kept = deck_for(secret, preset("standard", turned_up_joker="keep"), 2)
        deck = deck_for(secret, PRESETS["standard"], 2)
        assert sorted(deck) == sorted(new_deck(4))
        assert not deck[26].startswith("*")
        assert (deck != kept) == kept[26].startswith("*")
        replaced += deck != kept
    assert replaced > 0


def test_case_92_a_re_entry_costs_the_worst_total() -> None:
    match = closing_match(PRESETS["family"], [40, 102, 85, 97], ["KC", "", ""])
    assert (match.phase, match.acting(), match.totals) == ("reentry", 1, [40, 112, 85, 97])
    assert refusal(match, 2, "reenter") == "OUT_OF_TURN"
    apply(match, 1, "reenter")
    assert (match.totals, match.out, match.phase) == ([40, 97, 85, 97], set(), "deal")


def test_re_entries_are_asked_in_turn_order_and_not_when_one_is_left() -> None:
    match = closing_match(preset("family", direction="clockwise"), [40, 95, 95, 10], ["KC", "KD", ""])
    assert match.asking == [1, 2]
    apply(match, 1, "retire")
    apply(match, 2, "reenter")
    assert (match.totals, match.out, match.next_dealer()) == ([40, 105, 40, 10], {1}, 0)
    assert closing_match(PRESETS["family"], [40, 95, 95], ["KC", "KD"]).winner == [0]


@pytest.mark.parametrize(("direction", "dealer", "after"), [("clockwise", 1, 3), ("counterclockwise", 3, 1)])
def test_case_93_the_deal_passes_to_the_next_seat_still_in(direction: str, dealer: int, after: int) -> None:
    match = closing_match(preset("standard", direction=direction), [0, 0, 95, 0], ["2C", "KD", "2H"])
    assert match.out == {2}
    match.dealer = dealer
    assert match.next_dealer() == after
    match.dealer = 2  # the dealer is eliminated
    assert match.next_dealer() == (3 if direction == "clockwise" else 1)


def buying_match(**more: Any) -> PlainMatch:
    return read_position(
        {
            "rules": preset("standard", buying=True),
            "turn": 0,
            "phase": "draw",
            "dealer": 3,
            "discards": "3S 6C",
            "seats": [
                {"hand": "KC 2D", "opened": True},
                {"hand": "4C 5C 9H 9D", "opened": True},
                {"hand": "6D 6H 8H", "opened": False},
                {"hand": "6S 6D' 8D", "opened": True},
            ],
            "stock": "JD JH JS",
            "melds": ["7D 8D' 9D'"],
            **more,
        }
    )


def test_case_94_buying() -> None:
    match = buying_match()
    apply(match, 0, "draw")
    # Seat 3 threw the card, seat 2 has not opened.
    assert match.round is not None
    assert match.round.asked == [1]
    assert refusal(match, 2, "buy lay 6C 6D 6H") == "OUT_OF_TURN"
    assert refusal(match, 0, "draw") == "OUT_OF_TURN"
    assert refusal(match, 1, "draw") == "WRONG_PHASE"
    assert legal_in(match)["buy"] == ["buy lay 4C 5C 6C", "pass"]
    apply(match, 1, "buy lay 4C 5C 6C")
    assert match.round.hands[1] == ["9H", "9D", "JD"]
    assert (match.acting(), match.round.discards) == (0, ["3S"])
    assert refusal(match, 0, "take") == "WRONG_PHASE"
    apply(match, 0, "draw")
    assert match.round.hands[0] == ["KC", "2D", "JH"]


def test_nobody_is_asked_where_nothing_can_be_bought() -> None:
    for more in ({"stock": "JD"}, {"discards": ""}, {"rules": "standard"}):
        match = buying_match(**more)
        apply(match, 0, "draw")
        assert match.round is not None
        assert match.round.phase == "play"


@pytest.mark.parametrize(("final", "come"), [("optional", None), ("required", "MUST_KEEP_A_DISCARD")])
def test_a_buy_that_empties_the_hand(final: str, come: str | None) -> None:
    match = buying_match(
        rules=preset("standard", buying=True, final_discard=final),
        seats=[
            {"hand": "KC 2D", "opened": True},
            {"hand": "4C 5C", "opened": True},
            {"hand": "2H", "opened": False},
            {"hand": "2S", "opened": True},
        ],
    )
    apply(match, 0, "draw")
    assert refusal(match, 1, "buy lay 4C 5C 6C") == come
    if come is None:
        apply(match, 1, "buy lay 4C 5C 6C")
        assert match.penalties == [12, 0, 100, 2]


# ------------------------------------------------------------------------------------------------ the end of a match


def test_pairs_are_added_up_and_win_together() -> None:
    rules = preset("standard", partners="pairs", concealed_bonus="double")
    match = closing_match(rules, [50, 60, 20, 40], ["KC", "KD", "AC"])
    assert match.totals == [50, 70, 30, 51]
    assert (match.phase, match.winner) == ("over", [0, 2])


def test_ties_go_by_unopened_rounds_then_rounds_won_then_a_deciding_round() -> None:
    rules = preset("standard", match_type="fixed_rounds", fixed_rounds=1)
    match = closing_match(rules, [10, 0, 30], ["KC", "KD"])
    assert match.winner == [0]  # 10 each, nobody unopened, seat 0 won a round
    tied = read_position(
        {
            "rules": rules,
            "turn": 0,
            "phase": "draw",
            "dealer": 1,
            "discards": "3S",
            "stock": "",
            "seats": [{"hand": "KC", "opened": True}, {"hand": "KD", "opened": True}, {"hand": "2S", "total": 5}],
        }
    )
    tied.apply_referee("dead")
    assert (tied.phase, tied.tied, tied.next_dealer()) == ("deal", [0, 1], 0)
    deck = deck_for(secret_from_seed("tie", 1, 1), rules, 2)
    tied.deal(deck, 0)
    assert tied.round is not None
    assert tied.round.order == [1, 0]
    tied.round.stock, tied.round.discards = [], ["3S"]
    tied.apply_referee("dead")
    assert (tied.phase, tied.winner) == ("over", [0, 1])


def test_first_out_ends_with_the_first_elimination() -> None:
    match = closing_match(preset("standard", match_type="first_out"), [50, 95, 20], ["KC", "2H"])
    assert match.winner == [2]


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
