"""The cases of rules.md part 4 about scoring, the stock and the match (81 to 94) and C-09, in every preset."""

from __future__ import annotations

from typing import Any

import pytest

from scala40.engine.cards import CARDS, codes, pack
from scala40.engine.events import Closed, Drew, DrewPenalty, Eliminated, Reshuffled, RoundDied, seen_by
from scala40.engine.match import Match
from scala40.engine.moves import Discard, Draw, Pass, Reenter, Retire, TakeDiscard
from scala40.engine.notation import read_card, read_cards, read_move
from scala40.engine.packing import pack as pack_bytes
from scala40.engine.refusal import Reason
from scala40.engine.rules import PRESETS, Rules
from scala40.engine.scoring import hand_points
from scala40.engine.shuffle import below, deck, seeded_secret, shuffled, stream
from tests.engine.set_up import ALL, match_at, rules_of

WORTH_34 = "KD QD TC 4S'"
WORTH_60 = "KC KD QC QD JC JD"
WORTH_126 = "KC KC' KD KD' QC QC' QD QD' JC JC' JD JD' 6C"


def each(told: dict[str, Any]) -> list[Any]:
    """One parameter set for each preset letter."""
    return [(letter, value) for letters, value in told.items() for letter in letters]


@pytest.mark.parametrize(("letter", "points"), each({"STOF": 51, "C": 41}))
def test_case_81_the_value_of_a_hand(letter: str, points: int) -> None:
    assert hand_points(read_cards("AS KD 5C *1"), rules_of(letter)) == points


@pytest.mark.parametrize(("letter", "points"), each({"STO": 11, "CF": 1}))
def test_case_82_a_single_ace(letter: str, points: int) -> None:
    assert hand_points(read_cards("AS"), rules_of(letter)) == points


def test_c_01f_an_ace_and_a_joker_in_hand() -> None:
    assert hand_points(read_cards("AC *1 7D"), PRESETS["standard"]) == 43


def closed(rules: Rules, hand: str, *, opened: bool = True, concealed: bool = False) -> tuple[int, ...]:
    """The penalties when seat 0 goes out and seat 1 is left with a hand."""
    a_match = match_at(rules, ["2S", hand], opened=[True, opened], opened_now=concealed, discards="3S")
    events = a_match.play(0, Discard(read_card("2S")))
    assert Closed(0, concealed) in events
    assert a_match.rounds[-1].penalties is not None
    return a_match.rounds[-1].penalties


@pytest.mark.parametrize(("letter", "points"), each({"SF": 100, "CTO": 34}))
def test_case_83_never_opened(letter: str, points: int) -> None:
    assert closed(rules_of(letter), WORTH_34, opened=False) == (0, points)
    assert closed(rules_of(letter), WORTH_34, opened=True) == (0, 34)


@pytest.mark.parametrize(("letter", "points"), each({"SF": 100, "CTO": 126}))
def test_case_84_never_opened_with_a_dear_hand(letter: str, points: int) -> None:
    assert closed(rules_of(letter), WORTH_126, opened=False) == (0, points)
    assert closed(rules_of(letter), WORTH_126, opened=True) == (0, 126)


@pytest.mark.parametrize(
    ("letter", "penalties"), each({"S": (0, 100), "C": (-100, 60), "T": (0, 60), "O": (0, 120), "F": (0, 200)})
)
def test_case_85_a_concealed_close(letter: str, penalties: tuple[int, int]) -> None:
    assert closed(rules_of(letter), WORTH_60, opened=False, concealed=True) == penalties


@pytest.mark.parametrize("letter", ALL)
def test_case_86_the_limit(letter: str) -> None:
    for kind, in_at_101 in (("reached", False), ("exceeded", True)):
        rules = rules_of(letter, eliminated_at=kind, reentries=0)
        a_match = match_at(rules, ["2S", "KC", "JD"], totals=[0, 90, 91], discards="3S")
        events = a_match.play(0, Discard(read_card("2S")))
        assert a_match.totals == (0, 100, 101)
        assert (2 in a_match.still_in) == in_at_101
        assert 1 in a_match.still_in
        assert (Eliminated(2) in events) == (not in_at_101)
        assert a_match.stage == "deal"


