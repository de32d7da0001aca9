"""The plain engine on the cases of rules.md part 4 about melds and moves, in all five presets."""

import pytest

from tests.plain_engine.cards import RANKS, new_deck
from tests.plain_engine.case_rows import ALL, HEARTS, HEARTS_HIGH, LETTERS, ROWS, Row
from tests.plain_engine.matches import PlainMatch, apply, refusal
from tests.plain_engine.melds import judge_meld, lay_offs_of
from tests.plain_engine.positions import read_position
from tests.plain_engine.rules import PRESETS, preset

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
    ("more", "QS *1 KS", "ok", [31, 30]),
    ("more", "2S *1 3S", "ok", [9, 6]),
    ("more", "AS 2S *1", "ok", [6]),
    ("more", "KD AD *1", "ok", [31]),
    ("more", "7C *1 7S", "ok", [21, 21]),
    ("more", "7H 7H' *1", "SUIT_TWICE", []),
    ("more", "KH KD KS KC *1", "TOO_MANY_CARDS", []),
    ("more", "5H 5H' 6H 7H", "RANK_TWICE", []),
    ("more", "AS 2S 3S AS'", "TWO_ACES", []),
    ("more", "QS KS AS *1=AS", "TWO_ACES", []),
    ("more", "KH QH 2H AH", "AROUND_THE_CORNER", []),
]


@pytest.mark.parametrize(("case", "cards", "expected", "points"), MELDS)
@pytest.mark.parametrize("letter", ALL)
def test_a_meld(case: str, cards: str, expected: str, points: list[int], letter: str) -> None:
    found = judge_meld(cards.split(), PRESETS[LETTERS[letter]])
    assert case
    if expected == "ok":
        assert not isinstance(found, str)
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
        apart = [
            abs(RANKS.index(card[0]) - RANKS.index(other[0])) % 12 if card[1] == other[1] else 9
            for other in [*held, *chosen]
            if not other.startswith("*")
        ]
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
