"""Refusals whole: the reason with every card, number and meld that its sentence names, and what lies just beside it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from msgspec.structs import replace

from scala40.engine.cards import Card
from scala40.engine.check import check
from scala40.engine.legality.buys import candidates
from scala40.engine.legality.discards import fitting_meld
from scala40.engine.legality.lay_offs import extensions, swapped
from scala40.engine.melds import Group, Run
from scala40.engine.moves import LayMelds, LayOff, Move, Pass, Reenter, Retire, SwapJoker, TakeBack, TakeDiscard
from scala40.engine.notation import NotationError, read_card, read_cards, read_meld, read_move, write_meld
from scala40.engine.refusal import Refusal
from scala40.engine.view import PlayerView
from tests.engine.set_up import rules_of, situation


def told(refusal: Refusal | None) -> str:
    """A refusal on one line with all that it names; `ok` for none."""
    if refusal is None:
        return "ok"
    named = {"card": refusal.card, "have": refusal.have, "need": refusal.need, "meld": refusal.meld}
    return " ".join([refusal.reason.value, *(f"{name}={value}" for name, value in named.items() if value is not None)])


@dataclass
class Row:
    """A hand as a whole, one move, and what is said of it; `more` goes to `situation`."""

    move: str | Move
    hand: str
    come: str
    melds: list[str] = field(default_factory=list)
    rules: str = "S"
    changed: dict[str, Any] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)


DRAW = {"phase": "draw"}
NEW = {"opened": False}
ASKED = {"phase": "buy", "turn": 2, "players": 3, "top": "2C 3D 6C"}
CHEAP = "2C 2D 2H / 3C 3D 3H / 4C 4D 4H / AS 2S 3S 4S"  # 6 + 9 + 12 + 10 = 37 points
CHEAP_HAND = CHEAP.replace(" / ", " ")
HEARTS = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
ANY_VALUE: dict[str, Any] = {"concealed_minimum": "none"}
FITS = {"discard_fitting": "only_to_close"}

ROWS = [
    # ---- drawing, taking, taking back
    Row("draw", "7H 8H", "WRONG_PHASE"),
    Row("draw", "7H 8H", "ok", more=DRAW),
    Row("take", "TS QS KS", "TAKE_BEFORE_OPENING card=JS", rules="C", more={**DRAW, **NEW, "top": "2C JS"}),
    Row("take", "TS QS", "NO_USE_FOR_TAKEN card=JS need=40", more={**DRAW, **NEW, "top": "2C JS"}),
    Row("take", "TS QS KS 2C", "ok", more={**DRAW, "top": "JS"}),
    Row("undo", "7H 8H", "NOTHING_TO_TAKE_BACK"),
    Row("undo", "7H 8H", "NOTHING_TO_TAKE_BACK", more=DRAW),
    Row("undo", "7H 8H", "WRONG_PHASE", more=ASKED, changed={"buying": True}),
    Row("pass", "7H 8H", "WRONG_PHASE"),
    Row(Reenter(), "7H 8H", "WRONG_PHASE"),
    Row(Retire(), "7H 8H", "WRONG_PHASE"),
    # ---- laying melds
    Row("lay 7H 8H 9H", "7H 8H 9H 2C", "WRONG_PHASE", more=DRAW),
    Row("lay 7H 8H 9H", "7H 8H 9H 2C", "ok"),
    Row("lay 7H 8H 9H", "7H 8H 2C", "NOT_HELD card=9H"),
    Row("lay 7H 8H 9H / 7C 7D 7H", "7H 8H 9H 7C 7D 2C", "CARD_TWICE card=7H"),
    Row(LayMelds(()), "7H 8H", "TOO_FEW_CARDS have=0 need=3"),
    Row("lay 7H 8H", "7H 8H 2C", "TOO_FEW_CARDS have=2 need=3"),
    Row(LayMelds((Run(2, 7, read_cards("7H 8H")),)), "7H 8H 2C", "TOO_FEW_CARDS have=2 need=3"),
    Row(LayMelds((Run(2, 6, read_cards("7H 8H 9H")),)), "7H 8H 9H 2C", "NOT_A_MELD"),
    Row(LayMelds((Group(7, read_cards("7C 7D 7S"), (0, 1, 2)),)), "7C 7D 7S 2C", "NOT_A_MELD"),
    Row(
        LayMelds((Run(2, 7, read_cards("7H 8H TH")), Run(1, 2, read_cards("2D *1 *2")))),
        "7H 8H TH 2D *1 *2 2C",
        "TWO_JOKERS",
    ),
    Row(LayMelds((read_meld("9C 9D 9H"), Run(2, 7, read_cards("7H 8H TH")))), "9C 9D 9H 7H 8H TH 2C", "GAP_IN_RUN"),
    Row("lay KC KD *1=KH / TS JS QS", "KC KD *1 TS JS QS 2S", "JOKER_IN_OPENING card=*1", rules="C", more=NEW),
    Row("lay TS JS QS / KC KD *2=KH", "KC KD *2 TS JS QS 2S", "JOKER_IN_OPENING card=*2", rules="C", more=NEW),
    Row("lay KC KD *1=KH", "KC KD *1 2S", "ok", rules="C"),
    Row(
        "lay TS JS QS / 5C *1=5D 5H",
        "TS JS QS 5C 5H *1 2S",
        "OPENING_NOT_CLEAN have=30 need=40",
        changed={"opening_joker": "clean"},
        more=NEW,
    ),
    Row(
        "lay TS JS QS KS / 5C *1=5D 5H",
        "TS JS QS KS 5C 5H *1 2S",
        "ok",
        changed={"opening_joker": "clean"},
        more=NEW,
    ),
    Row(
        "lay TS JS QS",
        "TS JS QS 2S",
        "OPENING_TOO_LOW have=30 need=40",
        changed={"opening_joker": "clean"},
        more=NEW,
    ),
    Row("lay 9C TC JC QC", "9C TC JC QC 2S", "OPENING_TOO_LOW have=39 need=40", more=NEW),
    Row("lay TC JC QC KC", "TC JC QC KC 2S", "ok", more=NEW),
    Row("lay TC JC QC KC", "TC JC QC KC JD 2S", "TAKEN_NOT_IN_OPENING card=JD", more={**NEW, "taken": "JD"}),
    Row("lay TC JC QC KC / 2D 2H 2S", "TC JC QC KC 2D 2H 2S 9S", "ok", more={**NEW, "taken": "JC"}),
    Row("lay 2D 2H 2S / TC JC QC KC", "TC JC QC KC 2D 2H 2S 9S", "ok", more={**NEW, "taken": "JC"}),
    # ---- going out below the opening points
    Row(f"lay {CHEAP}", f"{CHEAP_HAND} 9D", "OPENING_TOO_LOW have=37 need=40", more=NEW),
    Row(f"lay {CHEAP}", f"{CHEAP_HAND} 9D", "ok", changed=ANY_VALUE, more=NEW),
    Row(f"lay {CHEAP}", CHEAP_HAND, "ok", changed=ANY_VALUE, more=NEW),
    Row(
        f"lay {CHEAP}",
        CHEAP_HAND,
        "OPENING_TOO_LOW have=37 need=40",
        changed={**ANY_VALUE, "final_discard": "required"},
        more=NEW,
    ),
    Row(f"lay {CHEAP}", f"{CHEAP_HAND} 9D 9C", "OPENING_TOO_LOW have=37 need=40", changed=ANY_VALUE, more=NEW),
    Row(
        f"lay {CHEAP}",
        f"{CHEAP_HAND} 9D",
        "OPENING_TOO_LOW have=37 need=40",
        changed={**ANY_VALUE, "close_in_first_lap": False},
        more={**NEW, "turns": 1},
    ),
    Row(
        f"lay {CHEAP}",
        f"{CHEAP_HAND} 9D",
        "ok",
        changed={**ANY_VALUE, "close_in_first_lap": False},
        more={**NEW, "turns": 2},
    ),
    # The card just taken cannot be the one that is thrown in the end.
    Row(
        f"lay {CHEAP}",
        f"{CHEAP_HAND} 9D",
        "OPENING_TOO_LOW have=37 need=40",
        changed=ANY_VALUE,
        more={**NEW, "taken": "9D"},
    ),
    Row(
        f"lay {CHEAP}",
        f"{CHEAP_HAND} *1",
        "OPENING_TOO_LOW have=37 need=40",
        changed={**ANY_VALUE, "discard_joker": "never"},
        more=NEW,
    ),
    Row(f"lay {CHEAP}", f"{CHEAP_HAND} 9D", "ok", changed={**ANY_VALUE, "discard_joker": "never"}, more=NEW),
    Row(f"lay {CHEAP}", f"{CHEAP_HAND} *1", "ok", changed={**ANY_VALUE, "discard_joker": "only_to_close"}, more=NEW),
    # ---- emptying the hand
    Row("lay 9C 9D 9H", "9C 9D 9H", "MUST_KEEP_A_DISCARD", rules="C"),
    Row("lay 9C 9D 9H", "9C 9D 9H", "ok"),
    Row("lay 9C 9D 9H", "9C 9D 9H 2S", "ok", rules="C"),
    Row(
        "lay 9C 9D 9H",
        "9C 9D 9H",
        "FIRST_LAP have=1 need=3",
        changed={"close_in_first_lap": False},
        more={"turns": 1, "players": 3},
    ),
    Row(
        "lay 9C 9D 9H",
        "9C 9D 9H",
        "ok",
        changed={"close_in_first_lap": False},
        more={"turns": 3, "players": 3},
    ),
    # ---- laying off
    Row("off 7H m1", "7H 2C", "WRONG_PHASE", ["4H 5H 6H"], more=DRAW),
    Row("off 7H m1", "7H 2C", "ok", ["4H 5H 6H"]),
    Row("off 7H m2", "7H 2C", "ok", ["4C 5C 6C", "4H 5H 6H"]),
    Row("off 7H m1", "8H 2C", "NOT_HELD card=7H", ["4H 5H 6H"]),
    Row("off 7H m2", "7H 2C", "DOES_NOT_FIT card=7H", ["4H 5H 6H"]),
    Row(LayOff(read_card("7H"), 0), "7H 2C", "DOES_NOT_FIT card=7H", ["4H 5H 6H"]),
    Row(LayOff(read_card("7H"), -1), "7H 2C", "DOES_NOT_FIT card=7H", ["4H 5H 6H", "8H 9H TH"]),
    Row("off 9H m1", "9H 2C", "DOES_NOT_FIT card=9H meld=m1", ["4H 5H 6H"]),
    Row("off 7C m2", "7C 2C", "DOES_NOT_FIT card=7C meld=m2", ["9C 9D 9H", "4H 5H 6H"]),
    Row("off *1=9H m1", "*1 2C", "DOES_NOT_FIT card=*1 meld=m1", ["4H 5H 6H"]),
    Row(LayOff(read_card("*1"), 1), "*1 2C", "DOES_NOT_FIT card=*1 meld=m1", ["4H 5H 6H"]),
    Row("off *2=8D m2", "*2 2C", "TWO_JOKERS card=*2 meld=m2", ["4H 5H 6H", "5D *1=6D 7D"]),
    Row("off 7S' m1", "7S' 2C", "TOO_MANY_CARDS card=7S' have=5 need=4 meld=m1", ["7C 7D 7H 7S"]),
    Row("off *1=7S m1", "*1 2C", "DOES_NOT_FIT card=*1 meld=m1", ["7C 7D 7H 7S"]),
    Row("off 7H m1", "7H 2C", "TOO_MANY_CARDS card=7H have=5 need=4 meld=m1", ["7C 7D *1=7H 7S"]),
    Row("off 7S' m2", "7S' 2C", "SUIT_TWICE card=7S' meld=m2", ["4H 5H 6H", "7C 7D 7S"]),
    Row("off 7C' m1", "7C' 2C", "SUIT_TWICE card=7C' meld=m1", ["7C 7D *1=7H"]),
    Row("off 7H m1", "7H 2C", "DOES_NOT_FIT card=7H meld=m1", ["7C 7D *1=7H"]),
    Row("off 8H m1", "8H 2C", "DOES_NOT_FIT card=8H meld=m1", ["7C 7D 7H"]),
    Row("off 8H m1", "8H 2C", "DOES_NOT_FIT card=8H meld=m1", ["7C 7D 7H 7S"]),
    Row("off AH' m1", "AH' 2C", "TOO_MANY_CARDS card=AH' have=14 need=13 meld=m1", [HEARTS]),
    Row("off *1=AH m1", "*1 2C", "TOO_MANY_CARDS card=*1 have=14 need=13 meld=m1", [HEARTS]),
    Row("off AC m1", "AC 2C", "DOES_NOT_FIT card=AC meld=m1", [HEARTS]),
    Row("off AH' m2", "AH' 2C", "TWO_ACES card=AH' meld=m2", ["4C 5C 6C", HEARTS], rules="T"),
    Row("off 2S m1", "2S 2C", "AROUND_THE_CORNER card=2S meld=m1", ["QS KS AS"]),
    Row("off 7H m2", "7H 2C", "NOT_OPENED card=7H need=40 meld=m2", ["4C 5C 6C", "4H 5H 6H"], more=NEW),
    Row(
        "off 7H m1",
        "7H 2C",
        "OPENING_TURN card=7H meld=m1",
        ["4H 5H 6H", "KC KD KH KS"],
        rules="T",
        more={"opened_now": True, "laid": ["m2"]},
    ),
    Row("off 7H m1", "7H 2C", "ok", ["4H 5H 6H"], rules="T", more={"opened_now": True, "laid": ["m1"]}),
    Row("off 7H m1", "7H 2C", "ok", ["4H 5H 6H"], rules="T"),
    Row(
        "off 7H m1",
        "7H 2C",
        "OPENING_TURN card=7H meld=m1",
        ["4H 5H 6H"],
        changed={"lay_off_in_opening_turn": "no"},
        more={"opened_now": True, "laid": ["m1"]},
    ),
    Row("off *1=7H m1", "*1 2C", "FREED_JOKER_NEEDS_NEW_MELD card=*1", ["4H 5H 6H"], rules="C", more={"freed": ["*1"]}),
    Row("off *1=7H m1", "*1 *2 2C", "ok", ["4H 5H 6H"], rules="C", more={"freed": ["*2"]}),
    Row("off *1=7H m1", "*1 2C", "ok", ["4H 5H 6H"], more={"freed": ["*1"]}),
    Row("off 7H m1", "7H", "MUST_KEEP_A_DISCARD", ["4H 5H 6H"], rules="C"),
    # ---- swaps
    Row("swap 5H m1", "5H 2C", "WRONG_PHASE", ["4H *1=5H 6H"], more=DRAW),
    Row("swap 5H m2", "5H 2C", "ok", ["9C 9D 9H", "4H *1=5H 6H"]),
    Row("swap 5H m1", "8H 2C", "NOT_HELD card=5H", ["4H *1=5H 6H"]),
    Row(
        SwapJoker(read_card("7D"), 1, read_card("7H")),
        "7D 2C",
        "NOT_HELD card=7H",
        ["7C *1=7H 7S"],
        changed={"group_joker_swap": "both_missing"},
    ),
    Row(SwapJoker(read_card("5H"), 1, read_card("5H")), "5H 2C", "CARD_TWICE card=5H", ["4H *1=5H 6H"]),
    Row("swap 5H m1", "5H 2C", "NOT_THE_JOKERS_CARD card=5H meld=m1", ["9C 9D 9H", "4H *1=5H 6H"]),
    Row("swap 5H m3", "5H 2C", "NOT_THE_JOKERS_CARD card=5H meld=m3", ["9C 9D 9H", "4H *1=5H 6H"]),
    Row(SwapJoker(read_card("5H"), 0), "5H 2C", "NOT_THE_JOKERS_CARD card=5H meld=m0", ["9C 9D 9H", "4H *1=5H 6H"]),
    Row("swap 5H m1", "5H 2C", "NOT_OPENED card=5H need=40 meld=m1", ["4H *1=5H 6H"], more=NEW),
    Row("swap 5H m1", "5H 2C", "OPENING_TURN card=5H meld=m1", ["4H *1=5H 6H"], rules="T", more={"opened_now": True}),
    Row("swap 5H m1", "5H 2C", "ok", ["4H *1=5H 6H"], rules="T"),
    Row("swap 5H m1", "5H 2C", "ok", ["4H *1=5H 6H"], more={"opened_now": True}),
    # ---- discards
    Row("drop 7H", "7H 2C", "WRONG_PHASE", more=DRAW),
    Row("drop 7H", "8H 2C", "NOT_HELD card=7H"),
    Row("drop 8D", "8D 2C", "JUST_TAKEN card=8D", more={"taken": "8D"}),
    Row("drop 2C", "8D 2C", "TAKEN_NOT_USED card=8D", more={"taken": "8D"}),
    Row("drop 2C", "8D 2C", "ok", rules="C", more={"taken": "8D"}),
    Row("drop 2C", "8D 2C", "TAKEN_NOT_USED card=8D", rules="C", more={"taken": "8D", **NEW}),
    Row("drop 2C", "9D 2C", "ok", ["6D 7D 8D"], more={"taken": "8D"}),
    Row("drop 2C", "*1 *2 2C", "FREED_JOKER_NOT_USED card=*2", more={"freed": ["*2", "*1"]}),
    Row("drop 2C", "*1 *2 2C", "ok", rules="F", more={"freed": ["*2", "*1"]}),
    Row("drop *1", "*1 2C", "JOKER_BARRED card=*1", rules="O"),
    Row("drop *1", "*1", "JOKER_BARRED card=*1", changed={"discard_joker": "never"}),
    Row("drop *1", "*1", "ok", rules="O"),
    Row("drop 7H", "7H 2C", "FITTING_BARRED card=7H meld=m2", ["9C 9D 9S", "4H 5H 6H"], changed=FITS),
    Row("drop 5H", "5H 2C", "FITTING_BARRED card=5H meld=m1", ["4H *1=5H 6H"], changed=FITS),
    Row("drop 7H", "7H", "ok", ["4H 5H 6H"], changed=FITS),
    Row("drop 7H", "7H 2C", "ok", ["4H 5H 6H"], changed={"discard_fitting": "after_opening"}),
    # All cards but the one just taken are barred: any of them goes, but not as the last card.
    Row("drop 7H", "7H 3H", "ok", ["4H 5H 6H"], changed=FITS),
    Row("drop 7H", "7H *2", "ok", ["4H 5H 6H"], changed={**FITS, "discard_joker": "only_to_close"}),
    Row(
        "drop 7H",
        "7H *2 9S",
        "FITTING_BARRED card=7H meld=m1",
        ["4H 5H 6H"],
        changed={**FITS, "discard_joker": "only_to_close"},
    ),
    Row("drop 7H", "7H 9S", "ok", ["4H 5H 6H"], rules="C", changed=FITS, more={"taken": "9S"}),
    Row("drop 7H", "7H", "NOT_OPENED need=40", more=NEW),
    Row("drop 7H", "7H 2C", "ok", more=NEW),
    Row("drop 7H", "7H", "FIRST_LAP have=1 need=2", changed={"close_in_first_lap": False}, more={"turns": 1}),
    Row("drop 7H", "7H", "ok", changed={"close_in_first_lap": False}, more={"turns": 2}),
    Row("drop 7H", "7H 2C", "ok", changed={"close_in_first_lap": False}, more={"turns": 1}),
]


@pytest.mark.parametrize("row", ROWS, ids=[f"{number} {row.come}" for number, row in enumerate(ROWS)])
def test_what_is_said_of_a_move(row: Row) -> None:
    position = situation(rules_of(row.rules, **row.changed), row.hand, row.melds, **row.more)
    if isinstance(row.move, str):
        assert told(refusal_of(position.view(0), row.move)) == row.come
    else:
        assert told(check(position.view(0), row.move)) == row.come


def refusal_of(view: PlayerView, text: str) -> Refusal | None:
    """What is said of a move in notation, or of the meld in it that is none."""
    try:
        return check(view, read_move(text, view.public.rules.longest_run))
    except NotationError as error:
        return error.refusal


# ------------------------------------------------------------------------------------------------ taking back, buying


def test_what_was_done_since_the_draw_can_be_taken_back() -> None:
    view = situation(rules_of("S"), "7H 8H").view(0)
    for count in (1, 2):
        assert check(replace(view, public=replace(view.public, undoable=count)), TakeBack()) is None


def test_whoever_has_asked_the_others_has_chosen_the_stock() -> None:
    view = situation(rules_of("C", buying=True), "7H 8H", top="2C", **DRAW).view(0)
    assert check(view, TakeDiscard()) is None
    for told_so in ({"asked_before": (1,)}, {"bought": True}, {"discards": ()}):
        assert told(check(replace(view, public=replace(view.public, **told_so)), TakeDiscard())) == "WRONG_PHASE"


@pytest.mark.parametrize(
    ("changed", "asked"),
    [
        ({}, (2, 3)),
        ({"turn": 1}, (2, 3, 0)),
        ({"discarded_by": 2}, (1, 3)),
        ({"discarded_by": None}, (1, 2, 3)),
        ({"opened": (True, True, False, True)}, (3,)),
        ({"asked_before": (2,)}, (3,)),
        ({"asked_before": (2, 3)}, ()),
        ({"bought": True}, ()),
        ({"stock": 2}, (2, 3)),
        ({"stock": 1}, ()),
        ({"stock": 0}, ()),
        ({"discards": ()}, ()),
        ({"rules": rules_of("T")}, ()),
    ],
)
def test_who_is_asked_to_buy(changed: dict[str, Any], asked: tuple[int, ...]) -> None:
    """Four seats, seat 0 about to draw after seat 1, as it were, has thrown the card on offer."""
    public = situation(rules_of("T", buying=True), "7H 8H", players=4, top="2C", **DRAW).public
    public = replace(public, discarded_by=1, seats=(0, 1, 2, 3))
    assert candidates(replace(public, **changed)) == asked


@pytest.mark.parametrize(
    ("move", "hand", "changed", "come"),
    [
        ("pass", "4C 5C", {}, "ok"),
        ("buy lay 4C 5C 6C", "4C 5C 9H", {}, "ok"),
        ("buy lay 4C 5C 6C", "4C 5C", {}, "ok"),
        ("buy lay 4C 5C 6C", "4C 5C", {"final_discard": "required"}, "MUST_KEEP_A_DISCARD"),
        ("buy lay 4C 5C 6C", "4C 5C 9H", {"final_discard": "required"}, "ok"),
        ("buy lay 4C 5C 6C", "4C 9H", {}, "NOT_HELD card=5C"),
        ("buy lay 4C 5C 6C / 9C 9D 9S", "4C 5C 9C 9D 9S 2H", {}, "NO_USE_FOR_TAKEN card=6C"),
        ("buy lay 9C 9D 9S", "9C 9D 9S 2H", {}, "NO_USE_FOR_TAKEN card=6C"),
        ("buy off 6C m1", "4C", {}, "ok"),
        ("buy off 6C m1", "4C", {"final_discard": "required"}, "ok"),
        ("buy off 6D m2", "6D 4C", {}, "NO_USE_FOR_TAKEN card=6C"),
        ("buy off 6C m2", "6D 4C", {}, "DOES_NOT_FIT card=6C meld=m2"),
        ("buy off 5D m2", "6D 4C", {}, "NOT_HELD card=5D"),
    ],
)
def test_what_is_said_of_a_buy(move: str, hand: str, changed: dict[str, Any], come: str) -> None:
    """Seat 0 holds the hand and is asked for 6C, which seat 1 has thrown, before seat 2 draws."""
    position = situation(
        rules_of("S", buying=True, **changed),
        hand,
        ["7C 8C 9C'", "7D 8D 9D' TD"],
        phase="buy",
        turn=2,
        players=3,
        top="2C 3D 6C",
    )
    assert position.public.mover == 0
    assert told(refusal_of(position.view(0), move)) == come
    elsewhere = replace(position.public, phase="draw", turn=0)
    moved = Pass() if move == "pass" else read_move(move)
    assert told(check(PlayerView(0, elsewhere, position.view(0).hand), moved)) == "WRONG_PHASE"


# ------------------------------------------------------------------------------------- what a card makes of a meld


@pytest.mark.parametrize(
    ("meld", "card", "swap", "made"),
    [
        ("5H 6H 7H", "*1", "declared", ["5H 6H 7H *1=8H", "*1=4H 5H 6H 7H"]),
        ("5H 6H 7H", "8H", "declared", ["5H 6H 7H 8H"]),
        ("QH KH AH", "*1", "declared", ["*1=JH QH KH AH"]),
        ("AH 2H 3H", "*1", "declared", ["AH 2H 3H *1=4H"]),
        ("7C 7D 7H", "*1", "any_missing", ["7C 7D 7H *1=7S"]),
        ("7C 7D 7H", "7S", "any_missing", ["7C 7D 7H 7S"]),
        ("7C 7D *1=7H", "7H", "declared", []),
        ("7C 7D *1=7H", "7S", "declared", ["7C 7D *1=7H 7S"]),
        ("7C 7D *1=7H", "7H", "any_missing", ["7C 7D 7H *1=7S"]),
        ("7C 7D *1=7H", "7S", "both_missing", ["7C 7D *1=7H 7S"]),
        ("7C 7D *1=7H", "7D'", "any_missing", []),
        ("7C 7D *1=7H", "8H", "any_missing", []),
        ("7C 7D *1=7H", "*2", "any_missing", []),
        ("7C 7D *1=7H 7S", "7H", "any_missing", []),
    ],
)
def test_what_a_card_laid_off_makes(meld: str, card: str, swap: Any, made: list[str]) -> None:
    found = extensions(read_meld(meld), read_card(card), rules_of("S", group_joker_swap=swap))
    assert [write_meld(one) for one in found] == made


@pytest.mark.parametrize(
    ("meld", "cards", "swap", "made"),
    [
        ("4H 5H 6H", "5H'", "declared", None),
        ("4H *1=5H 6H", "5H", "declared", "4H 5H 6H"),
        ("4H *1=5H 6H", "5H'", "any_missing", "4H 5H' 6H"),
        ("4H *1=5H 6H", "5D", "declared", None),
        ("4H *1=5H 6H", "*2", "declared", None),
        ("4H *1=5H 6H", "5H 7H", "both_missing", None),
        ("7C 7D *1=7H", "7H", "declared", "7C 7D 7H"),
        ("7C 7D *1=7H", "7S", "declared", None),
        ("7C 7D *1=7H", "7S", "any_missing", "7C 7D 7S"),
        ("7C 7D *1=7H", "7D'", "any_missing", None),
        ("7C 7D *1=7H", "8S", "any_missing", None),
        ("7C 7D *1=7H", "7H 7S", "any_missing", None),
        ("7C 7D *1=7H", "7H 7S", "declared", None),
        ("7C 7D *1=7H", "7H", "both_missing", None),
        ("7C 7D *1=7H", "7S 7H", "both_missing", "7C 7D 7H 7S"),
        ("7C 7D *1=7H", "7S *2", "both_missing", None),
        ("7C 7D *1=7H 7S", "7H", "both_missing", "7C 7D 7H 7S"),
        ("7C 7D *1=7H 7S", "7H", "any_missing", "7C 7D 7H 7S"),
        (f"{HEARTS} *1=AH", "AH'", "declared", None),
        (HEARTS.replace("5H", "*1=5H"), "5H", "declared", HEARTS),
    ],
)
def test_what_a_swap_makes(meld: str, cards: str, swap: Any, made: str | None) -> None:
    card, *more = read_cards(cards)
    second: Card | None = more[0] if more else None
    rules = rules_of("T", group_joker_swap=swap)
    found = swapped(read_meld(meld, 14), SwapJoker(card, 1, second), rules)
    assert (None if found is None else write_meld(found)) == made


def test_a_card_is_fitting_only_for_somebody_who_has_opened() -> None:
    public = situation(rules_of("S"), "7H 8H 2C", ["9C 9D 9S", "4H 5H 6H"]).public
    assert fitting_meld(public, read_card("7H")) == 2
    assert fitting_meld(public, read_card("9H")) == 1
    assert fitting_meld(public, read_card("8H")) is None
    assert fitting_meld(replace(public, opened=(False, True)), read_card("7H")) == 2
    assert fitting_meld(replace(public, opened=(False, False)), read_card("7H")) is None