@pytest.mark.parametrize("letter", ALL)
def test_case_87_all_losers_reach_the_limit(letter: str) -> None:
    players = rules_of(letter).max_players
    hands = ["2S", "KC", "KD", "KH", "KS", "KC'"][:players]
    a_match = match_at(rules_of(letter), hands, totals=[100, 95, 96, 97, 98, 99][:players], discards="3S")
    a_match.play(0, Discard(read_card("2S")))
    assert (a_match.stage, a_match.winners) == ("over", (0,))
    assert a_match.eliminated == frozenset(range(1, players))


def dry(rules: Rules, discards: str, reshuffles: int = 0) -> Match:
    """A round in which the stock is empty and seat 0 is to draw."""
    return match_at(
        rules, ["KC 2D", "KD"], phase="draw", discards=discards, stock="", reshuffles=reshuffles, opened=[True, False]
    )


@pytest.mark.parametrize("letter", ALL)
def test_case_88_the_top_discard_stays(letter: str) -> None:
    discards = read_cards("3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH 3S 4S 5S 6S 7S 8S 9S TS")
    a_match = dry(rules_of(letter), codes(discards))
    events = a_match.play(0, Draw())
    assert isinstance(events[0], Reshuffled)
    assert (events[0].count, events[0].number) == (19, 1)
    assert a_match.current_round is not None
    public = a_match.current_round.public
    assert public.discards == discards[-1:]
    assert isinstance(events[1], Drew)
    assert {*a_match.current_round.stock, events[1].card} == set(discards[:-1])
    assert (public.stock, public.reshuffles) == (18, 1)


@pytest.mark.parametrize("letter", ALL)
def test_case_89_one_discard_and_no_stock(letter: str) -> None:
    a_match = dry(rules_of(letter), "3S")
    events = a_match.play(0, Draw())
    assert isinstance(events[0], RoundDied)
    assert (a_match.rounds[-1].penalties, a_match.stage) == ((0, 0), "deal")
    assert a_match.current_round is not None
    assert a_match.current_round.public.closer is None
    counted = dry(rules_of(letter, dead_round="counted"), "3S")
    counted.play(0, Draw())
    assert counted.rounds[-1].penalties == (12, 100 if letter in "SF" else 10)


@pytest.mark.parametrize("letter", ALL)
def test_case_89_the_one_discard_may_be_taken(letter: str) -> None:
    a_match = match_at(rules_of(letter), ["3C 3D KC 2D", "KD"], phase="draw", discards="3S", stock="")
    a_match.play(0, TakeDiscard())
    assert a_match.stage == "round"


@pytest.mark.parametrize(
    ("letter", "made", "dead"),
    [
        (letter, made, dead)
        for letters, made, dead in (
            ("OF", 2, False),
            ("OF", 3, True),
            ("SCT", 3, False),
            ("SCT", 19, False),
            ("SCT", 20, True),
        )
        for letter in letters
    ],
)
def test_case_90_the_limit_of_reshuffles(letter: str, made: int, dead: bool) -> None:
    a_match = dry(rules_of(letter), "4S 3S", reshuffles=made)
    events = a_match.play(0, Draw())
    assert isinstance(events[0], RoundDied if dead else Reshuffled)
    assert (a_match.stage == "deal") == dead


def test_case_91_two_turned_up_jokers_are_replaced_one_after_the_other() -> None:
    rules = PRESETS["standard"]
    twice = 0
    for number in range(1, 3000):
        secret = seeded_secret("case 91", 1, number)
        numbers = stream(secret)
        first = shuffled(pack(4), numbers)
        if not first[26].is_joker:
            continue
        second, third = shuffled(pack(4), numbers), shuffled(pack(4), numbers)
        assert deck(secret, rules, 2) == tuple(third if second[26].is_joker else second)
        twice += second[26].is_joker and not third[26].is_joker
    assert twice > 0
    assert below(iter([5]), 3) == 2


def test_case_91_a_joker_may_be_kept() -> None:
    rules = rules_of("S", turned_up_joker="keep")
    turned_up = [deck(seeded_secret("kept", 1, number), rules, 2)[26] for number in range(200)]
    assert any(card.is_joker for card in turned_up)


