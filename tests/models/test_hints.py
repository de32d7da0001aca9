"""The hint at one seat: its two rungs, what it means, what ends it, and why there may be none."""

from __future__ import annotations

from msgspec.structs import replace

from scala40.engine.cards import Card
from scala40.engine.notation import read_cards
from scala40.engine.refusal import Reason
from scala40.engine.rules import STANDARD, Rules
from scala40.models.hints import HintModel, Meant, why_no_hint
from tests.engine.set_up import match_at
from tests.models.desk import Desk

FIVES = "5D 6D 7D"


def at(
    hand: str, melds: tuple[str, ...] = (), *, opened: bool = True, rules: Rules = STANDARD, **more: object
) -> tuple[Desk, HintModel]:
    """A seat before this hand, against others who have opened."""
    others = ["2S' 3S' 8C'", *(["2H' 3H'"] if "asked" in more else [])]
    turned = [opened, *(True for _ in others)]
    a_match = match_at(rules, [hand, *others], melds=list(melds), opened=turned, stock="QC' QH' JD'", **more)
    desk = Desk(a_match)
    return desk, HintModel(desk.model)


def cards(text: str) -> frozenset[Card]:
    return frozenset(read_cards(text))


def test_the_first_press_says_where_to_look_and_the_second_what_to_do() -> None:
    desk, hints = at("8D KC", (FIVES,))
    told: list[int] = []
    hints.changed.connect(lambda: told.append(hints.rung))
    assert hints.lines() == []
    hints.press()
    assert hints.lines() == ["Look at your whole hand together with the table."]
    assert (hints.meant, hints.rule) == (Meant(), None)
    hints.press()
    assert hints.lines() == ["You can go out now: add 8♦ to 5♦ 6♦ 7♦, then discard K♣."]
    assert "8 of diamonds" in hints.lines(spoken=True)[0]
    assert hints.meant == Meant((cards("8D"),), frozenset({1}))
    hints.press()
    assert hints.lines() == []
    assert told == [1, 2, 0]
    assert desk.proposed == []


def test_the_next_move_takes_it_away_and_the_hint_is_made_anew() -> None:
    desk, hints = at("8D KC 2H 9S", (FIVES,))
    hints.press()
    hints.press()
    assert desk.model.offer(read_cards("8D")) is None
    desk.wait()
    assert hints.rung == 0
    assert hints.hint is None
    hints.press()
    assert hints.rung == 1


def test_putting_it_away_says_whether_there_was_one() -> None:
    _, hints = at("8D KC", (FIVES,))
    assert not hints.put_away()
    hints.press()
    assert hints.put_away()
    assert not hints.put_away()
    hints.press()
    assert hints.rung == 1


def test_where_nothing_can_be_chosen_there_is_no_first_rung() -> None:
    _, hints = at("8D KC 9H", (), opened=False, phase="draw", discards="2C")
    hints.press()
    assert hints.lines() == ["There is nothing to choose here: draw from the stock."]
    assert hints.meant == Meant(stock=True)
    hints.press()
    assert hints.rung == 0


def test_what_a_move_means_is_named_for_each_kind_of_move() -> None:
    for hand, melds, more, meant in (
        ("8C 9C KD 2H", (), {"phase": "draw", "discards": "TC"}, Meant(pile=True)),
        ("KC 2H 8S", (), {}, Meant((cards("KC"),))),
        ("7D 2C 9S KH QH", ("5D 6D *1=7D",), {}, Meant((cards("7D"),), frozenset({1}))),
    ):
        _, hints = at(hand, melds, **more)
        hints.press()
        hints.press()
        assert hints.meant == meant, hand
        assert hints.meant.cards == frozenset().union(*meant.together)


def test_an_opening_leads_to_its_rule() -> None:
    _, hints = at("KC KD KH 4H 5H 6H 9S 2C' 7D JS 3C 8S AD 9C'", opened=False)
    hints.press()
    assert hints.rule is None
    hints.press()
    assert hints.rule is not None
    assert (hints.rule.reason, hints.rule.need) == (Reason.OPENING_TOO_LOW, 40)
    assert hints.meant == Meant((cards("KC KD KH"), cards("4H 5H 6H")))


def test_a_hint_to_buy_means_the_pile_and_the_cards_that_go_with_it() -> None:
    told = {"phase": "buy", "asked": 0, "turn": 2, "rules": replace(STANDARD, buying=True)}
    for hand, top, melds, together in (
        ("JD QD 2C 4S 6H 9H", "KD", (), (cards("JD QD"),)),
        ("9H 8C QC TS", "8D", (FIVES,), ()),
    ):
        _, hints = at(hand, melds, discards=f"2D {top}", **told)
        hints.press()
        assert hints.lines() == ["Look at the card on the discard pile."]
        hints.press()
        assert hints.meant == Meant(together, pile=True)


def test_why_there_is_none() -> None:
    assert why_no_hint(None) is not None
    desk, hints = at("8D KC", (FIVES,))
    assert why_no_hint(desk.model) is None
    desk.model.watching = "demo"
    why = why_no_hint(desk.model)
    assert why is not None
    assert "demo" in why()
    hints.press()
    assert hints.rung == 0
    desk.model.watching = ""
    waiting, _ = at("8D KC", (FIVES,), turn=1, phase="draw")
    why = why_no_hint(waiting.model)
    assert why is not None
    assert why() == "Wait for your turn."


def test_a_round_that_is_over_has_none() -> None:
    desk, hints = at("KC", (FIVES,))
    hints.press()
    desk.model.drop_on_pile(read_cards("KC"))
    desk.wait()
    assert desk.model.view.public.phase == "over"
    assert hints.rung == 0
    why = why_no_hint(desk.model)
    assert why is not None
    assert why() == "The round is over. Hints come with your next turn."
