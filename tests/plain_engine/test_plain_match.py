"""The plain engine on penalties, stock, buying and the end of a match (rules.md, cases 81 to 94)."""

from typing import Any

import pytest

from tests.plain_engine.cards import hand_value, new_deck
from tests.plain_engine.case_rows import ALL, LETTERS
from tests.plain_engine.legal import legal_in
from tests.plain_engine.matches import PlainMatch, apply, refusal
from tests.plain_engine.positions import read_position
from tests.plain_engine.rules import PRESETS, preset
from tests.plain_engine.scoring import is_eliminated, penalties_of
from tests.plain_engine.shuffle import deck_for, secret_from_seed

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