@pytest.mark.parametrize("letter", ALL)
def test_case_92_re_entry_at_the_worst_total(letter: str) -> None:
    rules = rules_of(letter, reentries=1)
    a_match = match_at(rules, ["2S", "KC", "", ""], totals=[40, 102, 85, 97], discards="3S")
    a_match.play(0, Discard(read_card("2S")))
    assert (a_match.stage, a_match.mover, a_match.totals) == ("reentry", 1, (40, 112, 85, 97))
    refusal = a_match.check(0, Reenter())
    assert refusal is not None
    assert refusal.reason is Reason.OUT_OF_TURN
    a_match.play(1, Reenter())
    assert (a_match.totals, a_match.eliminated, a_match.stage) == ((40, 97, 85, 97), frozenset(), "deal")
    assert a_match.rounds[-1].totals == (40, 97, 85, 97)


def test_several_are_asked_in_turn_order_and_none_where_one_is_left() -> None:
    rules = rules_of("F", direction="clockwise")
    a_match = match_at(rules, ["2S", "KC", "KD", "KH"], totals=[40, 95, 95, 10], discards="3S")
    a_match.play(0, Discard(read_card("2S")))
    a_match.play(1, Retire())
    assert a_match.mover == 2
    a_match.play(2, Reenter())
    assert (a_match.totals, a_match.eliminated) == ((40, 105, 40, 20), {1})
    alone = match_at(rules, ["2S", "KC", "KD"], totals=[40, 95, 95], discards="3S")
    alone.play(0, Discard(read_card("2S")))
    assert (alone.stage, alone.winners) == ("over", (0,))


@pytest.mark.parametrize("letter", ALL)
def test_case_93_the_dealer_is_eliminated(letter: str) -> None:
    rules = rules_of(letter, reentries=0)
    hands = ["KD", "2C", "2S", "2H"]
    a_match = match_at(rules, hands, totals=[95, 0, 0, 0], discards="3S", stock="9C", turn=2, dealer=0)
    a_match.play(2, Discard(read_card("2S")))
    assert a_match.eliminated == {0}
    assert a_match.next_dealer == (1 if rules.direction == "clockwise" else 3)
    a_match.deal()
    assert a_match.rounds[-1].dealer == (1 if rules.direction == "clockwise" else 3)
    assert a_match.current_round is not None
    assert a_match.current_round.public.seats == ((2, 3, 1) if rules.direction == "clockwise" else (2, 1, 3))


def buying(**more: Any) -> Match:
    """Seat 0 is to draw; 6C, thrown by seat 3, lies on the pile; seats 1 and 3 have opened, seat 2 has not."""
    told: dict[str, Any] = {
        "hands": ["KC 2D", "4C 5C 9H 9D", "6D 6H 8H", "6S 6D' 8D"],
        "opened": [True, True, False, True],
        "discards": "3S 6C",
        "stock": "JD JH JS",
        "melds": ["7D 8D' 9D'"],
        "phase": "draw",
    }
    told |= more
    return match_at(told.pop("rules", rules_of("S", buying=True)), told.pop("hands"), **told)


def refused(a_match: Match, seat: int, text: str) -> str | None:
    """The reason's name."""
    refusal = a_match.check(seat, read_move(text))
    return None if refusal is None else refusal.reason.value


@pytest.mark.parametrize("letter", ALL)
def test_case_94_who_has_not_opened_cannot_claim(letter: str) -> None:
    a_match = buying(rules=rules_of(letter, buying=True, direction="clockwise", max_players=4))
    a_match.play(0, Draw())
    asked = []
    while a_match.current_round is not None and a_match.current_round.public.phase == "buy":
        asked.append(a_match.mover)
        assert refused(a_match, 2, "buy lay 6C 6D 6H") == "OUT_OF_TURN"
        a_match.play(asked[-1] or 0, Pass())
    # Seat 3 threw the card, seat 2 has not opened.
    assert asked == [1]
    assert a_match.current_round is not None
    assert a_match.current_round.public.phase == "play"


def test_who_threw_the_card_is_not_asked() -> None:
    a_match = buying(turn=3, phase="play", hands=["KC 2D", "4C 5C 9H 9D", "6D 6H 8H", "6S 6D' 8D QC"], discards="3S")
    a_match.play(3, Discard(read_card("QC")))
    a_match.play(0, Draw())
    assert a_match.mover == 1
    a_match.play(1, Pass())
    assert a_match.current_round is not None
    assert a_match.current_round.public.phase == "play"


