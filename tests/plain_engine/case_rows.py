"""The cases of rules.md part 4 about moves, as rows: hand, melds on the table, moves, and what comes of the last one.

What comes is `ok`, `CLOSED` (legal, and the round is over) or the reason's name, for each preset by its letter.
"""

import re
from dataclasses import dataclass, field
from typing import Any

LETTERS = {"S": "standard", "C": "classic", "T": "tournament", "O": "online", "F": "family"}
ALL = "SCTOF"
HEARTS = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
HEARTS_HIGH = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"


@dataclass
class Row:
    """One case; `moves` all but the last must be legal. Fillers beside the hand are chosen by the test."""

    case: str
    hand: str
    moves: str
    come: dict[str, str]
    melds: list[str] = field(default_factory=list)
    opened: bool = True
    top: str = ""
    whole: bool = False  # the hand is given whole, no fillers
    players: int = 2
    turns: int = 9
    rules: dict[str, Any] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)


def lay(case: str, cards: str, **come: str) -> Row:
    return Row(case, cards, f"lay {cards}", come)


def opening(case: str, text: str, come: dict[str, str], extra: str = "", **more: Any) -> Row:
    cards = re.sub(r"=..", "", text.replace(" / ", " "))
    return Row(case, f"{cards} {extra}".strip(), f"lay {text}", come, opened=False, **more)


OK = {ALL: "ok"}
FOUR_ACES = "AC AD AH AS"
T456 = ["4C 5C 6C"]
D567 = ["5D *1=6D 7D"]
S7 = ["7C 7S *1=7H"]

