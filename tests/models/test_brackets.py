"""Brackets under the hand: melds and near-melds among neighbours, never across a gap."""

import pytest

from scala40.engine.notation import read_cards
from scala40.models.brackets import brackets


def shown(hand: str, gaps: str = "", live: dict[int, int] | None = None) -> str:
    """Brackets as `=` for melds, `-` for near-melds, with the rows and the cards that complete them."""
    copies = dict.fromkeys(range(53), 2) if live is None else live
    found = brackets(read_cards(hand), read_cards(gaps), copies)
    return " ".join(
        f"{each.first}{'=' if each.kind == 'meld' else '-'}{each.last}"
        + (f":{','.join(card.code for card in each.outs)}({each.unseen})" if each.outs else "")
        for each in found
    )


@pytest.mark.parametrize(
    ("hand", "brackets_shown"),
    [
        ("4H 5H 6H 9C", "0=2"),
        ("9C 6H 4H 5H", "1=3"),
        ("7C 7D 7H 7S", "0=3"),
        ("4H 5H 6H 7C 7D 7S", "0=2 3=5"),
        ("4H 5H *1 KC", "0=2"),
        ("*1 4H KC 9S", ""),
        ("4H 5H 9C", "0-1:3H,6H(4)"),
        ("JD QD AD 2C", "0-2:KD(2)"),
        ("7C 7H 2S", "0-1:7D,7S(4)"),
        ("7C 7C' 2S", ""),
        ("4H 5H 6H 7H 7C 7D", "0=2 3=5"),
        ("2C 9D 5H", ""),
        ("", ""),
    ],
)
def test_melds_come_before_near_melds(hand: str, brackets_shown: str) -> None:
    assert shown(hand) == brackets_shown


def test_no_bracket_goes_across_a_gap() -> None:
    assert shown("4H 5H 6H", "6H") == "0-1:3H(2)"
    assert shown("4H 5H 6H", "5H") == "1-2:7H(2)"


def test_a_near_meld_that_no_unseen_card_completes_is_none() -> None:
    faces = {card.code: card.face for card in read_cards("3H 6H")}
    assert shown("4H 5H", live={faces["3H"]: 1}) == "0-1:3H(1)"
    assert shown("4H 5H", live={}) == ""


def test_what_is_in_the_hand_already_is_not_asked_for() -> None:
    assert shown("8D 9D KC 7D") == "0-1:TD(2)"
    assert shown("QD KD 2C JD AD") == ""
