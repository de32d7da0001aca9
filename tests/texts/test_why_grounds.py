"""Every ground of a computer player's decision is a whole sentence in every language, for the eye and for the ear."""

from collections.abc import Callable
from typing import get_args

import pytest

from scala40.engine.cards import card_of
from scala40.engine.grounds import Code, Ground
from scala40.engine.moves import Discard, Draw, LayMelds, TakeDiscard
from scala40.engine.notation import read_cards, read_meld
from scala40.texts.pages import LANGUAGE_NAMES
from scala40.texts.why_grounds import GroundTexts

CODES = get_args(Code)
NAMES = ("Anna", "Marta", "Luca")
FULL = Ground(
    code="even",
    card=card_of("9C"),
    other=card_of("KS"),
    cards=read_cards("6H 7H"),
    missing=read_cards("5H 8H"),
    melds=(read_meld("5D 6D *1=7D"),),
    seat=2,
    number=3,
    other_number=2,
    move=Discard(card_of("KS")),
    worlds=64,
)


def with_code(code: str) -> Ground:
    return Ground(**{name: getattr(FULL, name) for name in FULL.__struct_fields__} | {"code": code})


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
@pytest.mark.parametrize("code", CODES)
def test_each_code_is_said(speak: Callable[[str], None], language: str, code: str) -> None:
    speak(language)
    texts = GroundTexts()
    seen = texts.sentence(with_code(code), NAMES, 1)
    heard = texts.sentence(with_code(code), NAMES, 1, spoken=True)
    for said in (seen, heard):
        assert said.endswith(".")
        assert "{" not in said
        assert "%n" not in said
        assert "  " not in said
    assert not any(sign in heard for sign in "♣♦♥♠★")


def test_the_contrast_names_both_cards_and_their_numbers() -> None:
    texts = GroundTexts()
    assert texts.sentence(with_code("points"), NAMES, 1) == "9♣ costs 3 in hand, K♠ only 2."
    assert texts.sentence(with_code("gift"), NAMES, 1) == (
        "9♣ fits no meld. K♠ could have been added to 5♦ 6♦ ★7♦ by Luca."
    )
    assert "9 of clubs costs 3" in texts.sentence(with_code("points"), NAMES, 1, spoken=True)


@pytest.mark.parametrize(
    ("move", "told"),
    [
        (Discard(card_of("KS")), "discard K♠"),
        (Draw(), "draw from the stock"),
        (TakeDiscard(), "take the discard"),
        (LayMelds((read_meld("5D 6D 7D"),)), "lay down other cards"),
    ],
)
def test_the_runner_up_of_imagined_rounds_is_named(move, told: str) -> None:
    ground = Ground(code="simulated", move=move, number=4, other_number=3, worlds=64)
    assert GroundTexts().sentence(ground, NAMES, 1) == (
        f"It was also possible to {told}. In 64 imagined deals that came out 4 points worse, give or take 3."
    )


def test_one_point_and_one_card_are_singular(speak: Callable[[str], None]) -> None:
    speak("en")
    ground = Ground(code="simulated", move=Draw(), number=1, other_number=1, worlds=16)
    assert "1 point worse" in GroundTexts().sentence(ground, NAMES, 1)
    near = Ground(code="lay_now", seat=0, number=1)
    assert GroundTexts().sentence(near, NAMES, 1) == "Anna had only 1 card left: what is laid costs nothing."