ROWS = [
    # ---- melds (the points stand in the table of melds)
    Row("6", f"{HEARTS} AH'", f"lay {HEARTS} AH'", {"SCF": "TOO_MANY_CARDS", "TO": "TWO_ACES"}),
    Row("7", f"{HEARTS} *1", f"lay {HEARTS} *1=AH", {"SCF": "TOO_MANY_CARDS", "TO": "ok"}),
    Row("7", f"{HEARTS} *1", f"lay *1=AH {HEARTS_HIGH}", {"SCF": "TOO_MANY_CARDS", "TO": "ok"}),
    Row("11", "9H *1 *2", "lay 9H *1=TH *2=JH", {ALL: "TWO_JOKERS"}),
    Row("13", "5D *1 8D", "lay 5D *1=6D 8D", {ALL: "GAP_IN_RUN"}),
    Row("16", "4C' 5C' 6C'", "lay 4C' 5C' 6C'", OK, melds=T456),
    Row("17", "7H 7C 7D 8H 9H", "lay 7C 7D 7H / 7H 8H 9H", {ALL: "CARD_TWICE"}),
    Row("18", "4C' 5C' 6H", "lay 4C' 5C' 6C", {ALL: "NOT_HELD"}, melds=T456),
    # ---- opening
    opening("19", "9C TC JC QC", {ALL: "OPENING_TOO_LOW"}),
    opening("20", "TS JS QS KS", OK),
    opening("21", "JD QD KD AD", OK),
    opening("22", "5C 5D 5H / TS JS QS", OK),
    opening("23", FOUR_ACES, OK),
    opening("23", "AC AD AH", {ALL: "OPENING_TOO_LOW"}),
    opening("24", "4D 4H 4S / 3C 4C 5C 6C 7C", {ALL: "OPENING_TOO_LOW"}),
    opening("25", "KC KD KH / AS 2S 3S 4S", OK),
    opening("26", "QS KS *1=AS / 2H 3H 4H", {"STOF": "ok", "C": "JOKER_IN_OPENING"}),
    opening("27", "*1=JS QS KS / 2H 3H 4H", {"STOF": "OPENING_TOO_LOW", "C": "JOKER_IN_OPENING"}),
    opening("28", "KC KD KH / 3D 4D *1=5D", {"STOF": "ok", "C": "JOKER_IN_OPENING"}),
    opening("28", "KC KD KH / *1=2D 3D 4D", {"STOF": "OPENING_TOO_LOW", "C": "JOKER_IN_OPENING"}),
    opening("29", "QS KS *1=AS / 3C 3D *2=3H", {"STOF": "ok", "C": "JOKER_IN_OPENING"}),
    opening("30", f"{FOUR_ACES} / 5C *1=5D 5H", OK, rules={"opening_joker": "clean"}),
    opening("30", "KC KD KH / 5C *1=5D 5H", {ALL: "OPENING_NOT_CLEAN"}, rules={"opening_joker": "clean"}),
    Row("31", f"{FOUR_ACES} 5C 5H *1", f"lay {FOUR_ACES}; lay 5C *1=5D 5H", OK, opened=False),
    Row("32", "QC KC AC 9H", "lay QC KC AC", {ALL: "OPENING_TOO_LOW"}, melds=["6H 7H 8H"], opened=False),
    Row("32", "QC KC AC 9H", "off 9H m1", {ALL: "NOT_OPENED"}, melds=["6H 7H 8H"], opened=False),
    opening("33", "KC KD KH", OK, rules={"opening_points": 30}),
    opening("33", "KC KD KH", {ALL: "OPENING_TOO_LOW"}, rules={"opening_points": 40}),
    opening("33", "KC KD KH", {ALL: "OPENING_TOO_LOW"}, rules={"opening_points": 50}),
    opening(
        "34",
        f"{FOUR_ACES} / 5C 5D 5H / 8D 8H 8S / TS JS QS KS",
        {"S": "CLOSED", "CTOF": "MUST_KEEP_A_DISCARD"},
        whole=True,
    ),
    # ---- taking the discard
    Row("35", "JD QD KD", "take", {"SOF": "ok", "CT": "TAKE_BEFORE_OPENING"}, opened=False, top="TD"),
    Row("35", "JD QD KD", "take; lay TD JD QD KD", {"SOF": "ok"}, opened=False, top="TD"),
    Row(
        "36",
        FOUR_ACES,
        "take",
        {"SOF": "NO_USE_FOR_TAKEN", "CT": "TAKE_BEFORE_OPENING"},
        opened=False,
        top="6C",
        melds=["3C 4C 5C"],
    ),
    Row("37", "JD QD", "take", {"SOF": "NO_USE_FOR_TAKEN", "CT": "TAKE_BEFORE_OPENING"}, opened=False, top="KD"),
    Row("38", "JD QD KD", "take; lay TD JD QD KD", {"SOF": "ok"}, opened=False, top="TD", turns=0),
    Row("39", "2C 9D", "take", {"STOF": "NO_USE_FOR_TAKEN", "C": "ok"}, top="7H"),
    Row("40", "7C 7D", "take; drop 7H", {ALL: "JUST_TAKEN"}, top="7H"),
    Row("41", "7C 7D 7H'", "take; lay 7C 7D 7H; drop 7H'", {"SCTO": "ok"}, top="7H"),
    Row("41", "8H 9H 7H'", "take; lay 7H 8H 9H; drop 7H'", OK, top="7H"),
    Row("41", "7C 7D 7H'", "take; lay 7C 7D 7H; drop 7H", {ALL: "NOT_HELD"}, top="7H"),
    Row("42", "2S", "take; off 7C m1; drop 2S", {ALL: "CLOSED"}, melds=T456, top="7C", whole=True),
    Row("43", "2S", "take", {"STOF": "NO_USE_FOR_TAKEN", "C": "ok"}, melds=T456, top="9H", whole=True),
    Row("43", "2S", "take; drop 9H", {"C": "JUST_TAKEN"}, melds=T456, top="9H", whole=True),
    Row("43", "2S", "take; drop 2S", {"C": "ok"}, melds=T456, top="9H", whole=True),
    Row("44", "9C 9H", "take; swap 6D m1; lay 9C 9H *1=9S", OK, melds=D567, top="6D"),
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
    Row("49", "AS'", "off AS' m1", {ALL: "DOES_NOT_FIT"}, melds=["AS 2S 3S"]),
    Row("49", "2S", "off 2S m1", {ALL: "DOES_NOT_FIT"}, melds=["QS KS AS"]),
    Row("49", "KS", "off KS m1", {ALL: "DOES_NOT_FIT"}, melds=["AS 2S 3S"]),
    Row("50", "AH'", "off AH' m1", {ALL: "DOES_NOT_FIT"}, melds=[HEARTS]),
    Row("50", "AH'", "off AH' m1", {ALL: "DOES_NOT_FIT"}, melds=[HEARTS_HIGH]),
    Row("51", "7S", "off 7S m1", OK, melds=["7C 7D 7H"]),
    Row("51", "7H'", "off 7H' m1", {ALL: "DOES_NOT_FIT"}, melds=["7C 7D 7H"]),
    Row("51", "7H'", "off 7H' m1", {ALL: "DOES_NOT_FIT"}, melds=["7C 7D 7H 7S"]),
    Row("52", "*1", "off *1=7S m1", OK, melds=["7C 7D 7H"]),
    Row("52", "*1", "off *1=7H m1", {ALL: "DOES_NOT_FIT"}, melds=["7C 7D 7H"]),
    Row("53", "*2", "off *2=8D m1", {ALL: "TWO_JOKERS"}, melds=D567),
    Row("54", "8D", "off 8D m1", {"S": "CLOSED", "CTOF": "MUST_KEEP_A_DISCARD"}, melds=["5D 6D 7D"], whole=True),
    Row(
        "55",
        "8D 9D TD",
        "off 8D m1; off 9D m1; off TD m1",
        {"S": "CLOSED", "CTOF": "MUST_KEEP_A_DISCARD"},
        melds=["5D 6D 7D"],
        whole=True,
    ),
    Row("55", "8D 9D TD", "lay 8D 9D TD", {"S": "CLOSED", "CTOF": "MUST_KEEP_A_DISCARD"}, whole=True),
    Row("56", "8D 4C", "off 8D m1; drop 4C", {ALL: "CLOSED"}, melds=["5D 6D 7D", "5C 6C 7C"], whole=True),
    Row("57", "4H 3H 8H 9H", "off 4H m1; off 3H m1; off 8H m1; off 9H m1", OK, melds=["5H 6H 7H"]),
    # ---- joker swap
    Row("58", "6D 9C 9H", "swap 6D m1; lay 9C 9H *1=9S", OK, melds=D567),
    Row(
        "59",
        "6D",
        "swap 6D m1; off *1=JC m2",
        {"STOF": "ok", "C": "FREED_JOKER_NEEDS_NEW_MELD"},
        melds=[*D567, "8C 9C TC"],
    ),
    Row("60", "6D", "swap 6D m1; off *1=8D m1", {"STOF": "ok", "C": "FREED_JOKER_NEEDS_NEW_MELD"}, melds=D567),
    Row("61", "6D KS", "swap 6D m1; drop KS", {"SCTO": "FREED_JOKER_NOT_USED", "F": "ok"}, melds=D567),
    Row("62", "6D", "swap 6D m1", {ALL: "NOT_OPENED"}, melds=D567, opened=False),
    Row(
        "63",
        f"{FOUR_ACES} 6D",
        f"lay {FOUR_ACES}; swap 6D m1",
        {"SCOF": "ok", "T": "OPENING_TURN"},
        melds=D567,
        opened=False,
    ),
    Row("64", "7D", "swap 7D m1", {"F": "ok", "SCTO": "NOT_THE_JOKERS_CARD"}, melds=S7),
    Row("64", "7D", "off 7D m1", OK, melds=S7),
    Row("64", "7H", "off 7H m1", {"F": "ok", "SCTO": "DOES_NOT_FIT"}, melds=S7),
    Row("65", "7D 7H", "swap 7D 7H m1", OK, melds=S7, rules={"group_joker_swap": "both_missing"}),
    Row(
        "65", "7D 7H", "swap 7D m1", {ALL: "NOT_THE_JOKERS_CARD"}, melds=S7, rules={"group_joker_swap": "both_missing"}
    ),
    Row(
        "65", "7D 7H", "swap 7H m1", {ALL: "NOT_THE_JOKERS_CARD"}, melds=S7, rules={"group_joker_swap": "both_missing"}
    ),
    Row("65", "7D 7H", "off 7H m1; swap 7D m1", OK, melds=S7, rules={"group_joker_swap": "both_missing"}),
    Row("66", "7H", "swap 7H m1", OK, melds=["7C 7D *1=7H 7S"]),
    Row("67", "AS", "swap AS m1", OK, melds=["QS KS *1=AS"]),
    Row("67", "JS", "off JS m1", OK, melds=["QS KS *1=AS"]),
    Row("68", "JD", "swap JD m1", OK, melds=["9D TD *1=JD"]),
    Row("68", "JD", "off JD m1", {ALL: "DOES_NOT_FIT"}, melds=["9D TD *1=JD"]),
    Row("69", "*2", "swap *2 m1", {ALL: "NOT_THE_JOKERS_CARD"}, melds=D567),
    Row(
        "70",
        "6D JC 9C 9H 2S 3S",
        "swap 6D m1; swap JC m2; lay 9C 9H *1=9S; lay 2S 3S *2=4S",
        OK,
        melds=[*D567, "*2=JC QC KC"],
    ),
    # ---- discards and going out
    Row("71", "7C", "drop 7C", {"SCO": "ok", "TF": "FITTING_BARRED"}, melds=T456, players=3),
    Row("72", "7C", "drop 7C", {"SCTO": "ok", "F": "FITTING_BARRED"}, melds=T456),
    Row("73", "7C", "drop 7C", {"SC": "ok", "TOF": "FITTING_BARRED"}, melds=T456, opened=False),
    Row("74", "7C 3C 7C'", "drop 3C", OK, melds=T456, opened=False, whole=True),
    Row("75", "7C", "drop 7C", {ALL: "CLOSED"}, melds=T456, whole=True, players=3),
    Row("76", "*1", "drop *1", {"SC": "ok", "O": "JOKER_BARRED", "TF": "FITTING_BARRED"}, melds=T456, players=3),
    Row("76", "*2", "drop *2", {"SCTF": "ok", "O": "JOKER_BARRED"}, melds=D567, players=3),
    Row("77", "*1", "drop *1", {ALL: "CLOSED"}, melds=T456, whole=True),
    Row("77", "*1", "drop *1", {ALL: "JOKER_BARRED"}, melds=T456, whole=True, rules={"discard_joker": "never"}),
    Row(
        "78",
        f"{FOUR_ACES} 5C 5D 5H 8D 8H 8S JS QS KS 2C",
        f"lay {FOUR_ACES} / 5C 5D 5H / 8D 8H 8S / JS QS KS; drop 2C",
        {"SCF": "CLOSED", "TO": "FIRST_LAP"},
        opened=False,
        whole=True,
        turns=0,
    ),
    Row(
        "79",
        "2C 2D 2H 3C 3D 3H 4C 4D 4H AS 2S 3S 4S 9D",
        "lay 2C 2D 2H / 3C 3D 3H / 4C 4D 4H / AS 2S 3S 4S",
        {"OF": "ok", "SCT": "OPENING_TOO_LOW"},
        opened=False,
        whole=True,
    ),
    Row(
        "79",
        "2C 2D 2H 3C 3D 3H 4C 4D 4H AS 2S 3S 4S 9D",
        "lay 2C 2D 2H / 3C 3D 3H / 4C 4D 4H / AS 2S 3S 4S; drop 9D",
        {"OF": "CLOSED"},
        opened=False,
        whole=True,
    ),
    Row(
        "80",
        f"{FOUR_ACES} 5C 5D 5H 8D 8H 8S JS QS KS 2C",
        f"lay {FOUR_ACES} / 5C 5D 5H / 8D 8H 8S / JS QS KS; drop 2C",
        {ALL: "CLOSED"},
        opened=False,
        whole=True,
    ),
]
