"""The cases of rules.md part 4 that one turn decides (1 to 80), and C-01 to C-06: a row each, in every preset.

A row says what comes of its last move, by the letters of the presets: `ok`, `closed`, or the reason and its numbers.
The moves before the last must be legal. Scoring, stock and match (81 to 94) are in `test_cases_of_a_match`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

import pytest

from scala40.engine.melds import readings
from scala40.engine.notation import NotationError, read_cards, read_meld, write_meld
from scala40.engine.refusal import Reason, Refusal
from tests.engine.set_up import ALL, judge, rules_of, situation

HEARTS = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
HEARTS_HIGH = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"

# Case, cards, and for each preset every reading with its points, or the reason.
MELDS: list[tuple[str, str, dict[str, Any]]] = [
    ("1", "AS 2S 3S", {ALL: {"AS 2S 3S": 6}}),
    ("2", "QS KS AS", {ALL: {"QS KS AS": 31}}),
    ("3", "KS AS 2S", {ALL: "AROUND_THE_CORNER"}),
    ("4", "KD *1 2D", {ALL: "AROUND_THE_CORNER"}),
    ("5", HEARTS, {ALL: {HEARTS_HIGH: 95, HEARTS: 85}}),
    ("6", f"{HEARTS} AH'", {"SCF": "TOO_MANY_CARDS", "TO": "TWO_ACES"}),
    ("7", f"{HEARTS} *1", {"SCF": "TOO_MANY_CARDS", "TO": {f"{HEARTS} *1=AH": 96, f"*1=AH {HEARTS_HIGH}": 96}}),
    ("8", "7C 7D 7H", {ALL: {"7C 7D 7H": 21}}),
    ("9", "7H 7H' 7C", {ALL: "SUIT_TWICE"}),
    ("10", "7C 7D 7H 7S *1", {ALL: "TOO_MANY_CARDS"}),
    ("11", "9H *1 *2", {ALL: "TWO_JOKERS"}),
    ("12", "5D *1 7D", {ALL: {"5D *1=6D 7D": 18}}),
    ("13", "5D *1 8D", {ALL: "GAP_IN_RUN"}),
    ("14", "JC QH KC", {ALL: "NOT_A_MELD"}),
    ("15", "7H 8H", {ALL: "TOO_FEW_CARDS"}),
    ("15", "7H", {ALL: "TOO_FEW_CARDS"}),
    ("C-02c", "AD 2D *1", {ALL: {"AD 2D *1=3D": 6}}),
    ("C-02d", "KD AD *1", {ALL: {"*1=QD KD AD": 31}}),
    ("C-02b", "QS KS *1", {ALL: {"QS KS *1=AS": 31, "*1=JS QS KS": 30}}),
    ("C-02a", "3D 4D *1", {ALL: {"3D 4D *1=5D": 12, "*1=2D 3D 4D": 9}}),
    ("part 3", "2S 3S *1", {ALL: {"2S 3S *1=4S": 9, "*1=AS 2S 3S": 6}}),
    ("C-03a", "KH KD KS KS'", {ALL: "SUIT_TWICE"}),
    ("C-03b", "KS KS' *1", {ALL: "SUIT_TWICE"}),
    ("C-03c", "KC KD KH KS *1", {ALL: "TOO_MANY_CARDS"}),
    ("C-03d", "KC KD KH KS", {ALL: {"KC KD KH KS": 40}}),
    ("C-05a", "QC KC AC", {ALL: {"QC KC AC": 31}}),
    ("C-05b", "KC AC 2C", {ALL: "AROUND_THE_CORNER"}),
    ("C-05c", "AC 2C 3C", {ALL: {"AC 2C 3C": 6}}),
    ("C-05d", f"{HEARTS_HIGH} AH'".replace("H", "C"), {"SCF": "TOO_MANY_CARDS", "TO": "TWO_ACES"}),
    ("C-05e", f"{HEARTS} *1".replace("H", "C"), {"SCF": "TOO_MANY_CARDS", "TO": 2}),
]
SHAPES = [
    pytest.param(letter, cards, come, id=f"{case}-{letter}-{cards}")
    for case, cards, told in MELDS
    for letters, come in told.items()
    for letter in letters
]


@pytest.mark.parametrize(("letter", "cards", "come"), SHAPES)
def test_what_cards_can_be(letter: str, cards: str, come: Any) -> None:
    held = read_cards(cards)
    orders = permutations(held) if len(held) < 6 else [held, held[::-1], held[5:] + held[:5]]
    for order in orders:
        found = readings(order, rules_of(letter).longest_run)
        if isinstance(come, str):
            assert isinstance(found, Refusal)
            assert found.reason is Reason(come)
            continue
        assert isinstance(found, list)
        if isinstance(come, int):
            assert len(found) == come
            continue
        assert {write_meld(meld): meld.points for meld in found} == come
        assert [meld.points for meld in found] == sorted(come.values(), reverse=True)
        assert all(read_meld(write_meld(meld), rules_of(letter).longest_run) == meld for meld in found)


@pytest.mark.parametrize("letter", ALL)
def test_case_4_a_joker_as_the_ace_does_not_turn_the_corner(letter: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_meld("KD *1=AD 2D", rules_of(letter).longest_run)
    assert refused.value.refusal is not None
    assert refused.value.refusal.reason is Reason.AROUND_THE_CORNER


# ------------------------------------------------------------------------------------------------------- one turn


@dataclass
class Row:
    """One case: the hand of the seat to move, the melds on the table, its moves, and what comes of the last one."""

    case: str
    hand: str
    moves: str
    come: dict[str, str]
    melds: list[str] = field(default_factory=list)
    opened: bool = True
    top: str = ""
    whole: bool = False
    players: int = 2
    turns: int = 99
    rules: dict[str, Any] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)

    def size(self) -> int | None:
        """How many cards the hand has with its fillers; None where it is told whole."""
        if self.whole:
            return None
        if not self.opened:
            return 13 if self.moves.startswith("take") else 14
        return len(self.hand.split()) + 3


def opening(case: str, text: str, come: dict[str, str], **more: Any) -> Row:
    """An opening laid in one move, its cards the hand."""
    return Row(case, re.sub(r"=..", "", text.replace(" / ", " ")), f"lay {text}", come, opened=False, **more)


OK = {ALL: "ok"}
FOUR_ACES = "AC AD AH AS"
T456 = ["4C 5C 6C"]
T567D = ["5D 6D 7D"]
JOKER_567D = ["5D *1=6D 7D"]
JOKER_7H = ["7C *1=7H 7S"]
SEVENS = ["7C 7D 7H"]
FULL = f"{FOUR_ACES} / 5C 5D 5H / 8D 8H 8S / TS JS QS KS"
ALL_BUT_ONE = f"{FOUR_ACES} / 5C 5D 5H / 8D 8H 8S / JS QS KS"
CHEAP = "2C 2D 2H / 3C 3D 3H / 4C 4D 4H / AS 2S 3S 4S"
FOURTEEN_FIT = "3C 7C 3C' 7C' 9S 9S' KS KS' AH AH' 5H 5H' 9D' KD'"
FITTED = ["4C 5C 6C", "9C 9D 9H", "KC KD KH", "2H 3H 4H", "TD JD QD"]

ROWS = [
    # ---- melds
    Row("6", f"{HEARTS} AH'", f"lay {HEARTS}", OK),
    Row("7", f"{HEARTS} *1", f"lay {HEARTS} *1=AH", {"TO": "ok"}),
    Row("7", f"{HEARTS} *1", f"lay *1=AH {HEARTS_HIGH}", {"TO": "ok"}),
    Row("7", "*1", "off *1=AH m1", {"TO": "ok", "SCF": "TOO_MANY_CARDS 14 13"}, melds=[HEARTS]),
    Row("7", "*1", "off *1=AH m1", {"TO": "ok", "SCF": "TOO_MANY_CARDS 14 13"}, melds=[HEARTS_HIGH]),
    Row("7", "AH'", "swap AH' m1", {"TO": "NOT_THE_JOKERS_CARD"}, melds=[f"{HEARTS} *1=AH"]),
    Row("12", "5D *1 7D", "lay 5D *1=6D 7D", OK),
    Row("16", "4C' 5C' 6C'", "lay 4C' 5C' 6C'", OK, melds=T456),
    Row("17", "7H 7C 7D 8H 9H", "lay 7C 7D 7H / 7H 8H 9H", {ALL: "CARD_TWICE"}),
    Row("17", "7H 7H' 7C 7D 8H 9H", "lay 7C 7D 7H / 7H' 8H 9H", OK),
    Row("18", "4C' 5C' 6C'", "lay 4C' 5C' 6C", {ALL: "NOT_HELD"}, melds=T456),
    Row("18", "7C", "off 6C m2", {ALL: "NOT_HELD"}, melds=[*T456, "6D 6H 6S"]),
    # ---- opening
    opening("19", "9C TC JC QC", {ALL: "OPENING_TOO_LOW 39 40"}),
    opening("20", "TS JS QS KS", OK),
    opening("21", "JD QD KD AD", OK),
    opening("22", "5C 5D 5H / TS JS QS", OK),
    opening("23", FOUR_ACES, OK),
    opening("23", "AC AD AH", {ALL: "OPENING_TOO_LOW 33 40"}),
    opening("24", "4D 4H 4S / 3C 4C 5C 6C 7C", {ALL: "OPENING_TOO_LOW 37 40"}),
    opening("25", "KC KD KH / AS 2S 3S 4S", OK),
    opening("26", "QS KS *1=AS / 2H 3H 4H", {"STOF": "ok", "C": "JOKER_IN_OPENING"}),
    opening("27", "*1=JS QS KS / 2H 3H 4H", {"STOF": "OPENING_TOO_LOW 39 40", "C": "JOKER_IN_OPENING"}),
    opening("28", "KC KD KH / 3D 4D *1=5D", {"STOF": "ok", "C": "JOKER_IN_OPENING"}),
    opening("28", "KC KD KH / *1=2D 3D 4D", {"STOF": "OPENING_TOO_LOW 39 40", "C": "JOKER_IN_OPENING"}),
    opening("29", "QS KS *1=AS / 3C 3D *2=3H", {"STOF": "ok", "C": "JOKER_IN_OPENING"}),
    opening("30", f"{FOUR_ACES} / 5C *1=5D 5H", OK, rules={"opening_joker": "clean"}),
    opening("30", "KC KD KH / 5C *1=5D 5H", {ALL: "OPENING_NOT_CLEAN 30 40"}, rules={"opening_joker": "clean"}),
    Row("31", f"{FOUR_ACES} 5C 5H *1", f"lay {FOUR_ACES}; lay 5C *1=5D 5H", OK, opened=False),
    Row("32", "QC KC AC 9H", "lay QC KC AC", {ALL: "OPENING_TOO_LOW 31 40"}, melds=["6H 7H 8H"], opened=False),
    Row("32", "QC KC AC 9H", "off 9H m1", {ALL: "NOT_OPENED"}, melds=["6H 7H 8H"], opened=False),
    opening("33", "KC KD KH", OK, rules={"opening_points": 30}),
    opening("33", "KC KD KH", {ALL: "OPENING_TOO_LOW 30 40"}),
    opening("33", "KC KD KH", {ALL: "OPENING_TOO_LOW 30 50"}, rules={"opening_points": 50}),
    opening("34", FULL, {"S": "closed", "CTOF": "MUST_KEEP_A_DISCARD"}, whole=True),
    # ---- taking the discard
    Row("35", "JD QD KD", "take; lay TD JD QD KD", {"SOF": "ok"}, opened=False, top="TD"),
    Row("35", "JD QD KD", "take", {"CT": "TAKE_BEFORE_OPENING"}, opened=False, top="TD"),
    Row(
        "36",
        FOUR_ACES,
        "take",
        {"SOF": "NO_USE_FOR_TAKEN", "CT": "TAKE_BEFORE_OPENING"},
        melds=["3C 4C 5C"],
        opened=False,
        top="6C",
    ),
    Row("37", "JD QD", "take", {"SOF": "NO_USE_FOR_TAKEN", "CT": "TAKE_BEFORE_OPENING"}, opened=False, top="KD"),
    Row("38", "JD QD KD", "take; lay TD JD QD KD", {"SOF": "ok"}, opened=False, top="TD", turns=0),
    Row("39", "2C 9D", "take", {"STOF": "NO_USE_FOR_TAKEN", "C": "ok"}, top="7H"),
    Row("40", "7C 7D", "take; drop 7H", {ALL: "JUST_TAKEN"}, top="7H"),
    Row("41", "7C 7D 7H'", "take; lay 7C 7D 7H; drop 7H'", OK, top="7H"),
    Row("41", "7C 7D 7H'", "take; lay 7C 7D 7H'; drop 7H", {ALL: "JUST_TAKEN"}, top="7H"),
    Row("41", "8H 9H 7H' 7C 7D", "take; lay 7H 8H 9H; drop 7C", OK, top="7H"),
    Row("42", "2S", "take; off 7C m1; drop 2S", {ALL: "closed"}, melds=T456, top="7C", whole=True),
    Row("43", "2S", "take", {"STOF": "NO_USE_FOR_TAKEN", "C": "ok"}, melds=T456, top="9H", whole=True),
    Row("43", "2S", "take; drop 9H", {"C": "JUST_TAKEN"}, melds=T456, top="9H", whole=True),
    Row("43", "2S", "take; drop 2S", {"C": "ok"}, melds=T456, top="9H", whole=True),
    Row("44", "9C 9H", "take; swap 6D m1; lay 9C 9H *1=9S", OK, melds=JOKER_567D, top="6D"),
    Row(
        "44",
        "9C 9H",
        "take; swap 6D m1; lay 9C 9H *1=9S; drop 2C",
        OK,
        melds=JOKER_567D,
        top="6D",
        more={"spare": "2C"},
    ),
    Row("45", "9C 9H", "take; lay 9C 9H *1=9S", OK, top="*1"),
    # ---- lay-offs
    Row("46", "7C", "off 7C m1", {ALL: "NOT_OPENED"}, melds=T456, opened=False),
    Row(
        "47",
        f"{FOUR_ACES} 7C",
        f"lay {FOUR_ACES}; off 7C m1",
        {"SCOF": "ok", "T": "OPENING_TURN"},
        melds=T456,
        opened=False,
    ),
    Row("47", f"{FOUR_ACES} 5D 6D 7D 8D", f"lay {FOUR_ACES} / 5D 6D 7D; off 8D m3", OK, melds=T456, opened=False),
    Row(
        "47",
        f"{FOUR_ACES} 5D 6D 7D 8D",
        f"lay {FOUR_ACES} / 5D 6D 7D; off 8D m3",
        {ALL: "OPENING_TURN"},
        melds=T456,
        opened=False,
        rules={"lay_off_in_opening_turn": "no"},
    ),
    Row("48", "AS", "off AS m1", OK, melds=["JS QS KS"]),
    Row("48", "AS", "off AS m1", OK, melds=["2S 3S 4S"]),
    Row("49", "AS'", "off AS' m1", {ALL: "TWO_ACES"}, melds=["AS 2S 3S"]),
    Row("49", "2S", "off 2S m1", {ALL: "AROUND_THE_CORNER"}, melds=["QS KS AS"]),
    Row("49", "KS", "off KS m1", {ALL: "AROUND_THE_CORNER"}, melds=["AS 2S 3S"]),
    Row("50", "AH'", "off AH' m1", {"SCF": "TOO_MANY_CARDS 14 13", "TO": "TWO_ACES"}, melds=[HEARTS]),
    Row("50", "AH'", "off AH' m1", {"SCF": "TOO_MANY_CARDS 14 13", "TO": "TWO_ACES"}, melds=[HEARTS_HIGH]),
    Row("51", "7S", "off 7S m1", OK, melds=SEVENS),
    Row("51", "7H'", "off 7H' m1", {ALL: "SUIT_TWICE"}, melds=SEVENS),
    Row("51", "7H'", "off 7H' m1", {ALL: "TOO_MANY_CARDS 5 4"}, melds=["7C 7D 7H 7S"]),
    Row("52", "*1", "off *1=7S m1", OK, melds=SEVENS),
    Row("52", "*1", "off *1=7H m1", {ALL: "DOES_NOT_FIT"}, melds=SEVENS),
    Row("53", "*2", "off *2=8D m1", {ALL: "TWO_JOKERS"}, melds=JOKER_567D),
    Row("54", "8D", "off 8D m1", {"S": "closed", "CTOF": "MUST_KEEP_A_DISCARD"}, melds=T567D, whole=True),
    Row("55", "8D 9D TD", "off 8D m1; off 9D m1", OK, melds=T567D, whole=True),
    Row(
        "55",
        "8D 9D TD",
        "off 8D m1; off 9D m1; off TD m1",
        {"S": "closed", "CTOF": "MUST_KEEP_A_DISCARD"},
        melds=T567D,
        whole=True,
    ),
    Row("56", "8D 4C", "off 8D m1; drop 4C", {ALL: "closed"}, melds=["5D 6D 7D", "5C 6C 7C"], whole=True),
    Row("57", "3H 4H 8H 9H", "off 4H m1; off 3H m1; off 8H m1; off 9H m1", OK, melds=["5H 6H 7H"]),
    Row("57", "3H 4H 8H 9H", "off 3H m1", {ALL: "DOES_NOT_FIT"}, melds=["5H 6H 7H"]),
    # ---- joker swap
    Row("58", "6D 9C 9H", "swap 6D m1; lay 9C 9H *1=9S", OK, melds=JOKER_567D),
    Row(
        "59",
        "6D",
        "swap 6D m1; off *1=7C m2",
        {"STOF": "ok", "C": "FREED_JOKER_NEEDS_NEW_MELD"},
        melds=[*JOKER_567D, *T456],
    ),
    Row("60", "6D", "swap 6D m1; off *1=8D m1", {"STOF": "ok", "C": "FREED_JOKER_NEEDS_NEW_MELD"}, melds=JOKER_567D),
    Row("61", "6D KC", "swap 6D m1; drop KC", {"SCTO": "FREED_JOKER_NOT_USED", "F": "ok"}, melds=JOKER_567D),
    Row("62", "6D", "swap 6D m1", {ALL: "NOT_OPENED"}, melds=JOKER_567D, opened=False),
    Row(
        "63",
        f"{FOUR_ACES} 6D 9C 9H",
        f"lay {FOUR_ACES}; swap 6D m1",
        {"SCOF": "ok", "T": "OPENING_TURN"},
        melds=JOKER_567D,
        opened=False,
    ),
    Row("64", "7D", "swap 7D m1", {"F": "ok", "SCTO": "NOT_THE_JOKERS_CARD"}, melds=JOKER_7H),
    Row("64", "7D", "off 7D m1", OK, melds=JOKER_7H),
    Row("64", "7H", "off 7H m1", {"F": "ok", "SCTO": "DOES_NOT_FIT"}, melds=JOKER_7H),
    Row("64", "7H", "swap 7H m1", OK, melds=JOKER_7H),
    Row("65", "7D 7H", "swap 7D 7H m1", OK, melds=JOKER_7H, rules={"group_joker_swap": "both_missing"}),
    Row("65", "7D 7H", "swap 7H 7D m1", OK, melds=JOKER_7H, rules={"group_joker_swap": "both_missing"}),
    Row(
        "65",
        "7D 7H",
        "swap 7D m1",
        {ALL: "NOT_THE_JOKERS_CARD"},
        melds=JOKER_7H,
        rules={"group_joker_swap": "both_missing"},
    ),
    Row(
        "65",
        "7D 7H",
        "swap 7H m1",
        {ALL: "NOT_THE_JOKERS_CARD"},
        melds=JOKER_7H,
        rules={"group_joker_swap": "both_missing"},
    ),
    Row("65", "7H", "off 7H m1", OK, melds=JOKER_7H, rules={"group_joker_swap": "both_missing"}),
    Row(
        "65",
        "7D 7H",
        "swap 7D 7H m1",
        {ALL: "NOT_THE_JOKERS_CARD"},
        melds=JOKER_7H,
        rules={"group_joker_swap": "declared"},
    ),
    Row("66", "7H", "swap 7H m1", OK, melds=["7C 7D *1=7H 7S"]),
    Row("67", "AS JS", "swap AS m1", OK, melds=["QS KS *1=AS"]),
    Row("67", "AS JS", "off JS m1", OK, melds=["QS KS *1=AS"]),
    Row("67", "AS JS", "swap JS m1", {ALL: "NOT_THE_JOKERS_CARD"}, melds=["QS KS *1=AS"]),
    Row("68", "JD", "swap JD m1", OK, melds=["9D TD *1=JD"]),
    Row("68", "JD", "off JD m1", {ALL: "DOES_NOT_FIT"}, melds=["9D TD *1=JD"]),
    Row("69", "*2", "swap *2 m1", {ALL: "NOT_THE_JOKERS_CARD"}, melds=JOKER_567D),
    Row(
        "70",
        "6D JC 9C 9H 2S 3S",
        "swap 6D m1; swap JC m2; lay 9C 9H *1=9S; lay 2S 3S *2=4S",
        OK,
        melds=[*JOKER_567D, "*2=JC QC KC"],
    ),
    Row(
        "70",
        "6D JC 9C 9H 2S 3S 8S'",
        "swap 6D m1; swap JC m2; lay 9C 9H *1=9S; lay 2S 3S *2=4S; drop 8S'",
        OK,
        melds=[*JOKER_567D, "*2=JC QC KC"],
    ),
    # ---- discard and going out
    Row("71", "7C", "drop 7C", {"SCO": "ok", "TF": "FITTING_BARRED"}, melds=T456, players=3),
    Row("71", "6D", "drop 6D", {"SCO": "ok", "TF": "FITTING_BARRED"}, melds=JOKER_567D, players=3),
    Row("72", "7C", "drop 7C", {"SCTO": "ok", "F": "FITTING_BARRED"}, melds=T456),
    Row("73", "7C", "drop 7C", {"SC": "ok", "TOF": "FITTING_BARRED"}, melds=T456, opened=False),
    Row("73", "7C", "drop 7C", {"SC": "ok", "TOF": "FITTING_BARRED"}, melds=T456, opened=False, players=3),
    *(
        Row("74", FOURTEEN_FIT, f"drop {card}", OK, melds=FITTED, opened=False, whole=True)
        for card in FOURTEEN_FIT.split()
    ),
    Row(
        "74",
        FOURTEEN_FIT.replace("KD'", "6S"),
        "drop 3C",
        {"SC": "ok", "TOF": "FITTING_BARRED"},
        melds=FITTED,
        opened=False,
        whole=True,
    ),
    Row("75", "7C", "drop 7C", {ALL: "closed"}, melds=T456, whole=True, players=3),
    Row("76", "*1", "drop *1", {"SC": "ok", "O": "JOKER_BARRED", "TF": "FITTING_BARRED"}, melds=T456, players=3),
    Row("76", "*2", "drop *2", {"SCTF": "ok", "O": "JOKER_BARRED"}, melds=JOKER_567D, players=3),
    Row("77", "*1", "drop *1", {ALL: "closed"}, melds=T456, whole=True),
    Row("77", "*1", "drop *1", {ALL: "JOKER_BARRED"}, melds=T456, whole=True, rules={"discard_joker": "never"}),
    opening("78", ALL_BUT_ONE, OK, whole=False, turns=0),
    Row(
        "78",
        ALL_BUT_ONE.replace(" / ", " ") + " 2C",
        f"lay {ALL_BUT_ONE}; drop 2C",
        {"SCF": "closed", "TO": "FIRST_LAP 0 2"},
        opened=False,
        whole=True,
        turns=0,
    ),
    Row(
        "78",
        ALL_BUT_ONE.replace(" / ", " ") + " 2C",
        f"lay {ALL_BUT_ONE}; drop 2C",
        {"SCF": "closed", "TO": "FIRST_LAP 2 3"},
        opened=False,
        whole=True,
        turns=2,
        players=3,
    ),
    Row(
        "78",
        ALL_BUT_ONE.replace(" / ", " ") + " 2C",
        f"lay {ALL_BUT_ONE}; drop 2C",
        {ALL: "closed"},
        opened=False,
        whole=True,
        turns=3,
        players=3,
    ),
    Row(
        "79",
        CHEAP.replace(" / ", " ") + " 9D",
        f"lay {CHEAP}",
        {"OF": "ok", "SCT": "OPENING_TOO_LOW 37 40"},
        opened=False,
        whole=True,
    ),
    Row("79", CHEAP.replace(" / ", " ") + " 9D", f"lay {CHEAP}; drop 9D", {"OF": "closed"}, opened=False, whole=True),
    Row(
        "79",
        CHEAP.replace(" / ", " ") + " 9D",
        f"lay {CHEAP}",
        {"O": "OPENING_TOO_LOW 37 40", "F": "ok"},
        opened=False,
        whole=True,
        turns=0,
    ),
    Row(
        "79",
        CHEAP.replace(" / ", " ") + " 9D",
        f"lay {CHEAP[:-3]}",
        {ALL: "OPENING_TOO_LOW 33 40"},
        opened=False,
        whole=True,
    ),
    Row(
        "79",
        CHEAP.replace("AS", "*1").replace(" / ", " ") + " 9D",
        f"lay {CHEAP.replace('AS', '*1=AS')}; drop 9D",
        {ALL: "closed"},
        opened=False,
        whole=True,
        rules={"opening_joker": "clean", "concealed_minimum": "none"},
    ),
    Row(
        "79",
        CHEAP.replace("AS", "*1").replace(" / ", " ") + " 9D",
        f"lay {CHEAP.replace('AS', '*1=AS')}",
        {ALL: "JOKER_IN_OPENING"},
        opened=False,
        whole=True,
        rules={"opening_joker": "forbidden", "concealed_minimum": "none"},
    ),
    Row(
        "80",
        ALL_BUT_ONE.replace(" / ", " ") + " 2C",
        f"lay {ALL_BUT_ONE}; drop 2C",
        {ALL: "closed"},
        opened=False,
        whole=True,
    ),
    # ---- cases.md
    opening("C-01a", "AS 2S 3S / TH JH QH", {ALL: "OPENING_TOO_LOW 36 40"}),
    opening("C-01b", "QS KS AS / 3C 3D 3H", OK),
    opening("C-01c", "AD AH AS", {ALL: "OPENING_TOO_LOW 33 40"}),
    opening("C-01d", FOUR_ACES, OK),
    opening("C-01e", "AS 2S 3S 4S / TH JH QH", OK),
    opening("C-02a", "TH TS *1=TC / 3D 4D *2=5D", {"STOF": "ok", "C": "JOKER_IN_OPENING"}),
    opening("C-02a", "TH TS *1=TC / *2=2D 3D 4D", {"STOF": "OPENING_TOO_LOW 39 40", "C": "JOKER_IN_OPENING"}),
    opening("C-02b", "QS KS *1=AS / 3C 3D 3H", {"STOF": "ok", "C": "JOKER_IN_OPENING"}),
    opening("C-02b", "*1=JS QS KS / 3C 3D 3H", {"STOF": "OPENING_TOO_LOW 39 40", "C": "JOKER_IN_OPENING"}),
    opening("C-03e", "KD KH KS / KD' KH' KS'", OK),
    Row(
        "C-04",
        "3H 4H 8H 9H",
        "off 4H m2; off 3H m2; off 8H m2; off 9H m2; drop 9C'",
        OK,
        melds=["2D 3D 4D", "5H 6H 7H"],
        more={"owners": [0, 1], "spare": "9C'"},
    ),
    Row("C-04", "5H 6H 7H 3H 4H 8H 9H", "lay 5H 6H 7H; off 4H m1; off 3H m1; off 8H m1; off 9H m1", OK),
    Row("C-04", "3H 4H 8H 9H", "off TH m1", {ALL: "NOT_HELD"}, melds=["5H 6H 7H"]),
    Row("C-05e", "AC", "off AC m1", OK, melds=["JC QC *1=KC"]),
    Row(
        "C-05d",
        "AC",
        "off AC m1",
        {"SCF": "TOO_MANY_CARDS 14 13", "TO": "TWO_ACES"},
        melds=[HEARTS_HIGH.replace("H", "C").replace("AC", "AC'")],
    ),
    Row("C-06a", "*1 9S", "off *1=TS m1; off 9S m1", OK, melds=["JS QS KS"]),
    Row("C-06a", "*1 9S", "off *1=AS m1", OK, melds=["JS QS KS"]),
    Row("C-06a", "*1 9S", "off 9S m1", {ALL: "DOES_NOT_FIT"}, melds=["JS QS KS"]),
    Row("C-06b", "7C", "off 7C m1", OK, melds=["7D 7H 7S", "4C 5C 6C"]),
    Row("C-06b", "7C", "off 7C m2", OK, melds=["7D 7H 7S", "4C 5C 6C"]),
    Row("C-06c", "7H 7D", "swap 7H m1", OK, melds=JOKER_7H),
    Row("C-06c", "7H 7D", "swap 7D m1", {"SCTO": "NOT_THE_JOKERS_CARD", "F": "ok"}, melds=JOKER_7H),
]
TURNS = [
    pytest.param(row, letter, come, id=f"{row.case}-{letter}-{row.moves}")
    for row in ROWS
    for letters, come in row.come.items()
    for letter in letters
]


@pytest.mark.parametrize(("row", "letter", "come"), TURNS)
def test_a_turn(row: Row, letter: str, come: str) -> None:
    more = dict(row.more)
    hand = f"{row.hand} {more.pop('spare', '')}".strip()
    position = situation(
        rules_of(letter, **row.rules),
        hand,
        row.melds,
        phase="draw" if row.moves.startswith("take") else "play",
        opened=row.opened,
        size=row.size(),
        top=row.top,
        players=row.players,
        turns=row.turns,
        **more,
    )
    view = position.view(0)
    *before, last = row.moves.split("; ")
    for text in before:
        refusal, view = judge(view, text)
        assert refusal is None, text
    refusal, then = judge(view, last)
    if come in ("ok", "closed"):
        assert refusal is None
        assert (then.public.closer == 0) == (come == "closed")
        assert then.public.concealed == (come == "closed" and not row.opened)
        return
    reason, *numbers = come.split()
    assert refusal is not None
    assert refusal.reason is Reason(reason)
    if numbers:
        assert [str(refusal.have), str(refusal.need)] == numbers
    assert then == view


def test_every_case_has_a_row() -> None:
    told = {case for case, _, _ in MELDS} | {row.case for row in ROWS}
    assert told >= {str(number) for number in range(1, 81) if number != 4}


@pytest.mark.parametrize("letter", ALL)
def test_what_a_swap_and_a_lay_off_make_of_a_group(letter: str) -> None:
    """Case 64 and 65: with a free joker it stands for the last suit after a lay-off."""
    for swap_rule, off, made in (
        ("any_missing", "off 7H m1", "7C *1=7D 7H 7S"),
        ("any_missing", "off 7D m1", "7C 7D *1=7H 7S"),
        ("both_missing", "off 7H m1", "7C *1=7D 7H 7S"),
        ("declared", "off 7D m1", "7C 7D *1=7H 7S"),
        ("any_missing", "swap 7D m1", "7C 7D 7S"),
        ("both_missing", "swap 7D 7H m1", "7C 7D 7H 7S"),
        ("declared", "swap 7H m1", "7C 7H 7S"),
    ):
        position = situation(rules_of(letter, group_joker_swap=swap_rule), "7D 7H", JOKER_7H, size=5)
        refusal, then = judge(position.view(0), off)
        assert refusal is None
        assert write_meld(then.public.melds[0]) == made
        assert [joker.code for joker in then.public.freed] == (["*1"] if off.startswith("swap") else [])