def test_a_buy_costs_a_card_and_the_player_to_move_draws_all_the_same() -> None:
    a_match = buying()
    a_match.play(0, Draw())
    assert refused(a_match, 0, "draw") == "OUT_OF_TURN"
    assert refused(a_match, 1, "draw") == "WRONG_PHASE"
    assert refused(a_match, 1, "buy lay 4C 5C 6C") is None
    assert refused(a_match, 1, "buy off 6C m1") == "DOES_NOT_FIT"
    assert refused(a_match, 1, "buy lay 9H 9D 9S") == "NOT_HELD"
    events = a_match.play(1, read_move("buy lay 4C 5C 6C"))
    assert DrewPenalty(1, read_card("JD")) in events
    assert Drew(0, read_card("JH")) in events
    assert a_match.current_round is not None
    assert a_match.current_round.hands[:2] == (frozenset(read_cards("KC 2D JH")), frozenset(read_cards("9H 9D JD")))
    assert a_match.current_round.public.discards == read_cards("3S")
    assert (a_match.mover, a_match.current_round.public.undoable) == (0, 0)


def test_nobody_else_learns_the_penalty_card() -> None:
    """The same buy with another stock: what the seats that did not draw see is the same to the byte."""
    seen = []
    for stock in ("JD JH JS", "QD AH 7S"):
        a_match = buying(stock=stock)
        events = [*a_match.play(0, Draw()), *a_match.play(1, read_move("buy lay 4C 5C 6C"))]
        assert [isinstance(event, DrewPenalty) for event in events].count(True) == 1
        seen.append(
            [
                [[pack_bytes(seen_by(event, seat)) for event in events], pack_bytes(a_match.view(seat))]
                for seat in (2, 3)
            ]
        )
        mine = [seen_by(event, 1) for event in events]
        assert DrewPenalty(1, read_card(stock[:2])) in mine
        assert Drew(0, None) in mine
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    "more", [{"stock": "JD"}, {"discards": ""}, {"rules": rules_of("S")}, {"opened": [True, False, False, False]}]
)
def test_nobody_is_asked_where_nothing_can_be_bought(more: dict[str, Any]) -> None:
    a_match = buying(**more, **({"melds": []} if "opened" in more else {}))
    a_match.play(0, Draw())
    assert a_match.current_round is not None
    assert a_match.current_round.public.phase == "play"


@pytest.mark.parametrize(("final", "reason"), [("optional", None), ("required", "MUST_KEEP_A_DISCARD")])
def test_a_buy_that_empties_the_hand(final: str, reason: str | None) -> None:
    a_match = buying(rules=rules_of("S", buying=True, final_discard=final), hands=["KC 2D", "4C 5C", "2H", "2S"])
    a_match.play(0, Draw())
    assert refused(a_match, 1, "buy lay 4C 5C 6C") == reason
    if reason is None:
        events = a_match.play(1, read_move("buy lay 4C 5C 6C"))
        assert Closed(1, False) in events
        assert a_match.rounds[-1].penalties == (12, 0, 100, 2)


def test_no_two_buys_and_no_taking_after_the_question() -> None:
    a_match = buying(discards="3S 6C", hands=["6D' 6H' 2D", "4C 5C 9H 9D", "2H", "3C 3D 8D"])
    a_match.play(0, Draw())
    a_match.play(1, read_move("buy lay 4C 5C 6C"))
    assert a_match.current_round is not None
    assert a_match.current_round.public.phase == "play"
    assert refused(a_match, 0, "take") == "WRONG_PHASE"


# ------------------------------------------------------------------------------------------------------------ C-09


@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize("letter", ALL)
def test_c_09_limits_and_seat_orders(letter: str, turn: int) -> None:
    """A 90, B 95, C 100; C goes out; whoever deals and wherever they sit the result is the same."""
    c, a, b = turn, (turn + 1) % 3, (turn + 2) % 3
    for left, total, stays in (("TH", 100, True), ("AS", 90 + hand_points([CARDS[39]], rules_of(letter)), None)):
        hands, totals = ["", "", ""], [0, 0, 0]
        hands[a], hands[b], hands[c] = left, "QD", "2S"
        totals[a], totals[b], totals[c] = 90, 95, 100
        a_match = match_at(
            rules_of(letter, reentries=0), hands, totals=totals, turn=turn, dealer=(turn + 2) % 3, discards="3S"
        )
        a_match.play(c, Discard(read_card("2S")))
        assert (a_match.totals[a], a_match.totals[b], a_match.totals[c]) == (total, 105, 100)
        assert b in a_match.eliminated
        assert c not in a_match.eliminated
        assert (a not in a_match.eliminated) == (total < 101 if stays is None else stays)
