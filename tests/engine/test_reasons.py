"""Every reason is met by a real move that is refused: a table of rows, at least one for each member of `Reason`."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from scala40.engine.check import check
from scala40.engine.match import Match
from scala40.engine.melds import Run
from scala40.engine.moves import Draw, LayMelds, Reenter
from scala40.engine.notation import NotationError, read_cards, read_move
from scala40.engine.refusal import Reason, Refusal
from tests.engine.set_up import match_at, new_match, rules_of, situation


class Row(NamedTuple):
    """A hand, what lies on the table, the moves made first, and the one that is refused."""

    reason: Reason
    move: str
    hand: str
    rules: str = "S"
    melds: tuple[str, ...] = ()
    first: tuple[str, ...] = ()
    top: str = ""
    changed: dict[str, Any] = {}
    more: dict[str, Any] = {}


FULL_SUIT = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
DRAWING = {"phase": "draw"}
UNOPENED = {"opened": False}
ROWS = [
    Row(Reason.WRONG_PHASE, "draw", "7H 8H"),
    Row(Reason.WRONG_PHASE, "take", "7H 8H", top="9H"),
    Row(Reason.WRONG_PHASE, "drop 7H", "7H 8H", more=DRAWING),
    Row(Reason.WRONG_PHASE, "lay 7H 8H 9H", "7H 8H 9H", more=DRAWING),
    Row(Reason.WRONG_PHASE, "off 7H m1", "7H 8H", melds=("4H 5H 6H",), more=DRAWING),
    Row(Reason.WRONG_PHASE, "swap 5H m1", "5H 8H", melds=("4H *1=5H 6H",), more=DRAWING),
    Row(Reason.WRONG_PHASE, "take", "7H 8H", more=DRAWING),
    Row(Reason.WRONG_PHASE, "pass", "7H 8H"),
    Row(Reason.WRONG_PHASE, "buy lay 7H 8H 9H", "7H 8H", top="9H"),
    Row(Reason.WRONG_PHASE, "reenter", "7H 8H"),
    Row(Reason.WRONG_PHASE, "retire", "7H 8H"),
    Row(Reason.NOT_HELD, "drop 2C", "7H 8H"),
    Row(Reason.NOT_HELD, "drop 7H'", "7H 8H"),
    Row(Reason.NOT_HELD, "lay 7H 8H 9H", "7H 8H"),
    Row(Reason.NOT_HELD, "off 9H m1", "7H 8H", melds=("TH JH QH",)),
    Row(Reason.NOT_HELD, "swap 5H m1", "7H 8H", melds=("4H *1=5H 6H",)),
    Row(Reason.CARD_TWICE, "lay 7H 8H 9H / 7H 7C 7D", "7H 8H 9H 7C 7D 2S"),
    Row(
        Reason.CARD_TWICE,
        "swap 7D 7D m1",
        "7D 2S",
        melds=("7C *1=7H 7S",),
        changed={"group_joker_swap": "both_missing"},
    ),
    Row(Reason.TOO_FEW_CARDS, "lay 7H 8H", "7H 8H 2S"),
    Row(Reason.TOO_FEW_CARDS, "lay 7H", "7H 2S"),
    Row(Reason.TWO_JOKERS, "lay 9H *1=TH *2=JH", "9H *1 *2 2S"),
    Row(Reason.TWO_JOKERS, "off *2=8D m1", "*2 2S", melds=("5D *1=6D 7D",)),
    Row(Reason.NOT_A_MELD, "lay JC QH KC", "JC QH KC 2S"),
    Row(Reason.SUIT_TWICE, "lay 7H 7H' 7C", "7H 7H' 7C 2S"),
    Row(Reason.SUIT_TWICE, "off 7H' m1", "7H' 2S", melds=("7H 7C 7D",)),
    Row(Reason.RANK_TWICE, "lay 7H 8H 8H' 9H", "7H 8H 8H' 9H 2S"),
    Row(Reason.TOO_MANY_CARDS, f"lay {FULL_SUIT} *1=AH", f"{FULL_SUIT} *1 2S"),
    Row(Reason.TOO_MANY_CARDS, "off 7S' m1", "7S' 2S", melds=("7C 7D 7H 7S",)),
    Row(Reason.AROUND_THE_CORNER, "lay KS AS 2S", "KS AS 2S 9D"),
    Row(Reason.AROUND_THE_CORNER, "off KS m1", "KS 9D", melds=("AS 2S 3S",)),
    Row(Reason.GAP_IN_RUN, "lay 5D 6D 8D", "5D 6D 8D 2S"),
    Row(Reason.GAP_IN_RUN, "lay 5D *1=6D 8D", "5D *1 8D 2S"),
    Row(Reason.TWO_ACES, f"lay {FULL_SUIT} AH'", f"{FULL_SUIT} AH' 2S", "T"),
    Row(Reason.TWO_ACES, "off AH' m1", "AH' 2S", "T", melds=(FULL_SUIT,)),
    Row(Reason.DOES_NOT_FIT, "off 9C m1", "9C 2S", melds=("4H 5H 6H",)),
    Row(Reason.DOES_NOT_FIT, "off 9C m7", "9C 2S", melds=("4H 5H 6H",)),
    Row(Reason.NOT_THE_JOKERS_CARD, "swap 5D m1", "5D 2S", melds=("5D' *1=6D 7D",)),
    Row(Reason.NOT_THE_JOKERS_CARD, "swap 5H m1", "5H 2S", melds=("4H 5H' 6H",)),
    Row(Reason.NOT_THE_JOKERS_CARD, "swap *2 m1", "*2 2S", melds=("5D *1=6D 7D",)),
    Row(Reason.NOT_A_MELD, "lay 7H 8H *1=2C", "7H 8H *1 2S"),
    Row(Reason.NOT_OPENED, "off 7H m1", "7H 2S", melds=("4H 5H 6H",), more=UNOPENED),
    Row(Reason.NOT_OPENED, "swap 5H m1", "5H 2S", melds=("4H *1=5H 6H",), more=UNOPENED),
    Row(Reason.NOT_OPENED, "drop 7H", "7H", more=UNOPENED),
    Row(Reason.JOKER_IN_OPENING, "lay KC KD *1=KH / TS JS QS", "KC KD *1 TS JS QS 2S", "C", more=UNOPENED),
    Row(
        Reason.OPENING_NOT_CLEAN,
        "lay KC KD KH / 5C 5H *1=5D",
        "KC KD KH 5C 5H *1 2S",
        changed={"opening_joker": "clean"},
        more=UNOPENED,
    ),
    Row(Reason.OPENING_TOO_LOW, "lay 9C TC JC QC", "9C TC JC QC 2S", more=UNOPENED),
    Row(
        Reason.TAKEN_NOT_IN_OPENING,
        "lay TS JS QS KS",
        "TS JS QS KS KD AD QD 2S",
        first=("take",),
        top="JD",
        more=UNOPENED | DRAWING,
    ),
    Row(
        Reason.OPENING_TURN,
        "off 7H m1",
        "TS JS QS KS 7H 2S",
        "T",
        melds=("4H 5H 6H",),
        first=("lay TS JS QS KS",),
        more=UNOPENED,
    ),
    Row(
        Reason.OPENING_TURN,
        "swap 5H m1",
        "TS JS QS KS 5H 2S",
        "T",
        melds=("4H *1=5H 6H",),
        first=("lay TS JS QS KS",),
        more=UNOPENED,
    ),
    Row(
        Reason.OPENING_TURN,
        "off AS m2",
        "TS JS QS KS AS 2S",
        changed={"lay_off_in_opening_turn": "no"},
        melds=("4H 5H 6H",),
        first=("lay TS JS QS KS",),
        more=UNOPENED,
    ),
    Row(Reason.TAKE_BEFORE_OPENING, "take", "TS QS KS 2S", "C", top="JS", more=UNOPENED | DRAWING),
    Row(Reason.NO_USE_FOR_TAKEN, "take", "7H 8C 2S", top="JS", more=DRAWING),
    Row(Reason.NO_USE_FOR_TAKEN, "take", "7H 8C 2S", top="JS", more=UNOPENED | DRAWING),
    Row(
        Reason.FREED_JOKER_NEEDS_NEW_MELD,
        "off *1=8D m1",
        "6D 2S 3C",
        "C",
        melds=("5D *1=6D 7D",),
        first=("swap 6D m1",),
    ),
    Row(Reason.MUST_KEEP_A_DISCARD, "off 8D m1", "8D", "C", melds=("5D 6D 7D",)),
    Row(Reason.MUST_KEEP_A_DISCARD, "lay 9C 9D 9H", "9C 9D 9H", "C"),
    Row(Reason.FIRST_LAP, "drop 7H", "7H", "T", more={"turns": 1}),
    Row(
        Reason.FIRST_LAP,
        "off 8D m1",
        "8D",
        melds=("5D 6D 7D",),
        changed={"close_in_first_lap": False},
        more={"turns": 0},
    ),
    Row(Reason.JUST_TAKEN, "drop 8D", "8C 2S", melds=("5D 6D 7D",), first=("take",), top="8D", more=DRAWING),
    Row(Reason.TAKEN_NOT_USED, "drop 2S", "8C 2S", melds=("5D 6D 7D",), first=("take",), top="8D", more=DRAWING),
    Row(Reason.FREED_JOKER_NOT_USED, "drop 2S", "6D 2S 9C 9H", melds=("5D *1=6D 7D",), first=("swap 6D m1",)),
    Row(Reason.JOKER_BARRED, "drop *1", "*1 2S", "O"),
    Row(Reason.JOKER_BARRED, "drop *1", "*1", changed={"discard_joker": "never"}),
    Row(Reason.FITTING_BARRED, "drop 8D", "8D 2S", "F", melds=("5D 6D 7D",)),
    Row(Reason.NOTHING_TO_TAKE_BACK, "undo", "7H 8H"),
    Row(Reason.NOTHING_TO_TAKE_BACK, "undo", "7H 8H", more=DRAWING),
]
BUYING = [
    ("buy lay 4C 5C 7C", Reason.GAP_IN_RUN),
    ("buy lay 2C 2D 2H", Reason.NO_USE_FOR_TAKEN),
    ("buy off 6H m1", Reason.NO_USE_FOR_TAKEN),
    ("buy off 6D m1", Reason.DOES_NOT_FIT),
    ("draw", Reason.WRONG_PHASE),
    ("drop 2C", Reason.WRONG_PHASE),
    ("undo", Reason.WRONG_PHASE),
]
"""With 6D on offer to seat 1, who holds 2C 2D 2H 4C 5C 7C 6H."""


def refusal_of(a_match: Match, seat: int, text: str) -> Refusal | None:
    """What is said of a line as it stands in a record or on the wire: it may name a meld that is none."""
    try:
        return a_match.check(seat, read_move(text, a_match.rules.longest_run))
    except NotationError as error:
        return error.refusal


def a_match_of(row: Row) -> Match:
    told = dict(row.more)
    opened = told.pop("opened", True)
    rules = rules_of(row.rules, **row.changed)
    a_match = match_at(
        rules,
        [row.hand, "3S' 4S' 6S'", "TC' JC' KC'"],
        opened=[opened, True, True],
        melds=list(row.melds),
        discards=row.top,
        stock="2C' 2D' 2H'",
        owners=[1] * len(row.melds),
        **{"turns": 50} | told,
    )
    for text in row.first:
        a_match.play(0, read_move(text, rules.longest_run))
    return a_match


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.reason.value} {row.move}" for row in ROWS])
def test_a_real_move_meets_the_reason(row: Row) -> None:
    a_match = a_match_of(row)
    before = a_match.current_round
    refusal = refusal_of(a_match, 0, row.move)
    assert refusal is not None
    assert refusal.reason is row.reason
    assert a_match.current_round is before
    for text in row.first:
        assert text != row.move


def test_whoever_is_not_on_turn_may_do_nothing() -> None:
    a_match = a_match_of(ROWS[0])
    for text in ("draw", "drop 3S'", "undo", "pass"):
        refusal = refusal_of(a_match, 1, text)
        assert refusal is not None
        assert refusal.reason is Reason.OUT_OF_TURN


@pytest.mark.parametrize(("text", "reason"), BUYING)
def test_a_buy_is_refused_with_its_reason(text: str, reason: Reason) -> None:
    a_match = match_at(
        rules_of("S", buying=True),
        ["8H KC AH", "2C 2D 2H 4C 5C 7C 6H", "9S JS"],
        phase="draw",
        discards="3S 6D",
        stock="7S 2S 4S",
        melds=["7H 8H' 9H"],
    )
    a_match.play(0, Draw())
    assert a_match.mover == 1
    refusal = refusal_of(a_match, 1, text)
    assert refusal is not None
    assert refusal.reason is reason


def test_before_a_deal_and_while_another_seat_is_asked_nothing_may_be_done() -> None:
    fresh = new_match(rules_of("S"), 2, "reasons").check(0, Draw())
    assert fresh is not None
    assert fresh.reason is Reason.WRONG_PHASE
    a_match = match_at(rules_of("F", discard_fitting="allowed"), ["KC", "6H 3H 4S", "5H"], totals=[0, 95, 20])
    a_match.play(0, read_move("drop KC"))
    for seat, move, reason in ((0, Reenter(), Reason.OUT_OF_TURN), (1, Draw(), Reason.WRONG_PHASE)):
        refusal = a_match.check(seat, move)
        assert refusal is not None
        assert refusal.reason is reason


@pytest.mark.parametrize("row", [row for row in ROWS if row.move.startswith("lay ") and " / " not in row.move])
def test_a_meld_that_claims_to_be_one_meets_the_same_reason(row: Row) -> None:
    """A guest's program may send a meld that was never read: its shape is judged again."""
    a_match = a_match_of(row)
    if row.reason in (Reason.WRONG_PHASE, Reason.NOT_HELD) or "=" in row.move:
        return
    claimed = LayMelds((Run(0, 1, read_cards(row.move.removeprefix("lay "))),))
    refusal = a_match.check(0, claimed)
    assert refusal is not None
    shapes = (Reason.TOO_FEW_CARDS, Reason.NOT_A_MELD, Reason.SUIT_TWICE, Reason.RANK_TWICE, Reason.TOO_MANY_CARDS)
    shapes += (Reason.AROUND_THE_CORNER, Reason.GAP_IN_RUN, Reason.TWO_ACES)
    assert refusal.reason is (row.reason if row.reason in shapes else Reason.NOT_A_MELD)


def test_the_table_has_a_row_for_every_reason() -> None:
    met = {row.reason for row in ROWS} | {reason for _, reason in BUYING} | {Reason.OUT_OF_TURN}
    assert [reason for reason in Reason if reason not in met] == []


def test_a_right_move_meets_none() -> None:
    position = situation(rules_of("S"), "7H 8H 9H 2S", ["4H 5H 6H"])
    for text in ("drop 2S", "off 7H m1", "lay 7H 8H 9H"):
        assert check(position.view(0), read_move(text)) is None
