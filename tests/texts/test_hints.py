"""Every hint is said in whole sentences in every language, for the eye and for the ear, and short enough to read."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest
from msgspec.structs import replace

from scala40.engine.advice import Hint, Look, Place, Step
from scala40.engine.cards import card_of
from scala40.engine.grounds import Code, Ground
from scala40.engine.moves import Buy, Discard, Draw, LayMelds, LayOff, Move, Pass, SwapJoker, TakeDiscard
from scala40.engine.notation import read_cards, read_meld
from scala40.texts.hint_reasons import HintReasons
from scala40.texts.hints import HintTexts
from scala40.texts.pages import LANGUAGE_NAMES
from tests.texts.test_why_grounds import with_code

NAMES = ("Anna", "Marta", "Luca")
ON_TABLE = read_meld("5D 6D *1=7D")
# Only players of other strengths have these; a hint would say the move alone.
NEVER = {"not_before_opening", "chance", "no_memory", "no_gift", "no_swap", "no_chain", "kept_back"}
NEVER |= {"simulated", "simulated_even", "simulated_doubt"}
MOVES: tuple[Move, ...] = (
    Draw(),
    TakeDiscard(),
    LayMelds((ON_TABLE,)),
    LayOff(card_of("8D"), 1),
    LayOff(card_of("*1"), 1, card_of("4D")),
    SwapJoker(card_of("7D"), 1),
    SwapJoker(card_of("7D"), 1, card_of("7H")),
    Discard(card_of("KC")),
    Buy(LayMelds((ON_TABLE,))),
    Buy(LayOff(card_of("8D"), 1)),
    Pass(),
)


def a_hint(move: Move = MOVES[0], *grounds: Ground, **more: object) -> Hint:
    made = Hint(
        move=move,
        grounds=grounds or (Ground(code="plan_of_turn"),),
        look=Look("pile"),
        way=(Step(move, ON_TABLE if isinstance(move, LayOff | SwapJoker) else None),),
    )
    return replace(made, **more)


def assert_said(*lines: str, spoken: bool = False) -> None:
    for line in lines:
        assert line
        assert line[-1] == "." or line[-1].isdigit()
        assert "{" not in line
        assert "%n" not in line
        assert "  " not in line
        if spoken:
            assert not any(sign in line for sign in "♣♦♥♠★")


@pytest.mark.parametrize("code", get_args(Code))
def test_each_ground_is_said(language: str, code: str) -> None:
    assert language in LANGUAGE_NAMES
    for spoken in (False, True):
        found = a_hint(Discard(card_of("KC")), with_code(code), opens_with=card_of("6H"), unseen=2)
        lines = HintTexts().second_rung(found, NAMES, spoken=spoken)
        assert_said(*lines, spoken=spoken)
        alone = HintReasons().sentence(with_code(code), NAMES, spoken=spoken)
        if code in NEVER - {"kept_back"}:
            assert alone == ""
        elif code not in ("close", "take_closes"):
            assert_said(alone[:1].upper() + alone[1:], spoken=spoken)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("move", MOVES, ids=lambda move: type(move).__name__)
def test_each_move_is_said(move: Move) -> None:
    texts = HintTexts()
    for spoken in (False, True):
        assert_said(*texts.second_rung(a_hint(move), NAMES, spoken=spoken), spoken=spoken)
        assert len(texts.second_rung(a_hint(move, forced=True), NAMES, spoken=spoken)) == 1
        assert_said(*texts.second_rung(a_hint(move, forced=True), NAMES, spoken=spoken), spoken=spoken)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("place", get_args(Place))
def test_each_place_to_look_at_is_said(place: Place) -> None:
    said = {HintTexts().first_rung(a_hint(look=Look(place, suit))) for suit in range(4)}
    assert_said(*said)
    assert len(said) == (4 if place == "suit" else 1)


@pytest.mark.usefixtures("language")
def test_a_way_out_of_any_length_is_said() -> None:
    texts = HintTexts()
    last, added = Step(Discard(card_of("KC"))), Step(LayOff(card_of("8D"), 1), ON_TABLE)
    for way in ((last,), (added, last), (Step(LayMelds((ON_TABLE,))), added, last), (added,)):
        found = a_hint(way[0].move, Ground(code="close"), way=way)
        for spoken in (False, True):
            lines = texts.second_rung(found, NAMES, spoken=spoken)
            assert len(lines) == 1
            assert_said(*lines, spoken=spoken)


def test_an_opening_is_added_up_by_the_places_of_its_cards() -> None:
    melds = tuple(map(read_meld, ("AS 2S *1=3S", "QH KH AH", "AC AD AH'")))
    found = a_hint(LayMelds(melds), Ground(code="can_open", melds=melds, number=70, other_number=40))
    assert HintTexts().second_rung(found, NAMES) == [
        "You can open now with 70 points; 40 are needed.",
        "A♠ 2♠ ★3♠: 1 + 2 + 3 = 6",
        "Q♥ K♥ A♥: 10 + 10 + 11 = 31",
        "A♣ A♦ A♥: 11 + 11 + 11 = 33",
    ]


def test_what_waits_is_told_of_one_opponent_by_the_name() -> None:
    kept = Ground(code="hold", melds=(ON_TABLE,), cards=read_cards("8C"), number=7, seat=1)
    texts = HintReasons()
    assert texts.beside(kept, NAMES) == (
        "Wait a turn with 5♦ 6♦ ★7♦ and 8♣: Marta still holds 7 cards and could add to it on the table."
    )
    assert "Marta has not opened yet" in texts.beside(replace(kept, number=0), NAMES)
    assert "each of them still holds 7 cards" in texts.beside(replace(kept, seat=None), NAMES)
    assert "none of them has opened" in texts.beside(replace(kept, seat=None, number=0), NAMES)


def test_one_card_and_one_copy_are_singular(speak: Callable[[str], None]) -> None:
    speak("en")
    near = Ground(code="lay_now", seat=1, number=1)
    assert "only 1 card left" in HintReasons().sentence(near, NAMES)
    assert "only 2 cards left" in HintReasons().sentence(replace(near, number=2), NAMES)
    speak("de")
    assert "nur noch 1 Karte:" in HintReasons().sentence(near, NAMES)
    speak("it")
    assert "ne resta 1 non ancora vista" in HintTexts().would_do("7♥", 1)
