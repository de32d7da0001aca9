"""Hints by hand: from a position the move, the code of its reason, and the English sentences that a player reads."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from scala40.coach.hints import hint
from scala40.engine.advice import Hint
from scala40.engine.cards import card_of
from scala40.engine.moves import Discard, Draw, Move, Pass, TakeDiscard
from scala40.engine.notation import write_move
from scala40.engine.refusal import Reason
from scala40.engine.rules import CLASSIC, STANDARD
from scala40.engine.view import PlayerView
from scala40.texts.hints import HintTexts
from tests.bots.boards import cards_of, in_play

NAMES = ("Anna", "Marta", "Luca", "Elena")
BOTH = (True, True)
RUN = ("5D 6D 7D",)
SEVENS_AND_FIVES = "JD QD KD 2D 4C 6H 8D 9C 3H 5C 7D 3C 2S"


def told(view: PlayerView) -> tuple[Hint, list[str]]:
    """The hint for a view, and all that it says."""
    found = hint(view, 1)
    return found, [HintTexts().first_rung(found), *HintTexts().second_rung(found, NAMES)]


def drawing(hand: str, top: str, melds: Sequence[str] = (), **public: object) -> PlayerView:
    return in_play(hand, melds, phase="draw", discards=(card_of(top),), **public)


def gone(*codes: str) -> dict[str, object]:
    """These cards lie in the discard pile."""
    return {"discards": (*cards_of(" ".join(codes)), card_of("2C"))}


LOOK_AT_COSTS = "Look at what your cards would cost in hand."
LOOK_AT_MELDS = "Look at the melds on the table and at what fits them."
HELD_BY_ALL = (
    "Wait a turn with 2♣ 3♣ 4♣: on the table it helps the others, and each of them still holds 9 cards or more."
)
LOOK_AT_PILE = "Look at the card on the discard pile."
LOOK_AT_ALL = "Look at your whole hand together with the table."


@pytest.mark.parametrize(
    ("view", "code", "move", "sentences"),
    [
        pytest.param(
            in_play("KC KD KH 4H 5H 6H 9S 2C' 7D JS 3C 8S AD 9C'"),
            "can_open",
            "lay KC KD KH / 4H 5H 6H",
            [
                "Count the points of the melds in your hand.",
                "You can open now with 45 points; 40 are needed.",
                "K♣ K♦ K♥: 10 + 10 + 10 = 30",
                "4♥ 5♥ 6♥: 4 + 5 + 6 = 15",
            ],
            id="an opening is added up card by card",
        ),
        pytest.param(
            # Kings are 30; with 3 of diamonds the run is 12, but only one of them is unseen: with 6 it is 15.
            in_play("KC KD KH 4D 5D JS 8H", **gone("3D")),
            "points",
            "drop JS",
            [
                LOOK_AT_COSTS,
                "Discard J♠: it costs 10 in hand, 8♥ only 8.",
                "Your best opening has 30 of 40. 6♦ would do it: 2 still unseen.",
            ],
            id="short of the opening, with the card that would do",
        ),
        pytest.param(
            in_play("6H 7H TC JC", **gone("5H", "5H'", "8H", "8H'")),
            "dead_start",
            "drop 7H",
            [
                "Look at your hearts.",
                "6♥ 7♥ will become no meld without a joker: every 5♥ and 8♥ is in sight. Discard 7♥.",
                "There is no meld to open with yet.",
            ],
            id="a dead start",
        ),
        pytest.param(
            in_play("JH 9C", ("9H TH *1 QH",), opened=(False, True)),
            "gift",
            "drop 9C",
            [
                LOOK_AT_MELDS,
                "Discard 9♣: it fits no meld. J♥ could be added to 9♥ 10♥ ★J♥ Q♥ by Marta.",
                "There is no meld to open with yet.",
            ],
            id="a gift to a meld",
        ),
        pytest.param(
            # Nines of hearts and spades, two of each, against two fours of hearts.
            in_play("9C 9D 3H 5H", opened=(True, False)),
            "outs",
            "drop 5H",
            ["Look at your hearts.", "Cards that still help: 4 for 9♣ 9♦, 2 for 5♥. Discard 5♥."],
            id="keeping cards that help",
        ),
        pytest.param(
            in_play("7C 8C 2H", opened=(True, False)),
            "lone",
            "drop 2H",
            ["Look at your hearts.", "Discard 2♥: it stands alone. Cards that still help 7♣ 8♣: 4."],
            id="a card that stands alone",
        ),
        pytest.param(
            in_play("KC 2H 8S", opened=(True, False)),
            "points",
            "drop KC",
            [LOOK_AT_COSTS, "Discard K♣: it costs 10 in hand, 8♠ only 8."],
            id="points",
        ),
        pytest.param(
            in_play("KC 2H 4S", opened=BOTH, counts=(3, 2)),
            "sheds",
            "drop KC",
            [LOOK_AT_COSTS, "Discard K♣: it costs 10 if someone goes out, and Marta has 2 cards left."],
            id="somebody is about to go out",
        ),
        pytest.param(
            in_play("8D KC", RUN, opened=BOTH),
            "close",
            "off 8D m1",
            [LOOK_AT_ALL, "You can go out now: add 8♦ to 5♦ 6♦ 7♦, then discard K♣."],
            id="going out by one card",
        ),
        pytest.param(
            in_play("8D 9D 2C 3C 4C KC", RUN, opened=BOTH, counts=(6, 9)),
            "close",
            "lay 2C 3C 4C",
            [
                LOOK_AT_ALL,
                "You can go out now. Lay down 2♣ 3♣ 4♣. Add 8♦ to 5♦ 6♦ 7♦. Add 9♦ to 5♦ 6♦ 7♦ 8♦. Discard K♣.",
            ],
            id="going out by a way of several moves",
        ),
        pytest.param(
            in_play("5C", opened=(True, False)),
            "close",
            "drop 5C",
            [LOOK_AT_ALL, "You can go out now: discard 5♣."],
            id="going out by the last card",
        ),
        pytest.param(
            in_play("8D KC QH 3S 5S", RUN, opened=BOTH, counts=(5, 3)),
            "lay_now",
            "off 8D m1",
            [LOOK_AT_MELDS, "Add 8♦ to 5♦ 6♦ 7♦. Marta has only 3 cards left: what you lay down costs nothing."],
            id="lay now",
        ),
        pytest.param(
            in_play("8D KC QH 3S 5S", RUN, opened=BOTH, counts=(5, 9)),
            "even",
            "drop KC",
            [
                LOOK_AT_COSTS,
                "Discard K♣ or Q♥: one is as good as the other.",
                "Wait a turn with 8♦: Marta still holds 9 cards and could add to it on the table.",
            ],
            id="nothing better, and what could be laid waits",
        ),
        pytest.param(
            in_play(
                "2C 3C 4C KC QH 3S 5S", opened=(True, False, False, True), seats=(0, 1, 2, 3), counts=(7, 13, 13, 9)
            ),
            "even",
            "drop KC",
            [
                LOOK_AT_COSTS,
                "Discard K♣ or Q♥: one is as good as the other.",
                HELD_BY_ALL,
            ],
            id="holding against several",
        ),
        pytest.param(
            in_play("2C 3C 4C KC QH 3S 5S", opened=(True, False), counts=(7, 13)),
            "even",
            "drop KC",
            [
                LOOK_AT_COSTS,
                "Discard K♣ or Q♥: one is as good as the other.",
                "Wait a turn with 2♣ 3♣ 4♣: Marta has not opened yet, so there is no hurry.",
            ],
            id="holding while nobody else has opened",
        ),
        pytest.param(
            in_play("7D 2C 9S KH QH", ("5D 6D *1",), opened=BOTH, counts=(5, 2)),
            "swap",
            "swap 7D m1",
            [LOOK_AT_MELDS, "Swap the joker of 5♦ 6♦ ★7♦ for 7♦. The freed joker helps you in another place."],
            id="a joker to free",
        ),
        pytest.param(
            in_play("*1 KC", opened=(True, False)),
            "joker_kept",
            "drop KC",
            ["Look at your clubs.", "Discard K♣: a joker fits nearly everywhere and stays."],
            id="a joker stays",
        ),
        pytest.param(
            drawing(SEVENS_AND_FIVES, "TD"),
            "take_opens",
            "take",
            [
                LOOK_AT_PILE,
                "Take 10♦: with it you can open with 52 points, and 40 are needed.",
                "3♣ 4♣ 5♣: 3 + 4 + 5 = 12",
                "10♦ J♦ Q♦ K♦: 10 + 10 + 10 + 10 = 40",
            ],
            id="take because it opens",
        ),
        pytest.param(
            drawing("JD QD 2S 8C", "KD", opened=(True, False)),
            "take_meld",
            "take",
            [LOOK_AT_PILE, "Take K♦: with it you can lay down J♦ Q♦ K♦."],
            id="take because it makes a meld",
        ),
        pytest.param(
            drawing("JC 2S 8C", "8D", RUN, opened=BOTH, counts=(3, 9)),
            "take_fits",
            "take",
            [LOOK_AT_PILE, "Take 8♦: it fits 5♦ 6♦ 7♦ on the table."],
            id="take because it fits",
        ),
        pytest.param(
            drawing("5C 6C QH", "7C", opened=BOTH),
            "take_closes",
            "take",
            [LOOK_AT_PILE, "You can go out now. Take the discard. Lay down 5♣ 6♣ 7♣. Discard Q♥."],
            id="take because it goes out",
        ),
    ],
)
def test_a_position_gives_its_reason(view: PlayerView, code: str, move: str, sentences: list[str]) -> None:
    found, lines = told(view)
    assert (found.grounds[0].code, write_move(found.move)) == (code, move)
    assert lines == sentences
    assert not found.forced


@pytest.mark.parametrize(
    ("view", "move", "sentence", "rule"),
    [
        pytest.param(
            drawing(SEVENS_AND_FIVES, "TD", rules=CLASSIC),
            Draw(),
            "There is nothing to choose here: draw from the stock.",
            Reason.TAKE_BEFORE_OPENING,
            id="the table bars taking",
        ),
        pytest.param(
            drawing("JD QD 2S 8C", "5H", opened=(True, False)),
            Draw(),
            "There is nothing to choose here: draw from the stock.",
            None,
            id="the discard cannot be used",
        ),
        pytest.param(
            in_play("5C 5C'", opened=(True, False)),
            Discard(card_of("5C")),
            "There is nothing to choose here: only 5♣ can be discarded.",
            None,
            id="one face alone",
        ),
        pytest.param(
            in_play("9D *1", rules=replace(STANDARD, discard_joker="never")),
            Discard(card_of("9D")),
            "There is nothing to choose here: only 9♦ can be discarded.",
            Reason.JOKER_BARRED,
            id="the other card is barred",
        ),
        pytest.param(
            in_play("JD QD 2S", phase="buy", opened=BOTH, asked=0, turn=1, discards=cards_of("9H"), discarded_by=1),
            Pass(),
            "There is nothing to choose here: let the discard go.",
            None,
            id="nothing to buy for",
        ),
    ],
)
def test_where_nothing_can_be_chosen_one_sentence_says_so(
    view: PlayerView, move: Move, sentence: str, rule: Reason | None
) -> None:
    found, lines = told(view)
    assert (found.move, found.forced) == (move, True)
    assert lines[1:] == [sentence]
    assert (None if found.rule is None else found.rule.reason) == rule


@pytest.mark.parametrize(
    ("hand", "top", "melds", "sentence"),
    [
        (
            "JD QD 2S 3S 4S 9H",
            "KD",
            (),
            "Buy the discard and lay J♦ Q♦ K♦. That is worth more than the penalty card costs.",
        ),
        (
            "9H 8C QC TS 7D'",
            "8D",
            RUN,
            "Let the discard go. 8♦ gains less than the penalty card may cost.",
        ),
    ],
)
def test_whoever_is_asked_to_buy_hears_what_it_is_worth(
    hand: str, top: str, melds: Sequence[str], sentence: str
) -> None:
    view = in_play(
        hand,
        melds,
        phase="buy",
        opened=BOTH,
        asked=0,
        turn=1,
        discards=cards_of(top),
        discarded_by=1,
        rules=replace(STANDARD, buying=True),
    )
    found, lines = told(view)
    assert not found.forced
    assert lines == [LOOK_AT_PILE, sentence]


def test_only_one_card_to_discard_is_no_force_where_something_can_be_laid() -> None:
    rules = replace(STANDARD, discard_joker="never")
    found, lines = told(in_play("4S 4S' *1 *2", ("6D 7D 8D",), opened=BOTH, counts=(4, 12), rules=rules))
    assert not found.forced
    assert found.rule is not None
    assert found.rule.reason is Reason.JOKER_BARRED
    assert lines == [
        "Look at your spades.",
        "Discard 4♠: no other card can be discarded now.",
        "Wait a turn with ★: Marta still holds 12 cards and could add to it on the table.",
    ]


def test_the_contrast_of_a_discard_is_the_runner_up() -> None:
    found, _ = told(in_play("KC 2H 8S", opened=(True, False)))
    assert found.instead == card_of("8S")
    taking, _ = told(drawing("JD QD 2S 8C", "KD", opened=(True, False)))
    assert (taking.move, taking.instead) == (TakeDiscard(), None)


def test_the_way_out_names_each_meld_as_it_lies_then() -> None:
    found, _ = told(in_play("8D 9D 2C 3C 4C KC", RUN, opened=BOTH, counts=(6, 9)))
    lengths = [None if step.meld is None else len(step.meld.cards) for step in found.way]
    assert lengths == [None, 3, 4, None]


def test_a_card_that_must_be_used_leads_to_its_rule() -> None:
    card = card_of("7C")
    view = in_play("5C 6C 7C KH 9D 2D 3S QS", opened=BOTH, counts=(8, 13), taken=card)
    found, lines = told(view)
    assert found.grounds[0].code == "must_use"
    assert found.rule is not None
    assert found.rule.reason is Reason.TAKEN_NOT_USED
    assert lines[1] == "Lay down 5♣ 6♣ 7♣. 7♣ must be used in this turn, before you discard."


def test_what_the_opening_does_not_need_is_kept() -> None:
    _, lines = told(in_play("TS JS QS KS 2D 4C 6H 8D 9C 3H 5C 7D JD 3C"))
    assert lines[1:] == [
        "You can open now with 40 points; 40 are needed.",
        "10♠ J♠ Q♠ K♠: 10 + 10 + 10 + 10 = 40",
        "Keep the rest in hand for now: on the table it may help the others.",
    ]


def test_whoever_is_not_on_turn_gets_no_hint() -> None:
    with pytest.raises(ValueError, match="turn"):
        hint(replace(in_play("5C 6C 7C KH"), seat=1), 1)


@pytest.mark.parametrize(
    ("view", "place", "first", "full"),
    [
        (in_play("KS 8D TS 5D 5S' 3C 2H", opened=(False, False), counts=(7, 9)), "suit", "spades", "K♠"),
        (in_play("KC QH 3S 5S", opened=BOTH, counts=(4, 9)), "costs", "cost", "Q♥"),
        (in_play("4H 9S QS TS 9H", opened=(True, False), counts=(5, 9)), "whole_hand", "whole hand", "4♥"),
    ],
    ids=["one suit", "two suits at one cost", "two suits"],
)
def test_where_to_look_is_true_of_both_cards_that_are_equally_good(
    view: PlayerView, place: str, first: str, full: str
) -> None:
    found, (look, move, *_) = told(view)
    assert found.grounds[0].code == "even"
    assert found.look.place == place
    assert first in look
    assert full in move
